"""dice 3.1, 5.6, Phase 1: roll six dice, lock two, roll the others again up to two times."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    COLOURS,
    CONSTANTS,
    FACES,
    PLAIN,
    SIX,
)
from landfall.games.dice.model.offers import DONE, Menu, emit, hold, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.sectors import in_force

ROLLS: Final = CONSTANTS["rolls_per_turn"]
LOCKED: Final = CONSTANTS["dice_locked"]
FACE_NAMES: Final = tuple(f"face:{face}" for face in FACES)
COLOUR_NAMES: Final = tuple(f"colour:{colour}" for colour in COLOURS)


def dice_of(mask: int) -> tuple[int, ...]:
    return tuple(die for die in range(mask.bit_length()) if mask >> die & 1)


@cache
def die_names(mask: int) -> tuple[str, ...]:
    return tuple(f"die:{die}" for die in dice_of(mask))


@cache
def mask_option(verb: str, mask: int) -> Option:
    """An answer that names several dice at once: ``lock:0,3``."""
    dice = ",".join(str(die) for die in dice_of(mask))
    return Option(
        id=f"{verb}:{dice}",
        text=f"option-{verb}",
        args={"dice": mask.bit_count(), "which": ", ".join(str(d + 1) for d in dice_of(mask))},
        at=die_names(mask),
        value=mask,
    )


@cache
def choices(verb: str, among: int, least: int, most: int) -> tuple[Option, ...]:
    """All ways to choose from ``least`` to ``most`` dice of a mask, the fewest first."""
    dice = dice_of(among)
    masks = (
        sum(1 << die for die in chosen)
        for size in range(least, most + 1)
        for chosen in combinations(dice, size)
    )
    return tuple(mask_option(verb, mask) for mask in masks)


@cache
def reroll_choices(among: int) -> tuple[Option, ...]:
    return (DONE, *choices("roll", among, 1, among.bit_count()))


@dataclass(frozen=True, slots=True)
class Roll(Step):
    """Phase 1. All units roll at once; a unit that may use a golden die first chooses which dice it
    rolls."""

    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.golden import ask_for_gold

        for unit in game.units:
            if unit.playing and not ask_for_gold(game, unit):
                first_roll(game, unit, standard_dice(game, unit))
        if game.wall is not None and game.wall.awake:
            # A1.7: the German rolls as Units do; no sector changes it.
            first_roll(game, game.wall.german, SIX)
        hold(game, "roll")


def standard_dice(game: DDay, unit: Unit) -> tuple[int, ...]:
    """dice 3.1.1, 5.6, M1.13: two of each colour; if only five may be rolled, a blue one is left
    out."""
    if unit.afloat:
        return SIX
    dice: tuple[int, ...] = SIX
    if game.golden == "rwbg":
        # dice M2.4: a golden die without a colour beside the six.
        dice = (*SIX, PLAIN)
    count = game.sector(unit).dice.get("count")
    for said in in_force(game, "dice"):
        count = said.get("count", count)
    if count == 5:
        dice = tuple(dice[:5]) + tuple(dice[6:])
    return dice


def first_roll(game: DDay, unit: Unit, colours: tuple[int, ...]) -> None:
    unit.colours = list(colours)
    unit.faces = [0] * len(colours)
    unit.locked = unit.void = 0
    unit.rerolls = rolls(game, unit) - 1
    if game.golden == "joker" and not unit.afloat and not unit.german:
        unit.joker = game.chance.draw(6, unit.seat)
    roll(game, unit, (1 << len(colours)) - 1)
    locks = min(locked_dice(game, unit), len(colours))
    if locks:
        unit.ask("lock", n=locks)
    else:
        unit.ask("roll")


def roll(game: DDay, unit: Unit, mask: int, rule: str = "3.1.3") -> None:
    draw, seat, faces = game.chance.draw, unit.seat, unit.faces
    dice = dice_of(mask)
    for die in dice:
        faces[die] = draw(6, seat)
    if game.journal is not None:
        game.emit(
            events.DiceRolled(
                seat=f"seat:{seat}",
                roll=max(ROLLS - unit.rerolls, 1),
                dice=die_names(mask),
                faces=tuple(FACE_NAMES[faces[die]] for die in dice),
                colours=tuple(COLOUR_NAMES[unit.colours[die]] for die in dice),
                rule="3.1.1" if unit.rerolls == ROLLS - 1 else rule,
            )
        )


def rolls(game: DDay, unit: Unit) -> int:
    """dice 3.1.3: three, unless a Battle Condition says otherwise (A2.3); the German's never change."""
    if game.front is None or unit.german or unit.afloat:
        return ROLLS
    found = ROLLS
    for change in in_force(game, "dice"):
        found = change.get("rerolls", found - 1) + 1
    return found


def locked_dice(game: DDay, unit: Unit) -> int:
    """dice 3.1.2, 3.1.4: two, unless a sector, a specialist or the pinch of gold makes it fewer."""
    if unit.german:
        return LOCKED
    locks = 1 if "pinch" in unit.marks or "pinch-of-six" in unit.marks else LOCKED
    if unit.afloat:
        return locks
    sector = game.sector(unit)
    locks = min(locks, sector.dice.get("locked", locks))
    for said in in_force(game, "dice"):
        # A2.3, ruling 56: instead of the sector's number.
        locks = said.get("locked", locks)
    for other in game.units:
        if not other.out and other.has("colonel"):
            if other is unit and "wh17" in unit.specialists:
                return 0
            locks = max(locks - 1, 0)
    return locks


@menu
class Lock(Menu):
    kind = "lock"
    text = "ask-lock"
    rule = "3.1.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return choices("lock", (1 << len(unit.faces)) - 1, asked.n, asked.n)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        mask = int(option.value)
        unit.locked = mask
        emit(
            game,
            events.DiceLocked(
                seat=f"seat:{unit.seat}",
                dice=die_names(mask),
                faces=tuple(FACE_NAMES[unit.faces[die]] for die in dice_of(mask)),
                rule="3.1.2",
            ),
        )
        unit.ask("roll")


@menu
class RollAgain(Menu):
    kind = "roll"
    text = "ask-roll"
    rule = "3.1.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return reroll_choices(((1 << len(unit.faces)) - 1) & ~unit.locked)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            unit.rerolls = 0
            return
        unit.rerolls -= 1
        roll(game, unit, int(option.value))
        if unit.rerolls:
            unit.ask("roll")
