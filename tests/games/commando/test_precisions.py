"""6. Empty decks, cancel cards, smoke and trenches, initiative."""

from __future__ import annotations

from tests.games.commando.helpers import (
    asked,
    english,
    front,
    game,
    german,
    look,
    offered,
    play,
    quiet,
    stand,
    told,
    values,
)

from landfall.games.commando.model.cards import ENGLISH, GERMAN
from landfall.games.commando.model.events import (
    AnswerPlayed,
    AssaultWon,
    CardCancelled,
    DeckEmpty,
    SizeChanged,
)


def test_6_1_an_empty_deck_is_not_made_anew() -> None:
    place = "{terrains: ['1001'], begin: english-phase, english: {deck: [1102], deck_only: true}}"
    table = stand(place)
    assert english(table).hand == [1102]  # should draw three, but the deck has one
    assert english(table).deck == []
    assert len(english(table).discard) == 49
    assert told(table, DeckEmpty)[0].side == "english"
    play(table, "E done")
    assert asked(table)[0] == "german"  # the Germans go on playing


def test_6_1_a_reward_from_an_empty_deck_is_only_tokens() -> None:
    place = "{terrains: ['1012'], turn: 2, english: {hand: [1102], deck: [], deck_only: true}}"
    table = play(stand(place), "G stop")
    assert english(table).hand == [1102]
    assert english(table).tokens == 4


def test_6_2_a_cancelled_event_has_no_effect() -> None:
    place = "{terrains: ['1001'], begin: english-phase, english: {hand: [1202]}, german: {hand: [1704]}}"
    table = play(stand(place), "E event:1202")
    assert asked(table) == ("german", "ask-window")
    assert english(table).tokens == 2  # the event has had no effect yet
    play(table, "G answer:1704")
    quiet(table)
    assert english(table).tokens == 2
    assert english(table).discard == [1202]
    assert german(table).discard == [1704]
    cancelled = told(table, CardCancelled)[0]
    assert (cancelled.card, cancelled.by, cancelled.rule) == ("card:1202", "card:1704", "6.2")


def test_6_2_the_next_card_closes_the_window() -> None:
    place = """
    terrains: ['1001']
    begin: english-phase
    english: {hand: [1202, 1210]}
    german: {hand: [1704]}
    """
    table = play(stand(place), "E event:1202", "G pass", "E event:1210")
    assert asked(table) == ("german", "ask-window")
    (decision,) = table.decisions
    assert decision.at == ("card:1210",)  # only the last event can be cancelled


def test_6_2_a_toss_opens_no_window_and_the_last_card_is_out_of_reach() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1102, 1302]}
    german: {hand: [1505, 1704]}
    tosses: [fail]
    """
    table = play(
        stand(place), "G unit:1505", "E unit:1102", "E play:1302", "G pass", "E toss:normal"
    )
    assert asked(table) == ("english", "ask-bid")
    play(table, "E hand-over")
    assert "answer:1704" not in offered(table)
    assert "play:1704" not in offered(table)


def test_6_2_who_may_cancel_what() -> None:
    """Sabotage: events. Sniper: actions. Failure: both. Trap: units."""
    hands = "english: {hand: [1202, 1102, 1302, 1204, 1304]}, german: {hand: [1602, 1505, 1702, 1704, 1706]}"
    table = play(stand(f"{{terrains: ['1001'], begin: english-phase, {hands}}}"), "E event:1202")
    assert offered(table) == ["answer:1704", "pass"]
    table = play(stand(f"{{terrains: ['1001'], begin: german-phase, {hands}}}"), "G event:1602")
    assert offered(table) == ["answer:1204", "pass"]
    table = stand(f"{{terrains: ['1001'], {hands}}}")
    play(table, "G unit:1505", "G play:1702")
    assert (asked(table)[0], offered(table)) == ("english", ["answer:1304", "pass"])
    play(table, "E pass", "G hand-over", "E unit:1102")
    assert (asked(table)[0], offered(table)) == ("german", ["answer:1706", "pass"])
    play(table, "G pass", "E play:1302")
    assert (asked(table)[0], offered(table)) == ("german", ["answer:1704", "pass"])


def test_6_2_a_cancelled_action_adds_nothing() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1302]}, german: {hand: [1505, 1704]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "G answer:1704")
    quiet(table)
    assert values(table) == (4, 3)
    assert english(table).discard == [1302]


def test_6_2_a_cancel_may_be_cancelled() -> None:
    place = (
        "{terrains: ['1001'], english: {hand: [1102, 1302, 1304]}, german: {hand: [1505, 1704]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "G answer:1704")
    assert asked(table) == ("english", "ask-window")
    assert offered(table) == ["answer:1304", "pass"]
    play(table, "E answer:1304")
    quiet(table)
    assert values(table) == (6, 3)
    assert german(table).discard == [1704]
    assert [event.card for event in told(table, CardCancelled)] == ["card:1704"]


def test_6_2_a_chain_of_cancels_is_undone_from_its_end() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1102, 1302, 1304, 1304]}
    german: {hand: [1505, 1704, 1704]}
    """
    start = ("G unit:1505", "E unit:1102", "E play:1302", "G answer:1704", "E answer:1304")
    third = play(stand(place), *start, "G answer:1704", "E pass")
    assert values(quiet(third)) == (4, 3)
    fourth = play(stand(place), *start, "G answer:1704", "E answer:1304")
    assert values(quiet(fourth)) == (6, 3)


