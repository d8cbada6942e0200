"""8.4, 8.52 Barrages: by tanks, by artillery from turn 17 on, by naval guns.

omaha 8.4, 8.41, 8.42, 8.5, 8.52, 8.53, 8.54, 17.3.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.model.events import BarrageFired, NavalBarrageFired
from landfall.games.omaha.model.offers import hex_option
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.attack_results import disrupt_german
from landfall.games.omaha.rules.attackers import ranged_allowed
from landfall.games.omaha.rules.depth import remove_depth
from landfall.games.omaha.rules.fields_of_fire import field_of, fired_on
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.weapons import has_radio

NO_RESULT: Final = "none"


def observers(game: Omaha, target: int) -> list[int]:
    """8.4: infantry that is not disrupted, in the target's field of fire. Observing is not an action."""
    stacks = game.on()
    return [
        n
        for hex in field_of(game, target)
        if hex in stacks
        for n in stacks[hex]
        if counters.INFANTRY[n] and not game.units[n].disrupted
    ]


def may_be_shelled(game: Omaha, target: int) -> bool:
    """8.16, 8.41, 8.42, 8.52: a WN, or a revealed unit; not attacked in this phase, and with a field
    of fire, which a disrupted unit does not have (6.4)."""
    force = game.germans[target]
    return (
        (counters.WN_UNIT[force.unit] or force.revealed)
        and not force.disrupted
        and target not in game.attacked
    )


def barrage_targets(game: Omaha, number: int) -> list[int]:
    unit = game.units[number]
    level = counters.LEVELS[number][unit.steps - 1]
    found = []
    for target in game.germans:
        far = ground.distance(unit.at, target)
        if (
            2 <= far <= level.range
            and may_be_shelled(game, target)
            and ranged_allowed(game, unit.at, target)
            and (
                _tank_sees(game, number, target)
                if counters.TANK[number]
                else _guns_see(game, number, target)
            )
        ):
            found.append(target)
    return sorted(found)


def _tank_sees(game: Omaha, number: int, target: int) -> bool:
    """8.4: the tank is in the target's field, or infantry there observes and one of the two is under command."""
    if game.units[number].at in field_of(game, target):
        return True
    return any(game.led[number] or game.led[n] for n in observers(game, target))


def _guns_see(game: Omaha, number: int, target: int) -> bool:
    """17.3: a headquarters commands the guns and their observer; unarmoured guns keep out of fire."""
    command = game.led[number] & counters.HQ_BITS
    if not command:
        return False
    at = game.units[number].at
    if not counters.ARMORED[number] and fired_on(game, at):
        return False
    if at in field_of(game, target):
        return True
    return any(command & game.led[n] for n in observers(game, target))


def shown_by(card: int, color: str, symbol: str) -> tuple[bool, bool]:
    """8.4: whether a card shows the target's colour, and the unit's symbol."""
    return color in deck.CARD_COLORS[card], deck.CARDS[card].target == symbol


def disrupting(cards: Collection[int], strength: int, symbol: str, color: str, depth: bool) -> int:
    """8.4: how many of these cards disrupt the target."""
    return sum(
        table_result(strength, depth, *shown_by(card, color, symbol)) != NO_RESULT for card in cards
    )


@cache
def table_result(strength: int, depth: bool, color: bool, symbol: bool) -> str:
    """8.4: what the barrage table says."""
    column = 0 if strength <= 2 else 1 if strength <= 5 else 2
    shows = (
        "both"
        if color and symbol
        else "colour only"
        if color
        else "symbol only"
        if symbol
        else "neither colour nor symbol"
    )
    return next(
        row.results[column]
        for row in BOX.barrage.values()
        if row.shows == shows and row.depth in ("yes" if depth else "no", "either")
    )


def fire_barrage(game: Omaha, number: int, target: int) -> None:
    """8.4, 8.41: one unit, one card, the barrage table."""
    game.barraged.append(target)
    card = game.draw("barrage")
    color, symbol = shown_by(card, color_of(game, target), game.symbol(number))
    depth = game.germans[target].depth != NOBODY
    result = table_result(game.strength(number), depth, color, symbol)
    game.emit(
        BarrageFired(
            unit=counters.US_REF[number],
            hex=ground.REF[target],
            card=f"card:{card}",
            color=color,
            symbol=symbol,
            result=result.replace(" ", "-"),
            rule="8.4",
        )
    )
    if result != NO_RESULT:
        disrupt_german(game, target, "barrage", "8.4")
    if result == "disrupted and depth removed":
        remove_depth(game, target, "barrage", "8.4")


def naval_targets(game: Omaha) -> list[int]:
    """8.52: the targets observed by infantry with a radio."""
    return sorted(
        target
        for target in game.germans
        if may_be_shelled(game, target)
        and not (game.one_sector and ground.SECTOR[target] == "west")
        and any(has_radio(game, n) for n in observers(game, target))
    )


@dataclass(frozen=True, slots=True)
class ChooseNavalTarget(Ask):
    """A naval barrage: free, at any time in the phase (8.53); it spends the marker (8.54)."""

    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(
            hex_option(hex, "8.52", "option-naval-target") for hex in naval_targets(game)
        )
        return (Decision(game.seat(self.division), "ask-naval-target", options, "8.52"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        target = int(option.value)
        game.naval -= 1
        game.barraged.append(target)
        game.emit(NavalBarrageFired(hex=ground.REF[target], rule="8.52"))
        disrupt_german(game, target, "naval", "8.52")
        remove_depth(game, target, "naval", "8.52")
