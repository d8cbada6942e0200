"""Edge cases of single rules: batteries in a park, columns that retreat, rearguards of independents, trucks that leave, guns
at the start."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    number,
    still,
    table,
    unit,
)

from landfall.core.chance import Chance
from landfall.games.crete.model import counters
from landfall.games.crete.model.ground import GERMAN, NAME, NEAR, ROAD_HEXES, TERRAIN
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.exits import doors
from landfall.games.crete.rules.quality import wants_to_pay
from landfall.games.crete.rules.rearguards import make_rearguard, rearguards_near
from landfall.games.crete.rules.retreat import retreats
from landfall.games.crete.rules.setup import SetUp, set_up

BATTERY = "CR-6BTY"


def test_g14_5_a_suppressed_battery_in_a_park_does_not_fire() -> None:
    """crete G14.5, G17.8: a park shelters nobody from suppression."""
    units = [unit("CR-28-B", "W31.11"), unit("FJ3-1", "W33.11"), unit("NZ-22-A", "W10.06")]
    for suppressed in (False, True):
        play = table(
            units,
            scenario="5",
            chit="CREFORCE Division",
            hour="1500",
            leaders={"L-VAS": "CR-28-B"},
            parks=[{"hex": "W31.11", "units": [BATTERY]}],
        )
        game = play.state
        assert isinstance(game, Crete)
        game.mark(number(BATTERY), suppressed=suppressed)
        shots = [i for i in _asked_again(game) if i.startswith(f"fire:{BATTERY}@")]
        assert bool(shots) != suppressed


def _asked_again(game: Crete) -> list[str]:
    return [option.id for decision in game.advance() for option in decision.options]


def test_g10_6_a_column_does_not_retreat_through_another_column() -> None:
    """crete G10.6, G16.9: one unit in column per hex, at every moment."""
    here = next(
        h
        for h, letter in enumerate(TERRAIN)
        if letter == "C" and NAME[h].startswith("R") and len(NEAR[h]) == 6
    )
    foe = NEAR[here][0]
    game = still([unit(AUS, NAME[here], column=True), unit(FJ, NAME[foe])])
    free = retreats(game, number(AUS), foe)
    through = next(path[0] for path in free.values() if len(path) == 2)
    beyond = {end for end, path in free.items() if len(path) == 2 and path[0] == through}
    game = still(
        [
            unit(AUS, NAME[here], column=True),
            unit(FJ, NAME[foe]),
            unit("CR-21-B", NAME[through], column=True),
        ]
    )
    shut = retreats(game, number(AUS), foe)
    assert through not in shut
    for end in beyond:
        assert end not in shut or shut[end][0] != through
    # On foot it may pass.
    game.mark(number(AUS), column=False)
    assert any(path[0] == through for path in retreats(game, number(AUS), foe).values())


def test_g19_6_an_independent_takes_up_its_own_division_s_rearguard_only() -> None:
    """crete G19.6: the rearguard acts as an independent of its maker's division."""
    game = still(
        [
            unit("CR-LAY-A", "W31.11"),
            unit("CR-MG-R", "W31.10"),
            unit("NZ-7FLD", "W31.10"),
            unit("FJ3-1", "W10.10"),
        ],
        scenario="11",
    )
    layforce = number("CR-LAY-A")
    make_rearguard(game, layforce)
    made = next(n for numbers in game.frame.rearguards for n in numbers if game.units[n].at >= 0)
    assert rearguards_near(game, number("CR-MG-R")) == [made]
    assert rearguards_near(game, number("NZ-7FLD")) == []


def test_r31_a_unit_in_a_truck_is_evacuated_by_port_and_by_no_other_way() -> None:
    """crete R31, G20.2: a truck never leaves its three maps by an edge; evacuated from a port, a truck and its passenger count as one."""
    game = still(
        [unit("NZ-18-A", "W59.13", mounted=True), unit("FJ3-1", "W40.13")],
        scenario="12",
        day=27,
        hour="Night",
        withdrawal=True,
        morale=3,
        leaders={"L-ING": "NZ-18-A"},
    )
    assert [way.kind for way in doors(game, number("NZ-18-A"))] == ["evacuate"]


def start_options(game: Crete, side: int) -> set[str]:
    return {o.id for o in SetUp(side).ask(game)[0].options}


def test_g3_5_a_gun_starts_mounted_and_in_column() -> None:
    """crete 11.0, G3.5: mounted or not, in column or not, as the owner likes; a gun can be in column only if it is mounted."""
    game = set_up("9", {}, Chance("guns"))
    gun = next(
        n
        for n in game.fielded(GERMAN)
        if counters.UNITS[n].move == "*"
        and counters.MOUNTED[n] is not None
        and TERRAIN[game.units[n].at] == "C"
    )
    name = counters.UNITS[gun].unit
    assert f"start-column:{name}" not in start_options(game, GERMAN)
    assert f"start-mounted:{name}" in start_options(game, GERMAN)
    game.mark(gun, mounted=True)
    assert f"start-column:{name}" in start_options(game, GERMAN)


def test_g33_an_order_by_points_looks_at_who_pays_for_a_greek() -> None:
    """crete G4.7, G33: the division of the leader in range, not that of the counter."""
    game = still(
        [unit("GR-6-A", "W40.12"), unit("CR-28-B", "W40.12"), unit("FJ3-1", "W30.10")],
        scenario="5",
        hour="1500",
        leaders={"L-VAS": "CR-28-B"},
        cp={"2NZ": 0, "CREFORCE": 6},
    )
    greek = number("GR-6-A")
    own = game.frame.divisions[game.frame.division_of[greek]].name
    assert own == "2NZ"
    game.orders["0:bonus"] = "cp-6"
    assert wants_to_pay(game, greek, "bonus", False) is True
    game.cp[game.frame.division_named("CREFORCE")] = 5
    assert wants_to_pay(game, greek, "bonus", False) is False


def test_g3_5_a_unit_in_column_in_scrub_does_not_start_mounted() -> None:
    """crete G3.5, G10.6: off the road, wheels in column are not possible there."""
    scrub = next(
        h
        for h, letter in enumerate(TERRAIN)
        if letter == "B" and NAME[h].startswith("W") and h not in ROAD_HEXES
    )
    for column in (False, True):
        riders = [unit("KR55-1", NAME[scrub], column=column), unit("NZ-18-A", "W30.11")]
        game = still(riders, scenario="12", day=25, hour="0900")
        assert ("start-mounted:KR55-1" in start_options(game, GERMAN)) != column
