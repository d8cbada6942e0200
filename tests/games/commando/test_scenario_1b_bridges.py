"""Scenario 1B, the seventh turn: both bridges at once."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    asked,
    cited,
    english,
    fresh,
    front,
    game,
    german,
    look,
    offered,
    play,
    quick,
    quiet,
    size,
    stand,
    stand_at,
    told,
    values,
)

from landfall.core.table import Table
from landfall.games.commando.model.cards import GERMAN, pack
from landfall.games.commando.model.events import BridgeSettled, BridgeTurned, ManpowerLost


def test_1b_6_the_seventh_turn_is_played_on_both_bridges() -> None:
    table = fresh("1B", 8)
    while game(table).turn < 7:
        quick(table, "ask-events", "ask-german-unit", "ask-hero")
        table.answer(asked(table)[0], offered(table)[-1])
    assert asked(table) == ("english", "ask-events")
    assert [f.terrain for f in game(table).fronts] == ["1014A", "1015A"]
    assert game(table).offered == []


def test_1b_6_one_draw_with_the_numbers_of_benouville() -> None:
    place = "{terrains: ['1014A', '1015A'], turn: 7, begin: english-phase}"
    table = stand(place, "1B")
    assert len(english(table).hand) == 3
    play(table, "E done")
    assert len(german(table).hand) == 4


def test_1b_7_units_are_placed_on_both_before_anything_is_settled() -> None:
    table = stand_at("two-bridges")
    order = []
    for _ in range(2):
        order.append((asked(table)[0], table.decisions[0].at[0]))
        table.answer("german", "unit:1505")
    assert order == [("german", "terrain:1014A"), ("german", "terrain:1015A")]
    quiet(table)
    assert asked(table) == ("english", "ask-english-unit")
    assert "terrain:1014A" in table.decisions[0].at
    quiet(play(table, "E unit:1102"))
    assert asked(table) == ("english", "ask-english-unit")
    assert "terrain:1015A" in table.decisions[0].at
    quiet(play(table, "E unit:1105"))
    # Now that both units are in play, the combat at Bénouville comes first.
    assert asked(table) == ("english", "ask-bid")
    assert table.decisions[0].at == ("terrain:1014A",)
    quiet(play(table, "E hand-over", "G give-up"))
    assert asked(table) == ("english", "ask-bid")
    assert table.decisions[0].at == ("terrain:1015A",)


def test_1b_7_no_unit_abandons_that_bridge() -> None:
    table = play(stand_at("two-bridges"), "G unit:1505", "G stop")
    assert front(table, 1).winner == "english"
    assert front(table, 0).winner == ""
    assert game(table).ranville == -1


def test_1b_7_benouville_abandoned_is_taken_once_ranville_is_over() -> None:
    table = play(stand_at("two-bridges"), "G stop", "G unit:1505")
    assert front(table, 0).winner == "english"
    assert game(table).turn == 7
    quiet(play(table, "E unit:1102", "E hand-over", "G give-up"))
    play(table, "G stop", f"G discard:{sorted(set(german(table).hand))[0]}")
    assert game(table).turn == 8


@pytest.mark.parametrize("index", [0, 1])
def test_1b_8_a_point_instead_of_a_unit_on_either_bridge(index: int) -> None:
    table = play(
        stand_at("two-bridges"), "G unit:1505", "G unit:1505", "G hand-over", "G hand-over"
    )
    if index:
        quiet(play(table, "E unit:1102"))
    assert cited(table, "pay") == "1B.8"
    play(table, "E pay")
    assert game(table).manpower == 2
    assert front(table, index).lines[GERMAN].fought == [1505]
    assert front(table, index).winner == ""


def test_1b_8_the_unopposed_unit_counts_there_and_only_there() -> None:
    table = play(stand_at("two-bridges"), "G unit:1505", "G unit:1505", "E pay", "E unit:1102")
    quiet(play(table, "E hand-over", "G give-up"))
    play(table, "G unit:1502", "G unit:1502", "E unit:1102", "E unit:1102")
    quiet(table)
    assert values(table, 0)[1] == 3
    assert values(table, 1)[1] == 3


def test_1b_9_what_is_played_on_one_bridge_does_nothing_on_the_other() -> None:
    table = play(
        stand_at("two-bridges"), "G unit:1505", "G unit:1502", "E unit:1102", "E unit:1105"
    )
    quiet(play(table, "E play:1302"))
    assert (values(table, 0), values(table, 1)) == ((6, 3), (5, 2))
    play(table, "E hand-over", "G play:1702")
    quiet(table)
    assert (values(table, 0), values(table, 1)) == ((6, 5), (5, 2))
    quiet(play(table, "G give-up"))
    # A unit that fell at Bénouville has not fought at Ranville.
    assert values(table, 1) == (5, 2)


def test_1b_10_a_lost_unit_at_benouville_costs_a_point_and_it_goes_on() -> None:
    place = """
    terrains: ['1014A']
    turn: 7
    english: {hand: [1101, 1102]}
    german: {hand: [1505, 1505]}
    ranville: 1
    """
    table = play(stand(place, "1B"), "G unit:1505", "E unit:1101", "E give-up")
    assert game(table).manpower == 2
    assert told(table, ManpowerLost)[0].rule == "1B.10"
    assert asked(table) == ("german", "ask-german-next-unit")
    play(table, "G unit:1505", "G hand-over")
    refusal = table.why_not("english", "retreat")
    assert refusal is not None
    assert refusal.rule == "1B.10"


def at_ranville() -> Table:
    """Bénouville's first German unit has fallen; at Ranville it is 4 against 3."""
    table = play(
        stand_at("two-bridges"), "G unit:1505", "G unit:1505", "E unit:1102", "E unit:1102"
    )
    return quiet(play(table, "E hand-over", "G give-up"))


