"""Ways longer than a move: what it still costs to come from a hex to another, on foot or by road."""

from __future__ import annotations

import heapq
from functools import lru_cache

from landfall.games.crete.model.going import steps_from

#: Farther than any way on one sheet.
FAR = 10_000


@lru_cache(maxsize=256)
def costs_to(goal: int, kind: int, column: bool) -> dict[int, int]:
    """Half points from each hex to the goal, on empty ground. Slopes cost the same both ways, terrain does not:
    the sum is taken backwards, so each hex is paid for when it is entered."""
    found = {goal: 0}
    queue = [(0, goal)]
    while queue:
        cost, hex = heapq.heappop(queue)
        if cost > found[hex]:
            continue
        for near, _ in steps_from(hex, kind, column):
            price = next((p for to, p in steps_from(near, kind, column) if to == hex), None)
            if price is not None and cost + price < found.get(near, FAR):
                found[near] = cost + price
                heapq.heappush(queue, (cost + price, near))
    return found


def way_left(hex: int, goal: int, kind: int) -> int:
    """Half points on foot; by road if that is less, with the price of forming up."""
    on_foot = costs_to(goal, kind, False).get(hex, FAR)
    if on_foot <= 12:
        return on_foot
    return min(on_foot, costs_to(goal, kind, True).get(hex, FAR) + 4)
