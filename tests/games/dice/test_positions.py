"""Positions written by hand respect the limits of the rules, and huge amounts take no time to
count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import asked, at, me, play, state, told

from landfall.core.errors import PositionBroken
from landfall.games.dice.rules.sea_crossing import count_at_sea

SEA = {"crossing": True}


@pytest.mark.parametrize(
    "unit",
    [
        {"stars": 501},
        {"soldiers": -1},
        {"marker": 5},
        {"recruits": 10},
        {"dice": ("star",) * 11},
        {"marks": ("joker:12",)},
        {"marks": ("forgone:6",)},
        {"marks": ("forgone:x",)},
        {"marks": ("Joker",)},
        {"afloat": "craft"},
        {"afloat": "flying"},
        {"visited": ("nowhere",)},
        {"gone": ("nobody",)},
        {"items": ("grappin", "grappin")},
        {"medals": ("croix_victoria", "croix_victoria")},
    ],
)
def test_what_no_unit_has(unit: dict[str, Any]) -> None:
    at("camp")
    with pytest.raises(PositionBroken):
        at("camp", **unit)


def test_what_no_battle_has() -> None:
    with pytest.raises(PositionBroken):
        at(turn=100)
    with pytest.raises(PositionBroken):
        at(rolls=(1,) * 201)
    with pytest.raises(PositionBroken):
        at(units=[{"sector": "1", "items": ("grappin",)}] * 2)
    assert at(units=[{"sector": "1", "items": ("grappin",)}, {"sector": "1"}]).decisions


def test_m1_3_stars_beyond_counting_take_no_longer_than_a_few() -> None:
    """Three stars cost one person aboard, but no more people than there are dice, even with huge
    numbers of stars."""
    table = at(
        "roll",
        "N02",
        options=SEA,
        units=[{"sector": "r1c1", "afloat": "craft", "soldiers": 20, "courage": 5, "points": 9}],
    )
    unit = me(table)
    unit.faces, unit.colours, unit.stars = [1, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2], 3 * 10**17 - 1
    unit.naval, unit.passengers = "naval_usa", ["general", "major"]
    unit.todo.clear()
    count_at_sea(state(table), unit)
    assert unit.stars == 1
    assert [question.kind for question in unit.todo] == ["lose-aboard"] * 6


def test_m1_3_five_stars_cost_one_aboard_and_two_stay() -> None:
    dice = ("star", "star", "star", "soldier", "two", "tool")
    unit = {"sector": "r1c1", "afloat": "craft", "soldiers": 20, "courage": 5, "points": 19}
    table = at("tally", "N02", options=SEA, units=[{**unit, "stars": 2, "dice": dice}])
    # The unit has nobody aboard to lose, so no question comes up.
    assert me(table).stars == 2
    assert told(table, "sea-losses")[0].stars == 3
    assert asked(table) != "ask-lose-aboard"
    assert play(table).outcome is None
