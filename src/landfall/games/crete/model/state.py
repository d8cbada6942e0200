"""A game in progress: its fields, read and changed so that everything derived from them stays right.

Fire zones and stacks are updated where something has changed. They are not part of the hash.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landfall.core.decisions import Decision, Seat
from landfall.core.events import Event
from landfall.core.state import Ask, State
from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.clauses import Clauses, clauses
from landfall.games.crete.model.diary import NOTED
from landfall.games.crete.model.fields import Fields
from landfall.games.crete.model.frames import Frame, frame, is_night, playable
from landfall.games.crete.model.ground import BIT, NEAR_MASK, ROUND
from landfall.games.crete.model.pieces import ABSENT, DISPLAY, Leader, Unit
from landfall.games.crete.model.sight import view_from

SEATS: Final = ("allied", "german")

_LOS: Final = (
    counters.PARAMETERS["losDay"],
    counters.PARAMETERS["losPost"],
    counters.PARAMETERS["losNight"],
)


_FIELD: Final[dict[str, int]] = {name: n for n, name in enumerate(Unit._fields)}


@dataclass(slots=True)
class Crete(Fields):
    """The state that the steps of the rules read and change."""

    def emit(self, public: Event | None, private: Mapping[Seat, Event] | None = None) -> None:
        State.emit(self, public, private)
        if public is not None:
            note = NOTED.get(type(public))
            if note is not None:
                note(self, public)

    def advance(self) -> tuple[Decision, ...]:
        """G33: a question with one legal answer is not asked: the answer is taken, and the game goes on."""
        asked = State.advance(self)
        while len(asked) == 1 and len(asked[0].options) == 1:
            step = self.steps.pop()
            assert isinstance(step, Ask)
            step.take(self, asked[0].seat, asked[0].options[0])
            self.beat()
            asked = State.advance(self)
        return asked

    # Asking.

    @property
    def frame(self) -> Frame:
        return frame(self.scenario, self.small)

    @property
    def clauses(self) -> Clauses:
        return clauses(self.scenario)

    @property
    def night(self) -> bool:
        return is_night(self.turn)

    @property
    def playable(self) -> int:
        return playable(self.scenario, self.small)

    def seat(self, side: int) -> Seat:
        return SEATS[side]

    def order(self, side: int, name: str) -> str:
        return self.orders[f"{side}:{name}"]

    def at(self, hex: int) -> tuple[int, ...]:
        """All units in a hex."""
        if not self.ready:
            self.count_up()
        return self.stacks.get(hex, ())

    def holding(self, side: int) -> int:
        """The hexes with units of a side."""
        if not self.ready:
            self.count_up()
        return self.occupied[side]

    def fielded(self, side: int) -> list[int]:
        """The units of a side on a map, by number. Callers must not change the list."""
        if not self.ready:
            self.count_up()
        known = self.line_up[side]
        if known is None:
            own = counters.SIDE
            known = sorted([n for stack in self.stacks.values() for n in stack if own[n] == side])
            self.line_up[side] = known
        return known

    def leaders_at(self, unit: int) -> list[int]:
        return [n for n, leader in enumerate(self.leaders) if leader.on == unit]

    def missing(self) -> list[int]:
        """Steps missing from the printed strength of the units, by side."""
        gone = [0, 0]
        for number, unit in self.units.items():
            if unit.at not in (ABSENT, DISPLAY):
                gone[counters.SIDE[number]] += counters.STEPS[number] - unit.steps
        return gone

    def count_astray(self) -> None:
        """At the start: count the steps that are missing but not lost."""
        self.astray = [a - b for a, b in zip(self.missing(), self.lost, strict=True)]

    # Changing.

    def mark(self, number: int, **changes: Any) -> Unit:
        """Change a unit's markers, but not its place."""
        if not self.ready:
            self.count_up()
        old = self.units[number]
        values: list[Any] = list(old)
        for name, value in changes.items():
            values[_FIELD[name]] = value
        unit = Unit._make(values)
        self.units[number] = unit
        self.shown[number] = None
        self.kept = None
        if unit.maker != old.maker:
            self.commanded.pop(number, None)
        if old.at >= 0 and (unit.suppressed != old.suppressed or unit.mounted != old.mounted):
            self.touch(BIT[old.at])
        return unit

    def place(self, number: int, to: int) -> None:
        """Put a unit into another place; zones around both places are computed again."""
        if not self.ready:
            self.count_up()
        unit = self.units[number]
        side = counters.SIDE[number]
        if unit.at >= 0:
            left = tuple(n for n in self.stacks[unit.at] if n != number)
            if left:
                self.stacks[unit.at] = left
            else:
                del self.stacks[unit.at]
            if not any(counters.SIDE[n] == side for n in left):
                self.occupied[side] &= ~BIT[unit.at]
            self.touch(ROUND[unit.at])
        if to >= 0:
            self.stacks[to] = tuple(sorted((*self.stacks.get(to, ()), number)))
            self.occupied[side] |= BIT[to]
            self.touch(ROUND[to])
        self.units[number] = unit._replace(at=to)
        self.shown[number] = None
        self.zones[number] = 0
        self.joined[side] = None
        self.kept = None
        if unit.at < 0 or to < 0:
            self.line_up[side] = None
        # Only the distance to a leader counts (G7.2): a unit that moves without one changes nothing for the others.
        if number in [leader.on for leader in self.leaders]:
            self.commanded.clear()
        else:
            self.commanded.pop(number, None)

    def set_leader(self, number: int, leader: Leader) -> None:
        self.leaders[number] = leader
        self.commanded.clear()

    def not_entering(self, *units: int) -> None:
        """These units have left the hex they entered (G7.3); without arguments, all of them."""
        if self.entered:
            self.entered = [n for n in self.entered if units and n not in units]
            self.commanded.clear()

    def touch(self, hexes: int) -> None:
        if self.stale != -1:
            self.stale |= hexes
        self.kept = None

    def set_barrage(self, hex: int, level: int) -> None:
        self.barrage[hex] = level
        self._smoke_changed()

    def clear_barrage(self) -> None:
        self.barrage.clear()
        self._smoke_changed()

    def _smoke_changed(self) -> None:
        self.smoke = frozenset(self.barrage)
        self.stale = -1
        self.kept = None

    def count_up(self) -> None:
        """Compute everything that is derived from the rest."""
        self.stacks.clear()
        self.occupied[:] = [0, 0]
        for number in sorted(self.units):
            unit = self.units[number]
            if unit.at >= 0:
                self.stacks[unit.at] = (*self.stacks.get(unit.at, ()), number)
                self.occupied[counters.SIDE[number]] |= BIT[unit.at]
        self.zones[:] = [0] * counters.COUNT
        self.shown[:] = [None] * counters.COUNT
        self.smoke = frozenset(self.barrage)
        self.stale = -1
        self.joined[:] = [None, None]
        self.line_up[:] = [None, None]
        self.commanded.clear()
        self.kept = None
        self.offered = None
        self.ready = True

    # Fire zones (G12.6).

    def sight(self, hex: int) -> int:
        """crete G12.2, 1.0: how far a unit sees from a hex."""
        if self.night:
            return _LOS[2]
        if hex in ground.POSTS and hex not in self.rubble and hex not in self.cleared:
            return _LOS[1]
        return _LOS[0]

    def reach(self, number: int, lone: bool = False) -> int:
        """crete G12.6: how far a unit could hit by direct fire now; ``lone``: as if no enemy were adjacent."""
        unit = self.units[number]
        if unit.at < 0 or unit.suppressed or counters.GREEN_FIRE[number]:
            return 0
        if unit.mounted:
            mounted = counters.MOUNTED[number]
            return 1 if mounted is not None and mounted.fire is not None else 0
        if counters.FIRE[number] is None:
            return 0
        hex = unit.at
        if hex in self.barrage:
            return 1
        if not lone and self.occupied[1 - counters.SIDE[number]] & NEAR_MASK[hex]:
            return 1
        reach = counters.RANGE[number]
        if reach > 3 and counters.ARTILLERY[number]:
            reach = 3
        return min(reach, self.sight(hex))

    def refresh(self) -> None:
        if not self.ready:
            self.count_up()
        stale = self.stale
        if not stale:
            return
        zones = self.zones
        for hex in ground.hexes_of(stale & (self.occupied[0] | self.occupied[1])):
            for number in self.stacks[hex]:
                reach = self.reach(number)
                zone = view_from(hex, reach, self.smoke) if reach else 0
                if zone != zones[number]:
                    zones[number] = zone
                    self.joined[counters.SIDE[number]] = None
        self.stale = 0

    def zone(self, number: int) -> int:
        """The hexes that a unit projects its fire zone into."""
        if self.stale or not self.ready:
            self.refresh()
        return self.zones[number]

    def zones_of(self, side: int) -> int:
        """crete G12.7: the hexes in a fire zone of that side."""
        if self.stale or not self.ready:
            self.refresh()
        known = self.joined[side]
        if known is None:
            known = 0
            for number in self.fielded(side):
                known |= self.zones[number]
            self.joined[side] = known
        return known

    def firers_on(self, hex: int, side: int) -> list[int]:
        """The units of a side with a fire zone on a hex."""
        bit, zones = BIT[hex], self.zones
        if not self.zones_of(side) & bit:
            return []
        return [n for n in self.fielded(side) if zones[n] & bit]
