"""dice 3.3, M4, G.2, Phase 3: one specialist for stars, one item for item points, and any number of cards.

What the power of a hero does (dice M4.2) stands where it is used: `movement.py`, `combat.py`, `resources.py` and others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Option, Refusal
from landfall.core.state import Step
from landfall.games.dice.model.components import (
    AUXILIARY,
    CONSTANTS,
    ITEMS,
    REGULAR,
    SPECIALISTS,
    TITLES,
)
from landfall.games.dice.model.offers import DONE, Menu, card_option, hold, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.cards import is_shared, play_card, playable, unique_in_play
from landfall.games.dice.rules.resources import add_item, add_specialist, pay
from landfall.games.dice.rules.sectors import in_force, recruiting_allowed
from landfall.games.dice.rules.wall.side import ask_german

HERO_SOLDIERS: Final = CONSTANTS["war_hero_soldier_price"]
__all__ = ["REGULAR", "Camp", "heroes_at_hand", "specialists_at_hand"]


@dataclass(frozen=True, slots=True)
class Camp(Step):
    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.on_land:
                unit.ask("camp")
        if game.wall is not None:
            ask_german(game, "camp")
        hold(game, "camp")


def why_not_recruit(game: DDay, unit: Unit, card: str) -> Refusal | None:
    """dice 3.3.6, M4.5: the rule that keeps a specialist from joining this unit, whatever it can
    pay."""
    kind = SPECIALISTS[card]
    name = f"card:{card}"
    if card in game.removed:
        return Refusal("M2.5", "refusal-removed", {"card": name})
    if unit.has(kind.title):
        return Refusal("3.3.8", "refusal-same-title", {"card": name})
    if card in unit.gone or kind.title in unit.gone:
        return Refusal("3.3.7", "refusal-gone", {"card": name})
    if kind.category == "auxiliary" and any(
        SPECIALISTS[held].category == "auxiliary" for held in unit.specialists
    ):
        return Refusal("3.3.6", "refusal-one-auxiliary", {"card": name})
    if kind.category == "unique" and unique_in_play(game):
        return Refusal("3.3.6", "refusal-one-unique", {"card": name})
    if kind.hero:
        if card not in game.hero_pool:
            return Refusal("M4.3", "refusal-not-in-pool", {"card": name})
        if kind.category in ("ranking", "unique") and (
            kind.title not in game.specialists or kind.title in game.removed
        ):
            return Refusal("M4.4", "refusal-not-in-pool", {"card": name})
    elif (
        kind.category in ("ranking", "unique") and card not in game.specialists
    ) or kind.category not in ("regular", "auxiliary", "ranking", "unique"):
        return Refusal("3.3.6", "refusal-not-in-pool", {"card": name})
    return None


def star_price(unit: Unit, card: str, game: DDay | None = None) -> int:
    """dice G.2: the Drill Sergeant takes a star off, but one is always paid."""
    cost = SPECIALISTS[card].cost
    if game is not None and game.front is not None and SPECIALISTS[card].category == "regular":
        for change in in_force(game, "cost"):
            if change["what"] == "specialist_regular":
                cost = max(cost + change["delta"], 1)
    if unit.has("sergent_instructeur"):
        cost = max(cost - 1, 1)
    return cost


def item_price(unit: Unit, card: str, game: DDay | None = None) -> int:
    """G.2: the Quartermaster takes three points off, but three are always paid."""
    cost = ITEMS[card].cost
    if game is not None and game.front is not None:
        for change in in_force(game, "cost"):
            if change["what"] == "item":
                cost += change["delta"]
    if unit.has("quartier_maitre"):
        cost = max(cost - 3, min(3, cost))
    if unit.vehicle == "tracteur":
        # A0.2: the Tractor takes one point off.
        cost = max(cost - 1, min(3, cost))
    if "cheaper-item" in unit.marks:
        # A3: the Grenadier's Badge.
        cost = max(cost - 3, min(3, cost))
    return cost


def specialists_at_hand(game: DDay, unit: Unit, stars: int) -> list[str]:
    """The specialists, except heroes, who may join for this many stars."""
    found = []
    cheaper = 1 if unit.specialists and unit.has("sergent_instructeur") else 0
    plain = game.front is None
    for cards in (REGULAR, AUXILIARY, game.specialists):
        for card in cards:
            cost = SPECIALISTS[card].cost if plain else star_price(unit, card, game)
            if (
                cost - (cheaper if plain else 0) <= stars
                and why_not_recruit(game, unit, card) is None
            ):
                found.append(card)
    return found


def heroes_at_hand(game: DDay, unit: Unit, free: bool = False) -> list[str]:
    """M4.1: war heroes that may join, for their stars and a soldier."""
    if unit.soldiers < HERO_SOLDIERS and not free:
        return []
    return [
        card
        for card in game.hero_pool
        if (free or star_price(unit, card, game) <= unit.stars)
        and why_not_recruit(game, unit, card) is None
    ]


def items_at_hand(game: DDay, unit: Unit) -> list[str]:
    # dice 4.6: with the Find, items already used are available too.
    cards = game.items + game.used if "used-item" in unit.marks else game.items
    points = unit.points
    if (
        unit.vehicle == "tracteur"
        or game.front is not None
        or unit.has("quartier_maitre")
        or "cheaper-item" in unit.marks
    ):
        return [card for card in cards if item_price(unit, card, game) <= points]
    return [card for card in cards if ITEMS[card].cost <= points]


def may_recruit(unit: Unit) -> bool:
    return unit.recruits > 0 or (unit.finds > 0 and unit.has("officier_en_second"))


def may_find(unit: Unit) -> bool:
    return unit.finds > 0 or (unit.recruits > 0 and unit.has("officier_en_second"))


@menu
class CampMenu(Menu):
    kind = "camp"
    text = "ask-camp"
    rule = "3.3.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [DONE]
        # 3.3.9, 5.7: what is crossed out on the map.
        forbid = game.sector(unit).forbid
        if unit.stars > 0 and may_recruit(unit) and recruiting_allowed(game, unit):
            found += [
                card_option("recruit", card, "3.3.1", star_price(unit, card, game))
                for card in specialists_at_hand(game, unit, unit.stars)
            ]
            if game.heroes == "heroes":
                found += [
                    card_option("recruit", card, "M4.1", star_price(unit, card, game))
                    for card in heroes_at_hand(game, unit)
                ]
        if unit.points > 2 and may_find(unit) and game.level > 2 and "find_items" not in forbid:
            found += [
                card_option("find", card, "3.3.1", item_price(unit, card, game))
                for card in items_at_hand(game, unit)
            ]
        if unit.items or unit.medals or unit.promotions:
            found += playable(game, unit, "camp")
        if game.wall is not None or game.front is not None or unit.badges:
            found += wall_camp(game, unit)
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        verb, _, card = option.id.partition(":")
        if game.alone or verb == "done":
            return False
        if verb == "recruit":
            kind = SPECIALISTS[card]
            return bool(kind.hero) or kind.category in ("ranking", "unique")
        if verb in ("scope", "observe"):
            return True
        return verb == "find" or is_shared(card)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, card = option.id.partition(":")
        if verb == "done":
            return
        unit.todo.append(asked)
        if verb == "recruit":
            if unit.recruits > 0:
                unit.recruits -= 1
            else:
                unit.finds -= 1
            recruit(game, unit, card, star_price(unit, card, game))
        elif verb == "find":
            if unit.finds > 0:
                unit.finds -= 1
            else:
                unit.recruits -= 1
            points = item_price(unit, card, game)
            unit.points -= points
            if "cheaper-item" in unit.marks:
                unit.marks.remove("cheaper-item")
            if card in game.used:
                # 4.6: one used item for each Find.
                unit.marks.remove("used-item")
            add_item(game, unit, card, points, "3.3.1")
        elif verb == "badge":
            from landfall.games.dice.rules.wall.badges import held, use_badge

            use_badge(game, unit, held(unit, card))
            unit.marks.append("cheaper-item")
        elif verb == "observe":
            from landfall.games.dice.rules.wall.observation import observe

            observe(game, unit, card)
        elif verb == "scope":
            from landfall.games.dice.rules.wall.unit_rounds import act_against

            act_against(game, unit, option.id)
        else:
            play_card(game, unit, card)


def wall_camp(game: DDay, unit: Unit) -> list[Option]:
    """What *Atlantikwall* adds to Phase 3: the Sniper Scope, observation, the Grenadier's Badge."""
    from landfall.games.dice.rules.wall.badges import held
    from landfall.games.dice.rules.wall.observation import observers
    from landfall.games.dice.rules.wall.unit_rounds import scope_options

    found = observers(game, unit)
    if game.wall is not None and game.wall.awake:
        found += scope_options(game, unit, False)
    if unit.badges and held(unit, "grenadier_badge") and "cheaper-item" not in unit.marks:
        found.append(card_option("badge", "grenadier_badge", "A3.2"))
    return found


