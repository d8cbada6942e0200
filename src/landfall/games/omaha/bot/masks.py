"""Sets of hexes as the bits of an int, for questions asked a hundred thousand times per game.

The bits follow cube coordinates, row by row with a margin, so that a step in each of the six directions
is a single shift.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from landfall.games.omaha.model import ground

_LEAST_Q: Final = min(q for q, _ in ground.CUBE.values())
_LEAST_R: Final = min(r for _, r in ground.CUBE.values())
_ROW: Final = max(q for q, _ in ground.CUBE.values()) - _LEAST_Q + 3
_SLANT: Final = _ROW - 1

BIT: Final[dict[int, int]] = {
    hex: 1 << (r - _LEAST_R + 1) * _ROW + (q - _LEAST_Q + 1) for hex, (q, r) in ground.CUBE.items()
}


def mask(hexes: Iterable[int]) -> int:
    bits = 0
    for hex in hexes:
        bits |= BIT[hex]
    return bits


ALL: Final = mask(ground.HEXES)


def around(bits: int) -> int:
    """The neighbours of all these hexes; may include the hexes themselves and bits off the map."""
    return (
        bits << 1
        | bits >> 1
        | bits << _ROW
        | bits >> _ROW
        | bits << _SLANT
        | bits >> _SLANT
    )  # fmt: skip


def flood(starts: int, land: int) -> int:
    """Everything reachable from the starts over this ground."""
    reached = edge = starts & land
    while edge:
        edge = around(edge) & land & ~reached
        reached |= edge
    return reached


def sides(allowed: Mapping[int, tuple[int, ...]]) -> tuple[tuple[int, int], ...]:
    """Steps across certain hexsides only: for each direction, its shift and the hexes it leads out of."""
    out: dict[int, int] = {}
    for hex, near in allowed.items():
        start = BIT[hex].bit_length()
        for to in near:
            shift = BIT[to].bit_length() - start
            out[shift] = out.get(shift, 0) | BIT[hex]
    return tuple(out.items())


def flood_over(starts: int, land: int, sides: tuple[tuple[int, int], ...]) -> int:
    """Everything reachable from the starts over this ground and these hexsides."""
    reached = edge = starts & land
    while edge:
        beyond = 0
        for shift, out in sides:
            beyond |= (edge & out) << shift if shift > 0 else (edge & out) >> -shift
        edge = beyond & land & ~reached
        reached |= edge
    return reached
