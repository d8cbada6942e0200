"""dice A1: forecasts for the German side, computed by the rules: every DEF after the shortage, what
each order would cost each Unit, and how Phase 7 would end now."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.core.wire import words
from landfall.games.dice.model.offers import offered
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.model.wall import Wall
from landfall.games.dice.rules.sectors import defences
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.rules.wall.assault import strength, takes_bunker
from landfall.games.dice.rules.wall.plays import reached, the_play
from landfall.games.dice.rules.wall.side import WAKES, decoration_price
from landfall.games.dice.rules.wall.windows import german_item_price, german_star_price
from landfall.games.dice.table.outlook import span


class Aim(Struct, frozen=True):
    """What an order would leave a Unit, shown before it is given."""

    option: str
    seat: Seat
    #: How many Soldiers will be left when the window closes, without the order and with it.
    soldiers: int
    left: Span


class Comparison(Struct, frozen=True, kw_only=True):
    """dice A1.26: both forces after pending losses, and what decides between them."""

    soldiers: int
    specialists: int
    force: int
    german_force: int
    german_specialists: int
    #: What decides: "force", "specialists", or "german" on a complete tie.
    decided: str
    winner: Seat


class Threat(Struct, frozen=True):
    """What the German player may do next turn, going by what everyone can see."""

    #: "mgf" or "mines" to wake, "decoration" to draw, "item" to find.
    what: str
    card: str
    price: int
    #: The resource it is paid in.
    pays: Annotated[str, words("stars", "courage", "points")]
    #: How much is still missing to pay for it.
    lacks: int


def threats(game: DDay, wall: Wall) -> tuple[Threat, ...]:
    german = wall.german
    found = [
        Threat(what, card, price, "stars", max(price - german.stars, 0))
        for card, what in WAKES.items()
        if card in wall.specialists
        for price in (german_star_price(game, card),)
    ]
    price = decoration_price(game)
    found.append(Threat("decoration", "", price, "courage", max(price - german.courage, 0)))
    prices = [(card, german_item_price(game, card)) for card in wall.items]
    found += [
        Threat("item", card, price, "points", 0) for card, price in prices if price <= german.points
    ]
    return tuple(found)


def shields(game: DDay) -> dict[str, Span]:
    """The DEF that Units would suffer in each sector, now."""
    return {s.id: span(defences(game, s)) for s in game.ground.battlefield.sectors}


# Orders.

#: How many Soldiers a play costs each Unit it hits, whichever Unit that is.
_HITS: dict[tuple[str, ...], Span] = {}


def aims(game: DDay, wall: Wall) -> tuple[Aim, ...]:
    """For the German player, while giving orders: those that cost Soldiers."""
    german = wall.german
    if wall.solo or german.order or not german.todo or german.todo[-1].kind != "german":
        return ()
    found = []
    for option in offered(game, german):
        verb, _, rest = option.id.partition(":")
        card, *words = rest.split(":")
        if verb != "use" or not the_play(game, card).hostile:
            continue
        hits = _hits(game, card, words)
        if hits.most:
            for unit in _struck(game, option.at):
                there = max(unit.soldiers - unit.pending, 0)
                left = Span(max(there - hits.most, 0), max(there - hits.least, 0))
                found.append(Aim(option.id, unit.seat, there, left))
    return tuple(found)


def _struck(game: DDay, at: tuple[str, ...]) -> list[Unit]:
    """The Unit that is named, those in the sector that is named, or all within reach."""
    named = [u for u in reached(game) if f"seat:{u.seat}" in at]
    there = [u for u in reached(game) if f"sector:{u.sector}" in at]
    pointed = any(ref.startswith(("seat:", "sector:")) for ref in at)
    return named or there if pointed else reached(game)


def _hits(game: DDay, card: str, words: list[str]) -> Span:
    """Tried out on a copy with the lowest and the highest dice, once for each kind of play."""
    kind = (card, *words[1:])
    if kind not in _HITS:
        tried = [_tried(game, card, words, die) for die in (0, 5)]
        _HITS[kind] = Span(min(tried), max(tried))
    return _HITS[kind]


def _tried(game: DDay, card: str, words: list[str], die: int) -> int:
    twin = game.clone()
    twin.chance.script = [die] * 12
    before = [unit.pending for unit in twin.units]
    the_play(twin, card).act(twin, *words)
    return max(unit.pending - was for unit, was in zip(twin.units, before, strict=True))


# Phase 7.


def comparison(game: DDay, wall: Wall) -> Comparison | None:
    if game.phase != "assault" or not wall.attacker:
        return None
    german, unit = wall.german, game.unit(wall.attacker)
    if unit.out or unit.dead:
        return None
    # Ruling 46: pending losses are taken before the comparison, Soldiers first.
    soldiers = max(unit.soldiers - unit.pending, 0)
    fallen = max(unit.pending - unit.soldiers, 0)
    people = max(len(unit.specialists) - fallen, 0)
    ours, theirs = (soldiers + people, people), strength(german)
    equal = [mine == other for mine, other in zip(ours, theirs, strict=True)]
    return Comparison(
        soldiers=soldiers,
        specialists=people,
        force=ours[0],
        german_force=theirs[0],
        german_specialists=theirs[1],
        decided="german" if all(equal) else "specialists" if equal[0] else "force",
        winner=unit.seat if takes_bunker(ours, theirs) else german.seat,
    )