def recruit(game: DDay, unit: Unit, card: str, stars: int) -> None:
    unit.stars -= stars
    if SPECIALISTS[card].hero:
        pay(game, unit, f"card:{card}", "M4.1", soldiers=HERO_SOLDIERS)
        close_title(game, card)
    elif game.hero_pool and SPECIALISTS[card].category in ("ranking", "unique"):
        close_title(game, card)
    add_specialist(game, unit, card, stars, "M4.1" if SPECIALISTS[card].hero else "3.3.1")


def close_title(game: DDay, card: str) -> None:
    """M4.4: of a ranking or unique title, only one version can ever be recruited."""
    title = TITLES[card]
    if SPECIALISTS[card].category in ("ranking", "unique"):
        if title != card and title in game.specialists:
            game.specialists.remove(title)
        game.hero_pool[:] = [h for h in game.hero_pool if TITLES[h] != title or h == card]


@menu
class FreeRecruit(Menu):
    """A medal, a promotion or the option "show the way" brings a specialist for free."""

    kind = "free-recruit"
    text = "ask-free-recruit"
    rule = "3.3.6"

    def args(self, asked: Question) -> dict[str, str | int | tuple[str, ...]]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if asked.card == "show-the-way":
            cards = heroes_at_hand(game, unit, free=True)
        else:
            cards = specialists_at_hand(game, unit, 99)
        return tuple(
            card_option("recruit", card, "M4.6" if SPECIALISTS[card].hero else "3.3.6")
            for card in cards
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card = option.id.partition(":")[2]
        close_title(game, card)
        add_specialist(game, unit, card, 0, option.rule)
