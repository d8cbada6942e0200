"""7.0, G19.6: rearguards, made and taken up again."""

from __future__ import annotations

from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import CLASS, GREEK, REARGUARD
from landfall.games.crete.model.events import RearguardMade, RearguardTaken
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import ROUND
from landfall.games.crete.model.movement_costs import LEG
from landfall.games.crete.model.pieces import DISPLAY, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import formation_of, in_command
from landfall.games.crete.rules.results import remove


def available_rearguard(game: Crete, unit: int) -> int:
    """crete 7.0: the next counter of its division, or -1."""
    for number in _of_its_division(game, unit):
        if game.units[number].at == DISPLAY:
            return number
    return -1


def _of_its_division(game: Crete, unit: int) -> tuple[int, ...]:
    frame = game.frame
    division = frame.division_of[unit]
    return () if division == NOBODY else frame.rearguards[division]


def may_make_rearguard(game: Crete, unit: int) -> bool:
    """crete G19.6, 6.0."""
    state = game.units[unit]
    return (
        counters.STEPS[unit] == 2
        and CLASS[unit] == LEG
        and not (state.suppressed or state.mounted or state.column)
        and not (state.chutes or state.gliders or state.delay)
        and not GREEK[unit]
        and in_command(game, unit)
        and available_rearguard(game, unit) >= 0
    )


def rearguards_near(game: Crete, unit: int) -> list[int]:
    """crete G19.6: rearguards in or next to its hex that its formation has made, or the independents of its division."""
    state = game.units[unit]
    if REARGUARD[unit] or GREEK[unit]:
        return []
    if state.suppressed or state.chutes or state.gliders or state.delay:
        return []
    near = ROUND[state.at]
    units = game.units
    return [
        n
        for n in _of_its_division(game, unit)
        if (at := units[n].at) >= 0
        and near >> at & 1
        and formation_of(game, n) == formation_of(game, unit)
    ]


def make_rearguard(game: Crete, unit: int) -> None:
    rearguard = available_rearguard(game, unit)
    hex = game.units[unit].at
    game.units[rearguard] = Unit(at=DISPLAY, maker=unit, acted=2)
    game.place(rearguard, hex)
    game.emit(
        RearguardMade(
            unit=counters.REF[unit],
            rearguard=counters.REF[rearguard],
            hex=HEX[hex],
            rule="G19.6",
        )
    )


def take_up(game: Crete, unit: int, rearguard: int) -> None:
    hex = game.units[rearguard].at
    game.emit(
        RearguardTaken(
            unit=counters.REF[unit],
            rearguard=counters.REF[rearguard],
            hex=HEX[hex],
            rule="G19.6",
        )
    )
    remove(game, rearguard, DISPLAY)
