"""Several server processes on one PostgreSQL: what each tells the others, and what `landfall admin` tells them.

`moves`, `chat`, `seats` and `notes` say that something was stored: each process that has the table in memory reads it.
`here` says who is at a table in which process, `ask` asks all processes to say it again, and `gone` says that a process
has stopped. `late` says that a bot took too long, `failed` that it gave no answer, `aside` that a table was set aside,
and `all` that everything must be read again: after a new secret, or a restored backup.

SQLite has no notifications. There, only one server runs, and `landfall admin` leaves its messages in a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial

import psycopg
import structlog
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from landfall.core.errors import LandfallError
from landfall.server import store
from landfall.server.database import parsed_url, server_secret
from landfall.server.hub import MISHAPS, Hub
from landfall.server.live import Live

log = structlog.get_logger()

#: Seconds between two checks for messages from `landfall admin`, on SQLite.
LOOK = 0.5
#: Seconds of silence after which a process counts as dead, and everyone connected to it as gone.
SILENCE = 45.0


def changed(hub: Hub, what: str, rest: list[str]) -> Coroutine[None, None, None] | None:
    """What has to be done after a notification; None for tables that are not in memory."""
    if what == "all":
        return hub.everything_changed()
    kinds = {
        "moves": hub.moves_changed,
        "chat": hub.chat_changed,
        "seats": hub.seats_changed,
        "notes": hub.notes_changed,
        "aside": hub.leave_alone,
    }
    if what not in kinds or len(rest) != 1 or not hub.knows(rest[0]):
        return None
    return kinds[what](rest[0])


async def keep_looking(hub: Hub) -> None:
    """On SQLite, where there are no notifications: read the messages from `landfall admin`."""
    last: int | None = None
    while True:
        try:
            if last is None:
                last = await hub.read(store.last_notice)
            for number, told in await hub.read(partial(store.notices, since=last)):
                last = number
                _, what, *rest = told.split(" ")
                if work := changed(hub, what, rest):
                    await work
        except LandfallError:
            pass  # the storage logs its own failures
        except Exception as error:
            log.error("notice failed", error=repr(error)[:300])
        await asyncio.sleep(LOOK)


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
                    # Catch up on what was notified while no connection was listening.
                    secret = await asyncio.to_thread(server_secret, self._hub.engine)
                    if secret != self._hub.keys.secret:
                        await self._hub.everything_changed()
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
            case (("moves" | "chat" | "seats" | "notes" | "aside" | "all"), _):
                if work := changed(self._hub, what, rest):
                    self._spawn(work)
            case (("late" | "failed"), [table, seat]):
                mishap = next(kind for kind, word in MISHAPS.items() if word == what)
                self._spawn(self._hub.bot_had_mishap(table, seat, mishap))
            case "here", [table, watchers, seats]:
                self._here(origin, table, tuple(s for s in seats.split(",") if s), int(watchers))
            case "ask", [table]:
                live = self._hub.live.get(table)
                if live is not None and live.sockets:
                    self.announce(live)
            case "gone", []:
                self._gone(origin)

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
