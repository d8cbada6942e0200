"""The terminal's menu offers a first battle, as the browser's set-up does."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from landfall.terminal.menu import Choice, Menu


def chosen(*typed: str) -> Choice:
    answers = iter(typed)
    choice = Menu(Console(file=StringIO()), lambda _: next(answers), "en").choose()
    assert next(answers, None) is None, "not everything was asked"
    assert isinstance(choice, Choice)
    return choice


@pytest.fixture(autouse=True)
def no_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDFALL_SAVES", str(tmp_path))


def test_a_first_battle_asks_for_nothing_else() -> None:
    choice = chosen("3", "1")
    assert (choice.game, choice.scenario, choice.options["level"]) == ("dice", "N01", 1)
    assert choice.seats == {"p1": "me"}


def test_a_first_battle_as_the_germans_has_a_bot_on_the_other_seat() -> None:
    choice = chosen("3", "3")
    assert (choice.scenario, choice.options["wall"]) == ("N18", "player")
    assert choice.seats == {"p1": "bot:thumb", "g": "me"}


def test_everything_is_where_the_options_start() -> None:
    choice = chosen("3", "5", "2", "")
    assert (choice.scenario, choice.options["crossing"]) == ("N02", True)
