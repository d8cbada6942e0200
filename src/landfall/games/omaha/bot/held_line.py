"""The value of a line of units when the score is counted (12, 13.22).

A hex scores if a unit controls it or if it is behind the line, out of reach of German lines of
communication. No reinforcements arrive there either (9.33); elsewhere they may, adjacent to US units
first (9.3), and they deny every hex in their field of fire.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from landfall.games.omaha.bot.gaps import is_open, reach
from landfall.games.omaha.bot.masks import ALL, BIT, around, flood, mask
from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.communication import NEVER, control_of
from landfall.games.omaha.rules.victory import DRAW

#: The chance per turn of a reinforcement in a zone, late in the day; most dangerous zones first.
COMING: Final = {"E": 0.22, "C": 0.20, "D": 0.20, "A": 0.13, "G": 0.11, "B": 0.07, "F": 0.06}
#: The share of all points lost to a reinforcement that blocks the way inland.
BARRED: Final = 0.7

_EXITS: Final = mask(ground.EXITS)
_EAST: Final = mask(hex for hex, sector in ground.SECTOR.items() if sector == "east")
_GERMAN_GROUND: Final = ALL & ~mask(NEVER)
#: Single-hex positions, double positions (scored only as a whole), and draws.
_SINGLES: Final = mask(hexes[0] for hexes in ground.POSITION_HEXES if len(hexes) == 1)
_DOUBLES: Final = tuple(mask(hexes) for hexes in ground.POSITION_HEXES if len(hexes) > 1)
_DRAWS: Final = tuple(mask(hexes) for hexes in ground.DRAWS.values())
#: Hexes that score.
COUNTING: Final = mask(ground.SITES) | mask(hex for hexes in ground.DRAWS.values() for hex in hexes)
#: A position's hexes and field of fire, limited to hexes that score.
_UNDER: Final = {
    hex: COUNTING & mask((*ground.FIELD[position], *ground.POSITION_HEXES[position]))
    for hex, position in ground.SITES.items()
}
#: The positions of each zone in order of number, as bit and hex.
_ZONES: Final = {
    zone: tuple(
        (BIT[hex], hex)
        for _, hex in sorted(
            (ground.POSITIONS[position].number, hex)
            for hex, position in ground.SITES.items()
            if ground.POSITIONS[position].zone == zone
        )
    )
    for zone in COMING
}
NUMBERED: Final = mask(hex for zone in _ZONES.values() for _, hex in zone)


class _Zone(NamedTuple):
    bits: int
    #: Scoring hexes in the fields of fire of the zone's positions, completed to whole positions and draws.
    under: int
    positions: tuple[tuple[int, int], ...]
    #: The chance of a first reinforcement, and of a second if there is time for one.
    chances: tuple[float, ...]


@lru_cache(maxsize=64)
def _zones(turns: int) -> tuple[_Zone, ...]:
    """The chances of reinforcements per zone over this many turns."""
    found = []
    for zone, often in COMING.items():
        once = 1.0 - (1.0 - often) ** turns
        twice = often * turns - once
        bits = under = 0
        for bit, hex in _ZONES[zone]:
            bits |= bit
            under |= _UNDER[hex]
        for whole in (*_DOUBLES, *_DRAWS):
            if whole & under:
                under |= whole
        chances = (once, twice) if twice > 0.02 else (once,)
        found.append(_Zone(bits, under, _ZONES[zone], chances))
    return tuple(found)


@lru_cache(maxsize=8192)
def held(number: int, steps: int, hex: int) -> int:
    """12.1: the hexes a unit controls from here."""
    return mask(control_of(number, steps, hex))


def points(won: int) -> int:
    """13.2: the points for these hexes."""
    found = (won & _SINGLES).bit_count()
    for both in _DOUBLES:
        if won & both == both:
            found += both.bit_count()
    for draw in _DRAWS:
        if won & draw == draw:
            found += DRAW
    return found


def linked(reach: int) -> int:
    """12.2: the hexes German lines reach if they can run through these."""
    return reach | around(reach) | _EXITS


class Ground:
    """The map with Germans in these hexes, this many turns before the score is counted."""

    __slots__ = ("_harms", "doors", "free", "germans", "taken", "zones")

    def __init__(self, germans: frozenset[int], turns: int, one_sector: bool = False) -> None:
        self.germans = germans
        #: Where US lines run and hexes score, and where the Germans are.
        self.free = reach(germans) & (_EAST if one_sector else ALL)
        self.taken = mask(germans)
        self.zones = _zones(turns)
        #: Positions where a reinforcement could arrive.
        self.doors = NUMBERED & ~self.taken
        #: Cache of the points reinforcements may take per zone: most lines that are
        #: compared differ from each other in one place.
        self._harms: list[dict[tuple[int, ...], tuple[float, float]]] = [{} for _ in self.zones]

    def german_reach(self, cover: int) -> int:
        """Where German lines run while US units control these hexes."""
        return flood(_EXITS, _GERMAN_GROUND & ~(cover & ~self.taken))

    def cut(self, reach: int, cover: int) -> int:
        """What is left of the German lines if US units control these hexes too."""
        gone = reach & cover & ~self.taken
        return flood(_EXITS, reach & ~gone) if gone else reach

    def won(self, cover: int, linked: int) -> int:
        return self.free & ~(linked & ~cover)

    def worth(self, won: int, linked: int, occupied: int, enough: float = -inf) -> float:
        """The points, less those reinforcements may take; stops early once it can't exceed ``enough``."""
        now = points(won)
        if now <= enough:
            return now
        open_to = linked & self.doors & ~occupied
        beside = around(occupied)
        near = open_to & beside
        next_near = open_to & around(beside) & ~near
        lost = 0.0
        for zone, known in zip(self.zones, self._harms, strict=True):
            bits = zone.bits
            if here := open_to & bits:
                key = here, near & bits, next_near & bits, won & zone.under
                harm = known.get(key)
                if harm is None:
                    harm = known[key] = self._harm(zone, *key)
                lost += harm[0] + harm[1] * now
                if now - lost <= enough:
                    break
        return now - lost

    def _harm(
        self, zone: _Zone, open_to: int, near: int, next_near: int, won: int
    ) -> tuple[float, float]:
        """The points reinforcements take in a zone, and their share of all the points."""
        lost = barred = 0.0
        far = open_to & ~near & ~next_near
        order = [
            hex for layer in (near, next_near, far) for bit, hex in zone.positions if bit & layer
        ]
        for hex, chance in zip(order, zone.chances, strict=False):
            if not is_open(self.germans | {hex}):
                barred += chance * BARRED
            elif won & _UNDER[hex]:
                lost += chance * (points(won) - points(won & ~_UNDER[hex]))
        return lost, barred

    def line(self, cover: int, occupied: int) -> float:
        """The value of the line if these hexes are controlled and those occupied."""
        links = linked(self.german_reach(cover))
        return self.worth(self.won(cover, links), links, occupied)
