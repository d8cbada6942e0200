"""A player's dice, marker, resources and cards, and the questions still to ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from landfall.core.decisions import Seat
from landfall.core.state import LATER
from landfall.games.dice.model.components import TITLES


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a unit still has to answer; the menu for this kind of question builds its options."""

    kind: str
    card: str = ""
    n: int = 0


#: Questions are frozen, so each is created once and cached.
question = cache(Question)


@dataclass(slots=True)
class Unit:
    """dice 1.1, 1.2: a player's dice, marker, resources and cards."""

    seat: Seat
    nation: str
    soldiers: int = 0
    courage: int = 0
    stars: int = 0
    points: int = 0
    sector: str = ""
    #: "" on land, "craft" aboard, "wading" in the water, "landed" waiting on the beach.
    afloat: str = ""
    #: How many turns the unit has been in its sector; one more than allowed means that it must move.
    marker: int = 1
    visited: list[str] = field(default_factory=list)
    specialists: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    medals: list[str] = field(default_factory=list)
    promotions: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    passengers: list[str] = field(default_factory=list)
    naval: str = ""
    vehicle: str = ""
    #: Specialists that this unit can no longer recruit.
    gone: list[str] = field(default_factory=list)
    #: The dice as parallel lists of faces and colours, and masks over them.
    faces: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    locked: int = 0
    rerolls: int = 0
    #: Dice that give nothing because they were cancelled, sacrificed or spent on a Straight.
    void: int = 0
    joker: int = -1
    pool_faces: list[int] = field(default_factory=list)
    pool_colours: list[int] = field(default_factory=list)
    #: Bonuses that cards gave before the tally, each as the face that would make it.
    granted: list[int] = field(default_factory=list)
    recruits: int = 0
    finds: int = 0
    #: Machine-gun dice of this combat.
    fire: list[int] = field(default_factory=list)
    #: Soldiers lost in this Phase 6 so far, and those lost in the previous one.
    losses: int = 0
    last_losses: int = 0
    #: Effects that last until the end of the turn.
    marks: list[str] = field(default_factory=list)
    #: What can be used once per game and has been used.
    spent: list[str] = field(default_factory=list)
    #: Cards discarded in this phase, which have not reached the table's pools yet.
    discards: list[str] = field(default_factory=list)
    todo: list[Question] = field(default_factory=list)
    #: An order that waits until the others have answered (an option's id).
    order: str = ""
    #: Whether the unit has taken the final bunker and left play.
    out: bool = False
    dead: str = ""
    #: dice A3: Badges held; an Officer that became another Badge is ``officier+<badge>``.
    badges: list[str] = field(default_factory=list, metadata=LATER)
    #: dice A1, ruling 46: hits of this window that the unit has not taken yet.
    pending: int = field(default=0, metadata=LATER)
    #: In games with a German, results that are not dice, as a mask: the German can't take them.
    extra: int = field(default=0, metadata=LATER)

    def clone(self) -> Unit:
        twin = Unit.__new__(Unit)
        twin.seat = self.seat
        twin.nation = self.nation
        twin.soldiers = self.soldiers
        twin.courage = self.courage
        twin.stars = self.stars
        twin.points = self.points
        twin.sector = self.sector
        twin.afloat = self.afloat
        twin.marker = self.marker
        twin.visited = self.visited.copy()
        twin.specialists = self.specialists.copy()
        twin.items = self.items.copy()
        twin.medals = self.medals.copy()
        twin.promotions = self.promotions.copy()
        twin.missions = self.missions.copy()
        twin.passengers = self.passengers.copy()
        twin.naval = self.naval
        twin.vehicle = self.vehicle
        twin.gone = self.gone.copy()
        twin.faces = self.faces.copy()
        twin.colours = self.colours.copy()
        twin.locked = self.locked
        twin.rerolls = self.rerolls
        twin.void = self.void
        twin.joker = self.joker
        twin.pool_faces = self.pool_faces.copy()
        twin.pool_colours = self.pool_colours.copy()
        twin.granted = self.granted.copy()
        twin.recruits = self.recruits
        twin.finds = self.finds
        twin.fire = self.fire.copy()
        twin.losses = self.losses
        twin.last_losses = self.last_losses
        twin.marks = self.marks.copy()
        twin.spent = self.spent.copy()
        twin.discards = self.discards.copy()
        twin.todo = self.todo.copy()
        twin.order = self.order
        twin.out = self.out
        twin.dead = self.dead
        twin.badges = self.badges.copy()
        twin.pending = self.pending
        twin.extra = self.extra
        return twin

    def has(self, title: str) -> bool:
        """dice 3.3.8: the specialist with this title, war hero or not."""
        held = self.specialists
        return bool(held) and (title in held or self.holder(title) != "")

    def holder(self, title: str) -> str:
        for card in self.specialists:
            if TITLES[card] == title:
                return card
        return ""

    def ask(self, kind: str, card: str = "", n: int = 0) -> None:
        """Add a question. The newest is asked first, unless an order waits: then its question stays
        on top."""
        place = len(self.todo) - 1 if self.order else len(self.todo)
        self.todo.insert(place, question(kind, card, n))

    @property
    def force(self) -> int:
        """dice 8.1: each specialist counts as a soldier."""
        return self.soldiers + len(self.specialists)

    @property
    def coxswain(self) -> str:
        """dice M1.1: the naval specialist, who helps only while the unit is aboard."""
        return self.naval if self.afloat == "craft" else ""

    @property
    def german(self) -> bool:
        """dice A1.2: whether this is the German player, who has dice and resources like a Unit but is not one."""
        return self.seat == "g"

    @property
    def playing(self) -> bool:
        return not self.out and self.afloat != "landed"

    @property
    def on_land(self) -> bool:
        return not self.out and not self.afloat
