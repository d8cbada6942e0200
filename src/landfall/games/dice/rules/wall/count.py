"""dice A1.15, A1.16: the German player's tally. Straight, RBN bonuses, Skulls, resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    CONSTANTS,
    FACES,
    GOLD,
    SKULL,
    SOLDIER,
    STAR,
    TWO,
)
from landfall.games.dice.model.offers import NO, YES, Menu, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import add_result
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.roll import FACE_NAMES
from landfall.games.dice.rules.rwb_bonuses import straight_dice, triples
from landfall.games.dice.rules.tally import bring, cancel, cancellations, shown
from landfall.games.dice.rules.wall.drawn_decorations import (
    can_draw_decoration,
    draw_decoration,
    refill,
)
from landfall.games.dice.rules.wall.german_items import look_at_top
from landfall.games.dice.rules.wall.side import SEAT, in_play, strike, units_left, wall_of

#: The bonus for three dice of one face, red, white and black; by face (dice A1.15).
RBN: Final = (
    "distribution",
    "discipline",
    "troupes_soutien",
    "remplacements",
    "fanatisme",
    "ingeniosite",
)


def count_german(game: DDay) -> None:
    """Questions are a stack: the one to be asked last is pushed first."""
    german = wall_of(game).german
    german.ask("german-skulls")
    german.ask("discipline")
    if straight_dice(german) and can_draw_decoration(game):
        refill(game)
        german.ask("german-straight")


def german_skulls(game: DDay, german: Unit) -> int:
    """dice A1.15: Skulls of a Distribution cancel nothing; in solo play, the Waffen-SS ignores one
    (A1S.9)."""
    skulls = sum(f == SKULL and not german.void >> d & 1 for d, f in enumerate(german.faces))
    skulls -= 3 * triples(german.faces, german.colours, german.void).count(SKULL)
    if skulls and wall_of(game).solo and "waffen_ss" in german.specialists:
        skulls -= 1
    return max(skulls, 0)


@menu
class GermanStraight(Menu):
    """dice A1.16: the choice between any Decoration, in which case the dice give nothing, and the results of the dice."""

    kind = "german-straight"
    text = "ask-german-straight"
    rule = "A1.16"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (YES, NO) if wall_of(game).deck else (NO,)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        taken = int(option.id == "yes")
        emit(game, events.StraightMade(seat=SEAT, taken=taken, rule="A1.16"))
        if taken:
            if CONSTANTS["straight_forfeits_dice"]:
                unit.void |= straight_dice(unit)
            unit.ask("choose-decoration", "straight")


def firm(unit: Unit) -> int:
    """Ruling 11: dice and results of a Discipline, which Skulls cancel last."""
    return sum(int(mark[5:]) for mark in unit.marks if mark.startswith("firm:"))


def made_of_dice(unit: Unit) -> int:
    return triples(unit.faces, unit.colours, unit.void).count(STAR)


def stars_of_bonus(unit: Unit) -> int:
    """The Stars of a Discipline: one of each colour, a golden die where a colour is missing (A5.3)."""
    taken = unit.void | firm(unit)
    mask = 0
    for colour in range(3):
        for wanted in (colour, GOLD):
            free = [
                die
                for die, face in enumerate(unit.faces)
                if face == STAR and unit.colours[die] == wanted and not (taken | mask) >> die & 1
            ]
            if free:
                mask |= 1 << free[0]
                break
    return mask


@menu
class Discipline(Menu):
    """dice A1.15, ruling 11: a black result of your choice, or 2 Courage; before Skulls act."""

    kind = "discipline"
    text = "ask-discipline"
    rule = "A1.15"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        # Ruling 54: a Discipline from the Knight's Cross counts like one made of dice.
        if made_of_dice(unit) + unit.granted.count(STAR) <= unit.marks.count("discipline"):
            return ()
        return (
            option("courage", "option-some-courage", rule="A1.15", courage=2),
            *(
                option(
                    f"add:{FACES[face]}", "option-add-black", rule="A1.15", face=FACE_NAMES[face]
                )
                for face in range(6)
            ),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        unit.ask("discipline")
        mask = stars_of_bonus(unit) if unit.marks.count("discipline") < made_of_dice(unit) else 0
        unit.marks.append("discipline")
        obtain(game, unit, STAR)
        if option.id == "courage":
            gain(game, unit, "bonus:discipline", "A1.15", courage=2)
        else:
            face = FACES.index(option.id.partition(":")[2])
            mask |= 1 << len(unit.faces)
            add_result(game, unit, face, BLUE, "bonus:discipline")
        unit.marks.append(f"firm:{mask}")


@menu
class GermanSkulls(Menu):
    """dice A1.15: German Skulls cancel as a Unit's do (3.2.6)."""

    kind = "german-skulls"
    text = "ask-skulls"
    rule = "3.2.6"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        skulls = german_skulls(game, unit)
        among = 0
        for die, face in enumerate(unit.faces):
            # Ruling 11: a result is not a die, and Skulls do not cancel it.
            if face != SKULL and not (unit.void | unit.extra) >> die & 1:
                among |= 1 << die
        skulls = min(skulls, among.bit_count())
        if not skulls:
            return (NO,)
        return cancellations(among, firm(unit), skulls)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        mask = int(option.value)
        if mask:
            cancel(game, unit, mask, "3.2.6")
        collect_german(game, unit)


