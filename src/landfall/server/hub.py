"""The only place where tables change: answers, undone moves, shares in the seed, and who sits where."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, Engine

from landfall.core.deal import MAX_SHARES, Share
from landfall.core.decisions import Seat
from landfall.core.errors import (
    GameOver,
    LandfallError,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
)
from landfall.server import database, store, writing
from landfall.server.bots import Bots
from landfall.server.connection import Socket
from landfall.server.errors import (
    BotFailed,
    BotMishap,
    BotTooSlow,
    SeatGivenUp,
    SeatLost,
    StaleAnswer,
    TableSetAside,
    TooManyUndos,
    UnknownTable,
)
from landfall.server.keys import Keys
from landfall.server.limits import Buckets
from landfall.server.live import Live, error_message
from landfall.server.messages import Done, encode
from landfall.server.moves import Change
from landfall.server.overrun import Overrun, at_most
from landfall.server.record import Move, MoveKind, Record, share_text
from landfall.server.rows import TableRow, now
from landfall.server.sandbox import Sandbox
from landfall.server.settings import Settings
from landfall.server.study import Study
from landfall.server.tables import Tables
from landfall.server.thinking import Thinking
from landfall.server.writer import Writer

log = structlog.get_logger()

#: How one process tells the others why a bot's move was chosen at random.
MISHAPS: Final[Mapping[type[BotMishap], str]] = {BotTooSlow: "late", BotFailed: "failed"}


class Hub(Tables):
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
        super().__init__(settings, engine, keys, writer, sandbox)
        self.study = study
        self.thinking = Thinking(self, bots)
        #: The message rate of each guest over all sockets, and how many sockets each guest has.
        self.rates = Buckets(settings.guest_message_rate)
        self.sockets: Counter[str] = Counter()
        #: Tells other processes who is here; set by the listener.
        self.announce: Callable[[Live], None] = lambda live: None

    # Changing.

    async def answer(
        self, live: Live, by: Socket | None, seat: Seat, request: str, token: str, option: str
    ) -> None:
        """Take an answer. Returns when it is durable and everyone has been told; raises if it is not taken."""

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
        """Whether another human plays on this seat's side: then the game goes on without this player."""
        table = live.record.table
        foes = table.game.opponents(seat, table.scenario, table.options)
        return any(
            row.seat != seat and row.seat not in foes and any(h != guest for h, _ in row.holders)
            for row in live.row.seats
        )

    async def _give_up(self, live: Live, by: Socket, seat: Seat, request: str) -> None:
        """Free the seat, for another player or for a bot."""

        def work(connection: Connection) -> None:
            writing.lock_table(connection, live.id)
            writing.free_seat(connection, live.id, seat)
            self.writer.tell(connection, f"seats {live.id}")

        await self.writer.run(work)
        by.put(encode(Done(request)))
        for socket in live.sockets:
            if socket.seat == seat:
                socket.put(error_message(SeatGivenUp(), socket.language))
                socket.close(4403)
        await self.seats_changed(live.id)

    async def share(self, table: str, seat: Seat, guest: str, share: str) -> None:
        """Someone sat down: redraw all later chance. Once for each seat and guest."""

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
            # If another process was faster, try again after the move it stored.
            while True:
                if (seat, request) in live.record.requests:
                    if by is not None:
                        live.tell_again(by, request)
                    return
                try:
                    check(live.record)
                except LandfallError:
                    if by is not None and await self._taken_before(live, seat, request):
                        live.tell_again(by, request)
                        return
                    raise
                chosen = option if isinstance(option, str) else option(live.record)
                if await self._keep(live, seat, request, kind, chosen):
                    break
            if kind in ("undo", "share"):
                live.events_changed()
            live.tell_state(by=by, request=request)
        self.thinking.wake(live)

    async def _taken_before(self, live: Live, seat: Seat, request: str) -> bool:
        """Whether a request that does not fit was taken so long ago that it is no longer in memory."""
        if live.record.whole:
            return False
        return await self.read(lambda c: store.was_taken(c, live.id, seat, request))

    async def _keep(
        self, live: Live, seat: Seat, request: str, kind: MoveKind, option: str
    ) -> bool:
        """Apply a move and make it durable. False if another process was faster; then the record has been brought up to
        date.
        """
        record = live.record
        move = Move(record.version + 1, kind, seat, option, request, now())
        # Until the move is durable, the record in memory is ahead of what may be sent to players.
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
            self.keep_snapshot(live)
            return True
        await self.refresh(live)
        live.tell_state()
        return False

    # Players and spectators.

    async def seats_changed(self, table: str) -> None:
        """Someone sat down, was removed or has a new name; or the table is gone."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])  # it may have read the old tables
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
                live.notes.pop(seat.seat, None)  # the guest who wrote the notes is gone
        for socket in live.sockets:
            if may_sit(live.row, socket.guest, socket.seat):
                live.tell_table(socket)
            else:
                socket.put(error_message(SeatLost(), socket.language))
                socket.close(4403)
        self.thinking.wake(live)

    async def everything_changed(self) -> None:
        """The secret or the tables have changed: everyone has to connect again, if their cookie is still valid."""
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

    async def notice(self, live: Live, what: BotMishap) -> None:
        """Tell everyone at the table, in this process or another."""
        live.tell_notice(what)

        def work(connection: Connection) -> None:
            self.writer.tell(connection, f"{MISHAPS[type(what)]} {live.id} {what.seat}")

        await self.writer.run(work)

    async def bot_had_mishap(self, table: str, seat: Seat, what: type[BotMishap]) -> None:
        """Another process chose a move for a bot."""
        live = self.live.get(table)
        if live is not None and live.bot(seat):
            live.tell_notice(what(seat))

    async def notes_changed(self, table: str) -> None:
        """Another process saved notes."""
        live = self.live.get(table)
        if live is None:
            return
        before = live.notes
        live.notes = await self.read(lambda connection: store.read_notes(connection, table))
        for seat, text in live.notes.items():
            if before.get(seat) != text:
                live.tell_notes(seat, text)

    async def moves_changed(self, table: str) -> None:
        """Another process saved moves."""
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
        """Disconnect everyone (they come back by themselves), and finish storing what is being stored."""
        for live in self.live.values():
            if live.thinking is not None:
                live.thinking.cancel()
            for socket in live.sockets:
                socket.close(1012)
            self.keep_snapshot(live, leaving=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def presence_changed(self, live: Live) -> None:
        live.tell_presence()
        self.announce(live)


def may_sit(row: TableRow, guest: str | None, seat: Seat | None) -> bool:
    return row.may_watch(guest) if seat is None else row.holds(guest, seat)
