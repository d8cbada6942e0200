"""Positions written by hand, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from landfall.core.chance import Chance
from landfall.core.errors import PositionBroken
from landfall.core.game import Options
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import EXIT_IDS
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER, NUMBER, SIDE, STEPS
from landfall.games.crete.model.frames import NOBODY, TURNS, moment
from landfall.games.crete.model.ground import BY_NAME, LAND, SIDES, TERRAIN
from landfall.games.crete.model.orders import ORDERS, key
from landfall.games.crete.model.pieces import DUE, GONE, IN_PARK, Leader, Park, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import drop_turns
from landfall.games.crete.model.supply import EMERGENCY, ZONES
from landfall.games.crete.rules.chits import Play
from landfall.games.crete.rules.cup import Draw
from landfall.games.crete.rules.obligations import duties
from landfall.games.crete.rules.sequence import EndOfPhase, NextTurn, Turn
from landfall.games.crete.rules.setup import empty_game
from landfall.games.crete.rules.victory import TurnTests
from landfall.games.crete.rules.withdrawal import NightEnds
from landfall.games.crete.table.view import PLACES

_PLACE = {name: place for place, name in PLACES.items()}
_EXIT = {name: number for number, name in enumerate(EXIT_IDS)}

#: More steps than any scenario can lose.
Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
#: The limit for command and dispatch points, and for scripted dice: no game has as many.
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Side: TypeAlias = Literal["allied", "german"]
Units: TypeAlias = Annotated[list[str], Meta(max_length=len(NUMBER))]
Chits: TypeAlias = Annotated[list[str], Meta(max_length=len(CHIT_NUMBER))]
#: The most hexes that a position may list for control, barrage or rubble: more than any battle has, fewer than the map.
Hexes: TypeAlias = Annotated[list[str], Meta(max_length=500)]
#: Names of divisions.
MOST_DIVISIONS = 30
Divisions: TypeAlias = Annotated[list[str], Meta(max_length=MOST_DIVISIONS)]
PointsOf: TypeAlias = Annotated[dict[str, Points], Meta(max_length=MOST_DIVISIONS)]
Leaders: TypeAlias = Annotated[dict[str, str], Meta(max_length=len(LEADER_NUMBER))]
#: crete G17.4: light or heavy.
Barrage: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
Level: TypeAlias = Annotated[int, Meta(ge=0, le=EMERGENCY)]


class UnitAt(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    #: ``R28.11``, ``box:transit-2``, ``due``, ``sea``, ``exited``, ``withdrawn``, ``aside`` or ``gone``.
    at: str
    steps: Count = 0
    suppressed: bool = False
    cohesion: Annotated[int, Meta(ge=0, le=2)] = 0
    column: bool = False
    mounted: bool = False
    position: Annotated[int, Meta(ge=0, le=2)] = 0
    work: Literal["", "trench", "block", "rubble"] = ""
    chutes: Annotated[int, Meta(ge=0, le=9)] = 0
    gliders: Annotated[int, Meta(ge=0, le=9)] = 0
    delay: bool = False
    heroic: bool = False
    jump: bool = False
    maker: str = ""


class ParkAt(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str
    units: Annotated[list[str], Meta(min_length=1, max_length=len(NUMBER))]
    contact: str = ""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment: either the beginning of a turn, or a chit about to be played."""

    day: Annotated[int, Meta(ge=20, le=29)]
    hour: str
    units: Annotated[list[UnitAt], Meta(max_length=len(NUMBER))]
    #: Leaders by name, and the unit they are with.
    leaders: Leaders = {}
    parks: Annotated[list[ParkAt], Meta(max_length=len(NUMBER))] = []
    #: The chit that is played first; without it, the turn begins at step B.
    chit: str = ""
    cup: Chits = []
    planned: Chits = []
    cp: PointsOf = {}
    dp: PointsOf = {}
    control: Annotated[dict[str, Side], Meta(max_length=500)] = {}
    barrage: Annotated[dict[str, Barrage], Meta(max_length=500)] = {}
    rubble: Hexes = []
    lost: dict[Side, Count] = {}
    orders: dict[Side, Annotated[dict[str, str], Meta(max_length=len(ORDERS))]] = {}
    #: Divisions whose first activation is still to come.
    unopened: Divisions = []
    script: Annotated[list[Points], Meta(max_length=200)] = []
    #: S5: Allied morale, or the withdrawal level; without it, the level at the scenario's start.
    morale: Annotated[int, Meta(ge=-99, le=99)] | None = None
    withdrawal: bool = False
    #: Units that have left by an exit for good, by exit; leaders who did, and by which.
    exited: Annotated[dict[str, Units], Meta(max_length=len(EXIT_IDS) + 1)] = {}
    leaders_out: Leaders = {}
    #: Ports from which units were shipped or evacuated this Night, unit by unit.
    shipped: Hexes = []
    evacuated: Hexes = []
    #: O2, O3: the map of the ships, their target marker, and the leaders with whom coastal guns are in contact.
    fleet: str = ""
    target: str = ""
    contacts: Annotated[dict[str, str], Meta(max_length=len(NUMBER))] = {}
    #: S4: by zone and side ("Heraklion/allied"): 1 reduced, 2 diminished, 3 emergency.
    supply: Annotated[dict[str, Level], Meta(max_length=2 * len(ZONES))] = {}


