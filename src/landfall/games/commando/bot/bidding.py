"""How much a combat is worth to the bot, and what it spends on it: actions, tokens, or nothing."""

from __future__ import annotations

from landfall.games.commando.bot.estimates import (
    action_gain,
    loses_all,
    stake,
    tokens_allowed,
    worth,
)
from landfall.games.commando.bot.question import Table
from landfall.games.commando.model.cards import ENGLISH
from landfall.games.commando.rules.strength import as_action, shortfall
from landfall.games.commando.table.read_view import front_of, line
from landfall.games.commando.table.view import FrontView


def reach(table: Table, front: FrontView) -> int:
    """What actions and about half of the tokens could add."""
    gains = [
        action_gain(table.view, front, card)
        for card in table.hand
        if card.kind == "action" and not card.response
    ]
    total = sum(sorted(gains, reverse=True)[:3])
    if tokens_allowed(front, table.side):
        total += table.me.tokens // 2
    return total + 2 * table.me.plus3 + 2 * table.me.plus3_heroic + table.me.thornton


def stay_or_act(table: Table) -> str:
    """The initiative: always wait for the British unit before spending anything."""
    return "hand-over"


def bid(table: Table) -> str:
    front = table.front
    assert front is not None
    mine, theirs = line(front, table.side).strength, line(front, 1 - table.side).strength
    need = shortfall(table.side, mine, theirs)
    if need <= 0:
        return "hand-over"
    plays: list[tuple[float, int, str]] = []
    for option, card in table.cards("play:"):
        plays.append((worth(card), action_gain(table.view, front, card), option.id))
    for option, card in table.cards("as-action:"):
        plays.append((worth(card), as_action(front_of(front), card), option.id))
    tosses = [o.id for o in table.decision.options if o.id.startswith("toss:")]
    possible = sum(g for _, g, _ in sorted(plays, key=lambda p: -p[1])[:4]) + token_hope(
        table, tosses
    )
    serious = stake(table.view, front)
    price = need * 1.6
    to_the_last = giving_up_loses(table, front)
    if not to_the_last and (possible < need or price > budget(table, front, serious)):
        return "give-up"
    if "toss:thornton" in tosses and need <= table.me.thornton:
        return "toss:thornton"
    if "toss:normal" in tosses and need <= 1 + table.me.tokens // 4:
        return "toss:normal"
    enough = [p for p in plays if p[1] >= need]
    if enough:
        return min(enough)[2]
    for special in ("toss:plus3", "toss:plus3-heroic"):
        if special in tosses and need >= 2:
            return special
    useful = [p for p in plays if p[1] > 0]
    if useful:
        return max(useful, key=lambda p: p[1] - 0.2 * p[0])[2]
    if tosses:
        return tosses[0]
    # A card whose value can't be estimated may still turn the combat.
    return max(plays)[2] if to_the_last and plays else "give-up"


def giving_up_loses(table: Table, front: FrontView) -> bool:
    """Whether giving up this combat loses the game; not for Germans who can play another unit."""
    if not loses_all(table.view, front, table.side):
        return False
    if table.side == ENGLISH:
        return True
    return front.played >= front.size or not any(card.kind == "unit" for card in table.hand)


def token_hope(table: Table, tosses: list[str]) -> int:
    hope = 0.0
    if "toss:normal" in tosses:
        hope += table.me.tokens * 0.6
    if "toss:thornton" in tosses:
        hope += table.me.thornton
    if "toss:plus3" in tosses:
        hope += 2 * table.me.plus3
    if "toss:plus3-heroic" in tosses:
        hope += 2 * table.me.plus3_heroic
    return int(hope + 0.5)


def budget(table: Table, front: FrontView, serious: float) -> float:
    """How much a combat may cost: more where it matters, and more with a full hand."""
    plenty = len(table.hand) + 0.5 * table.me.tokens
    left = front.size - front.played
    if table.side == ENGLISH:
        # The more German units can still follow, the less destroying this one is worth.
        return serious * (3.0 + 0.55 * plenty) - 0.2 * left
    return serious * (1.8 + 0.40 * plenty) + (0.8 if left <= 0 else 0.0)
