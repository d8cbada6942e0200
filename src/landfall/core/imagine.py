"""A state that is possible as far as a seat knows.

A game says once what is hidden, as *pools*: places that look alike to the seat, and what may be in them. The core
shuffles them. Searching bots, odds, hints and the test that seats learn nothing hidden all use this.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from landfall.core.decisions import Seat
from landfall.core.state import State

G = TypeVar("G", bound=State)
Hidden = TypeVar("Hidden", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Pool:
    """Places that a seat can't tell apart. Every order of the values is equally likely."""

    name: str
    #: What is in the places now, in order; then what may be there instead.
    values: Sequence[Any]
    #: Puts the values into the places, in the given order.
    lay: Callable[[list[Any]], None]
    #: How many of the values are in a place; the rest are only possible. None: all of them.
    places: int | None = None

    @property
    def laid(self) -> Sequence[Any]:
        """What is in the places now."""
        return self.values[: self.places]


class Hides(Protocol[Hidden]):
    def hidden(self, state: Hidden, seat: Seat | None) -> Iterable[Pool]: ...


def imagine(game: Hides[G], state: G, seat: Seat | None, whims: random.Random) -> G:
    """A copy in which everything the seat can't know, and all future chance, is redrawn."""
    twin = state.clone()
    # Each pool's values are put in place before the next pool is requested, so that a pool may depend on an earlier
    # one.
    for pool in game.hidden(twin, seat):
        values = list(pool.values)
        whims.shuffle(values)
        pool.lay(values)
    twin.chance.seed = f"imagined:{whims.random()}"
    twin.chance.script.clear()
    return twin


def list_pool(name: str, *lists: list[Any]) -> Pool:
    """A pool of everything in some lists, which keep their lengths."""

    def lay(values: list[Any]) -> None:
        start = 0
        for each in lists:
            end = start + len(each)
            each[:] = values[start:end]
            start = end

    return Pool(name, [value for each in lists for value in each], lay)
