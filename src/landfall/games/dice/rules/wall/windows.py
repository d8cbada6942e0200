"""dice A1.7: the windows in which the German is asked, and those that go on in rounds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model.components import (
    COLOURS,
    CONSTANTS,
    FACES,
    ITEMS,
    SPECIALISTS,
)
from landfall.games.dice.model.offers import Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.model.wall import ROUNDS
from landfall.games.dice.rules.cards import play_card, playable
from landfall.games.dice.rules.resources import eliminate, lose_soldiers, pay, use_up
from landfall.games.dice.rules.roll import roll
from landfall.games.dice.rules.sectors import forbidden, in_force
from landfall.games.dice.rules.wall.dice import may_lose_die, real_dice, take_die
from landfall.games.dice.rules.wall.plays import german_options, is_german_order, perform
from landfall.games.dice.rules.wall.side import (
    SEAT,
    add_german,
    decoration_price,
    draw_decoration,
    german_plays,
    in_play,
    lose_german,
    remove_item,
    soldiers_killed,
    wall_of,
)

PASS: Final = option("done", "option-pass")
SHARP: Final = ("sniper", "tireur_precis", "tireur_elite")


# The German's own window.


@menu
class GermanWindow(Menu):
    """What he may do in a window; the window is the question's card."""

    kind = "german"
    text = "ask-german"
    rule = "A1.7"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"window": f"phase:{asked.card}"}

    def waits(self, game: DDay) -> bool:
        """While he holds a Decoration, a lone "pass" is his to say: nobody learns what he holds."""
        return bool(wall_of(game).hand)

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [PASS]
        if asked.card == "camp":
            found += purchases(game)
        elif asked.card == "trade":
            price = decoration_price(game)
            wall = wall_of(game)
            if unit.courage >= price and (wall.deck or wall.discards):
                found.append(_buy(price))
        return (*found, *german_options(game, asked.card))

    def is_order(self, game: DDay, option: Option) -> bool:
        return is_german_order(game, option.id)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "done":
            return
        wall = wall_of(game)
        if asked.card in ROUNDS and self.is_order(game, option):
            wall.played = True
        else:
            unit.todo.append(asked)
        if verb == "recruit":
            stars = german_star_price(game, what)
            unit.stars -= stars
            add_german(game, what, stars)
        elif verb == "find":
            find_german(game, what)
        elif verb == "buy-decoration":
            price = decoration_price(game)
            unit.courage -= price
            if "periscope" in unit.marks:
                unit.marks.remove("periscope")
            draw_decoration(game, "why:bought", courage=price)
        elif verb == "observe":
            from landfall.games.dice.rules.wall.conditions import observe

            observe(game, unit, what)
        else:
            perform(game, option.id)


@cache
def _buy(courage: int) -> Option:
    return option("buy-decoration", "option-buy-decoration", rule="A1.18", courage=courage)


def german_star_price(game: DDay, card: str) -> int:
    price = SPECIALISTS[card].cost
    for change in in_force(game, "german_cost"):
        if change["what"] == card:
            price = change["set"]
    return price


def german_item_price(game: DDay, card: str) -> int:
    """dice A2.2: only what is written for all players changes his prices."""
    price = ITEMS[card].cost
    for change in in_force(game, "cost"):
        if change["what"] == "item" and change.get("who") == "players":
            price += change["delta"]
    return price


def purchases(game: DDay) -> list[Option]:
    """dice A1.17: any number of each; Ingenuity reaches for one used Item (ruling 14)."""
    wall = wall_of(game)
    german = wall.german
    found = []
    if not forbidden(game, "recruit"):
        for card in wall.specialists:
            price = german_star_price(game, card)
            if price <= german.stars and may_buy(german, "recruited"):
                found.append(card_option("recruit", card, "A1.17", price))
    goods = [*wall.items, *wall.used] if "ingenuity" in german.marks else wall.items
    for card in goods:
        price = german_item_price(game, card)
        if price <= german.points and may_buy(german, "found"):
            found.append(card_option("find", card, "A1.17", price))
    front = game.front
    if front is not None and front.observation and "periscope_bunker" in german.items:
        found.append(card_option("observe", "periscope_bunker", "A2.9"))
    return found


def may_buy(german: Unit, mark: str) -> bool:
    """Ruling 2: the second edition names no limit; the owner of the box may set one."""
    most = CONSTANTS["german_purchases"]
    return most == 0 or german.marks.count(mark) < most


