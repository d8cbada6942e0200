"""7.3 Movement: where units can go, and the move itself.

omaha 7.22, 7.3, 7.31, 7.33, 17.1, 17.2, 17.21, 17.22, 17.23.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import CommandPassed, UnitExited, UnitMoved
from landfall.games.omaha.model.state import EXITED, Omaha
from landfall.games.omaha.rules.climbing import mark_climb
from landfall.games.omaha.rules.command_posts import abandon_post
from landfall.games.omaha.rules.engineer_bases import is_cleared_way
from landfall.games.omaha.rules.fields_of_fire import fired_on
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CATEGORY,
    CLIFF_FACE,
    ENGINEERED,
    WALK,
    WAYS,
    infiltrated,
    way,
)
from landfall.hexes import reach

KINDS: Final = {WALK: "move", BLUFF: "climb", CLIFF_FACE: "cliff"}


def destinations(game: Omaha, number: int) -> Iterator[tuple[str, int]]:
    """The results of one move action, as kind and hex."""
    at = game.units[number].at
    category = CATEGORY[number]
    germans = game.germans
    water = ground.UNDERWATER[game.tide]
    leader = counters.LEADER[number]
    one_sector = game.one_sector
    near = set()
    for to, kind in WAYS[category][at]:
        if to in germans or to in water or (one_sector and ground.SECTOR[to] == "west"):
            continue
        if kind == ENGINEERED:
            if not is_cleared_way(game, at, to):
                continue
            kind = WALK
        if leader and infiltrated(game, at, to):
            continue  # 7.32: a leader only moves there with a unit, and is asked when that unit moves
        near.add(to)
        yield KINDS[kind], to
    if game.extended:
        for to in far_hexes(game, number):
            if to not in near:
                yield "move", to
        if at in ground.EXITS and may_exit(number):
            yield "exit", at


def may_exit(number: int) -> bool:
    """20.3: units whose steps score when they exit."""
    return counters.INFANTRY[number] or counters.ARMORED[number]


def far_hexes(game: Omaha, number: int) -> list[int]:
    """17.1, 17.2: hexes beyond the adjacent ones that an extended move reaches."""
    at = game.units[number].at
    if counters.TANK[number]:
        return road_hexes(game, number)
    return sorted(_two_steps(game, number, at))  # 17.23: other units have none


def _two_steps(game: Omaha, number: int, at: int) -> dict[int, int]:
    """17.1: the hexes infantry and leaders reach in two steps, each with the hex it is entered from."""
    if counters.INFANTRY[number]:
        return reach(at, ground.NEIGHBOURS, 2, lambda a, b: _easy(game, number, a, b))
    if counters.LEADER[number]:
        return reach(at, ground.NEIGHBOURS, 2, lambda a, b: _passes(game, number, a, b))
    return {}


def _passes(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.32: a leader's step must not lead past a German position."""
    return way(game, number, a, b) != 0 and not infiltrated(game, a, b)


def _easy(game: Omaha, number: int, a: int, b: int) -> bool:
    """17.1, 17.11: a step that allows another, or can be the second."""
    if way(game, number, a, b) != WALK or infiltrated(game, a, b):
        return False
    if b in ground.BOCAGE and (a, b) not in ground.ROADS:
        return False
    return not fired_on(game, b, ground.DOT["steady"])


def _drives(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.32: a unit passes a German position only one hex at a time, with a card."""
    return way(game, number, a, b) == WALK and not infiltrated(game, a, b)


def road_hexes(game: Omaha, number: int) -> list[int]:
    """17.2, 17.21, 17.22: four hexes along main roads, two along others; intense fire stops the tank."""
    return sorted({hex for drive in _drives_along(game, number) for hex in drive})


def _drives_along(game: Omaha, number: int) -> Iterator[dict[int, int]]:
    """17.2: the hexes a tank reaches by road, each with the hex it is entered from."""
    at = game.units[number].at
    kinds = {ground.ROADS[at, n] for n in ground.ROAD_NEIGHBOURS[at]}

    def stops(hex: int) -> bool:
        return fired_on(game, hex, ground.DOT["intense"])

    for allowed, steps in (({"main"}, 4), ({"main", "secondary"}, 2)):
        if not kinds & allowed or (steps == 2 and "secondary" not in kinds):
            continue
        yield reach(
            at,
            ground.ROAD_NEIGHBOURS,
            steps,
            lambda a, b, allowed=allowed: (  # type: ignore[misc]
                ground.ROADS[a, b] in allowed and _drives(game, number, a, b)
            ),
            stops,
        )


def slips_past(game: Omaha, number: int, to: int) -> list[int]:
    """7.32: the positions a unit's move leads past; only a one-hex move can."""
    path = path_to(game, number, to)
    return infiltrated(game, *path) if len(path) == 2 else []


def path_to(game: Omaha, number: int, to: int) -> tuple[int, ...]:
    """The hexes of a unit's path, start and end included; a leader's path goes around Germans (7.32)."""
    at = game.units[number].at
    straight = _passes if counters.LEADER[number] else way
    if to in ground.ADJACENT[at] and straight(game, number, at, to):
        return at, to
    ways = _drives_along(game, number) if counters.TANK[number] else [_two_steps(game, number, at)]
    before = next(found for found in ways if to in found)
    path = [to]
    while path[-1] != at:
        path.append(before[path[-1]])
    return tuple(reversed(path))


# Moving.


def travel(
    game: Omaha, number: int, kind: str, to: int, free: bool, path: tuple[int, ...] = ()
) -> None:
    """Carries out a move that nothing can stop any more, along the given path or the unit's own."""
    unit = game.units[number]
    at = unit.at
    path = path or path_to(game, number, to)
    leads_off(game, number)
    game.move(number, to)
    game.emit(
        UnitMoved(
            unit=counters.US_REF[number],
            path=tuple(ground.REF[h] for h in path),
            hex=ground.REF[to],
            free=free,
            preservation=free and is_preservation(game, number, at, to),
            rule="7.3" if len(path) == 2 else "17.1",
        )
    )
    mark_climb(game, number, kind)
    pass_command(game, number)


def leads_off(game: Omaha, number: int) -> None:
    """7.33, 18.11: a leader who moves loses command for the phase and abandons the post."""
    if counters.LEADER[number]:
        game.leaders_moved |= counters.LEADER_BIT[number]
        if number in game.posts:
            abandon_post(game, number)


def pass_command(game: Omaha, number: int) -> None:
    """7.22: with two players, a unit more than one hex beyond the boundary changes division."""
    if game.players == 1:
        return
    unit = game.units[number]
    sector = ground.SECTOR[unit.at]
    division = ground.DIVISION_OF[sector]
    if unit.command != division and all(
        ground.SECTOR[n] == sector for n in ground.NEIGHBOURS[unit.at]
    ):
        game.units[number] = unit._replace(command=division)
        game.emit(CommandPassed(unit=counters.US_REF[number], division=division, rule="7.22"))


def leave(game: Omaha, number: int) -> None:
    """20.3: the unit exits the map, for points."""
    exit = ground.EXITS[game.units[number].at]
    game.move(number, EXITED + "ABCDEFG".index(exit))
    game.emit(UnitExited(unit=counters.US_REF[number], exit=exit, rule="20.3"))
