"""Where each unit should be when the score is counted (12.1, 13.22)."""

from __future__ import annotations

import random
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from landfall.games.omaha.bot.held_line import COUNTING, Ground, held, linked
from landfall.games.omaha.bot.marches import HORIZON, Standing, turns_from
from landfall.games.omaha.bot.masks import BIT
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.stacking import STACK_LIMIT

#: The cost of a turn of movement, in points: with paid actions, and with free ones.
PAID_TURN: Final = 0.3
FREE_TURN: Final = 0.12
#: How many improvement passes there are, and how many neighbouring units each one moves.
TRIES: Final = 80
NEIGHBOURS: Final = 3
#: Neighbours are picked by distance, with a random variation of this many hexes.
LOOSELY: Final = 2.0


class Plan(NamedTuple):
    #: By unit: where it should be when the score is counted.
    errands: dict[int, int]
    #: By German hex: how much the line would gain if that unit were eliminated.
    prizes: dict[int, float]


class Place(NamedTuple):
    """A hex a unit can reach: the cost of getting there, and what the unit would control from there."""

    hex: int
    cost: float
    holds: int


@lru_cache(maxsize=32)
def plan(
    turns: int,
    germans: frozenset[int],
    standing: tuple[Standing, ...],
    one_sector: bool = False,
) -> Plan:
    """The best line to hold by the end of this many turns."""
    line = Line(Ground(germans, turns, one_sector), turns, standing)
    line.fill(line.walkers)
    if line.walkers:
        line.improve()
    line.settle()
    now = line.ground.line(line.cover, line.occupied)
    prizes = dict.fromkeys(germans, 0.0)
    for hex in germans:
        without = Ground(germans - {hex}, turns, one_sector)
        # If US lines of communication stay the same, eliminating this unit adds next to nothing.
        if without.free != line.ground.free:
            prizes[hex] = max(0.0, without.line(line.cover, line.occupied) - now)
    return Plan({number: place.hex for number, place in line.places.items()}, prizes)


class Line:
    """The assignment of units to hexes while it is being worked out."""

    def __init__(self, land: Ground, turns: int, standing: tuple[Standing, ...]) -> None:
        self.ground = land
        self.walkers = [u for u in standing if counters.INFANTRY[u.number]]
        self.places: dict[int, Place] = {}
        self._fixed = [
            Place(u.hex, 0.0, held(u.number, u.steps, u.hex))
            for u in standing
            if not counters.INFANTRY[u.number]
        ]
        self._choices = {u.number: self._in_reach(u, turns) for u in self.walkers}
        self._reckon()

    def _in_reach(self, unit: Standing, turns: int) -> list[Place]:
        """The hexes a unit can reach in time, nearest first."""
        each = FREE_TURN if unit.free else PAID_TURN
        found = turns_from(unit.hex, min(turns + 1, HORIZON), self.ground.germans)
        return [
            Place(hex, far * each, held(unit.number, unit.steps, hex))
            for hex, far in sorted(found, key=itemgetter(1))
        ]

    def _reckon(self) -> None:
        """What is controlled and occupied once every unit is in its place."""
        self.cover = self.occupied = 0
        for place in (*self._fixed, *self.places.values()):
            self.cover |= place.holds
            self.occupied |= BIT[place.hex]
        self.reach = self.ground.german_reach(self.cover)

    def worth(self) -> float:
        """The value of the line, less the cost of getting there."""
        links = linked(self.reach)
        whole = self.ground.worth(self.ground.won(self.cover, links), links, self.occupied)
        return whole - sum(place.cost for place in self.places.values())

    def fill(self, units: list[Standing], everywhere: bool = False) -> None:
        """Each unit in turn takes the best place within reach, given the places of the others."""
        for unit in units:
            if place := self._best(unit.number, everywhere):
                self.places[unit.number] = place
                self.cover |= place.holds
                self.occupied |= BIT[place.hex]
                self.reach = self.ground.cut(self.reach, place.holds)

    def improve(self) -> None:
        """Repeatedly, a few neighbouring units give up their places and choose again in a different order."""
        # Always the same seed, so that the plan depends on nothing but the view.
        whims = random.Random(0)
        best = self.worth()
        for _ in range(TRIES):
            before = self.places.copy()
            units = self._neighbours(whims)
            for unit in units:
                self.places.pop(unit.number, None)
            self._reckon()
            self.fill(units)
            worth = self.worth()
            if worth > best:
                best = worth
            else:
                self.places = before
        self._reckon()

    def settle(self) -> None:
        """A last pass in which every unit considers every place."""
        for unit in self.walkers:
            if self.places.pop(unit.number, None):
                self._reckon()
            self.fill([unit], everywhere=True)

    def _neighbours(self, whims: random.Random) -> list[Standing]:
        def goal(unit: Standing) -> int:
            place = self.places.get(unit.number)
            return place.hex if place else unit.hex

        middle = goal(whims.choice(self.walkers))
        far = {u: ground.distance(middle, goal(u)) + LOOSELY * whims.random() for u in self.walkers}
        units = sorted(self.walkers, key=far.__getitem__)[:NEIGHBOURS]
        whims.shuffle(units)
        return units

    def _best(self, number: int, everywhere: bool) -> Place | None:
        """The place where one more unit adds most to the line, or None if it adds nothing.

        For speed, of all places that hold the same scoring ground, only the nearest is tried. Places that only
        differ in how they cut German lines are found in the last pass, which tries them all.
        """
        land, cover, occupied = self.ground, self.cover, self.occupied
        full = [place.hex for place in self.places.values()]
        reach = self.reach
        links = linked(reach)
        won = land.won(cover, links)
        best, choice = land.worth(won, links, occupied), None
        wanted = land.free & ~won & COUNTING
        doors = links & land.doors
        weighed = {0}  # a unit that adds nothing is not needed
        for place in self._choices[number]:
            hex, cost, holds = place
            adds = holds & wanted | BIT[hex] & doors
            known = adds in weighed and not (everywhere and holds & reach)
            if known or full.count(hex) >= STACK_LIMIT:
                continue
            weighed.add(adds)
            after = linked(land.cut(reach, holds))
            won = land.won(cover | holds, after)
            value = land.worth(won, after, occupied | BIT[hex], best + cost) - cost
            if value > best:
                best, choice = value, place
        return choice
