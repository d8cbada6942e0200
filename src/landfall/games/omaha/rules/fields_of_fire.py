"""6.2, 23.3 Fields of fire: who can fire, into which hexes, and how intensely.

omaha 6.2, 6.41, 12.31, 23.3, 23.42, 23.43.
"""

from __future__ import annotations

from functools import cache, lru_cache

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha

INTENSE = ground.DOT["intense"]
STEADY = ground.DOT["steady"]
SPORADIC = ground.DOT["sporadic"]


def _is_close(hex: int) -> bool:
    """Bocage and buildings give cover; everything else is clear or woods."""
    return hex in ground.BOCAGE or hex in ground.BUILDINGS


@cache
def armour_field(hex: int) -> dict[int, int]:
    """omaha 23.3, 23.42: the dots around an armour unit, by hex."""
    field: dict[int, int] = {}
    for near in ground.NEIGHBOURS[hex]:
        field[near] = STEADY if _is_close(near) else INTENSE
    far: dict[int, int] = {}
    for near, dot in field.items():
        if dot != INTENSE:
            continue
        for beyond in ground.NEIGHBOURS[near]:
            if beyond == hex or beyond in field:
                continue
            hedge = "hedge" in ground.SIDES.get((near, beyond), ground.NO_SIDE)
            kind = STEADY if hedge or _is_close(beyond) else INTENSE
            far[beyond] = max(kind, far.get(beyond, 0))
    field |= far
    return {h: d for h, d in field.items() if h not in ground.SEA and _sees(hex, h)}


def _sees(hex: int, target: int) -> bool:
    """23.42: armour fires down only from the edge of the heights, and never up."""
    if hex in ground.LOW:
        return target in ground.LOW
    return target not in ground.LOW or bool(ground.ADJACENT[hex] & ground.LOW)


#: 6.2: where plunging fire is steady.
PLUNGING = frozenset(ground.BEACH & ground.PROTECTED)


def dot_now(plunging: bool, hex: int, printed: int) -> int:
    """6.2: under plunging fire, sporadic dots count as steady in beach hexes with cover."""
    return STEADY if plunging and printed == SPORADIC and hex in PLUNGING else printed


def holds_armour(game: Omaha, position: int) -> bool:
    """23.43: on a position with armour, only the armour acts."""
    return any(
        hex in game.germans and counters.ARMOUR[game.germans[hex].unit]
        for hex in ground.POSITION_HEXES[position]
    )


def armed(game: Omaha) -> list[int]:
    """6.4, 6.41: what can fire now: positions by number, and armour by its hex, negated."""
    found: set[int] = set()
    for hex, force in game.germans.items():
        if force.disrupted:
            continue
        if counters.ARMOUR[force.unit]:
            found.add(-hex)
        elif (position := ground.SITES[hex]) not in game.smoke:
            found.add(position)
    if game.armour_entered:
        return sorted(p for p in found if p < 0 or not holds_armour(game, p))
    return sorted(found)


def printed_field(gun: int) -> dict[int, int]:
    """The printed dots of a position, or the dots around the armour whose hex, negated, is its number."""
    return ground.FIELD[gun] if gun >= 0 else armour_field(-gun)


def us_in_field(game: Omaha, position: int, least: int = 1) -> bool:
    """US units (not a lone general) on dots of at least this intensity."""
    stacks = game.on()
    for hex, printed in ground.FIELD[position].items():
        if hex in stacks and dot_now(game.plunging, hex, printed) >= least:
            if game.one_sector and ground.SECTOR[hex] == "west":
                continue
            if any(not counters.GENERAL[n] and not counters.BASE[n] for n in stacks[hex]):
                return True
    return False


def field_of(game: Omaha, hex: int) -> dict[int, int]:
    """The field of fire of the German force in a hex, disrupted or not."""
    force = game.germans[hex]
    if counters.ARMOUR[force.unit]:
        return armour_field(hex)
    return ground.FIELD[ground.SITES[hex]]


def live_positions(game: Omaha) -> set[int]:
    """6.4, 6.41: positions with a unit that is not disrupted; armour is handled separately."""
    sites = ground.SITES
    return {
        sites[hex]
        for hex, force in game.germans.items()
        if not force.disrupted and not counters.ARMOUR[force.unit]
    }


def armour_hexes(game: Omaha) -> list[int]:
    return [hex for hex, force in game.germans.items() if counters.ARMOUR[force.unit]]


def fired_on(game: Omaha, hex: int, least: int = 1) -> bool:
    """Whether an undisrupted German force has a dot of at least this intensity in the hex."""
    for position in ground.FIRE_ON[hex]:
        if ground.FIELD[position][hex] < least:
            continue
        for site in ground.POSITION_HEXES[position]:
            force = game.germans.get(site)
            if force is not None and not force.disrupted and not counters.ARMOUR[force.unit]:
                return True
    if game.armour_entered:
        for at in armour_hexes(game):
            if not game.germans[at].disrupted and armour_field(at).get(hex, 0) >= least:
                return True
    return False


def german_sites(game: Omaha) -> tuple[frozenset[int], frozenset[int]]:
    """The hexes with Germans: those on positions, and those of armour."""
    if not game.armour_entered:
        return frozenset(game.germans), frozenset()
    armour = frozenset(armour_hexes(game))
    return frozenset(game.germans) - armour, armour


@lru_cache(maxsize=1024)
def fields_around(sites: frozenset[int], armour: frozenset[int]) -> frozenset[int]:
    hexes: set[int] = set()
    for hex in sites:
        hexes.update(ground.FIELD[ground.SITES[hex]])
    for hex in armour:
        hexes.update(armour_field(hex))
    return frozenset(hexes)


def covered(game: Omaha) -> frozenset[int]:
    """12.31: all hexes in the field of fire of a German unit, even if it is disrupted."""
    return fields_around(*german_sites(game))


def potential_fire(game: Omaha, hex: int, linked: set[int]) -> bool:
    """18.1, 19.1: an occupied position, or an empty one in communication, has a dot here.

    23.3: the dots of a position do not count while armour is on it.
    """
    for position in ground.FIRE_ON[hex]:
        for site in ground.POSITION_HEXES[position]:
            force = game.germans.get(site)
            if (site in linked) if force is None else not counters.ARMOUR[force.unit]:
                return True
    return any(hex in armour_field(at) for at in armour_hexes(game))
