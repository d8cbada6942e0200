"""All tables in memory, and the only place where they change."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from landfall.core.deal import MAX_SHARES, Share
from landfall.core.decisions import Seat
from landfall.core.errors import (
    GameOver,
    LandfallError,
    NoHints,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
)
from landfall.core.hints import Hint
from landfall.server import database, examine, store
from landfall.server.bots import Bots
from landfall.server.errors import (
    SeatGivenUp,
    SeatLost,
    StaleAnswer,
    StorageFailed,
    TableSetAside,
    TookTooMuch,
    TooManyUndos,
    UnknownTable,
)
from landfall.server.keeping import Kept
from landfall.server.keys import Keys
from landfall.server.limits import Buckets
from landfall.server.live import Live, Socket, error_message
from landfall.server.messages import Done, encode
from landfall.server.moves import Change
from landfall.server.overrun import Overrun, at_most
from landfall.server.record import Move, MoveKind, Record, share_text
from landfall.server.sandbox import Sandbox
from landfall.server.settings import Settings
from landfall.server.store import TableRow
from landfall.server.study import Study
from landfall.server.writer import Writer

T = TypeVar("T")
log = structlog.get_logger()


class Hub:
    def __init__(
        self,
        settings: Settings,
        engine: Engine,
        keys: Keys,
        writer: Writer,
        bots: Bots,
        study: Study,
        sandbox: Sandbox,
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.keys = keys
        self.writer = writer
        self.bots = bots
        self.study = study
        self.sandbox = sandbox
        self.live: dict[str, Live] = {}
        #: Messages of each guest, on all sockets, and how many of these there are.
        self.rates = Buckets(settings.guest_message_rate)
        self.sockets: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        #: How many are on their way to a table: it stays in memory until they sit at it.
        self._expected: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        #: Says who is here to other processes; set by what listens to them.
        self.announce: Callable[[Live], None] = lambda live: None
        #: Asks other processes who is at a table by them.
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
        """What computes for long and touches nothing that is shared."""
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
        """The table, which is not forgotten meanwhile: else two could come to sit at two copies of it."""
        self._expected[table] += 1
        try:
            yield await self.table(table)
        finally:
            self._expected[table] -= 1
            if not self._expected[table]:
                del self._expected[table]

    async def _load(self, table: str) -> Live:
        def read(connection: Connection) -> tuple[TableRow, list[Move], Kept | None]:
            row, moves = store.read_playable(connection, table)
            return row, moves, store.read_snapshot(connection, table)

        row, moves, kept = await self.read(read)
        record = await self._played_again(row, moves, kept)

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

    async def _played_again(self, row: TableRow, moves: list[Move], kept: Kept | None) -> Record:
        """A record from its moves. A position that somebody wrote is not played here before it was played elsewhere."""
        opening = row.opening
        if opening.position is None:
            return await self.in_thread(lambda: Record(opening, moves, kept))
        bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        try:
            return await self.sandbox.run(examine.again, opening, moves, kept, bots)
        except TookTooMuch as error:
            await self.set_aside(opening.id)
            raise TableSetAside() from error

    # Setting aside.

    async def set_aside(self, table: str, why: str = "why:too-long") -> None:
        """A table that would stop all others: marked, left, and not played until an operator releases it."""
        log.error("table set aside", table=table, why=why)

        def work(connection: Connection) -> None:
            store.quarantine(connection, table, why)
            self.writer.tell(connection, f"aside {table}")

        await self.writer.run(work)
        await self.leave_alone(table)

    async def look_for_set_aside(self) -> None:
        """Tables that an operator has set aside while they are played here."""
        tables = list(self.live)
        for table in await self.read(lambda c: store.quarantined(c, tables)):
            await self.leave_alone(table)

    def add(self, row: TableRow, record: Record) -> None:
        """A table that was just made: its people are on their way."""
        self._remember(Live(row, record, self.keys, self.settings))

    def _remember(self, live: Live) -> None:
        live.weigh()
        self.live[live.id] = live
        self._forget_idle(live)

    def _used(self, live: Live) -> None:
        """Move it to the end of those that may be forgotten."""
        self.live[live.id] = self.live.pop(live.id)

    def left(self, live: Live) -> None:
        """Somebody left the table."""
        live.weigh()
        if self.live.get(live.id) is live:
            self._used(live)
            self._forget_idle()

    def _forget_idle(self, new: Live | None = None) -> None:
        """Keep to the memory that tables may take, as far as nobody is at them."""
        most, total = self.settings.table_memory, sum(x.weight for x in self.live.values())
        if total <= most:
            return
        # Somewhat more than needed: else each table that comes would look through all.
        for live in [x for x in self.live.values() if x is not new and self._idle(x)]:
            if total <= most * 9 // 10:
                return
            total -= live.weight
            del self.live[live.id]

    def _idle(self, live: Live) -> bool:
        return not (
            live.sockets or live.lock.locked() or live.thinking or live.id in self._expected
        )

    async def refresh(self, live: Live) -> bool:
        """Read what other processes kept since; with the lock held. True: something was new."""

        def work(connection: Connection) -> list[Move]:
            return store.read_moves(connection, live.id, live.record.version)

        def all_again(connection: Connection) -> Record:
            return store.read_from_snapshot(connection, live.id)[1]

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

    # Changing.

    async def answer(
        self, live: Live, by: Socket | None, seat: Seat, request: str, token: str, option: str
    ) -> None:
        """Take an answer: returns when it is durable and told, raises when it is not taken."""

        def check(record: Record) -> None:
            if record.outcome is not None:
                raise GameOver()
            if seat not in record.asked:
                raise NotYourTurn(seat)
            if token != live.token(seat):
                raise StaleAnswer()

        await self._change(live, by, seat, request, "answer", option, check)

    async def undo(self, live: Live, by: Socket, seat: Seat, request: str, token: str) -> None:
        def check(record: Record) -> None:
            current = live.undo_token(seat)
            if current is None:
                if record.outcome is not None:
                    raise GameOver()
                raise TooManyUndos() if live.undone else NothingToUndo()
            if token != current:
                raise StaleAnswer()

        await self._change(live, by, seat, request, "undo", "", check)

    async def resign(self, live: Live, by: Socket, seat: Seat, request: str) -> None:
        def check(record: Record) -> None:
            if record.outcome is not None:
                raise GameOver()

        if live.record.outcome is None and self._partners_go_on(live, by.guest, seat):
            await self._give_up(live, by, seat, request)
            return
        await self._change(live, by, seat, request, "resign", "", check)

    def _partners_go_on(self, live: Live, guest: str | None, seat: Seat) -> bool:
        """Whether others on this seat's side are people too: then it is theirs to end the game."""
        table = live.record.table
        foes = table.game.opponents(seat, table.scenario, table.options)
        return any(
            row.seat != seat and row.seat not in foes and any(h != guest for h, _ in row.holders)
            for row in live.row.seats
        )

    async def _give_up(self, live: Live, by: Socket, seat: Seat, request: str) -> None:
        """The seat is free: for somebody else, or for a bot."""

        def work(connection: Connection) -> None:
            store.lock_table(connection, live.id)
            store.free_seat(connection, live.id, seat)
            self.writer.tell(connection, f"seats {live.id}")

        await self.writer.run(work)
        by.put(encode(Done(request)))
        for socket in live.sockets:
            if socket.seat == seat:
                socket.put(error_message(SeatGivenUp(), socket.language))
                socket.close(4403)
        await self.seats_changed(live.id)

    async def share(self, table: str, seat: Seat, guest: str, share: str) -> None:
        """Somebody sat down: from here on chance is fresh. Once for each seat and guest."""

        def check(record: Record) -> None:
            if record.outcome is not None or len(record.table.shares) >= MAX_SHARES:
                raise GameOver()

        def mixed(record: Record) -> str:
            table = record.table
            secret, at = secrets.token_hex(16), len(table.answers)
            return share_text(Share(at, seat, secret, share, table.deals_anew))

        async with self.expected(table) as live:
            with suppress(GameOver):
                await self._change(live, None, seat, f"share.{guest}", "share", mixed, check)

    async def close_table(self, table: str) -> None:
        def check(record: Record) -> None:
            if record.outcome is not None:
                raise GameOver()

        async with self.expected(table) as live:
            await self._change(live, None, "", "", "close", "", check)

    async def _change(
        self,
        live: Live,
        by: Socket | None,
        seat: Seat,
        request: str,
        kind: MoveKind,
        option: str | Callable[[Record], str],
        check: Callable[[Record], None],
    ) -> None:
        async with live.lock:
            if live.spoilt:
                await self.refresh(live)
            # Another process may be ahead: then this is tried once more with what it kept.
            while True:
                if (seat, request) in live.record.requests:
                    if by is not None:
                        live.tell_again(by, request)
                    return
                check(live.record)
                chosen = option if isinstance(option, str) else option(live.record)
                if await self._keep(live, seat, request, kind, chosen):
                    break
            if kind in ("undo", "share"):
                live.events_changed()
            live.tell_state(by=by, request=request)
        self.wake_bots(live)

    async def _keep(
        self, live: Live, seat: Seat, request: str, kind: MoveKind, option: str
    ) -> bool:
        """Apply a move and make it durable. False: overtaken, and now up to date."""
        record = live.record
        move = Move(record.version + 1, kind, seat, option, request, store.now())
        # Until it is durable the record in memory is ahead of what may be told.
        live.spoilt = True
        try:
            with at_most(self.settings.move_seconds):
                record.apply(move, live.watch())
        except Overrun as error:
            await self.set_aside(live.id)
            raise TableSetAside() from error
        except (NotOffered, NotYourTurn, NothingToUndo, GameOver):
            live.spoilt = False  # refused before anything changed
            raise
        outcome = record.outcome
        change = Change(
            table=live.id,
            move=move,
            waiting=msgspec.json.encode(record.waiting).decode(),
            outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
        )
        kept = await self.writer.keep(change)
        if kept:
            live.spoilt = False
            if (make := record.to_keep()) is not None:
                self._spawn(self._keep_snapshot(live.id, make))
            return True
        await self.refresh(live)
        live.tell_state()
        return False

    async def _keep_snapshot(self, table: str, make: Callable[[], bytes]) -> None:
        try:
            data = await asyncio.to_thread(make)
            await self.writer.run(lambda connection: store.set_snapshot(connection, table, data))
        except Exception as error:  # it can do without
            log.warning("snapshot not kept", table=table, error=repr(error)[:300])

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Bots.

    def wake_bots(self, live: Live) -> None:
        asked = any(live.bot(seat) for seat in live.record.waiting)
        if live.thinking is None and asked and not live.unwatched:
            live.thinking = asyncio.create_task(self._think(live))
            live.thinking.add_done_callback(lambda task: self._thought(live, task))

    def _thought(self, live: Live, task: asyncio.Task[None]) -> None:
        live.thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot stopped", table=live.id, error=repr(error)[:300])

    async def _think(self, live: Live) -> None:
        """Answer for the table's bots until a person is asked, or nobody is there for whom they play."""
        while not live.unwatched:
            async with live.lock:
                if live.spoilt:
                    await self.refresh(live)
                record = live.record
                seat = next((s for s in record.waiting if live.bot(s)), None)
                if seat is None:
                    return
                decision, token = record.table.decision(seat), live.token(seat)
                view, number = record.table.view(seat), record.version
            if decision is None or token is None:
                return
            opening, bot = live.row.opening, live.bot(seat)
            option = await self.bots.choose(opening.creator, opening.game, bot, view, decision)
            try:
                await self._bot_answers(live, seat, f"bot-{number}-{token}", token, option)
            except (StaleAnswer, NotYourTurn, GameOver):
                continue

    async def _bot_answers(
        self, live: Live, seat: Seat, request: str, token: str, option: str
    ) -> None:
        def check(record: Record) -> None:
            if token != live.token(seat):
                raise StaleAnswer()

        await self._change(live, None, seat, request, "answer", option, check)

    async def hint(
        self, live: Live, guest: str | None, seat: Seat, token: str
    ) -> asyncio.Task[Hint]:
        """What a bot would do in this seat: thought about once for a decision, and not waited for.

        A seat's answer must not stand behind its hint, so the caller is given the task.
        """
        async with live.lock:
            if live.spoilt:
                await self.refresh(live)
            record = live.record
            if record.outcome is not None:
                raise GameOver()
            decision = record.table.decision(seat)
            if decision is None:
                raise NotYourTurn(seat)
            if token != live.token(seat):
                raise StaleAnswer()
            if not live.hints_for(guest, seat):
                raise NoHints()
            known = live.hints.get(seat)
            if known is not None and known[0] == token and not _failed(known[1]):
                return known[1]
            view, game = record.table.view(seat), live.row.opening.game
            task = asyncio.create_task(self.bots.hint(guest or "", game, view, decision))
            live.hints[seat] = token, task
            return task

    # People.

    async def seats_changed(self, table: str) -> None:
        """Somebody sat down, was sent away or has a new name; or the table is gone."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])  # it may have read what was before
        live = self.live.get(table)
        if live is None:
            return
        try:
            live.take(await self.read(lambda connection: store.read_table(connection, table)))
        except UnknownTable as error:
            self._dismiss(live, error, 4404)
            return
        for seat in live.row.seats:
            if not seat.holders:
                live.notes.pop(seat.seat, None)  # they went with the one who wrote them
        for socket in live.sockets:
            if may_sit(live, socket.guest, socket.seat):
                live.tell_table(socket)
            else:
                socket.put(error_message(SeatLost(), socket.language))
                socket.close(4403)
        self.wake_bots(live)

    async def leave_alone(self, table: str) -> None:
        """Send everybody away from a table that was set aside, here or by somebody else."""
        loading = self._loading.get(table)
        if loading is not None and loading is not asyncio.current_task():
            await asyncio.wait([loading])
        live = self.live.get(table)
        if live is not None:
            self._dismiss(live, TableSetAside(), 4422)

    def _dismiss(self, live: Live, why: LandfallError, code: int) -> None:
        """Forget a table, and say why to those who are at it."""
        self.live.pop(live.id, None)
        if live.thinking is not None and live.thinking is not asyncio.current_task():
            live.thinking.cancel()
        for socket in live.sockets:
            socket.put(error_message(why, socket.language))
            socket.close(code)

    async def everything_changed(self) -> None:
        """A new secret, or other tables than before: whoever is here comes in again, if their cookie still lets them."""
        self.keys.renew(await asyncio.to_thread(database.server_secret, self.engine))
        if loading := list(self._loading.values()):
            await asyncio.wait(loading)
        lives, self.live = list(self.live.values()), {}
        for live in lives:
            if live.thinking is not None:
                live.thinking.cancel()
            for socket in live.sockets:
                socket.close(1012)

    async def chat_changed(self, table: str) -> None:
        live = self.live.get(table)
        if live is None:
            return
        most, since = self.settings.chat_lines, live.last_said
        new = await self.read(lambda connection: store.read_chat(connection, table, most, since))
        live.tell_chat(live.hear(new))

    async def notes_changed(self, table: str) -> None:
        """Another process kept notes."""
        live = self.live.get(table)
        if live is None:
            return
        before = live.notes
        live.notes = await self.read(lambda connection: store.read_notes(connection, table))
        for seat, text in live.notes.items():
            if before.get(seat) != text:
                live.tell_notes(seat, text)

    async def moves_changed(self, table: str) -> None:
        """Another process kept moves."""
        live = self.live.get(table)
        if live is None:
            return
        try:
            async with live.lock:
                before = live.record.table.commitment
                if await self.refresh(live):
                    live.tell_state()
            if live.record.table.commitment != before:
                for socket in live.sockets:
                    live.tell_table(socket)
        except LandfallError as error:
            log.error("could not catch up", table=table, error=error.text)

    async def close(self) -> None:
        """Send everybody away (they come back by themselves), and let what is being kept be kept."""
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
            for socket in live.sockets:
                socket.close(1012)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def presence_changed(self, live: Live) -> None:
        live.tell_presence()
        self.announce(live)


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def may_sit(live: Live, guest: str | None, seat: Seat | None) -> bool:
    return live.row.may_watch(guest) if seat is None else live.row.holds(guest, seat)
