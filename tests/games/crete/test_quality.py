"""G8: troop quality checks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    choose,
    game_of,
    happen,
    number,
    pair,
    still,
    table,
    unit,
)

from landfall.games.crete.rules.quality import need, passes

LEADER = {"LB-I-FJR2": FJ}


def test_g8_1_a_check() -> None:
    assert [passes(d, 5) for d in range(10)] == [True] * 6 + [False] * 4
    assert [passes(0, -4), passes(9, 11)] == [True, False]


@pytest.mark.parametrize(
    ("state", "change"),
    [
        ({"steps": 1}, -1),
        ({"cohesion": 1}, 0),
        ({"cohesion": 2}, -1),
        ({"suppressed": True}, -1),
        ({"position": 1}, 1),
        ({"position": 2}, 2),
        ({"heroic": True}, 1),
        ({"delay": True}, -1),
    ],
)
def test_g8_2_what_changes_quality(state: dict[str, Any], change: int) -> None:
    plain, marked = (still([unit(FJ, "R28.13", **s)], leaders=LEADER) for s in ({}, state))
    assert need(plain, number(FJ)) == 7
    assert need(marked, number(FJ)) - need(plain, number(FJ)) == change


def test_g8_2_and_g7_4_barrage_command_and_zones_count_too() -> None:
    here, there = pair("C", "C")
    for level in (1, 2):
        game = still([unit(FJ, here)], leaders=LEADER, barrage={here: level})
        assert need(game, number(FJ)) == 7 - level
    assert need(still([unit(FJ, here)]), number(FJ)) == 6
    game = still([unit(FJ, here), unit(AUS, there)], leaders=LEADER)
    assert need(game, number(FJ), "rally") == 6


def test_g8_5_a_check_outside_an_activation_may_be_paid_for() -> None:
    """The rout of 5.2: a Greek unit in command can pay a point to pass."""
    game = still(
        [unit(AUS, "R28.13"), unit("GR-4-A", "R28.14"), unit(FJ, "R40.12")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
        script=[0],
    )
    happen(game, "Allied Greek Rout", 0)
    asked = game.advance()[0]
    assert (asked.seat, [o.id for o in asked.options]) == ("allied", ["roll", "pay"])
    game.apply("allied", asked.options[1])
    assert game.units[number("GR-4-A")].at == at("R28.14")
    assert game.cp[game.frame.division_named("19 Bde (AUS)")] == 0


def test_g8_3_mounted_quality() -> None:
    """crete G8.3, G20.1, G2.2."""
    game = still([unit("GAA-1", "K15.07", mounted=True)], scenario="L")
    assert need(game, number("GAA-1")) == 4 - 1


def test_g8_4_a_point_passes_a_check() -> None:
    """crete G8.4, G14.2: the choice comes before the roll, and no die is rolled."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, suppressed=True), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 2},
    )
    dice = game_of(play).chance.total
    choose(play, f"rally:{FJ}", "pay")
    assert not game_of(play).units[number(FJ)].suppressed
    assert game_of(play).chance.total == dice
