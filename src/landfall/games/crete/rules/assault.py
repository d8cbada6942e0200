"""G16: assault, A1 to A8. Night and barrage are among the modifiers in `fire.py`."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import (
    ARTILLERY,
    ASSAULT,
    CLASS,
    DEFENCE,
    DOUBLE,
    FIRE,
    GREEN_FIRE,
    RIDING,
    SIDE,
)
from landfall.games.crete.model.events import AssaultEnded, BraveryChecked
from landfall.games.crete.model.ground import NEAR, NEAR_MASK, SLOPES
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import LEG, built_up
from landfall.games.crete.model.offers import unit_option
from landfall.games.crete.model.pieces import ENTRENCHED, IMPROVED
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.assault_end import Advance, AdvanceAlone, LastCheck
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.fire import (
    DEFENSIVE,
    PRIMARY,
    REPLY,
    SECONDARY,
    Fire,
    Roll,
    aim,
    has_bonus,
    terrain_mod,
)
from landfall.games.crete.rules.leaders import along
from landfall.games.crete.rules.movement import allowance
from landfall.games.crete.rules.quality import (
    Mods,
    QualityCheck,
    check_now,
    passes,
    printed_quality,
    quality_mods,
    roll,
    told,
)
from landfall.games.crete.rules.stacking import overstacked
from landfall.games.crete.rules.stand_or_run import Stand

CHARGING = (("charging", 2),)


def may_assault(game: Crete, unit: int) -> bool:
    """crete G16.1: the conditions on the unit itself."""
    state = game.units[unit]
    return (
        state.at >= 0
        and state.steps > 0
        and not state.suppressed
        and allowance(game, unit) > 0
        and ASSAULT[unit] is not None
        and not GREEN_FIRE[unit]
        and not ARTILLERY[unit]
        and state.position != ENTRENCHED
        and not state.column
        and not state.mounted
        and game.barrage.get(state.at, 0) < 2
        and not (state.chutes or state.gliders or state.jump or state.delay)
        and not overstacked(game, state.at, SIDE[unit])
    )


def may_enter(unit: int, origin: int, hex: int) -> bool:
    """crete G16.1: vehicles never assault into, or out of, built-up hexes."""
    return CLASS[unit] == LEG or not (built_up(hex) or built_up(origin))


def assault_hexes(game: Crete, unit: int) -> list[int]:
    """crete G16.1: adjacent hexes with enemy units."""
    here = game.units[unit].at
    enemy = game.holding(1 - SIDE[unit])
    if here < 0 or not enemy & NEAR_MASK[here] or not may_assault(game, unit):
        return []
    barred = barred_to(game, unit)
    return sorted(
        h for h in NEAR[here] if enemy >> h & 1 and may_enter(unit, here, h) and not barred >> h & 1
    )


def defenders(game: Crete, hex: int, side: int) -> list[int]:
    """The units of the side opposed to the assaulters."""
    return [n for n in game.at(hex) if SIDE[n] != side]


def defence_mods(game: Crete, unit: int, origin: int) -> Mods:
    """crete G16.3: a defender's Defence and its modifiers."""
    state = game.units[unit]
    hex = state.at
    mounted = RIDING[unit]
    value = mounted.defence if state.mounted and mounted is not None else DEFENCE[unit]
    mods: Mods = [("defence", value)] if value else []
    if state.column:
        mods.append(("target-column", 2))
    elif terrain_mod(game, hex):
        mods.append(("terrain", terrain_mod(game, hex)))
    if SLOPES.high(origin, hex) == hex:
        mods.append(("uphill", -1))
    if state.position == IMPROVED:
        mods.append(("target-improved", -1))
    elif state.position == ENTRENCHED:
        mods.append(("target-entrenched", -2))
    if state.heroic:
        mods.append(("target-heroic", -1))
    if state.chutes:
        mods.append(("target-parachute", 2 * state.chutes))
    if state.gliders:
        mods.append(("target-glider", 3 * state.gliders))
    if state.delay:
        mods.append(("target-delay", 2))
    return mods


