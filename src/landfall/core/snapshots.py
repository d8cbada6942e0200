"""A game's earlier states, frozen now and then: undoing, stepping back and waking start from the nearest.

One in 200 answers has a snapshot that is kept for good. As far back as answers can be undone, every tenth answer has a
snapshot too, and so does each of the last few. An undo therefore replays a handful of answers at most, however long the
game is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from landfall.core.decisions import Seat

#: Answers between two snapshots that are kept for good, and between two that undoing may need.
FAR: Final = 200
NEAR: Final = 10
#: How many of the last answers have a snapshot each.
LAST: Final = 8


class Snapshot(Struct, frozen=True, array_like=True):
    """A table after some answers."""

    answers: int
    #: How long the log was.
    entries: int
    turn_of: Seat | None
    undoable_from: int
    state: bytes
    #: How many shares in the seed were accepted.
    mixed: int = 0


class Snapshots:
    def __init__(self, kept: Iterable[Snapshot] = ()) -> None:
        self._kept = list(kept)

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def all(self) -> tuple[Snapshot, ...]:
        return tuple(self._kept)

    @property
    def size(self) -> int:
        return sum(len(snapshot.state) for snapshot in self._kept)

    def nearest(self, answers: int) -> Snapshot | None:
        """The last snapshot at or before that many answers."""
        place = bisect_right(self._kept, answers, key=lambda snapshot: snapshot.answers)
        return self._kept[place - 1] if place else None

    def add(self, new: Snapshot) -> None:
        """Keep a snapshot, and drop the ones in between that undoing no longer needs."""
        needed = self.nearest(new.undoable_from)
        first = new.answers if needed is None else needed.answers
        last = new.answers - LAST

        def stays(answers: int) -> bool:
            if answers % FAR == 0 or answers == first:
                return True
            return answers > first and (answers > last or answers % NEAR == 0)

        self._kept = [*(s for s in self._kept if stays(s.answers)), new]

    def lasting(self, undoable_from: int) -> list[Snapshot]:
        """The snapshots that are kept for good, and every tenth one back to the earliest answer that can still be
        undone.
        """
        return [
            s
            for s in self._kept
            if s.answers % FAR == 0 or (s.answers >= undoable_from and s.answers % NEAR == 0)
        ]

    def let_go(self, answers: int) -> None:
        """Drop the snapshots before that many answers."""
        self._kept = [s for s in self._kept if s.answers >= answers]

    def forget_after(self, answers: int) -> None:
        self._kept = [s for s in self._kept if s.answers <= answers]

    def forget(self) -> None:
        """Drop all snapshots: everything was redealt."""
        self._kept = []
