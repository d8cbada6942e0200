"""Positions written by hand, for tests, puzzles and teaching."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from landfall.core.chance import Chance
from landfall.core.errors import PositionBroken
from landfall.core.game import Options
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import DepthRecord, GermanRecord
from landfall.games.omaha.model.state import (
    CLIFF,
    CLIMB,
    EXITED,
    GONE,
    IN_BOX,
    NOBODY,
    ON_TRACK,
    Force,
    Omaha,
)
from landfall.games.omaha.rules.sequence import PHASES, Turn
from landfall.games.omaha.rules.setup import new_game

#: A bound for every number here: there are fewer counters, cards and turns.
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
#: The turn track ends with the day.
TURNS: Final = 32


class UnitAt(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    #: ``0523``, ``box:ER3``, ``turn:8``, ``exit:A`` or ``gone``.
    at: str
    steps: Count = 0
    disrupted: bool = False
    climb: str = ""
    cliff: str = ""
    hero: str = ""
    inspired: bool = False
    command: Literal[0, 1, 29] = 0
    #: The place of its marker on the track of command posts (18) or engineers (19).
    post: Annotated[int, Meta(ge=-1, lt=len(deck.COMMAND_TRACK))] = -1
    base: Annotated[int, Meta(ge=-1, lt=len(deck.ENGINEER_TRACK))] = -1


class ForceAt(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str
    #: A unit by name; if left out, any of the right kind.
    unit: str = ""
    #: A marker by name, or ``any``.
    depth: str = ""
    revealed: bool = False
    depth_revealed: bool = False
    disrupted: bool = False


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    turn: Annotated[int, Meta(ge=1, le=TURNS)]
    phase: str
    units: Annotated[list[UnitAt], Meta(max_length=300)] = []
    germans: Annotated[list[ForceAt], Meta(max_length=200)] = []
    #: The next cards, first one first; the others follow by number.
    cards: Annotated[list[Count], Meta(max_length=99)] = []
    fire_cards: dict[Literal["east", "west"], Count] = {}
    naval: Annotated[int, Meta(ge=0, le=9)] = 0
    cleared: Annotated[list[str], Meta(max_length=200)] = []
    garrisons: Annotated[list[str], Meta(max_length=99)] = []
    #: Pools by name, and how many counters to leave in each.
    pools: Annotated[dict[str, Count], Meta(max_length=9)] = {}
    meemies: bool = False
    script: Annotated[list[Count], Meta(max_length=200)] = []


CLIMBS: Final = {"": 0, "climb": CLIMB, "cliff": CLIFF}
POOLS: Final = {
    "tactical": "tactical",
    "division": "division",
    "kampfgruppe": "kampfgruppe",
    "armor": "armour",
}
DEPTH_POOLS: Final = {
    "wn": "wn_depth",
    "building": "building_depth",
    "mobile": "mobile_depth",
    "armor": "armour_depth",
}


def place(text: str) -> int:
    kind, _, name = text.partition(":")
    if kind == "gone":
        return GONE
    if kind == "box" and name in ground.BOX_NUMBER:
        return IN_BOX + ground.BOX_NUMBER[name]
    if kind == "turn" and _number(name) in range(1, TURNS + 1):
        return ON_TRACK + _number(name)
    if kind == "exit" and name in tuple("ABCDEFG"):
        return EXITED + "ABCDEFG".index(name)
    return hex_of(text)


def hex_of(text: str) -> int:
    if _number(text) not in ground.HEXES:
        raise PositionBroken(f"no such place: {text}")
    return _number(text)


def _number(text: str) -> int:
    """Up to four digits, as places and turns are written; anything else is not a number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 4 else -1


def author(position: Position, scenario: str, options: Options, chance: Chance) -> Omaha:
    if position.phase not in PHASES:
        raise PositionBroken(f"no such moment: turn {position.turn}, {position.phase}")
    game = new_game(scenario, options, chance)
    game.turn = position.turn
    game.phase = position.phase
    game.naval = position.naval
    game.meemies = position.meemies
    game.cleared = [hex_of(hex) for hex in position.cleared]
    game.garrisons = [hex_of(hex) for hex in position.garrisons]
    game.chance.script = list(position.script)
    first = list(position.cards) + list(position.fire_cards.values())
    if len(set(first)) != len(first) or not set(first) <= set(deck.CARDS):
        raise PositionBroken("no such cards")
    game.fire_cards = {str(sector): card for sector, card in position.fire_cards.items()}
    game.shown = list(position.fire_cards.values())
    game.deck = [n for n in deck.CARDS if n not in first] + list(reversed(position.cards))
    for entry in position.units:
        _place_unit(game, entry)
    _place_germans(game, position)
    for name, size in position.pools.items():
        _cut(game, name, size)
    game.push(Turn(position.phase))
    return game


