"""Marches longer than one move: the remaining cost from one hex to another, on foot or by road."""

from __future__ import annotations

from array import array
from functools import lru_cache

from landfall.games.crete.model.ground import COUNT, EXITS, NEAR, PORT_HEXES, RUNWAYS, distance
from landfall.games.crete.model.movement_costs import NO_WAY, step_cost

#: The cost where there is no path.
FAR = 10_000
#: Costs are exact up to this many half points; for goals that many units share (`LANDMARKS`), up to more.
COUNTED = 50
COUNTED_FAR = 250
LANDMARKS = PORT_HEXES | RUNWAYS | {hex for hexes in EXITS.values() for hex in hexes}
_NOBODY_KNOWS = array("H", [FAR]) * COUNT
#: The cost of forming column and leaving it again, off the road.
FORMING = 4
#: Beyond this many hexes, the cost is only estimated; a hex of another grid is this far away.
BEYOND = 12
ANOTHER_GRID = 300
#: Units closer than this do not form a column.
NEAR_ENOUGH = 12

Step = tuple[int, int]
_BACK: dict[tuple[int, bool], list[tuple[Step, ...] | None]] = {}


def _into(hex: int, kind: int, column: bool) -> tuple[Step, ...]:
    """The hexes from which a hex can be entered, and the cost: slopes cost the same both ways, terrain does not."""
    rows = _BACK.get((kind, column))
    if rows is None:
        rows = _BACK[kind, column] = [None] * COUNT
    known = rows[hex]
    if known is None:
        found = ((near, step_cost(near, hex, kind, column)) for near in NEAR[hex])
        known = rows[hex] = tuple((near, cost) for near, cost in found if cost != NO_WAY)
    return known


@lru_cache(maxsize=2_000)
def costs_to(goal: int, kind: int, column: bool) -> array[int]:
    """Half points from each hex to the goal, on empty ground."""
    found = array("H", _NOBODY_KNOWS)
    found[goal] = 0
    most = COUNTED_FAR if goal in LANDMARKS else COUNTED
    buckets: list[list[int]] = [[] for _ in range(most + 1)]
    buckets[0].append(goal)
    for cost, bucket in enumerate(buckets):
        for hex in bucket:
            if found[hex] != cost:
                continue
            for near, price in _into(hex, kind, column):
                total = cost + price
                if total < found[near] and total <= most:
                    found[near] = total
                    buckets[total].append(near)
    return found


@lru_cache(maxsize=300_000)
def way_left(hex: int, goal: int, kind: int) -> int:
    """Half points on foot, or by road if that is less, including the cost of forming up."""
    far = distance(hex, goal)
    if far > BEYOND and goal not in LANDMARKS:
        return rough(hex, goal)
    on_foot = costs_to(goal, kind, False)[hex]
    if on_foot <= NEAR_ENOUGH:
        return on_foot
    by_road = costs_to(goal, kind, True)[hex] + FORMING
    least = min(on_foot, by_road)
    return least if least < FAR else rough(hex, goal)


class Ways(dict[int, int]):
    """`way_left` to one goal, by hex; each value is computed when it is first asked for."""

    def __init__(self, goal: int, kind: int) -> None:
        self.goal = goal
        self.kind = kind

    def __missing__(self, hex: int) -> int:
        found = self[hex] = min(way_left(hex, self.goal, self.kind), FAR)
        return found


@lru_cache(maxsize=2_000)
def ways_to(goal: int, kind: int) -> Ways:
    return Ways(goal, kind)


def rough(hex: int, goal: int) -> int:
    """Half points over average ground: enough to tell near from far."""
    far = distance(hex, goal)
    return 3 * far if far < ANOTHER_GRID else FAR
