"""23.3 The field of fire of a German armour unit, wherever it stands."""

from __future__ import annotations

from functools import cache

from landfall.games.omaha.model import board

INTENSE = board.DOT["intense"]
STEADY = board.DOT["steady"]


def _is_close(hex: int) -> bool:
    """Bocage and buildings give cover; everything else is clear or woods."""
    return hex in board.BOCAGE or hex in board.BUILDINGS


@cache
def armour_field(hex: int) -> dict[int, int]:
    """omaha 23.3, 23.42: the dots around an armour unit, by hex."""
    field: dict[int, int] = {}
    for near in board.NEIGHBOURS[hex]:
        field[near] = STEADY if _is_close(near) else INTENSE
    far: dict[int, int] = {}
    for near, dot in field.items():
        if dot != INTENSE:
            continue
        for beyond in board.NEIGHBOURS[near]:
            if beyond == hex or beyond in field:
                continue
            hedge = "hedge" in board.SIDES.get((near, beyond), board.NO_SIDE)
            kind = STEADY if hedge or _is_close(beyond) else INTENSE
            far[beyond] = max(kind, far.get(beyond, 0))
    field |= far
    return {h: d for h, d in field.items() if h not in board.SEA and _sees(hex, h)}


def _sees(hex: int, target: int) -> bool:
    """23.42: down only from the edge of the heights, up never."""
    if hex in board.LOW:
        return target in board.LOW
    return target not in board.LOW or bool(board.ADJACENT[hex] & board.LOW)
