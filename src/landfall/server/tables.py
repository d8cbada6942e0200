"""The tables in memory: loaded from their records when someone comes, forgotten when everyone has left."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from landfall.core.errors import LandfallError, SnapshotBroken
from landfall.server import examine, store, writing
from landfall.server.errors import StorageFailed, TableSetAside, TookTooMuch
from landfall.server.keys import Keys
from landfall.server.live import Live, error_message
from landfall.server.record import Move, Record
from landfall.server.rows import TableRow
from landfall.server.sandbox import Sandbox
from landfall.server.settings import Settings
from landfall.server.writer import Writer

T = TypeVar("T")
log = structlog.get_logger()


class Tables:
    def __init__(
        self, settings: Settings, engine: Engine, keys: Keys, writer: Writer, sandbox: Sandbox
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.keys = keys
        self.writer = writer
        self.sandbox = sandbox
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        #: How many guests are about to enter each table, which stays in memory until they have.
        self._expected: Counter[str] = Counter()
        #: Snapshots that are being stored.
        self._tasks: set[asyncio.Task[None]] = set()
        #: Asks other processes who is connected to a table there; set by the listener.
        self.inquire: Callable[[str], None] = lambda table: None

    # Reading.

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            log.error("storage failed", error=type(error).__name__, detail=str(error)[:300])
            raise StorageFailed() from error

    async def in_thread(self, work: Callable[[], T]) -> T:
        """For long computations that use nothing shared."""
        return await asyncio.to_thread(work)

    async def table(self, table: str) -> Live:
        """The table, from memory or from its record."""
        live = self.live.get(table)
        if live is not None:
            self._used(live)
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def expected(self, table: str) -> AsyncIterator[Live]:
        """The table, kept in memory meanwhile: otherwise two players could end up at two copies of it."""
        self._expected[table] += 1
        try:
            yield await self.table(table)
        finally:
            self._expected[table] -= 1
            if not self._expected[table]:
                del self._expected[table]

    async def _load(self, table: str) -> Live:
        row = await self.read(lambda connection: store.read_playable(connection, table))
        record = await self._woken(row)

        def work(connection: Connection) -> Live:
            live = Live(row, record, self.keys, self.settings)
            live.hear(store.read_chat(connection, table, self.settings.chat_lines))
            live.notes = store.read_notes(connection, table)
            return live

        live = await self.read(work)
        self._remember(live)
        self.inquire(table)
        return live

    def knows(self, table: str) -> bool:
        return table in self.live or table in self._loading

    async def _woken(self, row: TableRow) -> Record:
        """A table's record, loaded. An authored position is first played in the sandbox."""
        opening = row.opening
        if opening.position is None:
            return await self.read(lambda connection: store.wake(connection, row))
        bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        moves, kept = await self.read(lambda connection: store.read_to_wake(connection, row))
        try:
            try:
                return await self.sandbox.run(examine.again, opening, moves, kept, bots)
            except SnapshotBroken:
                moves = await self.read(lambda connection: store.read_moves(connection, opening.id))
                return await self.sandbox.run(examine.again, opening, moves, None, bots)
        except TookTooMuch as error:
            await self.set_aside(opening.id)
            raise TableSetAside() from error

    # Remembering and forgetting.

    def add(self, row: TableRow, record: Record) -> None:
        """A table that was just created: its players are on their way."""
        self._remember(Live(row, record, self.keys, self.settings))

    def _remember(self, live: Live) -> None:
        live.weigh()
        self.live[live.id] = live
        self._forget_idle(live)

    def _used(self, live: Live) -> None:
        """Make it the last one to be forgotten."""
        self.live[live.id] = self.live.pop(live.id)

    def left(self, live: Live) -> None:
        """Someone left the table."""
        live.weigh()
        if self.live.get(live.id) is live:
            self._used(live)
            if not live.sockets:
                self.keep_snapshot(live, leaving=True)
            self._forget_idle()

    def _forget_idle(self, new: Live | None = None) -> None:
        """Forget tables that nobody is at, until the others fit into the allowed memory."""
        most, total = self.settings.table_memory, sum(x.weight for x in self.live.values())
        if total <= most:
            return
        # Free a little more than needed: otherwise each new table would have to look through all of them again.
        for live in [x for x in self.live.values() if x is not new and self._idle(x)]:
            if total <= most * 9 // 10:
                return
            total -= live.weight
            self.keep_snapshot(live, leaving=True)
            del self.live[live.id]

    def _idle(self, live: Live) -> bool:
        return not (
            live.sockets or live.lock.locked() or live.thinking or live.id in self._expected
        )

    def keep_snapshot(self, live: Live, leaving: bool = False) -> None:
        """Store a snapshot beside the moves, if it is time, so that the next visitor need not wait for a replay."""
        record = live.record
        if live.spoilt or (packing := record.to_keep(leaving)) is None:
            return

        async def keep() -> None:
            try:
                parcel = await asyncio.to_thread(packing.pack)
                await self.writer.run(lambda c: writing.keep(c, live.id, parcel))
                record.let_go(parcel)
                live.let_go()
            except Exception as error:  # a table works without one
                log.warning("snapshot not kept", table=live.id, error=repr(error)[:300])

        task = asyncio.create_task(keep())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def refresh(self, live: Live) -> bool:
        """Read what other processes have stored; the caller holds the lock. True if something was new."""

        def work(connection: Connection) -> list[Move]:
            return store.read_moves(connection, live.id, live.record.version)

        def all_again(connection: Connection) -> Record:
            return store.wake(connection, store.read_playable(connection, live.id))

        if not live.spoilt:
            moves = await self.read(work)
            if not moves:
                return False
            if live.record.catch_up(moves, live.watch()):
                return True
        live.record = await self.read(all_again)
        live.spoilt = False
        live.events_changed()
        return True

    # Setting aside.

    async def set_aside(self, table: str, why: str = "why:too-long") -> None:
        """A table that would hold up all others: mark it, close it for now, and do not play it until an operator releases
        it.
        """
        log.error("table set aside", table=table, why=why)

        def work(connection: Connection) -> None:
            writing.quarantine(connection, table, why)
            self.writer.tell(connection, f"aside {table}")

        await self.writer.run(work)
        await self.leave_alone(table)

    async def look_for_set_aside(self) -> None:
        """Leave tables that an operator has set aside while they are in memory here."""
        tables = list(self.live)
        for table in await self.read(lambda c: store.quarantined(c, tables)):
            await self.leave_alone(table)

    async def leave_alone(self, table: str) -> None:
        """Send everyone away from a table that was set aside, here or by someone else."""
        loading = self._loading.get(table)
        if loading is not None and loading is not asyncio.current_task():
            await asyncio.wait([loading])
        live = self.live.get(table)
        if live is not None:
            self._dismiss(live, TableSetAside(), 4422)

    def _dismiss(self, live: Live, why: LandfallError, code: int) -> None:
        """Forget a table, and tell everyone at it why."""
        self.live.pop(live.id, None)
        if live.thinking is not None and live.thinking is not asyncio.current_task():
            live.thinking.cancel()
        for socket in live.sockets:
            socket.put(error_message(why, socket.language))
            socket.close(code)
