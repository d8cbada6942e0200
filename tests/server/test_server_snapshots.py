"""A table that wakes starts from its last snapshot, and is the same as if it had been played through."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landfall.core import snapshots
from landfall.core.deal import Share
from landfall.core.registry import all_metas, get_game
from landfall.core.table import Table
from landfall.server import keeping, record, store
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.keeping import Kept, decoded
from landfall.server.lobby import Lobby
from landfall.server.record import Move, Opening, Record, share_text
from landfall.server.settings import Settings

OPENING = Opening("t", "parley", "marathon", {}, "7", "g", 0)


def played(count: int, seed: int = 3, shares: float = 0.0) -> tuple[Record, list[Move], list[Kept]]:
    """A game with undone moves, and every write it asked for. `shares`

    says how often someone sits down before the next move, which is then being stored about half the time.
    """
    whims = random.Random(seed)
    live, moves, kept = Record(OPENING), list[Move](), list[Kept]()
    for number in range(1, count + 1):
        seat = whims.choice(live.waiting)
        undoes = next((s for s in live.waiting if live.table.can_undo(s)), None)
        if whims.random() < shares:
            move = Move(number, "share", seat, sat_down(live, seat, number), f"share.{number}")
        elif undoes is not None and whims.random() < 0.3:
            move = Move(number, "undo", undoes, "", f"r{number}")
        else:
            decision = live.table.decision(seat)
            assert decision is not None
            move = Move(number, "answer", seat, whims.choice(decision.options).id, f"r{number}")
        live.apply(move)
        moves.append(move)
        if (make := live.to_keep()) is not None:
            found = decoded(make())
            assert found is not None
            kept.append(found)
    return live, moves, kept


def sat_down(live: Record, seat: str, number: int) -> str:
    table = live.table
    return share_text(Share(len(table.answers), seat, f"{number:x}", "ab", table.deals_anew))


def alike(one: Record, other: Record) -> bool:
    def seen(x: Record) -> object:
        t = x.table
        undo = [t.can_undo(seat) for seat in t.all_seats]
        shared = t.shares, t.commitment
        return t.hash, t.events, t.answers, t.decisions, undo, shared, x.asked, x.epoch, x.version

    return seen(one) == seen(other) and one.requests == other.requests


def test_waking_from_a_snapshot_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "EVERY", 10)
    live, moves, kept = played(150)
    assert len(kept) > 8
    # Some were made where something could be undone, and was.
    unsettled = [start.version for start in kept if start.ground is not None]
    assert any(moves[version].kind == "undo" for version in unsettled)
    for start in kept:
        for version in range(start.version, len(moves) + 1):
            woken = Record(OPENING, moves[:version], start)
            assert woken.kept == start.version
            assert alike(woken, Record(OPENING, moves[:version]))
    # And goes on the same.
    woken = Record(OPENING, moves[:-40], kept[-1])
    for move in moves[-40:]:
        woken.apply(move)
    assert alike(woken, live)


def test_shares_before_and_after_a_snapshot_come_in_where_they_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Chance goes on with the mixed seed: the same dice from wherever it is played again."""
    monkeypatch.setattr(record, "EVERY", 10)
    _, moves, kept = played(150, shares=0.15)
    between = [len(start.shares) for start in kept]
    assert between[0] < between[-1]
    for start in kept:
        for version in range(start.version, len(moves) + 1, 3):
            woken = Record(OPENING, moves[:version], start)
            assert woken.kept == start.version
            assert alike(woken, Record(OPENING, moves[:version]))
    # Undone after waking: played again from that snapshot, with its shares.
    for start in kept:
        woken, again = Record(OPENING, moves[: start.version], start), Record(OPENING)
        for move in moves[: start.version]:
            again.apply(move)
        for record_ in (woken, again):
            seat = record_.waiting[0]
            decision = record_.table.decision(seat)
            assert decision is not None
            number = record_.version + 1
            record_.apply(Move(number, "answer", seat, decision.options[-1].id))
            if record_.table.can_undo(seat):
                record_.apply(Move(number + 1, "undo", seat))
        assert alike(woken, again)


