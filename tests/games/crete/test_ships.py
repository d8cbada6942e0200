"""O2: Allied ships."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import at, number, run, said, still, unit

from landfall.games.crete.model.chart import coast
from landfall.games.crete.model.counters import CHITS, FIRE, RANGE
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.ground import (
    ALLIED,
    NAME,
    NEAR,
    TERRAIN,
    distance,
)
from landfall.games.crete.model.island_events import (
    ShipAttacked,
    ShipSailed,
)
from landfall.games.crete.model.pieces import ASIDE, AT_SEA, GONE, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.cup import FillCup
from landfall.games.crete.rules.fire import INDIRECT, Roll
from landfall.games.crete.rules.naval import (
    AirAttack,
    ChooseTarget,
    CountShips,
    Sail,
    Ships,
    ShipsCome,
    at_sea,
    naval_steps,
    naval_targets,
)
from landfall.games.crete.table.look import look

NZ, FJ = "NZ-18-A", "FJ3-1"

#: A hex on the coast of Maleme, and one beside it.
MARK = next(NAME[h] for h in coast("Maleme") if NAME[h].startswith("W20."))

BESIDE = NAME[NEAR[at(MARK)][0]]

DESTROYER = "CR-N-DD1"


def fleet(**more: Any) -> Crete:
    units = more.pop("units", [unit(NZ, "W50.13"), unit(FJ, BESIDE)])
    units = [*units, unit("CR-N-DD1", "sea"), *more.pop("others", [])]
    wanted: dict[str, Any] = {
        "scenario": "12",
        "day": 25,
        "hour": "0900",
        "fleet": "Maleme",
        "target": MARK,
    } | more
    game = still(units, **wanted)
    game.ships = True
    return game


def destroyer(*dice: int, **state: Any) -> Crete:
    """One destroyer off Maleme by day, in the given state."""
    game = still(
        [unit("NZ-18-A", "W50.13"), unit("FJ3-1", BESIDE), unit(DESTROYER, "sea", **state)],
        scenario="12",
        day=25,
        hour="0900",
        fleet="Maleme",
        target=MARK,
        script=list(dice),
    )
    game.ships = True
    return game


def test_o2_0_and_o2_1_ships_come_in_two_nights_and_choose_a_map() -> None:
    game = still([unit(NZ, "W50.13"), unit(FJ, BESIDE)], scenario="12", day=22, hour="Night")
    ShipsCome().run(game)
    assert at_sea(game) == []
    game.ships = True
    ShipsCome().run(game)
    assert at_sea(game) == [number("CR-N-DD1")]
    assert [type(s).__name__ for s in game.steps[-2:]] == ["ChooseTarget", "ChooseMap"]
    joined = fleet(hour="Night")
    ShipsCome().run(joined)
    assert len(at_sea(joined)) == 5
    assert type(joined.steps[-1]).__name__ == "Turn"


def test_o2_2_the_naval_chit_is_in_the_cup_while_ships_are_in_play() -> None:
    chit = next(n for n, c in enumerate(CHITS) if c.kind == "naval")
    game = fleet()
    FillCup().run(game)
    assert chit in game.cup
    game.units[number("CR-N-DD1")] = Unit(at=ASIDE, steps=2)
    FillCup().run(game)
    assert chit not in game.cup


def test_o2_3_the_naval_phase_and_no_air_attack_by_night() -> None:
    by_day = [type(s).__name__ for s in naval_steps(fleet())]
    assert by_day == ["Ships", "AirAttack", "Sail", "ChooseTarget"]
    by_night = [type(s).__name__ for s in naval_steps(fleet(hour="Night"))]
    assert "AirAttack" not in by_night


def test_o2_4_ships_fire_at_what_the_marker_sees_twenty_hexes_nearer() -> None:
    ship = number("CR-N-DD1")
    game = fleet()
    assert naval_targets(game, ship) == [number(FJ)]
    assert RANGE[ship] == 35
    # Three hexes by night.
    beyond = next(
        NAME[h]
        for h in range(len(TERRAIN))
        if NAME[h].startswith("W")
        and distance(h, at(MARK)) == 5
        and TERRAIN[h] != "~"
        and naval_targets(fleet(units=[unit(NZ, "W50.13"), unit(FJ, NAME[h])]), ship)
    )
    assert not naval_targets(
        fleet(units=[unit(NZ, "W50.13"), unit(FJ, beyond)], hour="Night"), ship
    )


def test_o2_4_and_r41_a_ship_rallies_or_fires_once_a_chit() -> None:
    game = fleet(script=[3, 3])
    game.push(Ships())
    asked = game.advance()
    assert {o.id for o in asked[0].options} == {f"fire:CR-N-DD1@{FJ}", "end"}
    game.apply(asked[0].seat, asked[0].options[0])
    shot = said(game, Shot)[-1]
    assert (shot.color, shot.mode, shot.origin) == ("Orange", "indirect", f"hex:{MARK}")
    assert Ships().ask(game) == ()
    shaken = fleet(others=[unit("CR-N-AJAX", "sea", cohesion=1)])
    asked = Ships().ask(shaken)
    Ships().take(shaken, "allied", asked[0].option("rally:CR-N-AJAX") or asked[0].options[0])
    assert shaken.units[number("CR-N-AJAX")].cohesion == 0


def test_o2_4_the_odds_of_a_ship_are_those_of_its_shot() -> None:
    game = fleet(script=[9, 3])
    (fact,) = look(game, f"odds:{DESTROYER}@{FJ}")
    assert (fact.args["base"], fact.args["range"]) == (FIRE[number(DESTROYER)], 1)
    game.push(Ships())
    asked = game.advance()
    game.apply(asked[0].seat, asked[0].options[0])
    # The bonus is not reached, so the shot has the rating told before.
    shot = said(game, Shot)[-1]
    assert (shot.color, shot.rating) == (fact.args["color"], fact.args["rating"])
    assert look(game, f"odds:{DESTROYER}@{NZ}") == ()


@pytest.mark.parametrize(("die", "level"), [(6, 26), (7, 30)])
def test_o2_5_and_r41_white_six_by_day_and_a_ship_sunk_costs_four(die: int, level: int) -> None:
    game = fleet(script=[die], morale=30)
    game.push(AirAttack(number("CR-N-DD1")))
    run(game)
    assert said(game, ShipAttacked)[0].rating == 6
    assert game.morale == level
    assert (game.units[number("CR-N-DD1")].at == GONE) == (die == 6)
    assert game.lost[ALLIED] == (2 if die == 6 else 0)
    # O2.7: with the last ship, the marker is removed.
    assert (game.naval_target == -1) == (die == 6)


def test_o2_6_and_r63_and_r74_ships_sail_together_and_home_under_withdrawal() -> None:
    others = [unit("CR-N-AJAX", "sea")]
    free_ships = [o.id for o in Sail().ask(fleet(others=others))[0].options]
    assert free_ships[0] == "stay"
    assert "fleet:Canea-Suda" in free_ships
    assert {"egypt:CR-N-DD1", "egypt:CR-N-AJAX"} <= set(free_ships)
    held = fleet(others=[unit("CR-N-AJAX", "sea", suppressed=True)])
    offered = [o.id for o in Sail().ask(held)[0].options]
    assert not [o for o in offered if o.startswith("fleet:")]
    assert "egypt:CR-N-AJAX" in offered
    game = fleet(others=others, withdrawal=True, morale=3)
    asked = Sail().ask(game)
    Sail().take(game, "allied", asked[0].options[0])
    assert at_sea(game) == []
    assert len(said(game, ShipSailed)) == 2
    assert game.morale == 3
    assert game.lost == [0, 0]


def test_o2_7_the_marker_stays_on_the_coast_of_the_ships_map() -> None:
    assert at(MARK) in coast("Maleme")
    assert all(TERRAIN[h] != "~" for h in coast("Maleme"))
    game = fleet()
    game.units[number("CR-N-DD1")] = Unit(at=ASIDE, steps=2)
    CountShips().run(game)
    assert (game.fleet, game.naval_target) == ("", -1)


def test_o2_0_a_ship_is_on_no_map() -> None:
    game = fleet()
    assert game.units[number("CR-N-DD1")].at == AT_SEA
    assert number("CR-N-DD1") not in game.fielded(ALLIED)


def test_o2_7_the_marker_goes_with_the_last_ship_however_it_is_lost() -> None:
    """crete O2.5, O2.7, G14.4: its last step goes by a third cohesion hit."""
    game = destroyer(3, steps=1, cohesion=2)
    game.push(AirAttack(number(DESTROYER)))
    run(game)
    assert game.units[number(DESTROYER)].at == GONE
    assert at_sea(game) == []
    assert (game.fleet, game.naval_target) == ("", -1)
    assert not ChooseTarget().ask(game)


def test_g17_4_a_reduced_ship_lays_a_light_barrage() -> None:
    """crete G17.4, G2.4: its Fire is that of its reduced side: 6 − 1 is no heavy barrage."""
    for steps, level in ((2, 2), (1, 1)):
        game = destroyer(5, steps=steps)
        game.passed = False
        game.push(Roll(number(DESTROYER), number("FJ3-1"), INDIRECT))
        game.steps.pop().run(game)
        assert game.barrage[at(BESIDE)] == level
