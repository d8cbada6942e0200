"""*Who does what*: carries out the plan, stack by stack.

It first finishes with the active unit or group (a second action). Then it rallies, lays barrages, fires, assaults, removes
drop markers, moves and digs in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import NamedTuple

from landfall.core.decisions import Decision
from landfall.games.crete.bot.aims import vital
from landfall.games.crete.bot.moves import best_end
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import HOLD, TAKE, Plan
from landfall.games.crete.bot.retire import frail
from landfall.games.crete.bot.sides import make_plan
from landfall.games.crete.bot.worth import Forecast, forecast, shot_mode, shot_worth
from landfall.games.crete.model.counters import (
    CHIT_SIDE,
    CHITS,
    ENGINEER,
    NUMBER,
    REARGUARD,
    SELF,
)
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import SIDES, distance
from landfall.games.crete.model.pieces import AFTER_FIRST, IMPROVED, READY
from landfall.games.crete.rules.assault import may_assault, may_enter
from landfall.games.crete.rules.command import may_pay, payer
from landfall.games.crete.rules.exits import ways_out
from landfall.games.crete.rules.fire import INDIRECT

#: Command points kept back for the checks that decide a fight (G8.4).
RESERVE = 2
#: The steps that a shot must be expected to take from the enemy: when it is free, when it costs a point, and when it costs
#: one of many (`PLENTY` or more).
SHOT = 0.05
PAID_SHOT = 0.35
CHEAP_SHOT = 0.12
PLENTY = 5
#: Ways off the map for good.
FOR_GOOD = ("withdraw", "evacuate", "exit")
#: An assault must win this many steps more than it costs.
GAIN = 0.25
#: With this many steps to spare, an assault in the last turn is safe.
ALL_IN = 3


class Deed(NamedTuple):
    """An option of *who does what*, split into its parts."""

    id: str
    verb: str
    unit: int
    #: The unit or hex it is aimed at, or the acting unit itself.
    target: int


@cache
def _deed(id: str, target: int) -> Deed | None:
    verb, colon, what = id.partition(":")
    return Deed(id, verb, NUMBER[what.partition("@")[0]], target) if colon else None


def deeds(decision: Decision) -> list[Deed]:
    found = [_deed(option.id, int(option.value)) for option in decision.options]
    return [deed for deed in found if deed is not None]


class Activation:
    """Answers one *who does what* by the plan."""

    def __init__(self, picture: Picture, decision: Decision) -> None:
        self.picture = picture
        self.game = picture.game
        self.deeds = deeds(decision)
        kind = CHITS[self.game.chit].kind if self.game.chit != NOBODY else ""
        self.direct = kind == "direct"

    @cached_property
    def plan(self) -> Plan:
        """Made only when a move or an Engineer action needs it: shots and assaults do not."""
        return make_plan(self.picture, {d.unit for d in self.deeds})

    def answer(self) -> str:
        for deed in self._in_order():
            return deed.id
        return "end"

    def _in_order(self) -> Iterator[Deed]:
        seconds = [d for d in self.deeds if self.picture.unit(d.unit).acted == AFTER_FIRST]
        firsts = [d for d in self.deeds if self.picture.unit(d.unit).acted == READY]
        in_hand = self._hex_in_hand()
        # G6.9: units in the same hex can still join the group.
        same = [d for d in firsts if self.picture.at(d.unit) == in_hand]
        if not self.game.group_shut:
            yield from self._fire(same)
        yield from self._walk_in([*seconds, *firsts])
        yield from self._seconds(seconds)
        yield from self._rally(firsts)
        yield from self._barrage(firsts)
        yield from self._fight(firsts)
        yield from self._unpack(firsts)
        yield from self._obstacles(firsts)
        yield from self._move(firsts)
        yield from self._dig(firsts)

    def _hex_in_hand(self) -> int:
        return self.picture.at(self.game.group[0]) if self.game.group else -1

    # Points.

    def purse(self, unit: int) -> int:
        division = payer(self.game, unit)
        return 0 if division == NOBODY else self.game.cp[division]

    def paid(self, unit: int) -> float:
        return CHEAP_SHOT if self.purse(unit) >= PLENTY else PAID_SHOT

    def affordable(self, unit: int, keep: int = RESERVE) -> bool:
        """Whether a first action can be paid for: it is free, except in Direct Command for a unit that is not self-commanded."""
        if not self.direct or SELF[unit]:
            return True
        return self.purse(unit) > keep

    # First actions.

    def _rally(self, deeds: list[Deed]) -> Iterator[Deed]:
        """Suppressed units and those with two cohesion hits, the closest to the enemy first."""
        some = [d for d in deeds if d.verb == "rally"]
        some.sort(key=lambda d: (self.picture.nearest_foe(self.picture.at(d.unit)), d.unit))
        for deed in some:
            state = self.picture.unit(deed.unit)
            near = self.picture.nearest_foe(state.at) <= 2
            if (state.suppressed and self.affordable(deed.unit, 0 if near else RESERVE)) or (
                state.cohesion >= 2 and self.affordable(deed.unit)
            ):
                yield deed

    def _barrage(self, deeds: list[Deed]) -> Iterator[Deed]:
        yield from self._shots(
            [d for d in deeds if d.verb == "fire" and self._indirect(d)],
        )

    def _indirect(self, deed: Deed) -> bool:
        return shot_mode(self.picture, deed.unit, deed.target) == INDIRECT

    def _fire(self, deeds: list[Deed]) -> Iterator[Deed]:
        yield from self._shots([d for d in deeds if d.verb == "fire"])

    def _shots(self, deeds: list[Deed]) -> Iterator[Deed]:
        """The best shots first; in Direct Command, only good ones are worth their point."""
        weighed = [(shot_worth(self.picture, d.unit, d.target), d) for d in deeds]
        weighed.sort(key=lambda w: (-w[0], w[1].unit, w[1].target))
        for worth, deed in weighed:
            least = self.paid(deed.unit) if self.direct and not SELF[deed.unit] else SHOT
            if worth >= least and self.affordable(deed.unit):
                yield deed

    def _fight(self, deeds: list[Deed]) -> Iterator[Deed]:
        """Stacks that only fire go first, to shake the enemy before the assault."""
        assaults = self._assaults(deeds)
        storming = {self.picture.at(d.unit) for _, d in assaults}
        yield from self._fire([d for d in deeds if self.picture.at(d.unit) not in storming])
        for _, deed in assaults:
            yield deed
        yield from self._fire(deeds)

    def _assaults(self, deeds: list[Deed]) -> list[tuple[Forecast, Deed]]:
        """Assaults worth making, the best first."""
        found: list[tuple[Forecast, Deed]] = []
        seen: set[tuple[int, int]] = set()
        for deed in deeds:
            if deed.verb != "assault":
                continue
            origin = self.picture.at(deed.unit)
            if (origin, deed.target) in seen or not self.affordable(deed.unit, 0):
                continue
            seen.add((origin, deed.target))
            party = self.party(deed.unit, deed.target)
            look = forecast(self.game, party, deed.target)
            prize = 0.5 if deed.target in self.picture.wanted else 0.0
            gained = look.allowed and look.gain(self.picture.price) + prize >= GAIN
            if gained or self._last_chance(deed.target):
                found.append((look, deed))
        found.sort(key=lambda f: (-f[0].gain(self.picture.price), f[1].unit, f[1].target))
        return found

    def _walk_in(self, deeds: list[Deed]) -> Iterator[Deed]:
        """Moves into an empty objective that decides the game, if no enemy acts before control is checked."""
        seen = self.picture
        if seen.winning:
            return
        goals = [h for h in seen.wanted if self._decides_now(h) and not seen.foes_at(h)]
        if not goals:
            return
        for deed in deeds:
            order = self.plan.order(deed.unit) if deed.verb == "move" else None
            if order is None or order.kind != TAKE or order.hex not in goals:
                continue
            end = best_end(seen, self.plan, deed.unit)
            if end is not None and end[0] == order.hex:
                yield deed

    def _decides_now(self, hex: int) -> bool:
        seen = self.picture
        if seen.turns_left == 0:
            return True
        left = [*self.game.cup, self.game.carried]
        theirs = [c for c in left if c != NOBODY and CHIT_SIDE[c] == seen.foe]
        return not theirs and hex in vital(self.game, SIDES[seen.side])

    def _last_chance(self, hex: int) -> bool:
        """Whether there is nothing to lose: without this objective we lose, or it alone turns a draw into a win."""
        seen = self.picture
        if seen.turns_left or hex not in seen.wanted or seen.winning:
            return False
        return seen.losing or (seen.wanted == [hex] and seen.steps_to_spare >= ALL_IN)

    def party(self, leader: int, hex: int) -> list[int]:
        """The units that would join the assault (G6.9): ready units in the hex, and units of the group while there are points
        to pay for them."""
        origin = self.picture.at(leader)
        found = [leader]
        points = self.purse(leader) - (
            self.picture.unit(leader).acted == AFTER_FIRST or self.direct
        )
        offered = {d.unit for d in self.deeds if d.verb == "assault" and d.target == hex}
        for n in self.picture.own_at(origin):
            if n == leader or n not in offered:
                continue
            if not may_assault(self.game, n) or not may_enter(n, origin, hex):
                continue
            if self.picture.unit(n).acted == AFTER_FIRST or self.direct:
                if points <= 0:
                    continue
                points -= 1
            found.append(n)
        return found

    def _unpack(self, deeds: list[Deed]) -> Iterator[Deed]:
        for deed in deeds:
            if deed.verb == "unpack" and self.affordable(deed.unit):
                yield deed

    def _obstacles(self, deeds: list[Deed]) -> Iterator[Deed]:
        """A unit that withdraws with the enemy behind it leaves a rearguard, or a roadblock if the enemy is not close
        yet."""
        for deed in deeds:
            if deed.verb not in ("rearguard", "block") or deed.unit not in self.plan.leaving:
                continue
            here = self.picture.at(deed.unit)
            near = self.picture.nearest_foe(here)
            alone = not any(REARGUARD[n] for n in self.picture.own_within(here, 2))
            if (deed.verb == "rearguard" and 2 <= near <= 5 and alone) or (
                deed.verb == "block" and 3 <= near <= 8 and ENGINEER[deed.unit]
            ):
                yield deed

    def _move(self, deeds: list[Deed]) -> Iterator[Deed]:
        """The units in front move first, to make room for those behind; those almost in place move last."""
        some = [d for d in deeds if d.verb == "move" and self.affordable(d.unit, RESERVE + 1)]

        def turn(deed: Deed) -> tuple[bool, bool, int, int]:
            here = self.picture.at(deed.unit)
            there = distance(here, self.plan.order(deed.unit).hex) <= 1
            # Each port takes two units per Night: guns and shaken units go first (S5, R30).
            sturdy = not (deed.unit in self.plan.leaving and frail(self.picture, deed.unit))
            return sturdy, there, self.picture.nearest_foe(here), deed.unit

        some.sort(key=turn)
        for deed in some:
            order = self.plan.order(deed.unit)
            here = self.picture.at(deed.unit)
            if order.kind == HOLD and order.hex == here:
                if deed.unit in self.plan.departing and self._gets_away(deed.unit):
                    yield deed
                continue
            if (
                order.kind != HOLD
                and distance(here, order.hex) == 1
                and self.picture.foes_at(order.hex)
            ):
                continue  # already beside its target; leaving a zone would draw fire
            if best_end(self.picture, self.plan, deed.unit) is not None:
                yield deed

    def _gets_away(self, unit: int) -> bool:
        """Whether the unit can leave the map for good from its hex."""
        return any(way.kind in FOR_GOOD for way in ways_out(self.game, unit))

    def _dig(self, deeds: list[Deed]) -> Iterator[Deed]:
        """Units with nothing else to do dig in; only those that hold a hex entrench, because entrenched units cannot assault."""
        for deed in deeds:
            if deed.verb == "dig":
                yield deed
            elif deed.verb in ("entrench", "entrench-for"):
                order = self.plan.order(deed.target)
                if order.kind == HOLD:
                    yield deed
            elif deed.verb == "rally" and not self.direct:
                yield deed

    # Second actions, a point each.

    def _seconds(self, deeds: list[Deed]) -> Iterator[Deed]:
        if not deeds:
            return
        for deed in deeds:
            if deed.verb == "rally" and self.picture.unit(deed.unit).suppressed:
                yield deed
        for look, deed in self._assaults(deeds):
            # A decisive assault may use up the reserve.
            decides = look.gain(self.picture.price) >= 2 * GAIN or self._last_chance(deed.target)
            if decides or self.purse(deed.unit) > RESERVE:
                yield deed
        rich = [d for d in deeds if may_pay(self.game, d.unit) and self.purse(d.unit) > RESERVE]
        for deed in rich:
            if deed.verb == "unpack":
                yield deed
        shots = [d for d in rich if d.verb == "fire"]
        weighed = sorted(
            ((shot_worth(self.picture, d.unit, d.target), d) for d in shots),
            key=lambda w: (-w[0], w[1].unit, w[1].target),
        )
        for worth, deed in weighed:
            if worth >= self.paid(deed.unit):
                yield deed
        for deed in rich:
            state = self.picture.unit(deed.unit)
            near = self.picture.nearest_foe(state.at) <= 3
            holding = self.plan.order(deed.unit).kind == HOLD
            if (deed.verb == "dig" and near) or (
                deed.verb in ("entrench", "entrench-for")
                and near
                and holding
                and (ENGINEER[deed.unit] or state.position == IMPROVED)
            ):
                yield deed
