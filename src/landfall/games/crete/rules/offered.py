"""What every ready unit may do, kept from one question to the next until something near it changes.

Between two questions of one chit, only a few units have moved, fired or been hit. A unit's record is replaced whenever it
changes, so comparing records finds these units. Only units close to them are computed again, and those whose command has
changed because a leader moved. `_at_large` holds all that matters anywhere on the map: if it differs, every offer is
computed again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from landfall.core.decisions import Option
from landfall.games.crete.model.counters import ARTILLERY, FIRE, GREEK, GREEN_FIRE, RANGE, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, within
from landfall.games.crete.model.pieces import DISPLAY, READY, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import actions, eligible
from landfall.games.crete.rules.command import commanders, in_command
from landfall.games.crete.rules.movement import can_step, may_move


class Offer(NamedTuple):
    #: The hexes on which the offer depends, apart from the unit itself.
    near: int
    #: Whether the unit was in an enemy fire zone (G18.2).
    watched: int
    #: Whether the unit was in command, or by whom (`_command`).
    command: object
    options: list[Option]


class Offered:
    """The offers, and the units as they were when these were made."""

    __slots__ = ("at_large", "blocks", "known", "led", "units")

    def __init__(self, at_large: tuple[Any, ...]) -> None:
        self.at_large = at_large
        self.led: tuple[Any, ...] = ()
        self.blocks: dict[int, int] = {}
        self.units: dict[int, Unit] = {}
        self.known: dict[int, Offer] = {}


def offers(game: Crete, side: int) -> dict[int, list[Option]]:
    """The actions of each ready unit of a side that the chit in play may activate."""
    at_large = _at_large(game, side)
    kept: Offered | None = game.offered
    changed = 0
    if kept is not None and kept.at_large == at_large:
        changed = _changed(game, kept)
    if kept is None or kept.at_large != at_large or changed < 0:
        kept = game.offered = Offered(at_large)
        changed = 0
    led = _led(game)
    same_leaders = kept.led == led
    before, was, units = kept.known, kept.units, game.units
    danger = game.zones_of(1 - side)
    kept.known = known = {}
    found: dict[int, list[Option]] = {}
    for unit in game.fielded(side):
        state = units[unit]
        if state.acted != READY:
            continue
        watched = danger >> state.at & 1 if state.cohesion else 0
        offer = before.get(unit)
        if (
            offer is None
            or was[unit] is not state
            or offer.near & changed
            or offer.watched != watched
            or not (same_leaders or offer.command == _command(game, unit))
        ):
            may_act = eligible(game, unit)
            options = actions(game, unit) if may_act else []
            if not may_act:
                # Whether the chit may activate it depends on no other unit, except on its leaders.
                known[unit] = Offer(0, watched, _command(game, unit), options)
            elif depends_on_near(game, unit):
                near = within(state.at, max(2, RANGE[unit]))
                known[unit] = Offer(near, watched, _command(game, unit), options)
        else:
            options = offer.options
            known[unit] = offer
        if options:
            found[unit] = options
    kept.led = led
    kept.blocks = game.blocks.copy()
    kept.units = units.copy()
    return found


def depends_on_near(game: Crete, unit: int) -> bool:
    """Whether only the hexes around a unit matter to its offer. Others matter if it can fire at what other units see, or if it
    is shut in and can only move by a longer path."""
    if FIRE[unit] is not None and (GREEN_FIRE[unit] or ARTILLERY[unit]):
        return False
    return not may_move(game, unit) or can_step(game, unit)


def _at_large(game: Crete, side: int) -> tuple[Any, ...]:
    """Of points, roadblocks, trucks and rearguards, all that matters is whether a division has any left."""
    units = game.units
    return (
        side,
        game.chit,
        game.turn,
        [points > 0 for points in game.cp],
        game.parks.copy(),
        game.chosen.copy(),
        game.entered.copy(),
        game.smoke,
        game.barrage.copy(),
        game.rubble.copy(),
        game.cleared.copy(),
        [left > 0 for left in game.blocks_left],
        [left > 0 for left in game.trucks],
        [any(units[n].at == DISPLAY for n in numbers) for numbers in game.frame.rearguards],
        game.attached.copy(),
        game.unlocked.copy(),
        game.awake.copy(),
    )


def _led(game: Crete) -> tuple[Any, ...]:
    """The leaders and where they are."""
    units, leaders = game.units, game.leaders
    return leaders.copy(), [units[one.on].at for one in leaders if one.on != NOBODY]


def _command(game: Crete, unit: int) -> object:
    """Whether the unit is in command; for a Greek unit, who commands it, because that decides with which division it
    acts (6.0).
    """
    return commanders(game, unit) if GREEK[unit] else in_command(game, unit)


def _changed(game: Crete, kept: Offered) -> int:
    """The hexes in which something has changed; -1 if units have been added, which matters everywhere."""
    before, units = kept.units, game.units
    if len(units) != len(before):
        return -1
    mask = 0
    # Units are added but never removed, so both are in the same order.
    for was, unit in zip(before.values(), units.values(), strict=True):
        if was is not unit:
            if was.at >= 0:
                mask |= BIT[was.at]
            if unit.at >= 0:
                mask |= BIT[unit.at]
    if kept.blocks != game.blocks:
        for hex in kept.blocks.keys() ^ game.blocks.keys():
            mask |= BIT[hex]
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
