"""dice M1.9, M1.12, M1.14: reaching the beach, and what a unit keeps of the crossing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, SEAS, Sector
from landfall.games.dice.model.offers import Menu, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.upkeep import UNCOUNTED

BEACH_COURAGE: Final = CONSTANTS["beach_courage"]


def beach_ahead(game: DDay, unit: Unit) -> list[Sector]:
    """M1.9: from the top row, the sectors of the beach straight ahead."""
    here = game.sector(unit)
    if here.row != len(SEAS[game.sea].rows) - 1:
        return []
    return [s for s in game.ground.battlefield.sectors if s.row == 0 and overlap(s.span, here.span)]


def overlap(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return a[0] < b[1] and b[0] < a[1]


def reach_beach(game: DDay, unit: Unit, sector: str) -> None:
    cost = BEACH_COURAGE if unit.afloat == "craft" else 0
    unit.courage -= cost
    emit(
        game,
        events.BeachReached(
            seat=f"seat:{unit.seat}",
            origin=f"sea:{unit.sector}",
            sector=sector,
            courage=cost,
            rule="M1.9",
        ),
    )
    unit.sector = sector
    unit.afloat = "landed"


@dataclass(frozen=True, slots=True)
class Ashore(Step):
    """M1.9, M1.12: the battle begins when all have landed, or at once for each (M1.14)."""

    def run(self, game: DDay) -> None:
        landed = [unit for unit in game.units if unit.afloat == "landed"]
        if not landed or any(unit.dead for unit in game.units):
            return
        afloat = [unit for unit in game.units if unit.afloat in ("craft", "wading")]
        if afloat and not game.continuous:
            return
        for unit in landed:
            begin_battle(game, unit)
        if not afloat:
            emit(game, events.BattleBegan(sector=landed[0].sector, rule="M1.12"))
        hold(game, "ashore")


def begin_battle(game: DDay, unit: Unit) -> None:
    """M1.12: soldiers, courage and medals are kept; stars and points are not."""
    from landfall.games.dice.rules.missions import deal_missions

    unit.afloat = ""
    unit.stars = unit.points = 0
    unit.marker = UNCOUNTED
    unit.visited = [unit.sector]
    game.specialists += unit.passengers
    unit.passengers.clear()
    deal_missions(game, unit)
    if unit.naval:
        unit.ask("naval")


@menu
class Naval(Menu):
    """M1.12: the naval specialist leaves in exchange for three soldiers or two courage."""

    kind = "naval"
    text = "ask-naval"
    rule = "M1.12"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            option("soldiers", "option-soldiers", rule="M1.12", soldiers=3),
            option("courage", "option-courage", rule="M1.12", courage=2),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        by = f"card:{unit.naval}"
        unit.naval = ""
        if option.id == "soldiers":
            gain(game, unit, by, "M1.12", soldiers=3)
        else:
            gain(game, unit, by, "M1.12", courage=2)
