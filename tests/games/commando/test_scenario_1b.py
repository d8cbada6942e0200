"""Scenario 1B: the way to both bridges, and the counter-attack."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.commando.helpers import (
    asked,
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
from landfall.games.commando.model.cards import ENGLISH
from landfall.games.commando.model.events import CounterAttackBegins, CounterAttackGrows
from landfall.games.commando.rules.scenario_1 import counter_attack_grows
from landfall.games.commando.rules.scenario_1_bridge_assaults import join_counter_attack
from landfall.games.commando.rules.scenario_hooks import hero_at_end_of_turn

PEGASUS = """
terrains: ['1014B']
turn: 8
english: {hand: [1102, 1102, 1101]}
german: {hand: [1505, 1505, 1502]}
ranville: %d
"""


def test_1b_1_the_bridge_must_be_taken_and_held() -> None:
    """Taking Bénouville does not end it; losing the last point after that loses it."""
    table = quick(fresh("1B", 4), "ask-nothing-ever", size="pass")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("english",), "1B.14")
    lost = play(stand(PEGASUS % -1 + "manpower: 1", "1B"), "G unit:1505", "E pay")
    assert lost.outcome is not None
    assert lost.outcome.winners == ("german",)


def test_1b_2_set_up() -> None:
    state = game(fresh("1B"))
    assert (state.plus3_beside, state.thornton_beside) == (2, 4)
    assert state.turn_token == "english"
    assert [len(army.heroes) for army in state.armies] == [4, 4]


def test_1b_3_three_heroic_cards_each_in_turn_then_none() -> None:
    table = fresh("1B", 6)
    chosen: list[tuple[int, str]] = []
    while len(chosen) < 6:
        quick(table, "ask-hero")
        chosen.append((game(table).turn, asked(table)[0]))
        table.answer(asked(table)[0], offered(table)[0])
    sides = ["english", "german"] * 3
    assert chosen == [(turn, side) for turn, side in enumerate(sides, start=1)]
    quick(table, "ask-hero")
    assert table.outcome is not None  # never asked again, though the token shows the British side
    assert [len(army.heroes) for army in game(table).armies] == [1, 1]


def test_1b_4_ranville_lies_beside_benouville() -> None:
    state = game(fresh("1B"))
    assert state.ahead == ["1014A", "1015A"]
    assert state.aside == []
    assert {"1010", "1011"} <= set(state.pile[6:])
    assert (len(state.pile), len(state.unseen)) == (12, 2)


ROAD = """
terrains: ['1012']
turn: 2
begin: german-phase
english: {hand: [1102, 1302]}
german: {hand: [1505, 1702, 1602]}
"""


def kept(table: Table) -> Table:
    play(table, "G event:1602", "G done", "G unit:1505", "E unit:1102", "E hand-over")
    play(table, "G play:1702", "G hand-over", "E give-up")
    return table


def test_1b_5_a_unit_and_one_other_card_played_this_turn() -> None:
    table = kept(stand(ROAD, "1B"))
    assert asked(table) == ("german", "ask-set-aside-unit")
    assert offered(table) == ["set-aside:1505", "none"]
    play(table, "G set-aside:1505")
    assert asked(table) == ("german", "ask-set-aside-other")
    assert offered(table) == ["set-aside:1602", "set-aside:1702", "none"]
    play(table, "G set-aside:1702")
    assert game(table).counter_attack == [1505, 1702]
    assert german(table).discard == [1602]  # cards set aside are not in the discard pile
    assert asked(table)[1] in ("ask-hero", "ask-terrain")


def test_1b_5_shown_then_face_down() -> None:
    table = play(kept(stand(ROAD, "1B")), "G set-aside:1505", "G none")
    assert game(table).counter_attack == [1505]
    for seat in ("english", None):
        shown = [e for e in table.events_for(seat) if isinstance(e, CounterAttackGrows)]
        assert [e.card for e in shown] == ["card:1505"]
        assert look(table, seat).counter_attack is None
        assert look(table, seat).counter_attack_count == 1
    assert look(table, "german").counter_attack == [1505]


@pytest.mark.parametrize(("turn", "grows"), [(1, True), (6, True), (7, False)])
def test_1b_5_on_the_first_six_turns(turn: int, grows: bool) -> None:
    state = game(stand(ROAD, "1B"))
    state.turn = turn
    assert counter_attack_grows(state) == grows
    assert hero_at_end_of_turn(state) == grows, "1B.3: heroes too"


def test_1b_5_one_card_or_none() -> None:
    table = play(kept(stand(ROAD, "1B")), "G none", "G none")
    assert game(table).counter_attack == []
    assert sorted(german(table).discard) == [1505, 1602, 1702]


def test_1b_5_whoever_won_but_no_heroic_card() -> None:
    place = "{terrains: ['1012'], turn: 2, english: {hand: [1105, 1302]}, german: {hand: [1801]}}"
    table = play(stand(place, "1B"), "G unit:1801", "E unit:1105", "E play:1302", "E hand-over")
    quiet(play(table, "G give-up"))
    assert asked(table)[1] != "ask-set-aside-unit"
    assert german(table).gone == [1801]


def test_1b_5_only_on_the_first_six_turns() -> None:
    table = stand_at("two-bridges")
    table = quick(play(table, "G unit:1505", "G stop"), "ask-set-aside-unit", "ask-events")
    assert asked(table)[1] == "ask-events"
    assert game(table).turn == 8


def test_1b_5_cards_of_the_pile_are_not_taken_back() -> None:
    place = """
    terrains: ['1012']
    next_terrains: ['1008', '1013']
    turn: 2
    begin: assault
    german: {hand: [1505, 1609]}
    """
    table = play(stand(place, "1B"), "G unit:1505", "E retreat", "G set-aside:1505")
    table = quick(table, "ask-events", "ask-take-back")
    play(table, "E done")
    play(table, "G event:1609")
    quiet(table)
    assert asked(table)[1] == "ask-events"  # nothing in the discard pile


def test_1b_13_the_counter_attack_pile_joins_the_deck_before_the_german_draws() -> None:
    table = play(kept(stand(ROAD, "1B")), "G set-aside:1505", "G set-aside:1702")
    while game(table).turn < 8:
        quick(table, "ask-events")
        table.answer(asked(table)[0], "done")
        quick(table, "ask-events", "ask-hero", "ask-terrain")
        if asked(table)[1] != "ask-events":
            table.answer(asked(table)[0], offered(table)[0])
    assert game(table).counter_attack == [1505, 1702]
    deck = Counter(german(table).deck)
    quick(table, "ask-events")
    assert asked(table)[0] == "english"
    play(table, "E done")
    begun = told(table, CounterAttackBegins)[0]
    assert begun.count == 2
    assert game(table).counter_attack == []
    drawn = next(
        e
        for e in table.events_for("german")[::-1]
        if e.text == "event-cards-drawn" and getattr(e, "side", "") == "german"
    )
    cards = Counter(int(c.partition(":")[2]) for c in getattr(drawn, "cards", ()))
    assert Counter(german(table).deck) + cards == deck + Counter([1505, 1702])
    assert cards.total() == 5


@pytest.mark.parametrize(("ranville", "expected"), [(-1, 4), (1, 6)])
def test_1b_13_ranvilles_master_changes_the_size_of_pegasus_bridge(
    ranville: int, expected: int
) -> None:
    table = play(stand(PEGASUS % ranville, "1B"), "G unit:1505")
    assert size(table) == expected


def test_1b_13_a_point_instead_of_a_unit_here_too() -> None:
    table = play(stand(PEGASUS % -1, "1B"), "G unit:1505", "E pay", "G unit:1502")
    quiet(table)
    assert game(table).manpower == 2
    assert values(table)[1] == 3
    assert front(table).lines[ENGLISH].fought == []


def test_1b_14_holding_pegasus_bridge_wins() -> None:
    table = play(
        stand(PEGASUS % -1, "1B"), "G unit:1505", "E unit:1102", "E hand-over", "G give-up"
    )
    quiet(table)
    play(table, "G stop")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("english",), "1B.14")


def test_1b_13_the_pile_is_mixed_into_the_deck() -> None:
    """Otherwise, the Germans would draw its cards last, if at all."""
    table = fresh("1B")
    places = set()
    for spin in range(6):
        twin = game(table).clone()
        for _ in range(spin):
            twin.chance.draw(7)
        twin.counter_attack = [1801]
        join_counter_attack(twin)
        places.add(twin.armies[1].deck.index(1801))
    assert len(places) > 1
