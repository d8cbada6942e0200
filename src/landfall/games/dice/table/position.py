"""Positions written by hand: a battle in the middle, for tests, puzzles and teaching."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.errors import PositionBroken
from landfall.core.game import Options
from landfall.games.dice.model.components import (
    COLOURS,
    FACES,
    ITEMS,
    MEDALS,
    PROMOTIONS,
    SIX,
    SPECIALISTS,
    sea_sectors,
)
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.setup import new_game
from landfall.games.dice.rules.turn import phases

#: Where a position may begin: the phase that comes next.
PHASES = ("roll", "changes", "tally", "upkeep", "camp", "trade", "move", "combat", "losses")
_STEPS = {
    "roll": "Roll",
    "changes": "Changes",
    "tally": "Tally",
    "upkeep": "Upkeep",
    "camp": "Camp",
    "trade": "Trade",
    "move": "Movement",
    "combat": "Combat",
    "losses": "Losses",
}


class UnitPosition(Struct, frozen=True, forbid_unknown_fields=True):
    sector: str
    soldiers: int = 4
    courage: int = 0
    stars: int = 0
    points: int = 0
    marker: int = 1
    afloat: str = ""
    visited: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    medals: tuple[str, ...] = ()
    promotions: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    vehicle: str = ""
    gone: tuple[str, ...] = ()
    #: Dice by face, in the order red, red, white, white, blue, blue (or with colours: star/gold).
    dice: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    recruits: int = 1
    finds: int = 1


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    units: tuple[UnitPosition, ...]
    phase: str = "roll"
    turn: int = 2
    #: Results of chance to come, counted from 0.
    rolls: tuple[int, ...] = ()


def author(position: Position, scenario: str, options: Options, chance: Chance) -> DDay:
    game = new_game(scenario, options, chance)
    if len(position.units) != len(game.units):
        raise PositionBroken(f"{len(position.units)} units for {len(game.units)} seats")
    if position.phase not in _STEPS:
        raise PositionBroken(f"unknown phase {position.phase!r}")
    game.turn = position.turn
    for unit, given in zip(game.units, position.units, strict=True):
        _place(game, unit, given)
    if not game.sea or not any(unit.afloat for unit in game.units):
        game.items += [i for i in game.ground.battlefield.special_items if not _held(game, i)]
    turn = phases(game)
    names = [type(step).__name__ for step in turn]
    game.steps.clear()
    game.push(*turn[names.index(_STEPS[position.phase]) :])
    chance.script = list(position.rolls)
    return game


def _held(game: DDay, item: str) -> bool:
    return item in game.items or item in game.removed or any(item in u.items for u in game.units)


def _take_out(game: DDay, card: str) -> None:
    """A card that a unit holds is in no pool."""
    pools = (game.specialists, game.hero_pool, game.items, game.medals, game.promotions)
    for pool in pools:
        if card in pool:
            pool.remove(card)


def _place(game: DDay, unit: Unit, given: UnitPosition) -> None:
    unit.afloat = given.afloat
    known = sea_sectors(game.sea) if given.afloat and game.sea else game.ground.sectors
    if given.sector not in known:
        raise PositionBroken(f"no sector {given.sector!r}")
    if min(given.soldiers, given.courage, given.stars, given.points, given.marker) < 0:
        raise PositionBroken("a unit owes something")
    if given.soldiers + len(given.specialists) < 1:
        raise PositionBroken("a unit without anybody")
    plain: dict[str, Any] = {
        name: getattr(given, name)
        for name in ("sector", "soldiers", "courage", "stars", "points", "marker", "vehicle")
    }
    for name, value in plain.items():
        setattr(unit, name, value)
    unit.recruits, unit.finds = given.recruits, given.finds
    unit.visited = list(given.visited) or [given.sector]
    unit.marks = list(given.marks)
    unit.gone = list(given.gone)
    unit.missions = list(given.missions)
    for name, kinds in (
        ("specialists", SPECIALISTS),
        ("items", ITEMS),
        ("medals", MEDALS),
        ("promotions", PROMOTIONS),
    ):
        for card in getattr(given, name):
            if card not in kinds:
                raise PositionBroken(f"no card {card!r} among the {name}")
            getattr(unit, name).append(card)
            _take_out(game, card)
    if given.vehicle:
        if given.vehicle not in game.vehicles:
            raise PositionBroken(f"no vehicle {given.vehicle!r}")
        game.vehicles.remove(given.vehicle)
    for mission in given.missions:
        if mission not in game.mission_deck:
            raise PositionBroken(f"no mission {mission!r}")
        game.mission_deck.remove(mission)
    if len(given.dice) > len(SIX) and not all("/" in die for die in given.dice[len(SIX) :]):
        raise PositionBroken("a seventh die needs its colour")
    for number, die in enumerate(given.dice):
        face, _, colour = die.partition("/")
        if face not in FACES or (colour and colour not in COLOURS):
            raise PositionBroken(f"no die {die!r}")
        unit.faces.append(FACES.index(face))
        unit.colours.append(COLOURS.index(colour) if colour else SIX[number])
