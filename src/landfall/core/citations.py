"""Where the code cites a rule, and which tests are named after it. Sources are read, never imported.

Code cites a rule by writing its number as a whole string (``rule="4.3"``) or, in a comment or docstring, as ``commando
4.3``, in brackets or at the start: ``# 4.3: why``. The file whose heading, its first docstring, names the rule or its
chapter (``commando 4``) is the rule's home and comes first. A test covers a rule if its name begins with the number,
``test_4_3_…`` or ``test_4_3_and_4_4_…``, and it asserts something; a docstring is not enough.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from msgspec import Struct

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(Struct, frozen=True, order=True):
    file: str
    line: int
    #: The function, method or class around it; empty at the top of a file.
    name: str


Places = dict[str, tuple[Place, ...]]


def cited_rules(slug: str, files: Iterable[Path], index: Iterable[str], root: Path) -> Places:
    known = set(index)
    found: dict[str, set[Place]] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        spans = tuple(_spans(tree))
        for line, number in (*_whole_strings(tree, known), *_mentions(slug, text, known)):
            name = ".".join(inside for first, last, inside in spans if first <= line <= last)
            found.setdefault(number, set()).add(Place(_path(file, root), line, name))
    return {number: tuple(sorted(places)) for number, places in found.items()}


def headings(
    slug: str, files: Iterable[Path], index: Iterable[str], root: Path
) -> dict[str, set[str]]:
    """The rules and chapters that the first docstring of each file names. ``crete 4.0`` is chapter 4."""
    known = set(index)
    chapters = {number[: dot.start()] for number in known for dot in re.finditer(r"\.", number)}
    known |= chapters | {f"{chapter}.0" for chapter in chapters}
    found = {}
    for file in files:
        heading = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        named = {n for line in heading.splitlines() for n in _numbers(slug, line, known)}
        if begins := re.match(r"[\d, and]+\. ", heading):
            named |= set(re.findall(r"\d+", begins[0]))
        found[_path(file, root)] = {number.removesuffix(".0") for number in named}
    return found


def closeness(number: str, heading: set[str]) -> int:
    """How closely a heading fits this rule: 0 not at all, more for the rule itself than for its chapter."""
    return max((len(named) for named in heading if f"{number}.".startswith(f"{named}.")), default=0)


def tested_rules(folder: Path, index: Iterable[str], root: Path) -> Places:
    """Rules by the tests in this folder that are named after them and assert something."""
    by_name = {_in_a_name(number): number for number in index}
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")}
    checks = {file.stem: _checks(tree, set()) for file, tree in trees.items()}
    found: dict[str, list[Place]] = {}
    for file, tree in sorted(trees.items()):
        helpers = _checks(tree, _imported(tree, checks))
        for test in _tests(tree) if file.name.startswith("test_") else ():
            if not _asserts(test, helpers):
                continue
            place = Place(_path(file, root), test.lineno, test.name)
            for number in _numbers_of(test.name, by_name):
                found.setdefault(number, []).append(place)
    return {number: tuple(places) for number, places in found.items()}


def _path(file: Path, root: Path) -> str:
    return (file.relative_to(root) if file.is_relative_to(root) else file).as_posix()


# Code.


def _whole_strings(tree: ast.Module, known: set[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in known:
            yield node.lineno, str(node.value)


def _mentions(slug: str, text: str, known: set[str]) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            for line, said in enumerate(token.string.splitlines(), start=token.start[0]):
                for number in _numbers(slug, said, known):
                    yield line, number


def _numbers(slug: str, text: str, known: set[str]) -> set[str]:
    """``commando 4.3, 4.4`` cites both; so do ``(4.3, 4.4)`` and ``# 4.3, 4.4: why``. ``4.3 to 4.6`` cites all four.

    Without the game's name a number needs its dot or a letter: ``(3 cards)`` is not chapter 3.
    """
    text = re.sub(r"\b([A-Z\d][A-Z\d.]*\.)(\d+)(?: to |–)\1(\d+)\b", _spelt_out, text)
    run = r"((?:[0-9A-Z][\w.]*(?:, | and |–)?)+)"
    named = re.findall(rf"\b{slug} {run}", text)
    bare = re.findall(rf"(?:\(|^[#:\"'\s]*){run}", text)
    found = {n.rstrip(".") for said in named for n in re.split(r", | and |–", said)}
    found |= {
        n
        for said in bare
        for m in re.split(r", | and |–", said)
        if not (n := m.rstrip(".")).isdigit()
    }
    return found & known


def _spelt_out(found: re.Match[str]) -> str:
    stem, first, last = found.groups()
    return ", ".join(f"{stem}{number}" for number in range(int(first), int(last) + 1))


def _spans(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """First and last line of each class and function, from the outside in."""
    for node in ast.walk(tree):
        if isinstance(node, Function | ast.ClassDef):
            first = min((node.lineno, *(mark.lineno for mark in node.decorator_list)))
            yield first, node.end_lineno or first, node.name


# Tests.


def _tests(tree: ast.Module) -> Iterator[Function]:
    """The tests that pytest finds: at the top of a file or in a class ``Test…``."""
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) and node.name[:4] == "Test" else [node]
        for function in inner:
            if isinstance(function, Function) and function.name.startswith("test_"):
                yield function


def _in_a_name(number: str) -> str:
    return re.sub(r"[^0-9a-z]+", "_", number.lower()).strip("_")


def _numbers_of(test: str, by_name: dict[str, str]) -> Iterator[str]:
    """The longest number that the name starts with: test_4_3_1_… is 4.3.1, not 4.3."""
    words = test.lower().split("_")[1:]
    while words:
        length = next((n for n in range(len(words), 0, -1) if "_".join(words[:n]) in by_name), 0)
        if not length:
            return
        yield by_name["_".join(words[:length])]
        words = words[length + 1 :] if words[length : length + 1] == ["and"] else []


def _asserts(function: Function, helpers: set[str]) -> bool:
    """Whether a test has an assert that can fail, expects an error, or calls a helper that checks something."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name == "pytest.raises" or name.rpartition(".")[2] in helpers:
                return True
    return False


def _checks(tree: ast.Module, known: set[str]) -> set[str]:
    """The helpers in this file that assert and return nothing, and the ones already known.

    A helper that returns a value, like ``asked(table)``, asserts only that the test is set up correctly.
    """
    functions = [n for n in tree.body if isinstance(n, Function)]
    silent = [f for f in functions if not _returns(f) and not f.name.startswith("test_")]
    found = set(known)
    while more := {f.name for f in silent if _asserts(f, found)} - found:
        found |= more
    return found


def _returns(function: Function) -> bool:
    return any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(function))


def _imported(tree: ast.Module, checks: dict[str, set[str]]) -> set[str]:
    """Checking helpers imported from other test files: ``from tests.games.toy.helpers import holds``."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            of_the_file = checks.get(node.module.rpartition(".")[2], set())
            found |= {n.asname or n.name for n in node.names if n.name in of_the_file}
            for name in node.names:  # from tests.games.toy import helpers
                found |= checks.get(name.name, set())
    return found
