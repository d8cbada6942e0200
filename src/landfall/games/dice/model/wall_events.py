"""The events of *Atlantikwall*. Only the German player learns which Decorations are in hand."""

from __future__ import annotations

from landfall.core.events import Event


class HitPending(Event, frozen=True):
    """Soldiers that a Unit will lose when the window closes."""

    seat: str
    amount: int
    by: str


class GermanPaid(Event, frozen=True):
    """Phase 6: the highest DEF, the Soldiers paid for it, and how many were missing."""

    seat: str
    sector: str
    defence: int
    paid: int
    missing: int


class AttributeActivated(Event, frozen=True):
    """Sleeping guns (``attribute:mgf``) or mines (``attribute:mines``) have woken."""

    what: str


class AttributeLost(Event, frozen=True):
    what: str


class DecorationDrawn(Event, frozen=True):
    """``card`` is set only in the German player's version of the event."""

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
    """The German player looked at the top of the deck; only their version of the event has ``cards``."""

    seat: str
    count: int
    cards: tuple[str, ...] = ()


class WoundDrawn(Event, frozen=True):
    seat: str
    card: str


class WoundSuffered(Event, frozen=True):
    """What a black Decoration cost a Unit: ``card:…`` or Soldiers."""

    seat: str
    card: str
    lost: str
    soldiers: int = 0


class DieTaken(Event, frozen=True):
    """A die changes hands and joins the other side's tally."""

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
    """The Germans lost a Specialist."""

    seat: str
    card: str
    by: str = ""


class SpecialistShot(Event, frozen=True):
    """A sharpshooter of either side hit a Specialist."""

    seat: str
    target: str
    card: str


class CardLost(Event, frozen=True):
    """A Medal, Promotion or Badge that a Unit had to discard."""

    seat: str
    card: str
    by: str


class AssaultFought(Event, frozen=True):
    """Phase 7: the Soldiers and Specialists of both sides; ``winner`` is a seat."""

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
    """Chaotic supply: the Item now on top of one of the decks."""

    card: str


class GermanAwake(Event, frozen=True):
    """The first Unit is ashore, so the German player begins."""

    seat: str
