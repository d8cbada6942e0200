"""dice 3.4, 5.7, A1.22, A3.3, A3.7, Phase 4: units in one sector trade; courage buys a medal.

A trade is made of gifts: each unit chooses what it gives, and all gifts change hands once everyone
has answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Option, Refusal
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, RESOURCES
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import draw_medal, pay
from landfall.games.dice.rules.sectors import forbidden, in_force, near_bunker
from landfall.games.dice.rules.wall.side import ask_german

MEDAL_COURAGE: Final = CONSTANTS["medal_cost_courage"]
#: The most that the Message Book carries.
MESSAGE: Final = 3


@dataclass(frozen=True, slots=True)
class Trade(Step):
    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.playing and (unit.courage >= least_courage(game) or not game.solo):
                unit.ask("trade")
        if game.wall is not None:
            ask_german(game, "trade")
        hold(game, "trade")


def least_courage(game: DDay) -> int:
    """A unit with less Courage than this can't buy anything."""
    return MEDAL_COURAGE if game.front is None and game.insignia is None else 1


def medal_price(game: DDay, unit: Unit) -> int:
    """dice 3.4.3: five; Field Ceremony and a Badge take two off each, but at least one is paid."""
    price = MEDAL_COURAGE
    for change in in_force(game, "cost"):
        if change["what"] == "medal":
            price += change["delta"]
    if "cheaper-medal" in unit.marks:
        price -= 2
    return max(price, 1)


def radio_range(game: DDay, unit: Unit) -> set[str]:
    """Sectors with which a Radio Operator trades: adjacent ones, two away with Chibitty."""
    near = game.ground.neighbours(unit.sector)
    if "wh16" in unit.specialists:
        near = near | {n for s in near for n in game.ground.neighbours(s)}
    return near


def reaches(game: DDay, unit: Unit, other: Unit) -> bool:
    """dice 3.4.1: whether the two may trade freely; a radio or a pigeon of either unit is enough."""
    if other.sector == unit.sector:
        return True
    if game.front is not None and in_force(game, "trade"):
        return True
    for one, two in ((unit, other), (other, unit)):
        if f"pigeon:{two.seat}" in one.marks:
            return True
        if one.has("operateur_radio") and two.sector in radio_range(game, one):
            return True
    return False


def partners(game: DDay, unit: Unit) -> list[Unit]:
    """dice 3.4.1: with whom a unit may trade now."""
    if game.solo or unit.afloat == "craft":
        return []
    # A5.1: no Condition applies at sea.
    if unit.on_land and (forbidden(game, "trade") or too_near(game, unit)):
        return []
    here = [o for o in game.together(unit) if o is not unit and o.playing and o.afloat != "craft"]
    if unit.afloat:
        return here
    # A2.3: Lines Restored (bc35) overrides the sectors.
    anywhere = game.front is not None and bool(in_force(game, "trade"))
    if "trade" in game.sector(unit).forbid and not anywhere:
        return []
    return [
        o
        for o in game.others(unit)
        if o.on_land
        and (anywhere or "trade" not in game.sector(o).forbid)
        and not too_near(game, o)
        and (reaches(game, unit, o) or "message" in unit.marks)
    ]


def too_near(game: DDay, unit: Unit) -> bool:
    """dice A1.22: no trade near the Final Bunker, even with a card that allows it."""
    return game.wall is not None and near_bunker(game, unit.sector)


def limit(game: DDay, unit: Unit, other: Unit, what: str) -> int:
    """How much of a resource may be given: the last soldier can't (dice 3.4.2)."""
    have: int = getattr(unit, what)
    if what == "soldiers" and not unit.specialists:
        have -= 1
    if not unit.afloat and not reaches(game, unit, other):
        have = min(have, MESSAGE)
    return max(have, 0)


def why_not_medal(game: DDay, unit: Unit) -> Refusal | None:
    """dice 3.4.3: once per turn, for its price in courage, never at sea (M1.10)."""
    if unit.afloat:
        return Refusal("M1.10", "refusal-medal-at-sea")
    if "medal" in unit.marks:
        return Refusal("3.4.3", "refusal-one-medal")
    if "medals" in game.sector(unit).forbid:
        return Refusal("5.7", "refusal-sector-forbids")
    if unit.courage < medal_price(game, unit):
        return Refusal("3.4.3", "refusal-courage", {"courage": medal_price(game, unit)})
    if not game.medals and not game.medals_played:
        return Refusal("3.4.4", "refusal-no-medals")
    return None


def badge_trade(game: DDay, unit: Unit) -> list[Option]:
    """dice A3.7: draw a Badge for a Star and a Courage, or use the Badge that makes a Medal
    cheaper."""
    from landfall.games.dice.rules.wall.badges import can_draw, held

    found = []
    stock = game.insignia
    if (
        stock is not None
        and stock.purchase
        and unit.stars
        and unit.courage
        and can_draw(game, unit)
    ):
        found.append(option("buy-badge", "option-buy-badge", rule="A3.7", stars=1, courage=1))
    if held(unit, "tireur_adroit") and "cheaper-medal" not in unit.marks:
        found.append(card_option("badge", "tireur_adroit", "A3.2"))
    return found


