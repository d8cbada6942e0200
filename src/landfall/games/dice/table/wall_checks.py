"""dice A1: what must hold on the German side, and why a German answer is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from landfall.core.decisions import Refusal
from landfall.core.errors import InvariantBroken
from landfall.games.dice.model.components import (
    BADGES,
    CONDITIONS,
    DECORATIONS,
    GERMAN_ITEMS,
    GERMANS,
    ITEMS,
    SPECIALISTS,
)
from landfall.games.dice.model.state import DDay
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.wall.side import decoration_price
from landfall.games.dice.rules.wall.windows import german_item_price, german_star_price


def check_wall(game: DDay) -> None:
    if game.wall is not None:
        _check_german(game)
    front = game.front
    if front is not None:
        lying = [c for c in (front.current, front.weather) if c]
        _all("condition", CONDITIONS, (front.deck, front.discards, lying))
    stock = game.insignia
    if stock is not None:
        held = [badge.partition("+")[0] for unit in game.units for badge in unit.badges]
        deciding = [1 for unit in game.units for asked in unit.todo if asked.kind == "officer"]
        _all("badge", BADGES, (stock.deck, stock.discards, held, ["officier"] * len(deciding)))
    if game.stacks and set(game.items) != {stack[-1] for stack in game.stacks if stack}:
        raise InvariantBroken("an Item can be found that is on top of no deck")
    if len(set(game.tokens)) != len(game.tokens):
        raise InvariantBroken("two tokens in one place")


def _check_german(game: DDay) -> None:
    assert game.wall is not None
    wall, german = game.wall, game.wall.german
    if min(german.soldiers, german.courage, german.stars, german.points) < 0:
        raise InvariantBroken("the German owes something")
    if len(german.faces) != len(german.colours):
        raise InvariantBroken("the German has dice without a colour")
    if german.order and not german.todo:
        raise InvariantBroken("the German gave an order that nobody asked for")
    if german.sector or german.dead or german.out:
        raise InvariantBroken("the German is on the map")
    if not 0 <= wall.known <= len(wall.deck):
        raise InvariantBroken("the German knows more cards than there are")
    decorations = [c for c, kind in DECORATIONS.items() if kind.solo or not wall.solo]
    _all("decoration", decorations, (wall.hand, wall.deck, wall.discards))
    _all("specialist", GERMANS, (wall.specialists, german.specialists, german.gone))
    items = [card for card in GERMAN_ITEMS if ITEMS[card].solo or not wall.solo]
    places = (wall.items, german.items, wall.used, wall.removed, german.discards)
    _all("item", items, places)


def _all(what: str, cards: Iterable[str], places: Iterable[Iterable[str]]) -> None:
    """Each card is in one place, and none is missing."""
    found = Counter(card for place in places for card in place)
    wanted = Counter(list(cards))
    if found != wanted:
        wrong = {**(found - wanted), **(wanted - found)}
        raise InvariantBroken(f"{what}: {sorted(wrong)} in no place or in two")


def why_not_german(game: DDay, action: str, what: Mapping[str, str]) -> Refusal | None:
    assert game.wall is not None
    wall, card = game.wall, what.get("card", "")
    german = wall.german
    if action == "move":
        return Refusal("A1.1", "refusal-german-stays")
    if action == "recruit" and card in SPECIALISTS:
        if forbidden(game, "recruit"):
            return Refusal("A2.2", "refusal-condition")
        if card in german.gone:
            return Refusal("A1.17", "refusal-gone", {"card": f"card:{card}"})
        if card not in wall.specialists:
            return Refusal("A1.3", "refusal-not-in-pool", {"card": f"card:{card}"})
        stars = german_star_price(game, card)
        if stars > german.stars:
            return Refusal("A1.17", "refusal-stars", {"stars": stars})
    elif action == "find" and card in ITEMS:
        reach = [*wall.items, *(wall.used if "ingenuity" in german.marks else ())]
        if card not in reach:
            return Refusal("A1.17", "refusal-not-in-pool", {"card": f"card:{card}"})
        points = german_item_price(game, card)
        if points > german.points:
            return Refusal("A1.17", "refusal-points", {"points": points})
    elif action in ("medal", "decoration"):
        price = decoration_price(game)
        if price > german.courage:
            return Refusal("A1.18", "refusal-courage", {"courage": price})
    return None
