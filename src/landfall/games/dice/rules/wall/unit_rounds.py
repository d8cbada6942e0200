"""dice A1.5: what Units play against the German, in rounds and with the Sniper Scope."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import FACES
from landfall.games.dice.model.offers import Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.cards import play_card, playable
from landfall.games.dice.rules.changed_dice import colour_name
from landfall.games.dice.rules.resources import pay, use_up
from landfall.games.dice.rules.roll import roll
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.wall.averting import ambush_options, cancel_condition
from landfall.games.dice.rules.wall.dice import may_lose_die, real_dice, renumber, take_die
from landfall.games.dice.rules.wall.side import (
    PASS,
    SEAT,
    lose_german,
    remove_item,
    settling,
    soldiers_killed,
    wall_of,
)

SHARP: Final = ("sniper", "tireur_precis", "tireur_elite")


@menu
class UnitRound(Menu):
    """A Unit's answer in ``contest``, ``ambush`` or ``assault``."""

    kind = "round"
    text = "ask-round"
    rule = "A1.7"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"window": f"phase:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (PASS, *round_options(game, unit, asked.card))

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id != "done"

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        wall_of(game).played = True
        act_against(game, unit, option.id)


def round_options(game: DDay, unit: Unit, window: str) -> list[Option]:
    if window == "contest":
        return dice_options(game, unit)
    if window == "ambush":
        found = [*shots(game, unit), *scope_options(game, unit, True)]
        return [*found, *ambush_options(game, unit), *playable(game, unit, "ambush")]
    if unit.sector not in game.ground.final:
        return []
    return playable(game, unit, "assault")


def dice_options(game: DDay, unit: Unit) -> list[Option]:
    if forbidden(game, "use_items"):
        return []
    german = wall_of(game).german
    found = []
    dice = real_dice(german)
    if "tnt" in unit.items and may_lose_die(german):
        found += [
            option(
                f"use:tnt:{die}",
                "option-take-die",
                at=("card:tnt", SEAT),
                rule="A1.5",
                card="card:tnt",
                target=SEAT,
                die=die + 1,
                face=f"face:{FACES[german.faces[die]]}",
                colour=colour_name(german, german.colours[die]),
            )
            for die in dice
        ]
    if "ordres_errones" in unit.items:
        found += [
            option(
                f"use:ordres_errones:{','.join(map(str, pair))}",
                "option-false-orders",
                at=("card:ordres_errones", SEAT),
                rule="A1.5",
                card="card:ordres_errones",
                faces=tuple(f"face:{FACES[german.faces[die]]}" for die in pair),
                which=", ".join(str(die + 1) for die in pair),
            )
            for pair in combinations(dice, min(2, len(dice)))
        ]
    return found


def shots(game: DDay, unit: Unit) -> list[Option]:
    """dice A1.5, ruling 20: the Sniper and the PIAT Gunner, once per turn each."""
    wall = wall_of(game)
    found = []
    if unit.has("sniper") and "sniper" not in unit.marks:
        if unit.courage >= 1 and wall.german.soldiers:
            found.append(
                option("sniper:soldiers", "option-sniper", at=("card:sniper",), rule="A1.5")
            )
        if unit.courage >= 2:
            found += [card_option("sniper:kill", card, "A1.5") for card in wall.german.specialists]
    if unit.has("servant_piat") and "piat" not in unit.marks and unit.courage >= 2:
        found += [card_option("piat", card, "A1.5") for card in wall.items]
    return found


def scope_options(game: DDay, unit: Unit, phase_five: bool) -> list[Option]:
    """dice A1.5, ruling 21: the Sniper Scope kills a Specialist in Phases 3 and 5, or removes an
    Item in Phase 5."""
    if "lunette_sniper" not in unit.items or forbidden(game, "use_items"):
        return []
    wall = wall_of(game)
    found = []
    if any(unit.has(title) for title in SHARP):
        if phase_five:
            found += [card_option("scope:kill", card, "A1.5") for card in wall.german.specialists]
        elif wall.german.specialists or not settling(game):
            # The target is chosen when the order is carried out: the German may recruit in the
            # meantime.
            found.append(
                option("scope:aim", "option-scope-aim", at=("card:lunette_sniper",), rule="A1.5")
            )
    if phase_five:
        found += [card_option("scope:remove", card, "A1.5") for card in wall.items]
    return found


@menu
class ScopeTarget(Menu):
    """dice A1.5: in Phase 3, the German's Specialists that the Sniper Scope finds."""

    kind = "scope-target"
    text = "ask-scope-target"
    rule = "A1.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        people = wall_of(game).german.specialists
        return tuple(card_option("scope:kill", card, "A1.5") for card in people)

    def is_order(self, game: DDay, option: Option) -> bool:
        # A black Decoration may cost the German that Specialist in the meantime.
        return True

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        kill(game, unit, option.id.rpartition(":")[2])


def act_against(game: DDay, unit: Unit, answer: str) -> None:
    verb, *words = answer.split(":")
    wall = wall_of(game)
    if verb == "use" and words[0] == "tnt":
        use_up(game, unit, "tnt")
        take_die(game, unit, wall.german, int(words[1]), "tnt")
        renumber(game, int(words[1]))
    elif verb == "use" and words[0] == "ordres_errones":
        use_up(game, unit, "ordres_errones")
        mask = sum(1 << int(die) for die in words[1].split(","))
        roll(game, wall.german, mask, "A1.5")
    elif verb == "use":
        play_card(game, unit, words[0])
    elif verb == "sniper" and words[0] == "soldiers":
        unit.marks.append("sniper")
        pay(game, unit, "card:sniper", "A1.5", courage=1)
        soldiers_killed(game, 3, "card:sniper", "A1.5")
    elif verb == "sniper":
        unit.marks.append("sniper")
        pay(game, unit, "card:sniper", "A1.5", courage=2)
        kill(game, unit, words[1])
    elif verb == "piat":
        unit.marks.append("piat")
        pay(game, unit, "card:servant_piat", "A1.5", courage=2)
        remove_item(game, words[0], "card:servant_piat", unit.seat)
    elif verb == "scope":
        use_up(game, unit, "lunette_sniper")
        if words[0] == "aim":
            unit.ask("scope-target")
        elif words[0] == "kill":
            kill(game, unit, words[1])
        else:
            remove_item(game, words[1], "card:lunette_sniper", unit.seat)
    else:
        cancel_condition(game, unit, answer)


def kill(game: DDay, unit: Unit, card: str) -> None:
    emit(
        game,
        told.SpecialistShot(
            seat=f"seat:{unit.seat}", target=SEAT, card=f"card:{card}", rule="A1.5"
        ),
    )
    lose_german(game, card, "A1.5", f"seat:{unit.seat}")
