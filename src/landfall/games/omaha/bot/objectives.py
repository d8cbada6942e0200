"""Where a unit is useful: adjacent to Germans it can beat, and in empty positions; and how far away that is."""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from landfall.games.omaha.bot.gaps import gaps
from landfall.games.omaha.bot.volleys import OFTEN, STEPS
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.rules.stacking import STACK_LIMIT
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CLIFF_FACE,
    FOOT,
    WAYS,
    attacks_across,
    doubled,
)
from landfall.games.omaha.rules.weapons import FLANKING, FOOT_WEAPONS, foot_weapons

if TYPE_CHECKING:
    from landfall.games.omaha.bot.picture import Picture

#: How much an intense dot adds to the distance.
CAUTION: Final = 3.0
#: Positions close enough to the beach to be fought for in the first hours.
_NEAR: Final = frozenset(hex for hex in ground.SITES if ground.nearest(hex, ground.BEACH) <= 5)


#: The value of controlling a hex: one point for a position, five for a whole draw.
POINTS: Final[dict[int, float]] = dict.fromkeys(ground.SITES, 1.0)
for _draw in ground.DRAWS.values():
    for _hex in _draw:
        POINTS[_hex] = POINTS.get(_hex, 0.0) + 2.5 / len(_draw)


#: The value of a line of communication inland, in points.
WAY_INLAND: Final = 11.0


@lru_cache(maxsize=512)
def prizes(germans: frozenset[int], deep: frozenset[int]) -> dict[int, float]:
    """What each German hex denies: its own point, its share of the ground it fires on, the way inland."""
    covers: dict[int, list[int]] = {}
    for hex in germans:
        if hex in ground.SITES:
            for under in ground.FIELD[ground.SITES[hex]]:
                if under in POINTS:
                    covers.setdefault(under, []).append(hex)
    found = dict.fromkeys(germans, 1.0)
    for under, by in covers.items():
        for hex in by:
            found[hex] += POINTS[under] / len(by)
    barred: dict[int, float] = {}
    for gap in gaps(germans, deep):
        for hex in gap.bars:
            # The easiest gap it blocks counts most.
            barred.setdefault(hex, WAY_INLAND / gap.effort)
    for hex, worth in barred.items():
        found[hex] += worth
    return found


def kit_of(number: int, steps: int) -> frozenset[str]:
    """The weapons infantry brings to an adjacent target; other units have none, and go where infantry is useful."""
    return foot_weapons(number, steps, True) if counters.INFANTRY[number] else FOOT_WEAPONS


#: The distance assigned to a fight, at the hex itself.
FIGHT: Final = 9.0
#: How much an unsuitable goal adds to the distance, and a valuable one takes off.
DOUBLED: Final = 1.0
DEEP: Final = 0.5
UNARMED: Final = 1.6
PRIZE: Final = 0.65
MOST_PRIZE: Final = 14.0
LEAST: Final = -1.0
#: Added to the distance of a goal on low ground: a worse place to fight from, and to stay.
LOW_GOAL: Final = 2.0
#: Taken off the distance of a fight if the units already there are too weak, with less than this strength.
CALL: Final = 0.9
ENOUGH: Final = 12
#: Ground not held yet: its assigned distance, and how much each point takes off.
SPREAD: Final = 1.8
SPREAD_POINT: Final = 0.7
#: The distance assigned to an empty position from which reinforcements would block the way; the likelier they are, the
#: shorter it is.
KEY_GOAL: Final = 2.0
#: Anything this far away is not a goal.
NO_GOAL: Final = 9.0
#: A full hex, or a fight with enough units.
CROWDED: Final = 20
TAKEN: Final = 2.7
FLANK: Final = 0.9


#: The hexes from which a position can be attacked, and the terrain multipliers for unit and depth.
_APPROACHES: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    hex: tuple(
        (
            near,
            doubled((near,), hex, False)[0] - 1,
            doubled((near,), hex, False)[1] - 1,
        )
        for near in ground.NEIGHBOURS[hex]
        if near not in ground.ROUGH and near not in ground.SEA and attacks_across(near, hex)
    )
    for hex in ground.SITES
}


class Fight(NamedTuple):
    """A German force close enough to be fought, and the state of that fight."""

    #: The distance assigned to the fight for a unit that brings none of the missing weapons.
    base: float
    #: The weapons that are still missing.
    missing: tuple[str, ...]
    #: The hexes from which it can be attacked: the distance each adds, and whether there is room.
    approaches: tuple[tuple[int, float, bool], ...]


