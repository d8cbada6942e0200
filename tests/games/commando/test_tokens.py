"""Tokens and their two faces, and what terrains say about them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.commando.helpers import (
    english,
    front,
    game,
    offered,
    play,
    quiet,
    stand,
    told,
    tosses,
    values,
)

from landfall.games.commando.model.cards import ENGLISH
from landfall.games.commando.model.events import DestinyTossed, TokensFlipped
from landfall.games.commando.rules.tossing_tokens import PERCENT, token_option

SEEDS = tuple(f"toss {n}" for n in range(40))


def test_4_4_a_token_has_two_faces() -> None:
    """A token stays on the unit or goes back to the reserve, about equally often."""
    place = "{terrains: ['1001'], english: {hand: [1102]}, german: {hand: [1505]}}"
    landed: Counter[int] = Counter()
    for seed in SEEDS:
        table = play(stand(place, seed=seed), "G unit:1505", "E unit:1102", "E toss:normal")
        (normal, _, _) = front(table).lines[ENGLISH].tokens
        assert game(table).reserve == 21 - normal
        landed[normal] += 1
    assert set(landed) == {0, 1}
    assert 12 <= landed[1] <= 28


def test_4_4_a_toss_says_its_odds_and_what_the_unit_would_come_to() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102], plus3: 1}, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102")
    said = {o.id: o.args for o in table.decisions[0].options if o.id.startswith("toss:")}
    mine = values(table)[0]
    assert said == {
        "toss:normal": {"percent": 50, "sum": mine + 1},
        "toss:plus3": {"percent": 50, "sum": mine + 3},
    }


def test_7_5_a_thornton_token_is_certain() -> None:
    assert PERCENT["thornton"] == 100
    assert token_option("thornton", 4).args == {"percent": 100, "sum": 5}


def test_4_4_three_tokens_tossed_at_once_bring_at_most_three() -> None:
    """Covering fire tosses three of the Reserve; those that succeed stay on the unit."""
    place = "{terrains: ['1001'], english: {hand: [1102, 1308]}, german: {hand: [1505]}}"
    landed: Counter[int] = Counter()
    for seed in SEEDS:
        table = play(stand(place, seed=seed), "G unit:1505", "E unit:1102", "E play:1308")
        (flipped,) = told(quiet(table), TokensFlipped)
        assert flipped.count == 3
        assert values(table)[0] == 4 + flipped.successes
        landed[flipped.successes] += 1
    assert set(landed) == {0, 1, 2, 3}


def test_m_8_the_destiny_token_has_two_faces() -> None:
    place = "{terrains: ['1018'], begin: english-phase, turn: 2, turn_token: english, german: {hand: [1504]}}"
    faces = Counter(int(told(stand(place, "2", seed), DestinyTossed)[0].success) for seed in SEEDS)
    assert set(faces) == {0, 1}
    assert 12 <= faces[1] <= 28


def test_4_9_special_tokens_too_are_used_up_with_the_combat() -> None:
    place = (
        "{terrains: ['1001'], english: {hand: [1102], thornton: 2}, german: {hand: [1505, 1505]}}"
    )
    table = play(stand(place, "1B"), "G unit:1505", "E unit:1102", "E toss:thornton")
    quiet(play(table, "E hand-over", "G give-up"))
    line = front(table).lines[ENGLISH]
    assert (line.tokens, line.spent) == ([0, 0, 0], [0, 0, 1])


def test_1_3_in_the_marshes_only_special_tokens_serve() -> None:
    place = "{terrains: ['1025'], english: {hand: [1102], plus3: 1}, german: {hand: [1505]}}"
    table = play(stand(place, "3"), "G unit:1505", "E unit:1102")
    assert english(table).tokens > 0
    assert english(table).plus3 > 0
    assert tosses(offered(table)) == {"plus3"}


@pytest.mark.parametrize(("manpower", "after", "cards"), [(2, 3, 1), (3, 3, 2)])
def test_1_3_the_cafe_gives_a_lost_point_back_or_a_card(
    manpower: int, after: int, cards: int
) -> None:
    """If no Manpower point was lost, the café gives a card in addition to the reward (5.2)."""
    place = f"{{terrains: ['1010'], next_terrains: ['1002', '1008'], turn: 2, manpower: {manpower}, english: {{hand: [1102]}}, german: {{hand: [1505]}}}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E hand-over", "G give-up")
    quiet(table)
    assert game(table).manpower == after
    assert len(english(table).hand) == cards
