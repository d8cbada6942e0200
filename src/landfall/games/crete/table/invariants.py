"""What must hold in every state."""

from __future__ import annotations

from functools import cache

from landfall.core.errors import InvariantBroken
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import box_at
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, LAND, NAME, hexes_of
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.activation import WhoDoesWhat
from landfall.games.crete.rules.chits import Play
from landfall.games.crete.rules.command import recounted_command
from landfall.games.crete.rules.leaving import Depart, Left
from landfall.games.crete.rules.march import Hop, March
from landfall.games.crete.rules.offered import recounted
from landfall.games.crete.rules.stacking import overstacked


def check(game: Crete) -> None:
    """All invariants: the quick ones, then zones, command and offers against a recount."""
    glance(game)
    _zones(game)
    _command(game)
    _offers(game)


def glance(game: Crete) -> None:
    """Each unit is in one place; cup, carried chit and played chits add up to those put in; points, stacking and steps fit."""
    _places(game)
    _points(game)
    _chits(game)
    _stacks(game)
    _clauses(game)


def _fail(what: str) -> None:
    raise InvariantBroken(what)


def _places(game: Crete) -> None:
    game.at(0)
    seen = {}
    units, side, steps = game.units, counters.SIDE, counters.STEPS
    for hex, stack in game.stacks.items():
        whose = side[stack[0]]
        for n in stack:
            if side[n] != whose:
                _fail(f"both sides in {NAME[hex]}")
            if n in seen or units[n].at != hex:
                _fail(f"{counters.UNITS[n].unit} in two places")
            seen[n] = hex
    if (game.holding(0) | game.holding(1)) & ~_enterable(game.playable):
        _fail("somebody is where nobody can be")
    parked = [n for park in game.parks for n in park.batteries]
    for n, unit in units.items():
        at = unit.at
        if at >= 0:
            if seen.get(n) != at:
                _fail(f"{counters.UNITS[n].unit} is nowhere")
            if unit.steps < 1 and steps[n] > 0:
                _fail(f"{counters.UNITS[n].unit} has no steps")
        elif (at == IN_PARK) != (n in parked):
            _fail(f"{counters.UNITS[n].unit} is in no park")
        if not 0 <= unit.cohesion <= 2 or unit.steps > steps[n]:
            _fail(f"{counters.UNITS[n].unit} has impossible markers")
    if any(units[n].at != IN_PARK for n in parked) or len(set(parked)) < len(parked):
        _fail("a battery is in a park and elsewhere")
    for n, leader in enumerate(game.leaders):
        # G7.5: a leader may wait with a unit in a box of the chart.
        if leader.on != NOBODY and (at := game.units[leader.on].at) < 0 and box_at(at) < 0:
            _fail(f"{counters.LEADERS[n].leader} stands with nobody")


@cache
def _enterable(playable: int) -> int:
    return sum(BIT[hex] for hex in hexes_of(playable) if LAND[hex])


def _points(game: Crete) -> None:
    if min(*game.cp, *game.dp, *game.blocks_left) < 0:
        _fail("points below zero")
    if min(game.lost) < 0:
        _fail("steps lost below zero")
    if game.missing() != [a + b for a, b in zip(game.lost, game.astray, strict=True)]:
        _fail("steps lost are not what a recount says")


def _chits(game: Crete) -> None:
    if game.step != "H":
        return
    first = [game.carried] if game.carried != NOBODY else []
    # An authored position may begin with a chit that has been drawn and is about to be played.
    drawn = [step.chit for step in game.steps if isinstance(step, Play)]
    if sorted([*game.cup, *game.played, *first, *drawn]) != sorted(game.put_in):
        _fail("chits were lost or found")


def _clauses(game: Crete) -> None:
    """A chit is in a cup only once; trucks, roadblocks and series have possible values; supply has four levels."""
    if len(set(game.put_in)) != len(game.put_in):
        _fail("a chit is twice in the cup")
    if len(set(game.series)) != len(game.series):
        _fail("a series has landed twice")
    if game.trucks:
        clauses = game.clauses
        whose = game.frame.division_of
        riding = [
            whose[n]
            for n, unit in game.units.items()
            if unit.mounted and counters.MOUNTED[n] is None and unit.at >= 0
        ]
        for division, left in enumerate(game.trucks):
            whole = clauses.trucks[division] + clauses.more_trucks[division]
            if left < 0 or left + riding.count(division) > whole:
                _fail("more trucks than there are")
    if game.block_of and set(game.block_of) != set(game.blocks):
        _fail("a roadblock belongs to nobody")
    if any(not 0 < level <= 3 for level in game.supply.values()):
        _fail("no such supply")


def _stacks(game: Crete) -> None:
    units = game.units
    for hex, stack in game.stacks.items():
        # A single unit never overstacks.
        if len(stack) == 1:
            continue
        if sum(units[n].column for n in stack) > 1:
            _fail(f"two columns in {NAME[hex]}")
        # Arrivals may overstack, and so may a unit stopped by fire; a moving unit may pass through a full hex.
        side = SIDE[stack[0]]
        if overstacked(game, hex, side) and hex not in (*game.crowded, passed_by(game)):
            _fail(f"{NAME[hex]} is overstacked")


def passed_by(game: Crete) -> int:
    """The hex that a moving unit is passing through."""
    on_the_way = [
        s.unit
        for s in game.steps
        if (isinstance(s, March) and s.nodes) or isinstance(s, Hop | Depart | Left)
    ]
    return game.units[on_the_way[-1]].at if on_the_way else NOBODY


def _zones(game: Crete) -> None:
    game.refresh()
    joined = [0, 0]
    fielded: list[list[int]] = [[], []]
    for hex, stack in game.stacks.items():
        for n in stack:
            reach = game.reach(n)
            zone = view_from(hex, reach, game.smoke) if reach else 0
            if game.zones[n] != zone:
                _fail(f"the fire zone of {counters.UNITS[n].unit} is not what a recount says")
            joined[SIDE[n]] |= zone
            fielded[SIDE[n]].append(n)
    for side in (0, 1):
        if game.fielded(side) != sorted(fielded[side]):
            _fail("the units on a map are not what a recount says")
        if game.zones_of(side) != joined[side]:
            _fail("the fire zones of a side are not what a recount says")


def _command(game: Crete) -> None:
    for n, kept in game.commanded.items():
        if kept != recounted_command(game, n):
            _fail(f"whether {counters.UNITS[n].unit} is in command is not what a recount says")


def _offers(game: Crete) -> None:
    """While *who does what* is open, the cached options of every unit are the ones it has."""
    if game.steps and isinstance(game.steps[-1], WhoDoesWhat):
        for n in recounted(game):
            _fail(f"what {counters.UNITS[n].unit} may do is not what a recount says")
