"""Players' names: readable, and unlike any other at the table."""

from __future__ import annotations

import unicodedata
from typing import Final

from landfall.server.errors import BadName, NameTaken
from landfall.server.rows import TableRow

#: Control and format characters (including bidirectional and zero-width ones), surrogates, private use, unassigned,
#: line and paragraph separators.
_UNFIT: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
#: Letters and symbols, by category, that are invisible.
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
#: More marks on one letter would overlap the lines above and below.
_MOST_MARKS: Final = 4


def checked_name(name: str | None) -> str | None:
    """The name with its spaces normalised; None if none was given."""
    if name is None:
        return None
    tidy = " ".join(name.split())
    if not tidy:
        return None
    marks = 0
    for sign in tidy:
        if sign != " " and (unicodedata.category(sign) in _UNFIT or sign in _BLANK):
            raise BadName()
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > _MOST_MARKS:
            raise BadName()
    if unicodedata.category(tidy[0]).startswith("M"):
        raise BadName()
    return tidy


def same_name(one: str, other: str) -> bool:
    """Whether two names read the same, ignoring case, width and ligatures."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(unicodedata.normalize("NFKC", folded).split())


def check_free(row: TableRow, guest: str, name: str, seats: tuple[str, ...]) -> None:
    """Refuse a name that someone else at the table has. Guests who hold the same seats may share it: they are one
    player's devices.
    """
    if not name:
        return
    holders = [(seat.seat, *holder) for seat in row.seats for holder in seat.holders]
    same_player = {guest, *(holder for seat, holder, _ in holders if seat in seats)}
    if any(holder not in same_player and same_name(known, name) for _, holder, known in holders):
        raise NameTaken()
