"""All tables in memory, and the only place where they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

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
from landfall.server import database, store
from landfall.server.bots import Bots
from landfall.server.errors import (
    SeatLost,
    StaleAnswer,
    StorageFailed,
    TableSetAside,
    UnknownTable,
)
from landfall.server.keys import Keys
from landfall.server.live import Live, Socket, error_message
from landfall.server.moves import Change
from landfall.server.record import Move, MoveKind, Record
from landfall.server.settings import Settings
from landfall.server.store import TableRow
from landfall.server.writer import Writer

T = TypeVar("T")
log = structlog.get_logger()


class Hub:
    def __init__(
        self, settings: Settings, engine: Engine, keys: Keys, writer: Writer, bots: Bots
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.keys = keys
        self.writer = writer
        self.bots = bots
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
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
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        def work(connection: Connection) -> Live:
            row, _, record = store.read_record(connection, table)
            live = Live(row, record, self.keys)
            live.chat = store.read_chat(connection, table)
            live.notes = store.read_notes(connection, table)
            return live

        live = await self.read(work)
        self._forget_idle()
        self.live[table] = live
        self.inquire(table)
        return live

    def knows(self, table: str) -> bool:
        return table in self.live or table in self._loading

    def add(self, row: TableRow, record: Record) -> None:
        """A table that was just made: its people are on their way."""
        self._forget_idle()
        self.live[row.opening.id] = Live(row, record, self.keys)

    def _forget_idle(self) -> None:
        if len(self.live) < self.settings.idle_tables:
            return
        idle = [x for x in self.live.values() if not x.sockets and not x.lock.locked()]
        for live in idle[: len(self.live) // 4]:
            if live.thinking is None:
                del self.live[live.id]

    async def refresh(self, live: Live) -> bool:
        """Read what other processes kept since; with the lock held. True: something was new."""

        def work(connection: Connection) -> list[Move]:
            return store.read_moves(connection, live.id, live.record.version)

        def all_again(connection: Connection) -> Record:
            return store.read_record(connection, live.id)[2]

        if not live.spoilt:
            moves = await self.read(work)
            if not moves:
                return False
            if live.record.catch_up(moves):
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
                raise GameOver() if record.outcome is not None else NothingToUndo()
            if token != current:
                raise StaleAnswer()

        await self._change(live, by, seat, request, "undo", "", check)

    async def resign(self, live: Live, by: Socket, seat: Seat, request: str) -> None:
        def check(record: Record) -> None:
            if record.outcome is not None:
                raise GameOver()

        await self._change(live, by, seat, request, "resign", "", check)

    async def _change(
        self,
        live: Live,
        by: Socket | None,
        seat: Seat,
        request: str,
        kind: MoveKind,
        option: str,
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
                if await self._keep(live, seat, request, kind, option):
                    break
            if kind == "undo":
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
            record.apply(move)
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
            return True
        await self.refresh(live)
        live.tell_state()
        return False

    # Bots.

    def wake_bots(self, live: Live) -> None:
        if live.thinking is None and any(live.bot(seat) for seat in live.record.waiting):
            live.thinking = asyncio.create_task(self._think(live))
            live.thinking.add_done_callback(lambda task: self._thought(live, task))

    def _thought(self, live: Live, task: asyncio.Task[None]) -> None:
        live.thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot stopped", table=live.id, error=repr(error)[:300])

    async def _think(self, live: Live) -> None:
        """Answer for the table's bots until a person is asked."""
        while True:
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
            option = await self.bots.choose(live.row.opening.game, live.bot(seat), view, decision)
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
            task = asyncio.create_task(self.bots.hint(game, view, decision))
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
            live.row = await self.read(lambda connection: store.read_table(connection, table))
        except UnknownTable as error:
            self._dismiss(live, error, 4404)
            return
        for socket in live.sockets:
            if may_sit(live, socket.guest, socket.seat):
                live.tell_table(socket)
            else:
                socket.put(error_message(SeatLost(), socket.language))
                socket.close(4403)

    async def leave_alone(self, table: str) -> None:
        """Send everybody away from a table that was set aside, here or by somebody else."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])
        live = self.live.get(table)
        if live is not None:
            self._dismiss(live, TableSetAside(), 4422)

    def _dismiss(self, live: Live, why: LandfallError, code: int) -> None:
        """Forget a table, and say why to those who are at it."""
        self.live.pop(live.id, None)
        if live.thinking is not None:
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
        before = len(live.chat)
        live.chat = await self.read(lambda connection: store.read_chat(connection, table))
        live.tell_chat(live.sockets, min(before, len(live.chat)))

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
                if await self.refresh(live):
                    live.tell_state()
        except LandfallError as error:
            log.error("could not catch up", table=table, error=error.text)

    async def close(self) -> None:
        """Send everybody away (they come back by themselves), and let what is being kept be kept."""
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
            for socket in live.sockets:
                socket.close(1012)
        await asyncio.sleep(0)

    def presence_changed(self, live: Live) -> None:
        live.tell_presence()
        self.announce(live)


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def may_sit(live: Live, guest: str | None, seat: Seat | None) -> bool:
    return live.row.may_watch(guest) if seat is None else live.row.holds(guest, seat)
