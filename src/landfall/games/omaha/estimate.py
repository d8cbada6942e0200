"""What the bot makes of a view: where the danger is, and how far it is to somewhere useful."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from landfall.games.omaha import board
from landfall.games.omaha.terrain import BLUFF, CATEGORY, CLIFF_FACE, WAYS, attacks_across
from landfall.games.omaha.view import OmahaView

#: How often a colour is drawn for a sector: three of six; doubles are half of those.
DRAWN: Final = 0.5
DRAWN_ALONE: Final = 0.25
#: What a dot costs, in steps, once the position fires; one symbol of three is marked.
STEPS: Final = {3: 1.0, 2: 0.36, 1: 0.12}
DENSE_STEPS: Final = {3: 1.0, 2: 1.0, 1: 0.3}
#: What a step is worth, in points.
STEP: Final = 0.9


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
    one_sector: bool
    attacked: frozenset[int]
    units: dict[int, Ours]
    germans: dict[int, Theirs]
    ours: frozenset[int]
    stacks: dict[int, list[int]]
    goals: frozenset[int]
    dangers: dict[int, tuple[float, float]] = field(default_factory=dict)

    # Danger.

    def menace(self, hex: int) -> float:
        """How much a German force can hurt."""
        force = self.germans[hex]
        field_ = board.FIELD[board.SITES[hex]] if hex in board.SITES else {}
        hurt = sum(STEPS[dot] * len(self.stacks.get(h, ())) for h, dot in field_.items())
        return hurt * (DRAWN if force.depth else DRAWN_ALONE + 0.1)

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
        return 1.3 if steps == 2 else 0.8

    # Goals.

    def to_goal(self, number: int, hex: int) -> float:
        return distances(self.goals).get(hex, 30.0)

    def stand_worth(self, number: int, hex: int) -> float:
        """How good it is for this unit to be here when the turn ends."""
        worth = -self.danger(number, hex) * self.step_worth(number)
        if board.INFANTRY[number]:
            worth -= 0.5 * self.to_goal(number, hex)
        if hex in board.UNDERWATER[board.TIDE[min(self.turn + 1, 32)]]:
            worth -= 2.0
        if hex in board.UNDERWATER[self.tide]:
            worth -= 6.0
        return worth

    def landing_worth(self, number: int, hex: int) -> float:
        ahead = self.units[number].steps if number in self.units else 3
        alone, dense = self.fire(hex)
        near = distances(self.goals).get(hex, 30.0)
        there = sum(self.units[n].steps for n in self.stacks.get(hex, ()) if board.FULL[n])
        return -(dense if there + ahead >= 5 else alone) - 0.1 * near - 0.05 * there

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
    germans = {
        int(f.hex.removeprefix("hex:")): Theirs(f.kind, f.unit, f.depth, f.marker, f.disrupted)
        for f in view.germans
    }
    ours = frozenset(h for h, numbers in stacks.items() if any(board.FULL[n] for n in numbers))
    return Picture(
        view.turn,
        view.tide,
        view.actions,
        view.acting,
        view.turn >= 17,
        view.scenario == "easy-fox",
        frozenset(int(h.removeprefix("hex:")) for h in (*view.attacked, *view.barraged)),
        units,
        germans,
        ours,
        stacks,
        goals(view, frozenset(germans), frozenset(h for h in stacks)),
    )


def goals(view: OmahaView, germans: frozenset[int], stood: frozenset[int]) -> frozenset[int]:
    """Hexes to be in: next to Germans, on empty positions, in draws."""
    west = view.scenario == "easy-fox"
    found: set[int] = set()
    for hex in germans:
        if west and board.SECTOR[hex] == "west":
            continue
        if board.nearest(hex, board.BEACH) <= 5:
            found.update(
                n
                for n in board.NEIGHBOURS[hex]
                if n not in germans
                and n not in board.ROUGH
                and n not in board.LOW
                and attacks_across(n, hex)
            )
    for hex in board.SITES:
        if (
            hex not in germans
            and hex not in board.LOW
            and hex not in stood
            and board.nearest(hex, board.BEACH) <= 5
            and not (west and board.SECTOR[hex] == "west")
        ):
            found.add(hex)
    return frozenset(found)


@lru_cache(maxsize=256)
def distances(goals: frozenset[int]) -> dict[int, float]:
    """Turns on foot to the nearest goal, by hex; bluffs take two, cliffs three."""
    far: dict[int, float] = dict.fromkeys(goals, 0.0)
    edge = list(goals)
    while edge:
        following: list[int] = []
        for at in edge:
            for near in board.NEIGHBOURS[at]:
                for to, kind in WAYS[CATEGORY[0]][near]:
                    if to != at:
                        continue
                    cost = {BLUFF: 2.0, CLIFF_FACE: 3.5}.get(kind, 1.0)
                    if far[at] + cost < far.get(near, 99.0):
                        far[near] = far[at] + cost
                        following.append(near)
        edge = following
    return far
