"""The box as it is printed or reconstructed: read from `data/` and checked.

Records of the box's owner replace built-in records of the same names, field by field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

from landfall.core import packs
from landfall.core.errors import PackBroken
from landfall.games.crete.model.records import (
    Battalion,
    Box,
    ChitRecord,
    DivisionRecord,
    EventRecord,
    Feature,
    FormationRecord,
    InterdictionRow,
    JumpRow,
    LeaderRecord,
    Limit,
    Parameter,
    Place,
    ResultRow,
    Road,
    Row,
    Sheet,
    Slope,
    SmallMap,
    TerrainRow,
    UnitRecord,
    UnitType,
)
from landfall.games.crete.model.scenario_records import Block, Common, Group, ScenarioFrame, Series

SLUG: Final = "crete"
DATA: Final = Path(__file__).parent.parent / "data"


class Components(Struct, frozen=True):
    """Everything in the box."""

    sheets: dict[str, Sheet]
    rows: dict[str, Row]
    slopes: dict[str, Slope]
    roads: dict[str, Road]
    features: dict[str, Feature]
    places: dict[str, Place]
    small_maps: dict[str, SmallMap]
    boxes: dict[str, Box]
    divisions: dict[str, DivisionRecord]
    types: dict[str, UnitType]
    units: dict[str, UnitRecord]
    leaders: dict[str, LeaderRecord]
    formations: dict[str, FormationRecord]
    battalions: dict[str, Battalion]
    chits: dict[str, ChitRecord]
    events: dict[str, EventRecord]
    limits: dict[str, Limit]
    scenarios: dict[str, ScenarioFrame]
    blocks: dict[str, Block]
    groups: dict[str, Group]
    series: dict[str, Series]
    common: dict[str, Common]
    parameters: dict[str, Parameter]
    terrain: dict[str, TerrainRow]
    results: dict[str, ResultRow]
    jump: dict[str, JumpRow]
    interdiction: dict[str, InterdictionRow]
    digest: str = field(default="")


#: Each section with its file, the key of its records and their type.
_SECTIONS: Final[tuple[tuple[str, str, str, type[Any]], ...]] = (
    ("sheets", "map.json", "sheet", Sheet),
    ("rows", "map.json", "row", Row),
    ("slopes", "map.json", "side", Slope),
    ("roads", "map.json", "road", Road),
    ("features", "map.json", "feature", Feature),
    ("places", "map.json", "place", Place),
    ("small_maps", "map.json", "small", SmallMap),
    ("boxes", "map.json", "box", Box),
    ("divisions", "counters.json", "division", DivisionRecord),
    ("types", "counters.json", "type", UnitType),
    ("units", "counters.json", "unit", UnitRecord),
    ("leaders", "counters.json", "leader", LeaderRecord),
    ("formations", "counters.json", "formation", FormationRecord),
    ("battalions", "counters.json", "battalion", Battalion),
    ("chits", "counters.json", "chit", ChitRecord),
    ("events", "counters.json", "event", EventRecord),
    ("limits", "counters.json", "division", Limit),
    ("scenarios", "scenarios.json", "scenario", ScenarioFrame),
    ("blocks", "scenarios.json", "block", Block),
    ("groups", "scenarios.json", "group", Group),
    ("series", "scenarios.json", "series", Series),
    ("common", "scenarios.json", "rule", Common),
    ("parameters", "tables.json", "parameter", Parameter),
    ("terrain", "tables.json", "terrain", TerrainRow),
    ("results", "tables.json", "line", ResultRow),
    ("jump", "tables.json", "row", JumpRow),
    ("interdiction", "tables.json", "row", InterdictionRow),
)


def load(own: Path | None = None) -> Components:
    """The built-in pack, with the owner's values in place of the built-in ones."""
    raw: list[Any] = []
    found: dict[str, Any] = {}
    for section, file, key, kind in _SECTIONS:
        records = packs.read_records(DATA / file, SLUG, section, key, own)
        raw.append(records)
        found[section] = packs.typed(records, kind, file, key)
    box = Components(**found, digest=packs.digest(*raw))
    _check(box)
    return box


def _check(box: Components) -> None:
    """Records must agree with each other; their types have been checked already."""
    hexes: dict[str, set[str]] = {}
    for sheet in box.sheets.values():
        known = hexes.setdefault(sheet.grid, set())
        width = sheet.columns[1] - sheet.columns[0] + 1
        for row in range(sheet.rows[0], sheet.rows[1] + 1):
            name = f"{sheet.sheet}/{row:02d}"
            if name not in box.rows:
                raise PackBroken("map.json", name, "row", "missing")
            for part in ("terrain", "levels"):
                if len(getattr(box.rows[name], part)) != width:
                    raise PackBroken("map.json", name, part, f"a row has {width} hexes")
            known |= {f"{c:02d}.{row:02d}" for c in range(sheet.columns[0], sheet.columns[1] + 1)}

    def hex_known(record: str, grid: str, hex: str) -> None:
        if hex not in hexes.get(grid, ()):
            raise PackBroken("map.json", record, "hexes", f"unknown: {hex}")

    for slope in box.slopes.values():
        hex_known(slope.side, slope.grid, slope.high)
        hex_known(slope.side, slope.grid, slope.low)
    for road in box.roads.values():
        for hex in road.hexes:
            hex_known(road.road, road.grid, hex)
    for feature in box.features.values():
        for hex in feature.hexes:
            hex_known(feature.feature, box.sheets[feature.sheet].grid, hex)
    for unit in box.units.values():
        if unit.type not in box.types:
            raise PackBroken("counters.json", unit.unit, "type", f"unknown: {unit.type}")
        if unit.move not in ("No", "*") and not unit.move.isdigit():
            raise PackBroken("counters.json", unit.unit, "move", "a number, * or No")
    for line in box.results.values():
        if len(line.results) != 9:
            raise PackBroken("tables.json", line.line, "results", "rolls 0 to 8")
    _check_scenarios(box)


def _check_scenarios(box: Components) -> None:
    def known(record: str, what: str, name: str, among: dict[str, Any]) -> None:
        if name not in among:
            raise PackBroken("scenarios.json", record, what, f"unknown: {name}")

    for block in box.blocks.values():
        for entry in block.units:
            known(block.block, "units", entry.unit, box.units)
    for group in box.groups.values():
        known(group.group, "chit", group.chit, box.chits)
        for stick in group.sticks:
            for jumper in stick.units:
                known(group.group, "sticks", jumper.unit, box.units)
    for frame in box.scenarios.values():
        for chit in (*frame.cup_at_start, *frame.cup_each_turn):
            known(frame.scenario, "cup", chit, box.chits)
        for block_name in frame.setup_blocks:
            known(frame.scenario, "setup_blocks", block_name, box.blocks)
        for group_name in frame.reinforcements:
            known(frame.scenario, "reinforcements", group_name, box.groups)
        for leader in frame.leaders:
            known(frame.scenario, "leaders", leader.leader, box.leaders)
        for entry in frame.setup:
            known(frame.scenario, "setup", entry.unit, box.units)


#: The box that this process plays with.
BOX: Final = load()
