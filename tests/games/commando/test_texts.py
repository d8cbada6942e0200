"""Amounts in French: the plural begins at two, and none is not one."""

from __future__ import annotations

import pytest

from landfall.core.texts import game_texts
from landfall.games.commando.model.events import SizeChanged


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (0, "plus d’Unité allemande possible"),
        (1, "une Unité allemande possible"),
        (2, "2 Unités allemandes possibles"),
    ],
)
def test_a_terrain_without_room_does_not_say_one(size: int, said: str) -> None:
    event = SizeChanged(terrain="terrain:1001", size=size, delta=-1, rule="")
    assert said in game_texts("commando", "fr").event(event)


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 canon détruit"), (1, "1 canon détruit"), (2, "2 canons détruits")],
)
def test_none_is_singular(count: int, said: str) -> None:
    texts = game_texts("commando", "fr")
    assert texts.say("commando-guns-of", {"count": count, "goal": 4}) == f"{said} sur 4"
    points = texts.say("outcome-campaign-even", {"points": count})
    assert points.startswith(f"{count} point{'s' * (count > 1)}\u00a0:")