def test_6_2_a_trap_may_be_cancelled_by_the_sniper() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1304]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "G answer:1706", "E answer:1304")
    quiet(table)
    assert front(table).lines[ENGLISH].unit == 1102
    assert values(table) == (4, 3)


def test_6_2_a_window_opens_whether_or_not_the_card_is_held() -> None:
    """Who is asked is public, so the Germans are asked whenever they hold any card at all."""
    place = "{{terrains: ['1001'], begin: english-phase, english: {{hand: [1202]}}, german: {{hand: {}}}}}"
    assert asked(play(stand(place.format("[1505]")), "E event:1202")) == ("german", "ask-window")
    assert asked(play(stand(place.format("[]")), "E event:1202")) == ("english", "ask-events")


FALLEN = """
terrains: ['1003']
next_terrains: ['1002', '1008']
turn: 2
english: {hand: [1102, 1102, 1102, 1303, 1303]}
german: {hand: [1505, 1505, 1505, 1703, 1703]}
"""
FIRST = ("G unit:1505", "E unit:1102", "E hand-over", "G give-up")


def test_6_3_smoke_takes_a_unit_away() -> None:
    table = play(stand(FALLEN), *FIRST, "E answer:1303")
    quiet(table)
    # The only unit the terrain still allows is destroyed: the British have won.
    assert told(table, SizeChanged)[0].size == 1
    assert told(table, AssaultWon)[0].side == "english"


def test_6_3_a_trench_adds_a_unit() -> None:
    table = play(stand(FALLEN), *FIRST, "G answer:1703")
    quiet(table)
    assert look(table, None).fronts[0].size == 3


def test_6_3_they_add_up_to_nothing() -> None:
    table = play(stand(FALLEN), *FIRST, "G answer:1703", "E pass", "E answer:1303")
    quiet(table)
    assert look(table, None).fronts[0].size == 2
    assert asked(table) == ("german", "ask-german-next-unit")


def test_6_3_two_of_a_kind_add_up() -> None:
    table = play(stand(FALLEN), *FIRST, "G answer:1703", "G answer:1703")
    quiet(table)
    assert look(table, None).fronts[0].size == 4


def test_6_4_whenever_a_german_unit_is_destroyed_german_first() -> None:
    table = play(stand(FALLEN), *FIRST)
    assert asked(table) == ("german", "ask-size")
    assert offered(table) == ["answer:1703", "pass"]
    table.answer("german", "pass")
    assert asked(table) == ("english", "ask-size")
    assert offered(table) == ["answer:1303", "pass"]
    table.answer("english", "pass")
    assert asked(table) == ("german", "ask-german-next-unit")


