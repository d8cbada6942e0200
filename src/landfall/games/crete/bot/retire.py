"""Which units leave, and by which way: withdrawal from the island (S5), and the brigade that must be east of a column."""

from __future__ import annotations

from functools import cache
from typing import Any

from landfall.games.crete.bot.marches import FAR, rough, way_left
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.model.chart import chart
from landfall.games.crete.model.counters import ASSAULT, UNITS
from landfall.games.crete.model.ground import (
    ALLIED,
    LAND,
    PORT_HEXES,
    column_row,
    distance,
    hexes_of,
)
from landfall.games.crete.rules.movement import allowance, move_class

#: Half points that a marching unit covers in a turn.
PACE = 10
#: Turns to spare before the brigade must be on its way.
SPARE = 2
#: Within this many half points, a port is the better way out; two units leave it each night, so that few wait there. Guns
#: and shaken units come from further away and find more room.
PORT_NEAR = 24
PORT_ROOM = 4
FRAIL_NEAR = 40
FRAIL_ROOM = 8


def frail(seen: Picture, unit: int) -> bool:
    """Guns, and units that are shaken: the road is not for them."""
    state = seen.unit(unit)
    return ASSAULT[unit] is None or state.suppressed or state.cohesion >= 1


def withdrawal(seen: Picture, unit: int) -> int | None:
    """crete S5.0, R30, R31: the way out for a unit: a nearby port with room, or the road to the coast."""
    game = seen.game
    if not game.withdrawal or seen.side != ALLIED or not allowance(game, unit):
        return None
    here = seen.at(unit)
    kind = move_class(game, unit)
    near, room = (FRAIL_NEAR, FRAIL_ROOM) if frail(seen, unit) else (PORT_NEAR, PORT_ROOM)
    ports = [
        h
        for h in PORT_HEXES
        if game.playable >> h & 1
        and game.control.get(h, ALLIED) == ALLIED
        and seen.nearest_foe(h) > 2
        and way_left(here, h, kind) <= near
        and (here == h or len(seen.own_within(h, 1)) < room)
    ]
    if ports:
        return min(ports, key=lambda h: (way_left(here, h, kind), h))
    out = chart(game.scenario, game.small).withdrawal
    ways = {h: way_left(here, h, kind) for h in out}
    exit = min(ways, key=lambda h: (ways[h], h), default=None)
    if exit is not None and ways[exit] < FAR:
        return exit
    # No road leads out from here: go to the closest port, at any distance.
    own = [
        h for h in PORT_HEXES if game.playable >> h & 1 and game.control.get(h, ALLIED) == ALLIED
    ]
    return min(own, key=lambda h: (rough(here, h), h), default=None) if own else None


def eastward(seen: Picture, unit: int) -> int | None:
    """Scenario 8: a unit that must be in the east at the end leaves when it is time, or under pressure."""
    test = _area(seen)
    if test is None or seen.side != ALLIED or not allowance(seen.game, unit):
        return None
    names = [f.name for f in seen.game.frame.formations]
    formation = names.index(test["formation"])
    others = test.get("with_battalions", ())
    counts = seen.game.frame.formation_of[unit] == formation or UNITS[unit].battalion in others
    here = seen.at(unit)
    column = int(test["columns_east_of"])
    if not counts or column_row(here)[0] > column:
        return None
    goal = _first_east(seen, here, column)
    if goal is None:
        return None
    need = way_left(here, goal, move_class(seen.game, unit)) / PACE
    foes = seen.foes_within(here, 2)
    pressed = seen.strength(foes) > seen.strength(seen.own_within(here, 1))
    return goal if pressed or seen.turns_left <= need + SPARE else None


def _area(seen: Picture) -> dict[str, Any] | None:
    for check in seen.game.frame.record.victory.checks:
        if "steps_in_area" in check.test:
            found: dict[str, Any] = check.test["steps_in_area"]
            return found
    return None


def _first_east(seen: Picture, here: int, column: int) -> int | None:
    room = [
        h
        for h in _columns(seen.game.playable, column + 1, column + 2)
        if not seen.foes_at(h) and sum(seen.unit(n).steps for n in seen.own_at(h)) <= 4
    ]
    return min(room, key=lambda h: (distance(here, h), h), default=None)


@cache
def _columns(playable: int, first: int, last: int) -> tuple[int, ...]:
    return tuple(h for h in hexes_of(playable) if LAND[h] and first <= column_row(h)[0] <= last)
