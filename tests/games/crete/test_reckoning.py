"""What a player is shown beforehand is what happens: the points of a move, the spread of a shot."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    game_of,
    number,
    pair,
    run,
    still,
    straight,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.events import UnitMoved
from landfall.games.crete.model.movement_costs import step_cost, terrain_cost
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import DIRECT, OPPORTUNITY, Fire
from landfall.games.crete.rules.movement import Reach, allowance, move_class
from landfall.games.crete.rules.odds import OUTCOMES, odds
from landfall.games.crete.rules.search import ENTER_COLUMN, search, unwatched

ROLLS = 10_000


def _check_way(game: Crete, unit_: int, hex: int, state: str) -> None:
    """Each step of a path costs what its terrain says, and the steps add up to the cost shown."""
    reach = Reach(game, unit_)
    way = reach.way_to(hex, state)
    assert way.cost == reach.points_to(hex, state)[0] <= allowance(game, unit_)
    kind = move_class(game, unit_)
    for number_, (here, there) in enumerate(zip(way.nodes, way.nodes[1:], strict=False)):
        a, b, column = here >> 1, there >> 1, bool(here & 1)
        if a == b:
            price = terrain_cost(a, kind) if column else ENTER_COLUMN
        else:
            price = step_cost(a, b, kind, column)
            # G10.1: one hex is always possible, and takes all points.
            price = min(price, allowance(game, unit_) - sum(way.costs[:number_]))
        assert way.costs[number_] == price


@pytest.mark.parametrize("seed", range(4))
def test_g10_11_a_move_step_by_step_costs_what_was_shown(seed: int) -> None:
    """crete G10.1, G10.3, G10.11, G33."""
    play = open_table("crete", "1", seed=seed)
    whims = random.Random(seed)
    walked = 0
    while play.decisions and len(play.answers) < 500:
        asked = play.decisions[0]
        ends = [o for o in asked.options if o.id.startswith("to:")]
        answer = whims.choice(ends or asked.options)
        moving = asked.text == "ask-move" and bool(ends)
        game = game_of(play)
        if moving and not game.rubble and not game.blocks:
            mover = number(asked.at[0].removeprefix("unit:"))
            state = answer.id.partition("/")[2]
            for option in whims.sample(ends, min(4, len(ends))):
                _check_way(game, mover, int(option.value), option.id.partition("/")[2])
            way = Reach(game, mover).way_to(int(answer.value), state)
            steps = [
                cost
                for cost, here, there in zip(way.costs, way.nodes, way.nodes[1:], strict=False)
                if here >> 1 != there >> 1
            ]
            before = len(play.log)
            play.answer(asked.seat, answer.id)
            paid = [
                event.cost
                for event in play.events_for(None, before)
                if isinstance(event, UnitMoved) and event.unit == asked.at[0]
            ]
            # Fire may stop it on the way, and then it has paid for the steps it made.
            assert paid == steps[: len(paid)]
            walked += len(paid)
        else:
            play.answer(asked.seat, answer.id)
    assert walked > 30


@pytest.mark.parametrize("seed", range(3))
def test_g10_1_a_reach_is_the_same_however_it_is_searched(seed: int) -> None:
    """crete G10.1, G33: cached results and the quick search find the same as a full search."""
    whims = random.Random(seed)
    here = [at(name) for name in ("R28.11", "R33.12", "R20.15")][seed]
    for budget in (8, 12, 16):
        for kind in (0, 1, 2):
            shut = [here + whims.randint(-40, 40) for _ in range(8)]
            columns = [here + whims.randint(-40, 40) for _ in range(4)]
            quick = unwatched(2 * here, kind, budget, shut, columns)
            whole = search(2 * here, kind, budget, shut, columns, ())
            assert (whole.accepted, whole.last) == (quick.accepted, quick.last)


def _positions() -> list[tuple[str, list[dict[str, Any]], str, str, str]]:
    here, there = pair("C", "O")
    far, target = straight(3)
    bare, hidden = pair("O", "V")
    return [
        ("a company at its neighbour", [unit(FJ, here), unit(NZ, there)], FJ, NZ, DIRECT),
        (
            "dug in, and shaken twice",
            [unit(FJ, here), unit(NZ, there, position=2, cohesion=2)],
            FJ,
            NZ,
            DIRECT,
        ),
        (
            "a gun three hexes off at a parachute that still hangs",
            [unit("CR-MG-R", far), unit(FJ, target, chutes=1)],
            "CR-MG-R",
            FJ,
            DIRECT,
        ),
        (
            "suppressed already, one step left",
            [unit(AUS, bare, steps=1), unit(FJ, hidden, steps=1, suppressed=True)],
            AUS,
            FJ,
            DIRECT,
        ),
        (
            "opportunity fire at a column",
            [unit(AUS, here), unit(FJ, there, column=True)],
            AUS,
            FJ,
            OPPORTUNITY,
        ),
    ]


@pytest.mark.parametrize("position", _positions(), ids=lambda p: p[0])
def test_g13_1_odds_agree_with_rolls(
    position: tuple[str, list[dict[str, Any]], str, str, str],
) -> None:
    """crete G13.1, G14.1, G14.2: ten thousand shots rolled by the rules."""
    _, units, firer, target, mode = position
    never = {"bonus": "never", "hard": "never", "soft": "never"}
    game = still(units, orders={"allied": never, "german": never})
    shown = odds(game, number(firer), number(target), mode)
    before = game.units[number(target)]
    dice = random.Random(7)
    found: Counter[str] = Counter()
    for _ in range(ROLLS):
        twin = game.clone()
        twin.chance.script = [dice.randint(0, 9) for _ in range(4)]
        twin.push(Fire(number(firer), number(target), mode))
        run(twin)
        after = twin.units[number(target)]
        if after.at < 0:
            found["eliminated"] += 1
        elif after.steps < before.steps:
            found["step"] += 1
        elif after.suppressed and not before.suppressed:
            found["suppressed"] += 1
        elif after.cohesion > before.cohesion:
            found["cohesion"] += 1
        else:
            found["none"] += 1
    for name, chance in zip(OUTCOMES, shown, strict=True):
        # Three standard deviations and a little.
        assert abs(100 * found[name] / ROLLS - chance) < 2, name
