"""dice 3.0: all players play each phase together.

The machinery is in the core (`landfall.core.together`). This module lists the players and adds what
is special about D-Day Dice: discarded cards reach the pools only when all have answered, and in
games with a German player the orders of both sides are carried out one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from landfall.core import together
from landfall.core.decisions import Arg, Option, Seat
from landfall.core.events import Event
from landfall.core.state import Step
from landfall.core.together import Simultaneous
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CARDS
from landfall.games.dice.model.state import DDay, Question, Unit


class Menu(together.Menu):
    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": f"card:{asked.card}"} if asked.card else {}


#: Functions that check all orders before the first is carried out.
BEFORE_ORDERS: Final[list[Callable[[DDay], None]]] = []
#: Used with a German player: the steps that carry the orders out, which may stop for a question in between.
ONE_BY_ONE: Final[list[Callable[[DDay, str], tuple[Step, ...]]]] = []


class Units(Simultaneous):
    def players(self, game: DDay) -> list[Unit]:
        return game.seated

    def player(self, game: DDay, seat: Seat) -> Unit:
        return game.unit(seat)

    def in_order(self, game: DDay) -> list[Unit]:
        return game.in_order()

    def steps(self, phase: str) -> tuple[Step, Step]:
        return _together(phase), _orders(phase)

    def sees_others_act(self, game: DDay, unit: Unit) -> bool:
        """A player who may act against the other side has to see what it does (A1, ruling 55)."""
        return game.wall is not None and looks_across(unit)

    def before_orders(self, game: DDay) -> None:
        for prepare in BEFORE_ORDERS:
            prepare(game)

    def orders(self, game: DDay, phase: str) -> tuple[Step, ...]:
        # The last registered builder makes the steps: it sorts the orders and adds questions (dice
        # A1.24, A1.33).
        return ONE_BY_ONE[-1](game, phase) if game.wall is not None else ()

    def lay_down(self, game: DDay) -> None:
        flush(game)

    def kept_back(self, game: DDay) -> bool:
        return any(unit.discards for unit in game.seated)

    def alone(self, game: DDay) -> bool:
        return game.alone

    def too_late(self, game: DDay, unit: Unit) -> None:
        emit(game, events.Beaten(seat=f"seat:{unit.seat}"))


UNITS: Final = Units()
MENUS: Final = UNITS.menus
menu: Final = UNITS.menu
hold: Final = UNITS.hold
offered: Final = UNITS.offered
carry_out: Final = UNITS.carry_out


@dataclass(frozen=True, slots=True)
class Together(together.Together):
    table: ClassVar[Simultaneous] = UNITS


@dataclass(frozen=True, slots=True)
class Orders(together.Orders):
    table: ClassVar[Simultaneous] = UNITS


_together = cache(Together)
_orders = cache(Orders)


@cache
def option(id: str, text: str, at: tuple[str, ...] = (), rule: str = "", **args: Arg) -> Option:
    """Options are frozen: each is made once and cached."""
    return Option(id=id, text=text, args=args, at=at, rule=rule)


DONE: Final = option("done", "option-done")
NO: Final = option("no", "option-no")
YES: Final = option("yes", "option-yes")


@cache
def card_option(verb: str, card: str, rule: str = "", price: int = 0) -> Option:
    return option(
        f"{verb}:{card}",
        f"option-{verb.replace(':', '-')}",
        at=(f"card:{card}",),
        rule=rule,
        card=f"card:{card}",
        price=price,
    )


@cache
def sector_option(sector: str) -> Option:
    return option(f"sector:{sector}", "option-sector", at=(f"sector:{sector}",), sector=sector)


def emit(game: DDay, event: Event) -> None:
    if game.journal is not None:
        game.emit(event)


def looks_across(unit: Unit) -> bool:
    return unit.german or "lunette_sniper" in unit.items


def flush(game: DDay) -> None:
    """Discarded cards reach the pools only now, so that no player's options change while others answer."""
    for unit in game.seated:
        if not unit.discards and not unit.marks:
            continue
        for card in unit.discards:
            kind = CARDS[card].kind
            if unit.german and game.wall is not None:
                game.wall.used.append(card)
            elif kind == "item":
                game.used.append(card)
            elif kind == "medal":
                game.medals_played.append(card)
            elif kind == "vehicle":
                game.vehicles.insert(0, card)
        unit.discards.clear()
        while "press" in unit.marks:
            unit.marks.remove("press")
            for other in game.others(unit):
                other.stars += 1
