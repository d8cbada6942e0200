"""The bot's model of a view: how dangerous each hex is, and how far away the useful hexes are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from landfall.games.omaha.bot.holding import Holdings
from landfall.games.omaha.bot.marches import LONG, turns_to
from landfall.games.omaha.bot.objectives import FAR, POINTS, Fight, Ways, kit_of, ways
from landfall.games.omaha.bot.volleys import DENSE_STEPS, OFTEN, STEPS, Gun, symbol_of
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.communication import control_of
from landfall.games.omaha.rules.fire_targets import DENSE
from landfall.games.omaha.rules.german_fire import hit_limit
from landfall.games.omaha.rules.stacking import STACK_LIMIT
from landfall.games.omaha.rules.terrain_effects import PAST, passed
from landfall.games.omaha.rules.weapons import FOOT_WEAPONS

#: The steps of infantry that has not landed yet.
FRESH: Final = 3
#: The value of a tank being able to join a fight.
GUNNERY: Final = 0.3
#: The value of each strength point of a tank that would drown when the tide first rises, and how many
#: turns ahead this counts.
DROWNED: Final = 0.6
FORESIGHT: Final = 4
_FIRST_RISE: Final = min(turn for turn, tide in deck.TIDE.items() if tide != deck.TIDE[1])
#: The value of a step towards the goal.
PROGRESS: Final = 0.45
#: The value, at the end, of a point that a unit holds by staying where it is.
HOLD: Final = 1.25
#: The value of getting a turn closer to the assigned place, and of being there in time.
ERRAND: Final = 0.8
IN_TIME: Final = 0.7
#: The expected cost of a move past Germans with a marker, in steps.
INFILTRATION: Final = 0.05
#: The value of occupying a position to keep reinforcements out of it (9.33).
BLOCK: Final = 0.3
#: The extra value where reinforcements would block the way inland.
KEY: Final = 1.5
#: The weight of a unit for a leader when another leader already commands it.
SHARED: Final = 0.05
#: The value of two units in one hex, which can move for a single action (7.21).
PAIR: Final = 0.15
#: The value of a step by the number left, and of a ranger's or a vehicle's step.
STEP_WORTH: Final = {3: 0.62, 2: 1.7, 1: 0.55}
OTHER_STEP: Final = 0.3
#: The factor on a step's value, by the number of losses so far.
NEARNESS: Final = (1.0, 1.0, 1.0, 1.0, 1.3, 1.9, 2.9, 5.2, 7.2)


class Ours(NamedTuple):
    hex: int  # 0: not on the map
    box: int
    steps: int
    strength: int
    disrupted: bool
    climb: str
    hero: bool
    inspired: bool
    acted: bool
    led: bool
    free: bool
    command: int


class Theirs(NamedTuple):
    kind: str
    unit: str
    depth: bool
    marker: str
    disrupted: bool


@dataclass(slots=True)
class Picture:
    turn: int
    last_turn: int
    tide: str
    actions: int
    acting: int
    extended: bool
    losses: dict[int, int]
    #: Added to the losses to index `NEARNESS`, which assumes a limit of eight.
    spare: int
    one_sector: bool
    #: Hexes attacked or shelled this phase, and those only attacked.
    attacked: frozenset[int]
    shot: frozenset[int]
    units: dict[int, Ours]
    germans: dict[int, Theirs]
    #: The hexes with Germans.
    enemy: frozenset[int]
    #: Positions that can fire, and whether they have a marker.
    live: frozenset[tuple[int, bool]]
    ours: frozenset[int]
    stacks: dict[int, list[int]]
    #: The units in each hex, and those due to land there next turn unless they drift.
    expected: dict[int, list[int]]
    #: Germans with adjacent US infantry.
    fought: tuple[int, ...]
    #: Weapons that revealed Germans require.
    wanted: frozenset[str]
    #: Scoring ground, and its current weight.
    held: Holdings
    late: float
    is_open: bool
    #: The turn on which the score is counted.
    counted: int
    #: By German hex: roughly what its elimination is worth, in points.
    prizes: dict[int, float] = field(default_factory=dict)
    #: The hexes from which ground not held yet could be held, and the distance assigned to each.
    open_ground: dict[int, float] = field(default_factory=dict)
    fights: list[Fight] = field(default_factory=list)
    #: Where each unit should be when the score is counted.
    errands: dict[int, int] = field(default_factory=dict)
    #: Positions that can fire, with the number of units in their fields.
    guns: dict[int, Gun] = field(default_factory=dict)
    #: Cache of what fire costs a unit in a hex.
    dangers: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)
    #: By unit: the distance to where it is useful, and the value of staying there.
    fields: dict[int, Ways] = field(default_factory=dict)
    _known: dict[tuple[frozenset[str], bool], Ways] = field(default_factory=dict)

    # Danger.

    def is_live(self, hex: int) -> bool:
        """6.4, 6.41: an undisrupted force that fires from its position."""
        force = self.germans.get(hex)
        return force is not None and not force.disrupted and force.kind != "armour"

    def threat(self, hex: int) -> float:
        """The steps that a German force is expected to cost per turn."""
        force = self.germans[hex]
        if hex not in ground.SITES or not self.is_live(hex):
            return 0.0
        hurt = 0.0
        for h, dot in ground.FIELD[ground.SITES[hex]].items():
            numbers = [n for n in self.expected.get(h, ()) if counters.INFANTRY[n]]
            hurt += (DENSE_STEPS if len(numbers) > 1 else STEPS)[dot] * len(numbers)
        # A position can't hit more units than it has counters.
        limit = hit_limit(1, force.depth, self.extended)
        return min(hurt, limit) * OFTEN[force.depth]

    def volley(self, hex: int) -> float:
        """What one volley of a German force costs: if it is disrupted, it misses the next.

        Without a marker, half of those would not have been fired at all (6.3, 6.4).
        """
        force = self.germans[hex]
        often = OFTEN[force.depth]
        return self.threat(hex) / often * (1.0 if force.depth else 0.5)

    def fire(self, number: int, hex: int) -> tuple[float, float]:
        """The expected steps a unit loses here per turn: alone, and in a dense stack."""
        known = self.dangers.get((number, hex))
        if known is not None:
            return known
        alone = dense = 0.0
        at, steps = 0, FRESH
        if unit := self.units.get(number):
            at, steps = unit.hex, unit.steps
        symbol = symbol_of(number, steps)
        for position in ground.FIRE_ON[hex]:
            gun = self.guns.get(position)
            if gun is not None:
                dots = ground.FIELD[position]
                one, many = gun.costs(dots[hex], symbol, dots.get(at, 0))
                alone += one
                dense += many
        self.dangers[number, hex] = alone, dense
        return alone, dense

    def danger(self, number: int, hex: int, friend: int = -1) -> float:
        """The expected steps a unit loses here per turn, possibly with a companion."""
        alone, dense = self.fire(number, hex)
        others = self.beside(number, hex, friend)
        steps = self.units[number].steps + sum(self.units[n].steps for n in others)
        risk = dense if steps >= DENSE else alone
        if self.turn == self.last_turn:
            risk = 0.0  # no more fire to come
        if len(others) >= STACK_LIMIT:
            risk += 9.0  # overstacked
        if hex in ground.BEACH:
            risk += 0.05  # artillery
        return risk

    def beside(self, number: int, hex: int, friend: int) -> list[int]:
        """The other units in the hex: those already there, and a companion."""
        others = [
            n for n in self.stacks.get(hex, ()) if n not in (number, friend) and counters.FULL[n]
        ]
        return [*others, friend] if friend >= 0 else others

    def completes_pair(self, number: int, hex: int, friend: int) -> bool:
        """Whether the unit joins exactly one other infantry unit without making a dense target."""
        others = self.beside(number, hex, friend)
        return (
            len(others) == 1
            and counters.INFANTRY[others[0]]
            and self.units[others[0]].steps + self.units[number].steps < DENSE
        )

    def infiltration(self, at: int, to: int) -> float:
        """The expected steps lost in a move past Germans (7.32)."""
        past = [p for p in PAST.get((at, to), ()) if passed(p, self.is_live, at, to)]
        forces = [f for p in past for h in ground.POSITION_HEXES[p] if (f := self.germans.get(h))]
        return INFILTRATION * sum(1.0 if f.depth else 0.5 for f in forces)

    def density_cost(self, number: int, hex: int) -> float:
        """The extra losses of the other units in the hex because this one makes it a dense target."""
        there = [n for n in self.stacks.get(hex, ()) if n != number and counters.FULL[n]]
        steps = sum(self.units[n].steps for n in there)
        if not there or steps >= DENSE or steps + self.units[number].steps < DENSE:
            return 0.0
        alone, dense = self.fire(number, hex)
        return (dense - alone) * sum(self.step_worth(n) for n in there)

    def step_worth(self, number: int) -> float:
        """The second step of infantry is the costly one: it counts against the division."""
        if not counters.REGULAR[number]:
            return OTHER_STEP
        steps = self.units[number].steps
        if steps == 1:
            return STEP_WORTH[1]  # it counts as lost already
        # The closer the division is to catastrophic losses, the more it costs.
        near = NEARNESS[max(0, min(self.losses[counters.DIVISION[number]] + self.spare, 8))]
        return STEP_WORTH[steps] * near

    # Goals.

    def ways(self, number: int) -> Ways:
        """The distance from each hex to where this unit, with its weapons, is useful."""
        found = self.fields.get(number)
        if found is None:
            unit = self.units.get(number)
            kit = kit_of(number, unit.steps) if unit and unit.steps else FOOT_WEAPONS
            low = not unit or not unit.hex or unit.hex in ground.LOW
            key = kit & self.wanted, low
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = ways(self, *key)
            self.fields[number] = found
        return found

    def to_goal(self, number: int, hex: int) -> float:
        ways = self.ways(number)
        far = ways.far[hex]
        unit = self.units.get(number)
        if unit and hex == unit.hex:
            # A unit's own place does not count as taken.
            far = min(far, ways.places.get(hex, FAR))
        return far

    def holds(self, number: int, hex: int) -> float:
        """The points that depend on this unit being here."""
        unit = self.units[number]
        mine = control_of(number, unit.steps, unit.hex) if unit.hex else frozenset[int]()
        return sum(
            POINTS[h]
            for h in control_of(number, unit.steps, hex) & self.held.wanted
            if self.held.cover.get(h, 0) == (h in mine)
        )

    def keeps_out(self, number: int, hex: int) -> float:
        """The value of being the only unit on a position where Germans could arrive."""
        if hex not in ground.SITES or any(
            n != number and not counters.GENERAL[n] for n in self.stacks.get(hex, ())
        ):
            return 0.0
        return BLOCK * (hex in self.held.wanted) + KEY * self.held.keys.get(hex, 0.0)

    def ground_worth(self, number: int, hex: int, friend: int) -> float:
        """The value for infantry of being here: what it holds, and how close it is to a useful hex."""
        worth = HOLD * self.late * self.holds(number, hex) + self.keeps_out(number, hex)
        if self.turn < self.last_turn:
            worth -= PROGRESS * self.to_goal(number, hex)
            if self.completes_pair(number, hex, friend):
                worth += PAIR
        return worth

    def errand_worth(self, hex: int, errand: int) -> float:
        far = turns_to(errand, self.enemy).get(hex, LONG)
        return -ERRAND * far - IN_TIME * (far > self.counted - self.turn)

    def stand_worth(self, number: int, hex: int, friend: int = -1) -> float:
        """The value for this unit of being here at the end of the turn."""
        worth = -self.danger(number, hex, friend) * self.step_worth(number)
        worth -= self.density_cost(number, hex)
        if counters.INFANTRY[number]:
            errand = self.errands.get(number)
            if errand is None:
                worth += self.ground_worth(number, hex, friend)
            else:
                worth += self.errand_worth(hex, errand)
        elif counters.DIRECT[number]:
            reach = counters.LEVELS[number][max(self.units[number].steps, 1) - 1].range
            worth += GUNNERY * min(sum(ground.distance(hex, t) <= reach for t in self.fought), 4)
            worth -= self.drowning(number, hex)
        # The weaker a tank, the less saving it is worth an action.
        worth_saving = 1.0 if counters.INFANTRY[number] else 0.08 * self.units[number].strength
        if hex in ground.UNDERWATER[deck.TIDE[min(self.turn + 1, 32)]]:
            worth -= 2.0 * worth_saving
        if hex in ground.UNDERWATER[self.tide]:
            worth -= 6.0 * worth_saving if counters.INFANTRY[number] else worth_saving
        return worth

    def drowning(self, number: int, hex: int) -> float:
        """The cost of a tank here being lost to the tide: it counts more the sooner it happens."""
        left = _FIRST_RISE - self.turn
        if not 0 <= left < FORESIGHT or hex not in ground.UNDERWATER[deck.TIDE[_FIRST_RISE]]:
            return 0.0
        return DROWNED * self.units[number].strength * (1.0 - left / FORESIGHT)

    def landing_worth(self, number: int, hex: int) -> float:
        if counters.LEADER[number]:
            return self.following(hex, number) - 0.3 * self.fire(number, hex)[0]
        ahead = self.units[number].steps if number in self.units else FRESH
        alone, dense = self.fire(number, hex)
        near = self.to_goal(number, hex)
        there = sum(
            self.units[n].steps
            for n in self.expected.get(hex, ())
            if counters.FULL[n] and n != number
        )
        return -(dense if there + ahead >= DENSE else alone) - 0.1 * near - 0.05 * there

    def following(self, hex: int, leader: int) -> float:
        """How much infantry a leader would command from this hex that no other leader does."""
        value = 0.0
        rivals = [
            u.hex for n, u in self.units.items() if counters.LEADER[n] and n != leader and u.hex
        ]
        for other, numbers in self.expected.items():
            far = ground.distance(hex, other)
            if far > 4:
                continue
            weight = (1.0, 1.0, 0.45, 0.25, 0.1)[far]
            if any(ground.distance(r, other) <= 1 for r in rivals):
                weight *= SHARED
            for n in numbers:
                if counters.REGULAR[n]:
                    near = max(0.0, 8.0 - self.to_goal(n, other)) / 8.0
                    value += weight * (0.4 + 0.3 * self.units[n].steps) * (0.5 + near)
                elif counters.RANGER[n]:
                    value += 0.1 * weight
        return value

    def is_free(self, number: int) -> bool:
        return self.units[number].free
