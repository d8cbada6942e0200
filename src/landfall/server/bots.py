"""Where bots think: in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from landfall.core.decisions import Decision
from landfall.core.hints import Hint, only_answer
from landfall.core.registry import get_game

T = TypeVar("T")
log = structlog.get_logger()


class Bots:
    def __init__(self, workers: int, queue: int) -> None:
        self._workers = workers
        self._places = asyncio.Semaphore(queue)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, bot: str, view: Any, decision: Decision) -> str:
        """What the bot wants; any option where it fails: a table is never stuck for a bot's mistake."""
        whims = secrets.randbits(64)
        # One option, or any: nothing to think about, so no need to ask another process.
        if decision.forced or bot == "random":
            return random.Random(whims).choice(decision.options).id
        async with self._places:
            try:
                option = await self._ask(think, game, bot, view, decision, whims)
            except Exception as error:
                log.error("bot failed", game=game, bot=bot, error=repr(error)[:300])
                option = ""
        if decision.option(option) is None:
            log.error("bot answered what was not offered", game=game, bot=bot, option=option[:60])
            option = random.Random(whims).choice(decision.options).id
        return option

    async def hint(self, game: str, view: Any, decision: Decision) -> Hint:
        """What a bot would do in this seat, and why."""
        if decision.forced:
            return only_answer(decision)
        async with self._places:
            return await self._ask(think_of_hint, game, view, decision)

    async def _ask(self, work: Callable[..., T], *question: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work, *question)
        except BrokenProcessPool:
            # A worker died (out of memory, killed): once more with new ones.
            self._pool = None
            return await loop.run_in_executor(self._ready(), work, *question)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the locks of the server's threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin)
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _begin() -> None:
    """In a worker: Ctrl+C is the server's to handle, and people come before bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    end_with_the_server()


def end_with_the_server() -> None:
    """A server that was killed can't tell its workers."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(game: str, bot: str, view: Any, decision: Decision, whims: int) -> str:
    return get_game(game).bot(bot)(view, decision, random.Random(whims))


def think_of_hint(game: str, view: Any, decision: Decision) -> Hint:
    return get_game(game).hint(view, decision)
