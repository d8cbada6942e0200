"""Positions written by hand: a battle in the middle, for tests, puzzles and teaching."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

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
    TITLES,
    sea_sectors,
)
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.setup import new_game
from landfall.games.dice.rules.turn import phases

#: Of a resource, and of turns: more than any battle has seen.
Count: TypeAlias = Annotated[int, Meta(ge=0, le=500)]
Sectors: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=60)]
Cards: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=60)]
#: 3.1.1, M2.1: six dice, golden ones, and results that cards add.
Dice: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=10)]
#: Those that carry a die carry one that there may be.
Mark: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^([a-z-]+|forgone:[0-5]|joker:[0-9]|(silence|full|pigeon|gave):[\w:]+)\Z"),
]
Marks: TypeAlias = Annotated[tuple[Mark, ...], Meta(max_length=40)]

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
    soldiers: Count = 4
    courage: Count = 0
    stars: Count = 0
    points: Count = 0
    #: 3.2.10: it must move at four.
    marker: Annotated[int, Meta(ge=0, le=4)] = 1
    afloat: Literal["", "craft", "wading"] = ""
    visited: Sectors = ()
    specialists: Cards = ()
    items: Cards = ()
    medals: Cards = ()
    promotions: Cards = ()
    missions: Cards = ()
    vehicle: str = ""
    gone: Cards = ()
    #: Dice by face, in the order red, red, white, white, blue, blue (or with colours: star/gold).
    dice: Dice = ()
    marks: Marks = ()
    recruits: Annotated[int, Meta(ge=0, le=9)] = 1
    finds: Annotated[int, Meta(ge=0, le=9)] = 1


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    units: Annotated[tuple[UnitPosition, ...], Meta(max_length=6)]
    phase: str = "roll"
    turn: Annotated[int, Meta(ge=1, le=99)] = 2
    #: Results of chance to come, counted from 0.
    rolls: Annotated[tuple[Count, ...], Meta(max_length=200)] = ()


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
    if given.afloat and not game.sea:
        raise PositionBroken("afloat without a sea")
    known = {*sea_sectors(game.sea)} if given.afloat else {*game.ground.sectors}
    for sector in (given.sector, *given.visited):
        if sector not in known:
            raise PositionBroken(f"no sector {sector!r}")
    for title in given.gone:
        if title not in TITLES:
            raise PositionBroken(f"nobody is called {title!r}")
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
