"""Bots whose turn it is while no process runs them, resumed without anyone opening their tables.

This happens after a start, and when one of several processes on the same database died: the others look now and then for
tables where a bot has been due to move for a while.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import structlog

from landfall.core.errors import LandfallError
from landfall.server import store
from landfall.server.hub import Hub
from landfall.server.rows import now

log = structlog.get_logger()

#: Seconds for which the next table waits for one whose bots think for long.
PATIENCE = 5.0
#: Seconds between two looks, and without a move before a bot counts as left alone.
LEFT_ALONE = 60.0


async def keep_waking(hub: Hub, most: int) -> None:
    """Once after the start, whatever bots were asked; then again and again those that are left alone."""
    unfit: set[str] = set()
    alone = 0.0
    while True:
        with suppress(LandfallError):  # the storage logs its own failures; try again
            await hub.look_for_set_aside()
            await wake_bots(hub, most, alone, unfit)
        alone = LEFT_ALONE
        await asyncio.sleep(alone)


async def wake_bots(hub: Hub, most: int, alone: float = 0.0, unfit: set[str] | None = None) -> None:
    """One table after the other, so that the processor and the bots' workers stay free for players who come back."""
    unfit = set() if unfit is None else unfit
    before = now() - int(alone * 1000)
    tables = await hub.read(lambda c: store.tables_with_bots_asked(c, most + len(unfit), before))
    tables = [table for table in tables if table not in unfit][:most]
    # Other processes may look at the same time: in another order, each mostly finds what none of them has done.
    # If two processes resume the same table, the writer still keeps one move per number.
    random.shuffle(tables)
    for table in tables:
        try:
            async with hub.expected(table) as live:
                # The copy in memory may be older than what the dead process had stored.
                await hub.moves_changed(table)
                hub.thinking.wake(live)
        except (
            Exception
        ) as error:  # a record that no longer fits the rules must not keep the others waiting
            unfit.add(table)
            log.warning("bots not woken", table=table, error=repr(error)[:300])
            continue
        if live.thinking is not None:
            await asyncio.wait([live.thinking], timeout=PATIENCE)
