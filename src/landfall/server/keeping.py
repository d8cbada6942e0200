"""What is stored beside the moves, so that waking a table takes the same few milliseconds at any length of its game.

`Kept` is the current state of the game, with the last few hundred answers and their log. The earlier part is cut into
stretches, each written once and read only when someone looks back.

Neither is part of the record. If it was made by other code or with other components, or belongs to other moves, it is
not used, and the game is replayed from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from landfall.core.deal import Share
from landfall.core.decisions import Seat
from landfall.core.errors import SnapshotBroken
from landfall.core.events import Event, Logged
from landfall.core.game import Game
from landfall.core.snapshots import FAR, Snapshot
from landfall.core.table import Answer, Table
from landfall.core.tail import Tail
from landfall.core.waypoints import fingerprint

#: Moves between two snapshots while a table is in memory; one more is made when everyone has left.
EVERY: Final = 200
#: Answers in a stretch, which runs from one permanent snapshot to the next. Then, how many of the last answers are kept
#: out of stretches, so that there is something to read when someone opens the table.
LONG: Final = FAR
AT_HAND: Final = 200


class Stretch(Struct, frozen=True):
    """Answers that nobody can undo any more: the state before them, and the log from there to the next stretch."""

    fingerprint: str
    snapshot: Snapshot
    log: bytes


class Kept(Struct, frozen=True):
    """A record after some moves."""

    version: int
    fingerprint: str
    #: Digest of the last of these moves. Moves are only ever added, so if this one is the same, all earlier ones are.
    last: str
    #: Shares in the seed so far, and who sent them by which request.
    shares: list[Share]
    sat: set[tuple[Seat, str]]
    asked: dict[Seat, tuple[int, int]]
    epoch: int
    resigned: Seat | None
    closed: bool
    #: How many stretches come before, how many answers and entries of the log they hold, and how many events each seat
    #: heard in them ("" for spectators).
    stretches: int
    given: int
    entries: int
    heard: dict[Seat, int]
    #: Since then: the snapshots from which an undo may start, the current one last; the answers; and the log.
    snapshots: list[Snapshot]
    answers: list[Answer]
    log: bytes


class Parcel(NamedTuple):
    """What is to be stored, packed, and what the table may forget once it is."""

    kept: bytes
    #: The stretches that are not stored yet, with their numbers.
    stretches: list[tuple[int, bytes]]
    #: Where the table's memory begins afterwards; how many stretches come before, and how many events each seat heard
    #: in them.
    begin: Snapshot
    before: int
    heard: dict[Seat, int]


class Packing(NamedTuple):
    """A quick copy of a record, to be packed in a thread."""

    game: str
    #: Everything but the log, as if nothing were to be cut off.
    kept: Kept
    log: Tail[Logged]
    #: Where the table's memory begins, and where the stretches end that are cut off from it.
    begin: Snapshot
    ends: list[Snapshot]

    def pack(self) -> Parcel:
        code, kept, log = fingerprint(self.game), self.kept, self.log
        first, begin, new = kept.stretches, self.begin, []
        for number, end in enumerate(self.ends, first):
            told = log[log.gone : end.entries]
            new.append((number, encode(Stretch(code, begin, encode(told)))))
            kept = replace(kept, heard=count_heard(kept.heard, told))
            begin = end
            log.let_go(end.entries)
        before = first + len(new)
        kept = replace(
            kept,
            fingerprint=code,
            stretches=before,
            given=begin.answers,
            entries=log.gone,
            snapshots=[s for s in kept.snapshots if s.answers >= begin.answers],
            answers=kept.answers[begin.answers - kept.given :],
            log=encode(log.here),
        )
        return Parcel(encode(kept), new, begin, before, kept.heard)


encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode
_decode_stretch = msgspec.msgpack.Decoder(Stretch).decode


def decoded(data: bytes) -> Kept | None:
    try:
        return _decode(data)
    except msgspec.MsgspecError:
        return None


def digest(value: object) -> str:
    return blake2b(encode(value), digest_size=16).hexdigest()


def ends(table: Table) -> list[Snapshot]:
    """Where the stretches end that can be cut off from the start of what a table has in memory."""
    found: list[Snapshot] = []
    assert table.snapshots is not None
    last = min(table.undoable_from, len(table.answers) - AT_HAND)
    for place in range(table.answers.gone, last + 1, LONG):
        near = table.snapshots.nearest(place)
        if near is None or near.answers != place:
            break
        found.append(near)
    return found[1:]


def count_heard(before: dict[Seat, int], log: Iterable[Logged]) -> dict[Seat, int]:
    """How many events each seat has heard after these entries of the log."""
    heard = before.copy()
    for logged in log:
        for seat in heard:
            heard[seat] += logged.seen_by(seat or None) is not None
    return heard


def stretches(
    rows: Sequence[bytes], game: Game[Any], code: str
) -> tuple[list[Snapshot], list[Logged]]:
    """The snapshots and the log in stored stretches; stretches made by other code are refused."""
    places: list[Snapshot] = []
    log: list[Logged] = []
    for row in rows:
        try:
            stretch = _decode_stretch(row)
        except msgspec.MsgspecError as error:
            raise SnapshotBroken(str(error)) from error
        if stretch.fingerprint != code:
            raise SnapshotBroken("why:code")
        places.append(stretch.snapshot)
        log += read_log(game, stretch.log)
    return places, log


def read_log(game: Game[Any], data: bytes) -> list[Logged]:
    try:
        return list(_log_decoder(game)(data))
    except msgspec.MsgspecError as error:
        raise SnapshotBroken(str(error)) from error


@cache
def _log_decoder(game: Game[Any]) -> Callable[[bytes], list[Logged]]:
    """Reads the game's own events, distinguished by their type."""
    event: Any = Union[game.events] if game.events else Event  # noqa: UP007
    logged = msgspec.defstruct(
        "LoggedAgain",
        [("public", event | None), ("private", dict[str, event], {}), ("at", int, 0)],
        bases=(Logged,),
        frozen=True,
    )
    return msgspec.msgpack.Decoder(list[logged]).decode  # type: ignore[valid-type]
