"""A part of `landfall bench`: how long it takes to load a table from the database after everyone has left it.

The lab measures only the snapshot; this includes the rows and the log, as for a returning player. Times are processor
time, at the slowest of several points in a game played by the standard bot.
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
from landfall.core.table import open_table
from landfall.server import database, store, writing
from landfall.server.bench import Figure
from landfall.server.record import Move, Opening, Record
from landfall.server.run import collect_less

#: A delay in milliseconds that nobody notices; the target for a game of any length.
AT_MOST_MS: Final = 10.0
#: The most answers and processor seconds of the game, and at how many points it is put away and loaded again.
LONG: Final = 2_000
LONG_S: Final = 10.0
PLACES: Final = 10
#: The most answers of a random game, for games that have a target for it. Most of the time goes into playing it.
LONGEST: Final = 20_000
#: The best of this many tries counts: the others only show how busy the machine was.
ROUNDS: Final = 3


class Times(NamedTuple):
    """Seconds until the table is loaded, and from then until its last answer is undone."""

    wake: float
    undo: float


def scenario(meta: Meta) -> str:
    """The scenario in which the lab measures waking."""
    aimed = (target.scenario for target in meta.targets if target.id == "wake-ms")
    return next(aimed, meta.scenarios[0].id)


def bench(meta: Meta) -> list[Figure]:
    collect_less()
    played = list(_game(Opening("waking", meta.slug, scenario(meta), {}, "1", "bench", 0)))
    found = _measured(meta, scenario(meta), played, PLACES)
    figures = [
        Figure("wake-table-ms", max(t.wake for t in found) * 1e3, "ms", AT_MOST_MS, less=True),
        Figure("wake-undo-ms", max(t.undo for t in found) * 1e3, "ms", AT_MOST_MS, less=True),
    ]
    for target in meta.targets:
        if target.id == "wake-long-ms":
            (times,) = _measured(meta, target.scenario, _random_game(meta, target.scenario), 1)
            longest = times.wake + times.undo
            figures.append(Figure(target.id, longest * 1e3, "ms", target.value, less=True))
    return figures


def _measured(meta: Meta, where: str, moves: list[Move], places: int) -> list[Times]:
    opening = Opening("waking", meta.slug, where, {}, "1", "bench", 0)
    with tempfile.TemporaryDirectory() as folder:
        engine = database.open_engine(f"sqlite:///{Path(folder) / 'waking.sqlite3'}")
        database.migrate(engine)
        with engine.begin() as connection:
            writing.name_guest(connection, "bench", "")
            found = list(_places(connection, opening, moves, places))
        engine.dispose()
    return found


def _game(opening: Opening) -> Iterator[Move]:
    """A game by the standard bot."""
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


def _random_game(meta: Meta, where: str) -> list[Move]:
    table, whims, moves = open_table(meta.slug, where, seed="1"), random.Random(1), list[Move]()
    while table.decisions and len(moves) < LONGEST:
        asked = table.decisions[0]
        number, option = len(moves) + 1, whims.choice(asked.options).id
        table.answer(asked.seat, option)
        moves.append(Move(number, "answer", asked.seat, option, f"b{number}"))
    return moves


def _places(
    connection: Connection, opening: Opening, moves: list[Move], places: int
) -> Iterator[Times]:
    """The times at several points of the game, where the table is put away."""
    record = Record(opening)
    for place in range(1, places + 1):
        here = len(moves) * place // places
        for move in moves[record.version : here]:
            record.apply(move)
        packing = record.to_keep(leaving=True)
        if packing is None:
            continue
        name = f"{opening.id}-{place}"
        record.opening = replace(opening, id=name)
        writing.add_table(connection, record, moves[: record.version], {}, (), "")
        writing.keep(connection, name, packing.pack())
        yield min(_times(connection, name) for _ in range(ROUNDS))


def _times(connection: Connection, table: str) -> Times:
    """Load the table, then undo its last answer, if it can be undone."""
    started = time.process_time()
    woken = store.wake(connection, store.read_playable(connection, table)).table
    there = time.process_time()
    seat = next((seat for seat in woken.all_seats if woken.can_undo(seat)), None)
    if seat is not None:
        woken.undo(seat)
    return Times(there - started, time.process_time() - there)
