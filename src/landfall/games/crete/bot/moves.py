"""Where one Move action should end, by the unit's order."""

from __future__ import annotations

import math

from landfall.games.crete.bot.marches import FAR, way_left, ways_to
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import HOLD, STACK, TAKE, Order, Plan
from landfall.games.crete.model.counters import FIRE, RANGE
from landfall.games.crete.model.ground import around, distance
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.rules.movement import Reach, move_class, reach_of, threats

End = tuple[int, str]

#: What a shot drawn while moving costs, in movement points; for a unit in a hurry, and for one that withdraws.
SHOT = 5.0
HURRIED_SHOT = 2.0
LEAVING_SHOT = 1.0
#: What a cohesion hit costs.
HIT = 3.0
#: How many shots a unit in a hurry accepts.
HURRIED_DARING = 2
#: Half points that a unit covers per turn while also fighting.
PACE = 8
#: How many shots hunters accept on the way to a hex beside their target.
RUSH = 1
#: The cost of more shots than a unit accepts: it never makes such a move.
NEVER = 1_000.0
#: The worth of being on the objective.
PRIZE = 10.0
#: The worth of a point of cover close to the enemy (half a point elsewhere), and the most that friends and contact can be
#: worth.
COVER = 0.6
MOST_CONTACT = 7.0
#: A move must be worth this much more than staying.
LAZINESS = 1.0


