"""The search behind G10.1: every hex within reach for so many points, by fewest shots, then points, then hex numbers.

It knows nothing of units: their hexes and fire zones are passed in, so that two searches from one hex with the same
surroundings share a result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.crete.model.counters import PARAMETERS
from landfall.games.crete.model.ground import BIT, COUNT, ROAD_HEXES, TERRAIN
from landfall.games.crete.model.movement_costs import (
    LEG,
    STAY_IN_COLUMN,
    STEPS,
    TERRAIN_COST,
    WHEELED,
    steps_from,
    terrain_cost,
)

ENTER_COLUMN: Final = 2 * PARAMETERS["columnEnter"]
#: More shots than this count the same: a label has four bits for them.
MANY_SHOTS: Final = 15

# A label is one number, because numbers sort fastest, and the garbage collector passes over them: points, shots, node, and
# the number of the label before it plus one. In the buckets, the points are still missing.
_NODE: Final = 20
_SHOTS: Final = 40
_POINTS: Final = 44
_LOW: Final = (1 << 20) - 1
_UNKNOWN: Final = bytes((255,)) * (2 * COUNT)
_NO_SHOTS_YET: Final = bytes((MANY_SHOTS + 1,)) * (2 * COUNT)

#: By node: the end of a move there.
_STOPS: Final = tuple((node >> 1, "column" if node & 1 else "") for node in range(2 * COUNT))

Steps = Iterable[tuple[int, int]]


class Label(NamedTuple):
    """A path to a node: its last step, and what it costs."""

    node: int
    #: The number of the label before it; -1 at the start.
    before: int
    points: int
    shots: int


class Found:
    """The result of a search; it never changes, so it can be shared. A node is hex * 2 + column."""

    __slots__ = ("_stops", "accepted", "kind", "last", "start")

    def __init__(self, start: int, kind: int, accepted: list[int], last: dict[int, int]) -> None:
        self.start = start
        self.kind = kind
        #: Labels in the order in which they were found; see `label`.
        self.accepted = accepted
        #: The best label of each node.
        self.last = last
        self._stops: list[tuple[int, str]] | None = None

    def label(self, number: int) -> Label:
        entry = self.accepted[number]
        return Label(
            entry >> _NODE & _LOW,
            (entry & _LOW) - 1,
            entry >> _POINTS,
            entry >> _SHOTS & MANY_SHOTS,
        )

    def stops(self) -> list[tuple[int, str]]:
        """Where a move may end, if there is room: (hex, "" or "column" or "hit"), in the order of hex numbers."""
        if self._stops is None:
            self._stops = found = []
            for node in sorted(self.last):
                if node != self.start:
                    found.append(_STOPS[node])
                # crete G10.6: if the points do not suffice, column can be left for a cohesion hit.
                if (
                    node & 1
                    and node - 1 not in self.last
                    and may_leave_column(node >> 1, self.kind)
                ):
                    found.append((node >> 1, "hit"))
        return self._stops


def column_possible(hex: int, kind: int) -> bool:
    """crete G10.6: in scrub off the road, wheeled units cannot be in column."""
    return kind != WHEELED or TERRAIN[hex] != "B" or hex in ROAD_HEXES


def may_leave_column(hex: int, kind: int) -> bool:
    """crete 2.6, 2.7: vehicles stay in column in a city or a fortified hex."""
    return kind == LEG or TERRAIN[hex] not in STAY_IN_COLUMN


@lru_cache(maxsize=20_000)
def alone(start: int, kind: int, budget: int) -> tuple[Found, int]:
    """What is within reach on an empty map, and its hexes as bits: anything beyond them does not matter."""
    found = unwatched(start, kind, budget, (), ())
    mask = 0
    for node in found.last:
        mask |= BIT[node >> 1]
    return found, mask


#: By class, by node: the nodes one step away, with their cost, the cheapest first; filled on first use.
_NEXT: Final[tuple[list[tuple[tuple[int, int], ...] | None], ...]] = tuple(
    [None] * (2 * COUNT) for _ in STEPS
)


def _next(node: int, kind: int) -> tuple[tuple[int, int], ...]:
    column = node & 1
    steps = [(to * 2 + column, price) for to, price in steps_from(node >> 1, kind, bool(column))]
    found = tuple(sorted(steps, key=by_price))
    _NEXT[kind][node] = found
    return found


def by_price(step: tuple[int, int]) -> int:
    return step[1]


def unwatched(
    start: int, kind: int, budget: int, shut: Iterable[int], columns: Iterable[int]
) -> Found:
    """`search` where nobody fires, and no rubble or roadblock is in the way: each node is taken once, at its cheapest."""
    begin = start >> 1
    cheapest = bytearray(_UNKNOWN)
    taken = bytearray(2 * COUNT)
    for hex in columns:
        cheapest[2 * hex + 1] = 0
        taken[2 * hex + 1] = 1
    for hex in shut:
        cheapest[2 * hex] = cheapest[2 * hex + 1] = 0
    taken[start] = 0
    leg, rows, costs = kind == LEG, _NEXT[kind], TERRAIN_COST[kind]
    accepted: list[int] = []
    last: dict[int, int] = {}
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start << _NODE)
    label = 0
    for points, bucket in enumerate(buckets):
        bucket.sort()
        spent = points << _POINTS
        for entry in bucket:
            node = entry >> _NODE
            if taken[node]:
                continue
            taken[node] = 1
            accepted.append(entry | spent)
            last[node] = label
            label += 1
            hex = node >> 1
            if node & 1:
                if not taken[node - 1]:
                    price = points + costs[hex]
                    if price <= budget and (leg or may_leave_column(hex, kind)):
                        buckets[price].append(node - 1 << _NODE | label)
            elif (
                points + ENTER_COLUMN <= budget
                and not taken[node + 1]
                and (leg or column_possible(hex, kind))
            ):
                buckets[points + ENTER_COLUMN].append(node + 1 << _NODE | label)
            free = False
            if hex == begin:
                free = points < budget and bool(node & 1 or not start & 1)
            elif points >= budget:
                continue
            for there, price in rows[node] or _next(node, kind):
                total = points + price
                if total > budget:
                    if not free:
                        break
                    total = budget
                if total < cheapest[there]:
                    cheapest[there] = total
                    buckets[total].append(there << _NODE | label)
    return Found(start, kind, accepted, last)


def search(
    start: int,
    kind: int,
    budget: int,
    shut: Iterable[int],
    columns: Iterable[int],
    zones: Sequence[int],
    rubble: Collection[int] = (),
    odd: Collection[int] = (),
    odd_steps: Callable[[int, int], Steps] | None = None,
) -> Found:
    """Takes labels in the order of points; a node is taken again only with fewer shots.

    ``shut`` are hexes that cannot be entered, ``columns`` those with another column, ``zones`` the sets of hexes fired
    into. ``odd_steps`` gives the steps from a node in the hexes ``odd``, which are next to rubble or roadblocks, the cheapest first.
    """
    begin = start >> 1
    danger = 0
    for zone in zones:
        danger |= zone
    # Testing a bit is faster in bytes than in an int of thousands of bits.
    watched = danger.to_bytes(COUNT // 8 + 1, "little")
    shots_on: dict[int, int] = {}
    # The points at which each node was last found; 0 if it cannot be entered.
    cheapest = bytearray(_UNKNOWN)
    barred = set(columns)
    for hex in barred:
        cheapest[2 * hex + 1] = 0
    for hex in shut:
        cheapest[2 * hex] = cheapest[2 * hex + 1] = 0
    under_fire = bytearray(2 * COUNT)
    leg, rows, costs = kind == LEG, _NEXT[kind], TERRAIN_COST[kind]
    fewest = bytearray(_NO_SHOTS_YET)
    accepted: list[int] = []
    last: dict[int, int] = {}
    # Points are small whole numbers and every step costs some, so lists by points replace a heap.
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start << _NODE)
    label = 0
    for points, bucket in enumerate(buckets):
        bucket.sort()
        spent = points << _POINTS
        for entry in bucket:
            node = entry >> _NODE & _LOW
            shots = entry >> _SHOTS
            if fewest[node] <= shots:
                continue
            fewest[node] = shots
            accepted.append(entry | spent)
            last[node] = label
            hex = node >> 1
            label += 1
            if node & 1:
                if fewest[node - 1] > shots:
                    price = points + (
                        terrain_cost(hex, kind, True) if hex in rubble else costs[hex]
                    )
                    if price <= budget and (leg or may_leave_column(hex, kind)):
                        buckets[price].append(shots << _SHOTS | node - 1 << _NODE | label)
            elif (
                points + ENTER_COLUMN <= budget
                and fewest[node + 1] > shots
                and hex not in barred
                and (leg or column_possible(hex, kind))
            ):
                buckets[points + ENTER_COLUMN].append(shots << _SHOTS | node + 1 << _NODE | label)
            free = False
            if hex == begin:
                free = points < budget and bool(node & 1 or not start & 1)
            elif points >= budget:
                continue
            under = shots
            if watched[hex >> 3] >> (hex & 7) & 1:
                fire = shots_on.get(hex)
                if fire is None:
                    fire = shots_on[hex] = sum([zone >> hex & 1 for zone in zones])
                under = min(MANY_SHOTS, shots + fire)
            steps: Steps
            if odd_steps is not None and hex in odd:
                steps = odd_steps(node, points)
            else:
                steps = rows[node] or _next(node, kind)
            tail = under << _SHOTS | label
            for there, price in steps:
                total = points + price
                if total > budget:
                    if not free:
                        break
                    total = budget
                # Another path gets there as cheaply, under no more fire.
                if total >= cheapest[there] and under >= under_fire[there]:
                    continue
                cheapest[there] = total
                under_fire[there] = under
                buckets[total].append(tail | there << _NODE)
    return Found(start, kind, accepted, last)
