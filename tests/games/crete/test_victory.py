"""G24, G25: control and victory tests."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    ids,
    still,
    table,
    unit,
)

from landfall.games.crete.model import ground
from landfall.games.crete.model.events import (
    Shot,
    UnitEliminated,
)
from landfall.games.crete.model.ground import NAME
from landfall.games.crete.rules.sequence import Turn
from landfall.games.crete.rules.victory import Annihilation, TurnTests, evaluate, holds


def test_g25_1_and_g25_2_when_a_test_is_made() -> None:
    """Control is tested at the end of every turn, losses only at the end of the game."""
    units = [unit(FJ, "R33.12"), unit(AUS, "R28.13")]
    held = {"R08.13": "german", "R27.12": "german", "R28.11": "german"}
    game = still(units, control=held, lost={"german": 13})
    TurnTests().run(game)
    assert game.true == ["a"]
    assert game.outcome is None
    evaluate(game, ("end",))
    assert game.true == ["a", "b"]


def test_g25_7_the_end_waits_for_the_action_in_hand() -> None:
    """The last Greek unit is lost to a strike: the shot is shown, then the game is over."""
    play = table(
        [unit("GPI-1", "K07.06"), unit("GR-1-A", "K07.05", steps=1)],
        scenario="L",
        day=24,
        hour="1300",
        chit="5GEB Division",
        cup=("Allied Direct Command",),
        leaders={"L-KG4": "GPI-1"},
        script=(9, 0, 0, 0, 0, 0, 0),
        orders={"allied": {"stand": "stand"}},
    )
    while play.outcome is None:
        options = ids(play)
        choose(play, next((o for o in options if o.startswith(("fire:", "assault:"))), options[0]))
    assert play.outcome.winners == ("german",)
    gone = next(i for i, e in enumerate(play.events) if isinstance(e, UnitEliminated))
    assert any(isinstance(e, Shot) for e in play.events[:gone])


def test_g25_3_before_a_turn_is_tested_after_every_action() -> None:
    """Both Platanias hexes before 1300 in scenario 8; once met, the test stays met."""
    game = still([unit(NZ, "W20.10"), unit("FJ3-1", "W26.07")], scenario="8", day=23, hour="1100")
    for hex in ("W25.07", "W26.07"):
        game.control[at(hex)] = 1
    Annihilation().run(game)
    assert len(game.true) == 1
    game.control[at("W25.07")] = 0
    Annihilation().run(game)
    assert len(game.true) == 1
    late = still([unit(NZ, "W20.10"), unit("FJ3-1", "W26.07")], scenario="8", day=23, hour="1300")
    for hex in ("W25.07", "W26.07"):
        late.control[at(hex)] = 1
    Annihilation().run(late)
    assert late.true == []


def test_g25_4_and_g3_3_a_test_at_the_start_of_a_turn_comes_before_step_b() -> None:
    """Galatas at 0700 of 26 May in scenario 9: the game ends there."""
    for held, over in ((0, True), (1, False)):
        game = still(
            [unit(NZ, "W40.10"), unit("FJ3-1", "W30.10")], scenario="9", day=26, hour="0700"
        )
        for hex in ("W36.11", "W37.11"):
            game.control[at(hex)] = held
        game.steps.clear()
        Turn().run(game)
        assert (game.outcome is not None) == over
        assert bool(game.steps) != over


def test_g25_tests_of_every_kind_about_the_map() -> None:
    """crete G25: connected runways, airfields, fire zones, steps in an area."""
    game = still([unit(NZ, "W34.10"), unit("FJ3-1", "W10.05")], scenario="8", day=23, hour="1100")
    runways = {"side": "german", "hexes": ["09.04", "10.04", "11.05"], "at_least": 2}
    game.control |= {at("W09.04"): 1, at("W10.04"): 0, at("W11.05"): 1}
    assert holds(game, {"control": runways})
    assert not holds(game, {"control": {**runways, "connected": True}})
    game.control[at("W10.04")] = 1
    assert holds(game, {"control": {**runways, "connected": True}})
    zone = {"side": "german", "hexes": ["09.04", "10.04", "11.05"], "at_least": 1}
    assert holds(game, {"fire_zone": zone})
    assert not holds(game, {"fire_zone": {**zone, "side": "allied"}})
    area = {"side": "allied", "formation": "4 NZ Bde", "columns_east_of": 33, "at_least": 2}
    assert holds(game, {"steps_in_area": area})
    assert not holds(game, {"steps_in_area": {**area, "columns_east_of": 34}})
    assert not holds(game, {"steps_in_area": {**area, "formation": "5 NZ Bde"}})


def test_r48_an_airfield_is_all_its_hexes() -> None:
    game = still([unit(NZ, "W34.10"), unit("FJ3-1", "W10.05")], scenario="6", day=20, hour="1100")
    hexes = min(h for name, h in ground.AIRFIELDS.items() if all(NAME[x][0] == "W" for x in h))
    wanted = {"control_airfields": {"side": "german", "at_least": 1}}
    for hex in hexes:
        assert not holds(game, wanted)
        game.control[hex] = 1
    assert holds(game, wanted)
