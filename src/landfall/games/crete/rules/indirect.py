"""G17.1 to G17.3: indirect fire and its observers."""

from __future__ import annotations

from landfall.games.crete.model.counters import (
    ARTILLERY,
    FIRE,
    GREEK,
    GREEN_FIRE,
    LEADER_SIDE,
    RANGE,
    SIDE,
)
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, NEAR_MASK, distance, hexes_of
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import commands, formation_of, in_command, in_range
from landfall.games.crete.rules.quality import place_of


def may_observe(game: Crete, unit: int) -> bool:
    """crete G17.2, 6.0, G14.5: unsuppressed, on the map, no Greek."""
    state = game.units[unit]
    return state.at >= 0 and not state.suppressed and not GREEK[unit]


def _under(game: Crete, leader: int) -> list[int]:
    """crete G17.2, G7.3: the units this leader commands now that may observe; not where they have just come in."""
    return [
        n
        for n in game.fielded(LEADER_SIDE[leader])
        if may_observe(game, n)
        and n not in game.entered
        and commands(game, leader, n)
        and in_range(game, leader, game.units[n].at)
    ]


def observers(game: Crete, firer: int) -> list[int]:
    """crete G17.2: the units that may observe for a firer, other than itself."""
    contact = game.gun_contact.get(firer, NOBODY)
    if game.units[firer].at == IN_PARK:
        contact = next(p for p in game.parks if firer in p.batteries).contact
    if contact != NOBODY:
        # crete O3.0: a gun in contact has the observers a park would have.
        return _under(game, contact)
    formation = formation_of(game, firer)
    if not GREEN_FIRE[firer] or formation == NOBODY:
        return []
    return [
        n
        for n in game.fielded(SIDE[firer])
        if n != firer
        and may_observe(game, n)
        and formation_of(game, n) == formation
        and in_command(game, n)
    ]


def observed(game: Crete, firer: int) -> int:
    """The hexes that a firer's observers see, as bits."""
    here = place_of(game, firer)
    seen = 0 if GREEK[firer] else view_from(here, game.sight(here), game.smoke)
    for hex in {game.units[n].at for n in observers(game, firer)}:
        seen |= view_from(hex, game.sight(hex), game.smoke)
    return seen


def indirect_targets(game: Crete, firer: int) -> list[int]:
    """crete G17.1, G17.3, G2.3: mortars at any range, artillery from four hexes on; adjacent to an enemy, only at one
    hex."""
    if FIRE[firer] is None or not (GREEN_FIRE[firer] or ARTILLERY[firer]):
        return []
    state = game.units[firer]
    if state.mounted:
        return []
    here = place_of(game, firer)
    least, most = (1, RANGE[firer]) if GREEN_FIRE[firer] else (4, RANGE[firer])
    enemy = 1 - SIDE[firer]
    holding = game.holding(enemy)
    if state.at != IN_PARK and (here in game.barrage or holding & NEAR_MASK[here]):
        most = 1
    if most < least:
        return []
    seen = observed(game, firer)
    found: list[int] = []
    for hex in hexes_of(seen & holding):
        if least <= distance(here, hex) <= most:
            found += game.stacks[hex]
    for park in game.parks:
        if (
            game.frame.divisions[park.division].side == enemy
            and seen & BIT[park.hex]
            and least <= distance(here, park.hex) <= most
        ):
            found += park.batteries
    return sorted(found)
