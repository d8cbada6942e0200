"""What nobody at the table can know: what it may be, and dealt anew for the contract's test of blindness."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import NOBODY, Omaha

Put = Callable[[int], None]


def redeal(game: Omaha, whims: random.Random) -> None:
    """Hidden units and markers change places with others whose backs are alike; the deck is shuffled."""
    whims.shuffle(game.deck)
    units: dict[str, list[tuple[int, Put]]] = defaultdict(list)
    markers: dict[str, list[tuple[int, Put]]] = defaultdict(list)
    for hex, force in game.germans.items():
        if not force.revealed:
            units[_kind(force.unit)].append((force.unit, _unit_at(game, hex)))
        if force.depth != NOBODY and not force.depth_revealed:
            markers[board.DEPTHS[force.depth].type].append((force.depth, _depth_at(game, hex)))
    for pool in (game.tactical, game.division, game.kampfgruppe, game.armour):
        for place, unit in enumerate(pool):
            units[_kind(unit)].append((unit, _in(pool, place)))
    for pool in (
        game.wn_depth,
        game.building_depth,
        game.mobile_depth,
        game.kampfgruppe_depth,
        game.armour_depth,
    ):
        for place, marker in enumerate(pool):
            markers[board.DEPTHS[marker].type].append((marker, _in(pool, place)))
    for group in (*units.values(), *markers.values()):
        values = [value for value, _ in group]
        whims.shuffle(values)
        for value, (_, put) in zip(values, group, strict=True):
            put(value)


def may_be(game: Omaha, hex: int) -> list[int]:
    """The units that may lie in a hex: the one that is seen, or all of the box with that back that are not seen elsewhere.

    Also those that a shorter scenario left in the box: nobody knows which were dealt.
    """
    force = game.germans[hex]
    if force.revealed:
        return [force.unit]
    out = {other.unit for other in game.germans.values() if other.revealed}
    out.update(game.germans_lost)
    kind = _kind(force.unit)
    return [n for n in range(len(board.GERMANS)) if n not in out and _kind(n) == kind]


def _kind(unit: int) -> str:
    record = board.GERMANS[unit]
    return f"{record.kind}-{record.caliber}"


def _unit_at(game: Omaha, hex: int) -> Put:
    def put(unit: int) -> None:
        game.germans[hex] = game.germans[hex]._replace(unit=unit)

    return put


def _depth_at(game: Omaha, hex: int) -> Put:
    def put(marker: int) -> None:
        game.germans[hex] = game.germans[hex]._replace(depth=marker)

    return put


def _in(pool: list[int], place: int) -> Put:
    def put(value: int) -> None:
        pool[place] = value

    return put
