"""1. The progression phase."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    asked,
    english,
    fresh,
    game,
    german,
    look,
    offered,
    play,
    quick,
    quiet,
    stand,
    told,
)

from landfall.games.commando.model.events import TerrainChosen, TerrainsRevealed, TokensTaken


def test_1_1_the_top_two_terrains_are_laid_open() -> None:
    table = fresh("1A")
    top = game(table).pile[:2]
    play(table, "E keep", "G keep")
    assert sorted(game(table).offered) == sorted(top)
    assert len(game(table).pile) == 10
    assert told(table, TerrainsRevealed)[0].terrains == tuple(f"terrain:{t}" for t in top)
    assert look(table, None).offered == game(table).offered


@pytest.mark.parametrize("scenario", ["1A", "1B"])
def test_1_2_the_english_chooses_first_and_the_other_is_discarded(scenario: str) -> None:
    table = play(fresh(scenario, 3), "E keep", "G keep")
    assert asked(table) == ("english", "ask-terrain")
    two = sorted(game(table).offered)
    assert offered(table) == [f"terrain:{t}" for t in sorted(set(two))]
    table.answer("english", f"terrain:{two[0]}")
    assert [f.terrain for f in game(table).fronts] == [two[0]]
    assert game(table).passed == [two[1]]
    assert told(table, TerrainChosen)[0].rule == "1.2"


def test_1_3_the_terrains_effect_is_applied_at_once() -> None:
    """Abandoned containers: three tokens for the British, before anyone draws."""
    table = stand("{begin: progression, next_terrains: ['1002', '1008'], turn: 1}")
    before = english(table).hand.copy()
    table.answer("english", "terrain:1002")
    assert english(table).tokens == 5
    taken = told(table, TokensTaken)[0]
    assert (taken.side, taken.count, taken.rule) == ("english", 3, "1.3")
    drawn = [i for i, e in enumerate(table.events) if e.text == "event-cards-drawn"]
    assert table.events.index(taken) < drawn[0]
    assert len(english(table).hand) == len(before) + 3


def test_1_3_only_the_chosen_terrain_acts() -> None:
    table = stand("{begin: progression, next_terrains: ['1002', '1008'], turn: 1}")
    table.answer("english", "terrain:1008")
    assert english(table).tokens == 2
    assert german(table).tokens == 3


def test_1_4_the_loser_of_the_last_assault_chooses() -> None:
    place = """
    terrains: ['1012']
    next_terrains: ['1001', '1008']
    turn: 2
    english: {hand: [1102]}
    german: {hand: [1505]}
    """
    lost = play(stand(place), "G unit:1505", "E retreat")
    assert asked(lost) == ("english", "ask-terrain")
    won = quiet(play(stand(place), "G unit:1505", "E unit:1102", "E hand-over", "G give-up"))
    assert asked(won) == ("german", "ask-terrain")
    won.answer("german", "terrain:1008")
    assert told(won, TerrainChosen)[0].rule == "1.4"


def test_1_4_without_an_assault_the_german_chooses() -> None:
    table = stand("{terrains: ['1012'], next_terrains: ['1001', '1008'], turn: 2}")
    table.answer("german", "stop")
    assert asked(table) == ("german", "ask-terrain")


def test_1_4_every_later_turn_of_a_game_without_assaults_is_the_germans() -> None:
    table = fresh("1A", 5)
    quick(table, "ask-terrain")
    assert asked(table)[0] == "english"
    for _ in range(5):
        table.answer(asked(table)[0], offered(table)[0])
        quick(table, "ask-terrain")
        assert asked(table)[0] == "german"
