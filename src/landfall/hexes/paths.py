"""Paths over a map whose hexes can be named in any way."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import TypeVar

H = TypeVar("H")


def flood(
    starts: Iterable[H], neighbours: Mapping[H, tuple[H, ...]], blocked: Container[H]
) -> set[H]:
    """All hexes that can be reached from the starts without entering a blocked one."""
    reached = {hex for hex in starts if hex not in blocked}
    edge = list(reached)
    while edge:
        for hex in neighbours[edge.pop()]:
            if hex not in reached and hex not in blocked:
                reached.add(hex)
                edge.append(hex)
    return reached


def reach(
    start: H,
    neighbours: Mapping[H, tuple[H, ...]],
    steps: int,
    may_enter: Callable[[H, H], bool],
    must_stop: Callable[[H], bool] = lambda hex: False,
) -> dict[H, H]:
    """The hexes within this many steps, each with its predecessor on a shortest path.

    ``may_enter(from, to)`` allows a step; ``must_stop(hex)`` ends a path in that hex.
    """
    before: dict[H, H] = {}
    edge = [start]
    for _ in range(steps):
        following: list[H] = []
        for at in edge:
            if at != start and must_stop(at):
                continue
            for to in neighbours[at]:
                if to != start and to not in before and may_enter(at, to):
                    before[to] = at
                    following.append(to)
        edge = following
    return before
