from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from landfall.core.chance import Chance, commitment

SEEDS = st.text(min_size=1, max_size=20)


def test_draws_are_the_same_on_every_machine_forever() -> None:
    """These values must never change: every save depends on them."""
    chance = Chance("7")
    assert [chance.draw(6) for _ in range(12)] == [1, 4, 0, 5, 5, 0, 1, 0, 5, 0, 5, 0]
    assert [chance.draw(6, "german") for _ in range(6)] == [1, 4, 3, 2, 2, 1]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [7, 2, 0, 1, 3, 6, 8, 5, 4, 9]
    assert commitment("7") == "40929e94e4a6b204ab8c109edcd6f5dd"


@given(SEEDS, st.integers(1, 200))
def test_a_draw_is_one_of_the_outcomes(seed: str, outcomes: int) -> None:
    assert 0 <= Chance(seed).draw(outcomes) < outcomes


@given(SEEDS, st.lists(st.sampled_from(["", "english", "german"]), max_size=30))
def test_streams_do_not_disturb_each_other(seed: str, order: list[str]) -> None:
    """The order in which seats roll makes no difference to anyone's results."""
    mixed = Chance(seed)
    rolled: dict[str, list[int]] = {"": [], "english": [], "german": []}
    for stream in order:
        rolled[stream].append(mixed.draw(1000, stream))
    for stream, rolls in rolled.items():
        alone = Chance(seed)
        assert rolls == [alone.draw(1000, stream) for _ in rolls]


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_all_items(seed: str, items: list[int]) -> None:
    shuffled = items.copy()
    Chance(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_every_side_of_a_die_is_equally_likely() -> None:
    chance = Chance("fair")
    rolls = Counter(chance.draw(6) for _ in range(12_000))
    assert all(1_850 < count < 2_150 for count in rolls.values())


def test_a_clone_is_independent() -> None:
    chance = Chance("7")
    chance.draw(6)
    twin = chance.clone()
    assert twin.draw(1000) == chance.clone().draw(1000)
    twin.draw(6)
    assert (chance.total, twin.total) == (1, 3)


def test_scripted_results_come_first_and_are_used_up() -> None:
    chance = Chance("7", script=[5, 0])
    assert [chance.draw(6), chance.draw(6)] == [5, 0]
    assert chance.script == []
    assert chance.total == 2


def test_seeds_are_kept_apart_from_streams_and_counts() -> None:
    assert Chance("a").draw(2**60) != Chance("b").draw(2**60)
    assert Chance("a").draw(2**60, "x") != Chance("a").draw(2**60, "y")
    assert commitment("a") != commitment("b")
