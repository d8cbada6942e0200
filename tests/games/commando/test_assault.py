"""4. The assault, and the booklet's worked example step by step."""

from __future__ import annotations

from tests.games.commando.helpers import (
    asked,
    cited,
    english,
    front,
    game,
    german,
    offered,
    play,
    quiet,
    stand,
    stand_at,
    told,
    values,
)

from landfall.games.commando.model.cards import ENGLISH, GERMAN
from landfall.games.commando.model.events import (
    AssaultWon,
    GermanStops,
    ManpowerLost,
    Retreated,
    StrengthChanged,
    TokenTossed,
    UnitDestroyed,
)

DUEL = """
terrains: ['1001']
next_terrains: ['1002', '1008']
turn: 2
english: {hand: [1102, 1102, 1302, 1302]}
german: {hand: [1505, 1505, 1702, 1702]}
"""


def test_4_7_the_worked_example() -> None:
    table = stand_at("worked-example")
    play(table, "G unit:1502", "G hand-over")  # A: patrol, and no initiative
    assert values(table) == (0, 2)
    play(table, "E unit:1103")  # B: sappers
    quiet(table)
    assert asked(table) == ("english", "ask-bid")
    assert values(table) == (3, 2)
    play(table, "E hand-over", "G play:1702")  # C: grenade
    quiet(table)
    assert values(table) == (3, 4)
    assert told(table, StrengthChanged)[0].amount == 2
    play(table, "G hand-over", "E toss:normal")  # D: a token fails
    assert values(table) == (3, 4)
    assert english(table).tokens == 2
    assert game(table).reserve == 19  # three tokens each, and the one that failed is back
    assert "hand-over" not in offered(table)
    play(table, "E toss:normal")  # another token succeeds
    assert values(table) == (4, 4)
    assert english(table).tokens == 1
    play(table, "E hand-over")  # E: equal values, the Germans would lose their unit
    assert asked(table) == ("german", "ask-bid")
    play(table, "G toss:normal")
    assert values(table) == (4, 4)
    assert german(table).tokens == 2
    assert "toss:normal" in offered(table)  # the Germans could go on
    play(table, "G give-up")  # F: the patrol is destroyed
    quiet(table)
    assert told(table, UnitDestroyed)[0].card == "card:1502"
    assert front(table).lines[GERMAN].fought == [1502]
    assert asked(table) == (
        "german",
        "ask-german-next-unit",
    )  # G: one of four German units has been played
    (decision,) = table.decisions
    assert (decision.args["played"], decision.args["size"]) == (1, 4)
    play(table, "G unit:1503", "E unit:1102")
    quiet(table)
    assert values(table) == (4, 3)
    assert english(table).tokens == 1
    assert not any(option.startswith("toss:") for option in offered(table))
    assert [event.success for event in told(table, TokenTossed)] == [0, 1, 0]


def test_4_1_german_units_come_one_at_a_time() -> None:
    table = play(stand(DUEL), "G unit:1505")
    assert front(table).lines[GERMAN].unit == 1505
    assert german(table).hand.count(1505) == 1
    play(table, "G hand-over")
    assert asked(table) == ("english", "ask-english-unit")  # no second unit before the first is met
    quiet(play(table, "E unit:1102", "E hand-over", "G give-up"))
    assert asked(table) == ("german", "ask-german-next-unit")


def test_4_2_a_single_english_unit_against_each_german_one() -> None:
    table = play(stand(DUEL), "G unit:1505", "G hand-over")
    assert offered(table) == ["unit:1102", "retreat"]
    play(table, "E unit:1102")
    quiet(table)
    assert not any(o.startswith(("unit:", "as-action:")) for o in offered(table))
    quiet(play(table, "E hand-over", "G give-up"))
    play(table, "G unit:1505", "G hand-over")
    assert "unit:1102" in offered(table)


