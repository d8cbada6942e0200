"""dice A2.4, A2.5, A5.4: Specialists and Items that cancel a Battle Condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import CONDITIONS, SPECIALISTS
from landfall.games.dice.model.offers import NO, Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import lose_specialist, use_up
from landfall.games.dice.rules.wall.meant import cards_now, front_of, most_soldiers
from landfall.games.dice.rules.wall.side import german_plays, in_play, lose_german, wall_of


def means(game: DDay, unit: Unit, op: dict[str, Any]) -> list[str]:
    """dice A2.4, A5.4: a Specialist by title, hero or not, or an Item."""
    # 3.6.6: a Unit can't sacrifice a Specialist if nobody else is left.
    titles = op.get("lose_specialist", ()) if unit.force > 1 else ()
    # A Specialist used this turn can't be lost as well.
    found = [unit.holder(t) for t in titles if unit.has(t) and t not in unit.marks]
    return found + [card for card in op.get("lose_item", ()) if card in unit.items]


def ask_to_cancel(game: DDay, card: str) -> bool:
    """dice A2.4: ask those who may lose something to cancel the card; true if any of them can."""
    can = False
    for op in CONDITIONS[card].ops:
        if op["op"] != "cancel_by" or "phase" in op:
            continue
        if op["by"] == "german":
            asked = [wall_of(game).german] if german_plays(game) else []
        elif op["by"] == "affected":
            asked = most_soldiers(game)
        else:
            asked = in_play(game)
        for unit in asked:
            if means(game, unit, op):
                unit.ask("cancel-condition", card)
                can = True
    return can


@menu
class CancelCondition(Menu):
    kind = "cancel-condition"
    text = "ask-cancel-condition"
    rule = "A2.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": f"condition:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        op = next(o for o in CONDITIONS[asked.card].ops if o["op"] == "cancel_by")
        return (NO, *(card_option("lose-for", card, "A2.4") for card in means(game, unit, op)))

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front = front_of(game)
        if option.id == "no" or asked.card in front.cancelled:
            return
        card = option.id.partition(":")[2]
        op = next(o for o in CONDITIONS[asked.card].ops if o["op"] == "cancel_by")
        give(game, unit, card)
        if op["by"] == "self":
            unit.marks.append(f"ignores:{asked.card}")
        else:
            front.cancelled.append(asked.card)
        tell(game, unit, asked.card, card)


def give(game: DDay, unit: Unit, card: str) -> None:
    """dice A2.4: a Specialist is lost; an Item counts as used."""
    if unit.german and card not in SPECIALISTS:
        unit.items.remove(card)
        unit.discards.append(card)
        emit(game, events.CardUsed(seat=f"seat:{unit.seat}", card=f"card:{card}", rule="A2.4"))
    elif unit.german:
        lose_german(game, card, "A2.4")
    elif card in SPECIALISTS:
        lose_specialist(game, unit, card, "A2.4")
    else:
        use_up(game, unit, card)


def ambush_options(game: DDay, unit: Unit) -> list[Option]:
    """Cards that are cancelled in Phase 5 (bc13)."""
    if game.front is None:
        return []
    found = []
    for card in cards_now(game):
        for op in CONDITIONS[card].ops:
            if op["op"] == "cancel_by" and op.get("phase") == 5:
                found += [
                    option(
                        f"avert:{card}:{each}",
                        "option-avert",
                        at=(f"card:{each}",),
                        rule="A2.4",
                        card=f"card:{each}",
                        condition=f"condition:{card}",
                    )
                    for each in means(game, unit, op)
                ]
    return found


def cancel_condition(game: DDay, unit: Unit, answer: str) -> None:
    _, condition, card = answer.split(":")
    give(game, unit, card)
    front_of(game).cancelled.append(condition)
    tell(game, unit, condition, card)


def tell(game: DDay, unit: Unit, condition: str, card: str) -> None:
    emit(
        game,
        told.ConditionCancelled(
            seat=f"seat:{unit.seat}",
            card=f"condition:{condition}",
            by=f"card:{card}",
            rule="A2.5",
        ),
    )


@dataclass(frozen=True, slots=True)
class Cancel(Step):
    """Phase 5 without a German: units that can cancel a card may do so."""

    def run(self, game: DDay) -> None:
        for unit in in_play(game):
            if ambush_options(game, unit):
                unit.ask("avert")
        hold(game, "ambush")


@menu
class Avert(Menu):
    kind = "avert"
    text = "ask-avert"
    rule = "A2.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (NO, *ambush_options(game, unit))

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "no":
            cancel_condition(game, unit, option.id)
