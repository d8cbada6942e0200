"""16.8 Advances along the arrows of the map (omaha 16.8, 16.81, 16.82, 16.83, 16.84, 16.85, 16.86)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import AdvanceMet, GermanActed, GermanMoved, UnitDisplaced
from landfall.games.omaha.model.offers import hex_option, unit_option
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.command_posts import abandon_post
from landfall.games.omaha.rules.depth import exchange_depth
from landfall.games.omaha.rules.engineer_bases import remove_garrison
from landfall.games.omaha.rules.fields_of_fire import us_in_field
from landfall.games.omaha.rules.leaders import capture_generals
from landfall.games.omaha.rules.losses import disrupt, eliminate, lose_step

REPULSE: Final = 7  # 16.82


def destination(game: Omaha, position: int) -> int | None:
    """16.8, 16.86: the first arrow that does not point at a German unit."""
    for name in ground.POSITIONS[position].advance_to:
        hex = ground.POSITION_HEXES[ground.POSITION[name]][0]
        if hex not in game.germans:
            return hex
    return None


def attempts_advance(game: Omaha, position: int) -> bool:
    """16.81: a unit does if it has no target, or if it has depth and is unrevealed or of the 352nd."""
    if destination(game, position) is None:
        return False
    if not us_in_field(game, position):
        return True
    force = game.germans[ground.POSITION_HEXES[position][0]]
    if force.depth == NOBODY:
        return False
    return not force.revealed or counters.GERMANS[force.unit].division == 352


def route(origin: int, to: int) -> tuple[int, ...]:
    """16.82: the hexes of the route: the rulebook has a diagram for each relative place of start and end."""
    both = [hex for hex in ground.NEIGHBOURS[origin] if hex in ground.ADJACENT[to]]
    if to in ground.ADJACENT[origin]:
        return (origin, *both, to)
    if len(both) == 1:
        # In a straight line: the hex between the two, and every hex around it.
        return (both[0], *ground.NEIGHBOURS[both[0]])
    flanks = [
        hex
        for hex in ground.NEIGHBOURS[to]
        if hex not in both and hex != origin and sum(hex in ground.ADJACENT[b] for b in both) == 1
    ]
    return (origin, *both, *flanks, to)


def defenders(game: Omaha, hexes: tuple[int, ...]) -> list[int]:
    return [n for hex in hexes for n in game.at(hex) if counters.FULL[n]]


def defence_strength(game: Omaha, units: list[int]) -> int:
    """16.82, 16.84: undisrupted strength, doubled in buildings and bocage; a hero adds one."""
    total = 0
    for number in units:
        unit = game.units[number]
        if unit.disrupted:
            continue
        strength = game.strength(number)
        if unit.at in ground.BUILDINGS or unit.at in ground.BOCAGE:
            strength *= 2
        if unit.hero != NOBODY and not unit.inspired:
            strength += 1
        total += strength
    return total


@dataclass(frozen=True, slots=True)
class Advances(Step):
    """16.85: advances are resolved after all other actions of the phase, in both sectors."""

    def run(self, game: Omaha) -> None:
        steps = [Advance(position, card) for position, card in game.advances]
        game.advances.clear()
        game.push(*steps)


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """16.82: one advance along its route, against the US units on it."""

    position: int
    card: int

    def run(self, game: Omaha) -> None:
        origin = ground.POSITION_HEXES[self.position][0]
        to = destination(game, self.position)
        if to is None or origin not in game.germans or game.germans[origin].disrupted:
            return
        hexes = route(origin, to)
        units = defenders(game, hexes)
        game.emit(
            GermanActed(
                position=f"position:{ground.POSITIONS[self.position].position}",
                action="advance",
                hex=ground.REF[to],
                rule="16.8",
            )
        )
        if not units:
            # No unit defends, but a headquarters in the destination still has to leave.
            game.push(Displace(origin, to))
            return
        symbol = deck.CARDS[self.card].target
        for number in units:
            fights = counters.INFANTRY[number] or counters.TANK[number]
            if not fights or game.symbol(number) == symbol:
                disrupt(game, number, "advance", rule="16.82")
        strength = defence_strength(game, units)
        repulsed = strength >= REPULSE
        game.emit(
            AdvanceMet(
                position=f"position:{ground.POSITIONS[self.position].position}",
                hex=ground.REF[to],
                route=tuple(ground.REF[h] for h in hexes),
                strength=strength,
                repulsed=repulsed,
                rule="16.82",
            )
        )
        if repulsed:
            return
        game.beat()
        if len(units) == 1:
            lose_step(game, units[0], "advance", "16.82")
            game.push(Displace(origin, to))
        else:
            game.push(AdvanceLoss(tuple(units)), Displace(origin, to))


@dataclass(frozen=True, slots=True)
class AdvanceLoss(Ask):
    """16.82: one unit on the route loses a step; the player chooses which."""

    units: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "16.82") for n in self.units)
        seat = game.seat(game.units[self.units[0]].command)
        return (Decision(seat, "ask-advance-loss", options, "16.82"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        lose_step(game, int(option.value), "advance", "16.82")


@dataclass(frozen=True, slots=True)
class Displace(Step):
    """16.82: US units leave the destination one at a time, then the Germans move in."""

    origin: int
    to: int

    def run(self, game: Omaha) -> None:
        there = [n for n in game.at(self.to) if not counters.GENERAL[n]]
        if not there:
            advance(game, self.origin, self.to)
            return
        # A general goes with the units in the hex.
        generals = [n for n in game.at(self.to) if counters.GENERAL[n]]
        number = (generals or there)[0]
        hexes = refuges(game, number, self.origin, self.to)
        if not hexes:
            eliminate(game, number, "advance", "16.82")
            game.push(self)
        elif len(hexes) == 1:
            displace(game, number, hexes[0])
            game.push(self)
        else:
            game.push(ChooseRefuge(number, self.origin, self.to), self)


def refuges(game: Omaha, number: int, origin: int, to: int) -> list[int]:
    along = set(route(origin, to))
    water = ground.UNDERWATER[game.tide]
    return [
        hex
        for hex in ground.NEIGHBOURS[to]
        if hex not in along
        and hex not in game.germans
        and hex not in water
        and hex not in ground.ROUGH
        and not (game.one_sector and ground.SECTOR[hex] == "west")
    ]


def displace(game: Omaha, number: int, hex: int) -> None:
    if number in game.posts:
        abandon_post(game, number)
    game.move(number, hex)
    game.units[number] = game.units[number]._replace(climb=0, cliff=0)
    game.emit(UnitDisplaced(unit=counters.US_REF[number], hex=ground.REF[hex], rule="16.82"))


@dataclass(frozen=True, slots=True)
class ChooseRefuge(Ask):
    number: int
    origin: int
    to: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        ref = counters.US_REF[self.number]
        options = tuple(
            hex_option(h, "16.82") for h in refuges(game, self.number, self.origin, self.to)
        )
        seat = game.seat(game.units[self.number].command)
        return (Decision(seat, "ask-refuge", options, "16.82", {"unit": ref}, (ref,)),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        displace(game, self.number, int(option.value))


def advance(game: Omaha, origin: int, to: int) -> None:
    """Moves the unit and its marker, exchanging the marker if needed (16.83); a garrison is removed (19.3)."""
    capture_generals(game, to)
    remove_garrison(game, to)
    game.germans[to] = game.germans.pop(origin)
    game.emit(
        GermanMoved(origin=ground.REF[origin], hex=ground.REF[to], cause="advance", rule="16.82")
    )
    exchange_depth(game, to)
