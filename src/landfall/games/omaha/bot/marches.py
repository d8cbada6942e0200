"""How many turns it takes to reach a hex on foot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.terrain_effects import BLUFF, CLIFF_FACE, FOOT, WAYS

#: The bot plans no further ahead than this many turns.
HORIZON: Final = 5
#: Beyond the planning horizon.
LONG: Final = 9


class Standing(NamedTuple):
    """A unit when the phase began: its hex, and whether its actions are free."""

    number: int
    steps: int
    hex: int
    free: bool


Steps = dict[int, tuple[tuple[int, int], ...]]
#: The steps on foot out of each hex, and into it, with the turns they take; cliffs take too long.
_OUT: Final[Steps] = {
    hex: tuple((to, 2 if way == BLUFF else 1) for to, way in ways if way != CLIFF_FACE)
    for hex, ways in WAYS[FOOT].items()
}
_IN: Final[Steps] = {
    hex: tuple((near, turns) for near in around for to, turns in _OUT[near] if to == hex)
    for hex, around in ground.NEIGHBOURS.items()
}


def _turns(start: int, steps: Steps, germans: frozenset[int], most: int) -> dict[int, int]:
    """The number of turns to each hex, avoiding Germans."""
    far = {start: 0}
    edge = [start]
    for at in edge:
        for to, turns in steps[at]:
            after = far[at] + turns
            if after <= most and after < far.get(to, LONG) and to not in germans:
                far[to] = after
                edge.append(to)
    return far


@lru_cache(maxsize=8192)
def turns_from(hex: int, turns: int, germans: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """The hexes that can be reached within this many turns, with the turns each takes."""
    return tuple(_turns(hex, _OUT, germans, turns).items())


@lru_cache(maxsize=4096)
def turns_to(goal: int, germans: frozenset[int]) -> dict[int, int]:
    """The number of turns to a hex from each hex; hexes too far away are left out."""
    return _turns(goal, _IN, germans, HORIZON + 2)
