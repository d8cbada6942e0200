"""dice A4: playing with fire, chaotic supply."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import ITEMS
from landfall.games.dice.model.offers import emit, hold
from landfall.games.dice.model.state import DDay
from landfall.games.dice.rules.resources import lose_soldiers
from landfall.games.dice.rules.wall.side import in_play

#: A4.1: explosives that a Unit may carry without harm.
SAFE = 2


@dataclass(frozen=True, slots=True)
class Explosives(Step):
    """dice A4.1: each explosive Item beyond two costs a Soldier."""

    def run(self, game: DDay) -> None:
        for unit in in_play(game):
            over = sum(ITEMS[card].explosion for card in unit.items) - SAFE
            if over > 0:
                lose_soldiers(game, unit, over, "why:explosives", "A4.1")
        hold(game, "ambush")


def chaotic_supply(game: DDay) -> None:
    """dice A4.2: all Standard and Special Items in two equal decks; an odd card goes to the first."""
    out = set(game.removed)
    special = [i for i, c in ITEMS.items() if c.category == "special" and i not in out]
    cards = [*game.items, *special]
    game.chance.shuffle(cards)
    half = (len(cards) + 1) // 2
    game.stacks = [cards[:half], cards[half:]]
    game.items = []
    show(game)


def show(game: DDay) -> None:
    """The two top cards are the Items that can be found."""
    for stack in game.stacks:
        if stack and stack[-1] not in game.items:
            game.items.append(stack[-1])
            emit(game, told.ItemsShown(card=f"card:{stack[-1]}", rule="A4.2"))


def taken(game: DDay, card: str) -> None:
    """The next card of the deck is shown."""
    for stack in game.stacks:
        if stack and stack[-1] == card:
            stack.pop()
    game.reveal()
    show(game)
