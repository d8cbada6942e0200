"""One game between bots, and the record of what went wrong in it."""

from __future__ import annotations

import random

import msgspec
from msgspec import Struct

from landfall.core.bots import random_bot
from landfall.core.decisions import Outcome
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.saves import FORMAT
from landfall.core.table import Answer, Table, open_table
from landfall.lab.seats import bots_by_seat

#: Everything is checked once in this many answers, and at the end; after the other answers, only the game's `glance`.
RECOUNTED = 10


class Task(Struct, frozen=True):
    game: str
    scenario: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: str
    number: int


class Failure(Struct, frozen=True):
    """A game that raised, got stuck or broke an invariant, and its save."""

    number: int
    what: str
    save: bytes


class Played(Struct, frozen=True):
    decisions: int
    outcome: Outcome | None
    failure: Failure | None = None


class Stuck(Exception):
    """The game asks more often than any game should."""


def play_one(task: Task) -> Played:
    game = get_game(task.game)
    names = bots_by_seat(game, task.scenario, task.options, task.bots)
    bots = {seat: game.bot(name) for seat, name in names.items()}
    whims = {seat: random.Random(f"{task.seed}/{seat}") for seat in bots}
    answers: list[Answer] = []
    try:
        seats = {seat: f"bot:{name}" for seat, name in names.items()}
        table = open_table(
            task.game, task.scenario, seed=task.seed, options=task.options, seats=seats
        )
        game.check(table.state)
        while table.outcome is None:
            if len(answers) >= game.meta.max_decisions:
                raise Stuck(f"no end after {len(answers)} answers")
            asked = table.decisions[0]
            bot = bots[asked.seat]
            # A bot sees its seat's view and nothing else; the random one ignores even that.
            view = None if bot is random_bot else table.view(asked.seat)
            answers.append(Answer(asked.seat, bot(view, asked, whims[asked.seat])))
            table.answer(*msgspec.structs.astuple(answers[-1]))
            whole = table.outcome is not None or len(answers) % RECOUNTED == 0
            (game.check if whole else game.glance)(table.state)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        failure = Failure(task.number, what, _save(task, answers, what))
        return Played(len(answers), None, failure)
    return Played(len(answers), table.outcome)


def _save(task: Task, answers: list[Answer], what: str) -> bytes:
    """The game up to the last sound state, and the answer that failed. The state after that may be half changed."""
    failed: dict[str, object] = {"what": what, "answers": answers}
    for kept in (answers, answers[:-1]):
        try:
            table = open_table(task.game, task.scenario, seed=task.seed, options=task.options)
            for answer in kept:
                table.answer(answer.seat, answer.option)
            return _with(table, failed)
        except Exception:
            continue
    plain = msgspec.to_builtins(task) | {"format": FORMAT, "failed": failed}
    return msgspec.json.encode(plain)


def _with(table: Table, failed: dict[str, object]) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(table.save()) | {"failed": failed})
