"""A view as a position in the rules' own numbers, so that bot and hints use the functions of the rules.

Only the order of the cups is hidden in this game (G1.6); fields that a view does not show keep their defaults.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from landfall.core.chance import Chance
from landfall.games.crete.model.counters import CHIT_REF, LEADER_NUMBER, LEADER_REF, NUMBER
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, SIDES
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.orders import key
from landfall.games.crete.model.pieces import AFTER_FIRST, DONE, READY, Leader, Park, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.setup import empty_game
from landfall.games.crete.table.clauses_view import read_clauses
from landfall.games.crete.table.island import read_island
from landfall.games.crete.table.view import PLACES, CreteView, UnitView

_HEX = {ref: hex for hex, ref in enumerate(HEX)}
_CHIT = {ref: chit for chit, ref in enumerate(CHIT_REF)} | {"": NOBODY}
_LEADER = {ref: leader for leader, ref in enumerate(LEADER_REF)} | {"": NOBODY}
_PLACE = {name: place for place, name in PLACES.items()}
_ACTED = {"": READY, "first": AFTER_FIRST, "done": DONE}
_NO_DICE = Chance("")


def hex_of(ref: str) -> int:
    return _HEX[ref]


def unit_of(ref: str) -> int:
    return NUMBER[ref.removeprefix("unit:")]


def _unit(seen: UnitView) -> Unit:
    at = _HEX[seen.at] if seen.at in _HEX else _PLACE[seen.at]
    return Unit(
        at,
        seen.steps,
        seen.suppressed,
        seen.cohesion,
        seen.column,
        seen.mounted,
        seen.position,
        seen.work,
        seen.chutes,
        seen.gliders,
        seen.delay,
        seen.heroic,
        seen.jump,
        _ACTED[seen.acted],
        seen.first,
        NUMBER[seen.maker] if seen.maker else NOBODY,
    )


@cache
def _blank(scenario: str, small: bool) -> Crete:
    return empty_game(scenario, {"small-maps": small}, _NO_DICE)


class Read(NamedTuple):
    """A view, and what was read from it."""

    view: CreteView
    game: Crete


def read_view(view: CreteView, before: Read | None = None) -> Crete:
    """The position that a seat sees. ``before`` is an earlier reading: what has not changed since is taken from it, which only
    saves time."""
    game = _blank(view.scenario, view.small).clone()
    frame = game.frame
    game.turn = view.turn
    game.step = view.step
    game.chit = _CHIT[view.chit]
    game.carried = _CHIT[view.carried]
    game.cup = [_CHIT[ref] for ref in view.cup]
    game.played = [_CHIT[ref] for ref in view.played]
    game.planned = [_CHIT[ref] for ref in view.planned]
    game.bought = [_CHIT[ref] for ref in view.bought]
    changed = _changed(view, before)
    if before is None or changed is None:
        game.units = {NUMBER[u.unit]: _unit(u) for u in view.units}
    else:
        game.units = before.game.units | changed
    for seen in view.leaders:
        game.leaders[LEADER_NUMBER[seen.leader]] = Leader(NUMBER[seen.unit], seen.replaced)
    for park in view.parks:
        division = frame.division_named(park.division.partition(":")[2])
        batteries = tuple(NUMBER[n] for n in park.batteries)
        fired = tuple(NUMBER[n] for n in park.fired)
        game.parks.append(Park(_HEX[park.hex], division, batteries, _LEADER[park.contact], fired))
    for number, points in enumerate(view.divisions):
        game.cp[number] = points.cp
        game.dp[number] = points.dp
        game.blocks_left[number] = points.roadblocks
        risen = points.command - frame.divisions[number].command
        if risen:
            game.raised[number] = risen
    read_clauses(game, view.clauses)
    game.group = [NUMBER[n] for n in view.group]
    # G6.9: after a second action, no unit can join.
    game.group_shut = any(game.units[n].acted == DONE for n in game.group)
    game.control = {_HEX[ref]: SIDES.index(side) for ref, side in view.control.items()}
    game.barrage = {_HEX[ref]: level for ref, level in view.barrage.items()}
    game.rubble = [_HEX[ref] for ref in view.rubble]
    game.blocks = {_HEX[ref]: SIDES.index(side) for ref, side in view.roadblocks.items()}
    game.strikes = [_HEX[ref] for ref in view.strikes]
    game.lost = [view.lost[side] for side in SIDES]
    game.true = [test.test for test in view.tests if test.met]
    for number, side in enumerate(SIDES):
        for order, value in view.orders[side].items():
            game.orders[key(number, order)] = value
    read_island(game, view.island, _HEX)
    if before is None or changed is None or not before.game.ready:
        game.count_up()
    else:
        _follow(game, before.game, changed)
    game.commanded = dict.fromkeys([*game.fielded(0), *game.fielded(1)], True)
    game.commanded.update(dict.fromkeys([NUMBER[n] for n in view.uncommanded], False))
    return game


def _changed(view: CreteView, before: Read | None) -> dict[int, Unit] | None:
    """The units that have changed since, or None if that was another game. A unit that has not changed is the same object in both
    views."""
    if before is None or (view.scenario, view.small) != (before.view.scenario, before.view.small):
        return None
    if len(view.units) != len(before.view.units):
        return None
    found: dict[int, Unit] = {}
    for was, seen in zip(before.view.units, view.units, strict=True):
        if seen is not was and seen != was:
            if seen.unit != was.unit:
                return None
            found[NUMBER[seen.unit]] = _unit(seen)
    return found


def _follow(game: Crete, before: Crete, changed: dict[int, Unit]) -> None:
    """Takes stacks and zones from an earlier position, and updates them for the units that have changed."""
    game.copy_stacks_and_zones(before)
    game.stale = before.stale
    game.smoke = frozenset(game.barrage)
    game.ready = True
    if (game.night, game.barrage, game.rubble) != (before.night, before.barrage, before.rubble):
        game.touch(-1)
    units = game.units
    for number, unit in changed.items():
        was = before.units[number]
        if was.at != unit.at:
            units[number] = was
            game.place(number, unit.at)
            units[number] = unit
        elif unit.at >= 0 and (was.suppressed, was.mounted) != (unit.suppressed, unit.mounted):
            game.touch(BIT[unit.at])
