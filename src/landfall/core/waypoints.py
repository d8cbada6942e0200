"""Snapshots inside a save: a long game is opened from the last one.

They save time but prove nothing: a game opened from one is replayed in full in the background, and a stranger's save is
replayed before anyone sees it (ADR 17). Waypoints made by another version of the code are ignored.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

import landfall
from landfall.core.decisions import Seat
from landfall.core.errors import SaveBroken
from landfall.core.registry import get_game
from landfall.core.snapshots import Snapshot
from landfall.core.table import Table

#: Answers between two waypoints: a multiple of the distance at which a table keeps snapshots for good.
EVERY: Final = 400
#: The most bytes of a state, packed and unpacked; no game comes close.
PACKED: Final = 64 * 1024
UNPACKED: Final = 512 * 1024


class Waypoint(Struct, frozen=True, array_like=True):
    answers: int
    turn_of: Annotated[str, Meta(max_length=60)] | None
    undoable_from: int
    mixed: int
    #: The frozen state, compressed.
    state: Annotated[str, Meta(max_length=PACKED)]

    @property
    def snapshot(self) -> Snapshot:
        """As a snapshot that a table can keep. A save has no log, so the log begins here."""
        place: tuple[int, int, Seat | None, int]
        place = self.answers, 0, self.turn_of, self.undoable_from
        return Snapshot(*place, unpacked(self.state), self.mixed)

    def fits(self, table: Table) -> bool:
        """Whether the waypoint agrees with a table that reached this point by its answers."""
        here = table.snapshot()
        return self.snapshot == Snapshot(
            here.answers, 0, here.turn_of, here.undoable_from, here.state, here.mixed
        )


def waypoints(table: Table) -> list[Waypoint]:
    """For a table that keeps snapshots. Leaves out points that could still be undone, and points right before someone sat
    down.
    """
    kept = table.snapshots.all if table.snapshots is not None else ()
    return [
        Waypoint(s.answers, s.turn_of, s.undoable_from, s.mixed, packed(s.state))
        for s in kept
        if s.answers
        and s.answers % EVERY == 0
        and s.answers <= table.undoable_from
        and s.mixed == sum(share.at <= s.answers for share in table.shares)
    ]


@lru_cache(maxsize=256)
def packed(state: bytes) -> str:
    """Cached, because a save is written after each answer."""
    return b64encode(zlib.compress(state, 9)).decode()


def unpacked(text: str) -> bytes:
    reader = zlib.decompressobj()
    try:
        state = reader.decompress(b64decode(text, validate=True), UNPACKED)
    except (ValueError, zlib.error) as error:
        raise SaveBroken("why:waypoint") from error
    if not reader.eof or reader.unused_data:
        raise SaveBroken("why:waypoint")
    return state


@cache
def fingerprint(slug: str) -> str:
    """A hash of everything that determines a state: the code of the core and of the game, and its components."""
    game, home = get_game(slug), Path(landfall.__file__).parent
    found = blake2b(f"{game.meta.rules_version} {game.digest()}".encode(), digest_size=16)
    for folder in (home / "core", home / "hexes", game.folder):
        for file in sorted(folder.rglob("*.py")):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()
