"""`thumb`: the standard bot for both sides of *Opération Commando*.

It sees only its view and its decision. Each kind of question has its own small rule; where a rule
can't judge, it picks the option that gives the least away.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from landfall.core.decisions import Decision, Option
from landfall.games.commando.bot.bidding import bid, reach, stay_or_act
from landfall.games.commando.bot.estimates import (
    action_gain,
    final_stand,
    loses_all,
    stake,
    unit_strength,
    worth,
)
from landfall.games.commando.bot.question import Table
from landfall.games.commando.model.cards import ENGLISH, GERMAN, Card, pack
from landfall.games.commando.rules.strength import shortfall
from landfall.games.commando.table.read_view import army, line
from landfall.games.commando.table.view import CommandoView


def thumb(view: Any, decision: Decision, whims: random.Random) -> str:
    if decision.forced:
        return decision.options[0].id
    table = Table(view, decision, whims)
    return RULES.get(decision.text, first)(table)


def first(table: Table) -> str:
    return table.decision.options[0].id


# Cards and tokens.


def starting_hand(table: Table) -> str:
    units = sum(card.kind == "unit" for card in table.hand)
    total = sum(worth(card) for card in table.hand)
    return "change" if units < 2 or total < 2.3 * len(table.hand) else "keep"


def least_worth(table: Table) -> str:
    return min(table.cards("discard:"), key=lambda pair: worth(pair[1]))[0].id


def spoil(table: Table) -> str:
    return max(table.cards("discard:"), key=lambda pair: worth(pair[1]))[0].id


def best(prefix: str) -> Callable[[Table], str]:
    def choose(table: Table) -> str:
        return max(table.cards(prefix), key=lambda pair: worth(pair[1]))[0].id

    return choose


def bury(table: Table) -> str:
    # The card buried first is drawn again first.
    return max(table.cards("bury:"), key=lambda pair: worth(pair[1]))[0].id


def spend_tokens(table: Table) -> str:
    """A card is worth more than a token, but keep a few tokens."""
    spare = max(0, table.me.tokens - 2)
    return f"spend:{min(spare, len(table.decision.options) - 1)}"


# Terrains.


def terrain_worth(view: CommandoView, number: str, side: int) -> float:
    """The British want many cards and few German units."""
    terrain = pack().terrains[number]
    for_english = 1.2 * terrain.draws[0] - 0.9 * terrain.draws[1] - 1.1 * terrain.size
    if terrain.tags & {"obstacle"}:
        for_english -= 1.0
    if number in ("1010", "1002"):
        for_english += 1.0
    if number in ("1011", "1008"):
        for_english -= 0.7
    if number == "1028":
        for_english += 0.5
    return for_english if side == ENGLISH else -for_english


def choose_terrain(table: Table) -> str:
    return max(
        table.decision.options,
        key=lambda o: terrain_worth(table.view, str(o.value), table.side),
    ).id


def choose_objective(table: Table) -> str:
    order = ("1023", "1022", "1024", "1018", "1016", "1017")
    return min(
        table.decision.options,
        key=lambda o: order.index(str(o.value)) if o.value in order else len(order),
    ).id


def build_pile(table: Table) -> str:
    """Large terrains in front of the bridges, never two identical ones in a pair (D.4)."""
    bridge = table.decision.at[0].partition(":")[2]
    piles = [p for p in table.view.piles if p.bridge == bridge]
    built = (piles[0].terrains or []) if piles else []
    partner = built[-1] if len(built) % 2 else ""
    options = [o for o in table.decision.options if o.value != partner] or list(
        table.decision.options
    )
    return table.whims.choice(options).id


def blue_token(table: Table) -> str:
    assert table.front is not None
    strong = sum(card.kind == "unit" and card.combat >= 3 for card in table.hand)
    return "place" if table.front.size >= 3 and strong >= 3 else "keep"


# Events.


def play_event(table: Table) -> str:
    useful = [pair for pair in table.cards("event:") if event_helps(table, pair[1])]
    if not useful:
        return "done"
    return max(useful, key=lambda pair: worth(pair[1]))[0].id


def event_helps(table: Table, card: Card) -> bool:
    if card.number in (
        1203,
        1211,
        1404,
        1609,
        1803,
    ):  # these cards take units back, so the discard pile must hold some
        units = [pack().cards[n] for n in table.me.discard or () if pack().cards[n].kind == "unit"]
        best_unit = max((unit.combat for unit in units), default=0)
        return best_unit >= 3 or (card.number in (1211, 1609) and len(units) >= 2)
    if card.number == 1605:
        return any(c.kind == "unit" for c in table.hand)
    opponent = army(table.view, 1 - table.side)
    if card.number in (1607, 1208):
        return opponent.tokens > 0
    return True


# Windows.


def answer(table: Table) -> str:
    """Cancel only what is worth a card."""
    options = table.cards("answer:")
    if not options:
        return "pass"
    target = pack().cards[int(table.decision.at[0].partition(":")[2])]
    cheapest = min(options, key=lambda pair: worth(pair[1]))[0].id
    if target.kind == "event":
        return cheapest if worth(target) >= 4.0 else "pass"
    front = table.front
    if front is None:
        return "pass"
    if target.kind == "unit" and line(front, 1 - table.side).unit == target.number:
        mine = line(front, table.side).strength
        strong = unit_strength(table.view, front, target)
        return cheapest if strong >= max(mine, 4) else "pass"
    swing = action_gain(table.view, front, target) if target.kind == "action" else 2
    decisive = swing >= 2 or stake(table.view, front) >= 1.5
    return cheapest if decisive and swing >= 1 else "pass"


def resize(table: Table) -> str:
    options = table.cards("answer:")
    front = table.front
    if not options or front is None:
        return "pass"
    if table.side == ENGLISH:
        # If only one more unit can come, smoke ends the assault; on bridges it saves a combat.
        ends = front.size - front.played == 1
        return options[0][0].id if ends or final_stand(front) else "pass"
    units = sum(card.kind == "unit" for card in table.hand)
    return options[0][0].id if units and front.played >= front.size else "pass"


# Units.


def play_german_unit(table: Table) -> str:
    front = table.front
    options = table.cards("unit:")
    if not options or front is None:
        return "stop"
    strengths = {o.id: unit_strength(table.view, front, c) for o, c in options}
    fought = len(front.german.fought)
    left = front.size - fought

    def order(pair: tuple[Option, Card]) -> float:
        option, card = pair
        value = float(strengths[option.id])
        growing = card.number in (1502, 1511) and left > 1
        return value - (1.5 if growing else 0.0) + (0.6 if card.number in (1504, 1513) else 0.0)

    chosen, card = max(options, key=order)
    support = reach(table, front)
    serious = stake(table.view, front)
    if final_stand(front) or loses_all(table.view, front, GERMAN):
        return chosen.id
    # Keep a weak unit without support: it can be discarded later, and later turns need cards.
    if strengths[chosen.id] + support < 3 and len(options) < 3 and serious < 1.5:
        return "stop"
    if card.heroic and serious < 1.0 and not last_chance(table.view):
        others = [pair for pair in options if not pair[1].heroic]
        return max(others, key=order)[0].id if others else "stop"
    return chosen.id


def last_chance(view: CommandoView) -> bool:
    return view.manpower == 1


def play_english_unit(table: Table) -> str:
    front = table.front
    assert front is not None
    need = front.german.strength
    options = table.cards("unit:")
    support = reach(table, front)
    must = final_stand(front) or table.view.manpower == 1
    strengths = {o.id: unit_strength(table.view, front, c) for o, c in options}
    winning = [pair for pair in options if strengths[pair[0].id] >= need]
    saving = [pair for pair in winning if not pair[1].heroic or must]
    if saving:
        # The weakest unit that leaves a small margin for the German response.
        margin = 1 if stake(table.view, front) >= 1.0 else 0
        easy = [pair for pair in saving if strengths[pair[0].id] >= need + margin] or saving
        return min(easy, key=lambda pair: worth(pair[1]))[0].id
    reachable = [pair for pair in options if strengths[pair[0].id] + support >= need]
    if reachable:
        return max(reachable, key=lambda pair: strengths[pair[0].id] - 2 * pair[1].heroic)[0].id
    if table.has("pay") and table.view.manpower is not None and table.view.manpower >= 2:
        return "pay"
    # Never retreat if that loses the game and a unit can still fight.
    if table.has("retreat") and not (options and loses_all(table.view, front, ENGLISH)):
        return "retreat"
    return max(options, key=lambda pair: strengths[pair[0].id])[0].id if options else "pay"


# Choices of cards.


def choose_effect(table: Table) -> str:
    card = int(table.decision.at[0].partition(":")[2])
    front = table.front
    ids = [o.id for o in table.decision.options]
    if card == 1608:
        opponent = army(table.view, 1 - table.side)
        order = ["choose:0", "choose:2" if opponent.hand_count > 2 else "choose:1", "choose:1"]
        return next((o for o in order if o in ids), ids[0])
    assert front is not None
    mine, theirs = line(front, table.side).strength, line(front, 1 - table.side).strength
    need = shortfall(table.side, mine, theirs)
    if card == 1301:
        return "choose:0" if need > 0 else "choose:1"
    fought = len(front.german.fought)
    return "choose:0" if fought >= 2 and need > 1 else "choose:1"


HEROES: Final = (1404, 1401, 1402, 1403, 1405, 1408, 1407, 1410, 1409, 1412, 1411)
GERMAN_HEROES: Final = (1804, 1801, 1803, 1802, 1805, 1808, 1807, 1806, 1812, 1811, 1810, 1809)


def choose_hero(table: Table) -> str:
    order = HEROES if table.side == ENGLISH else GERMAN_HEROES
    return min(
        table.cards("hero:"),
        key=lambda pair: order.index(pair[1].number) if pair[1].number in order else 99,
    )[0].id


def keep_approach(table: Table) -> str:
    return "keep"


RULES: Final[dict[str, Callable[[Table], str]]] = {
    "ask-hand": starting_hand,
    "ask-discard": least_worth,
    "ask-discard-theirs": spoil,
    "ask-take-back": best("take-back:"),
    "ask-keep": best("keep:"),
    "ask-bury": bury,
    "ask-spend": spend_tokens,
    "ask-terrain": choose_terrain,
    "ask-objective": choose_objective,
    "ask-build": build_pile,
    "ask-blue": blue_token,
    "ask-events": play_event,
    "ask-window": answer,
    "ask-size": resize,
    "ask-german-unit": play_german_unit,
    "ask-german-next-unit": play_german_unit,
    "ask-english-unit": play_english_unit,
    "ask-initiative": stay_or_act,
    "ask-bid": bid,
    "ask-choice": choose_effect,
    "ask-hero": choose_hero,
    "ask-set-aside-unit": best("set-aside:"),
    "ask-set-aside-other": best("set-aside:"),
    "ask-approach": keep_approach,
}
