"""dice A0.3, A0.4: what the Medals of *Atlantikwall* do."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.dice.model import wall_events
from landfall.games.dice.model.offers import Menu, emit, menu, option, sector_option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.card_effects import in_time
from landfall.games.dice.rules.cards import effect
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.sectors import base_defence


@effect("croix_grunwald", "camp", "combat", "assault", "tally", usable=in_time)
def croix_grunwald(game: DDay, unit: Unit) -> None:
    gain(game, unit, "card:croix_grunwald", "A0.3", soldiers=10)


@effect("medaille_resistance", "camp", "tally", shared=True, usable=in_time)
def medaille_resistance(game: DDay, unit: Unit) -> None:
    for other in game.units:
        if not other.out:
            gain(game, other, "card:medaille_resistance", "A0.3", courage=3)


@effect("medaille_guerre_3945", "camp", "tally", shared=True, usable=in_time)
def medaille_guerre_3945(game: DDay, unit: Unit) -> None:
    unit.ask("war-medal", "medaille_guerre_3945")


@menu
class WarMedal(Menu):
    """A0.3: gains for all Units, or another Battle Condition; aboard, Courage or points."""

    kind = "war-medal"
    text = "ask-war-medal"
    rule = "A0.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if unit.afloat:
            return (
                option("courage", "option-some-courage", rule="A0.4", courage=4),
                option("points", "option-points", rule="A0.4", points=15),
            )
        found = [option("all", "option-war-medal", rule="A0.3")]
        if game.front is not None and game.front.deck:
            found.append(option("replace", "option-replace-condition", rule="A0.3"))
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id in ("all", "replace") and not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        by = f"card:{asked.card}"
        if option.id == "courage":
            gain(game, unit, by, "A0.4", courage=4)
        elif option.id == "points":
            gain(game, unit, by, "A0.4", points=15)
        elif option.id == "replace":
            unit.ask("replace-condition")
        else:
            for other in game.units:
                if other.on_land:
                    gain(game, other, by, "A0.3", soldiers=4, points=3, courage=2, stars=1)


def swappable(game: DDay, sector: str) -> bool:
    at = game.ground.sectors[sector]
    return not (at.bunker or at.single_combat or at.def_roll)


def _swaps(game: DDay, unit: Unit) -> list[str]:
    if unit.afloat or not swappable(game, unit.sector):
        return []
    here = base_defence(game, game.ground.sectors[unit.sector])
    return [
        s
        for s in sorted(game.ground.neighbours(unit.sector))
        if swappable(game, s) and base_defence(game, game.ground.sectors[s]) != here
    ]


@effect(
    "etoile_france_allemagne",
    "camp",
    "ambush",
    "combat",
    shared=True,
    usable=lambda g, u: bool(_swaps(g, u)),
)
def etoile_france_allemagne(game: DDay, unit: Unit) -> None:
    unit.ask("swap-def", "etoile_france_allemagne")


@menu
class SwapDefence(Menu):
    """A0.3: swap two DEFs for good; the guns stay where they are."""

    kind = "swap-def"
    text = "ask-swap-def"
    rule = "A0.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(sector_option(sector) for sector in _swaps(game, unit))

    def is_order(self, game: DDay, option: Option) -> bool:
        # Two Units may swap the same DEF: the order of the table counts, not who answers first.
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        other = option.id.partition(":")[2]
        mine, theirs = (base_defence(game, game.ground.sectors[s]) for s in (unit.sector, other))
        game.swapped[unit.sector], game.swapped[other] = theirs, mine
        emit(
            game,
            wall_events.DefencesSwapped(
                seat=f"seat:{unit.seat}",
                sector=unit.sector,
                other=other,
                defence=theirs,
                other_defence=mine,
                rule="A0.3",
            ),
        )
