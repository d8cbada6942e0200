"""The shapes of the box’s records. Every record carries its certainty."""

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


class SetUpUnit(Struct, frozen=True, omit_defaults=True):
    unit: str
    map: str
    hex: str
    steps: int = 0


class Block(Struct, frozen=True):
    block: str
    improved_positions: bool
    units: tuple[SetUpUnit, ...]
    certainty: str


class Jumper(Struct, frozen=True, rename={"kind": "type"}):
    unit: str
    hex: str
    kind: str


class Stick(Struct, frozen=True):
    units: tuple[Jumper, ...]
    zone: str | None = None


class Group(Struct, frozen=True):
    """Units that arrive together."""

    group: str
    side: SideName
    date: str
    turn: str
    map: str
    arrival: Literal["drop", "ground", "port"]
    chit: str
    sticks: tuple[Stick, ...]
    certainty: str


class Series(Struct, frozen=True):
    series: str
    raw: dict[str, Any]
    certainty: str


class Common(Struct, frozen=True):
    """The numbers of a special rule that several scenarios share."""

    rule: str
    value: dict[str, Any]
    certainty: str


class Moment(Struct, frozen=True):
    date: str
    turn: str


class DivisionFrame(Struct, frozen=True, omit_defaults=True):
    command_value: int
    dispatch_value: int | None
    start_cp: int
    start_dp: int
    no_income_first_turn: bool = False
    command_value_changes: tuple[dict[str, Any], ...] = ()


class FormationFrame(Struct, frozen=True):
    id: str
    division: str
    leader: str
    units: tuple[str, ...]


class IndependentFrame(Struct, frozen=True):
    division: str
    units: tuple[str, ...]


class LeaderFrame(Struct, frozen=True, omit_defaults=True):
    leader: str
    map: str = ""
    hex: str = ""
    arrives: str = ""


class StrikeFrame(Struct, frozen=True, omit_defaults=True):
    count: int
    ignore_3_hex_limit: bool = False
    date: str = ""
    turn: str = ""
    chit: str = ""
    map: str = ""
    allocate: str = ""


class RandomSetUp(Struct, frozen=True):
    units: tuple[str, ...]


class Check(Struct, frozen=True, omit_defaults=True, rename={"test": "if"}):
    when: str
    test: dict[str, Any]
    result: str
    id: str = ""
    sudden: bool = False
    date: str = ""
    turn: str = ""
    before: Moment | None = None
    at: Moment | None = None


class Victory(Struct, frozen=True, omit_defaults=True):
    checks: tuple[Check, ...] = ()
    otherwise: str = ""
    both_or_neither: str = ""
    withdrawal_bands: Any = None
    if_withdrawal_never_starts: str = ""
    points: Any = None


class ScenarioFrame(Struct, frozen=True, omit_defaults=True):
    """A scenario as it is printed. Clauses of only a few scenarios are kept just as they are in the data."""

    scenario: str
    start: Moment
    end: Moment
    maps: tuple[str, ...]
    level: Literal["division", "battalion"]
    start_at_step: str
    divisions: dict[str, DivisionFrame]
    dispatch_used: bool
    cup_at_start: tuple[str, ...]
    cup_each_turn: tuple[str, ...]
    first_chit: Any
    leaders: tuple[LeaderFrame, ...]
    air_strikes: tuple[StrikeFrame, ...]
    events: bool
    rearguards: Any
    rules: tuple[str, ...]
    options: tuple[str, ...]
    setup_blocks: tuple[str, ...]
    setup: tuple[SetUpUnit, ...]
    reinforcements: tuple[str, ...]
    victory: Victory
    certainty: dict[str, str]
    formations: tuple[FormationFrame, ...] = ()
    independent: tuple[str, ...] = ()
    independents: tuple[IndependentFrame, ...] = ()
    removed_events: tuple[str, ...] = ()
    random_setup: RandomSetUp | None = None
    small_maps: tuple[str, ...] = ()
    play_area: dict[str, Any] | None = None
    control_at_start: dict[str, tuple[str, ...]] | None = None
    late_chits: Any = None
    chits_for_sale_from: Any = None
    locks: Any = None
    reserves: Any = None
    confine: Any = None
    attachments: Any = None
    obligations: Any = None
    supply: Any = None
    morale: Any = None
    withdrawal: Any = None
    trucks: Any = None
    free_drops: Any = None
    airlanding_from_series: Any = None
    no_planned_air_on: Any = None
    optional_setup_blocks: Any = None
    extra_withdrawal_exits: tuple[str, ...] = ()
    leader_rules: Any = None
    series_in_any_order: bool = False


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
