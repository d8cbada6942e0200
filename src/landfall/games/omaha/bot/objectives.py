"""Where a unit is of use: next to Germans whom it can beat, and in empty positions; and how far that is."""

from __future__ import annotations

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from landfall.games.omaha.bot.gaps import gaps
from landfall.games.omaha.bot.volleys import OFTEN, STEPS
from landfall.games.omaha.model import board
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CLIFF_FACE,
    FOOT,
    WAYS,
    attacks_across,
    hex_defence,
    hexside_defence,
)

if TYPE_CHECKING:
    from landfall.games.omaha.bot.picture import Picture

#: How much longer an intense dot makes the way.
CAUTION: Final = 3.0
#: Positions that can be fought for in the first hours: near enough to the beach.
_NEAR: Final = frozenset(hex for hex in board.SITES if board.nearest(hex, board.BEACH) <= 5)


#: What control of a hex is worth: positions one point, draws five for the whole.
POINTS: Final[dict[int, float]] = dict.fromkeys(board.SITES, 1.0)
for _draw in board.DRAWS.values():
    for _hex in _draw:
        POINTS[_hex] = POINTS.get(_hex, 0.0) + 2.5 / len(_draw)


#: What it is worth, in points, that a line of communication leads inland.
WAY_INLAND: Final = 11.0


@lru_cache(maxsize=512)
def prizes(germans: frozenset[int], deep: frozenset[int]) -> dict[int, float]:
    """What each German hex denies: its own point, its share of what lies under fire, the way inland."""
    covers: dict[int, list[int]] = {}
    for hex in germans:
        if hex in board.SITES:
            for under in board.FIELD[board.SITES[hex]]:
                if under in POINTS:
                    covers.setdefault(under, []).append(hex)
    found = dict.fromkeys(germans, 1.0)
    for under, by in covers.items():
        for hex in by:
            found[hex] += POINTS[under] / len(by)
    barred: dict[int, float] = {}
    for gap in gaps(germans, deep):
        for hex in gap.bars:
            # The easiest gap that it bars comes first.
            barred.setdefault(hex, WAY_INLAND / gap.effort)
    for hex, worth in barred.items():
        found[hex] += worth
    return found


ALL_ROUND: Final[frozenset[str]] = frozenset({"BZ", "BG", "BR", "DE", "MO", "RD"})


@lru_cache(maxsize=512)
def kit_of(number: int, steps: int) -> frozenset[str]:
    """The weapons of infantry next to its target."""
    level = board.LEVELS[number][steps - 1]
    if board.INFANTRY[number] and level.weapons is not None:
        return frozenset(level.weapons)
    return ALL_ROUND | ({"MG"} if board.TYPE[number] == "heavy_infantry" else set())


#: How far off a fight seems at its place.
FIGHT: Final = 9.0
#: How much farther a goal seems that is ill suited, or nearer when it pays.
DOUBLED: Final = 1.0
DEEP: Final = 0.5
UNARMED: Final = 1.6
PRIZE: Final = 0.65
MOST_PRIZE: Final = 14.0
LEAST: Final = -1.0
#: From the low ground it is a worse fight, and a worse place to stay.
LOW_GOAL: Final = 2.0
#: Friends who stand there and are too weak alone.
CALL: Final = 0.9
ENOUGH: Final = 12
#: Ground that nobody holds: how far it seems, and how much nearer for each point.
SPREAD: Final = 1.8
SPREAD_POINT: Final = 0.7
#: How far an empty position seems from which reinforcements would bar the way; nearer the surer they do.
KEY_GOAL: Final = 2.0
#: What seems so far is no goal.
NO_GOAL: Final = 9.0
#: A place that is full, or a fight with people enough.
CROWDED: Final = 20
TAKEN: Final = 2.7
FLANK: Final = 0.9


#: From where a position can be attacked, and what unit and depth gain by the ground.
_APPROACHES: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    hex: tuple(
        (
            near,
            max(hexside_defence(near, hex)[0], hex_defence(hex)[0]) - 1,
            max(hexside_defence(near, hex)[1], hex_defence(hex)[1]) - 1,
        )
        for near in board.NEIGHBOURS[hex]
        if near not in board.ROUGH and near not in board.SEA and attacks_across(near, hex)
    )
    for hex in board.SITES
}


