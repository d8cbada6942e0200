"""What a line of units is worth when the score is counted (12, 13.22).

Ground counts that a unit controls, and all that lies behind the line: where no German line of
communication leads. There no reinforcements come either (9.33); elsewhere they may, next to us first
(9.3), and take what lies under their fire.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha import board
from landfall.games.omaha.communication import NEVER
from landfall.games.omaha.gaps import is_open, reach
from landfall.games.omaha.holding import control
from landfall.games.omaha.masks import ALL, BIT, around, flood, mask
from landfall.games.omaha.victory import DRAW

#: How often a turn brings a reinforcement into a zone, in the later hours.
COMING: Final = {"A": 0.13, "B": 0.07, "C": 0.20, "D": 0.20, "E": 0.22, "F": 0.06, "G": 0.11}
#: The share of all points that a reinforcement takes who bars the way inland.
BARRED: Final = 0.7

_EXITS: Final = mask(board.EXITS)
_EAST: Final = mask(hex for hex, sector in board.SECTOR.items() if sector == "east")
_GERMAN_GROUND: Final = ALL & ~mask(NEVER)
#: Positions that count one by one, those that count as a whole, and draws.
_SINGLES: Final = mask(hexes[0] for hexes in board.POSITION_HEXES if len(hexes) == 1)
_DOUBLES: Final = tuple(mask(hexes) for hexes in board.POSITION_HEXES if len(hexes) > 1)
_DRAWS: Final = tuple(mask(hexes) for hexes in board.DRAWS.values())
_COMPOUND: Final = mask(h for p in board.POSITION_HEXES if len(p) > 1 for h in p) | mask(
    hex for hexes in board.DRAWS.values() for hex in hexes
)
#: What has points in it.
COUNTING: Final = mask(board.SITES) | mask(hex for hexes in board.DRAWS.values() for hex in hexes)
#: A position and all that it fires on.
_FIELD: Final = {
    hex: mask((*board.FIELD[position], *board.POSITION_HEXES[position]))
    for hex, position in board.SITES.items()
}
#: Of each zone the positions by number, as bit and hex.
_ZONES: Final = {
    zone: tuple(
        (BIT[hex], hex)
        for _, hex in sorted(
            (board.POSITIONS[position].number, hex)
            for hex, position in board.SITES.items()
            if board.POSITIONS[position].zone == zone
        )
    )
    for zone in COMING
}
NUMBERED: Final = mask(hex for zone in _ZONES.values() for _, hex in zone)


class _Zone(NamedTuple):
    bits: int
    positions: tuple[tuple[int, int], ...]
    #: How likely a first reinforcement is, and a second where there is time for one.
    chances: tuple[float, ...]


@lru_cache(maxsize=64)
def _zones(turns: int) -> tuple[_Zone, ...]:
    """What may come to each zone in so many turns."""
    found = []
    for zone, often in COMING.items():
        once = 1.0 - (1.0 - often) ** turns
        bits = mask(hex for _, hex in _ZONES[zone])
        twice = often * turns - once
        found.append(_Zone(bits, _ZONES[zone], (once, twice) if twice > 0.02 else (once,)))
    return tuple(found)


@lru_cache(maxsize=8192)
def held(number: int, steps: int, hex: int) -> int:
    """12.1: what a unit controls from here."""
    return mask(control(number, steps, hex))


@lru_cache(maxsize=8192)
def _bars(germans: frozenset[int], hex: int) -> bool:
    """Whether one more German here would bar the way inland."""
    return not is_open(germans | {hex})


def points(won: int) -> int:
    """13.2"""
    found = (won & _SINGLES).bit_count()
    for both in _DOUBLES:
        if won & both == both:
            found += both.bit_count()
    for draw in _DRAWS:
        if won & draw == draw:
            found += DRAW
    return found


def linked(reach: int) -> int:
    """12.2: what German lines lead to that run through these hexes."""
    return reach | around(reach) | _EXITS


class Ground:
    """The map with Germans in these hexes, so many turns before the score is counted."""

    __slots__ = ("free", "germans", "taken", "zones")

    def __init__(self, germans: frozenset[int], turns: int, one_sector: bool = False) -> None:
        self.germans = germans
        #: Where our own lines run and points are counted, and where Germans are.
        self.free = mask(reach(germans)) & (_EAST if one_sector else ALL)
        self.taken = mask(germans)
        self.zones = _zones(turns)

    def german_reach(self, cover: int) -> int:
        """Where German lines run while we control these hexes."""
        return flood(_EXITS, _GERMAN_GROUND & ~(cover & ~self.taken))

    def cut(self, reach: int, more: int) -> int:
        """What is left of the German lines when we control these hexes too."""
        gone = more & ~self.taken
        left = reach & ~gone
        # Whatever touched it is still joined nearby, in most places: then nothing else is cut off.
        beside = around(gone & reach) & left
        nearby = (beside | around(beside)) & left
        if beside & ~flood(beside & -beside, nearby):
            return flood(_EXITS, left)
        return left

    def won(self, cover: int, linked: int) -> int:
        return self.free & ~(linked & ~cover)

    def worth(self, won: int, linked: int, occupied: int) -> float:
        """The points, less what reinforcements may take of them."""
        now = points(won)
        lost = 0.0
        open_to = linked & NUMBERED & ~self.taken & ~occupied
        near = open_to & around(occupied)
        next_near = open_to & around(around(occupied)) & ~near
        far = open_to & ~near & ~next_near
        for zone in self.zones:
            if not open_to & zone.bits:
                continue
            come = 0
            for layer in (near, next_near, far):
                if not layer & zone.bits:
                    continue
                for bit, hex in zone.positions:
                    if bit & layer:
                        lost += zone.chances[come] * self._harm(won, now, hex)
                        come += 1
                        if come == len(zone.chances):
                            break
                if come == len(zone.chances):
                    break
        return now - lost

    def _harm(self, won: int, now: int, hex: int) -> float:
        """What a reinforcement in this position takes."""
        if _bars(self.germans, hex):
            return BARRED * now
        under = won & _FIELD[hex] & COUNTING
        if not under & _COMPOUND:
            return under.bit_count()
        return now - points(won & ~under)

    def line(self, cover: int, occupied: int) -> float:
        """What it is all worth when these hexes are controlled and those occupied."""
        links = linked(self.german_reach(cover))
        return self.worth(self.won(cover, links), links, occupied)
