"""Hints in general, without a real game: who may ask, and what always holds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landfall.core.decisions import Decision, Option
from landfall.core.errors import NotOffered
from landfall.core.hints import MOST_REASONS, reason, whims_for
from landfall.core.registry import get_game
from landfall.core.table import Table, open_table


def asked(table: Table) -> tuple[Any, Decision]:
    decision = next(d for d in table.decisions if not d.forced)
    return table.view(decision.seat), decision


def test_a_hint_is_what_the_games_bot_would_do(toy: str) -> None:
    table = open_table(toy, "long", seed=5)
    view, decision = asked(table)
    hint = table.game.hint(view, decision)
    assert hint.option == table.game.bot("greedy")(view, decision, random.Random(1))
    assert [reason.text for reason in hint.why] == ["hint-plain"]


def test_a_single_answer_needs_no_thought(toy: str) -> None:
    only = Decision("ann", "ask", (Option("yes", "yes"),))
    hint = get_game(toy).hint(None, only)
    assert (hint.option, hint.why) == ("yes", (reason("only"),))


def test_a_game_without_bots_says_that_the_hint_is_random(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(toy, "long", seed=5)
    monkeypatch.setattr(table.game, "bots", dict)
    view, decision = asked(table)
    hint = table.game.hint(view, decision)
    assert hint.why[0].text == "hint-any"
    assert hint == table.game.hint(view, decision)


def test_thumb_comes_before_other_bots(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(toy, "long", seed=5)
    view, decision = asked(table)
    bots = {
        "first": lambda view, decision, whims: decision.options[0].id,
        "thumb": lambda view, decision, whims: decision.options[-1].id,
    }
    monkeypatch.setattr(table.game, "bots", lambda: bots)
    assert table.game.hint(view, decision).option == decision.options[-1].id


def test_a_bot_that_answers_nonsense_gives_no_hint(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(toy, "long", seed=5)
    view, decision = asked(table)
    monkeypatch.setattr(table.game, "bots", lambda: {"thumb": lambda *_: "dance"})
    with pytest.raises(NotOffered):
        table.game.hint(view, decision)


def test_only_the_best_reasons_are_given(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(toy, "long", seed=5)
    view, decision = asked(table)
    many = tuple(reason(str(n)) for n in range(9))
    monkeypatch.setattr(table.game, "reasons", lambda *_: many)
    assert table.game.hint(view, decision).why == many[:MOST_REASONS]


def test_random_choices_of_a_hint_depend_only_on_the_view(toy: str) -> None:
    table = open_table(toy, "long", seed=5)
    view, decision = asked(table)
    first, again = (whims_for(view, decision).random() for _ in range(2))
    assert first == again
    table.answer(decision.seat, decision.options[0].id)
    other = next(d for d in table.decisions)
    assert whims_for(table.view(other.seat), other).random() != first


def test_opponents_are_the_seats_that_would_win(toy: str) -> None:
    assert get_game(toy).opponents("ann", "long", {"players": 3}) == ("bob", "cat")
