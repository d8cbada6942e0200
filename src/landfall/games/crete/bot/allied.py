"""The Allies' plan: dig in at ports and runways, bring reserves up by road, and use all others to hunt landed units."""

from __future__ import annotations

from landfall.games.crete.bot.aims import vital
from landfall.games.crete.bot.marches import FAR
from landfall.games.crete.bot.plan import HOLD, HUNT, STACK, SUPERIORITY, TAKE, Order, Plan
from landfall.games.crete.bot.retire import Eastward, withdrawal
from landfall.games.crete.model.counters import ASSAULT, GREEK
from landfall.games.crete.model.ground import SIDES, distance, hexes_of, within
from landfall.games.crete.rules.movement import allowance

#: Greek units pursue an enemy no further than this many hexes.
GREEK_LEASH = 4
#: The superiority needed to attack at night.
BY_NIGHT = 2.0
#: In hexes: units further away are not called to a hunt or an objective.
CALL = 20
#: While we are winning, only units this close gather around an objective.
ABOUT = 3
#: An enemy this close to a hex that must not fall counts as coming for it.
COMING = 10
#: Units this close to an enemy group take part in the hunt.
CLOSE = 10
_RINGS = (0, 1, 2, 4, 8, CALL)


class AlliedPlan(Plan):
    def make(self, needed: set[int]) -> None:
        seen = self.picture
        east = Eastward(seen)
        for n in needed:
            goal = withdrawal(seen, n) if seen.game.withdrawal else east.goal(n)
            if goal is not None:
                self.orders[n] = Order(HOLD, goal)
                if n not in east.rear:
                    self.leaving.add(n)
                if seen.game.withdrawal:
                    self.departing.add(n)
        if not seen.game.withdrawal:
            self._hold_objectives()
        free = [n for n in needed if n not in self.orders and seen.at(n) >= 0]
        if not seen.winning:
            self._hunt(free)
        for hex in seen.wanted:
            near = [n for n in free if n not in self.orders and distance(seen.at(n), hex) <= CALL]
            if near and not seen.foes_at(hex):
                one = min(near, key=lambda n: (self.way(n, hex), n))
                self.orders[one] = Order(TAKE, hex)
        self._keep(free)
        if seen.winning:
            for n in free:
                if n not in self.orders:
                    self.orders[n] = Order(HOLD, self._near_objective(n))

    def _hold_objectives(self) -> None:
        """The closest unit holds each objective that is ours."""
        seen = self.picture
        for hex in seen.objectives:
            if hex in seen.wanted:
                continue
            for far in _RINGS:
                able = [
                    n
                    for n in seen.own_within(hex, far)
                    if n not in self.orders and ASSAULT[n] is not None
                ]
                if able:
                    best = min(able, key=lambda n: (self.way(n, hex) - seen.unit(n).position, n))
                    if self.way(best, hex) < FAR:
                        self.orders[best] = Order(HOLD, hex)
                    break

    def _keep(self, free: list[int]) -> None:
        """Units nearby go to a hex that must not fall, until its defenders are strong enough against the enemies coming for it."""
        seen = self.picture
        for hex in sorted(vital(seen.game, SIDES[seen.foe])):
            if hex in seen.wanted:
                continue
            coming = seen.strength(seen.foes_within(hex, COMING))
            there = seen.strength(seen.own_within(hex, 2))
            called = [
                n
                for n in free
                if allowance(seen.game, n)
                and 2 < distance(seen.at(n), hex) <= CALL
                and seen.nearest_foe(seen.at(n)) > 1
            ]
            for n in sorted(called, key=lambda n: (distance(seen.at(n), hex), n)):
                if there >= SUPERIORITY * coming:
                    break
                self.orders[n] = Order(HOLD, hex)
                there += seen.power(n)

    def _near_objective(self, unit: int) -> int:
        """While we are winning, units dig in around the closest objective, in cover."""
        seen = self.picture
        here = seen.at(unit)
        near = [h for h in seen.objectives if distance(here, h) <= ABOUT]
        if not near or not allowance(seen.game, unit):
            return here
        goal = min(near, key=lambda h: (self.way(unit, h), h))
        if distance(here, goal) <= 1:
            return here

        def price(hex: int) -> float:
            steps = sum(seen.unit(n).steps for n in seen.own_at(hex) if n != unit)
            return self.way(unit, hex) - 3 * seen.cover(hex) + (99 if steps > STACK else 0)

        around = within(goal, 1) & ~seen.game.holding(seen.foe) & seen.game.playable
        return min(hexes_of(around), key=lambda h: (price(h), h), default=here)

    def _hunt(self, free: list[int]) -> None:
        """Each unit attacks the closest enemy group if all our units around that group are strong enough; otherwise it holds."""
        seen = self.picture
        groups = seen.clusters(seen.foes)
        if not groups:
            return
        at = {seen.at(foe): number for number, group in enumerate(groups) for foe in group}
        packs: dict[int, list[int]] = {}
        for n in free:
            hex = seen.nearest_foe_hex(seen.at(n), CALL)
            if hex < 0 or not allowance(seen.game, n):
                continue
            if self._may_follow(n, groups[at[hex]]):
                packs.setdefault(at[hex], []).append(n)
        targets: dict[int, int] = {}
        for number, pack in packs.items():
            group = groups[number]
            if seen.losing or self._strong_enough(group):
                targets[number] = self.focus(self._before(group, pack), pack)
        for number, pack in packs.items():
            for n in pack:
                if number in targets:
                    self.orders[n] = Order(HUNT, targets[number])
                elif targets and not GREEK[n] and seen.nearest_foe(seen.at(n)) > 2:
                    # Too weak for the enemy in front of them: they join a hunt that has begun elsewhere.
                    goal = min(targets.values(), key=lambda h: (distance(seen.at(n), h), h))
                    if distance(seen.at(n), goal) <= CALL:
                        self.orders[n] = Order(HUNT, goal)

    def _strong_enough(self, group: list[int]) -> bool:
        seen = self.picture
        enough = SUPERIORITY if seen.price >= 1 else 1.0
        if seen.game.night:
            enough = BY_NIGHT
        around = [
            n
            for n in seen.own_about(group, CLOSE)
            if n not in self.orders and allowance(seen.game, n)
        ]
        return seen.strength(around) >= enough * seen.strength(group)

    def _before(self, group: list[int], pack: list[int]) -> list[int]:
        """The units of an enemy group that are close to our hunters; the group may be spread over a wide front."""
        seen = self.picture
        near = set(seen.foes_about(pack, 6))
        return [n for n in group if n in near] or group

    def _may_follow(self, unit: int, group: list[int]) -> bool:
        seen = self.picture
        if not GREEK[unit]:
            return True
        return any(distance(seen.at(unit), seen.at(foe)) <= GREEK_LEASH for foe in group)
