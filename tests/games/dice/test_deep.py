"""Random walks that begin in the middle of well-equipped battles, since units played at random die on the beach."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dice.helpers import GAME

from landfall.core.table import Table
from landfall.games.dice.meta import MAPS
from landfall.games.dice.model import components as parts
from landfall.lab.options import random_options
from landfall.testing.contract import Walk


def equipped(whims: random.Random) -> Table:
    """Units all over a map, with many cards of every kind."""
    scenario = whims.choice(MAPS)
    options = random_options("dice", scenario, whims)
    options |= {"players": min(int(options["players"]), 3), "golden_trade": False}
    if "crossing" in options:
        options |= {"crossing": False, "continuous": False}
    options["wall"] = whims.choice(["none", "player", "player"])
    options["german_blind"] = False
    if options["wall"] == "player":
        # The German player is an extra player.
        options |= {"players": int(options["players"]) + 1}
        options |= {"level": 3} if "level" in options else {}
    game = GAME.setup(scenario, options, _chance())
    removed = set(game.removed)
    stock = {*game.items, *(card for stack in game.stacks for card in stack)}
    specials = [card for card, kind in parts.ITEMS.items() if kind.category == "special"]
    items, medals, promotions = (
        whims.sample(cards, k=len(cards))
        for cards in (
            sorted({*stock, *(card for card in specials if card not in removed)}),
            sorted(game.medals),
            list(parts.PROMOTIONS),
        )
    )
    ranking = whims.sample([card for card in game.specialists if card in parts.RANKING], k=5)
    sectors = [s.id for s in parts.BATTLEFIELDS[scenario].sectors if s.bunker != "final"]
    units: list[dict[str, Any]] = []
    for _ in game.units:
        regular = [card for card in parts.REGULAR if card not in removed]
        unit: dict[str, Any] = {
            "sector": whims.choice(sectors),
            "soldiers": whims.randint(30, 120),
            "courage": whims.randint(0, 12),
            "stars": whims.randint(0, 12),
            "points": whims.randint(0, 30),
            "specialists": [
                *whims.sample(regular, k=2),
                whims.choice(parts.AUXILIARY),
                ranking.pop(),
            ],
            "items": [items.pop() for _ in range(5)],
            "medals": [medals.pop() for _ in range(3)],
        }
        if options["missions"] != "none":
            unit["promotions"] = [promotions.pop()]
        units.append(unit)
    position: dict[str, Any] = {
        "phase": whims.choice(["roll", "camp", "move"]),
        "units": units,
    }
    if options["wall"] == "player":
        position["german"] = german(whims)
    return Table(GAME, scenario, options, {}, str(whims.random()), position)


def german(whims: random.Random) -> dict[str, Any]:
    """A German player with many cards of every kind, and a full hand."""
    decorations = [card for card, kind in parts.DECORATIONS.items() if not kind.black]
    return {
        "soldiers": whims.randint(10, 60),
        "courage": whims.randint(0, 12),
        "stars": whims.randint(0, 10),
        "points": whims.randint(0, 30),
        "specialists": ["unteroffizier", *whims.sample(parts.GERMANS[1:], k=7)],
        "items": whims.sample(parts.GERMAN_ITEMS, k=8),
        "hand": whims.sample(decorations, k=9),
    }


def _chance() -> Any:
    from landfall.core.chance import Chance

    return Chance("components")


@pytest.mark.parametrize("seed", range(8))
def test_deep_battles_keep_the_contract(seed: int) -> None:
    whims = random.Random(seed)
    table = equipped(whims)
    walker = Walk(table, whims)
    walker.check_standing()
    while table.outcome is None and len(table.answers) < 60:
        walker.answer()
    assert table.answers


@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_not_refused_and_the_other_way_round(seed: int) -> None:
    whims = random.Random(seed)
    table = equipped(whims)
    for _ in range(60):
        if table.outcome is not None:
            break
        for decision in table.decisions:
            offered = {option.id for option in decision.options}
            seat = decision.seat
            if decision.text == "ask-move":
                for sector in parts.BATTLEFIELDS[table.scenario].sectors:
                    refusal = table.why_not(seat, "move", sector=sector.id)
                    assert (refusal is None) == (f"move:{sector.id}" in offered)
            elif decision.text == "ask-camp":
                # Specialists only: which heroes can be had also depends on "show the way" and on the whole table.
                for card in (*parts.REGULAR, *parts.AUXILIARY, *parts.RANKING, *parts.UNIQUE):
                    refusal = table.why_not(seat, "recruit", card=card)
                    assert (refusal is None) == (f"recruit:{card}" in offered), (card, refusal)
                for card in parts.ITEMS:
                    refusal = table.why_not(seat, "find", card=card)
                    assert (refusal is None) == (f"find:{card}" in offered), (card, refusal)
            elif decision.text == "ask-trade":
                assert (table.why_not(seat, "medal") is None) == ("buy-medal" in offered)
            for action in ("move", "recruit", "find", "medal", "reroll", "dance"):
                table.why_not(seat, action, sector="nowhere", card="nobody", die="x")
        asked = whims.choice(table.decisions)
        table.answer(asked.seat, whims.choice(asked.options).id)


def test_positions_that_cannot_be_are_refused() -> None:
    from landfall.core.errors import PositionBroken

    wrong: list[dict[str, Any]] = [
        {"sector": "99"},
        {"sector": "1", "soldiers": -1},
        {"sector": "1", "soldiers": 0},
        {"sector": "1", "items": ["medecin"]},
        {"sector": "1", "vehicle": "bicycle"},
        {"sector": "1", "missions": ["ms01"]},
        {"sector": "1", "dice": ["seven"]},
        {"sector": "1", "colour": "pink"},
    ]
    for unit in wrong:
        with pytest.raises(PositionBroken):
            Table(GAME, "N01", {}, {}, "a seed", {"units": [unit]})