def fights(seen: Picture) -> list[Fight]:
    found = []
    for hex, force in seen.germans.items():
        if hex not in _NEAR or (seen.one_sector and ground.SECTOR[hex] == "west"):
            continue
        needs = BOX.german_units[force.unit].needs if force.unit else ()
        there: set[str] = set()
        crowd = 0
        posts: list[int] = []
        for near, *_ in _APPROACHES[hex]:
            for n in seen.stacks.get(near, ()):
                if counters.INFANTRY[n]:
                    there |= kit_of(n, seen.units[n].steps)
                    crowd += seen.units[n].strength
                    posts.append(near)
        base = FIGHT + DEEP * force.depth - PRIZE * min(seen.prizes.get(hex, 1.0), MOST_PRIZE)
        if 0 < crowd < ENOUGH:
            base -= CALL
        approaches = []
        for near, harder, deeper in _APPROACHES[hex]:
            if near in seen.germans:
                continue
            cost = DOUBLED * (harder + deeper if force.depth else harder)
            if FLANKING in needs and any(
                p != near and p not in ground.ADJACENT[near] for p in posts
            ):
                cost -= FLANK
            fighters = sum(1 for n in seen.stacks.get(near, ()) if counters.FULL[n])
            approaches.append((near, cost, fighters < STACK_LIMIT and crowd < CROWDED))
        missing = tuple(w for w in needs if w != FLANKING and w not in there)
        found.append(Fight(base, missing, tuple(approaches)))
    return found


def open_places(seen: Picture, land: dict[int, float]) -> dict[int, float]:
    """The hexes from which ground not held yet could be held, and the distance assigned to each."""
    return {
        hex: max(0.0, SPREAD - SPREAD_POINT * points)
        for hex, points in land.items()
        if not (seen.one_sector and ground.SECTOR[hex] == "west") and hex not in seen.germans
    }


class Ways(NamedTuple):
    """The distance on foot to the nearest goal, by hex, and the distance assigned to each goal."""

    far: dict[int, float]
    places: dict[int, float]


def ways(seen: Picture, kit: frozenset[str], low: bool) -> Ways:
    """The goals are hexes from which Germans can be attacked, and ground not held yet."""
    places = seen.open_ground.copy()
    goals = places.copy()
    for hex, weight in seen.held.keys.items():
        cost = KEY_GOAL - weight
        if cost < places.get(hex, NO_GOAL):
            places[hex] = cost
        if cost < goals.get(hex, NO_GOAL) and hex not in seen.ours:
            goals[hex] = cost
    for fight in seen.fights:
        base = fight.base
        for weapon in fight.missing:
            if weapon not in kit:
                base += UNARMED
        for near, more, room in fight.approaches:
            cost = base + more
            if low and near in ground.LOW:
                cost += LOW_GOAL
            cost = max(cost, LEAST)
            if cost < places.get(near, NO_GOAL):
                places[near] = cost
            if not room:
                cost += TAKEN
            if cost < goals.get(near, NO_GOAL):
                goals[near] = cost
    return Ways(_distances(frozenset(goals.items()), seen.enemy, seen.live), places)


_ZONE: Final = frozenset(hex for hex in ground.HEXES if ground.nearest(hex, ground.BEACH) <= 9)
#: The hexes from which a hex is entered on foot, and how long it takes: bluffs two turns, cliffs more.
_INTO: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    hex: tuple(
        (near, {BLUFF: 2.0, CLIFF_FACE: 3.5}.get(kind, 1.0))
        for near in ground.NEIGHBOURS[hex]
        for to, kind in WAYS[FOOT][near]
        if to == hex and near in _ZONE
    )
    for hex in ground.HEXES
}
#: Beyond the range of the search.
FAR: Final = 30.0
_NOWHERE: Final = dict.fromkeys(ground.HEXES, FAR)


@lru_cache(maxsize=512)
def _distances(
    goals: frozenset[tuple[int, float]],
    germans: frozenset[int],
    live: frozenset[tuple[int, bool]],
) -> dict[int, float]:
    """The distance to the nearest goal; danger on the way adds to it."""
    fire = _fire(live)
    far = _NOWHERE.copy()
    far.update(goals)
    far.update(dict.fromkeys(germans, -1.0))  # impassable
    edge = [(cost, hex) for hex, cost in goals]
    heapify(edge)
    while edge:
        so_far, at = heappop(edge)
        if so_far > far[at]:
            continue
        each = fire[at]
        for near, turns in _INTO[at]:
            cost = so_far + turns * each
            if cost < far[near]:
                far[near] = cost
                heappush(edge, (cost, near))
    far.update(dict.fromkeys(germans, FAR))
    return far


@lru_cache(maxsize=64)
def _fire(live: frozenset[tuple[int, bool]]) -> dict[int, float]:
    """How much this fire adds to the distance through each hex."""
    fire = dict.fromkeys(ground.HEXES, 1.0)
    for position, deep in live:
        for hex, dot in ground.FIELD[position].items():
            fire[hex] += CAUTION * OFTEN[deep] * STEPS[dot]
    return fire
