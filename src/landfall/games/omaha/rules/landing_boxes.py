"""5.3 Placing units in the landing boxes (omaha 5.3, 5.31, 5.32, 5.33, 5.34)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import UnitPlaced
from landfall.games.omaha.model.state import IN_BOX, ON_TRACK, Omaha
from landfall.games.omaha.rules.landing import delay

BOX_LIMIT: Final = 2  # 5.31
DELAY_FROM: Final = 7  # 5.34
ANY_BOX_AFTER: Final = 10  # 5.34

_PLACE: Final = {
    box: Option(f"box:{name}", "option-box", {"box": f"box:{name}"}, (f"box:{name}",), "5.3", box)
    for box, name in enumerate(ground.BOX_NAMES)
}
_DELAY: Final = {
    turn: Option(f"delay:{turn}", "option-delay", {"turn": turn}, (f"turn:{turn}",), "5.34", turn)
    for turn in deck.TIDE
}


def due_turn(game: Omaha, number: int) -> int:
    """The turn a unit is due: as printed, or later with 22.1."""
    printed = counters.US[number].arrival or 0
    if game.has("22.1") and printed:
        return printed + (3 if printed < 16 else 1)
    return printed


@cache
def fitting_boxes(number: int, anywhere: bool, one_sector: bool, tide: str) -> tuple[int, ...]:
    """5.3, 5.32–5.34: the boxes a unit may use, even if they are full; each must face a beach when the unit lands."""
    landing = counters.US[number].landing
    found = []
    for box, record in enumerate(ground.BOXES):
        if record.beach is None:
            continue  # 5.32: a box without letters is only reached by drift
        if record.beach == "CH" and not counters.RANGER[number]:
            continue  # 5.33
        if one_sector and record.sector == "west":
            continue
        if anywhere:
            fits = True
        elif landing in ("1", "29"):
            fits = record.sector == ground.SECTOR_OF[int(landing)]
        else:
            fits = landing in (record.box, record.beach)
        if fits and ground.BOX_HEX[tide][box] is not None:
            found.append(box)
    return tuple(found)


def allowed_boxes(game: Omaha, number: int) -> list[int]:
    """5.31: where a unit due this turn may be placed."""
    anywhere = game.turn > ANY_BOX_AFTER and due_turn(game, number) != game.turn
    tide = deck.TIDE[min(game.turn + 1, 32)]
    boxes = fitting_boxes(number, anywhere, game.one_sector, tide)
    if counters.LEADER[number]:
        return list(boxes)
    units = game.units
    taken = [at for n in counters.FIGHTERS if IN_BOX <= (at := units[n].at) < ON_TRACK]
    return [box for box in boxes if taken.count(IN_BOX + box) < BOX_LIMIT]


def has_room(game: Omaha, number: int, box: int) -> bool:
    """5.31: two units per box, leaders not counted."""
    if counters.LEADER[number]:
        return True
    at = IN_BOX + box
    return sum(1 for n in counters.FIGHTERS if game.units[n].at == at) < BOX_LIMIT


def general_boxes(game: Omaha, number: int, boxes: list[int]) -> list[int]:
    """5.31: a general goes with units of the same turn, if there are any."""
    if not counters.GENERAL[number]:
        return boxes
    shared = {u.at - IN_BOX for n, u in enumerate(game.units) if n != number}
    return [box for box in boxes if box in shared] or boxes


@dataclass(frozen=True, slots=True)
class Arrivals(Step):
    """5.3: the units due this turn; generals last, so that they can join a unit."""

    def run(self, game: Omaha) -> None:
        due = [n for n, unit in enumerate(game.units) if unit.at == ON_TRACK + game.turn]
        due.sort(key=lambda n: (counters.GENERAL[n], counters.LEADER[n], n))
        game.push(*(PlaceInBox(n) for n in due))


def arrival_options(game: Omaha, number: int) -> tuple[Option, ...]:
    boxes = general_boxes(game, number, allowed_boxes(game, number))
    options = [_PLACE[box] for box in boxes]
    later = game.turn + 1
    if game.turn >= DELAY_FROM:
        # On the last turn, too, a unit may stay out of the boxes, as long as the track goes on.
        until = max(game.last_turn, later)
        options += [_DELAY[turn] for turn in range(later, until + 1) if turn in _DELAY]
    # If every box is full, the unit has to wait: a delay the player did not choose.
    return tuple(options) or (_DELAY[later],)


def arrive(game: Omaha, number: int, option: Option) -> None:
    if option.id.startswith("delay:"):
        delay(game, number, int(option.value), "chosen", "5.34")
    else:
        place_in_box(game, number, int(option.value))


@dataclass(frozen=True, slots=True)
class PlaceInBox(Step):
    """Places one unit; asks only if there is a choice."""

    number: int

    def run(self, game: Omaha) -> None:
        options = arrival_options(game, self.number)
        if len(options) == 1:
            arrive(game, self.number, options[0])
        else:
            game.push(ChooseBox(self.number))


@dataclass(frozen=True, slots=True)
class ChooseBox(Ask):
    number: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        ref = counters.US_REF[self.number]
        return (
            Decision(
                game.seat(game.units[self.number].command),
                "ask-box",
                arrival_options(game, self.number),
                "5.3",
                {"unit": ref},
                (ref,),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        arrive(game, self.number, option)


def place_in_box(game: Omaha, number: int, box: int) -> None:
    game.move(number, IN_BOX + box)
    game.emit(
        UnitPlaced(unit=counters.US_REF[number], place=f"box:{ground.BOX_NAMES[box]}", rule="5.3")
    )
