"""Coordinates of hexagons.

Internally, a hex is a `Cube` (q, r; the third coordinate follows from them), because this keeps distances and lines
simple. Maps print rows and columns; a `Grid` converts between the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple


class Cube(NamedTuple):
    q: int
    r: int

    def __add__(self, other: tuple[int, ...]) -> Cube:  # type: ignore[override]
        return Cube(self.q + other[0], self.r + other[1])


#: The six directions, each a sixth of a turn from the last.
DIRECTIONS: Final = (Cube(1, 0), Cube(1, -1), Cube(0, -1), Cube(-1, 0), Cube(-1, 1), Cube(0, 1))


def distance(a: Cube, b: Cube) -> int:
    """The number of steps from one hex to the other."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(a: Cube) -> tuple[Cube, ...]:
    return tuple(a + d for d in DIRECTIONS)


def ring(centre: Cube, radius: int) -> Iterator[Cube]:
    """The hexes at exactly this distance."""
    if radius == 0:
        yield centre
        return
    at = Cube(centre.q + DIRECTIONS[4].q * radius, centre.r + DIRECTIONS[4].r * radius)
    for direction in DIRECTIONS:
        for _ in range(radius):
            yield at
            at = at + direction


def line(a: Cube, b: Cube) -> tuple[Cube, ...]:
    """The hexes that a straight line from centre to centre runs through, both ends included."""
    steps = distance(a, b)
    if steps == 0:
        return (a,)
    # A small offset keeps a line that runs along a hexside on the same side of it all the way.
    aq, ar = a.q + 1e-6, a.r + 1e-6
    bq, br = b.q + 1e-6, b.r + 1e-6
    return tuple(
        _rounded(aq + (bq - aq) * i / steps, ar + (br - ar) * i / steps) for i in range(steps + 1)
    )


def _rounded(q: float, r: float) -> Cube:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Cube(rq, rr)


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns of a printed map.

    ``by_rows``: hexes have a corner at the top, and every other row is shifted by half a hex towards higher columns.
    Otherwise they have a side at the top, and every other column is shifted towards higher rows. ``even_shifted``: it
    is the even rows (columns) that are shifted.
    """

    by_rows: bool = True
    even_shifted: bool = True

    def cube(self, row: int, column: int) -> Cube:
        major, minor = (row, column) if self.by_rows else (column, row)
        parity = major & 1
        offset = (major + parity) // 2 if self.even_shifted else (major - parity) // 2
        skewed = minor - offset
        return Cube(skewed, major) if self.by_rows else Cube(major, skewed)

    def place(self, cube: Cube) -> tuple[int, int]:
        """Row and column of a hex: the inverse of `cube`."""
        skewed, major = (cube.q, cube.r) if self.by_rows else (cube.r, cube.q)
        parity = major & 1
        offset = (major + parity) // 2 if self.even_shifted else (major - parity) // 2
        minor = skewed + offset
        return (major, minor) if self.by_rows else (minor, major)
