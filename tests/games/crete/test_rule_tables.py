"""The tables in the rule reader agree with those that the game uses."""

from __future__ import annotations

import json

from landfall.core.registry import get_game
from landfall.core.rules import RuleTable, find_rule

TABLES = json.loads((get_game("crete").folder / "data/tables.json").read_text(encoding="utf-8"))


def shown(rule: str) -> RuleTable:
    table = find_rule("crete", rule).table
    assert table is not None
    return table


def test_g14_1_shows_every_line_of_the_results() -> None:
    lines = {
        (colour, row[1].startswith("armoured")): row[2:]
        for row in shown("G14.1").rows["en"]
        for colour in row[0].split(", ")
    }
    assert lines == {
        (each["color"], each["half"] == "armoured"): tuple(each["results"])
        for each in TABLES["results"]
    }


def test_g10_3_shows_the_costs_of_every_terrain() -> None:
    costs = [
        tuple(int(cell.split(",")[0].replace("−", "-")) for cell in row[1:5])
        for row in shown("G10.3").rows["en"]
    ]
    assert costs == [
        (each["leg"], each["wheeled"], each["tracked"], each["fire"]) for each in TABLES["terrain"]
    ]


def test_g21_4_shows_when_a_company_is_lost() -> None:
    rows = shown("G21.4").rows["en"]
    assert [row[1] == "eliminated" for row in rows] == [r["eliminated"] for r in TABLES["jump"]]
    assert [row[1].startswith("one step lost") for row in rows] == [
        bool(each["steps"]) and not each["eliminated"] for each in TABLES["jump"]
    ]


def test_g21_5_has_a_row_for_every_result() -> None:
    assert len(shown("G21.5").rows["fr"]) == len(TABLES["interdiction"])
