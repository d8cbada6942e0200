"""A game in progress.

Units and forces are small frozen records, so that a state is cloned by copying its lists. A place is an
int: a hex by its number, or a box, a turn on the track, an exit, or out of play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from landfall.core.decisions import Seat
from landfall.core.state import KEPT, State
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import CardDrawn

IN_BOX: Final = 3000
ON_TRACK: Final = 4000
EXITED: Final = 5000
#: Eliminated.
GONE: Final = -1
#: Not used in this scenario, or not yet in play.
ABSENT: Final = -2

CLIMB: Final = 1
CLIFF: Final = 2
#: 7.7: disrupted before the action phase, or in it.
DISRUPTED: Final = 1
DISRUPTED_NOW: Final = 2

NOBODY: Final = -1

#: 14: the turn from which the rules of the extended game apply.
EXTENDED: Final = 17
#: The scenario that is played on the eastern half of the map.
ONE_SECTOR: Final = "easy-fox"


class Unit(NamedTuple):
    """A US unit, leader or engineer base."""

    at: int
    steps: int
    #: The division it belongs to: its own, unless it landed in the other sector (5.22).
    command: int
    disrupted: int = 0
    climb: int = 0
    #: Where a climbed cliff leads to.
    cliff: int = 0
    hero: int = NOBODY
    #: The hero is dead, and the unit inspired (11.15).
    inspired: bool = False
    acted: bool = False


class Force(NamedTuple):
    """A German unit, with its depth marker or none."""

    unit: int
    depth: int = NOBODY
    revealed: bool = False
    depth_revealed: bool = False
    disrupted: bool = False


@dataclass(slots=True)
class Omaha(State):
    scenario: str = ""
    #: The optional rules in play, by number.
    variants: tuple[str, ...] = ()
    players: int = 1
    turn: int = 1
    last_turn: int = 16
    phase: str = ""
    units: list[Unit] = field(default_factory=list)
    germans: dict[int, Force] = field(default_factory=dict)
    #: Face-down units that may still arrive.
    tactical: list[int] = field(default_factory=list)
    division: list[int] = field(default_factory=list)
    kampfgruppe: list[int] = field(default_factory=list)
    armour: list[int] = field(default_factory=list)
    wn_depth: list[int] = field(default_factory=list)
    building_depth: list[int] = field(default_factory=list)
    mobile_depth: list[int] = field(default_factory=list)
    kampfgruppe_depth: list[int] = field(default_factory=list)
    armour_depth: list[int] = field(default_factory=list)
    #: Counters eliminated in play; after them, those left out from the start.
    germans_lost: list[int] = field(default_factory=list)
    depth_lost: list[int] = field(default_factory=list)
    germans_unused: list[int] = field(default_factory=list)
    depth_unused: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    #: Cards on the card track, of this turn.
    shown: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    #: The fire card of each sector, this turn.
    fire_cards: dict[str, int] = field(default_factory=dict)
    cleared: list[int] = field(default_factory=list)
    garrisons: list[int] = field(default_factory=list)
    naval: int = 0
    #: Effects of this turn's events.
    smoke: list[int] = field(default_factory=list)
    plunging: bool = False
    bonus_actions: int = 0
    snipers: list[int] = field(default_factory=list)
    engineers_stopped: bool = False
    #: Sectors where German artillery fired this turn (19.33).
    shelled: list[str] = field(default_factory=list)
    #: Off-map batteries that have lost all their observers (6.51).
    silent: list[int] = field(default_factory=list)
    meemies: bool = False
    mobile_renewed: bool = False
    #: Units that lost a step in this fire phase (6.34).
    hit: list[int] = field(default_factory=list)
    #: Position hexes that had a German line of communication when the fire phase began (12.24).
    linked: list[int] = field(default_factory=list)
    #: Positions that will advance at the end of the fire phase, with their cards (16.85).
    advances: list[tuple[int, int]] = field(default_factory=list)
    #: The US action phase: the active division, its actions left, and each unit's leaders (as bits).
    acting: int = 0
    actions: int = 0
    led: list[int] = field(default_factory=list)
    #: Where each unit was when the phase began.
    stood: list[int] = field(default_factory=list, compare=False, metadata=KEPT)
    leaders_moved: int = 0
    attacked: list[int] = field(default_factory=list)
    barraged: list[int] = field(default_factory=list)
    #: Command posts and engineer bases: where their markers are on the tracks.
    posts: dict[int, int] = field(default_factory=dict)
    bases: dict[int, int] = field(default_factory=dict)
    #: Bases and posts that were placed or advanced this turn.
    worked: list[int] = field(default_factory=list)
    armour_entered: int = 0
    #: Whether a German armour unit arrived as a reinforcement this turn (23.21).
    armour_came: bool = False
    #: The score by item, as of the end of the last turn.
    tally: dict[str, int] = field(default_factory=dict)
    #: Units by hex; built on first use, kept up to date after that.
    stacks: dict[int, tuple[int, ...]] | None = field(default=None, compare=False)

    def clone(self) -> Self:
        twin = self.begin_clone()
        for name in _VALUES:
            setattr(twin, name, getattr(self, name))
        for name in _CONTAINERS:
            setattr(twin, name, getattr(self, name).copy())
        twin.stacks = None if self.stacks is None else self.stacks.copy()
        return twin

    # Queries.

    def has(self, variant: str) -> bool:
        return variant in self.variants

    @property
    def extended(self) -> bool:
        """14: whether the rules of the extended game apply."""
        return self.turn >= EXTENDED

    @property
    def german_actions(self) -> bool:
        """Whether the Germans take actions: in the extended game (16), or earlier by 14.2."""
        return self.turn >= EXTENDED or (self.turn >= 12 and "14.2" in self.variants)

    @property
    def tide(self) -> str:
        return deck.TIDE[self.turn]

    @property
    def one_sector(self) -> bool:
        """Easy Fox is played on the eastern half of the map."""
        return self.scenario == ONE_SECTOR

    @property
    def sectors(self) -> tuple[str, ...]:
        return ("east",) if self.one_sector else ground.SECTORS

    @property
    def divisions(self) -> tuple[int, ...]:
        return (1,) if self.one_sector else (1, 29)

    def seat(self, division: int) -> Seat:
        return "us" if self.players == 1 else f"us{division}"

    def seat_in(self, sector: str) -> Seat:
        return self.seat(ground.DIVISION_OF[sector])

    def on(self) -> dict[int, tuple[int, ...]]:
        """The US units, leaders and bases in each hex."""
        if self.stacks is None:
            stacks: dict[int, tuple[int, ...]] = {}
            for number, unit in enumerate(self.units):
                if 0 <= unit.at < IN_BOX:
                    stacks[unit.at] = (*stacks.get(unit.at, ()), number)
            self.stacks = stacks
        return self.stacks

    def at(self, hex: int) -> tuple[int, ...]:
        return self.on().get(hex, ())

    def occupied(self) -> set[int]:
        """Hexes with a US unit, for measuring distances; a lone general (11.31) or a base does not count."""
        return {
            hex
            for hex, numbers in self.on().items()
            if any(not counters.GENERAL[n] and not counters.BASE[n] for n in numbers)
        }

    def strength(self, number: int) -> int:
        unit = self.units[number]
        return counters.LEVELS[number][unit.steps - 1].strength

    def symbol(self, number: int) -> str:
        return counters.LEVELS[number][self.units[number].steps - 1].target

    def losses(self, division: int) -> int:
        """13.1: regular infantry of the division down to one step, or out of play."""
        lost = 0
        for number in counters.REGULARS[division]:
            unit = self.units[number]
            if unit.steps <= 1 and unit.at != ABSENT:
                lost += 1
        return lost

    # Changes.

    def move(self, number: int, to: int) -> None:
        unit = self.units[number]
        stacks = self.on()
        if 0 <= unit.at < IN_BOX:
            left = tuple(n for n in stacks[unit.at] if n != number)
            if left:
                stacks[unit.at] = left
            else:
                del stacks[unit.at]
        if 0 <= to < IN_BOX:
            stacks[to] = tuple(sorted((*stacks.get(to, ()), number)))
        self.units[number] = unit._replace(at=to)

    def draw(self, use: str, sector: str = "") -> int:
        """The next card. If the deck runs out, the discards are reshuffled."""
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.chance.shuffle(self.deck)
        card = self.deck.pop()
        self.shown.append(card)
        self.reveal()
        self.emit(CardDrawn(card=f"card:{card}", use=use, sector=sector))
        return card


_VALUES: Final = (
    "scenario",
    "variants",
    "players",
    "turn",
    "last_turn",
    "phase",
    "naval",
    "plunging",
    "bonus_actions",
    "engineers_stopped",
    "meemies",
    "mobile_renewed",
    "acting",
    "actions",
    "leaders_moved",
    "armour_entered",
    "armour_came",
)
_CONTAINERS: Final = (
    "units",
    "germans",
    "tactical",
    "division",
    "kampfgruppe",
    "armour",
    "wn_depth",
    "building_depth",
    "mobile_depth",
    "kampfgruppe_depth",
    "armour_depth",
    "germans_lost",
    "depth_lost",
    "germans_unused",
    "depth_unused",
    "deck",
    "shown",
    "discards",
    "fire_cards",
    "cleared",
    "garrisons",
    "smoke",
    "snipers",
    "shelled",
    "silent",
    "hit",
    "linked",
    "advances",
    "led",
    "stood",
    "attacked",
    "barraged",
    "posts",
    "bases",
    "worked",
    "tally",
)
