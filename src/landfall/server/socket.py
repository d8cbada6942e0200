"""The socket of one seat (or of a spectator) at one table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection
from starlette.datastructures import QueryParams
from starlette.types import Receive, Scope, Send

from landfall.core.decisions import Seat
from landfall.core.errors import LandfallError
from landfall.core.hints import Hint
from landfall.core.texts import LANGUAGES
from landfall.server import messages, writing
from landfall.server.connection import Socket
from landfall.server.errors import (
    BadMessage,
    Fault,
    SeatNotYours,
    SpectatorsWatch,
    TooFast,
    UnknownTable,
)
from landfall.server.hub import Hub, may_sit
from landfall.server.live import Live, error_message
from landfall.server.messages import encode
from landfall.server.rows import now

log = structlog.get_logger()

#: After this many messages in a row that came too fast, the connection is closed.
PATIENCE = 200
#: In milliseconds.
AN_HOUR = 3_600_000
#: See `web.NUL`.
NUL = r"\u0000"


class Session:
    """One connection, from entering the table to leaving it."""

    def __init__(self, hub: Hub, receive: Receive, send: Send) -> None:
        self._hub = hub
        self._receive = receive
        self._send = send
        self._live: Live | None = None
        self._hurried = 0

    async def run(self, table: str, guest: str | None, query: QueryParams) -> None:
        seat = query.get("as") or None
        language, hub = query.get("lang", ""), self._hub
        language = language if language in LANGUAGES else "en"
        # A guest without a seat here is refused at once.
        rate = None if guest is None else hub.rates.of(guest)
        changes = query.get("changes") == "1"
        socket = Socket(guest, seat, language, hub.settings, rate, changes)
        await self._receive()
        await self._send({"type": "websocket.accept"})
        sending = asyncio.create_task(self._deliver(socket))
        hub.sockets[guest or ""] += 1
        try:
            live = await self._enter(socket, table, query)
            if live is not None:
                await self._serve(live, socket)
        finally:
            hub.sockets[guest or ""] -= 1
            if not hub.sockets[guest or ""]:
                del hub.sockets[guest or ""]
            self._leave(socket)
            # Whatever is still in the outbox (such as the reason for closing) is sent first.
            if socket.closing is None:
                sending.cancel()
            await asyncio.wait([sending], timeout=5)

    async def _deliver(self, socket: Socket) -> None:
        """Send what is put into the outbox; return when it is closed."""
        outbox = socket.outbox
        try:
            while True:
                await socket.something()
                while outbox:
                    await self._send({"type": "websocket.send", "text": outbox.popleft().decode()})
                if socket.closing is not None:
                    await self._send({"type": "websocket.close", "code": socket.closing})
                    return
        except (OSError, RuntimeError):
            # The client is gone; the reading side will notice, too. uvicorn raises a RuntimeError when it has closed
            # the connection itself, after a frame that breaks the protocol.
            socket.close(1006)

    async def _enter(self, socket: Socket, table: str, query: QueryParams) -> Live | None:
        try:
            async with self._hub.expected(table) as live:
                return await self._sit_down(live, socket, query)
        except LandfallError as error:
            codes = {"error-unknown-table": 4404, "error-seat-not-yours": 4403}
            codes |= {"error-storage-failed": 1011, "error-too-fast": 4429}
            socket.put(error_message(error, socket.language))
            socket.close(codes.get(error.text, 4422))
            return None

    async def _sit_down(self, live: Live, socket: Socket, query: QueryParams) -> Live:
        if not may_sit(live.row, socket.guest, socket.seat):
            raise SeatNotYours() if live.row.may_watch(socket.guest) else UnknownTable()
        limits = self._hub.settings
        crowded = len(live.sockets) >= limits.sockets_per_table
        if crowded or self._hub.sockets[socket.guest or ""] > limits.sockets_per_guest:
            raise TooFast()
        self._live = live
        async with live.lock:
            if live.spoilt:
                await self._hub.refresh(live)
            live.sockets.add(socket)
            live.tell_table(socket)
            if query.get("epoch") == str(live.record.epoch):
                have = query.get("have", "")
                known = live.heard(socket.seat)
                socket.has = min(int(have), known) if have.isdecimal() and len(have) < 9 else 0
            live.tell_entry(socket)
        socket.put(live.presence())
        live.tell_all_chat(socket)
        if socket.seat is not None:
            socket.put(encode(messages.NotesTold(live.notes.get(socket.seat, ""))))
        self._hub.presence_changed(live)
        self._hub.thinking.wake(live)
        self._saw(live, socket)
        return live

    def _saw(self, live: Live, socket: Socket) -> None:
        """Remember that this player was here, without waiting for it. Once per hour is enough: a seat counts as abandoned
        after a day.
        """
        guest, seat = socket.guest, socket.seat
        if guest is None or seat is None or now() - live.seen.get((seat, guest), 0) < AN_HOUR:
            return
        live.seen[seat, guest] = now()
        kept = self._hub.writer.run(lambda c: writing.saw(c, live.id, seat, guest))
        kept.add_done_callback(lambda done: None if done.cancelled() else done.exception())

    def _leave(self, socket: Socket) -> None:
        live = self._live
        if live is not None and socket in live.sockets:
            live.sockets.discard(socket)
            self._saw(live, socket)
            self._hub.presence_changed(live)
            self._hub.left(live)

    async def _serve(self, live: Live, socket: Socket) -> None:
        while socket.closing is None:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            if not socket.may_speak(live.rate):
                self._too_fast(socket)
                continue
            self._hurried = 0
            await self._take(live, socket, event)

    def _too_fast(self, socket: Socket) -> None:
        self._hurried += 1
        socket.put(error_message(TooFast(), socket.language))
        if self._hurried > PATIENCE:
            socket.close(4429)

    async def _take(self, live: Live, socket: Socket, event: Any) -> None:
        text = event.get("text")
        try:
            request = messages.decode(text if text is not None and NUL not in text else b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            refusal = BadMessage(str(error) if text is not None else "text")
            socket.put(error_message(refusal, socket.language, _id_of(text)))
            return
        try:
            await self._do(live, socket, request)
        except LandfallError as error:
            socket.put(error_message(error, socket.language, request.id))
        except Exception:
            log.exception("request failed", table=live.id, request=type(request).__name__)
            socket.put(error_message(Fault(), socket.language, request.id))

    async def _do(self, live: Live, socket: Socket, request: messages.Request) -> None:
        if isinstance(request, messages.Ping):
            socket.put(encode(messages.Pong(request.id)))
            return
        if isinstance(request, messages.Look):
            await self._look(live, socket, request)
            return
        seat = socket.seat
        if seat is None:
            raise SpectatorsWatch()
        hub = self._hub
        match request:
            case messages.Answer(id=id, token=token, option=option):
                await hub.answer(live, socket, seat, id, token, option)
            case messages.Undo(id=id, token=token):
                await hub.undo(live, socket, seat, id, token)
            case messages.Resign(id=id):
                await hub.resign(live, socket, seat, id)
            case messages.Why(id=id, action=action, what=what):
                async with live.lock:
                    if live.spoilt:
                        await hub.refresh(live)
                    table = live.record.table
                    refusal = table.game.why_not(table.state, seat, action, what)
                socket.put(encode(messages.WhyTold(id, refusal)))
            case messages.AskHint(id=id, token=token):
                hint = await hub.thinking.hint(live, socket.guest, seat, token)
                hint.add_done_callback(lambda task: _tell_hint(socket, id, token, task))
            case messages.Chat():
                await self._chat(live, socket, seat, request)
            case messages.Notes():
                await self._keep_notes(live, socket, seat, request)

    async def _look(self, live: Live, socket: Socket, request: messages.Look) -> None:
        """Spectators may look, too: it reveals no more than their view."""
        async with live.lock:
            if live.spoilt:
                await self._hub.refresh(live)
            facts = live.record.table.look(socket.seat, request.ref)
        socket.put(encode(messages.LookTold(request.id, facts)))

    async def _chat(self, live: Live, socket: Socket, seat: Seat, said: messages.Chat) -> None:
        row, writer = live.row.seat(seat), self._hub.writer
        most = self._hub.settings.chat_lines
        name = next((n for g, n in row.holders if g == socket.guest), "") if row else ""

        def work(connection: Connection) -> None:
            writing.add_chat(connection, live.id, seat, name, said.text, said.id, most)
            writer.tell(connection, f"chat {live.id}")

        await writer.run(work)
        await self._hub.chat_changed(live.id)
        socket.put(encode(messages.Done(said.id)))

    async def _keep_notes(
        self, live: Live, socket: Socket, seat: Seat, notes: messages.Notes
    ) -> None:
        writer = self._hub.writer

        def work(connection: Connection) -> None:
            writing.set_notes(connection, live.id, seat, notes.text)
            writer.tell(connection, f"notes {live.id}")

        await writer.run(work)
        live.notes[seat] = notes.text
        live.tell_notes(seat, notes.text, but=socket)
        socket.put(encode(messages.Done(notes.id)))


def _tell_hint(socket: Socket, request: str, token: str, task: asyncio.Task[Hint]) -> None:
    """To the tab that asked. Anything else that happened meanwhile is sent in its own messages."""
    if task.cancelled():
        return  # the server is stopping: the tab asks again when it is back
    if (error := task.exception()) is None:
        socket.put(encode(messages.HintTold(request, token, task.result())))
    else:
        log.error("hint failed", seat=socket.seat, error=repr(error)[:300])
        socket.put(error_message(Fault(), socket.language, request))


def _id_of(text: str | None) -> str:
    """The request's id, if that part of a broken message is readable."""
    try:
        raw = msgspec.json.decode(text or "")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    found = raw.get("id") if isinstance(raw, dict) else None
    return found[:64] if isinstance(found, str) else ""


async def open_socket(
    hub: Hub, scope: Scope, receive: Receive, send: Send, table: str, guest: str | None
) -> None:
    query = QueryParams(scope["query_string"])
    await Session(hub, receive, send).run(table, guest, query)
