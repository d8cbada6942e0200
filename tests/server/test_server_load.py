"""Many at once, and some who want too much: others are served as before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from people import Person
from serving import Server

pytestmark = pytest.mark.anyio


async def test_after_a_restart_those_of_one_table_sit_at_one_table(
    new_database: Callable[[str], str],
) -> None:
    """More tables are occupied than idle ones may be kept, and all come back at once."""
    server = Server(new_database("sqlite"), table_memory=1).start()
    try:
        async with Person(server.http) as ada:
            tables = [(await ada.open())["id"] for _ in range(30)]
            port = server.port
            server.stop()
            server.port = port
            server.start()
            seats = [(table, seat) for seat in ("north", "south") for table in tables]
            chairs = await asyncio.gather(*(ada.sit(*seat) for seat in seats))
            await asyncio.gather(*(chair.ready() for chair in chairs))
            for north, south in zip(chairs[:30], chairs[30:], strict=True):
                await north.answer()
                await south.until("state", waiting=["south"])
    finally:
        server.stop()
