from __future__ import annotations

from pathlib import Path

import pytest

from landfall.core import rules
from landfall.core.errors import PackBroken, UnknownRule

INDEX = ("1", "1.1", "1.2", "4.3", "4.3.1", "3A", "Annexe")


def source(folder: Path, text: str) -> list[Path]:
    file = folder / "test_it.py"
    file.write_text(text, encoding="utf-8")
    return [file]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ('RULE = "4.3"', {"4.3"}),
        ('"""toy 4.3: something."""', {"4.3"}),
        ("x = 1  # toy 1.1, 1.2 and 4.3", {"1.1", "1.2", "4.3"}),
        ("x = 1  # toy 3A.", {"3A"}),
        ("x = 1  # other 4.3", set()),
        ("x = 4.3", set()),
        ('RULE = "9.9"', set()),
        ('RULE = "see 4.3"', set()),
    ],
)
def test_how_code_cites_a_rule(tmp_path: Path, text: str, cited: set[str]) -> None:
    assert rules.cited_rules("toy", source(tmp_path, text), INDEX) == cited


@pytest.mark.parametrize(
    ("text", "tested"),
    [
        ("def test_4_3_the_loser_chooses(): ...", {"4.3"}),
        ("def test_4_3_1_the_exception(): ...", {"4.3.1"}),
        ("def test_3a_begins_so(): ...", {"3A"}),
        ("def test_annexe_is_there(): ...", {"Annexe"}),
        ("def test_the_4_3(): ...", set()),
        ("def helper_4_3(): ...", set()),
        ('def test_it():\n    """toy 1.1 and 1.2."""', {"1.1", "1.2"}),
        ("class TestIt:\n    def test_1_2_inside(self): ...", {"1.2"}),
    ],
)
def test_how_a_test_names_a_rule(tmp_path: Path, text: str, tested: set[str]) -> None:
    assert rules.tested_rules("toy", source(tmp_path, text), INDEX) == tested


def test_the_index_of_a_game(toy: str) -> None:
    assert list(rules.rule_index(toy)) == ["1", "1.1", "1.2", "1.3"]
    assert rules.find_rule(toy, "1.2").title["fr"] == "Pièces"
    with pytest.raises(UnknownRule):
        rules.find_rule(toy, "8")


def test_coverage_lists_what_is_missing(toy: str, tmp_path: Path) -> None:
    source(tmp_path, "def test_1_2_coins(): ...\ndef test_1_cards(): ...")
    found = rules.coverage(toy, tmp_path)
    assert (found.rules, found.cited, found.tested) == (4, 4, 2)
    assert found.missing == ("1.1", "1.3")


@pytest.mark.parametrize(
    "text",
    [
        "[[rule]\n",
        '[[rule]]\nnumber = "1"\n',
        '[[rule]]\nnumber = "1"\ntitle = {}\nsummary = {}\n' * 2,
        '[[rule]]\nnumber = "1"\ntitle = {}\nsummary = {}\nmood = "?"\n',
    ],
)
def test_a_broken_index_is_said_to_be(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("landfall.core.game.Game.folder", tmp_path)
    with pytest.raises(PackBroken, match=r"rules\.toml"):
        rules.rule_index(toy)
