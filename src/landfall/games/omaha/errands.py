"""Who should be where when the score is counted: each unit an errand of its own (12.1, 13.22)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha import board
from landfall.games.omaha.front import COUNTING, NUMBERED, Ground, held, linked
from landfall.games.omaha.marches import HORIZON, Standing, turns_from
from landfall.games.omaha.masks import BIT
from landfall.games.omaha.parties import hunt
from landfall.games.omaha.us_actions import STACK_LIMIT

#: What a turn on the way costs, in points: with actions to pay, and without.
PAID_TURN: Final = 0.3
FREE_TURN: Final = 0.12
#: How often everybody thinks again about where to go, with what the others mean to do.
ROUNDS: Final = 2


class Plan(NamedTuple):
    #: By unit: where it should be when the score is counted.
    errands: dict[int, int]
    #: By German hex: what its fall would add to what that is worth.
    prizes: dict[int, float]


@lru_cache(maxsize=32)
def plan(
    turns: int,
    germans: frozenset[int],
    standing: tuple[Standing, ...],
    one_sector: bool = False,
) -> Plan:
    """The line to be held in so many turns.

    One unit after the other takes the best place that it can reach, given the places of the others.
    """
    ground = Ground(germans, turns, one_sector)
    fixed = [u for u in standing if not board.INFANTRY[u.number]]
    cover = occupied = 0
    for unit in fixed:
        cover |= held(unit.number, unit.steps, unit.hex)
        occupied |= BIT[unit.hex]
    walkers = [u for u in standing if board.INFANTRY[u.number]]
    places: dict[int, int] = {}
    for _ in range(ROUNDS):
        before = places.copy()
        for unit in walkers:
            places.pop(unit.number, None)
            hex = _best(ground, unit, turns, *_together(cover, occupied, walkers, places), places)
            if hex:
                places[unit.number] = hex
        if places == before:
            break
    cover, occupied = _together(cover, occupied, walkers, places)
    now = ground.line(cover, occupied)
    prizes = {}
    for hex in germans:
        without = Ground(germans - {hex}, turns, one_sector)
        prizes[hex] = max(0.0, without.line(cover, occupied) - now)
    idle = [u for u in walkers if u.number not in places]
    places |= hunt(turns, germans, prizes, idle, list(places.values()))
    return Plan(places, prizes)


def _together(
    cover: int, occupied: int, walkers: list[Standing], places: dict[int, int]
) -> tuple[int, int]:
    """What is controlled and occupied once everybody is where it should be."""
    for unit in walkers:
        if hex := places.get(unit.number):
            cover |= held(unit.number, unit.steps, hex)
            occupied |= BIT[hex]
    return cover, occupied


def _best(
    ground: Ground,
    unit: Standing,
    turns: int,
    cover: int,
    occupied: int,
    places: dict[int, int],
) -> int:
    """The hex where one more unit adds most to the line; none where it adds nothing."""
    others = list(places.values())
    reach = ground.german_reach(cover)
    links = linked(reach)
    won = ground.won(cover, links)
    best, choice = ground.worth(won, links, occupied), 0
    wanted = ground.free & ~won & COUNTING
    doors = links & NUMBERED & ~ground.taken
    each = FREE_TURN if unit.free else PAID_TURN
    for hex, far in turns_from(unit.hex, min(turns + 1, HORIZON), ground.germans):
        if others.count(hex) >= STACK_LIMIT:
            continue
        more = held(unit.number, unit.steps, hex)
        left = ground.cut(reach, more)
        if not (more & wanted or BIT[hex] & doors or left != reach & ~(more & ~ground.taken)):
            continue
        after = linked(left)
        value = ground.worth(ground.won(cover | more, after), after, occupied | BIT[hex])
        value -= far * each
        if value > best:
            best, choice = value, hex
    return choice
