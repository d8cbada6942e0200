"""dice M1.3 to M1.6, Route vers l'Enfer: the crossing. Each roll shows what a landing craft loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    CONSTANTS,
    COURAGE,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO,
    sea_sectors,
    tool_points,
)
from landfall.games.dice.model.offers import NO, YES, Menu, card_option, emit, hold, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.rwb_bonuses import straight_dice, triples
from landfall.games.dice.rules.sailing import still_afloat, take

GROUP: Final = CONSTANTS["stars_per_specialist_lost"]
SHELL_POINTS: Final = CONSTANTS["bombardment_points"]
CRAFT_DEF: Final = CONSTANTS["craft_def"]
PENALTIES: Final = (
    "balle_perdue",
    "coup_direct",
    "shrapnel",
    "homme_a_la_mer",
    "panique",
    "moteur_cale",
)


def crafts(game: DDay) -> list[Unit]:
    return [unit for unit in game.units if unit.afloat == "craft"]


# Phases 1 and 2: what the dice cost (M1.3, M1.4).


def count_at_sea(game: DDay, unit: Unit) -> None:
    """M1.3: what the dice cost; skulls do nothing. A straight still brings a medal."""
    if straight_dice(unit) and game.medals:
        emit(game, events.StraightMade(seat=f"seat:{unit.seat}", taken=1, rule="M1.4"))
        unit.ask("choose-medal")
    # M1.4: penalties apply aboard; in the water, three dice of a face have no further effect.
    penalties = triples(unit.faces, unit.colours, unit.void) if unit.afloat == "craft" else []
    if "unhurt" in unit.marks:
        # M1.10: the Victoria Cross spares losses; the coxswain still panics, the engine still stalls.
        for face in penalties:
            if face in (COURAGE, TOOL):
                suffer_penalty(game, unit, face)
        return
    soldiers, courage, stars, points = sea_results(unit)
    take(unit, soldiers, courage, points)
    unit.stars += stars
    emit(
        game,
        events.SeaLosses(
            seat=f"seat:{unit.seat}",
            soldiers=soldiers,
            courage=courage,
            points=points,
            stars=stars,
            rule="M1.3",
        ),
    )
    lost, unit.stars = divmod(unit.stars, GROUP)
    # No more are lost in a turn than there are dice, even if a unit brought many stars.
    for _ in range(min(lost, len(unit.faces))):
        unit.ask("lose-aboard")
    for face in penalties:
        suffer_penalty(game, unit, face)


def sea_results(unit: Unit) -> tuple[int, int, int, int]:
    """M1.3: soldiers, courage and craft's points that the dice cost, and the stars they add."""
    craft = unit.afloat == "craft"
    count = [0] * 6
    for die, face in enumerate(unit.faces):
        if not unit.void >> die & 1:
            count[face] += 1
    courage = count[COURAGE]
    if courage and unit.coxswain == "naval_canada":
        courage -= 1
    points = tool_points(count[TOOL]) if craft else 0
    return count[SOLDIER] + 2 * count[TWO], courage, count[STAR], points


def suffer_penalty(game: DDay, unit: Unit, face: int) -> None:
    if unit.coxswain == "naval_autre" and "naval_autre" not in unit.spent:
        unit.ask("penalty", PENALTIES[face], face)
    else:
        penalise(game, unit, face)


def penalise(game: DDay, unit: Unit, face: int) -> None:
    """M1.4: aboard, three dice of one face in three colours are a penalty."""
    name = PENALTIES[face]
    emit(
        game,
        events.PenaltySuffered(seat=f"seat:{unit.seat}", penalty=f"penalty:{name}", rule="M1.4"),
    )
    if face == SKULL:
        unit.ask("lose-passenger")
    elif face == STAR:
        take(unit, 0, 0, 8)
    elif face == SOLDIER:
        take(unit, 4, 0, 5)
    elif face == TWO:
        take(unit, 6, 0, 0)
    else:
        unit.marks.append("panic" if face == COURAGE else "stalled")


