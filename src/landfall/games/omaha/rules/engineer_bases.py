"""19. Engineer bases: placing them, their range, the roads they open, garrisons.

omaha 19, 19.1, 19.2, 19.21, 19.3, 19.31, 19.32, 19.33, 19.4.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landfall.core.decisions import Option
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import (
    BaseExtended,
    BasePlaced,
    GarrisonPlaced,
    GarrisonRemoved,
)
from landfall.games.omaha.model.offers import work_option
from landfall.games.omaha.model.state import ABSENT, Omaha
from landfall.games.omaha.rules.fields_of_fire import armour_field, potential_fire

GARRISONS: Final = 28
#: 19.31: the hexsides that engineers open to vehicles.
CLEARABLE: Final = frozenset({"shingle", "at_ditch", "at_wall"})


def base_hexes(game: Omaha, division: int, linked: set[int]) -> list[int]:
    """19.1: dry beach in the division's sector, outside any potential field of fire."""
    water = ground.UNDERWATER[game.tide]
    sector = ground.SECTOR_OF[division]
    taken = {game.units[n].at for n in counters.BASES}
    return [
        hex
        for hex in sorted(ground.BEACH)
        if hex not in water
        and ground.SECTOR[hex] == sector
        and hex not in taken
        and not potential_fire(game, hex, linked)
    ]


def base_options(game: Omaha, bases: list[int], division: int, linked: set[int]) -> list[Option]:
    """19.21: per division and turn, place one base or extend the range of one."""
    if game.engineers_stopped or any(n in game.worked for n in bases):
        return []
    options = []
    if any(game.units[n].at == ABSENT for n in bases):
        options += [
            work_option("base", f"{hex:04d}", ground.REF[hex], "19.1", hex)
            for hex in base_hexes(game, division, linked)
        ]
    if ground.SECTOR_OF[division] not in game.shelled:
        options += [
            work_option("extend", counters.US[n].unit, counters.US_REF[n], "19.2", n)
            for n in bases
            if n in game.bases
            and game.bases[n] < len(deck.ENGINEER_TRACK) - 1
            and not potential_fire(game, game.units[n].at, linked)
        ]
    return options


def place_base(game: Omaha, base: int, hex: int) -> None:
    game.move(base, hex)
    game.bases[base] = 0
    game.worked.append(base)
    game.emit(BasePlaced(base=counters.US_REF[base], hex=ground.REF[hex], rule="19.1"))


def extend_base(game: Omaha, base: int) -> None:
    game.bases[base] += 1
    game.worked.append(base)
    radius = deck.ENGINEER_TRACK[game.bases[base]]
    game.emit(BaseExtended(base=counters.US_REF[base], range=radius, rule="19.2"))


# Garrisons.


def garrison_sites(game: Omaha) -> list[int]:
    """19.3: empty positions within range of an engineer base."""
    if not game.bases or len(game.garrisons) >= GARRISONS:
        return []
    area = engineer_area(game)
    return [
        hex
        for hex in sorted(ground.SITES)
        if hex in area and hex not in game.germans and hex not in game.garrisons
    ]


def garrison_options(game: Omaha, division: int) -> list[Option]:
    return [
        work_option("garrison", f"{hex:04d}", ground.REF[hex], "19.3", hex)
        for hex in garrison_sites(game)
        if ground.SECTOR[hex] == ground.SECTOR_OF[division]
    ]


def place_garrison(game: Omaha, hex: int) -> None:
    game.garrisons.append(hex)
    game.emit(GarrisonPlaced(hex=ground.REF[hex], position=ground.position_ref(hex), rule="19.3"))


def remove_garrison(game: Omaha, hex: int) -> None:
    """19.3: a garrison is removed where an advance ends, and also where armour stops (see `RULINGS.md`)."""
    if hex in game.garrisons:
        game.garrisons.remove(hex)
        game.emit(GarrisonRemoved(hex=ground.REF[hex], rule="19.3"))


# What a base opens.


def _live(game: Omaha) -> tuple[frozenset[int], frozenset[int]]:
    positions = set()
    armour = set()
    for hex, force in game.germans.items():
        if not force.disrupted:
            if counters.ARMOUR[force.unit]:
                armour.add(hex)
            else:
                positions.add(ground.SITES[hex])
    return frozenset(positions), frozenset(armour)


@lru_cache(maxsize=4096)
def _range_area(
    hex: int, radius: int, positions: frozenset[int], armour: frozenset[int]
) -> frozenset[int]:
    under = {h for p in positions for h in ground.FIELD[p]}
    for at in armour:
        under |= armour_field(at).keys()
    return frozenset(
        h for h in ground.HEXES if h not in under and ground.distance(hex, h) <= radius
    )


def engineer_area(game: Omaha) -> frozenset[int]:
    """19.3, 19.32: hexes in range of a base and out of German fire."""
    area: frozenset[int] = frozenset()
    if game.bases:
        positions, armour = _live(game)
        for base, place in game.bases.items():
            radius = deck.ENGINEER_TRACK[place]
            area |= _range_area(game.units[base].at, radius, positions, armour)
    return area


def is_cleared_way(game: Omaha, a: int, b: int) -> bool:
    """19.31: obstacles on a hexside are cleared if either hex is in the area; mines if their own hex is."""
    if not game.bases:
        return False
    area = engineer_area(game)
    if b in ground.MINED and b not in area:
        return False
    sides = ground.SIDES.get((a, b), ground.NO_SIDE)
    return not sides & CLEARABLE or a in area or b in area


def traffic_area(game: Omaha) -> frozenset[int]:
    """19.3, 19.33: low ground from which units move for free, unless artillery fired in the sector."""
    area: frozenset[int] = frozenset()
    if game.engineers_stopped:
        return area
    positions, armour = _live(game) if game.bases else (frozenset(), frozenset())
    for base, place in game.bases.items():
        at = game.units[base].at
        if ground.SECTOR[at] not in game.shelled:
            area |= _range_area(at, deck.ENGINEER_TRACK[place], positions, armour) & ground.LOW
    return area
