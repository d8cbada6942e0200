"""Several server processes on one PostgreSQL: what each tells the others.

`moves`, `chat`, `seats` and `notes` say that something was kept: whoever has the table in memory reads it. `here` says who
is at a table by which process, `ask` wants that to be said again, `gone` ends a process's word.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import psycopg
import structlog
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from landfall.core.errors import LandfallError
from landfall.server.database import parsed_url
from landfall.server.hub import Hub
from landfall.server.live import Live

log = structlog.get_logger()

#: A process that says nothing for this long is taken for dead, with all who were there by it.
SILENCE = 45.0


class Listener:
    def __init__(self, hub: Hub, url: str, origin: str) -> None:
        self._hub = hub
        plain = parsed_url(url).set(drivername="postgresql")
        self._url = make_url(plain).render_as_string(hide_password=False)
        self._origin = origin
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()
        hub.announce = self.announce
        hub.inquire = lambda table: self._spawn(self._tell(f"ask {table}"))
        self._spawn(self._listen())
        self._spawn(self._beat())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        with suppress(LandfallError):
            await self._tell("gone")

    def announce(self, live: Live) -> None:
        seats, watchers = live.here
        self._spawn(self._tell(f"here {live.id} {watchers} {','.join(seats)}"))

    def _spawn(self, work: asyncio.Future[None] | object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: object) -> None:
        try:
            assert asyncio.iscoroutine(work)
            await work
        except Exception as error:
            log.error("notice failed", error=repr(error)[:300])

    async def _tell(self, payload: str) -> None:
        writer = self._hub.writer

        def work(connection: Connection) -> None:
            writer.tell(connection, payload)

        await writer.run(work)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SILENCE / 3)
            with suppress(LandfallError):
                await self._tell("alive")
            for origin, when in list(self._heard.items()):
                if loop.time() - when > SILENCE:
                    self._gone(origin)

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True
                ) as connection:
                    await connection.execute("LISTEN landfall")
                    self.ready.set()
                    # What was said while nobody listened is read now.
                    for table in list(self._hub.live):
                        await self._all_changed(table)
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except psycopg.Error as error:
                log.error("listening failed", error=type(error).__name__)
                await asyncio.sleep(1)

    async def _all_changed(self, table: str) -> None:
        await self._hub.seats_changed(table)
        await self._hub.chat_changed(table)
        await self._hub.notes_changed(table)
        await self._hub.moves_changed(table)

    def _hear(self, payload: str) -> None:
        origin, what, *rest = payload.split(" ")
        if origin == self._origin:
            return
        self._heard[origin] = asyncio.get_running_loop().time()
        match what, rest:
            case "moves", [table]:
                self._if_live(table, self._hub.moves_changed)
            case "chat", [table]:
                self._if_live(table, self._hub.chat_changed)
            case "seats", [table]:
                self._if_live(table, self._hub.seats_changed)
            case "notes", [table]:
                self._if_live(table, self._hub.notes_changed)
            case "aside", [table]:
                self._if_live(table, self._hub.leave_alone)
            case "here", [table, watchers, seats]:
                self._here(origin, table, tuple(s for s in seats.split(",") if s), int(watchers))
            case "ask", [table]:
                live = self._hub.live.get(table)
                if live is not None and live.sockets:
                    self.announce(live)
            case "gone", []:
                self._gone(origin)

    def _if_live(self, table: str, changed: object) -> None:
        if table in self._hub.live:
            assert callable(changed)
            self._spawn(changed(table))

    def _here(self, origin: str, table: str, seats: tuple[str, ...], watchers: int) -> None:
        live = self._hub.live.get(table)
        if live is not None:
            live.elsewhere[origin] = seats, watchers
            live.tell_presence()

    def _gone(self, origin: str) -> None:
        self._heard.pop(origin, None)
        for live in self._hub.live.values():
            if live.elsewhere.pop(origin, None):
                live.tell_presence()
