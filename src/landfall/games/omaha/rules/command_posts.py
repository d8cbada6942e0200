"""18. Command posts, and the units that leaders command (omaha 7.1, 11.12, 18.11, 18.3, 18.31, 18.32)."""

from __future__ import annotations

from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import PostAbandoned
from landfall.games.omaha.model.state import IN_BOX, Omaha
from landfall.games.omaha.rules.communication import fired_on
from landfall.hexes import reach


def abandon_post(game: Omaha, number: int) -> None:
    del game.posts[number]
    game.emit(PostAbandoned(unit=counters.US_REF[number], rule="18.11"))


def commanded(game: Omaha, leader: int) -> set[int]:
    """7.1, 18.3: the hexes whose units a leader commands, at the start of the phase."""
    at = game.units[leader].at
    if not 0 <= at < IN_BOX:
        return set()
    if leader not in game.posts:
        return {at, *ground.NEIGHBOURS[at]}
    if fired_on(game, at):
        return set()  # 18.32
    radius = deck.COMMAND_TRACK[game.posts[leader]]
    if leader in game.snipers:
        radius = min(radius, 1)
    # 18.31: through German fire, not through German units.
    found = reach(at, ground.NEIGHBOURS, radius, lambda a, b: b not in game.germans)
    return {at, *found}


def settle_command(game: Omaha) -> None:
    led = [0] * len(game.units)
    stacks = game.on()
    for leader in counters.LEADERS:
        bit = counters.LEADER_BIT[leader]
        for hex in commanded(game, leader):
            for number in stacks.get(hex, ()):
                led[number] |= bit
    game.led = led


def under_orders(game: Omaha, number: int) -> bool:
    """7.33: a leader who has moved grants no more free actions."""
    return bool(game.led[number] & ~game.leaders_moved)
