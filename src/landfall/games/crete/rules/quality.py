"""G8, G1.1, G2.4: troop quality checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import PARAMETERS
from landfall.games.crete.model.events import CheckPaid, QualityChecked
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.pieces import ENTRENCHED, IMPROVED, IN_PARK
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import DIMINISHED, level_of
from landfall.games.crete.rules.command import in_command, may_pay, pay, payer

Mods = list[tuple[str, int]]

#: The standing order that answers for each purpose. No point can be paid for purposes that are not listed (G8.4).
ORDER_OF = {
    "bonus": "bonus",
    "soft": "soft",
    "hard": "hard",
    "rally": "rally",
    "last": "last",
    "rout": "hard",
    "desertion": "hard",
}
RULE_OF = {
    "bonus": "G13.1",
    "soft": "G14.2",
    "hard": "G14.2",
    "rally": "G18.1",
    "last": "G16.8",
    "rout": "5.2",
    "desertion": "S5.0",
    "opportunity": "G15.3",
    "defensive": "G16.4",
    "engineer": "G19.1",
}


def told(mods: Mods) -> tuple[str, ...]:
    return tuple(f"mod:{name}:{value}" for name, value in mods)


def place_of(game: Crete, unit: int) -> int:
    """The hex a unit is in; for a battery in a park, the park's hex."""
    at = game.units[unit].at
    if at == IN_PARK:
        return next(park.hex for park in game.parks if unit in park.batteries)
    return at


def reduced(game: Crete, unit: int) -> bool:
    """crete G2.4, G13.5: one step of two left."""
    return counters.STEPS[unit] == 2 and game.units[unit].steps == 1


def quality_mods(
    game: Crete, unit: int, purpose: str = "", fresh: bool = False, bravery: bool = False
) -> Mods:
    """crete G8.2, S4.0: the modifiers of troop quality; ``fresh``: as if the unit were not suppressed (G14.2)."""
    state = game.units[unit]
    mods: Mods = []
    if reduced(game, unit):
        mods.append(("reduced", -1))
    if not in_command(game, unit):
        mods.append(("out-of-command", -1))
    if state.cohesion >= 2:
        mods.append(("cohesion", -1))
    if state.suppressed and not fresh:
        mods.append(("suppressed", -1))
    barrage = game.barrage.get(place_of(game, unit), 0)
    if barrage:
        mods.append(("barrage", -barrage))
    if not bravery:
        if state.position == IMPROVED:
            mods.append(("improved", 1))
        elif state.position == ENTRENCHED:
            mods.append(("entrenched", 2))
    if state.heroic:
        mods.append(("heroic", 1))
    if state.delay:
        mods.append(("delay", -1))
    if game.supply:
        level = level_of(game, unit, place_of(game, unit))
        if level >= DIMINISHED:
            mods.append(("supply", 1 - level))
    if (
        purpose == "rally"
        and state.at >= 0
        and game.zones_of(1 - counters.SIDE[unit]) >> state.at & 1
    ):
        mods.append(("zone", PARAMETERS["rallySuppressionInZone"]))
    return mods


def printed_quality(game: Crete, unit: int) -> int:
    """crete G8.3, G14.7: a mounted unit uses its mounted quality; in a truck, the truck's."""
    mounted = counters.RIDING[unit]
    if game.units[unit].mounted and mounted is not None:
        return mounted.tq
    return counters.TQ[unit]


def need(game: Crete, unit: int, purpose: str = "", fresh: bool = False) -> int:
    return printed_quality(game, unit) + sum(v for _, v in quality_mods(game, unit, purpose, fresh))


def passes(roll: int, value: int) -> bool:
    """crete G8.1: 0 always passes, 9 always fails."""
    return roll == 0 or (roll != 9 and roll <= value)


def chance(value: int) -> int:
    """The chance to pass, in percent."""
    return 10 * (max(0, min(value, 8)) + 1)


def roll(game: Crete) -> int:
    """crete G1.1: a die read 0 to 9."""
    return game.chance.draw(10)


