"""5. The end of an assault."""

from __future__ import annotations

from tests.games.commando.helpers import (
    asked,
    english,
    game,
    german,
    look,
    offered,
    play,
    quiet,
    stand,
    told,
)

from landfall.games.commando.model.events import (
    CardsDrawn,
    HeroChosen,
    HeroTaken,
    TokensTaken,
    TurnTokenFlipped,
)

ROAD = """
terrains: ['1012']
next_terrains: ['1002', '1008']
turn: 1
english: {hand: [1401, 1302], tokens: 2, plus3: 1}
german: {hand: [1505, 1702], tokens: 2}
tosses: [success, success, success]
"""


def test_5_1_the_terrain_is_cleared() -> None:
    table = play(stand(ROAD, "1B"), "G unit:1505", "E unit:1401", "E hand-over", "G play:1702")
    play(table, "G toss:normal", "G hand-over", "E play:1302", "E toss:normal", "E toss:plus3")
    assert (game(table).reserve, game(table).plus3_beside) == (20, 1)
    play(table, "E hand-over", "G give-up")
    quiet(table)
    assert game(table).passed == ["1012"]
    assert game(table).fronts == []
    assert english(table).discard == [1302]
    assert english(table).gone == [1401]
    assert sorted(german(table).discard) == [1505, 1702]
    # Both tossed tokens are back in the reserve, and the winner has taken two from it.
    assert game(table).reserve == 20 + 2 - 2
    assert game(table).plus3_beside == 2
    assert (english(table).tokens, german(table).tokens) == (1 + 2, 1)


def test_5_1_tokens_of_earlier_combats_lie_there_until_the_end() -> None:
    place = """
    terrains: ['1003']
    english: {hand: [1102, 1102]}
    german: {hand: [1505, 1505]}
    tosses: [success]
    """
    table = play(stand(place), "G unit:1505", "E unit:1102", "E toss:normal", "E hand-over")
    quiet(play(table, "G give-up"))
    assert game(table).reserve == 20
    assert english(table).tokens == 1


def test_5_2_the_winner_takes_two_tokens_and_a_card() -> None:
    table = stand("{terrains: ['1012'], turn: 2, german: {hand: [1505]}}")
    play(table, "G unit:1505", "E retreat")
    assert (german(table).tokens, len(german(table).hand)) == (4, 1)
    assert (english(table).tokens, len(english(table).hand)) == (2, 0)
    assert [e.rule for e in (*told(table, TokensTaken), *told(table, CardsDrawn))] == ["5.2", "5.2"]


def test_5_3_the_loser_will_choose() -> None:
    table = stand("{terrains: ['1012'], turn: 2, german: {hand: [1505]}}")
    play(table, "G unit:1505", "E retreat")
    assert game(table).last_winner == "german"
    assert asked(table) == ("english", "ask-terrain")


def test_5_4_the_turn_tokens_side_takes_a_heroic_card_in_secret() -> None:
    table = play(stand("{terrains: ['1012'], turn: 1}", "1B"), "G stop")
    assert asked(table) == ("english", "ask-hero")
    assert offered(table) == [f"hero:{n}" for n in (1401, 1402, 1403, 1404)]
    table.answer("english", "hero:1403")
    assert 1403 in english(table).hand
    assert 1403 not in english(table).heroes
    for seat in ("german", None):
        shared = table.events_for(seat)
        assert any(isinstance(e, HeroChosen) for e in shared)
        assert not any(isinstance(e, HeroTaken) for e in shared)
        assert look(table, seat).english.hand_heroes == 1  # heroic cards have a different back
        assert look(table, seat).english.heroes is None
    assert any(
        isinstance(e, HeroTaken) and e.card == "card:1403" for e in table.events_for("english")
    )


def test_5_4_the_german_chooses_when_the_token_shows_him() -> None:
    table = play(stand("{terrains: ['1012'], turn: 2, turn_token: german}", "1B"), "G stop")
    assert asked(table) == ("german", "ask-hero")


def test_5_4_cards_already_chosen_are_not_offered_again() -> None:
    table = stand("{terrains: ['1012'], turn: 3, english: {hand: [1401, 1404]}}", "1B")
    play(table, "G stop")
    assert offered(table) == ["hero:1402", "hero:1403"]


def test_5_5_the_turn_token_is_flipped() -> None:
    table = play(stand("{terrains: ['1012'], turn: 1}", "1B"), "G stop")
    assert game(table).turn_token == "english"
    play(table, "E hero:1401")
    assert game(table).turn_token == "german"
    assert told(table, TurnTokenFlipped)[0].side == "german"


def test_5_5_without_a_turn_token_nothing_is_flipped() -> None:
    table = play(stand("{terrains: ['1012'], turn: 1}"), "G stop")
    assert game(table).turn_token == ""
    assert told(table, TurnTokenFlipped) == []


def test_5_6_without_manpower_the_english_has_lost() -> None:
    for scenario in ("1A", "1B"):
        place = "{terrains: ['1012'], turn: 3, manpower: 1, german: {hand: [1505]}}"
        table = play(stand(place, scenario), "G unit:1505", "E retreat")
        assert table.outcome is not None
        assert table.outcome.winners == ("german",)
        assert table.decisions == ()


def test_5_6_with_a_point_left_the_game_goes_on() -> None:
    place = "{terrains: ['1012'], turn: 3, manpower: 2, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "E retreat")
    assert table.outcome is None
    assert game(table).manpower == 1
