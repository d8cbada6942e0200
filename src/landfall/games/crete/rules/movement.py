"""G10: where a unit can go in one Move action, by which path and at what cost.

The path is the one with the fewest shots (enemy firers, summed over the hexes left), then the fewest points, then the
lowest hex numbers. Points are counted in halves.
"""

from __future__ import annotations

import itertools
from typing import NamedTuple

from landfall.games.crete.model.counters import ALLOWANCE, CLASS, RIDING, SIDE
from landfall.games.crete.model.frames import fence, fence_mask
from landfall.games.crete.model.ground import BIT, NEAR, NEAR_MASK, ROADS, hexes_of
from landfall.games.crete.model.movement_costs import LEG, NO_WAY, WHEELED, step_cost, steps_from
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.search import Found, alone, by_price, search, unwatched
from landfall.games.crete.rules.search import column_possible as column_possible
from landfall.games.crete.rules.search import may_leave_column as may_leave_column
from landfall.games.crete.rules.stacking import room_for


class Way(NamedTuple):
    """The path of a move: nodes are hex * 2 + column, beginning with the start."""

    nodes: tuple[int, ...]
    costs: tuple[int, ...]
    shots: int
    #: Whether the unit leaves column at the end by taking a cohesion hit.
    hit: bool = False

    @property
    def cost(self) -> int:
        return sum(self.costs)


def allowance(game: Crete, unit: int) -> int:
    """crete G10.1, G10.9, G2.2, G20.1: half points, by night as by day; 0 for a unit that cannot move."""
    mounted = RIDING[unit]
    if game.units[unit].mounted and mounted is not None:
        return 2 * mounted.move
    return ALLOWANCE[unit]


def move_class(game: Crete, unit: int) -> int:
    mounted = RIDING[unit]
    if game.units[unit].mounted and mounted is not None:
        return WHEELED if mounted.move_class == "Wheeled" else LEG
    return CLASS[unit]


def may_move(game: Crete, unit: int) -> bool:
    """crete G9.1."""
    state = game.units[unit]
    return (
        not state.suppressed
        and not state.chutes
        and not state.gliders
        and not state.delay
        and allowance(game, unit) > 0
    )


def threats(game: Crete, unit: int) -> list[int]:
    """crete G33, G15.3: the zones of enemy units without the moving unit, as bits."""
    side = SIDE[unit]
    start = game.units[unit].at
    game.refresh()
    zones, foes = game.zones, game.fielded(1 - side)
    lone = 0
    beside = NEAR_MASK[start] & game.holding(1 - side)
    if beside:
        own = game.holding(side)
        if len([n for n in game.at(start) if SIDE[n] == side]) == 1:
            own &= ~BIT[start]
        # If an enemy has only the moving unit next to it, its fire zone grows once that unit has left.
        lone = sum(BIT[hex] for hex in hexes_of(beside) if not own & NEAR_MASK[hex])
    if not lone:
        return [zone for foe in foes if (zone := zones[foe])]
    found = []
    for foe in foes:
        zone, at = zones[foe], game.units[foe].at
        if lone >> at & 1:
            zone = view_from(at, game.reach(foe, lone=True), game.smoke)
        if zone:
            found.append(zone)
    return found


#: Earlier results, by start, class and points, and by the units and fire zones within reach.
_found: dict[tuple[int, ...], Found] = {}
_MOST_FOUND = 3_000


