"""What *Atlantikwall* adds to the table: the German side, the Battle Conditions, the Badges.

Each part exists only in games that use it; other games are unchanged.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from landfall.core.decisions import Seat
from landfall.games.dice.model.unit import Unit

GERMAN: Final = "g"
#: dice A1.7: windows played in rounds, which go on until no one plays a card.
ROUNDS: Final = ("contest", "ambush", "combat", "assault")


@dataclass(slots=True)
class Automatic:
    """dice A1S.1: the automatic Unit."""

    sector: str = ""
    #: Turns the Unit has spent in its sector.
    stood: int = 0
    #: The direction in which the Unit walks: 1 for right, -1 for left.
    way: int = 1
    visited: list[str] = field(default_factory=list)
    #: The Unit's Sniper: "" at first, "ready" after its first Advance, "dead" once found.
    sniper: str = ""
    #: How often the German Sharpshooter has searched for this Sniper.
    uses: int = 0
    moved: bool = False

    def clone(self) -> Automatic:
        return Automatic(
            self.sector,
            self.stood,
            self.way,
            self.visited.copy(),
            self.sniper,
            self.uses,
            self.moved,
        )


@dataclass(slots=True)
class Wall:
    """dice A1: everything that belongs to the German side: dice, resources, cards and the reserve."""

    german: Unit
    #: Decorations: the hand, the deck (its last card is on top) and the discard pile.
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    #: How many cards at the top of the deck the German player has looked at.
    known: int = 0
    #: The Specialists and Items of the German reserve, used Items, and cards out of the game.
    specialists: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    #: How many Soldiers the Germans were short of in this Phase 6, and whether they have paid.
    short: int = 0
    paid: bool = False
    #: Seats whose orders are still to be carried out in this round, and each Unit's response to a Decoration.
    queue: list[Seat] = field(default_factory=list)
    said: dict[Seat, str] = field(default_factory=dict)
    #: The Decoration that has just been shown and may still be cancelled.
    shown: str = ""
    #: Whether a card was played in this round of a window.
    played: bool = False
    #: The Unit whose force is being compared in Phase 7.
    attacker: Seat = ""
    automatic: Automatic | None = None
    blind: bool = False
    #: False while all Units are at sea and the German player waits (dice A5.1).
    awake: bool = True

    def clone(self) -> Wall:
        # Skips the constructor, whose new lists and dictionary would only be replaced.
        twin = Wall.__new__(Wall)
        twin.german = self.german.clone()
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.known = self.known
        twin.specialists = self.specialists.copy()
        twin.items = self.items.copy()
        twin.used = self.used.copy()
        twin.removed = self.removed.copy()
        twin.short = self.short
        twin.paid = self.paid
        twin.queue = self.queue.copy()
        twin.said = self.said.copy()
        twin.shown = self.shown
        twin.played = self.played
        twin.attacker = self.attacker
        twin.automatic = None if self.automatic is None else self.automatic.clone()
        twin.blind = self.blind
        twin.awake = self.awake
        return twin

    @property
    def on_the_table(self) -> str:
        """The Decoration that everyone can see, either shown or in an order that is being carried out."""
        if self.shown or not self.queue or not self.german.order.startswith("use:"):
            return self.shown
        return self.german.order.split(":")[1]

    @property
    def solo(self) -> bool:
        return self.automatic is not None


@dataclass(slots=True)
class Front:
    """dice A2: the Battle Conditions."""

    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    #: The card of this turn and, where weather persists, the weather.
    current: str = ""
    weather: str = ""
    persistent: bool = False
    observation: bool = False
    #: Condition cards cancelled for all players this turn.
    cancelled: list[str] = field(default_factory=list)
    #: The sector that Air Support chose.
    target: str = ""
    #: How many cards at the top of the deck each seat has looked at.
    known: dict[Seat, int] = field(default_factory=dict)

    def clone(self) -> Front:
        return Front(
            self.deck.copy(),
            self.discards.copy(),
            self.current,
            self.weather,
            self.persistent,
            self.observation,
            self.cancelled.copy(),
            self.target,
            self.known.copy(),
        )


@dataclass(slots=True)
class Insignia:
    """dice A3: the Badges."""

    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    honour: bool = False
    purchase: bool = False
    help: bool = False

    def clone(self) -> Insignia:
        return Insignia(
            self.deck.copy(), self.discards.copy(), self.honour, self.purchase, self.help
        )
