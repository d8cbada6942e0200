"""Attack groups: for each German unit that must be eliminated, the units with the best odds together.

While no path leads inland, the targets are the units blocking the gap that can be opened first; after
that, those in the way of the line, attacked only by units that have no place in it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from landfall.games.omaha.bot.gaps import gaps
from landfall.games.omaha.bot.marches import HORIZON, Standing, turns_from
from landfall.games.omaha.bot.objectives import kit_of
from landfall.games.omaha.bot.odds import WORTH, odds
from landfall.games.omaha.bot.picture import Theirs
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.stacking import STACK_LIMIT
from landfall.games.omaha.rules.terrain_effects import attacks_across

#: Germans by hex.
Forces = tuple[tuple[int, Theirs], ...]
#: The most units sent against one German hex.
MOST: Final = 4
#: The expected value an attack must have, and that a unit must add in order to join it.
LEAST_HOPE: Final = 0.3
ADDED: Final = 0.03
#: How many approaches are considered, shortest first.
LOOKED_AT: Final = 24
#: The cost of a turn spent waiting for the last unit, in expected value.
WAIT: Final = 0.06
#: The points that eliminating a German unit must add to the line for it to be attacked.
LEAST: Final = 1.0
#: How many gaps are considered, easiest first.
GAPS: Final = 10


class Party(NamedTuple):
    """Each unit with the hex it attacks from, the turns until the last one arrives, and the expected value."""

    places: dict[int, int]
    turns: int
    hope: float


def _hope(force: Theirs, target: int, members: list[tuple[Standing, int]]) -> float:
    """The expected value of an attack by these units from their hexes; eliminating the target counts as 1."""
    gain, cost = odds(
        force,
        target,
        sum(counters.LEVELS[u.number][u.steps - 1].strength for u, _ in members),
        frozenset[str]().union(*(kit_of(u.number, u.steps) for u, _ in members)),
        {hex for _, hex in members},
        len(members),
    )
    return (gain - cost) / WORTH["german_defeated"]


def _party(
    target: int,
    force: Theirs,
    turns: int,
    germans: frozenset[int],
    units: list[Standing],
    full: list[int],
) -> Party | None:
    """Adds, one at a time, the unit that improves the odds most, by weapons or flanking; None if the odds stay poor."""
    near = [h for h in ground.NEIGHBOURS[target] if h not in germans and attacks_across(h, target)]
    ways = []
    for unit in units:
        if unit.steps:
            reach = dict(turns_from(unit.hex, min(turns, HORIZON), germans))
            ways += [(unit, hex, reach[hex]) for hex in near if hex in reach]
    ways.sort(key=itemgetter(2))
    del ways[LOOKED_AT:]
    members: list[tuple[Standing, int]] = []
    last, worth = 0, 0.0
    while len(members) < MOST:
        crowd = [*full, *(hex for _, hex in members)]
        gone = {u.number for u, _ in members}
        best, choice = worth + ADDED if members else -9.0, None
        for unit, hex, far in ways:
            if unit.number in gone or crowd.count(hex) >= STACK_LIMIT:
                continue
            value = _hope(force, target, [*members, (unit, hex)]) - WAIT * max(far, last)
            if value > best:
                best, choice = value, (unit, hex, far)
        if choice is None:
            break
        unit, hex, far = choice
        members.append((unit, hex))
        worth, last = best, max(last, far)
    hope = _hope(force, target, members) if members else 0.0
    if hope < LEAST_HOPE:
        return None
    return Party({u.number: hex for u, hex in members}, last, hope)


@lru_cache(maxsize=64)
def hunt(
    turns: int,
    forces: Forces,
    prizes: tuple[float, ...],
    idle: tuple[Standing, ...],
    full: tuple[int, ...],
) -> dict[int, int]:
    """Sends units without a place in the line against the Germans whose elimination adds most to it."""
    found: dict[int, int] = {}
    germans = frozenset(hex for hex, _ in forces)
    left = list(idle)
    for prize, (target, force) in sorted(zip(prizes, forces, strict=True), reverse=True):
        if prize < LEAST or not left:
            break
        if party := _party(target, force, turns, germans, left, [*full, *found.values()]):
            found |= party.places
            left = [u for u in left if u.number not in party.places]
    return found


@lru_cache(maxsize=64)
def siege(turns: int, forces: Forces, standing: tuple[Standing, ...]) -> dict[int, int]:
    """Sends units against the Germans who block the gap that can be opened first; empty if none can."""
    germans = frozenset(hex for hex, _ in forces)
    deep = frozenset(hex for hex, force in forces if force.depth)
    at = dict(forces)
    best, found = float("inf"), dict[int, int]()
    walkers = [u for u in standing if counters.INFANTRY[u.number]]
    for gap in gaps(germans, deep)[:GAPS]:
        places: dict[int, int] = {}
        last, attacks = 0, 0.0
        for bar in sorted(gap.bars):
            others = [u for u in walkers if u.number not in places]
            party = _party(bar, at[bar], turns, germans, others, list(places.values()))
            if party is None:
                break
            places |= party.places
            last = max(last, party.turns)
            attacks += 1.0 / party.hope  # a rough count: a depth marker takes an attack of its own
        else:
            if last + attacks < best:
                best, found = last + attacks, places
    return found
