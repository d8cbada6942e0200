"""What one seat has been sent about a table: events and states, and how the next one is encoded.

A socket that has the last state is sent what changed since (`core/deltas.py`), beat by beat. A new socket, or one that
did not ask for changes, is sent the full state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.core.deltas import Change, changes
from landfall.core.events import Logged
from landfall.core.tail import Tail
from landfall.server.messages import ChangeTold, State, encode


class Beat(NamedTuple):
    """A moment worth showing between one state and the next."""

    #: How long the log was.
    entries: int
    views: Mapping[Seat | None, Struct]


class Telling:
    def __init__(self, seat: Seat | None, gone: int = 0, heard: int = 0) -> None:
        """`gone`: how many entries of the log are not in memory; `heard`: how many events the seat heard in them."""
        self.seat = seat
        #: The seat's share of the log, as JSON.
        self.events: Tail[bytes] = Tail(gone=heard)
        self._read = gone
        #: The last state sent, and its number: an unchanged state is not sent again.
        self.state: State | None = None
        self.number = 0
        #: The previous state, and the seat's views at the beats since then, each with the number of events before it.
        self._before: State | None = None
        self._beats: list[tuple[int, Struct]] = []
        #: The full state and the changes, as JSON: each is built when first needed.
        self._whole = b""
        self._changes = b""

    def read(self, log: Tail[Logged], beats: Sequence[Beat] = ()) -> list[tuple[int, Struct]]:
        """Read the rest of the log; returns the seat's views at the beats, each with the number of events before it."""
        seen = []
        for beat in beats:
            self._read_to(log, beat.entries)
            if self.seat in beat.views:
                seen.append((len(self.events), beat.views[self.seat]))
        self._read_to(log, len(log))
        return seen

    def _read_to(self, log: Tail[Logged], end: int) -> None:
        for logged in log[self._read : end]:
            event = logged.seen_by(self.seat)
            if event is not None:
                self.events.append(encode(event))
        self._read = max(self._read, end)

    def start_again(self, log: Tail[Logged], heard: int) -> int:
        """After an undo, read everything again; returns how many events at the start are the same."""
        before, self.events, self._read = self.events, Tail(gone=heard), log.gone
        self.read(log)
        same = max(before.gone, heard)
        for old, new in zip(before[same:], self.events[same:], strict=False):
            if old != new:
                break
            same += 1
        return same

    def let_go(self, gone: int, heard: int) -> None:
        """Forget the events in the first `gone` entries of the log, which are no longer in memory; the seat heard `heard` there."""
        if self._read < gone:  # nobody has been listening
            self.events, self._read = Tail(gone=heard), gone
        else:
            self.events.let_go(heard)

    def tell(self, state: State, beats: list[tuple[int, Struct]]) -> None:
        """Note the current state, and the views at the beats before it."""
        if state == self.state:
            return
        self._before, self.state, self._beats = self.state, state, beats
        self.number += 1
        self._whole = self._changes = b""

    def whole(self) -> bytes:
        if not self._whole:
            self._whole = encode(self.state)
        return self._whole

    def changes(self, told: int) -> bytes:
        """What is new for a socket that has this state, or the one before."""
        if told == self.number:
            return _change([], [])
        if not self._changes:
            assert self._before is not None
            assert self.state is not None
            view, found = self._before.view, []
            for heard, then in self._beats:
                found.append((heard, changes(view, then)))
                view = then
            before = msgspec.structs.replace(self._before, view=view)
            self._changes = _change(found, changes(before, self.state))
        return self._changes


def _change(beats: list[tuple[int, list[Change]]], rest: list[Change]) -> bytes:
    return encode(ChangeTold(beats, rest))


def message(
    telling: Telling, told: int | None, has: int, request: str = "", again: bool = False
) -> bytes:
    """A state or a change, with the events in memory that a socket does not have yet."""
    has = max(has, telling.events.gone)
    fresh = told is None or told < telling.number - 1 or telling.number == 1
    state = (
        telling.whole()
        if told is None or (fresh and told != telling.number)
        else telling.changes(told)
    )
    parts = [
        state[:-1],
        b',"events":{"from":%d,"list":[' % has,
        b",".join(telling.events[has:]),
        b"]}",
    ]
    if request:
        parts += (b',"re":', msgspec.json.encode(request))
    if again:
        parts.append(b',"again":true')
    parts.append(b"}")
    return b"".join(parts)
