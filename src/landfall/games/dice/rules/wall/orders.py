"""dice A1.24, A1.33, rulings 18, 19, 51: orders of both sides, one after the other.

Where both sides act at once and it matters, the German chooses "first" or "last"; before
a Decoration takes effect, all Units that can cancel it decide, together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import DECORATIONS
from landfall.games.dice.model.offers import (
    MENUS,
    NO,
    ONE_BY_ONE,
    UNITS,
    card_option,
    carry_out,
    emit,
    flush,
    option,
)
from landfall.games.dice.model.state import GERMAN, DDay, Unit
from landfall.games.dice.rules.resources import lose_specialist, use_up
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.wall.plays import the_play
from landfall.games.dice.rules.wall.side import SEAT, in_play, wall_of

FIRST: Final = option("first", "option-first", rule="A1.24")
LAST: Final = option("last", "option-last", rule="A1.24")
#: What a Unit may give to cancel a Decoration (dice A1.33).
CANCELLERS: Final = ("agent_soe", "grenade_thermite", "croix_grunwald", "medaille_resistance")
#: Questions to the German that others must not outrun.
NAMES_A_VICTIM: Final = ("seize", "shoot-whom")
#: Orders of Units that affect the German.
AGAINST_GERMAN: Final = (
    "use:tnt",
    "use:ordres_errones",
    "sniper:",
    "piat:",
    "scope:",
)


def one_by_one(game: DDay, phase: str) -> tuple[Step, ...]:
    wall = wall_of(game)
    units = [unit.seat for unit in game.in_order() if unit.order]
    german = [GERMAN] if wall.german.order else []
    wall.queue = [*units, *german]
    if german and _matters(game):
        return (Precedence(), CarryOut())
    return (CarryOut(),)


def _matters(game: DDay) -> bool:
    """Ruling 18: both sides have an order that affects the other."""
    german = wall_of(game).german
    card = german.order.split(":")[1] if german.order.startswith("use:") else ""
    if not card or not the_play(game, card).hostile or german.order.endswith(":points"):
        return False
    return any(unit.order.startswith(AGAINST_GERMAN) for unit in game.units if unit.order)


ONE_BY_ONE.append(one_by_one)


@dataclass(frozen=True, slots=True)
class Precedence(Ask):
    """dice A1.24: the German decides."""

    def ask(self, game: DDay) -> tuple[Decision, ...]:
        return (Decision(GERMAN, "ask-precedence", (FIRST, LAST), "A1.24"),)

    def take(self, game: DDay, seat: Seat, option: Option) -> None:
        if option.id == "first":
            wall = wall_of(game)
            wall.queue.remove(GERMAN)
            wall.queue.insert(0, GERMAN)


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    def run(self, game: DDay) -> None:
        if names_a_victim(game):
            game.push(Victim(), self)
            return
        wall = wall_of(game)
        while wall.queue:
            seat = wall.queue[0]
            unit = game.unit(seat)
            card = unit.order.split(":")[1] if unit.order.startswith("use:") else ""
            if seat == GERMAN and card in DECORATIONS and _possible(game, unit):
                emit(
                    game,
                    told.DecorationPlayed(seat=SEAT, card=f"card:{card}", rule="A1.19"),
                )
                wall.said = {}
                wall.shown = card
                game.push(Cancelling(card), Cancelled(card), self)
                return
            wall.queue.pop(0)
            if unit.order:
                carry_out(game, unit)
        flush(game)


def names_a_victim(game: DDay) -> bool:
    """Whether the German has yet to say what a card of his costs a Unit."""
    german = wall_of(game).german
    if not german.todo or german.todo[-1].kind not in NAMES_A_VICTIM:
        return False
    UNITS.settle(game, german)
    return bool(german.todo) and german.todo[-1].kind in NAMES_A_VICTIM


@dataclass(frozen=True, slots=True)
class Victim(Ask):
    """dice 3.0, A1.23: before anyone acts again, so that no Unit plays the card that is about to be
    taken."""

    def ask(self, game: DDay) -> tuple[Decision, ...]:
        german = wall_of(game).german
        asked = german.todo[-1]
        kind = MENUS[asked.kind]
        options = kind.options(game, german, asked)
        return (Decision(GERMAN, kind.text, options, kind.rule, kind.args(asked)),)

    def take(self, game: DDay, seat: Seat, option: Option) -> None:
        UNITS.answer(game, wall_of(game).german, option)


def _possible(game: DDay, unit: Unit) -> bool:
    asked = unit.todo[-1]
    return any(o.id == unit.order for o in MENUS[asked.kind].options(game, unit, asked))


def cancellers(game: DDay, unit: Unit) -> list[str]:
    """The Unit's cards that could cancel a Decoration."""
    found = []
    if unit.has("agent_soe") and unit.force > 1:
        found.append("agent_soe")
    items = () if forbidden(game, "use_items") else unit.items
    return found + [card for card in CANCELLERS if card in items or card in unit.medals]


@dataclass(frozen=True, slots=True)
class Cancelling(Ask):
    """Ruling 19: all Units that can cancel decide, together."""

    card: str

    def ask(self, game: DDay) -> tuple[Decision, ...]:
        wall = wall_of(game)
        return tuple(
            Decision(
                unit.seat,
                "ask-cancel-decoration",
                (NO, *(card_option("cancel-with", card, "A1.33") for card in means)),
                "A1.33",
                {"card": f"card:{self.card}"},
                (f"card:{self.card}",),
            )
            for unit in in_play(game)
            if unit.seat not in wall.said and (means := cancellers(game, unit))
        )

    def take(self, game: DDay, seat: Seat, option: Option) -> None:
        wall_of(game).said[seat] = option.id
        game.push(self)


@dataclass(frozen=True, slots=True)
class Cancelled(Step):
    """One is enough: the first in table order pays. Otherwise the card takes effect."""

    card: str

    def run(self, game: DDay) -> None:
        wall = wall_of(game)
        said, wall.said = wall.said, {}
        wall.shown = ""
        if said:
            game.reveal()
        wall.queue.pop(0)
        for unit in game.in_order():
            verb, _, means = said.get(unit.seat, "no").partition(":")
            if verb == "cancel-with":
                give_up(game, unit, means)
                wall.hand.remove(self.card)
                wall.discards.append(self.card)
                wall.german.order = ""
                if MENUS[wall.german.todo[-1].kind].kind == "german":
                    wall.played = True
                emit(
                    game,
                    told.DecorationCancelled(
                        seat=f"seat:{unit.seat}",
                        card=f"card:{self.card}",
                        by=f"card:{means}",
                        rule="A1.33",
                    ),
                )
                return
        carry_out(game, wall.german)


def give_up(game: DDay, unit: Unit, means: str) -> None:
    if means == "agent_soe":
        lose_specialist(game, unit, unit.holder("agent_soe"), "A1.33")
    else:
        use_up(game, unit, means)
