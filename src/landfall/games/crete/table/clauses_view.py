"""What a view shows of a scenario's clauses: locked units, late chits, supply, series, strikes, trucks, exits."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from landfall.games.crete.model import counters
from landfall.games.crete.model.clauses import clauses
from landfall.games.crete.model.counters import CHIT_REF
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.pieces import Attachment
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import LEVELS, ZONES, level
from landfall.games.crete.rules.airlanding import waiting
from landfall.games.crete.rules.locks import closed_locks, locked_units
from landfall.games.crete.rules.scoring import scores
from landfall.games.crete.rules.supply import zones_in_play


class AttachedView(Struct, frozen=True):
    division: str
    battalion: str
    formation: str


class SeriesView(Struct, frozen=True):
    series: int
    #: The first turn in which it can land, if all series before it do; -1 if it can no longer land in this scenario.
    turn: int
    units: tuple[str, ...]


class LockView(Struct, frozen=True):
    sheets: tuple[str, ...]
    side: str
    #: The lock opens with this chit in that turn or later; without a chit, when the turn begins.
    chit: str
    turn: int


class PointsView(Struct, frozen=True):
    #: "steps", "post", "runway", "port", "shipped" or "marched".
    line: str
    allied: int
    german: int
    hexes: tuple[str, ...]


class ClausesView(Struct, frozen=True, omit_defaults=True):
    """Empty wherever the scenario says nothing."""

    attached: tuple[AttachedView, ...] = ()
    #: By zone and side: full, reduced, diminished or emergency.
    supply: dict[str, dict[str, str]] = {}
    #: Strikes allotted, by turn.
    air: dict[str, int] = {}
    series: tuple[SeriesView, ...] = ()
    #: The turns still to come in which a series may land.
    slots: tuple[int, ...] = ()
    #: Units that have landed in this turn.
    landed: tuple[str, ...] = ()
    trucks: dict[str, int] = {}
    trucks_given: bool = False
    #: Units that cannot be activated yet; then the closed locks, the open ones, and the reserves that have been released.
    locked: tuple[str, ...] = ()
    locks: tuple[LockView, ...] = ()
    unlocked: tuple[int, ...] = ()
    awake: tuple[int, ...] = ()
    #: Chits that come into the cup, or are sold, from a turn on.
    late: dict[str, int] = {}
    sale: dict[str, int] = {}
    exited: dict[str, tuple[str, ...]] = {}
    #: Points as they stand, line by line (scenario 4).
    points: tuple[PointsView, ...] = ()


@cache
def _series(scenario: str, number: int, turn: int) -> SeriesView:
    series = clauses(scenario).series[number]
    return SeriesView(series.number, turn, tuple(counters.UNITS[u].unit for u in series.units))


@cache
def _lock(scenario: str, number: int) -> LockView:
    lock = clauses(scenario).locks[number]
    return LockView(
        tuple(f"sheet:{s}" for s in lock.sheets),
        SIDES[lock.side],
        CHIT_REF[lock.chit] if lock.chit != NOBODY else "",
        lock.turn,
    )


def clauses_view(game: Crete) -> ClausesView:
    said = game.clauses
    name = counters.UNITS
    slots = said.slots[game.slot :]
    names = [d.name for d in game.frame.divisions]
    return ClausesView(
        tuple(
            AttachedView(
                f"division:{names[a.division]}",
                f"battalion:{a.battalion}",
                f"formation:{game.frame.formations[a.formation].name}",
            )
            for a in game.attached
        ),
        {
            f"zone:{ZONES[zone]}": {
                side: LEVELS[level(game, zone, n)] for n, side in enumerate(SIDES)
            }
            for zone in zones_in_play(game)
        }
        if "S4" in said.rules
        else {},
        {str(turn): count for turn, count in sorted(game.air.items())},
        tuple(
            _series(game.scenario, n, slots[place] if place < len(slots) else NOBODY)
            for place, n in enumerate(waiting(game))
        ),
        slots,
        tuple(name[n].unit for n in game.landed),
        {f"division:{d}": count for d, count in zip(names, game.trucks, strict=False)},
        game.trucks_given,
        tuple([name[n].unit for n in locked_units(game)]),
        tuple(_lock(game.scenario, n) for n in closed_locks(game)),
        tuple(game.unlocked),
        tuple(game.awake),
        {
            CHIT_REF[c]: turn
            for c, turn in (*said.late.items(), *((a.chit, a.turn) for a in said.added))
            if turn > game.turn
        },
        {CHIT_REF[c]: turn for c, turn in said.sale.items() if turn > game.turn},
        {name_: tuple(name[n].unit for n in units) for name_, units in game.exited.items()},
        tuple(
            PointsView(s.line, s.allied, s.german, tuple(HEX[h] for h in s.hexes))
            for s in scores(game)
        ),
    )


def read_clauses(game: Crete, seen: ClausesView) -> None:
    """What a view shows of the clauses, turned back into a position."""
    names = [f.name for f in game.frame.formations]
    game.attached = [
        Attachment(
            game.frame.division_named(a.division.partition(":")[2]),
            a.battalion.partition(":")[2],
            names.index(a.formation.partition(":")[2]),
        )
        for a in seen.attached
    ]
    game.supply = {
        ZONES.index(zone.partition(":")[2]) * 2 + SIDES.index(side): LEVELS.index(value)
        for zone, levels in seen.supply.items()
        for side, value in levels.items()
        if value != "full"
    }
    game.air = {int(turn): count for turn, count in seen.air.items()}
    left = {s.series for s in seen.series}
    game.series = [s.number for s in game.clauses.series if s.number not in left]
    game.slot = len(game.clauses.slots) - len(seen.slots)
    game.landed = [counters.NUMBER[u] for u in seen.landed]
    game.trucks = list(seen.trucks.values())
    game.trucks_given = seen.trucks_given
    game.unlocked = list(seen.unlocked)
    game.awake = list(seen.awake)
    game.exited = {name: [counters.NUMBER[u] for u in units] for name, units in seen.exited.items()}
