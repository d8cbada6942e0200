"""A part of `landfall bench`: how long a table that was put away takes to be there again, from the database.

The lab measures a snapshot alone; this includes the rows and the log, as for a player who returns.
Times are processor time: the slowest of several places in a game by the standard bot.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from landfall.core.game import Meta
from landfall.core.registry import get_game
from landfall.server import database, store, writing
from landfall.server.bench import Figure
from landfall.server.record import Move, Opening, Record
from landfall.server.run import collect_less

#: Milliseconds that nobody notices, at any length of a game.
AT_MOST_MS: Final = 10.0
#: The game is at most so long, in answers and in seconds of the processor; and put away in so many places.
LONG: Final = 2_000
LONG_S: Final = 10.0
PLACES: Final = 10
#: The best of so many counts: the others tell how busy the machine was.
ROUNDS: Final = 3


class Times(NamedTuple):
    """Seconds until the table is there, and from there until its last answer is undone."""

    wake: float
    undo: float


def scenario(meta: Meta) -> str:
    """The one in which the lab wakes a game."""
    aimed = (target.scenario for target in meta.targets if target.id == "wake-ms")
    return next(aimed, meta.scenarios[0].id)


def bench(meta: Meta) -> list[Figure]:
    collect_less()
    with tempfile.TemporaryDirectory() as folder:
        engine = database.open_engine(f"sqlite:///{Path(folder) / 'waking.sqlite3'}")
        database.migrate(engine)
        opening = Opening("waking", meta.slug, scenario(meta), {}, "1", "bench", 0)
        moves = list(_game(opening))
        with engine.begin() as connection:
            writing.name_guest(connection, "bench", "")
            found = list(_places(connection, opening, moves))
        engine.dispose()
    woken = max((times.wake for times in found), default=0.0)
    undone = max((times.undo for times in found), default=0.0)
    return [
        Figure("wake-table-ms", woken * 1e3, "ms", AT_MOST_MS, less=True),
        Figure("wake-undo-ms", undone * 1e3, "ms", AT_MOST_MS, less=True),
    ]


def _game(opening: Opening) -> Iterator[Move]:
    record, whims = Record(opening), random.Random(1)
    game = get_game(opening.game)
    bot = game.bot(game.best_bot)
    end = time.process_time() + LONG_S
    while record.outcome is None and record.version < LONG and time.process_time() < end:
        asked = record.table.decisions[0]
        option = bot(record.table.view(asked.seat), asked, whims)
        number = record.version + 1
        move = Move(number, "answer", asked.seat, option, f"b{number}")
        record.apply(move)
        yield move


def _places(connection: Connection, opening: Opening, moves: list[Move]) -> Iterator[Times]:
    """Here and there the table is put away."""
    record = Record(opening)
    for place in range(1, PLACES + 1):
        here = len(moves) * place // PLACES
        for move in moves[record.version : here]:
            record.apply(move)
        make = record.to_keep(leaving=True)
        if make is None:
            continue
        name = f"{opening.id}-{place}"
        record.opening = replace(opening, id=name)
        writing.add_table(connection, record, moves[: record.version], {}, (), "")
        writing.set_snapshot(connection, name, make())
        yield min(_times(connection, name) for _ in range(ROUNDS))


def _times(connection: Connection, table: str) -> Times:
    started = time.process_time()
    woken = store.read_from_snapshot(connection, table)[1].table
    there = time.process_time()
    seat = next((seat for seat in woken.all_seats if woken.can_undo(seat)), None)
    if seat is not None:
        woken.undo(seat)
    return Times(there - started, time.process_time() - there)
