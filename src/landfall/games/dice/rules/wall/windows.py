"""dice A1.7: the windows in which the German may act, some of them in rounds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, ITEMS, SPECIALISTS
from landfall.games.dice.model.offers import Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.model.wall import ROUNDS
from landfall.games.dice.rules.resources import eliminate, lose_soldiers
from landfall.games.dice.rules.sectors import forbidden, in_force
from landfall.games.dice.rules.wall.drawn_decorations import can_draw_decoration, draw_decoration
from landfall.games.dice.rules.wall.plays import german_options, is_german_order, perform
from landfall.games.dice.rules.wall.side import (
    PASS,
    SEAT,
    WINDOWS,
    add_german,
    ask_german,
    decoration_price,
    fallen,
    in_play,
    wall_of,
)
from landfall.games.dice.rules.wall.unit_rounds import round_options

# The German's own window.


@menu
class GermanWindow(Menu):
    """What the German player may do in a window; the window is the question's card."""

    kind = "german"
    text = "ask-german"
    rule = "A1.7"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"window": f"phase:{asked.card}"}

    def waits(self, game: DDay) -> bool:
        """With a Decoration in hand, the German is asked even if "pass" is the only answer, so that
        nobody can guess what the card is."""
        return bool(wall_of(game).hand)

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [PASS]
        if asked.card == "camp":
            found += purchases(game)
        elif asked.card == "trade":
            price = decoration_price(game)
            if unit.courage >= price and can_draw_decoration(game):
                found.append(_buy(price))
        found += german_options(game, asked.card)
        if len(found) > 1 or self.waits(game):
            found += later(asked.card)
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        return is_german_order(game, option.id)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "done":
            return
        if verb == "until":
            unit.marks.append(option.id)
            return
        wall = wall_of(game)
        if verb in ("recruit", "find") and CONSTANTS["german_purchases"]:
            unit.marks.append(f"bought:{verb}")
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
            from landfall.games.dice.rules.wall.observation import observe

            observe(game, unit, what)
        else:
            perform(game, option.id)


@cache
def later(window: str) -> tuple[Option, ...]:
    """To be asked less often, the German may pass until a later window of this turn."""
    further = WINDOWS[WINDOWS.index(window) + 2 : -1]
    return tuple(
        option(f"until:{each}", "option-until", rule="A1.7", window=f"phase:{each}")
        for each in further
    )


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
    """dice A2.2: only Conditions written for all players change German prices."""
    price = ITEMS[card].cost
    for change in in_force(game, "cost"):
        if change["what"] == "item" and change.get("who") == "players":
            price += change["delta"]
    return price


def purchases(game: DDay) -> list[Option]:
    """dice A1.17: any number of each; with Ingenuity, one used Item can be bought again (ruling
    14)."""
    wall = wall_of(game)
    german = wall.german
    found = []
    if not forbidden(game, "recruit"):
        for card in wall.specialists:
            price = german_star_price(game, card)
            if price <= german.stars and may_buy(german, "recruit"):
                found.append(card_option("recruit", card, "A1.17", price))
    goods = [*wall.items, *wall.used] if "ingenuity" in german.marks else wall.items
    for card in goods:
        price = german_item_price(game, card)
        if price <= german.points and may_buy(german, "find"):
            found.append(card_option("find", card, "A1.17", price))
    front = game.front
    if front is not None and front.observation and "periscope_bunker" in german.items:
        found.append(card_option("observe", "periscope_bunker", "A2.9"))
    return found


def may_buy(german: Unit, verb: str) -> bool:
    """Ruling 2: the second edition sets no limit; the owner of the box may set one."""
    most = CONSTANTS["german_purchases"]
    return most == 0 or german.marks.count(f"bought:{verb}") < most


def find_german(game: DDay, card: str) -> None:
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
        from landfall.games.dice.rules.wall.alone_cards import fill_trade_pool

        fill_trade_pool(game)


# Windows with rounds.


@dataclass(frozen=True, slots=True)
class Round(Step):
    """Every player who can still play answers with a card or "pass"."""

    window: str

    def run(self, game: DDay) -> None:
        if fallen(game):
            return
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
    """Ruling 46: the window closes; losses from German cards are taken, then dead Units are
    removed."""

    window: str

    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.turn import Deaths

        suffer_pending(game, self.window)
        game.push(Bury(), Deaths())
        hold(game, self.window)


@dataclass(frozen=True, slots=True)
class Bury(Step):
    """A Unit with no one left is lost, whatever took the last of them."""

    def run(self, game: DDay) -> None:
        for unit in in_play(game):
            if unit.force == 0:
                eliminate(game, unit, "losses")


def suffer_pending(game: DDay, window: str) -> None:
    for unit in in_play(game):
        if unit.pending:
            losses, unit.pending = unit.pending, 0
            if window == "combat":
                # 3.3.3: these are losses of Phase 6, which the Purple Heart brings back.
                unit.losses += min(losses, unit.soldiers)
            lose_soldiers(game, unit, losses, "why:german", "8.2")
