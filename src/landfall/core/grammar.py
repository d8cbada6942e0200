"""The forms of a name in a sentence: with its article, after « de » and « à », at the beginning.

French joins prepositions and articles (de + le → du) and drops vowels (de + Omaha → d’Omaha), so a catalogue cannot put
a finished name after a preposition. A name therefore keeps its article and gender apart from its text, and every form
of it is made here. The browser has the same function in ``web/src/lib/grammar.ts``; both are tested with
``tests/core/french.json``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

GENDERS: Final = ("m", "f", "mp", "fp")
_CONTRACTED: Final = {
    ("de", "le"): "du",
    ("de", "les"): "des",
    ("à", "le"): "au",
    ("à", "les"): "aux",
}
_GENDER_OF: Final = {"le": "m", "la": "f", "les": "mp"}
# A vowel or a mute h. A lone letter is a designation (de A/1/16), and these words keep their h.
_VOWEL: Final = re.compile(r"[aeiouàâäæéèêëîïôöœùûüh]", re.IGNORECASE)
_LONE: Final = re.compile(r"[A-Z](?![\w’-])")
_ASPIRATED: Final = re.compile(
    r"(?:ha(?:ie|lte|lf|meau|ngar|rcèle|sard|uteur|ut|vre|che)|héros\b|hors|huit|hutte|onz)",
    re.IGNORECASE,
)
_LEADING: Final = re.compile(r"(?:(le|la|les) |(l’))(?=\S)")


@dataclass(frozen=True, slots=True)
class Name:
    """A name and its forms. In a language without forms, only ``text`` and ``label`` differ."""

    text: str
    label: str
    gender: str = "m"
    of: str = ""
    to: str = ""
    adjective: Mapping[str, str] = field(default_factory=dict)


def joined(preposition: str, article: str, noun: str) -> str:
    """``de`` + ``le`` + ``QG`` → ``du QG``; either word may be empty."""
    if article in ("le", "la") and _elides(noun):
        article = "l’"
    contracted = _CONTRACTED.get((preposition, article))
    if contracted:
        return f"{contracted} {noun}"
    named = f"{article}{noun}" if article == "l’" else f"{article} {noun}".lstrip()
    if preposition == "de" and _elides(named):
        return f"d’{named}"
    return f"{preposition} {named}".lstrip()


def apart(name: str) -> tuple[str, str]:
    """The article that a French name begins with, or nothing, and the rest."""
    found = _LEADING.match(name)
    return (found[1] or found[2], name[found.end() :]) if found else ("", name)


def gender_of(article: str) -> str:
    """The gender that an article shows; ``l’`` and no article show none and count as masculine."""
    return _GENDER_OF.get(article, "m")


def gender_of_all(genders: Sequence[str]) -> str:
    """The gender of several things named together: feminine only when all of them are."""
    if len(genders) == 1:
        return genders[0]
    return "fp" if genders and all(each.startswith("f") for each in genders) else "mp"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _elides(word: str) -> bool:
    return bool(_VOWEL.match(word)) and not (_LONE.match(word) or _ASPIRATED.match(word))
