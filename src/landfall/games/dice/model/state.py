"""The state of a battle: the table's pools and, for each seat, its unit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Self

from landfall.core.decisions import Option, Seat
from landfall.core.state import State
from landfall.games.dice.model.components import TITLES, Ground, Sector, ground, sea_sectors


@dataclass(frozen=True, slots=True)
class Question:
    """Something a unit has yet to be asked; what is asked is said by its kind's menu."""

    kind: str
    card: str = ""
    n: int = 0


#: Questions are frozen: one of each is made.
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
    #: How many turns it has stood here; one more than may be: it must move.
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
    #: Own specialists that can't be had any more.
    gone: list[str] = field(default_factory=list)
    #: The dice: faces and colours side by side, and masks over them.
    faces: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    locked: int = 0
    rerolls: int = 0
    #: Dice that give nothing: cancelled, sacrificed, spent on a straight.
    void: int = 0
    joker: int = -1
    pool_faces: list[int] = field(default_factory=list)
    pool_colours: list[int] = field(default_factory=list)
    #: Bonuses that cards gave before the tally, as faces.
    granted: list[int] = field(default_factory=list)
    recruits: int = 0
    finds: int = 0
    #: Machine-gun dice of this combat.
    fire: list[int] = field(default_factory=list)
    #: Soldiers lost so far in this combat, and in the last one.
    losses: int = 0
    last_losses: int = 0
    #: What holds until the turn ends.
    marks: list[str] = field(default_factory=list)
    #: What has been used up for the game.
    spent: list[str] = field(default_factory=list)
    #: Cards laid aside in this phase, on their way to the table's pools.
    discards: list[str] = field(default_factory=list)
    todo: list[Question] = field(default_factory=list)
    #: An answer that waits for the others' (an option's id).
    order: str = ""
    #: Has taken the final bunker and left play.
    out: bool = False
    dead: str = ""

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
        return twin

    def has(self, title: str) -> bool:
        """dice 3.3.8: whoever bears the title, war hero or not."""
        held = self.specialists
        return bool(held) and (title in held or self.holder(title) != "")

    def holder(self, title: str) -> str:
        for card in self.specialists:
            if TITLES[card] == title:
                return card
        return ""

    def ask(self, kind: str, card: str = "", n: int = 0) -> None:
        self.todo.append(question(kind, card, n))

    @property
    def force(self) -> int:
        """dice 8.1: each specialist counts as a soldier."""
        return self.soldiers + len(self.specialists)

    @property
    def coxswain(self) -> str:
        """dice M1.1: the naval specialist helps aboard; in the water he wades like everybody."""
        return self.naval if self.afloat == "craft" else ""

    @property
    def playing(self) -> bool:
        return not self.out and self.afloat != "landed"

    @property
    def on_land(self) -> bool:
        return not self.out and not self.afloat


@dataclass(slots=True)
class DDay(State):
    battlefield: str = ""
    #: The chosen options that the rules look at, by name.
    golden: str = "none"
    golden_trade: bool = False
    missions: str = "none"
    heroes: str = "none"
    continuous: bool = False
    mulligan: bool = False
    level: int = 3
    sea: str = ""
    turn: int = 0
    phase: str = ""
    units: list[Unit] = field(default_factory=list)
    #: Items that can be found, and those that were used.
    items: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    #: Shared specialists that can be recruited.
    specialists: list[str] = field(default_factory=list)
    hero_pool: list[str] = field(default_factory=list)
    medals: list[str] = field(default_factory=list)
    medals_played: list[str] = field(default_factory=list)
    vehicles: list[str] = field(default_factory=list)
    promotions: list[str] = field(default_factory=list)
    mission_deck: list[str] = field(default_factory=list)
    #: Special items taken out to make room for those a mission wants, and everything unavailable.
    removed: list[str] = field(default_factory=list)
    #: Sectors whose gift was taken, whose machine guns are silent; borders without mines.
    taken: list[str] = field(default_factory=list)
    silenced: list[str] = field(default_factory=list)
    #: This turn's reductions of DEF by sector; "zero", "half", "smoke" follow a colon.
    cuts: dict[str, int] = field(default_factory=dict)
    #: The variable DEF that was rolled this turn.
    rolled: dict[str, int] = field(default_factory=dict)
    bombarded: int = 0
    mulligan_used: bool = False
    #: What the seats are offered now: made again when it is missing.
    offers: dict[Seat, tuple[Option, ...]] = field(default_factory=dict, compare=False)

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.chance = self.chance.clone()
        twin.steps = self.steps.copy()
        twin.outcome = self.outcome
        twin.reveals = self.reveals.copy()
        twin.journal = []
        twin.answers = 0
        twin.watch = None
        twin.battlefield = self.battlefield
        twin.golden = self.golden
        twin.golden_trade = self.golden_trade
        twin.missions = self.missions
        twin.heroes = self.heroes
        twin.continuous = self.continuous
        twin.mulligan = self.mulligan
        twin.level = self.level
        twin.sea = self.sea
        twin.turn = self.turn
        twin.phase = self.phase
        twin.units = [unit.clone() for unit in self.units]
        twin.items = self.items.copy()
        twin.used = self.used.copy()
        twin.specialists = self.specialists.copy()
        twin.hero_pool = self.hero_pool.copy()
        twin.medals = self.medals.copy()
        twin.medals_played = self.medals_played.copy()
        twin.vehicles = self.vehicles.copy()
        twin.promotions = self.promotions.copy()
        twin.mission_deck = self.mission_deck.copy()
        twin.removed = self.removed.copy()
        twin.taken = self.taken.copy()
        twin.silenced = self.silenced.copy()
        twin.cuts = self.cuts.copy()
        twin.rolled = self.rolled.copy()
        twin.bombarded = self.bombarded
        twin.mulligan_used = self.mulligan_used
        twin.offers = {}
        return twin

    @property
    def ground(self) -> Ground:
        return ground(self.battlefield)

    @property
    def solo(self) -> bool:
        return len(self.units) == 1

    def unit(self, seat: Seat) -> Unit:
        for unit in self.units:
            if unit.seat == seat:
                return unit
        raise KeyError(seat)

    def in_order(self) -> list[Unit]:
        """The units, the first player's first; the first player changes each turn."""
        first = max(self.turn - 1, 0) % len(self.units)
        return self.units[first:] + self.units[:first]

    def others(self, unit: Unit) -> Iterator[Unit]:
        return (other for other in self.units if other is not unit and not other.out)

    def sector(self, unit: Unit) -> Sector:
        if unit.afloat in ("craft", "wading"):
            return sea_sectors(self.sea)[unit.sector]
        return self.ground.sectors[unit.sector]

    def together(self, unit: Unit) -> list[Unit]:
        """All units in the unit's sector, itself included."""
        afloat = unit.afloat in ("craft", "wading")
        return [
            other
            for other in self.units
            if not other.out
            and other.sector == unit.sector
            and (other.afloat in ("craft", "wading")) == afloat
        ]

    def mgf(self, sector: Sector) -> int:
        """dice 3.6.2, 5.9: how many machine-gun dice each unit rolls there."""
        if self.level == 1 or sector.id in self.silenced:
            return 0
        return sector.mgf
