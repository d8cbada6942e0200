"""G33: standing orders; players may change theirs for free whenever they are asked something."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model.events import OrderChanged
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.orders import ORDERS, key
from landfall.games.crete.model.state import Crete

OPEN = plain("orders", "G33")
_CHOICES = {
    (order, value): Option(
        f"order:{order}:{value}",
        f"option-order-{order}",
        {"value": value, "order": order},
        (),
        "G33",
    )
    for order, values in ORDERS.items()
    for value in values
}


@dataclass(frozen=True, slots=True)
class Orders(Ask):
    """The list of orders; afterwards, the question that was open is asked again."""

    side: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = [plain("done", "G33")]
        options += [
            choice
            for (order, value), choice in _CHOICES.items()
            if game.order(self.side, order) != value
        ]
        return (Decision(game.seat(self.side), "ask-orders", tuple(options), "G33"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        _, order, value = option.id.split(":")
        game.orders[key(self.side, order)] = value
        game.emit(
            OrderChanged(side=f"side:{SIDES[self.side]}", order=order, value=value, rule="G33")
        )
