"""7.1 Free actions, preservation moves, and whom a unit acts for (omaha 7.1, 11.12)."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.command_posts import under_orders
from landfall.games.omaha.rules.fields_of_fire import armour_field, armour_hexes, covered


def is_free(game: Omaha, number: int) -> bool:
    """7.1: every action of this unit is free."""
    return (
        counters.RANGER[number]
        or counters.LEADER[number]
        or game.units[number].hero != NOBODY
        or under_orders(game, number)
    )


def may_act_for(game: Omaha, number: int, division: int) -> bool:
    """7.22: a unit that walked into the other sector belongs to either division."""
    unit = game.units[number]
    if unit.command == division:
        return True
    return game.players == 1 and ground.DIVISION_OF[ground.SECTOR[unit.at]] == division


#: 7.1: for each beach hex, the adjacent beach hexes closer to cover.
TO_COVER: Final = {
    a: tuple(
        b
        for b in ground.NEIGHBOURS[a]
        if b in ground.BEACH and ground.TO_PROTECTION[b] < ground.TO_PROTECTION[a]
    )
    for a in ground.BEACH
}


def is_preservation(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.1: infantry on the beach moves one hex towards cover; 22.1 allows more, 23.6 a move away from armour."""
    if not counters.INFANTRY[number] or b not in ground.ADJACENT[a]:
        return False
    if b in TO_COVER.get(a, ()):
        return True
    if game.has("22.1") and b in ground.LOW and b not in covered(game):
        return True
    if game.armour_entered:
        for at in armour_hexes(game):
            field = armour_field(at)
            if (
                a in ground.ADJACENT[at]
                and field.get(a) == ground.DOT["intense"]
                and b not in ground.ADJACENT[at]
                and field.get(b, 0) < ground.DOT["intense"]
            ):
                return True
    return False
