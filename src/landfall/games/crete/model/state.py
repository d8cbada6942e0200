"""A game in progress (G30).

Units, leaders and parks are small frozen records, so that a state is cloned by copying its lists. A place is a
number: a hex, or one of the names below. Fire zones and stacks are derived from the rest: they are updated where
something has changed and are not part of the hash.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

from landfall.core.decisions import Decision, Seat
from landfall.core.events import Event
from landfall.core.state import KEPT, LATER, Ask, State
from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.clauses import Clauses, clauses
from landfall.games.crete.model.diary import NOTED, Note
from landfall.games.crete.model.frames import Frame, frame, is_night, playable
from landfall.games.crete.model.ground import BIT, NEAR_MASK, ROUND, view_from
from landfall.games.crete.model.orders import defaults
from landfall.games.crete.model.pieces import (
    ABSENT,
    DISPLAY,
    NOBODY,
    Attachment,
    Leader,
    Park,
    StickPlan,
    Unit,
)

SEATS: Final = ("allied", "german")

_LOS: Final = (
    counters.PARAMETERS["losDay"],
    counters.PARAMETERS["losPost"],
    counters.PARAMETERS["losNight"],
)


_FIELD: Final[dict[str, int]] = {name: n for n, name in enumerate(Unit._fields)}


@dataclass(slots=True)
class Crete(State):
    scenario: str = ""
    #: O4: played on the small sheets.
    small: bool = False
    #: A turn counted from 20 May at 0700.
    turn: int = 0
    #: The step of the turn, by its letter (G3.2).
    step: str = ""
    #: The counters that this scenario uses, by number.
    units: dict[int, Unit] = field(default_factory=dict)
    leaders: list[Leader] = field(default_factory=list)
    parks: list[Park] = field(default_factory=list)
    #: Chits in the cup. Their order is not kept, so that nobody can know which comes next.
    cup: list[int] = field(default_factory=list)
    #: All chits of this turn, the carried one included, and those played so far.
    put_in: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    carried: int = NOBODY
    #: The chit in play.
    chit: int = NOBODY
    #: Formation chits: planned for the next turn, planned last turn for this one, bought at once.
    planned: list[int] = field(default_factory=list)
    coming: list[int] = field(default_factory=list)
    bought: list[int] = field(default_factory=list)
    cp: list[int] = field(default_factory=list)
    dp: list[int] = field(default_factory=list)
    event_cups: list[list[int]] = field(default_factory=list)
    control: dict[int, int] = field(default_factory=dict)
    barrage: dict[int, int] = field(default_factory=dict)
    rubble: list[int] = field(default_factory=list)
    cleared: list[int] = field(default_factory=list)
    #: Roadblocks: the hex and whose it is.
    blocks: dict[int, int] = field(default_factory=dict)
    blocks_left: list[int] = field(default_factory=list)
    #: Groups that have arrived, and dated strikes that have been used.
    arrived: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)
    #: Strikes placed but not yet rolled for: their hexes.
    strikes: list[int] = field(default_factory=list)
    #: The active group (G6.9), and whether it is closed to other units.
    group: list[int] = field(default_factory=list)
    group_shut: bool = False
    #: Independents that act with the formation (G6.2).
    chosen: list[int] = field(default_factory=list)
    #: What the jump table adds for each unit that has just landed (G21.4).
    jumps: dict[int, list[int]] = field(default_factory=dict)
    #: Units placed in an entry hex by this chit that have not moved yet (G7.3).
    entered: list[int] = field(default_factory=list)
    #: The German divisions that have had their first activation (G4.3).
    opened: list[int] = field(default_factory=list)
    #: Steps lost by side (G14.6), and victory tests that came true.
    lost: list[int] = field(default_factory=lambda: [0, 0])
    #: Steps by side that are missing but not counted as lost: fled (5.2) or missing from the start, less those that came back
    #: (5.10).
    astray: list[int] = field(default_factory=lambda: [0, 0])
    true: list[str] = field(default_factory=list)
    orders: dict[str, str] = field(default_factory=defaults)
    #: Whether the last check was passed; read by the step that asked for it.
    passed: bool = False
    #: The moving unit was hit and may stop.
    shaken: bool = False
    #: Firers whose check failed against the unit that is moving (G15.3).
    failed: list[int] = field(default_factory=list)
    #: Hexes that hold more than they may, because units arrived or were stopped there (G11.3, G10.11).
    crowded: list[int] = field(default_factory=list)

    # Scenarios 3 to 9. At their defaults these are not part of the hash.
    #: Command values that have risen, by division.
    raised: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: Dispatch points paid for the chits of this turn's cup.
    paid: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: Late chits that were put in, and locks that are open.
    added: list[int] = field(default_factory=list, metadata=LATER)
    unlocked: list[int] = field(default_factory=list, metadata=LATER)
    #: Reserves that have been released.
    awake: list[int] = field(default_factory=list, metadata=LATER)
    #: Series that have landed, slots that have passed, and units that have landed in this turn (S7).
    series: list[int] = field(default_factory=list, metadata=LATER)
    slot: int = field(default=0, metadata=LATER)
    landed: list[int] = field(default_factory=list, metadata=LATER)
    #: Strikes allotted to turns (S11).
    air: dict[int, int] = field(default_factory=dict, metadata=LATER)
    attached: list[Attachment] = field(default_factory=list, metadata=LATER)
    #: Supply by zone and side (zone * 2 + side): 1 reduced, 2 diminished, 3 emergency (S4).
    supply: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: Divisional trucks available by division, and whether the Germans have got theirs (S10).
    trucks: list[int] = field(default_factory=list, metadata=LATER)
    trucks_given: bool = field(default=False, metadata=LATER)
    #: The division whose roadblock is in a hex.
    block_of: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: Units that have left for good, by exit.
    exited: dict[str, list[int]] = field(default_factory=dict, metadata=LATER)

    # The island: S1, S2, S3, S5, O1, O2, O3.
    #: crete S5.0: Allied morale; once withdrawal is in force, the withdrawal level.
    morale: int = field(default=0, metadata=LATER)
    withdrawal: bool = field(default=False, metadata=LATER)
    #: Withdrawal has begun within the action in hand: units that cannot move leave when it is finished (G25.7).
    withdrawing: bool = field(default=False, metadata=LATER)
    #: crete R33: levels of supply that have already cost morale.
    shocks: list[str] = field(default_factory=list, metadata=LATER)
    #: Leaders who left for good, and by which exit.
    leaders_out: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: crete R25, R30: the ports, unit by unit, from which units were shipped or evacuated this Night.
    shipped: list[int] = field(default_factory=list, metadata=LATER)
    evacuated: list[int] = field(default_factory=list, metadata=LATER)
    #: Obligations that have been tested (R77).
    tested: list[int] = field(default_factory=list, metadata=LATER)
    #: crete S3.0: the turn of the last ad-hoc drop.
    ad_hoc: int = field(default=-1, metadata=LATER)
    #: crete O1.0: turns of the table of free drops that have been used, and the sticks planned so far.
    free_used: list[int] = field(default_factory=list, metadata=LATER)
    plan: list[StickPlan] = field(default_factory=list, metadata=LATER)
    #: crete O2.0, O3.0: whether ships and coastal guns are in play; the ships' map and target marker; the leader in contact with
    #: each gun.
    ships: bool = field(default=False, metadata=LATER)
    guns: bool = field(default=False, metadata=LATER)
    fleet: str = field(default="", metadata=LATER)
    naval_target: int = field(default=-1, metadata=LATER)
    gun_contact: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: The diary: figures by day and sheet, notes, morale by turn. It makes no difference to the game.
    diary: dict[str, list[int]] = field(default_factory=dict, compare=False, metadata=KEPT)
    notes: list[Note] = field(default_factory=list, compare=False, metadata=KEPT)
    curve: dict[int, int] = field(default_factory=dict, compare=False, metadata=KEPT)

    # Derived from the rest.
    stacks: dict[int, tuple[int, ...]] = field(default_factory=dict, compare=False)
    occupied: list[int] = field(default_factory=lambda: [0, 0], compare=False)
    zones: list[int] = field(default_factory=list, compare=False)
    smoke: frozenset[int] = field(default=frozenset(), compare=False)
    #: Hexes whose units need their zones computed again, as bits; -1: all.
    stale: int = field(default=-1, compare=False)
    #: All zones of a side together, computed when first needed.
    joined: list[int | None] = field(default_factory=lambda: [None, None], compare=False)
    #: The last reach that was computed, until something changes.
    kept: Any = field(default=None, compare=False)
    #: Who is in command: a cache, emptied when something moves.
    commanded: dict[int, bool] = field(default_factory=dict, compare=False)
    #: The units of each side on a map; computed again when one comes or goes.
    line_up: list[list[int] | None] = field(default_factory=lambda: [None, None], compare=False)
    #: What the view shows of each unit, kept while the unit is the same.
    shown: list[Any] = field(default_factory=lambda: [None] * counters.COUNT, compare=False)
    #: What ready units may do; kept until something near them changes.
    offered: Any = field(default=None, compare=False)
    ready: bool = field(default=False, compare=False)

    def clone(self) -> Self:
        twin = self.begin_clone()
        twin.scenario = self.scenario
        twin.small = self.small
        twin.turn = self.turn
        twin.step = self.step
        twin.carried = self.carried
        twin.chit = self.chit
        twin.group_shut = self.group_shut
        twin.passed = self.passed
        twin.shaken = self.shaken
        twin.smoke = self.smoke
        twin.stale = self.stale
        twin.kept = self.kept
        twin.ready = self.ready
        twin.morale = self.morale
        twin.withdrawal = self.withdrawal
        twin.withdrawing = self.withdrawing
        twin.ad_hoc = self.ad_hoc
        twin.ships = self.ships
        twin.guns = self.guns
        twin.fleet = self.fleet
        twin.naval_target = self.naval_target
        twin.shocks = self.shocks.copy()
        twin.leaders_out = self.leaders_out.copy()
        twin.shipped = self.shipped.copy()
        twin.evacuated = self.evacuated.copy()
        twin.tested = self.tested.copy()
        twin.free_used = self.free_used.copy()
        twin.plan = self.plan.copy()
        twin.gun_contact = self.gun_contact.copy()
        twin.diary = {page: figures.copy() for page, figures in self.diary.items()}
        twin.notes = self.notes.copy()
        twin.curve = self.curve.copy()
        twin.units = self.units.copy()
        twin.leaders = self.leaders.copy()
        twin.parks = self.parks.copy()
        twin.cup = self.cup.copy()
        twin.put_in = self.put_in.copy()
        twin.played = self.played.copy()
        twin.planned = self.planned.copy()
        twin.coming = self.coming.copy()
        twin.bought = self.bought.copy()
        twin.cp = self.cp.copy()
        twin.dp = self.dp.copy()
        twin.control = self.control.copy()
        twin.barrage = self.barrage.copy()
        twin.rubble = self.rubble.copy()
        twin.cleared = self.cleared.copy()
        twin.blocks = self.blocks.copy()
        twin.blocks_left = self.blocks_left.copy()
        twin.arrived = self.arrived.copy()
        twin.struck = self.struck.copy()
        twin.strikes = self.strikes.copy()
        twin.group = self.group.copy()
        twin.chosen = self.chosen.copy()
        twin.entered = self.entered.copy()
        twin.failed = self.failed.copy()
        twin.crowded = self.crowded.copy()
        twin.opened = self.opened.copy()
        twin.lost = self.lost.copy()
        twin.astray = self.astray.copy()
        twin.true = self.true.copy()
        twin.orders = self.orders.copy()
        twin.stacks = self.stacks.copy()
        twin.occupied = self.occupied.copy()
        twin.zones = self.zones.copy()
        twin.joined = self.joined.copy()
        twin.commanded = self.commanded.copy()
        twin.line_up = self.line_up.copy()
        twin.shown = self.shown.copy()
        twin.offered = None
        twin.raised = self.raised.copy()
        twin.paid = self.paid.copy()
        twin.added = self.added.copy()
        twin.unlocked = self.unlocked.copy()
        twin.awake = self.awake.copy()
        twin.series = self.series.copy()
        twin.slot = self.slot
        twin.landed = self.landed.copy()
        twin.air = self.air.copy()
        twin.attached = self.attached.copy()
        twin.supply = self.supply.copy()
        twin.trucks = self.trucks.copy()
        twin.trucks_given = self.trucks_given
        twin.block_of = self.block_of.copy()
        twin.exited = {name: units.copy() for name, units in self.exited.items()}
        twin.event_cups = [cup.copy() for cup in self.event_cups]
        twin.jumps = {unit: list(mods) for unit, mods in self.jumps.items()} if self.jumps else {}
        return twin

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
        """The units of a side on a map, by hex. Callers must not change the list."""
        if not self.ready:
            self.count_up()
        known = self.line_up[side]
        if known is None:
            own = counters.SIDE
            known = [n for stack in self.stacks.values() for n in stack if own[n] == side]
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
        self.kept = None
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
        self.joined[0] = self.joined[1] = None

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
        self.joined[0] = self.joined[1] = None

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
        for hex in ground.hexes_of(stale & (self.occupied[0] | self.occupied[1])):
            for number in self.stacks[hex]:
                reach = self.reach(number)
                self.zones[number] = view_from(hex, reach, self.smoke) if reach else 0
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
        return sorted([n for n in self.fielded(side) if zones[n] & bit])
