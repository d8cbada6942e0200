"""What every ready unit may do (G6.5), kept from one question to the next until something near it changes.

Between two questions of one chit, only a few units have moved, fired or been hit. A unit's record is replaced whenever it
changes, so comparing records finds these units, and only units close to them are computed again. `_at_large` holds all that
matters anywhere on the map: if it differs, every offer is computed again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from landfall.core.decisions import Option
from landfall.games.crete.model.counters import ARTILLERY, FIRE, GREEN_FIRE, RANGE, REARGUARD, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, within
from landfall.games.crete.model.pieces import READY, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import actions, eligible
from landfall.games.crete.rules.movement import can_step, may_move


class Offer(NamedTuple):
    #: The hexes on which the offer depends.
    near: int
    #: Whether the unit was in an enemy fire zone (G18.2).
    watched: int
    options: list[Option]


class Offered:
    """The offers, and the units as they were when these were made."""

    __slots__ = ("at_large", "known", "units")

    def __init__(self, at_large: tuple[Any, ...]) -> None:
        self.at_large = at_large
        self.units: dict[int, Unit] = {}
        self.known: dict[int, Offer] = {}


def offers(game: Crete, side: int) -> dict[int, list[Option]]:
    """The actions of each ready unit of a side that the chit in play may activate."""
    at_large = _at_large(game, side)
    kept: Offered | None = game.offered
    changed = 0
    if kept is not None and kept.at_large == at_large:
        changed = _changed(game, kept.units)
    if kept is None or kept.at_large != at_large or changed < 0:
        kept = game.offered = Offered(at_large)
        changed = 0
    before, units = kept.known, game.units
    danger = game.zones_of(1 - side)
    kept.known = known = {}
    found: dict[int, list[Option]] = {}
    for unit in sorted(game.fielded(side)):
        state = units[unit]
        if state.acted != READY:
            continue
        watched = danger >> state.at & 1 if state.cohesion else 0
        offer = before.get(unit)
        if offer is None or offer.near & changed or offer.watched != watched:
            options = actions(game, unit) if eligible(game, unit) else []
            if depends_on_near(game, unit):
                near = within(state.at, max(2, RANGE[unit]))
                known[unit] = Offer(near, watched, options)
        else:
            options = offer.options
            known[unit] = offer
        if options:
            found[unit] = options
    kept.units = units.copy()
    return found


def depends_on_near(game: Crete, unit: int) -> bool:
    """Whether only the hexes around a unit matter to its offer. Others matter if it can fire at what other units see, or if it
    is shut in and can only move by a longer path."""
    if FIRE[unit] is not None and (GREEN_FIRE[unit] or ARTILLERY[unit]):
        return False
    return not may_move(game, unit) or can_step(game, unit)


def _at_large(game: Crete, side: int) -> tuple[Any, ...]:
    units = game.units
    return (
        side,
        game.chit,
        game.turn,
        [points > 0 for points in game.cp],
        game.leaders.copy(),
        [units[leader.on].at for leader in game.leaders if leader.on != NOBODY],
        game.parks.copy(),
        game.chosen.copy(),
        game.entered.copy(),
        game.smoke,
        game.barrage.copy(),
        game.rubble.copy(),
        game.cleared.copy(),
        game.blocks.copy(),
        game.blocks_left.copy(),
        game.trucks.copy(),
        game.attached.copy(),
        game.unlocked.copy(),
        game.awake.copy(),
    )


def _changed(game: Crete, before: dict[int, Unit]) -> int:
    """The hexes in which something has changed; -1 if it matters everywhere: a ship or a rearguard came or went (G19.6)."""
    units = game.units
    if len(units) != len(before):
        return -1
    mask = 0
    # Units are added but never removed, so both are in the same order.
    for number, was, unit in zip(units, before.values(), units.values(), strict=True):
        if was is not unit:
            if was.at != unit.at and REARGUARD[number]:
                return -1
            if was.at >= 0:
                mask |= BIT[was.at]
            if unit.at >= 0:
                mask |= BIT[unit.at]
    return mask


def recounted(game: Crete) -> list[int]:
    """For the invariants: the units whose cached offer differs from one made now."""
    kept: Offered | None = game.offered
    if kept is None:
        return []
    return [
        unit
        for unit, offer in kept.known.items()
        if offer.options != (actions(game, unit) if eligible(game, unit) else [])
        or SIDE[unit] != kept.at_large[0]
    ]
