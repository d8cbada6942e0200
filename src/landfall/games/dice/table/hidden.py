"""What a seat can't know: the order of the decks, and the orders that others have given."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.decisions import Seat
from landfall.core.imagine import Pool, list_pool
from landfall.games.dice.model.offers import MENUS
from landfall.games.dice.model.state import DDay, Unit


def hidden(game: DDay, seat: Seat | None) -> Iterator[Pool]:
    for name in ("medals", "vehicles", "promotions", "mission_deck"):
        yield list_pool(name, getattr(game, name))
    for unit in game.units:
        if unit.order and unit.seat != seat:
            yield _order(game, unit)


def _order(game: DDay, unit: Unit) -> Pool:
    """One of those that the unit could have given."""
    asked = unit.todo[-1]
    menu = MENUS[asked.kind]
    possible = [o.id for o in menu.options(game, unit, asked) if menu.is_order(game, o)]

    def lay(values: list[str]) -> None:
        unit.order = values[0]

    others = [order for order in possible if order != unit.order]
    return Pool(f"order of {unit.seat}", [unit.order, *others], lay, places=1)
