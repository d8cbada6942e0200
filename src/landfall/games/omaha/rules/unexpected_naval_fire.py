"""Unexpected naval fire: the event that may hit either side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import GermanDisrupted
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.depth import remove_depth
from landfall.games.omaha.rules.losses import lose_step

SYMBOLS: Final = ("diamond", "triangle", "circle")


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
