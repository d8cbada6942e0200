"""9.3–9.5 German reinforcements (omaha 9, 9.3, 9.31, 9.32, 9.33, 9.34, 9.4, 9.41, 9.42, 9.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import GermanRevealed, PoolsJoined, ReinforcementCame
from landfall.games.omaha.model.state import Force, Omaha
from landfall.games.omaha.rules.communication import german_reach, is_linked
from landfall.games.omaha.rules.depth import add_depth
from landfall.games.omaha.rules.leaders import capture_generals, is_free_for_germans

KG_UNITS: Final = 4  # 9.5
KG_DEPTH: Final = 2


def draw_reinforcement(game: Omaha, tactical_only: bool = False) -> tuple[int, bool] | None:
    """9.3, 9.31: the unit drawn, and whether it arrives with depth; tactical units first."""
    if game.tactical:
        return game.tactical.pop(), game.has("22.4")
    if tactical_only or not game.division:
        return None
    return game.division.pop(), True


def place_reinforcement(
    game: Omaha,
    hex: int,
    source: str,
    *,
    tactical_only: bool = False,
    depth: bool | None = None,
    revealed: bool = False,
    rule: str = "9.3",
) -> bool:
    """Places a unit face down on an empty position, with depth if its pool or the action says so."""
    drawn = draw_reinforcement(game, tactical_only)
    if drawn is None:
        return False
    unit, with_depth = drawn
    capture_generals(game, hex)
    game.germans[hex] = Force(unit, revealed=revealed)
    deep = with_depth if depth is None else depth
    game.emit(
        ReinforcementCame(
            hex=ground.REF[hex],
            position=ground.position_ref(hex),
            depth=deep,
            source=source,
            rule=rule,
        )
    )
    if revealed:
        tell_revealed(game, hex)
    if deep:
        add_depth(game, hex)
    return True


def tell_revealed(game: Omaha, hex: int) -> None:
    record = counters.GERMANS[game.germans[hex].unit]
    game.reveal()
    game.emit(
        GermanRevealed(
            hex=ground.REF[hex],
            german=f"german:{record.unit}",
            strength=record.strength,
            needs=tuple(f"weapon:{w}" for w in record.needs),
            rule="9.1",
        )
    )


def zone_position(game: Omaha, zone: str, reach: frozenset[int]) -> int | None:
    """9.3, 9.32, 9.33: the hex of the position in a zone that receives a reinforcement."""
    us = game.occupied()
    best: tuple[int, int, int] | None = None
    for position in ground.ZONES[zone]:
        record = ground.POSITIONS[position]
        hex = ground.POSITION_HEXES[position][0]
        if game.one_sector and record.sector == "west":
            continue
        if not is_free_for_germans(game, hex) or not is_linked(game, hex, reach):
            continue
        far = ground.nearest(hex, us)
        key = (0 if far <= 1 else 1 if far == 2 else 2, record.number, hex)
        if best is None or key < best:
            best = key
    return None if best is None else best[2]


@dataclass(frozen=True, slots=True)
class Reinforce(Step):
    """9.3: one reinforcement for each zone that an event names."""

    zones: tuple[str, ...]
    second: bool = False

    def run(self, game: Omaha) -> None:
        from landfall.games.omaha.rules.armour import armour_site, bring_armour

        reach = german_reach(game)
        places = {}
        for zone in self.zones:
            hex = zone_position(game, zone, reach)
            if hex is not None:
                places[zone] = hex
        if self.second:
            hex = armour_site(game, list(places.values()))
            if hex is not None:
                bring_armour(game, hex)
                places = {z: h for z, h in places.items() if h != hex}
        for hex in self._in_order(game, list(places.values())):
            place_reinforcement(game, hex, "event")

    @staticmethod
    def _in_order(game: Omaha, hexes: list[int]) -> list[int]:
        """9.34: if there are too few units, the priorities apply to the whole map."""
        if len(game.tactical) + len(game.division) >= len(hexes):
            return hexes
        us = game.occupied()

        def key(hex: int) -> tuple[int, int, str]:
            far = ground.nearest(hex, us)
            return (0 if far <= 1 else 1 if far == 2 else 2, *ground.rank(ground.SITES[hex]))

        return sorted(hexes, key=key)


def tactical_reinforcement(game: Omaha, wn_hex: int, revealed: bool = False) -> None:
    """9.4, 9.41, 9.42: a WN depth marker brings in a unit on the nearest free position."""
    if not game.tactical:
        return
    reach = german_reach(game)
    us = game.occupied()
    free = [
        (ground.distance(wn_hex, hex), ground.nearest(hex, us), *ground.rank(position), hex)
        for hex, position in ground.SITES.items()
        if not ground.IS_WN[position]
        and not (game.one_sector and ground.SECTOR[hex] == "west")
        and is_free_for_germans(game, hex)
        and is_linked(game, hex, reach)
    ]
    if free:
        place_reinforcement(
            game,
            min(free)[-1],
            "depth",
            tactical_only=True,
            depth=game.has("22.4"),
            revealed=revealed,
            rule="9.4",
        )


def activate_kampfgruppe(game: Omaha) -> bool:
    """9.5: half of Kampfgruppe Meyer joins the division pool."""
    if not game.kampfgruppe:
        return False
    units, depth = game.kampfgruppe[:KG_UNITS], game.kampfgruppe_depth[:KG_DEPTH]
    del game.kampfgruppe[:KG_UNITS], game.kampfgruppe_depth[:KG_DEPTH]
    game.division.extend(units)
    game.mobile_depth.extend(depth)
    game.chance.shuffle(game.division)
    game.chance.shuffle(game.mobile_depth)
    game.emit(PoolsJoined(units=len(units), depth=len(depth), rule="9.5"))
    return True


def return_to_pool(game: Omaha, unit: int) -> None:
    """8.33: returns the unit to the division pool, face down, and shuffles it."""
    game.division.append(unit)
    game.chance.shuffle(game.division)
