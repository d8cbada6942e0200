"""Facts taken from a view and the map: whose fire reaches a hex, when the tide does, how an attack adds up.

They use only what a seat can see and state only what is certain; `reasons.py` turns them into sentences.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.terrain_effects import attacks_across, hex_defence, hexside_defence
from landfall.games.omaha.rules.weapons import (
    AIR_WEAPONS,
    FOOT_WEAPONS,
    GUN_WEAPONS,
    HEAVY_FAR,
    HEAVY_WEAPONS,
    TANK_CLOSE,
    TANK_CLOSE_RANGE,
    TANK_WEAPONS,
    is_flanked,
)
from landfall.games.omaha.table.view import ForceView, OmahaView, UnitView

#: The backs of German counters, and the kinds of unit that share each.
_KINDS: Final = {
    "infantry": ("tactical", "division", "kampfgruppe"),
    "wn": ("wn",),
    "wn-rocket": ("wn_rocket",),
    "armour": ("armor",),
}


def number_of(ref: str) -> int:
    return counters.US_NUMBER[ref.removeprefix("unit:")]


def hex_of(ref: str) -> int:
    """A hex reference as a number; 0 for any other place."""
    kind, _, name = ref.partition(":")
    return int(name) if kind == "hex" else 0


class Sum(NamedTuple):
    """An attack, as far as it can be predicted."""

    strength: int
    #: The revealed unit and depth, with terrain.
    defence: int
    #: The weapons known to be required; FL is flanking.
    needs: tuple[str, ...]
    missing: tuple[str, ...]
    #: An unrevealed marker may add to this.
    hidden_depth: bool
    #: For an unrevealed unit: how many units it could be, and how many of them are weaker.
    of: int = 0
    beaten: int = 0


class Seen:
    """A view, indexed by number and hex."""

    def __init__(self, view: OmahaView) -> None:
        self.view = view
        self.units = {counters.US_NUMBER[u.unit]: u for u in view.units}
        self.germans = {hex_of(force.hex): force for force in view.germans}

    @cached_property
    def picture(self) -> Picture:
        """The bot's model of it."""
        return picture(self.view)

    # Fire and water.

    @cached_property
    def armed(self) -> frozenset[int]:
        """Positions that can fire: occupied, not disrupted, not in smoke."""
        return frozenset(
            ground.SITES[hex]
            for hex, force in self.germans.items()
            if hex in ground.SITES
            and not force.disrupted
            and force.kind != "armour"
            and ground.POSITIONS[ground.SITES[hex]].position not in self.view.smoke
        )

    def fire_on(self, hex: int) -> tuple[int, ...]:
        """The armed positions that have a hex in their field of fire."""
        return tuple(p for p in ground.FIRE_ON.get(hex, ()) if p in self.armed)

    def heaviest(self, hex: int) -> int:
        return max((ground.FIELD[p][hex] for p in self.fire_on(hex)), default=0)

    def flooded(self, hex: int, within: int = 3) -> int:
        """The turn, now or soon, on which the tide covers a hex; 0 if it stays dry."""
        last = min(self.view.turn + within, self.view.last_turn)
        for turn in range(self.view.turn, last + 1):
            if hex in ground.UNDERWATER[deck.TIDE[turn]]:
                return turn
        return 0

    def in_field(self, target: int) -> tuple[int, ...]:
        """US units in the field of fire of the position in a hex."""
        site = ground.SITES.get(target)
        field = ground.FIELD[site] if site is not None else {}
        return tuple(n for n, u in self.units.items() if counters.FULL[n] and hex_of(u.at) in field)

    # Where things are.

    def at(self, number: int) -> int:
        unit = self.units.get(number)
        return hex_of(unit.at) if unit else 0

    def nearest_german(self, hex: int) -> int:
        """The German hex nearest to a hex; 0 if there is none."""
        return min(self.germans, key=lambda g: (ground.distance(hex, g), g), default=0)

    def targets(self, number: int, hex: int) -> list[int]:
        """German hexes that infantry in a hex could attack in this phase."""
        if not counters.INFANTRY[number]:
            return []
        done = {hex_of(h) for h in (*self.view.attacked, *self.view.barraged)}
        return [
            g
            for g in ground.NEIGHBOURS[hex]
            if g in self.germans and g not in done and attacks_across(hex, g)
        ]

    def is_free(self, number: int) -> bool:
        return self.units[number].free

    # Attacks.

    def weapons(self, number: int, target: int) -> frozenset[str]:
        """8.2: the weapons a unit is certain to bring; a radio lent by a headquarters is not counted."""
        unit = self.units[number]
        at, kind = hex_of(unit.at), counters.TYPE[number]
        level = counters.LEVELS[number][unit.steps - 1]
        far = ground.distance(at, target)
        if counters.INFANTRY[number]:
            if level.weapons is not None:
                return frozenset(level.weapons)
            if kind != "heavy_infantry":
                return FOOT_WEAPONS
            return HEAVY_WEAPONS if far == 1 and attacks_across(at, target) else HEAVY_FAR
        if kind == "tank":
            return TANK_CLOSE if far <= TANK_CLOSE_RANGE else TANK_WEAPONS
        if kind == "anti_tank":
            return TANK_WEAPONS
        return GUN_WEAPONS if counters.GUNS[number] else AIR_WEAPONS

    def attack(self, target: int, units: tuple[int, ...]) -> Sum | None:
        """8.3: strengths and weapons compared; None if nothing is certain."""
        force = self.germans.get(target)
        fighters = [n for n in units if n in self.units and self.units[n].steps]
        hexes = {
            at
            for n in fighters
            if target in ground.ADJACENT.get(at := self.at(n), ()) and attacks_across(at, target)
        }
        if force is None or not hexes:
            return None
        strength = sum(self.units[n].strength for n in fighters)
        armour = force.kind == "armour"
        sides = (1, 1) if armour else min(hexside_defence(at, target) for at in hexes)
        terrain = (1, 1) if armour else hex_defence(target)
        factors = max(sides[0], terrain[0]), max(sides[1], terrain[1])
        depth = force.depth_strength * factors[1]
        needs = (*force.needs, *force.depth_needs)
        have = frozenset[str]().union(*(self.weapons(n, target) for n in fighters))
        missing = tuple(sorted({w for w in needs if w != "FL" and w not in have}))
        if not is_flanked(hexes, needs.count("FL")):
            missing = (*missing, "FL")
        hidden = force.depth and not force.marker
        if force.unit:
            defence = force.strength * factors[0] + depth
            return Sum(strength, defence, needs, missing, hidden)
        may_be = [s * factors[0] + depth for s in self.unseen(force)]
        beaten = sum(strength > other for other in may_be)
        return Sum(strength, 0, (), (), hidden, len(may_be), beaten)

    def unseen(self, force: ForceView) -> list[int]:
        """The strengths of the counters with this back that are not face up on the map."""
        shown = {f.unit for f in self.view.germans if f.unit}
        kinds = _KINDS.get(force.kind)
        caliber = force.kind.removeprefix("wn-")
        return [
            r.strength
            for r in counters.GERMANS
            if r.unit not in shown
            and (
                r.kind in kinds if kinds else r.kind == "wn_artillery" and str(r.caliber) == caliber
            )
        ]

    # Losses.

    def counts_next(self, number: int) -> bool:
        """13.1: regular infantry whose next lost step counts against its division."""
        unit: UnitView = self.units[number]
        return counters.REGULAR[number] and unit.steps == 2

    def losses(self, number: int) -> int:
        return self.view.losses.get(str(counters.DIVISION[number]), 0)
