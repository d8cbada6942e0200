"""dice 3.0: all play each phase together.

Within a phase every unit goes through its own questions; nobody waits for more than the phase.
What touches only one's own unit happens at once. What touches others or the table's pools is an
**order**: it waits, unseen, until all have answered, and is then carried out in the order of the
table, the first player's first. Whoever comes too late has paid nothing and is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.events import Event
from landfall.core.state import Ask, Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CARDS
from landfall.games.dice.model.state import DDay, Question, Unit


class Menu:
    """One kind of question: what it offers and what each answer does."""

    kind: ClassVar[str] = ""
    text: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        raise TypeError(f"{self.kind} offers nothing")

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        """The answer of a unit whose question has been taken off its list."""

    def is_order(self, game: DDay, option: Option) -> bool:
        """Whether the answer waits for everybody's."""
        return False

    def carry_out(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        """The order, once all have answered."""
        self.take(game, unit, asked, option)

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": f"card:{asked.card}"} if asked.card else {}


MENUS: Final[dict[str, Menu]] = {}
#: What looks at all orders before the first is carried out.
BEFORE_ORDERS: Final[list[Callable[[DDay], None]]] = []


def menu(kind: type[Menu]) -> type[Menu]:
    MENUS[kind.kind] = kind()
    return kind


@cache
def option(id: str, text: str, at: tuple[str, ...] = (), rule: str = "", **args: Arg) -> Option:
    """Options are frozen: one of each is made, and kept."""
    return Option(id=id, text=text, args=args, at=at, rule=rule)


DONE: Final = option("done", "option-done")
NO: Final = option("no", "option-no")
YES: Final = option("yes", "option-yes")


@cache
def card_option(verb: str, card: str, rule: str = "", price: int = 0) -> Option:
    return option(
        f"{verb}:{card}",
        f"option-{verb}",
        at=(f"card:{card}",),
        rule=rule,
        card=f"card:{card}",
        price=price,
    )


def emit(game: DDay, event: Event) -> None:
    if game.journal is not None:
        game.emit(event)


def offered(game: DDay, unit: Unit) -> tuple[Option, ...]:
    """What the unit is offered now. Others' answers never change it, so it is kept."""
    found = game.offers.get(unit.seat)
    if found is None:
        asked = unit.todo[-1]
        found = game.offers[unit.seat] = MENUS[asked.kind].options(game, unit, asked)
    return found


def settle(game: DDay, unit: Unit) -> None:
    """Answer by itself what leaves no choice."""
    offers = game.offers
    todo = unit.todo
    while todo and not unit.order:
        asked = todo[-1]
        kind = MENUS[asked.kind]
        options = kind.options(game, unit, asked)
        if len(options) > 1:
            offers[unit.seat] = options
            return
        if options:
            answer(game, unit, options[0])
        else:
            todo.pop()
    offers.pop(unit.seat, None)


def answer(game: DDay, unit: Unit, option: Option) -> None:
    asked = unit.todo[-1]
    kind = MENUS[asked.kind]
    if kind.is_order(game, option):
        unit.order = option.id
    else:
        unit.todo.pop()
        kind.take(game, unit, asked, option)


@dataclass(frozen=True, slots=True)
class Together(Ask):
    """Everybody answers, in any order."""

    phase: str

    def ask(self, game: DDay) -> tuple[Decision, ...]:
        decisions = []
        for unit in game.units:
            if unit.todo and not unit.order:
                asked = unit.todo[-1]
                kind = MENUS[asked.kind]
                decisions.append(
                    Decision(unit.seat, kind.text, offered(game, unit), kind.rule, kind.args(asked))
                )
        return tuple(decisions)

    def take(self, game: DDay, seat: Seat, option: Option) -> None:
        unit = game.unit(seat)
        answer(game, unit, option)
        settle(game, unit)
        game.steps.append(self)


@dataclass(frozen=True, slots=True)
class Orders(Step):
    """All have answered: what waited is carried out, and asked on where that leads to questions."""

    phase: str

    def run(self, game: DDay) -> None:
        flush(game)
        for unit in game.units:
            if unit.order:
                if not game.solo:
                    game.reveal()
                for prepare in BEFORE_ORDERS:
                    prepare(game)
                for other in game.in_order():
                    if other.order:
                        carry_out(game, other)
                flush(game)
                break
        if settle_all(game):
            game.push(_together(self.phase), self)


def carry_out(game: DDay, unit: Unit) -> None:
    asked = unit.todo[-1]
    kind = MENUS[asked.kind]
    wanted, unit.order = unit.order, ""
    for choice in kind.options(game, unit, asked):
        if choice.id == wanted:
            unit.todo.pop()
            kind.carry_out(game, unit, asked, choice)
            return
    emit(game, events.Beaten(seat=f"seat:{unit.seat}"))


def flush(game: DDay) -> None:
    """Cards laid aside reach the pools only now, so that nobody's offer changes in between."""
    for unit in game.units:
        if not unit.discards and not unit.marks:
            continue
        for card in unit.discards:
            kind = CARDS[card].kind
            if kind == "item":
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


def settle_all(game: DDay) -> bool:
    """Whether anything is left to answer or to carry out."""
    game.offers.clear()
    open_questions = False
    for unit in game.units:
        if unit.todo:
            settle(game, unit)
            if unit.todo:
                open_questions = True
    return open_questions


def hold(game: DDay, phase: str) -> None:
    """Let the units answer what they have been given to answer."""
    game.phase = phase
    if settle_all(game) or any(unit.discards for unit in game.units):
        game.push(_together(phase), _orders(phase))


_together = cache(Together)
_orders = cache(Orders)
