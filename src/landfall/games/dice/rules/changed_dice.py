"""dice 3.1.6, 3.2.1: changing dice after the last roll, and results that cards add to them."""

from __future__ import annotations

from functools import cache
from typing import Final

from landfall.core.decisions import Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    COLOURS,
    FACES,
    GOLD,
    PLAIN,
    RED,
    WHITE,
)
from landfall.games.dice.model.offers import DONE, Menu, emit, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.rules.roll import COLOUR_NAMES, FACE_NAMES, choices, roll, standard_dice


def free_dice(unit: Unit) -> int:
    return ((1 << len(unit.faces)) - 1) & ~unit.locked


def added_results(game: DDay, unit: Unit) -> int:
    """dice 3.2.1, A1, ruling 15: results that cards added, as a mask; they are not dice.

    Golden dice are dice, even when a card added them (M2.2).
    """
    if game.wall is not None:
        return unit.extra
    rolled = 5 if "pinch" in unit.marks else len(standard_dice(game, unit))
    return sum(1 << die for die in range(rolled, len(unit.faces)) if unit.colours[die] != GOLD)


def loose_dice(game: DDay, unit: Unit) -> int:
    """Every die except the joker, which can't be changed or re-rolled (M2.5)."""
    every = ((1 << len(unit.faces)) - 1) & ~added_results(game, unit)
    for mark in unit.marks:
        if mark.startswith("joker:"):
            every &= ~(1 << int(mark[6:]))
    return every


def colour_name(unit: Unit, colour: int) -> str:
    """dice A1.6: blue for a Unit is black for the German."""
    return "colour:black" if colour == BLUE and unit.seat == GERMAN else COLOUR_NAMES[colour]


def change(game: DDay, unit: Unit, die: int, by: str, face: int = -1, colour: int = -1) -> None:
    if face >= 0:
        unit.faces[die] = face
    if colour >= 0:
        unit.colours[die] = colour
    if game.journal is not None:
        game.emit(
            events.DieChanged(
                seat=f"seat:{unit.seat}",
                die=die,
                face=FACE_NAMES[unit.faces[die]],
                colour=colour_name(unit, unit.colours[die]),
                by=f"card:{by}",
                rule="3.1.6",
            )
        )


def add_result(game: DDay, unit: Unit, face: int, colour: int, by: str) -> None:
    """A result, or a golden die that is rolled only once: neither can be re-rolled like the others."""
    unit.locked |= 1 << len(unit.faces)
    if game.wall is not None and colour != GOLD:
        unit.extra |= 1 << len(unit.faces)
    unit.faces.append(face)
    unit.colours.append(colour)
    emit(
        game,
        events.ResultAdded(
            seat=f"seat:{unit.seat}",
            face=FACE_NAMES[face],
            colour=colour_name(unit, colour),
            by=by,
            rule="3.2.1",
        ),
    )


def ask_for_next(unit: Unit, asked: Question) -> None:
    """One of ``n`` dice or results has been chosen: ask for the next."""
    if asked.n > 1:
        unit.ask(asked.kind, asked.card, asked.n - 1)


@cache
def _set_option(die: int, face: int) -> Option:
    return Option(
        id=f"set:{die}:{FACES[face]}",
        text="option-set",
        args={"die": die + 1, "face": FACE_NAMES[face]},
        at=(f"die:{die}",),
        value=die * 6 + face,
    )


@cache
def _paint_option(die: int, colour: int, named: str) -> Option:
    return Option(
        id=f"paint:{die}:{COLOURS[colour]}",
        text="option-paint",
        args={"die": die + 1, "colour": named},
        at=(f"die:{die}",),
        value=die * 3 + colour,
    )


@menu
class RerollSome(Menu):
    """Re-roll up to ``n`` dice; it depends on the card whether locked dice may be re-rolled."""

    kind = "reroll-some"
    text = "ask-reroll-some"
    rule = "3.1.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        dice = loose_dice(game, unit)
        if asked.card not in ANY_DIE:
            dice &= free_dice(unit)
        return (DONE, *choices("roll", dice, 1, asked.n))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "done":
            roll(game, unit, int(option.value), "3.1.6")


#: Re-rolls that reach locked dice: the Lucky Charm and Léo Major.
ANY_DIE: Final = ("porte_bonheur", "wh01")


@menu
class SetFace(Menu):
    """Turn ``n`` dice, one after the other, to other results."""

    kind = "set-face"
    text = "ask-set-face"
    rule = "3.1.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        faces = range(6)
        if asked.card == "malle":
            faces = range(5, 6)
        loose = loose_dice(game, unit)
        found = [
            _set_option(die, face)
            for die, shown in enumerate(unit.faces)
            for face in faces
            if face != shown
            and loose >> die & 1
            and (asked.card != "telemetre" or face in unit.faces)
        ]
        return (DONE, *found)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        die, face = divmod(int(option.value), 6)
        change(game, unit, die, asked.card, face=face)
        ask_for_next(unit, asked)


@menu
class Paint(Menu):
    """Let ``n`` dice count as other colours."""

    kind = "paint"
    text = "ask-paint"
    rule = "3.1.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        loose = loose_dice(game, unit)
        found = [
            _paint_option(die, colour, colour_name(unit, colour))
            for die, shown in enumerate(unit.colours)
            for colour in (RED, WHITE, BLUE)
            # M2.4: the colourless die of RWB & G never gets a colour.
            if colour != shown and shown not in (GOLD, PLAIN) and loose >> die & 1
        ]
        return (DONE, *found)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        die, colour = divmod(int(option.value), 3)
        change(game, unit, die, asked.card, colour=colour)
        ask_for_next(unit, asked)


@cache
def result_options() -> tuple[Option, ...]:
    return tuple(
        option(
            f"add:{FACES[face]}:{COLOURS[colour]}",
            "option-add",
            face=FACE_NAMES[face],
            colour=COLOUR_NAMES[colour],
        )
        for face in range(6)
        for colour in (RED, WHITE, BLUE)
    )


def parse_result(text: str) -> tuple[int, int]:
    _, face, colour = text.split(":")[-3:]
    return FACES.index(face), COLOURS.index(colour)


@menu
class AddResult(Menu):
    """The Conspicuous Gallantry Medal: results of the player's choice."""

    kind = "add-result"
    text = "ask-add-result"
    rule = "3.2.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return result_options()

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        face, colour = parse_result(option.id)
        add_result(game, unit, face, colour, f"card:{asked.card}")
        ask_for_next(unit, asked)
