"""The way inland: which Germans must be eliminated for a US line of communication to leave the beach (12.3).

Nothing scores as long as every path to the beach is under fire; once one is clear, nearly all the
ground inland can be held.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from landfall.games.omaha.bot.masks import ALL, BIT, flood_over, mask, sides
from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.communication import OPEN_SIDES
from landfall.games.omaha.rules.fields_of_fire import armour_field

_BEACH: Final = mask(ground.BEACH)
_GROUND: Final = ALL & ~mask(ground.ROUGH)
_SIDES: Final = sides(OPEN_SIDES)
#: A position's hex and every hex in its field of fire.
_FIELD: Final = {hex: BIT[hex] | mask(ground.FIELD[p]) for hex, p in ground.SITES.items()}
#: US lines that reach more hexes than this lead inland, not just to a corner of the beach.
_INLAND: Final = 100
#: No gap requires eliminating more than three positions.
_MOST: Final = 3
#: Reinforcements within this range of a gap block it.
_BESIDE: Final = 5
#: How much harder to defeat a position with a marker is than one without.
_DEEP: Final = 0.7


class Gap(NamedTuple):
    """Hexes that must be cleared of Germans, and how hard that is, in units to defeat."""

    bars: frozenset[int]
    effort: float


@lru_cache(maxsize=4096)
def reach(germans: frozenset[int]) -> int:
    """12.3: where US lines can run with Germans in these hexes.

    Germans off positions are armour; armour on a position is treated as that position's own unit.
    """
    under = 0
    for hex in germans:
        under |= _FIELD[hex] if hex in _FIELD else BIT[hex] | mask(armour_field(hex))
    return flood_over(_BEACH, _GROUND & ~under, _SIDES)


def is_open(germans: frozenset[int]) -> bool:
    return reach(germans).bit_count() > _INLAND


@lru_cache(maxsize=1)
def _nests() -> tuple[frozenset[int], ...]:
    """The minimal sets of strongpoints whose loss opens the way, with no reinforcements on the map."""
    nests = [frozenset(ground.POSITION_HEXES[p]) for p, wn in enumerate(ground.IS_WN) if wn]
    everyone = frozenset[int]().union(*nests)
    found: list[frozenset[int]] = []
    for count in range(1, _MOST + 1):
        for chosen in combinations(nests, count):
            bars = frozenset[int]().union(*chosen)
            if not any(gap <= bars for gap in found) and is_open(everyone - bars):
                found.append(bars)
    return tuple(found)


@lru_cache(maxsize=1024)
def _bars(germans: frozenset[int]) -> tuple[frozenset[int], ...]:
    """For each gap, the Germans who block it now, including reinforcements."""
    found = set()
    for nests in _nests():
        bars = nests & germans
        rest = germans - bars
        if is_open(rest):
            found.add(bars)
            continue
        near = [
            hex
            for hex in rest
            if hex in ground.SITES
            and not ground.IS_WN[ground.SITES[hex]]
            and ground.nearest(hex, nests) <= _BESIDE
        ]
        # Eliminating one of them may be enough; otherwise all of them must go.
        one = [bars | {hex} for hex in near if is_open(rest - {hex})]
        found.update(one)
        if not one and is_open(rest - frozenset(near)):
            found.add(bars.union(near))
    return tuple(found)


@lru_cache(maxsize=1024)
def gaps(germans: frozenset[int], deep: frozenset[int]) -> tuple[Gap, ...]:
    """The gaps that could be opened, easiest first; empty if one is already open."""
    if is_open(germans):
        return ()
    found = [Gap(bars, len(bars) + _DEEP * len(bars & deep)) for bars in _bars(germans)]
    return tuple(sorted(found, key=lambda gap: (gap.effort, sorted(gap.bars))))


#: Positions where events place reinforcements (9.32), close enough to the beach to block a path.
_NUMBERED: Final = tuple(
    hex
    for hex, position in ground.SITES.items()
    if ground.POSITIONS[position].zone and ground.nearest(hex, ground.BEACH) <= 7
)
#: A path this far from the beach counts as inland.
_DEPTH: Final = 6
_INNER: Final = frozenset(h for h in ground.HEXES if ground.nearest(h, ground.BEACH) >= _DEPTH)
#: The weight of a position that blocks the way together with one other.
_HALF: Final = 0.4


def _path(germans: frozenset[int]) -> frozenset[int]:
    """A shortest path inland."""
    free = reach(germans)
    before = {hex: 0 for hex in ground.BEACH if BIT[hex] & free}
    edge = list(before)
    for at in edge:
        if at in _INNER:
            path = {at}
            while at := before[at]:
                path.add(at)
            return frozenset(path)
        for to in OPEN_SIDES[at]:
            if BIT[to] & free and to not in before:
                before[to] = at
                edge.append(to)
    return frozenset()


def _bars_path(germans: frozenset[int]) -> list[int]:
    """Empty positions whose field of fire covers a shortest path inland."""
    path = _path(germans)
    return [
        hex
        for hex in _NUMBERED
        if hex not in germans
        and (hex in path or not path.isdisjoint(ground.FIELD[ground.SITES[hex]].keys()))
    ]


@lru_cache(maxsize=512)
def keys(germans: frozenset[int], deep: frozenset[int]) -> dict[int, float]:
    """Empty positions from which reinforcements would block the way, or the easiest gap, again."""
    ways = gaps(germans, deep)
    rest = germans - ways[0].bars if ways else germans
    if not is_open(rest):
        return {}
    alone: list[int] = []
    pairs: set[frozenset[int]] = set()
    for hex in _bars_path(rest):
        then = rest | {hex}
        if not is_open(then):
            alone.append(hex)
        else:
            pairs.update(
                frozenset({hex, other}) for other in _bars_path(then) if not is_open(then | {other})
            )
    found = Counter(hex for pair in pairs for hex in pair)
    return {hex: min(_HALF * count, 1.0) for hex, count in found.items()} | dict.fromkeys(
        alone, 1.0
    )
