"""The shapes of the box’s records: map, counters and tables. Every record carries its certainty."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

SideName = Literal["allied", "german"]
Color = Literal["White", "Pink", "Blue", "Yellow", "Purple", "Green", "Orange", "Brown", "Black"]
MoveClass = Literal["Leg", "Wheeled", "Tracked", "Naval"]
ChitKind = Literal["direct", "event", "division", "formation", "naval"]


class Sheet(Struct, frozen=True):
    sheet: str
    grid: str
    columns: tuple[int, int]
    rows: tuple[int, int]
    georeference: dict[str, Any]
    certainty: str


class Row(Struct, frozen=True):
    """One row of a sheet, one character per hex."""

    row: str
    terrain: str
    levels: str
    certainty: str


class Slope(Struct, frozen=True):
    side: str
    grid: str
    high: str
    low: str
    certainty: str


class Road(Struct, frozen=True):
    road: str
    grid: str
    kind: str
    hexes: tuple[str, ...]
    certainty: str


class Feature(Struct, frozen=True, omit_defaults=True):
    feature: str
    kind: Literal["port", "airfield", "exit", "post", "objective", "battery", "zone", "naval"]
    sheet: str
    name: str
    hexes: tuple[str, ...]
    certainty: str
    use: tuple[str, ...] = ()
    box: str = ""
    landing: str = ""


class Place(Struct, frozen=True):
    """A name to print on the map."""

    place: str
    kind: Literal["village", "place", "hill", "river", "lake"]
    sheet: str
    name: str
    hexes: tuple[str, ...]
    certainty: str


class SmallMap(Struct, frozen=True):
    small: str
    sheet: str
    columns: tuple[int, int]
    rows: tuple[int, int]
    exits: dict[str, tuple[str, ...]]
    changes: tuple[dict[str, str], ...]
    certainty: str


class Box(Struct, frozen=True):
    box: str
    links: tuple[str, ...]
    same_map: tuple[str, ...]
    parachute: bool
    certainty: str


class DivisionRecord(Struct, frozen=True):
    division: str
    name: str
    certainty: str


class UnitType(Struct, frozen=True):
    type: str
    name: str
    arm: str
    certainty: str


class Mounted(Struct, frozen=True):
    fire: int | None
    assault: int | None
    defence: int
    tq: int
    move: int
    move_class: MoveClass


class UnitRecord(Struct, frozen=True, omit_defaults=True):
    unit: str
    name: str
    side: SideName
    division: str
    formation: str
    battalion: str
    type: str
    steps: int
    tq: int
    fire: int | None
    color: Color
    range: int
    assault: int | None
    assault_color: Color
    defence: int
    #: A number, ``*`` (only in transport) or ``No``.
    move: str
    move_class: MoveClass
    certainty: dict[str, str]
    engineer: bool = False
    aa: bool = False
    greek: bool = False
    independent: bool = False
    self_commanded: bool = False
    assault_double: bool = False
    armoured: bool = False
    organic_transport: bool = False
    mounted: Mounted | None = None
    only_with_free_drops: bool = False
    not_with_free_drops: bool = False
    replaced_with_free_drops_by: Any = None


class LeaderRecord(Struct, frozen=True):
    leader: str
    name: str
    division: str
    formation: str
    level: Literal["formation", "battalion", "kampfgruppe"]
    range: int
    attachment: int
    replaced_range: int
    replaced_attachment: int
    whole_map: bool
    scenarios: tuple[str, ...]
    certainty: dict[str, str]


class FormationRecord(Struct, frozen=True):
    formation: str
    division: str
    leaders: tuple[str, ...]
    certainty: str


class Battalion(Struct, frozen=True):
    battalion: str
    division: str
    formation: str
    units: tuple[str, ...]
    certainty: str


class ChitRecord(Struct, frozen=True):
    chit: str
    kind: ChitKind
    side: SideName
    division: str
    level: str
    scenarios: tuple[str, ...]
    certainty: str


class EventRecord(Struct, frozen=True):
    event: str
    cup: SideName
    number: str
    count: int
    certainty: dict[str, str]


class Limit(Struct, frozen=True):
    division: str
    rearguard: int
    roadblock: int
    certainty: str


class Parameter(Struct, frozen=True):
    """A number of G26: free to tune, unless its certainty says that it is printed."""

    parameter: str
    value: int
    rule: str
    certainty: str


class TerrainRow(Struct, frozen=True):
    terrain: str
    leg: int
    wheeled: int
    tracked: int
    fire: int
    column_only: bool
    sight: Literal["open", "second", "blocks"]
    certainty: dict[str, str]


class ResultRow(Struct, frozen=True):
    line: str
    color: Color
    half: Literal["unarmoured", "armoured"]
    results: tuple[str, ...]
    certainty: str


class JumpRow(Struct, frozen=True):
    row: str
    total: int
    to: int
    markers: int
    steps: int
    eliminated: bool
    certainty: str


class InterdictionRow(Struct, frozen=True):
    """crete G21.5: a row of the table for units that come in under air attack."""

    row: str
    roll: int
    to: int
    result: str
    certainty: str
