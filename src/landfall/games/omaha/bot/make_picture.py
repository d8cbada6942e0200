"""Condenses a view into the model the bot works with."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.bot.errands import plan
from landfall.games.omaha.bot.gaps import is_open
from landfall.games.omaha.bot.holding import holdings, open_ground
from landfall.games.omaha.bot.marches import Standing
from landfall.games.omaha.bot.objectives import fights, open_places, prizes
from landfall.games.omaha.bot.parties import hunt, siege
from landfall.games.omaha.bot.picture import Ours, Picture, Theirs
from landfall.games.omaha.bot.volleys import guns
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.model.state import EXTENDED, ONE_SECTOR
from landfall.games.omaha.rules.victory import FIRST_CHECK
from landfall.games.omaha.rules.weapons import FLANKING
from landfall.games.omaha.table.read_view import box_of, hex_of
from landfall.games.omaha.table.view import OmahaView

#: Over this many turns before the score is counted, holding ground counts more and more.
HOLDING_TURNS: Final = 8
LEAST_HOLDING: Final = 0.1
#: This many turns before the score is counted, each unit is assigned a place.
ERRANDS: Final = 7
#: The weight of what a German's field of fire covers, once the line is planned.
COVERED: Final = 0.3
#: From this turn on, while no path leads inland, units are assigned to open one.
SIEGE: Final = 9


_last: tuple[OmahaView, Picture] | None = None


def picture(view: OmahaView) -> Picture:
    """The bot's model of a view, cached: choosing a unit and choosing its action use the same one."""
    global _last
    last = _last
    if last is None or last[0] != view:
        _last = last = view, _picture(view)
    return last[1]


def _picture(view: OmahaView) -> Picture:
    units: dict[int, Ours] = {}
    stacks: dict[int, list[int]] = {}
    expected: dict[int, list[int]] = {}
    landing = ground.BOX_HEX[deck.TIDE[min(view.turn + 1, 32)]]
    for u in view.units:
        number = counters.US_NUMBER[u.unit]
        hex, box = hex_of(u.at), box_of(u.at)
        units[number] = Ours(
            hex,
            box,
            u.steps,
            u.strength,
            u.disrupted,
            u.climb,
            bool(u.hero),
            u.inspired,
            u.acted,
            u.led,
            u.free,
            u.command,
        )
        if hex:
            stacks.setdefault(hex, []).append(number)
        soon = hex or (landing[box] if box >= 0 else None)
        if soon:
            expected.setdefault(soon, []).append(number)
    germans = {
        hex_of(f.hex): Theirs(f.kind, f.unit, f.depth, f.marker, f.disrupted) for f in view.germans
    }
    ours = frozenset(h for h, numbers in stacks.items() if any(counters.FULL[n] for n in numbers))
    enemy = frozenset(germans)
    deep = frozenset(h for h, f in germans.items() if f.depth)
    counted = FIRST_CHECK if view.turn <= FIRST_CHECK else view.last_turn
    seen = Picture(
        view.turn,
        view.last_turn,
        view.tide,
        view.actions,
        view.acting,
        view.turn >= EXTENDED,
        {1: view.losses.get("1", 0), 29: view.losses.get("29", 0)},
        8 - view.loss_limit,
        view.scenario == ONE_SECTOR,
        frozenset(hex_of(h) for h in (*view.attacked, *view.barraged)),
        frozenset(hex_of(h) for h in view.attacked),
        units,
        germans,
        enemy,
        frozenset(
            (ground.SITES[h], f.depth)
            for h, f in germans.items()
            if not f.disrupted and h in ground.SITES
        ),
        ours,
        stacks,
        expected,
        tuple(
            h
            for h in germans
            if any(
                counters.INFANTRY[n] for near in ground.NEIGHBOURS[h] for n in stacks.get(near, ())
            )
        ),
        frozenset(
            w
            for f in germans.values()
            if f.unit
            for w in BOX.german_units[f.unit].needs
            if w != FLANKING
        ),
        holdings(
            enemy,
            deep,
            [(n, units[n].steps, h) for h, numbers in stacks.items() for n in numbers],
        ),
        max(LEAST_HOLDING, 1.0 - (counted - view.turn) / HOLDING_TURNS),
        is_open(enemy),
        counted,
    )
    seen.guns = guns(seen)
    seen.prizes = prizes(enemy, deep)
    if view.acting and counted == FIRST_CHECK:
        _send(seen, view)
    seen.open_ground = open_places(seen, open_ground(seen.held))
    seen.fights = fights(seen)
    return seen


def _send(seen: Picture, view: OmahaView) -> None:
    """Assigns places to units, to open a path or hold a line: from where they were when the phase began,
    but with what is known now."""
    left = seen.counted - view.turn
    standing = _standing(seen, view)
    # Disrupted units will have rallied.
    forces = tuple(sorted((h, f._replace(disrupted=False)) for h, f in seen.germans.items()))
    if not seen.is_open:
        if view.turn >= SIEGE:
            seen.errands = siege(left, forces, standing)
    elif left < ERRANDS:
        seen.errands, falls = plan(left, seen.enemy, standing, seen.one_sector)
        seen.prizes = {hex: COVERED * seen.prizes[hex] + falls[hex] for hex in seen.prizes}
        idle = tuple(
            u for u in standing if counters.INFANTRY[u.number] and u.number not in seen.errands
        )
        prizes = tuple(falls[hex] for hex, _ in forces)
        seen.errands = seen.errands | hunt(left, forces, prizes, idle, tuple(seen.errands.values()))


def _standing(seen: Picture, view: OmahaView) -> tuple[Standing, ...]:
    return tuple(
        Standing(number, u.steps, hex, seen.is_free(number))
        for u in view.units
        if hex_of(u.at)  # a unit that has left the map since has no assignment
        and (hex := hex_of(u.was or u.at))
        and not counters.GENERAL[number := counters.US_NUMBER[u.unit]]
    )
