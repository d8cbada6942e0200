"""G10.2 to G10.5, 2.5 to 2.8, 2.10: what it costs to enter a hex, in half points."""

from __future__ import annotations

from typing import Final

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import COUNT, NEAR, ROADS, SLOPES, TERRAIN

LEG: Final = 0
WHEELED: Final = 1
TRACKED: Final = 2
CLASSES: Final = {"Leg": LEG, "Wheeled": WHEELED, "Tracked": TRACKED, "Naval": LEG}
#: The cost of a step that is not allowed.
NO_WAY: Final = -1
ROAD: Final = 1

#: crete G1.8, 2.0: there is no other terrain.
_COSTS: Final[dict[str, tuple[int, int, int]]] = {
    letter: (2 * row.leg, 2 * row.wheeled, 2 * row.tracked) for letter, row in BOX.terrain.items()
}
_COLUMN_ONLY: Final[frozenset[str]] = frozenset(
    letter for letter, row in BOX.terrain.items() if row.column_only
)
#: 2.6, 2.7: vehicles may not leave column even inside the hex.
STAY_IN_COLUMN: Final = frozenset(("X", "F"))


#: By class, by hex: half points for the terrain alone, without rubble; also what it costs to leave column there (G10.6).
TERRAIN_COST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_COSTS[letter][kind] if letter in _COSTS else 0 for letter in TERRAIN)
    for kind in (LEG, WHEELED, TRACKED)
)


def terrain_cost(hex: int, kind: int, rubble: bool = False) -> int:
    return _COSTS[TERRAIN[hex] + "R"][kind] if rubble else TERRAIN_COST[kind][hex]


def built_up(hex: int) -> bool:
    """Town, city or fortified: vehicles only in column (2.5–2.7)."""
    return TERRAIN[hex] in _COLUMN_ONLY


def step_cost(
    a: int, b: int, kind: int, column: bool, rubble: tuple[int, ...] = (), slow: bool = False
) -> int:
    """crete G10.3, G10.4, G10.5, 2.5, 2.6, 2.7, 2.8, 2.10, G19.7: half points from a hex into its neighbour, or no path; ``slow``:
    out of an enemy roadblock, a road does not help."""
    ruined = b in rubble
    road = column and not ruined and a not in rubble and (a, b) in ROADS
    if road and not slow:
        return ROAD
    letter = TERRAIN[b]
    if kind != LEG:
        if not column and (letter in _COLUMN_ONLY or TERRAIN[a] in _COLUMN_ONLY):
            return NO_WAY
        # G10.6: in scrub, wheeled units in column stay on the road.
        if column and kind == WHEELED and letter == "B" and not road:
            return NO_WAY
    cost = _COSTS[letter + "R" if ruined else letter][kind]
    if (a, b) in SLOPES:
        if kind == LEG:
            cost += 2 if column else 4
        else:
            cost *= 2
    return cost


Steps = tuple[tuple[int, int], ...]
#: By class and column, by hex: the reachable neighbours without rubble, with their cost; filled on first use.
STEPS: Final[tuple[tuple[list[Steps | None], list[Steps | None]], ...]] = tuple(
    ([None] * COUNT, [None] * COUNT) for _ in (LEG, WHEELED, TRACKED)
)


def steps_from(hex: int, kind: int, column: bool) -> Steps:
    row = STEPS[kind][column]
    known = row[hex]
    if known is None:
        found = ((to, step_cost(hex, to, kind, column)) for to in NEAR[hex])
        known = row[hex] = tuple((to, cost) for to, cost in found if cost != NO_WAY)
    return known
