"""6.2, 23.3 Who can fire, and how intense it is in each hex (omaha 6.2, 6.4, 6.41, 23.3, 23.42, 23.43)."""

from __future__ import annotations

from functools import cache

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha

INTENSE = ground.DOT["intense"]
STEADY = ground.DOT["steady"]
SPORADIC = ground.DOT["sporadic"]


def _is_close(hex: int) -> bool:
    """Bocage and buildings give cover; everything else is clear or woods."""
    return hex in ground.BOCAGE or hex in ground.BUILDINGS


@cache
def armour_field(hex: int) -> dict[int, int]:
    """omaha 23.3, 23.42: the dots around an armour unit, by hex."""
    field: dict[int, int] = {}
    for near in ground.NEIGHBOURS[hex]:
        field[near] = STEADY if _is_close(near) else INTENSE
    far: dict[int, int] = {}
    for near, dot in field.items():
        if dot != INTENSE:
            continue
        for beyond in ground.NEIGHBOURS[near]:
            if beyond == hex or beyond in field:
                continue
            hedge = "hedge" in ground.SIDES.get((near, beyond), ground.NO_SIDE)
            kind = STEADY if hedge or _is_close(beyond) else INTENSE
            far[beyond] = max(kind, far.get(beyond, 0))
    field |= far
    return {h: d for h, d in field.items() if h not in ground.SEA and _sees(hex, h)}


def _sees(hex: int, target: int) -> bool:
    """23.42: down only from the edge of the heights, never up."""
    if hex in ground.LOW:
        return target in ground.LOW
    return target not in ground.LOW or bool(ground.ADJACENT[hex] & ground.LOW)


#: 6.2: where plunging fire is steady.
PLUNGING = frozenset(ground.BEACH & ground.PROTECTED)


def dot_now(plunging: bool, hex: int, printed: int) -> int:
    """6.2: under plunging fire, sporadic dots count as steady in beach hexes with cover."""
    return STEADY if plunging and printed == SPORADIC and hex in PLUNGING else printed


def holds_armour(game: Omaha, position: int) -> bool:
    """23.43: on a position with armour, only the armour acts."""
    return any(
        hex in game.germans and counters.ARMOUR[game.germans[hex].unit]
        for hex in ground.POSITION_HEXES[position]
    )


def armed(game: Omaha) -> list[int]:
    """6.4, 6.41: who can fire now: the numbers of positions, and the hexes of armour, negated."""
    found: set[int] = set()
    for hex, force in game.germans.items():
        if force.disrupted:
            continue
        if counters.ARMOUR[force.unit]:
            found.add(-hex)
        elif (position := ground.SITES[hex]) not in game.smoke:
            found.add(position)
    if game.armour_entered:
        return sorted(p for p in found if p < 0 or not holds_armour(game, p))
    return sorted(found)


def printed_field(gun: int) -> dict[int, int]:
    """The dots of a position, or of the armour in a hex, negated."""
    return ground.FIELD[gun] if gun >= 0 else armour_field(-gun)
