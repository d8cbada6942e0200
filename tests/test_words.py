"""The part of the style guide that a machine can check."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from tests.test_catalogues import FOLDERS, NO_BREAK, ROOT, Words, entries

from landfall.core.registry import all_metas, get_game
from landfall.core.rules import glossary, rule_index

AVOID = {
    "en": (
        r"\bwhoever\b|\bsomebody\b|\beverybody\b",
        r"\btak(?:e|es|en) (?:it |your last \w+ )?back\b(?! (?:up|from|as many|one|two|the|a|cards|X))",
        r"\bspeaks? for (?:it|this|that)\b|\brules? of thumb\b|\bchance spoke\b",
        r"\btoo dear\b|\bbefall|\bfor who\b|\bthe English\b|\bthe German (?:is|has|plays|wins)\b",
        r"\b(?:is|are) not there yet\b|\b(?:a|per) unit and turn\b|\bonce a turn\b",
        r"\banybody\b|\bwhat is asked\b|\bone’s own\b|\balso while\b|\bthe fire of\b|\w %",
        r"\b(?:units?|one|two|three|questions?|actions?) an? (?:turn|night|hex|port|chit|division|game)\b",
        r"(?-i:\bWho (?:runs|fails|stays|dies|flees|moves|loses)\b)|\bsigns that can’t\b|\bis scattered in\b",
        r"\b(?:passes|fails|succeeds) in \{|\bhas not the\b|\bwhom\b|\bact(?:s)? for nothing\b",
        r"\bthe German (?:pays?|stays|holds|may|gains|loses|wakes|starts|draws)\b|\b(?:a|the) German[,.:]",
        r"\b(?:frames|decisions|moves|answers) a second\b|\ba (?:move|turn) a day\b|\bof before\b|\b(?:is|are) void\b",
        r"\b(?:stands?|lies|lie) (?:next to|in front of|off|too deep|outside)\b|\bin addition: also\b",
        r"\bover the wire\b|\bdo harm\b|\b(?:card|Unit|die) fewer\b|\bin solitaire\b|(?-i:[a-z] Golden di(?:e|ce)\b)",
    ),
    "fr": (
        r"ce qui parle pour|le hasard a parlé|règles? simples?\b",
        r"Êtes-vous sûr|Était-ce loyal|d’usage\b",
        r"\b(?:à|de) l[ea]s? [Ll]e\b|\bde le\b(?! \w+(?:er|ir|re)\b)|\bà le\b(?! \w+(?:er|ir|re)\b)|\bde les\b|\bà les\b",
        r"\bhexagones?\b|évènement|\bmatch nul\b|\bsans coût\b|(?-i:\bQui (?:fuit|quitte|possède|atteint)\b)",
        r"\bordres permanents\b|\bjett(?:e|ent|er|ez) le dé\b|\bcase parachute\b|\bschéma hors\b",
        r"\b(?:deux|trois|quatre|cinq|six|dix|les|des|ces) hex\b|(?-i:\bOn (?:choisit|reprend|cherche|s’envole|m’))",
        r"(?:[Tt]ir(?:e|er|ez) une Décoration)|\bne peut (?:empirer|tirer)\b|\bdernier regard\b",
        r"\bmur de mer\b|\bfront de mer\b|\bmarée moyenne\b|\bMines navales\b|\brenchéri",
        r"(?-i:\bphase \d)|(?-i:\bSeul :)|\bà l’aveugle\b|\bplus souvent qu’à son tour\b|\bfont effet\b",
        r"\bne val(?:ent|ait) plus rien\b|\bpress(?:ez|er) (?:une?|l’|Accepter|Fin)|\bpressez-en\b|(?-i:\bQui l’a\b)",
        r"\bsur le fil\b|\bque l’on traîne\b|\bCourage achètent\b|\bmise sur un Terrain\b|\best répondu\b",
    ),
}
#: In comments and docstrings: phrases that sound translated.
AVOID_IN_COMMENTS = re.compile(
    r"\bwhoever\b|\b(?:some|every|any)body\b|\bone's own\b|\btoo dear\b|\bspeaks? for (?:it|this|an)\b"
    r"|\bdealt anew\b|\bbefell\b|\bwhat is asked\b|\bis told the same\b|\bthe English (?:is|has|wins|plays)\b"
    r"|\bto who\b|\bfor ever\b|\b(?:made|drawn|painted|taken) anew\b|\bas they lie\b|\bwhere it stands\b"
    r"|\bstands open\b|\b(?:once|twice) a (?:turn|phase)\b|\bunits? a hex\b|\b(?:decisions|answers) a second\b"
    r"|\bcome to with\b|\bnobody about\b|\btable's maker\b|\bof his choice\b|\bthe German (?:himself|pays|holds)\b"
    r"|\bhow it lies\b|\bno part of (?:its|the) hash\b|\bfor who (?:sits|plays|is)\b|\bof before\b",
    re.IGNORECASE,
)
PROMPT = re.compile(r"^(?:ask|option|web|menu|table-prompt)-")
LONGEST = 25


def texts_of(entry: fluent.Message | fluent.Term) -> list[str]:
    words = Words()
    words.visit(entry)
    return words.found


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text that a player reads, and where it comes from."""
    for folder in FOLDERS:
        for entry in entries(folder, language):
            place = f"{folder.relative_to(ROOT)} {entry.id.name}"
            yield from ((place, text) for text in texts_of(entry))
    for meta in all_metas():
        for rule in rule_index(meta.slug).values():
            yield f"{meta.slug} {rule.number}", rule.title[language]
            yield f"{meta.slug} {rule.number}", rule.summary[language]
            if rule.example:
                yield f"{meta.slug} {rule.number}", rule.example[language]
            for row in rule.table.rows[language] if rule.table else ():
                yield from ((f"{meta.slug} {rule.number}", cell) for cell in row)
        for term in glossary(meta.slug):
            yield f"{meta.slug} {term.rule}", term.name[language]
            yield f"{meta.slug} {term.rule}", term.meaning[language]


