"""Texts in French and English, from Fluent catalogues.

A text is a message key with arguments. An argument that is a reference (``card:1302``,
``seat:german``) becomes a name: a component's from its pack, anything else from the catalogue's
message ``card-1302``. A tuple of references becomes a list. A number ``amount`` also comes as
``amount-signed``. Nothing else is ever glued.
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
from landfall.core.registry import get_game

LANGUAGES: Final = ("fr", "en")
_AND: Final = {"fr": "et", "en": "and"}
_CORE: Final = Path(__file__).parent.parent / "texts"


class MissingText(LookupError):
    """A catalogue lacks a message: found by the tests, never by a player."""


class Texts:
    def __init__(
        self, language: str, catalogues: list[str], names: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.language = language
        self._names = names
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
        said = {name: self._argument(value) for name, value in (args or {}).items()}
        said |= {f"{n}-signed": signed(v) for n, v in said.items() if isinstance(v, int)}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, reference: str) -> str:
        names = self._names.get(reference)
        if names is not None:
            return names[self.language]
        key = reference.replace(":", "-")
        return self.say(key) if self._bundle.has_message(key) else reference

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {_AND[self.language]} {names[-1]}"

    def _argument(self, value: Arg | None) -> int | str:
        if isinstance(value, tuple | list):
            return self.listed([self.name(item) for item in value])
        if isinstance(value, str):
            return self.name(value) if ":" in value else value
        return 0 if value is None else int(value)

    # The things that have texts.

    def decision(self, decision: Decision) -> str:
        return self.say(decision.text, decision.args)

    def option(self, option: Option) -> str:
        return self.say(option.text, option.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.text, refusal.args)

    def fact(self, fact: Fact) -> str:
        return self.say(fact.text, fact.args)

    def outcome(self, outcome: Outcome) -> str:
        return self.say(outcome.text, outcome.args)

    def event(self, event: Event) -> str:
        return self.say(event.text, arguments(event))

    def error(self, error: LandfallError) -> str:
        return self.say(error.text, error.args_for_text)


def signed(number: int) -> str:
    """A change: +2, −1."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def arguments(event: Event) -> dict[str, Any]:
    """An event's fields as its message takes them: lists also bring their length."""
    fields = msgspec.structs.asdict(event)
    lengths = {f"{k}-count": len(v) for k, v in fields.items() if isinstance(v, tuple)}
    plain = {k: v for k, v in fields.items() if isinstance(v, int | str | tuple)}
    return plain | lengths


def _catalogue(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def core_texts(language: str) -> Texts:
    """What no game owns: errors, the command line, the table's frame."""
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
