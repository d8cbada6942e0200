"""What a seat sees of the island as a whole: the chart, morale and withdrawal, obligations, ships, planned drops."""

from __future__ import annotations

from msgspec import Struct

from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import EXIT_IDS, EXIT_REF, box_at, chart
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADERS, NUMBER
from landfall.games.crete.model.frames import day_of, hour_of, moment
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import WITHDRAWN, StickPlan
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules import morale
from landfall.games.crete.rules.leaving import leaders_out_by, units_out_by
from landfall.games.crete.rules.obligations import band, duties, duty_hexes, exits_of, held, met
from landfall.games.crete.rules.shipping import EVACUATED_A_PORT, SHIPPED_A_NIGHT


class BoxView(Struct, frozen=True):
    """A box of the off-map chart: where it leads, the hex that leads to it, who waits in it."""

    box: str
    links: tuple[str, ...]
    hex: str
    units: tuple[str, ...]


class BandView(Struct, frozen=True):
    low: int | None
    high: int | None
    result: str


class DutyView(Struct, frozen=True):
    """What the Germans owe by a date: units and leaders to lead out by an exit, hexes to hold; ``more`` is what missing it costs them."""

    day: int
    hour: str
    exit: str
    hex: str
    units: int
    units_needed: int
    leaders: int
    leaders_needed: int
    held: int
    hexes: tuple[str, ...]
    tested: bool
    met: bool
    more: int


class StickView(Struct, frozen=True):
    target: str
    units: tuple[str, ...]
    hexes: tuple[str, ...]


class IslandView(Struct, frozen=True, omit_defaults=True):
    #: S5: morale and its ceiling; with ``withdrawal``, ``morale`` is the withdrawal level, and ``band`` the band reached.
    morale: int = 0
    ceiling: int = 0
    withdrawal: bool = False
    bands: tuple[BandView, ...] = ()
    band: str = ""
    withdrawn: int = 0
    #: Hexes by which the Allies withdraw.
    ways_out: tuple[str, ...] = ()
    #: S1.
    boxes: tuple[BoxView, ...] = ()
    duties: tuple[DutyView, ...] = ()
    exited: dict[str, tuple[str, ...]] = {}
    leaders_out: dict[str, str] = {}
    #: S2, S5: units shipped and evacuated this Night, by port.
    shipped: tuple[str, ...] = ()
    shipped_most: int = 0
    evacuated: tuple[str, ...] = ()
    evacuated_most: int = 0
    #: O1, S3: planned sticks, rows of the drop table that have been used, the turn of the last ad-hoc drop.
    plan: tuple[StickView, ...] = ()
    free_used: tuple[int, ...] = ()
    ad_hoc: int = -1
    #: O2, O3: the map of the ships, their target marker, and the leader with whom a coastal gun is in contact.
    ships: bool = False
    fleet: str = ""
    target: str = ""
    guns: bool = False
    contacts: dict[str, str] = {}


