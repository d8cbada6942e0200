"""R49, R78: units that cannot be activated yet: locked maps, and reserves that wait until the enemy is near."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from landfall.games.crete.model import counters
from landfall.games.crete.model.clause_events import LockOpened, ReservesWoken
from landfall.games.crete.model.clauses import clauses
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, GERMAN, SHEET, within
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import place_of


class Shut(NamedTuple):
    """The reserves not yet released, and the locked sheets by side."""

    units: frozenset[int]
    sheets: tuple[frozenset[str], ...]


@cache
def _shut(scenario: str, turn: int, awake: tuple[int, ...], unlocked: tuple[int, ...]) -> Shut:
    here = clauses(scenario)
    asleep = [r.units for n, r in enumerate(here.reserves) if n not in awake]
    locks = [here.locks[number] for number in _closed(scenario, turn, unlocked)]
    sheets = ([s for lock in locks if lock.side == side for s in lock.sheets] for side in (0, 1))
    return Shut(frozenset().union(*asleep), tuple(frozenset(s) for s in sheets))


def _closed(scenario: str, turn: int, unlocked: tuple[int, ...]) -> list[int]:
    """crete R49: the locks that are still closed. A lock without a chit opens when its turn begins."""
    return [
        number
        for number, lock in enumerate(clauses(scenario).locks)
        if number not in unlocked and (lock.chit != NOBODY or turn < lock.turn)
    ]


def closed_locks(game: Crete) -> list[int]:
    return _closed(game.scenario, game.turn, tuple(game.unlocked))


def shut(game: Crete) -> Shut:
    return _shut(game.scenario, game.turn, tuple(game.awake), tuple(game.unlocked))


def locked(game: Crete, unit: int) -> bool:
    """crete R49: a locked unit cannot be activated, but keeps its fire zone and opportunity fire."""
    units, sheets = shut(game)
    if unit in units:
        return True
    closed = sheets[SIDE[unit]]
    if not closed:
        return False
    at = place_of(game, unit)
    return at >= 0 and SHEET[at] in closed


def locked_units(game: Crete) -> list[int]:
    """The locked units on the map, by number."""
    units, sheets = shut(game)
    if not units and not any(sheets):
        return []
    return sorted(
        n
        for side in (0, 1)
        for n in game.fielded(side)
        if n in units or SHEET[game.units[n].at] in sheets[side]
    )


def open_locks(game: Crete, chit: int) -> None:
    """crete R49, G5.7: a lock opens with the first chit of its division in or after its turn."""
    for number, lock in enumerate(game.clauses.locks):
        if lock.chit == chit and lock.turn <= game.turn and number not in game.unlocked:
            game.unlocked.append(number)
            game.emit(LockOpened(sheets=tuple(f"sheet:{name}" for name in lock.sheets), rule="R49"))


def wake_reserves(game: Crete) -> None:
    """Scenario 9: a German unit within so many hexes releases the reserves for good."""
    for number, reserve in enumerate(game.clauses.reserves):
        if number in game.awake:
            continue
        near = 0
        for hex in reserve.hexes:
            near |= within(hex, reserve.near)
        close = near & game.holding(GERMAN)
        if close and reserve.without:
            close = sum(
                BIT[hex]
                for hex, stack in game.stacks.items()
                if close & BIT[hex] and any(n not in reserve.without for n in stack)
            )
        if close:
            game.awake.append(number)
            units = sorted(n for n in reserve.units if game.units.get(n) is not None)
            game.emit(ReservesWoken(units=tuple(counters.REF[n] for n in units), rule="R78"))
