"""A table in memory: its record, and the sockets of everyone at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from landfall.core.decisions import Seat
from landfall.core.errors import LandfallError
from landfall.core.hints import Hint
from landfall.server.connection import Socket
from landfall.server.keys import Keys
from landfall.server.limits import Bucket
from landfall.server.messages import (
    ChatLine,
    ChatTold,
    ErrorTold,
    NotesTold,
    NoticeTold,
    Presence,
    Refused,
    SeatCard,
    State,
    TableTold,
    encode,
)
from landfall.server.record import Record
from landfall.server.rows import Said, SeatRow, TableRow, iso
from landfall.server.settings import Settings
from landfall.server.telling import Beat, Telling, message
from landfall.server.texts import said, said_of_game

#: Bytes of a table in memory, measured with `tracemalloc`: after the set-up, and for each answer, log entry and
#: request.
BASE = 100_000
PER_ANSWER = 150
PER_ENTRY = 500
PER_REQUEST = 250
#: The most beats of one move that are shown one by one.
MOST_BEATS = 200


def weight(record: Record) -> int:
    """Roughly how many bytes a record takes."""
    table = record.table
    return (
        BASE
        + PER_ANSWER * len(table.answers.here)
        + PER_ENTRY * len(table.log.here)
        + PER_REQUEST * len(record.requests)
        + (0 if table.snapshots is None else table.snapshots.size)
    )


class Live:
    def __init__(
        self, row: TableRow, record: Record, keys: Keys, settings: Settings | None = None
    ) -> None:
        self._settings = settings or Settings()
        self.record = record
        self.take(row)
        #: The last lines of the chat, and the number of the last one.
        self.chat: deque[ChatLine] = deque(maxlen=self._settings.chat_lines)
        self.last_said = 0
        self.notes: dict[Seat, str] = {}
        self.id = row.opening.id
        #: See `weigh`.
        self.weight = 0
        #: Held while the record changes: whatever is read under it is durable.
        self.lock = asyncio.Lock()
        #: The record may be ahead of what is durable, so it must be read again before use.
        self.spoilt = False
        self.sockets: set[Socket] = set()
        #: The rate of all messages at this table.
        self.rate = Bucket(self._settings.table_message_rate)
        #: When each guest's presence in a seat was last stored.
        self.seen: dict[tuple[Seat, str], int] = {}
        self.tellings: dict[Seat | None, Telling] = {}
        self._beats: list[Beat] = []
        #: Who is connected to other processes: seats, and the number of spectators.
        self.elsewhere: dict[str, tuple[tuple[Seat, ...], int]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self._keys = keys
        #: The last hint of each seat, with the token of its decision. It may still be being computed.
        self.hints: dict[Seat, tuple[str, asyncio.Task[Hint]]] = {}
        #: The last token of each seat, and the decision it identifies.
        self._tokens: dict[Seat, tuple[tuple[int, int], str]] = {}

    def take(self, row: TableRow) -> None:
        """Take over what the database says now: who sits where, and what is known about the deal."""
        self.row = row
        self._bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        self.record.mark(row.opening.marks, row.opening.known)

    def weigh(self) -> None:
        """Estimate the table's memory from the parts that grow during a game."""
        told = sum(
            len(event) for telling in self.tellings.values() for event in telling.events.here
        )
        said = sum(len(line.text) for line in self.chat) + sum(map(len, self.notes.values()))
        self.weight = weight(self.record) + told + 4 * said

    # Tokens.

    def token(self, seat: Seat) -> str | None:
        asked = self.record.asked.get(seat)
        if asked is None or self.record.outcome is not None:
            return None
        known = self._tokens.get(seat)
        if known is None or known[0] != asked:
            known = asked, self._keys.token(self.id, seat, f"{asked[0]}.{asked[1]}")
            self._tokens[seat] = known
        return known[1]

    @property
    def undone(self) -> bool:
        """Whether the limit on undos is reached. Each undone move stays in the record and is read with it, so there is a
        limit.
        """
        return self.record.epoch >= self._settings.undos_per_table

    def undo_token(self, seat: Seat) -> str | None:
        record = self.record
        if record.outcome is not None or not record.table.can_undo(seat) or self.undone:
            return None
        return self._keys.token(self.id, seat, f"undo.{record.version}")

    # What sockets are sent.

    def telling(self, seat: Seat | None) -> Telling:
        telling = self.tellings.get(seat)
        if telling is None:
            record = self.record
            heard = record.heard[seat or ""]
            telling = self.tellings[seat] = Telling(seat, record.table.log.gone, heard)
        return telling

    def let_go(self) -> None:
        """The record has forgotten its beginning: forget its events, too."""
        record = self.record
        for seat, telling in self.tellings.items():
            telling.let_go(record.table.log.gone, record.heard[seat or ""])

    def heard(self, seat: Seat | None) -> int:
        """How many events there are for a seat."""
        telling = self.telling(seat)
        telling.read(self.record.table.log)
        return len(telling.events)

    def watch(self) -> Callable[[], None] | None:
        """A function that keeps the views at each beat of the next move, if a socket wants them."""
        self._beats = []
        table, seats = self.record.table, {s.seat for s in self.sockets if s.told is not None}
        if not seats:
            return None

        def beat() -> None:
            told = self._beats[-1].entries if self._beats else before
            if len(table.log) > told and len(self._beats) < MOST_BEATS:
                self._beats.append(Beat(len(table.log), table.views(seats)))

        before = len(table.log)
        return beat

    def _state(self, seat: Seat | None, view: Struct) -> State:
        record, table = self.record, self.record.table
        outcome = record.outcome
        decision = None if seat is None or outcome is not None else table.decision(seat)
        return State(
            view=view,
            decision=decision,
            token=None if seat is None else self.token(seat),
            undo=None if seat is None else self.undo_token(seat),
            waiting=record.waiting,
            epoch=record.epoch,
            outcome=outcome,
            seed=None if outcome is None else table.seed,
        )

    def tell_state(
        self, to: Collection[Socket] | None = None, by: Socket | None = None, request: str = ""
    ) -> None:
        """Send the current state. Everyone gets it only if their seat can notice a change. `by` asked for it."""
        sockets = self.sockets if to is None else to
        beats, self._beats = self._beats, []
        table = self.record.table
        for seat, view in table.views({socket.seat for socket in sockets}).items():
            telling = self.telling(seat)
            seen = telling.read(table.log, beats)
            telling.tell(self._state(seat, view), seen)
        for socket in sockets:
            telling = self.tellings[socket.seat]
            asked = socket is by or to is not None
            if asked or socket.behind(telling):
                self._send(socket, telling, request if socket is by else "")

    def tell_entry(self, socket: Socket) -> None:
        """For a new connection: the current state; if the game has just begun, its opening, beat by beat."""
        table, seat = self.record.table, socket.seat
        fresh = socket.told is not None and not socket.has and not table.answers
        seen = table.opening((seat,)) if fresh and len(table.log) <= MOST_BEATS else []
        if len(seen) < 2:
            self.tell_state([socket])
            return
        start, *beats = (Beat(*moment) for moment in seen)
        now = self._state(seat, table.view(seat))
        # A separate account for this socket: the others at the table already have it.
        first, all_told = Telling(seat), self.telling(seat)
        first.read(table.log.upto(start.entries))
        first.tell(replace(now, view=start.views[seat], decision=None, token=None, undo=None), [])
        self._send(socket, first, "")
        first.tell(now, first.read(table.log, beats))
        self._send(socket, first, "")
        all_told.read(table.log)
        all_told.tell(now, [])
        socket.number = socket.told = all_told.number

    def tell_again(self, socket: Socket, request: str) -> None:
        """The request had been taken before: say so, with the current state."""
        telling, table = self.telling(socket.seat), self.record.table
        telling.read(table.log)
        telling.tell(self._state(socket.seat, table.view(socket.seat)), [])
        self._send(socket, telling, request, again=True)

    def _send(self, socket: Socket, telling: Telling, request: str, again: bool = False) -> None:
        socket.put(message(telling, socket.told, socket.has, request, again))
        socket.has = len(telling.events)
        socket.number = telling.number
        if socket.told is not None:
            socket.told = telling.number

    def events_changed(self) -> None:
        """Something was undone: sockets keep only the events that are still the same."""
        record = self.record
        for seat, telling in self.tellings.items():
            same = telling.start_again(record.table.log, record.heard[seat or ""])
            for socket in self.sockets:
                if socket.seat == seat:
                    socket.has = min(socket.has, same)

    def tell_table(self, socket: Socket) -> None:
        opening = self.row.opening
        seats = seat_cards(self.row, socket.guest)
        told = TableTold(
            id=self.id,
            game=opening.game,
            scenario=opening.scenario,
            options=self.record.table.options,
            you=socket.seat,
            seats=seats,
            commitment=self.record.table.commitment,
            deal=self.record.table.deal,
            created=iso(opening.created),
            hints=socket.seat is not None and self.hints_for(socket.guest, socket.seat),
        )
        socket.put(encode(told))

    def hear(self, read: Sequence[Said]) -> tuple[ChatLine, ...]:
        """Add chat lines that were read, and return the new ones: another reader may have added some of them already."""
        new = tuple(said.line for said in read if said.number > self.last_said)
        self.chat.extend(new)
        if read:
            self.last_said = max(self.last_said, read[-1].number)
        return new

    def tell_chat(self, lines: tuple[ChatLine, ...]) -> None:
        """New lines, to all."""
        if lines:
            for socket in self.sockets:
                socket.put(encode(ChatTold(socket.chat, lines)))
                socket.chat += len(lines)

    def tell_all_chat(self, socket: Socket) -> None:
        socket.put(encode(ChatTold(0, tuple(self.chat))))
        socket.chat = len(self.chat)

    def tell_notes(self, seat: Seat, text: str, but: Socket | None = None) -> None:
        """To all tabs of the seat, except the one where the notes were written."""
        message = encode(NotesTold(text))
        for socket in self.sockets:
            if socket.seat == seat and socket is not but:
                socket.put(message)

    def tell_notice(self, what: LandfallError) -> None:
        """Tell everyone here something that nobody asked for."""
        opening = self.row.opening
        for socket in self.sockets:
            told = said_of_game(what, opening.game, socket.language)
            socket.put(encode(NoticeTold(told)))

    @property
    def here(self) -> tuple[tuple[Seat, ...], int]:
        """The seats with someone connected and the number of spectators, in this process."""
        seats = {socket.seat for socket in self.sockets if socket.seat is not None}
        watchers = sum(socket.seat is None for socket in self.sockets)
        return tuple(row.seat for row in self.row.seats if row.seat in seats), watchers

    @property
    def everybody_here(self) -> set[Seat]:
        """The seats with someone connected, in any process."""
        return set(self.here[0]).union(*(others for others, _ in self.elsewhere.values()))

    def presence(self) -> bytes:
        watchers, all_here = self.here[1], self.everybody_here
        total = watchers + sum(number for _, number in self.elsewhere.values())
        ordered = tuple(row.seat for row in self.row.seats if row.seat in all_here)
        return encode(Presence(ordered, total))

    def tell_presence(self) -> None:
        message = self.presence()
        for socket in self.sockets:
            socket.put(message)

    def hints_for(self, guest: str | None, seat: Seat) -> bool:
        """Whether a hint is fair: no other person plays, or will play, against this seat. Bots don't mind."""
        table = self.record.table
        others = table.game.opponents(seat, table.scenario, table.options)
        return self.row.alone(guest) or all(self.bot(other) for other in others)

    @property
    def unwatched(self) -> bool:
        """Whether only bots play and nobody is watching, in this process or another."""
        if len(self._bots) < len(self.row.seats) or self.sockets:
            return False
        return not any(seats or watchers for seats, watchers in self.elsewhere.values())

    def bot(self, seat: Seat) -> str:
        return self._bots.get(seat, "")


def seat_cards(
    row: TableRow, guest: str | None, links: dict[Seat, str] | None = None
) -> tuple[SeatCard, ...]:
    return tuple(_seat_card(seat, guest, (links or {}).get(seat.seat)) for seat in row.seats)


def _seat_card(row: SeatRow, guest: str | None, link: str | None) -> SeatCard:
    if row.bot:
        return SeatCard(row.seat, "bot", row.bot, False)
    if not row.holders:
        return SeatCard(row.seat, "open", "", False, link)
    mine = any(holder == guest for holder, _ in row.holders)
    return SeatCard(row.seat, "person", row.holders[0][1], mine, devices=len(row.holders))


def error_message(error: LandfallError, language: str, request: str = "") -> bytes:
    told = said(error, language)
    return encode(Refused(request, told) if request else ErrorTold(told))
