from __future__ import annotations

import pickle

import pytest

from landfall.core.errors import GameOver, LandfallError, PackBroken, UnknownSeat
from landfall.core.table import open_table
from landfall.core.texts import LANGUAGES, MissingText, Texts, arguments, game_texts

CATALOGUE = """
plain = Plain
    .about = More of it
greeting = Hello { $who }
many = { $count ->
    [one] one card
   *[other] { $count } cards
}
seat-german = the German
"""


@pytest.fixture
def texts() -> Texts:
    return Texts("en", [CATALOGUE], {"card:7": {"fr": "carte sept", "en": "card seven"}})


def test_messages_and_their_parts(texts: Texts) -> None:
    assert texts.say("plain") == "Plain"
    assert texts.say("plain", part="about") == "More of it"
    assert texts.say("many", {"count": 1}) == "one card"
    assert texts.say("many", {"count": 3}) == "3 cards"


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("card:7", "Hello card seven"),
        ("seat:german", "Hello the German"),
        ("seat:unheard", "Hello seat:unheard"),
        ("Ann", "Hello Ann"),
        (("card:7",), "Hello card seven"),
        (("card:7", "seat:german"), "Hello card seven and the German"),
        (("card:7", "a", "b"), "Hello card seven, a and b"),
        ((), "Hello "),
    ],
)
def test_references_become_names(texts: Texts, who: str | tuple[str, ...], said: str) -> None:
    assert texts.say("greeting", {"who": who}) == said


def test_a_missing_text_raises(texts: Texts) -> None:
    with pytest.raises(MissingText):
        texts.say("nothing")
    with pytest.raises(MissingText):
        texts.say("plain", part="nothing")
    with pytest.raises(MissingText):
        texts.say("greeting")


def test_a_list_is_joined_as_in_its_language() -> None:
    assert Texts("fr", [], {}).listed(["a", "b", "c"]) == "a, b et c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_has_a_text(toy: str, language: str) -> None:
    texts = game_texts(toy, language)
    table = open_table(toy, seed=1)
    while table.decisions:
        asked = table.decisions[0]
        assert texts.decision(asked)
        assert texts.option(asked.options[0])
        table.answer(asked.seat, asked.options[0].id)
    assert all(texts.event(event) for event in table.events)
    assert table.outcome is not None
    assert texts.outcome(table.outcome)
    refusal = table.why_not("ann", "dance")
    assert refusal is None


def test_lists_in_events_give_their_length(toy: str) -> None:
    event = open_table(toy, seed=1).events[0]
    told = arguments(event)
    assert told["cards-count"] == 3
    assert isinstance(told["cards"], tuple)


def test_an_error_is_a_sentence_and_can_be_pickled() -> None:
    error = UnknownSeat("zoe", ("ann", "bob"))
    assert str(error) == "No seat is called “zoe”. Available: ann and bob."
    for kept in (error, GameOver(), PackBroken("f", "r", "", "d")):
        again: LandfallError = pickle.loads(pickle.dumps(kept))
        assert type(again) is type(kept)
        assert str(again) == str(kept)
