"""5.1, G22: strikes and partisans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import ARMOURED, PARAMETERS, SIDE
from landfall.games.crete.model.events import Shot, StrikesLaid
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SHEET, SIDES, hexes_of, within
from landfall.games.crete.model.offers import hex_option, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import PARTISANS, STRIKE, Aim, mass_of, target_mods
from landfall.games.crete.rules.quality import place_of, roll, told
from landfall.games.crete.rules.results import WORDS, Suffer, hits, result_of, table_result


def strike_hexes(game: Crete, side: int, anywhere: bool, sheet: str) -> list[int]:
    """crete G22.1, 5.1: hexes with enemy units within three hexes of a friendly unit, unless the scenario lifts the
    limit.
    """
    targets = game.holding(1 - side)
    if not anywhere:
        near = 0
        for hex in hexes_of(game.holding(side)):
            near |= within(hex, PARAMETERS["strikeDistance"])
        targets &= near
    return [h for h in hexes_of(targets) if not sheet or SHEET[h] == sheet]


@dataclass(frozen=True, slots=True)
class LayStrikes(Ask):
    """crete G22.1, G22.3: places all markers before the first roll; not at night."""

    side: int
    count: int
    anywhere: bool = False
    sheet: str = ""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not self.count or game.night:
            return ()
        hexes = strike_hexes(game, self.side, self.anywhere, self.sheet)
        if not hexes:
            return ()
        options = tuple(hex_option("strike", hex, "5.1") for hex in hexes)
        seat = game.seat(self.side)
        return (Decision(seat, "ask-strike", options, "5.1", {"count": self.count}),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.strikes.append(int(option.value))
        if self.count > 1:
            game.push(LayStrikes(self.side, self.count - 1, self.anywhere, self.sheet))


@dataclass(frozen=True, slots=True)
class Strikes(Step):
    """Resolve the markers one after the other."""

    side: int
    told: bool = False

    def run(self, game: Crete) -> None:
        if not game.strikes:
            return
        if not self.told:
            game.emit(
                StrikesLaid(
                    side=f"side:{SIDES[self.side]}",
                    hexes=tuple(HEX[h] for h in game.strikes),
                    rule="5.1",
                )
            )
        hex = game.strikes.pop(0)
        targets = tuple(n for n in game.at(hex) if SIDE[n] != self.side)
        game.push(Strikes(self.side, True))
        if len(targets) == 1:
            game.push(StrikeOn(targets[0]))
        elif targets:
            game.push(ChooseStruck(self.side, targets))


@dataclass(frozen=True, slots=True)
class ChooseStruck(Ask):
    side: int
    targets: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(unit_option("struck", n, "G22.2") for n in self.targets)
        return (Decision(game.seat(self.side), "ask-struck", options, "G22.2"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.push(StrikeOn(int(option.value)))


def strike_aim(game: Crete, target: int) -> Aim:
    """crete G22.2, 5.1: only positive modifiers count."""
    mods = target_mods(game, target, STRIKE, mass_of(game, target))
    return Aim(PARAMETERS["strikeFire"], "White", tuple((n, v) for n, v in mods if v > 0))


def partisan_aim(game: Crete, target: int) -> Aim:
    """crete G22.5, 5.7: all modifiers of the target, and the night."""
    mods = target_mods(game, target, PARTISANS, mass_of(game, target))
    if game.night:
        mods.append(("night", PARAMETERS["nightFire"]))
    return Aim(PARAMETERS["partisanFire"], "Pink", tuple(mods))


@dataclass(frozen=True, slots=True)
class StrikeOn(Step):
    """A Luftwaffe strike on one unit: entrenched units count as unarmoured."""

    target: int

    def run(self, game: Crete) -> None:
        shot = strike_aim(game, self.target)
        armoured = ARMOURED[self.target] and not game.units[self.target].mounted
        _roll(game, self.target, shot, STRIKE, lambda die: table_result("White", armoured, die))


@dataclass(frozen=True, slots=True)
class PartisansOn(Step):
    target: int

    def run(self, game: Crete) -> None:
        shot = partisan_aim(game, self.target)
        _roll(
            game,
            self.target,
            shot,
            PARTISANS,
            lambda die: result_of(game, self.target, "Pink", die),
        )


def _roll(game: Crete, target: int, shot: Aim, mode: str, read: Callable[[int], str]) -> None:
    die = roll(game)
    result = read(die) if hits(die, shot.rating) else ""
    hex = HEX[place_of(game, target)]
    game.emit(
        Shot(
            firer="air:strike" if mode == STRIKE else "air:partisans",
            target=counters.REF[target],
            origin=hex,
            hex=hex,
            mode=mode,
            color=shot.color,
            base=shot.base,
            rating=shot.rating,
            roll=die,
            result=WORDS[result],
            modifiers=told(list(shot.mods)),
            rule="G22.2" if mode == STRIKE else "G22.5",
        )
    )
    if result:
        game.push(Suffer(target, result, mode))
