"""The process in which strangers' saves are played, and the limit on what the loop does for one table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import hungry
import pytest

from landfall.server.errors import SandboxBusy, TookTooMuch
from landfall.server.overrun import Overrun, at_most
from landfall.server.sandbox import Sandbox

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def sandbox(queue: int = 5) -> AsyncIterator[Sandbox]:
    made = Sandbox(seconds=1, memory=600 * 2**20, queue=queue)
    try:
        yield made
    finally:
        await made.close()


@pytest.mark.parametrize(
    "work", [hungry.for_ever, hungry.all_memory, hungry.asleep, hungry.handled, hungry.struck]
)
async def test_work_that_takes_too_much_is_stopped_and_the_next_is_done(
    work: Callable[[], object],
) -> None:
    async with sandbox() as box:
        with pytest.raises(TookTooMuch):
            await box.run(work)
        assert await box.run(hungry.worker) == await box.run(hungry.worker)


async def test_the_loop_is_not_blocked() -> None:
    async with sandbox() as box:
        await box.run(hungry.worker)
        asked = asyncio.create_task(box.run(hungry.for_ever))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert turns > 20
        with pytest.raises(TookTooMuch):
            await asked


async def test_the_queue_is_limited() -> None:
    async with sandbox(queue=2) as box:
        waiting = [asyncio.create_task(box.run(hungry.worker)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(SandboxBusy):
            await box.run(hungry.worker)
        first, second = await asyncio.gather(*waiting)
        assert first == second
        assert await box.run(hungry.worker) == first


async def test_cancelled_work_leaves_nothing_behind() -> None:
    async with sandbox() as box:
        before = await box.run(hungry.worker)
        asked = asyncio.create_task(box.run(hungry.asleep))
        await asyncio.sleep(0.1)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await box.run(hungry.worker) != before


def test_endless_rules_are_stopped_on_the_loop() -> None:
    with pytest.raises(Overrun), at_most(0.1):
        hungry.handled()
    with at_most(0.1):
        time.sleep(0.2)  # no processor time
    with at_most(0.05):
        pass
    end = time.thread_time() + 0.2
    while time.thread_time() < end:
        pass  # the limit ended with its block
