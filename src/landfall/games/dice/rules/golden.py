"""dice M1.13, M2: golden dice, which take the colour that suits the tally, and the options for using them.

`roll.py` rolls the colourless die (dice M2.4).
"""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    COLOURS,
    CONSTANTS,
    GOLD,
    RED,
    SIX,
    SKULL,
    WHITE,
)
from landfall.games.dice.model.offers import DONE, Menu, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import added_results
from landfall.games.dice.rules.roll import COLOUR_NAMES, FACE_NAMES, first_roll, standard_dice

#: M2.1: how many there are.
SUPPLY: Final = CONSTANTS["golden_dice"]
#: M2.3: the pairs of dice that a golden die can replace.
PAIRS: Final = (
    (RED, RED),
    (RED, WHITE),
    (RED, BLUE),
    (WHITE, WHITE),
    (WHITE, BLUE),
    (BLUE, BLUE),
)
#: Cards that come with the standard option (M2.2), and those that the joker excludes (M2.5).
STANDARD_CARDS: Final = ("general", "sac_ravitaillement")
JOKER_SHUTS_OUT: Final = (
    "jumelles",
    "carte_strategique",
    "telemetre",
    "malle",
    "lieutenant",
    "capitaine",
)


def unavailable(golden: str) -> tuple[str, ...]:
    """The cards that a golden-dice option takes out of the game."""
    if golden == "standard":
        return ()
    if golden == "pinch":
        # The General has a different effect with this option; the bag belongs to the standard
        # option.
        return ("sac_ravitaillement",)
    if golden == "joker":
        return (*STANDARD_CARDS, *JOKER_SHUTS_OUT)
    return STANDARD_CARDS


def general_rallied(game: DDay) -> bool:
    return any(not unit.out and unit.has("general") for unit in game.units)


def ask_for_gold(game: DDay, unit: Unit) -> bool:
    """Whether the unit must first choose which dice it rolls; at sea it has no choice (M1.13)."""
    if unit.afloat or game.golden not in ("standard", "pinch"):
        return False
    if game.golden == "pinch":
        if general_rallied(game):
            # M2.3: with the General, five coloured dice and a golden one on each turn; one die is
            # locked.
            unit.marks.append("pinch-of-six")
            first_roll(game, unit, (*standard_dice(game, unit)[:-1], GOLD))
        else:
            unit.ask("pinch")
        return True
    # M2.2: there are four golden dice; if they are not enough, the first players take them.
    if general_rallied(game) and unit in game.in_order()[:SUPPLY]:
        unit.ask("gold")
        return True
    return False


@menu
class Gold(Menu):
    """M2.2: the General lets a unit replace one of its dice with a golden one."""

    kind = "gold"
    text = "ask-gold"
    rule = "M2.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            DONE,
            *(
                option(f"gold:{COLOURS[c]}", "option-gold", colour=f"colour:{COLOURS[c]}")
                for c in (RED, WHITE, BLUE)
            ),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        dice = list(standard_dice(game, unit))
        if option.id != "done":
            dice.remove(COLOURS.index(option.id.partition(":")[2]))
            dice.append(GOLD)
        first_roll(game, unit, tuple(dice))


@menu
class Pinch(Menu):
    """M2.3: six dice, or four and a golden one with a single die locked."""

    kind = "pinch"
    text = "ask-pinch"
    rule = "M2.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            DONE,
            *(
                option(
                    f"pinch:{COLOURS[a]}-{COLOURS[b]}",
                    "option-pinch",
                    first=f"colour:{COLOURS[a]}",
                    second=f"colour:{COLOURS[b]}",
                )
                for a, b in PAIRS
            ),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            first_roll(game, unit, standard_dice(game, unit))
            return
        dice = list(SIX)
        for colour in option.id.partition(":")[2].split("-"):
            dice.remove(COLOURS.index(colour))
        unit.marks.append("pinch")
        first_roll(game, unit, (*dice, GOLD))


def joker_options(game: DDay, unit: Unit) -> tuple[Option, ...]:
    """M2.5: a die that is not a skull may be exchanged for the joker's result."""
    if unit.joker < 0 or any(mark.startswith("joker:") for mark in unit.marks):
        return ()
    added = added_results(game, unit)
    return tuple(
        option(f"joker:{die}", "option-joker", at=(f"die:{die}",), rule="M2.5", die=die + 1)
        for die, face in enumerate(unit.faces)
        if face != SKULL and face != unit.joker and not added >> die & 1
    )


def take_joker(game: DDay, unit: Unit, die: int) -> None:
    unit.marks.append(f"joker:{die}")
    unit.faces[die], unit.joker = unit.joker, unit.faces[die]
    emit(
        game,
        events.DieChanged(
            seat=f"seat:{unit.seat}",
            die=die,
            face=FACE_NAMES[unit.faces[die]],
            colour=COLOUR_NAMES[unit.colours[die]],
            by="colour:gold",
            rule="M2.5",
        ),
    )
