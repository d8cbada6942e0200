"""7.6 Stacking: what counts, and what happens to the units in excess (omaha 7.6, 7.61, 7.62, 7.63)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.losses import eliminate

STACK_LIMIT: Final = 2  # 7.6


def counted(game: Omaha, hex: int) -> list[int]:
    """7.61: leaders, heroes and bases do not count towards stacking."""
    return [n for n in game.at(hex) if counters.FULL[n]]


def overstacked(game: Omaha) -> list[int]:
    """7.6: hexes with more than two units, which is allowed only during the phase."""
    return [hex for hex in sorted(game.on()) if len(counted(game, hex)) > STACK_LIMIT]


@dataclass(frozen=True, slots=True)
class Overstacked(Ask):
    """7.63: the player eliminates units until two are left."""

    hex: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        units = counted(game, self.hex)
        if len(units) <= STACK_LIMIT:
            return ()
        ref = ground.REF[self.hex]
        options = tuple(unit_option(n, "7.63") for n in units)
        seat = game.seat(game.units[units[0]].command)
        return (Decision(seat, "ask-overstacked", options, "7.63", {"hex": ref}, (ref,)),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        eliminate(game, int(option.value), "stacking", "7.63")
        game.push(self)
