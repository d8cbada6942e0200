"""What a seat can't know: the order of the decks, and the orders of others."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.decisions import Seat
from landfall.core.imagine import Pool, list_pool
from landfall.games.dice.model.offers import MENUS
from landfall.games.dice.model.state import GERMAN, DDay, Unit
from landfall.games.dice.model.wall import Wall


def hidden(game: DDay, seat: Seat | None) -> Iterator[Pool]:
    for name in ("medals", "vehicles", "promotions", "mission_deck"):
        yield list_pool(name, getattr(game, name))
    yield from _hidden_wall(game, seat)
    if game.wall is not None and game.wall.queue:
        # A1, ruling 51: orders are shown before they are carried out.
        return
    for unit in game.units:
        if unit.order and unit.seat != seat:
            yield _order(game, unit)
    if game.wall is not None and seat != GERMAN and game.wall.german.order:
        yield _german_order(game, game.wall)


def _hidden_wall(game: DDay, seat: Seat | None) -> Iterator[Pool]:
    """A1.20: to the Allies, the German hand and the deck look alike; only the Germans know what they looked at."""
    wall = game.wall
    if wall is not None and seat == GERMAN:
        yield _under("decorations", wall.deck, wall.known)
    elif wall is not None:
        yield _hand_and_deck(wall)
    if game.front is not None:
        # A2.9: a seat that looked knows the two on top.
        yield _under("conditions", game.front.deck, game.front.known.get(seat or "", 0))
    if game.insignia is not None:
        yield list_pool("badges", game.insignia.deck)
    for number, stack in enumerate(game.stacks):
        # A4.2: the top card is face up.
        yield _under(f"items {number}", stack, 1)


def _hand_and_deck(wall: Wall) -> Pool:
    """All except a Decoration on the table, waiting to be cancelled or to act."""
    open_card = wall.on_the_table
    held = [card for card in wall.hand if card != open_card]
    shown = [open_card] if open_card in wall.hand else []

    def lay(values: list[str]) -> None:
        wall.hand[:] = [*shown, *values[: len(held)]]
        wall.deck[:] = values[len(held) :]

    return Pool("decorations", [*held, *wall.deck], lay)


def _under(name: str, deck: list[str], known: int) -> Pool:
    """The hidden part of a deck whose top cards are known."""
    hidden = deck[: len(deck) - known]

    def lay(values: list[str]) -> None:
        deck[: len(values)] = values

    return Pool(name, hidden, lay)


def _german_order(game: DDay, wall: Wall) -> Pool:
    """One of the orders possible with the hand that was imagined for the German player."""
    german = wall.german
    asked = german.todo[-1]
    menu = MENUS[asked.kind]
    possible = [o.id for o in menu.options(game, german, asked) if menu.is_order(game, o)]

    def lay(values: list[str]) -> None:
        german.order = values[0]

    known = [german.order] if german.order in possible else []
    others = [order for order in possible if order != german.order]
    return Pool("order of g", [*known, *others] or [german.order], lay, places=1)


def _order(game: DDay, unit: Unit) -> Pool:
    """One of the orders that the unit could have given."""
    asked = unit.todo[-1]
    menu = MENUS[asked.kind]
    possible = [o.id for o in menu.options(game, unit, asked) if menu.is_order(game, o)]

    def lay(values: list[str]) -> None:
        unit.order = values[0]

    others = [order for order in possible if order != unit.order]
    return Pool(f"order of {unit.seat}", [unit.order, *others], lay, places=1)
