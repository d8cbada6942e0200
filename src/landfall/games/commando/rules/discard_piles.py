"""0.11–0.13 The discard piles: what goes to them, and what a player takes back (commando 0.11, 0.12, 0.13, 0.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.commando.model.card_language import Filter, Kind
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.events import CardDiscarded, CardRetrieved, NothingToDiscard
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.hands_and_tokens import take_from_hand

NOTHING: Final = Option("nothing", "option-nothing", rule="0.12")


ENOUGH: Final = Option("done", "option-enough", rule="0.13")


def normal_cards(game: Commando, side: int) -> list[int]:
    """The cards of a hand that another card may affect: not heroic ones (commando 0.14)."""
    cards = pack().cards
    return [n for n in sorted(set(game.armies[side].hand)) if not cards[n].heroic]


@dataclass(frozen=True, slots=True)
class DiscardCards(Ask):
    """A player discards from their hand (commando 0.12); they choose, or the opponent does."""

    side: int
    chooser: int
    count: int
    kinds: tuple[Kind, ...]
    rule: str

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        hand = normal_cards(game, self.side)
        if not hand or not self.count:
            return ()
        wanted = Filter(self.kinds)
        fitting = [card_option("discard", n, "0.12") for n in hand if matches(n, wanted)]
        # Ask even when no card fits: skipping the question would reveal the hand.
        return (
            Decision(
                SIDES[self.chooser],
                "ask-discard" if self.chooser == self.side else "ask-discard-theirs",
                tuple(fitting) or (NOTHING,),
                rule="0.12",
                args={"count": self.count},
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id == "nothing":
            game.reveal()
            game.emit(NothingToDiscard(side=SIDES[self.side], rule="0.12"))
            return
        discard_from_hand(game, self.side, int(option.value))
        if self.count > 1:
            game.push(DiscardCards(self.side, self.chooser, self.count - 1, self.kinds, self.rule))


@dataclass(frozen=True, slots=True)
class TakeBack(Ask):
    """A player takes back cards from their discard pile, as many as possible (commando 0.13)."""

    side: int
    count: int
    kinds: tuple[Kind, ...]
    #: Greatest combat value; -1 for any.
    limit: int
    rule: str

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        wanted = Filter(self.kinds, None if self.limit < 0 else self.limit)
        pile = sorted(set(game.armies[self.side].discard))
        fitting = [card_option("take-back", n, "0.13") for n in pile if matches(n, wanted)]
        if not fitting or not self.count:
            return ()
        return (
            Decision(
                SIDES[self.side],
                "ask-take-back",
                (*fitting, ENOUGH),
                rule="0.13",
                args={"count": self.count},
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        card = int(option.value)
        army = game.armies[self.side]
        army.discard.remove(card)
        army.hand.append(card)
        army.known.append(card)
        game.emit(CardRetrieved(side=seat, card=f"card:{card}", rule="0.13"))
        game.push(TakeBack(self.side, self.count - 1, self.kinds, self.limit, self.rule))


def put_away(game: Commando, side: int, card: int) -> None:
    """A card goes to the discard pile, or out of the game if it is heroic (commando 0.11, 0.14)."""
    army = game.armies[side]
    (army.gone if pack().cards[card].heroic else army.discard).append(card)


def discard_from_hand(game: Commando, side: int, card: int, rule: str = "0.12") -> None:
    """Discard face up, without any effect (commando 0.12)."""
    take_from_hand(game, side, card)
    put_away(game, side, card)
    game.reveal()
    game.emit(CardDiscarded(side=SIDES[side], card=f"card:{card}", rule=rule))


def matches(card: int, wanted: Filter) -> bool:
    known = pack().cards[card]
    if wanted.kind and known.kind not in wanted.kind:
        return False
    return wanted.combat_max is None or known.combat <= wanted.combat_max