class Moves:
    """Weighs where one unit's move could end."""

    def __init__(self, picture: Picture, plan: Plan, unit: int) -> None:
        self.picture = picture
        self.unit = unit
        self.order: Order = plan.order(unit)
        self.kind = move_class(picture.game, unit)
        self.ends: list[End] = []
        self.state = picture.unit(unit)
        #: The unit's range while no enemy is adjacent.
        self.reach = min(RANGE[unit], 3) if FIRE[unit] is not None else 0
        self.leaving = self._leaving()
        #: Whether there are enemies in the hex it goes for.
        self.contested = self.order.kind != HOLD and bool(picture.foes_at(self.order.hex))
        #: The hexes beside a target with enemies in it: the unit wants to be in one of them.
        self.beside = around(self.order.hex, 1) if self.contested else frozenset()
        self.ways = ways_to(self.order.hex, self.kind)
        self.strong = self._strong(plan)
        self.rushes = self.strong and plan.whole_groups
        #: Hunters close in when enough of them are near; alone, they wait two hexes away.
        self.bold = self.strong or (self.order.kind != HOLD and picture.losing)
        self.hurries = self._hurries()
        self.shot = self._price_of_a_shot(plan)

    def _leaving(self) -> int:
        """The shots that the unit draws whichever way it leaves."""
        seen, here = self.picture, self.state.at
        if seen.nearest_foe(here) > 1:
            return seen.foes_firing_on(here)
        return sum(zone >> here & 1 for zone in threats(seen.game, self.unit))

    def _hurries(self) -> bool:
        """Whether we are losing, the objective is unguarded, and there are just enough turns left to get there and fight."""
        seen = self.picture
        if self.order.kind != TAKE or self.contested or not seen.losing:
            return False
        way = way_left(self.state.at, self.order.hex, self.kind)
        return way < FAR and way / PACE + 2 >= seen.turns_left

    def _strong(self, plan: Plan) -> bool:
        """Whether the units that go for the same hex are close and strong enough to assault the enemies around it."""
        seen, goal = self.picture, self.order.hex
        if self.order.kind == HOLD:
            return False
        there = seen.foes_at(goal)
        if there and all(seen.soft(n) for n in there):
            return True
        friends = [n for n in seen.own_within(goal, 4) if plan.order(n).hex == goal]
        against = seen.strength(seen.foes_within(goal, 1))
        return seen.strength([*friends, self.unit]) >= 1.2 * against

    def _price_of_a_shot(self, plan: Plan) -> float:
        """A unit that withdraws draws a few shots once; if it stays, it is shot at until it is lost."""
        if self.unit in plan.leaving:
            return LEAVING_SHOT
        return HURRIED_SHOT if self.hurries else SHOT

    def best(self) -> End | None:
        """The best end for the move, or None if staying is better."""
        game = self.picture.game
        reach = reach_of(game, self.unit)
        self.ends = ends = reach.ends(game)
        if not ends:
            return None
        here = self.value(self.state.at, "column" if self.state.column else "")
        worth, end = self._choose(ends, reach, here + LAZINESS)
        return end if worth > here + LAZINESS else None

    def best_of(self, ends: list[End]) -> End:
        """The best of these ends."""
        return self._choose(ends, reach_of(self.picture.game, self.unit))[1]

    def _choose(self, ends: list[End], reach: Reach, least: float = -math.inf) -> tuple[float, End]:
        """The best end, the lowest hex in a tie. Ends that cannot beat ``least`` or the best so far are skipped."""
        goal, ways, beside = self.order.hex, self.ways, self.beside
        prize = 0.0 if self.order.kind == HOLD else 2 * PRIZE
        covers = self.picture.covers
        contact: frozenset[int] = (
            around(goal, max(1, self.reach)) if self.contested else frozenset()
        )
        bounds = [
            (
                (prize if hex == goal else MOST_CONTACT if hex in contact else 0.0)
                + COVER * covers[hex]
                - (0 if hex in beside else ways[hex]) / 2,
                -hex,
                state,
            )
            for hex, state in ends
        ]
        bounds.sort(reverse=True)
        best = (-math.inf, 0, "")
        for bound, hex, state in bounds:
            if bound < max(best[0], least):
                break
            best = max(best, (self.worth((-hex, state), reach), hex, state))
        return best[0], (-best[1], best[2])

    def worth(self, end: End, reach: Reach) -> float:
        hex, state = end
        _, shots = reach.points_to(hex, state)
        left_behind = self.state.position if hex != self.state.at else 0
        price = self.shot * shots + left_behind
        if shots > self.leaving + self._daring(hex):
            price += NEVER
        return self.value(hex, state) - price

    def _daring(self, hex: int) -> int:
        """How many shots the move may draw: none to hold a site, one to come up to an enemy that the group is strong enough to
        assault, a few to take an empty objective."""
        if self.contested:
            return RUSH if self.rushes and hex in self.beside else 0
        if self.order.kind != TAKE:
            return 0
        seen = self.picture
        if hex == self.order.hex:
            return 3 if seen.turns_left > 2 else 6
        if self.hurries:
            return HURRIED_DARING
        return 1 if seen.losing or seen.balance > 1 else 0

    def value(self, hex: int, state: str) -> float:
        """How good the hex is for the unit, leaving out the shots on the way there."""
        worth = -self._left(hex) / 2
        if state == "column":
            worth -= 6.0 if self.picture.close_to_foes(hex) else 1.0
        elif state == "hit":
            worth -= HIT
        if self.order.kind == HOLD:
            return worth + self._shelter(hex)
        return worth + self._contact(hex)

    def _left(self, hex: int) -> int:
        return 0 if hex in self.beside else self.ways[hex]

    def _shelter(self, hex: int) -> float:
        seen = self.picture
        worth = 0.5 * seen.cover(hex)
        if hex != self.order.hex:
            worth -= 1.0 + 1.5 * seen.foes_firing_on(hex)
        return worth

    def _contact(self, hex: int) -> float:
        seen = self.picture
        worth = COVER * seen.cover(hex)
        firing = seen.foes_firing_on(hex)
        if hex == self.order.hex:
            return worth + (PRIZE if seen.turns_left > 2 else 2 * PRIZE)
        if not self.contested:
            return worth - 0.8 * firing
        together = sum(seen.unit(n).steps for n in seen.own_at(hex) if n != self.unit)
        crowd = max(0, together + self.state.steps - STACK - 1)
        if self.reach > 1:
            # Units that outrange rifles stay out of their zones.
            if view_from(hex, self.reach, seen.game.smoke) >> self.order.hex & 1:
                worth += 5.0 - distance(hex, self.order.hex)
            return worth - 1.5 * firing - 0.5 * crowd
        if distance(hex, self.order.hex) > 1 or not self.bold:
            # G12.6: rifles reach one hex, so a waiting unit stays two hexes away.
            return worth - 2.5 * firing - 0.5 * crowd
        worth += 4.0 + min(together, STACK) * 0.7 - 1.0 * crowd
        return worth - 0.8 * max(0, firing - 1)


#: An enemy this many hexes beyond a unit's reach can still fire into it.
SURROUNDINGS = 7


def best_end(seen: Picture, plan: Plan, unit: int) -> End | None:
    """Where a unit's move should end; None if it should stay, which is cached until something near it changes."""
    moves = Moves(seen, plan, unit)
    key = (
        seen.unit(unit),
        moves.order,
        moves.strong,
        moves.bold,
        moves.hurries,
        moves.shot,
        moves.leaving,
        seen.turns_left,
        seen.losing,
        seen.balance > 1,
    )
    known = seen.staying.get(unit)
    if known is not None and known[0] == key:
        return None
    end = moves.best()
    if end is None:
        here = seen.at(unit)
        far = max((distance(here, hex) for hex, _ in moves.ends), default=0)
        seen.staying[unit] = key, here, far + SURROUNDINGS
    return end