def _place_unit(game: Omaha, entry: UnitAt) -> None:
    number = counters.US_NUMBER.get(entry.unit)
    if number is None or entry.climb not in CLIMBS:
        raise PositionBroken(f"no such unit: {entry.unit}")
    if not 0 <= entry.steps <= counters.FULL[number]:
        raise PositionBroken(f"{entry.unit} never has {entry.steps} steps")
    at = place(entry.at)
    game.move(number, at)
    hero = NOBODY
    if entry.hero:
        hero = counters.HERO_NUMBER.get(f"Hero/{entry.hero}", NOBODY)
        if hero == NOBODY:
            raise PositionBroken(f"no such hero: {entry.hero}")
    game.units[number] = game.units[number]._replace(
        steps=0 if at == GONE else entry.steps or counters.FULL[number],
        disrupted=int(entry.disrupted),
        climb=CLIMBS[entry.climb],
        cliff=hex_of(entry.cliff) if entry.cliff else 0,
        hero=hero,
        inspired=entry.inspired,
        command=entry.command or counters.DIVISION[number],
    )
    if entry.post >= 0:
        game.posts[number] = entry.post
    if entry.base >= 0:
        game.bases[number] = entry.base


def _place_germans(game: Omaha, position: Position) -> None:
    units = dict(enumerate(counters.GERMANS))
    markers = dict(enumerate(counters.DEPTHS))
    for entry in position.germans:
        named = counters.GERMAN_NUMBER.get(entry.unit)
        if entry.unit and (named is None or named not in units):
            raise PositionBroken(f"no such German unit: {entry.unit}")
        if named is not None:
            del units[named]
        if entry.depth in counters.DEPTH_NUMBER:
            markers.pop(counters.DEPTH_NUMBER[entry.depth], None)
    for entry in position.germans:
        hex = hex_of(entry.hex)
        unit = counters.GERMAN_NUMBER[entry.unit] if entry.unit else _any_unit(units, hex)
        depth = NOBODY
        if entry.depth in counters.DEPTH_NUMBER:
            depth = counters.DEPTH_NUMBER[entry.depth]
        elif entry.depth:
            depth = _any_marker(markers, hex, unit)
        if counters.ARMOUR[unit]:
            game.armour_entered += 1
        game.germans[hex] = Force(
            unit,
            depth,
            entry.revealed or counters.ARMOUR[unit],
            entry.depth_revealed,
            entry.disrupted,
        )
    for number, record in units.items():
        if record.kind in POOLS and (record.kind != "armor" or game.has("23")):
            getattr(game, POOLS[record.kind]).append(number)
        else:
            game.germans_unused.append(number)
    for number, marker in markers.items():
        if marker.type != "armor" or game.has("23"):
            getattr(game, DEPTH_POOLS[marker.type]).append(number)
        else:
            game.depth_unused.append(number)


def _any_unit(units: dict[int, GermanRecord], hex: int) -> int:
    if hex not in ground.SITES:
        raise PositionBroken(f"no German position: {hex:04d}")
    kind = "wn" if ground.IS_WN[ground.SITES[hex]] else "tactical"
    for number, record in units.items():
        if record.kind == kind:
            del units[number]
            return number
    raise PositionBroken(f"no German unit left for {hex:04d}")


def _any_marker(markers: dict[int, DepthRecord], hex: int, unit: int) -> int:
    kind = "armor" if counters.ARMOUR[unit] else "wn" if counters.WN_UNIT[unit] else "mobile"
    if kind == "mobile" and hex in ground.BUILDINGS:
        kind = "building"
    for number, record in markers.items():
        if record.type == kind and not record.tactical_reinforcement:
            del markers[number]
            return number
    raise PositionBroken(f"no depth marker left for {hex:04d}")


def _cut(game: Omaha, name: str, size: int) -> None:
    if name in POOLS.values():
        pool, unused = getattr(game, name), game.germans_unused
    elif name in DEPTH_POOLS.values():
        pool, unused = getattr(game, name), game.depth_unused
    else:
        raise PositionBroken(f"no such pool: {name}")
    unused.extend(pool[size:])
    del pool[size:]
