"""Which units leave, and by which way: withdrawal from the island (S5), and the brigade that must be east of a column."""

from __future__ import annotations

from functools import cache
from typing import Any

from landfall.games.crete.bot.aims import open_still
from landfall.games.crete.bot.marches import FAR, rough, way_left
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import STACK
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
from landfall.games.crete.rules.victory import control_hexes

#: A unit that must be in the east joins the rear party only if it is this many half points closer than others.
COUNTED_WAY = 4
#: A unit goes to a port this close (in half points) if fewer than this many units are waiting there, because only two
#: leave each Night.
#: For guns and shaken units the limits are wider.
PORT_NEAR = 24
PORT_ROOM = 4
FRAIL_NEAR = 40
FRAIL_ROOM = 8


def frail(seen: Picture, unit: int) -> bool:
    """Guns and shaken units, which should not have to march far."""
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


class Eastward:
    """Scenario 8: a brigade that must be east of a column at the end. A rear party keeps the hexes that the enemy must take
    by a certain hour; the others leave at once, and stay in the east."""

    def __init__(self, seen: Picture) -> None:
        self.seen = seen
        self.test = _area(seen) if seen.side == ALLIED else None
        self.rear: dict[int, int] = {}
        if self.test is None:
            return
        names = [f.name for f in seen.game.frame.formations]
        self.formation = names.index(self.test["formation"])
        self.column = int(self.test["columns_east_of"])
        denied = _to_deny(seen)
        for hex in denied:
            self._rear_party(hex, [h for h in denied if h != hex])

    def counts(self, unit: int) -> bool:
        """Whether the test counts this unit."""
        assert self.test is not None
        others = self.test.get("with_battalions", ())
        formation = self.seen.game.frame.formation_of[unit]
        return formation == self.formation or UNITS[unit].battalion in others

    def _rear_party(self, hex: int, others: list[int]) -> None:
        """A full stack of the closest units, preferring those that the test does not count."""
        seen = self.seen
        steps = 0

        def price(n: int) -> tuple[int, int]:
            way = way_left(seen.at(n), hex, move_class(seen.game, n))
            return way + (COUNTED_WAY if way and self.counts(n) else 0), n

        able = [
            n
            for n in seen.own
            if n not in self.rear
            and seen.at(n) not in others
            and allowance(seen.game, n)
            and ASSAULT[n] is not None
        ]
        for n in sorted(able, key=price):
            if steps >= STACK:
                break
            self.rear[n] = hex
            steps += seen.unit(n).steps

    def goal(self, unit: int) -> int | None:
        """Where a unit goes; None if the brigade's march does not concern it."""
        seen = self.seen
        if self.test is None or not allowance(seen.game, unit):
            return None
        if unit in self.rear:
            return self.rear[unit]
        here = seen.at(unit)
        if not self.counts(unit):
            return None
        if column_row(here)[0] > self.column and not seen.foes_firing_on(here):
            return here
        return _first_east(seen, here, self.column)


def _to_deny(seen: Picture) -> list[int]:
    """For each test by which the enemy could win before the end, as many of its hexes as must be denied to them."""
    game, found = seen.game, []
    for check in game.frame.record.victory.checks:
        test = check.test.get("control")
        if test is None or check.before is None or not open_still(game, check):
            continue
        hexes = control_hexes(game, test)
        held = [h for h in hexes if game.control.get(h, ALLIED) == seen.side]
        held.sort(key=lambda h: (-column_row(h)[0], h))
        found += held[: len(hexes) - int(test["at_least"]) + 1]
    return found


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
        if not seen.foes_firing_on(h)
        and not seen.foes_at(h)
        and sum(seen.unit(n).steps for n in seen.own_at(h)) < STACK
    ]
    return min(room, key=lambda h: (distance(here, h), h), default=None)


@cache
def _columns(playable: int, first: int, last: int) -> tuple[int, ...]:
    return tuple(h for h in hexes_of(playable) if LAND[h] and first <= column_row(h)[0] <= last)
