"""Who should be where when the score is counted: each unit an errand of its own (12.1, 13.22)."""

from __future__ import annotations

import random
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from landfall.games.omaha.bot.held_line import COUNTING, Ground, held, linked
from landfall.games.omaha.bot.marches import HORIZON, Standing, turns_from
from landfall.games.omaha.bot.masks import BIT
from landfall.games.omaha.model import board
from landfall.games.omaha.rules.us_actions import STACK_LIMIT

#: What a turn on the way costs, in points: with actions to pay, and without.
PAID_TURN: Final = 0.3
FREE_TURN: Final = 0.12
#: How often a few neighbours think again together, and how many they are.
TRIES: Final = 80
NEIGHBOURS: Final = 3
#: They are neighbours by distance, give or take so many hexes.
LOOSELY: Final = 2.0


class Plan(NamedTuple):
    #: By unit: where it should be when the score is counted.
    errands: dict[int, int]
    #: By German hex: what its fall would add to what that is worth.
    prizes: dict[int, float]


class Place(NamedTuple):
    """Somewhere that a unit can go: what the way costs, and what it would control there."""

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
    """The line to be held in so many turns."""
    line = Line(Ground(germans, turns, one_sector), turns, standing)
    line.fill(line.walkers)
    if line.walkers:
        line.improve()
    line.settle()
    now = line.ground.line(line.cover, line.occupied)
    prizes = dict.fromkeys(germans, 0.0)
    for hex in germans:
        without = Ground(germans - {hex}, turns, one_sector)
        # Where our own lines stay as they are his fall hardly adds anything.
        if without.free != line.ground.free:
            prizes[hex] = max(0.0, without.line(line.cover, line.occupied) - now)
    return Plan({number: place.hex for number, place in line.places.items()}, prizes)


class Line:
    """Who goes where, while that is being thought about."""

    def __init__(self, ground: Ground, turns: int, standing: tuple[Standing, ...]) -> None:
        self.ground = ground
        self.walkers = [u for u in standing if board.INFANTRY[u.number]]
        self.places: dict[int, Place] = {}
        self._fixed = [
            Place(u.hex, 0.0, held(u.number, u.steps, u.hex))
            for u in standing
            if not board.INFANTRY[u.number]
        ]
        self._choices = {u.number: self._in_reach(u, turns) for u in self.walkers}
        self._reckon()

    def _in_reach(self, unit: Standing, turns: int) -> list[Place]:
        """Where a unit can be in time, the nearest first."""
        each = FREE_TURN if unit.free else PAID_TURN
        found = turns_from(unit.hex, min(turns + 1, HORIZON), self.ground.germans)
        return [
            Place(hex, far * each, held(unit.number, unit.steps, hex))
            for hex, far in sorted(found, key=itemgetter(1))
        ]

    def _reckon(self) -> None:
        """What is controlled and occupied once everybody is where it should be."""
        self.cover = self.occupied = 0
        for place in (*self._fixed, *self.places.values()):
            self.cover |= place.holds
            self.occupied |= BIT[place.hex]
        self.reach = self.ground.german_reach(self.cover)

    def worth(self) -> float:
        """What the line is worth, less the ways to it."""
        links = linked(self.reach)
        whole = self.ground.worth(self.ground.won(self.cover, links), links, self.occupied)
        return whole - sum(place.cost for place in self.places.values())

    def fill(self, units: list[Standing], everywhere: bool = False) -> None:
        """One unit after the other takes the best place in its reach, given those of the others."""
        for unit in units:
            if place := self._best(unit.number, everywhere):
                self.places[unit.number] = place
                self.cover |= place.holds
                self.occupied |= BIT[place.hex]
                self.reach = self.ground.cut(self.reach, place.holds)

    def improve(self) -> None:
        """Time and again a few neighbours give up their places and choose in another order."""
        whims = random.Random(0)  # the same for the same line: a plan is a function of the view
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
        """In the end everybody looks everywhere, once."""
        for unit in self.walkers:
            if self.places.pop(unit.number, None):
                self._reckon()
            self.fill([unit], everywhere=True)

    def _neighbours(self, whims: random.Random) -> list[Standing]:
        def goal(unit: Standing) -> int:
            place = self.places.get(unit.number)
            return place.hex if place else unit.hex

        middle = goal(whims.choice(self.walkers))
        far = {u: board.distance(middle, goal(u)) + LOOSELY * whims.random() for u in self.walkers}
        units = sorted(self.walkers, key=far.__getitem__)[:NEIGHBOURS]
        whims.shuffle(units)
        return units

    def _best(self, number: int, everywhere: bool) -> Place | None:
        """The place where one more unit adds most to the line; none where it adds nothing.

        For speed only the nearest of all the places is weighed from where the same ground that counts is held. Where
        they cut German lines differently, or do nothing else, that is seen only if one looks everywhere.
        """
        ground, cover, occupied = self.ground, self.cover, self.occupied
        full = [place.hex for place in self.places.values()]
        reach = self.reach
        links = linked(reach)
        won = ground.won(cover, links)
        best, choice = ground.worth(won, links, occupied), None
        wanted = ground.free & ~won & COUNTING
        doors = links & ground.doors
        weighed = {0}  # whoever adds nothing need not be
        for place in self._choices[number]:
            hex, cost, holds = place
            adds = holds & wanted | BIT[hex] & doors
            known = adds in weighed and not (everywhere and holds & reach)
            if known or full.count(hex) >= STACK_LIMIT:
                continue
            weighed.add(adds)
            after = linked(ground.cut(reach, holds))
            won = ground.won(cover | holds, after)
            value = ground.worth(won, after, occupied | BIT[hex], best + cost) - cost
            if value > best:
                best, choice = value, place
        return choice
