"""Amounts in French: the plural begins at two, and zero units is not “one unit”."""

from __future__ import annotations

import pytest

from landfall.core.registry import get_game
from landfall.core.texts import game_texts
from landfall.games.commando.model.events import SizeChanged


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (0, "plus aucune Unité allemande"),
        (1, "une Unité allemande en tout"),
        (2, "2 Unités allemandes en tout"),
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


@pytest.mark.parametrize(
    ("language", "asked", "revealed", "label"),
    [
        (
            "fr",
            "Devant le pont de Troarn, quel",
            "Pas d’Assaut\u00a0: le pont de Troarn",
            "Pont de Troarn",
        ),
        ("en", "Troarn bridge: which", "No Assault: Troarn bridge", "Troarn bridge"),
    ],
)
def test_a_terrain_has_its_article_in_a_sentence_and_none_as_a_label(
    language: str, asked: str, revealed: str, label: str
) -> None:
    texts = game_texts("commando", language)
    assert texts.say("ask-build", {"bridge": "terrain:1031", "place": 1}).startswith(asked)
    assert texts.say("event-no-assault-here", {"terrain": "terrain:1031"}) == revealed
    assert texts.label("terrain:1031") == label


def test_no_name_brings_a_capital_article_into_a_sentence() -> None:
    names = get_game("commando").names().values()
    said = [name[language] for name in names for language in ("fr", "en")]
    assert [name for name in said if name.split()[0] in ("Le", "La", "Les", "The")] == []
