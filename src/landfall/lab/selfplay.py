"""Bots play many games; every answer is followed by the game's own check (in `one.py`).

Game number 17 of a scenario depends only on the seed and on the number 17: more processes change only the time it takes.
"""

from __future__ import annotations

import gc
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import cycle, islice

from msgspec import Struct, structs

from landfall.core.decisions import Outcome
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.lab.one import Failure, Played, Task, play_one
from landfall.lab.options import random_options

#: Large enough to be worth sending to a process, small enough to keep the progress bar moving.
_CHUNK = 20
DRAW = "draw"


class Request(Struct, frozen=True):
    game: str
    scenario: str
    games: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Value]
    vary_options: bool = False


class Report(Struct):
    """What `landfall selfplay --json` prints for a scenario."""

    game: str
    scenario: str
    games: int
    bots: tuple[str, ...]
    seed: str
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_s: float = 0.0
    winners: dict[str, int] = {}
    #: How games ended, by the name of the outcome, and the mean of each score.
    endings: dict[str, int] = {}
    mean_scores: dict[str, float] = {}
    mean_decisions: float = 0.0


class Result(Struct, frozen=True, omit_defaults=True):
    """What `landfall selfplay --each` writes for a game. The seed and the options open it again."""

    game: str
    scenario: str
    number: int
    seed: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    decisions: int
    winners: tuple[str, ...] = ()
    ending: str = ""
    scores: dict[str, int] = {}
    error: str = ""


class Tally(Struct):
    """The results of some games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    winners: dict[str, int] = {}
    endings: dict[str, int] = {}
    #: The sum of each score, and in how many games there was one.
    scores: dict[str, int] = {}
    scored: dict[str, int] = {}
    failures: list[Failure] = []
    #: Game by game; only of this part, so that a long run does not keep them all.
    each: list[Result] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for name in ("winners", "endings", "scores", "scored"):
            both = Counter(getattr(self, name))
            both.update(getattr(other, name))
            setattr(self, name, dict(both))
        self.failures = sorted([*self.failures, *other.failures], key=lambda f: f.number)


def run(
    request: Request, jobs: int | None, told: Callable[[list[Result]], None] = lambda games: None
) -> tuple[Report, list[Failure]]:
    """Play a scenario's games; calls ``told`` with the games finished since the last call."""
    started = time.perf_counter()
    tally = Tally()
    with _results(request, jobs or os.cpu_count() or 1) as results:
        for part in results:
            tally.add(part)
            told(part.each)
    seconds = time.perf_counter() - started
    report = Report(
        game=request.game,
        scenario=request.scenario,
        games=request.games,
        bots=request.bots,
        seed=request.seed,
        finished=tally.finished,
        errors=len(tally.failures),
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_s=round(tally.decisions / seconds, 1),
        winners=dict(sorted(tally.winners.items())),
        endings=dict(sorted(tally.endings.items())),
        mean_scores={
            name: round(total / tally.scored[name], 1)
            for name, total in sorted(tally.scores.items())
        },
        mean_decisions=round(tally.decisions / max(1, tally.games), 1),
    )
    return report, tally.failures


@contextmanager
def _results(request: Request, jobs: int) -> Iterator[Iterator[Tally]]:
    starts = range(0, request.games, _CHUNK)
    if jobs == 1 or len(starts) <= 1:
        yield (play_some(request, first) for first in starts)
        return
    pool = ProcessPoolExecutor(min(jobs, len(starts)))
    try:
        futures: list[Future[Tally]] = [pool.submit(play_some, request, s) for s in starts]
        yield (future.result() for future in as_completed(futures))
    finally:
        pool.shutdown(cancel_futures=True)


def play_some(request: Request, first: int) -> Tally:
    """Play one batch of games, starting from this number."""
    tally = Tally()
    for number in range(first, min(first + _CHUNK, request.games)):
        with _seldom_collected():
            task = _task(request, number)
            played = play_one(task)
        tally.games += 1
        tally.decisions += played.decisions
        tally.each.append(_result(task, played))
        if played.failure is not None:
            tally.failures = [*tally.failures, played.failure]
        if played.outcome is not None:
            tally.finished += 1
            for winner in winners(played.outcome):
                tally.winners[winner] = tally.winners.get(winner, 0) + 1
            _count(tally, played.outcome)
    return tally


@contextmanager
def _seldom_collected() -> Iterator[None]:
    """States are trees without cycles, and a log only grows, so searching them for garbage would only cost time: a tenth
    of it all.
    """
    usual = gc.get_threshold()
    gc.set_threshold(20_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def _result(task: Task, played: Played) -> Result:
    plain = Result(
        task.game,
        task.scenario,
        task.number,
        task.seed,
        task.options,
        task.bots,
        played.decisions,
        error=played.failure.what if played.failure is not None else "",
    )
    if played.outcome is None:
        return plain
    return structs.replace(
        plain,
        winners=winners(played.outcome),
        ending=ending_of(played.outcome),
        scores=played.outcome.scores,
    )


def ending_of(outcome: Outcome) -> str:
    return outcome.text.removeprefix("outcome-")


def _count(tally: Tally, outcome: Outcome) -> None:
    ending = ending_of(outcome)
    tally.endings[ending] = tally.endings.get(ending, 0) + 1
    for name, score in outcome.scores.items():
        tally.scores[name] = tally.scores.get(name, 0) + score
        tally.scored[name] = tally.scored.get(name, 0) + 1


def _task(request: Request, number: int) -> Task:
    seed = f"{request.seed}/{request.scenario}/{number}"
    options, bots = request.options, request.bots
    if request.vary_options:
        whims = random.Random(f"{seed}/options")
        options = random_options(request.game, request.scenario, whims, request.options)
        seats = get_game(request.game).seats(request.scenario, options)
        bots = tuple(islice(cycle(bots), len(seats)))
    return Task(request.game, request.scenario, options, bots, seed, number)


def winners(outcome: Outcome) -> tuple[str, ...]:
    """Who is credited with a win: the side, or else the seats, or nobody."""
    return (outcome.side,) if outcome.side else outcome.winners or (DRAW,)
