"""What a seat sees. Only the order of the cups is hidden (G1.6), so all seats see the same.

The record of a unit is cached while the unit is the same: from one view to the next, two or three units change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Struct

from landfall.core.wire import words
from landfall.games.crete.model import chart, counters
from landfall.games.crete.model.counters import CHIT_REF, LEADER_REF, LEADERS
from landfall.games.crete.model.frames import NOBODY, day_of, hour_of, moment
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.orders import defaults
from landfall.games.crete.model.pieces import (
    AFTER_FIRST,
    ASIDE,
    AT_SEA,
    DISPLAY,
    DONE,
    DUE,
    EXITED,
    GONE,
    IN_PARK,
    WITHDRAWN,
    Unit,
)
from landfall.games.crete.model.scenario_records import Check
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import command_range, in_command
from landfall.games.crete.rules.command_values import command_value
from landfall.games.crete.rules.victory import (
    control_hexes,
    exited_units,
    holds,
    key,
    steps_east,
    whole_airfields,
    winner,
    zoned,
)
from landfall.games.crete.table.clauses_view import ClausesView, clauses_view
from landfall.games.crete.table.island import IslandView, island_view

Side: TypeAlias = Annotated[str, words(*SIDES)]


class UnitView(Struct, frozen=True, omit_defaults=True):
    """The state of a counter; what is printed on it is in the board."""

    unit: str
    #: ``hex:R28.11``, ``box:transit-2``, ``due``, ``display``, ``park``, ``sea``, ``exited``, ``withdrawn``, ``aside`` or ``gone``.
    at: str
    steps: int = 0
    suppressed: bool = False
    cohesion: int = 0
    column: bool = False
    mounted: bool = False
    #: 1 improved, 2 entrenched.
    position: int = 0
    work: str = ""
    chutes: int = 0
    gliders: int = 0
    delay: bool = False
    heroic: bool = False
    jump: bool = False
    #: By the chit in play: "", "first" or "done", and the kind of the first action.
    acted: Annotated[str, words("", "first", "done")] = ""
    first: str = ""
    maker: str = ""


class LeaderView(Struct, frozen=True, omit_defaults=True):
    leader: str
    unit: str
    hex: str
    range: int
    replaced: bool = False


class ParkView(Struct, frozen=True):
    hex: str
    division: str
    batteries: tuple[str, ...]
    contact: str
    fired: tuple[str, ...]


class DivisionView(Struct, frozen=True):
    division: str
    side: Side
    cp: int
    dp: int
    command: int
    dispatch: int
    rearguards: int
    roadblocks: int


class TestPart(Struct, frozen=True):
    """One of several things a test asks for."""

    kind: str
    have: int
    need: int
    hexes: tuple[str, ...]
    now: bool


class TestView(Struct, frozen=True, omit_defaults=True):
    """A victory test: for which side, whether it came true, and its current count."""

    test: str
    side: Side
    when: str
    met: bool
    now: bool
    #: "control", "steps", "airfields", "zones", "area" or "exits" for a test that counts (`have` of `need`);
    #: "any", "all" or "not" for a test made of parts.
    kind: str
    have: int
    need: int
    hexes: tuple[str, ...]
    #: Of a victory with grades: "major" or "minor".
    level: str = ""
    parts: tuple[TestPart, ...] = ()
    #: The day and hour from which the test no longer counts.
    day: int = 0
    hour: str = ""
    #: That moment has passed, and the test was not met.
    over: bool = False


class DueView(Struct, frozen=True):
    day: int
    hour: str
    chit: str
    kind: str
    units: tuple[str, ...]


class CreteView(Struct, frozen=True):
    scenario: str
    small: bool
    seat: str
    turn: int
    first_turn: int
    last_turn: int
    day: int
    hour: str
    night: bool
    step: str
    #: Chits: in play, to be played first, in the cup, played, planned for the next turn, bought for this one.
    chit: str
    carried: str
    cup: tuple[str, ...]
    played: tuple[str, ...]
    planned: tuple[str, ...]
    bought: tuple[str, ...]
    divisions: tuple[DivisionView, ...]
    units: tuple[UnitView, ...]
    leaders: tuple[LeaderView, ...]
    parks: tuple[ParkView, ...]
    #: Units on a map that no leader commands now.
    uncommanded: tuple[str, ...]
    #: Units that act together (G6.9).
    group: tuple[str, ...]
    control: dict[str, str]
    barrage: dict[str, int]
    rubble: tuple[str, ...]
    roadblocks: dict[str, str]
    strikes: tuple[str, ...]
    due: tuple[DueView, ...]
    lost: dict[str, int]
    tests: tuple[TestView, ...]
    orders: dict[str, dict[str, str]]
    clauses: ClausesView = ClausesView()
    island: IslandView = IslandView()


PLACES: Final = {
    GONE: "gone",
    DUE: "due",
    DISPLAY: "display",
    IN_PARK: "park",
    EXITED: "exited",
    AT_SEA: "sea",
    WITHDRAWN: "withdrawn",
    ASIDE: "aside",
} | {chart.place(box): ref for box, ref in enumerate(chart.REF)}
_ACTED: Final = {AFTER_FIRST: "first", DONE: "done"}


def unit_view(number: int, unit: Unit) -> UnitView:
    return UnitView(
        counters.UNITS[number].unit,
        HEX[unit.at] if unit.at >= 0 else PLACES[unit.at],
        unit.steps,
        unit.suppressed,
        unit.cohesion,
        unit.column,
        unit.mounted,
        unit.position,
        unit.work,
        unit.chutes,
        unit.gliders,
        unit.delay,
        unit.heroic,
        unit.jump,
        _ACTED.get(unit.acted, ""),
        unit.first,
        "" if unit.maker == NOBODY else counters.UNITS[unit.maker].unit,
    )


def _units(game: Crete) -> tuple[UnitView, ...]:
    shown = game.shown
    numbers = sorted(game.units)
    for number in numbers:
        if shown[number] is None:
            shown[number] = unit_view(number, game.units[number])
    return tuple([shown[number] for number in numbers])


def _uncommanded(game: Crete) -> tuple[str, ...]:
    fielded = [*game.fielded(0), *game.fielded(1)]
    known = game.commanded
    alone = [n for n in fielded if not known.get(n) and not in_command(game, n)]
    return tuple([counters.UNITS[n].unit for n in sorted(alone)])


#: The standing orders by side: their key in the state, and their name.
_ORDERS: Final = {
    side: [(key, key.partition(":")[2]) for key in defaults() if key.startswith(str(number))]
    for number, side in enumerate(SIDES)
}


def _orders(game: Crete) -> dict[str, dict[str, str]]:
    orders = game.orders
    return {side: {name: orders[key] for key, name in known} for side, known in _ORDERS.items()}


def _divisions(game: Crete) -> tuple[DivisionView, ...]:
    frame = game.frame
    return tuple(
        DivisionView(
            f"division:{division.name}",
            SIDES[division.side],
            game.cp[n],
            game.dp[n],
            command_value(game, n),
            division.dispatch,
            sum(game.units[r].at == DISPLAY for r in frame.rearguards[n]),
            game.blocks_left[n],
        )
        for n, division in enumerate(frame.divisions)
    )


def _counted(game: Crete, test: dict[str, Any]) -> tuple[str, int, int, tuple[str, ...]]:
    """What a test counts: hexes that are held, or steps that are lost."""
    if "control" in test:
        control = test["control"]
        hexes = control_hexes(game, control)
        held = sum(game.control.get(h, 0) == SIDES.index(control["side"]) for h in hexes)
        return "control", held, control["at_least"], tuple(HEX[h] for h in hexes)
    if "steps_eliminated" in test:
        lost = test["steps_eliminated"]
        return "steps", game.lost[SIDES.index(lost["side"])], lost["at_least"], ()
    for name, (kind, count) in _COUNTS.items():
        if name in test:
            part = test[name]
            hexes = control_hexes(game, part) if "hexes" in part else ()
            return kind, count(game, part), part["at_least"], tuple(HEX[h] for h in hexes)
    for kind in ("any", "all", "not"):
        if kind in test:
            return kind, int(holds(game, test)), 1, ()
    kind = "withdrawal" if "withdrawal" in test else "other"
    return kind, int(holds(game, test)), 1, ()


_COUNTS: Final[dict[str, tuple[str, Callable[[Crete, dict[str, Any]], int]]]] = {
    "control_airfields": (
        "airfields",
        lambda game, part: whole_airfields(game, SIDES.index(part["side"])),
    ),
    "fire_zone": ("zones", zoned),
    "steps_in_area": ("area", steps_east),
    "exited_units": ("exits", exited_units),
}


def _parts(game: Crete, test: dict[str, Any]) -> tuple[TestPart, ...]:
    for kind, inner in test.items():
        some = inner if kind in ("any", "all") else [inner] if kind == "not" else []
        return tuple(TestPart(*_counted(game, part), holds(game, part)) for part in some)
    return ()


def _over(game: Crete, check: Check, name: str) -> bool:
    """crete G25.3: a test made before a turn can no longer be met from that turn on."""
    if check.before is None or name in game.true:
        return False
    return game.turn >= moment(check.before.date, check.before.turn)


def _deadline(check: Check) -> tuple[int, str]:
    if check.before is None:
        return 0, ""
    turn = moment(check.before.date, check.before.turn)
    return day_of(turn), hour_of(turn)


def _chit(chit: int) -> str:
    return CHIT_REF[chit] if chit != NOBODY else ""


def view(game: Crete, seat: str | None) -> CreteView:
    if not game.ready:
        game.count_up()
    frame = game.frame
    own = counters.UNITS
    return CreteView(
        game.scenario,
        game.small,
        seat or "",
        game.turn,
        frame.first_turn,
        frame.last_turn,
        day_of(game.turn),
        hour_of(game.turn),
        game.night,
        game.step,
        _chit(game.chit),
        _chit(game.carried),
        tuple(CHIT_REF[c] for c in game.cup),
        tuple(CHIT_REF[c] for c in game.played),
        tuple(CHIT_REF[c] for c in game.planned),
        tuple(CHIT_REF[c] for c in (*game.coming, *game.bought)),
        _divisions(game),
        _units(game),
        tuple(
            LeaderView(
                LEADERS[n].leader,
                own[leader.on].unit,
                HEX[at] if (at := game.units[leader.on].at) >= 0 else "",
                command_range(game, n),
                leader.replaced,
            )
            for n, leader in enumerate(game.leaders)
            if leader.on != NOBODY
        ),
        tuple(
            ParkView(
                HEX[park.hex],
                f"division:{frame.divisions[park.division].name}",
                tuple(own[n].unit for n in park.batteries),
                "" if park.contact == NOBODY else LEADER_REF[park.contact],
                tuple(own[n].unit for n in park.fired),
            )
            for park in game.parks
        ),
        _uncommanded(game),
        tuple(own[n].unit for n in game.group),
        {HEX[hex]: SIDES[side] for hex, side in sorted(game.control.items())},
        {HEX[hex]: level for hex, level in sorted(game.barrage.items())},
        tuple(HEX[hex] for hex in game.rubble),
        {HEX[hex]: SIDES[side] for hex, side in game.blocks.items()},
        tuple(HEX[hex] for hex in game.strikes),
        tuple(
            DueView(
                day_of(arrival.turn),
                hour_of(arrival.turn),
                CHIT_REF[arrival.chit],
                arrival.kind,
                tuple(own[n].unit for n in arrival.units if game.units[n].at == DUE),
            )
            for arrival in frame.arrivals
            if any(game.units[n].at == DUE for n in arrival.units)
        ),
        {"allied": game.lost[0], "german": game.lost[1]},
        tuple(
            TestView(
                key(check, n),
                winner(check.result),
                check.when,
                key(check, n) in game.true,
                holds(game, check.test),
                *_counted(game, check.test),
                check.result.partition(" ")[2],
                _parts(game, check.test),
                *_deadline(check),
                over=_over(game, check, key(check, n)),
            )
            for n, check in enumerate(frame.record.victory.checks)
        ),
        _orders(game),
        clauses_view(game),
        island_view(game),
    )
