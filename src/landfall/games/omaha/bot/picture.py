"""What the bot makes of a view: where the danger is, and how far it is to somewhere useful."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from landfall.games.omaha.bot.holding import Holdings, control
from landfall.games.omaha.bot.marches import LONG, turns_to
from landfall.games.omaha.bot.objectives import ALL_ROUND, FAR, POINTS, Fight, Ways, kit_of, ways
from landfall.games.omaha.bot.volleys import DENSE_STEPS, OFTEN, STEPS, Gun, symbol_of
from landfall.games.omaha.model import board
from landfall.games.omaha.rules.losses import DENSE

#: The steps of infantry that has not landed yet.
FRESH: Final = 3
#: What it is worth that a tank can join a fight.
GUNNERY: Final = 0.3
#: What a tank's strength is worth that the first rise of the tide would take, and how many turns
#: before it somebody begins to think of that.
DROWNED: Final = 0.6
FORESIGHT: Final = 4
_FIRST_RISE: Final = min(turn for turn, tide in board.TIDE.items() if tide != board.TIDE[1])
#: What a step towards the goal is worth.
PROGRESS: Final = 0.45
#: What a point is worth that a unit holds by being where it is, at the end.
HOLD: Final = 1.25
#: What a turn nearer to its errand is worth, and to be there in time.
ERRAND: Final = 0.8
IN_TIME: Final = 0.7
#: What a move past Germans with a marker is feared to cost, in steps.
INFILTRATION: Final = 0.05
#: What it is worth to keep reinforcements out of a position by standing in it (9.33).
BLOCK: Final = 0.3
#: And how much more where they would bar the way inland.
KEY: Final = 1.5
#: What a unit counts for a leader when another commands it already.
SHARED: Final = 0.05
#: What it is worth that two units can act for the price of one (7.21).
PAIR: Final = 0.15
#: What a step is worth to whom it is the first, the second or the last; and a ranger's or a vehicle's.
STEP_WORTH: Final = {3: 0.62, 2: 1.7, 1: 0.55}
OTHER_STEP: Final = 0.3
#: How much dearer a step is with so many losses.
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
    #: How far below the limit of the whole day losses count as near it.
    spare: int
    one_sector: bool
    #: Attacked or shelled this phase, and only attacked.
    attacked: frozenset[int]
    shot: frozenset[int]
    units: dict[int, Ours]
    germans: dict[int, Theirs]
    #: The hexes that they are in.
    enemy: frozenset[int]
    #: Positions that fire, and whether with a marker.
    live: frozenset[tuple[int, bool]]
    ours: frozenset[int]
    stacks: dict[int, list[int]]
    #: Who is in each hex, or lands there next turn if the current is kind.
    expected: dict[int, list[int]]
    #: Germans with US infantry next to them.
    fought: tuple[int, ...]
    #: Weapons that revealed Germans ask for.
    wanted: frozenset[str]
    #: Ground that counts, and how much it does by now.
    held: Holdings
    late: float
    is_open: bool
    #: The turn on which the score is counted.
    counted: int
    #: Of each German hex: what its fall would be worth in points, about.
    prizes: dict[int, float] = field(default_factory=dict)
    #: From where ground that nobody holds can be held, and how far off that seems.
    open_ground: dict[int, float] = field(default_factory=dict)
    fights: list[Fight] = field(default_factory=list)
    #: Who should be where when the score is counted.
    errands: dict[int, int] = field(default_factory=dict)
    #: Positions that fire, with how many stand in their fields.
    guns: dict[int, Gun] = field(default_factory=dict)
    #: What fire costs a unit in a hex, as far as it was asked.
    dangers: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)
    #: By unit: how far it is to where it is of use, and what it is worth to stay there.
    fields: dict[int, Ways] = field(default_factory=dict)
    _known: dict[tuple[frozenset[str], bool], Ways] = field(default_factory=dict)

    # Danger.

    def menace(self, hex: int) -> float:
        """How much a German force can hurt."""
        force = self.germans[hex]
        if force.disrupted or hex not in board.SITES:
            return 0.0
        hurt = 0.0
        for h, dot in board.FIELD[board.SITES[hex]].items():
            numbers = [n for n in self.expected.get(h, ()) if board.INFANTRY[n]]
            hurt += (DENSE_STEPS if len(numbers) > 1 else STEPS)[dot] * len(numbers)
        # It hits no more units than it has counters.
        limit = 2.0 if force.depth else 1.0
        return min(hurt, limit) * OFTEN[force.depth]

    def volley(self, hex: int) -> float:
        """What one volley of a German force costs us: whoever is disrupted misses the next.

        Without a marker half of those would not have come at all (6.3, 6.4).
        """
        force = self.germans[hex]
        often = OFTEN[force.depth]
        return self.menace(hex) / often * (1.0 if force.depth else 0.5)

    def fire(self, number: int, hex: int) -> tuple[float, float]:
        """Steps that a unit may expect to lose here in a turn; alone, and in a dense stack."""
        known = self.dangers.get((number, hex))
        if known is not None:
            return known
        alone = dense = 0.0
        at, steps = 0, FRESH
        if unit := self.units.get(number):
            at, steps = unit.hex, unit.steps
        symbol = symbol_of(number, steps)
        for position in board.FIRE_ON[hex]:
            gun = self.guns.get(position)
            if gun is not None:
                dots = board.FIELD[position]
                one, many = gun.costs(dots[hex], symbol, dots.get(at, 0))
                alone += one
                dense += many
        self.dangers[number, hex] = alone, dense
        return alone, dense

    def danger(self, number: int, hex: int, friend: int = -1) -> float:
        """Steps that a unit may lose here in a turn, perhaps with a friend who comes along."""
        alone, dense = self.fire(number, hex)
        others = self.beside(number, hex, friend)
        steps = self.units[number].steps + sum(self.units[n].steps for n in others)
        risk = dense if steps >= DENSE else alone
        if self.turn == self.last_turn:
            risk = 0.0  # nobody fires any more
        if len(others) >= 2:
            risk += 9.0  # no room
        if hex in board.BEACH:
            risk += 0.05  # artillery
        return risk

    def beside(self, number: int, hex: int, friend: int) -> list[int]:
        """Who else would be in the hex: those who are there, and a friend who comes along."""
        others = [
            n for n in self.stacks.get(hex, ()) if n not in (number, friend) and board.FULL[n]
        ]
        return [*others, friend] if friend >= 0 else others

    def makes_a_pair(self, number: int, hex: int, friend: int) -> bool:
        """With one other unit of infantry, and no dense target yet."""
        others = self.beside(number, hex, friend)
        return (
            len(others) == 1
            and board.INFANTRY[others[0]]
            and self.units[others[0]].steps + self.units[number].steps < DENSE
        )

    def infiltration(self, at: int, to: int) -> float:
        """Steps that a move past Germans may cost (7.32)."""
        past = [
            f
            for h in board.ADJACENT[at] & board.ADJACENT[to]
            if (f := self.germans.get(h)) is not None
            and not f.disrupted
            and h in board.SITES
            and at in board.FIELD[board.SITES[h]]
            and to in board.FIELD[board.SITES[h]]
        ]
        return INFILTRATION * sum(1.0 if f.depth else 0.5 for f in past)

    def burden(self, number: int, hex: int) -> float:
        """What others in the hex suffer because this unit makes it a dense target."""
        there = [n for n in self.stacks.get(hex, ()) if n != number and board.FULL[n]]
        steps = sum(self.units[n].steps for n in there)
        if not there or steps >= DENSE or steps + self.units[number].steps < DENSE:
            return 0.0
        alone, dense = self.fire(number, hex)
        return (dense - alone) * sum(self.step_worth(n) for n in there)

    def step_worth(self, number: int) -> float:
        """The second step of infantry is the dear one: it counts against the division."""
        if not board.REGULAR[number]:
            return OTHER_STEP
        steps = self.units[number].steps
        if steps == 1:
            return STEP_WORTH[1]  # it counts as lost already
        # The nearer the catastrophe, the dearer.
        near = NEARNESS[max(0, min(self.losses[board.DIVISION[number]] + self.spare, 8))]
        return STEP_WORTH[steps] * near

    # Goals.

    def ways(self, number: int) -> Ways:
        """How far it is from each hex to where this unit with its weapons is of use."""
        found = self.fields.get(number)
        if found is None:
            unit = self.units.get(number)
            kit = kit_of(number, unit.steps) if unit and unit.steps else ALL_ROUND
            low = not unit or not unit.hex or unit.hex in board.LOW
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
            # Whoever holds a place does not mind that it is taken.
            far = min(far, ways.places.get(hex, FAR))
        return far

    def holds(self, number: int, hex: int) -> float:
        """The points that hang on this unit if it stands here."""
        unit = self.units[number]
        mine = control(number, unit.steps, unit.hex) if unit.hex else frozenset[int]()
        return sum(
            POINTS[h]
            for h in control(number, unit.steps, hex) & self.held.wanted
            if self.held.cover.get(h, 0) == (h in mine)
        )

    def keeps_out(self, number: int, hex: int) -> float:
        """What it is worth to stand alone in a position into which Germans could come."""
        if hex not in board.SITES or any(
            n != number and not board.GENERAL[n] for n in self.stacks.get(hex, ())
        ):
            return 0.0
        return BLOCK * (hex in self.held.wanted) + KEY * self.held.keys.get(hex, 0.0)

    def ground_worth(self, number: int, hex: int, friend: int) -> float:
        """What infantry holds from here, and how near it is to where it is of use."""
        worth = HOLD * self.late * self.holds(number, hex) + self.keeps_out(number, hex)
        if self.turn < self.last_turn:
            worth -= PROGRESS * self.to_goal(number, hex)
            if self.makes_a_pair(number, hex, friend):
                worth += PAIR
        return worth

    def errand_worth(self, hex: int, errand: int) -> float:
        far = turns_to(errand, self.enemy).get(hex, LONG)
        return -ERRAND * far - IN_TIME * (far > self.counted - self.turn)

    def stand_worth(self, number: int, hex: int, friend: int = -1) -> float:
        """How good it is for this unit to be here when the turn ends."""
        worth = -self.danger(number, hex, friend) * self.step_worth(number)
        worth -= self.burden(number, hex)
        if board.INFANTRY[number]:
            errand = self.errands.get(number)
            if errand is None:
                worth += self.ground_worth(number, hex, friend)
            else:
                worth += self.errand_worth(hex, errand)
        elif board.DIRECT[number]:
            reach = board.LEVELS[number][max(self.units[number].steps, 1) - 1].range
            worth += GUNNERY * min(sum(board.distance(hex, t) <= reach for t in self.fought), 4)
            worth -= self.drowning(number, hex)
        # The weaker a tank, the less the action is worth that saves it.
        dear = 1.0 if board.INFANTRY[number] else 0.08 * self.units[number].strength
        if hex in board.UNDERWATER[board.TIDE[min(self.turn + 1, 32)]]:
            worth -= 2.0 * dear
        if hex in board.UNDERWATER[self.tide]:
            worth -= 6.0 * dear if board.INFANTRY[number] else dear
        return worth

    def drowning(self, number: int, hex: int) -> float:
        """What the tide will cost that takes a tank here: the sooner, the more it is thought of."""
        left = _FIRST_RISE - self.turn
        if not 0 <= left < FORESIGHT or hex not in board.UNDERWATER[board.TIDE[_FIRST_RISE]]:
            return 0.0
        return DROWNED * self.units[number].strength * (1.0 - left / FORESIGHT)

    def landing_worth(self, number: int, hex: int) -> float:
        if board.LEADER[number]:
            return self.following(hex, number) - 0.3 * self.fire(number, hex)[0]
        ahead = self.units[number].steps if number in self.units else FRESH
        alone, dense = self.fire(number, hex)
        near = self.to_goal(number, hex)
        there = sum(
            self.units[n].steps for n in self.expected.get(hex, ()) if board.FULL[n] and n != number
        )
        return -(dense if there + ahead >= 5 else alone) - 0.1 * near - 0.05 * there

    def following(self, hex: int, leader: int) -> float:
        """How much infantry a leader has around this hex, and nobody else commands."""
        value = 0.0
        rivals = [u.hex for n, u in self.units.items() if board.LEADER[n] and n != leader and u.hex]
        for other, numbers in self.expected.items():
            far = board.distance(hex, other)
            if far > 4:
                continue
            weight = (1.0, 1.0, 0.45, 0.25, 0.1)[far]
            if any(board.distance(r, other) <= 1 for r in rivals):
                weight *= SHARED
            for n in numbers:
                if board.REGULAR[n]:
                    near = max(0.0, 8.0 - self.to_goal(n, other)) / 8.0
                    value += weight * (0.4 + 0.3 * self.units[n].steps) * (0.5 + near)
                elif board.RANGER[n]:
                    value += 0.1 * weight
        return value

    def is_free(self, number: int) -> bool:
        unit = self.units[number]
        return board.RANGER[number] or unit.led or unit.hero or board.LEADER[number]
