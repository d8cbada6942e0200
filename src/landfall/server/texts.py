"""The server's sentences in both languages, on top of the core's catalogue."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from landfall.core.decisions import Arg
from landfall.core.errors import LandfallError
from landfall.core.registry import get_game
from landfall.core.texts import LANGUAGES, MissingText, Texts, catalogue_source

_OWN = Path(__file__).parent / "texts"


class Said(Struct, frozen=True):
    """An error on the wire: key and arguments for clients with the catalogue, a sentence for those without."""

    text: str
    args: dict[str, Arg]
    message: str


def source(language: str) -> str:
    """The core's catalogue and the server's as one."""
    own = (_OWN / f"{language}.ftl").read_text(encoding="utf-8")
    return f"{catalogue_source(None, language)}\n{own}"


@cache
def server_texts(language: str) -> Texts:
    return Texts(language, [source(language)], {})


def said(error: LandfallError, language: str) -> Said:
    try:
        message = server_texts(language).error(error)
    except MissingText:
        message = error.text
    return Said(error.text, error.args_for_text, message)


def said_of_game(error: LandfallError, game: str, language: str) -> Said:
    """An error on the wire, with the game's own names in its sentence."""
    return Said(error.text, error.args_for_text, _texts_of_game(game, language).error(error))


@cache
def _texts_of_game(game: str, language: str) -> Texts:
    sources = [source(language), catalogue_source(game, language)]
    return Texts(language, sources, get_game(game).names())


def language_of(accepted: str) -> str:
    """The first of our languages in an Accept-Language header; English for none."""
    for part in accepted.split(",")[:10]:
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