class Reach:
    """All ends of one Move action."""

    __slots__ = ("_found", "budget", "kind", "start", "unit")

    def __init__(self, game: Crete, unit: int, left: int = -1) -> None:
        # In a state read from a snapshot, stacks have not been computed yet.
        if not game.ready:
            game.count_up()
        self.unit = unit
        self.kind = move_class(game, unit)
        self.budget = allowance(game, unit) if left < 0 else left
        state = game.units[unit]
        self.start = state.at * 2 + state.column
        self._found = self._search(game)

    def _search(self, game: Crete) -> Found:
        side = SIDE[self.unit]
        units, stacks = game.units, game.stacks
        free, near = alone(self.start, self.kind, self.budget)
        foes = game.holding(1 - side)
        closed = fence_mask(game.scenario, game.small) | barred_to(game, self.unit) | foes
        shut = hexes_of(closed & near)
        columns = [
            at
            for at in hexes_of(game.holding(side) & near)
            if any(units[n].column for n in stacks[at] if n != self.unit)
        ]
        zones = []
        if (game.zones_of(1 - side) & near) or (NEAR_MASK[self.start >> 1] & foes):
            zones = [seen for zone in threats(game, self.unit) if (seen := zone & near)]
            zones.sort()
        rubble, blocks = self._in_the_way(game, near)
        if not (shut or columns or zones or rubble or blocks):
            return free
        key = (self.start, self.kind, self.budget, *shut, -1, *columns, -1, *zones)
        if rubble or blocks:
            key += (-2, *rubble, -2, *blocks)
        known = _found.get(key)
        if known is None:
            if len(_found) >= _MOST_FOUND:
                _found.clear()
            if rubble or blocks:
                known = self._around(rubble, blocks, shut, columns, zones)
            elif zones:
                known = search(self.start, self.kind, self.budget, shut, columns, zones)
            else:
                known = unwatched(self.start, self.kind, self.budget, shut, columns)
            _found[key] = known
        return known

    def _in_the_way(self, game: Crete, near: int) -> tuple[list[int], list[int]]:
        """Rubble and enemy roadblocks within reach. They never make a path cheaper, so those beyond do not matter."""
        side = SIDE[self.unit]
        rubble = sorted(h for h in game.rubble if near >> h & 1)
        blocks = sorted(h for h, whose in game.blocks.items() if whose != side and near >> h & 1)
        return rubble, blocks

    def _around(
        self,
        rubble: list[int],
        blocks: list[int],
        shut: list[int],
        columns: list[int],
        zones: list[int],
    ) -> Found:
        """The search when rubble or roadblocks are within reach (2.9, G19.7)."""
        odd = {near for h in (*rubble, *blocks) for near in (h, *NEAR[h])}
        ruins = tuple(rubble)

        def steps(node: int, points: int) -> list[tuple[int, int]]:
            hex, column = node >> 1, node & 1
            found = []
            for to in NEAR[hex]:
                cost = step_cost(hex, to, self.kind, bool(column), ruins, hex in blocks)
                if cost == NO_WAY:
                    continue
                if (hex, to) in ROADS and to in blocks:
                    cost = max(cost, self.budget - points)
                found.append((to * 2 + column, cost))
            return sorted(found, key=by_price)

        return search(self.start, self.kind, self.budget, shut, columns, zones, rubble, odd, steps)

    def way(self, node: int) -> Way:
        nodes: list[int] = []
        points: list[int] = []
        found = self._found
        number = found.last[node]
        shots = found.label(number).shots
        while number >= 0:
            at, number, spent, _ = found.label(number)
            nodes.append(at)
            points.append(spent)
        nodes.reverse()
        points.reverse()
        costs = tuple(b - a for a, b in itertools.pairwise(points))
        return Way(tuple(nodes), costs, shots)

    def ends(self, game: Crete) -> list[tuple[int, str]]:
        """Where it may stop: (hex, "" or "column" or "hit"), in the order of hex numbers."""
        unit, stacks = self.unit, game.stacks
        return [
            stop
            for stop in self._found.stops()
            if stop[0] not in stacks or room_for(game, unit, stop[0], stop[1] == "column")
        ]

    def way_to(self, hex: int, state: str) -> Way:
        if state == "hit":
            return self.way(hex * 2 + 1)._replace(hit=True)
        return self.way(hex * 2 + (state == "column"))

    def way_through(self, hex: int) -> Way:
        """The path with the fewest shots into a hex where the unit need not stop."""
        found = self._found
        ends = [found.label(found.last[n]) for n in (hex * 2, hex * 2 + 1) if n in found.last]
        return self.way(min(ends, key=lambda end: (end.shots, end.points)).node)

    def affordable(self, game: Crete, way: Way) -> bool:
        """crete G10.1: only the first hex of a move may cost more than the points left; this is for the hexes after it."""
        if len(way.nodes) < 2 or way.nodes[-2] >> 1 != self.start >> 1:
            return True
        hex, to, column = self.start >> 1, way.nodes[-1] >> 1, bool(way.nodes[-2] & 1)
        if hex == to:
            return True
        price = step_cost(hex, to, self.kind, column, tuple(game.rubble))
        return price <= self.budget - sum(way.costs[:-1])

    def known(self) -> set[int]:
        """All nodes within reach, including those where it may not stop."""
        return set(self._found.last)

    def points_to(self, hex: int, state: str) -> tuple[int, int]:
        """The half points and shots of the path to an end."""
        end = self._found.label(self._found.last[hex * 2 + (state != "")])
        return end.points, end.shots


def can_move_at_all(game: Crete, unit: int) -> bool:
    """Whether a Move action is possible: a hex to enter, or a change of column."""
    return may_move(game, unit) and (can_step(game, unit) or bool(reach_of(game, unit).ends(game)))


def can_step(game: Crete, unit: int) -> bool:
    """Whether the unit could stop in a hex next to it: the first hex of a move can always be paid for (G10.1)."""
    state = game.units[unit]
    stacks, side = game.stacks, SIDE[unit]
    closed = fence(game.scenario, game.small)
    barred = barred_to(game, unit)
    for to, _ in steps_from(state.at, move_class(game, unit), state.column):
        if to in closed or barred >> to & 1:
            continue
        stack = stacks.get(to)
        if stack is None or (SIDE[stack[0]] == side and room_for(game, unit, to, state.column)):
            return True
    return False


def reach_of(game: Crete, unit: int) -> Reach:
    """A unit's reach, kept until something on the map changes."""
    kept = game.kept
    if kept is not None and kept.unit == unit:
        return kept  # type: ignore[no-any-return]
    game.kept = found = Reach(game, unit)
    return found
