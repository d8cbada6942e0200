"""What happened. The log, the animation, the statistics and the report are made from these."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from landfall.core.decisions import Seat


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=kebab, kw_only=True):
    """Base of all events; ``CardPlayed`` has the text ``event-card-played``.

    Fields are what that message needs, and what a board needs to show where it happened.
    """

    rule: str = ""

    @property
    def text(self) -> str:
        return f"event-{self.__struct_config__.tag}"


class Logged(Struct, frozen=True):
    """One event as everyone sees it, and as some seats see it."""

    public: Event | None
    private: Mapping[Seat, Event] = {}
    #: How many answers had been given when it happened.
    at: int = 0

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.public

    @property
    def truth(self) -> Event | None:
        """The fullest version of the event that any seat was sent."""
        return next(iter(self.private.values()), self.public)
