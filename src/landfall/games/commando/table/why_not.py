"""Why something can't be done now, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.core.decisions import Refusal, Seat
from landfall.core.state import Ask
from landfall.games.commando.model.card_language import Forbid
from landfall.games.commando.model.cards import SIDES, Card, pack
from landfall.games.commando.model.state import Commando, Front
from landfall.games.commando.rules.assault import EnglishUnit, GermanUnit
from landfall.games.commando.rules.bidding import Bid, may_be_action, playable_action
from landfall.games.commando.rules.scenario_1_bridge_assaults import goes_on
from landfall.games.commando.rules.strength import (
    action_limit_reached,
    only_heroic_actions,
    terrain_of,
    unit_allowed,
)
from landfall.games.commando.rules.tossing_tokens import usable_tokens

NOT_YOURS = Refusal("4.7", "refusal-not-your-turn")
#: Options that play a card; others discard it, take it back, keep it …
PLAYING = ("unit", "event", "play", "as-action", "answer")


def why_not(game: Commando, seat: Seat, action: str, what: Mapping[str, str]) -> Refusal | None:
    """For "play" (card), "toss" (token) and "retreat"; None if the move is on offer or unknown."""
    if game.outcome is not None or not game.steps:
        return None
    step = game.steps[-1]
    assert isinstance(step, Ask)
    asked = next((d for d in step.ask(game) if d.seat == seat), None)
    side = SIDES.index(seat)
    if action == "play":
        number = what.get("card", "").removeprefix("card:")
        card = pack().cards.get(int(number)) if number.isdigit() else None
        if card is None or card.number not in game.armies[side].hand:
            return Refusal("0.9", "refusal-not-in-hand")
        if asked is not None and any(asked.option(f"{verb}:{number}") for verb in PLAYING):
            return None
        return why_not_card(game, card, step, asked is not None)
    if action == "toss":
        return why_not_toss(game, side, step, what.get("token", "normal"), asked is not None)
    if action == "retreat":
        return why_not_retreat(game, side, step, asked is not None)
    return None


def why_not_card(game: Commando, card: Card, step: Ask, asked: bool) -> Refusal:
    if card.response:
        windows = tuple(
            f"window:{'fallen' if w == 'german_unit_destroyed' else w.replace('_', '-')}"
            for w in sorted(card.windows)
            if not w.startswith("card:")
        )
        return Refusal("6.2", "refusal-answer-only", {"windows": windows})
    if not asked:
        return NOT_YOURS
    if card.kind == "event":
        return Refusal(("2.2", "3.2")[card.side], "refusal-events-in-phase")
    if isinstance(step, Bid) and step.side == card.side:
        return why_not_in_combat(game, game.fronts[step.front], card)
    if card.kind == "action":
        return Refusal("4.3", "refusal-actions-in-assault")
    if isinstance(step, EnglishUnit | GermanUnit):
        return why_not_unit(game, game.fronts[step.front], card)
    return Refusal("4.2", "refusal-units-in-assault")


def why_not_unit(game: Commando, front: Front, card: Card) -> Refusal:
    for op in terrain_of(front).static:
        if isinstance(op, Forbid) and op.what == "unit_type" and op.type == card.type:
            return Refusal("1.3", "refusal-unit-type")
    assert not unit_allowed(game, front, card)
    return Refusal("4.2", "refusal-requirement")


def why_not_in_combat(game: Commando, front: Front, card: Card) -> Refusal:
    if card.kind == "unit" and not may_be_action(game, front, card):
        return Refusal("4.2", "refusal-units-in-assault")
    if not card.heroic and only_heroic_actions(front, card.side):
        enemy = front.lines[1 - card.side].unit
        return Refusal("7.6", "refusal-only-heroic", {"unit": f"card:{enemy}"})
    if action_limit_reached(front, card.side):
        return Refusal("1.3", "refusal-one-action")
    if card.needs_own_unit and not front.lines[card.side].unit:
        return Refusal("4.3", "refusal-needs-unit")
    assert not playable_action(game, front, card)
    return Refusal("0.14", "refusal-heroic-unit")


def why_not_toss(game: Commando, side: int, step: Ask, kind: str, asked: bool) -> Refusal | None:
    army = game.armies[side]
    owned = {
        "normal": army.tokens,
        "plus3": army.plus3,
        "plus3-heroic": army.plus3_heroic,
        "thornton": army.thornton,
    }
    if not owned.get(kind):
        return Refusal("4.4", "refusal-no-tokens")
    if not isinstance(step, Bid) or not asked:
        return Refusal("4.4", "refusal-tokens-in-combat")
    if kind not in usable_tokens(army, game.fronts[step.front], side):
        return Refusal("7.5", "refusal-token-ban")
    return None


def why_not_retreat(game: Commando, side: int, step: Ask, asked: bool) -> Refusal | None:
    if side != 0 or not asked or not isinstance(step, Bid | EnglishUnit):
        return NOT_YOURS
    if not goes_on(game.fronts[step.front]):
        return None
    return Refusal("1A.4" if game.scenario == "1A" else "1B.10", "refusal-no-retreat")