def bravery(game: Crete, unit: int, hex: int) -> tuple[int, Mods]:
    """crete G16.3: the number to roll or less, and its modifiers."""
    origin = game.units[unit].at
    best = min(
        (defence_mods(game, n, origin) for n in defenders(game, hex, SIDE[unit])),
        key=lambda mods: sum(v for _, v in mods),
    )
    mods = quality_mods(game, unit, bravery=True) + best
    own = DEFENCE[unit] - (1 if game.units[unit].heroic else 0)
    if own:
        mods.append(("own-defence", -own))
    return printed_quality(game, unit) + sum(v for _, v in mods), mods


@dataclass(frozen=True, slots=True)
class Bravery(Step):
    """A2: each unit makes its own check; no points can be paid."""

    units: tuple[int, ...]
    origin: int
    hex: int

    def run(self, game: Crete) -> None:
        brave = []
        for unit in self.units:
            need, mods = bravery(game, unit, self.hex)
            die = roll(game)
            passed = passes(die, need)
            game.emit(
                BraveryChecked(
                    unit=counters.REF[unit],
                    hex=HEX[self.origin],
                    need=need,
                    roll=die,
                    passed=passed,
                    modifiers=told(mods),
                    rule="G16.3",
                )
            )
            game.beat()
            if passed:
                brave.append(unit)
        if not brave:
            game.emit(AssaultEnded(hex=HEX[self.hex], how="nobody", rule="G16.3"))
            return
        side = SIDE[brave[0]]
        todo = tuple(
            n
            for n in defenders(game, self.hex, side)
            if FIRE[n] is not None and not GREEN_FIRE[n] and not game.units[n].mounted
        )
        game.push(Assault(tuple(brave), self.origin, self.hex, "fire", todo))


#: The phases of an assault after bravery, in order.
PHASES = ("fire", "stand", "attack", "reply", "last")


@dataclass(frozen=True, slots=True)
class Assault(Step):
    """A3 to A7, unit by unit; ``todo`` holds those still to act in this phase."""

    units: tuple[int, ...]
    origin: int
    hex: int
    phase: str
    todo: tuple[int, ...]

    @property
    def side(self) -> int:
        return SIDE[self.units[0]]

    def active(self, game: Crete) -> tuple[int, ...]:
        """The assaulters that still take part."""
        return tuple(
            n
            for n in self.units
            if game.units[n].at == self.origin and not game.units[n].suppressed
        )

    def mass(self, game: Crete) -> int:
        """crete G16.4: the steps of the assaulters that still take part."""
        return sum(game.units[n].steps for n in self.active(game))

    def run(self, game: Crete) -> None:
        active = self.active(game)
        left = defenders(game, self.hex, self.side)
        if not active:
            game.emit(AssaultEnded(hex=HEX[self.hex], how="repulsed", rule="G16.2"))
            return
        if not left:
            game.emit(AssaultEnded(hex=HEX[self.hex], how="taken", rule="G16.10"))
            if len(active) == 1:
                game.push(*along(game, active[0]), AdvanceAlone(active[0], self.hex))
            else:
                game.push(Advance(active, self.hex))
            return
        if not self.todo:
            self._next_phase(game, active, left)
            return
        unit, rest = (
            self.todo[0],
            Assault(self.units, self.origin, self.hex, self.phase, self.todo[1:]),
        )
        state = game.units[unit]
        if self.phase == "attack":
            if unit in active:
                game.push(AttackBy(unit, self.hex), rest)
            else:
                game.push(rest)
        elif state.at != self.hex:
            game.push(rest)
        elif self.phase == "fire":
            game.push(DefendBy(unit, self), rest)
        elif self.phase == "stand":
            game.push(Stand(unit, self.origin), rest)
        elif self.phase == "reply":
            game.push(ReplyBy(unit, self), rest)
        else:
            game.push(QualityCheck(unit, "last"), LastCheck(unit, self.origin), rest)

    def _next_phase(self, game: Crete, active: tuple[int, ...], left: list[int]) -> None:
        number = PHASES.index(self.phase) + 1
        if number == len(PHASES):
            game.emit(AssaultEnded(hex=HEX[self.hex], how="held", rule="G16.8"))
            return
        phase = PHASES[number]
        todo = active if phase == "attack" else tuple(left)
        if phase == "reply":
            todo = tuple(n for n in left if ASSAULT[n] is not None and not game.units[n].mounted)
        game.push(Assault(self.units, self.origin, self.hex, phase, todo))


