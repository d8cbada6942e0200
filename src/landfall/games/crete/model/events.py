"""The events of a game. A board shows each where it happened; the log tells it with the text `event-…`.

Every die and every draw is an event, with its modifiers listed one by one (``mod:column:2``), so that players can check
the sum.
"""

from __future__ import annotations

from landfall.core.events import Event

Mods = tuple[str, ...]

# The turn and its chits.


class TurnBegan(Event, frozen=True):
    day: int
    hour: str


class ChitDrawn(Event, frozen=True):
    chit: str
    side: str
    left: int


class ChitCarried(Event, frozen=True):
    """The last chit of the turn: it opens the next one."""

    chit: str


class ChitPlayed(Event, frozen=True):
    chit: str
    #: "carried", "first" or "drawn".
    how: str


class ChitEnded(Event, frozen=True):
    chit: str


class IncomeRolled(Event, frozen=True):
    division: str
    roll: int
    cp: int
    dp: int


class PointsConverted(Event, frozen=True):
    division: str
    cp: int
    dp: int


class ChitBought(Event, frozen=True):
    division: str
    chit: str
    cost: int
    planned: bool


class PlanCancelled(Event, frozen=True):
    division: str
    chit: str


class OrderChanged(Event, frozen=True):
    side: str
    order: str
    value: str


# Checks and fire.


class QualityChecked(Event, frozen=True):
    unit: str
    hex: str
    purpose: str
    need: int
    roll: int
    passed: bool
    modifiers: Mods


class CheckPaid(Event, frozen=True):
    unit: str
    hex: str
    purpose: str
    division: str


class Shot(Event, frozen=True):
    """Fire of any kind: the roll, the rating and what was added to it."""

    firer: str
    target: str
    origin: str
    hex: str
    mode: str
    color: str
    base: int
    rating: int
    roll: int
    #: "miss", "cohesion", "suppression", "check", "step" or "eliminated".
    result: str
    modifiers: Mods


class Suppressed(Event, frozen=True):
    unit: str
    hex: str


class CohesionLost(Event, frozen=True):
    unit: str
    hex: str
    hits: int
    cause: str


class StepLost(Event, frozen=True):
    unit: str
    hex: str
    left: int
    cause: str


class UnitEliminated(Event, frozen=True):
    unit: str
    hex: str
    steps: int
    cause: str


class NoEffect(Event, frozen=True):
    unit: str
    hex: str


class BarrageLaid(Event, frozen=True):
    hex: str
    level: int


class BarragesLifted(Event, frozen=True):
    hexes: tuple[str, ...]


class Rubbled(Event, frozen=True):
    hex: str


# Actions.


class UnitMoved(Event, frozen=True):
    unit: str
    origin: str
    hex: str
    #: Half points paid for this step.
    cost: int
    column: bool


class ColumnChanged(Event, frozen=True):
    unit: str
    hex: str
    column: bool
    #: Whether column was left for a cohesion hit instead of points.
    hit: bool


class MoveStopped(Event, frozen=True):
    unit: str
    hex: str


class Rallied(Event, frozen=True):
    unit: str
    hex: str
    what: str


class WorkDone(Event, frozen=True):
    unit: str
    hex: str
    #: "improved", "work", "trench", "block", "unblock" or "rubble".
    what: str


class MarkerRemoved(Event, frozen=True):
    unit: str
    hex: str
    left: int


class TransportChanged(Event, frozen=True):
    unit: str
    hex: str
    mounted: bool
    column: bool


class RearguardMade(Event, frozen=True):
    unit: str
    rearguard: str
    hex: str


class RearguardTaken(Event, frozen=True):
    unit: str
    rearguard: str
    hex: str


class SecondAction(Event, frozen=True):
    unit: str
    hex: str
    division: str


class DirectCommand(Event, frozen=True):
    unit: str
    hex: str
    division: str


# Assault.


class AssaultDeclared(Event, frozen=True):
    units: tuple[str, ...]
    origin: str
    hex: str


class BraveryChecked(Event, frozen=True):
    unit: str
    hex: str
    need: int
    roll: int
    passed: bool
    modifiers: Mods


class AssaultEnded(Event, frozen=True):
    hex: str
    #: "repulsed", "held", "taken" or "nobody".
    how: str


class Stood(Event, frozen=True):
    unit: str
    hex: str
    runs: bool


class Retreated(Event, frozen=True):
    unit: str
    path: tuple[str, ...]
    hex: str


class Surrendered(Event, frozen=True):
    unit: str
    hex: str


class Advanced(Event, frozen=True):
    unit: str
    hex: str


# Arrivals, air, events.


class UnitPlaced(Event, frozen=True):
    unit: str
    hex: str
    how: str


class JumpRolled(Event, frozen=True):
    unit: str
    hex: str
    roll: int
    total: int
    #: "none", "delayed", "step", "step-delayed" or "eliminated".
    result: str
    markers: int
    modifiers: Mods


class StrikesLaid(Event, frozen=True):
    side: str
    hexes: tuple[str, ...]


class EventDrawn(Event, frozen=True):
    side: str
    marker: str


class EventEmpty(Event, frozen=True):
    marker: str


class EventRolled(Event, frozen=True):
    marker: str
    roll: int
    strikes: int


class MarkerTaken(Event, frozen=True):
    """A Heroic marker is put on a unit or returns to its cup."""

    unit: str
    hex: str
    on: bool


class PointsChanged(Event, frozen=True):
    division: str
    cp: int
    dp: int


class UnitFled(Event, frozen=True):
    unit: str
    hex: str


class StepReturned(Event, frozen=True):
    unit: str
    hex: str
    steps: int


# Leaders, parks, control, the end.


class LeaderMoved(Event, frozen=True):
    leader: str
    unit: str
    hex: str


class LeaderFell(Event, frozen=True):
    leader: str
    hex: str


class ParkFormed(Event, frozen=True):
    units: tuple[str, ...]
    hex: str


class ParkDissolved(Event, frozen=True):
    units: tuple[str, ...]
    hex: str


class ContactMade(Event, frozen=True):
    hex: str
    leader: str
    roll: int
    need: int
    made: bool
    modifiers: Mods


class ContactLost(Event, frozen=True):
    hex: str


class ControlChanged(Event, frozen=True):
    hex: str
    side: str


class ConditionMet(Event, frozen=True):
    side: str
    condition: str
