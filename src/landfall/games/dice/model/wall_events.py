"""What happens in *Atlantikwall*. Decorations in hand are named to the German alone."""

from __future__ import annotations

from landfall.core.events import Event


class HitPending(Event, frozen=True):
    """Soldiers that a Unit will lose when the window closes."""

    seat: str
    amount: int
    by: str


class GermanPaid(Event, frozen=True):
    """Phase 6: the highest DEF, the Soldiers paid for it, those that were missing."""

    seat: str
    sector: str
    defence: int
    paid: int
    missing: int


class AttributeActivated(Event, frozen=True):
    """``attribute:mgf`` or ``attribute:mines``."""

    what: str


class AttributeLost(Event, frozen=True):
    what: str


class DecorationDrawn(Event, frozen=True):
    """``card`` only in the German's version."""

    seat: str
    by: str
    courage: int = 0
    card: str = ""


class DecorationPlayed(Event, frozen=True):
    seat: str
    card: str


class DecorationCancelled(Event, frozen=True):
    seat: str
    card: str
    by: str


class DeckLookedAt(Event, frozen=True):
    """The German looked at the top of the deck; ``cards`` only in the German's version."""

    seat: str
    count: int
    cards: tuple[str, ...] = ()


class WoundDrawn(Event, frozen=True):
    seat: str
    card: str


class WoundSuffered(Event, frozen=True):
    """What it cost: ``card:…`` or Soldiers."""

    seat: str
    card: str
    lost: str
    soldiers: int = 0


class DieTaken(Event, frozen=True):
    """A die of one tally joins another's."""

    seat: str
    other: str
    face: str
    colour: str
    by: str


class TalliesExchanged(Event, frozen=True):
    seat: str
    other: str
    by: str


class TokenPlaced(Event, frozen=True):
    """``token:mgf:<sector>`` or ``token:mine:<border>``."""

    token: str
    where: str
    by: str


class MinesCleared(Event, frozen=True):
    seat: str
    where: str


class DefencesSwapped(Event, frozen=True):
    seat: str
    sector: str
    other: str
    defence: int
    other_defence: int


class ItemRemoved(Event, frozen=True):
    seat: str
    card: str
    by: str


class GermanLost(Event, frozen=True):
    """The German lost a Specialist."""

    seat: str
    card: str
    by: str = ""


class SpecialistShot(Event, frozen=True):
    """A sharpshooter of either side hit someone."""

    seat: str
    target: str
    card: str


class CardLost(Event, frozen=True):
    """A Medal, Promotion or Badge that a Unit had to discard."""

    seat: str
    card: str
    by: str


class AssaultFought(Event, frozen=True):
    """Phase 7: Soldiers and Specialists side by side; ``winner`` is a seat."""

    seat: str
    force: int
    specialists: int
    german: int
    german_specialists: int
    winner: str


class UnitDestroyed(Event, frozen=True):
    seat: str


class TrophyTaken(Event, frozen=True):
    seat: str
    fallen: str


class ConditionDrawn(Event, frozen=True):
    card: str
    weather: int


class ConditionCancelled(Event, frozen=True):
    seat: str
    card: str
    by: str


class WeatherChanged(Event, frozen=True):
    card: str


class BadgeDrawn(Event, frozen=True):
    seat: str
    card: str


class BadgeUsed(Event, frozen=True):
    seat: str
    card: str


class AutomaticMoved(Event, frozen=True):
    origin: str
    sector: str


class SniperFired(Event, frozen=True):
    seat: str


class SniperDead(Event, frozen=True):
    by: str


class ItemsShown(Event, frozen=True):
    """Chaotic supply: the card on top of a deck of Items."""

    card: str


class GermanAwake(Event, frozen=True):
    """The first Unit is ashore: the German begins."""

    seat: str
