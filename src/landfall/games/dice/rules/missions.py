"""dice 3.2.5, M3: special missions, completed in Phase 2 by a sacrifice, and their rewards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BONUSES,
    COLOURS,
    FACES,
    GOLD,
    ITEMS,
    MISSIONS,
    PLAIN,
    RANKING,
    UNIQUE,
    Mission,
)
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import draw_medal, lose_specialist, pay
from landfall.games.dice.rules.rwb_bonuses import badge_dice, bonuses
from landfall.games.dice.rules.sectors import gun_symbols

SHARED: Final = frozenset((*RANKING, *UNIQUE))


def possible(game: DDay, mission: Mission) -> bool:
    """dice M3.3: a mission that requires cards not in the game is replaced."""
    needs = mission.sacrifice
    if needs.items_all and game.level < 3:
        # 2.2: the first levels have no items.
        return False
    missing = {*game.removed, *lost_for_all(game)}
    if missing & {*needs.specialists_all, *needs.items_all}:
        return False
    return not needs.specialists_any_of or bool(set(needs.specialists_any_of) - missing)


def lost_for_all(game: DDay) -> set[str]:
    """Ranking and unique specialists no longer available to anyone, including drowned passengers."""
    return {
        title
        for unit in game.units
        for title in unit.gone
        if title in SHARED and not any(other.has(title) for other in game.units)
    }


def draw_missions(game: DDay, count: int) -> list[str]:
    drawn: list[str] = []
    aside: list[str] = []
    while game.mission_deck and len(drawn) < count:
        card = game.mission_deck.pop()
        (drawn if possible(game, MISSIONS[card]) else aside).append(card)
    game.mission_deck[:0] = aside
    return drawn


def deal_missions(game: DDay, unit: Unit) -> None:
    """M3.1: two are drawn and one is kept; with "Mission: possible" both (M3.6)."""
    if game.missions == "none":
        return
    drawn = draw_missions(game, 2)
    game.reveal()
    if drawn:
        unit.ask("choose-mission", ",".join(drawn), n=int(game.missions == "possible"))


def new_orders(game: DDay, unit: Unit) -> None:
    """The item New Orders: exchange the mission, or one of the two (M3.6), for another."""
    if len(unit.missions) > 1:
        unit.ask("drop-mission")
    else:
        exchange(game, unit, unit.missions[0])


def exchange(game: DDay, unit: Unit, card: str) -> None:
    unit.missions.remove(card)
    game.mission_deck.insert(0, card)
    drawn = draw_missions(game, 2)
    game.reveal()
    unit.ask("choose-mission", ",".join(drawn))


@menu
class DropMission(Menu):
    kind = "drop-mission"
    text = "ask-drop-mission"
    rule = "M3.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("drop", card) for card in unit.missions)

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        exchange(game, unit, option.id.partition(":")[2])


@menu
class ChooseMission(Menu):
    kind = "choose-mission"
    text = "ask-choose-mission"
    rule = "M3.1"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        cards = asked.card.split(",")
        if asked.n:
            # M3.6: both are kept; confirming them brings their special items to the table (M3.2).
            return (option(f"mission:{asked.card}", "option-mission", card=f"card:{cards[0]}"),)
        return tuple(card_option("mission", card) for card in cards)

    def is_order(self, game: DDay, option: Option) -> bool:
        # Special items that the mission requires come into the shared pool.
        return True

    def carry_out(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        chosen = option.id.partition(":")[2].split(",")
        game.mission_deck[:0] = [c for c in asked.card.split(",") if c not in chosen]
        for card in chosen:
            keep(game, unit, card)


def keep(game: DDay, unit: Unit, card: str) -> None:
    unit.missions.append(card)
    emit(game, events.MissionGiven(seat=f"seat:{unit.seat}", card=f"card:{card}", rule="M3.1"))
    if game.stacks:
        # A4.2: with chaotic supply, an Item stays in its deck until its turn comes.
        return
    wanted = wanted_items(game)
    for item in MISSIONS[card].sacrifice.items_all:
        if item not in game.items and not in_use(game, item):
            bring_in(game, item, wanted)


def wanted_items(game: DDay) -> set[str]:
    """Items of every mission that a unit holds or may still choose; none of them leaves the game."""
    missions = [m for unit in game.units for m in unit.missions]
    for unit in game.units:
        for asked in unit.todo:
            if asked.kind == "choose-mission":
                missions += asked.card.split(",")
    return {item for m in missions for item in MISSIONS[m].sacrifice.items_all}


def in_use(game: DDay, item: str) -> bool:
    return item in game.used or any(item in u.items or item in u.discards for u in game.units)


def bring_in(game: DDay, item: str, wanted: set[str]) -> None:
    """M3.2: the item becomes available, and the cheapest other item of at least its cost leaves the
    game."""
    game.items.append(item)
    if item in game.removed:
        game.removed.remove(item)
    others = [
        i for i in game.items if i != item and i not in wanted and ITEMS[i].cost >= ITEMS[item].cost
    ]
    if others:
        out = min(others, key=lambda i: (ITEMS[i].cost, i))
        game.items.remove(out)
        game.removed.append(out)
        emit(game, events.ItemsAdjusted(card=f"card:{item}", out=f"card:{out}", rule="M3.2"))


# Completing a mission.


def at_place(game: DDay, unit: Unit, place: str) -> bool:
    sector = game.sector(unit)
    if place == "sector_with_mgf":
        return gun_symbols(game, sector) > 0
    if place == "top_row":
        return sector.row >= game.ground.top
    if place == "sector_adjacent_to_bunker":
        near = game.ground.neighbours(sector.id)
        return any(game.ground.sectors[n].bunker for n in near)
    return True


def dice_for(unit: Unit, mission: Mission) -> int | None:
    """The dice that the mission takes, as a mask; None if they are missing."""
    mask = 0
    for face, colour, count in mission.sacrifice.results:
        found = dice_of_result(unit, face, colour, mask)
        if len(found) < count:
            return None
        mask |= sum(1 << die for die in found[:count])
    return mask


def dice_of_result(unit: Unit, face: int, colour: int, without: int = 0) -> list[int]:
    """The dice that count and show a face in a colour. Gold is any colour, and comes last; dice that
    serve a Badge are spoken for (A3.4)."""
    taken = unit.void | without | badge_dice(unit)
    found = [
        die
        for die, shown in enumerate(unit.faces)
        if shown == face
        and not taken >> die & 1
        and (colour == PLAIN or unit.colours[die] in (colour, GOLD))
    ]
    return sorted(found, key=lambda die: unit.colours[die] == GOLD)


class Need(Struct, frozen=True):
    """One thing that a mission requires, and whether the unit has it."""

    #: specialist, item, bonus, soldiers, courage, stars, points, die, place.
    kind: str
    #: Names, of which one is enough: titles, an item, a bonus, a face and its colour, a place.
    what: tuple[str, ...]
    amount: int
    met: bool


def needs(game: DDay, unit: Unit, card: str) -> tuple[Need, ...]:
    """M3.4: each thing the mission requires the unit to sacrifice."""
    mission = MISSIONS[card]
    wants = mission.sacrifice
    found = [Need("specialist", (title,), 1, unit.has(title)) for title in wants.specialists_all]
    if wants.specialists_any_of:
        either = wants.specialists_any_of
        found.append(Need("specialist", either, 1, any(unit.has(title) for title in either)))
    found += [Need("item", (item,), 1, item in unit.items) for item in wants.items_all]
    if wants.bbr:
        # Bonuses count from dice and from cards alike, each once.
        have = [*bonuses(unit), *unit.granted]
        for bonus in wants.bbr:
            face = BONUSES.index(bonus)
            found.append(Need("bonus", (bonus,), 1, face in have))
            if face in have:
                have.remove(face)
    lost = len(wants.specialists_all) + bool(wants.specialists_any_of)
    stock = {
        # Someone must be left.
        "soldiers": min(unit.force - lost - 1, unit.soldiers),
        "courage": unit.courage,
        "stars": unit.stars,
        "item_points": unit.points,
    }
    for what, amount in wants.resources.items():
        kind = "points" if what == "item_points" else what
        found.append(Need(kind, (), amount, stock[what] >= amount))
    if wants.dice:
        there = dice_for(unit, mission) is not None
        for face, colour, count in wants.results:
            alone = there or len(dice_of_result(unit, face, colour)) >= count
            found.append(Need("die", (FACES[face], COLOURS[colour]), count, alone))
    if mission.location:
        # M1.13: not at sea.
        there = unit.on_land and bool(unit.sector) and at_place(game, unit, mission.location)
        found.append(Need("place", (mission.location,), 1, there))
    return tuple(found)


def fulfilable(game: DDay, unit: Unit, card: str) -> bool:
    """M3.4: the unit has everything required, and someone is left."""
    mission = MISSIONS[card]
    wants = mission.sacrifice
    lost = len(wants.specialists_all) + bool(wants.specialists_any_of)
    if unit.force <= lost or (wants.dice and dice_for(unit, mission) is None):
        return False
    return all(need.met for need in needs(game, unit, card))


@menu
class MissionMenu(Menu):
    """dice 3.2.5, M3.4: asked in Phase 2, before the skulls; then the tally continues."""

    kind = "mission"
    text = "ask-mission"
    rule = "M3.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if asked.n:
            # Still Phase 2: what was just gained may be sacrificed, but dice and bonuses have been
            # counted.
            return (
                DONE,
                *(
                    choice
                    for m in unit.missions
                    if not MISSIONS[m].sacrifice.bbr
                    and not MISSIONS[m].sacrifice.dice
                    and fulfilable(game, unit, m)
                    for choice in fulfil_options(unit, m)
                ),
            )
        return (
            option("count", "option-count"),
            *(
                choice
                for m in unit.missions
                if fulfilable(game, unit, m)
                for choice in fulfil_options(unit, m)
            ),
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id.startswith("fulfil:") and not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        if option.id == "count":
            if unit.missions:
                unit.ask("mission", n=1)
            unit.ask("skulls")
            return
        unit.todo.append(asked)
        _, card, *title = option.id.split(":")
        fulfil(game, unit, card, *title)


def fulfil_options(unit: Unit, mission: str) -> list[Option]:
    """If a mission accepts one specialist or another and both are here, the unit chooses."""
    titles = [t for t in MISSIONS[mission].sacrifice.specialists_any_of if unit.has(t)]
    if len(titles) < 2:
        return [card_option("fulfil", mission, "M3.4")]
    return [
        option(
            f"fulfil:{mission}:{title}",
            "option-fulfil-with",
            at=(f"card:{mission}", f"card:{unit.holder(title)}"),
            rule="M3.4",
            card=f"card:{mission}",
            specialist=f"card:{unit.holder(title)}",
        )
        for title in titles
    ]


def fulfil(game: DDay, unit: Unit, card: str, chosen: str = "") -> None:
    mission = MISSIONS[card]
    needs = mission.sacrifice
    unit.missions.remove(card)
    emit(game, events.MissionDone(seat=f"seat:{unit.seat}", card=f"card:{card}", rule="M3.4"))
    for title in needs.specialists_all:
        lose_specialist(game, unit, unit.holder(title), "M3.4")
    for title in (chosen,) if chosen else needs.specialists_any_of:
        if unit.has(title):
            lose_specialist(game, unit, unit.holder(title), "M3.4")
            break
    for item in needs.items_all:
        unit.items.remove(item)
        unit.discards.append(item)
    for bonus in needs.bbr:
        face = BONUSES.index(bonus)
        if face in unit.granted:
            unit.granted.remove(face)
        else:
            # The bonus is given up, but its dice still count; skulls given up are active (M3.4).
            unit.marks.append(f"forgone:{face}")
    if needs.dice:
        mask = dice_for(unit, mission)
        assert mask is not None
        unit.void |= mask
    resources = needs.resources
    if resources:
        pay(
            game,
            unit,
            f"card:{card}",
            "M3.4",
            soldiers=resources.get("soldiers", 0),
            courage=resources.get("courage", 0),
            stars=resources.get("stars", 0),
            points=resources.get("item_points", 0),
        )
    if game.missions == "missions":
        draw_medal(game, unit, "M3.4")
    if game.promotions:
        promotion = game.promotions.pop()
        game.reveal()
        unit.promotions.append(promotion)
        emit(
            game,
            events.PromotionWon(seat=f"seat:{unit.seat}", card=f"card:{promotion}", rule="M3.5"),
        )
