"""Events that only some scenarios have: landings, late chits, locks, attachments, supply, trucks, exits."""

from __future__ import annotations

from landfall.core.events import Event
from landfall.games.crete.model.events import Mods


class SeriesLanded(Event, frozen=True):
    series: int
    airfield: str


class SeriesWaits(Event, frozen=True):
    """A slot passes without a landing: there is no runway, or the owner waits."""

    series: int
    #: "runway" or "choice".
    why: str


class Interdicted(Event, frozen=True):
    unit: str
    hex: str
    roll: int
    total: int
    #: "none", "cohesion", "cohesion-twice", "suppression" or "step".
    result: str
    modifiers: Mods


class DelayEnded(Event, frozen=True):
    units: tuple[str, ...]
    division: str


class CommandRaised(Event, frozen=True):
    division: str
    value: int


class ChitAdded(Event, frozen=True):
    chit: str


class LockOpened(Event, frozen=True):
    sheets: tuple[str, ...]


class ReservesWoken(Event, frozen=True):
    units: tuple[str, ...]


class AirAllotted(Event, frozen=True):
    day: int
    hour: str
    count: int


class AirLost(Event, frozen=True):
    count: int


class BattalionAttached(Event, frozen=True):
    battalion: str
    formation: str


class BattalionReturned(Event, frozen=True):
    battalion: str


class SupplyRolled(Event, frozen=True):
    side: str
    zone: str
    roll: int
    #: "full", "reduced", "diminished" or "emergency".
    level: str
    change: int


class TrucksGiven(Event, frozen=True):
    division: str
    trucks: int


class TruckUsed(Event, frozen=True):
    unit: str
    hex: str
    mounted: bool
    column: bool


class UnitExited(Event, frozen=True):
    unit: str
    hex: str
    exit: str
