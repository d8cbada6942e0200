"""dice A1.6, A5.3, rulings 13 to 16: dice that change sides before the tally."""

from __future__ import annotations

from typing import Final

from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import FACES, GOLD, PLAIN
from landfall.games.dice.model.offers import emit
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.changed_dice import colour_name


def real_dice(unit: Unit) -> list[int]:
    """Ruling 15: only dice are taken, not results that cards added."""
    return [die for die in range(len(unit.faces)) if not unit.extra >> die & 1]


def may_lose_die(unit: Unit) -> bool:
    """Ruling 15: a last die is not taken."""
    return len(real_dice(unit)) > 1


def without(mask: int, die: int) -> int:
    low = mask & ((1 << die) - 1)
    return low | (mask >> (die + 1)) << die


def remove_die(unit: Unit, die: int) -> tuple[int, int]:
    face, colour = unit.faces.pop(die), unit.colours.pop(die)
    unit.locked = without(unit.locked, die)
    unit.void = without(unit.void, die)
    unit.extra = without(unit.extra, die)
    for number, mark in enumerate(unit.marks):
        if mark.startswith("joker:"):
            place = int(mark[6:])
            # M2.5: the joker is used up, whichever side has its die now.
            moved = place - 1 if place > die else 99 if place == die else place
            unit.marks[number] = f"joker:{moved}"
    return face, colour


def take_die(game: DDay, taker: Unit, other: Unit, die: int, by: str) -> None:
    """dice A1.6, A5.3: the die keeps its face; black is blue; gold takes any colour."""
    face, colour = remove_die(other, die)
    colour = GOLD if colour == PLAIN else colour
    taker.locked |= 1 << len(taker.faces)
    taker.faces.append(face)
    taker.colours.append(colour)
    emit(
        game,
        told.DieTaken(
            seat=f"seat:{taker.seat}",
            other=f"seat:{other.seat}",
            face=f"face:{FACES[face]}",
            colour=colour_name(other, colour),
            by=f"card:{by}",
            rule="A1.6",
        ),
    )


#: Orders of Units that name the German's dice by position.
NAMES_DICE: Final = ("use:tnt:", "use:ordres_errones:")


def renumber(game: DDay, gone: int) -> None:
    """A German die is gone: waiting orders are renumbered, so that they still name the same dice."""
    for unit in game.units:
        for card in NAMES_DICE:
            if unit.order.startswith(card):
                dice = [int(die) for die in unit.order.removeprefix(card).split(",")]
                places = [str(die - (die > gone)) for die in dice]
                # An order that named this die is no longer possible (ruling 18).
                unit.order = card + ("" if gone in dice else ",".join(places))


def exchange(game: DDay, one: Unit, two: Unit, by: str) -> None:
    """Ruling 15: all dice change hands; results that cards added stay where they are."""
    for unit in game.units:
        for card in NAMES_DICE:
            if unit.order.startswith(card):
                # The dice that it names are no longer the German's.
                unit.order = card
    first, second = _dice(one), _dice(two)
    _lay(one, second)
    _lay(two, first)
    emit(
        game,
        told.TalliesExchanged(
            seat=f"seat:{one.seat}", other=f"seat:{two.seat}", by=f"card:{by}", rule="A1.6"
        ),
    )


def _dice(unit: Unit) -> list[tuple[int, int]]:
    return [(unit.faces[die], unit.colours[die]) for die in real_dice(unit)]


def _lay(unit: Unit, dice: list[tuple[int, int]]) -> None:
    added = [
        (face, colour)
        for die, (face, colour) in enumerate(zip(unit.faces, unit.colours, strict=True))
        if unit.extra >> die & 1
    ]
    unit.faces = [face for face, _ in (*dice, *added)]
    unit.colours = [GOLD if colour == PLAIN else colour for _, colour in (*dice, *added)]
    unit.extra = ((1 << len(added)) - 1) << len(dice)
    unit.locked = (1 << len(unit.faces)) - 1
    unit.void = 0
    unit.marks[:] = [m if not m.startswith("joker:") else "joker:99" for m in unit.marks]
