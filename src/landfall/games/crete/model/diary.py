"""The campaign's diary: notes and figures for each day and front, written as the game goes on.

It follows from the answers like everything else but makes no difference to the game, so it is stored with a state but not
hashed. A page is a day and a sheet; its figures and the day's notes are limited, however long the game is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from landfall.core.events import Event
from landfall.games.crete.model import clause_events, island_events
from landfall.games.crete.model import events as told
from landfall.games.crete.model.counters import NUMBER, SIDE
from landfall.games.crete.model.frames import day_of
from landfall.games.crete.model.ground import ALLIED, BY_NAME, SHEET

#: The figures of a page, in their order.
FIGURES: Final = (
    "allied-lost",
    "german-lost",
    "landed",
    "assaults",
    "won",
    "shots",
    "strikes",
    "withdrawn",
    "exited",
    "moved",
)
#: The most notes per day; decisive events are always noted.
MOST_NOTES: Final = 12
DECISIVE: Final = ("withdrawal", "condition", "obligation")
SAILED: Final = "sailed"


class Note(NamedTuple):
    """An event worth a sentence: when, what, where and who."""

    turn: int
    #: "control", "series", "leader", "withdrawal", "condition", "obligation", "ship" or "drop"; "sailed" is
    #: a unit that left by a port (R30), which the chart shows by night and the diary only counts.
    kind: str
    hex: str = ""
    what: str = ""
    number: int = 0


def sheet_of(hex: str) -> str:
    """The sheet of a hex by its reference; empty for events off the maps."""
    number = BY_NAME.get(hex.removeprefix("hex:"), -1)
    return SHEET[number] if number >= 0 else ""


def _count(game: Any, hex: str, figure: str, by: int = 1) -> None:
    page = f"{day_of(game.turn)}/{sheet_of(hex)}"
    figures = game.diary.get(page)
    if figures is None:
        figures = game.diary[page] = [0] * len(FIGURES)
    figures[FIGURES.index(figure)] += by


def _note(game: Any, kind: str, hex: str = "", what: str = "", count: int = 0) -> None:
    day = day_of(game.turn)
    today = sum(day_of(note.turn) == day and note.kind != SAILED for note in game.notes)
    if today < MOST_NOTES or kind in DECISIVE:
        game.notes.append(Note(game.turn, kind, hex, what, count))


def _lost(game: Any, unit: str, hex: str, steps: int) -> None:
    side = SIDE[NUMBER[unit.removeprefix("unit:")]]
    _count(game, hex, "allied-lost" if side == ALLIED else "german-lost", steps)


def _left(game: Any, event: island_events.UnitLeft) -> None:
    if event.how in ("withdraw", "evacuate"):
        _count(game, event.hex, "withdrawn")
        if event.how == "evacuate":
            game.notes.append(Note(game.turn, SAILED, event.hex, event.unit))
    else:
        _count(game, event.hex, "moved")


def _assault_ended(game: Any, event: told.AssaultEnded) -> None:
    if event.how == "taken":
        _count(game, event.hex, "won")


def _shot(game: Any, event: told.Shot) -> None:
    if event.mode == "opportunity":
        _count(game, event.hex, "shots")


def _placed(game: Any, event: told.UnitPlaced) -> None:
    if event.how != "ground":
        _count(game, event.hex, "landed")


def _eliminated(game: Any, event: told.UnitEliminated) -> None:
    _lost(game, event.unit, event.hex, event.steps)
    if event.unit.startswith("unit:CR-N-"):
        _note(game, "ship", what=event.unit)


def _strikes(game: Any, event: told.StrikesLaid) -> None:
    for hex in event.hexes:
        _count(game, hex, "strikes")


def _dispersed(game: Any, event: island_events.DispersionRolled) -> None:
    _note(game, "drop", event.hex, "scattered" if event.dispersed else "true", len(event.units))


def _morale(game: Any, event: island_events.MoraleChanged) -> None:
    game.curve[game.turn] = event.level


#: What the diary does with each kind of event.
NOTED: Final[dict[type[Event], Callable[[Any, Any], None]]] = {
    told.StepLost: lambda game, e: _lost(game, e.unit, e.hex, 1),
    told.UnitEliminated: _eliminated,
    told.UnitPlaced: _placed,
    told.AssaultDeclared: lambda game, e: _count(game, e.hex, "assaults"),
    told.AssaultEnded: _assault_ended,
    told.Shot: _shot,
    told.StrikesLaid: _strikes,
    island_events.UnitLeft: _left,
    clause_events.UnitExited: lambda game, e: _count(game, e.hex, "exited"),
    told.ControlChanged: lambda game, e: _note(game, "control", e.hex, e.side),
    told.LeaderFell: lambda game, e: _note(game, "leader", e.hex, e.leader),
    island_events.WithdrawalBegan: lambda game, e: _note(game, "withdrawal"),
    told.ConditionMet: lambda game, e: _note(game, "condition", what=e.side),
    island_events.ObligationTested: lambda game, e: _note(
        game, "obligation", what="met" if e.met else "missed", count=e.have
    ),
    island_events.MoraleChanged: _morale,
    island_events.DispersionRolled: _dispersed,
    clause_events.SeriesLanded: lambda game, e: _note(
        game, "series", what=e.airfield, count=e.series
    ),
}
