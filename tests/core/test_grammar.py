"""Names in sentences. The browser reads the same cases: web/src/lib/grammar.test.ts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall.core.grammar import apart, gender_of_all, joined
from landfall.core.texts import MissingText, Texts

CASES = json.loads(Path(__file__).with_name("french.json").read_text(encoding="utf-8"))

CATALOGUE = """
hit = { $unit-start } est { $unit-gender ->
    [m] touché
    [mp] touchés
    [fp] touchées
   *[f] touchée
}.
lost = La perte { $unit-of }.
pass = Passez l’écran { $unit-to }.
die = { $face } { $face-gender ->
    [f] { $colour-f }
   *[m] { $colour }
}
seat-us29 = la 29e division
    .name = 29e division
seat-english = l’Anglais
seat-p1 = Unité 1
    .gender = f
    .of = de l’Unité 1
    .to = à l’Unité 1
colour-white = blanc
    .f = blanche
"""
NAMES = {
    "unit:hq": {"fr": "QG du 16e", "fr-article": "le", "en": "16th Regiment HQ"},
    "unit:a": {"fr": "A/1/16", "fr-gender": "f", "en": "A/1/16"},
    "face:star": {"fr": "Étoile", "fr-article": "la", "en": "Star"},
    "terrain:village": {
        "fr": "village de Troarn",
        "fr-article": "le",
        "en": "village of Troarn",
        "en-article": "the",
    },
}


@pytest.fixture
def texts() -> Texts:
    return Texts("fr", [CATALOGUE], NAMES)


@pytest.mark.parametrize(("preposition", "article", "noun", "said"), CASES["joined"])
def test_prepositions_and_articles(preposition: str, article: str, noun: str, said: str) -> None:
    assert joined(preposition, article, noun) == said


@pytest.mark.parametrize(("name", "article", "noun"), CASES["apart"])
def test_the_article_of_a_finished_name(name: str, article: str, noun: str) -> None:
    assert apart(name) == (article, noun)


@pytest.mark.parametrize(("genders", "together"), CASES["gender_of_all"])
def test_the_gender_of_several_things(genders: list[str], together: str) -> None:
    assert gender_of_all(genders) == together


@pytest.mark.parametrize(
    ("key", "unit", "said"),
    [
        ("hit", "unit:hq", "Le QG du 16e est touché."),
        ("hit", "unit:a", "A/1/16 est touchée."),
        ("hit", ("unit:a", "unit:hq"), "A/1/16 et le QG du 16e est touchés."),
        ("lost", "unit:hq", "La perte du QG du 16e."),
        ("lost", "unit:a", "La perte de A/1/16."),
        ("lost", ("unit:a", "unit:hq"), "La perte de A/1/16 et du QG du 16e."),
        ("lost", "terrain:village", "La perte du village de Troarn."),
        ("hit", "seat:us29", "La 29e division est touchée."),
        ("hit", "seat:english", "L’Anglais est touché."),
        ("hit", "seat:p1", "Unité 1 est touchée."),
        ("pass", "seat:us29", "Passez l’écran à la 29e division."),
        ("pass", "seat:english", "Passez l’écran à l’Anglais."),
        ("pass", "seat:p1", "Passez l’écran à l’Unité 1."),
        ("pass", "Odile", "Passez l’écran à Odile."),
        ("lost", "Odile", "La perte d’Odile."),
    ],
)
def test_a_name_agrees_and_contracts(
    texts: Texts, key: str, unit: str | tuple[str, ...], said: str
) -> None:
    assert texts.say(key, {"unit": unit}) == said


def test_an_adjective_agrees_with_its_noun(texts: Texts) -> None:
    said = texts.say("die", {"face": "face:star", "colour": "colour:white"})
    assert said == "l’Étoile blanche"


def test_a_name_as_a_label_has_no_article(texts: Texts) -> None:
    assert texts.label("terrain:village") == "Village de Troarn"
    assert texts.label("seat:us29") == "29e division"
    assert texts.label("seat:english") == "L’Anglais"


def test_english_names_have_an_article_and_a_start_but_no_gender() -> None:
    source = "at = { $place-start } by { $place }\nwrong = { $place-gender }"
    texts = Texts("en", [source], NAMES)
    place = {"place": "terrain:village"}
    assert texts.say("at", place) == "The village of Troarn by the village of Troarn"
    with pytest.raises(MissingText):
        texts.say("wrong", place)
