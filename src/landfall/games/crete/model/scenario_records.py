"""The shapes of the scenarios’ records: set-up, arrivals, chits, victory. Every record carries its certainty."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from landfall.games.crete.model.records import SideName


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
