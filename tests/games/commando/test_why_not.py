"""Why something can't be done, and by which rule."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import asked, offered, play, quiet, stand

from landfall.core.table import Table
from landfall.core.texts import LANGUAGES, game_texts

DUEL = """
terrains: ['1001']
english: {hand: [1102, 1302, 1303, 1202, 1111]}
german: {hand: [1505, 1702, 1602, 1703, 1704, 1512]}
"""


def rule(table: Table, seat: str, action: str, **what: str) -> str:
    """The rule of a refusal that can be read in both languages; "" where nothing forbids it."""
    refusal = table.why_not(seat, action, **what)
    if refusal is None:
        return ""
    for language in LANGUAGES:
        assert game_texts("commando", language).say(refusal.text, refusal.args)
    return refusal.rule


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("1505", ""),  # a unit, which can be played now
        ("card:1505", ""),
        ("1702", "4.3"),  # an action needs a combat
        ("1602", "3.2"),  # an event belongs to the phase
        ("1703", "6.2"),  # a response can only be played in its window
        ("1704", "6.2"),
        ("1512", "4.2"),  # the Panzer IV needs a unit before it
        ("1511", "0.9"),  # not in the hand
        ("1102", "0.9"),  # a British card
        ("nonsense", "0.9"),
        ("", "0.9"),
    ],
)
def test_3_3_when_the_german_is_asked_for_a_unit(card: str, expected: str) -> None:
    assert rule(stand(DUEL), "german", "play", card=card) == expected


def test_4_7_a_player_who_is_not_asked_is_told_so() -> None:
    table = stand(DUEL)
    assert rule(table, "english", "play", card="1102") == "4.7"
    assert rule(table, "english", "retreat") == "4.7"
    assert rule(table, "german", "retreat") == "4.7"


def test_4_2_one_unit_in_a_combat() -> None:
    table = quiet(play(stand(DUEL), "G unit:1505", "E unit:1102"))
    place = DUEL.replace("1102, 1302", "1102, 1102, 1302")
    table = quiet(play(stand(place), "G unit:1505", "E unit:1102"))
    assert rule(table, "english", "play", card="1102") == "4.2"
    assert rule(table, "english", "play", card="1302") == ""
    assert rule(table, "english", "play", card="1202") == "2.2"
    assert rule(table, "english", "play", card="1303") == "6.2"
    assert rule(table, "english", "retreat") == ""


def test_4_2_a_reserve_section_needs_others_before_it() -> None:
    table = play(stand(DUEL), "G unit:1505", "G hand-over")
    assert rule(table, "english", "play", card="1111") == "4.2"
    assert rule(table, "english", "play", card="1302") == "4.3"


def test_4_4_tokens() -> None:
    table = stand(DUEL)
    assert rule(table, "german", "toss", token="normal") == "4.4"  # no combat yet
    quiet(play(table, "G unit:1505", "E unit:1102"))
    assert rule(table, "english", "toss") == ""
    assert rule(table, "english", "toss", token="plus3") == "4.4"  # they have none
    assert rule(table, "german", "toss") == "4.4"  # not their turn


def test_7_5_tokens_against_the_armoured_car() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102]}, german: {hand: [1503]}}"
    table = quiet(play(stand(place), "G unit:1503", "E unit:1102"))
    assert rule(table, "english", "toss", token="normal") == "7.5"


def test_7_6_actions_against_the_defence_platoon() -> None:
    place = "{terrains: ['1023'], english: {hand: [1102, 1302]}, german: {hand: [1506]}}"
    table = quiet(play(stand(place, "2"), "G unit:1506", "E unit:1102"))
    refusal = table.why_not("english", "play", card="1302")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("7.6", {"unit": "card:1506"})


def test_1_3_what_the_terrain_forbids() -> None:
    woods = stand("{terrains: ['1026'], german: {hand: [1503]}}", "3")
    assert rule(woods, "german", "play", card="1503") == "1.3"
    place = "{terrains: ['1003'], english: {hand: [1102, 1302, 1302]}, german: {hand: [1505]}}"
    hedges = quiet(play(stand(place), "G unit:1505", "E unit:1102", "E play:1302"))
    assert rule(hedges, "english", "play", card="1302") == "1.3"


def test_0_12_a_card_to_be_discarded_can_not_be_played() -> None:
    """The card is on offer to be discarded, not played."""
    place = (
        "{terrains: ['1001'], begin: german-phase, english: {hand: [1102]}, german: {hand: [1608]}}"
    )
    table = play(stand(place), "G event:1608", "G choose:2", "G choose:1")
    assert (asked(table)[1], offered(table)) == ("ask-discard", ["discard:1102"])
    assert rule(table, "english", "play", card="1102") == "4.2"


def test_5_6_when_the_game_is_over_nothing_is_refused_by_a_rule() -> None:
    table = play(stand("{terrains: ['1014A'], turn: 7}"), "G stop")
    assert table.outcome is not None
    assert table.why_not("english", "play", card="1102") is None
    assert table.why_not("english", "dance") is None
