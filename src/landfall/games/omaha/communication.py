"""Control and communication.

omaha 12.1, 12.11, 12.2, 12.21, 12.22, 12.23, 12.24, 12.3, 12.31 and 13.22, with the fields of fire of 6.2,
6.4 and 6.41 that they look at.
"""

from __future__ import annotations

from landfall.games.omaha import board
from landfall.games.omaha.armour_field import armour_field
from landfall.games.omaha.state import Omaha
from landfall.hexes import flood

# Fields of fire.


def field_of(game: Omaha, hex: int) -> dict[int, int]:
    """The field of fire of the German force in a hex, disrupted or not."""
    force = game.germans[hex]
    if board.ARMOUR[force.unit]:
        return armour_field(hex)
    return board.FIELD[board.SITES[hex]]


def live_positions(game: Omaha) -> set[int]:
    """6.4, 6.41: positions with a unit that is not disrupted; armour is looked at by itself."""
    sites = board.SITES
    return {
        sites[hex]
        for hex, force in game.germans.items()
        if not force.disrupted and not board.ARMOUR[force.unit]
    }


def held_positions(game: Omaha) -> set[int]:
    """Positions with a unit, disrupted or not (12.31)."""
    sites = board.SITES
    return {sites[hex] for hex, force in game.germans.items() if not board.ARMOUR[force.unit]}


def armour_hexes(game: Omaha) -> list[int]:
    return [hex for hex, force in game.germans.items() if board.ARMOUR[force.unit]]


def fired_on(game: Omaha, hex: int, least: int = 1) -> bool:
    """A German force that is not disrupted has a dot of at least this kind in the hex."""
    for position in board.FIRE_ON[hex]:
        if board.FIELD[position][hex] < least:
            continue
        for site in board.POSITION_HEXES[position]:
            force = game.germans.get(site)
            if force is not None and not force.disrupted and not board.ARMOUR[force.unit]:
                return True
    if game.armour_entered:
        for at in armour_hexes(game):
            if not game.germans[at].disrupted and armour_field(at).get(hex, 0) >= least:
                return True
    return False


def covered(game: Omaha) -> set[int]:
    """12.31: all hexes in the field of fire of a German unit, even a disrupted one."""
    hexes: set[int] = set()
    for hex in game.germans:
        hexes.update(field_of(game, hex))
    return hexes


# US control.


def controlled(game: Omaha) -> set[int]:
    """12.1: hexes that US units occupy or control."""
    low, adjacent = board.LOW, board.NEIGHBOURS
    hexes: set[int] = set(game.garrisons)
    for hex, numbers in game.on().items():
        spreads = False
        for number in numbers:
            if board.GENERAL[number]:
                continue  # 12.1: generals and heroes control nothing
            hexes.add(hex)
            levels = board.LEVELS[number]
            if levels and levels[game.units[number].steps - 1].black:
                spreads = True
        if spreads:
            if hex in low:
                # 12.11: from the low ground nobody controls the heights.
                hexes.update(n for n in adjacent[hex] if n in low)
            else:
                hexes.update(adjacent[hex])
    return hexes


# German communication.

_NEVER = board.ROUGH | board.BEACH | board.BEACHSIDE | board.SEA


def german_reach(game: Omaha) -> set[int]:
    """12.2: the hexes that a line of communication from an exit can run through."""
    blocked = controlled(game)
    # 12.21: a German unit cancels US control of its own hex; where US units stand it can't be.
    blocked.difference_update(game.germans)
    blocked |= _NEVER
    return flood(board.EXITS, board.NEIGHBOURS, blocked)


def is_linked(game: Omaha, hex: int, reach: set[int], control: set[int] | None = None) -> bool:
    """12.2, 12.22: a line can be traced from this hex, whoever controls the hex itself."""
    if hex in reach or hex in board.EXITS:
        return True
    if any(n in reach for n in board.NEIGHBOURS[hex]):
        return True
    force = game.germans.get(hex)
    if force is None or board.WN_UNIT[force.unit] or hex not in board.SITES:
        return False
    # 12.23: a reinforcement in its position also goes through one controlled bocage hex.
    for near in board.NEIGHBOURS[hex]:
        if near not in board.BOCAGE or near in game.on():
            continue
        if near in board.EXITS or any(n in reach for n in board.NEIGHBOURS[near]):
            return True
    return False


def linked_sites(game: Omaha) -> set[int]:
    """All hexes of positions that have a German line of communication now."""
    reach = german_reach(game)
    return {hex for hex in board.SITES if is_linked(game, hex, reach)}


# US communication, and control for victory.

_WALLS = frozenset({"bluff", "scalable_cliff", "sheer_cliff"})
_OPEN: dict[int, tuple[int, ...]] = {
    hex: tuple(n for n in near if not board.SIDES.get((hex, n), board.NO_SIDE) & _WALLS)
    for hex, near in board.NEIGHBOURS.items()
}


def us_reach(game: Omaha) -> set[int]:
    """12.3: hexes from which a path leads to the beach."""
    blocked = covered(game) | set(game.germans) | board.ROUGH
    return flood(board.BEACH, _OPEN, blocked)


def won_hexes(game: Omaha) -> set[int]:
    """13.22: hexes under US control for victory points."""
    ours = us_reach(game)
    theirs = german_reach(game)
    held = controlled(game)
    return {hex for hex in ours if hex in held or not is_linked(game, hex, theirs)}


def potential_fire(game: Omaha, hex: int, linked: set[int]) -> bool:
    """18.1, 19.1: a held position, or an empty one that is in communication, has a dot here."""
    for position in board.FIRE_ON[hex]:
        for site in board.POSITION_HEXES[position]:
            if site in game.germans or site in linked:
                return True
    return any(hex in armour_field(at) for at in armour_hexes(game))
