"""The plan of an activation: who holds what, who goes for which objective, who hunts whom.

It is made anew from each view. What makes it steady is that it follows from where everybody stands: who walks
towards a site makes it the better site.
"""

from __future__ import annotations

from typing import NamedTuple

from landfall.games.crete.bot.marches import FAR, way_left
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.model.counters import ASSAULT, GREEK
from landfall.games.crete.model.ground import GERMAN, NEAR, distance, hexes_of, within
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.movement import allowance, move_class

HOLD = "hold"
TAKE = "take"
HUNT = "hunt"

#: Nobody goes for an objective or an enemy group with less.
SUPERIORITY = 1.5
#: Steps that stand together: two companies, at most three.
STACK = 4
#: Farther than this Greeks do not follow anybody.
GREEK_LEASH = 4


class Order(NamedTuple):
    kind: str
    #: The site to hold, the objective to take, the enemy hex to fall upon.
    hex: int


class Plan:
    """Orders by unit."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.orders: dict[int, Order] = {}
        if picture.side == GERMAN:
            self._german()
        else:
            self._allied()

    def order(self, unit: int) -> Order:
        return self.orders.get(unit) or Order(HOLD, self.picture.at(unit))

    # The German: nearest objective with superiority, otherwise dig in together.

    def _german(self) -> None:
        seen = self.picture
        for group in seen.clusters(seen.own):
            self._garrison(group)
            free = [n for n in group if n not in self.orders]
            goal = self._goal(free)
            if goal is None:
                self._gather(free)
            else:
                for n in free:
                    self.orders[n] = Order(TAKE, goal)

    def _garrison(self, group: list[int]) -> None:
        """One unit stays on each objective that is held and can be lost again."""
        seen = self.picture
        for hex in seen.objectives:
            if hex in seen.wanted:
                continue
            here = [n for n in group if seen.at(n) == hex]
            if here and seen.nearest_foe(hex) <= 6:
                weakest = min(here, key=lambda n: (seen.power(n), n))
                self.orders[weakest] = Order(HOLD, hex)

    def _goal(self, group: list[int]) -> int | None:
        """The nearest objective that this group is strong enough for; any, if we lose as things stand."""
        seen = self.picture
        walkers = [n for n in group if allowance(seen.game, n)]
        if not walkers or not seen.wanted or seen.winning:
            return None
        strength = seen.strength(group)
        # R16: Greeks whom nobody commands only shoot when they are stepped past or stormed.
        around = {foe for n in group for foe in seen.foes_within(seen.at(n), 3)}

        def far(hex: int) -> int:
            return min(way_left(seen.at(n), hex, move_class(seen.game, n)) for n in walkers)

        for hex in sorted(seen.wanted, key=lambda h: (far(h), h)):
            against = sum(
                seen.power(n) * (1.0 if in_command(seen.game, n) or not GREEK[n] else 0.5)
                for n in {*seen.foes_within(hex, 2), *around}
            )
            if far(hex) < FAR and (seen.losing or strength >= SUPERIORITY * against):
                return hex
        return None

    def _gather(self, group: list[int]) -> None:
        """Stacks of two or three companies, in cover, side by side."""
        seen = self.picture
        site = self._site(group)
        if site is None:
            return
        room: dict[int, int] = {site: STACK}
        for near in NEAR[site]:
            if not seen.foes_at(near):
                room[near] = STACK
        kind = move_class(seen.game, group[0])
        for n in sorted(group, key=lambda n: (way_left(seen.at(n), site, kind), n)):
            steps = seen.unit(n).steps
            fits = [h for h, left in room.items() if left >= steps]
            best = min(
                fits or [site],
                key=lambda h: (
                    way_left(seen.at(n), h, kind) - 2 * seen.cover(h) - 2 * (STACK - room[h]),
                    h != site,
                    h,
                ),
            )
            room[best] = room.get(best, 0) - steps
            self.orders[n] = Order(HOLD, best)

    def _site(self, group: list[int]) -> int | None:
        """Where a group digs in: near to all of them, in cover, away from the enemy."""
        seen = self.picture
        if not group:
            return None
        candidates = 0
        for n in group:
            candidates |= within(seen.at(n), 2)
        candidates &= seen.game.playable & ~seen.game.holding(seen.foe)
        kinds = {n: move_class(seen.game, n) for n in group}

        def price(hex: int) -> float:
            walk = sum(way_left(seen.at(n), hex, kinds[n]) * seen.unit(n).steps for n in group)
            dug = sum(seen.unit(n).steps for n in seen.own_at(hex) if seen.unit(n).position)
            threat = seen.foes_firing_on(hex)
            return walk - 6 * dug - 4 * seen.cover(hex) + 4 * threat

        return min(hexes_of(candidates), key=lambda h: (price(h), h), default=None)

    # The Allied: ports and runways are held, the rest hunts what has landed.

    def _allied(self) -> None:
        seen = self.picture
        self._hold_objectives()
        free = [n for n in seen.own if n not in self.orders]
        if not seen.winning:
            self._hunt(free)
        for hex in seen.wanted:
            near = [n for n in free if n not in self.orders]
            if near and not seen.foes_at(hex):
                one = min(near, key=lambda n: (self._way(n, hex), n))
                self.orders[one] = Order(TAKE, hex)
        if seen.winning:
            for n in free:
                if n not in self.orders:
                    self.orders[n] = Order(HOLD, self._near_objective(n))

    def _way(self, unit: int, hex: int) -> int:
        seen = self.picture
        return way_left(seen.at(unit), hex, move_class(seen.game, unit))

    def _hold_objectives(self) -> None:
        seen = self.picture
        for hex in seen.objectives:
            if hex in seen.wanted:
                continue
            able = [n for n in seen.own if n not in self.orders and ASSAULT[n] is not None]
            if not able:
                continue
            best = min(able, key=lambda n: (self._way(n, hex) - seen.unit(n).position, n))
            if self._way(best, hex) < FAR:
                self.orders[best] = Order(HOLD, hex)

    def _near_objective(self, unit: int) -> int:
        """As things stand we win: around the objectives, in cover, dug in."""
        seen = self.picture
        here = seen.at(unit)
        if not seen.objectives or not allowance(seen.game, unit):
            return here
        goal = min(seen.objectives, key=lambda h: (self._way(unit, h), h))
        if distance(here, goal) <= 1:
            return here

        def price(hex: int) -> float:
            steps = sum(seen.unit(n).steps for n in seen.own_at(hex) if n != unit)
            return self._way(unit, hex) - 3 * seen.cover(hex) + (99 if steps > STACK else 0)

        near = within(goal, 1) & ~seen.game.holding(seen.foe)
        return min(hexes_of(near), key=lambda h: (price(h), h), default=here)

    def _hunt(self, free: list[int]) -> None:
        """The weakest and nearest group first, with superiority; who is left over follows."""
        seen = self.picture
        groups = seen.clusters(seen.foes)
        hunters = [n for n in free if allowance(seen.game, n)]
        if not groups:
            return
        enough = SUPERIORITY if seen.price >= 1 or seen.game.night else 1.0
        packs: list[list[int]] = [[] for _ in groups]
        for n in hunters:
            ways = [min(self._way(n, seen.at(foe)) for foe in group) for group in groups]
            nearest = ways.index(min(ways))
            if self._may_follow(n, groups[nearest]):
                packs[nearest].append(n)
        on: list[int] = []
        for number, (group, pack) in enumerate(zip(groups, packs, strict=True)):
            if pack and (seen.losing or seen.strength(pack) >= enough * seen.strength(group)):
                self._fall_upon(group, pack)
                on.append(number)
        # Packs too weak for what is before them hold, unless a hunt that is on wants them.
        for number, pack in enumerate(packs):
            if number in on or not on:
                continue
            for n in pack:
                if not GREEK[n] and seen.nearest_foe(seen.at(n)) > 2:
                    follow = min(on, key=lambda g: (self._way(n, seen.at(groups[g][0])), g))
                    self.orders[n] = Order(HUNT, self.focus(groups[follow], packs[follow]))

    def _fall_upon(self, group: list[int], pack: list[int]) -> None:
        focus = self.focus(group, pack)
        for n in pack:
            self.orders[n] = Order(HUNT, focus)

    def _may_follow(self, unit: int, group: list[int]) -> bool:
        seen = self.picture
        if not GREEK[unit]:
            return True
        return any(distance(seen.at(unit), seen.at(foe)) <= GREEK_LEASH for foe in group)

    def focus(self, group: list[int], hunters: list[int]) -> int:
        """The hex of a group that falls first: weak, shaken, in the open, near."""
        seen = self.picture

        def price(hex: int) -> float:
            there = seen.foes_at(hex)
            walk = sum(self._way(n, hex) for n in hunters) / max(1, len(hunters))
            dug = max(seen.unit(n).position for n in there)
            return seen.strength(there) + 0.5 * (seen.cover(hex) + dug) + walk / 6

        return min({seen.at(n) for n in group}, key=lambda h: (price(h), h))
