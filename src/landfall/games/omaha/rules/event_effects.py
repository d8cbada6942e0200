"""Events that affect units: steps regained (omaha 13.12), stray naval fire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import EventHadNoEffect, GermanDisrupted, StepRegained
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import ON_TRACK, Omaha
from landfall.games.omaha.rules.depth import remove_depth
from landfall.games.omaha.rules.losses import lose_step

SYMBOLS: Final = ("diamond", "triangle", "circle")


def one_step_infantry(game: Omaha, division: int) -> list[int]:
    return [
        n
        for n in counters.FIGHTERS
        if counters.REGULAR[n]
        and counters.DIVISION[n] == division
        and game.units[n].steps == 1
        and 0 <= game.units[n].at < ON_TRACK
    ]


def ask_for_step(game: Omaha, division: int) -> None:
    """13.12: the other division's infantry only if this one has no unit down to one step."""
    units = one_step_infantry(game, division) or [
        n for d in game.divisions if d != division for n in one_step_infantry(game, d)
    ]
    if units:
        game.push(RegainStep(tuple(units), division))
    else:
        game.emit(EventHadNoEffect(event="lost_boat_teams", rule="13.12"))


@dataclass(frozen=True, slots=True)
class RegainStep(Ask):
    """13.12: the unit regains a step and leaves the loss box."""

    units: tuple[int, ...]
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "13.12") for n in self.units)
        return (Decision(game.seat(self.division), "ask-regain", options, "13.12"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        number = int(option.value)
        unit = game.units[number]
        game.units[number] = unit._replace(steps=2)
        game.emit(StepRegained(unit=counters.US_REF[number], steps=2, rule="13.12"))


@dataclass(frozen=True, slots=True)
class UnexpectedNavalFire(Step):
    """A fire card picks one of three positions; both sides are hit there."""

    #: For diamond, triangle and circle.
    names: tuple[str, str, str]

    def run(self, game: Omaha) -> None:
        card = game.draw("naval")
        name = self.names[SYMBOLS.index(deck.CARDS[card].target)]
        hex = ground.SITE_BY_NAME[name]
        if game.one_sector and ground.SECTOR[hex] == "west":
            return
        if hex in game.germans:
            game.germans[hex] = game.germans[hex]._replace(disrupted=True)
            game.emit(GermanDisrupted(hex=ground.REF[hex], cause="naval", rule="8.52"))
            remove_depth(game, hex, "naval", "8.52")
            return
        units = [n for n in game.at(hex) if counters.FULL[n]]
        if not units:
            return
        symbol = deck.CARDS[game.draw("naval")].target
        struck = [n for n in units if game.symbol(n) == symbol]
        if len(struck) == 1:
            lose_step(game, struck[0], "naval", "8.52")
        elif struck:
            game.push(ChooseStruck(tuple(struck)))


@dataclass(frozen=True, slots=True)
class ChooseStruck(Ask):
    units: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "8.52") for n in self.units)
        seat = game.seat(game.units[self.units[0]].command)
        return (Decision(seat, "ask-shelled", options, "8.52", {"cause": "naval"}),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        lose_step(game, int(option.value), "naval", "8.52")
