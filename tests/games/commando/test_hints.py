"""What a hint says is so: the sums are those that the table shows next."""

from __future__ import annotations

import random

import pytest
from tests.games.commando.helpers import fresh

from landfall.core.table import Table

SUMS = {"hint-sum-enough", "hint-sum-not-yet", "hint-unit-enough", "hint-unit-not-enough"}


def strengths(table: Table, seat: str, terrain: str) -> tuple[int, int] | None:
    for front in table.view(seat).fronts:  # type: ignore[attr-defined]
        if front.terrain == terrain:
            lines = front.english.strength, front.german.strength
            return lines if seat == "english" else (lines[1], lines[0])
    return None


def check_all_sums(table: Table) -> int:
    """Each answer that a sum is told for is given, nobody answers it, and the sum is compared."""
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


def test_a_hint_for_the_terrain_compares_what_lies_there() -> None:
    table = fresh("1A", 4)
    while table.decisions[0].text != "ask-terrain":
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    decision = table.decisions[0]
    for option in decision.options:
        said = table.game.reasons(table.view(decision.seat), decision, option)
        assert said
        assert all(reason.at == option.at for reason in said)
