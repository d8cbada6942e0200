"""dice M1.7, M1.8, M1.11: sailing from one sea sector to the next, naval mines, disembarking and wading."""

from __future__ import annotations

from functools import cache
from typing import Final

from landfall.core.decisions import Option, Refusal
from landfall.games.dice.model import events
from landfall.games.dice.model.components import SEAS, Sector, sea_sectors
from landfall.games.dice.model.offers import Menu, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.beach_landing import (
    BEACH_COURAGE,
    beach_ahead,
    overlap,
    reach_beach,
)
from landfall.games.dice.rules.resources import eliminate

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


def neighbours_at_sea(game: DDay, unit: Unit) -> list[str]:
    """The sectors to the left and to the right."""
    here = game.sector(unit)
    return [
        s.id
        for s in sea_sectors(game.sea).values()
        if s.row == here.row and (s.span[0] == here.span[1] or s.span[1] == here.span[0])
    ]


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
            reach_beach(game, unit, sector)
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


def take(unit: Unit, soldiers: int, courage: int, points: int) -> None:
    unit.soldiers = max(unit.soldiers - soldiers, 0)
    unit.courage = max(unit.courage - courage, 0)
    unit.points = max(unit.points - points, 0)


def still_afloat(game: DDay, unit: Unit) -> None:
    """M1.8: a unit without soldiers is lost. Without courage or a craft, it goes into the water,
    and is lost if that is deep."""
    if unit.soldiers <= 0:
        eliminate(game, unit, "losses")
    elif unit.afloat == "craft" and (unit.courage <= 0 or unit.points <= 0):
        if not game.sector(unit).safe:
            eliminate(game, unit, "drowned")
        else:
            unit.ask("disembark")


@menu
class Disembark(Menu):
    """M1.8: the unit's marker is put in the water beside the craft."""

    kind = "disembark"
    text = "ask-disembark"
    rule = "M1.8"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(disembark_option(sector) for sector in neighbours_at_sea(game, unit))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        into_the_water(game, unit, option.id.partition(":")[2], forced=True)


def into_the_water(game: DDay, unit: Unit, sector: str, forced: bool) -> None:
    unit.afloat = "wading"
    unit.sector = sector
    unit.points = 0
    # M1.8: a unit does not move in the turn in which it leaves the craft.
    unit.marks.append("no-move")
    emit(
        game,
        events.Disembarked(
            seat=f"seat:{unit.seat}",
            sector=f"sea:{sector}",
            forced=int(forced),
            rule="M1.8",
        ),
    )
