"""The terrain effects chart: who may go where, and what protects a German defender.

omaha 19.34; each effect cites its rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.engineer_bases import CLEARABLE, is_cleared_way
from landfall.games.omaha.rules.fields_of_fire import armour_field

WALK: Final = 1
BLUFF: Final = 2
CLIFF_FACE: Final = 3
#: Passable only once engineers have cleared it.
ENGINEERED: Final = 4

FOOT: Final = 0
LEADER: Final = 1
OTHER: Final = 2

CATEGORY: Final = tuple(
    FOOT if counters.INFANTRY[n] else LEADER if counters.LEADER[n] else OTHER
    for n in range(len(counters.US))
)

_CLIFFS: Final = frozenset({"scalable_cliff", "sheer_cliff"})
_ROAD_ONLY: Final = frozenset({"hedge", "seawall", "slope", "bluff"})


def _way(category: int, a: int, b: int) -> int:
    """How a unit of a category enters an adjacent hex; 0 if it can't."""
    if b in ground.ROUGH or b in ground.SEA:
        return 0
    sides = ground.SIDES.get((a, b), ground.NO_SIDE)
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
    road = (a, b) in ground.ROADS
    if not road and (sides & _ROAD_ONLY or b in ground.WOODS or b in ground.BOCAGE):
        return 0
    return ENGINEERED if sides & CLEARABLE or b in ground.MINED else WALK


#: By category and hex: the adjacent hexes that can be entered, and how.
WAYS: Final[tuple[dict[int, tuple[tuple[int, int], ...]], ...]] = tuple(
    {
        a: tuple((b, kind) for b in near if (kind := _way(category, a, b)))
        for a, near in ground.NEIGHBOURS.items()
    }
    for category in (FOOT, LEADER, OTHER)
)

#: 7.32: positions a step leads past if they are occupied: both hexes are adjacent to them and in their field.
PAST: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
for _position, _field in enumerate(ground.FIELD):
    for _a in _field:
        for _b in ground.NEIGHBOURS[_a]:
            if _b in _field:
                PAST[_a, _b] = (*PAST.get((_a, _b), ()), _position)


def way(game: Omaha, number: int, a: int, b: int) -> int:
    """How this unit enters the adjacent hex now; 0 if it can't."""
    if b in game.germans or b in ground.UNDERWATER[game.tide]:
        return 0
    if game.one_sector and ground.SECTOR[b] == "west":
        return 0
    for to, kind in WAYS[CATEGORY[number]][a]:
        if to == b:
            if kind == ENGINEERED:
                return WALK if is_cleared_way(game, a, b) else 0
            return kind
    return 0


def passed(position: int, live: Callable[[int], bool], a: int, b: int) -> bool:
    """7.32: whether a step leads past a position: both hexes are next to undisrupted forces of it."""
    sites = [hex for hex in ground.POSITION_HEXES[position] if live(hex)]
    return any(h in ground.ADJACENT[a] for h in sites) and any(
        h in ground.ADJACENT[b] for h in sites
    )


def infiltrated(game: Omaha, a: int, b: int) -> list[int]:
    """7.32: occupied positions that a step from a to b leads past, judged by their undisrupted forces.

    23, 23.3: an armour unit is a position of its own, given as its hex, negated.
    """

    def live(hex: int) -> bool:
        force = game.germans.get(hex)
        return force is not None and not force.disrupted and not counters.ARMOUR[force.unit]

    found = [position for position in PAST.get((a, b), ()) if passed(position, live, a, b)]
    if game.armour_entered:
        for hex in ground.NEIGHBOURS[a]:
            force = game.germans.get(hex)
            if force is None or force.disrupted or not counters.ARMOUR[force.unit]:
                continue
            field = armour_field(hex)
            if b in ground.ADJACENT[hex] and a in field and b in field:
                found.append(-hex)
    return found


# Attacks.


def attacks_across(a: int, b: int) -> bool:
    """8.15: no attack crosses a cliff, and only one from the heights crosses a bluff."""
    sides = ground.SIDES.get((a, b), ground.NO_SIDE)
    if sides & _CLIFFS:
        return False
    return "bluff" not in sides or a not in ground.LOW


def sides_of(places: Iterable[int], target: int) -> set[int]:
    """8.1, 8.15: those of these hexes from which infantry attacks the target."""
    near = ground.ADJACENT[target]
    return {at for at in places if at in near and attacks_across(at, target)}


def hexside_defence(a: int, b: int) -> tuple[int, int]:
    """The multipliers for unit and depth when attacked across this hexside."""
    sides = ground.SIDES.get((a, b), ground.NO_SIDE)
    if "slope" in sides or "bluff" in sides:
        return 2, 2
    return (2, 1) if sides & CLEARABLE else (1, 1)


def hex_defence(hex: int) -> tuple[int, int]:
    if hex in ground.BUILDINGS or hex in ground.BOCAGE:
        return 2, 2
    return (2, 1) if hex in ground.WOODS else (1, 1)


def doubled(hexes: Iterable[int], target: int, armour: bool) -> tuple[int, int]:
    """8.31: the multipliers for unit and depth; a hexside counts only if all attack across one, and never on top of terrain.

    23.6: nothing doubles armour.
    """
    if armour:
        return 1, 1
    side = min([(2, 2), *(hexside_defence(hex, target) for hex in hexes)])
    terrain = hex_defence(target)
    return max(side[0], terrain[0]), max(side[1], terrain[1])
