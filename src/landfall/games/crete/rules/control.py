"""S6, G24.2, G10.10: who holds a hex."""

from __future__ import annotations

from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import ControlChanged
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.morale import control_changed


def take_control(game: Crete, unit: int, hex: int) -> None:
    """crete S6.0, G24.2, G10.10: a hex belongs at once to the side whose unit is there or was there last."""
    side = SIDE[unit]
    if game.control.get(hex, side) != side:
        game.control[hex] = side
        game.emit(ControlChanged(hex=HEX[hex], side=f"side:{SIDES[side]}", rule="S6.0"))
        control_changed(game, hex, side)
