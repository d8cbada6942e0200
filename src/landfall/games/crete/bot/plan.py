"""The plan of an activation: which units hold what, go for which objective, or hunt which enemy.

It is worked out again from each view. It stays steady all the same, because it follows from the position: a unit that moves towards
a site makes that site the better choice. What only one side does is in `german` and `allied`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from landfall.games.crete.bot.marches import way_left
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.model.ground import NEAR, distance, hexes_of, within
from landfall.games.crete.rules.movement import move_class

HOLD = "hold"
TAKE = "take"
HUNT = "hunt"

#: The superiority needed to go for an objective or an enemy group.
SUPERIORITY = 1.5
#: Steps in one stack: two companies, three at most.
STACK = 4


#: A group spread over this many hexes digs in around one of them.
WIDE = 10


class Order(NamedTuple):
    kind: str
    #: The site to hold, the objective to take, or the enemy hex to attack.
    hex: int


class Plan:
    """An order for each unit, and the calculations that both sides share."""

    #: Whether all units of a group get orders when one of them needs one, so that it can count on the others.
    whole_groups = False

    def __init__(self, picture: Picture, needed: Iterable[int]) -> None:
        self.picture = picture
        self.orders: dict[int, Order] = {}
        #: Units that withdraw: they leave rearguards and roadblocks behind.
        self.leaving: set[int] = set()
        #: Units sent off the map, to withdraw or to meet an obligation (R77).
        self.departing: set[int] = set()
        self.make(set(needed))

    def make(self, needed: set[int]) -> None:
        """Give orders to at least these units: the same orders as in a plan for all units."""
        raise NotImplementedError

    def order(self, unit: int) -> Order:
        return self.orders.get(unit) or Order(HOLD, self.picture.at(unit))

    def way(self, unit: int, hex: int) -> int:
        seen = self.picture
        return way_left(seen.at(unit), hex, move_class(seen.game, unit))

    def gather(self, group: list[int]) -> None:
        """Puts a group into stacks of two or three companies, in cover, side by side."""
        seen = self.picture
        site = self._site(group)
        if site is None:
            return
        room: dict[int, int] = {site: STACK}
        for near in NEAR[site]:
            if not seen.foes_at(near):
                room[near] = STACK
        for n in sorted(group, key=lambda n: (distance(seen.at(n), site), n)):
            steps = seen.unit(n).steps
            fits = [h for h, left in room.items() if left >= steps]
            best = min(
                fits or [site],
                key=lambda h: (
                    3 * distance(seen.at(n), h) - 2 * seen.cover(h) - 2 * (STACK - room[h]),
                    h != site,
                    h,
                ),
            )
            room[best] = room.get(best, 0) - steps
            self.orders[n] = Order(HOLD, best)

    def _site(self, group: list[int]) -> int | None:
        """Where a group digs in: close to all its units, in cover, away from the enemy."""
        seen = self.picture
        if not group:
            return None
        steps: dict[int, int] = {}
        for n in group:
            steps[seen.at(n)] = steps.get(seen.at(n), 0) + seen.unit(n).steps
        candidates = 0
        for hex in steps:
            candidates |= within(hex, 2 if len(steps) < WIDE else 0)
        candidates &= seen.game.playable & ~seen.game.holding(seen.foe)

        def price(hex: int) -> float:
            # A hex of average ground costs three half points.
            walk = sum(3 * distance(place, hex) * size for place, size in steps.items())
            dug = sum(seen.unit(n).steps for n in seen.own_at(hex) if seen.unit(n).position)
            threat = seen.foes_firing_on(hex)
            return walk - 6 * dug - 4 * seen.cover(hex) + 4 * threat

        return min(hexes_of(candidates), key=lambda h: (price(h), h), default=None)

    def focus(self, group: list[int], hunters: list[int]) -> int:
        """The hex of a group's front that is easiest to take: weak, shaken, in the open, close."""
        seen = self.picture

        def price(hex: int) -> float:
            there = seen.foes_at(hex)
            walk = sum(self.way(n, hex) for n in hunters) / max(1, len(hunters))
            dug = max(seen.unit(n).position for n in there)
            return seen.strength(there) + 0.5 * (seen.cover(hex) + dug) + walk / 6

        return min(self._front(group, hunters), key=lambda h: (price(h), h))

    def _front(self, group: list[int], hunters: list[int]) -> set[int]:
        """The hexes of a group that are closest to one of the hunters: to reach those behind, they would have to pass these."""
        seen = self.picture
        hexes = {seen.at(n) for n in group}
        places = {seen.at(n) for n in hunters}
        return {min(hexes, key=lambda h: (distance(h, place), h)) for place in places} or hexes
