"""Scenario 1A: Bénouville bridge."""

from __future__ import annotations

from collections import Counter

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
    stand,
    told,
    values,
)

from landfall.games.commando.model.cards import GERMAN
from landfall.games.commando.model.events import AssaultWon, ManpowerLost, UnitUnopposed

BRIDGE = """
terrains: ['1014A']
turn: 7
english: {hand: [1101, 1102, 1102, 1102, 1102]}
german: {hand: [1505, 1505, 1505, 1502, 1502]}
"""


def test_1a_1_no_heroic_cards_no_turn_token_two_plus_three() -> None:
    state = game(fresh("1A"))
    assert [army.heroes for army in state.armies] == [[], []]
    assert state.turn_token == ""
    assert (state.plus3_beside, state.thornton_beside) == (2, 0)


def test_1a_4_on_the_bridge_giving_up_costs_a_point_and_the_assault_goes_on() -> None:
    table = quiet(play(stand(BRIDGE), "G unit:1505", "E unit:1101"))
    # This is what the player is told before giving up.
    assert cited(table, "give-up") == "1A.4"
    play(table, "E give-up")
    assert len(told(table, ManpowerLost)) == 1
    assert not told(table, AssaultWon)


def test_1a_2_the_terrains_are_laid_in_two_piles_of_six() -> None:
    seen = Counter[str]()
    for seed in range(30):
        table = fresh("1A", seed)
        state = game(table)
        assert len(state.pile) == 12
        assert {"1010", "1011"} <= set(state.pile[6:])  # in the lower six
        assert len(state.unseen) == 2
        assert not {"1010", "1011"} & set(state.unseen)
        assert state.ahead == ["1014A"]
        assert state.aside == ["1015A"]
        assert len([*state.pile, *state.unseen, *state.ahead, *state.aside]) == 16
        seen.update(state.unseen)
    assert len(seen) > 6  # they are drawn at random


def test_1a_2_nobody_sees_the_two_left_out_nor_the_order() -> None:
    table = fresh("1A")
    for seat in ("english", "german", None):
        view = look(table, seat)
        assert view.terrains_left == 12
        assert not hasattr(view, "unseen")
        assert not hasattr(view, "pile")


def test_1a_3_after_six_terrains_the_bridge_without_a_choice() -> None:
    table = fresh("1A", 2)
    for turn in range(1, 7):
        quick(table, "ask-terrain")
        assert game(table).turn == turn
        table.answer(asked(table)[0], offered(table)[0])
    hand = len(english(table).hand)
    quick(table, "ask-terrain", "ask-events", events="done")
    while game(table).turn < 7:
        table.answer(asked(table)[0], {"ask-german-unit": "stop"}.get(asked(table)[1], "done"))
    assert [f.terrain for f in game(table).fronts] == ["1014A"]
    assert game(table).pile == []
    assert asked(table) == ("english", "ask-events")
    assert len(english(table).hand) == hand + 3 + 1  # the bridge's draw and the last reward


def test_1a_4_a_lost_unit_costs_a_point_and_the_assault_goes_on() -> None:
    table = play(stand(BRIDGE), "G unit:1505", "E unit:1101", "E give-up")
    assert game(table).manpower == 2
    assert told(table, ManpowerLost)[0].rule == "1A.4"
    assert asked(table) == ("german", "ask-german-next-unit")
    assert front(table).lines[GERMAN].fought == [1505]  # used up: the Germans need another
    (decision,) = table.decisions
    assert decision.args["played"] == 1


def test_1a_4_the_assault_can_not_be_broken_off() -> None:
    table = play(stand(BRIDGE), "G unit:1505", "G hand-over")
    assert "retreat" not in offered(table)
    refusal = table.why_not("english", "retreat")
    assert refusal is not None
    assert refusal.rule == "1A.4"
    quiet(play(table, "E unit:1102"))
    assert "retreat" not in offered(table)


def test_1a_4_until_the_last_point() -> None:
    table = play(stand(BRIDGE + "manpower: 1"), "G unit:1505", "E unit:1101", "E give-up")
    assert table.outcome is not None
    assert table.outcome.winners == ("german",)


def test_1a_5_a_point_instead_of_a_unit() -> None:
    table = play(stand(BRIDGE), "G unit:1505", "G hand-over")
    assert cited(table, "pay") == "1A.5"
    play(table, "E pay")
    assert game(table).manpower == 2
    assert told(table, UnitUnopposed)[0].card == "card:1505"
    assert asked(table) == ("german", "ask-german-next-unit")
    # The unit counts as having fought: for the size, and for the patrol.
    quiet(play(table, "G unit:1502", "E unit:1102"))
    assert values(table) == (4, 3)
    assert look(table, None).fronts[0].played == 2
    assert front(table).lines[0].fought == []


def test_1a_5_not_on_the_road() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102]}, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "G hand-over")
    assert "pay" not in offered(table)


def test_1a_5_paying_the_last_point_loses() -> None:
    table = play(stand(BRIDGE + "manpower: 1"), "G unit:1505", "E pay")
    assert table.outcome is not None
    assert table.outcome.winners == ("german",)


def test_1a_6_winning_on_the_bridge_wins_the_game() -> None:
    table = play(stand(BRIDGE), "G stop")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("english",), "1A.6")


def test_1a_6_after_as_many_units_as_the_bridge_takes() -> None:
    place = BRIDGE.replace("1502, 1502", "1501").replace("1101, 1102", "1105, 1102")
    table = stand(place)
    for number, unit in enumerate((1505, 1505, 1505), start=1):
        quiet(play(table, f"G unit:{unit}", "E unit:1102", "E hand-over", "G give-up"))
        assert look(table, None).fronts[0].played == number
        assert table.outcome is None
    play(table, "G unit:1501", "E unit:1105", "E hand-over", "G give-up")
    quiet(table)
    assert table.outcome is not None
    assert table.outcome.winners == ("english",)
    assert german(table).hand == []
