"""G2.1, G2.2, G26: the counters by number: units, leaders, chits and event markers, with what is printed on them."""

from __future__ import annotations

from typing import Final

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import ALLIED, GERMAN
from landfall.games.crete.model.movement_costs import CLASSES
from landfall.games.crete.model.records import ChitRecord, LeaderRecord, Mounted, UnitRecord

UNITS: Final[tuple[UnitRecord, ...]] = tuple(BOX.units.values())
COUNT: Final[int] = len(UNITS)
NUMBER: Final[dict[str, int]] = {u.unit: n for n, u in enumerate(UNITS)}
REF: Final[tuple[str, ...]] = tuple(f"unit:{u.unit}" for u in UNITS)
SIDE: Final[tuple[int, ...]] = tuple(GERMAN if u.side == "german" else ALLIED for u in UNITS)
STEPS: Final[tuple[int, ...]] = tuple(u.steps for u in UNITS)
TQ: Final[tuple[int, ...]] = tuple(u.tq for u in UNITS)
#: None where the counter says "No".
FIRE: Final[tuple[int | None, ...]] = tuple(u.fire for u in UNITS)
COLOR: Final[tuple[str, ...]] = tuple(u.color for u in UNITS)
RANGE: Final[tuple[int, ...]] = tuple(u.range for u in UNITS)
ASSAULT: Final[tuple[int | None, ...]] = tuple(u.assault for u in UNITS)
ASSAULT_COLOR: Final[tuple[str, ...]] = tuple(u.assault_color for u in UNITS)
DOUBLE: Final[tuple[bool, ...]] = tuple(u.assault_double for u in UNITS)
DEFENCE: Final[tuple[int, ...]] = tuple(u.defence for u in UNITS)
ARMOURED: Final[tuple[bool, ...]] = tuple(u.armoured for u in UNITS)
AA: Final[tuple[bool, ...]] = tuple(u.aa for u in UNITS)
GREEK: Final[tuple[bool, ...]] = tuple(u.greek for u in UNITS)
ENGINEER: Final[tuple[bool, ...]] = tuple(u.engineer for u in UNITS)
SELF: Final[tuple[bool, ...]] = tuple(u.self_commanded for u in UNITS)
REARGUARD: Final[tuple[bool, ...]] = tuple(u.type == "REAR" for u in UNITS)
TRUCK: Final[tuple[bool, ...]] = tuple(u.type == "TRUCK" for u in UNITS)
MOUNTED: Final[tuple[Mounted | None, ...]] = tuple(u.mounted for u in UNITS)
#: crete G20.2: a unit's ratings while it rides in its own transport or in a truck of its division.
_TRUCKS: Final[dict[str, Mounted]] = {
    u.division: Mounted(u.fire, u.assault, u.defence, u.tq, int(u.move), u.move_class)
    for u in UNITS
    if u.type == "TRUCK"
}
RIDING: Final[tuple[Mounted | None, ...]] = tuple(
    u.mounted or _TRUCKS.get(u.division) for u in UNITS
)
#: crete S9.1: the battalion that can be attached, by unit.
BATTALION: Final[dict[int, str]] = {
    NUMBER[unit]: b.battalion for b in BOX.battalions.values() for unit in b.units
}
CLASS: Final[tuple[int, ...]] = tuple(CLASSES[u.move_class] for u in UNITS)
LEG_UNIT: Final[tuple[bool, ...]] = tuple(u.move_class == "Leg" for u in UNITS)
#: Half points; 0 for "No" and for guns that only ride (``*``).
ALLOWANCE: Final[tuple[int, ...]] = tuple(2 * int(u.move) if u.move.isdigit() else 0 for u in UNITS)
#: R15: the units that count as Fallschirmjäger.
JUMPER: Final[tuple[bool, ...]] = tuple(
    u.division == "7FL" and u.type.startswith(("FJ", "GLI")) for u in UNITS
)

#: crete G2.3: mortars and artillery, by the colour of their fire.
GREEN_FIRE: Final[tuple[bool, ...]] = tuple(c == "Green" for c in COLOR)
ARTILLERY: Final[tuple[bool, ...]] = tuple(c in ("Orange", "Brown", "Black") for c in COLOR)

LEADERS: Final[tuple[LeaderRecord, ...]] = tuple(BOX.leaders.values())
LEADER_NUMBER: Final[dict[str, int]] = {r.leader: n for n, r in enumerate(LEADERS)}
LEADER_REF: Final[tuple[str, ...]] = tuple(f"leader:{r.leader}" for r in LEADERS)
LEADER_SIDE: Final[tuple[int, ...]] = tuple(
    GERMAN if r.division in ("7FL", "5GEB", "FJR 1", "FJR 2") else ALLIED for r in LEADERS
)

CHITS: Final[tuple[ChitRecord, ...]] = tuple(BOX.chits.values())
CHIT_NUMBER: Final[dict[str, int]] = {c.chit: n for n, c in enumerate(CHITS)}
CHIT_REF: Final[tuple[str, ...]] = tuple(f"chit:{n}" for n in range(len(CHITS)))
CHIT_SIDE: Final[tuple[int, ...]] = tuple(GERMAN if c.side == "german" else ALLIED for c in CHITS)

#: Event markers (5.1 to 5.13), with the cup each belongs to.
EVENTS: Final = tuple(BOX.events.values())
EVENT_NUMBER: Final[dict[str, int]] = {e.event: n for n, e in enumerate(EVENTS)}

#: crete G26: values that can be tuned; each record says how certain it is.
PARAMETERS: Final[dict[str, int]] = {p.parameter: p.value for p in BOX.parameters.values()}
