"""The rule index of each game, and which of its rules the code and the tests cite.

``rules.toml`` lists every rule by the rulebook's number or chapter, with a title and a one-sentence
summary in our own words. Code cites a rule by writing its number as a whole string (``rule="4.3"``)
or, in a comment or docstring, as ``commando 4.3``; a test names it, ``test_4_3_…``, or cites it.
"""

from __future__ import annotations

import ast
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from landfall.core.errors import PackBroken, UnknownRule
from landfall.core.registry import get_game


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    title: dict[str, str]
    summary: dict[str, str]


class Coverage(Struct, frozen=True):
    rules: int
    cited: int
    tested: int
    #: Numbers that code does not cite or no test names.
    missing: tuple[str, ...]


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


def find_rule(slug: str, number: str) -> Rule:
    rule = rule_index(slug).get(number)
    if rule is None:
        raise UnknownRule(slug, number[:60])
    return rule


def coverage(slug: str, tests: Path | None = None) -> Coverage:
    """Which rules are cited in the game's code and named by its tests (a checkout has both)."""
    game = get_game(slug)
    index = rule_index(slug)
    cited = cited_rules(slug, game.folder.rglob("*.py"), index)
    where = tests or game.folder.parents[3] / "tests" / "games" / slug
    tested = tested_rules(slug, where.rglob("test_*.py"), index)
    missing = tuple(n for n in index if n not in cited or n not in tested)
    return Coverage(len(index), len(cited), len(tested), missing)


def cited_rules(slug: str, files: Iterable[Path], index: Iterable[str]) -> set[str]:
    known = set(index)
    found: set[str] = set()
    for file in files:
        for text in _strings(file):
            if text in known:
                found.add(text)
        found |= _mentions(slug, file, known)
    return found


def tested_rules(slug: str, files: Iterable[Path], index: Iterable[str]) -> set[str]:
    """Rules that a test function's name starts with, or that its docstring mentions."""
    known = set(index)
    by_name = {_in_a_name(number): number for number in known}
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            words = node.name.removeprefix("test_").split("_")
            # The longest number that the name starts with: test_4_3_1_… is 4.3.1, not 4.3.
            for length in range(len(words), 0, -1):
                number = by_name.get("_".join(words[:length]).lower())
                if number is not None:
                    found.add(number)
                    break
            found |= _numbers(slug, ast.get_docstring(node) or "", known)
    return found


def _in_a_name(number: str) -> str:
    return re.sub(r"[^0-9a-z]+", "_", number.lower()).strip("_")


def _strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _mentions(slug: str, file: Path, known: set[str]) -> set[str]:
    found: set[str] = set()
    with file.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                found |= _numbers(slug, token.string, known)
    return found


def _numbers(slug: str, text: str, known: set[str]) -> set[str]:
    """``commando 4.3, 4.4`` cites both."""
    found: set[str] = set()
    for run in re.findall(rf"\b{slug} ((?:[0-9A-Z][\w.]*(?:, | and |–)?)+)", text):
        found |= {n.rstrip(".") for n in re.split(r", | and |–", run)} & known
    return found
