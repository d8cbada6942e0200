"""7.3 Where units can go (omaha 7.3, 7.31, 7.32, 7.4, 7.41, 7.5, 17.1, 17.11, 17.12, 17.2, 17.21, 17.22, 17.23, 20.3)."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.communication import fired_on
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CATEGORY,
    CLIFF_FACE,
    ENGINEERED,
    WALK,
    WAYS,
    infiltrated,
    is_cleared_way,
    way,
)
from landfall.hexes import reach

KINDS = {WALK: "move", BLUFF: "climb", CLIFF_FACE: "cliff"}


def destinations(game: Omaha, number: int) -> Iterator[tuple[str, int]]:
    """What one move action can lead to: kind and hex."""
    at = game.units[number].at
    category = CATEGORY[number]
    germans = game.germans
    water = board.UNDERWATER[game.tide]
    leader = board.LEADER[number]
    one_sector = game.one_sector
    near = set()
    for to, kind in WAYS[category][at]:
        if to in germans or to in water or (one_sector and board.SECTOR[to] == "west"):
            continue
        if kind == ENGINEERED:
            if not is_cleared_way(game, at, to):
                continue
            kind = WALK
        if leader and infiltrated(game, at, to):
            continue  # 7.32: only along with a unit; leaders are asked then
        near.add(to)
        yield KINDS[kind], to
    if game.extended:
        for to in far_hexes(game, number):
            if to not in near:
                yield "move", to
        if at in board.EXITS and may_exit(number):
            yield "exit", at


def may_exit(number: int) -> bool:
    """20.3: those whose steps count off the map."""
    return board.INFANTRY[number] or board.ARMORED[number]


def far_hexes(game: Omaha, number: int) -> list[int]:
    """17.1, 17.2: hexes beyond the neighbours that an extended move reaches."""
    at = game.units[number].at
    if board.TANK[number]:
        return road_hexes(game, number)
    return sorted(_two_steps(game, number, at))  # none for others: 17.23


def _two_steps(game: Omaha, number: int, at: int) -> dict[int, int]:
    """17.1: where infantry and leaders get with two steps, each with the hex it is entered from."""
    if board.INFANTRY[number]:
        return reach(at, board.NEIGHBOURS, 2, lambda a, b: _easy(game, number, a, b))
    if board.LEADER[number]:
        return reach(at, board.NEIGHBOURS, 2, lambda a, b: _passes(game, number, a, b))
    return {}


def _passes(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.32: a leader's step, past no German position."""
    return way(game, number, a, b) != 0 and not infiltrated(game, a, b)


def _easy(game: Omaha, number: int, a: int, b: int) -> bool:
    """17.1, 17.11: a step that leaves breath for another, or can be the second."""
    if way(game, number, a, b) != WALK or infiltrated(game, a, b):
        return False
    if b in board.BOCAGE and (a, b) not in board.ROADS:
        return False
    return not fired_on(game, b, board.DOT["steady"])


def _drives(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.32: past a German position only step by step, with a card."""
    return way(game, number, a, b) == WALK and not infiltrated(game, a, b)


def road_hexes(game: Omaha, number: int) -> list[int]:
    """17.2, 17.21, 17.22: along main roads four hexes, along others two; intense fire stops."""
    return sorted({hex for drive in _drives_along(game, number) for hex in drive})


def _drives_along(game: Omaha, number: int) -> Iterator[dict[int, int]]:
    """17.2: what the roads that a tank stands on lead to, each hex with the one it is entered from."""
    at = game.units[number].at
    kinds = {board.ROADS[at, n] for n in board.ROAD_NEIGHBOURS[at]}

    def stops(hex: int) -> bool:
        return fired_on(game, hex, board.DOT["intense"])

    for allowed, steps in (({"main"}, 4), ({"main", "secondary"}, 2)):
        if not kinds & allowed or (steps == 2 and "secondary" not in kinds):
            continue
        yield reach(
            at,
            board.ROAD_NEIGHBOURS,
            steps,
            lambda a, b, allowed=allowed: (  # type: ignore[misc]
                board.ROADS[a, b] in allowed and _drives(game, number, a, b)
            ),
            stops,
        )


def slips_past(game: Omaha, number: int, to: int) -> list[int]:
    """7.32: the positions that a unit's move leads past; only a single step can."""
    path = path_to(game, number, to)
    return infiltrated(game, *path) if len(path) == 2 else []


def path_to(game: Omaha, number: int, to: int) -> tuple[int, ...]:
    """The hexes a unit passes on its way, start and end included; a leader's leads around Germans (7.32)."""
    at = game.units[number].at
    straight = _passes if board.LEADER[number] else way
    if to in board.ADJACENT[at] and straight(game, number, at, to):
        return at, to
    ways = _drives_along(game, number) if board.TANK[number] else [_two_steps(game, number, at)]
    before = next(found for found in ways if to in found)
    path = [to]
    while path[-1] != at:
        path.append(before[path[-1]])
    return tuple(reversed(path))
