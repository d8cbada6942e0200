"""A process with limited time and memory, where a stranger's save is read and first played.

Its own limits stop what takes too much: for processor time, a signal becomes an exception; for memory, Python raises
one itself. If neither works (in code that does not return to Python), the process is killed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from math import ceil
from types import FrameType
from typing import Any, TypeVar

import structlog

from landfall.server.errors import SandboxBusy, TookTooMuch
from landfall.server.workers import end_with_the_server

try:
    import resource
except ImportError:  # Windows has no such limits: only the deadline applies there
    resource = None  # type: ignore[assignment]

T = TypeVar("T")
log = structlog.get_logger()


class Sandbox:
    """One process, which does one thing at a time, so if it dies, that thing is to blame."""

    def __init__(self, seconds: int, memory: int, queue: int) -> None:
        self._seconds = seconds
        self._memory = memory
        self._queue = queue
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0

    async def run(self, work: Callable[..., T], *question: Any, more: int = 0) -> T:
        """What `work` returns or raises; `TookTooMuch` if it does not finish within this many seconds."""
        if self._waiting >= self._queue:
            raise SandboxBusy()
        self._waiting += 1
        try:
            async with self._turn:
                try:
                    return await self._once(work, question, self._seconds + more)
                except BrokenProcessPool:
                    # Something else may have ended it (an operator, a machine out of memory), so the work is tried once
                    # more.
                    self._end()
                try:
                    return await self._once(work, question, self._seconds + more)
                except BrokenProcessPool as error:
                    self._end()
                    raise TookTooMuch() from error
        finally:
            self._waiting -= 1

    async def _once(self, work: Callable[..., T], question: tuple[Any, ...], seconds: int) -> T:
        pool = await self._ready()
        asked = asyncio.wrap_future(pool.submit(within, seconds, work, *question))
        try:
            # On a busy machine, a process gets less than one processor second per second.
            return await asyncio.wait_for(asked, 3 * seconds)
        except TimeoutError as error:
            log.error("sandbox killed", work=work.__name__)
            self._end()
            raise TookTooMuch() from error
        except (asyncio.CancelledError, TookTooMuch):
            # Nobody waits for this process any more, or its memory is full: the next work gets a new one.
            self._end()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the locks of the server's threads.
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._memory,))
            self._pool = pool
            self._process = await asyncio.wrap_future(pool.submit(os.getpid))
        return self._pool

    def _end(self) -> None:
        pool, self._pool = self._pool, None
        if self._process:
            with suppress(OSError):
                os.kill(self._process, getattr(signal, "SIGKILL", signal.SIGTERM))
            self._process = 0
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        if self._turn.locked():
            self._end()
        elif self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown)


# Runs in the sandbox's process.


class _Enough(BaseException):
    """Not an `Exception`, so that no error handling catches it."""


def _begin(memory: int) -> None:
    """Players come before strangers' files, so this process runs at a lower priority. Only the server reacts to Ctrl+C
    and to being stopped.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    end_with_the_server()
    if resource is None:
        return
    os.nice(5)
    signal.signal(signal.SIGXCPU, _enough)
    for limit, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CORE, 0)):
        with suppress(OSError, ValueError):  # this system has no such limit
            resource.setrlimit(limit, (most, most))


def _enough(number: int, frame: FrameType | None) -> None:
    raise _Enough


def within(seconds: int, work: Callable[..., T], *question: Any) -> T:
    """Do the work within this much processor time."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = ceil(used.ru_utime + used.ru_stime) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.RLIM_INFINITY))
    try:
        return work(*question)
    except (_Enough, MemoryError) as error:
        raise TookTooMuch() from error
