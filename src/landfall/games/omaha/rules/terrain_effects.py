"""The terrain effects chart: who may go where, and what protects a German defender.

omaha 7.3, 7.31, 7.4, 7.5, 7.32, 8.15, 8.31, 19.3, 19.31, 19.32, 19.34.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fields_of_fire import armour_field

WALK: Final = 1
BLUFF: Final = 2
CLIFF_FACE: Final = 3
#: Only where engineers have been at work.
ENGINEERED: Final = 4

FOOT: Final = 0
LEADER: Final = 1
OTHER: Final = 2

CATEGORY: Final = tuple(
    FOOT if board.INFANTRY[n] else LEADER if board.LEADER[n] else OTHER
    for n in range(len(board.US))
)

_CLIFFS: Final = frozenset({"scalable_cliff", "sheer_cliff"})
_ROAD_ONLY: Final = frozenset({"hedge", "seawall", "slope", "bluff"})
_BUILT: Final = frozenset({"shingle", "at_ditch", "at_wall"})


def _way(category: int, a: int, b: int) -> int:
    """How a unit of a category gets from one hex to its neighbour; 0 if never."""
    if b in board.ROUGH or b in board.SEA:
        return 0
    sides = board.SIDES.get((a, b), board.NO_SIDE)
    if category == FOOT:
        if "sheer_cliff" in sides:
            return 0
        if "scalable_cliff" in sides:
            return CLIFF_FACE
        return BLUFF if "bluff" in sides else WALK
    if sides & _CLIFFS:
        return 0
    if category == LEADER:
        return WALK
    road = (a, b) in board.ROADS
    if not road and (sides & _ROAD_ONLY or b in board.WOODS or b in board.BOCAGE):
        return 0
    return ENGINEERED if sides & _BUILT or b in board.MINED else WALK


#: By category and hex: the neighbours that can be entered, and how.
WAYS: Final[tuple[dict[int, tuple[tuple[int, int], ...]], ...]] = tuple(
    {
        a: tuple((b, kind) for b in near if (kind := _way(category, a, b)))
        for a, near in board.NEIGHBOURS.items()
    }
    for category in (FOOT, LEADER, OTHER)
)

#: 7.32: positions that a step leads past, if they are held: both hexes touch them and are in their field.
PAST: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
for _position, _field in enumerate(board.FIELD):
    for _a in _field:
        for _b in board.NEIGHBOURS[_a]:
            if _b in _field:
                PAST[_a, _b] = (*PAST.get((_a, _b), ()), _position)


def way(game: Omaha, number: int, a: int, b: int) -> int:
    """How this unit gets to the neighbouring hex now; 0 if it can't."""
    if b in game.germans or b in board.UNDERWATER[game.tide]:
        return 0
    if game.one_sector and board.SECTOR[b] == "west":
        return 0
    for to, kind in WAYS[CATEGORY[number]][a]:
        if to == b:
            if kind == ENGINEERED:
                return WALK if is_cleared_way(game, a, b) else 0
            return kind
    return 0


def infiltrated(game: Omaha, a: int, b: int) -> list[int]:
    """7.32: held positions that a step from a to b leads past, by hex of their live forces.

    23, 23.3: armour is a position of its own, given as its hex with a minus.
    """
    found = []
    for position in PAST.get((a, b), ()):
        sites = [
            hex
            for hex in board.POSITION_HEXES[position]
            if (force := game.germans.get(hex)) is not None
            and not force.disrupted
            and not board.ARMOUR[force.unit]
        ]
        if any(h in board.ADJACENT[a] for h in sites) and any(
            h in board.ADJACENT[b] for h in sites
        ):
            found.append(position)
    if game.armour_entered:
        for hex in board.NEIGHBOURS[a]:
            force = game.germans.get(hex)
            if force is None or force.disrupted or not board.ARMOUR[force.unit]:
                continue
            field = armour_field(hex)
            if b in board.ADJACENT[hex] and a in field and b in field:
                found.append(-hex)
    return found


# Engineers.


def _live(game: Omaha) -> tuple[frozenset[int], frozenset[int]]:
    positions = set()
    armour = set()
    for hex, force in game.germans.items():
        if not force.disrupted:
            if board.ARMOUR[force.unit]:
                armour.add(hex)
            else:
                positions.add(board.SITES[hex])
    return frozenset(positions), frozenset(armour)


@lru_cache(maxsize=4096)
def _range_area(
    hex: int, radius: int, positions: frozenset[int], armour: frozenset[int]
) -> frozenset[int]:
    under = {h for p in positions for h in board.FIELD[p]}
    for at in armour:
        under |= armour_field(at).keys()
    return frozenset(h for h in board.HEXES if h not in under and board.distance(hex, h) <= radius)


def engineer_area(game: Omaha) -> frozenset[int]:
    """19.3, 19.32: hexes in range of a base and out of German fire."""
    area: frozenset[int] = frozenset()
    if game.bases:
        positions, armour = _live(game)
        for base, place in game.bases.items():
            radius = board.ENGINEER_TRACK[place]
            area |= _range_area(game.units[base].at, radius, positions, armour)
    return area


def is_cleared_way(game: Omaha, a: int, b: int) -> bool:
    """19.31: built obstacles on a hexside are gone if either hex is in the area; mines if theirs is."""
    if not game.bases:
        return False
    area = engineer_area(game)
    if b in board.MINED and b not in area:
        return False
    sides = board.SIDES.get((a, b), board.NO_SIDE)
    return not sides & _BUILT or a in area or b in area


def traffic_area(game: Omaha) -> frozenset[int]:
    """19.3, 19.33: low ground from which units move freely, unless artillery fell in the sector."""
    area: frozenset[int] = frozenset()
    if game.engineers_stopped:
        return area
    positions, armour = _live(game) if game.bases else (frozenset(), frozenset())
    for base, place in game.bases.items():
        at = game.units[base].at
        if board.SECTOR[at] not in game.shelled:
            area |= _range_area(at, board.ENGINEER_TRACK[place], positions, armour) & board.LOW
    return area


# Attacks.


def attacks_across(a: int, b: int) -> bool:
    """8.15: over cliffs never; over a bluff only from the heights."""
    sides = board.SIDES.get((a, b), board.NO_SIDE)
    if sides & _CLIFFS:
        return False
    return "bluff" not in sides or a not in board.LOW


def hexside_defence(a: int, b: int) -> tuple[int, int]:
    """What unit and depth are multiplied with when attacked across this side."""
    sides = board.SIDES.get((a, b), board.NO_SIDE)
    if "slope" in sides or "bluff" in sides:
        return 2, 2
    return (2, 1) if sides & _BUILT else (1, 1)


def hex_defence(hex: int) -> tuple[int, int]:
    if hex in board.BUILDINGS or hex in board.BOCAGE:
        return 2, 2
    return (2, 1) if hex in board.WOODS else (1, 1)


def doubled(hexes: Iterable[int], target: int) -> tuple[int, int]:
    """8.31: what unit and depth are multiplied with: once, and for a hexside only if all attack across one."""
    side = min([(2, 2), *(hexside_defence(hex, target) for hex in hexes)])
    ground = hex_defence(target)
    return max(side[0], ground[0]), max(side[1], ground[1])
