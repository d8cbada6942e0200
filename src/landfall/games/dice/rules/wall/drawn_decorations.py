"""dice A1.18, A1.21: drawing Decorations; a black one, a wound, takes effect at once."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import DECORATIONS
from landfall.games.dice.model.offers import Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.rules.resources import gain, pay
from landfall.games.dice.rules.wall.side import SEAT, in_play, lose_german, wall_of

#: How many Soldiers a wound costs, if the German chooses them.
WOUND_SOLDIERS: Final = {"blessure_noir": 4, "blessure_argent": 7}


def refill(game: DDay) -> None:
    """dice A1.19: an empty deck is refilled with the cards played."""
    wall = wall_of(game)
    if not wall.deck and wall.discards:
        wall.deck, wall.discards = wall.discards, []
        game.chance.shuffle(wall.deck)
        wall.known = 0


def can_draw_decoration(game: DDay) -> bool:
    wall = wall_of(game)
    return bool(wall.deck or wall.discards)


def draw_decoration(game: DDay, by: str, rule: str = "A1.18", courage: int = 0) -> None:
    """At random from the deck; a black one takes effect at once (dice A1.21)."""
    refill(game)
    wall = wall_of(game)
    if not wall.deck:
        return
    card = wall.deck.pop()
    wall.known = max(wall.known - 1, 0)
    take_decoration(game, card, by, rule, courage)


def take_decoration(game: DDay, card: str, by: str, rule: str, courage: int = 0) -> None:
    wall = wall_of(game)
    # A draw can't be undone, and a black card is shown to everyone.
    game.reveal()
    if DECORATIONS[card].black:
        wall.discards.append(card)
        emit(game, told.WoundDrawn(seat=SEAT, card=f"card:{card}", rule="A1.21"))
        suffer_wound(game, card)
        return
    wall.hand.append(card)
    drawn = told.DecorationDrawn(seat=SEAT, by=by, courage=courage, rule=rule)
    if game.journal is not None:
        known = told.DecorationDrawn(
            seat=SEAT, by=by, courage=courage, card=f"card:{card}", rule=rule
        )
        game.emit(drawn, {GERMAN: known})


def wound_choices(game: DDay, card: str) -> list[str]:
    """dice A1.21: only losses that the German can pay in full."""
    wall = wall_of(game)
    found = []
    if wall.german.specialists:
        found.append("specialist")
    if card == "blessure_or":
        if wall.hand:
            found.append("decoration")
    elif wall.german.soldiers >= WOUND_SOLDIERS[card]:
        found.append("soldiers")
    return found


def suffer_wound(game: DDay, card: str) -> None:
    if wound_choices(game, card):
        wall_of(game).german.ask("wound", card)


@menu
class Wound(Menu):
    """dice A1.21: which of the two losses, among those that can be paid in full."""

    kind = "wound"
    text = "ask-wound"
    rule = "A1.21"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        wall = wall_of(game)
        found: list[Option] = []
        for what in wound_choices(game, asked.card):
            if what == "specialist":
                found += [card_option("lose", card, "A1.21") for card in unit.specialists]
            elif what == "decoration":
                found += [card_option("discard", card, "A1.21") for card in wall.hand]
            else:
                soldiers = WOUND_SOLDIERS[asked.card]
                found.append(
                    option("soldiers", "option-lose-soldiers", rule="A1.21", soldiers=soldiers)
                )
        return tuple(found)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, card = option.id.partition(":")
        wall = wall_of(game)
        soldiers = 0
        if verb == "lose":
            lose_german(game, card, "A1.21", f"card:{asked.card}")
        elif verb == "discard":
            # Ruling 45: what a black Decoration costs is public.
            wall.hand.remove(card)
            wall.discards.append(card)
            game.reveal()
        else:
            soldiers = WOUND_SOLDIERS[asked.card]
            pay(game, unit, f"card:{asked.card}", "A1.21", soldiers=soldiers)
            for other in in_play(game):
                if asked.card == "blessure_noir":
                    gain(game, other, f"card:{asked.card}", "A1.21", soldiers=1)
                else:
                    gain(game, other, f"card:{asked.card}", "A1.21", courage=1)
        emit(
            game,
            told.WoundSuffered(
                seat=SEAT,
                card=f"card:{asked.card}",
                lost=f"card:{card}" if card else "resource:soldiers",
                soldiers=soldiers,
                rule="A1.21",
            ),
        )