def test_6_4_a_trench_in_response_to_smoke() -> None:
    table = play(stand(FALLEN), *FIRST, "G pass", "E answer:1303")
    quiet_windows = asked(table)
    assert quiet_windows == ("german", "ask-window")  # smoke is an action: it may be cancelled
    play(table, "G pass")
    assert asked(table) == ("german", "ask-size")
    play(table, "G answer:1703")
    quiet(table)
    assert look(table, None).fronts[0].size == 2


def test_6_4_smoke_in_response_to_a_trench() -> None:
    table = play(stand(FALLEN), *FIRST, "G answer:1703", "E pass")
    assert asked(table) == ("english", "ask-size")
    assert "answer:1303" in offered(table)


def test_6_4_again_at_the_last_unit_of_the_terrain() -> None:
    """Both units the terrain allows are destroyed; a trench allows a third."""
    table = quiet(play(stand(FALLEN), *FIRST))
    play(table, *FIRST)
    assert asked(table) == ("german", "ask-size")
    play(table, "G answer:1703")
    quiet(table)
    assert asked(table) == ("german", "ask-german-next-unit")
    assert "unit:1505" in offered(table)


def test_6_4_not_before_a_unit_has_fallen_and_not_while_bidding() -> None:
    table = stand(FALLEN)
    assert "answer:1703" not in offered(table)
    play(table, "G unit:1505", "G hand-over")
    assert not [o for o in offered(table) if "1303" in o]
    play(table, "E unit:1102")
    quiet(table)
    assert not [o for o in offered(table) if "1303" in o]


def test_6_4_not_when_an_english_unit_falls() -> None:
    place = (
        "{terrains: ['1003'], turn: 2, english: {hand: [1101, 1303]}, german: {hand: [1505, 1703]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1101", "E give-up")
    assert asked(table)[1] == "ask-terrain"


def test_6_4_smoke_may_be_cancelled() -> None:
    place = FALLEN.replace("1703, 1703", "1703, 1704")
    table = play(stand(place), *FIRST, "E answer:1303", "G answer:1704")
    quiet(table)
    assert look(table, None).fronts[0].size == 2
    assert told(table, SizeChanged) == []


def test_6_5_the_german_may_act_before_the_english_answers() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1102]}
    german: {hand: [1505, 1702]}
    tosses: [success]
    """
    table = play(stand(place), "G unit:1505")
    assert asked(table) == ("german", "ask-initiative")
    assert set(offered(table)) == {"play:1702", "toss:normal", "hand-over"}
    play(table, "G play:1702", "G toss:normal")
    assert values(table) == (0, 6)
    play(table, "G hand-over")
    assert asked(table) == ("english", "ask-english-unit")
    quiet(play(table, "E unit:1102"))
    assert values(table) == (4, 6)


def test_6_5_after_each_unit() -> None:
    table = quiet(play(stand(FALLEN), *FIRST))
    play(table, "G unit:1505")
    assert asked(table) == ("german", "ask-initiative")
    assert front(table).lines[GERMAN].unit == 1505
    assert told(table, AnswerPlayed) == []
    assert game(table).phase == "assault"


def test_6_4_without_a_german_hand_the_british_may_still_play_smoke() -> None:
    place = """
    terrains: ['1001']
    begin: assault
    german: {hand: [1505]}
    english: {hand: [1105, 1303]}
    """
    table = play(stand(place), "G unit:1505", "E unit:1105", "E hand-over", "G give-up")
    assert not german(table).hand
    assert asked(table) == ("english", "ask-size")
    assert offered(table) == ["answer:1303", "pass"]


def test_3_2_a_fortified_position_strengthens_the_first_unit_of_the_turn_only() -> None:
    """1605 adds two to the first German Unit, here Grenadiers of three."""
    place = """
    terrains: ['1005']
    begin: german-phase
    german: {hand: [1605, 1505, 1505]}
    english: {hand: [1105, 1105]}
    """
    table = play(stand(place, "2"), "G event:1605", "G done", "G unit:1505", "E unit:1105")
    assert values(table) == (5, 5)
    play(table, "E hand-over", "G give-up", "G unit:1505", "E unit:1105")
    assert values(table) == (5, 3)
