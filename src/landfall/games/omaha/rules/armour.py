"""23. German armour: how it comes, moves and fires.

omaha 23, 23.1, 23.2, 23.21, 23.3, 23.4, 23.41, 23.42, 23.43, 23.5, 23.51, 23.52, 23.53, 23.6, 23.7.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.omaha.model import board
from landfall.games.omaha.model.events import GermanActed, GermanMoved, ReinforcementCame
from landfall.games.omaha.model.state import NOBODY, Force, Omaha
from landfall.games.omaha.rules.communication import controlled
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.german_fire import Gun, color_of
from landfall.games.omaha.rules.leaders import capture_generals
from landfall.games.omaha.rules.losses import disrupt, remove_garrison
from landfall.games.omaha.rules.reinforcements import add_depth, tell_revealed
from landfall.games.omaha.rules.volley import Volley
from landfall.hexes import flood

MOVE: Final = 4  # 23.4
MOVE_AND_FIRE: Final = 3
HUNT: Final = 3  # 23.5
ENTRIES: Final = frozenset("BCDE")  # 23.2
ENDS: Final = frozenset(h for h, order in board.ARMOUR_ORDERS.items() if order.end)


# 23.2 Arrival.


def armour_site(game: Omaha, hexes: list[int]) -> int | None:
    """23.2, 23.21: the place among these reinforcements that an armour unit takes, if any."""
    if (
        not game.has("23")
        or not game.extended
        or game.tactical
        or not game.armour
        or game.armour_came
    ):
        return None
    # As for other lines (12.21, 12.22): German units cancel control, and the place itself is free of it.
    blocked = controlled(game).difference(game.germans)
    roads = flood(
        [hex for hex, exit in board.EXITS.items() if exit in ENTRIES],
        board.ROAD_NEIGHBOURS,
        blocked,
    )
    fit = [hex for hex in hexes if hex in roads or roads.intersection(board.ROAD_NEIGHBOURS[hex])]
    return min(fit, key=lambda hex: board.rank(board.SITES[hex])) if fit else None


def bring_armour(game: Omaha, hex: int) -> None:
    capture_generals(game, hex)
    game.germans[hex] = Force(game.armour.pop(), revealed=True)
    game.armour_came = True
    game.armour_entered += 1
    game.emit(
        ReinforcementCame(
            hex=board.REF[hex],
            position=f"position:{board.SITE_NAME[hex]}",
            depth=True,
            source="armour",
            rule="23.2",
        )
    )
    tell_revealed(game, hex)
    add_depth(game, hex)


# 23.5 Movement.


def is_us(game: Omaha, hex: int) -> bool:
    """23.53: bases and garrisons do not stop armour; nor does a lone general (11.31)."""
    return any(not board.BASE[n] and not board.GENERAL[n] for n in game.at(hex))


def hunted(game: Omaha, hex: int) -> list[int]:
    """23.5: first steps towards US units on roads within three road hexes."""
    first: dict[int, int] = {}
    edge = [(n, n) for n in board.ROAD_NEIGHBOURS[hex]]
    seen = {hex}
    for _ in range(HUNT):
        following = []
        for at, begin in edge:
            if at in seen:
                continue
            seen.add(at)
            if is_us(game, at):
                first[begin] = at
                continue
            following += [(n, begin) for n in board.ROAD_NEIGHBOURS[at]]
        edge = following
    return sorted(first)


def ordered(hex: int, symbol: str) -> int | None:
    """23.5: the movement orders of the armour map."""
    order = board.ARMOUR_ORDERS.get(hex)
    if order is None or order.end:
        return None
    to = order.choices.get(symbol) if order.choices else order.to  # type: ignore[call-overload]
    return None if to is None else int(to)


def next_hex(game: Omaha, hex: int, symbol: str) -> int | None:
    if hex in ENDS:
        return None
    prey = hunted(game, hex)
    # With prey in several directions the orders decide.
    return prey[0] if len(prey) == 1 else ordered(hex, symbol)


def travel(game: Omaha, hex: int, symbol: str, steps: int, overruns: bool) -> list[int]:
    """The hexes that an armour unit enters, its own first (23.51–23.53)."""
    path = [hex]
    overrun = 0
    while len(path) <= steps:
        to = next_hex(game, path[-1], symbol)
        if to is None or to in path or to not in board.ROAD_NEIGHBOURS[path[-1]]:
            break
        if is_us(game, to):
            armored = any(board.ARMORED[n] for n in game.at(to))
            if not overruns or armored or overrun or len(path) == steps:
                break
            overrun = to
        path.append(to)
    # It can't stay with US units, nor with other Germans: one hex more, else fewer.
    if len(path) > 1 and path[-1] in game.germans and path[-1] != hex:
        more = next_hex(game, path[-1], symbol)
        if (
            more is not None
            and more not in path
            and more in board.ROAD_NEIGHBOURS[path[-1]]
            and not is_us(game, more)
            and more not in game.germans
        ):
            path.append(more)
    while len(path) > 1 and (path[-1] in game.germans or is_us(game, path[-1])):
        path.pop()
    return path


def drive(game: Omaha, path: list[int]) -> int:
    """Moves the unit with its marker (23.51); units in a hex that it went through are disrupted."""
    origin, to = path[0], path[-1]
    if to == origin:
        return origin
    for hex in path[1:-1]:
        for number in game.at(hex):
            disrupt(game, number, "overrun", rule="23.4")
    capture_generals(game, to)
    remove_garrison(game, to)
    game.germans[to] = game.germans.pop(origin)
    game.emit(
        GermanMoved(
            origin=board.REF[origin],
            hex=board.REF[to],
            path=tuple(board.REF[h] for h in path),
            cause="armour",
            rule="23.5",
        )
    )
    return to


# 23.4 Actions.

ACTIONS: Final = {
    "F": "fire-or-move",
    "armor": "fire-or-move",
    "star": "fire-or-move",
    "M": "move-or-fire",
    "R": "overrun",
    "A": "aimed-fire",
    "P": "position-and-fire",
}


def us_near(game: Omaha, hexes: list[int] | tuple[int, ...]) -> bool:
    return any(is_us(game, hex) for hex in hexes)


@dataclass(frozen=True, slots=True)
class ArmourActs(Step):
    """23.4, 23.41: armour moves, fires or both; its fire always finds armour."""

    hex: int
    card: int

    def run(self, game: Omaha) -> None:
        force = game.germans.get(self.hex)
        if force is None or not board.ARMOUR[force.unit] or force.disrupted:
            return
        color = board.CARD_COLORS[self.card][color_of(game, self.hex)]
        symbol = board.CARDS[self.card].target
        action = ACTIONS[color.symbol]
        game.emit(
            GermanActed(
                position=board.REF[self.hex], action=action, hex=board.REF[self.hex], rule="23.4"
            )
        )
        in_field = us_near(game, tuple(armour_field(self.hex)))
        hex = self.hex
        if action == "fire-or-move":
            fires = in_field
            if not fires:
                drive(game, travel(game, hex, symbol, MOVE, overruns=False))
        elif action == "aimed-fire":
            fires = us_near(game, board.NEIGHBOURS[hex])
            if not fires:
                drive(game, travel(game, hex, symbol, MOVE, overruns=False))
        else:
            steps = MOVE_AND_FIRE if action == "position-and-fire" else MOVE
            path = travel(game, hex, symbol, steps, overruns=action == "overrun")
            hex = drive(game, path)
            if len(path) == 1:
                fires = in_field
            else:
                fires = action == "position-and-fire" and us_near(game, board.NEIGHBOURS[hex])
        if fires:
            game.push(Volley((armour_gun(game, hex, color.symbol == "star"),), self.card, symbol))


def armour_gun(game: Omaha, hex: int, star: bool) -> Gun:
    force = game.germans[hex]
    limit = 2 * (1 + (force.depth != NOBODY))
    return Gun(-hex, color_of(game, hex), limit, False, True, star)


# 23.5 The end of the road.


def check_breakthrough(game: Omaha) -> None:
    """23.5: armour that stands undisrupted at the beach when a turn ends decides the day."""
    for hex in ENDS:
        force = game.germans.get(hex)
        if force is not None and board.ARMOUR[force.unit] and not force.disrupted:
            game.end(
                Outcome((), "outcome-breakthrough", "23.5", {"hex": board.REF[hex]}, side="german")
            )
            return