def hex_of(name: str) -> int:
    if name not in BY_NAME or not LAND[BY_NAME[name]]:
        raise PositionBroken(f"no such hex: {name}")
    return BY_NAME[name]


def _ruin(name: str) -> int:
    """crete 2.9: only what was built can be in rubble."""
    hex = hex_of(name)
    if TERRAIN[hex] + "R" not in BOX.terrain:
        raise PositionBroken(f"nothing to lie in rubble: {name}")
    return hex


def _known(names: Mapping[str, int], name: str, kind: str) -> int:
    if name not in names:
        raise PositionBroken(f"no such {kind}: {name}")
    return names[name]


def _unit(name: str) -> int:
    return _known(NUMBER, name, "unit")


def _leader(name: str) -> int:
    return _known(LEADER_NUMBER, name, "leader")


def _chits(names: list[str]) -> list[int]:
    return [_known(CHIT_NUMBER, name, "chit") for name in names]


def author(position: Position, scenario: str, options: Options, chance: Chance) -> Crete:
    if position.hour not in TURNS:
        raise PositionBroken(f"no such moment: {position.day} May {position.hour}")
    game = empty_game(scenario, options, chance)
    game.turn = (position.day - 20) * len(TURNS) + TURNS.index(position.hour)
    game.carried = NOBODY
    for arrival in game.frame.arrivals:
        for number in arrival.units:
            game.units[number] = Unit(at=GONE)
    _clauses(game)
    _free_drops(game)
    for entry in position.units:
        _place(game, entry)
    for name, unit in position.leaders.items():
        game.leaders[_leader(name)] = Leader(_unit(unit))
    for park in position.parks:
        batteries = tuple(_unit(name) for name in park.units)
        for number in batteries:
            game.units[number] = Unit(at=IN_PARK, steps=STEPS[number])
        division = game.frame.division_of[batteries[0]]
        contact = _leader(park.contact) if park.contact else NOBODY
        game.parks.append(Park(hex_of(park.hex), division, batteries, contact))
    _values(game, position)
    game.count_up()
    game.count_astray()
    game.chance.script = list(position.script)
    if position.chit:
        _at_chit(game, position)
    else:
        game.coming = _chits(position.planned)
        game.push(Turn())
    return game


def _clauses(game: Crete) -> None:
    """What the scenario's dates have brought by now: slots that have passed were used, locks are open, values have risen."""
    clauses = game.clauses
    game.slot = sum(turn < game.turn for turn in clauses.slots)
    for index, series in enumerate(clauses.series):
        past = index < game.slot
        for number in series.units:
            game.units[number] = _past_or_due(number, past)
        if past:
            game.series.append(series.number)
    game.unlocked = [n for n, lock in enumerate(clauses.locks) if lock.turn < game.turn]
    game.added = [n for n, late in enumerate(clauses.added) if late.turn < game.turn]
    for rise in clauses.rises:
        if 0 <= rise.turn <= game.turn or rise.series in game.series:
            game.raised[rise.division] = game.raised.get(rise.division, 0) + rise.delta


def _free_drops(game: Crete) -> None:
    """crete O1.0: turns of the table that have passed were used; sticks of later ones are still to come."""
    for index, row in enumerate(drop_turns(game.scenario)):
        past = row.turn < game.turn
        if past:
            game.free_used.append(index)
        for number in (n for stick in row.sticks for n in stick):
            game.units[number] = _past_or_due(number, past)


def _past_or_due(number: int, past: bool) -> Unit:
    """A unit that was due before this moment is gone, unless the position places it."""
    return Unit(at=GONE) if past else Unit(at=DUE, steps=STEPS[number])


