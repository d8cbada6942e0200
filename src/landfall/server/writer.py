"""The one thread that writes: moves of many tables go into one transaction.

A move is acknowledged when its transaction is durable. Meanwhile, other tables' moves collect for the next one, so a
slow disk makes the groups larger, not the queue longer. The tables' rows are locked first, in order. If another process
was faster, so that a move no longer follows the last one stored, the move is left out, and its future says so.

Moves come first: everything else (names, chat, new tables) is written one by one, each in its own transaction, and
moves that arrive meanwhile go before the next one.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Engine, PoolProxiedConnection

from landfall.server.database import for_writing
from landfall.server.errors import ServerError, StorageFailed
from landfall.server.moves import NOTIFY, Change, Moves

T = TypeVar("T")
log = structlog.get_logger()

GROUP = 500
#: After a group of this size, the next one is given a moment to collect: a transaction costs as much processor time as
#: several moves, and under load nobody notices these milliseconds.
BUSY = 4
GATHERING = 0.004


class _Kept(Struct, frozen=True):
    """A change being written; its future says whether it was the next one."""

    change: Change
    done: asyncio.Future[bool]


class _Job(Struct, frozen=True):
    """Anything else that is written, in its own transaction."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    def __init__(self, engine: Engine, origin: str) -> None:
        self._engine = for_writing(engine)
        self._origin = origin
        self._tells = engine.dialect.name == "postgresql"
        self._moves = Moves(engine)
        self._raw: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()
        #: Filled on the event loop, emptied by the thread.
        self._kept: deque[_Kept] = deque()
        self._jobs: deque[_Job] = deque()
        self._something = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="writer")
        self._thread.start()

    # Called on the event loop.

    def keep(self, change: Change) -> asyncio.Future[bool]:
        """The result is True once the move is durable, False if another process was faster."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._kept.append(_Kept(change, done))
        self._wake()
        return done

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.append(_Job(work, done))
        self._wake()
        return done

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._closing = True
        self._wake()
        await asyncio.to_thread(self._thread.join)

    def _wake(self) -> None:
        with self._something:
            self._something.notify()

    def tell(self, connection: Connection, *payloads: str) -> None:
        """Tell the other processes, once the transaction is durable."""
        if self._tells and payloads:
            connection.exec_driver_sql(NOTIFY, (self._told(payloads),))

    def _told(self, payloads: Sequence[str]) -> list[str]:
        return [f"{self._origin} {payload}" for payload in payloads]

    # Called in the thread.

    def _work(self) -> None:
        busy = False
        while self._wait():
            if busy and self._kept:
                time.sleep(GATHERING)
            group = [self._kept.popleft() for _ in range(min(len(self._kept), GROUP))]
            busy = len(group) >= BUSY
            if group:
                self._tell_back(self._keep(group))
            if self._jobs:
                self._tell_back([self._run(self._jobs.popleft())])
        self._drop()

    def _wait(self) -> bool:
        """Wait until there is something to write; False once nothing more will come."""
        with self._something:
            while not (self._kept or self._jobs or self._closing):
                self._something.wait()
        return bool(self._kept or self._jobs)

    def _tell_back(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        self._loop.call_soon_threadsafe(_resolve, results)

    def _keep(self, kept: list[_Kept]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            if self._raw is None:
                self._raw = self._engine.raw_connection()
            good = self._moves.write(self._raw, [item.change for item in kept], self._told)
        except Exception as error:
            self._drop()
            return [(item.done, _failure(error)) for item in kept]
        return [(item.done, item.change.table in good) for item in kept]

    def _drop(self) -> None:
        """After a failure, roll back with the connection whatever was begun."""
        raw, self._raw = self._raw, None
        if raw is not None:
            with suppress(Exception):
                raw.invalidate()

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
    return StorageFailed()


def _resolve(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
