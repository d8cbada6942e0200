"""Locks, reserves, late chits, values that rise (scenarios 5, 6, 9, 11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.clauses import clauses
from landfall.games.crete.model.counters import CHIT_REF, CHIT_SIDE, SIDE
from landfall.games.crete.model.events import PlanCancelled
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, GERMAN, SHEET, within
from landfall.games.crete.model.offers import ref_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.turning_points import (
    ChitAdded,
    CommandRaised,
    LockOpened,
    ReservesWoken,
)
from landfall.games.crete.rules.quality import division_name, place_of


class Shut(NamedTuple):
    """The reserves that sleep, and by side the sheets that are locked."""

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
    """crete R49: the locks that hold. One without a chit opens when its turn begins."""
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
    """crete R49: it cannot be activated, but it has its fire zone and opportunity fire."""
    units, sheets = shut(game)
    if unit in units:
        return True
    closed = sheets[SIDE[unit]]
    if not closed:
        return False
    at = place_of(game, unit)
    return at >= 0 and SHEET[at] in closed


def locked_units(game: Crete) -> list[int]:
    """Those on the map, by number."""
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
    """crete R49, G5.7: with the first chit of that division in or after the turn."""
    for number, lock in enumerate(game.clauses.locks):
        if lock.chit == chit and lock.turn <= game.turn and number not in game.unlocked:
            game.unlocked.append(number)
            game.emit(LockOpened(sheets=tuple(f"sheet:{name}" for name in lock.sheets), rule="R49"))


def played_though_last(game: Crete, chit: int) -> bool:
    """crete G5.5: scenario 6 at 1500: the chit that opens a lock is played even as the last one."""
    return any(
        lock.chit == chit
        and lock.even_last
        and lock.turn <= game.turn
        and number not in game.unlocked
        for number, lock in enumerate(game.clauses.locks)
    )


def add_chits(game: Crete, chit: int) -> None:
    """crete G5.5, G5.7: one more in the cup; if it is there already, its price is refunded."""
    for number, late in enumerate(game.clauses.added):
        if late.after != chit or late.turn > game.turn or number in game.added:
            continue
        game.added.append(number)
        if late.chit in game.put_in:
            _give_back(game, late.chit)
            continue
        game.cup = sorted([*game.cup, late.chit])
        game.put_in = sorted([*game.put_in, late.chit])
        game.emit(ChitAdded(chit=CHIT_REF[late.chit], rule="G5.5"))


def _give_back(game: Crete, chit: int) -> None:
    price = game.paid.pop(chit, 0)
    for formation in game.frame.formations:
        if formation.chit == chit and price:
            game.dp[formation.division] += price
            game.emit(
                PlanCancelled(
                    division=f"division:{division_name(game, formation.division)}",
                    chit=CHIT_REF[chit],
                    rule="G5.5",
                )
            )


def raise_command(game: Crete, division: int, delta: int) -> None:
    game.raised[division] = game.raised.get(division, 0) + delta
    game.emit(
        CommandRaised(
            division=f"division:{division_name(game, division)}",
            value=command_value(game, division),
            rule="R72",
        )
    )


def command_value(game: Crete, division: int) -> int:
    """crete R72, G3.3: the printed one, and what dates and series have added."""
    return game.frame.divisions[division].command + game.raised.get(division, 0)


def dated_values(game: Crete) -> None:
    """crete G3.3: before step B."""
    for rise in game.clauses.rises:
        if rise.turn == game.turn:
            raise_command(game, rise.division, rise.delta)


def wake_reserves(game: Crete) -> None:
    """Scenario 9: a German unit within this many hexes wakes them for good."""
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


def put_in_late(game: Crete, chits: list[int]) -> list[int]:
    """crete G5.1, R59: without those whose time has not come."""
    late = game.clauses.late
    return [c for c in chits if late.get(c, game.turn) <= game.turn]


def sold(game: Crete, chit: int, turn: int) -> bool:
    """crete G4.5, R55: never in the cup before its date; planning it the turn before is allowed."""
    return game.clauses.sale.get(chit, turn) <= turn


@dataclass(frozen=True, slots=True)
class FirstChit(Ask):
    """crete G3.5, R58: the German chooses which formation begins."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(ref_option("first", CHIT_REF[c], "R58", c) for c in game.clauses.choose)
        if not options:
            return ()
        seat = game.seat(CHIT_SIDE[game.clauses.choose[0]])
        return (Decision(seat, "ask-first", options, "R58"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.carried = int(option.value)
