"""Resumes bots that are to move at tables nobody has open.

This is needed after a start, and when one of several processes on the same database has died: the others check now and
then for tables where a bot has been due to move for a while.
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

#: Seconds to wait for one table's bots before the next table is woken.
PATIENCE = 5.0
#: Seconds between two checks, and seconds without a move after which a bot counts as abandoned.
LEFT_ALONE = 60.0


async def keep_waking(hub: Hub, most: int) -> None:
    """After the start, wake all bots that are to move; then, again and again, those that were abandoned."""
    unfit: set[str] = set()
    alone = 0.0
    while True:
        with suppress(LandfallError):  # the storage logs its own failures; try again
            await hub.look_for_set_aside()
            await wake_bots(hub, most, alone, unfit)
        alone = LEFT_ALONE
        await asyncio.sleep(alone)


async def wake_bots(hub: Hub, most: int, alone: float = 0.0, unfit: set[str] | None = None) -> None:
    """Wake one table after the other, so that the processor and the bots' workers stay free for returning players."""
    unfit = set() if unfit is None else unfit
    before = now() - int(alone * 1000)
    tables = await hub.read(lambda c: store.tables_with_bots_asked(c, most + len(unfit), before))
    tables = [table for table in tables if table not in unfit][:most]
    # Other processes may do this at the same time: in random order, they rarely pick the same table. If they do, the
    # writer still stores only one move per number.
    random.shuffle(tables)
    for table in tables:
        try:
            async with hub.expected(table) as live:
                # The copy in memory may be older than what the dead process had stored.
                await hub.moves_changed(table)
                hub.thinking.wake(live)
        except (
            Exception
        ) as error:  # a record that no longer fits the rules must not hold up the others
            unfit.add(table)
            log.warning("bots not woken", table=table, error=repr(error)[:300])
            continue
        if live.thinking is not None:
            await asyncio.wait([live.thinking], timeout=PATIENCE)
