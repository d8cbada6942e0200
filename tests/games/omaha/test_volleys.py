"""The risks the standard bot computes: how often a position fires, which units it can hit, and the tide."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import at, number

from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.bot.volleys import OFTEN, STEPS
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.table.view import OmahaView

DEEP = {"depth": "any"}
#: Intense fire from WN62, steady fire, and none.
INTENSE, STEADY, COVER = 611, 712, 1005


def look(units: dict[str, str], germans: dict[str, object], turn: int = 6) -> Picture:
    view = at(turn, "actions", units, germans).view("us")
    assert isinstance(view, OmahaView)
    return picture(view)


def test_the_deck_fires_a_position_with_a_marker_twice_as_often_as_one_alone() -> None:
    cards = BOX.cards.values()
    for color in ("orange", "red", "purple", "blue", "green", "brown"):
        drawn = [c.double for card in cards for c in card.positions if c.color == color]
        assert len(drawn) / len(cards) == pytest.approx(OFTEN[True], abs=0.01)
        assert drawn.count(False) / len(cards) == pytest.approx(OFTEN[False], abs=0.02)


def test_who_is_alone_in_the_field_is_hit_as_often_as_the_dot_says() -> None:
    seen = look({"A/1/16": "0611"}, {"0912": DEEP})
    one = number("A/1/16")
    assert seen.fire(one, INTENSE)[0] == OFTEN[True]
    assert seen.fire(one, STEADY)[0] == pytest.approx(OFTEN[True] * STEPS[2])
    assert seen.fire(one, COVER) == (0.0, 0.0)


def test_a_position_hits_no_more_units_than_it_has_counters() -> None:
    units = {"A/1/16": "0611", "B/1/16": "0612", "C/1/16": "0613", "E/2/16": "0712"}
    deep = look(units, {"0912": DEEP})
    alone = look(units, {"0912": {}})
    # Two hits shared among three units, then one hit among three.
    assert deep.fire(number("A/1/16"), INTENSE)[0] == pytest.approx(OFTEN[True] * 2 / 3)
    assert alone.fire(number("A/1/16"), INTENSE)[0] == pytest.approx(OFTEN[False] / 3)
    # Units in intense fire take all the hits.
    assert deep.fire(number("E/2/16"), STEADY)[0] == 0.0


def test_a_shaken_position_is_not_feared() -> None:
    seen = look({"A/1/16": "0611"}, {"0912": {"depth": "any", "disrupted": True}})
    assert seen.fire(number("A/1/16"), INTENSE) == (0.0, 0.0)


def test_tanks_think_of_the_tide_before_it_rises() -> None:
    tank, low, dry = number("1/B/741"), 511, 611
    fears = [look({"1/B/741": "0511"}, {}, turn).drowning(tank, low) for turn in (2, 4, 6, 7)]
    assert fears[0] == 0.0
    assert fears == sorted(fears)
    assert fears[-1] > fears[1] > 0.0
    assert look({"1/B/741": "0511"}, {}, 7).drowning(tank, dry) == 0.0
