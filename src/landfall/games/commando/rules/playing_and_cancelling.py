"""Playing a card, and the window in which the opponent may cancel it (commando 6.2).

A card is played, the opponent may respond at once, then it takes effect. A response is a card too
and can be cancelled in turn. Whether a window opens depends only on public knowledge: the deck
has a card for it, the opponent holds cards, and nothing on the table forbids it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.events import (
    ActionPlayed,
    AnswerPlayed,
    CardCancelled,
    EventPlayed,
    UnitPlayedAsAction,
)
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import letter
from landfall.games.commando.model.state import Commando, Front
from landfall.games.commando.rules.discard_piles import put_away
from landfall.games.commando.rules.effects import Do, triggered
from landfall.games.commando.rules.hands_and_tokens import take_from_hand
from landfall.games.commando.rules.strength import may_act

PASS: Final = Option("pass", "option-pass", rule="6.2")
WINDOWS: Final = {"event": "enemy_event", "action": "enemy_action", "unit": "enemy_unit"}


@cache
def answers_to(side: int, deck: str, window: str) -> tuple[int, ...]:
    """The cards of a side's deck that can be played in a window."""
    return tuple(
        c.number
        for c in pack().cards.values()
        if c.side == side and c.copies.get(deck, 0) and window in c.windows
    )


def answers(game: Commando, side: int, window: str, front: Front) -> tuple[int, ...]:
    """The cards that could be played in this window, whether or not they are in the hand."""
    if not game.armies[side].hand:
        return ()
    cards = pack().cards
    return tuple(
        number
        for number in answers_to(side, letter(game), window)
        if cards[number].kind != "action" or may_act(game, front, cards[number])
    )


def lay(game: Commando, side: int, card: int, front: Front) -> None:
    """Play a card from the hand: a combat action beside its unit, others apart."""
    take_from_hand(game, side, card)
    army, line = game.armies[side], front.lines[side]
    army.played.append(card)
    in_combat = front.lines[0].unit or front.lines[1].unit
    if pack().cards[card].kind != "event" and in_combat:
        line.actions.append(card)
        line.acted += 1
    else:
        army.limbo.append(card)
    game.reveal()


def pick_up(game: Commando, side: int, card: int, front: Front) -> None:
    """Put away a resolved card; combat actions stay until the assault ends (commando 5.1)."""
    army = game.armies[side]
    if card in army.limbo:
        army.limbo.remove(card)
        put_away(game, side, card)


def cancel(game: Commando, side: int, card: int, front: Front) -> None:
    game.cancelled.remove(card)
    army, line = game.armies[side], front.lines[side]
    (army.limbo if card in army.limbo else line.actions).remove(card)
    put_away(game, side, card)


@dataclass(frozen=True, slots=True)
class PlayCard(Step):
    """Play an event, a combat action, or a unit as one (commando 2.2, 3.2, 4.3)."""

    side: int
    card: int
    how: str
    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        lay(game, self.side, self.card, front)
        side, ref, terrain = SIDES[self.side], f"card:{self.card}", f"terrain:{front.terrain}"
        if self.how == "event":
            game.emit(EventPlayed(side=side, card=ref, rule=("2.2", "3.2")[self.side]))
        elif self.how == "action":
            game.emit(ActionPlayed(side=side, card=ref, terrain=terrain, rule="4.3"))
        else:
            game.emit(UnitPlayedAsAction(side=side, card=ref, terrain=terrain, rule="7.4"))
        kind = "event" if self.how == "event" else "action"
        game.push(
            Window(1 - self.side, self.card, kind, self.front),
            Resolve(self.side, self.card, self.how, self.front),
        )


@dataclass(frozen=True, slots=True)
class Window(Ask):
    """The moment right after a card is played: cancel it now or never (commando 6.2)."""

    side: int
    card: int
    kind: str
    front: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        if pack().cards[self.card].heroic:  # commando 0.14
            return ()
        front = game.fronts[self.front]
        possible = answers(game, self.side, WINDOWS[self.kind], front)
        if not possible:
            return ()
        hand = game.armies[self.side].hand
        offered = tuple(card_option("answer", n, "6.2") for n in possible if n in hand)
        ref = f"card:{self.card}"
        return (
            Decision(
                SIDES[self.side],
                "ask-window",
                (*offered, PASS),
                rule="6.2",
                args={"card": ref, "kind": self.kind},
                at=(ref,),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id == "pass":
            return
        answer = int(option.value)
        front = game.fronts[self.front]
        kind = pack().cards[answer].kind
        lay(game, self.side, answer, front)
        game.emit(AnswerPlayed(side=seat, card=f"card:{answer}", rule="6.2"))
        game.push(
            Window(1 - self.side, answer, kind, self.front),
            Answer(self.side, answer, self.card, self.front),
        )


@dataclass(frozen=True, slots=True)
class Answer(Step):
    """A cancel card takes effect, unless it was cancelled itself."""

    side: int
    card: int
    target: int
    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        if self.card in game.cancelled:
            cancel(game, self.side, self.card, front)
            return
        game.cancelled.append(self.target)
        game.emit(CardCancelled(card=f"card:{self.target}", by=f"card:{self.card}", rule="6.2"))
        pick_up(game, self.side, self.card, front)


@dataclass(frozen=True, slots=True)
class Resolve(Step):
    """A card that nobody cancelled takes effect."""

    side: int
    card: int
    how: str
    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        if self.card in game.cancelled:
            cancel(game, self.side, self.card, front)
            return
        card = pack().cards[self.card]
        done = PickUp(self.side, self.card, self.front)
        if self.how == "unit-as-action":
            path = card.alt_action or "fields"
            game.push(Do(path, 0, self.side, self.front, self.card), done)
        elif card.response:
            game.push(Do(card.response, 0, self.side, self.front, self.card), done)
        else:
            steps = triggered(game, card.on_play, self.side, self.front, self.card)
            game.push(*steps, done)


@dataclass(frozen=True, slots=True)
class PickUp(Step):
    side: int
    card: int
    front: int

    def run(self, game: Commando) -> None:
        pick_up(game, self.side, self.card, game.fronts[self.front])
