"""Raising: combat actions and tokens, one at a time, until one side gives up (commando 4.3–4.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.card_language import DiscardUnit
from landfall.games.commando.model.cards import ENGLISH, SIDES, Card, pack
from landfall.games.commando.model.events import Retreated, TokenTossed
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.state import NORMAL, PLUS3, THORNTON, Army, Commando, Front
from landfall.games.commando.rules.playing_and_cancelling import PlayCard
from landfall.games.commando.rules.scenario_1_bridges import goes_on
from landfall.games.commando.rules.strength import (
    ALL_TOKENS,
    HEROIC_SPECIAL_ONLY,
    NO_TOKENS,
    SPECIAL_ONLY,
    WORTH,
    action_limit_reached,
    ahead,
    may_act,
    only_heroic_actions,
    strength,
    token_ban,
    units_as_actions,
)

#: Each kind of token: its place among those of a line, its reference, its rule.
TOKENS: Final = {
    "normal": (NORMAL, "token:normal", "4.4"),
    "plus3": (PLUS3, "token:plus3", "4.4"),
    "plus3-heroic": (PLUS3, "token:plus3", "7.5"),
    "thornton": (THORNTON, "token:thornton", "7.5"),
}
#: Of two tosses one stays on the unit (4.4); a Thornton token has a +1 on both faces (7.5).
FACES: Final = 2
PERCENT: Final = {kind: 100 if kind == "thornton" else 100 // FACES for kind in TOKENS}
READY: Final = Option("hand-over", "option-ready", rule="6.5")
HAND_OVER: Final = Option("hand-over", "option-hand-over", rule="4.7")
GIVE_UP: Final = {
    "english": Option("give-up", "option-give-up-english", rule="4.5"),
    "german": Option("give-up", "option-give-up-german", rule="4.6"),
}
BREAK_OFF: Final = Option("retreat", "option-retreat", rule="4.11")


def playable_action(game: Commando, front: Front, card: Card) -> bool:
    if card.response or not may_act(game, front, card):
        return False
    # A heroic unit can't be discarded, nor can a card be played that would do so (commando 0.14).
    unit = front.lines[card.side].unit
    return not (
        unit
        and pack().cards[unit].heroic
        and any(isinstance(op, DiscardUnit) for e in card.effects for op in e.do)
    )


def may_be_action(game: Commando, front: Front, card: Card) -> bool:
    """Whether a unit may be played as a combat action, by its own text or on the Fields."""
    if not (card.alt_action or units_as_actions(front)):
        return False
    return not action_limit_reached(front, card.side) and (
        card.heroic or not only_heroic_actions(front, card.side)
    )


def usable_tokens(army: Army, front: Front, side: int) -> list[str]:
    """4.4, with the bans of units, terrains and actions (commando 7.5)."""
    ban = token_ban(front, side)
    usable = []
    if ban == ALL_TOKENS and army.tokens:
        usable.append("normal")
    if ban <= SPECIAL_ONLY and army.plus3:
        usable.append("plus3")
    if ban <= HEROIC_SPECIAL_ONLY and army.plus3_heroic:
        usable.append("plus3-heroic")
    if ban < NO_TOKENS and army.thornton:
        usable.append("thornton")
    return usable


def token_option(kind: str, mine: int) -> Option:
    """A toss, with its odds and the unit's total afterwards."""
    place, ref, rule = TOKENS[kind]
    args: dict[str, Arg] = {"percent": PERCENT[kind], "sum": mine + WORTH[place]}
    return Option(f"toss:{kind}", f"option-toss-{kind}", args, (ref,), rule)


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
                options.append(GIVE_UP[seat])
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


@dataclass(frozen=True, slots=True)
class Toss(Step):
    """Heads or tails: the token stays on the unit or returns at once (commando 4.4)."""

    side: int
    kind: str
    front: int

    def run(self, game: Commando) -> None:
        army, front = game.armies[self.side], game.fronts[self.front]
        line = front.lines[self.side]
        success = 1 if self.kind == "thornton" else game.chance.draw(FACES)
        if self.kind == "normal":
            army.tokens -= 1
            game.reserve += 1 - success
            line.tokens[NORMAL] += success
        elif self.kind == "thornton":
            army.thornton -= 1
            line.tokens[THORNTON] += 1
        else:
            if self.kind == "plus3":
                army.plus3 -= 1
            else:
                army.plus3_heroic -= 1
            game.plus3_beside += 1 - success
            line.tokens[PLUS3] += success
        game.emit(
            TokenTossed(
                side=SIDES[self.side],
                kind=self.kind,
                success=success,
                terrain=f"terrain:{front.terrain}",
                rule="4.4",
            )
        )
