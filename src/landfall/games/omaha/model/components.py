"""The game's components as they are printed, read from `data/` and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct, field

from landfall.core import packs
from landfall.core.errors import PackBroken

SLUG: Final = "omaha"
DATA: Final = Path(__file__).parents[1] / "data"

Sector = Literal["east", "west"]
Tide = Literal["low", "mid", "high"]
Symbol = Literal["diamond", "triangle", "circle"]
Color = Literal["orange", "red", "purple", "blue", "green", "brown"]
Dot = Literal["intense", "steady", "sporadic"]
Weapon = Literal["BZ", "BG", "BR", "DE", "MO", "RD", "MG", "AR", "NA", "FL"]
UsType = Literal[
    "infantry",
    "heavy_infantry",
    "ranger",
    "tank",
    "sp_artillery",
    "dukw_artillery",
    "artillery",
    "anti_air",
    "sp_anti_air",
    "anti_tank",
    "hq",
    "general",
    "engineer_base",
]
GermanKind = Literal[
    "wn",
    "wn_artillery",
    "wn_rocket",
    "tactical",
    "division",
    "kampfgruppe",
    "armor",
    "offmap_artillery",
]


class HexRecord(Struct, frozen=True, omit_defaults=True):
    hex: str
    terrain: str
    ground: str
    level: Literal["low", "high"]
    sector: Sector
    certainty: str
    buildings: bool = False
    obstacle: bool = False
    mined_road: bool = False
    tide: Tide | None = None
    exit: str | None = None
    draw: str | None = None
    place: str | None = None
    underwater_at: tuple[Tide, ...] = ()


class HexsideRecord(Struct, frozen=True):
    side: str
    a: str
    b: str
    type: Literal[
        "hedge",
        "bluff",
        "slope",
        "shingle",
        "sheer_cliff",
        "scalable_cliff",
        "at_ditch",
        "at_wall",
        "seawall",
    ]
    certainty: str


class RoadRecord(Struct, frozen=True, rename={"kind": "class"}):
    road: str
    a: str
    b: str
    kind: Literal["main", "secondary", "trail"]
    certainty: str


class PositionRecord(Struct, frozen=True, omit_defaults=True):
    position: str
    kind: Literal["wn", "reinforcement"]
    color: Color
    sector: Sector
    #: The northern hex of a double WN comes first.
    hexes: tuple[str, ...]
    number: int
    field: dict[str, Dot]
    certainty: str
    zone: str | None = None
    buildings: bool = False
    vp: bool = False
    advance_to: tuple[str, ...] = ()
    field_inferred: tuple[str, ...] = ()


class BoxRecord(Struct, frozen=True):
    box: str
    beach: str | None
    sector: Sector
    low: str
    mid: str
    high: str | None
    certainty: str


class DrawRecord(Struct, frozen=True):
    draw: str
    hexes: tuple[str, ...]
    certainty: str


class ArmourOrder(Struct, frozen=True, rename={"at": "from"}, omit_defaults=True):
    at: str
    certainty: str
    to: str | None = None
    choices: dict[Symbol, str] = {}
    end: bool = False


class Level(Struct, frozen=True, omit_defaults=True):
    """A US unit at a given number of steps."""

    steps: int
    strength: int
    target: Symbol
    black: bool = False
    range: int = 1
    #: Printed on reduced infantry; all other units use the weapons table.
    weapons: tuple[Weapon, ...] | None = None


class UsRecord(Struct, frozen=True, omit_defaults=True):
    unit: str
    division: Literal[1, 29]
    type: UsType
    certainty: str
    armored: bool = False
    levels: tuple[Level, ...] = ()
    arrival: int | None = None
    #: A box, the letters of a beach, or a division.
    landing: str | None = None


class HeroRecord(Struct, frozen=True):
    hero: str
    division: Literal[1, 29]
    certainty: str


class GermanRecord(Struct, frozen=True, omit_defaults=True):
    unit: str
    kind: GermanKind
    certainty: str
    strength: int = 0
    needs: tuple[Weapon, ...] = ()
    caliber: int = 0
    division: int = 0
    color: Color | None = None
    sector: Sector | None = None
    observers: tuple[str, ...] = ()


class DepthRecord(Struct, frozen=True, omit_defaults=True):
    marker: str
    type: Literal["wn", "building", "mobile", "armor"]
    certainty: dict[str, str]
    strength: int = 0
    needs: tuple[Weapon, ...] = ()
    tactical_reinforcement: bool = False


class CardEvent(Struct, frozen=True, rename={"first": "from", "last": "to"}, omit_defaults=True):
    first: int
    last: int
    event: str
    zones: tuple[str, ...] = ()
    division: int = 0
    sector: str = ""
    wn: tuple[str, ...] = ()
    hq: str = ""
    symbols: tuple[Symbol, ...] = ()
    targets: dict[Symbol, str] = {}


class CardColor(Struct, frozen=True):
    color: Color
    double: bool
    symbol: Literal["A", "R", "M", "P", "F", "armor", "star"]


class CardArtillery(Struct, frozen=True):
    value: int
    calibers: tuple[int, ...]


class CardRecord(Struct, frozen=True, omit_defaults=True):
    card: int
    landing: dict[Symbol, Literal["A", "B", "C", "D"]]
    mine: bool
    events: tuple[CardEvent, ...]
    positions: tuple[CardColor, ...]
    target: Symbol
    certainty: str
    artillery: CardArtillery | None = None


class LandingResult(Struct, frozen=True, omit_defaults=True):
    effect: Literal[
        "none", "delayed", "eliminated", "lose_steps", "lose_steps_and_drift", "drift", "removed"
    ]
    to_turn: int = 0
    turns: int = 0
    steps: int = 0
    boxes: int = 0
    direction: Literal["east", "west"] = "east"


class LandingRow(Struct, frozen=True):
    row: str
    turns: tuple[int, int]
    types: tuple[UsType, ...]
    boxes: Literal["all", "other", "west-end"]
    results: dict[str, LandingResult]
    certainty: str


class AttackRow(Struct, frozen=True, omit_defaults=True):
    row: str
    weapons: bool
    strength: str
    alone: tuple[str, ...]
    hidden_depth: tuple[str, ...]
    depth: tuple[str, ...]
    certainty: str
    depth_extended: tuple[str, ...] = ()


class BarrageRow(Struct, frozen=True):
    row: str
    shows: str
    depth: str
    results: tuple[str, str, str]
    certainty: str


class TurnRecord(Struct, frozen=True, omit_defaults=True):
    turn: int
    time: str
    tide: Tide
    certainty: str
    shuffle: bool = False


class Track(Struct, frozen=True):
    track: str
    values: tuple[int, ...]
    certainty: str


class SetUpUnit(Struct, frozen=True, omit_defaults=True):
    unit: str
    hex: str = ""
    steps: int = 0
    turn: int = 0
    sector: str = ""
    hero: str = ""
    command_transfer: int = 0


class SetUp(Struct, frozen=True, omit_defaults=True):
    scenario: str
    wn_units: dict[str, tuple[str, ...]]
    wn_depth: tuple[str, ...]
    certainty: str
    #: How many WN markers go to their box; by default, all that are left.
    wn_depth_box: int = 99
    mobile_pool: int = 20
    reinforcements: tuple[str, ...] = ()
    with_depth: tuple[str, ...] = ()
    us_on_map: tuple[SetUpUnit, ...] = ()
    us_on_tideline: tuple[SetUpUnit, ...] = ()
    us_track: tuple[SetUpUnit, ...] = ()
    lost: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()


R = TypeVar("R")


class Components(Struct, frozen=True):
    """Everything in the box."""

    hexes: dict[str, HexRecord]
    hexsides: dict[str, HexsideRecord]
    roads: dict[str, RoadRecord]
    positions: dict[str, PositionRecord]
    boxes: dict[str, BoxRecord]
    draws: dict[str, DrawRecord]
    armour_orders: dict[str, ArmourOrder]
    us_units: dict[str, UsRecord]
    heroes: dict[str, HeroRecord]
    german_units: dict[str, GermanRecord]
    depth_markers: dict[str, DepthRecord]
    cards: dict[str, CardRecord]
    landing: dict[str, LandingRow]
    attack: dict[str, AttackRow]
    barrage: dict[str, BarrageRow]
    turns: dict[str, TurnRecord]
    tracks: dict[str, Track]
    scenarios: dict[str, SetUp]
    digest: str = field(default="")


def load(own: Path | None = None) -> Components:
    """The built-in pack, in which the records of someone who owns the box replace ours."""
    raw: list[Any] = []

    def read(
        file: str, section: str, key: str, kind: type[R], record_key: str = ""
    ) -> dict[str, R]:
        records = packs.read_records(DATA / file, SLUG, section, record_key or key, own)
        raw.append(records)
        return packs.typed(records, kind, file, record_key or key)

    components = Components(
        hexes=read("map.json", "hexes", "hex", HexRecord),
        hexsides=read("map.json", "hexsides", "side", HexsideRecord),
        roads=read("map.json", "roads", "road", RoadRecord),
        positions=read("map.json", "positions", "position", PositionRecord),
        boxes=read("map.json", "boxes", "box", BoxRecord),
        draws=read("map.json", "draws", "draw", DrawRecord),
        armour_orders=read("map.json", "armour_orders", "from", ArmourOrder),
        us_units=read("counters.json", "us_units", "unit", UsRecord),
        heroes=read("counters.json", "heroes", "hero", HeroRecord),
        german_units=read("counters.json", "german_units", "unit", GermanRecord),
        depth_markers=read("counters.json", "depth_markers", "marker", DepthRecord),
        cards=read("cards.json", "cards", "card", CardRecord),
        landing=read("tables.json", "landing", "row", LandingRow),
        attack=read("tables.json", "attack", "row", AttackRow),
        barrage=read("tables.json", "barrage", "row", BarrageRow),
        turns=read("tables.json", "turns", "turn", TurnRecord),
        tracks=read("tables.json", "tracks", "track", Track),
        scenarios=read("scenarios.json", "scenarios", "scenario", SetUp),
    )
    _check(components)
    return Components(
        **{
            name: getattr(components, name)
            for name in Components.__struct_fields__
            if name != "digest"
        },
        digest=packs.digest(*raw),
    )


def _check(box: Components) -> None:
    """Checks across records; each single record is already validated."""

    def known(file: str, record: str, what: str, name: str, among: dict[str, Any]) -> None:
        if name not in among:
            raise PackBroken(file, record, what, f"unknown: {name}")

    for side in box.hexsides.values():
        known("map.json", side.side, "a", side.a, box.hexes)
        known("map.json", side.side, "b", side.b, box.hexes)
    for road in box.roads.values():
        known("map.json", road.road, "a", road.a, box.hexes)
        known("map.json", road.road, "b", road.b, box.hexes)
    for position in box.positions.values():
        for hex in (*position.hexes, *position.field):
            known("map.json", position.position, "hexes", hex, box.hexes)
        for other in position.advance_to:
            known("map.json", position.position, "advance_to", other, box.positions)
    for unit in box.us_units.values():
        if unit.levels and [lv.steps for lv in unit.levels] != list(range(len(unit.levels), 0, -1)):
            raise PackBroken("counters.json", unit.unit, "levels", "steps must count down to 1")
    if len(box.cards) != 54:
        raise PackBroken("cards.json", "", "cards", "the deck has 54 cards")


#: What is in the box.
BOX: Final[Components] = load()
