"""Units, leaders, parks and sticks as a state holds them (G30): small frozen records, and the places they can be in."""

from __future__ import annotations

from typing import Final, NamedTuple

#: Places that are not hexes.
GONE: Final = -1
ABSENT: Final = -2
DUE: Final = -3
#: A rearguard that can be made.
DISPLAY: Final = -4
IN_PARK: Final = -5
#: Has left the map for good, unhurt.
EXITED: Final = -6
#: A ship off the coast (O2); a unit that has withdrawn (S5); one that left play without being eliminated (R62, scenario 4).
#: For boxes of the off-map chart see `chart.place`.
AT_SEA: Final = -11
WITHDRAWN: Final = -12
ASIDE: Final = -14

#: No unit, leader or formation.
NOBODY: Final = -1

#: What the present chit has done to a unit (G6.5).
READY: Final = 0
AFTER_FIRST: Final = 1
DONE: Final = 2

#: What a unit has dug.
IMPROVED: Final = 1
ENTRENCHED: Final = 2


class Unit(NamedTuple):
    at: int = ABSENT
    steps: int = 0
    suppressed: bool = False
    cohesion: int = 0
    column: bool = False
    mounted: bool = False
    #: An improved position or an entrenchment.
    position: int = 0
    #: What the unit is working on: "", "trench", "block" or "rubble" (G19.2).
    work: str = ""
    chutes: int = 0
    gliders: int = 0
    delay: bool = False
    heroic: bool = False
    #: The unit has landed, and its jump roll is still to come (G21.3).
    jump: bool = False
    acted: int = READY
    #: The kind of the unit's first action.
    first: str = ""
    #: For a rearguard, the unit that made it.
    maker: int = NOBODY


class Leader(NamedTuple):
    #: The leader's unit; NOBODY while not in play.
    on: int = NOBODY
    replaced: bool = False


class Attachment(NamedTuple):
    """A battalion that is attached to another formation of its division (S9)."""

    division: int
    battalion: str
    formation: int


class Park(NamedTuple):
    hex: int
    division: int
    batteries: tuple[int, ...]
    contact: int = NOBODY
    #: Batteries that have fired since the last step I.
    fired: tuple[int, ...] = ()


class StickPlan(NamedTuple):
    """crete O1.0: a stick before it jumps: its target hex, and for each unit the hex over which it leaves the aircraft."""

    target: int
    units: tuple[int, ...]
    hexes: tuple[int, ...]
