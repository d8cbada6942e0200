"""Events. The board shows each where it happens; the log describes it with an `event-…` message."""

from __future__ import annotations

from landfall.core.events import Event

# The turn.


class TurnBegan(Event, frozen=True):
    turn: int
    tide: str
    time: str


class PhaseBegan(Event, frozen=True):
    phase: str


class CardDrawn(Event, frozen=True):
    card: str
    use: str
    sector: str = ""


class DeckShuffled(Event, frozen=True):
    turn: int


# Landing.


class UnitDrifted(Event, frozen=True):
    unit: str
    origin: str
    box: str
    boxes: int
    direction: str


class UnitDelayed(Event, frozen=True):
    unit: str
    turn: int
    cause: str


class UnitLanded(Event, frozen=True):
    unit: str
    box: str
    hex: str


class UnitPlaced(Event, frozen=True):
    """A unit is placed in a landing box, or on the map by a scenario's set-up."""

    unit: str
    place: str


class MineStruck(Event, frozen=True):
    unit: str
    hex: str


class CommandPassed(Event, frozen=True):
    unit: str
    division: int


# US units.


class StepLost(Event, frozen=True):
    unit: str
    hex: str
    left: int
    cause: str


class UnitEliminated(Event, frozen=True):
    unit: str
    hex: str
    cause: str


class UnitDisrupted(Event, frozen=True):
    unit: str
    hex: str
    cause: str


class UnitsRallied(Event, frozen=True):
    units: tuple[str, ...]


class StepRegained(Event, frozen=True):
    unit: str
    steps: int


class UnitMoved(Event, frozen=True):
    unit: str
    path: tuple[str, ...]
    hex: str
    free: bool
    preservation: bool = False


class UnitExited(Event, frozen=True):
    unit: str
    exit: str


class InfiltrationChecked(Event, frozen=True):
    unit: str
    hex: str
    card: str
    positions: tuple[str, ...]
    struck: bool


class ClimbBegan(Event, frozen=True):
    unit: str
    hex: str
    kind: str


class ClimbEnded(Event, frozen=True):
    unit: str
    hex: str
    kind: str


class DivisionActs(Event, frozen=True):
    division: int
    actions: int


# Leaders.


class HeroPlaced(Event, frozen=True):
    hero: str
    unit: str


class HeroFell(Event, frozen=True):
    hero: str
    unit: str
    cause: str


class LeaderHit(Event, frozen=True):
    leader: str
    hex: str
    position: str
    result: str


class GeneralCaptured(Event, frozen=True):
    leader: str
    hex: str


class PostEstablished(Event, frozen=True):
    unit: str
    hex: str


class PostAbandoned(Event, frozen=True):
    unit: str


class PostExtended(Event, frozen=True):
    unit: str
    range: int


class BasePlaced(Event, frozen=True):
    base: str
    hex: str


class BaseExtended(Event, frozen=True):
    base: str
    range: int


class GarrisonPlaced(Event, frozen=True):
    hex: str
    position: str


class GarrisonRemoved(Event, frozen=True):
    hex: str


class ObstacleCleared(Event, frozen=True):
    hex: str


# German fire and actions.


class PositionFired(Event, frozen=True):
    """A volley: the units hit, their hexes and the kind of dot."""

    position: str
    card: str
    color: str
    limit: int
    units: tuple[str, ...]
    hexes: tuple[str, ...]
    dots: tuple[str, ...]


class GermanActed(Event, frozen=True):
    position: str
    action: str
    hex: str = ""


class ArtilleryFired(Event, frozen=True):
    sector: str
    card: str
    value: int
    guns: int
    struck: bool


class GermansRecovered(Event, frozen=True):
    positions: tuple[str, ...]


class ReinforcementCame(Event, frozen=True):
    hex: str
    position: str
    depth: bool
    source: str


class DepthPlaced(Event, frozen=True):
    hex: str
    position: str


class DepthExchanged(Event, frozen=True):
    hex: str
    kind: str


class GermanMoved(Event, frozen=True):
    origin: str
    hex: str
    path: tuple[str, ...] = ()
    cause: str = ""


class AdvanceMet(Event, frozen=True):
    """16.82: the defence along the route of an advance."""

    position: str
    hex: str
    route: tuple[str, ...]
    strength: int
    repulsed: bool


class UnitDisplaced(Event, frozen=True):
    unit: str
    hex: str


class GermanReturned(Event, frozen=True):
    hex: str
    german: str


# US combat.


class AttackDeclared(Event, frozen=True):
    hex: str
    position: str
    units: tuple[str, ...]
    naval: bool = False


class GermanRevealed(Event, frozen=True):
    hex: str
    german: str
    strength: int
    needs: tuple[str, ...]


class DepthRevealed(Event, frozen=True):
    hex: str
    marker: str
    strength: int
    needs: tuple[str, ...]
    tactical: bool = False


class AttackCompared(Event, frozen=True):
    hex: str
    strength: int
    defence: int
    missing: tuple[str, ...]
    hero: str
    results: tuple[str, ...]


class GermanDisrupted(Event, frozen=True):
    hex: str
    cause: str


class GermanConcealed(Event, frozen=True):
    hex: str


class GermanEliminated(Event, frozen=True):
    hex: str
    german: str
    cause: str


class GermanWithdrew(Event, frozen=True):
    hex: str
    german: str


class DepthRemoved(Event, frozen=True):
    hex: str
    cause: str


class BarrageFired(Event, frozen=True):
    unit: str
    hex: str
    card: str
    color: bool
    symbol: bool
    result: str


class NavalBarrageFired(Event, frozen=True):
    hex: str


class NavalMarkerTaken(Event, frozen=True):
    markers: int


# Events of the deck.


class DeckEvent(Event, frozen=True):
    card: str
    event: str
    positions: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    division: int = 0
    sector: str = ""


class EventHadNoEffect(Event, frozen=True):
    event: str


class PoolsJoined(Event, frozen=True):
    units: int
    depth: int


class Bombarded(Event, frozen=True):
    disrupted: tuple[str, ...]
    destroyed: tuple[str, ...]


# The score.


class Scored(Event, frozen=True):
    turn: int
    points: int
    items: tuple[str, ...]
    values: tuple[str, ...]