@menu
class Penalty(Menu):
    """The Polish coxswain ignores one penalty per crossing."""

    kind = "penalty"
    text = "ask-penalty"
    rule = "M1.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"penalty": f"penalty:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if unit.coxswain != "naval_autre" or "naval_autre" in unit.spent:
            return (NO,)
        return (YES, NO)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "yes":
            unit.spent.append("naval_autre")
        else:
            penalise(game, unit, asked.n)


@menu
class LoseAboard(Menu):
    """M1.3: three stars cost the naval specialist or a passenger."""

    kind = "lose-aboard"
    text = "ask-lose-aboard"
    rule = "M1.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        naval = (unit.naval,) if unit.naval else ()
        return tuple(card_option("lose", card) for card in (*naval, *unit.passengers))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        overboard(game, unit, option.id.partition(":")[2], self.rule)


@menu
class LosePassenger(LoseAboard):
    kind = "lose-passenger"
    text = "ask-lose-passenger"
    rule = "M1.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("lose", card) for card in unit.passengers)


def overboard(game: DDay, unit: Unit, card: str, rule: str) -> None:
    if card == unit.naval:
        unit.naval = ""
    else:
        unit.passengers.remove(card)
        # Lost at sea: they can't be recruited, and no mission requires them (M3.3).
        unit.gone.append(card)
    emit(game, events.SpecialistLost(seat=f"seat:{unit.seat}", card=f"card:{card}", rule=rule))


def sea_defence(game: DDay, unit: Unit) -> int:
    """M1.5: the sector's DEF and one for each craft in it."""
    sector = game.sector(unit)
    there = sum(other.sector == unit.sector for other in crafts(game))
    value = sector.defence + CRAFT_DEF * there
    if unit.coxswain == "naval_shaef":
        value -= 1
    return max(value, 0)


@dataclass(frozen=True, slots=True)
class SeaCombat(Step):
    """M1.5: after the tally, the guns of the sector."""

    def run(self, game: DDay) -> None:
        afloat = [unit for unit in game.units if unit.playing and unit.afloat]
        shields = [sea_defence(game, unit) for unit in afloat]
        for unit, shield in zip(afloat, shields, strict=True):
            if "unhurt" in unit.marks:
                continue
            unit.soldiers = max(unit.soldiers - shield, 0)
            emit(
                game,
                events.SeaCombat(
                    seat=f"seat:{unit.seat}",
                    sector=f"sea:{unit.sector}",
                    defence=shield,
                    rule="M1.5",
                ),
            )
        for unit in afloat:
            still_afloat(game, unit)
        hold(game, "sea-combat")


# Phase 3: bombardment.


def struck(game: DDay) -> tuple[str, ...]:
    """M1.6: the sectors that this turn's shells fall in."""
    if not game.bombarded:
        return ()
    return tuple(s.id for s in sea_sectors(game.sea).values() if game.bombarded in s.bombardment)


@dataclass(frozen=True, slots=True)
class Bombardment(Step):
    """M1.6: two dice for all; each craft in a sector with that number is hit separately."""

    def run(self, game: DDay) -> None:
        targets = crafts(game)
        if not targets:
            return
        number = game.chance.draw(6) + game.chance.draw(6) + 2
        game.bombarded = number
        hit = struck(game)
        emit(
            game,
            events.ShellsFell(number=number, sectors=tuple(f"sea:{s}" for s in hit), rule="M1.6"),
        )
        for unit in targets:
            if unit.sector in hit:
                soldiers = game.chance.draw(6, unit.seat) + game.chance.draw(6, unit.seat) + 2
                points = SHELL_POINTS // 2 if unit.coxswain == "naval_uk" else SHELL_POINTS
                emit(
                    game,
                    events.CraftShelled(
                        seat=f"seat:{unit.seat}",
                        sector=f"sea:{unit.sector}",
                        soldiers=soldiers,
                        points=points,
                        rule="M1.6",
                    ),
                )
                take(unit, soldiers, 0, points)
                still_afloat(game, unit)
        hold(game, "bombardment")