@pytest.mark.parametrize("language", AVOID)
def test_no_discouraged_word(language: str) -> None:
    avoid = re.compile("|".join(AVOID[language]), re.IGNORECASE)
    wrong = [f"{place}: {text}" for place, text in said(language) if avoid.search(text)]
    assert wrong == []


@pytest.mark.parametrize("language", AVOID)
def test_no_doubled_mark(language: str) -> None:
    doubled = re.compile(rf"([.,;:!?])[ {NO_BREAK}]*\1(?!\.)|[!?][ {NO_BREAK}]*\.|  ")
    wrong = [
        f"{p}: {t}" for p, t in said(language) if doubled.search(" ".join(t.split("\n")).strip())
    ]
    assert [line for line in wrong if "   " not in line] == []


@pytest.mark.parametrize("language", AVOID)
def test_no_long_sentence_in_a_prompt_or_button(language: str) -> None:
    wrong = [
        f"{place}: {sentence}"
        for place, text in said(language)
        if PROMPT.match(place.split()[-1])
        for sentence in re.split(r"(?<=[.!?:;…])\s+", text)
        if len(sentence.split()) > LONGEST
    ]
    assert wrong == []


def test_english_has_curly_quotes() -> None:
    straight = re.compile(r"\w'\w|\"")
    assert [f"{place}: {text}" for place, text in said("en") if straight.search(text)] == []


@pytest.mark.parametrize("language", AVOID)
def test_a_rule_is_a_sentence_and_its_title_is_not(language: str) -> None:
    for meta in all_metas():
        for rule in rule_index(meta.slug).values():
            assert rule.summary[language].endswith("."), f"{meta.slug} {rule.number}"
            assert not rule.title[language].endswith("."), f"{meta.slug} {rule.number}"


def test_a_card_has_the_same_numbers_in_both_languages() -> None:
    """If only one language states a limit, readers of the other do not know it."""
    numbers = {
        language: {
            f"{folder.relative_to(ROOT)} {entry.id.name}": sorted(
                re.findall(r"\d+", " ".join(texts_of(entry)))
            )
            for folder in FOLDERS
            for entry in entries(folder, language)
            if entry.id.name.startswith("effect-")
        }
        for language in AVOID
    }
    assert len(numbers["en"]) > 200
    wrong = [
        f"{k}: {n} {numbers['fr'][k]}" for k, n in numbers["en"].items() if n != numbers["fr"][k]
    ]
    assert wrong == []


def test_french_names_of_places_are_french() -> None:
    """English words for features of the land must not be in French names in Crete."""
    english = re.compile(
        r"\b(?:heights|ridge|hills?|valley|bridge|bay|plain|road|field|mouth)\b", re.I
    )
    wrong = [
        f"{meta.slug} {reference}: {names['fr']}"
        for meta in all_metas()
        for reference, names in get_game(meta.slug).names().items()
        if reference.split(":")[0] in ("place", "hex", "sheet", "box", "exit")
        and english.search(names["fr"])
    ]
    assert wrong == []


def python_comments(file: Path) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield ast.get_docstring(node) or ""


def client_comments(file: Path) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    yield from re.findall(r"/\*.*?\*/|<!--.*?-->|(?:^|\s)//[^\n]*", source, re.DOTALL)


def test_comments_are_in_plain_words() -> None:
    project = Path(__file__).parents[1]
    places = [(project / "src", "*.py"), (project / "tests", "*.py")]
    places += [(project / "web" / "src", kind) for kind in ("*.ts", "*.svelte")]
    assert all(any(folder.rglob(kind)) for folder, kind in places)
    wrong = [
        f"{file.relative_to(project)}: {comment}"
        for folder, kind in places
        for file in folder.rglob(kind)
        for comment in (python_comments if kind == "*.py" else client_comments)(file)
        if AVOID_IN_COMMENTS.search(" ".join(comment.split()))
    ]
    assert wrong == []