def _place(game: Crete, entry: UnitAt) -> None:
    number = _unit(entry.unit)
    if entry.at == "gone":
        game.units[number] = Unit(at=GONE)
        return
    at = _PLACE[entry.at] if entry.at in _PLACE else hex_of(entry.at)
    if not 0 <= entry.steps <= STEPS[number]:
        raise PositionBroken(f"{entry.unit} never has {entry.steps} steps")
    if at >= 0 and any(SIDE[n] != SIDE[number] and unit.at == at for n, unit in game.units.items()):
        raise PositionBroken(f"both sides in {entry.at}")
    game.units[number] = Unit(
        at=at,
        steps=entry.steps or STEPS[number],
        suppressed=entry.suppressed,
        cohesion=entry.cohesion,
        column=entry.column,
        mounted=entry.mounted,
        position=entry.position,
        work=entry.work,
        chutes=entry.chutes,
        gliders=entry.gliders,
        delay=entry.delay,
        heroic=entry.heroic,
        jump=entry.jump,
        maker=_unit(entry.maker) if entry.maker else NOBODY,
    )
    if entry.mounted and counters.MOUNTED[number] is None:
        # G20.2: the unit rides in one of its division's trucks.
        division = game.frame.division_of[number]
        if not game.trucks or not game.trucks[division]:
            raise PositionBroken(f"no truck for {entry.unit}")
        game.trucks[division] -= 1
    if entry.heroic:
        side = SIDE[number]
        name = ("Allied Heroic", "German Heroic")[side]
        game.event_cups[side].remove(counters.EVENT_NUMBER[name])


def _values(game: Crete, position: Position) -> None:
    for name, value in position.cp.items():
        game.cp[_division(game, name)] = value
    for name, value in position.dp.items():
        game.dp[_division(game, name)] = value
    for name, side in position.control.items():
        game.control[hex_of(name)] = SIDES.index(side)
    game.barrage = {hex_of(name): level for name, level in position.barrage.items()}
    game.rubble = [_ruin(name) for name in position.rubble]
    game.lost = [position.lost.get(side, 0) for side in SIDES]
    _island(game, position)
    unopened = {_division(game, name) for name in position.unopened}
    game.opened = [d for d in range(len(game.frame.divisions)) if d not in unopened]
    game.struck = list(range(len(game.frame.strikes)))
    for side, orders in position.orders.items():
        for order, wanted in orders.items():
            if wanted not in ORDERS.get(order, ()):
                raise PositionBroken(f"no such order: {order} {wanted}")
            game.orders[key(SIDES.index(side), order)] = wanted


def _island(game: Crete, position: Position) -> None:
    if position.morale is not None:
        game.morale = position.morale
    game.withdrawal = game.withdrawal or position.withdrawal
    for name in position.exited.keys() - _EXIT - {"sea"}:
        raise PositionBroken(f"no such exit: {name}")
    game.exited = {name: [_unit(u) for u in units] for name, units in position.exited.items()}
    game.leaders_out = {
        _leader(name): _known(_EXIT, exit, "exit") if exit else NOBODY
        for name, exit in position.leaders_out.items()
    }
    game.shipped = [hex_of(name) for name in position.shipped]
    game.evacuated = [hex_of(name) for name in position.evacuated]
    if position.fleet and position.fleet not in game.frame.sheets:
        raise PositionBroken(f"no such map: {position.fleet}")
    game.fleet = position.fleet
    game.naval_target = hex_of(position.target) if position.target else NOBODY
    game.gun_contact = {_unit(gun): _leader(name) for gun, name in position.contacts.items()}
    for name, level in position.supply.items():
        zone, _, side = name.partition("/")
        if zone not in ZONES or side not in SIDES:
            raise PositionBroken(f"no such supply: {name}")
        game.supply[ZONES.index(zone) * 2 + SIDES.index(side)] = level
    for number, duty in enumerate(duties(game)):
        by = duty["by"]
        if by != "end" and moment(by["date"], by["turn"]) < game.turn:
            game.tested.append(number)


def _division(game: Crete, name: str) -> int:
    number = game.frame.division_named(name)
    if number == NOBODY:
        raise PositionBroken(f"no such division: {name}")
    return number


def _at_chit(game: Crete, position: Position) -> None:
    (chit,) = _chits([position.chit])
    game.cup = sorted(_chits(position.cup))
    game.planned = _chits(position.planned)
    game.put_in = sorted([chit, *game.cup])
    game.step = "H"
    game.push(Play(chit, "drawn"), Draw(), EndOfPhase(), NightEnds(), TurnTests(), NextTurn())
