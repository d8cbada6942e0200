"""Raising: combat actions and tokens, one at a time, until one side gives up (commando 4.3, 4.5–4.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.commando.model.card_language import DiscardUnit
from landfall.games.commando.model.cards import ENGLISH, SIDES, Card, pack
from landfall.games.commando.model.events import Retreated
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import RANVILLE
from landfall.games.commando.model.state import Commando, Front
from landfall.games.commando.rules.playing_and_cancelling import PlayCard
from landfall.games.commando.rules.scenario_1_bridge_assaults import goes_on
from landfall.games.commando.rules.strength import (
    ahead,
    may_act,
    strength,
    units_as_actions,
)
from landfall.games.commando.rules.tossing_tokens import Toss, token_option, usable_tokens

READY: Final = Option("hand-over", "option-ready", rule="6.5")
HAND_OVER: Final = Option("hand-over", "option-hand-over", rule="4.7")
BREAK_OFF: Final = Option("retreat", "option-retreat", rule="4.11")


def giving_up(game: Commando, front: Front, side: int) -> Option:
    """4.5, 4.6: let the own Unit be destroyed. The option cites the rule that says what this costs."""
    if side != ENGLISH:
        rule = "4.9"
    elif goes_on(front):
        rule = "1A.4" if game.scenario == "1A" else "1B.10"
    elif front.terrain == RANVILLE:
        rule = "1B.11"  # no point is lost here
    else:
        rule = "4.8"
    return Option("give-up", f"option-give-up-{SIDES[side]}", rule=rule)


def playable_action(game: Commando, front: Front, card: Card) -> bool:
    if card.response or not may_act(game, front, card):
        return False
    # A heroic unit can't be discarded, so a card that would discard it can't be played (commando 0.14).
    unit = front.lines[card.side].unit
    return not (
        unit
        and pack().cards[unit].heroic
        and any(isinstance(op, DiscardUnit) for e in card.effects for op in e.do)
    )


def may_be_action(game: Commando, front: Front, card: Card) -> bool:
    """Whether a unit may be played as a combat action, by its own text or on the Fields."""
    return bool(card.alt_action or units_as_actions(front)) and may_act(game, front, card)


@dataclass(frozen=True, slots=True)
class Bid(Ask):
    """One side's turn to raise: as many cards and tokens as it likes."""

    front: int
    side: int
    initiative: bool = False

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        front = game.fronts[self.front]
        own, enemy = front.lines[self.side], front.lines[1 - self.side]
        if not own.unit or not (enemy.unit or self.initiative):
            return ()
        army = game.armies[self.side]
        cards = pack().cards
        options: list[Option] = []
        for number in sorted(set(army.hand)):
            card = cards[number]
            if card.kind == "action":
                if playable_action(game, front, card):
                    options.append(card_option("play", number, "4.3"))
            elif card.kind == "unit" and may_be_action(game, front, card):
                options.append(card_option("as-action", number, "7.4"))
        seat = SIDES[self.side]
        mine = strength(game, front, self.side)
        options.extend(token_option(kind, mine) for kind in usable_tokens(army, front, self.side))
        theirs = strength(game, front, 1 - self.side)
        args: dict[str, Arg] = {"mine": mine, "theirs": theirs, "unit": f"card:{own.unit}"}
        if self.initiative:
            text, rule = "ask-initiative", "6.5"
            options.append(READY)
        else:
            text, rule = "ask-bid", "4.7"
            args["enemy"] = f"card:{enemy.unit}"
            if ahead(game, front) == self.side:
                options.append(HAND_OVER)
                if self.side == ENGLISH and not goes_on(front):
                    options.append(BREAK_OFF)
            else:
                options.append(giving_up(game, front, self.side))
        return (Decision(seat, text, tuple(options), rule, args, at=(f"terrain:{front.terrain}",)),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        verb = option.id.partition(":")[0]
        if verb == "play":
            game.push(PlayCard(self.side, int(option.value), "action", self.front), self)
        elif verb == "as-action":
            game.push(PlayCard(self.side, int(option.value), "unit-as-action", self.front), self)
        elif verb == "toss":
            game.push(Toss(self.side, option.id.partition(":")[2], self.front), self)
        elif verb == "hand-over":
            if not self.initiative:
                game.push(Bid(self.front, 1 - self.side))
        else:
            self._lose(game, retreat=verb == "retreat")

    def _lose(self, game: Commando, retreat: bool) -> None:
        from landfall.games.commando.rules.assault import (
            CloseFront,
            EnglishUnitFalls,
            GermanUnitFalls,
        )

        if retreat:
            terrain = game.fronts[self.front].terrain
            game.emit(Retreated(terrain=f"terrain:{terrain}", rule="4.11"))
            game.push(CloseFront(self.front, "german"))
        elif self.side == ENGLISH:
            game.push(EnglishUnitFalls(self.front))
        else:
            game.push(GermanUnitFalls(self.front))
