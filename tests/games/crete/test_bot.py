"""The standard bot plays whole games by the view, and chooses among the options."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.crete.bot import WHIMS, answered, view_of
from tests.games.crete.helpers import game_of

from landfall.core.table import open_table
from landfall.core.texts import catalogue_source
from landfall.games.crete.bot import picture as picture_module
from landfall.games.crete.bot.moves import RUSH
from landfall.games.crete.bot.picture import picture
from landfall.games.crete.bot.plan import HOLD, TAKE
from landfall.games.crete.bot.sides import make_plan
from landfall.games.crete.bot.thumb import ANSWERS, thumb
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.ground import (
    SIDES,
    distance,
)
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.movement import reach_of, threats
from landfall.games.crete.table.read_view import read_view


@pytest.mark.parametrize(("scenario", "seed"), [("L", 1), ("L", 2), ("L", 3), ("1", 4), ("2", 5)])
def test_thumb_plays_to_the_end_and_never_from_zone_to_zone(scenario: str, seed: int) -> None:
    """crete G15.3: a move draws only the shots at the hex it leaves, except a few on the way to an unguarded objective and one
    to come up to a hunted enemy."""
    game = open_table("crete", scenario, seed=seed)
    moves = 0
    while game.decisions:
        decision = game.decisions[0]
        answer = answered(game)
        assert decision.option(answer) is not None
        if decision.text == "ask-move":
            mover = NUMBER[decision.at[0].removeprefix("unit:")]
            state = game_of(game)
            option = decision.option(answer)
            assert option is not None
            end = int(option.value), answer.partition("/")[2]
            _, shots = reach_of(state, mover).points_to(*end)
            here = state.units[mover].at
            seen = picture(view_of(game, decision.seat), SIDES.index(decision.seat))
            order = make_plan(seen).order(mover)
            # An unguarded objective is worth a few shots.
            open_goal = order.kind == TAKE and not seen.foes_at(order.hex)
            closes_in = order.kind != HOLD and not open_goal and distance(end[0], order.hex) == 1
            leaving = sum(zone >> here & 1 for zone in threats(state, mover))
            assert shots <= leaving + (6 if open_goal else RUSH if closes_in else 0)
            moves += 1
        game.answer(decision.seat, answer)
    assert game.outcome is not None
    assert moves > 3


def test_every_question_has_an_answer_of_its_own() -> None:
    questions = set(re.findall(r"^(ask-[a-z-]+) =", catalogue_source("crete", "en"), re.MULTILINE))
    assert questions
    assert questions <= set(ANSWERS)


def _walk(scenario: str, seed: int) -> list[tuple[Crete, Crete]]:
    """States of a random game, each with the state read from its view."""
    game = open_table("crete", scenario, seed=seed)
    whims = random.Random(seed)
    found = []
    for count in range(400):
        if not game.decisions:
            break
        if count % 20 == 0:
            found.append((game_of(game), read_view(view_of(game, "german"))))
            true, read = found[-1]
            _same(true, read)
        decision = game.decisions[0]
        game.answer(decision.seat, whims.choice(decision.options).id)
    return found


def _same(true: Crete, read: Crete) -> None:
    assert read.units == true.units
    assert read.leaders == true.leaders
    assert read.parks == true.parks
    assert (read.cp, read.dp, read.turn, read.chit) == (true.cp, true.dp, true.turn, true.chit)
    assert read.control == true.control
    assert read.barrage == true.barrage
    assert read.orders == true.orders
    for n, state in true.units.items():
        if state.at >= 0:
            assert read.zone(n) == true.zone(n)
            assert in_command(read, n) == in_command(true, n)


@pytest.mark.parametrize("scenario", ["L", "1"])
def test_a_view_is_read_back_as_it_was(scenario: str) -> None:
    assert len(_walk(scenario, 3)) > 3


def test_the_same_question_gets_the_same_answer() -> None:
    game = open_table("crete", "1", seed=9)
    for _ in range(40):
        decision = game.decisions[0]
        view = view_of(game, decision.seat)
        first = thumb(view, decision, random.Random(1))
        assert thumb(view_of(game, decision.seat), decision, random.Random(2)) == first
        game.answer(decision.seat, first)


@pytest.mark.parametrize(("scenario", "answers"), [("1", 300), ("5", 120), ("12", 120)])
def test_what_is_remembered_changes_no_answer(scenario: str, answers: int) -> None:
    """A bot that has cached stacks, zones and orders answers just like one that has seen nothing before."""
    game = open_table("crete", scenario, seed=3)
    for _ in range(answers):
        if not game.decisions:
            break
        decision = game.decisions[0]
        view = view_of(game, decision.seat)
        kept = thumb(view, decision, WHIMS)
        before = picture_module._last.copy()
        picture_module._last.clear()
        read = picture(view, SIDES.index(decision.seat))
        assert thumb(view, decision, WHIMS) == kept
        known = before[0][1]
        assert known.game.stacks == read.game.stacks
        assert [known.game.zone(n) for n in known.own] == [read.game.zone(n) for n in read.own]
        assert known.foe_zones == read.foe_zones
        picture_module._last[:] = before
        game.answer(decision.seat, kept)


@pytest.mark.parametrize("mine", ["allied", "german"])
def test_thumb_beats_chance_in_the_learning_scenario(mine: str) -> None:
    won = 0
    for seed in range(6):
        game = open_table("crete", "L", seed=seed)
        whims = random.Random(seed)
        while game.decisions:
            decision = game.decisions[0]
            if decision.seat == mine:
                game.answer(decision.seat, answered(game))
            else:
                game.answer(decision.seat, whims.choice(decision.options).id)
        assert game.outcome is not None
        won += game.outcome.winners == (mine,)
    assert won >= 5
