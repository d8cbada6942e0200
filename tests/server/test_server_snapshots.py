"""A woken table starts from its last snapshot, and is the same as if it had been played through."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from records import OPENING, any_move

from landfall.core import snapshots
from landfall.core.deal import Share
from landfall.core.errors import SnapshotBroken
from landfall.core.registry import all_metas, get_game
from landfall.server import keeping, record, store
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.keeping import Kept, decoded
from landfall.server.lobby import Lobby
from landfall.server.record import Move, Opening, Record, share_text
from landfall.server.settings import Settings


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots and stretches of only a few answers."""
    monkeypatch.setattr(record, "EVERY", 10)
    monkeypatch.setattr(keeping, "AT_HAND", 10)
    monkeypatch.setattr(keeping, "LONG", 20)
    monkeypatch.setattr(snapshots, "FAR", 20)


class Stored(NamedTuple):
    """What the database would hold for a record, besides its moves."""

    kept: Kept
    rows: tuple[bytes, ...]


def played(
    count: int, seed: int = 3, shares: float = 0.0, lets_go: bool = False
) -> tuple[Record, list[Move], list[Stored]]:
    """A game with undone moves, and everything it stored meanwhile.

    `shares` says how often someone sits down before the next move, which is then being stored about half the time.
    """
    whims = random.Random(seed)
    live, moves, stored = Record(OPENING), list[Move](), list[Stored]()
    rows: dict[int, bytes] = {}
    for number in range(1, count + 1):
        if whims.random() < shares:
            seat = whims.choice(live.waiting)
            move = Move(number, "share", seat, sat_down(live, seat, number), f"share.{number}")
        else:
            move = any_move(live, number, whims, undoing=0.3)
        live.apply(move)
        moves.append(move)
        if (packing := live.to_keep()) is not None:
            parcel = packing.pack()
            rows |= parcel.stretches
            kept = decoded(parcel.kept)
            assert kept is not None
            stored.append(Stored(kept, tuple(rows[n] for n in range(kept.stretches))))
            if lets_go:
                live.let_go(parcel)
    return live, moves, stored


def woken(moves: list[Move], start: Stored) -> Record:
    return Record(OPENING, moves[start.kept.version :], start.kept)


def whole(moves: list[Move], start: Stored) -> Record:
    """A woken record, with everything that it can look back to."""
    again = woken(moves, start)
    again.put_back(moves[: start.kept.version], start.rows)
    return again


def sat_down(live: Record, seat: str, number: int) -> str:
    table = live.table
    return share_text(Share(len(table.answers), seat, f"{number:x}", "ab", table.deals_anew))


def stands(record_: Record) -> object:
    table = record_.table
    undo = [table.can_undo(seat) for seat in table.all_seats]
    asked = table.decisions, undo, record_.asked, record_.epoch, record_.version
    return table.hash, asked, table.shares, table.commitment, record_.sat


def alike(one: Record, other: Record) -> bool:
    past = [(record_.table.events, record_.table.answers) for record_ in (one, other)]
    return stands(one) == stands(other) and past[0] == past[1]


@pytest.mark.usefixtures("short")
def test_waking_from_a_snapshot_gives_the_same_table() -> None:
    live, moves, stored = played(150)
    assert len(stored) > 8
    assert stored[-1].kept.stretches > 2
    # Some snapshots were made where a move could be undone, and was.
    assert any(moves[start.kept.version].kind == "undo" for start in stored[:-1])
    for start in stored:
        for version in range(start.kept.version, len(moves) + 1):
            again = whole(moves[:version], start)
            assert again.kept == start.kept.version
            assert alike(again, Record(OPENING, moves[:version]))
    # And it continues in the same way.
    again = whole(moves[:-40], stored[-5])
    for move in moves[-40:]:
        again.apply(move)
    assert alike(again, live)


