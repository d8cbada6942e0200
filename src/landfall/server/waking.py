"""After a start: bots that were to move when the server last stopped, moved on without anybody opening their tables."""

from __future__ import annotations

import asyncio
import random

import structlog

from landfall.server import store
from landfall.server.hub import Hub

log = structlog.get_logger()

#: Seconds for which the next table waits for one whose bots think for long.
PATIENCE = 5.0


async def wake_bots(hub: Hub, most: int) -> None:
    """One table after the other: people who come back meanwhile find the processor and the bots' workers free."""
    tables = await hub.read(lambda connection: store.tables_with_bots_asked(connection, most))
    # Other processes may have started with this one: in another order, each mostly finds what none of them has done.
    # Where two meet at a table, the writer keeps one move of each number, as ever.
    random.shuffle(tables)
    for table in tables:
        try:
            live = await hub.table(table)
        except (
            Exception
        ) as error:  # a record that no longer fits the rules must not keep the others waiting
            log.warning("bots not woken", table=table, error=repr(error)[:300])
            continue
        hub.wake_bots(live)
        if live.thinking is not None:
            await asyncio.wait([live.thinking], timeout=PATIENCE)
