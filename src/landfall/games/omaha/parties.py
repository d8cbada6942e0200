"""Who goes against whom: enough units for each German who must fall, all to be there about the same time.

While no way leads inland that is whoever bars the gap that can be opened first; after that whoever
stands in the way of the line, and only those go who have no place in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha import board
from landfall.games.omaha.gaps import gaps
from landfall.games.omaha.marches import HORIZON, Standing, turns_from
from landfall.games.omaha.terrain import attacks_across
from landfall.games.omaha.us_actions import STACK_LIMIT

#: So many steps are enough against one German hex, and so many units are the most that go.
ENOUGH: Final = 6
MOST: Final = 4
#: Nobody goes against a German whose fall adds less than this to the line, in points.
LEAST: Final = 1.0
#: So many gaps are looked at, the easiest first.
GAPS: Final = 10


class Party(NamedTuple):
    """Each unit with the hex from which it attacks, and the turns until the last is there."""

    places: dict[int, int]
    turns: int


def _party(
    target: int, turns: int, germans: frozenset[int], units: list[Standing], full: list[int]
) -> Party | None:
    """The nearest who are enough together, the strongest of them first; none where too few come."""
    near = [h for h in board.NEIGHBOURS[target] if h not in germans and attacks_across(h, target)]
    ways = []
    for unit in units:
        reach = dict(turns_from(unit.hex, min(turns, HORIZON), germans))
        ways += [(reach[h], -unit.steps, unit.number, h) for h in near if h in reach]
    places: dict[int, int] = {}
    steps = last = 0
    for far, minus, number, hex in sorted(ways):
        if number in places or (*places.values(), *full).count(hex) >= STACK_LIMIT:
            continue
        if len(places) == MOST or (steps >= ENOUGH and far > last + 1):
            break
        places[number] = hex
        steps -= minus
        last = far
    return Party(places, last) if steps >= ENOUGH else None


def hunt(
    turns: int,
    germans: frozenset[int],
    prizes: dict[int, float],
    idle: list[Standing],
    full: list[int],
) -> dict[int, int]:
    """Those without a place in the line, against the Germans whose fall adds most to it."""
    found: dict[int, int] = {}
    for target in sorted(germans, key=lambda hex: (-prizes[hex], hex)):
        if prizes[target] < LEAST or not idle:
            break
        if party := _party(target, turns, germans, idle, [*full, *found.values()]):
            found |= party.places
            idle = [u for u in idle if u.number not in party.places]
    return found


@lru_cache(maxsize=64)
def siege(
    turns: int, germans: frozenset[int], deep: frozenset[int], standing: tuple[Standing, ...]
) -> dict[int, int]:
    """Who goes against those who bar the gap that can be opened first; nobody where none can."""
    best, found = float("inf"), dict[int, int]()
    walkers = [u for u in standing if board.INFANTRY[u.number]]
    for gap in gaps(germans, deep)[:GAPS]:
        places: dict[int, int] = {}
        last = 0
        for bar in sorted(gap.bars):
            others = [u for u in walkers if u.number not in places]
            party = _party(bar, turns, germans, others, list(places.values()))
            if party is None:
                break
            places |= party.places
            last = max(last, party.turns)
        else:
            if last + gap.effort < best:
                best, found = last + gap.effort, places
    return found
