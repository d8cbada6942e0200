"""Processes for slow work, so that neither the loop nor the threads that read wait for it.

Each guest has a queue, and the queues take turns: however many requests one guest makes, another waits for only one of
them. A request has a deadline; a process that misses it is ended and replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog
from msgspec import Struct

T = TypeVar("T")
log = structlog.get_logger()

#: Seconds for a process to start. It loads a game's rules only when it is first asked about the game.
STARTING = 60.0


class Full(Exception):
    """Too many requests are waiting, in total or from this guest."""


class Overran(Exception):
    """The time for this request is up."""


class Died(Exception):
    """The process ended while it worked (out of memory, killed)."""


class _Question(Struct, frozen=True):
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    done: asyncio.Future[Any]


class Workers:
    def __init__(self, name: str, count: int, most: int, most_of_one: int, seconds: float) -> None:
        self._name = name
        self._count = count
        self._most = most
        self._most_of_one = most_of_one
        self._seconds = seconds
        self._queues: dict[str, deque[_Question]] = {}
        self._waiting = 0
        self._something = asyncio.Semaphore(0)
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: list[_Worker] = []
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)

    async def ask(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """What `work` returns for these arguments, run in another process."""
        queue = self._queues.get(who)
        if self._waiting >= self._most or len(queue or ()) >= self._most_of_one:
            raise Full()
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve()) for _ in range(self._count)]
        if queue is None:
            queue = self._queues[who] = deque()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(_Question(work, args, self._seconds, done))
        self._waiting += 1
        self._something.release()
        return await done

    def _next(self) -> _Question:
        """The first request of the queue whose turn it is; the queue then goes to the end."""
        who = next(iter(self._queues))
        queue = self._queues.pop(who)
        question = queue.popleft()
        if queue:
            self._queues[who] = queue
        self._waiting -= 1
        return question

    async def _serve(self) -> None:
        loop, worker = asyncio.get_running_loop(), _Worker(self._name)
        self._workers.append(worker)
        while True:
            await self._something.acquire()
            question = self._next()
            if question.done.done():
                continue  # the client has gone
            result = await loop.run_in_executor(self._threads, worker.answer, question)
            if question.done.done():
                continue
            if isinstance(result, Exception):
                question.done.set_exception(result)
            else:
                question.done.set_result(result)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for queue in self._queues.values():
            for question in queue:
                question.done.cancel()
        await asyncio.to_thread(self._threads.shutdown)


class _Worker:
    """One process, and the pipe to it. Started when first needed, and again after it has ended."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ended = False

    def answer(self, question: _Question) -> Any:
        """The process's answer, awaited in a thread. Exceptions are returned, not raised."""
        try:
            pipe = self._started()
            pipe.send((question.work, question.args))
            if not pipe.poll(question.seconds):
                self._kill()
                return Overran()
            return pipe.recv()
        except (OSError, EOFError):
            self._kill()
            return Died()
        except Exception as error:  # a result that can't be pickled
            return error

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            if self._ended:
                raise EOFError
            # Spawned, not forked: a fork would copy the locks of the server's threads.
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs,), name=self._name)
            self._process.daemon = True
            self._process.start()
            theirs.close()
            if not self._pipe.poll(STARTING):
                raise EOFError
            self._pipe.recv()
        return self._pipe

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(5)
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def end(self) -> None:
        """End the process, even while a thread waits for it; that thread then gets `Died`."""
        self._ended = True
        process = self._process
        if process is not None:
            process.kill()


def _work(pipe: Connection) -> None:
    """Runs in the process: answers until the server is gone."""
    # Ctrl+C is for the server to handle, and its players come before bots.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    end_with_the_server()
    pipe.send("ready")
    with suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            try:
                result = work(*args)
            except Exception as error:
                result = error
            try:
                pipe.send(result)
            except (
                TypeError,
                AttributeError,
                ValueError,
            ) as error:  # a result that can't be pickled
                pipe.send(RuntimeError(repr(error)[:300]))


def end_with_the_server() -> None:
    """End this process when the server has been killed and can't do so itself."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
