"""The Germans' plan: take the closest objective with superiority and drive off the enemies that fire on it; otherwise dig
in together."""

from __future__ import annotations

from landfall.games.crete.bot.aims import last_turn
from landfall.games.crete.bot.marches import FAR, way_left
from landfall.games.crete.bot.plan import HOLD, HUNT, SUPERIORITY, TAKE, Order, Plan
from landfall.games.crete.model.chart import chart
from landfall.games.crete.model.counters import GREEK
from landfall.games.crete.model.ground import AIRFIELDS, distance
from landfall.games.crete.rules.airlanding import waiting
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.leaving import units_out_by
from landfall.games.crete.rules.movement import allowance, move_class
from landfall.games.crete.rules.obligations import duties, exits_of

RUNWAYS = frozenset(hex for hexes in AIRFIELDS.values() for hex in hexes)
#: A runway should be ours this many turns before a series may land on it.
READY = 2
#: Half points that a group covers per turn while also fighting.
PACE = 8
#: With this many turns to spare, a group waits until it has superiority.
PATIENCE = 6
#: The superiority required of the side that would lose if nothing changed.
MUST_ATTACK = 1.2
#: From this balance of strength on, the battle is won and only has to be finished.
WON = 1.1
#: In a game that would be drawn: in the last `LATE` turns, with `SPARE` steps to spare, attack even an equal enemy.
LATE = 5
SPARE = 6
#: An enemy that fires at us from this close is in our way, wherever we want to go.
BEFORE_US = 3
#: The strength of a garrison, relative to the enemies within two hexes.
GARRISON = 0.5
#: How many more units than owed are sent to an exit, and how many turns early.
EXTRA = 1
EARLY = 4
#: No march to an exit takes more half points than this.
LONGEST = 250
#: Groups up to this many half points apart may still join.
JOIN = 30