def test_4_3_actions_only_with_a_unit_in_play() -> None:
    table = stand(DUEL)
    assert offered(table) == ["unit:1505", "stop"]  # no unit in play yet, so no action
    play(table, "G unit:1505", "G hand-over")
    assert "play:1302" not in offered(table)  # the British have no unit
    play(table, "E unit:1102")
    quiet(table)
    assert "play:1302" in offered(table)
    play(table, "E play:1302")
    quiet(table)
    assert values(table) == (6, 3)
    assert front(table).lines[ENGLISH].actions == [1302]


def test_4_3_several_actions_one_after_the_other() -> None:
    table = play(stand(DUEL), "G unit:1505", "E unit:1102", "E play:1302", "E play:1302")
    quiet(table)
    assert values(table) == (8, 3)
    assert "play:1302" not in offered(table)


def test_4_3_an_action_helps_in_its_combat_only() -> None:
    table = play(stand(DUEL), "G unit:1505", "E unit:1102", "E play:1302", "E hand-over")
    quiet(play(table, "G give-up"))
    quiet(play(table, "G unit:1505", "E unit:1102"))
    assert values(table) == (4, 3)


def test_4_4_a_token_that_lands_well_lies_on_the_unit() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102]}, german: {hand: [1505]}, tosses: [success, fail]}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E toss:normal")
    assert values(table) == (5, 3)
    assert front(table).lines[ENGLISH].tokens == [1, 0, 0]
    assert (english(table).tokens, game(table).reserve) == (1, 20)
    play(table, "E toss:normal")
    assert values(table) == (5, 3)
    assert (english(table).tokens, game(table).reserve) == (0, 21)
    assert "toss:normal" not in offered(table)


def test_4_4_a_plus_three_token_is_worth_three_or_goes_back_beside() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102], plus3: 2}, german: {hand: [1505]}, tosses: [success, fail]}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E toss:plus3")
    assert values(table) == (7, 3)
    play(table, "E toss:plus3")
    assert values(table) == (7, 3)
    assert game(table).plus3_beside == 1
    assert game(table).reserve == 20


def test_4_4_a_thornton_token_never_fails() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102], thornton: 4}, german: {hand: [1505]}, tosses: [fail]}"
    table = play(stand(place, "1B"), "G unit:1505", "E unit:1102")
    for value in (5, 6, 7, 8):
        play(table, "E toss:thornton")
        assert values(table)[0] == value
    assert "toss:thornton" not in offered(table)


def test_4_5_below_the_german_the_english_loses() -> None:
    place = "{terrains: ['1001'], next_terrains: ['1002', '1008'], turn: 2, english: {hand: [1101, 1102]}, german: {hand: [1505]}}"
    table = quiet(play(stand(place), "G unit:1505", "E unit:1101"))
    assert values(table) == (1, 3)
    assert "hand-over" not in offered(table)
    assert cited(table, "give-up") == "4.8"
    play(table, "E give-up")
    assert told(table, AssaultWon)[0].side == "german"


def test_4_6_equalled_the_german_gives_up_or_strengthens() -> None:
    table = play(stand(DUEL), "G unit:1505", "E unit:1102", "E hand-over")
    assert asked(table) == ("german", "ask-bid")
    assert {"give-up", "play:1702", "toss:normal"} == set(offered(table))
    assert cited(table, "give-up") == "4.9"
    # A tie is not enough: at 3 against 4 the Germans can't pass.
    play(table, "G play:1702")
    quiet(table)
    assert values(table) == (4, 5)
    assert "hand-over" in offered(table)
    assert "give-up" not in offered(table)


def test_4_6_equal_is_not_enough_for_the_german() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102]}, german: {hand: [1505], tokens: 2}, tosses: [success]}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E hand-over", "G toss:normal")
    assert values(table) == (4, 4)
    assert "hand-over" not in offered(table)
    assert "give-up" in offered(table)


def test_4_7_each_raises_in_turn_until_one_gives_up() -> None:
    table = play(stand(DUEL), "G unit:1505", "E unit:1102", "E hand-over")
    play(table, "G play:1702", "G hand-over")  # 5 against 4
    assert asked(table) == ("english", "ask-bid")
    play(table, "E play:1302", "E hand-over")  # 6 against 5
    play(table, "G play:1702", "G hand-over")  # 7 against 6
    play(table, "E play:1302", "E hand-over")  # 8 against 7
    assert asked(table) == ("german", "ask-bid")
    assert values(table) == (8, 7)
    quiet(play(table, "G give-up"))
    assert told(table, UnitDestroyed)[0].side == "german"


