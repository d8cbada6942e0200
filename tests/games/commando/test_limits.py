"""Terrains and cards that limit what may be played."""

from __future__ import annotations

from tests.games.commando.helpers import (
    english,
    facing,
    german,
    look,
    offered,
    play,
    quiet,
    stand,
    tosses,
    values,
)


def test_1_3_hedgerows_allow_one_action_in_a_combat_for_each() -> None:
    place = "{terrains: ['1003'], english: {hand: [1102, 1302, 1302, 1101]}, german: {hand: [1505, 1702, 1702]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302")
    quiet(table)
    assert not [o for o in offered(table) if o.startswith(("play:", "as-action:"))]
    assert "toss:normal" in offered(table)
    play(table, "E hand-over")
    assert "play:1702" in offered(table)


def test_1_3_a_cancelled_action_counts_in_the_hedgerows() -> None:
    place = (
        "{terrains: ['1003'], english: {hand: [1102, 1302, 1302]}, german: {hand: [1505, 1704]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "G answer:1704")
    quiet(table)
    assert "play:1302" not in offered(table)


def test_1_3_no_armour_in_the_woods_and_no_plain_tokens_in_the_marsh() -> None:
    woods = stand("{terrains: ['1026'], german: {hand: [1503, 1505]}}", "3")
    assert offered(woods) == ["unit:1505", "stop"]
    place = "{terrains: ['1025'], english: {hand: [1103], plus3: 1}, german: {hand: [1505]}}"
    marsh = quiet(play(stand(place, "3"), "G unit:1505", "E unit:1103"))
    assert tosses(offered(marsh)) == {"plus3"}


def test_1_3_piat_against_armour() -> None:
    assert facing(1109, german_unit=1503)[0] == 6
    assert facing(1109, german_unit=1505)[0] == 3


def test_0_13_the_german_battery_weakens_the_unit_that_answers() -> None:
    """A −3 card played on the German initiative applies to the British unit played next."""
    place = "{terrains: ['1023'], english: {hand: [1105]}, german: {hand: [1504, 1806]}}"
    table = play(stand(place, "2"), "G unit:1504", "G play:1806", "E unit:1105")
    assert values(quiet(table)) == (2, 5)
    assert look(table, None).fronts[0].english.parts == [("printed", 5), ("card:1806", -3)]


def test_7_4_on_the_fields_the_units_own_text_is_ignored() -> None:
    """On the Fields, a mortar brings no token, glider pilots draw no card, and the reserve platoon needs no other unit
    before it.
    """
    place = (
        "{terrains: ['1007'], english: {hand: [1102, 1110, 1104, 1111]}, german: {hand: [1505]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "E as-action:1110")
    play(table, "E as-action:1104", "E as-action:1111")
    quiet(table)
    assert values(table) == (10, 3)
    assert english(table).tokens == 2
    assert english(table).hand == []


def test_6_5_a_card_against_the_english_unit_outlives_a_trap() -> None:
    place = (
        "{terrains: ['1023'], english: {hand: [1105, 1102]}, german: {hand: [1504, 1806, 1706]}}"
    )
    table = play(stand(place, "2"), "G unit:1504", "G play:1806", "E unit:1105", "G answer:1706")
    quiet(play(table, "E unit:1102"))
    assert values(table) == (1, 5)


def test_6_2_failure_may_cancel_sabotage() -> None:
    place = "{terrains: ['1001'], begin: german-phase, english: {hand: [1204]}, german: {hand: [1602, 1704]}}"
    table = play(stand(place), "G event:1602", "E answer:1204", "G answer:1704")
    quiet(table)
    assert german(table).tokens == 5


def test_4_3_a_ban_on_tokens_ends_with_its_combat() -> None:
    """The Vickers gun bans German tokens in this combat only."""
    place = (
        "{terrains: ['1023'], english: {hand: [1102, 1102, 1408]}, german: {hand: [1504, 1504]}}"
    )
    table = play(stand(place, "2"), "G unit:1504", "E unit:1102", "E play:1408", "E hand-over")
    assert offered(table) == ["give-up"]
    quiet(play(table, "G give-up"))
    play(table, "G unit:1504")
    assert "toss:normal" in offered(table)


def test_1_3_the_hedgerows_allow_an_action_again_in_the_next_combat() -> None:
    place = "{terrains: ['1003'], english: {hand: [1102, 1102, 1302, 1302]}, german: {hand: [1505, 1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "E hand-over")
    quiet(play(table, "G give-up", "G unit:1505", "E unit:1102"))
    assert "play:1302" in offered(table)
