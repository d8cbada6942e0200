"""Scenarios as the rules need them: the formation of each unit, the chits in the cup, the arrivals by turn.

crete G1.2, O4.0, R18, R43, R61.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER, NUMBER, UNITS
from landfall.games.crete.model.ground import GERMAN, LAND, NEAR, SHEET, SHEETS, column_row, hex_on
from landfall.games.crete.model.scenario_records import Group, ScenarioFrame

#: crete G3.1, 1.0: eight turns per date. crete G1.2: by day, two hours per turn.
TURNS: Final = ("0700", "0900", "1100", "1300", "1500", "1700", "1900", "Night")
FIRST_DAY: Final = 20
NOBODY: Final = -1


def moment(date: str, turn: str) -> int:
    """A turn of the campaign, counted from 20 May at 0700."""
    return (int(date.split()[0]) - FIRST_DAY) * len(TURNS) + TURNS.index(turn)


def day_of(turn: int) -> int:
    return FIRST_DAY + turn // len(TURNS)


def hour_of(turn: int) -> str:
    return TURNS[turn % len(TURNS)]


def is_night(turn: int) -> bool:
    return turn % len(TURNS) == 7


@dataclass(frozen=True, slots=True)
class Division:
    name: str
    side: int
    command: int
    dispatch: int
    cp: int
    dp: int
    no_income_first: bool
    chit: int


@dataclass(frozen=True, slots=True)
class Formation:
    name: str
    division: int
    chit: int
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Strike:
    turn: int
    chit: int
    count: int
    anywhere: bool
    sheet: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """A group of units that is due: where they arrive and how."""

    name: str
    turn: int
    chit: int
    kind: str
    units: tuple[int, ...]
    hexes: tuple[int, ...]
    ways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    record: ScenarioFrame
    first_turn: int
    last_turn: int
    divisions: tuple[Division, ...]
    formations: tuple[Formation, ...]
    #: By unit: its division and formation, or NOBODY (independents, Greeks).
    division_of: tuple[int, ...]
    formation_of: tuple[int, ...]
    #: By leader: his division and formation, or NOBODY (a Kampfgruppe leader has no formation).
    leader_division: tuple[int, ...]
    leader_formation: tuple[int, ...]
    start_cup: tuple[int, ...]
    each_cup: tuple[int, ...]
    first_chit: int
    strikes: tuple[Strike, ...]
    arrivals: tuple[Arrival, ...]
    #: Rearguard counters by division.
    rearguards: tuple[tuple[int, ...], ...]
    roadblocks: tuple[int, ...]
    #: The sheets in play.
    sheets: tuple[str, ...]

    def division_named(self, name: str) -> int:
        for number, division in enumerate(self.divisions):
            if division.name == name:
                return number
        return NOBODY


@cache
def frame(scenario: str, small: bool = False) -> Frame:
    record = BOX.scenarios[scenario]
    names = tuple(record.divisions)
    divisions = tuple(_division(record, name) for name in names)
    battalions = record.level == "battalion"
    division_of = [NOBODY] * counters.COUNT
    formation_of = [NOBODY] * counters.COUNT
    formations: list[Formation] = []
    if battalions:
        for f in record.formations:
            number = names.index(f.division)
            formations.append(
                Formation(f.id, number, CHIT_NUMBER[f.id], (LEADER_NUMBER[f.leader],))
            )
            for unit in f.units:
                division_of[NUMBER[unit]] = number
                formation_of[NUMBER[unit]] = len(formations) - 1
        for other in record.independents:
            for unit in other.units:
                division_of[NUMBER[unit]] = names.index(other.division)
        # crete R61, G2.1, G19.6: units in none of the battalions are independent; rearguards belong to their side.
        for n, unit_record in enumerate(UNITS):
            if division_of[n] == NOBODY and not unit_record.greek:
                same = [d for d, it in enumerate(divisions) if it.side == counters.SIDE[n]]
                division_of[n] = same[0] if same else NOBODY
    else:
        for record_of in BOX.formations.values():
            if record_of.division in names:
                name = record_of.formation
                leaders = tuple(LEADER_NUMBER[leader] for leader in record_of.leaders)
                formations.append(
                    Formation(name, names.index(record_of.division), CHIT_NUMBER[name], leaders)
                )
        by_name = {f.name: n for n, f in enumerate(formations)}
        for n, unit_record in enumerate(UNITS):
            if unit_record.division in names:
                division_of[n] = names.index(unit_record.division)
                formation_of[n] = by_name.get(unit_record.formation, NOBODY)
        for unit in record.independent:
            formation_of[NUMBER[unit]] = NOBODY
    leader_division, leader_formation = _leaders(names, formations)
    first = moment(record.start.date, record.start.turn)
    return Frame(
        record,
        first,
        moment(record.end.date, record.end.turn),
        divisions,
        tuple(formations),
        tuple(division_of),
        tuple(formation_of),
        leader_division,
        leader_formation,
        tuple(CHIT_NUMBER[c] for c in record.cup_at_start),
        tuple(CHIT_NUMBER[c] for c in record.cup_each_turn),
        CHIT_NUMBER[record.first_chit] if isinstance(record.first_chit, str) else NOBODY,
        tuple(
            Strike(
                moment(s.date, s.turn), CHIT_NUMBER[s.chit], s.count, s.ignore_3_hex_limit, s.map
            )
            for s in record.air_strikes
            if s.date
        ),
        _arrivals(record, small),
        _rearguards(record, divisions),
        _roadblocks(record, divisions),
        record.maps,
    )


def _division(record: ScenarioFrame, name: str) -> Division:
    values = record.divisions[name]
    chit = CHIT_NUMBER[f"{name} Division"]
    return Division(
        name,
        counters.CHIT_SIDE[chit],
        values.command_value,
        values.dispatch_value or 0,
        values.start_cp,
        values.start_dp,
        values.no_income_first_turn,
        chit,
    )


def _leaders(
    names: tuple[str, ...], formations: list[Formation]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    division = [NOBODY] * len(counters.LEADERS)
    formation = [NOBODY] * len(counters.LEADERS)
    for n, leader in enumerate(counters.LEADERS):
        if leader.division in names:
            division[n] = names.index(leader.division)
    for number, f in enumerate(formations):
        for leader_number in f.leaders:
            division[leader_number] = f.division
            formation[leader_number] = number
    return tuple(division), tuple(formation)


def _arrivals(record: ScenarioFrame, small: bool) -> tuple[Arrival, ...]:
    """crete O4.0, R43: on the small sheets, units whose drop hex is beyond the edge walk in instead; entry hexes are
    moved too.
    """
    changed = {
        NUMBER[c["unit"]]: (c["date"], c["turn"], hex_on(w.sheet, c["hex"]), c["arrival"])
        for name, w in BOX.small_maps.items()
        if small and name in record.small_maps
        for c in w.changes
    }
    found: list[Arrival] = []
    for name in record.reinforcements:
        arrival = _arrival(BOX.groups[name])
        parts = list(zip(arrival.units, arrival.hexes, arrival.ways, strict=True))
        kept = [
            part
            for part in parts
            if part[0] not in changed
            or (arrival.kind == "drop" and playable(record.scenario, small) >> part[1] & 1)
        ]
        if kept:
            units, hexes, ways = zip(*kept, strict=True)
            found.append(replace(arrival, units=units, hexes=hexes, ways=ways))
        for part in parts:
            if part not in kept:
                unit = part[0]
                date, turn, hex, kind = changed[unit]
                found.append(
                    Arrival(
                        arrival.name,
                        moment(date, turn),
                        arrival.chit,
                        kind,
                        (unit,),
                        (hex,),
                        ("foot",),
                    )
                )
    return tuple(found)


def _arrival(group: Group) -> Arrival:
    jumpers = [jumper for stick in group.sticks for jumper in stick.units]
    return Arrival(
        group.group,
        moment(group.date, group.turn),
        CHIT_NUMBER[group.chit],
        group.arrival,
        tuple(NUMBER[j.unit] for j in jumpers),
        tuple(hex_on(group.map, j.hex) for j in jumpers),
        tuple(j.kind for j in jumpers),
    )


def _limits(record: ScenarioFrame, divisions: tuple[Division, ...], what: str) -> list[int]:
    """crete 7.0, R18: rearguards and roadblocks by division; a scenario that names none has none."""
    given: Any = record.rearguards
    counts = []
    for division in divisions:
        if given == "all":
            counts.append(getattr(BOX.limits[division.name], what))
        else:
            side = "german" if division.side == GERMAN else "allied"
            entry = given.get(division.name) or given.get(side) or {}
            counts.append(entry.get(what, 0))
    return counts


def _rearguards(
    record: ScenarioFrame, divisions: tuple[Division, ...]
) -> tuple[tuple[int, ...], ...]:
    found = []
    for division, count in zip(divisions, _limits(record, divisions, "rearguard"), strict=True):
        name = division.name
        if record.level == "battalion":
            name = "7FL" if division.side == GERMAN else "CREFORCE"
        pool = [n for n, u in enumerate(UNITS) if u.type == "REAR" and u.division == name]
        found.append(tuple(pool[:count]))
    return tuple(found)


def _roadblocks(record: ScenarioFrame, divisions: tuple[Division, ...]) -> tuple[int, ...]:
    return tuple(_limits(record, divisions, "roadblock"))


@cache
def playable(scenario: str, small: bool) -> int:
    """The hexes in play as bits: the scenario's sheets, its area (crete R60), or the small sheets (crete O4.0, R75)."""
    record = BOX.scenarios[scenario]
    mask = 0
    windows = {w.sheet: w for n, w in BOX.small_maps.items() if small and n in record.small_maps}
    for hex, sheet in enumerate(SHEET):
        if sheet not in record.maps:
            continue
        column, row = column_row(hex)
        area: Any = windows.get(sheet) or record.play_area
        if area is not None:
            columns = area["columns"] if isinstance(area, dict) else area.columns
            rows = area["rows"] if isinstance(area, dict) else area.rows
            if not (columns[0] <= column <= columns[1] and rows[0] <= row <= rows[1]):
                continue
        mask |= 1 << hex
    return mask


@cache
def fence(scenario: str, small: bool) -> frozenset[int]:
    """Land hexes out of play that are next to hexes in play."""
    inside = playable(scenario, small)
    return frozenset(
        near
        for hex in range(len(SHEET))
        if inside >> hex & 1
        for near in NEAR[hex]
        if not inside >> near & 1
    )


@cache
def edge(scenario: str, small: bool) -> int:
    """crete G21.2: the land hexes at the edge of play, as bits: units may come in there."""
    inside = playable(scenario, small)
    return sum(
        1 << hex
        for hex in range(len(SHEET))
        if inside >> hex & 1
        and LAND[hex]
        and sum(inside >> near & 1 for near in SHEETS.near[hex]) < 6
    )


@cache
def fence_mask(scenario: str, small: bool) -> int:
    """`fence`, as bits."""
    return sum(1 << hex for hex in fence(scenario, small))
