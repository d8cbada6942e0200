"""Events, with everything a board needs to show them: seats are ``seat:p1``, cards ``card:jeep``."""

from __future__ import annotations

from landfall.core.events import Event


class TurnBegan(Event, frozen=True):
    turn: int
    first: str


class DiceRolled(Event, frozen=True):
    """Which of the unit's dice were rolled, and what they show."""

    seat: str
    roll: int
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    colours: tuple[str, ...]


class DiceLocked(Event, frozen=True):
    seat: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]


class DieChanged(Event, frozen=True):
    """A die shows another face or counts as another colour."""

    seat: str
    die: int
    face: str
    colour: str
    by: str


class DiceSwapped(Event, frozen=True):
    seat: str
    die: int
    other: str
    other_die: int
    face: str
    got: str


class ResultAdded(Event, frozen=True):
    seat: str
    face: str
    colour: str
    by: str


class StraightMade(Event, frozen=True):
    seat: str
    taken: int


class SkullsCancelled(Event, frozen=True):
    seat: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]


class SkullIgnored(Event, frozen=True):
    seat: str
    skulls: int
    by: str


class Tallied(Event, frozen=True):
    seat: str
    soldiers: int
    courage: int
    stars: int
    points: int
    tools: int


class BonusWon(Event, frozen=True):
    seat: str
    bonus: str


class Gained(Event, frozen=True):
    seat: str
    by: str
    soldiers: int = 0
    courage: int = 0
    stars: int = 0
    points: int = 0


class Lost(Event, frozen=True):
    seat: str
    by: str
    soldiers: int = 0
    courage: int = 0
    stars: int = 0
    points: int = 0


class MarkerTurned(Event, frozen=True):
    seat: str
    marker: int
    must_move: int


class Recruited(Event, frozen=True):
    seat: str
    card: str
    stars: int


class SpecialistLost(Event, frozen=True):
    seat: str
    card: str


class ItemFound(Event, frozen=True):
    seat: str
    card: str
    points: int


class ItemLost(Event, frozen=True):
    seat: str
    card: str


class CardUsed(Event, frozen=True):
    seat: str
    card: str


class Beaten(Event, frozen=True):
    """Another unit got there first, so this one paid nothing."""

    seat: str


class MedalWon(Event, frozen=True):
    seat: str
    card: str
    courage: int


class PromotionWon(Event, frozen=True):
    seat: str
    card: str


class VehicleTaken(Event, frozen=True):
    seat: str
    card: str


class VehicleLost(Event, frozen=True):
    seat: str
    card: str


class GiftMade(Event, frozen=True):
    """One of the gifts that make up a trade."""

    seat: str
    to: str
    what: str
    amount: int


class Moved(Event, frozen=True):
    seat: str
    origin: str
    sector: str
    courage: int
    how: str


class MineExploded(Event, frozen=True):
    seat: str
    origin: str
    sector: str
    loss: int


class DefenceRolled(Event, frozen=True):
    sector: str
    defence: int


class DefenceCut(Event, frozen=True):
    seat: str
    sector: str
    by: str
    amount: int


class GunsSilenced(Event, frozen=True):
    seat: str
    sector: str


class GunsFired(Event, frozen=True):
    seat: str
    sector: str
    dice: tuple[str, ...]
    total: int


class Fought(Event, frozen=True):
    seat: str
    sector: str
    defence: int
    fire: int
    spared: int
    losses: int


class BunkerTaken(Event, frozen=True):
    seat: str
    sector: str


class UnitEliminated(Event, frozen=True):
    seat: str
    why: str


class MissionGiven(Event, frozen=True):
    seat: str
    card: str


class MissionDone(Event, frozen=True):
    seat: str
    card: str


class ItemsAdjusted(Event, frozen=True):
    """A mission brought an item into the game, and another item left it."""

    card: str
    out: str


class Embarked(Event, frozen=True):
    seat: str
    sector: str
    passengers: tuple[str, ...]


class PenaltySuffered(Event, frozen=True):
    seat: str
    penalty: str


class SeaLosses(Event, frozen=True):
    """What a final tally costs a unit at sea."""

    seat: str
    soldiers: int
    courage: int
    points: int
    stars: int


class SeaCombat(Event, frozen=True):
    seat: str
    sector: str
    defence: int


class ShellsFell(Event, frozen=True):
    number: int
    sectors: tuple[str, ...]


class CraftShelled(Event, frozen=True):
    seat: str
    sector: str
    soldiers: int
    points: int


class CraftMoved(Event, frozen=True):
    seat: str
    origin: str
    sector: str
    courage: int


class CraftMined(Event, frozen=True):
    seat: str
    sector: str
    soldiers: int
    points: int


class Disembarked(Event, frozen=True):
    seat: str
    sector: str
    forced: int


class Waded(Event, frozen=True):
    seat: str
    origin: str
    sector: str


class BeachReached(Event, frozen=True):
    seat: str
    origin: str
    sector: str
    courage: int


class BattleBegan(Event, frozen=True):
    """All units are ashore."""

    sector: str


class MulliganTaken(Event, frozen=True):
    seat: str
