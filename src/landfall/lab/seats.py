"""Which bot sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landfall.core.decisions import Seat
from landfall.core.errors import LandfallError
from landfall.core.game import Game, Options


class TooManyBots(LandfallError):
    def __init__(self, game: str, given: int, seats: int) -> None:
        super().__init__(game=game, given=given, seats=seats)


def bots_by_seat(
    game: Game[Any], scenario: str, options: Options, names: tuple[str, ...]
) -> Mapping[Seat, str]:
    """The bots in the order of the seats; a single one plays every seat."""
    seats = game.seats(scenario, options)
    for name in names:
        game.bot(name)
    if len(names) == 1:
        return dict.fromkeys(seats, names[0])
    if len(names) != len(seats):
        raise TooManyBots(game.meta.slug, len(names), len(seats))
    return dict(zip(seats, names, strict=True))