def test_a_share_that_deals_anew_leaves_no_snapshot_of_the_old_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A player tries an opening and undoes it, again and again; the table wakes; then another player sits down."""
    monkeypatch.setattr(record, "EVERY", 10)
    live, moves, start = Record(OPENING), list[Move](), None
    decision = live.table.decisions[0]
    seat, option = decision.seat, decision.options[0].id
    for number in range(1, 13):
        move = Move(number, "answer", seat, option) if number % 2 else Move(number, "undo", seat)
        live.apply(move)
        moves.append(move)
        if (make := live.to_keep()) is not None:
            start = decoded(make())
    assert start is not None
    assert start.snapshot.answers == 0
    woken = Record(OPENING, moves, start)
    deal = Move(13, "share", seat, sat_down(woken, seat, 13))
    assert deal.option.endswith(".deal")
    before = woken.table.hash
    woken.apply(deal)
    assert woken.table.hash != before
    dealt = woken.table.hash
    hand = woken.table.decision(seat)
    assert hand is not None
    tried = Move(14, "answer", seat, hand.options[0].id), Move(15, "undo", seat)
    for move in tried:
        woken.apply(move)
    assert woken.table.hash == dealt
    assert alike(woken, Record(OPENING, [*moves, deal, *tried]))


def test_looking_back_from_a_woken_game_starts_from_the_nearest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those before the last snapshot are kept with it: a replay of a long game does not begin at its beginning."""
    monkeypatch.setattr(record, "EVERY", 10)
    monkeypatch.setattr(snapshots, "FAR", 20)
    live, moves, kept = played(150)
    woken = Record(OPENING, moves, kept[-1])
    assert woken.table.snapshots is not None
    assert kept[-1].snapshot.answers <= len(live.table.answers)
    places = [s.answers for s in woken.table.snapshots.all]
    assert places == sorted(places)
    assert len([place for place in places if place < kept[-1].snapshot.answers]) >= 3
    for number in range(0, len(live.table.answers), 7):
        back, there = woken.table.at(number), live.table.at(number)
        assert (back.hash, back.events) == (there.hash, there.events)


def test_what_is_not_of_this_game_as_it_is_now_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "EVERY", 10)
    live, moves, kept = played(150)
    _, _, foreign = played(150, seed=4)
    snapshot = msgspec.structs.replace(kept[-1].snapshot, state=b"broken")
    for wrong in (
        foreign[-1],
        msgspec.structs.replace(kept[-1], fingerprint="of other code"),
        msgspec.structs.replace(kept[-1], snapshot=snapshot),
        msgspec.structs.replace(kept[-1], log=b"broken"),
        # Of a move that was never stored: an undo that nobody else knows of.
        msgspec.structs.replace(kept[-1], version=len(moves) + 1),
    ):
        woken = Record(OPENING, moves, wrong)
        assert woken.kept == 0
        assert alike(woken, live)
    assert decoded(b"broken") is None


@pytest.mark.parametrize("kind", ["resign", "close"])
def test_a_game_that_was_given_up_wakes_as_it_ended(kind: record.MoveKind) -> None:
    live, moves, _ = played(60)
    moves.append(Move(61, kind, live.waiting[0] if kind == "resign" else ""))
    live.apply(moves[-1])
    make = live.to_keep(leaving=True)
    assert make is not None
    woken = Record(OPENING, moves, decoded(make()))
    assert woken.kept == 61
    assert woken.outcome == live.outcome is not None
    assert woken.waiting == ()
    assert alike(woken, live)


@pytest.mark.parametrize("game", [meta.slug for meta in all_metas()])
def test_the_log_of_every_game_survives(game: str) -> None:
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
        again = keeping.read_log(table.game, keeping.encode(table.log))
        assert [(e.public, dict(e.private), e.at) for e in again] == [
            (e.public, dict(e.private), e.at) for e in table.log
        ]


@pytest.mark.anyio
@pytest.mark.parametrize("put_away", ["stopped", "evicted"])
async def test_a_table_that_was_put_away_wakes_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, put_away: str
) -> None:
    """And its first undo plays a handful of answers, not its turn."""
    database = f"sqlite:///{tmp_path / 'wake.sqlite3'}"
    # No table fits into the memory.
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
    count = 0
    answer = Table.answer

    def counted(table: Table, seat: str, option: str, *watch: Any) -> None:
        nonlocal count
        count += 1
        answer(table, seat, option, *watch)

    monkeypatch.setattr(Table, "answer", counted)
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        woken = (await hub.table(card.id)).record
        assert count == 0
        assert alike(woken, before)
        assert alike(await hub.read(lambda c: store.read_record(c, card.id)[2]), before)
        assert count == 430
        count = 0
        woken.table.undo(next(s for s in woken.waiting if woken.table.can_undo(s)))
        assert count < 10
