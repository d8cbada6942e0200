"""Parses what a player types. The words of both languages always work."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from landfall.core.decisions import Arg, Decision, Option


class Leave(Exception):
    """The player wants to stop here."""


@dataclass(frozen=True)
class Choose:
    option: str


@dataclass(frozen=True)
class Undo:
    pass


@dataclass(frozen=True)
class Help:
    #: A rule's number, or nothing.
    rule: str = ""


@dataclass(frozen=True)
class AskHint:
    """What a bot would do here, and why."""


@dataclass(frozen=True)
class Board:
    pass


@dataclass(frozen=True)
class Log:
    last: int = 0


@dataclass(frozen=True)
class Save:
    file: str = ""


@dataclass(frozen=True)
class Why:
    """The rule behind an option, or the rule against an action."""

    action: str
    what: dict[str, str] = field(default_factory=dict)
    #: Something on the table, by its name or the beginning of it.
    name: str = ""


@dataclass(frozen=True)
class Look:
    """What is known about something, by its name or its reference."""

    name: str


@dataclass(frozen=True)
class Quit:
    pass


@dataclass(frozen=True)
class NotUnderstood:
    text: str
    args: dict[str, Arg]


Command: TypeAlias = (
    Choose | Undo | Help | AskHint | Board | Log | Save | Why | Look | Quit | NotUnderstood
)

#: How many answers are listed when several match the player's words.
SOME = 6

#: Commands that take no further words.
ALONE = frozenset({"undo", "hint", "board", "quit"})

_WORDS = {
    "u": "undo",
    "undo": "undo",
    "annuler": "undo",
    "reprendre": "undo",
    "?": "help",
    "h": "help",
    "help": "help",
    "aide": "help",
    "rule": "help",
    "règle": "help",
    "i": "hint",
    "hint": "hint",
    "indice": "hint",
    "b": "board",
    "board": "board",
    "table": "board",
    "l": "log",
    "log": "log",
    "journal": "log",
    "s": "save",
    "save": "save",
    "sauver": "save",
    "why": "why",
    "pourquoi": "why",
    "look": "look",
    "regarder": "look",
    "voir": "look",
    "q": "quit",
    "quit": "quit",
    "quitter": "quit",
}


Label = Callable[[Option], str]


def parse(line: str, decision: Decision, label: Label = lambda option: option.id) -> Command:
    """A number, a command, or the words of an answer as `label` shows them: ``07.14 column``."""
    line = line.strip()
    if line.startswith("?"):
        return Help(line[1:].strip())
    if line.isdecimal() and line[0] != "0" and int(line) <= len(decision.options):
        return Choose(decision.options[int(line) - 1].id)
    if decision.option(line) is not None:
        return Choose(line)
    if not line and decision.forced:
        return Choose(decision.options[0].id)
    first, *rest = line.split() or [""]
    word = _WORDS.get(first.lower())
    # “b” shows the board, but “B Company” is an answer.
    if word is not None and not (rest and word in ALONE):
        return _command(word, rest)
    return _named(line, decision, label)


def _named(line: str, decision: Decision, label: Label) -> Command:
    """The only answer with this name, or with this beginning, or with all these words in it."""
    labels = [(option, spelt(label(option))) for option in decision.options]
    words = [spelt(word) for word in line.split()]
    meant: list[Option] = []
    for fits in (
        lambda text: text == "".join(words),
        lambda text: text.startswith("".join(words)),
        lambda text: all(word in text for word in words),
    ):
        meant = [option for option, text in labels if words and fits(text)]
        if len(meant) == 1:
            return Choose(meant[0].id)
        if meant:
            some = " · ".join(label(option) for option in meant[:SOME])
            more = len(meant) - SOME
            return NotUnderstood("table-several", {"some": some, "more": max(more, 0)})
    if line.isdecimal():
        return NotUnderstood("table-number-range", {"count": len(decision.options)})
    return NotUnderstood("table-not-understood", {"given": line[:60]})


def spelt(name: str) -> str:
    """The form in which texts are compared: without capitals, accents and spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if not (unicodedata.combining(c) or c.isspace()))


def _command(word: str, rest: list[str]) -> Command:
    if word == "help":
        return Help(" ".join(rest))
    if word == "log":
        return Log(int(rest[0]) if rest and rest[0].isdecimal() else 0)
    if word == "save":
        return Save(" ".join(rest))
    if word == "why":
        action, *things = rest or [""]
        pairs = dict(item.split("=", 1) for item in things if "=" in item)
        return Why(action, pairs, " ".join(item for item in things if "=" not in item))
    if word == "look":
        return Look(" ".join(rest))
    plain: dict[str, Command] = {
        "undo": Undo(),
        "hint": AskHint(),
        "board": Board(),
        "quit": Quit(),
    }
    return plain[word]