def best_target(
    game: Crete, unit: int, targets: tuple[int, ...], mode: str, mass: int = -1
) -> tuple[int, ...]:
    """crete G33: the targets, the one with the highest rating first; in a tie, the one with the most steps."""
    return tuple(
        sorted(
            targets,
            key=lambda t: (-aim(game, unit, t, mode, False, mass).sum, -game.units[t].steps, t),
        )
    )


@dataclass(frozen=True, slots=True)
class DefendBy(Step):
    """A3: a check without points, then fire at an assaulter."""

    unit: int
    assault: Assault

    def run(self, game: Crete) -> None:
        if game.units[self.unit].suppressed or not check_now(game, self.unit, "defensive"):
            return
        active, mass = self.assault.active(game), self.assault.mass(game)
        game.push(ChooseTarget(self.unit, active, DEFENSIVE, "defensive", mass, CHARGING))


@dataclass(frozen=True, slots=True)
class ReplyBy(Step):
    """A6: with the Assault rating, suppressed units too; a unit without one does not reply (crete G16.7, G16.11)."""

    unit: int
    assault: Assault

    def run(self, game: Crete) -> None:
        active, mass = self.assault.active(game), self.assault.mass(game)
        game.push(ChooseTarget(self.unit, active, REPLY, "defensive", mass))


@dataclass(frozen=True, slots=True)
class ChooseTarget(Step):
    """The standing order takes the best target; with the order `ask`, the player chooses if there are several."""

    unit: int
    targets: tuple[int, ...]
    mode: str
    order: str
    mass: int = -1
    extra: tuple[tuple[str, int], ...] = ()

    def run(self, game: Crete) -> None:
        best = best_target(game, self.unit, self.targets, self.mode, self.mass)
        if len(best) > 1 and game.order(SIDE[self.unit], self.order) == "ask":
            game.push(AskTarget(self.unit, best, self.mode, game.passed, self.mass, self.extra))
        else:
            shoot(game, self.unit, best[0], self.mode, self.mass, self.extra)


def shoot(
    game: Crete,
    unit: int,
    target: int,
    mode: str,
    mass: int,
    extra: tuple[tuple[str, int], ...],
) -> None:
    """Assaulters have made their bonus check already (G16.6); defenders make theirs now."""
    kind = Roll if mode in (PRIMARY, SECONDARY) else Fire
    game.push(kind(unit, target, mode, mass, extra))


@dataclass(frozen=True, slots=True)
class AskTarget(Ask):
    unit: int
    targets: tuple[int, ...]
    mode: str
    bonus: bool
    mass: int
    extra: tuple[tuple[str, int], ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ref = counters.REF[self.unit]
        options = tuple(unit_option("target", t, "G16.6") for t in self.targets)
        seat = game.seat(SIDE[self.unit])
        args: dict[str, Arg] = {"unit": ref, "mode": self.mode}
        return (Decision(seat, "ask-target", options, "G16.6", args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.passed = self.bonus
        shoot(game, self.unit, int(option.value), self.mode, self.mass, self.extra)


@dataclass(frozen=True, slots=True)
class AttackBy(Step):
    """A5: one bonus check serves both attacks."""

    unit: int
    hex: int

    def run(self, game: Crete) -> None:
        game.passed = False
        if has_bonus(game, self.unit):
            game.push(QualityCheck(self.unit, "bonus"), AttackTwice(self.unit, self.hex))
        else:
            game.push(AttackTwice(self.unit, self.hex))


@dataclass(frozen=True, slots=True)
class AttackTwice(Step):
    unit: int
    hex: int

    def run(self, game: Crete) -> None:
        bonus = game.passed
        second = AttackOnce(self.unit, self.hex, SECONDARY, bonus)
        if FIRE[self.unit] is None and not DOUBLE[self.unit]:
            game.push(second)
        else:
            game.push(AttackOnce(self.unit, self.hex, PRIMARY, bonus), second)


@dataclass(frozen=True, slots=True)
class AttackOnce(Step):
    unit: int
    hex: int
    mode: str
    bonus: bool

    def run(self, game: Crete) -> None:
        targets = tuple(defenders(game, self.hex, SIDE[self.unit]))
        if targets:
            game.passed = self.bonus
            game.push(ChooseTarget(self.unit, targets, self.mode, "targets"))