def island_view(game: Crete) -> IslandView:
    here = chart(game.scenario, game.small)
    if not (
        here.links
        or here.forced
        or game.ships
        or game.guns
        or morale.used(game)
        or game.frame.record.free_drops
    ):
        return _NOTHING
    own = counters.UNITS
    victory = game.frame.record.victory
    boxes: dict[int, list[str]] = {box: [] for box in here.links}
    withdrawn = 0
    for number, unit in game.units.items():
        if unit.at >= 0:
            continue
        box = box_at(unit.at)
        if box >= 0:
            boxes.setdefault(box, []).append(own[number].unit)
        withdrawn += unit.at == WITHDRAWN
    return IslandView(
        morale=game.morale,
        ceiling=morale.ceiling(game),
        withdrawal=game.withdrawal,
        bands=tuple(
            BandView(row["min"], row["max"], row["result"])
            for row in victory.withdrawal_bands or ()
        ),
        band=_band(game),
        withdrawn=withdrawn,
        ways_out=tuple(HEX[h] for h in here.withdrawal) if game.withdrawal else (),
        boxes=tuple(
            BoxView(
                charts.REF[box],
                tuple(charts.REF[to] for to in here.links.get(box, ())),
                HEX[here.door[box]] if box in here.door else "",
                tuple(units),
            )
            for box, units in boxes.items()
        ),
        duties=tuple(_duty(game, n) for n in range(len(duties(game)))),
        exited={name: tuple(own[n].unit for n in units) for name, units in game.exited.items()},
        leaders_out={
            LEADERS[n].leader: EXIT_IDS[exit] if exit >= 0 else ""
            for n, exit in game.leaders_out.items()
        },
        shipped=tuple(HEX[h] for h in game.shipped),
        shipped_most=SHIPPED_A_NIGHT if "S2" in game.frame.record.rules else 0,
        evacuated=tuple(HEX[h] for h in game.evacuated),
        evacuated_most=EVACUATED_A_PORT if game.withdrawal else 0,
        plan=tuple(
            StickView(
                HEX[stick.target],
                tuple(own[n].unit for n in stick.units),
                tuple(HEX[h] for h in stick.hexes),
            )
            for stick in game.plan
        ),
        free_used=tuple(game.free_used),
        ad_hoc=game.ad_hoc,
        ships=game.ships,
        fleet=game.fleet,
        target=HEX[game.naval_target] if game.naval_target >= 0 else "",
        guns=game.guns,
        contacts={own[n].unit: LEADERS[who].leader for n, who in game.gun_contact.items()},
    )


_NOTHING = IslandView()


def _band(game: Crete) -> str:
    bands = game.frame.record.victory.withdrawal_bands
    return band(game) if game.withdrawal and bands else ""


def _duty(game: Crete, number: int) -> DutyView:
    duty = duties(game)[number]
    exit, units, leaders = exits_of(duty)
    by = duty["by"]
    when = game.frame.last_turn if by == "end" else moment(by["date"], by["turn"])
    door = next(
        (h for h, (_, n) in chart(game.scenario, game.small).forced.items() if n == exit), -1
    )
    return DutyView(
        day_of(when),
        "end" if by == "end" else hour_of(when),
        EXIT_REF[exit] if exit >= 0 else "",
        HEX[door] if door >= 0 else "",
        units_out_by(game, exit) if exit >= 0 else 0,
        units,
        leaders_out_by(game, exit) if exit >= 0 else 0,
        leaders,
        held(game, duty),
        tuple(HEX[h] for h in duty_hexes(game, duty)),
        number in game.tested,
        met(game, duty),
        sum(duty["else"].values()),
    )


def read_island(game: Crete, seen: IslandView, hexes: dict[str, int]) -> None:
    """The island as a view shows it, turned back into a position."""
    game.morale, game.withdrawal = seen.morale, seen.withdrawal
    game.exited = {name: [NUMBER[u] for u in units] for name, units in seen.exited.items()}
    game.leaders_out = {
        LEADER_NUMBER[name]: EXIT_IDS.index(exit) if exit else -1
        for name, exit in seen.leaders_out.items()
    }
    game.tested = [n for n, duty in enumerate(seen.duties) if duty.tested]
    game.shipped = [hexes[ref] for ref in seen.shipped]
    game.evacuated = [hexes[ref] for ref in seen.evacuated]
    game.plan = [
        StickPlan(
            hexes[stick.target],
            tuple(NUMBER[u] for u in stick.units),
            tuple(hexes[ref] for ref in stick.hexes),
        )
        for stick in seen.plan
    ]
    game.free_used = list(seen.free_used)
    game.ad_hoc = seen.ad_hoc
    game.ships, game.fleet, game.guns = seen.ships, seen.fleet, seen.guns
    game.naval_target = hexes[seen.target] if seen.target else -1
    game.gun_contact = {NUMBER[gun]: LEADER_NUMBER[who] for gun, who in seen.contacts.items()}
