"""Replays, looks at the past, reports and saves, computed in separate processes.

Each of these processes reads the database itself and keeps the games that it was last asked about, with their snapshots: the next
part of a replay starts from the nearest. It returns finished JSON.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from landfall.core.decisions import Seat
from landfall.server import replay, store
from landfall.server.database import open_engine
from landfall.server.errors import Fault, StorageFailed, TooFast, TooSlow
from landfall.server.live import weight
from landfall.server.record import Move, Record
from landfall.server.rows import TableRow
from landfall.server.settings import Settings
from landfall.server.workers import Died, Full, Overran, Workers

T = TypeVar("T")
log = structlog.get_logger()


class Study:
    def __init__(self, settings: Settings) -> None:
        self._where = settings.database, settings.study_memory
        self._workers = Workers(
            "study",
            settings.study_workers,
            settings.study_queue,
            settings.study_queue_of_guest,
            settings.study_seconds,
        )

    async def replay(
        self, guest: str, table: str, eyes: str, first: int, last: int | None
    ) -> bytes:
        return await self._ask(guest, _replay, table, guest, eyes, first, last)

    async def look(self, guest: str, table: str, eyes: str, number: int, ref: str) -> bytes:
        return await self._ask(guest, _look, table, eyes, number, ref)

    async def earlier(self, guest: str, table: str, seat: Seat | None, before: int) -> bytes:
        return await self._ask(guest, _earlier, table, seat, before)

    async def report(self, guest: str, table: str) -> bytes:
        return await self._ask(guest, _report, table, guest)

    async def save(self, guest: str, row: TableRow) -> bytes:
        """The game as of this row's version: this guest may not be allowed to see later moves."""
        return await self._ask(guest, _save, row)

    async def _ask(self, guest: str, work: Callable[..., bytes], *question: object) -> bytes:
        try:
            return await self._workers.ask(guest, work, *self._where, *question)
        except Full as error:
            raise TooFast() from error
        except Overran as error:
            log.warning("a study took too long", question=question)
            raise TooSlow() from error
        except Died as error:
            raise Fault() from error

    async def close(self) -> None:
        await self._workers.close()


# Called in the worker process.


class _Shelf:
    """Games already loaded, least recently used first."""

    def __init__(self, url: str, memory: int) -> None:
        self._engine: Engine = open_engine(url)
        self._memory = memory
        self._games: OrderedDict[str, tuple[TableRow, list[Move], Record]] = OrderedDict()

    def get(self, table: str) -> tuple[TableRow, list[Move], Record]:
        """The current row, the moves and the record: from memory, if they are still complete."""
        try:
            with self._engine.connect() as connection:
                row = store.read_playable(connection, table)
                known = self._games.pop(table, None)
                if known is None or known[2].version != row.version:
                    known = row, *store.read_whole(connection, row)
        except SQLAlchemyError as error:
            log.error("storage failed", error=type(error).__name__, detail=str(error)[:300])
            raise StorageFailed() from error
        known[2].mark(row.opening.marks, row.opening.known)
        self._games[table] = known = row, known[1], known[2]
        while len(self._games) > 1 and self._weight() > self._memory:
            self._games.popitem(last=False)
        return known

    def _weight(self) -> int:
        return sum(weight(record) for _, _, record in self._games.values())


_shelves: dict[str, _Shelf] = {}


def _shelf(url: str, memory: int) -> _Shelf:
    if url not in _shelves:
        _shelves[url] = _Shelf(url, memory)
    return _shelves[url]


def _replay(
    url: str, memory: int, table: str, guest: str, eyes: str, first: int, last: int | None
) -> bytes:
    row, _, record = _shelf(url, memory).get(table)
    return msgspec.json.encode(replay.replay(row, record, guest, eyes, first, last))


def _look(url: str, memory: int, table: str, eyes: str, number: int, ref: str) -> bytes:
    _, _, record = _shelf(url, memory).get(table)
    return msgspec.json.encode(replay.looked(record, eyes, number, ref))


def _earlier(url: str, memory: int, table: str, seat: Seat | None, before: int) -> bytes:
    _, _, record = _shelf(url, memory).get(table)
    return msgspec.json.encode(replay.earlier(record, seat, before))


def _report(url: str, memory: int, table: str, guest: str) -> bytes:
    row, moves, record = _shelf(url, memory).get(table)
    return msgspec.json.encode(replay.report(row, moves, record, guest))


def _save(url: str, memory: int, row: TableRow) -> bytes:
    opening = row.opening
    _, moves, record = _shelf(url, memory).get(opening.id)
    if record.version != row.version:
        record = Record(opening, [move for move in moves if move.number <= row.version])
    record.mark(opening.marks, opening.known)
    for seat in row.seats:
        name = seat.holders[0][1] if seat.holders else ""
        record.table.seats[seat.seat] = f"bot:{seat.bot}" if seat.bot else name or "me"
    return record.table.save()
