"""What happens on the island as a whole: the off-map chart, morale, withdrawal, free drops, ships (S1, S2, S5, O1–O3)."""

from __future__ import annotations

from landfall.core.events import Event
from landfall.games.crete.model.events import Mods


class UnitLeft(Event, frozen=True):
    """A unit leaves the map: to a box of the chart, by an exit, by ship or by air."""

    unit: str
    hex: str
    #: "off", "exit", "withdraw", "evacuate", "ship", "away" (by ship, off the map) or "fly".
    how: str
    #: A box, an exit or a port; empty where the unit is simply taken off.
    to: str


class BoxMarched(Event, frozen=True):
    unit: str
    origin: str
    box: str


class MoraleChanged(Event, frozen=True):
    """Allied morale, or the withdrawal level once withdrawal is in force."""

    change: int
    level: int
    #: "allied-step", "german-step", "airfield", "port", "supply", "ship", "withdrawn" or "obligation".
    cause: str
    withdrawal: bool


class WithdrawalBegan(Event, frozen=True):
    level: int


class UnitTakenOff(Event, frozen=True):
    """Out of play without being eliminated (R62): a gun that cannot move, a deserter, a rearguard (R70)."""

    unit: str
    hex: str
    #: "immobile", "deserted" or "rearguard".
    why: str


class LeaderLeft(Event, frozen=True):
    """A leader leaves the game with a unit, or is replaced."""

    leader: str


class ObligationTested(Event, frozen=True):
    exit: str
    met: bool
    have: int
    need: int


class DispersionRolled(Event, frozen=True):
    """crete O1.0: the roll that decides whether a stick scatters."""

    hex: str
    units: tuple[str, ...]
    roll: int
    total: int
    low: int
    dispersed: bool
    modifiers: Mods


class UnitDrifted(Event, frozen=True):
    unit: str
    origin: str
    #: Empty off the map.
    hex: str
    direction: int
    distance: int
    lost: bool


class ShipsArrived(Event, frozen=True):
    units: tuple[str, ...]


class FleetMoved(Event, frozen=True):
    sheet: str


class NavalTargetMoved(Event, frozen=True):
    hex: str


class ShipAttacked(Event, frozen=True):
    """An air attack on a ship."""

    unit: str
    rating: int
    roll: int
    result: str
    modifiers: Mods


class ShipSailed(Event, frozen=True):
    """A ship goes to Egypt."""

    unit: str


class GunContact(Event, frozen=True):
    unit: str
    hex: str
    leader: str
    roll: int
    need: int
    made: bool
    modifiers: Mods


class GunContactLost(Event, frozen=True):
    unit: str
    hex: str
