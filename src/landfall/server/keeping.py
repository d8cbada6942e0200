"""Snapshots beside the moves, so that loading a table does not replay its whole game.

They are no part of the record: one that is of other rules, of other code, or of other answers is not used, and the game
is played from its beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Union

import msgspec
from msgspec import Struct

from landfall.core.deal import Share
from landfall.core.decisions import Seat
from landfall.core.events import Event, Logged
from landfall.core.game import Game
from landfall.core.snapshots import Snapshot
from landfall.core.table import Answer

#: Moves between two snapshots while a table is in memory; there is one more when everyone has left it.
EVERY = 200


class Ground(Struct, frozen=True):
    """The last place to which nobody can undo: it holds even if what came after it is undone."""

    #: Digest of the answers until then.
    answers: str
    snapshot: Snapshot


class Kept(Struct, frozen=True):
    """A record after some moves."""

    version: int
    fingerprint: str
    #: Digest of its answers, to tell whether they are still the same.
    answers: str
    #: Shares in the seed so far.
    shares: list[Share]
    asked: dict[Seat, tuple[int, int]]
    snapshot: Snapshot
    #: The log until then, as MessagePack.
    log: bytes
    #: Those before it from which undoing and looking back may start.
    way: list[Snapshot] = []
    #: Where something could still be undone; None: the snapshot is one itself.
    ground: Ground | None = None

    def places(self, last: int) -> list[Snapshot]:
        """All of its snapshots up to so many answers, in order."""
        ground = () if self.ground is None else (self.ground.snapshot,)
        found = {s.answers: s for s in (*self.way, *ground, self.snapshot) if s.answers <= last}
        return [found[answers] for answers in sorted(found)]


encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode


def decoded(data: bytes) -> Kept | None:
    try:
        return _decode(data)
    except msgspec.MsgspecError:
        return None


def answers_digest(answers: Sequence[Answer]) -> str:
    return blake2b(msgspec.msgpack.encode(answers), digest_size=16).hexdigest()


def read_log(game: Game[Any], data: bytes) -> list[Logged]:
    return list(_log_decoder(game).decode(data))


@cache
def _log_decoder(game: Game[Any]) -> msgspec.msgpack.Decoder[Any]:
    """Reads the game's own events, distinguished by their type."""
    event: Any = Union[game.events] if game.events else Event  # noqa: UP007
    logged = msgspec.defstruct(
        "LoggedAgain",
        [("public", event | None), ("private", dict[str, event], {}), ("at", int, 0)],
        bases=(Logged,),
        frozen=True,
    )
    return msgspec.msgpack.Decoder(list[logged])  # type: ignore[valid-type]
