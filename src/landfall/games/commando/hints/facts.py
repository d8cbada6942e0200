"""What a seat can work out with certainty: the strengths and gains the table will show.

`bot/estimates.py` guesses for the bot; this module leaves out whatever chance, a response or the
terrain may still change.
"""

from __future__ import annotations

from landfall.core.decisions import Decision
from landfall.games.commando.bot.estimates import unit_strength
from landfall.games.commando.model.card_language import (
    Combat,
    Draw,
    Effect,
    Tokens,
    UnitBonus,
    Winner,
)
from landfall.games.commando.model.cards import SIDES, Card, pack
from landfall.games.commando.model.state import Front
from landfall.games.commando.rules.strength import holds, times
from landfall.games.commando.table.read_view import army, front_of, line
from landfall.games.commando.table.view import CommandoView, FrontView


class Seen:
    """What a seat sees when it has to decide."""

    def __init__(self, view: CommandoView, decision: Decision) -> None:
        self.view, self.decision = view, decision
        self.side = SIDES.index(decision.seat)
        self.me, self.foe = army(view, self.side), army(view, 1 - self.side)
        self.hand = [pack().cards[n] for n in self.me.hand or ()]
        terrains = {f"terrain:{f.terrain}": f for f in view.fronts}
        self.front = next((terrains[ref] for ref in decision.at if ref in terrains), None)

    @property
    def strengths(self) -> dict[str, int] | None:
        """The combat value of each unit on offer here; None where that can't be known."""
        front, cards = self.front, pack().cards
        if front is None or any(_lasting(cards[n]) for n in self.me.discard or ()):
            return None
        if pack().terrains[front.terrain].on("on_unit_played"):
            return None  # the terrain's effect comes first, and depends on chance
        # Actions played against the unit before it arrived still apply to it.
        weaker = 0
        for number in line(front, 1 - self.side).actions:
            gain = sure_gain(self.view, front, cards[number])
            if gain is None:
                return None
            weaker += gain[1]
        return {
            key: unit_strength(self.view, front, card) - weaker
            for key, card in self.offered.items()
        }

    @property
    def offered(self) -> dict[str, Card]:
        """The cards on offer, by option id."""
        cards = pack().cards
        return {
            o.id: cards[int(o.value)]
            for o in self.decision.options
            if o.at and o.at[0] == f"card:{o.value}"
        }


def _lasting(card: Card) -> bool:
    """Whether the card strengthens units of this turn; the view does not say in which turn it was played."""
    return any(isinstance(op, UnitBonus) for _, effect in card.on_play for op in effect.do)


def sure_gain(view: CommandoView, front: FrontView, card: Card) -> tuple[int, int] | None:
    """What an action is certain to add to its own unit and take from the enemy's; None: chance decides."""
    own = taken = 0
    for _, effect in card.on_play:
        found = _sure(view, front_of(front), card.side, effect)
        if found is None:
            return None
        own, taken = own + found[0], taken + found[1]
    return own, taken


def _sure(view: CommandoView, front: Front, side: int, effect: Effect) -> tuple[int, int] | None:
    if any(isinstance(condition, Winner) for condition in effect.conditions):
        return None
    if not holds(view, front, side, effect.conditions):
        return 0, 0
    own = taken = 0
    for op in effect.do:
        if isinstance(op, Combat):
            amount = times(view, front, op, op.amount)
            if op.target == "enemy_unit":
                taken -= amount
            else:
                own += amount
        elif not isinstance(op, Draw | Tokens):
            return None
    return own, taken
