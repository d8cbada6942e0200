"""What a card may ask of a player, asked one thing at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.card_language import Choose, Filter, Kind
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.events import (
    CardKept,
    CardRetrieved,
    DeckSearched,
    NothingToDiscard,
    OwnCardKept,
)
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.hands_and_tokens import (
    discard_from_hand,
    draw,
    matches,
    return_tokens,
)

NOTHING: Final = Option("nothing", "option-nothing", rule="0.12")
ENOUGH: Final = Option("done", "option-enough", rule="0.13")


def normal_cards(game: Commando, side: int) -> list[int]:
    """Cards of a hand that a card may touch: heroic ones it may not (commando 0.14)."""
    cards = pack().cards
    return [n for n in sorted(set(game.armies[side].hand)) if not cards[n].heroic]


@dataclass(frozen=True, slots=True)
class DiscardCards(Ask):
    """Somebody loses cards from the hand (commando 0.12); the chooser is the owner or a spy."""

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
        # Asked even when nothing fits: the opponent must not read a hand from a silence.
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
    """Cards return from one's own discard pile, as far as possible (commando 0.13)."""

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


@dataclass(frozen=True, slots=True)
class ChooseEffect(Ask):
    """The player's choice that a card asks for, after the window (commando 7.3, 7.7)."""

    path: str
    index: int
    side: int
    front: int
    card: int
    count: int
    chosen: tuple[int, ...] = ()

    def _alternatives(self) -> int:
        op = pack().ops[self.path][self.index]
        assert isinstance(op, Choose)
        return len(op.options)

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        left = [i for i in range(self._alternatives()) if i not in self.chosen]
        rule = "7.3" if self.side == 0 else "7.7"
        options = tuple(
            Option(f"choose:{i}", f"choice-{self.card}-{i}", rule=rule, value=i) for i in left
        )
        ref = f"card:{self.card}"
        return (
            Decision(
                SIDES[self.side],
                "ask-choice",
                options,
                rule=rule,
                args={"card": ref, "count": self.count - len(self.chosen)},
                at=(ref,),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        chosen = (*self.chosen, int(option.value))
        if len(chosen) < self.count:
            game.push(
                ChooseEffect(
                    self.path, self.index, self.side, self.front, self.card, self.count, chosen
                )
            )
            return
        from landfall.games.commando.rules.effects import Do

        game.push(
            *(
                Do(f"{self.path}/{self.index}/{i}", 0, self.side, self.front, self.card)
                for i in chosen
            )
        )


@dataclass(frozen=True, slots=True)
class SearchDeck(Step):
    """Look at the top of one's deck, keep some, the rest goes to the bottom in any order."""

    side: int
    top: int
    keep: int
    rule: str

    def run(self, game: Commando) -> None:
        seat = SIDES[self.side]
        looked = game.armies[self.side].deck[: self.top]
        if not looked:
            return
        game.reveal(seat)
        cards = tuple(f"card:{n}" for n in looked)
        game.emit(
            DeckSearched(side=seat, count=len(looked), rule=self.rule),
            {seat: DeckSearched(side=seat, count=len(looked), cards=cards, rule=self.rule)},
        )
        kept = min(self.keep, len(looked))
        game.push(
            *(KeepCard(self.side, len(looked) - i, self.rule) for i in range(kept)),
            *(BuryCard(self.side, n, self.rule) for n in range(len(looked) - kept, 1, -1)),
            BuryLast(self.side, len(looked) - kept),
        )


@dataclass(frozen=True, slots=True)
class KeepCard(Ask):
    side: int
    among: int
    rule: str

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        looked = sorted(set(game.armies[self.side].deck[: self.among]))
        options = tuple(card_option("keep", n, self.rule) for n in looked)
        return (Decision(SIDES[self.side], "ask-keep", options, rule=self.rule),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        army = game.armies[self.side]
        army.deck.remove(int(option.value))  # the first copy is among those looked at
        army.hand.append(int(option.value))
        game.emit(
            CardKept(side=seat, rule=self.rule),
            {seat: OwnCardKept(side=seat, card=f"card:{option.value}", rule=self.rule)},
        )


@dataclass(frozen=True, slots=True)
class BuryCard(Ask):
    """Which of the cards looked at goes under the deck next."""

    side: int
    among: int
    rule: str

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        looked = sorted(set(game.armies[self.side].deck[: self.among]))
        options = tuple(card_option("bury", n, self.rule) for n in looked)
        return (Decision(SIDES[self.side], "ask-bury", options, rule=self.rule),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        deck = game.armies[self.side].deck
        deck.remove(int(option.value))
        deck.append(int(option.value))


@dataclass(frozen=True, slots=True)
class BuryLast(Step):
    side: int
    left: int

    def run(self, game: Commando) -> None:
        if self.left:
            deck = game.armies[self.side].deck
            deck.append(deck.pop(0))


@dataclass(frozen=True, slots=True)
class TokensAgainstCards(Ask):
    """Normal tokens against as many cards, the number being chosen once (commando 7.10)."""

    side: int
    most: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        most = min(self.most, game.armies[self.side].tokens)
        if not most:
            return ()
        options = tuple(
            Option(f"spend:{n}", "option-spend", {"count": n}, rule="7.10", value=n)
            for n in range(most + 1)
        )
        return (Decision(SIDES[self.side], "ask-spend", options, rule="7.10"),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        count = int(option.value)
        if count:
            return_tokens(game, self.side, count, "7.10")
            draw(game, self.side, count, "7.10")
