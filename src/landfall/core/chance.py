"""A game's randomness: a generator that is part of the state.

Each result is a function of the seed, a stream and a number, so that the same seed gives the same
game on every machine. Streams keep simultaneous seats apart: what one seat rolls does not depend
on who answered first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Chance:
    seed: str
    drawn: dict[str, int] = field(default_factory=dict)
    #: Results an authored position fixes beforehand; they are used up first.
    script: list[int] = field(default_factory=list)

    def draw(self, outcomes: int, stream: str = "") -> int:
        """One of ``outcomes`` equally likely results, counted from 0."""
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        if self.script:
            return self.script.pop(0) % outcomes
        key = f"{self.seed}:{stream}:{count}".encode()
        # 64 bits against a few dozen outcomes: the modulo bias is below 1e-17.
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big") % outcomes

    def shuffle(self, items: list[T], stream: str = "") -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1, stream)
            items[last], items[other] = items[other], items[last]

    @property
    def total(self) -> int:
        """How many results have been drawn: nobody can undo past one."""
        return sum(self.drawn.values())

    def renew(self, seed: str) -> None:
        """Draw from another seed from here on; results that a position had fixed no longer apply."""
        self.seed = seed
        self.script.clear()

    def clone(self) -> Chance:
        return Chance(self.seed, self.drawn.copy(), self.script.copy())


def commitment(seed: str) -> str:
    """The commitment of saves in format 1: it covers the seed alone."""
    return blake2b(f"landfall:{seed}".encode(), digest_size=16).hexdigest()
