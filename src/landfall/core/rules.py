"""The rule index of each game, and which of its rules the code cites and the tests check.

``rules.toml`` lists every rule by the rulebook's number or chapter, with a title and a one-sentence summary in our own
words, and, where it helps, a table, an example and the booklet's page. See ``citations.py`` for how code and tests name
a rule.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from landfall.core.citations import Place, Places, cited_rules, closeness, headings, tested_rules
from landfall.core.errors import PackBroken, UnknownRule
from landfall.core.registry import get_game
from landfall.core.wire import Language


class RuleTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's own table, by language: column titles, and rows of the same length."""

    head: dict[Language, tuple[str, ...]]
    rows: dict[Language, tuple[tuple[str, ...], ...]]


class Rule(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    number: str
    title: dict[Language, str]
    summary: dict[Language, str]
    table: RuleTable | None = None
    #: A worked example, in our own words.
    example: dict[Language, str] | None = None
    #: The page of the printed booklet, where it is known.
    page: int = 0
    #: Which booklet, if not the rulebook itself: the scenarios', an expansion's, or the exclusive rules of one game of
    #: a series.
    booklet: Literal["", "scenarios", "expansion", "exclusive"] = ""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A term of the booklet, explained in our own words, and the rule that defines it."""

    name: dict[Language, str]
    meaning: dict[Language, str]
    rule: str


class Coverage(Struct, frozen=True):
    rules: int
    cited: int
    tested: int
    #: Numbers that no code cites or no test checks.
    missing: tuple[str, ...]


class Whereabouts(Struct, frozen=True):
    """Where to find a rule: the code that cites it and the tests named after it."""

    rule: str
    cited: tuple[Place, ...]
    tested: tuple[Place, ...]


@cache
def rule_index(slug: str) -> dict[str, Rule]:
    file = get_game(slug).folder / "rules.toml"
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        rules = msgspec.convert(document.get("rule", []), list[Rule])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PackBroken(file.name, slug, "", str(error)) from error
    index = {rule.number: rule for rule in rules}
    if len(index) != len(rules):
        raise PackBroken(file.name, slug, "number", "why:key-twice")
    return index


@cache
def glossary(slug: str) -> tuple[Term, ...]:
    """The words a game explains; a game may have none."""
    file = get_game(slug).folder / "glossary.toml"
    if not file.is_file():
        return ()
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        terms = msgspec.convert(document.get("term", []), tuple[Term, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PackBroken(file.name, slug, "", str(error)) from error
    for term in terms:
        find_rule(slug, term.rule)
    return terms


def find_rule(slug: str, number: str) -> Rule:
    rule = rule_index(slug).get(number)
    if rule is None:
        raise UnknownRule(slug, number[:60])
    return rule


def coverage(slug: str, tests: Path | None = None) -> Coverage:
    """Which rules are cited in the game's code and tested. Only a source checkout has both."""
    index = rule_index(slug)
    cited, tested = _places(slug, tests)
    missing = tuple(n for n in index if n not in cited or n not in tested)
    return Coverage(len(index), len(cited), len(tested), missing)


def whereabouts(slug: str, number: str, tests: Path | None = None) -> Whereabouts:
    find_rule(slug, number)
    return all_whereabouts(slug, tests)[number]


def all_whereabouts(slug: str, tests: Path | None = None) -> dict[str, Whereabouts]:
    """Where to find each rule of a game; its home comes first."""
    cited, tested = _places(slug, tests)
    named = homes(slug)

    def ordered(number: str) -> tuple[Place, ...]:
        def order(place: Place) -> tuple[int, bool, Place]:
            # The rule's home, then the other files that apply it; bots, hints and pages only mention it.
            near = closeness(number, named.get(place.file, set()))
            return -near, "/rules/" not in place.file, place

        return tuple(sorted(cited.get(number, ()), key=order))

    return {
        number: Whereabouts(number, ordered(number), tested.get(number, ()))
        for number in rule_index(slug)
    }


def homes(slug: str) -> dict[str, set[str]]:
    """What the headings of a game's ``rules/`` and ``model/`` name: a rule is at home in the file that fits it best."""
    folder = get_game(slug).folder
    files = (file for room in ("model", "rules") for file in (folder / room).rglob("[!_]*.py"))
    return headings(slug, files, rule_index(slug), folder.parents[3])


def _places(slug: str, tests: Path | None) -> tuple[Places, Places]:
    folder = get_game(slug).folder
    root = folder.parents[3]
    index = rule_index(slug)
    cited = cited_rules(slug, folder.rglob("*.py"), index, root)
    return cited, tested_rules(tests or root / "tests" / "games" / slug, index, root)
