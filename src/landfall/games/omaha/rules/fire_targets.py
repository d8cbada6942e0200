"""6.35 What fires, and which units it may hit (omaha 6.35, 14.12). `volley.py` decides who is hit."""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fields_of_fire import INTENSE, STEADY, dot_now, printed_field

DENSE: Final = 5  # 6.35: steps in a hex


class Gun(NamedTuple):
    """Something that fires: a position printed on the map, or an armour unit."""

    #: The position's number, or the hex of an armour unit, negated.
    id: int
    color: str
    limit: int
    #: Unrevealed reinforcements also disrupt the units they hit.
    disrupts: bool
    anti_armor: bool
    star: bool

    @property
    def ref(self) -> str:
        return gun_ref(self.id)

    @property
    def field(self) -> dict[int, int]:
        return printed_field(self.id)

    @property
    def hexes(self) -> tuple[int, ...]:
        return hexes_of(self.id)


def hexes_of(id: int) -> tuple[int, ...]:
    return ground.POSITION_HEXES[id] if id >= 0 else (-id,)


def gun_ref(id: int) -> str:
    return f"position:{ground.POSITIONS[id].position}" if id >= 0 else ground.REF[-id]


class Target(NamedTuple):
    """A unit in the field of fire that can be hit. Sorted by the priorities of 6.31."""

    dot: int
    far: int
    steps: int
    unit: int

    @property
    def priority(self) -> tuple[int, int, int]:
        return -self.dot, self.far, -self.steps


def targets(game: Omaha, gun: Gun, symbol: str) -> list[Target]:
    """6.3: the US units that this gun hits if its limit allows."""
    stacks = game.on()
    found = []
    for hex, printed in gun.field.items():
        numbers = stacks.get(hex)
        if numbers is None or (game.one_sector and ground.SECTOR[hex] == "west"):
            continue
        dot = dot_now(game.plunging, hex, printed)
        marked = dot == INTENSE or dense(game, numbers)
        for number in numbers:
            if not counters.FULL[number]:
                continue  # leaders and bases are not targets here
            unit = game.units[number]
            if dot != INTENSE and counters.ARMORED[number] and not gun.anti_armor:
                continue
            if not marked and counters.LEVELS[number][unit.steps - 1].target != symbol:
                continue
            if dot >= STEADY and not game.extended and number in game.hit:
                continue  # 6.34: one step per phase; 14.12 lifts this in the extended game
            far = min(ground.distance(hex, at) for at in gun.hexes)
            found.append(Target(dot, far, unit.steps, number))
    found.sort(key=lambda t: (t.priority, t.unit))
    return found


def dense(game: Omaha, numbers: tuple[int, ...]) -> bool:
    """6.35: five steps or more in the hex."""
    return sum(game.units[n].steps for n in numbers if counters.FULL[n]) >= DENSE
