"""Which hexes a straight line from centre to centre crosses, computed exactly, in whole numbers.

A hex is crossed when the line passes through its inside, however little; touching a corner is not crossing. A line that
runs along hexsides has pairs of hexes beside it. The result depends only on the difference of the two ends, so it is
computed once for each difference and then cached.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from landfall.hexes.grid import Cube, distance


class Sightline(NamedTuple):
    """A line from the hex (0, 0); hexes are given as differences from it."""

    #: Strictly between the ends, in order from the beginning.
    crossed: tuple[Cube, ...]
    #: Pairs of hexes whose common side is on the line. Without any, each hex on the line is a neighbour of the next.
    beside: tuple[tuple[Cube, Cube], ...]


#: The six corners around a centre, in a lattice with hexes at (3q, 2r + q).
_CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def _centre(at: Cube) -> tuple[int, int]:
    return 3 * at.q, 2 * at.r + at.q


@cache
def sightline(dq: int, dr: int) -> Sightline:
    """The line to the hex (dq, dr) away, in cube coordinates of hexes with a side at the top."""
    start, end = Cube(0, 0), Cube(dq, dr)
    length = distance(start, end)
    if length < 2:
        return Sightline((), ())
    x, y = _centre(end)
    crossed: list[Cube] = []
    touched: dict[Cube, set[tuple[int, int]]] = {}
    for near in _between(end, length):
        cx, cy = _centre(near)
        turns = {(cx + ox, cy + oy): x * (cy + oy) - y * (cx + ox) for ox, oy in _CORNERS}
        if min(turns.values()) < 0 < max(turns.values()):
            crossed.append(near)
        else:
            corners = {corner for corner, turn in turns.items() if turn == 0}
            # Two hexes beside the line share two corners on it; a hex with fewer is not beside the line.
            if len(corners) > 1:
                touched[near] = corners
    # The two axes of the lattice have different units: a step down counts three times as much as a step to the side.
    crossed.sort(key=lambda h: _centre(h)[0] * x + 3 * _centre(h)[1] * y)
    beside = tuple(
        (a, b)
        for a in touched
        for b in touched
        if a < b and distance(a, b) == 1 and len(touched[a] & touched[b]) == 2
    )
    return Sightline(tuple(crossed), beside)


def _between(end: Cube, length: int) -> list[Cube]:
    """All hexes that are no farther from either end than the ends are from each other, and at most a row off."""
    start = Cube(0, 0)
    return [
        near
        for q in range(min(0, end.q) - 1, max(0, end.q) + 2)
        for r in range(min(0, end.r) - 1, max(0, end.r) + 2)
        if distance(start, near := Cube(q, r)) <= length
        and distance(near, end) <= length
        and near not in (start, end)
    ]


def along_sides(dq: int, dr: int) -> bool:
    """Whether the line runs along hexsides: two of the three differences are equal, and not zero."""
    third = -dq - dr
    return (dq == dr != 0) or (dq == third != 0) or (dr == third != 0)
