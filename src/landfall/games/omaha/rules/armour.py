"""23. German armour: how it enters, moves and fires.

omaha 23, 23.1, 23.2, 23.21, 23.4, 23.41, 23.5, 23.51, 23.52, 23.53. Its fields of fire are in `fields_of_fire.py`; fighting it
(omaha 23.6) is in `attack.py`, `attack_results.py` and `free_actions.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import GermanActed, GermanMoved, ReinforcementCame
from landfall.games.omaha.model.state import NOBODY, Force, Omaha
from landfall.games.omaha.rules.communication import controlled
from landfall.games.omaha.rules.depth import add_depth
from landfall.games.omaha.rules.engineer_bases import remove_garrison
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.fire_targets import Gun
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.leaders import capture_generals
from landfall.games.omaha.rules.losses import disrupt
from landfall.games.omaha.rules.reinforcements import tell_revealed
from landfall.games.omaha.rules.volley import Volley
from landfall.hexes import flood

MOVE: Final = 4  # 23.4
MOVE_AND_FIRE: Final = 3
HUNT: Final = 3  # 23.5
ENTRIES: Final = frozenset("BCDE")  # 23.2
ENDS: Final = frozenset(h for h, order in ground.ARMOUR_ORDERS.items() if order.end)


# 23.2 Arrival.


def armour_site(game: Omaha, hexes: list[int]) -> int | None:
    """23.2, 23.21: which of these reinforcements is an armour unit, if any."""
    if (
        not game.has("23")
        or not game.extended
        or game.tactical
        or not game.armour
        or game.armour_came
    ):
        return None
    # As for other lines (12.21, 12.22): German units cancel control, and the position's own hex may be controlled.
    blocked = controlled(game).difference(game.germans)
    roads = flood(
        [hex for hex, exit in ground.EXITS.items() if exit in ENTRIES],
        ground.ROAD_NEIGHBOURS,
        blocked,
    )
    fit = [hex for hex in hexes if hex in roads or roads.intersection(ground.ROAD_NEIGHBOURS[hex])]
    return min(fit, key=lambda hex: ground.rank(ground.SITES[hex])) if fit else None


def bring_armour(game: Omaha, hex: int) -> None:
    capture_generals(game, hex)
    game.germans[hex] = Force(game.armour.pop(), revealed=True)
    game.armour_came = True
    game.armour_entered += 1
    game.emit(
        ReinforcementCame(
            hex=ground.REF[hex],
            position=f"position:{ground.SITE_NAME[hex]}",
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
    return any(not counters.BASE[n] and not counters.GENERAL[n] for n in game.at(hex))


def hunted(game: Omaha, hex: int, overrun: int = 0) -> list[int]:
    """23.5: first steps towards US units on roads within three road hexes, except those just overrun (23.4)."""
    first: dict[int, int] = {}
    edge = [(n, n) for n in ground.ROAD_NEIGHBOURS[hex]]
    seen = {hex, overrun}
    for _ in range(HUNT):
        following = []
        for at, begin in edge:
            if at in seen:
                continue
            seen.add(at)
            if is_us(game, at):
                first[begin] = at
                continue
            following += [(n, begin) for n in ground.ROAD_NEIGHBOURS[at]]
        edge = following
    return sorted(first)


def ordered(hex: int, symbol: str) -> int | None:
    """23.5: the movement orders of the armour map."""
    order = ground.ARMOUR_ORDERS.get(hex)
    if order is None or order.end:
        return None
    to = order.choices.get(symbol) if order.choices else order.to  # type: ignore[call-overload]
    return None if to is None else int(to)


def next_hex(game: Omaha, hex: int, symbol: str, overrun: int = 0) -> int | None:
    if hex in ENDS:
        return None
    prey = hunted(game, hex, overrun)
    # With US units in several directions, the movement orders decide.
    return prey[0] if len(prey) == 1 else ordered(hex, symbol)


def travel(game: Omaha, hex: int, symbol: str, steps: int, overruns: bool) -> list[int]:
    """The hexes that an armour unit enters, its own first (23.51–23.53)."""
    path = [hex]
    overrun = 0
    while len(path) <= steps:
        to = next_hex(game, path[-1], symbol, overrun)
        if to is None or to in path or to not in ground.ROAD_NEIGHBOURS[path[-1]]:
            break
        if is_us(game, to):
            armored = any(counters.ARMORED[n] for n in game.at(to))
            if not overruns or armored or overrun or len(path) == steps:
                break
            overrun = to
        path.append(to)
    # It can't stop in a hex with US units or other Germans: it goes one hex further, or else stops earlier.
    if len(path) > 1 and path[-1] in game.germans and path[-1] != hex:
        more = next_hex(game, path[-1], symbol, overrun)
        if (
            more is not None
            and more not in path
            and more in ground.ROAD_NEIGHBOURS[path[-1]]
            and not is_us(game, more)
            and more not in game.germans
        ):
            path.append(more)
    while len(path) > 1 and (path[-1] in game.germans or is_us(game, path[-1])):
        path.pop()
    return path


def drive(game: Omaha, path: list[int]) -> int:
    """Moves the unit with its marker (23.51); units in a hex it overran are disrupted."""
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
            origin=ground.REF[origin],
            hex=ground.REF[to],
            path=tuple(ground.REF[h] for h in path),
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


def intends(game: Omaha, hex: int, card: int) -> tuple[list[int], bool]:
    """23.4: where an armour unit drives on this card, its own hex first, and whether it then fires."""
    action = ACTIONS[deck.CARD_COLORS[card][color_of(game, hex)].symbol]
    symbol = deck.CARDS[card].target
    in_field = us_near(game, tuple(armour_field(hex)))
    if action in ("fire-or-move", "aimed-fire"):
        fires = in_field if action == "fire-or-move" else us_near(game, ground.NEIGHBOURS[hex])
        return ([hex] if fires else travel(game, hex, symbol, MOVE, overruns=False)), fires
    steps = MOVE_AND_FIRE if action == "position-and-fire" else MOVE
    path = travel(game, hex, symbol, steps, overruns=action == "overrun")
    if len(path) == 1:
        return path, in_field
    return path, action == "position-and-fire" and us_near(game, ground.NEIGHBOURS[path[-1]])


def armour_gun(game: Omaha, path: list[int], card: int) -> Gun:
    """An armour unit as it fires from the end of its path; its fire always hits armour (23.41)."""
    force = game.germans[path[0]]
    color = color_of(game, path[0])
    limit = 2 * (1 + (force.depth != NOBODY))
    star = deck.CARD_COLORS[card][color].symbol == "star"
    return Gun(-path[-1], color, limit, False, True, star)


@dataclass(frozen=True, slots=True)
class ArmourActs(Step):
    """23.4, 23.41: armour moves, fires or both."""

    hex: int
    card: int

    def run(self, game: Omaha) -> None:
        force = game.germans.get(self.hex)
        if force is None or not counters.ARMOUR[force.unit] or force.disrupted:
            return
        action = ACTIONS[deck.CARD_COLORS[self.card][color_of(game, self.hex)].symbol]
        game.emit(
            GermanActed(
                position=ground.REF[self.hex], action=action, hex=ground.REF[self.hex], rule="23.4"
            )
        )
        path, fires = intends(game, self.hex, self.card)
        gun = armour_gun(game, path, self.card)
        drive(game, path)
        if fires:
            game.push(Volley((gun,), self.card, deck.CARDS[self.card].target))


# 23.5 The end of the road.


def check_breakthrough(game: Omaha) -> None:
    """23.5: undisrupted armour at the beach at the end of a turn loses the game for the player."""
    for hex in ENDS:
        force = game.germans.get(hex)
        if force is not None and counters.ARMOUR[force.unit] and not force.disrupted:
            game.end(
                Outcome((), "outcome-breakthrough", "23.5", {"hex": ground.REF[hex]}, side="german")
            )
            return
