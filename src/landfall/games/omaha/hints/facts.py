"""Facts taken from a view and the map: whose fire reaches a hex, when the tide does, how an attack adds up.

They use only what a seat can see and state only what is certain; `reasons.py` turns them into sentences.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.terrain_effects import attacks_across, doubled, sides_of
from landfall.games.omaha.rules.weapons import flanking, lacking, weapons_from
from landfall.games.omaha.table.read_view import FireOn, fire_on, hex_of
from landfall.games.omaha.table.view import ALIKE, ForceView, OmahaView, UnitView


class Sum(NamedTuple):
    """An attack, as far as it can be predicted."""

    strength: int
    #: The revealed unit and depth, with terrain.
    defence: int
    #: The weapons that are known to be required; FL stands for flanking.
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
    def fire(self) -> FireOn:
        return fire_on(self.view)

    def fire_on(self, hex: int) -> tuple[int, ...]:
        """Who can fire at a hex: positions, and the hexes of armour, negated."""
        return tuple(sorted(self.fire.get(hex, ())))

    def heaviest(self, hex: int) -> int:
        return max(self.fire.get(hex, {}).values(), default=0)

    def flooded(self, hex: int, within: int = 3) -> int:
        """The turn, now or soon, on which the tide covers a hex; 0 if it stays dry."""
        last = min(self.view.turn + within, self.view.last_turn)
        for turn in range(self.view.turn, last + 1):
            if hex in ground.UNDERWATER[deck.TIDE[turn]]:
                return turn
        return 0

    def in_field(self, target: int) -> tuple[int, ...]:
        """US units that the force in a hex can fire at."""
        gun = -target if self.germans[target].kind == "armour" else ground.SITES[target]
        return tuple(
            n
            for n, u in self.units.items()
            if counters.FULL[n] and gun in self.fire.get(hex_of(u.at), {})
        )

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
        return weapons_from(number, unit.steps, hex_of(unit.at), target, lent=False)

    def attack(self, target: int, units: tuple[int, ...]) -> Sum | None:
        """8.3: strengths and weapons compared; None if nothing is certain."""
        force = self.germans.get(target)
        fighters = [n for n in units if n in self.units and self.units[n].steps]
        hexes = sides_of((self.at(n) for n in fighters), target)
        if force is None or not hexes:
            return None
        strength = sum(self.units[n].strength for n in fighters)
        factors = doubled(hexes, target, force.kind == "armour")
        depth = force.depth_strength * factors[1]
        needs = (*force.needs, *force.depth_needs)
        have = frozenset[str]().union(*(self.weapons(n, target) for n in fighters))
        missing = lacking(needs, have, flanking(hexes))
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
        return [r.strength for r in ALIKE[force.kind] if r.unit not in shown]

    # Losses.

    def counts_next(self, number: int) -> bool:
        """13.1: regular infantry whose next lost step counts against its division."""
        unit: UnitView = self.units[number]
        return counters.REGULAR[number] and unit.steps == 2

    def losses(self, number: int) -> int:
        return self.view.losses.get(str(counters.DIVISION[number]), 0)
