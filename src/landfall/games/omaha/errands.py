"""Who should be where when the score is counted: each unit an errand of its own (12.1, 13.22)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final

from landfall.games.omaha import board
from landfall.games.omaha.holding import control
from landfall.games.omaha.objectives import POINTS
from landfall.games.omaha.terrain import BLUFF, CLIFF_FACE, FOOT, WAYS

if TYPE_CHECKING:
    from landfall.games.omaha.estimate import Picture

#: Nobody plans farther ahead than so many turns.
HORIZON: Final = 5
#: Longer than anybody plans.
LONG: Final = 9
#: What a turn on the way costs, in points: with actions to pay, and without.
PAID_TURN: Final = 0.3
FREE_TURN: Final = 0.12
#: What it is worth to stand in a position from which Germans would bar the way.
GUARD: Final = 1.5


Steps = dict[int, tuple[tuple[int, int], ...]]
#: The steps on foot from each hex, and into it, with the turns that they take; cliffs take too long.
_OUT: Final[Steps] = {
    hex: tuple((to, 2 if way == BLUFF else 1) for to, way in ways if way != CLIFF_FACE)
    for hex, ways in WAYS[FOOT].items()
}
_IN: Final[Steps] = {
    hex: tuple((near, turns) for near in around for to, turns in _OUT[near] if to == hex)
    for hex, around in board.NEIGHBOURS.items()
}


def _turns(start: int, steps: Steps, germans: frozenset[int], most: int) -> dict[int, int]:
    """How many turns it takes, by hex, not through Germans."""
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
def _around(hex: int, turns: int, germans: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """Where somebody can be after so many turns, and after how many."""
    return tuple(_turns(hex, _OUT, germans, turns).items())


@lru_cache(maxsize=4096)
def turns_to(goal: int, germans: frozenset[int]) -> dict[int, int]:
    """How many turns it takes to a hex, by where one is; nothing where that is too long."""
    return _turns(goal, _IN, germans, HORIZON + 2)


@lru_cache(maxsize=16384)
def _counting(number: int, steps: int, hex: int, wanted: frozenset[int]) -> tuple[int, ...]:
    """What counts of the hexes that a unit controls from here."""
    return tuple(control(number, steps, hex) & wanted)


def errands(seen: Picture) -> dict[int, int]:
    """Where each unit of infantry should be at the end; the best pairs of unit and place first."""
    left = min(seen.counted - seen.turn + 1, HORIZON)
    wanted, keys = seen.held.wanted, seen.held.keys
    taken: set[int] = set()
    guarded: set[int] = set()

    def gain(held: tuple[int, ...], hex: int, price: float) -> float:
        points = -price
        for at in held:
            if at not in taken:
                points += POINTS[at]
        if hex in keys and hex not in guarded:
            points += GUARD * keys[hex]
        return points

    queue: list[tuple[float, int, int, float, tuple[int, ...]]] = []
    for number, unit in seen.units.items():
        if not board.INFANTRY[number] or not unit.hex or not unit.steps:
            continue
        each = FREE_TURN if seen.is_free(number) else PAID_TURN
        for hex, turns in _around(unit.hex, left - (unit.acted or unit.disrupted), seen.enemy):
            held = _counting(number, unit.steps, hex, wanted)
            if held or hex in keys:
                price = turns * each
                worth = gain(held, hex, price)
                if worth > 0.0:
                    queue.append((-worth, number, hex, price, held))
    heapify(queue)
    found: dict[int, int] = {}
    crowd: dict[int, int] = {}
    while queue:
        worth, number, hex, price, held = heappop(queue)
        if number in found or crowd.get(hex, 0) >= 2:
            continue
        now = gain(held, hex, price)
        if now < -worth - 1e-9:
            if now > 0.0:
                heappush(queue, (-now, number, hex, price, held))
            continue
        found[number] = hex
        crowd[hex] = crowd.get(hex, 0) + 1
        taken.update(held)
        guarded.add(hex)
    return found
