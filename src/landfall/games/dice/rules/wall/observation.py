"""dice A2.9: looking at the Conditions to come, and the War Medal that replaces one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model.components import CARDS, CONDITIONS
from landfall.games.dice.model.offers import NO, Menu, card_option, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import use_up
from landfall.games.dice.rules.upkeep import finds_per_turn
from landfall.games.dice.rules.wall.averting import ask_to_cancel, give
from landfall.games.dice.rules.wall.conditions import lay, obey_card
from landfall.games.dice.rules.wall.meant import cards_now, front_of
from landfall.games.dice.rules.wall.side import in_play

#: A2.9: what lets a seat look at the next two cards.
OBSERVES: Final = ("jumelles", "telemetre", "lunette_sniper", "periscope_bunker")
WAR_MEDAL: Final = "medaille_guerre_3945"


def observe(game: DDay, unit: Unit, card: str) -> None:
    """This seat alone sees the top two cards and puts them back in either order."""
    front = front_of(game)
    give(game, unit, card)
    count = min(2, len(front.deck))
    if count:
        front.known[unit.seat] = count
        game.reveal(unit.seat)
        if count > 1:
            unit.ask("order-conditions", n=count)


@menu
class OrderConditions(Menu):
    kind = "order-conditions"
    text = "ask-order-conditions"
    rule = "A2.9"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        front = front_of(game)
        if front.known.get(unit.seat, 0) < asked.n:
            # The deck was shuffled in the meantime (A0.3): nothing is left to put in order.
            return ()
        first, second = front.deck[-1], front.deck[-2]
        return tuple(
            option(
                f"top:{','.join(pair)}",
                "option-top",
                rule="A2.9",
                cards=tuple(f"condition:{card}" for card in pair),
            )
            for pair in ((first, second), (second, first))
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        first, second = option.id.partition(":")[2].split(",")
        front = front_of(game)
        front.deck[-2:] = [second, first]
        # Another seat that has looked no longer knows which of the two is on top, unless it is still
        # to arrange them itself.
        arranging = {u.seat for u in game.seated if any(q.kind == self.kind for q in u.todo)}
        front.known = {
            seat: seen for seat, seen in front.known.items() if seat in {unit.seat, *arranging}
        }


def offer_medal(game: DDay) -> None:
    """Ruling 36: as soon as the card is revealed, before it takes effect."""
    if front_of(game).deck:
        for unit in in_play(game):
            if WAR_MEDAL in unit.medals:
                unit.ask("condition-medal", WAR_MEDAL)


@menu
class ConditionMedal(Menu):
    kind = "condition-medal"
    text = "ask-condition-medal"
    rule = "A0.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (NO, card_option("use", WAR_MEDAL, "A0.3"))

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id != "no" and not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "no":
            use_up(game, unit, WAR_MEDAL)
            unit.ask("replace-condition", n=1)


@menu
class ReplaceCondition(Menu):
    """A0.3, ruling 36: replace the current card with one from the deck, then shuffle."""

    kind = "replace-condition"
    text = "ask-replace-condition"
    rule = "A0.3"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"condition:{card}", "option-condition", rule="A0.3", card=f"condition:{card}")
            for card in sorted(front_of(game).deck)
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        # The new card changes prices and dice for all, and the deck that others have looked at.
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front = front_of(game)
        card = option.id.partition(":")[2]
        finds = finds_per_turn(game)
        front.deck.remove(card)
        game.chance.shuffle(front.deck)
        front.known.clear()
        if not (CONDITIONS[card].weather and front.persistent) and front.current:
            front.discards.append(front.current)
            front.current = ""
        lay(game, card)
        may_be_cancelled = ask_to_cancel(game, card)
        if asked.n:
            # The card takes effect for all once this window is over.
            return
        for each in in_play(game):
            # Phase 2, which counts the finds of the turn, is over: a Weapons Crate (bc29) that
            # comes or goes now changes what is left of them.
            each.finds = max(each.finds + finds_per_turn(game) - finds, 0)
        from landfall.games.dice.rules.turn import Deaths

        game.push(Deaths())
        if may_be_cancelled:
            game.push(ObeyReplacement(card))
            hold(game, game.phase)
        else:
            obey_card(game, card)


@dataclass(frozen=True, slots=True)
class ObeyReplacement(Step):
    """In Phase 3 the new card waits for those who may cancel it (dice A2.4)."""

    card: str

    def run(self, game: DDay) -> None:
        if self.card in cards_now(game):
            obey_card(game, self.card)


def observers(game: DDay, unit: Unit) -> list[Option]:
    """dice A2.9: optical Items that the Unit can lose in Phase 3 to look at the Conditions to come."""
    if game.front is None or not game.front.observation:
        return []
    return [card_option("observe", card, "A2.9") for card in OBSERVES if card in unit.items]


assert all(card in CARDS for card in OBSERVES)
