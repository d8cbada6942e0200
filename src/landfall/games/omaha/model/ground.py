"""The map, in the form the rules need: hexes, hexsides, roads, positions with their fields of fire, landing boxes.

A hex is its printed number as an int (``0523`` → 523). Positions and boxes are numbered in the order of the
data; the lists here are indexed by those numbers.
"""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model.components import BOX, PositionRecord
from landfall.hexes import Cube, Grid
from landfall.hexes import neighbours as around

# Hexes.

GRID: Final = Grid(by_rows=True, even_shifted=True)
HEXES: Final = {int(name): record for name, record in BOX.hexes.items()}
NAME: Final = {hex: f"{hex:04d}" for hex in HEXES}
REF: Final = {hex: f"hex:{hex:04d}" for hex in HEXES}
CUBE: Final[dict[int, Cube]] = {hex: GRID.cube(*divmod(hex, 100)) for hex in HEXES}
_HEX_OF: Final = {cube: hex for hex, cube in CUBE.items()}
NEIGHBOURS: Final[dict[int, tuple[int, ...]]] = {
    hex: tuple(sorted(_HEX_OF[c] for c in around(cube) if c in _HEX_OF))
    for hex, cube in CUBE.items()
}
ADJACENT: Final = {hex: frozenset(others) for hex, others in NEIGHBOURS.items()}
SECTOR: Final[dict[int, str]] = {hex: record.sector for hex, record in HEXES.items()}
SECTORS: Final = ("east", "west")
DIVISION_OF: Final = {"east": 1, "west": 29}
SECTOR_OF: Final = {1: "east", 29: "west"}
LOW: Final = frozenset(h for h, r in HEXES.items() if r.level == "low")
BEACH: Final = frozenset(h for h, r in HEXES.items() if r.ground == "beach")
PAVILION: Final = frozenset(h for h, r in HEXES.items() if r.ground == "pavilion")
DRAW_HEX: Final = frozenset(h for h, r in HEXES.items() if r.ground == "draw")
ROUGH: Final = frozenset(h for h, r in HEXES.items() if r.terrain == "rough")
SEA: Final = frozenset(h for h, r in HEXES.items() if r.terrain == "sea")
BOCAGE: Final = frozenset(h for h, r in HEXES.items() if r.terrain == "bocage")
WOODS: Final = frozenset(h for h, r in HEXES.items() if r.terrain == "woods")
BUILDINGS: Final = frozenset(h for h, r in HEXES.items() if r.terrain == "buildings" or r.buildings)
MINED: Final = frozenset(h for h, r in HEXES.items() if r.mined_road)
OBSTACLES: Final = frozenset(h for h, r in HEXES.items() if r.obstacle)
EXITS: Final[dict[int, str]] = {h: r.exit for h, r in HEXES.items() if r.exit}
UNDERWATER: Final = {
    tide: frozenset(h for h, r in HEXES.items() if tide in r.underwater_at) | SEA
    for tide in ("low", "mid", "high")
}
TIDELINE: Final = {
    tide: tuple(h for h, r in HEXES.items() if r.tide == tide) for tide in ("low", "mid", "high")
}
#: 12.2: pavilion next to the beach, which no German line of communication may cross.
BEACHSIDE: Final = frozenset(h for h in PAVILION if ADJACENT[h] & BEACH)
DRAWS: Final = {name: tuple(int(h) for h in record.hexes) for name, record in BOX.draws.items()}


