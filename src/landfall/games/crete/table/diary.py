"""The diary for the reader: a day, its fronts, what happened there, and the course of Allied morale.

`look("diary:22")` is one day, `look("diary:")` lists the days.
"""

from __future__ import annotations

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.diary import FIGURES, SAILED, Note
from landfall.games.crete.model.frames import day_of, hour_of
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules import morale

#: The kinds of notes by weight: the weightiest names its day.
_WEIGHT = ("withdrawal", "condition", "obligation", "control", "ship", "series", "leader", "drop")
_RULE = {
    "control": "S6.0",
    "series": "S7.0",
    "leader": "G7.7",
    "withdrawal": "S5.0",
    "condition": "G25.1",
    "obligation": "R77",
    "ship": "O2.5",
    "drop": "O1.0",
}


def days(game: Crete) -> list[int]:
    """The days that have begun."""
    return list(range(day_of(game.frame.first_turn), day_of(game.turn) + 1))


def diary(game: Crete, name: str) -> tuple[Fact, ...]:
    if not name:
        return tuple(_headline(game, day) for day in days(game))
    if not name.isdigit() or int(name) not in days(game):
        return ()
    day = int(name)
    return (
        _headline(game, day),
        *(_front(game, day, sheet) for sheet in fronts(game, day)),
        *(_told(note) for note in settled(notes(game, day))),
        *_morale(game, day),
    )


def fronts(game: Crete, day: int) -> list[str]:
    """The sheets on which something happened that day, in the order of the box."""
    return [sheet for sheet in BOX.sheets if f"{day}/{sheet}" in game.diary]


def figures(game: Crete, day: int, sheet: str) -> dict[str, int]:
    counted = game.diary.get(f"{day}/{sheet}", [0] * len(FIGURES))
    return dict(zip(FIGURES, counted, strict=True))


def notes(game: Crete, day: int) -> list[Note]:
    return [n for n in game.notes if day_of(n.turn) == day and n.kind != SAILED]


def settled(some: list[Note]) -> list[Note]:
    """A hex that changes hands several times in a day is told once: as the day leaves it."""
    last = {note.hex: at for at, note in enumerate(some) if note.kind == "control"}
    return [n for at, n in enumerate(some) if n.kind != "control" or last[n.hex] == at]


def _headline(game: Crete, day: int) -> Fact:
    """Named after the day's weightiest note; a quiet day after its losses."""
    some = notes(game, day)
    first = min(some, key=lambda n: (_WEIGHT.index(n.kind), n.turn), default=None)
    total = dict.fromkeys(FIGURES, 0)
    for sheet in (*BOX.sheets, ""):
        for name, count in figures(game, day, sheet).items():
            total[name] += count
    args: dict[str, Arg] = {
        "day": day,
        "allied": total["allied-lost"],
        "german": total["german-lost"],
    }
    if first is None:
        return _busy(day, args, total)
    told = _args(first)
    at = (first.hex,) if first.hex else ()
    return Fact(_RULE[first.kind], f"diary-day-{first.kind}", args | told, at, "day")


def _busy(day: int, args: dict[str, Arg], total: dict[str, int]) -> Fact:
    """A day without a note is named after its landings, else after its assaults."""
    for figure in ("landed", "assaults"):
        if total[figure]:
            told: dict[str, Arg] = {"count": total[figure]}
            return Fact("G3.1", f"diary-day-{figure}", args | told, (), "day")
    return Fact("G3.1", "diary-quiet", args, (), "day")


def _front(game: Crete, day: int, sheet: str) -> Fact:
    counted: dict[str, Arg] = {"sheet": f"sheet:{sheet}"}
    counted |= figures(game, day, sheet)
    return Fact("G3.1", "diary-front", counted, (), "front")


def _args(note: Note) -> dict[str, Arg]:
    args: dict[str, Arg] = {"hour": hour_of(note.turn), "count": note.number}
    if note.hex:
        args["hex"] = note.hex
    if note.what:
        args["what"] = note.what
    return args


def _told(note: Note) -> Fact:
    at = (note.hex,) if note.hex else ()
    return Fact(_RULE[note.kind], f"diary-{note.kind}", _args(note), at, "note")


def _morale(game: Crete, day: int) -> list[Fact]:
    """Turns and levels up to the end of that day: Allied morale, or the withdrawal level once morale is broken (S5)."""
    if not morale.used(game):
        return []
    points = [(turn, level) for turn, level in sorted(game.curve.items()) if day_of(turn) <= day]
    # Without a note of it, withdrawal has been in force from the start.
    start = game.frame.first_turn if game.withdrawal else None
    broken = next((note.turn for note in game.notes if note.kind == "withdrawal"), start)
    withdrawal = broken is not None and day_of(broken) <= day
    if broken is not None and withdrawal:
        # In the turn when morale breaks, the curve has the level after the break.
        points = [(turn, level) for turn, level in points if turn >= broken]
    level = points[-1][1] if points else 0 if withdrawal else morale.ceiling(game)
    args: dict[str, Arg] = {
        "level": level,
        "start": morale.ceiling(game),
        "turns": tuple(str(turn) for turn, _ in points),
        "levels": tuple(str(value) for _, value in points),
    }
    text = "diary-level" if withdrawal else "diary-morale"
    return [Fact("S5.0", text, args, (), "morale")]
