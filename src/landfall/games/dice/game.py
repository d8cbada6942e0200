"""D-Day Dice, second edition, with Route vers l'Enfer and Atlantikwall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.errors import InvariantBroken
from landfall.core.game import Bot, Game, Options
from landfall.core.imagine import Pool
from landfall.games.dice.bot.thumb import thumb
from landfall.games.dice.hints.reasons import reasons
from landfall.games.dice.meta import META
from landfall.games.dice.model import components as parts
from landfall.games.dice.model.state import GERMAN, DDay, Unit
from landfall.games.dice.rules.movement import why_not_move
from landfall.games.dice.rules.recruit import (
    item_price,
    items_at_hand,
    may_find,
    may_recruit,
    star_price,
    why_not_recruit,
)
from landfall.games.dice.rules.sailing import why_not_sail
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.setup import new_game, seats
from landfall.games.dice.rules.trade import why_not_medal
from landfall.games.dice.rules.wall.count import RBN
from landfall.games.dice.table.conditions import all_conditions
from landfall.games.dice.table.hidden import hidden
from landfall.games.dice.table.outlook import all_shelled
from landfall.games.dice.table.position import Position, author
from landfall.games.dice.table.view import View, look
from landfall.games.dice.table.wall_checks import check_wall, why_not_german


class DDayDice(Game[DDay]):
    meta = META
    state_type = DDay
    view_type = View
    position_type = Position

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return seats({"players": 1, "wall": "none", **options})

    def setup(self, scenario: str, options: Options, chance: Chance) -> DDay:
        return new_game(scenario, options, chance)

    def view(self, state: DDay, seat: Seat | None) -> View:
        return look(state, seat)

    def author(self, position: Position, scenario: str, options: Options, chance: Chance) -> DDay:
        return author(position, scenario, options, chance)

    def wins_by_resignation(self, seat: Seat, scenario: str, options: Options) -> tuple[Seat, ...]:
        """dice 2.1, A5.7: all Units are partners: if one gives up, they all lose to the other side."""
        if options.get("wall") != "player":
            return ()
        if seat != GERMAN:
            return (GERMAN,)
        return tuple(s for s in self.seats(scenario, options) if s != GERMAN)

    def bots(self) -> Mapping[str, Bot]:
        return {"thumb": thumb}

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        return reasons(view, decision, option)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return _names()

    def digest(self) -> str:
        return parts.fingerprint()

    def board(self) -> Any:
        """Battlefields, seas and cards as the data gives them, including how certain each value is."""
        return _board()

    def hidden(self, state: DDay, seat: Seat | None) -> Iterable[Pool]:
        return hidden(state, seat)

    def check(self, state: DDay) -> None:
        for unit in state.units:
            _check_unit(state, unit)
        units = state.units
        _single(
            "item",
            (state.items, state.used, *(u.items for u in units), *(_of(u, "item") for u in units)),
        )
        _single("specialist", (state.specialists, *(u.passengers for u in units)))
        shared = {*parts.RANKING, *parts.UNIQUE, *parts.HEROES}
        _single(
            "specialist",
            (
                state.specialists,
                state.hero_pool,
                *([c for c in u.specialists if c in shared] for u in units),
            ),
        )
        medals = _single(
            "medal",
            (
                state.medals,
                state.medals_played,
                *(u.medals for u in units),
                *(_of(u, "medal") for u in units),
            ),
        )
        out = sum(card in parts.MEDALS for card in state.removed)
        if not state.wall_material:
            out += sum(card.box == "atlantikwall" for card in parts.MEDALS.values())
        if units and medals != len(parts.MEDALS) - out:
            raise InvariantBroken(f"{medals} medals")
        _single(
            "vehicle",
            (
                state.vehicles,
                [u.vehicle for u in units if u.vehicle],
                *(_of(u, "vehicle") for u in units),
            ),
        )
        _single("promotion", (state.promotions, *(u.promotions for u in units)))
        _single("mission", (state.mission_deck, *(u.missions for u in units)))
        check_wall(state)

    def why_not(
        self, state: DDay, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        unit = state.unit(seat)
        if unit.german:
            return why_not_german(state, action, what)
        if not unit.sector or not unit.playing:
            return None
        if action == "move" and "sector" in what:
            return _why_not_move(state, unit, what["sector"])
        if action == "recruit" and what.get("card") in parts.SPECIALISTS:
            card = what["card"]
            if unit.afloat:
                return Refusal("M1.1", "refusal-aboard")
            if not may_recruit(unit):
                return Refusal("3.3.1", "refusal-one-recruit")
            if "recruit" in state.sector(unit).forbid:
                return Refusal("5.7", "refusal-sector-forbids")
            if forbidden(state, "recruit"):
                return Refusal("A2.2", "refusal-condition")
            if refusal := why_not_recruit(state, unit, card):
                return refusal
            stars = star_price(unit, card, state)
            if stars > unit.stars:
                return Refusal("3.3.1", "refusal-stars", {"stars": stars})
        elif action == "find" and what.get("card") in parts.ITEMS:
            card = what["card"]
            if unit.afloat:
                return Refusal("M1.1", "refusal-aboard")
            if state.level < 3:
                return Refusal("2.2", "refusal-level")
            if not may_find(unit):
                return Refusal("3.3.1", "refusal-one-find")
            if "find_items" in state.sector(unit).forbid:
                return Refusal("3.3.9", "refusal-sector-forbids")
            points = item_price(unit, card, state)
            if points > unit.points:
                return Refusal("3.3.1", "refusal-points", {"points": points})
            if card not in items_at_hand(state, unit):
                return Refusal("3.3.3", "refusal-not-in-pool", {"card": f"card:{card}"})
        elif action == "medal":
            return why_not_medal(state, unit)
        elif action == "reroll":
            named = what.get("die", "0")
            die = int(named) if named.isdecimal() and len(named) < 3 else 0
            if unit.locked >> die & 1:
                return Refusal("3.1.2", "refusal-locked")
            if unit.rerolls < 1:
                return Refusal("3.1.3", "refusal-no-rerolls")
        return None


def _why_not_move(state: DDay, unit: Unit, sector: str) -> Refusal | None:
    if unit.afloat:
        return why_not_sail(state, unit, sector)
    for edge, goal in state.ground.exits[unit.sector]:
        if goal.id == sector:
            return why_not_move(state, unit, edge, goal)
    return Refusal("3.5.2", "refusal-not-next", {"sector": sector[:10]})


def _of(unit: Unit, kind: str) -> list[str]:
    return [card for card in unit.discards if parts.CARDS[card].kind == kind]


def _single(what: str, places: Iterable[Iterable[str]]) -> int:
    """Check that each card exists once, in one place (dice 2.8), and count the cards."""
    found = Counter(card for place in places for card in place)
    for card, count in found.items():
        if count > 1:
            raise InvariantBroken(f"{what} {card} is in {count} places")
    return len(found)


def _check_unit(state: DDay, unit: Unit) -> None:
    if min(unit.soldiers, unit.courage, unit.stars, unit.points) < 0:
        raise InvariantBroken(f"{unit.seat} owes something")
    if len(unit.faces) != len(unit.colours):
        raise InvariantBroken(f"{unit.seat} has dice without a colour")
    if unit.order and not unit.todo:
        raise InvariantBroken(f"{unit.seat} gave an order that nobody asked for")
    # At sea the tally may take the last soldier some time before the unit is declared lost.
    # Against a German player, losses are counted when a window closes (A1, ruling 46).
    if unit.on_land and unit.sector and not unit.dead and unit.force < 1 and state.wall is None:
        raise InvariantBroken(f"{unit.seat} has nobody left")
    titles = [parts.TITLES[card] for card in unit.specialists]
    if len(set(titles)) != len(titles):
        raise InvariantBroken(f"{unit.seat} has two of a title")


@cache
def _board() -> Any:
    return msgspec.to_builtins(
        {
            "battlefields": parts.BATTLEFIELDS,
            "seas": parts.SEAS,
            "cards": parts.CARDS,
            "missions": parts.MISSIONS,
            "nations": parts.NATIONS,
            "faces": parts.FACES,
            "colours": parts.COLOURS,
            "bonuses": parts.BONUSES,
            "rbn": RBN,
            "battle_conditions": parts.CONDITIONS,
            "constants": parts.CONSTANTS,
            "conditions": all_conditions(META.option("level")),
            "shelled": all_shelled(),
        }
    )


@cache
def _names() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    named: list[tuple[str, Mapping[str, Any]]] = [
        ("card", parts.CARDS),
        ("card", parts.MISSIONS),
        ("condition", parts.CONDITIONS),
        ("nation", parts.NATIONS),
        ("battlefield", parts.BATTLEFIELDS),
        ("battlefield", parts.SEAS),
    ]
    for kind, cards in named:
        for name, card in cards.items():
            found[f"{kind}:{name}"] = {"fr": card.name_fr, "en": card.name_en}
    for field in parts.BATTLEFIELDS.values():
        for sector in field.sectors:
            name = sector.id
            found[f"sector:{name}"] = {"fr": f"Secteur {name}", "en": f"Sector {name}"}
        for edge in field.edges:
            ends = f"{edge.a} – {edge.b}"
            found[f"border:{edge.id}"] = {"fr": f"frontière {ends}", "en": f"border {ends}"}
    for sea in parts.SEAS.values():
        for sector in sea.sectors:
            row, _, column = sector.id[1:].partition("c")
            place = int(row) + 1, int(column) + 1
            found[f"sea:{sector.id}"] = {
                "fr": "rangée {}, colonne {}".format(*place),
                "en": "row {}, column {}".format(*place),
            }
    return found


GAME = DDayDice()
