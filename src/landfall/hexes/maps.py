"""Several printed sheets with numbered hexes. Some sheets adjoin each other.

Sheets of one grid share their numbering, so that neighbours follow from the numbers across an edge; sheets of
different grids never touch. Every hex of every sheet gets a number, counted up from 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from landfall.hexes.grid import Cube, Grid, distance

#: Clockwise from the top, for hexes with a side at the top: the steps in cube coordinates.
COMPASS: Final = (
    ("N", Cube(0, -1)),
    ("NE", Cube(1, -1)),
    ("SE", Cube(1, 0)),
    ("S", Cube(0, 1)),
    ("SW", Cube(-1, 1)),
    ("NW", Cube(-1, 0)),
)


def printed(column: int, row: int) -> str:
    return f"{column:02d}.{row:02d}"


def parse(number: str) -> tuple[int, int]:
    column, _, row = number.partition(".")
    return int(column), int(row)


@dataclass(slots=True)
class Sheets:
    """The hexes of all sheets, known by number, by grid and printed id, and by cube."""

    layout: Grid
    grid: list[str] = field(default_factory=list)
    sheet: list[str] = field(default_factory=list)
    number: list[str] = field(default_factory=list)
    cube: list[Cube] = field(default_factory=list)
    near: list[tuple[int, ...]] = field(default_factory=list)
    by_id: dict[tuple[str, str], int] = field(default_factory=dict)
    by_cube: dict[tuple[str, int, int], int] = field(default_factory=dict)

    def add(self, sheet: str, grid: str, places: Iterable[tuple[int, int]]) -> None:
        """A sheet's hexes as (column, row)."""
        for column, row in places:
            hex = len(self.number)
            cube = self.layout.cube(row, column)
            self.sheet.append(sheet)
            self.grid.append(grid)
            self.number.append(printed(column, row))
            self.cube.append(cube)
            self.by_id[grid, printed(column, row)] = hex
            self.by_cube[grid, cube.q, cube.r] = hex

    def join(self) -> None:
        """Once all sheets are added: compute the neighbours."""
        self.near = [
            tuple(n for _, step in COMPASS if (n := self.towards(hex, step)) is not None)
            for hex in range(len(self.number))
        ]

    def towards(self, hex: int, step: tuple[int, ...]) -> int | None:
        """The hex at that offset, if there is one."""
        q, r = self.cube[hex]
        return self.by_cube.get((self.grid[hex], q + step[0], r + step[1]))

    def distance(self, a: int, b: int) -> int | None:
        """The distance in hexes; None between grids that do not touch."""
        if self.grid[a] != self.grid[b]:
            return None
        return distance(self.cube[a], self.cube[b])

    def within(self, hex: int, steps: int) -> tuple[int, ...]:
        """All hexes within this many steps, nearest first, starting with the hex itself."""
        grid, (q, r) = self.grid[hex], self.cube[hex]
        found = []
        for dq in range(-steps, steps + 1):
            for dr in range(max(-steps, -dq - steps), min(steps, -dq + steps) + 1):
                near = self.by_cube.get((grid, q + dq, r + dr))
                if near is not None:
                    found.append((max(abs(dq), abs(dr), abs(dq + dr)), near))
        found.sort()
        return tuple(near for _, near in found)
