"""Ground that counts at the end, and who is needed to hold it (12, 13.22)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha.bot.gaps import gaps, keys, reach
from landfall.games.omaha.bot.masks import BIT
from landfall.games.omaha.bot.objectives import POINTS
from landfall.games.omaha.model import board
from landfall.games.omaha.rules.communication import linked_despite


class Holdings(NamedTuple):
    #: Hexes with points that nobody fires on and that a German line reaches: they must be held.
    wanted: frozenset[int]
    #: How many units control each hex.
    cover: dict[int, int]
    #: Empty positions from which reinforcements would bar the way inland, and how surely.
    keys: dict[int, float]


@lru_cache(maxsize=4096)
def control(number: int, steps: int, hex: int) -> frozenset[int]:
    """12.1, 12.11: the hexes that a unit controls from here."""
    if board.GENERAL[number]:
        return frozenset()
    if not board.FULL[number] or not steps or not board.LEVELS[number][steps - 1].black:
        return frozenset({hex})
    if hex in board.LOW:
        return frozenset({hex, *(n for n in board.NEIGHBOURS[hex] if n in board.LOW)})
    return frozenset({hex, *board.NEIGHBOURS[hex]})


def holdings(
    germans: frozenset[int], deep: frozenset[int], places: list[tuple[int, int, int]]
) -> Holdings:
    """What can be held with Germans in these hexes; ours by number, steps and hex.

    While no way leads inland, as if the easiest to open were open.
    """
    cover: dict[int, int] = {}
    for number, steps, hex in places:
        for held in control(number, steps, hex):
            cover[held] = cover.get(held, 0) + 1
    ways = gaps(germans, deep)
    free = reach(germans - ways[0].bars if ways else germans)
    linked = linked_despite(frozenset(cover) - germans)
    # What only our own control cuts off is lost again when it goes.
    wanted = frozenset(h for h in POINTS if BIT[h] & free and (h in linked or h in cover))
    bars = {h: w for h, w in keys(germans, deep).items() if h in linked or h in cover}
    return Holdings(wanted, cover, bars)


#: From where each hex that counts can be held.
_HOLDERS: Final = {
    hex: tuple(
        near
        for near in (hex, *board.NEIGHBOURS[hex])
        if near not in board.ROUGH
        and near not in board.SEA
        and (near in board.LOW) == (hex in board.LOW)
    )
    for hex in POINTS
}


def open_ground(held: Holdings) -> dict[int, float]:
    """From where ground that nobody holds yet can be held, and what it counts."""
    found: dict[int, float] = {}
    for hex in held.wanted:
        if hex not in held.cover:
            for near in _HOLDERS[hex]:
                found[near] = found.get(near, 0.0) + POINTS[hex]
    return found
