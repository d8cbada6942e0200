"""G10: where a unit can go in one Move action, by which way and at what cost.

The way is the one with the fewest shots (enemy firers, summed over the hexes left), then the fewest points, then the
lowest hex numbers (G33). Points are counted in halves.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import NamedTuple

from landfall.games.crete.model.counters import ALLOWANCE, CLASS, MOUNTED, PARAMETERS, SIDE
from landfall.games.crete.model.frames import fence
from landfall.games.crete.model.going import (
    LEG,
    NO_WAY,
    STAY_IN_COLUMN,
    STEPS,
    WHEELED,
    step_cost,
    steps_from,
    terrain_cost,
)
from landfall.games.crete.model.ground import (
    BIT,
    NEAR,
    NEAR_MASK,
    ROAD_HEXES,
    ROADS,
    TERRAIN,
    view_from,
)
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.stacking import room_for

ENTER_COLUMN = 2 * PARAMETERS["columnEnter"]
#: Never more than this is worth telling apart.
MANY_SHOTS = 15


class Way(NamedTuple):
    """A move as it would go: nodes are hex * 2 + column; the first is where it starts."""

    nodes: tuple[int, ...]
    costs: tuple[int, ...]
    shots: int
    #: Out of column at the end by a cohesion hit.
    hit: bool = False

    @property
    def cost(self) -> int:
        return sum(self.costs)


def allowance(game: Crete, unit: int) -> int:
    """crete G10.1, G10.9, G2.2, G20.1: half points, by night as by day; 0 for a unit that cannot move."""
    mounted = MOUNTED[unit]
    if game.units[unit].mounted and mounted is not None:
        return 2 * mounted.move
    return ALLOWANCE[unit]


def move_class(game: Crete, unit: int) -> int:
    mounted = MOUNTED[unit]
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


def column_possible(hex: int, kind: int) -> bool:
    """crete G10.6: no wheels in column in scrub off the road."""
    return kind != WHEELED or TERRAIN[hex] != "B" or hex in ROAD_HEXES


def may_leave_column(hex: int, kind: int) -> bool:
    """crete 2.6, 2.7: vehicles stay in column in a city or a fortified hex."""
    return kind == LEG or TERRAIN[hex] not in STAY_IN_COLUMN


def threats(game: Crete, unit: int) -> list[int]:
    """crete G33, G15.3: zones of enemy units as they were with the mover nowhere near, as bits."""
    side = SIDE[unit]
    start = game.units[unit].at
    own = game.holding(side)
    if len([n for n in game.at(start) if SIDE[n] == side]) == 1:
        own &= ~BIT[start]
    found = []
    game.refresh()
    for hex, stack in game.stacks.items():
        if SIDE[stack[0]] == side:
            continue
        for enemy in stack:
            zone = game.zones[enemy]
            if NEAR_MASK[hex] & BIT[start] and not own & NEAR_MASK[hex]:
                zone = view_from(hex, game.reach(enemy, lone=True), game.smoke)
            if zone:
                found.append(zone)
    return found


class Reach:
    """All ends of one Move action."""

    __slots__ = ("_accepted", "_last", "budget", "kind", "start", "unit")

    def __init__(self, game: Crete, unit: int) -> None:
        self.unit = unit
        self.kind = move_class(game, unit)
        self.budget = allowance(game, unit)
        state = game.units[unit]
        self.start = state.at * 2 + state.column
        #: Labels in the order in which they were found: node, the label before, points, shots.
        self._accepted: list[tuple[int, int, int, int]] = []
        #: The best label of each node.
        self._last: dict[int, int] = {}
        self._search(game)

    def _search(self, game: Crete) -> None:
        """Label by label in the order of points; a place is taken again only with fewer shots."""
        kind, budget, begin = self.kind, self.budget, self.start >> 1
        side = SIDE[self.unit]
        stacks, units = game.stacks, game.units
        zones = threats(game, self.unit)
        danger = 0
        for zone in zones:
            danger |= zone
        shots_on: dict[int, int] = {}
        shut = set(fence(game.scenario, game.small))
        columns: set[int] = set()
        for at, stack in stacks.items():
            if SIDE[stack[0]] != side:
                shut.add(at)
                continue
            for n in stack:
                if n != self.unit and units[n].column:
                    columns.add(at)
        rubble = game.rubble
        plain = not rubble and not game.blocks
        leg, rows = kind == LEG, STEPS[kind]
        fewest: dict[int, int] = {}
        laid: dict[int, tuple[int, int]] = {}
        accepted, last = self._accepted, self._last
        # Every step costs something, so that a heap is not needed: points are small whole numbers.
        buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(budget + 1)]
        buckets[0].append((0, self.start, -1))
        for points, bucket in enumerate(buckets):
            bucket.sort()
            for shots, node, before in bucket:
                if fewest.get(node, MANY_SHOTS + 1) <= shots:
                    continue
                fewest[node] = shots
                label = len(accepted)
                accepted.append((node, before, points, shots))
                last[node] = label
                hex, column = node >> 1, node & 1
                if column:
                    if fewest.get(node - 1, MANY_SHOTS + 1) > shots:
                        price = points + terrain_cost(hex, kind, hex in rubble)
                        if price <= budget and (leg or may_leave_column(hex, kind)):
                            buckets[price].append((shots, node - 1, label))
                elif (
                    points + ENTER_COLUMN <= budget
                    and fewest.get(node + 1, MANY_SHOTS + 1) > shots
                    and hex not in columns
                    and (leg or column_possible(hex, kind))
                ):
                    buckets[points + ENTER_COLUMN].append((shots, node + 1, label))
                if points >= budget and hex != begin:
                    continue
                free = hex == begin and (column or not self.start & 1)
                under = shots
                if danger >> hex & 1:
                    fire = shots_on.get(hex)
                    if fire is None:
                        fire = shots_on[hex] = sum(zone >> hex & 1 for zone in zones)
                    under = min(MANY_SHOTS, shots + fire)
                steps: Iterable[tuple[int, int]]
                if plain:
                    steps = rows[column][hex] or steps_from(hex, kind, bool(column))
                else:
                    steps = self._steps(game, hex, bool(column), points)
                for to, price in steps:
                    total = points + price
                    if total > budget:
                        if not free or points == budget:
                            continue
                        total = budget
                    if to in shut or (column and to in columns):
                        continue
                    there = to * 2 + column
                    known = laid.get(there)
                    if known is not None and known[0] <= total and known[1] <= under:
                        continue  # somebody gets there as cheaply, under no more fire
                    laid[there] = (total, under)
                    buckets[total].append((under, there, label))

    def _steps(self, game: Crete, hex: int, column: bool, points: int) -> list[tuple[int, int]]:
        """With rubble or roadblocks about (2.9, G19.7)."""
        rubble = tuple(game.rubble)
        side = SIDE[self.unit]
        found = []
        for to in NEAR[hex]:
            along = column and (hex, to) in ROADS
            blocked = along and game.blocks.get(hex, side) != side
            cost = step_cost(hex, to, self.kind, column, (*rubble, hex) if blocked else rubble)
            if cost == NO_WAY:
                continue
            if (hex, to) in ROADS and game.blocks.get(to, side) != side:
                cost = max(cost, self.budget - points)
            found.append((to, cost))
        return found

    def way(self, node: int) -> Way:
        nodes: list[int] = []
        points: list[int] = []
        label = self._last[node]
        shots = self._accepted[label][3]
        while label >= 0:
            at, label, spent, _ = self._accepted[label]
            nodes.append(at)
            points.append(spent)
        nodes.reverse()
        points.reverse()
        costs = tuple(b - a for a, b in itertools.pairwise(points))
        return Way(tuple(nodes), costs, shots)

    def ends(self, game: Crete) -> list[tuple[int, str]]:
        """Where it may stop: (hex, "" or "column" or "hit"), in the order of hex numbers."""
        found: list[tuple[int, str]] = []
        unit, stacks = self.unit, game.stacks
        for node in sorted(self._last):
            hex = node >> 1
            room = hex not in stacks or room_for(game, unit, hex, bool(node & 1))
            if not node & 1:
                if room and node != self.start:
                    found.append((hex, ""))
                continue
            if room and node != self.start:
                found.append((hex, "column"))
            if self._hit_possible(game, hex):
                found.append((hex, "hit"))
        return found

    def _hit_possible(self, game: Crete, hex: int) -> bool:
        """crete G10.6: leaving column without points, where points do not suffice."""
        return (
            hex * 2 not in self._last
            and may_leave_column(hex, self.kind)
            and room_for(game, self.unit, hex, False)
        )

    def way_to(self, hex: int, state: str) -> Way:
        if state == "hit":
            return self.way(hex * 2 + 1)._replace(hit=True)
        return self.way(hex * 2 + (state == "column"))

    def known(self) -> set[int]:
        """All nodes that are reached, also where it may not stop."""
        return set(self._last)

    def points_to(self, hex: int, state: str) -> tuple[int, int]:
        """Half points and shots of the way to an end."""
        label = self._accepted[self._last[hex * 2 + (state != "")]]
        return label[2], label[3]


def can_move_at_all(game: Crete, unit: int) -> bool:
    """Is there a Move action: a hex to enter, or column to change?"""
    if not may_move(game, unit):
        return False
    state = game.units[unit]
    stacks, side = game.stacks, SIDE[unit]
    closed = fence(game.scenario, game.small)
    for to, _ in steps_from(state.at, move_class(game, unit), state.column):
        if to in closed:
            continue
        stack = stacks.get(to)
        if stack is None or (SIDE[stack[0]] == side and room_for(game, unit, to, state.column)):
            return True
    return bool(reach_of(game, unit).ends(game))


def reach_of(game: Crete, unit: int) -> Reach:
    """A unit's reach, kept until something on the map changes."""
    kept = game.kept
    if kept is not None and kept.unit == unit:
        return kept  # type: ignore[no-any-return]
    if not game.ready:
        game.count_up()
    game.kept = found = Reach(game, unit)
    return found
