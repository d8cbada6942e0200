"""All catalogues: both languages say the same things, and the French typography is right."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import landfall
from landfall.core.errors import LandfallError
from landfall.core.grammar import GENDERS
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import Rule, glossary, rule_index
from landfall.core.texts import LANGUAGES
from landfall.server.texts import server_texts

ROOT = Path(landfall.__file__).parent
FOLDERS = sorted({file.parent for file in ROOT.rglob("*.ftl")})
CATALOGUES = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT))
)
NO_BREAK = "\u00a0\u202f"
# What `Texts` derives from a name, and the grammar that only French names need.
DERIVED = re.compile(r"-(?:gender|of|to|start|f|mp|fp)$")
GRAMMAR = {"gender", "of", "to", "f", "mp", "fp"}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class References(Visitor):
    """The terms and messages that a message contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Words(Visitor):
    """The text that a reader sees, message by message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [e.value if isinstance(e, ast.TextElement) else "X" for e in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def entries(folder: Path, language: str) -> list[ast.Message | ast.Term]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder} {language}: {junk[0]}"
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def described(folder: Path, language: str) -> dict[str, set[str]]:
    """Keys, with attributes, and the arguments that each takes; grammar is left out."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Term):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [
            (f"{entry.id.name}.{a.id.name}", a.value)
            for a in entry.attributes
            if a.id.name not in GRAMMAR
        ]
        for key, pattern in parts:
            assert key not in found, f"{key} is there twice"
            arguments = Arguments()
            if pattern is not None:
                arguments.visit(pattern)
            found[key] = {DERIVED.sub("", name) for name in arguments.found}
    return found


@CATALOGUES
def test_both_languages_have_the_same_keys_and_arguments(folder: Path) -> None:
    french, english = (described(folder, language) for language in LANGUAGES)
    assert french.keys() ^ english.keys() == set()
    assert {k: (french[k], english[k]) for k in french if french[k] != english[k]} == {}


@CATALOGUES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_message_refers_to_exists(folder: Path, language: str) -> None:
    """A term or message inside another must be in the same catalogue, or in the core's."""
    known = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        for source in {folder, ROOT / "texts"}
        for entry in entries(source, language)
    }
    references = References()
    for entry in entries(folder, language):
        references.visit(entry)
    assert references.found - known == set()


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_the_grammar_of_names(slug: str) -> None:
    fields = {"fr", "en", "fr-article", "fr-gender", "en-article"}
    for reference, names in get_game(slug).names().items():
        assert names.keys() <= fields, reference
        assert names.get("fr-article", "") in ("", "le", "la", "les", "l’"), reference
        assert names.get("fr-gender", "m") in GENDERS, reference
        assert names.get("en-article", "") in ("", "the"), reference


@CATALOGUES
def test_french_typography(folder: Path) -> None:
    wrong = [f"{key}: {why}" for key, text in _said(folder, "fr") if (why := _untidy(text))]
    assert wrong == []


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_french_typography_of_the_rules(slug: str) -> None:
    told = [(r.number, text) for r in rule_index(slug).values() for text in _french(r)]
    assert [f"{number}: {why}" for number, text in told if (why := _untidy(text))] == []


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_french_typography_of_the_glossary(slug: str) -> None:
    told = [text for term in glossary(slug) for text in (term.name["fr"], term.meaning["fr"])]
    assert [f"{text}: {why}" for text in told if (why := _untidy(text))] == []


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_french_typography_of_names(slug: str) -> None:
    """Cards and places are named in sentences, so their typography is that of sentences."""
    told = [(ref, both["fr"]) for ref, both in get_game(slug).names().items()]
    assert [f"{ref}: {why}" for ref, text in told if (why := _untidy(text))] == []


@CATALOGUES
def test_english_has_no_french_spaces(folder: Path) -> None:
    wrong = [key for key, text in _said(folder, "en") if re.search(rf"[ {NO_BREAK}][;:!?]", text)]
    assert wrong == []


def _said(folder: Path, language: str) -> list[tuple[str, str]]:
    found = []
    for entry in entries(folder, language):
        words = Words()
        words.visit(entry)
        found += [(entry.id.name, text) for text in words.found]
    return found


def _french(rule: Rule) -> list[str]:
    """All that is written about a rule in French."""
    found = [rule.title["fr"], rule.summary["fr"]]
    if rule.example:
        found.append(rule.example["fr"])
    if rule.table:
        found += [*rule.table.head["fr"], *(cell for row in rule.table.rows["fr"] for cell in row)]
    return found


def _untidy(text: str) -> str:
    """What is wrong with the marks of a French sentence, or nothing."""
    text = re.sub(r"\b[A-Z][a-z]+-[A-Z][a-z]+: ", "", text)  # an HTTP header is not French
    checks = {
        "a straight apostrophe": r"\w'\w",
        "straight or English quotes": r"[\"“”]",
        "no space inside «": rf"«[^{NO_BREAK}]",
        "no space inside »": rf"[^{NO_BREAK}]»",
        "an ordinary space before a double mark": r" [;:!?»](?!\w)",
        "an ordinary space before a percent sign": r" %(?!\w)",
        "no space before a colon": rf"[^{NO_BREAK}]:(?=\s|$)",
        "no thin space before ; ! ?": r"[^\u202f!?( \n][;!?]",
        "a space before a comma or a full stop": rf"[ {NO_BREAK}][,.](?!\.)",
        "three dots": r"\.\.\.",
        "oe without ligature": r"\b(?:coeur|oeuvre|oeil|manoeuvre|noeud|voeu|soeur)",
        "a capital without its accent": r"\b(?:A quoi|A vous|Ecarte|Ecran|Etat|Etape|Eté|Evéne)",
    }
    return next((why for why, sign in checks.items() if re.search(sign, text)), "")


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("À vous\u202f!", True),
        ("Règle\u00a0: «\u00a0non\u00a0»\u202f; voilà.", True),
        ("À vous !", False),
        ("À 50 %", False),
        ("À vous\u00a0!", False),
        ("À vous!", False),
        ("Règle: non", False),
        ("l'option", False),
        ("« non »", False),
        ("À 50\u202f%", True),
        ("Le cœur", True),
        ("A vous de jouer", False),
    ],
)
def test_the_typography_check_itself(text: str, fine: bool) -> None:
    assert (_untidy(text) == "") is fine


def _errors(kind: type[LandfallError] = LandfallError) -> list[type[LandfallError]]:
    """The errors that are raised: those without subclasses."""
    below = kind.__subclasses__()
    return [error for each in below for error in _errors(each)] if below else [kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    for module in pkgutil.walk_packages([str(ROOT)], "landfall."):
        if not re.search(r"\.(games|migrations)\.", module.name):
            importlib.import_module(module.name)
    texts = server_texts(language)
    missing = [kind.__name__ for kind in _errors() if not texts.has(_key(kind))]
    assert missing == []


def _key(kind: type[LandfallError]) -> str:
    error = kind.__new__(kind)
    LandfallError.__init__(error, record="", field="")
    return error.text
