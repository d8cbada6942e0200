"""The special rules of a scenario: late chits, series, locks, reserves, dated values, trucks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHIT_NUMBER, GREEK, NUMBER, UNITS
from landfall.games.crete.model.frames import NOBODY, frame, moment
from landfall.games.crete.model.ground import ALLIED, EXITS, SIDES, hex_on, within
from landfall.games.crete.model.scenario_records import ScenarioFrame


@dataclass(frozen=True, slots=True)
class Added:
    """A chit that goes into the cup during the phase, when another one is played (crete G5.5)."""

    chit: int
    after: int
    turn: int


@dataclass(frozen=True, slots=True)
class Landing:
    """Units that land together (crete S7.0)."""

    number: int
    units: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rise:
    """A command value that goes up: at a turn, or with a series."""

    division: int
    turn: int
    series: int
    delta: int


@dataclass(frozen=True, slots=True)
class Lock:
    """Units of a side that cannot be activated on some sheets before a turn, or before a chit of that turn is played (crete R49)."""

    side: int
    sheets: tuple[str, ...]
    chit: int
    turn: int
    even_last: bool


@dataclass(frozen=True, slots=True)
class Reserve:
    """Battalions that cannot be activated until the enemy comes near."""

    units: frozenset[int]
    near: int
    hexes: tuple[int, ...]
    #: Enemy units that do not release them.
    without: frozenset[int]


@dataclass(frozen=True, slots=True)
class Clauses:
    rules: frozenset[str]
    #: For each chit: the first turn in which it is in the cup, and the first turn for which it can be bought.
    late: dict[int, int]
    sale: dict[int, int]
    added: tuple[Added, ...]
    #: The chits from which the German player chooses the first one, and whether the others go into the cup.
    choose: tuple[int, ...]
    others_in: bool
    series: tuple[Landing, ...]
    slots: tuple[int, ...]
    rises: tuple[Rise, ...]
    locks: tuple[Lock, ...]
    reserves: tuple[Reserve, ...]
    #: By unit: hexes that it may not enter, as bits.
    confined: dict[int, int]
    #: Divisional trucks by division: at the start, and when the Germans get theirs.
    trucks: tuple[int, ...]
    more_trucks: tuple[int, ...]
    #: Strikes that are allotted to turns before the game starts.
    allotted: int


@cache
def clauses(scenario: str) -> Clauses:
    record = BOX.scenarios[scenario]
    first, last = frame(scenario).first_turn, frame(scenario).last_turn
    rules = frozenset(record.rules)
    slots = _slots(first, last) if "S7" in rules else ()
    series = _series(record, len(slots))
    late, added = _late(record)
    names = tuple(record.divisions)
    at_start, later = _trucks(record, names)
    choose = record.first_chit if isinstance(record.first_chit, dict) else {}
    return Clauses(
        rules,
        late,
        {CHIT_NUMBER[s["chit"]]: _moment(s["from"]) for s in record.chits_for_sale_from or ()},
        added,
        tuple(CHIT_NUMBER[c] for c in choose.get("choose", ())),
        bool(choose.get("others_into_cup")),
        series,
        slots,
        tuple(
            Rise(
                names.index(name),
                _moment(change) if "date" in change else NOBODY,
                change.get("on_series", NOBODY),
                change["delta"],
            )
            for name, division in record.divisions.items()
            for change in division.command_value_changes
        ),
        tuple(
            Lock(
                SIDES.index(lock["side"]),
                tuple(lock["maps"]),
                CHIT_NUMBER[lock["until"]["chit"]] if "chit" in lock["until"] else NOBODY,
                _moment(lock["until"]),
                bool(lock.get("played_even_if_last")),
            )
            for lock in record.locks or ()
        ),
        tuple(_reserve(record, reserve) for reserve in record.reserves or ()),
        _confined(record),
        at_start,
        later,
        sum(s.count for s in record.air_strikes if not s.date),
    )


def _moment(when: dict[str, Any]) -> int:
    return moment(when["date"], when["turn"])


def _slots(first: int, last: int) -> tuple[int, ...]:
    """crete S7.0: the turns in which a series may land."""
    turns = (_moment(slot) for slot in BOX.common["airlanding_rules"].value["window_slots"])
    return tuple(turn for turn in turns if first <= turn <= last)


def _series(record: ScenarioFrame, count: int) -> tuple[Landing, ...]:
    """The series that can still land in this scenario, with their printed numbers."""
    begin = record.airlanding_from_series
    if begin is None or not count:
        return ()
    known = sorted(BOX.series.values(), key=lambda s: int(s.series))
    return tuple(
        Landing(int(s.series), tuple(NUMBER[u] for u in s.raw["units"]))
        for s in known
        if begin <= int(s.series) < begin + count
    )


def _late(record: ScenarioFrame) -> tuple[dict[int, int], tuple[Added, ...]]:
    late: dict[int, int] = {}
    added: list[Added] = []
    for entry in record.late_chits or ():
        chit, when = CHIT_NUMBER[entry["chit"]], entry["enters_cup"]
        if "series_due" in when:
            # R59: the chit comes with the slot of that series, whether the series lands or not.
            slots = BOX.common["airlanding_rules"].value["window_slots"]
            late[chit] = _moment(slots[when["series_due"] - 1])
        elif "after_chit" in when:
            added.append(Added(chit, CHIT_NUMBER[when["after_chit"]], _moment(when)))
        else:
            late[chit] = _moment(when)
    return late, tuple(added)


def _reserve(record: ScenarioFrame, reserve: dict[str, Any]) -> Reserve:
    release = reserve["release"]
    names = set(reserve["battalions"])
    return Reserve(
        frozenset(
            NUMBER[unit]
            for battalion in BOX.battalions.values()
            if battalion.battalion in names
            for unit in battalion.units
        ),
        release["german_unit_within"],
        tuple(_on_some_sheet(record, number) for number in release["of"]),
        frozenset(NUMBER[unit] for unit in release.get("except_units", ())),
    )


def _on_some_sheet(record: ScenarioFrame, number: str) -> int:
    for sheet in record.maps:
        try:
            return hex_on(sheet, number)
        except KeyError:
            continue
    raise LookupError(number)


def _confined(record: ScenarioFrame) -> dict[int, int]:
    """Scenario 6: the Greeks of Kastelli stay away from its east exit. They cannot leave the map, because S1 is not in force."""
    found: dict[int, int] = {}
    for clause in record.confine or ():
        if "exit" not in clause:
            continue
        shut = 0
        for hex in EXITS[clause["exit"]]:
            shut |= within(hex, 2)
        for name in record.setup_blocks:
            for entry in BOX.blocks[name].units:
                if entry.map == clause["map"] and GREEK[NUMBER[entry.unit]]:
                    found[NUMBER[entry.unit]] = shut
    return found


def _trucks(
    record: ScenarioFrame, names: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """crete S10.0: the Allies' from the start; the Germans' with the airfield, or as the scenario says."""
    none = (0,) * len(names)
    if "S10" not in record.rules:
        return none, none
    counts = [sum(u.type == "TRUCK" and u.division == name for u in UNITS) for name in names]
    allied = [d.side == ALLIED for d in frame(record.scenario).divisions]
    at_once = bool((record.trucks or {}).get("german"))
    start = tuple(c if own or at_once else 0 for c, own in zip(counts, allied, strict=True))
    return start, tuple(c - s for c, s in zip(counts, start, strict=True))
