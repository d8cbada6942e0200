"""Ground that scores at the end, and the units needed to hold it (12, 13.22)."""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.games.omaha.bot.gaps import gaps, keys, reach
from landfall.games.omaha.bot.masks import BIT
from landfall.games.omaha.bot.objectives import POINTS
from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.communication import control_of, linked_despite


class Holdings(NamedTuple):
    #: Scoring hexes outside every field of fire but within reach of a German line: units must hold them.
    wanted: frozenset[int]
    #: How many units control each hex.
    cover: dict[int, int]
    #: Empty positions from which reinforcements would block the way inland, and how likely that is.
    keys: dict[int, float]


def holdings(
    germans: frozenset[int], deep: frozenset[int], places: list[tuple[int, int, int]]
) -> Holdings:
    """What can be held with Germans in these hexes; US units by number, steps and hex.

    While no path leads inland, the easiest gap is treated as open.
    """
    cover: dict[int, int] = {}
    for number, steps, hex in places:
        for held in control_of(number, steps, hex):
            cover[held] = cover.get(held, 0) + 1
    ways = gaps(germans, deep)
    free = reach(germans - ways[0].bars if ways else germans)
    linked = linked_despite(frozenset(cover) - germans)
    # Hexes cut off only by US control are lost again when that control ends.
    wanted = frozenset(h for h in POINTS if BIT[h] & free and (h in linked or h in cover))
    bars = {h: w for h, w in keys(germans, deep).items() if h in linked or h in cover}
    return Holdings(wanted, cover, bars)


#: The hexes from which each scoring hex can be held.
_HOLDERS: Final = {
    hex: tuple(
        near
        for near in (hex, *ground.NEIGHBOURS[hex])
        if near not in ground.ROUGH
        and near not in ground.SEA
        and (near in ground.LOW) == (hex in ground.LOW)
    )
    for hex in POINTS
}


def open_ground(held: Holdings) -> dict[int, float]:
    """The hexes from which ground not yet held could be held, and the points it gives."""
    found: dict[int, float] = {}
    for hex in held.wanted:
        if hex not in held.cover:
            for near in _HOLDERS[hex]:
                found[near] = found.get(near, 0.0) + POINTS[hex]
    return found
