"""2 and 3. The players' phases."""

from __future__ import annotations

import pytest
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
    told,
)

from landfall.games.commando.model.cards import pack
from landfall.games.commando.model.events import CardsDrawn, NoUnit, TurnBegan


@pytest.mark.parametrize("terrain", ["1001", "1003", "1012", "1013"])
def test_2_1_the_english_draws_what_the_terrain_says(terrain: str) -> None:
    table = stand(f"{{terrains: ['{terrain}'], begin: english-phase}}")
    expected = pack().terrains[terrain].draws[0]
    assert len(english(table).hand) == expected
    assert len(german(table).hand) == 0
    drawn = told(table, CardsDrawn)[0]
    assert (drawn.side, drawn.count, drawn.rule) == ("english", expected, "2.1")


def test_2_2_events_one_after_the_other() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1202, 1202, 1201]}}")
    assert {"event:1201", "event:1202"} <= set(offered(table))
    table.answer("english", "event:1202")
    quiet(table)
    # An event takes effect and is discarded before the next one is played.
    assert english(table).tokens == 5
    assert english(table).discard == [1202]
    assert asked(table) == ("english", "ask-events")
    quiet(play(table, "E event:1202"))
    assert english(table).tokens == 8
    before = len(english(table).hand)
    quiet(play(table, "E event:1201"))
    assert len(english(table).hand) == before + 1  # two drawn, one played


def test_2_2_only_events_and_no_answers_are_played_in_the_phase() -> None:
    table = stand(
        "{terrains: ['1001'], begin: english-phase, english: {hand: [1102, 1302, 1204, 1303], deck: [1102, 1102, 1105]}}"
    )
    assert offered(table) == ["done"]


def test_2_3_the_english_says_when_he_has_finished() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1202]}}")
    assert cited(table, "done") == "2.3"
    table.answer("english", "done")
    assert game(table).phase == "german"
    assert asked(table) == ("german", "ask-events")
    assert 1202 in english(table).hand


@pytest.mark.parametrize("terrain", ["1001", "1003", "1012", "1014A"])
def test_3_1_the_german_draws_what_the_terrain_says(terrain: str) -> None:
    table = stand(f"{{terrains: ['{terrain}'], begin: german-phase}}")
    expected = pack().terrains[terrain].draws[1]
    assert len(german(table).hand) == expected
    drawn = told(table, CardsDrawn)[0]
    assert (drawn.side, drawn.count, drawn.rule) == ("german", expected, "3.1")


def test_3_1_cut_telephone_lines_lower_the_draw_of_this_turn() -> None:
    table = stand("{terrains: ['1001'], begin: english-phase, english: {hand: [1206]}}")
    play(table, "E event:1206", "E done")
    assert len(german(table).hand) == 1
    assert german(table).draw_change == 0


def test_3_1_with_one_card_to_draw_cut_lines_leave_none() -> None:
    table = stand("{terrains: ['1010'], begin: english-phase, english: {hand: [1206]}}")
    assert pack().terrains["1010"].draws[1] == 1
    play(table, "E event:1206", "E done")
    assert german(table).hand == []


def test_3_2_german_events_one_after_the_other() -> None:
    table = stand("{terrains: ['1001'], begin: german-phase, german: {hand: [1602, 1602, 1505]}}")
    assert "event:1602" in offered(table)
    assert "unit:1505" not in offered(table)
    quiet(play(table, "G event:1602"))
    assert german(table).tokens == 5
    assert german(table).discard == [1602]
    quiet(play(table, "G event:1602"))
    assert german(table).tokens == 8


def test_3_3_then_a_unit_or_none() -> None:
    table = stand(
        "{terrains: ['1001'], begin: german-phase, german: {hand: [1505, 1702], deck: [1601, 1601]}}"
    )
    table.answer("german", "done")
    assert asked(table) == ("german", "ask-german-unit")
    assert offered(table) == ["unit:1505", "stop"]
    assert cited(table, "unit:1505") == "3.3"
    table.answer("german", "unit:1505")
    assert game(table).phase == "assault"
    assert front(table).lines[1].unit == 1505
    # The German phase is over: no more events, only the initiative, then the British.
    assert asked(table) == ("german", "ask-initiative")
    assert not any(option.startswith("event:") for option in offered(table))


def test_3_4_without_a_unit_the_english_has_won() -> None:
    table = stand(
        "{terrains: ['1012'], next_terrains: ['1001', '1008'], turn: 2, german: {hand: [1505]}}"
    )
    cards = len(english(table).hand)
    assert cited(table, "stop") == "3.4"
    table.answer("german", "stop")
    assert english(table).tokens == 4
    assert len(english(table).hand) == cards + 1
    assert game(table).manpower == 3
    assert game(table).last_winner == "english"
    assert german(table).hand == [1505]
    assert told(table, NoUnit)[0].rule == "3.4"
    assert told(table, TurnBegan)[0].turn == 3