def check_now(game: Crete, unit: int, purpose: str, fresh: bool = False) -> bool:
    """Roll a check, without asking for a point."""
    mods = quality_mods(game, unit, purpose, fresh)
    value = printed_quality(game, unit) + sum(v for _, v in mods)
    die = roll(game)
    game.passed = passes(die, value)
    game.emit(
        QualityChecked(
            unit=counters.REF[unit],
            hex=_hex(game, unit),
            purpose=purpose,
            need=value,
            roll=die,
            passed=game.passed,
            modifiers=told(mods),
            rule=RULE_OF.get(purpose, "G8.1"),
        )
    )
    return game.passed


class ContactRoll(NamedTuple):
    """How a try for contact with a leader went."""

    made: bool
    need: int
    roll: int
    modifiers: tuple[str, ...]


def roll_for_contact(game: Crete, unit: int) -> ContactRoll:
    """crete G17.7, G8.4: a check of this unit, without points."""
    mods = quality_mods(game, unit)
    value = printed_quality(game, unit) + sum(v for _, v in mods)
    die = roll(game)
    return ContactRoll(passes(die, value), value, die, told(mods))


def pay_now(game: Crete, unit: int, purpose: str) -> None:
    division = pay(game, unit)
    game.passed = True
    game.emit(
        CheckPaid(
            unit=counters.REF[unit],
            hex=_hex(game, unit),
            purpose=purpose,
            division=f"division:{division_name(game, division)}",
            rule="G8.4",
        )
    )


def division_name(game: Crete, division: int) -> str:
    return game.frame.divisions[division].name


def _hex(game: Crete, unit: int) -> str:
    hex = place_of(game, unit)
    return HEX[hex] if hex >= 0 else ""


def wants_to_pay(game: Crete, unit: int, purpose: str, fresh: bool) -> bool | None:
    """What the standing order says: pay, roll, or None for asking."""
    side = counters.SIDE[unit]
    value = game.order(side, ORDER_OF[purpose])
    if value == "ask":
        return None
    if value == "never":
        return False
    if value == "always":
        return True
    kind, _, number = value.partition("-")
    if kind == "cp":
        division = payer(game, unit)
        return division != NOBODY and game.cp[division] >= int(number)
    return chance(need(game, unit, purpose, fresh)) <= int(number)


@dataclass(frozen=True, slots=True)
class QualityCheck(Step):
    """A check that a command point may pass, in an activation or outside (crete G8.4, G8.5); `game.passed` tells how it ended."""

    unit: int
    purpose: str
    fresh: bool = False

    def run(self, game: Crete) -> None:
        pays: bool | None = False
        if may_pay(game, self.unit):
            pays = wants_to_pay(game, self.unit, self.purpose, self.fresh)
        if pays is None:
            game.push(PayOrRoll(self.unit, self.purpose, self.fresh))
        elif pays:
            pay_now(game, self.unit, self.purpose)
        else:
            check_now(game, self.unit, self.purpose, self.fresh)


@dataclass(frozen=True, slots=True)
class PayOrRoll(Ask):
    unit: int
    purpose: str
    fresh: bool = False

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        seat = game.seat(counters.SIDE[self.unit])
        value = need(game, self.unit, self.purpose, self.fresh)
        pay_first = game.order(counters.SIDE[self.unit], ORDER_OF[self.purpose]) == "always"
        options = (plain("roll", "G8.1"), plain("pay", "G8.4"))
        args: dict[str, Arg] = {
            "unit": counters.REF[self.unit],
            "purpose": self.purpose,
            "chance": chance(value),
            "need": value,
        }
        return (
            Decision(
                seat,
                "ask-pay",
                options[::-1] if pay_first else options,
                RULE_OF[self.purpose],
                args,
                (counters.REF[self.unit],),
            ),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "pay":
            pay_now(game, self.unit, self.purpose)
        else:
            check_now(game, self.unit, self.purpose, self.fresh)