class GermanPlan(Plan):
    whole_groups = True

    def make(self, needed: set[int]) -> None:
        seen = self.picture
        self._detach()
        groups = seen.clusters([n for n in seen.own if n not in self.orders])
        for group in groups:
            if needed.isdisjoint(group):
                continue
            self._garrison(group)
            free = [n for n in group if n not in self.orders]
            goal = self._goal(free)
            if goal is not None:
                self._go_for(goal, free)
            elif not self._drive_off(free) and not self._join(free, groups):
                self.gather(free)

    def _detach(self) -> None:
        """crete R77: the units closest to an exit that must be used are sent there in time, with a few to spare."""
        seen = self.picture
        game = seen.game
        doors = {exit: hex for hex, (_, exit) in chart(game.scenario, game.small).forced.items()}
        for number, duty in enumerate(duties(game)):
            exit, units, _ = exits_of(duty)
            missing = units - units_out_by(game, exit) if exit in doors else 0
            if number in game.tested or missing <= 0:
                continue
            hex = doors[exit]
            due = last_turn(game, duty)
            if due - game.turn > LONGEST / PACE + EARLY:
                continue
            able = [n for n in seen.own if n not in self.orders and allowance(game, n)]
            ways = {n: self.way(n, hex) for n in able}
            sent = sorted((n for n in able if ways[n] < FAR), key=lambda n: (ways[n], n))
            for n in sent[: missing + EXTRA]:
                if due - game.turn <= ways[n] / PACE + EARLY:
                    self.orders[n] = Order(HOLD, hex)
                    self.departing.add(n)

    def _garrison(self, group: list[int]) -> None:
        """One unit stays on each objective that is held and could be lost again, and more while they are needed there."""
        seen = self.picture
        for hex in seen.objectives:
            if hex in seen.wanted:
                continue
            here = [n for n in group if seen.at(n) == hex]
            if here and seen.nearest_foe(hex) <= 6:
                against = seen.strength(seen.foes_within(hex, 2))
                staying = 0.0
                for n in sorted(here, key=lambda n: (seen.power(n), n)):
                    if staying and staying >= GARRISON * against:
                        break
                    self.orders[n] = Order(HOLD, hex)
                    staying += seen.power(n)

    def enough(self, hex: int, way: int) -> float:
        """The superiority required: less when we are losing and time runs out, or when the battle is won."""
        seen = self.picture
        if seen.losing:
            spare = self._turns_for(hex) - way / PACE - 2
            return MUST_ATTACK * min(1.0, max(0.0, spare / PATIENCE))
        if seen.balance >= WON or (seen.turns_left <= LATE and seen.steps_to_spare >= SPARE):
            return 1.0
        return SUPERIORITY

    def _turns_for(self, hex: int) -> int:
        """Turns left to take the hex: until the end of the game, or for a runway until a series may land on it (S7.0)."""
        game = self.picture.game
        slots = game.clauses.slots[game.slot :]
        if hex in RUNWAYS and slots and waiting(game):
            return slots[0] - game.turn - READY
        return self.picture.turns_left

    def _goal(self, group: list[int]) -> int | None:
        """The nearest objective that this group is strong enough for."""
        seen = self.picture
        walkers = [n for n in group if allowance(seen.game, n)]
        if not walkers or not seen.wanted or seen.winning:
            return None
        strength = seen.strength(group)
        around = seen.foes_about(group, BEFORE_US)
        places = {(seen.at(n), move_class(seen.game, n)) for n in walkers}
        ways = {hex: min(way_left(at, hex, kind) for at, kind in places) for hex in seen.wanted}
        for hex in sorted(ways, key=lambda h: (ways[h] / seen.sites[h], h)):
            if ways[hex] >= FAR:
                continue
            against = self._against({*seen.foes_within(hex, 2), *around})
            if strength >= self.enough(hex, ways[hex]) * against:
                return hex
        return None

    def _against(self, foes: set[int]) -> float:
        """crete R16: Greeks without a leader only fire when units pass or assault them."""
        seen = self.picture
        return sum(
            seen.power(n) * (1.0 if not GREEK[n] or in_command(seen.game, n) else 0.5) for n in foes
        )

    def _go_for(self, goal: int, group: list[int]) -> None:
        """The two closest units take an empty objective; the others attack the enemies that cover it."""
        seen = self.picture
        if seen.losing:
            group = self._clear_the_way(goal, group)
        elif seen.foes_at(goal):
            # `_goal` counted all of these against us, so any of them may be attacked first.
            focus = self.focus([*seen.foes_within(goal, 2), *self._in_the_way(goal, group)], group)
            for n in group:
                self.orders[n] = Order(HUNT, focus)
            return
        covering: list[int] = []
        if not seen.foes_at(goal):
            covering = [n for n in seen.foes_within(goal, 3) if seen.game.zone(n) >> goal & 1]
        by_way = sorted(group, key=lambda n: (self.way(n, goal), n))
        takers = by_way[:2] if covering else by_way
        for n in takers:
            self.orders[n] = Order(TAKE, goal)
        rest = by_way[2:] if covering else []
        if rest:
            focus = self.focus(covering, rest)
            for n in rest:
                self.orders[n] = Order(HUNT, focus)

    def _in_the_way(self, goal: int, group: list[int]) -> list[int]:
        """The enemies close to one of our units, and closer to the goal."""
        seen = self.picture
        places = {seen.at(n): distance(seen.at(n), goal) for n in group}
        return [
            foe
            for foe in seen.foes_about(group, BEFORE_US)
            if any(
                distance(seen.at(foe), here) <= BEFORE_US and distance(seen.at(foe), goal) < way
                for here, way in places.items()
            )
        ]

    def _clear_the_way(self, goal: int, group: list[int]) -> list[int]:
        """While we are losing, units that cannot reach the objective with their next move attack the enemies that fire on us,
        all of them together. Returns the others, which go on."""
        seen = self.picture
        under_fire = [
            n for n in seen.foes_about(group, 2) if self._covers(n, [seen.at(m) for m in group])
        ]
        going = [n for n in group if self.way(n, goal) <= allowance(seen.game, n)]
        held_up = [n for n in group if n not in going]
        if not under_fire or not held_up:
            return group
        focus = self.focus(under_fire, held_up)
        for n in held_up:
            self.orders[n] = Order(HUNT, focus)
        return going

    def _drive_off(self, group: list[int]) -> bool:
        """With superiority, attacks the enemies that fire on objectives we hold."""
        seen = self.picture
        held = [h for h in seen.objectives if h not in seen.wanted]
        if not group or not held:
            return False
        near = [n for n in seen.foes_about(group, 6) if self._covers(n, held)]
        if not near or seen.winning:
            return False
        about = seen.foes_about(near, 1)
        if seen.strength(group) < SUPERIORITY * seen.strength(about):
            return False
        focus = self.focus(near, group)
        for n in group:
            self.orders[n] = Order(HUNT, focus)
        return True

    def _covers(self, foe: int, hexes: list[int]) -> bool:
        zone = self.picture.game.zone(foe)
        return any(zone >> hex & 1 for hex in hexes)

    def _join(self, group: list[int], groups: list[list[int]]) -> bool:
        """Unless we are winning, a group too weak on its own goes to the closest stronger group."""
        seen = self.picture
        if seen.winning or not group:
            return False
        own = seen.strength(group)
        first = group[0]
        others = [g for g in groups if g[0] != first and seen.strength(g) > own and first not in g]
        if not others:
            return False
        near = min(others, key=lambda g: (self.way(first, seen.at(g[0])), g))
        if not 0 < self.way(first, seen.at(near[0])) <= JOIN:
            return False
        for n in group:
            self.orders[n] = Order(HOLD, seen.at(near[0]))
        return True
