"""What the bot makes of a view: where the danger is, and how far it is to somewhere useful."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from landfall.games.omaha import board
from landfall.games.omaha.terrain import BLUFF, CLIFF_FACE, FOOT, WAYS, attacks_across
from landfall.games.omaha.view import OmahaView

#: How often a colour is drawn for a sector: three of six; doubles are half of those.
DRAWN: Final = 0.5
DRAWN_ALONE: Final = 0.25
#: What a dot costs, in steps, once the position fires; one symbol of three is marked.
STEPS: Final = {3: 1.0, 2: 0.36, 1: 0.12}
DENSE_STEPS: Final = {3: 1.0, 2: 1.0, 1: 0.3}
#: How much longer an intense dot makes the way.
CAUTION: Final = 1.5
#: What a step towards the goal is worth.
PROGRESS: Final = 0.35


class Ours(NamedTuple):
    hex: int  # 0: not on the map
    box: int
    steps: int
    strength: int
    disrupted: bool
    climb: str
    hero: bool
    inspired: bool
    acted: bool
    led: bool
    command: int


class Theirs(NamedTuple):
    kind: str
    unit: str
    depth: bool
    marker: str
    disrupted: bool


@dataclass(slots=True)
class Picture:
    turn: int
    tide: str
    actions: int
    acting: int
    extended: bool
    losses: dict[int, int]
    one_sector: bool
    #: Attacked or shelled this phase, and only attacked.
    attacked: frozenset[int]
    shot: frozenset[int]
    units: dict[int, Ours]
    germans: dict[int, Theirs]
    ours: frozenset[int]
    stacks: dict[int, list[int]]
    #: Who is in each hex, or lands there next turn if the current is kind.
    expected: dict[int, list[int]]
    goals: frozenset[int]
    dangers: dict[int, tuple[float, float]] = field(default_factory=dict)
    ways: dict[int, float] = field(default_factory=dict)

    # Danger.

    def menace(self, hex: int) -> float:
        """How much a German force can hurt."""
        force = self.germans[hex]
        if force.disrupted or hex not in board.SITES:
            return 0.0
        hurt = 0.0
        for h, dot in board.FIELD[board.SITES[hex]].items():
            numbers = [n for n in self.expected.get(h, ()) if board.INFANTRY[n]]
            hurt += (DENSE_STEPS if len(numbers) > 1 else STEPS)[dot] * len(numbers)
        # It hits no more units than it has counters.
        limit = 2.0 if force.depth else 1.0
        return min(hurt, limit) * (DRAWN if force.depth else DRAWN_ALONE + 0.12)

    def fire(self, hex: int) -> tuple[float, float]:
        """Steps that a unit may expect to lose here in a turn; alone, and in a dense stack."""
        known = self.dangers.get(hex)
        if known is not None:
            return known
        alone = dense = 0.0
        for position in board.FIRE_ON[hex]:
            live = [
                f
                for h in board.POSITION_HEXES[position]
                if (f := self.germans.get(h)) is not None and not f.disrupted
            ]
            if live:
                often = DRAWN if any(f.depth for f in live) else DRAWN_ALONE + 0.12
                dot = board.FIELD[position][hex]
                alone += often * STEPS[dot]
                dense += often * DENSE_STEPS[dot]
        self.dangers[hex] = alone, dense
        return alone, dense

    def danger(self, number: int, hex: int) -> float:
        alone, dense = self.fire(hex)
        others = [n for n in self.stacks.get(hex, ()) if n != number and board.FULL[n]]
        steps = self.units[number].steps + sum(self.units[n].steps for n in others)
        risk = dense if steps >= 5 else alone
        if len(others) >= 2:
            risk += 2.0  # no room
        if hex in board.BEACH:
            risk += 0.05  # artillery
        return risk

    def step_worth(self, number: int) -> float:
        """The second step of infantry is the dear one: it counts against the division."""
        if not board.REGULAR[number]:
            return 0.35
        steps = self.units[number].steps
        if steps == 1:
            return 0.6  # it counts as lost already
        # The nearer the catastrophe, the dearer.
        near = 1.0 + 0.35 * max(0, self.losses[board.DIVISION[number]] - 3)
        return (1.4 if steps == 2 else 0.8) * near

    # Goals.

    def to_goal(self, number: int, hex: int) -> float:
        return self.ways.get(hex, 30.0)

    def stand_worth(self, number: int, hex: int) -> float:
        """How good it is for this unit to be here when the turn ends."""
        worth = -self.danger(number, hex) * self.step_worth(number)
        if board.INFANTRY[number]:
            worth -= PROGRESS * self.to_goal(number, hex)
        if hex in board.UNDERWATER[board.TIDE[min(self.turn + 1, 32)]]:
            worth -= 2.0
        if hex in board.UNDERWATER[self.tide]:
            worth -= 6.0
        return worth

    def landing_worth(self, number: int, hex: int) -> float:
        if board.LEADER[number]:
            return self.following(hex) - 0.5 * self.fire(hex)[0]
        ahead = self.units[number].steps if number in self.units else 3
        alone, dense = self.fire(hex)
        near = self.ways.get(hex, 30.0)
        there = sum(self.units[n].steps for n in self.stacks.get(hex, ()) if board.FULL[n])
        return -(dense if there + ahead >= 5 else alone) - 0.1 * near - 0.05 * there

    def following(self, hex: int) -> float:
        """How much infantry a leader has around this hex; those at hand count most."""
        value = 0.0
        for other, numbers in self.expected.items():
            far = board.distance(hex, other)
            if far <= 4:
                weight = (1.0, 1.0, 0.45, 0.25, 0.1)[far]
                value += weight * sum(
                    1.0 if board.INFANTRY[n] else 0.2 for n in numbers if board.FULL[n]
                )
        return value

    def is_free(self, number: int) -> bool:
        unit = self.units[number]
        return board.RANGER[number] or unit.led or unit.hero or board.LEADER[number]


def _place(at: str) -> tuple[int, int]:
    kind, _, name = at.partition(":")
    if kind == "hex":
        return int(name), -1
    return 0, board.BOX_NUMBER[name] if kind == "box" else -1


def picture(view: OmahaView) -> Picture:
    units: dict[int, Ours] = {}
    stacks: dict[int, list[int]] = {}
    expected: dict[int, list[int]] = {}
    landing = board.BOX_HEX[board.TIDE[min(view.turn + 1, 32)]]
    for u in view.units:
        number = board.US_NUMBER[u.unit]
        hex, box = _place(u.at)
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
            u.command,
        )
        if hex:
            stacks.setdefault(hex, []).append(number)
        soon = hex or (landing[box] if box >= 0 else None)
        if soon:
            expected.setdefault(soon, []).append(number)
    germans = {
        int(f.hex.removeprefix("hex:")): Theirs(f.kind, f.unit, f.depth, f.marker, f.disrupted)
        for f in view.germans
    }
    ours = frozenset(h for h, numbers in stacks.items() if any(board.FULL[n] for n in numbers))
    seen = Picture(
        view.turn,
        view.tide,
        view.actions,
        view.acting,
        view.turn >= 17,
        {1: view.losses.get("1", 0), 29: view.losses.get("29", 0)},
        view.scenario == "easy-fox",
        frozenset(int(h.removeprefix("hex:")) for h in (*view.attacked, *view.barraged)),
        frozenset(int(h.removeprefix("hex:")) for h in view.attacked),
        units,
        germans,
        ours,
        stacks,
        expected,
        goals(
            frozenset(germans),
            frozenset(h for h, f in germans.items() if f.depth),
            frozenset(h for h in ours if h in board.SITES),
            view.scenario == "easy-fox",
        ),
    )
    live = {
        (board.SITES[h], f.depth)
        for h, f in germans.items()
        if not f.disrupted and h in board.SITES
    }
    seen.ways = distances(seen.goals, frozenset(germans), frozenset(live))
    return seen


#: Positions that can be fought for in the first hours: near enough to the beach.
_NEAR: Final = frozenset(hex for hex in board.SITES if board.nearest(hex, board.BEACH) <= 5)


@lru_cache(maxsize=512)
def goals(
    germans: frozenset[int], strong: frozenset[int], held: frozenset[int], one_sector: bool
) -> frozenset[int]:
    """Hexes to be in: next to Germans who can be attacked from there, and empty positions."""
    found: set[int] = set()
    for hex in _NEAR:
        if one_sector and board.SECTOR[hex] == "west":
            continue
        if hex not in germans:
            if hex not in board.LOW and hex not in held:
                found.add(hex)
            continue
        found.update(
            n
            for n in board.NEIGHBOURS[hex]
            if n not in germans
            and n not in board.ROUGH
            and not (hex in strong and n in board.LOW)
            and attacks_across(n, hex)
        )
    return frozenset(found)


#: Who can step into a hex on foot, and how long it takes: bluffs two turns, cliffs more.
_INTO: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    hex: tuple(
        (near, {BLUFF: 2.0, CLIFF_FACE: 3.5}.get(kind, 1.0))
        for near in board.NEIGHBOURS[hex]
        for to, kind in WAYS[FOOT][near]
        if to == hex
    )
    for hex in board.HEXES
}


@lru_cache(maxsize=512)
def distances(
    goals: frozenset[int], germans: frozenset[int], live: frozenset[tuple[int, bool]]
) -> dict[int, float]:
    """How far it is on foot to the nearest goal, by hex; danger on the way makes it longer."""
    fire: dict[int, float] = {}
    for position, deep in live:
        often = DRAWN if deep else DRAWN_ALONE + 0.12
        for hex, dot in board.FIELD[position].items():
            fire[hex] = fire.get(hex, 1.0) + CAUTION * often * STEPS[dot]
    far: dict[int, float] = dict.fromkeys(goals, 0.0)
    edge = [(0.0, hex) for hex in goals]
    while edge:
        so_far, at = heappop(edge)
        if so_far > far[at]:
            continue
        for near, turns in _INTO[at]:
            cost = so_far + turns * fire.get(at, 1.0)
            if near not in germans and cost < far.get(near, 99.0):
                far[near] = cost
                heappush(edge, (cost, near))
    return far
