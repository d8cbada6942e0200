"""0. Setting up, hands, tokens, discard piles, heroic cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.commando.helpers import (
    asked,
    english,
    fresh,
    front,
    game,
    german,
    look,
    offered,
    play,
    quiet,
    stand,
    told,
)

from landfall.games.commando.model.cards import ENGLISH, GERMAN, pack
from landfall.games.commando.model.events import (
    CardDiscarded,
    CardRetrieved,
    HandChanged,
    ReserveEmpty,
    ScenarioBegan,
    TokensTaken,
)

LETTERS = {"1A": "P", "1B": "P", "2": "M", "3": "D"}


def test_0_1_two_seats_with_fixed_roles() -> None:
    assert fresh("1A").all_seats == ("english", "german")


@pytest.mark.parametrize("scenario", LETTERS)
def test_0_2_only_cards_with_the_letter_in_their_copies(scenario: str) -> None:
    table = fresh(scenario)
    for side, army in enumerate(game(table).armies):
        expected = Counter(
            {
                card.number: card.copies[LETTERS[scenario]]
                for card in pack().cards.values()
                if card.side == side and not card.heroic and card.copies.get(LETTERS[scenario])
            }
        )
        assert Counter(army.deck + army.hand) == expected


@pytest.mark.parametrize("scenario", LETTERS)
def test_0_2_the_log_begins_with_the_scenario(scenario: str) -> None:
    first = fresh(scenario).events_for(None)[0]
    assert first == ScenarioBegan(scenario=f"scenario:{scenario}", rule="0.2")


def test_0_2_the_decks_are_shuffled() -> None:
    orders = {tuple(game(fresh("1A", seed)).armies[0].deck) for seed in range(4)}
    assert len(orders) == 4


@pytest.mark.parametrize("scenario", ["1B", "2", "3"])
def test_0_3_four_heroic_cards_wait_beside_each_player(scenario: str) -> None:
    table = fresh(scenario)
    for army in game(table).armies:
        assert len(army.heroes) == 4
        assert all(pack().cards[n].heroic for n in army.heroes)
        assert not set(army.heroes) & set(army.deck + army.hand)
    seen = look(table, "german")
    assert seen.english.heroes is None
    assert seen.english.heroes_count == 4
    assert seen.german.heroes == german(table).heroes


@pytest.mark.parametrize("scenario", LETTERS)
def test_0_4_two_tokens_each_of_twenty_four(scenario: str) -> None:
    state = game(fresh(scenario))
    assert [army.tokens for army in state.armies] == [2, 2]
    assert state.reserve == 20
    for army in state.armies:
        assert (army.plus3, army.plus3_heroic, army.thornton) == (0, 0, 0)


@pytest.mark.parametrize(("scenario", "points"), [("1A", 3), ("1B", 3), ("2", 3), ("3", None)])
def test_0_5_three_manpower_points(scenario: str, points: int | None) -> None:
    assert game(fresh(scenario)).manpower == points


@pytest.mark.parametrize(("scenario", "face"), [("1A", ""), ("1B", "english"), ("2", "german")])
def test_0_6_the_turn_token_starts_as_the_scenario_says(scenario: str, face: str) -> None:
    assert look(fresh(scenario), None).turn_token == face


def test_0_7_each_scenario_has_its_own_piles() -> None:
    assert len(game(fresh("1A")).pile) == 12
    merville = game(fresh("2"))
    assert [len(p) for p in (merville.approach, merville.objectives, merville.battery)] == [3, 6, 5]
    assert len(game(fresh("3")).piles) == 3


def test_0_8_six_cards_changed_at_most_once() -> None:
    table = fresh("1A")
    assert asked(table) == ("english", "ask-hand")
    assert offered(table) == ["keep", "change"]
    before = english(table).hand.copy()
    deck = Counter(english(table).deck + before)
    assert len(before) == 6
    table.answer("english", "change")
    assert len(english(table).hand) == 6
    assert Counter(english(table).deck + english(table).hand) == deck
    # The British cannot redraw a second time: the Germans decide, then the game begins.
    assert asked(table) == ("german", "ask-hand")
    table.answer("german", "keep")
    assert asked(table)[1] == "ask-terrain"
    assert [event.side for event in told(table, HandChanged)] == ["english"]


def test_0_8_a_changed_hand_is_announced_but_not_shown() -> None:
    table = fresh("1A")
    table.answer("english", "change")
    for seat in ("german", None):
        for event in table.events_for(seat):
            assert not getattr(event, "cards", ()) or getattr(event, "side", "") == seat


def test_0_9_any_number_of_cards_and_everybody_may_count_them() -> None:
    hand = [1102, 1102, 1102, 1102, 1104, 1104, 1104, 1301, 1301, 1301, 1302, 1302, 1302]
    table = stand(f"{{terrains: ['1001'], english: {{hand: {hand}}}, begin: english-phase}}")
    assert len(english(table).hand) == 16  # three more cards drawn, and no hand limit
    assert asked(table) == ("english", "ask-events")
    for seat in ("german", None):
        assert look(table, seat).english.hand_count == 16
        assert look(table, seat).english.hand is None
    assert len(look(table, "english").english.hand) == 16


def test_0_10_tokens_come_from_the_reserve() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1202]}}")
    play(table, "E event:1202")
    quiet(table)
    assert english(table).tokens == 5
    assert game(table).reserve == 17
    assert told(table, ReserveEmpty) == []


def test_0_10_an_empty_reserve_gives_what_it_has() -> None:
    table = stand(
        "{terrains: ['1001'], begin: english-phase, english: {hand: [1202], tokens: 2}, german: {tokens: 21}}"
    )
    assert game(table).reserve == 1
    quiet(play(table, "E event:1202"))
    assert english(table).tokens == 3
    assert game(table).reserve == 0
    assert [event.count for event in told(table, TokensTaken)] == [1]
    assert told(table, ReserveEmpty)[0].rule == "0.10"


def test_0_10_an_empty_reserve_gives_nothing() -> None:
    table = stand(
        "{terrains: ['1001'], begin: english-phase, english: {hand: [1202], tokens: 2}, german: {tokens: 22}}"
    )
    quiet(play(table, "E event:1202"))
    assert english(table).tokens == 2
    assert told(table, TokensTaken) == []
    assert len(told(table, ReserveEmpty)) == 1


def test_0_11_ones_own_discard_pile_is_open_the_others_is_not() -> None:
    table = stand(
        "{terrains: ['1001'], begin: english-phase, english: {discard: [1102, 1302]}, german: {discard: [1702]}}"
    )
    mine, theirs, watching = (look(table, seat) for seat in ("english", "german", None))
    assert mine.english.discard == [1102, 1302]
    assert mine.german.discard is None
    assert mine.german.discard_count == 1
    assert theirs.english.discard is None
    assert theirs.german.discard == [1702]
    assert watching.english.discard is None
    # The pile is face up: everyone sees its top card.
    assert theirs.english.discard_top == 1302


def test_0_11_a_finished_event_goes_to_its_owners_pile() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1202]}}")
    quiet(play(table, "E event:1202"))
    assert english(table).discard == [1202]


def test_0_11_the_terrain_discard_is_open_to_all() -> None:
    table = fresh("1A")
    play(table, "E keep", "G keep")
    first, second = sorted(game(table).offered)
    table.answer("english", f"terrain:{first}")
    for seat in ("english", "german", None):
        assert look(table, seat).passed == [second]


def test_0_12_a_card_discarded_by_order_has_no_effect() -> None:
    """Sie Kommen! costs the British a card: supplies discarded this way bring no tokens."""
    table = stand(
        "{terrains: ['1001'], begin: german-phase, english: {hand: [1202]}, german: {hand: [1608]}}"
    )
    play(table, "G event:1608", "G choose:2", "G choose:1")
    assert asked(table) == ("english", "ask-discard")
    table.answer("english", "discard:1202")
    assert english(table).discard == [1202]
    assert english(table).tokens == 2
    assert told(table, CardDiscarded)[0].rule == "0.12"


def test_0_13_taking_back_is_done_as_far_as_possible() -> None:
    table = stand(
        "{terrains: ['1001'], begin: german-phase, german: {hand: [1609], discard: [1505, 1504, 1702]}}"
    )
    quiet(play(table, "G event:1609"))
    # The card calls for two Units of at most 3; there is one.
    assert asked(table) == ("german", "ask-take-back")
    assert offered(table) == ["take-back:1505", "done"]
    table.answer("german", "take-back:1505")
    assert asked(table)[1] == "ask-events"
    assert 1505 in german(table).hand
    assert [event.card for event in told(table, CardRetrieved)] == ["card:1505"]


def test_0_13_nothing_to_take_back_asks_nothing() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1203]}}")
    quiet(play(table, "E event:1203"))
    assert asked(table) == ("english", "ask-events")


def test_0_14_a_heroic_card_can_not_be_cancelled() -> None:
    table = stand(
        "{terrains: ['1001'], begin: english-phase, english: {hand: [1402, 1202]}, german: {hand: [1704]}}",
        "1B",
    )
    table.answer("english", "event:1402")
    assert asked(table) == ("english", "ask-events")  # no window
    table.answer("english", "event:1202")
    assert asked(table) == ("german", "ask-window")


def test_0_14_a_heroic_unit_can_not_be_trapped() -> None:
    place = "{terrains: ['1001'], english: {hand: [1401, 1102]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place, "1B"), "G unit:1505", "E unit:1401")
    assert asked(table) == ("english", "ask-bid")
    table = play(stand(place, "1B"), "G unit:1505", "E unit:1102")
    assert asked(table) == ("german", "ask-window")
    assert "answer:1706" in offered(table)


def test_0_14_a_heroic_card_can_not_be_discarded() -> None:
    place = """
    terrains: ['1001']
    begin: german-phase
    english: {hand: [1401, 1102]}
    german: {hand: [1608]}
    """
    table = play(stand(place, "1B"), "G event:1608", "G choose:2", "G choose:1")
    assert asked(table) == ("english", "ask-discard")
    assert offered(table) == ["discard:1102"]


def test_0_14_with_heroic_cards_only_nothing_is_discarded() -> None:
    place = """
    terrains: ['1001']
    begin: german-phase
    english: {hand: [1401]}
    german: {hand: [1608]}
    """
    table = play(stand(place, "1B"), "G event:1608", "G choose:2", "G choose:1")
    assert asked(table) == ("german", "ask-events")
    assert english(table).hand == [1401]


def test_0_14_a_heroic_unit_falls_in_combat_and_leaves_the_game() -> None:
    table = stand(
        "{terrains: ['1012'], english: {hand: [1105]}, german: {hand: [1801, 1702]}}", "1B"
    )
    play(table, "G unit:1801", "E unit:1105")
    assert front(table).lines[GERMAN].unit == 1801
    table = stand(
        "{terrains: ['1012'], english: {hand: [1105, 1302]}, german: {hand: [1801]}}", "1B"
    )
    play(table, "G unit:1801", "E unit:1105", "E play:1302", "E hand-over", "G give-up")
    quiet(table)
    assert 1801 in german(table).gone
    assert 1801 not in german(table).discard
    assert 1105 in english(table).discard


def test_0_14_a_used_heroic_event_leaves_the_game() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1402]}}", "1B")
    table.answer("english", "event:1402")
    assert english(table).gone == [1402]
    assert english(table).discard == []
    assert english(table).thornton == 4
    assert game(table).armies[ENGLISH].limbo == []