@pytest.mark.usefixtures("short")
def test_memory_and_stored_parts_do_not_grow_with_the_game() -> None:
    live, _, stored = played(600, lets_go=True)
    assert live.stretches == stored[-1].kept.stretches > 15
    for start in stored:
        assert len(start.kept.answers) < 80
        assert len(start.kept.snapshots) < 12
    assert len(live.table.answers.here) < 80
    assert len(live.table.log.here) < 80
    assert len(live.requests) < 80
    assert live.table.snapshots is not None
    assert len(live.table.snapshots) < 30
    with pytest.raises(IndexError):
        _ = live.table.events


@pytest.mark.usefixtures("short")
def test_a_game_that_forgot_its_beginning_continues_as_usual() -> None:
    letting_go, moves, stored = played(300, lets_go=True)
    holding, same_moves, _ = played(300)
    assert moves == same_moves
    letting_go.put_back(moves, stored[-1].rows)
    assert alike(letting_go, holding)


@pytest.mark.usefixtures("short")
def test_shares_around_a_snapshot_come_in_at_the_same_points() -> None:
    """The mixed seed continues: the dice are the same from wherever the game is replayed."""
    _, moves, stored = played(150, shares=0.15)
    between = [len(start.kept.shares) for start in stored]
    assert between[0] < between[-1]
    for start in stored:
        for version in range(start.kept.version, len(moves) + 1, 3):
            again = whole(moves[:version], start)
            assert again.kept == start.kept.version
            assert alike(again, Record(OPENING, moves[:version]))
    # Undone after waking: replayed from that snapshot, with its shares.
    for start in stored:
        before = moves[: start.kept.version]
        again, other = whole(before, start), Record(OPENING)
        for move in before:
            other.apply(move)
        for record_ in (again, other):
            seat = record_.waiting[0]
            decision = record_.table.decision(seat)
            assert decision is not None
            number = record_.version + 1
            record_.apply(Move(number, "answer", seat, decision.options[-1].id))
            if record_.table.can_undo(seat):
                record_.apply(Move(number + 1, "undo", seat))
        assert alike(again, other)


@pytest.mark.usefixtures("short")
def test_a_redeal_leaves_no_snapshot_of_the_old_deal() -> None:
    """A player tries an opening and undoes it, several times; the table is put away and woken; then another player sits
    down.
    """
    live, moves, start = Record(OPENING), list[Move](), None
    decision = live.table.decisions[0]
    seat, option = decision.seat, decision.options[0].id
    for number in range(1, 13):
        move = Move(number, "answer", seat, option) if number % 2 else Move(number, "undo", seat)
        live.apply(move)
        moves.append(move)
        if (packing := live.to_keep()) is not None:
            start = decoded(packing.pack().kept)
    assert start is not None
    assert [snapshot.answers for snapshot in start.snapshots] == [0]
    again = Record(OPENING, moves[start.version :], start)
    deal = Move(13, "share", seat, sat_down(again, seat, 13))
    assert deal.option.endswith(".deal")
    before = again.table.hash
    again.apply(deal)
    assert again.table.hash != before
    dealt = again.table.hash
    hand = again.table.decision(seat)
    assert hand is not None
    tried = Move(14, "answer", seat, hand.options[0].id), Move(15, "undo", seat)
    for move in tried:
        again.apply(move)
    assert again.table.hash == dealt
    assert alike(again, Record(OPENING, [*moves, deal, *tried]))


@pytest.mark.usefixtures("short")
def test_looking_back_in_a_woken_game_starts_from_the_nearest_snapshot() -> None:
    """The snapshots before the last one are in the stretches, so a replay of a long game need not start from its
    beginning.
    """
    live, moves, stored = played(150)
    again = whole(moves, stored[-1])
    assert again.table.snapshots is not None
    places = [s.answers for s in again.table.snapshots.all]
    assert places == sorted(places)
    assert len([place for place in places if place < stored[-1].kept.snapshots[-1].answers]) >= 3
    for number in range(0, len(live.table.answers), 7):
        back, there = again.table.at(number), live.table.at(number)
        assert (back.hash, back.events) == (there.hash, there.events)


