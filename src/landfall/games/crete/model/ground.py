"""G1.3, G1.4, G1.5, 2.0: the ground of all seven sheets: terrain, slopes, roads and printed features.

What terrain costs is in `movement_costs.py`, what it hides in `sight.py`, how it protects in `rules/fire.py`.

A hex is a number. Sets of hexes are whole numbers with one bit per hex: they are joined and tested at once.
"""

from __future__ import annotations

import itertools
from functools import cache
from typing import Final

from landfall.games.crete.model.components import BOX
from landfall.hexes.grid import Grid
from landfall.hexes.maps import Sheets, parse
from landfall.hexes.sides import Sides

ALLIED: Final = 0
GERMAN: Final = 1
SIDES: Final = ("allied", "german")

#: A letter for each grid, because the same hex number is printed on several grids.
LETTER: Final[dict[str, str]] = {"kastelli": "K", "rethymnon": "R", "heraklion": "H", "west": "W"}


def _sheets() -> Sheets:
    sheets = Sheets(Grid(by_rows=False, even_shifted=True))
    for sheet in BOX.sheets.values():
        columns = range(sheet.columns[0], sheet.columns[1] + 1)
        rows = range(sheet.rows[0], sheet.rows[1] + 1)
        sheets.add(sheet.sheet, sheet.grid, ((c, r) for r in rows for c in columns))
    sheets.join()
    return sheets


SHEETS: Final[Sheets] = _sheets()
COUNT: Final[int] = len(SHEETS.number)
#: ``hex:R28.11``: the grid's letter and the printed number.
NAME: Final[tuple[str, ...]] = tuple(
    LETTER[grid] + number for grid, number in zip(SHEETS.grid, SHEETS.number, strict=True)
)
REF: Final[tuple[str, ...]] = tuple(f"hex:{name}" for name in NAME)
BY_NAME: Final[dict[str, int]] = {name: hex for hex, name in enumerate(NAME)}
BIT: Final[tuple[int, ...]] = tuple(1 << hex for hex in range(COUNT))


def hex_on(sheet: str, number: str) -> int:
    """A hex by its sheet and printed number."""
    return SHEETS.by_id[BOX.sheets[sheet].grid, number]


def _letters(part: str) -> tuple[str, ...]:
    found = [""] * COUNT
    for sheet in BOX.sheets.values():
        for row in range(sheet.rows[0], sheet.rows[1] + 1):
            line = getattr(BOX.rows[f"{sheet.sheet}/{row:02d}"], part)
            for offset, letter in enumerate(line):
                found[SHEETS.by_id[sheet.grid, f"{sheet.columns[0] + offset:02d}.{row:02d}"]] = (
                    letter
                )
    return tuple(found)


#: crete 2.0: a hex without a dot (``~``) cannot be entered.
TERRAIN: Final[tuple[str, ...]] = _letters("terrain")
LEVEL: Final[tuple[str, ...]] = _letters("levels")
SHEET: Final[tuple[str, ...]] = tuple(SHEETS.sheet)
LAND: Final[tuple[bool, ...]] = tuple(letter != "~" for letter in TERRAIN)
#: Neighbours with a dot, clockwise from the north.
#: crete G1.3: neighbours; even columns are half a hex lower.
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in near if LAND[n]) for near in SHEETS.near
)
NEAR_MASK: Final[tuple[int, ...]] = tuple(sum(BIT[n] for n in near) for near in NEAR)
#: Neighbours and the hex itself.
ROUND: Final[tuple[int, ...]] = tuple(NEAR_MASK[hex] | BIT[hex] for hex in range(COUNT))

_GRIDS: Final[dict[str, int]] = {name: number for number, name in enumerate(LETTER)}
# Grids are far apart, so the distance between two of them is beyond every range.
_Q: Final[tuple[int, ...]] = tuple(
    cube.q + 1000 * _GRIDS[grid] for cube, grid in zip(SHEETS.cube, SHEETS.grid, strict=True)
)
_R: Final[tuple[int, ...]] = tuple(cube.r for cube in SHEETS.cube)


def distance(a: int, b: int) -> int:
    """crete G1.4: hexes counted from one to the other; between two grids, more than any range (G1.5)."""
    dq = _Q[a] - _Q[b]
    dr = _R[a] - _R[b]
    if dq < 0:
        dq, dr = -dq, -dr
    if dr >= 0:
        return dq + dr
    return dq if dq > -dr else -dr


SLOPES: Final[Sides[int]] = Sides(
    (SHEETS.by_id[s.grid, s.high], SHEETS.by_id[s.grid, s.low]) for s in BOX.slopes.values()
)


def _roads() -> frozenset[tuple[int, int]]:
    """crete 2.8, G10.4, R57, R65: pairs of hexes that a road joins; a track is a road."""
    pairs: set[tuple[int, int]] = set()
    for road in BOX.roads.values():
        way = [SHEETS.by_id[road.grid, number] for number in road.hexes]
        for a, b in itertools.pairwise(way):
            pairs |= {(a, b), (b, a)}
    return frozenset(pairs)


ROADS: Final[frozenset[tuple[int, int]]] = _roads()
ROAD_HEXES: Final[frozenset[int]] = frozenset(a for a, _ in ROADS)


def _features(kind: str) -> dict[str, tuple[int, ...]]:
    return {
        f.name: tuple(hex_on(f.sheet, number) for number in f.hexes)
        for f in BOX.features.values()
        if f.kind == kind
    }


#: S6: controlled by the side that was there last.
PORTS: Final[dict[str, tuple[int, ...]]] = _features("port")
AIRFIELDS: Final[dict[str, tuple[int, ...]]] = _features("airfield")
#: G12.2: units in an observation post see farther.
POSTS: Final[frozenset[int]] = frozenset(h for hexes in _features("post").values() for h in hexes)
RUNWAYS: Final[frozenset[int]] = frozenset(h for hexes in AIRFIELDS.values() for h in hexes)
PORT_HEXES: Final[frozenset[int]] = frozenset(h for hexes in PORTS.values() for h in hexes)
DROP_ZONES: Final[dict[str, tuple[int, ...]]] = {
    f.feature.removeprefix("zone/"): tuple(hex_on(f.sheet, n) for n in f.hexes)
    for f in BOX.features.values()
    if f.kind == "zone"
}
EXITS: Final[dict[str, tuple[int, ...]]] = {
    f.feature.removeprefix("exit/"): tuple(hex_on(f.sheet, n) for n in f.hexes)
    for f in BOX.features.values()
    if f.kind == "exit"
}


@cache
def within(hex: int, steps: int) -> int:
    """The land hexes within this distance, including the hex itself, as bits."""
    return sum(BIT[h] for h in SHEETS.within(hex, steps) if LAND[h])


@cache
def around(hex: int, steps: int) -> frozenset[int]:
    """`within` as a set, which is faster for looking up single hexes."""
    return frozenset(hexes_of(within(hex, steps)))


def hexes_of(mask: int) -> list[int]:
    """The hexes of a set, in the order of their numbers."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def column_row(hex: int) -> tuple[int, int]:
    return parse(SHEETS.number[hex])
