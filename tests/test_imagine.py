"""In every game, what a seat can't know is redrawn, and a view that leaks it is caught."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.core.game import Game
from landfall.core.imagine import Pool
from landfall.core.registry import all_metas, get_game
from landfall.core.state import State
from landfall.core.table import Table, open_table
from landfall.testing.contract import ContractBroken, Walk
from landfall.testing.stays import Stays, expected

SCENARIOS = [(meta.slug, scenario.id) for meta in all_metas() for scenario in meta.scenarios]
#: How many answers of a random game are searched for pools, and how often a leak may slip through.
FAR = 120
TRIES = 12


class Leaky(Struct, frozen=True):
    view: Any
    leak: Any


def telling(pool: Pool) -> bool:
    """Whether anyone would notice another order of its values."""
    return len(set(map(str, pool.laid))) > 2 or (pool.places == 1 and len(pool.values) > 1)


def tables_with_pools(slug: str, scenario: str) -> dict[tuple[str, Seat | None], Table]:
    """For each pool, and for each seat it is hidden from, a table on which it is in use."""
    whims = random.Random(scenario)
    table = open_table(slug, scenario, seed=5)
    found: dict[tuple[str, Seat | None], Table] = {}
    while table.outcome is None and len(table.answers) < FAR:
        if len(table.answers) % 6 == 0:
            for seat in (*table.all_seats, None):
                for pool in table.game.hidden(table.state, seat):
                    if telling(pool) and (pool.name, seat) not in found:
                        found[pool.name, seat] = table.clone()
        asked = whims.choice(table.decisions)
        table.answer(asked.seat, whims.choice(asked.options).id)
    return found


def leak(monkeypatch: pytest.MonkeyPatch, game: Game[Any], name: str) -> None:
    honest = game.view

    def view(state: State, seat: Seat | None) -> Struct:
        pools = game.hidden(state, seat)
        return Leaky(honest(state, seat), [list(p.laid) for p in pools if p.name == name])

    monkeypatch.setattr(game, "view", view)


def look_often(walker: Walk, seat: Seat | None) -> None:
    for _ in range(TRIES):
        walker.check_blindness(seat)


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_planted_leak_is_caught(slug: str, scenario: str) -> None:
    found = tables_with_pools(slug, scenario)
    # A lone unit of D-Day Dice may have no deck to draw from yet; in Crete everything is open (G1.6).
    assert found or slug in {"dice", "crete"}
    for (name, seat), table in found.items():
        with pytest.MonkeyPatch.context() as patch:
            leak(patch, table.game, name)
            with pytest.raises(ContractBroken, match="reveals what it can't know"):
                look_often(Walk(table, random.Random(1)), seat)


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_listing_the_pools_changes_nothing(slug: str) -> None:
    game = get_game(slug)
    table = open_table(slug, game.meta.scenarios[-1].id, seed=3)
    before = table.hash
    for seat in (*table.all_seats, None):
        list(game.hidden(table.state, seat))
        game.imagine(table.state, seat, random.Random(1))
    assert table.hash == before


@pytest.mark.parametrize(
    ("laid", "values"),
    [("abcd", "abcd"), ("aab", "aab"), ("aabbc", "aabbcc"), ("a", "abc")],
)
def test_values_that_stay_in_place_are_counted(laid: str, values: str) -> None:
    whims = random.Random(9)
    rounds = 20_000
    stayed = []
    for _ in range(rounds):
        drawn = list(values)
        whims.shuffle(drawn)
        stayed.append(sum(a == b for a, b in zip(laid, drawn, strict=False)))
    mean = sum(stayed) / rounds
    variance = sum((n - mean) ** 2 for n in stayed) / rounds
    assert expected(laid, values) == pytest.approx((mean, variance), abs=0.05)


class Lazy:
    """A game that shuffles only the first two places of its pool."""

    def __init__(self) -> None:
        self.deck = list(range(8))

    def hidden(self) -> list[Pool]:
        return [Pool("deck", self.deck.copy(), self.lay)]

    def lay(self, values: list[int]) -> None:
        first = [value for value in values if value < 2]
        self.deck[:2] = first


def test_a_partly_shuffled_pool_is_caught() -> None:
    stays, whims = Stays(), random.Random(2)
    for _ in range(40):
        true, twin = Lazy(), Lazy()
        (pool,) = twin.hidden()
        values = list(pool.values)
        whims.shuffle(values)
        pool.lay(values)
        stays.compare(true.hidden(), twin.hidden())
    assert "deck" in stays.odd()


def test_names_of_pools_are_unique() -> None:
    """Pools of the real and of the imagined state are matched by name."""
    for slug, scenario in SCENARIOS:
        table = open_table(slug, scenario, seed=1)
        for seat in (*table.all_seats, None):
            names = [pool.name for pool in table.game.hidden(table.state, seat)]
            assert len(set(names)) == len(names)