def collect_german(game: DDay, unit: Unit) -> None:
    bring(game, unit, *shown(unit))
    found = triples(unit.faces, unit.colours, unit.void)
    settled = unit.marks.count("discipline")
    for face in found:
        if face == STAR and settled:
            settled -= 1
        else:
            give_rbn(game, unit, face)
    granted, unit.granted = unit.granted, []
    for face in granted:
        if face == STAR and settled:
            settled -= 1
        else:
            give_rbn(game, unit, face)


def obtain(game: DDay, unit: Unit, face: int) -> None:
    """What the German player's Specialists gain from an RBN, from dice or from a card."""
    emit(game, events.BonusWon(seat=SEAT, bonus=f"bonus:{RBN[face]}", rule="A1.15"))
    if "ost_veteran" in unit.specialists:
        gain(game, unit, "card:ost_veteran", "A1.15", stars=1)
    if "panzergrenadier" in unit.specialists:
        gain(game, unit, "card:panzergrenadier", "A1.15", courage=1)
    if wall_of(game).solo and "beobachter" in unit.specialists:
        gain(game, unit, "card:beobachter", "A1S.9", points=2)


def give_rbn(game: DDay, unit: Unit, face: int) -> None:
    obtain(game, unit, face)
    by = f"bonus:{RBN[face]}"
    if face == SOLDIER:
        gain(game, unit, by, "A1.15", soldiers=6, courage=1)
    elif face == TWO:
        gain(game, unit, by, "A1.15", soldiers=6)
    else:
        unit.ask("rbn", RBN[face])


@menu
class RbnChoice(Menu):
    """dice A1.15: the bonuses that leave a choice."""

    kind = "rbn"
    text = "ask-bonus"
    rule = "A1.15"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"bonus": f"bonus:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        wall = wall_of(game)
        cards = can_draw_decoration(game)
        if asked.card == "distribution":
            points = option("points", "option-points", rule="A1.15", points=15)
            return (
                (points, option("draw", "option-draw-decoration", rule="A1.15"))
                if cards
                else (points,)
            )
        if asked.card == "discipline":
            # Ruling 54: in Phase 3 its result gives its resource and completes nothing.
            return (
                option("courage", "option-some-courage", rule="A1.15", courage=2),
                *(
                    option(
                        f"add:{FACES[face]}",
                        "option-add-black",
                        rule="A1.15",
                        face=FACE_NAMES[face],
                    )
                    for face in range(1, 6)
                ),
            )
        if asked.card == "fanatisme":
            return (
                option("stars", "option-stars", rule="A1.15", stars=2),
                option("hit", "option-fanaticism", rule="A1.15"),
            )
        found = [option("none", "option-no", rule="A1.15")]
        if wall.used:
            found.append(option("used", "option-used-item", rule="A1.15"))
        if cards:
            found.append(option("look", "option-look-decorations", rule="A1.15"))
        return tuple(found)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        by = f"bonus:{asked.card}"
        if option.id == "points":
            gain(game, unit, by, "A1.15", points=15)
        elif option.id == "draw":
            draw_decoration(game, by, "A1.15")
        elif option.id == "courage":
            gain(game, unit, by, "A1.15", courage=2)
        elif option.id == "stars":
            gain(game, unit, by, "A1.15", stars=2)
        elif option.id == "hit":
            for other in in_play(game):
                strike(game, other, 1, by, "A1.15")
        elif option.id == "used":
            unit.marks.append("ingenuity")
        elif option.id == "look":
            look_at_top(game)
        elif option.id.startswith("add:"):
            face = option.id.partition(":")[2]
            one = {"star": "stars", "courage": "courage", "tool": "points"}.get(face, "soldiers")
            gain(game, unit, by, "A1.15", **{one: 2 if face == "two" else 1})


@menu
class ChooseRbn(Menu):
    """The Knight's Cross: a bonus without dice; against three Units or more, two different ones."""

    kind = "choose-rbn"
    text = "ask-any-bonus"
    rule = "A1.15"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": "card:croix_chevalier"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"bonus:{bonus}", "option-bonus", rule="A1.15", bonus=f"bonus:{bonus}")
            for bonus in RBN
            if bonus != asked.card
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        bonus = option.id.partition(":")[2]
        face = RBN.index(bonus)
        if asked.n > 1:
            unit.ask("choose-rbn", bonus, 1)
        if game.phase == "changes":
            # Ruling 54: the bonus joins the tally and counts like one made of dice.
            unit.granted.append(face)
        else:
            give_rbn(game, unit, face)


@dataclass(frozen=True, slots=True)
class GermanUpkeep(Step):
    """What German Specialists bring in Phase 2."""

    def run(self, game: DDay) -> None:
        wall = game.wall
        if wall is None or not wall.awake:
            return
        german = wall.german
        units = units_left(game)
        levy = CONSTANTS["german_levy"] * units
        if levy and units > 1:
            gain(game, german, "why:levy", "A1.7", soldiers=levy)
        if "feldwebel" in german.specialists:
            soldiers = CONSTANTS["feldwebel_per_unit"] * units
            gain(game, german, "card:feldwebel", "A1.17", soldiers=soldiers)
        if "funker" in german.specialists:
            gain(game, german, "card:funker", "A1.17", points=CONSTANTS["funker_points"])
