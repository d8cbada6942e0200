from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from landfall.core import codec
from landfall.core.chance import Chance
from landfall.core.errors import SnapshotBroken
from landfall.core.registry import get_game
from landfall.core.state import KEPT, LATER, State
from landfall.core.table import Table, open_table


def somewhere(slug: str, seed: int, answers: int) -> Table:
    table = open_table(slug, "long", seed=seed)
    whims = random.Random(seed)
    for _ in range(answers):
        if table.decisions:
            asked = whims.choice(table.decisions)
            table.answer(asked.seat, whims.choice(asked.options).id)
    return table


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 20))
def test_a_frozen_state_thaws_unchanged(toy: str, seed: int, answers: int) -> None:
    table = somewhere(toy, seed, answers)
    game = get_game(toy)
    thawed = codec.thaw(codec.freeze(table.state), game.state_type, game.steps)
    assert thawed == table.state
    assert codec.state_hash(thawed) == table.hash


def test_the_journal_is_not_part_of_the_hash(toy: str) -> None:
    table = somewhere(toy, 1, 3)
    before = table.hash
    table.state.journal = None
    assert table.hash == before


def test_a_different_order_is_a_different_state(toy: str) -> None:
    table = somewhere(toy, 1, 0)
    before = table.hash
    table.state.deck.reverse()  # type: ignore[attr-defined]
    assert table.hash != before


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x93\x01\x02\x03", b"\x92\x90\x80"])
def test_broken_bytes_are_reported(toy: str, data: bytes) -> None:
    game = get_game(toy)
    with pytest.raises(SnapshotBroken):
        codec.thaw(data, game.state_type, game.steps)


def test_an_unknown_step_is_broken(toy: str) -> None:
    game = get_game(toy)
    data = codec.freeze(somewhere(toy, 1, 0).state)
    with pytest.raises(SnapshotBroken):
        codec.thaw(data, game.state_type, {})


@dataclass(slots=True)
class Later(State):
    """A state with a field that was added after games had been saved."""

    note: list[int] = field(default_factory=list, compare=False, metadata=KEPT)


def test_a_kept_field_is_in_the_snapshot_but_not_in_the_hash() -> None:
    state = Later(Chance("x"), note=[1, 2])
    assert codec.state_hash(state) == codec.state_hash(Later(Chance("x")))
    assert codec.thaw(codec.freeze(state), Later, {}).note == [1, 2]


@dataclass(slots=True)
class Squad:
    name: str
    at: int = 0


@dataclass(slots=True)
class LaterSquad:
    name: str
    at: int = 0
    badge: str = field(default="", metadata=LATER)


@dataclass(slots=True)
class Before(State):
    squads: list[Squad] = field(default_factory=list)
    chief: Squad | None = None


@dataclass(slots=True)
class After(State):
    squads: list[LaterSquad] = field(default_factory=list)
    chief: LaterSquad | None = None
    wall: list[str] = field(default_factory=list, metadata=LATER)


def test_a_later_field_is_hashed_once_it_is_used() -> None:
    before = Before(Chance("s"), squads=[Squad("a", 3)], chief=Squad("b"))
    after = After(Chance("s"), squads=[LaterSquad("a", 3)], chief=LaterSquad("b"))
    assert codec.state_hash(after) == codec.state_hash(before)
    after.wall.append("gun")
    walled = codec.state_hash(after)
    assert walled != codec.state_hash(before)
    after.squads[0].badge = "wound"
    assert codec.state_hash(after) != walled
    thawed = codec.thaw(codec.freeze(after), After, {})
    assert thawed == after
