"""dice M1.7 to M1.9, M1.11, M1.12, M1.14: moving at sea, mines, wading, and reaching the beach."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from landfall.core.decisions import Option, Refusal
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, SEAS, Sector, sea_sectors
from landfall.games.dice.model.offers import Menu, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.sea_crossing import (
    into_the_water,
    neighbours_at_sea,
    still_afloat,
    take,
)
from landfall.games.dice.rules.upkeep import UNCOUNTED

BEACH_COURAGE: Final = CONSTANTS["beach_courage"]
SEA_STAY: Final = option("stay", "option-stay", rule="M1.7")


@cache
def disembark_option(sector: str) -> Option:
    return option(
        f"disembark:{sector}",
        "option-disembark",
        at=(f"sea:{sector}",),
        rule="M1.8",
        sector=f"sea:{sector}",
    )


def ahead(game: DDay, unit: Unit) -> list[Sector]:
    """Sea sectors of the next row that share a border."""
    here = game.sector(unit)
    return [
        s
        for s in sea_sectors(game.sea).values()
        if s.row == here.row + 1 and overlap(s.span, here.span)
    ]


def beach_ahead(game: DDay, unit: Unit) -> list[Sector]:
    """M1.9: from the top row, the sectors of the beach straight ahead."""
    here = game.sector(unit)
    if here.row != len(SEAS[game.sea].rows) - 1:
        return []
    return [s for s in game.ground.battlefield.sectors if s.row == 0 and overlap(s.span, here.span)]


def overlap(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return a[0] < b[1] and b[0] < a[1]


def why_not_sail(game: DDay, unit: Unit, sector: str) -> Refusal | None:
    craft = unit.afloat == "craft"
    if craft and "stalled" in unit.marks:
        return Refusal("M1.4", "refusal-stalled")
    if sector in neighbours_at_sea(game, unit):
        return None
    if craft and "panic" in unit.marks:
        return Refusal("M1.4", "refusal-panic")
    costs = {s.id: SEAS[game.sea].rows[s.row] for s in ahead(game, unit)}
    costs.update((f"beach:{s.id}", BEACH_COURAGE) for s in beach_ahead(game, unit))
    if sector not in costs:
        return Refusal("M1.7", "refusal-not-ahead")
    if craft and costs[sector] > unit.courage:
        return Refusal("M1.7", "refusal-courage", {"courage": costs[sector]})
    return None


@menu
class SeaMove(Menu):
    """M1.7: sideways for free, forward for courage, never back; waders pay nothing."""

    kind = "sea-move"
    text = "ask-sea-move"
    rule = "M1.7"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        craft = unit.afloat == "craft"
        beside = neighbours_at_sea(game, unit)
        sideways = [
            option(
                f"sail:{s}", "option-sea-sideways", at=(f"sea:{s}",), rule="M1.7", sector=f"sea:{s}"
            )
            for s in beside
        ]
        if craft and "panic" in unit.marks and "stalled" not in unit.marks:
            return tuple(sideways) or (SEA_STAY,)
        found = [SEA_STAY]
        if not (craft and "stalled" in unit.marks):
            found += sideways
            for sector in ahead(game, unit):
                cost = SEAS[game.sea].rows[sector.row] if craft else 0
                if cost <= unit.courage:
                    found.append(
                        option(
                            f"sail:{sector.id}",
                            "option-sea-advance",
                            at=(f"sea:{sector.id}",),
                            rule="M1.7",
                            sector=f"sea:{sector.id}",
                            courage=cost,
                        )
                    )
            cost = BEACH_COURAGE if craft else 0
            if cost <= unit.courage:
                found += [
                    option(
                        f"land:{sector.id}",
                        "option-land",
                        at=(f"sector:{sector.id}",),
                        rule="M1.9",
                        sector=sector.id,
                        courage=cost,
                    )
                    for sector in beach_ahead(game, unit)
                ]
        if craft and game.sector(unit).safe:
            found += [disembark_option(sector) for sector in beside]
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, sector = option.id.partition(":")
        if verb == "sail":
            sail(game, unit, sector)
        elif verb == "land":
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
        elif verb == "disembark":
            into_the_water(game, unit, sector, forced=False)


def sail(game: DDay, unit: Unit, sector: str) -> None:
    origin = game.sector(unit)
    goal = sea_sectors(game.sea)[sector]
    craft = unit.afloat == "craft"
    cost = SEAS[game.sea].rows[goal.row] if craft and goal.row > origin.row else 0
    unit.courage -= cost
    unit.sector = sector
    seat = f"seat:{unit.seat}"
    if not craft:
        emit(
            game,
            events.Waded(seat=seat, origin=f"sea:{origin.id}", sector=f"sea:{sector}", rule="M1.8"),
        )
        return
    emit(
        game,
        events.CraftMoved(
            seat=seat,
            origin=f"sea:{origin.id}",
            sector=f"sea:{sector}",
            courage=cost,
            rule="M1.7",
        ),
    )
    if goal.mines:
        # M1.11: two dice, the first for soldiers, the second for the craft.
        soldiers = game.chance.draw(6, unit.seat) + 1
        points = game.chance.draw(6, unit.seat) + 1
        if unit.coxswain == "naval_france":
            soldiers, points = min(soldiers, 3), min(points, 3)
        emit(
            game,
            events.CraftMined(
                seat=seat, sector=f"sea:{sector}", soldiers=soldiers, points=points, rule="M1.11"
            ),
        )
        take(unit, soldiers, 0, points)
    still_afloat(game, unit)


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
