"""Hand-written positions are held to the game's own limits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import at

from landfall.core.errors import PositionBroken

UNIT = "A/1/16"


@pytest.mark.parametrize(
    "unit",
    [
        {"at": "turn:33"},
        {"at": "turn:99999999"},
        {"at": "turn:²"},
        {"at": "exit:"},
        {"at": "exit:AB"},
        {"at": "²"},
        {"at": "0" * 190},
        {"at": "0810", "steps": 100},
        {"at": "0810", "command": 2},
    ],
)
def test_where_no_unit_is(unit: dict[str, Any]) -> None:
    at(8, "actions", {UNIT: "0810"})
    with pytest.raises(PositionBroken):
        at(8, "actions", {UNIT: unit})


def test_18_19_posts_and_bases_reach_no_further_than_their_tracks() -> None:
    at(30, "actions", {"HQ/16": {"at": "1011", "post": 7}, "Eng/1-37": {"at": "0711", "base": 8}})
    for spoilt in ({"HQ/16": {"at": "1011", "post": 8}}, {"Eng/1-37": {"at": "0711", "base": 9}}):
        with pytest.raises(PositionBroken):
            at(30, "actions", spoilt)


@pytest.mark.parametrize(
    "more",
    [
        {"naval": 10},
        {"naval": -1},
        {"pools": {"tactical": -1}},
        {"pools": {"tactical": 1000}},
        {"fire_cards": {"north": 1}},
        {"script": [-1]},
        {"script": [1] * 201},
        {"garrisons": ["0809"] * 100},
    ],
)
def test_what_no_day_has(more: dict[str, Any]) -> None:
    with pytest.raises(PositionBroken):
        at(8, "actions", {UNIT: "0810"}, **more)


def test_a_german_unit_is_alone_in_its_hex() -> None:
    with pytest.raises(PositionBroken):
        at(8, "actions", germans={"0810": {}})
    with pytest.raises(PositionBroken):
        at(33, "actions")
