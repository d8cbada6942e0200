"""What a game in progress consists of (G30).

Units, leaders and parks are small frozen records, so that a state is cloned by copying its lists. A place is a
number: a hex, or one of the names in `pieces`. Fields that are derived from the rest come last and are not hashed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from landfall.core.state import KEPT, LATER, State
from landfall.games.crete.model import counters
from landfall.games.crete.model.diary import Note
from landfall.games.crete.model.orders import defaults
from landfall.games.crete.model.pieces import NOBODY, Attachment, Leader, Park, StickPlan, Unit


@dataclass(slots=True)
class Fields(State):
    """All fields of a game, and how they are cloned."""

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

    # Scenarios 3 to 9. Those that have their defaults are not hashed.
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
    #: Withdrawal has begun during the current action: units that cannot move leave when it is finished (G25.7).
    withdrawing: bool = field(default=False, metadata=LATER)
    #: crete R33: levels of supply that have already cost morale.
    shocks: list[str] = field(default_factory=list, metadata=LATER)
    #: Leaders who left for good, and by which exit.
    leaders_out: dict[int, int] = field(default_factory=dict, metadata=LATER)
    #: crete R25, R30: for each unit shipped or evacuated this Night, the port it left.
    shipped: list[int] = field(default_factory=list, metadata=LATER)
    evacuated: list[int] = field(default_factory=list, metadata=LATER)
    #: crete R69: units that have advanced into a port by the chit in play: their activation did not begin there.
    stormed: list[int] = field(default_factory=list, metadata=LATER)
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
    #: All zones of a side together, until one of them changes.
    joined: list[int | None] = field(default_factory=lambda: [None, None], compare=False)
    #: The last reach that was computed, until something changes.
    kept: Any = field(default=None, compare=False)
    #: Who is in command: a cache, emptied when something moves.
    commanded: dict[int, bool] = field(default_factory=dict, compare=False)
    #: The units of each side on a map, by number; computed again when one comes or goes.
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
        twin.kept = None
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
        twin.stormed = self.stormed.copy()
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
        twin.copy_stacks_and_zones(self)
        twin.commanded = self.commanded.copy()
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

    def copy_stacks_and_zones(self, other: Fields) -> None:
        """Copy what follows from where the units are, so that it need not be computed again."""
        self.stacks = other.stacks.copy()
        self.occupied = other.occupied.copy()
        self.zones = other.zones.copy()
        self.joined = other.joined.copy()
        self.line_up = other.line_up.copy()
