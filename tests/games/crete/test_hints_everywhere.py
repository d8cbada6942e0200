"""Every decision window has a hint with a reason that follows from the position (crete G29, G33)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.crete.positions import POSITIONS

from landfall.core.decisions import Decision
from landfall.core.registry import get_game
from landfall.core.rules import rule_index
from landfall.core.table import Table, open_table
from landfall.core.texts import game_texts
from landfall.games.crete.bot.thumb import ANSWERS
from landfall.games.crete.hints.reasons import SPEAKERS

#: Reasons that the core gives if the game gives none.
SILENT = {"hint-plain", "hint-any"}
#: Each kind of window is checked this often, and each kind of option once or more in it.
OFTEN = 3
FRENCH, ENGLISH = game_texts("crete", "fr"), game_texts("crete", "en")
RULES = rule_index("crete")


def _spoken(game: Table, decision: Decision, seen: Counter[str]) -> None:
    """The hint and, for kinds of options not seen before, the reasons for any of them."""
    new = {o.text: o for o in decision.options if not seen[f"{decision.text} {o.text}"]}
    if seen[decision.text] >= OFTEN and not new:
        return
    view = game.view(decision.seat)
    facts = []
    if seen[decision.text] < OFTEN:
        seen[decision.text] += 1
        hint = game.game.hint(view, decision)
        facts = list(hint.why)
        assert facts, decision.text
        assert not {fact.text for fact in facts} & SILENT, (decision.text, hint.option)
    for option in new.values():
        kind = f"{decision.text} {option.text}"
        seen[kind] += 1
        why = game.game.reasons(view, decision, option)
        assert why, kind
        facts += why
    for fact in facts:
        assert fact.text.startswith("hint-")
        assert not fact.rule or fact.rule in RULES
        for texts in (FRENCH, ENGLISH):
            assert "{" not in texts.fact(fact), fact


def _walk(game: Table, seed: int, answers: int) -> set[str]:
    whims = random.Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(answers):
        if not game.decisions:
            break
        decision = game.decisions[0]
        _spoken(game, decision, seen)
        game.answer(decision.seat, whims.choice(decision.options).id)
    return {name for name in seen if " " not in name}


@pytest.mark.parametrize(
    ("scenario", "answers", "windows"),
    [
        ("L", 400, {"ask-setup", "ask-who", "ask-move"}),
        ("1", 700, {"ask-strike", "ask-dispatch", "ask-pay"}),
        ("5", 900, {"ask-parks", "ask-orders"}),
        ("9", 600, {"ask-attach", "ask-airfield"}),
        ("12", 900, {"ask-kampfgruppe", "ask-attach"}),
    ],
)
def test_g29_g33_every_window_has_a_hint_with_a_reason(
    scenario: str, answers: int, windows: set[str]
) -> None:
    """crete G29, G33, S1, S2, S7, S8, S9, S11: by random play."""
    met = _walk(open_table("crete", scenario, seed=5), 5, answers)
    assert windows <= met


@pytest.mark.parametrize("name", POSITIONS)
def test_s5_o2_o3_later_windows_have_hints_too(name: str) -> None:
    """crete S5, O2, O3: withdrawal, evacuation, ships and coastal guns, from the authored moments."""
    scenario, options, position = POSITIONS[name]
    game = Table(get_game("crete"), scenario, options, {}, "hints", position)
    assert len(_walk(game, 2, 300)) > 3


def test_o1_drops_have_hints() -> None:
    """crete O1: sticks, their targets and hexes, in scenario 13."""
    game = open_table("crete", "13", seed=1)
    assert {"ask-stick", "ask-zone"} <= _walk(game, 1, 300)


def test_every_window_that_the_bot_answers_has_a_speaker() -> None:
    assert set(ANSWERS) == set(SPEAKERS)
