"""G7, G2.6, G4.7, G20.3: who is in command, and who pays."""

from __future__ import annotations

from functools import cache
from typing import Final

from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import BATTALION, GREEK, LEADERS, MOUNTED, REARGUARD, SELF
from landfall.games.crete.model.frames import NOBODY, frame
from landfall.games.crete.model.ground import SHEET, distance
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.state import Crete

#: In place of a formation: the leader may command units of any.
ANY: Final = -2
#: G7.1: the map where Major Bedding commands all Greeks; in scenarios L, 6 and 11, he never leaves it.
BEDDINGS_SHEET: Final = "Kastelli"


def command_range(game: Crete, leader: int) -> int:
    record = LEADERS[leader]
    return record.replaced_range if game.leaders[leader].replaced else record.range


def attachment(game: Crete, leader: int) -> int:
    """crete G2.6: how many independents the leader takes along; a replacement takes fewer."""
    record = LEADERS[leader]
    return record.replaced_attachment if game.leaders[leader].replaced else record.attachment


def leader_hex(game: Crete, leader: int) -> int:
    on = game.leaders[leader].on
    return game.units[on].at if on != NOBODY else NOBODY


def in_range(game: Crete, leader: int, hex: int) -> bool:
    """crete G7.1, G7.2, G7.3: only distance counts, or for Bedding the map of Kastelli; a leader still in the hex where he came
    in commands no one."""
    on = game.leaders[leader].on
    if on == NOBODY:
        return False
    at = game.units[on].at
    if at < 0 or on in game.entered:
        return False
    if LEADERS[leader].whole_map:
        return SHEET[at] == SHEET[hex] == BEDDINGS_SHEET
    return distance(at, hex) <= command_range(game, leader)


def formation_of(game: Crete, unit: int) -> int:
    """crete S9.0, G6.2: its formation, or the one its battalion is attached to. A rearguard belongs to the formation of the
    unit that made it, even while that unit rides in a truck (G19.6)."""
    if REARGUARD[unit]:
        maker = game.units[unit].maker
        return NOBODY if maker == NOBODY else _own_formation(game, maker)
    if MOUNTED[unit] is None and game.units[unit].mounted:
        # G20.3: a truck is an independent of the division.
        return NOBODY
    return _own_formation(game, unit)


def _own_formation(game: Crete, unit: int) -> int:
    if game.attached:
        battalion = BATTALION.get(unit)
        for one in game.attached:
            if one.battalion == battalion:
                return one.formation
    return game.frame.formation_of[unit]


def division_of(game: Crete, unit: int) -> int:
    return game.frame.division_of[unit]


@cache
def _chain(scenario: str, small: bool) -> tuple[dict[int, int], ...]:
    """By unit, the leaders who may command it, each with the only formation he commands, or ANY."""
    here = frame(scenario, small)

    def only(leader: int, unit: int) -> int | None:
        record = LEADERS[leader]
        if counters.LEADER_SIDE[leader] != counters.SIDE[unit]:
            return None
        if GREEK[unit]:
            return ANY
        if record.whole_map or here.leader_division[leader] != here.division_of[unit]:
            return None
        return ANY if record.level == "kampfgruppe" else here.leader_formation[leader]

    return tuple(
        {n: of for n in range(len(LEADERS)) if (of := only(n, unit)) is not None}
        for unit in range(counters.COUNT)
    )


def commands(game: Crete, leader: int, unit: int) -> bool:
    """crete G7.1, S8.0, 6.0: whether this leader may command the unit when it is in range."""
    only = _chain(game.scenario, game.small)[unit].get(leader)
    if only is None:
        return False
    return only == ANY or formation_of(game, unit) in (NOBODY, only)


def commanders(game: Crete, unit: int) -> list[int]:
    """The leaders who have this unit in command now."""
    hex = game.units[unit].at
    if hex < 0:
        return []
    return [n for n in _superiors(game, unit) if in_range(game, n, hex)]


def _superiors(game: Crete, unit: int) -> list[int]:
    """The leaders on a map who may command the unit when it is in range."""
    formation, leaders = formation_of(game, unit), game.leaders
    return [
        n
        for n, only in _chain(game.scenario, game.small)[unit].items()
        if leaders[n].on != NOBODY and (only == ANY or formation in (NOBODY, only))
    ]


def in_command(game: Crete, unit: int) -> bool:
    """crete G7.1, 8.0: whether a unit is in command now."""
    known = game.commanded.get(unit)
    if known is None:
        known = game.commanded[unit] = recounted_command(game, unit)
    return known


def recounted_command(game: Crete, unit: int) -> bool:
    """Whether it is in command, computed without the cache."""
    at = game.units[unit].at
    if SELF[unit] or at == IN_PARK:
        return True
    if at < 0 or unit in game.entered:
        return False
    return any(in_range(game, n, at) for n in _superiors(game, unit))


def payer(game: Crete, unit: int) -> int:
    """crete G4.7, 6.0: the division that pays for a unit, if it has a point to spend."""
    if SELF[unit]:
        return NOBODY
    if GREEK[unit]:
        divisions = {game.frame.leader_division[n] for n in commanders(game, unit)}
        rich = [d for d in divisions if d != NOBODY and game.cp[d] > 0]
        return max(rich, key=lambda d: (game.cp[d], -d), default=NOBODY)
    division = game.frame.division_of[unit]
    return division if division != NOBODY and game.cp[division] > 0 else NOBODY


def may_pay(game: Crete, unit: int) -> bool:
    """crete G7.4: a point can be spent on it: it is in command, and its division has one."""
    return payer(game, unit) != NOBODY and in_command(game, unit)


def pay(game: Crete, unit: int) -> int:
    division = payer(game, unit)
    assert division != NOBODY
    game.cp[division] -= 1
    return division
