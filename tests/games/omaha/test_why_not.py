"""Refusals carry their rule."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import at, to_actions

from landfall.core.table import Table
from landfall.core.texts import LANGUAGES, game_texts


@pytest.fixture
def table() -> Table:
    table = at(
        8,
        "actions",
        {
            "A/1/16": "0713",
            "B/1/16": {"at": "0715", "disrupted": True},
            "1/A/741": "0714",
            "HQ/16": "0613",
            "A/1/116": "0626",
            "C/1/16": "box:ER1",
        },
        {"0812": {}, "1110": {}},
    )
    to_actions(table)
    return table


@pytest.mark.parametrize(
    ("action", "unit", "hex", "rule"),
    [
        ("move", "A/1/16", "0812", "7.31"),
        ("move", "A/1/16", "0512", "5.21"),
        ("reach", "", "0812", "7.2"),
        ("act", "", "", "7.2"),
        ("act", "B/1/16", "", "7.7"),
        ("reach", "A/1/16", "1110", "8.1"),
        ("reach", "A/1/16", "0512", "5.21"),
        ("reach", "1/A/741", "1110", "8.42"),
        ("move", "A/1/16", "1011", "7.3"),
        ("move", "B/1/16", "0714", "7.7"),
        ("move", "A/1/116", "0625", "7.2"),
        ("move", "C/1/16", "0714", "5.2"),
        ("move", "1/A/741", "0814", "7.3"),
        ("move", "nobody", "0714", "7"),
        ("attack", "A/1/16", "0814", "8"),
        ("attack", "1/A/741", "0812", "8.1"),
        ("attack", "A/1/16", "1110", "8.1"),
        ("barrage", "A/1/16", "0812", "8.4"),
        ("barrage", "1/A/741", "1110", "8.42"),
    ],
)
def test_7_the_rule_against_it(table: Table, action: str, unit: str, hex: str, rule: str) -> None:
    refusal = table.why_not("us", action, unit=unit, to=hex)
    assert refusal is not None
    assert refusal.rule == rule
    for language in LANGUAGES:
        assert game_texts("omaha", language).refusal(refusal)


def test_nothing_is_said_against_what_is_allowed(table: Table) -> None:
    assert table.why_not("us", "move", unit="A/1/16", to="0714") is None
    assert table.why_not("us", "attack", unit="A/1/16", hex="0812") is None
