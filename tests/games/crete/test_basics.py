"""G1, G2: the die, the grid, what is public, what is printed on the counters."""

from __future__ import annotations

import itertools

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    still,
    table,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    ALLOWANCE,
    ASSAULT,
    FIRE,
    LEADER_NUMBER,
    LEADERS,
    STEPS,
)
from landfall.games.crete.model.frames import TURNS, frame, hour_of
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN, distance
from landfall.games.crete.rules.command import attachment, in_range
from landfall.games.crete.rules.fire import Aim, aim
from landfall.games.crete.rules.quality import chance, need, passes
from landfall.games.crete.rules.results import lose_step
from landfall.games.crete.rules.stacking import room_for
from landfall.games.crete.table.view import view

LEADER = {"LB-I-FJR2": FJ}


def test_g1_2_a_day_turn_is_two_hours() -> None:
    hours = [int(h) for h in TURNS if h != "Night"]
    assert [b - a for a, b in itertools.pairwise(hours)] == [200] * 6
    assert hour_of(8) == TURNS[0]


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("R28.13", {"R28.12", "R28.14", "R29.13", "R29.14", "R27.14", "R27.13"}),
        ("R27.12", {"R27.11", "R27.13", "R28.11", "R28.12", "R26.12", "R26.11"}),
    ],
)
def test_g1_3_even_columns_are_half_a_hex_lower(hex: str, near: set[str]) -> None:
    assert {NAME[n] for n in NEAR[at(hex)]} == near


def test_g1_5_only_the_west_is_one_grid() -> None:
    assert distance(at("W48.07"), at("W49.08")) == 1
    assert distance(at("R27.12"), at("K07.05")) > 100
    assert distance(at("R27.12"), at("H07.05")) > 100


def test_g1_8_and_2_0_the_list_of_terrain_is_closed() -> None:
    """There are no rivers and no bridges, and no unit enters a hex without a dot."""
    assert set(BOX.terrain) == {"C", "O", "B", "V", "T", "X", "F", "XR", "FR"}
    play = table([unit(FJ, "R28.11"), unit(AUS, "R40.12")], leaders=LEADER)
    choose(play, f"move:{FJ}")
    ends = {i.removeprefix("to:").partition("/")[0] for i in ids(play) if i.startswith("to:")}
    assert ends
    assert not [h for h in ends if TERRAIN[at(h)] == "~"]


def test_g2_1_in_small_scenarios_the_regiment_is_the_division() -> None:
    it = frame("1")
    assert [d.name for d in it.divisions] == ["19 Bde (AUS)", "FJR 2"]
    assert it.formations[it.formation_of[number(FJ)]].name == "I./FJR 2"
    it = frame("11")
    assert it.divisions[it.division_of[number(FJ)]].name == "7FL"
    assert it.formations[it.formation_of[number(FJ)]].name == "Fsch.Jäg.Rgt.2"


def test_g2_2_ratings_say_what_a_unit_can_do() -> None:
    """A unit without a Fire rating has no fire zone; one with ``*`` moves only in transport."""
    truck = number("TRK-7FL-1")
    assert FIRE[truck] is None
    game = still([unit("TRK-7FL-1", "W10.10")], scenario="11")
    assert game.zone(truck) == 0
    assert ALLOWANCE[number("CR-6BTY")] == 0
    play = table(
        [unit("CR-6BTY", "R28.14"), unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        chit="19 Bde (AUS) Division",
        leaders={"LB-2-1Inf": AUS},
    )
    assert f"move:{AUS}" in ids(play)
    assert "move:CR-6BTY" not in ids(play)


def test_g2_5_a_rearguard_has_no_steps() -> None:
    """A rearguard takes no room, cannot move or assault, and no step is counted when it is lost."""
    rearguard = number("RG-7FL-1")
    assert (STEPS[rearguard], ALLOWANCE[rearguard], ASSAULT[rearguard]) == (0, 0, None)
    full = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*full, unit("RG-7FL-1", "R33.11", maker=FJ)])
    assert room_for(game, rearguard, at("R33.12"), False)
    lose_step(game, rearguard, "test")
    assert game.units[rearguard].at < 0
    assert game.lost == [0, 0]


def test_g2_6_leaders_are_not_units() -> None:
    """Leaders take no room and have no fire zone; a replacement has a shorter range and takes fewer independents along."""
    game = still([unit(FJ, "R28.13")], leaders=LEADER)
    leader = LEADER_NUMBER["LB-I-FJR2"]
    assert game.at(at("R28.13")) == (number(FJ),)
    assert attachment(game, leader) == LEADERS[leader].attachment == 3
    game.set_leader(leader, game.leaders[leader]._replace(replaced=True))
    assert attachment(game, leader) == 2
    assert in_range(game, leader, at("R28.18"))
    assert not in_range(game, leader, at("R28.19"))


def test_g2_7_a_rating_is_held_between_0_and_9_only_when_rolled() -> None:
    high, low = Aim(6, "Pink", (("x", 6), ("y", -2))), Aim(2, "Pink", (("x", -5),))
    assert (high.sum, high.rating) == (10, 9)
    assert (low.sum, low.rating) == (-3, 0)


def test_g1_4_distance() -> None:
    """crete G1.4, G1.5: distance is counted in hexes; between grids, it is beyond every range."""
    assert ground.distance(at("R28.11"), at("R28.11")) == 0
    assert ground.distance(at("R28.11"), at("R28.14")) == 3
    assert ground.distance(at("R27.12"), at("R28.11")) == 1
    assert ground.distance(at("R27.12"), at("K07.05")) > 100
    # The west is one grid: the distance crosses the sheets' borders.
    assert ground.distance(at("W48.07"), at("W49.08")) == 1


def test_g1_1_a_die_is_read_0_to_9() -> None:
    """crete G1.1, G8.1: 0 always passes, 9 always fails."""
    assert passes(0, -5)
    assert not passes(9, 12)
    assert passes(6, 6)
    assert not passes(7, 6)
    assert [chance(v) for v in (-3, 0, 5, 8, 12)] == [10, 10, 60, 90, 90]


def test_g1_6_nothing_but_the_order_of_the_cup_is_hidden() -> None:
    play = open_table("crete", "1", seed=3)
    game = game_of(play)
    allied, german = view(game, "allied"), view(game, "german")
    assert allied.units == german.units
    assert allied.orders == german.orders
    assert allied.cup == german.cup


def test_g1_7_the_german_decides_first() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="",
        leaders={"LB-I-FJR2": FJ, "LB-2-1Inf": AUS},
        cp={"FJR 2": 4, "19 Bde (AUS)": 4},
        dp={"FJR 2": 2, "19 Bde (AUS)": 2},
    )
    assert play.decisions[0].seat == "german"
    choose(play, "done")
    assert play.decisions[0].seat == "allied"


def test_g2_4_reduced_is_counted_once() -> None:
    """crete G2.4, G2.7, G13.5: a reduced unit has one less in Fire, Assault and quality; a unit with only one printed
    step is not reduced.
    """
    here, there = pair("C", "C")
    game = still([unit(NZ, here), unit(FJ, there, steps=1), unit("FJ2-13", there)])
    assert need(game, number(FJ)) == 7 - 1 - 1
    assert [v for n, v in aim(game, number(FJ), number(NZ), "direct").mods if n == "reduced"] == [
        -1
    ]
    assert not [
        m for m in aim(game, number("FJ2-13"), number(NZ), "direct").mods if m[0] == "reduced"
    ]
