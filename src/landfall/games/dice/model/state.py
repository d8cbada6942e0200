"""The state of a battle: the table's pools and, for each seat, its unit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

from landfall.core.decisions import Option, Seat
from landfall.core.state import LATER, State
from landfall.games.dice.model.components import Ground, Sector, ground, sea_sectors
from landfall.games.dice.model.unit import Question, Unit, question
from landfall.games.dice.model.wall import GERMAN, Front, Insignia, Wall

__all__ = ["GERMAN", "DDay", "Question", "Unit", "question"]


@dataclass(slots=True)
class DDay(State):
    battlefield: str = ""
    #: The chosen options that affect the rules, by name.
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
    #: Items that can be found, and items that have been used.
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
    #: Cards not in this game, and items that left it to make room for those of a mission.
    removed: list[str] = field(default_factory=list)
    #: Sectors whose gift has been taken, and sectors whose machine guns are silent.
    taken: list[str] = field(default_factory=list)
    silenced: list[str] = field(default_factory=list)
    #: This turn's changes to the DEF, by sector; special ones have a suffix, as in ``7:zero`` or ``7:half``.
    cuts: dict[str, int] = field(default_factory=dict)
    #: The variable DEFs that were rolled this turn, by sector.
    rolled: dict[str, int] = field(default_factory=dict)
    bombarded: int = 0
    mulligan_used: bool = False
    #: *Atlantikwall*: each part exists only in games that use it.
    wall: Wall | None = field(default=None, metadata=LATER)
    front: Front | None = field(default=None, metadata=LATER)
    insignia: Insignia | None = field(default=None, metadata=LATER)
    wall_material: bool = field(default=False, metadata=LATER)
    playing_with_fire: bool = field(default=False, metadata=LATER)
    #: dice A4.2: the two decks of Items in games with chaotic supply.
    stacks: list[list[str]] = field(default_factory=list, metadata=LATER)
    #: DEFs that were swapped for good; tokens such as ``mgf:7`` and ``mine:8-10``; borders cleared of mines.
    swapped: dict[str, int] = field(default_factory=dict, metadata=LATER)
    tokens: list[str] = field(default_factory=list, metadata=LATER)
    cleared: list[str] = field(default_factory=list, metadata=LATER)
    #: The options that each seat has now; rebuilt when missing.
    offers: dict[Seat, tuple[Option, ...]] = field(default_factory=dict, compare=False)

    def clone(self) -> Self:
        twin = self.begin_clone()
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
        twin.wall = None if self.wall is None else self.wall.clone()
        twin.front = None if self.front is None else self.front.clone()
        twin.insignia = None if self.insignia is None else self.insignia.clone()
        twin.wall_material = self.wall_material
        twin.playing_with_fire = self.playing_with_fire
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.swapped = self.swapped.copy()
        twin.tokens = self.tokens.copy()
        twin.cleared = self.cleared.copy()
        twin.offers = {}
        return twin

    @property
    def ground(self) -> Ground:
        return ground(self.battlefield)

    @property
    def solo(self) -> bool:
        """With one Unit the solitaire rules apply, even against a German player (A1, ruling 52)."""
        return len(self.units) == 1

    @property
    def alone(self) -> bool:
        """Whether there is only one player, whose orders are carried out at once."""
        return len(self.units) == 1 and self.wall is None

    @property
    def seated(self) -> list[Unit]:
        """Every player who may be asked: the Units, and the German player if there is one."""
        return self.units if self.wall is None else [*self.units, self.wall.german]

    def unit(self, seat: Seat) -> Unit:
        for unit in self.units:
            if unit.seat == seat:
                return unit
        if seat == GERMAN and self.wall is not None:
            return self.wall.german
        raise KeyError(seat)

    def in_order(self) -> list[Unit]:
        """The units in table order, beginning with the first player, who changes each turn."""
        first = max(self.turn - 1, 0) % max(len(self.units), 1)
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
