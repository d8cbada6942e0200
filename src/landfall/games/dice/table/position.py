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
from landfall.games.dice.rules.wall.bonus_options import show
from landfall.games.dice.rules.wall.windows import Round

#: A resource, or turns; no battle comes near the upper bound.
Count: TypeAlias = Annotated[int, Meta(ge=0, le=500)]
Sectors: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=60)]
Cards: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=60)]
#: 3.1.1, M2.1: six dice, golden dice, and results added by cards.
Dice: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=10)]
#: Marks that name a die must name one that can exist.
Mark: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^([a-z-]+|forgone:[0-5]|joker:[0-9]|(silence|full|pigeon|gave):[\w:]+)\Z"),
]
Marks: TypeAlias = Annotated[tuple[Mark, ...], Meta(max_length=40)]

#: Where a position may begin: the phase that comes next.
PHASES = (
    "condition",
    "roll",
    "changes",
    "contest",
    "tally",
    "upkeep",
    "camp",
    "trade",
    "ambush",
    "move",
    "combat",
    "losses",
    "assault",
)
_STEPS = {
    "condition": "Draw",
    "roll": "Roll",
    "changes": "Changes",
    "tally": "Tally",
    "upkeep": "Upkeep",
    "camp": "Camp",
    "trade": "Trade",
    "move": "Movement",
    "combat": "Combat",
    "losses": "Losses",
    "assault": "Assault",
}


class UnitPosition(Struct, frozen=True, forbid_unknown_fields=True):
    sector: str
    soldiers: Count = 4
    courage: Count = 0
    stars: Count = 0
    points: Count = 0
    #: 3.2.10: at four, the unit must move.
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
    badges: Cards = ()


class GermanPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """dice A1: what the German player has."""

    soldiers: Count = 4
    courage: Count = 0
    stars: Count = 0
    points: Count = 0
    specialists: Cards = ("unteroffizier",)
    items: Cards = ()
    hand: Cards = ()
    #: The top of the deck, the first to be drawn first.
    deck: Cards = ()
    dice: Dice = ()
    marks: Marks = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    units: Annotated[tuple[UnitPosition, ...], Meta(max_length=6)]
    phase: str = "roll"
    turn: Annotated[int, Meta(ge=1, le=99)] = 2
    #: Results of chance to come, counted from 0.
    rolls: Annotated[tuple[Count, ...], Meta(max_length=200)] = ()
    german: GermanPosition = GermanPosition()
    #: dice A2: the Battle Condition of this turn, and the next ones to be drawn.
    condition: str = ""
    conditions: Cards = ()
    tokens: Cards = ()
    #: DEFs that were swapped, by sector.
    swapped: Annotated[dict[str, Count], Meta(max_length=60)] = {}
    #: dice A1S: where the automatic Unit is, and for how many turns.
    automatic: str = ""
    stood: Count = 0


def author(position: Position, scenario: str, options: Options, chance: Chance) -> DDay:
    game = new_game(scenario, options, chance)
    if len(position.units) != len(game.units):
        raise PositionBroken(f"{len(position.units)} units for {len(game.units)} seats")
    if position.phase not in PHASES:
        raise PositionBroken(f"unknown phase {position.phase!r}")
    game.turn = position.turn
    for unit, given in zip(game.units, position.units, strict=True):
        _place(game, unit, given)
    if (not game.sea or not any(unit.afloat for unit in game.units)) and not game.stacks:
        game.items += [i for i in game.ground.battlefield.special_items if not _held(game, i)]
    turn = phases(game)
    names = [type(step).__name__ for step in turn]
    game.steps.clear()
    if game.wall is not None:
        _defend(game, position)
    if game.front is not None:
        _weather(game, position)
    game.tokens = list(position.tokens)
    game.swapped = dict(position.swapped)
    step = _STEPS.get(position.phase, "")
    rounds = [step for step in turn if isinstance(step, Round)]
    start = next((turn.index(r) for r in rounds if r.window == position.phase), -1)
    if start < 0:
        if step not in names:
            raise PositionBroken(f"no phase {position.phase!r} in this game")
        start = names.index(step)
    game.push(*turn[start:])
    chance.script = list(position.rolls)
    return game


def _held(game: DDay, item: str) -> bool:
    return item in game.items or item in game.removed or any(item in u.items for u in game.units)


def _take_out(game: DDay, card: str) -> None:
    """A card that a unit holds is in no pool."""
    pools = (game.specialists, game.hero_pool, game.items, game.medals, game.promotions)
    for pool in (*pools, *game.stacks):
        if card in pool:
            pool.remove(card)
    show(game)


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
    for badge in given.badges:
        if game.insignia is None or badge.partition("+")[0] not in game.insignia.deck:
            raise PositionBroken(f"no badge {badge!r}")
        game.insignia.deck.remove(badge.partition("+")[0])
        unit.badges.append(badge)
    for mission in given.missions:
        if mission not in game.mission_deck:
            raise PositionBroken(f"no mission {mission!r}")
        game.mission_deck.remove(mission)
    _roll(unit, given.dice)


def _defend(game: DDay, position: Position) -> None:
    assert game.wall is not None
    wall, given = game.wall, position.german
    german = wall.german
    german.soldiers, german.courage = given.soldiers, given.courage
    german.stars, german.points = given.stars, given.points
    german.marks = list(given.marks)
    everybody = [*wall.specialists, *german.specialists]
    if not set(given.specialists) <= set(everybody) or not set(given.items) <= set(wall.items):
        raise PositionBroken("no such German card")
    german.specialists = list(given.specialists)
    wall.specialists = [card for card in everybody if card not in given.specialists]
    german.items = list(given.items)
    wall.items = [card for card in wall.items if card not in given.items]
    named = {*given.hand, *given.deck}
    if not named <= set(wall.deck):
        raise PositionBroken("no such Decoration")
    wall.deck = [c for c in wall.deck if c not in named] + list(reversed(given.deck))
    wall.hand = list(given.hand)
    _roll(german, given.dice)
    if wall.automatic is not None and position.automatic:
        if position.automatic not in game.ground.sectors:
            raise PositionBroken(f"no sector {position.automatic!r}")
        wall.automatic.sector = position.automatic
        wall.automatic.visited = [position.automatic]
        wall.automatic.stood = position.stood


def _weather(game: DDay, position: Position) -> None:
    assert game.front is not None
    front = game.front
    named = {*position.conditions, position.condition} - {""}
    if not named <= set(front.deck):
        raise PositionBroken("no such Battle Condition")
    front.deck = [c for c in front.deck if c not in named] + list(reversed(position.conditions))
    front.current = position.condition


def _roll(unit: Unit, dice: tuple[str, ...]) -> None:
    if len(dice) > len(SIX) and not all("/" in die for die in dice[len(SIX) :]):
        raise PositionBroken("a seventh die needs its colour")
    for number, die in enumerate(dice):
        face, _, colour = die.partition("/")
        if face not in FACES or (colour and colour not in COLOURS):
            raise PositionBroken(f"no die {die!r}")
        unit.faces.append(FACES.index(face))
        unit.colours.append(COLOURS.index(colour) if colour else SIX[number])