def test_4_8_the_english_unit_is_destroyed_and_a_point_lost() -> None:
    place = "{terrains: ['1001'], next_terrains: ['1002', '1008'], turn: 2, english: {hand: [1101]}, german: {hand: [1505, 1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1101", "E give-up")
    assert told(table, UnitDestroyed)[0].side == "english"
    assert told(table, ManpowerLost)[0].left == 2
    assert game(table).manpower == 2
    # The assault is over at once, although the Germans had more units.
    assert asked(table) == ("english", "ask-terrain")
    assert 1505 in german(table).hand
    assert german(table).tokens == 4


def test_4_8_with_the_last_point_the_game_is_lost() -> None:
    place = "{terrains: ['1001'], turn: 2, manpower: 1, english: {hand: [1101]}, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1101", "E give-up")
    assert table.outcome is not None
    assert table.outcome.winners == ("german",)
    assert table.outcome.rule == "4.8"


def test_4_9_at_equal_values_the_german_unit_is_destroyed() -> None:
    place = "{terrains: ['1001'], english: {hand: [1103]}, german: {hand: [1505, 1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1103")
    assert values(table) == (3, 3)
    quiet(play(table, "E hand-over", "G give-up"))
    fallen = told(table, UnitDestroyed)[0]
    assert (fallen.side, fallen.card, fallen.rule) == ("german", "card:1505", "4.9")
    # Both stay where they fought.
    assert front(table).lines[GERMAN].fought == [1505]
    assert front(table).lines[ENGLISH].fought == [1103]
    assert english(table).discard == german(table).discard == []
    assert front(table).destroyed == 1


def test_4_10_another_unit_while_the_size_allows() -> None:
    place = """
    terrains: ['1003']
    next_terrains: ['1002', '1008']
    turn: 2
    english: {hand: [1102, 1102]}
    german: {hand: [1505, 1505, 1505]}
    """
    table = quiet(play(stand(place), "G unit:1505", "E unit:1102", "E hand-over", "G give-up"))
    assert asked(table) == ("german", "ask-german-next-unit")
    assert cited(table, "unit:1505") == "4.10"
    quiet(play(table, "G unit:1505", "E unit:1102", "E hand-over", "G give-up"))
    # Two of two: the third stays in the hand.
    assert asked(table) == ("german", "ask-terrain")
    assert told(table, AssaultWon)[0].side == "english"
    assert german(table).hand.count(1505) == 1


def test_4_10_the_german_need_not_play_another() -> None:
    table = quiet(play(stand(DUEL), "G unit:1505", "E unit:1102", "E hand-over", "G give-up"))
    play(table, "G stop")
    assert told(table, GermanStops)[0].rule == "4.10"
    assert told(table, AssaultWon)[0].side == "english"
    assert game(table).manpower == 3


def test_4_11_the_english_may_break_off_before_playing_a_unit() -> None:
    table = play(stand(DUEL), "G unit:1505", "E retreat")
    assert told(table, Retreated)[0].rule == "4.11"
    assert game(table).manpower == 2
    assert english(table).hand.count(1102) == 2
    assert german(table).tokens == 4  # two more
    assert len(german(table).hand) == 4  # one unit played, one card drawn
    assert asked(table) == ("english", "ask-terrain")


def test_4_11_the_english_may_break_off_in_the_middle_even_when_ahead() -> None:
    table = play(stand(DUEL), "G unit:1505", "E unit:1102", "E retreat")
    assert game(table).manpower == 2
    assert told(table, AssaultWon)[0].side == "german"


def test_4_11_nobody_must_play_a_unit_or_raise() -> None:
    table = stand(DUEL)
    assert "stop" in offered(table)
    play(table, "G unit:1505", "G hand-over")
    assert "retreat" in offered(table)
    play(table, "E unit:1102", "E hand-over")
    assert "give-up" in offered(table)
