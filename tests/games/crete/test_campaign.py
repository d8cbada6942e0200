"""Walks from authored moments of the campaign, with everything that the contract checks."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.crete.helpers import at, game_of, number

from landfall.core.codec import state_hash
from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.games.crete.bot.thumb import thumb
from landfall.games.crete.model.diary import MOST_NOTES
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import NAME
from landfall.games.crete.model.pieces import AT_SEA, GONE
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.results import lose_step
from landfall.games.crete.table.look import look
from landfall.games.crete.table.view import CreteView
from landfall.testing.contract import walk_from

from .positions import POSITIONS

#: Answers of a walk, and those of a bot.
WALKED, PLAYED = 25, 60


def begin(name: str, seed: str = "campaign") -> Table:
    scenario, options, position = POSITIONS[name]
    return Table(get_game("crete"), scenario, options, {}, seed, position)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_walk_from_an_authored_moment_stays_sound(name: str) -> None:
    walk_from(begin(name), 1, WALKED)


@pytest.mark.parametrize("name", POSITIONS)
def test_5_10_a_unit_that_is_gone_has_no_steps_left(name: str) -> None:
    """Otherwise the step that brings it back would be counted twice."""
    units = game_of(begin(name)).units
    gone = [n for n, unit in units.items() if unit.at == GONE]
    assert gone
    assert not any(units[n].steps for n in gone)


@pytest.mark.parametrize("name", POSITIONS)
def test_thumb_has_an_answer_to_all_it_is_asked(name: str) -> None:
    table = begin(name)
    whims = random.Random(1)
    for _ in range(PLAYED):
        if table.outcome is not None:
            break
        asked = table.decisions[0]
        seen = table.view(asked.seat)
        assert isinstance(seen, CreteView)
        answer = thumb(seen, asked, whims)
        assert asked.option(answer) is not None, asked.text
        table.answer(asked.seat, answer)
    table.game.check(table.state)


def test_what_the_moments_say() -> None:
    morning = game_of(begin("25 May in the morning"))
    # R54: the test of 25 May is made at once.
    assert (morning.morale, morning.tested) == (22, [0])
    flight = game_of(begin("withdrawal in force"))
    assert flight.withdrawal
    suda = game_of(begin("a night at Suda"))
    assert len([n for n in suda.units if suda.units[n].at == at("W59.13")]) >= 4
    assert suda.night
    ships = game_of(begin("a naval turn"))
    assert ships.units[number("CR-N-AJAX")].at == AT_SEA
    assert NAME[ships.naval_target] == "W20.07"


def test_the_diary_tells_a_day_by_fronts_and_is_no_part_of_the_hash() -> None:
    table = begin("25 May in the morning")
    game = game_of(table)
    assert [f.text for f in look(game, "diary:")][-1] == "diary-day-obligation"
    lose_step(game, number("NZ-18-A"), "test")
    take_control(game, number("LS-5"), at("W59.13"))
    page = look(game, "diary:25")
    fronts = {f.args["sheet"]: f.args["allied-lost"] for f in page if f.kind == "front"}
    assert sum(int(str(n)) for n in fronts.values()) == 1
    assert any(f.text == "diary-control" and f.at == ("hex:W59.13",) for f in page)
    curve = next(f for f in page if f.kind == "morale")
    assert curve.args["level"] == game.morale
    for language in LANGUAGES:
        said = [game_texts("crete", language).fact(fact) for fact in page]
        assert all(said)
    # The diary is not hashed, but a snapshot keeps it.
    before = state_hash(game)
    game.notes.clear()
    assert state_hash(game) == before
    assert look(game, "diary:19") == look(game, "diary:x") == ()


def test_the_diary_tells_once_a_day_who_holds_a_hex() -> None:
    game = game_of(begin("25 May in the morning"))
    for unit in ("LS-5", "NZ-18-A", "LS-5"):
        take_control(game, number(unit), at("W59.13"))
    told = [f for f in look(game, "diary:25") if f.at == ("hex:W59.13",) and f.kind == "note"]
    assert [fact.args["what"] for fact in told] == ["side:german"]


def test_the_diary_tells_the_withdrawal_level_once_morale_has_broken() -> None:
    game = game_of(begin("25 May in the morning"))
    game.morale = 1
    lose_step(game, number("NZ-18-A"), "test")
    assert game.withdrawal
    (told,) = [fact for fact in look(game, "diary:25") if fact.kind == "morale"]
    assert told.text == "diary-level"
    assert told.args["level"] == game.morale
    # On the day before, morale had not broken yet.
    (before,) = [fact for fact in look(game, "diary:24") if fact.kind == "morale"]
    assert before.text == "diary-morale"


def test_a_view_lists_only_the_locks_that_still_hold() -> None:
    table = begin("25 May in the morning")
    game = game_of(table)
    # A lock without a chit opens by itself when its turn begins, and is not noted as opened.
    game.unlocked.clear()
    assert any(lock.chit == NOBODY and lock.turn < game.turn for lock in game.clauses.locks)
    view: Any = table.view("german")
    assert [lock for lock in view.clauses.locks if not lock.chit] == []


def test_the_diary_has_a_bound() -> None:
    game = game_of(begin("25 May in the morning"))
    for _ in range(60):
        take_control(game, number("LS-5"), at("W59.13"))
        take_control(game, number("NZ-18-A"), at("W59.13"))
    assert len([n for n in game.notes if n.kind == "control"]) <= MOST_NOTES
