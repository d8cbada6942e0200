"""The counters: US units, leaders and heroes, German units and depth markers, numbered in the order of the data."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model.components import BOX, Level, UsRecord

US: Final[tuple[UsRecord, ...]] = tuple(BOX.us_units.values())
US_NUMBER: Final = {record.unit: number for number, record in enumerate(US)}
US_REF: Final = tuple(f"unit:{record.unit}" for record in US)
DIVISION: Final = tuple(int(record.division) for record in US)
TYPE: Final = tuple(record.type for record in US)
ARMORED: Final = tuple(record.armored for record in US)
FULL: Final = tuple(len(record.levels) for record in US)
#: By unit and steps; nothing at zero steps.
LEVELS: Final[tuple[tuple[Level, ...], ...]] = tuple(
    tuple(reversed(record.levels)) for record in US
)
INFANTRY: Final = tuple(t in ("infantry", "heavy_infantry", "ranger") for t in TYPE)
REGULAR: Final = tuple(t in ("infantry", "heavy_infantry") for t in TYPE)
RANGER: Final = tuple(t == "ranger" for t in TYPE)
LEADER: Final = tuple(t in ("hq", "general") for t in TYPE)
HQ: Final = tuple(t == "hq" for t in TYPE)
GENERAL: Final = tuple(t == "general" for t in TYPE)
BASE: Final = tuple(t == "engineer_base" for t in TYPE)
TANK: Final = tuple(t == "tank" for t in TYPE)
GUNS: Final = tuple(t in ("artillery", "sp_artillery", "dukw_artillery") for t in TYPE)
#: 8.1: tanks, anti-tank and anti-aircraft units join an attack on the same terms.
DIRECT: Final = tuple(t in ("tank", "anti_tank", "anti_air", "sp_anti_air") for t in TYPE)
FIGHTERS: Final = tuple(number for number, levels in enumerate(LEVELS) if levels)
#: 13.1: the infantry that counts against each division.
REGULARS: Final = {
    division: tuple(n for n in FIGHTERS if REGULAR[n] and DIVISION[n] == division)
    for division in (1, 29)
}
LEADERS: Final = tuple(number for number, leads in enumerate(LEADER) if leads)
LEADER_BIT: Final = {number: 1 << place for place, number in enumerate(LEADERS)}
HQS: Final = tuple(number for number, is_hq in enumerate(HQ) if is_hq)
HQ_BITS: Final = sum(LEADER_BIT[number] for number in HQS)
BASES: Final = tuple(number for number, is_base in enumerate(BASE) if is_base)
HEROES: Final = tuple(BOX.heroes.values())
HERO_NUMBER: Final = {record.hero: number for number, record in enumerate(HEROES)}

GERMANS: Final = tuple(r for r in BOX.german_units.values() if r.kind != "offmap_artillery")
GERMAN_NUMBER: Final = {record.unit: number for number, record in enumerate(GERMANS)}
BATTERIES: Final = tuple(r for r in BOX.german_units.values() if r.kind == "offmap_artillery")
WN_KINDS: Final = frozenset({"wn", "wn_artillery", "wn_rocket"})
ARMOUR: Final = tuple(record.kind == "armor" for record in GERMANS)
WN_UNIT: Final = tuple(record.kind in WN_KINDS for record in GERMANS)
ROCKET: Final = GERMAN_NUMBER["WN-ROCKET"]
DEPTHS: Final = tuple(BOX.depth_markers.values())
DEPTH_NUMBER: Final = {record.marker: number for number, record in enumerate(DEPTHS)}