@pytest.mark.usefixtures("short")
def test_broken_snapshots_are_not_used() -> None:
    _, moves, stored = played(150)
    kept, rows = stored[-1]
    broken = msgspec.structs.replace(kept.snapshots[-1], state=b"broken")
    for wrong in (
        msgspec.structs.replace(kept, snapshots=[broken]),
        msgspec.structs.replace(kept, log=b"broken"),
    ):
        with pytest.raises(SnapshotBroken):
            woken(moves, Stored(wrong, rows))
    # A move that is impossible after this snapshot.
    with pytest.raises(SnapshotBroken):
        Record(OPENING, [Move(kept.version + 1, "answer", "north", "none")], kept)
    other = msgspec.msgpack.encode(msgspec.msgpack.decode(rows[0]) | {"fingerprint": "other code"})
    for few in (rows[:-1], (*rows[:-1], b"broken"), (other, *rows[1:])):
        with pytest.raises(SnapshotBroken):
            whole(moves, Stored(kept, few))
    assert decoded(b"broken") is None


@pytest.mark.parametrize("kind", ["resign", "close"])
def test_a_resigned_game_wakes_with_its_ending(kind: record.MoveKind) -> None:
    live, moves, _ = played(60)
    moves.append(Move(61, kind, live.waiting[0] if kind == "resign" else ""))
    live.apply(moves[-1])
    packing = live.to_keep(leaving=True)
    assert packing is not None
    again = Record(OPENING, (), decoded(packing.pack().kept))
    assert again.kept == 61
    assert again.outcome == live.outcome is not None
    assert again.waiting == ()
    assert alike(again, live)


@pytest.mark.parametrize("game", [meta.slug for meta in all_metas()])
def test_the_log_of_every_game_survives_storage(game: str) -> None:
    for scenario in get_game(game).meta.scenarios:
        whims = random.Random(5)
        opening = Opening("t", game, scenario.id, {}, "5", "g", 0)
        live = Record(opening)
        for number in range(1, 120):
            if live.outcome is not None:
                break
            decision = whims.choice(live.table.decisions)
            option = whims.choice(decision.options).id
            live.apply(Move(number, "answer", decision.seat, option))
        table = live.table
        again = keeping.read_log(table.game, keeping.encode(table.log.here))
        assert [(e.public, dict(e.private), e.at) for e in again] == [
            (e.public, dict(e.private), e.at) for e in table.log
        ]


@pytest.mark.anyio
@pytest.mark.parametrize("put_away", ["stopped", "evicted"])
async def test_a_table_that_was_put_away_wakes_unchanged(
    tmp_path: Path, count_answers: Callable[[], list[str]], put_away: str
) -> None:
    """Its first undo replays a handful of answers, not the whole turn."""
    database = f"sqlite:///{tmp_path / 'wake.sqlite3'}"
    # If "evicted", no table fits into the memory allowed.
    most = 1 if put_away == "evicted" else 10**9
    settings = Settings(database=database, static=tmp_path, table_memory=most)
    landfall = Landfall(settings)
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        card = await Lobby(hub).create("g", NewTable("parley", "marathon", seed="wake"))
        live = await hub.table(card.id)
        for number in range(430):
            seat = live.record.waiting[0]
            decision = live.record.table.decision(seat)
            assert decision is not None
            swap = number >= 390 and decision.option("swap") is not None
            option = "swap" if swap else decision.options[-1].id
            await hub.answer(live, None, seat, f"r{number}", live.token(seat) or "", option)
        before = live.record
        assert not before.table.settled
        if put_away == "evicted":
            hub.left(live)
            assert card.id not in hub.live
    given = count_answers()
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        there = (await hub.table(card.id)).record
        looked_back = await hub.read(lambda c: store.read_whole(c, store.read_playable(c, card.id)))
        assert given == []
        assert there.stretches == 1
        assert stands(there) == stands(before)
        assert alike(looked_back[1], await hub.read(lambda c: store.read_record(c, card.id)[2]))
        assert len(given) == 430
        given.clear()
        there.table.undo(next(s for s in there.waiting if there.table.can_undo(s)))
        assert len(given) < 10
