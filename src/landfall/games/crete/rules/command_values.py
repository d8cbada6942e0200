"""R72: command values that rise on a date or with a series."""

from __future__ import annotations

from landfall.games.crete.model.clause_events import CommandRaised
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import division_name


def raise_command(game: Crete, division: int, delta: int) -> None:
    game.raised[division] = game.raised.get(division, 0) + delta
    game.emit(
        CommandRaised(
            division=f"division:{division_name(game, division)}",
            value=command_value(game, division),
            rule="R72",
        )
    )


def command_value(game: Crete, division: int) -> int:
    """crete R72, G3.3: the printed value, plus what dates and series have added."""
    return game.frame.divisions[division].command + game.raised.get(division, 0)


def dated_values(game: Crete) -> None:
    """crete G3.3: command values rise on their date, before step B."""
    for rise in game.clauses.rises:
        if rise.turn == game.turn:
            raise_command(game, rise.division, rise.delta)
