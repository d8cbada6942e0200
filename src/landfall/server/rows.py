"""A table's rows in the database, as the server passes them around."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from msgspec import Struct

from landfall.core.decisions import Outcome, Seat
from landfall.server.messages import ChatLine
from landfall.server.record import Opening


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


class SeatRow(Struct, frozen=True):
    seat: Seat
    bot: str
    generation: int
    #: Guests in the order in which they joined, with their names.
    holders: tuple[tuple[str, str], ...]
    #: When one of them was last seen, or sat down.
    seen: int = 0


class TableRow(Struct, frozen=True):
    """Everything in the database about a table, except its moves."""

    opening: Opening
    version: int
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    updated: int
    watch_generation: int
    seats: tuple[SeatRow, ...]
    #: Guests who came to watch.
    watchers: tuple[str, ...]
    #: When the table was set aside, in milliseconds since 1970; None if it is not.
    quarantined: int | None = None
    quarantine_why: str = ""

    def seat(self, name: Seat) -> SeatRow | None:
        return next((row for row in self.seats if row.seat == name), None)

    def holds(self, guest: str | None, seat: Seat) -> bool:
        row = self.seat(seat)
        return row is not None and any(holder == guest for holder, _ in row.holders)

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.seats if self.holds(guest, row.seat))

    def alone(self, guest: str | None) -> bool:
        """Whether nobody else plays: every seat without a bot belongs to this guest, in this browser."""
        people = [[holder for holder, _ in row.holders] for row in self.seats if not row.bot]
        return bool(people) and all(holders == [guest] for holders in people)

    def may_watch(self, guest: str | None) -> bool:
        """Whether a guest has a part in this table: a seat, a spectator's link, or having created it."""
        return guest is not None and (
            guest in self.watchers or guest == self.opening.creator or bool(self.seats_of(guest))
        )


class Said(Struct, frozen=True):
    """A line of a table's chat, with its number."""

    number: int
    line: ChatLine
