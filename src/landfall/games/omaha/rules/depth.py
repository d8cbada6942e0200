"""9.2 Depth markers: added, removed, exchanged (omaha 9.2, 9.21, 9.22, 9.23, 9.24, 16.34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import DepthExchanged, DepthPlaced, DepthRemoved
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.communication import german_reach, is_linked

RENEWED: Final = 5  # 22.4


def depth_pool(game: Omaha, hex: int, unit: int) -> list[int] | None:
    """9.21, 9.24: the pool a unit here draws its marker from, or None if it is used up."""
    if counters.ARMOUR[unit]:
        return game.armour_depth or None
    if counters.WN_UNIT[unit]:
        return game.wn_depth or None
    if hex in ground.BUILDINGS and game.building_depth:
        return game.building_depth
    return game.mobile_depth or None


def draw_depth(game: Omaha, pool: list[int]) -> int:
    """Draws a marker; 22.4: when the mobile markers first run out, five eliminated ones return at once."""
    marker = pool.pop()
    if pool is game.mobile_depth and not pool and game.has("22.4") and not game.mobile_renewed:
        _renew_mobile(game)
    return marker


def _renew_mobile(game: Omaha) -> None:
    lost = sorted(d for d in game.depth_lost if counters.DEPTHS[d].type == "mobile")
    game.mobile_renewed = True
    game.chance.shuffle(lost)
    for marker in lost[:RENEWED]:
        game.depth_lost.remove(marker)
        game.mobile_depth.append(marker)


def add_depth(game: Omaha, hex: int) -> bool:
    """9.21, 9.22: places a marker under the unit here, if one is left."""
    force = game.germans[hex]
    pool = depth_pool(game, hex, force.unit)
    if force.depth != NOBODY or pool is None:
        return False
    game.germans[hex] = force._replace(depth=draw_depth(game, pool), depth_revealed=False)
    game.emit(DepthPlaced(hex=ground.REF[hex], position=ground.position_ref(hex), rule="9.21"))
    return True


def remove_depth(game: Omaha, hex: int, cause: str, rule: str = "8.3") -> None:
    force = game.germans[hex]
    if force.depth == NOBODY:
        return
    game.depth_lost.append(force.depth)
    game.germans[hex] = force._replace(depth=NOBODY, depth_revealed=False)
    game.emit(DepthRemoved(hex=ground.REF[hex], cause=cause, rule=rule))


def exchange_depth(game: Omaha, hex: int) -> None:
    """16.34, 16.83: swaps a mobile and a building marker as the new position requires, if one is left."""
    force = game.germans[hex]
    if force.depth == NOBODY:
        return
    kind = counters.DEPTHS[force.depth].type
    wanted = "building" if hex in ground.BUILDINGS else "mobile"
    if kind == wanted or kind not in ("building", "mobile"):
        return
    pool = game.building_depth if wanted == "building" else game.mobile_depth
    if not pool:
        return
    other = game.mobile_depth if wanted == "building" else game.building_depth
    marker = draw_depth(game, pool)
    # Shuffled in face down, so that nobody knows when it will be drawn again.
    other.append(force.depth)
    game.chance.shuffle(other)
    game.germans[hex] = force._replace(depth=marker, depth_revealed=False)
    game.emit(DepthExchanged(hex=ground.REF[hex], kind=wanted, rule="16.34"))


def depth_order(game: Omaha, hexes: list[int]) -> list[int]:
    """9.2: who gains depth first: the nearest to US units, then by kind of position, number and letter."""
    us = game.occupied()

    def key(hex: int) -> tuple[int, int, int, str, int]:
        position = ground.SITES.get(hex)
        if position is None:
            return ground.nearest(hex, us), 3, 0, "", hex
        record = ground.POSITIONS[position]
        kind = (1 if len(record.hexes) == 2 else 0) if record.kind == "wn" else 2
        return ground.nearest(hex, us), kind, record.number, record.position, hex

    return sorted(hexes, key=key)


def depth_candidates(game: Omaha, sector: str = "") -> list[int]:
    """9.2, 9.24: forces in communication without depth. Nests are passed over if their markers are used up;
    a reinforcement that then needs a mobile marker is not, even if none is left."""
    reach = german_reach(game)
    return [
        hex
        for hex, force in game.germans.items()
        if force.depth == NOBODY
        and (not sector or ground.SECTOR[hex] == sector)
        and is_linked(game, hex, reach)
        and (_is_reinforcement(force.unit) or depth_pool(game, hex, force.unit) is not None)
    ]


def _is_reinforcement(unit: int) -> bool:
    return not counters.WN_UNIT[unit] and not counters.ARMOUR[unit]


@dataclass(frozen=True, slots=True)
class GainDepth(Step):
    """9.2, 9.23: one marker, in a given sector or anywhere; if no unit there can gain it, in the other sector."""

    sector: str = ""

    def run(self, game: Omaha) -> None:
        found = depth_candidates(game, self.sector) or depth_candidates(game)
        if found:
            add_depth(game, depth_order(game, found)[0])


def markers_left(game: Omaha) -> int:
    return len(game.wn_depth) + len(game.building_depth) + len(game.mobile_depth)


@dataclass(frozen=True, slots=True)
class GainDepthInEachSector(Step):
    """9.24: with a single marker left, the priorities apply to the whole map."""

    def run(self, game: Omaha) -> None:
        if game.one_sector or markers_left(game) == 1:
            game.push(GainDepth(game.sectors[0] if game.one_sector else ""))
        else:
            game.push(*(GainDepth(sector) for sector in game.sectors))
