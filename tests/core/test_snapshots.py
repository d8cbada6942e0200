"""Starting from the nearest snapshot leads to the same state as playing from the beginning."""

from __future__ import annotations

import random

import pytest

from landfall.core.registry import all_metas
from landfall.core.snapshots import FAR, LAST, NEAR, Snapshot, Snapshots
from landfall.core.table import Table, open_table

GAMES = [meta.slug for meta in all_metas()]


def played(game: str, most: int, undoing: bool = False) -> Table:
    """A random game of this length, or the longest of several."""
    found: list[Table] = []
    for seed in range(6):
        whims = random.Random(seed)
        table = open_table(game, all_metas()[GAMES.index(game)].scenarios[-1].id, seed=seed)
        table.keep_snapshots()
        while table.outcome is None and len(table.answers) < most:
            decision = whims.choice(table.decisions)
            if undoing and table.can_undo(decision.seat) and whims.random() < 0.3:
                table.undo(decision.seat)
            else:
                table.answer(decision.seat, whims.choice(decision.options).id)
        if len(table.answers) == most:
            return table
        found.append(table)
    return max(found, key=lambda table: len(table.answers))


def from_the_start(table: Table, number: int) -> Table:
    twin = Table(table.game, table.scenario, table.options, {}, table.seed)
    for answer in table.answers[:number]:
        twin.answer(answer.seat, answer.option)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_table_is_the_same_from_a_snapshot(game: str) -> None:
    table = played(game, 130, undoing=True)
    assert table.snapshots
    for number in range(0, len(table.answers) + 1, 7):
        there, twin = table.at(number), from_the_start(table, number)
        assert there.hash == twin.hash
        assert there.decisions == twin.decisions
        assert there.events == twin.events
        assert there.answers == twin.answers
        assert [there.can_undo(s) for s in there.all_seats] == [
            twin.can_undo(s) for s in twin.all_seats
        ]
    # Playing on at that table changes nothing at this one.
    before = table.hash, len(table.log)
    there = table.at(len(table.answers) // 2)
    there.answer(there.decisions[0].seat, there.decisions[0].options[0].id)
    assert (table.hash, len(table.log)) == before


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_replays_a_handful_of_answers_in_a_game_of_any_length(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(game, 120)
    while table.outcome is not None or not any(map(table.can_undo, table.all_seats)):
        table = table.at(len(table.answers) - 1)
        table.keep_snapshots()
        if len(table.answers) < 30:
            pytest.skip("nothing can be undone late in this game")
    # The table's snapshots are like those on a server: the game was played through, not started in the middle.
    again = Table(table.game, table.scenario, table.options, {}, table.seed)
    again.keep_snapshots()
    for answer in table.answers:
        again.answer(answer.seat, answer.option)
    seat = next(filter(again.can_undo, again.all_seats))
    count = 0
    answer_to = Table.answer

    def counted(table: Table, seat: str, option: str) -> None:
        nonlocal count
        count += 1
        answer_to(table, seat, option)

    monkeypatch.setattr(Table, "answer", counted)
    again.undo(seat)
    assert count == 0, "each of the last answers has a snapshot"
    assert again.hash == from_the_start(table, len(table.answers) - 1).hash


def test_far_snapshots_stay_and_near_ones_go() -> None:
    kept = Snapshots()
    for number in range(NEAR, 10 * FAR + 1, NEAR):
        kept.add(Snapshot(number, 0, None, number - 3, b""))
    assert len(kept) <= 12
    every = Snapshots()
    for number in range(1, 3 * FAR + 5):
        every.add(Snapshot(number, 0, None, 3 * FAR - 95, b""))
    tenths = [*range(3 * FAR - 90, 3 * FAR - 3, NEAR)]
    last = [*range(3 * FAR + 5 - LAST, 3 * FAR + 5)]
    assert [s.answers for s in every._kept] == sorted(
        {FAR, 2 * FAR, 3 * FAR - 95, *tenths, 3 * FAR, *last}
    )
    assert [kept.nearest(n * FAR + 150).answers for n in range(1, 9)] == [  # type: ignore[union-attr]
        n * FAR for n in range(1, 9)
    ]
    assert kept.nearest(NEAR - 1) is None
    # A long turn: it keeps all snapshots since its beginning.
    for number in range(10 * FAR + NEAR, 11 * FAR, NEAR):
        kept.add(Snapshot(number, 0, None, 10 * FAR - 5, b""))
    near = kept.nearest(10 * FAR - 5)
    assert near is not None
    assert near.answers == 10 * FAR - NEAR
    kept.forget_after(10 * FAR - 5)
    assert kept.nearest(10**9) == near
