"""G22: air strikes and partisans."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    happen,
    number,
    pair,
    said,
    still,
    unit,
)

from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.events import (
    EventEmpty,
    Shot,
)
from landfall.games.crete.model.ground import NAME, TERRAIN
from landfall.games.crete.rules.air import LayStrikes, partisan_aim, strike_aim, strike_hexes

PARTISANS = next(e.event for e in BOX.events.values() if e.number == "5.7")


def test_g22_1_strikes_reach_three_hexes() -> None:
    """crete G22.1, G22.3, 5.1: strikes reach no farther, unless the scenario lifts the limit."""
    game = still([unit(FJ, "R33.12"), unit(AUS, "R33.15"), unit("CR-21-B", "R33.16")])
    assert strike_hexes(game, 1, False, "") == [at("R33.15")]
    assert len(strike_hexes(game, 1, True, "Rethymnon")) == 2


def test_g22_2_only_positive_modifiers_count_for_a_strike() -> None:
    """Cover does not count, and a trench does not change the half of the table."""
    _, orchard = pair("C", "O")
    game = still([unit(NZ, orchard, position=2, column=True), unit(FJ, "R40.12")])
    assert dict(strike_aim(game, number(NZ)).mods) == {"target-column": 2}
    assert strike_aim(game, number(NZ)).base == 3


def test_g22_3_no_strikes_at_night() -> None:
    units = [unit(FJ, "R33.12"), unit(AUS, "R33.13")]
    assert LayStrikes(1, 2).ask(still(units))
    assert LayStrikes(1, 2).ask(still(units, hour="Night")) == ()


def test_g22_5_and_5_7_partisans() -> None:
    """Partisans attack with Pink 2 and all modifiers of the target, and only near a village, town or city."""
    village = next(h for h in range(len(TERRAIN)) if TERRAIN[h] == "V" and NAME[h][0] == "R")
    near = NAME[village]
    game = still([unit(FJ, near, position=1), unit(AUS, "R08.13")], script=[0, 9])
    shot = partisan_aim(game, number(FJ))
    assert (shot.base, shot.color) == (2, "Pink")
    assert {"terrain", "defence", "target-improved"} == set(dict(shot.mods))
    happen(game, PARTISANS, 0)
    assert [s.mode for s in said(game, Shot)] == ["partisans"]
    lonely = next(
        NAME[h]
        for h in range(len(TERRAIN))
        if NAME[h][0] == "R"
        and TERRAIN[h] == "C"
        and not any(TERRAIN[n] in "VTX" for n in ground.SHEETS.within(h, 2))
    )
    game = still([unit(FJ, lonely), unit(AUS, "R08.13")], script=[0])
    happen(game, PARTISANS, 0)
    assert said(game, EventEmpty)
