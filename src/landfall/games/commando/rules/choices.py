"""The choices a card or terrain offers a player: between effects, among the top cards of the deck, tokens for cards (commando 7.3, 7.7, 7.10)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.card_language import Choose
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.events import CardKept, DeckSearched, OwnCardKept
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.hands_and_tokens import draw, return_tokens


@dataclass(frozen=True, slots=True)
class ChooseEffect(Ask):
    """The choice a card offers, made after the cancel window (commando 7.3, 7.7)."""

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
    """Look at the top of the deck, keep some cards and put the rest on the bottom in any order."""

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
    """Which of the cards looked at goes to the bottom of the deck next."""

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
    """Trade normal tokens for as many cards; the number is chosen once (commando 7.10)."""

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