def test_1b_11_ranville_lost_costs_no_point() -> None:
    table = play(at_ranville(), "E retreat")
    assert game(table).manpower == 3
    assert game(table).ranville == 1
    # At once: the loser discards a card of their choice, the winner gets nothing.
    assert asked(table) == ("english", "ask-discard")
    tokens, cards = german(table).tokens, len(german(table).hand)
    play(table, "E discard:1302")
    assert 1302 in english(table).discard
    assert (german(table).tokens, len(german(table).hand)) == (tokens, cards)
    assert size(table) == 5
    settled = told(table, BridgeSettled)[0]
    assert (settled.side, settled.delta, settled.rule) == ("german", 1, "1B.11")
    assert asked(table) == ("german", "ask-german-next-unit")


def test_1b_11_a_unit_lost_at_ranville_ends_it() -> None:
    table = quiet(play(at_ranville(), "E hand-over", "G play:1702", "G hand-over"))
    assert cited(table, "give-up") == "1B.11", "it costs no point"
    play(table, "E give-up")
    assert game(table).manpower == 3
    assert front(table, 1).winner == "german"


def test_1b_11_ranville_won_makes_the_other_bridge_smaller() -> None:
    table = quiet(play(at_ranville(), "E hand-over", "G give-up"))
    play(table, "G unit:1505", "G stop")  # no second unit at Ranville
    assert asked(table) == ("german", "ask-discard")
    assert game(table).ranville == -1
    tokens, cards = english(table).tokens, len(english(table).hand)
    play(table, "G discard:1702")
    assert size(table) == 3
    assert (english(table).tokens, len(english(table).hand)) == (tokens, cards)
    for seat in ("english", "german", None):
        assert look(table, seat).ranville == -1


def test_1b_11_ranville_takes_two_units() -> None:
    table = stand_at("two-bridges")
    assert pack().terrains["1015A"].size == 2
    play(table, "G unit:1505", "G unit:1505")
    assert size(table, 1) == 2


def test_1b_11_the_last_point_may_be_lost_at_ranville() -> None:
    place = """
    terrains: ['1014A', '1015A']
    turn: 7
    manpower: 1
    english: {hand: [1102]}
    german: {hand: [1505, 1505]}
    """
    table = play(stand(place, "1B"), "G unit:1505", "G unit:1505", "E unit:1102", "E pay")
    assert table.outcome is not None
    assert table.outcome.winners == ("german",)


def test_1b_12_benouville_taken_rewards_and_turns_the_bridge() -> None:
    table = play(stand_at("two-bridges"), "G stop", "G stop", "G discard:1702")
    assert game(table).turn == 8
    assert [f.terrain for f in game(table).fronts] == ["1014B"]
    assert english(table).tokens == 4 + 2
    assert len(english(table).hand) == 7 + 1 + 1  # the reward, and Pegasus Bridge's draw
    assert told(table, BridgeTurned)[0].rule == "1B.12"
    assert table.outcome is None
    assert "1015B" in game(table).passed  # Horsa Bridge: the face shows who holds Ranville
    # Straight into the British phase, and no heroic card for either side.
    assert asked(table) == ("english", "ask-events")
    assert len(english(table).heroes) == 4


def test_1b_12_ranville_kept_by_the_german_shows_its_own_face() -> None:
    table = play(at_ranville(), "E retreat", "E discard:1302", "G stop")
    assert game(table).turn == 8
    assert "1015A" in look(table, None).passed
    table.game.check(table.state)
