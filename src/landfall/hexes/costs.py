"""Paths that cost points: the cheapest path to each hex within a budget.

Costs are whole numbers; a game with half points counts in halves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import TypeVar

H = TypeVar("H")


def cheapest(
    start: H,
    steps: Callable[[H], Iterable[tuple[H, int]]],
    budget: int,
    *,
    first_always: Callable[[H], bool] | None = None,
    must_stop: Callable[[H], bool] | None = None,
) -> dict[H, tuple[int, H]]:
    """Places within a budget, each with its cost and the place it is entered from.

    ``steps(place)`` gives the places next to a place, with their cost. A step that ``first_always`` allows may be taken
    from the start whatever it costs; it then uses up the whole budget. ``must_stop(place)`` ends a path. If two paths
    cost the same, the one through the lower place wins, so places must be comparable.
    """
    best: dict[H, tuple[int, H]] = {}
    done: set[H] = set()
    queue: list[tuple[int, H]] = [(0, start)]
    while queue:
        cost, at = heappop(queue)
        if at in done:
            continue
        done.add(at)
        if at != start and must_stop is not None and must_stop(at):
            continue
        for to, price in steps(at):
            total = cost + price
            if total > budget:
                if at != start or first_always is None or not first_always(to):
                    continue
                total = budget
            if to == start or to in done:
                continue
            known = best.get(to)
            if known is None or total < known[0]:
                best[to] = (total, at)
                heappush(queue, (total, to))
            elif total == known[0] and at < known[1]:  # type: ignore[operator]
                best[to] = (total, at)
    return best


def way_to(place: H, found: Mapping[H, tuple[int, H]], start: H) -> tuple[H, ...]:
    """The places on the path, without the start."""
    way: list[H] = []
    while place != start:
        way.append(place)
        place = found[place][1]
    return tuple(reversed(way))
