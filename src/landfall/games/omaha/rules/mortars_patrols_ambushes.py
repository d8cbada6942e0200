"""16.5, 16.6, 16.9 Mortars, patrols and ambushes (omaha 16.5, 16.51, 16.6, 16.61, 16.9, 16.91)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import GermanActed
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.fields_of_fire import STEADY, dot_now
from landfall.games.omaha.rules.fire_targets import dense
from landfall.games.omaha.rules.losses import Hit, disrupt

MORTAR_BEACH: Final = 5  # 16.5, of a WN
MORTAR_INLAND: Final = 2
MORTAR_REINFORCEMENT: Final = 3
PATROL_RANGE: Final = 3  # 16.6


def tell(game: Omaha, position: int, action: str, rule: str, hex: int = 0) -> None:
    game.emit(
        GermanActed(
            position=f"position:{ground.POSITIONS[position].position}",
            action=action,
            hex=ground.REF[hex] if hex else "",
            rule=rule,
        )
    )


def far(position: int, hex: int) -> int:
    return min(ground.distance(hex, at) for at in ground.POSITION_HEXES[position])


def _in_mortar_range(position: int, hex: int) -> bool:
    distance = far(position, hex)
    if not ground.IS_WN[position]:
        return distance <= MORTAR_REINFORCEMENT
    if hex in ground.BEACH or hex in ground.BEACHSIDE:
        return distance <= MORTAR_BEACH
    return distance <= MORTAR_INLAND


def mortar(game: Omaha, position: int, card: int) -> Step | None:
    """16.5, 16.51: mortars hit units with the symbol, including armour; most steps first."""
    symbol = deck.CARDS[card].target
    units = []
    for hex, numbers in game.on().items():
        if not _in_mortar_range(position, hex):
            continue
        marked = dense(game, numbers)
        units += [
            n
            for n in numbers
            if counters.FULL[n]
            and (marked or game.symbol(n) == symbol)
            and (game.extended or n not in game.hit)
        ]
    if not units:
        return None
    deep = any(
        force.depth != NOBODY and not force.disrupted
        for hex in ground.POSITION_HEXES[position]
        if (force := game.germans.get(hex)) is not None
    )
    tell(game, position, "mortar", "16.5")
    return Mortar(tuple(sorted(units)), 2 if deep else 1)


@dataclass(frozen=True, slots=True)
class Mortar(Step):
    units: tuple[int, ...]
    limit: int

    def run(self, game: Omaha) -> None:
        if not self.units or not self.limit:
            return
        most = max(game.units[n].steps for n in self.units)
        best = tuple(n for n in self.units if game.units[n].steps == most)
        if len(best) <= self.limit:
            left = tuple(n for n in self.units if n not in best)
            hits = [Hit(n, "mortar", rule="16.5") for n in best]
            game.push(*hits, Mortar(left, self.limit - len(best)))
        else:
            game.push(ChooseMortared(best, self.limit))


@dataclass(frozen=True, slots=True)
class ChooseMortared(Ask):
    units: tuple[int, ...]
    limit: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "16.5") for n in self.units)
        seat = game.seat(game.units[self.units[0]].command)
        return (Decision(seat, "ask-shelled", options, "16.5", {"cause": "mortar"}),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        number = int(option.value)
        left = tuple(n for n in self.units if n != number)
        game.push(Hit(number, "mortar", rule="16.5"), Mortar(left, self.limit - 1))


def patrol(game: Omaha, position: int, card: int) -> Step | None:
    """16.6, 16.61: a patrol disrupts all units in intense and steady fire, otherwise one within three hexes."""
    near = [
        n
        for hex, printed in ground.FIELD[position].items()
        if dot_now(game.plunging, hex, printed) >= STEADY
        for n in game.at(hex)
        if counters.FULL[n]
    ]
    if near:
        tell(game, position, "patrol", "16.6")
        for number in near:
            disrupt(game, number, "patrol", rule="16.6")
        return None
    symbol = deck.CARDS[card].target
    found = [
        (far(position, hex), game.symbol(n) != symbol, -game.strength(n), n)
        for hex, numbers in game.on().items()
        if far(position, hex) <= PATROL_RANGE
        for n in numbers
        if counters.FULL[n]
    ]
    if not found:
        return None
    tell(game, position, "patrol", "16.6")
    best = min(found)[:3]
    return Disrupt(tuple(sorted(f[3] for f in found if f[:3] == best)), "patrol", "16.6")


@dataclass(frozen=True, slots=True)
class Disrupt(Step):
    """One of several equal units is disrupted: the player chooses, unless all of them already are (6.33)."""

    units: tuple[int, ...]
    cause: str
    rule: str

    def run(self, game: Omaha) -> None:
        if len(self.units) == 1:
            disrupt(game, self.units[0], self.cause, rule=self.rule)
        elif not all(game.units[n].disrupted for n in self.units):
            game.push(ChooseDisrupted(self.units, self.cause, self.rule))


@dataclass(frozen=True, slots=True)
class ChooseDisrupted(Ask):
    units: tuple[int, ...]
    cause: str
    rule: str

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, self.rule) for n in self.units)
        seat = game.seat(game.units[self.units[0]].command)
        return (Decision(seat, "ask-disrupted", options, self.rule, {"cause": self.cause}),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        disrupt(game, int(option.value), self.cause, rule=self.rule)


@dataclass(frozen=True, slots=True)
class Ambush(Step):
    """16.9, 16.91: an empty position costs one unit a step in intense fire, or disrupts one in other fire."""

    position: int
    card: int

    def run(self, game: Omaha) -> None:
        symbol = deck.CARDS[self.card].target
        found = []
        for hex, dot in ground.FIELD[self.position].items():
            numbers = game.at(hex)
            marked = dense(game, numbers)
            intense = dot == ground.DOT["intense"]
            found += [
                (not intense, far(self.position, hex), -game.units[n].steps, n)
                for n in numbers
                if counters.FULL[n]
                and (marked or game.symbol(n) == symbol)
                and not (intense and not game.extended and n in game.hit)
            ]
        if not found:
            return
        tell(game, self.position, "ambush", "16.9")
        best = min(found)[:3]
        units = tuple(sorted(f[3] for f in found if f[:3] == best))
        if best[0]:
            game.push(Disrupt(units, "ambush", "16.9"))
        elif len(units) == 1:
            game.push(Hit(units[0], "ambush", rule="16.9"))
        else:
            game.push(ChooseAmbushed(units))


@dataclass(frozen=True, slots=True)
class ChooseAmbushed(Ask):
    units: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "16.91") for n in self.units)
        seat = game.seat(game.units[self.units[0]].command)
        return (Decision(seat, "ask-shelled", options, "16.91", {"cause": "ambush"}),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        game.push(Hit(int(option.value), "ambush", rule="16.9"))