class Fight(NamedTuple):
    """A German force near enough to be fought, and how it stands there."""

    #: How far it seems to somebody who brings no weapon that is missing.
    base: float
    #: The weapons that are still missing.
    missing: tuple[str, ...]
    #: From where it can be attacked: how much farther that seems, and whether there is room.
    approaches: tuple[tuple[int, float, bool], ...]


def fights(seen: Picture) -> list[Fight]:
    found = []
    for hex, force in seen.germans.items():
        if hex not in _NEAR or (seen.one_sector and board.SECTOR[hex] == "west"):
            continue
        needs = board.BOX.german_units[force.unit].needs if force.unit else ()
        there: set[str] = set()
        crowd = 0
        posts: list[int] = []
        for near, *_ in _APPROACHES[hex]:
            for n in seen.stacks.get(near, ()):
                if board.INFANTRY[n]:
                    there |= kit_of(n, seen.units[n].steps)
                    crowd += seen.units[n].strength
                    posts.append(near)
        base = FIGHT + DEEP * force.depth - PRIZE * min(seen.prizes.get(hex, 1.0), MOST_PRIZE)
        if 0 < crowd < ENOUGH:
            base -= CALL
        approaches = []
        for near, doubled, deeper in _APPROACHES[hex]:
            if near in seen.germans:
                continue
            cost = DOUBLED * (doubled + deeper if force.depth else doubled)
            if "FL" in needs and any(p != near and p not in board.ADJACENT[near] for p in posts):
                cost -= FLANK
            fighters = sum(1 for n in seen.stacks.get(near, ()) if board.FULL[n])
            approaches.append((near, cost, fighters < 2 and crowd < CROWDED))
        missing = tuple(w for w in needs if w != "FL" and w not in there)
        found.append(Fight(base, missing, tuple(approaches)))
    return found


def open_places(seen: Picture, ground: dict[int, float]) -> dict[int, float]:
    """From where ground that nobody holds can be held, and how far off that seems there."""
    return {
        hex: max(0.0, SPREAD - SPREAD_POINT * points)
        for hex, points in ground.items()
        if not (seen.one_sector and board.SECTOR[hex] == "west") and hex not in seen.germans
    }


class Ways(NamedTuple):
    """How far it is on foot to the nearest goal, by hex; and what the goals are to whoever is there."""

    far: dict[int, float]
    places: dict[int, float]


def ways(seen: Picture, kit: frozenset[str], low: bool) -> Ways:
    """The goals are hexes next to Germans who can be attacked from there, and ground that nobody holds."""
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
            if low and near in board.LOW:
                cost += LOW_GOAL
            cost = max(cost, LEAST)
            if cost < places.get(near, NO_GOAL):
                places[near] = cost
            if not room:
                cost += TAKEN
            if cost < goals.get(near, NO_GOAL):
                goals[near] = cost
    return Ways(_distances(frozenset(goals.items()), seen.enemy, seen.live), places)


_ZONE: Final = frozenset(hex for hex in board.HEXES if board.nearest(hex, board.BEACH) <= 9)
#: Who can step into a hex on foot, and how long it takes: bluffs two turns, cliffs more.
_INTO: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    hex: tuple(
        (near, {BLUFF: 2.0, CLIFF_FACE: 3.5}.get(kind, 1.0))
        for near in board.NEIGHBOURS[hex]
        for to, kind in WAYS[FOOT][near]
        if to == hex and near in _ZONE
    )
    for hex in board.HEXES
}
#: Farther than anybody looks.
FAR: Final = 30.0
_NOWHERE: Final = dict.fromkeys(board.HEXES, FAR)


@lru_cache(maxsize=512)
def _distances(
    goals: frozenset[tuple[int, float]],
    germans: frozenset[int],
    live: frozenset[tuple[int, bool]],
) -> dict[int, float]:
    """How far it is to the nearest goal; danger on the way makes it longer."""
    fire = _fire(live)
    far = _NOWHERE.copy()
    far.update(goals)
    far.update(dict.fromkeys(germans, -1.0))  # nobody goes through
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
    """How much longer each hex seems under this fire."""
    fire = dict.fromkeys(board.HEXES, 1.0)
    for position, deep in live:
        for hex, dot in board.FIELD[position].items():
            fire[hex] += CAUTION * OFTEN[deep] * STEPS[dot]
    return fire
