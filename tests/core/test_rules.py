from __future__ import annotations

from pathlib import Path

import pytest

from landfall.core import citations, rules
from landfall.core.citations import Place
from landfall.core.errors import PackBroken, UnknownRule

INDEX = ("1", "1.1", "1.2", "4.3", "4.3.1", "3A", "Annexe")


def source(folder: Path, text: str, name: str = "test_it.py") -> list[Path]:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return [file]


def cited(folder: Path, text: str) -> citations.Places:
    return citations.cited_rules("toy", source(folder, text), INDEX, folder)


def held(folder: Path, text: str) -> citations.Places:
    source(folder, text)
    return citations.tested_rules(folder, INDEX, folder)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ('RULE = "4.3"', {"4.3"}),
        ('"""toy 4.3: something."""', {"4.3"}),
        ("x = 1  # toy 1.1, 1.2 and 4.3", {"1.1", "1.2", "4.3"}),
        ("x = 1  # toy 3A.", {"3A"}),
        ("x = 1  # 4.3, 1.2: why", {"4.3", "1.2"}),
        ("x = 1  # toy 1.1 to 1.3: why", {"1.1", "1.2"}),
        ("x = 1  # toy 1.2 to 4.3: why", {"1.2"}),
        ("x = 1  # why (4.3)", {"4.3"}),
        ("x = 1  # (1 of them)", set()),
        ("x = 1  # other 4.3", set()),
        ("x = 4.3", set()),
        ('RULE = "9.9"', set()),
        ('RULE = "see 4.3"', set()),
    ],
)
def test_how_code_cites_a_rule(tmp_path: Path, text: str, numbers: set[str]) -> None:
    assert set(cited(tmp_path, text)) == numbers


@pytest.mark.parametrize(
    ("heading", "number", "near"),
    [
        ("toy 4.3: all of it.", "4.3", 3),
        ("4.3 All of it.", "4.3", 3),
        ("All of it.\n\ntoy 4.3, 1.1.", "4.3", 3),
        ("4. All of it.", "4.3", 1),
        ("toy 4: all of it.", "4.3.1", 1),
        ("1 and 4. All of it.", "4.3", 1),
        ("toy 4.0: all of it.", "4.3", 1),
        ("toy 4.3: all of it.", "4.3.1", 3),
        ("toy 1.1–1.2: all of it.", "1.2", 3),
        ("toy 4.3.1: a part.", "4.3", 0),
        ("All 4 of them.", "4.3", 0),
    ],
)
def test_how_closely_a_heading_fits_a_rule(
    tmp_path: Path, heading: str, number: str, near: int
) -> None:
    files = source(tmp_path, f'"""{heading}"""\nX = "{number}"\n')
    [named] = citations.headings("toy", files, INDEX, tmp_path).values()
    assert citations.closeness(number, named) == near


def test_a_citation_has_its_line_and_function(tmp_path: Path) -> None:
    text = (
        '"""All of it.\n\ntoy 1.1.\n"""\n'
        "class Step:\n    def take(self):\n        return 1  # 1.2: why\n\nRULE = '1.2'\n"
    )
    assert cited(tmp_path, text) == {
        "1.1": (Place("test_it.py", 3, ""),),
        "1.2": (Place("test_it.py", 7, "Step.take"), Place("test_it.py", 9, "")),
    }


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("def test_4_3_the_loser_chooses():", {"4.3"}),
        ("def test_4_3_1_the_exception():", {"4.3.1"}),
        ("def test_3a_begins_so():", {"3A"}),
        ("def test_annexe_is_there():", {"Annexe"}),
        ("def test_1_1_and_4_3_1_together():", {"1.1", "4.3.1"}),
        ("def test_1_2_and_nothing_else():", {"1.2"}),
        ("def test_1_2_1_1_is_one_number():", {"1.2"}),
        ("def test_the_4_3():", set()),
        ("def helper_4_3():", set()),
        ("async def test_1_2_later():", {"1.2"}),
        ("@pytest.mark.parametrize('x', [1, 2])\ndef test_1_2_for_each(x):", {"1.2"}),
    ],
)
def test_how_a_test_names_a_rule(tmp_path: Path, name: str, numbers: set[str]) -> None:
    assert set(held(tmp_path, f"{name}\n    assert x")) == numbers


def test_tests_are_where_pytest_looks_for_them(tmp_path: Path) -> None:
    inner = "    def test_1_2_inside(self):\n        assert x"
    assert held(tmp_path, f"class TestIt:\n{inner}") == {
        "1.2": (Place("test_it.py", 2, "test_1_2_inside"),)
    }
    assert held(tmp_path, f"class It:\n{inner}") == {}
    assert held(tmp_path, f"def outer():\n{inner}") == {}
    source(tmp_path, "def test_1_1_here():\n    assert x", "helpers.py")
    assert held(tmp_path, "") == {}


