"""The one thread that writes: moves of many tables go into one transaction.

A move is acknowledged when its transaction is durable. While one is being made so, the moves of other
tables gather for the next: a slow disk makes the groups larger, not the queue longer. The tables' rows
are locked first, in order; a move that does not follow the last one kept (another process was faster) is
left out and told so.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, select, text
from sqlalchemy.exc import SQLAlchemyError

from landfall.server.database import writing
from landfall.server.errors import ServerError, StorageFailed
from landfall.server.record import Move
from landfall.server.schema import moves, tables

T = TypeVar("T")
log = structlog.get_logger()

GROUP = 500

_versions = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_add_move = moves.insert()
_move_on = (
    tables.update()
    .where(tables.c.id == bindparam("id_"))
    .values(
        version=bindparam("version_"),
        waiting=bindparam("waiting_"),
        outcome=bindparam("outcome_"),
        updated=bindparam("updated_"),
    )
)
_notify = text("SELECT pg_notify('landfall', said) FROM unnest(CAST(:payloads AS text[])) AS said")


class Change(Struct, frozen=True):
    """A move and what it leads to."""

    table: str
    move: Move
    waiting: str
    outcome: str | None


class _Kept(Struct, frozen=True):
    """A change on its way; the future says whether it was the next one."""

    change: Change
    done: asyncio.Future[bool]


class _Job(Struct, frozen=True):
    """Anything else that is written, in a transaction of its own."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    def __init__(self, engine: Engine, origin: str) -> None:
        self._engine = writing(engine)
        self._origin = origin
        self._tells = engine.dialect.name == "postgresql"
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Kept | _Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer")
        self._thread.start()

    # Called on the loop.

    def keep(self, change: Change) -> asyncio.Future[bool]:
        """Done when the move is durable (True) or was overtaken (False)."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(_Kept(change, done))
        return done

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(work, done))
        return done

    async def close(self) -> None:
        """Writes what is still waiting first."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def tell(self, connection: Connection, *payloads: str) -> None:
        """Tell the other processes, once the transaction is durable."""
        if self._tells and payloads:
            said = [f"{self._origin} {payload}" for payload in payloads]
            connection.execute(_notify, {"payloads": said})

    # Called in the thread.

    def _work(self) -> None:
        while True:
            group = [self._queue.get()]
            try:
                while len(group) < GROUP:
                    group.append(self._queue.get_nowait())
            except Empty:
                pass
            results: list[tuple[asyncio.Future[Any], Any]] = []
            kept = [item for item in group if isinstance(item, _Kept)]
            if kept:
                results += self._keep(kept)
            results += [self._run(item) for item in group if isinstance(item, _Job)]
            if results:
                self._loop.call_soon_threadsafe(_resolve, results)
            if None in group:
                return

    def _keep(self, kept: list[_Kept]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            with self._engine.begin() as connection:
                good = self._write(connection, [item.change for item in kept])
        except Exception as error:
            return [(item.done, _failure(error)) for item in kept]
        return [(item.done, item.change.table in good) for item in kept]

    def _write(self, connection: Connection, changes: list[Change]) -> set[str]:
        ids = [change.table for change in changes]
        versions = dict(connection.execute(_versions, {"ids": ids}).tuples().all())
        next_ones = [c for c in changes if versions.get(c.table) == c.move.number - 1]
        if next_ones:
            connection.execute(_add_move, [_move_row(c) for c in next_ones])
            connection.execute(_move_on, [_table_row(c) for c in next_ones])
            self.tell(connection, *(f"moves {c.table}" for c in next_ones))
        return {change.table for change in next_ones}

    def _run(self, job: _Job) -> tuple[asyncio.Future[Any], Any]:
        try:
            with self._engine.begin() as connection:
                return job.done, job.work(connection)
        except Exception as error:
            return job.done, _failure(error)


def _failure(error: Exception) -> Exception:
    if isinstance(error, ServerError):
        return error
    log.error("storage failed", error=type(error).__name__, detail=str(error)[:300])
    return StorageFailed() if isinstance(error, SQLAlchemyError) else error


def _resolve(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _move_row(change: Change) -> dict[str, Any]:
    move = change.move
    return {
        "table_id": change.table,
        "number": move.number,
        "kind": move.kind,
        "seat": move.seat,
        "option": move.option,
        "request": move.request,
        "at": move.at,
    }


def _table_row(change: Change) -> dict[str, Any]:
    return {
        "id_": change.table,
        "version_": change.move.number,
        "waiting_": change.waiting,
        "outcome_": change.outcome,
        "updated_": change.move.at,
    }
