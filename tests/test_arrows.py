"""Imports go one way only, between packages and inside a game (docs/architecture.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import landfall

ROOT = Path(landfall.__file__).parent

#: What a package of `landfall` may import besides itself.
PACKAGES = {
    "core": set[str](),
    "hexes": set[str](),
    "games": {"core", "hexes"},
    "lab": {"core"},
    "testing": {"core", "lab"},
    "terminal": {"core", "lab"},
    "server": {"core"},
}
#: What each part of a game may import besides itself.
ROOMS = {
    "model": set[str](),
    "rules": {"model"},
    "table": {"model", "rules"},
    "bot": {"model", "rules", "table"},
    "hints": {"model", "rules", "table", "bot"},
}
GAMES = sorted(file.parent.name for file in (ROOT / "games").glob("*/meta.py"))


def imported(source: str) -> Iterator[tuple[str, ...]]:
    """The parts of the names of our modules that this source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            first, *rest = name.split(".")
            if first == "landfall":
                yield tuple(rest)


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_packages_import_one_way(package: str) -> None:
    allowed = PACKAGES[package] | {package, "__version__"}
    wrong = [
        f"{file.relative_to(ROOT)} imports {'.'.join(parts)}"
        for file in sorted((ROOT / package).rglob("*.py"))
        for parts in imported(file.read_text(encoding="utf-8"))
        if parts and parts[0] not in allowed
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_game_import_one_way(game: str) -> None:
    wrong = []
    for room, others in ROOMS.items():
        for file in sorted((ROOT / "games" / game / room).rglob("*.py")):
            for parts in imported(file.read_text(encoding="utf-8")):
                if parts[:1] != ("games",):
                    continue
                if parts[1] != game or parts[2] not in others | {room}:
                    wrong.append(f"{file.relative_to(ROOT)} imports {'.'.join(parts)}")
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {'.'.join(parts)}"
        for file in sorted((ROOT / "games" / game).rglob("*.py"))
        for parts in imported(file.read_text(encoding="utf-8"))
        if parts[:1] == ("games",) and parts[1] != game
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_a_game_belongs_to_a_part(game: str) -> None:
    files = {file.name for file in (ROOT / "games" / game).glob("*.py")}
    assert files == {"__init__.py", "game.py", "meta.py"}


def test_a_wrong_import_is_detected() -> None:
    source = "from landfall.games.toy.rules import turn\nimport landfall.server"
    assert list(imported(source)) == [("games", "toy", "rules", "turn"), ("server",)]
