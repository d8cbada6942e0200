"""The tables "Where each rule is implemented" in docs/games: complete, in order, and true."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from landfall.core import rules

ROOT = Path(__file__).parents[2]
GAMES = ("commando", "crete", "dice", "omaha")
#: 5.11 of Omaha is a part of 5.1 and comes before 5.2.
DECIMAL = ("omaha",)
ROW = re.compile(r"\| ([\w.–, ]+) \| .+ \| `([\w/]+\.py)` \|")


def tables(slug: str) -> list[list[tuple[str, str]]]:
    """The rows of each table, as (numbers, file)."""
    text = (ROOT / "docs" / "games" / f"{slug}.md").read_text(encoding="utf-8")
    section = text.split("## Where each rule is implemented\n")[1].split("\n## ")[0]
    found = []
    for block in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE):
        rows = [ROW.fullmatch(line) for line in block.splitlines()[2:]]
        assert all(rows), block
        found.append([(row[1], row[2]) for row in rows if row])
    return found


def by_number(slug: str, number: str) -> tuple[object, ...]:
    chapter, *parts = number.split(".")
    words = re.findall(r"\d+|[A-Z]+", chapter)
    return (
        [(not word.isdigit(), int(word) if word.isdigit() else 0, word) for word in words],
        parts if slug in DECIMAL else [int(part) for part in parts],
    )


@cache
def numbers_in_order(slug: str) -> list[str]:
    return sorted(rules.rule_index(slug), key=lambda number: by_number(slug, number))


def named(slug: str, numbers: str) -> list[str]:
    """``16.1–16.3, 16.7`` as single rules."""
    order = numbers_in_order(slug)
    found = []
    for part in numbers.split(", "):
        first, _, last = part.partition("–")
        found += order[order.index(first) : order.index(last or first) + 1]
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_each_rule_is_in_one_row(slug: str) -> None:
    rows = [row for table in tables(slug) for row in table]
    listed = [number for numbers, _ in rows for number in named(slug, numbers)]
    assert [n for n in listed if listed.count(n) > 1] == []
    assert set(listed) == set(rules.rule_index(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_each_table_is_sorted_by_number(slug: str) -> None:
    order = numbers_in_order(slug)
    for table in tables(slug):
        places = [order.index(n) for numbers, _ in table for n in named(slug, numbers)]
        assert places == sorted(places)


@pytest.mark.parametrize("slug", GAMES)
def test_each_row_names_the_file_that_is_the_rules_home(slug: str) -> None:
    found = rules.all_whereabouts(slug)
    for numbers, file in (row for table in tables(slug) for row in table):
        for number in named(slug, numbers):
            assert found[number].cited[0].file == f"src/landfall/games/{slug}/{file}", number
