"""12. Control and communication (omaha 12, 12.1, 12.11, 12.2, 12.21, 12.22, 12.23, 12.24, 12.3)."""

from __future__ import annotations

from functools import lru_cache

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fields_of_fire import fields_around, german_sites
from landfall.hexes import flood

# US control.


def controlled(game: Omaha) -> set[int]:
    """12.1: hexes that US units occupy or control; a garrison is not a unit (see `RULINGS.md`)."""
    hexes: set[int] = set()
    for hex, numbers in game.on().items():
        for number in numbers:
            hexes |= control_of(number, game.units[number].steps, hex)
    return hexes


@lru_cache(maxsize=16_384)
def control_of(number: int, steps: int, hex: int) -> frozenset[int]:
    """12.1: the hexes a unit with these steps controls from here; generals control nothing."""
    if counters.GENERAL[number]:
        return frozenset()
    levels = counters.LEVELS[number]
    if not levels or not steps or not levels[steps - 1].black:
        return frozenset({hex})
    # 12.11: a unit on low ground does not control the heights.
    near = ground.ADJACENT[hex]
    return near & ground.LOW | {hex} if hex in ground.LOW else near | {hex}


def is_occupied(game: Omaha, hex: int) -> bool:
    """Whether a US unit is in the hex; a lone general does not count (11.31)."""
    stack = game.on().get(hex)
    return stack is not None and not all(counters.GENERAL[n] for n in stack)


# German communication.

#: 12.2: terrain that no German line may cross.
NEVER = ground.ROUGH | ground.BEACH | ground.BEACHSIDE | ground.SEA


@lru_cache(maxsize=1024)
def _reach(blocked: frozenset[int]) -> frozenset[int]:
    """Where German lines run, with these hexes closed to them."""
    return frozenset(flood(ground.EXITS, ground.NEIGHBOURS, blocked | NEVER))


#: Where German lines can run with no US units on the map.
INLAND = _reach(frozenset())


def linked_despite(controlled: frozenset[int]) -> frozenset[int]:
    """12.2: hexes that a German line reaches although US units control these."""
    return _beside(_reach(INLAND & controlled))


def german_reach(game: Omaha) -> frozenset[int]:
    """12.2: the hexes that a line of communication from an exit can run through."""
    # 12.21: a German unit cancels US control of its own hex; it can't share a hex with US units.
    blocked = controlled(game).difference(game.germans)
    return _reach(INLAND & blocked)


@lru_cache(maxsize=1024)
def _beside(reach: frozenset[int]) -> frozenset[int]:
    """Hexes that a line reaches: on it, next to it, or an exit."""
    near = set(ground.EXITS) | reach
    for hex in reach:
        near.update(ground.NEIGHBOURS[hex])
    return frozenset(near)


def is_linked(game: Omaha, hex: int, reach: frozenset[int]) -> bool:
    """12.2, 12.22: whether a line can be traced from this hex. US control of the hex does not prevent it; US units in it do."""
    if is_occupied(game, hex):
        return False
    if hex in _beside(reach):
        return True
    force = game.germans.get(hex)
    if force is None or counters.WN_UNIT[force.unit] or hex not in ground.SITES:
        return False
    # 12.23: a reinforcement on its position may also trace through one controlled bocage hex.
    for near in ground.NEIGHBOURS[hex]:
        if near not in ground.BOCAGE or is_occupied(game, near):
            continue
        if near in _beside(reach):
            return True
    return False


def linked_sites(game: Omaha) -> set[int]:
    """All hexes of positions that have a German line of communication now."""
    reach = german_reach(game)
    return {hex for hex in ground.SITES if is_linked(game, hex, reach)}


# US communication, and control for victory.

_WALLS = frozenset({"bluff", "scalable_cliff", "sheer_cliff"})
#: 12.3: the hexsides that US lines may cross.
OPEN_SIDES: dict[int, tuple[int, ...]] = {
    hex: tuple(n for n in near if not ground.SIDES.get((hex, n), ground.NO_SIDE) & _WALLS)
    for hex, near in ground.NEIGHBOURS.items()
}


@lru_cache(maxsize=1024)
def reached_by_us(sites: frozenset[int], armour: frozenset[int]) -> frozenset[int]:
    """12.3: hexes from which a path leads to the beach, with Germans in these hexes."""
    blocked = fields_around(sites, armour) | sites | armour | ground.ROUGH
    return frozenset(flood(ground.BEACH, OPEN_SIDES, blocked))


def us_reach(game: Omaha) -> frozenset[int]:
    """12.3: hexes from which a path leads to the beach; where US units are does not matter."""
    return reached_by_us(*german_sites(game))


def won_hexes(game: Omaha) -> frozenset[int]:
    """13.22, 19.3: hexes under US control for victory points."""
    # In US communication, and either held or out of reach of German lines; garrisons count unconditionally.
    won = us_reach(game) - (_beside(german_reach(game)) - controlled(game))
    return won.union(game.garrisons)
