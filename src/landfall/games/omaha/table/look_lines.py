"""German lines of communication for display: the path, or what blocks it (12.2 to 12.23).

`communication` tells the rules whether there is a line; this module shows a player which one.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.communication import (
    INLAND,
    NEVER,
    controlled,
    german_reach,
    is_linked,
    is_occupied,
)
from landfall.hexes import flood


@dataclass(frozen=True, slots=True)
class Line:
    """A path to an exit, or the hexes that block every path."""

    #: From the position to the exit, both included; empty if there is none.
    path: tuple[int, ...] = ()
    #: The US-controlled hexes around the pocket the position is in.
    barred: tuple[int, ...] = ()
    #: The units that control them, nearest first.
    units: tuple[int, ...] = ()
    #: The rule that decides.
    rule: str = "12.2"


def line(game: Omaha, hex: int) -> Line:
    reach = german_reach(game)
    held = controlled(game)
    if is_linked(game, hex, reach):
        return _way(game, hex, reach, held)
    if is_occupied(game, hex):
        return Line(barred=(hex,), units=_holders(game, hex, {hex}))
    return _cut(game, hex, held)


def through_bocage(game: Omaha, hex: int) -> list[int]:
    """12.23: the bocage hexes an occupied reinforcement position may trace through."""
    force = game.germans.get(hex)
    if force is None or counters.WN_UNIT[force.unit] or hex not in ground.SITES:
        return []
    return [n for n in ground.NEIGHBOURS[hex] if n in ground.BOCAGE and not is_occupied(game, n)]


def _way(game: Omaha, hex: int, reach: frozenset[int], held: set[int]) -> Line:
    path = _shortest((hex,), reach)
    if path:
        rule = "12.2"
        if any(h in held and h in game.germans for h in path):
            rule = "12.21"
        elif hex in held:
            rule = "12.22"
        return Line(path, rule=rule)
    ways = [_shortest((hex, near), reach) for near in through_bocage(game, hex)]
    return Line(min((way for way in ways if way), key=len), rule="12.23")


def _shortest(start: tuple[int, ...], reach: frozenset[int]) -> tuple[int, ...]:
    """Extends a start to the nearest exit, through hexes a line can cross."""
    if start[-1] in ground.EXITS:
        return start
    before: dict[int, int] = {}
    edge = [start[-1]]
    while edge:
        following = []
        for at in edge:
            for to in ground.NEIGHBOURS[at]:
                if to in before or to in start or to not in reach:
                    continue
                before[to] = at
                if to in ground.EXITS:
                    return start + _walked(before, to, start[-1])
                following.append(to)
        edge = following
    return ()


def _walked(before: dict[int, int], end: int, start: int) -> tuple[int, ...]:
    steps = [end]
    while (at := before[steps[-1]]) != start:
        steps.append(at)
    return tuple(reversed(steps))


def _cut(game: Omaha, hex: int, held: set[int]) -> Line:
    closed = held.difference(game.germans)
    slips = through_bocage(game, hex)
    pocket = {hex, *slips}
    around = {n for at in pocket for n in ground.NEIGHBOURS[at]} - pocket
    pocket |= flood(around, ground.NEIGHBOURS, closed | NEVER)
    barred = {n for at in pocket for n in ground.NEIGHBOURS[at] if n in INLAND and n in closed}
    barred -= {hex, *slips}
    # 12.23 is cited if it was tried: there is an adjacent bocage hex, but it does not help.
    rule = "12.23" if any(near in held for near in slips) else "12.2"
    return Line(barred=tuple(sorted(barred)), units=_holders(game, hex, barred), rule=rule)


def _holders(game: Omaha, hex: int, barred: Collection[int]) -> tuple[int, ...]:
    """12.1, 12.11: the units that occupy or control some of these hexes."""
    found = []
    for at, numbers in game.on().items():
        low = at in ground.LOW
        reached = {n for n in ground.NEIGHBOURS[at] if n in ground.LOW or not low}
        for number in numbers:
            if counters.GENERAL[number]:
                continue
            levels = counters.LEVELS[number]
            spreads = bool(levels) and levels[game.units[number].steps - 1].black
            if at in barred or (spreads and not reached.isdisjoint(barred)):
                found.append((ground.distance(hex, at), number))
    return tuple(number for _, number in sorted(found))
