"""What can be reckoned from a seat without any doubt: strengths and gains that the table will show.

`bot/estimates.py` guesses for the bot; here what chance, an answer or the ground may change is left out.
"""

from __future__ import annotations

from landfall.core.decisions import Decision
from landfall.games.commando.bot.estimates import army, counter, line, met, unit_strength
from landfall.games.commando.model.card_language import (
    Combat,
    Draw,
    Effect,
    Tokens,
    UnitBonus,
    UnitsAsActions,
    Winner,
)
from landfall.games.commando.model.cards import SIDES, Card, pack
from landfall.games.commando.table.view import CommandoView, FrontView


class Seen:
    """What a seat looks at when it is asked."""

    def __init__(self, view: CommandoView, decision: Decision) -> None:
        self.view, self.decision = view, decision
        self.side = SIDES.index(decision.seat)
        self.me, self.foe = army(view, self.side), army(view, 1 - self.side)
        self.hand = [pack().cards[n] for n in self.me.hand or ()]
        terrains = {f"terrain:{f.terrain}": f for f in view.fronts}
        self.front = next((terrains[ref] for ref in decision.at if ref in terrains), None)

    @property
    def strengths(self) -> dict[str, int] | None:
        """What each unit among the answers would be worth here; None where that can't be known."""
        front, cards = self.front, pack().cards
        if front is None or any(_lasting(cards[n]) for n in self.me.discard or ()):
            return None
        if pack().terrains[front.terrain].on("on_unit_played"):
            return None  # the ground has its say first, and chance with it
        # What was played before the unit came lies in wait for it.
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
        """The cards among the answers, by the answer's id."""
        cards = pack().cards
        return {
            o.id: cards[int(o.value)]
            for o in self.decision.options
            if o.at and o.at[0] == f"card:{o.value}"
        }


def _lasting(card: Card) -> bool:
    """A bonus for units of this turn: a view does not tell in which turn the card was played."""
    return any(isinstance(op, UnitBonus) for _, effect in card.on_play for op in effect.do)


def sure_gain(view: CommandoView, front: FrontView, card: Card) -> tuple[int, int] | None:
    """What an action certainly adds to its own unit and takes from the enemy's; None: chance decides."""
    own = taken = 0
    for _, effect in card.on_play:
        found = _sure(view, front, card.side, effect)
        if found is None:
            return None
        own, taken = own + found[0], taken + found[1]
    return own, taken


def _sure(
    view: CommandoView, front: FrontView, side: int, effect: Effect
) -> tuple[int, int] | None:
    if any(isinstance(condition, Winner) for condition in effect.conditions):
        return None
    if not all(met(view, front, side, condition) for condition in effect.conditions):
        return 0, 0
    own = taken = 0
    for op in effect.do:
        if isinstance(op, Combat):
            amount = op.amount * (counter(view, front, op.per) if op.per else 1)
            if op.max is not None:
                amount = min(amount, op.max)
            if op.target == "enemy_unit":
                taken -= amount
            else:
                own += amount
        elif not isinstance(op, Draw | Tokens):
            return None
    return own, taken


def as_action(front: FrontView, card: Card) -> int:
    """What a unit adds that is played as an action."""
    if card.alt_action:
        return sum(op.amount for op in pack().ops[card.alt_action] if isinstance(op, Combat))
    static = pack().terrains[front.terrain].static
    return sum(op.amount for op in static if isinstance(op, UnitsAsActions))
