"""O1, scenario 13: free drops with dispersion."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import at, choose, game_of, ids, number, said, still, told, unit

from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.games.crete.model.chart import coast
from landfall.games.crete.model.ground import (
    NAME,
    NEAR,
    TERRAIN,
    distance,
)
from landfall.games.crete.model.island_events import (
    DispersionRolled,
    UnitDrifted,
)
from landfall.games.crete.model.pieces import DUE, GONE, StickPlan
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import drop_turns, loose
from landfall.games.crete.rules.free_drops import (
    DIRECTIONS,
    Jumps,
    dispersion_mods,
    drift,
    drops_to_come,
    ready_sticks,
)
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.rules.sticks import targets

NZ, FJ = "NZ-18-A", "FJ3-1"

RUNWAY, FAR = "W10.04", "W60.16"


def free(**more: Any) -> Crete:
    """Scenario 13 on 20 May at 0700, with only a New Zealand company on the map."""
    game = still([unit(NZ, FAR)], scenario="13", day=20, hour="0700", **more)
    game.free_used.clear()
    return game


def test_o1_0_the_table_of_sticks_and_what_is_not_with_free_drops() -> None:
    turns = drop_turns("13")
    assert [t.low for t in turns] == [8, 6, 5, 7, 8, 8]
    assert [t.turn for t in turns] == [0, 4, 5, 6, 12, 36]
    flown = {n for t in turns for stick in t.sticks for n in stick}
    assert number("LS-1") in flown
    assert not {number(n) for n in ("LS-GENTZ", "RAM-1", "VOG-1", "FJ2-7", "FA7-3")} & flown


def test_o1_0_targets_lie_three_hexes_apart() -> None:
    game = free()
    first = targets(game, 4)[0]
    game.plan.append(StickPlan(first, (number(FJ),), (first,)))
    assert all(distance(first, h) >= 3 for h in targets(game, 4))


@pytest.mark.parametrize(("die", "scattered"), [(7, False), (8, True)])
def test_o1_0_a_stick_scatters_on_the_number_of_its_turn(die: int, scattered: bool) -> None:
    game = free(script=[die, 0, 0])
    spot = targets(game, 1)[0]
    game.plan.append(StickPlan(spot, (number(FJ),), (spot,)))
    Jumps(0).run(game)
    assert said(game, DispersionRolled)[0].dispersed == scattered
    # R40: a d10 of 0 drifts nowhere.
    assert game.units[number(FJ)].at == spot
    assert game.free_used == [0]
    assert game.plan == []


def test_o1_0_fire_zones_add_to_the_roll_and_guns_against_aircraft_twice() -> None:
    spot = next(h for h in targets(free(), 1) if len(NEAR[h]) == 6)
    beside = NAME[NEAR[spot][0]]
    game = still([unit(NZ, beside), unit("NZ-AA1", beside)], scenario="13")
    assert dict(dispersion_mods(game, spot)) == {"zones": 2, "flak": 1}


def test_r40_drift_by_direction_and_a_third_of_the_die() -> None:
    names = [NAME[h] for d in range(6) if (h := drift(at("W31.10"), d, 1)) is not None]
    assert names == ["W31.09", "W32.09", "W32.10", "W31.11", "W30.10", "W30.09"]
    assert len(DIRECTIONS) == 6
    for die, far in ((0, 0), (1, 1), (3, 1), (4, 2), (9, 3)):
        game = free(script=[9, 3, die])
        hex = at("W30.12")
        game.plan.append(StickPlan(hex, (number(FJ),), (hex,)))
        Jumps(0).run(game)
        assert said(game, UnitDrifted)[0].distance == far


def test_r40_lost_in_water_towns_and_among_enemies_and_two_never_in_one_hex() -> None:
    def fate(hex: int, direction: int, die: int) -> int:
        game = free(script=[9, direction, die])
        game.plan.append(StickPlan(hex, (number(FJ),), (hex,)))
        Jumps(0).run(game)
        return game.units[number(FJ)].at

    shore = next(
        h for h in coast("Maleme") if (n := drift(h, 0, 1)) is not None and TERRAIN[n] == "~"
    )
    assert fate(shore, 0, 1) == GONE
    town = next(
        h
        for h in range(len(TERRAIN))
        if NAME[h].startswith("W")
        and TERRAIN[h] in "CO"
        and (n := drift(h, 0, 1)) is not None
        and TERRAIN[n] == "T"
    )
    assert fate(town, 0, 1) == GONE
    # R73: a Fortified hex is no loss.
    fort = next(
        (
            h
            for h in range(len(TERRAIN))
            if TERRAIN[h] in "CO" and (n := drift(h, 0, 1)) is not None and TERRAIN[n] == "F"
        ),
        None,
    )
    if fort is not None:
        assert fate(fort, 0, 1) == drift(fort, 0, 1)
    below = next(h for h in range(len(TERRAIN)) if drift(h, 0, 1) == at(FAR))
    assert fate(below, 0, 1) == GONE
    a, b = at("W30.12"), at("W30.13")
    game = free(script=[9, 0, 1, 0, 4])
    game.plan.append(StickPlan(a, (number(FJ), number("FJ3-2")), (a, b)))
    Jumps(0).run(game)
    assert NAME[game.units[number(FJ)].at] == "W30.11"
    # The second would come down there too: one hex more.
    assert NAME[game.units[number("FJ3-2")].at] == "W30.10"


def test_4_2_a_unit_that_drifts_comes_down_in_no_hex_where_another_lands() -> None:
    """crete 4.2, R40: one unit per hex, also where the other one comes down as planned: one hex more."""
    a, b = at("W30.12"), at("W30.09")
    for script in ([9, 0, 9, 0], [9, 0, 9, 9, 3, 1]):
        # The second stick lands as planned, or scatters: that is not known when the first one drifts.
        game = free(script=script)
        game.plan.append(StickPlan(a, (number(FJ),), (a,)))
        game.plan.append(StickPlan(b, (number("FJ3-5"),), (b,)))
        Jumps(0).run(game)
        assert NAME[game.units[number(FJ)].at] == "W30.08"
        assert NAME[game.units[number("FJ3-5")].at] == ("W30.09" if len(script) == 4 else "W30.10")
    # The other way round: the stick that lands as planned rolls first.
    game = free(script=[0, 9, 0, 9])
    game.plan.append(StickPlan(b, (number("FJ3-5"),), (b,)))
    game.plan.append(StickPlan(a, (number(FJ),), (a,)))
    Jumps(0).run(game)
    assert NAME[game.units[number("FJ3-5")].at] == "W30.09"
    assert NAME[game.units[number(FJ)].at] == "W30.08"


def test_r73_sticks_are_held_back_and_independents_join_others() -> None:
    game = free()
    assert len(ready_sticks(game, 0)) == 11
    Jumps(0).run(game)
    assert len(ready_sticks(game, 1)) == 15
    assert drops_to_come(game)
    game.free_used = list(range(6))
    assert not drops_to_come(game)
    assert {number("MG7-1"), number("LS-BRAUN"), number("FA7-1")} <= loose("13")
    assert number("FJ3-13") not in loose("13")


def test_o1_0_and_r73_a_drop_from_the_first_question_to_the_landing() -> None:
    play = Table(get_game("crete"), "13", {}, {}, "drop")
    while play.decisions[0].text != "ask-stick":
        decision = play.decisions[0]
        play.answer(decision.seat, decision.options[0].id)
    choose(play, "stick:FJ3-1")
    assert "add:LS-BRAUN" in ids(play)
    choose(play, "add:LS-BRAUN")
    target = next(i for i in ids(play) if i.startswith("zone:W"))
    choose(play, target, "spread")
    assert "stick:LS-BRAUN" not in ids(play)
    choose(play, "done")
    assert len(told(play, DispersionRolled)) == 1
    game = game_of(play)
    assert game.units[number("FJ3-1")].at != DUE
    assert game.units[number("LS-5")].at == DUE


def test_r56_no_points_in_the_first_activation_of_scenario_13() -> None:
    game = set_up("13", {}, free().chance)
    division = game.frame.division_named("7FL")
    assert game.frame.divisions[division].no_income_first
    assert division not in game.opened
