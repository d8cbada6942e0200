"""Why not? The rule against something that a player might expect to be able to do."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.core.decisions import Refusal, Seat
from landfall.games.omaha.state import Omaha


def why_not(game: Omaha, seat: Seat, action: str, what: Mapping[str, str]) -> Refusal | None:
    return None
