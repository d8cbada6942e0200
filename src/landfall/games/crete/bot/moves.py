"""Where one Move action should end, by the unit's order."""

from __future__ import annotations

from landfall.games.crete.bot.marches import FAR, way_left
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import HOLD, STACK, TAKE, Order, Plan
from landfall.games.crete.model.counters import FIRE, RANGE
from landfall.games.crete.model.ground import distance, view_from
from landfall.games.crete.rules.movement import Reach, move_class, reach_of, threats

End = tuple[int, str]

#: In movement points: the cost of a shot drawn on the way, and of a cohesion hit.
SHOT = 5.0
HIT = 3.0
#: Units do not move from one fire zone to another.
NEVER = 1_000.0
#: For being on the objective.
PRIZE = 10.0
#: A move must be worth this much more than staying.
LAZINESS = 1.0


class Moves:
    """Weighs where one unit's move could end."""

    def __init__(self, picture: Picture, plan: Plan, unit: int) -> None:
        self.picture = picture
        self.unit = unit
        self.order: Order = plan.order(unit)
        self.kind = move_class(picture.game, unit)
        self.state = picture.unit(unit)
        #: Its range when no enemy is adjacent.
        self.reach = min(RANGE[unit], 3) if FIRE[unit] is not None else 0
        #: Shots that it draws whichever way it goes.
        self.leaving = sum(zone >> self.state.at & 1 for zone in threats(picture.game, unit))
        self.bold = self._bold(plan)

    def _bold(self, plan: Plan) -> bool:
        """Hunters close in when enough of them are near; alone, they wait two hexes away."""
        seen, goal = self.picture, self.order.hex
        if self.order.kind == HOLD:
            return False
        there = seen.foes_at(goal)
        if there and all(seen.soft(n) for n in there):
            return True
        friends = [n for n in seen.own_within(goal, 4) if plan.order(n).hex == goal]
        against = seen.strength(seen.foes_within(goal, 1))
        return seen.losing or seen.strength([*friends, self.unit]) >= 1.2 * against

    def best(self) -> End | None:
        """The best end for the move, or None if staying is better."""
        game = self.picture.game
        reach = reach_of(game, self.unit)
        ends = reach.ends(game)
        if not ends:
            return None
        end = max(ends, key=lambda e: (self.worth(e, reach), -e[0], e[1]))
        here = self.value(self.state.at, "column" if self.state.column else "")
        return end if self.worth(end, reach) > here + LAZINESS else None

    def best_of(self, ends: list[End]) -> End:
        """Among those offered."""
        reach = reach_of(self.picture.game, self.unit)
        return max(ends, key=lambda e: (self.worth(e, reach), -e[0], e[1]))

    def worth(self, end: End, reach: Reach) -> float:
        hex, state = end
        _, shots = reach.points_to(hex, state)
        left_behind = self.state.position if hex != self.state.at else 0
        price = SHOT * shots + left_behind
        if shots > self.leaving + self._daring(hex):
            price += NEVER
        return self.value(hex, state) - price

    def _daring(self, hex: int) -> int:
        """How many shots the move may draw: none to hold a site; some to take an open objective."""
        seen, goal = self.picture, self.order.hex
        if self.order.kind != TAKE or seen.foes_at(goal):
            return 0
        if hex == goal:
            return 3 if seen.turns_left > 2 else 6
        return 1 if seen.losing or seen.balance > 1 else 0

    def value(self, hex: int, state: str) -> float:
        """How good the hex is to be in, apart from the way there."""
        worth = -self._left(hex) / 2
        foes = self.picture.nearest_foe(hex)
        if state == "column":
            worth -= 1.0 if foes > 3 else 6.0
        elif state == "hit":
            worth -= HIT
        if self.order.kind == HOLD:
            return worth + self._shelter(hex, foes)
        return worth + self._contact(hex, foes)

    def _left(self, hex: int) -> int:
        if self.order.kind != HOLD and self.picture.foes_at(self.order.hex):
            # Adjacent is where the unit wants to be.
            far = distance(hex, self.order.hex)
            if far <= 1:
                return 0
        return min(way_left(hex, self.order.hex, self.kind), FAR)

    def _shelter(self, hex: int, foes: int) -> float:
        seen = self.picture
        worth = 0.5 * seen.cover(hex)
        if hex != self.order.hex:
            worth -= 1.0 + 1.5 * seen.foes_firing_on(hex)
        return worth

    def _contact(self, hex: int, foes: int) -> float:
        seen = self.picture
        worth = 0.6 * seen.cover(hex)
        firing = seen.foes_firing_on(hex)
        if hex == self.order.hex:
            return worth + (PRIZE if seen.turns_left > 2 else 2 * PRIZE)
        if not seen.foes_at(self.order.hex):
            return worth - 0.8 * firing
        together = sum(seen.unit(n).steps for n in seen.own_at(hex) if n != self.unit)
        crowd = max(0, together + self.state.steps - STACK - 1)
        if self.reach > 1:
            # Units that outrange rifles stay out of their zones.
            if view_from(hex, self.reach, seen.game.smoke) >> self.order.hex & 1:
                worth += 5.0 - distance(hex, self.order.hex)
            return worth - 1.5 * firing - 0.5 * crowd
        if distance(hex, self.order.hex) > 1 or not self.bold:
            # G12.6: rifles reach one hex; a waiting unit keeps out of it.
            return worth - 2.5 * firing - 0.5 * crowd
        worth += 4.0 + min(together, STACK) * 0.7 - 1.0 * crowd
        return worth - 0.8 * max(0, firing - 1)
