"""18. Command posts, and which units a leader commands.

omaha 18, 18.1, 18.11, 18.2, 18.21, 18.22, 18.3, 18.31, 18.32.
"""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import PostAbandoned, PostEstablished, PostExtended
from landfall.games.omaha.model.offers import work_option
from landfall.games.omaha.model.state import IN_BOX, Omaha
from landfall.games.omaha.rules.fields_of_fire import fired_on, potential_fire
from landfall.hexes import reach

# Posts.


def post_options(game: Omaha, division: int, linked: set[int]) -> list[Option]:
    """18.1, 18.2: what the headquarters of a division can do in the engineer phase."""
    options = []
    for number in counters.HQS:
        at = game.units[number].at
        if counters.DIVISION[number] != division or not 0 <= at < IN_BOX or number in game.worked:
            continue
        unit, ref = counters.US[number].unit, counters.US_REF[number]
        if number not in game.posts:
            if not potential_fire(game, at, linked):
                options.append(work_option("post", unit, ref, "18.1", number))
        elif game.posts[number] < len(deck.COMMAND_TRACK) - 1 and not fired_on(game, at):
            options.append(work_option("reach", unit, ref, "18.2", number))
    return options


def establish_post(game: Omaha, number: int) -> None:
    game.posts[number] = 0
    game.worked.append(number)
    hex = ground.REF[game.units[number].at]
    game.emit(PostEstablished(unit=counters.US_REF[number], hex=hex, rule="18.1"))


def extend_post(game: Omaha, number: int) -> None:
    game.posts[number] += 1
    game.worked.append(number)
    radius = deck.COMMAND_TRACK[game.posts[number]]
    game.emit(PostExtended(unit=counters.US_REF[number], range=radius, rule="18.2"))


def abandon_post(game: Omaha, number: int) -> None:
    del game.posts[number]
    game.emit(PostAbandoned(unit=counters.US_REF[number], rule="18.11"))


# Command.


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
