"""10. Clearing the beach obstacles (omaha 10, 10.1, 10.11, 10.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import ObstacleCleared
from landfall.games.omaha.model.offers import hex_option
from landfall.games.omaha.model.state import Omaha

CLEAR_FROM: Final = 2  # 10.1


LOW_TIDE: Final = 2  # 10.12


MID_TIDE: Final = 1


DONE: Final = Option("done", "option-done-engineers", rule="10.1")


def clearing_limit(game: Omaha) -> int:
    """10.12: two hexes at low tide, one at mid tide, none at high tide."""
    first = 5 if game.has("22.1") else CLEAR_FROM
    if game.turn < first or game.turn > 15:
        return 0
    return LOW_TIDE if game.tide == "low" else MID_TIDE


def clearable(game: Omaha, sector: str) -> list[int]:
    """10.1: obstacle hexes outside the field of fire of every live position whose colour is on the sector's card."""
    card = game.fire_cards.get(sector)
    colors = {} if card is None else deck.CARD_COLORS[card]
    live = {
        ground.SITES[hex]
        for hex, force in game.germans.items()
        if not force.disrupted and hex in ground.SITES and not counters.ARMOUR[force.unit]
    }
    return [
        hex
        for hex in sorted(ground.OBSTACLES)
        if hex not in game.cleared
        and ground.SECTOR[hex] == sector
        and not any(p in live and ground.POSITIONS[p].color in colors for p in ground.FIRE_ON[hex])
    ]


@dataclass(frozen=True, slots=True)
class Clear(Ask):
    """10.1: engineers clear one hex at a time, up to the limit."""

    sector: str
    left: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        hexes = clearable(game, self.sector)
        if not self.left or not hexes:
            return ()
        return (
            Decision(
                game.seat_in(self.sector),
                "ask-clear",
                (*(hex_option(h, "10.1", "option-clear", "clear") for h in hexes), DONE),
                "10.1",
                {"sector": self.sector, "left": self.left},
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        hex = int(option.value)
        game.cleared.append(hex)
        game.emit(ObstacleCleared(hex=ground.REF[hex], rule="10.11"))
        game.push(Clear(self.sector, self.left - 1))
