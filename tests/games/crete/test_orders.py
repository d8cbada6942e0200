"""G33: the default of each order gives the same game as answering by hand."""

from __future__ import annotations

import random

import pytest
from tests.games.crete.helpers import choose, game_of

from landfall.core.decisions import Decision
from landfall.core.table import Table, open_table
from landfall.games.crete.model.counters import CHITS, NUMBER
from landfall.games.crete.model.orders import ORDERS
from landfall.games.crete.model.pieces import AFTER_FIRST, READY

#: Questions that are asked only because an order was changed to `ask`; the first option is what the default would
#: answer.
BY_ORDER = {"ask-opportunity", "ask-target"}


def _with_orders(seed: int, scenario: str, by_hand: bool) -> Table:
    play = open_table("crete", scenario, seed=seed)
    for _ in range(2):
        if by_hand:
            for order, values in ORDERS.items():
                if values[0] != "ask":
                    choose(play, "orders", f"order:{order}:ask")
        choose(play, "accept")
    return play


def _answer(decision: Decision, play: Table, whims: random.Random) -> str:
    """The answer to a question: the same at both tables, because it depends only on the question and the state."""
    ids = [o.id for o in decision.options if o.id != "orders"]
    return ids[whims.randrange(len(ids))]


def _is_extra(decision: Decision) -> bool:
    if decision.text in BY_ORDER:
        return True
    return decision.text == "ask-pay" and decision.args["purpose"] in ("bonus", "soft")


def _lands(play: Table, last: str) -> str:
    """What the order `landing` would do now: companies in order, a second marker with three points in hand."""
    if play.outcome is not None or play.decisions[0].text != "ask-who":
        return ""
    game = game_of(play)
    if CHITS[game.chit].kind == "direct":
        return ""
    for option in (o.id for o in play.decisions[0].options if o.id.startswith("unpack:")):
        unit = NUMBER[option.removeprefix("unpack:")]
        points = game.cp[game.frame.division_of[unit]]
        if option == last and game.units[unit].acted == AFTER_FIRST and points >= 3:
            return option
        if game.units[unit].acted == READY:
            return option
    return ""


def _by_default(by_hand: Table, by_order: Table, last: str) -> str:
    """What the order's default would answer, at the table where everything is a question."""
    if by_hand.outcome is not None:
        return ""
    asked = by_hand.decisions[0]
    transfer = asked.text == "ask-transfer" and (
        not by_order.decisions or by_order.decisions[0].text != "ask-transfer"
    )
    return asked.options[0].id if _is_extra(asked) or transfer else _lands(by_hand, last)


@pytest.mark.parametrize(("seed", "scenario"), [(1, "L"), (2, "L"), (3, "1")])
def test_g33_defaults_are_the_same_game_as_answering_by_hand(seed: int, scenario: str) -> None:
    """crete G33: the same events, dice and end; by hand, there are only more questions."""
    by_order, by_hand = (_with_orders(seed, scenario, hand) for hand in (False, True))
    whims = random.Random(seed)
    extra = 0
    for _ in range(250):
        landed = ""
        while answer := _by_default(by_hand, by_order, landed):
            landed = answer
            choose(by_hand, answer)
            extra += 1
        if by_order.outcome is not None:
            break
        asked, other = by_order.decisions[0], by_hand.decisions[0]
        if asked.text == "ask-transfer" and asked != other:
            # By hand, every leader is a question, one after the other.
            choose(by_hand, "stay")
            continue
        assert asked == other
        answer = _answer(asked, by_order, whims)
        choose(by_order, answer)
        choose(by_hand, answer)
    assert extra > 0
    assert game_of(by_order).units == game_of(by_hand).units
    assert game_of(by_order).lost == game_of(by_hand).lost
    assert (by_order.outcome is None) == (by_hand.outcome is None)
