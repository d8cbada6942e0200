"""A question as the bot sees it."""

from __future__ import annotations

import random

from landfall.core.decisions import Decision, Option
from landfall.games.commando.model.cards import SIDES, Card, pack
from landfall.games.commando.table.read_view import army
from landfall.games.commando.table.view import CommandoView, FrontView


class Table:
    """What every rule needs: the view, the decision, and the bot's own army, hand and front."""

    def __init__(self, view: CommandoView, decision: Decision, whims: random.Random) -> None:
        self.view = view
        self.decision = decision
        self.whims = whims
        self.side = SIDES.index(decision.seat)
        self.me = army(view, self.side)
        self.hand = [pack().cards[n] for n in self.me.hand or ()]
        self.front = self._front()

    def _front(self) -> FrontView | None:
        """The front the question is about."""
        for front in self.view.fronts:
            if f"terrain:{front.terrain}" in self.decision.at:
                return front
        return self.view.fronts[0] if self.view.fronts else None

    def cards(self, prefix: str) -> list[tuple[Option, Card]]:
        cards = pack().cards
        return [
            (option, cards[int(option.value)])
            for option in self.decision.options
            if option.id.startswith(prefix)
        ]

    def has(self, option_id: str) -> bool:
        return self.decision.option(option_id) is not None
