"""What a seat sees, read once: where the units are, how strong they are, and which hexes matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from landfall.games.crete.bot.aims import limits_of, open_still, sites
from landfall.games.crete.model.counters import FIRE, NUMBER, SIDE
from landfall.games.crete.model.ground import ALLIED, BIT, COUNT, SIDES, distance, hexes_of, within
from landfall.games.crete.model.pieces import Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules import morale
from landfall.games.crete.rules.fire import TERRAIN_MOD, direct_targets, terrain_mod
from landfall.games.crete.rules.obligations import band
from landfall.games.crete.rules.quality import printed_quality
from landfall.games.crete.rules.scoring import most_points
from landfall.games.crete.rules.victory import holds, key, winner
from landfall.games.crete.table.read_view import Read, read_view
from landfall.games.crete.table.view import CreteView

#: Fire plus quality of a good company: one of its steps counts as 1.
GOOD_STEP = 12
#: Units this close to one another fight as one group.
ONE_FIGHT = 4
#: Enemies this close make a column dangerous.
CLOSE = 3
NOBODY_NEAR = 99
#: The limit where no victory test counts steps.
NO_LIMIT = 999
_COVERS = tuple(-value for value in TERRAIN_MOD)
_RINGS = (1, 2, 3, 5, 8, 13)


class Picture:
    """A position from one side's point of view."""

    def __init__(self, view: CreteView, side: int, before: Picture | None = None) -> None:
        self.view = view
        self.game: Crete = read_view(view, Read(before.view, before.game) if before else None)
        self.side = side
        self.foe = 1 - side
        #: By unit: the state that its power was computed from, and the power.
        self._power: dict[int, tuple[Unit, float]] = before._power if before else {}
        self._targets: dict[int, frozenset[int]] = {}
        same = before is not None and before.side == side
        #: By hex: the distance to the closest enemy, kept while enemies are in the same hexes.
        self._near: dict[int, int] = {}
        if same and before and before.game.holding(self.foe) == self.game.holding(self.foe):
            self._near = before._near
        #: By hex: how many enemies can fire at it, kept while their fire zones are the same.
        self._firing: dict[int, int] = {}
        if same and before and before.foe_zones == self.foe_zones:
            self._firing = before._firing
        #: Units for which staying was best: what this depended on, their hex, and the radius within which any change counts.
        self.staying: dict[int, tuple[object, int, int]] = {}
        if same and before and _alike(before.game, self.game):
            changed = _changed(before.game, self.game)
            self.staying = {
                n: stay
                for n, stay in before.staying.items()
                if all(distance(stay[1], hex) > stay[2] for hex in changed)
            }

    @cached_property
    def own(self) -> list[int]:
        return self.game.fielded(self.side)

    @cached_property
    def foes(self) -> list[int]:
        return self.game.fielded(self.foe)

    @cached_property
    def foe_zones(self) -> list[int]:
        return [self.game.zone(n) for n in self.foes]

    def unit(self, number: int) -> Unit:
        return self.game.units[number]

    def at(self, number: int) -> int:
        return self.game.units[number].at

    # Strength.

    def power(self, number: int) -> float:
        """Steps, weighted by fire and quality; units that cannot act now count half."""
        unit = self.game.units[number]
        known = self._power.get(number)
        if known is not None and known[0] is unit:
            return known[1]
        worth = unit.steps * ((FIRE[number] or 0) + printed_quality(self.game, number)) / GOOD_STEP
        if self.soft(number):
            worth /= 2
        self._power[number] = unit, worth
        return worth

    def soft(self, number: int) -> bool:
        return is_soft(self.game, number)

    def strength(self, numbers: list[int]) -> float:
        return sum([self.power(n) for n in numbers])

    def foes_at(self, hex: int) -> list[int]:
        return [n for n in self.game.at(hex) if SIDE[n] == self.foe]

    def own_at(self, hex: int) -> list[int]:
        return [n for n in self.game.at(hex) if SIDE[n] == self.side]

    def foes_within(self, hex: int, steps: int) -> list[int]:
        return self._in(within(hex, steps) & self.game.holding(self.foe))

    def own_within(self, hex: int, steps: int) -> list[int]:
        return self._in(within(hex, steps) & self.game.holding(self.side))

    def foes_about(self, numbers: Iterable[int], steps: int) -> list[int]:
        """The enemies within this many hexes of any of these units."""
        return self._about(numbers, steps, self.foe)

    def own_about(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Our units within this many hexes of any of these."""
        return self._about(numbers, steps, self.side)

    def _about(self, numbers: Iterable[int], steps: int, side: int) -> list[int]:
        mask = 0
        for hex in {self.at(n) for n in numbers}:
            mask |= within(hex, steps)
        return self._in(mask & self.game.holding(side))

    def nearest_foe_hex(self, hex: int, most: int) -> int:
        """The closest hex with an enemy, the lowest number in a tie; -1 if there is none in range."""
        far = self.nearest_foe(hex)
        if far > most:
            return -1
        mask = within(hex, far) & self.game.holding(self.foe)
        return (mask & -mask).bit_length() - 1

    def _in(self, mask: int) -> list[int]:
        stacks = self.game.stacks
        return [n for hex in hexes_of(mask) for n in stacks[hex]] if mask else []

    def nearest_foe(self, hex: int) -> int:
        """The distance to the closest enemy; 99 if there is none on this grid."""
        known = self._near.get(hex)
        if known is None:
            known = self._near[hex] = self._seek(hex, self.game.holding(self.foe))
        return known

    def _seek(self, hex: int, mask: int) -> int:
        for far in _RINGS:
            if within(hex, far) & mask:
                break
        else:
            return min((distance(hex, h) for h in hexes_of(mask)), default=NOBODY_NEAR)
        return min(distance(hex, h) for h in hexes_of(within(hex, far) & mask))

    def cover(self, hex: int) -> int:
        """How much the terrain takes off the rating of a shot."""
        return self.covers[hex]

    @cached_property
    def covers(self) -> Sequence[int]:
        """The cover of each hex, by number."""
        if not self.game.rubble:
            return _COVERS
        found = list(_COVERS)
        for hex in self.game.rubble:
            found[hex] = -terrain_mod(self.game, hex)
        return found

    def close_to_foes(self, hex: int) -> bool:
        """Whether an enemy is within three hexes."""
        return self.nearest_foe(hex) <= CLOSE

    def hits(self, firer: int, target: int) -> bool:
        """Whether the firer can hit that target with direct fire."""
        known = self._targets.get(firer)
        if known is None:
            known = self._targets[firer] = frozenset(direct_targets(self.game, firer))
        return target in known

    def foes_firing_on(self, hex: int) -> int:
        known = self._firing.get(hex)
        if known is None:
            known = self._firing[hex] = len(self.game.firers_on(hex, self.foe))
        return known

    # Objectives.

    @cached_property
    def sites(self) -> dict[int, float]:
        return sites(self.game)

    @cached_property
    def objectives(self) -> list[int]:
        """The hexes that matter: those in a victory test, and runways while units wait to land."""
        return sorted(self.sites)

    @cached_property
    def wanted(self) -> list[int]:
        """The objectives the enemy holds."""
        return [h for h in self.objectives if self.game.control.get(h, 0) == self.foe]

    @cached_property
    def as_it_stands(self) -> str:
        """Who would win if nothing changed from now on: a side or "draw"."""
        victory = self.game.frame.record.victory
        results = {
            winner(check.result): None
            for number, check in enumerate(victory.checks)
            if key(check, number) in self.game.true
            or (open_still(self.game, check) and holds(self.game, check.test))
        }
        if victory.both_or_neither:
            return next(iter(results)) if len(results) == 1 else victory.both_or_neither
        if victory.points:
            return winner(most_points(self.game))
        if victory.withdrawal_bands and not results:
            # Without withdrawal, the Allies keep the island.
            return winner(band(self.game)) if self.game.withdrawal else SIDES[ALLIED]
        return next(iter(results)) if results else winner(victory.otherwise)

    @cached_property
    def price(self) -> float:
        """The value of one of our steps relative to one of theirs: half if no victory test counts it, nor Allied morale (S5)."""
        checks = self.game.frame.record.victory.checks
        counting = {side for check in checks for side, _ in limits_of(check.test)}
        if SIDES[self.side] in counting:
            return 1.0
        return 1.0 if self.side == ALLIED and self.morale_counts else 0.5

    @property
    def morale_counts(self) -> bool:
        """crete S5.0: each Allied step that is lost brings withdrawal closer."""
        return morale.used(self.game) and not self.game.withdrawal

    @cached_property
    def steps_to_spare(self) -> int:
        """How many more steps we may lose before a victory test counts them against us."""
        limits = [
            limit
            for check in self.game.frame.record.victory.checks
            for side, limit in limits_of(check.test)
            if side == SIDES[self.side]
        ]
        return min(limits, default=NO_LIMIT) - self.game.lost[self.side] - 1

    @property
    def turns_left(self) -> int:
        return self.game.frame.last_turn - self.game.turn

    @cached_property
    def balance(self) -> float:
        """Our strength on the maps relative to theirs."""
        return self.strength(self.own) / max(0.1, self.strength(self.foes))

    @property
    def losing(self) -> bool:
        return self.as_it_stands == SIDES[self.foe]

    @property
    def winning(self) -> bool:
        return self.as_it_stands == SIDES[self.side]

    # Groups.

    def clusters(self, numbers: list[int]) -> list[list[int]]:
        """Units close enough to fight as one group, the strongest group first."""
        by_hex: dict[int, list[int]] = {}
        for n in numbers:
            by_hex.setdefault(self.at(n), []).append(n)
        left = sum(BIT[hex] for hex in by_hex)
        found: list[list[int]] = []
        while left:
            group: list[int] = []
            begin = hexes_of(left & -left)
            left &= left - 1
            for hex in begin:
                group += by_hex[hex]
                near = within(hex, ONE_FIGHT) & left
                left &= ~near
                begin += hexes_of(near)
            found.append(sorted(group))
        return sorted(found, key=lambda g: (-self.strength(g), g))


def is_soft(game: Crete, unit: int) -> bool:
    """Suppressed, twice shaken or still with drop markers: easy to overrun."""
    state = game.units[unit]
    return state.suppressed or state.cohesion >= 2 or bool(state.chutes or state.gliders)


def _alike(a: Crete, b: Crete) -> bool:
    """Whether both are the same game in the same turn, with the same barrages, obstacles and control."""
    return (a.scenario, a.small, a.turn, a.barrage, a.rubble, a.blocks, a.control) == (
        b.scenario,
        b.small,
        b.turn,
        b.barrage,
        b.rubble,
        b.blocks,
        b.control,
    )


def _changed(a: Crete, b: Crete) -> set[int]:
    """The hexes where a unit has changed, arrived or left."""
    before, now = a.units.values(), b.units.values()
    if len(before) != len(now):
        return set(range(COUNT))
    found: set[int] = set()
    for was, unit in zip(before, now, strict=True):
        if was is not unit:
            found |= {unit.at, was.at}
    return {hex for hex in found if hex >= 0}


_last: list[tuple[CreteView, Picture]] = []


def picture(view: CreteView, side: int) -> Picture:
    """The picture of a view; the same view gives the same object, and what has not changed since the last is kept."""
    before = _last[0][1] if _last else None
    if before is not None and _last[0][0] is view and before.side == side:
        return before
    made = Picture(view, side, before)
    _last[:] = [(view, made)]
    return made


def number_of(ref: str) -> int:
    return NUMBER[ref.removeprefix("unit:")]