def badges_to_hand(game: DDay, unit: Unit) -> list[str]:
    """dice A3.3: traded like Items, unless they are badges of honour (A3.6)."""
    if game.insignia is None or game.insignia.honour:
        return []
    return unit.badges


@menu
class TradeMenu(Menu):
    kind = "trade"
    text = "ask-trade"
    rule = "3.4.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [DONE]
        if unit.courage >= least_courage(game) and why_not_medal(game, unit) is None:
            price = medal_price(game, unit)
            found.append(option("buy-medal", "option-buy-medal", rule="3.4.3", courage=price))
        if game.insignia is not None and unit.on_land:
            found += badge_trade(game, unit)
        for other in partners(game, unit):
            found += [
                option(
                    f"give:{other.seat}:{what}",
                    "option-give",
                    at=(f"seat:{other.seat}",),
                    rule="3.4.1",
                    seat=f"seat:{other.seat}",
                    what=f"resource:{what}",
                )
                for what in RESOURCES
                if f"gave:{other.seat}:{what}" not in unit.marks
                and limit(game, unit, other, what) > 0
                and not (what == "points" and other.afloat)
            ]
            if unit.afloat or reaches(game, unit, other):
                found += [
                    option(
                        f"hand:{other.seat}:{card}",
                        "option-hand",
                        at=(f"seat:{other.seat}", f"card:{card.partition('+')[0]}"),
                        rule="3.4.1",
                        seat=f"seat:{other.seat}",
                        card=f"card:{card.partition('+')[0]}",
                    )
                    for card in (*unit.items, *badges_to_hand(game, unit))
                    if f"gave:{card}" not in unit.marks
                ]
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        if option.id in ("buy-medal", "buy-badge"):
            return not game.alone
        return option.id.startswith("hand:")

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        unit.todo.append(asked)
        verb, _, rest = option.id.partition(":")
        if verb == "buy-medal":
            price = medal_price(game, unit)
            unit.courage -= price
            unit.marks.append("medal")
            draw_medal(game, unit, "3.4.3", courage=price)
        elif verb == "buy-badge":
            from landfall.games.dice.rules.wall.badges import draw_badge

            pay(game, unit, "why:badge", "A3.7", stars=1, courage=1)
            draw_badge(game, unit)
        elif verb == "badge":
            from landfall.games.dice.rules.wall.badges import held, use_badge

            use_badge(game, unit, held(unit, rest))
            unit.marks.append("cheaper-medal")
        elif verb == "give":
            unit.ask("amount", rest)
        else:
            seat, card = rest.split(":")
            other = game.unit(seat)
            goods = "badges" if card in unit.badges else "items"
            getattr(unit, goods).remove(card)
            getattr(other, goods).append(card)
            # A unit can't give back what it has just been given.
            other.marks.append(f"gave:{card}")
            tell(game, unit, other, f"card:{card.partition('+')[0]}", 1)


def tell(game: DDay, unit: Unit, other: Unit, what: str, amount: int) -> None:
    emit(
        game,
        events.GiftMade(
            seat=f"seat:{unit.seat}",
            to=f"seat:{other.seat}",
            what=what,
            amount=amount,
            rule="3.4.1",
        ),
    )


@menu
class Amount(Menu):
    """How many of a resource the unit gives to another."""

    kind = "amount"
    text = "ask-amount"
    rule = "3.4.1"

    def args(self, asked: Question) -> dict[str, Arg]:
        seat, what = asked.card.split(":")
        return {"seat": f"seat:{seat}", "what": f"resource:{what}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        seat, what = asked.card.split(":")
        most = limit(game, unit, game.unit(seat), what)
        return (
            option("amount:0", "option-nothing"),
            *(option(f"amount:{n}", "option-amount", amount=n) for n in range(1, most + 1)),
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id != "amount:0"

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        seat, what = asked.card.split(":")
        amount = int(option.id.partition(":")[2])
        unit.marks.append(f"gave:{seat}:{what}")
        if not amount:
            return
        other = game.unit(seat)
        if not unit.afloat and not reaches(game, unit, other):
            # The Message Book carries one resource to one unit.
            unit.marks.remove("message")
        setattr(unit, what, getattr(unit, what) - amount)
        setattr(other, what, getattr(other, what) + amount)
        tell(game, unit, other, f"resource:{what}", amount)


@menu
class Pigeon(Menu):
    """The Carrier Pigeon flies to one unit, wherever it is (dice 3.4.1)."""

    kind = "pigeon"
    text = "ask-pigeon"
    rule = "3.4.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"to:{o.seat}", "option-pigeon", at=(f"seat:{o.seat}",), seat=f"seat:{o.seat}")
            for o in game.others(unit)
            if o.on_land
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        unit.marks.append(f"pigeon:{option.id.partition(':')[2]}")