def distance(a: int, b: int) -> int:
    ca, cb = CUBE[a], CUBE[b]
    dq, dr = ca[0] - cb[0], ca[1] - cb[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def nearest(hex: int, others: set[int] | frozenset[int]) -> int:
    """The distance to the nearest of some hexes; very large if there are none."""
    q, r = CUBE[hex]
    least = 99
    for other in others:
        oq, o_r = CUBE[other]
        dq, dr = q - oq, r - o_r
        far = max(abs(dq), abs(dr), abs(dq + dr))
        if far < least:
            least = far
    return least


# Hexsides and roads.

SIDES: Final[dict[tuple[int, int], frozenset[str]]] = {}
for _side in BOX.hexsides.values():
    for _pair in ((int(_side.a), int(_side.b)), (int(_side.b), int(_side.a))):
        SIDES[_pair] = SIDES.get(_pair, frozenset()) | {_side.type}
NO_SIDE: Final[frozenset[str]] = frozenset()
ROADS: Final[dict[tuple[int, int], str]] = {}
for _road in BOX.roads.values():
    ROADS[int(_road.a), int(_road.b)] = ROADS[int(_road.b), int(_road.a)] = _road.kind
#: 7.1: hexes with one of these hexsides give protection.
PROTECTIVE_SIDES: Final = frozenset({"shingle", "seawall", "slope", "bluff", "scalable_cliff"})
PROTECTED: Final = frozenset(a for (a, _), kinds in SIDES.items() if kinds & PROTECTIVE_SIDES)
_BEACH_PROTECTED: Final = frozenset(PROTECTED)
TO_PROTECTION: Final = {hex: nearest(hex, _BEACH_PROTECTED) for hex in BEACH}
ROAD_NEIGHBOURS: Final[dict[int, tuple[int, ...]]] = {
    hex: tuple(n for n in NEIGHBOURS[hex] if ROADS.get((hex, n)) in ("main", "secondary"))
    for hex in HEXES
}

# German positions. A `site` is one hex of a position.

POSITIONS: Final[tuple[PositionRecord, ...]] = tuple(BOX.positions.values())
POSITION: Final = {record.position: number for number, record in enumerate(POSITIONS)}
SITES: Final[dict[int, int]] = {
    int(hex): number for number, record in enumerate(POSITIONS) for hex in record.hexes
}
POSITION_HEXES: Final = tuple(tuple(int(h) for h in record.hexes) for record in POSITIONS)
IS_WN: Final = tuple(record.kind == "wn" for record in POSITIONS)
DOT: Final = {"sporadic": 1, "steady": 2, "intense": 3}
DOT_NAME: Final = ("", "sporadic", "steady", "intense")
FIELD: Final[tuple[dict[int, int], ...]] = tuple(
    {int(hex): DOT[dot] for hex, dot in record.field.items()} for record in POSITIONS
)
#: The positions with a dot in each hex.
FIRE_ON: Final[dict[int, tuple[int, ...]]] = {
    hex: tuple(p for p, field in enumerate(FIELD) if hex in field) for hex in HEXES
}
#: 8.12: positions that overlook the beach.
OVERLOOKS_BEACH: Final = tuple(bool(BEACH & field.keys()) for field in FIELD)
ZONES: Final[dict[str, tuple[int, ...]]] = {
    zone: tuple(
        sorted(
            (p for p, r in enumerate(POSITIONS) if r.zone == zone),
            key=lambda p: POSITIONS[p].number,
        )
    )
    for zone in "ABCDEFG"
}
SITE_NAME: Final[dict[int, str]] = {}
for _record in POSITIONS:
    for _hex, _suffix in zip(_record.hexes, "NS" if len(_record.hexes) == 2 else " ", strict=False):
        SITE_NAME[int(_hex)] = (_record.position + _suffix).strip()
SITE_BY_NAME: Final = {name: hex for hex, name in SITE_NAME.items()}


def position_ref(hex: int) -> str:
    """The position in this hex as a reference, or the hex itself if there is none."""
    return f"position:{SITE_NAME[hex]}" if hex in SITE_NAME else REF[hex]


def rank(position: int) -> tuple[int, str]:
    """Positions by number, then by letter (9.2, 16)."""
    record = POSITIONS[position]
    return record.number, record.position


# Landing boxes, from east to west.

BOXES: Final = tuple(BOX.boxes.values())
BOX_NAMES: Final = tuple(record.box for record in BOXES)
BOX_NUMBER: Final = {name: number for number, name in enumerate(BOX_NAMES)}
BOX_HEX: Final = {
    tide: tuple(None if (hex := getattr(record, tide)) is None else int(hex) for record in BOXES)
    for tide in ("low", "mid", "high")
}

# 23.5: where armour goes next.

ARMOUR_ORDERS: Final = {int(order.at): order for order in BOX.armour_orders.values()}