@pytest.mark.parametrize(
    ("body", "holds"),
    [
        ("assert x == 3", True),
        ("for y in x:\n        assert y", True),
        ("with pytest.raises(ValueError):\n        f()", True),
        ("lost(x)", True),
        ("gone(x)", True),
        ("helpers.lost(x)", True),
        ('"""toy 4.3: says a lot, asserts nothing."""', False),
        ("...", False),
        ("f(x)", False),
        ("assert True", False),
        ("asked(x)", False),
        ("say(x)", False),
    ],
)
def test_a_test_must_assert_what_it_names(tmp_path: Path, body: str, holds: bool) -> None:
    """The test's own assert, or that of a helper that checks something and returns nothing."""
    helpers = (
        "def lost(x):\n    assert x\n"
        "def asked(x):\n    assert x\n    return x\n"
        "def say(x):\n    asked(x)\n"
    )
    source(tmp_path, helpers, "helpers.py")
    text = (
        "from tests.games.toy import helpers\n"
        "from tests.games.toy.helpers import asked, lost, say\n"
        f"def gone(x):\n    lost(x)\ndef test_4_3_it():\n    {body}\n"
    )
    assert ("4.3" in held(tmp_path, text)) is holds


def test_the_index_of_a_game(toy: str) -> None:
    assert list(rules.rule_index(toy)) == ["1", "1.1", "1.2", "1.3"]
    assert rules.find_rule(toy, "1.2").title["fr"] == "Pièces"
    with pytest.raises(UnknownRule):
        rules.find_rule(toy, "8")


def test_coverage_lists_what_is_missing(toy: str, tmp_path: Path) -> None:
    text = "def test_1_2_coins():\n    assert x\ndef test_1_cards():\n    assert x\n"
    source(tmp_path, f'{text}def test_1_1_dealing():\n    """toy 1.3."""\n')
    found = rules.coverage(toy, tmp_path)
    assert (found.rules, found.cited, found.tested) == (4, 4, 2)
    assert found.missing == ("1.1", "1.3")


def test_where_to_find_a_rule(toy: str, tmp_path: Path) -> None:
    source(tmp_path, "def test_1_2_coins():\n    assert x\n")
    found = rules.whereabouts(toy, "1.2", tmp_path)
    assert {Path(place.file).name for place in found.cited} == {"game.py", "state.py"}
    assert [(place.line, place.name) for place in found.tested] == [(1, "test_1_2_coins")]
    assert rules.whereabouts(toy, "1.1", tmp_path).tested == ()
    with pytest.raises(UnknownRule):
        rules.whereabouts(toy, "8", tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "[[rule]\n",
        '[[rule]]\nnumber = "1"\n',
        '[[rule]]\nnumber = "1"\ntitle = {}\nsummary = {}\n' * 2,
        '[[rule]]\nnumber = "1"\ntitle = {}\nsummary = {}\nmood = "?"\n',
    ],
)
def test_a_broken_index_is_reported(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("landfall.core.game.Game.folder", tmp_path)
    with pytest.raises(PackBroken, match=r"rules\.toml"):
        rules.rule_index(toy)


@pytest.mark.parametrize("slug", ["commando", "dice", "omaha"])
def test_the_glossary_is_in_both_languages_and_names_rules_that_exist(slug: str) -> None:
    terms = rules.glossary(slug)
    assert len(terms) > 10
    for term in terms:
        for text in (term.name, term.meaning):
            assert set(text) == {"fr", "en"}
            assert all(text.values())
        assert term.rule in rules.rule_index(slug)
    for language in ("fr", "en"):
        names = [term.name[language] for term in terms]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("slug", ["commando", "omaha"])
def test_every_rule_has_the_page_of_its_booklet(slug: str) -> None:
    """Consecutive rules are on consecutive pages."""
    index = list(rules.rule_index(slug).values())
    assert all(rule.page for rule in index)
    for booklet in ("", "scenarios"):
        pages = [rule.page for rule in index if rule.booklet == booklet]
        assert pages == sorted(pages)


def test_a_broken_glossary_is_reported(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[[rule]]\nnumber = "1"\ntitle = {}\nsummary = {}\n'
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("landfall.core.game.Game.folder", tmp_path)
    assert rules.glossary(toy) == ()
    rules.glossary.cache_clear()
    (tmp_path / "glossary.toml").write_text("[[term]]\nname = {}\n", encoding="utf-8")
    with pytest.raises(PackBroken, match=r"glossary\.toml"):
        rules.glossary(toy)
    term = '[[term]]\nname = {}\nmeaning = {}\nrule = "2"\n'
    (tmp_path / "glossary.toml").write_text(term, encoding="utf-8")
    with pytest.raises(UnknownRule):
        rules.glossary(toy)


@pytest.mark.parametrize(
    ("slug", "number", "home"),
    [
        ("omaha", "6.31", "rules/volley.py"),
        ("commando", "4.5", "rules/bidding.py"),
        ("dice", "3.2.7", "rules/tally.py"),
        ("crete", "G14.1", "rules/results.py"),
        ("crete", "G12.4", "model/sight.py"),
    ],
)
def test_the_code_that_applies_a_rule_is_listed_first(slug: str, number: str, home: str) -> None:
    first, *rest = rules.whereabouts(slug, number).cited
    assert first.file.endswith(home)
    rooms = ["/rules/" in place.file for place in rest if place.file != first.file]
    assert rooms == sorted(rooms, reverse=True), "bots, hints and pages speak of it too"


@pytest.mark.parametrize("slug", ["commando", "crete", "dice", "omaha"])
def test_no_rule_is_at_home_in_two_files(slug: str) -> None:
    named = {file: said for file, said in rules.homes(slug).items() if "/rules/" in file}
    for number in rules.rule_index(slug):
        near = {file: citations.closeness(number, said) for file, said in named.items()}
        closest = max(near.values())
        homes = [file for file, n in near.items() if closest and n == closest]
        assert len(homes) < 2, number
