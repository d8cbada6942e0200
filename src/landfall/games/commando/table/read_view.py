"""Turns a view back into what the functions of the rules take, for the bot and the hints."""

from __future__ import annotations

from landfall.games.commando.model.cards import GERMAN
from landfall.games.commando.model.state import Front, Line
from landfall.games.commando.table.view import ArmyView, CommandoView, FrontView, LineView


def army(view: CommandoView, side: int) -> ArmyView:
    return view.german if side == GERMAN else view.english


def line(front: FrontView, side: int) -> LineView:
    return front.german if side == GERMAN else front.english


def front_of(seen: FrontView) -> Front:
    """The front, without what the combat actions of this combat have changed or forbidden: the view does not show it."""
    lines = _line(seen.english), _line(seen.german)
    return Front(seen.terrain, lines, 0, seen.destroyed, seen.winner)


def _line(seen: LineView) -> Line:
    return Line(
        seen.unit, actions=seen.actions, tokens=seen.tokens, fought=seen.fought, used=seen.used
    )
