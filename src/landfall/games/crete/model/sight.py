"""G12: lines of sight, and what blocks them. How far a unit sees (crete G12.2) is in `state.py`."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Final

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import (
    BIT,
    LAND,
    NEAR_MASK,
    SHEETS,
    SLOPES,
    TERRAIN,
    distance,
    hexes_of,
)
from landfall.hexes.sight import sightline

_SIGHT: Final[dict[str, str]] = {
    letter: row.sight for letter, row in BOX.terrain.items() if len(letter) == 1
}
SHUT: Final[tuple[bool, ...]] = tuple(_SIGHT.get(letter) == "blocks" for letter in TERRAIN)
GREEN: Final[tuple[bool, ...]] = tuple(_SIGHT.get(letter) == "second" for letter in TERRAIN)


class Blocked:
    """What blocks a line of sight: the hexes, and the rule."""

    __slots__ = ("hexes", "rule")

    def __init__(self, rule: str, *hexes: int) -> None:
        self.rule = rule
        self.hexes = hexes


def what_blocks(a: int, b: int, smoke: frozenset[int] = frozenset()) -> Blocked | None:
    """crete G12.1, G12.3, G12.4, G12.5, 2.10: what blocks a line, whatever its length."""
    if SHEETS.grid[a] != SHEETS.grid[b]:
        return Blocked("G1.5")
    if distance(a, b) <= 1:
        return None
    grid, (q, r), by_cube = SHEETS.grid[a], SHEETS.cube[a], SHEETS.by_cube
    line = sightline(SHEETS.cube[b].q - q, SHEETS.cube[b].r - r)

    def at(step: tuple[int, int]) -> int | None:
        return by_cube.get((grid, q + step[0], r + step[1]))

    beside = [(at(g), at(h)) for g, h in line.beside]
    for g, h in beside:
        if g is not None and h is not None and (g, h) in SLOPES:
            return Blocked("2.10", g, h)
    between = [at(step) for step in line.crossed]
    crossed = [h for h in between if h is not None]
    green: list[int] = []
    for hex in crossed:
        if SHUT[hex] or hex in smoke:
            return Blocked("G12.3", hex)
        if GREEN[hex]:
            green.append(hex)
    for g, h in beside:
        if g is None or h is None:
            continue  # beyond the edge of the map, nothing blocks
        if (SHUT[g] or g in smoke) and (SHUT[h] or h in smoke):
            return Blocked("G12.4", g, h)
        if GREEN[g] and GREEN[h]:
            green.append(g)
    if len(green) > 1:
        return Blocked("G12.3", *green[:2])
    if beside:
        return None
    sides = [*itertools.pairwise((a, *between, b))]
    highs = [None if g is None or h is None else SLOPES.high(g, h) for g, h in sides]
    for side, high in zip(sides[1:-1], highs[1:-1], strict=True):
        if high is not None:
            return Blocked("G12.5", *(h for h in side if h is not None))
    if highs[0] is not None and highs[0] == crossed[0] and highs[-1] == crossed[-1]:
        return Blocked("G12.5", crossed[0], crossed[-1])
    return None


def sees(a: int, b: int, smoke: frozenset[int] = frozenset()) -> bool:
    return what_blocks(a, b, smoke) is None


@cache
def _open_view(hex: int, reach: int) -> int:
    return sum([BIT[h] for h in SHEETS.within(hex, reach)[1:] if LAND[h] and sees(hex, h)])


_through_smoke: dict[tuple[int, int, frozenset[int]], int] = {}


def view_from(hex: int, reach: int, smoke: frozenset[int] = frozenset()) -> int:
    """The land hexes seen from a hex within a reach, without the hex itself, as bits; smoke blocks like a town."""
    if reach <= 1:
        return NEAR_MASK[hex] if reach else 0
    near = frozenset(h for h in smoke if distance(h, hex) < reach)
    if not near:
        return _open_view(hex, reach)
    key = (hex, reach, near)
    known = _through_smoke.get(key)
    if known is None:
        if len(_through_smoke) > 20_000:
            _through_smoke.clear()
        far = hexes_of(_open_view(hex, reach))
        known = _through_smoke[key] = sum([BIT[h] for h in far if sees(hex, h, near)])
    return known
