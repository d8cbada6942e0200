"""Texts in French and English, from Fluent catalogues.

A text is a message key with arguments. An argument that is a reference (``card:1302``,
``seat:german``) becomes a name: a component's from its pack, anything else from the catalogue's
message ``card-1302``. A tuple of references becomes a list. A number ``amount`` also comes as
``amount-signed``. A name ``unit`` also comes as ``unit-start`` (the first word of a sentence), and in
French as ``unit-of`` (du QG), ``unit-to`` (au QG) and ``unit-gender`` (m, f, mp, fp); an adjective
``colour`` as ``colour-f``, ``colour-mp`` and ``colour-fp``. No sentence is put together in any other way.

A component's name keeps its article and gender apart from its text, as ``fr-article``, ``fr-gender`` and
``en-article``. A message may have ``.gender``, ``.of``, ``.to``, ``.f``, ``.mp`` and ``.fp``; the missing ones are made
from its first word. ``.name`` is the name as a label.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from landfall.core.decisions import Arg, Decision, Fact, Option, Outcome, Refusal
from landfall.core.errors import LandfallError
from landfall.core.events import Event
from landfall.core.grammar import Name, apart, capital, gender_of, gender_of_all, joined
from landfall.core.registry import get_game

LANGUAGES: Final = ("fr", "en")
_AND: Final = {"fr": "et", "en": "and"}
_PARTS: Final = ("name", "gender", "of", "to", "f", "mp", "fp")
_CORE: Final = Path(__file__).parent.parent / "texts"


class MissingText(LookupError):
    """A catalogue lacks a message. Tests find this before a player does."""


class Texts:
    def __init__(
        self, language: str, catalogues: list[str], names: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.language = language
        self._names = names
        self._known: dict[str, Name] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalogue in catalogues:
            self._bundle.add_resource(FluentResource(catalogue))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Arg] | None = None, part: str = "") -> str:
        """A message, or with ``part`` one of its attributes."""
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: {key}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise MissingText(f"{self.language}: {key}.{part}")
        said: dict[str, int | str] = {}
        for name, value in (args or {}).items():
            said |= self._argument(name, value)
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, reference: str) -> str:
        """As used within a sentence: ``the Germans``."""
        return self._named(reference).text

    def label(self, reference: str) -> str:
        """As used on its own: ``German``."""
        return self._named(reference).label

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {_AND[self.language]} {names[-1]}"

    def _argument(self, name: str, value: Arg | None) -> dict[str, int | str]:
        """An argument under its own name, and all forms derived from it."""
        if isinstance(value, tuple | list):
            return self._forms(name, [self._named(item) for item in value])
        if isinstance(value, str):
            return self._forms(name, [self._named(value) if ":" in value else self._made(value)])
        number = 0 if value is None else int(value)
        return {name: number, f"{name}-signed": signed(number)}

    def _forms(self, name: str, things: list[Name]) -> dict[str, int | str]:
        text = self.listed([thing.text for thing in things])
        said: dict[str, int | str] = {name: text, f"{name}-start": capital(text)}
        if self.language == "fr":
            said[f"{name}-of"] = self.listed([thing.of for thing in things])
            said[f"{name}-to"] = self.listed([thing.to for thing in things])
            said[f"{name}-gender"] = gender_of_all([thing.gender for thing in things])
            for form in ("f", "mp", "fp"):
                said[f"{name}-{form}"] = self.listed(
                    [t.adjective.get(form, t.text) for t in things]
                )
        return said

    def _named(self, reference: str) -> Name:
        known = self._known.get(reference)
        if known is None:
            key = reference.replace(":", "-")
            if reference in self._names:
                known = self._component(self._names[reference])
            elif self._bundle.has_message(key):
                known = self._message(key)
            else:
                return self._made(reference)
            self._known[reference] = known
        return known

    def _component(self, names: Mapping[str, str]) -> Name:
        noun, article = names[self.language], names.get(f"{self.language}-article", "")
        gender = names.get(f"{self.language}-gender", "") or gender_of(article)
        return self._noun(article, noun, gender, capital(noun) if article else noun, {})

    def _message(self, key: str) -> Name:
        text = self.say(key)
        own = self._bundle.get_message(key).attributes
        return self._made(text, {part: self.say(key, part=part) for part in _PARTS if part in own})

    def _made(self, text: str, parts: Mapping[str, str] | None = None) -> Name:
        parts = parts or {}
        article, noun = apart(text) if self.language == "fr" else ("", text)
        gender = parts.get("gender") or gender_of(article)
        label = parts.get("name") or capital(text)
        return self._noun(article, noun, gender, label, parts)

    def _noun(
        self, article: str, noun: str, gender: str, label: str, parts: Mapping[str, str]
    ) -> Name:
        text = joined("", article, noun)
        if self.language != "fr":
            return Name(text, label)
        of = parts.get("of") or joined("de", article, noun)
        to = parts.get("to") or joined("à", article, noun)
        return Name(text, label, gender, of, to, parts)

    # Things that have texts. Each begins a line, so a name at its start gets its capital here.

    def decision(self, decision: Decision) -> str:
        return capital(self.say(decision.text, decision.args))

    def option(self, option: Option) -> str:
        return capital(self.say(option.text, option.args))

    def refusal(self, refusal: Refusal) -> str:
        return capital(self.say(refusal.text, refusal.args))

    def fact(self, fact: Fact) -> str:
        return capital(self.say(fact.text, fact.args))

    def outcome(self, outcome: Outcome) -> str:
        return capital(self.say(outcome.text, outcome.args))

    def event(self, event: Event) -> str:
        return capital(self.say(event.text, arguments(event)))

    def error(self, error: LandfallError) -> str:
        return self.say(error.text, error.args_for_text)


def signed(number: int) -> str:
    """A change: +2, −1."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def arguments(event: Event) -> dict[str, Any]:
    """An event's fields as arguments of its message; a list also gives its length."""
    fields = msgspec.structs.asdict(event)
    lengths = {f"{k}-count": len(v) for k, v in fields.items() if isinstance(v, tuple)}
    plain = {k: v for k, v in fields.items() if isinstance(v, int | str | tuple)}
    return plain | lengths


def _catalogue(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def core_texts(language: str) -> Texts:
    """Texts that belong to no game: errors, the command line, the frame around the table."""
    return Texts(language, [_catalogue(_CORE, language)], {})


@cache
def game_texts(slug: str, language: str) -> Texts:
    game = get_game(slug)
    own = _catalogue(game.folder / "texts", language)
    return Texts(language, [_catalogue(_CORE, language), own], game.names())


def catalogue_source(slug: str | None, language: str) -> str:
    """The catalogue as it is written, for the browser."""
    folder = _CORE if slug is None else get_game(slug).folder / "texts"
    return _catalogue(folder, language)
