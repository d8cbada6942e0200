"""What no player can know: face-down German units and markers, and the deck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from landfall.core.imagine import Pool, list_pool
from landfall.games.omaha.model import counters
from landfall.games.omaha.model.state import NOBODY, Omaha

#: Puts a counter in a place.
Put = Callable[[int], None]


def hidden(game: Omaha) -> Iterator[Pool]:
    """Counters are face down on the map, in the pools, and in the box: those a shorter scenario
    leaves out were drawn unseen. Only their backs tell them apart."""
    yield list_pool("deck", game.deck)
    units: dict[str, list[tuple[int, Put]]] = defaultdict(list)
    markers: dict[str, list[tuple[int, Put]]] = defaultdict(list)
    for hex, force in game.germans.items():
        if not force.revealed:
            units[_back(force.unit)].append((force.unit, _unit_at(game, hex)))
        if force.depth != NOBODY and not force.depth_revealed:
            markers[counters.DEPTHS[force.depth].type].append((force.depth, _depth_at(game, hex)))
    for pool in (
        game.tactical,
        game.division,
        game.kampfgruppe,
        game.armour,
        game.germans_unused,
    ):
        for place, unit in enumerate(pool):
            units[_back(unit)].append((unit, _in(pool, place)))
    for pool in (
        game.wn_depth,
        game.building_depth,
        game.mobile_depth,
        game.kampfgruppe_depth,
        game.armour_depth,
        game.depth_unused,
    ):
        for place, marker in enumerate(pool):
            markers[counters.DEPTHS[marker].type].append((marker, _in(pool, place)))
    for back, places in units.items():
        yield _pool(f"unit {back}", places)
    for back, places in markers.items():
        yield _pool(f"depth {back}", places)


def may_be(game: Omaha, hex: int) -> list[int]:
    """The units that may be in a hex: the revealed one, or every unit with that back not revealed elsewhere.

    This includes units a shorter scenario left in the box: nobody knows which were dealt.
    """
    force = game.germans[hex]
    if force.revealed:
        return [force.unit]
    out = {other.unit for other in game.germans.values() if other.revealed}
    out.update(game.germans_lost)
    back = _back(force.unit)
    return [n for n in range(len(counters.GERMANS)) if n not in out and _back(n) == back]


def _back(unit: int) -> str:
    record = counters.GERMANS[unit]
    return f"{record.kind}-{record.caliber}"


def _pool(name: str, places: Sequence[tuple[int, Put]]) -> Pool:
    def lay(values: list[int]) -> None:
        for value, (_, put) in zip(values, places, strict=True):
            put(value)

    return Pool(name, [value for value, _ in places], lay)


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
