"""Hints are true: their sums are the ones the table shows next."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.commando.helpers import SILENT, asked, fresh, play, stand

from landfall.core.table import Table
from landfall.games.commando.bot.estimates import loses_all
from landfall.games.commando.model.cards import ENGLISH
from landfall.games.commando.model.scenario_facts import ROBEHOMME

SUMS = {"hint-sum-enough", "hint-sum-not-yet", "hint-unit-enough", "hint-unit-not-enough"}


def strengths(table: Table, seat: str, terrain: str) -> tuple[int, int] | None:
    for front in table.view(seat).fronts:  # type: ignore[attr-defined]
        if front.terrain == terrain:
            lines = front.english.strength, front.german.strength
            return lines if seat == "english" else (lines[1], lines[0])
    return None


def check_all_sums(table: Table) -> int:
    """Play each option whose hint shows a sum, with the opponent not responding, and compare the sums."""
    decision = table.decisions[0]
    view = table.view(decision.seat)
    checked = 0
    for option in decision.options:
        for reason in table.game.reasons(view, decision, option):
            if reason.text not in SUMS:
                continue
            twin = table.clone()
            twin.answer(decision.seat, option.id)
            while twin.outcome is None and twin.decisions[0].text == "ask-window":
                twin.answer(twin.decisions[0].seat, "pass")
            terrain = next((r[8:] for r in decision.at if r.startswith("terrain:")), "")
            shown = strengths(twin, decision.seat, terrain) if twin.outcome is None else None
            if shown is not None:
                assert shown == (reason.args["mine"], reason.args["theirs"]), option.id
                checked += 1
    return checked


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3"])
def test_sums_of_hints_are_those_of_the_table(scenario: str) -> None:
    checked = 0
    for seed in range(5):
        table, whims = fresh(scenario, seed), random.Random(seed)
        while table.outcome is None:
            checked += check_all_sums(table)
            decision = table.decisions[0]
            answer = table.game.hint(table.view(decision.seat), decision).option
            if whims.random() < 0.4:
                answer = whims.choice(decision.options).id
            table.answer(decision.seat, answer)
    assert checked > 50


def test_a_hint_for_the_terrain_compares_the_terrains_on_offer() -> None:
    table = fresh("1A", 4)
    while table.decisions[0].text != "ask-terrain":
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    decision = table.decisions[0]
    for option in decision.options:
        said = table.game.reasons(table.view(decision.seat), decision, option)
        assert said
        assert all(reason.at == option.at for reason in said)


LAST = "{terrains: ['1012'], turn: 2, manpower: %d, english: {hand: [1104], tokens: 0, plus3: 1}, german: {hand: [1513], tokens: 0}}"


def test_4_5_nobody_gives_up_a_game_that_a_token_may_still_win() -> None:
    """2 against 5, with the last Manpower point and a +3 token: a success makes it a tie, and the British win ties."""
    table = play(stand(LAST % 1), "G unit:1513", "E unit:1104")
    while asked(table) != ("english", "ask-bid"):
        seat, text = asked(table)
        table.answer(seat, SILENT[text])
    decision = table.decisions[0]
    assert (decision.args["mine"], decision.args["theirs"]) == (2, 5)
    assert {"toss:plus3", "give-up"} <= {option.id for option in decision.options}
    assert table.game.hint(table.view("english"), decision).option == "toss:plus3"


def test_4_5_a_combat_that_loses_nothing_may_be_given_up() -> None:
    table = play(stand(LAST % 3), "G unit:1513", "E unit:1104")
    while asked(table) != ("english", "ask-bid"):
        seat, text = asked(table)
        table.answer(seat, SILENT[text])
    decision = table.decisions[0]
    view: Any = table.view("english")
    assert not loses_all(view, view.fronts[0], ENGLISH)
    assert table.game.hint(view, decision).option == "give-up"


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3"])
def test_4_5_a_hint_never_gives_up_what_giving_up_loses(scenario: str) -> None:
    """In full games: if giving up would lose the game and there is another option, the hint takes it."""
    lost = 0
    for seed in range(12):
        table = fresh(scenario, seed)
        while table.outcome is None:
            decision = table.decisions[0]
            view: Any = table.view(decision.seat)
            answer = table.game.hint(view, decision).option
            gives_up = answer in ("give-up", "retreat", "pay", "stop")
            # If not chosen, Robehomme goes to the Germans when the turn ends, no matter who wins here (D.11).
            if gives_up and len(decision.options) > 1 and ROBEHOMME not in view.passed:
                twin = table.clone()
                twin.answer(decision.seat, answer)
                while twin.outcome is None and twin.decisions[0].text in SILENT:
                    twin.answer(twin.decisions[0].seat, SILENT[twin.decisions[0].text])
                lost += twin.outcome is not None and decision.seat not in twin.outcome.winners
            table.answer(decision.seat, answer)
    assert lost == 0
