"""Positions written by hand, for tests, puzzles and teaching."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.errors import PositionBroken
from landfall.core.game import Options
from landfall.games.omaha.model import board
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


class UnitAt(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    #: ``0523``, ``box:ER3``, ``turn:8``, ``exit:A`` or ``gone``.
    at: str
    steps: int = 0
    disrupted: bool = False
    climb: str = ""
    cliff: str = ""
    hero: str = ""
    inspired: bool = False
    command: int = 0
    post: int = -1
    base: int = -1


class ForceAt(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str
    #: A unit by name; any of the right kind where it is left out.
    unit: str = ""
    #: A marker by name, or ``any``.
    depth: str = ""
    revealed: bool = False
    depth_revealed: bool = False
    disrupted: bool = False


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    turn: int
    phase: str
    units: list[UnitAt] = []
    germans: list[ForceAt] = []
    #: The next cards, first one first; the others follow by number.
    cards: list[int] = []
    fire_cards: dict[str, int] = {}
    naval: int = 0
    cleared: list[str] = []
    garrisons: list[str] = []
    #: Pools left empty, by name, or cut to so many.
    pools: dict[str, int] = {}
    meemies: bool = False
    script: list[int] = []


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
    if kind == "box" and name in board.BOX_NUMBER:
        return IN_BOX + board.BOX_NUMBER[name]
    if kind == "turn" and name.isdigit():
        return ON_TRACK + int(name)
    if kind == "exit" and name in "ABCDEFG":
        return EXITED + "ABCDEFG".index(name)
    return hex_of(text)


def hex_of(text: str) -> int:
    if not text.isdigit() or int(text) not in board.HEXES:
        raise PositionBroken(f"no such place: {text}")
    return int(text)


def author(position: Position, scenario: str, options: Options, chance: Chance) -> Omaha:
    if position.phase not in PHASES or not 1 <= position.turn <= 32:
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
    if len(set(first)) != len(first) or not set(first) <= set(board.CARDS):
        raise PositionBroken("no such cards")
    game.fire_cards = dict(position.fire_cards)
    game.shown = list(position.fire_cards.values())
    game.deck = [n for n in board.CARDS if n not in first] + list(reversed(position.cards))
    for entry in position.units:
        _place_unit(game, entry)
    _place_germans(game, position)
    for name, size in position.pools.items():
        _cut(game, name, size)
    game.push(Turn(position.phase))
    return game


def _place_unit(game: Omaha, entry: UnitAt) -> None:
    number = board.US_NUMBER.get(entry.unit)
    if number is None or entry.climb not in CLIMBS:
        raise PositionBroken(f"no such unit: {entry.unit}")
    if not 0 <= entry.steps <= board.FULL[number]:
        raise PositionBroken(f"{entry.unit} never has {entry.steps} steps")
    at = place(entry.at)
    game.move(number, at)
    hero = NOBODY
    if entry.hero:
        hero = board.HERO_NUMBER.get(f"Hero/{entry.hero}", NOBODY)
        if hero == NOBODY:
            raise PositionBroken(f"no such hero: {entry.hero}")
    game.units[number] = game.units[number]._replace(
        steps=0 if at == GONE else entry.steps or board.FULL[number],
        disrupted=int(entry.disrupted),
        climb=CLIMBS[entry.climb],
        cliff=hex_of(entry.cliff) if entry.cliff else 0,
        hero=hero,
        inspired=entry.inspired,
        command=entry.command or board.DIVISION[number],
    )
    if entry.post >= 0:
        game.posts[number] = entry.post
    if entry.base >= 0:
        game.bases[number] = entry.base


def _place_germans(game: Omaha, position: Position) -> None:
    units = dict(enumerate(board.GERMANS))
    markers = dict(enumerate(board.DEPTHS))
    for entry in position.germans:
        named = board.GERMAN_NUMBER.get(entry.unit)
        if entry.unit and (named is None or named not in units):
            raise PositionBroken(f"no such German unit: {entry.unit}")
        if named is not None:
            del units[named]
        if entry.depth in board.DEPTH_NUMBER:
            markers.pop(board.DEPTH_NUMBER[entry.depth], None)
    for entry in position.germans:
        hex = hex_of(entry.hex)
        unit = board.GERMAN_NUMBER[entry.unit] if entry.unit else _any_unit(units, hex)
        depth = NOBODY
        if entry.depth in board.DEPTH_NUMBER:
            depth = board.DEPTH_NUMBER[entry.depth]
        elif entry.depth:
            depth = _any_marker(markers, hex, unit)
        if board.ARMOUR[unit]:
            game.armour_entered += 1
        game.germans[hex] = Force(
            unit,
            depth,
            entry.revealed or board.ARMOUR[unit],
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
    if hex not in board.SITES:
        raise PositionBroken(f"no German position: {hex:04d}")
    kind = "wn" if board.IS_WN[board.SITES[hex]] else "tactical"
    for number, record in units.items():
        if record.kind == kind:
            del units[number]
            return number
    raise PositionBroken(f"no German unit left for {hex:04d}")


def _any_marker(markers: dict[int, DepthRecord], hex: int, unit: int) -> int:
    kind = "armor" if board.ARMOUR[unit] else "wn" if board.WN_UNIT[unit] else "mobile"
    if kind == "mobile" and hex in board.BUILDINGS:
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
