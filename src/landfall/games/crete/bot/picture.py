"""What a seat sees, read once: who stands where, how strong, and what is fought for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from landfall.games.crete.model.counters import FIRE, NUMBER, SIDE
from landfall.games.crete.model.ground import SIDES, distance, hexes_of
from landfall.games.crete.model.state import Crete, Unit
from landfall.games.crete.rules.fire import terrain_mod
from landfall.games.crete.rules.quality import printed_quality
from landfall.games.crete.rules.victory import control_hexes, holds, key
from landfall.games.crete.table.read_view import read_view
from landfall.games.crete.table.view import CreteView

#: Fire and quality of a good company together: such a step counts as one.
GOOD_STEP = 12
#: Units so near to one another fight one fight.
ONE_FIGHT = 4


class Picture:
    """A position with the eyes of one side."""

    def __init__(self, view: CreteView, side: int) -> None:
        self.game: Crete = read_view(view)
        self.side = side
        self.foe = 1 - side
        self._near: dict[int, int] = {}
        self._firing: dict[int, int] = {}

    @cached_property
    def own(self) -> list[int]:
        return self.game.fielded(self.side)

    @cached_property
    def foes(self) -> list[int]:
        return self.game.fielded(self.foe)

    def unit(self, number: int) -> Unit:
        return self.game.units[number]

    def at(self, number: int) -> int:
        return self.game.units[number].at

    # Strength.

    def power(self, number: int) -> float:
        """Steps, weighed by fire and quality; who cannot act now counts half."""
        state = self.game.units[number]
        worth = state.steps * ((FIRE[number] or 0) + printed_quality(self.game, number)) / GOOD_STEP
        return worth / 2 if self.soft(number) else worth

    def soft(self, number: int) -> bool:
        """Suppressed, twice shaken or still packed: easily overrun."""
        state = self.game.units[number]
        return state.suppressed or state.cohesion >= 2 or bool(state.chutes or state.gliders)

    def strength(self, numbers: list[int]) -> float:
        return sum(self.power(n) for n in numbers)

    def foes_at(self, hex: int) -> list[int]:
        return [n for n in self.game.at(hex) if SIDE[n] == self.foe]

    def own_at(self, hex: int) -> list[int]:
        return [n for n in self.game.at(hex) if SIDE[n] == self.side]

    def foes_within(self, hex: int, steps: int) -> list[int]:
        return [n for n in self.foes if distance(hex, self.at(n)) <= steps]

    def own_within(self, hex: int, steps: int) -> list[int]:
        return [n for n in self.own if distance(hex, self.at(n)) <= steps]

    @cached_property
    def _foe_hexes(self) -> list[int]:
        return hexes_of(self.game.holding(self.foe))

    def nearest_foe(self, hex: int) -> int:
        known = self._near.get(hex)
        if known is None:
            known = min((distance(hex, h) for h in self._foe_hexes), default=99)
            self._near[hex] = known
        return known

    def cover(self, hex: int) -> int:
        """What the ground takes off the rating of a shot."""
        return -terrain_mod(self.game, hex)

    def foes_firing_on(self, hex: int) -> int:
        known = self._firing.get(hex)
        if known is None:
            known = self._firing[hex] = len(self.game.firers_on(hex, self.foe))
        return known

    # What is fought for.

    @cached_property
    def objectives(self) -> list[int]:
        """The hexes that a victory test asks for."""
        found: set[int] = set()
        for check in self.game.frame.record.victory.checks:
            found |= _controls(self.game, check.test)
        return sorted(found)

    @cached_property
    def wanted(self) -> list[int]:
        """Those in the enemy's hand."""
        return [h for h in self.objectives if self.game.control.get(h, 0) == self.foe]

    @cached_property
    def as_it_stands(self) -> str:
        """Who would win if nothing happened any more: a side or "draw"."""
        victory = self.game.frame.record.victory
        results = {
            check.result
            for number, check in enumerate(victory.checks)
            if key(check, number) in self.game.true or holds(self.game, check.test)
        }
        if victory.both_or_neither:
            return next(iter(results)) if len(results) == 1 else victory.both_or_neither
        return next(iter(results)) if results else victory.otherwise

    @cached_property
    def price(self) -> float:
        """What a step of ours costs beside one of theirs: half, where no victory test counts it."""
        checks = self.game.frame.record.victory.checks
        counted = any(SIDES[self.side] in _counted(check.test) for check in checks)
        return 1.0 if counted else 0.5

    @property
    def losing(self) -> bool:
        return self.as_it_stands == SIDES[self.foe]

    @property
    def winning(self) -> bool:
        return self.as_it_stands == SIDES[self.side]

    # Who stands together.

    def clusters(self, numbers: list[int]) -> list[list[int]]:
        """Units that fight one fight, the strongest group first."""
        left = sorted(numbers)
        found: list[list[int]] = []
        while left:
            group = [left.pop(0)]
            for member in group:
                near = [n for n in left if distance(self.at(n), self.at(member)) <= ONE_FIGHT]
                group += near
                left = [n for n in left if n not in near]
            found.append(sorted(group))
        return sorted(found, key=lambda g: (-self.strength(g), g))


def _controls(game: Crete, test: dict[str, Any]) -> set[int]:
    if "control" in test:
        return set(control_hexes(game, test["control"]))
    return {hex for part in _parts(test) for hex in _controls(game, part)}


def _counted(test: dict[str, Any]) -> set[str]:
    """The sides whose losses a test counts."""
    if "steps_eliminated" in test:
        return {test["steps_eliminated"]["side"]}
    return {side for part in _parts(test) for side in _counted(part)}


def _parts(test: dict[str, Any]) -> list[dict[str, Any]]:
    return [*test.get("any", ()), *test.get("all", ()), *([test["not"]] if "not" in test else [])]


_last: list[tuple[CreteView, int, Picture]] = []


def picture(view: CreteView, side: int) -> Picture:
    """The picture of a view; asked for again with the same view it is the same."""
    if _last and _last[0][0] is view and _last[0][1] == side:
        return _last[0][2]
    made = Picture(view, side)
    _last[:] = [(view, side, made)]
    return made


def number_of(ref: str) -> int:
    return NUMBER[ref.removeprefix("unit:")]
