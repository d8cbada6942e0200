"""Parses what a player types. The words of both languages always work."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from landfall.core.decisions import Arg, Decision


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
    """The rule behind an option, or against an action."""

    action: str
    what: dict[str, str] = field(default_factory=dict)
    #: Something on the table, by its name or the beginning of it.
    name: str = ""


@dataclass(frozen=True)
class Look:
    """What there is to know about something, by its name or its reference."""

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


def parse(line: str, decision: Decision) -> Command:
    line = line.strip()
    if line.startswith("?"):
        return Help(line[1:].strip())
    if line.isdecimal():
        return _numbered(int(line), decision)
    if decision.option(line) is not None:
        return Choose(line)
    if not line and decision.forced:
        return Choose(decision.options[0].id)
    first, *rest = line.split() or [""]
    word = _WORDS.get(first.lower())
    if word is None:
        return NotUnderstood("table-not-understood", {"given": line[:60]})
    return _command(word, rest)


def _numbered(number: int, decision: Decision) -> Command:
    if 1 <= number <= len(decision.options):
        return Choose(decision.options[number - 1].id)
    return NotUnderstood("table-number-range", {"count": len(decision.options)})


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
