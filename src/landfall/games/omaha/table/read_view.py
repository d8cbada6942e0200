"""Turns references of a view back into numbers, and its guns into fields of fire, for the bot and the hints."""

from __future__ import annotations

from typing import TypeAlias

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.fields_of_fire import printed_field
from landfall.games.omaha.table.view import GunView, OmahaView

#: By hex: the guns that can fire there, and the dot it has in their fields.
FireOn: TypeAlias = dict[int, dict[int, int]]


def number_of(ref: str) -> int:
    """The number of a US unit."""
    return counters.US_NUMBER[ref.removeprefix("unit:")]


def hex_of(ref: str) -> int:
    """The number of a hex; 0 for any other place."""
    kind, _, name = ref.partition(":")
    return int(name) if kind == "hex" else 0


def box_of(ref: str) -> int:
    """The number of a landing box; -1 for any other place."""
    kind, _, name = ref.partition(":")
    return ground.BOX_NUMBER[name] if kind == "box" else -1


def gun_of(gun: GunView) -> int:
    """The number of a position that can fire, or the hex of armour, negated."""
    kind, _, name = gun.gun.partition(":")
    return ground.POSITION[name] if kind == "position" else -int(name)


def fire_on(view: OmahaView) -> FireOn:
    """6.2, 6.4, 23.3: what can fire into each hex now, and with which dot."""
    found: FireOn = {}
    for gun in view.guns:
        number = gun_of(gun)
        now = {int(hex): ground.DOT[dot] for hex, dot in gun.dots.items()}
        for hex, dot in (printed_field(number) | now).items():
            found.setdefault(hex, {})[number] = dot
    return found