def find_german(game: DDay, card: str) -> None:
    from landfall.games.dice.model import events

    wall = wall_of(game)
    points = german_item_price(game, card)
    wall.german.points -= points
    if card in wall.items:
        wall.items.remove(card)
    else:
        wall.used.remove(card)
        wall.german.marks.remove("ingenuity")
    wall.german.items.append(card)
    emit(game, events.ItemFound(seat=SEAT, card=f"card:{card}", points=points, rule="A1.17"))
    if wall.solo and card in ("chien", "barbeles"):
        from landfall.games.dice.rules.wall.automatic import fill_trade_pool

        fill_trade_pool(game)


def ask_german(game: DDay, window: str) -> None:
    if german_plays(game):
        wall_of(game).german.ask("german", window)


# Windows with rounds.


@dataclass(frozen=True, slots=True)
class Round(Step):
    """Everybody who can still play answers a card or "pass"."""

    window: str

    def run(self, game: DDay) -> None:
        wall = wall_of(game)
        wall.played = False
        if self.window == "combat":
            from landfall.games.dice.rules.combat import ready_for_combat

            ready_for_combat(game)
        else:
            for unit in in_play(game):
                if round_options(game, unit, self.window):
                    unit.ask("round", self.window)
        ask_german(game, self.window)
        game.push(Again(self.window))
        hold(game, self.window)


@dataclass(frozen=True, slots=True)
class Again(Step):
    window: str

    def run(self, game: DDay) -> None:
        if wall_of(game).played:
            game.push(Round(self.window))
        elif self.window != "assault":
            game.push(Toll(self.window))


@dataclass(frozen=True, slots=True)
class Toll(Step):
    """Ruling 46: the window closes; what German cards cost is suffered, and the dead are counted."""

    window: str

    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.turn import Deaths

        suffer_pending(game)
        game.push(Bury(), Deaths())
        hold(game, self.window)


@dataclass(frozen=True, slots=True)
class Bury(Step):
    """A Unit that cards left with nobody is lost, whatever took the last."""

    def run(self, game: DDay) -> None:
        for unit in in_play(game):
            if unit.force == 0:
                eliminate(game, unit, "losses")


def suffer_pending(game: DDay) -> None:
    for unit in in_play(game):
        if unit.pending:
            losses, unit.pending = unit.pending, 0
            lose_soldiers(game, unit, losses, "why:german", "8.2")


# What Units play against him.


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
        from landfall.games.dice.rules.wall.conditions import ambush_options

        return [*found, *ambush_options(game, unit), *playable(game, unit, "ambush")]
    if unit.sector not in game.ground.final:
        return []
    return playable(game, unit, "assault")


def dice_options(game: DDay, unit: Unit) -> list[Option]:
    german = wall_of(game).german
    found = []
    dice = real_dice(german)
    if "tnt" in unit.items and "tnt" not in game.removed and may_lose_die(german):
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
                colour=f"colour:{COLOURS[german.colours[die]]}",
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
    """dice A1.5, ruling 20: the Sniper and the PIAT Gunner, once a turn each."""
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
    """dice A1.5, ruling 21: the Sniper Scope kills in Phases 3 and 5, removes in Phase 5 only."""
    if "lunette_sniper" not in unit.items or forbidden(game, "use_items"):
        return []
    wall = wall_of(game)
    found = []
    if any(unit.has(title) for title in SHARP):
        found += [card_option("scope:kill", card, "A1.5") for card in wall.german.specialists]
    if phase_five:
        found += [card_option("scope:remove", card, "A1.5") for card in wall.items]
    return found


def act_against(game: DDay, unit: Unit, answer: str) -> None:
    verb, *words = answer.split(":")
    wall = wall_of(game)
    if verb == "use" and words[0] == "tnt":
        use_up(game, unit, "tnt")
        take_die(game, unit, wall.german, int(words[1]), "tnt")
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
        if words[0] == "kill":
            kill(game, unit, words[1])
        else:
            remove_item(game, words[1], "card:lunette_sniper", unit.seat)
    else:
        from landfall.games.dice.rules.wall.conditions import cancel_condition

        cancel_condition(game, unit, answer)


def kill(game: DDay, unit: Unit, card: str) -> None:
    from landfall.games.dice.model import wall_events as told

    emit(
        game,
        told.SpecialistShot(
            seat=f"seat:{unit.seat}", target=SEAT, card=f"card:{card}", rule="A1.5"
        ),
    )
    lose_german(game, card, "A1.5", f"seat:{unit.seat}")
