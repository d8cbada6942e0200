"""What the table asks, what it offers, and why it refuses.

These are sent to browsers and bots, and stored in saves, so they are msgspec structs. Texts are message keys with
arguments; a string argument ``kind:id`` is a reference that the texts turn into a name.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = str
Arg: TypeAlias = int | str | tuple[str, ...]


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    id: str
    text: str
    args: dict[str, Arg] = {}
    #: What the option points at on the board, as references: a card, a hex, a unit, a die.
    at: tuple[str, ...] = ()
    rule: str = ""
    #: Data for the step that asked; never more than the id already says.
    value: int | str = 0


class Decision(Struct, frozen=True, omit_defaults=True):
    """A question to one seat, with everything that may be answered."""

    seat: Seat
    text: str
    options: tuple[Option, ...]
    rule: str = ""
    args: dict[str, Arg] = {}
    #: What the question is about, as references.
    at: tuple[str, ...] = ()

    def option(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    @property
    def forced(self) -> bool:
        return len(self.options) == 1


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a player can't do something they might expect to be able to do."""

    rule: str
    text: str
    args: dict[str, Arg] = {}


class Fact(Struct, frozen=True, omit_defaults=True):
    """A fact about a thing on the table that a player is looking at."""

    rule: str
    text: str
    args: dict[str, Arg] = {}
    #: What shows it on the board: references in order, such as a path's hexes from its start.
    at: tuple[str, ...] = ()
    #: How it is drawn: a word that the game defines; empty if there is only a sentence.
    kind: str = ""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended. It has several winners if seats win together, and none in a draw."""

    winners: tuple[Seat, ...]
    text: str
    rule: str
    args: dict[str, Arg] = {}
    scores: dict[str, int] = {}
    #: The winning side, in games where a side is more than its seats (or has none, such as a system opponent).
    side: str = ""
