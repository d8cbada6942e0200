"""How fast the table is, compared with the targets.

Everything goes through the public entry point, `Table.answer`. A figure is the best of several short
rounds: the others only show how busy the machine was.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count

from msgspec import Struct

from landfall.core.game import Meta, Options, Value
from landfall.core.registry import get_game
from landfall.core.saves import load, resume
from landfall.core.table import Table, open_table
from landfall.lab.one import Task, play_one

ROUNDS = 5
#: Seconds in a round.
ROUND_S = 0.4
#: The length of the save that is written and loaded; shorter games count in proportion.
ANSWERS = 300
MEASURES = (
    "decisions",
    "decisions-view",
    "clone-us",
    "save-ms",
    "load-ms",
    "replay",
    "undo-ms",
    "wake-ms",
)
#: Measures for which lower is better: times.
_TIMES = (
    "clone-us",
    "save-ms",
    "load-ms",
    "thumb-game-s",
    "growth",
    "load-game-s",
    "open-game-s",
    "undo-ms",
    "wake-ms",
    "widest-ms",
    "clone-with",
)
#: The most answers in the game whose undoing and waking are measured.
LONG = 2_000
#: Measured only for games that have a target for it.
AIMED = ("widest-ms", "decisions-share", "thumb-game-s", "growth", "load-game-s", "open-game-s")
#: Compared only for games that have a target for it: a scenario with some options, against the same without.
COMPARED = ("clone-with", "decisions-with")
PLAIN: Mapping[str, Value] = {}
#: How many games are played to get the mean time of one.
GAMES = 10


class Figure(Struct, frozen=True):
    game: str
    scenario: str
    measure: str
    figure: float
    target: float | None = None
    met: bool | None = None


def bench(meta: Meta) -> Iterator[Figure]:
    """Each measure of a game, in the scenario that its target names, or else the first."""
    targets = {target.id: target for target in meta.targets}
    for measure in (*MEASURES, *(name for name in (*AIMED, *COMPARED) if name in targets)):
        target = targets.get(measure)
        scenario = target.scenario if target else meta.scenarios[0].id
        if target is not None and measure in COMPARED:
            figure = _WITH[measure](meta.slug, scenario, ROUND_S, target.options)
        else:
            figure = _MEASURED[measure](meta.slug, scenario, ROUND_S)
        if target is None:
            yield Figure(meta.slug, scenario, measure, figure)
            continue
        met = figure <= target.value if measure in _TIMES else figure >= target.value
        yield Figure(meta.slug, scenario, measure, figure, target.value, met)


def decisions(
    slug: str, scenario: str, round_s: float, look: bool = False, options: Options = PLAIN
) -> float:
    """Answers per second of random play. With ``look``, the view of the seat to move is built before each answer."""
    seeds = count(1)
    return max(
        _decisions_round(slug, scenario, round_s, look, seeds, options) for _ in range(ROUNDS)
    )


def _decisions_round(
    slug: str,
    scenario: str,
    round_s: float,
    look: bool,
    seeds: Iterator[int],
    chosen: Options,
) -> float:
    answered, spent = 0, 0.0
    while spent < round_s:
        seed = next(seeds)
        pick = random.Random(seed).random
        # The set-up is not measured.
        table = open_table(slug, scenario, seed=seed, options=chosen)
        started = time.perf_counter()
        while table.decisions:
            asked = table.decisions[0]
            if look:
                table.view(asked.seat)
            options = asked.options
            table.answer(asked.seat, options[int(pick() * len(options))].id)
        spent += time.perf_counter() - started
        answered += len(table.answers)
    return answered / spent


def decisions_share(slug: str, scenario: str, round_s: float) -> float:
    """The decisions per second of this scenario, as a share of those in the scenario of the `decisions` target."""
    plain = next(t.scenario for t in get_game(slug).meta.targets if t.id == "decisions")
    return decisions(slug, scenario, round_s) / decisions(slug, plain, round_s)


def widest_ms(slug: str, scenario: str, round_s: float) -> float:
    """Milliseconds to find the options of the question that has the most in a random game; each time in a copy where none
    are cached.
    """
    table = open_table(slug, scenario, seed=1)
    whims = random.Random(1)
    most, widest = 0, table.state.clone()
    while table.decisions and len(table.answers) < LONG:
        asked = table.decisions[0]
        if len(asked.options) > most:
            most, widest = len(asked.options), table.state.clone()
        table.answer(asked.seat, whims.choice(asked.options).id)
    cloned = _best(widest.clone, round_s)
    return (_best(lambda: widest.clone().advance(), round_s) - cloned) * 1e3


def clone_us(slug: str, scenario: str, round_s: float, options: Options = PLAIN) -> float:
    """Microseconds to copy a state from the middle of a game."""
    table = longest(slug, scenario, tries=3, options=options)
    middle = load(table.save(), to=len(table.answers) // 2)
    return _best(middle.state.clone, round_s) * 1e6


def clone_with(slug: str, scenario: str, round_s: float, options: Options) -> float:
    """How many times longer a copy takes with the options."""
    return clone_us(slug, scenario, round_s, options) / clone_us(slug, scenario, round_s)


def decisions_with(slug: str, scenario: str, round_s: float, options: Options) -> float:
    """The decisions per second with the options, as a share of those without."""
    with_them = decisions(slug, scenario, round_s, options=options)
    return with_them / decisions(slug, scenario, round_s)


def save_ms(slug: str, scenario: str, round_s: float) -> float:
    table = longest(slug, scenario)
    return _best(table.save, round_s) * 1e3 * ANSWERS / len(table.answers)


def load_ms(slug: str, scenario: str, round_s: float) -> float:
    table = longest(slug, scenario)
    data = table.save()
    return _best(lambda: load(data), round_s) * 1e3 * ANSWERS / len(table.answers)


def replay(slug: str, scenario: str, round_s: float) -> float:
    return ANSWERS * 1e3 / load_ms(slug, scenario, round_s)


def undo_ms(slug: str, scenario: str, round_s: float) -> float:
    """The slowest undo in a long game, in processor time."""
    return max(_undone(slug, scenario), default=0.0) * 1e3


def _undone(slug: str, scenario: str) -> Iterator[float]:
    """Every tenth answer that can be undone is undone and given again."""
    table = open_table(slug, scenario, seed=1)
    table.keep_snapshots()
    whims = random.Random(1)
    while table.decisions and len(table.answers) < LONG:
        asked = table.decisions[0]
        option = whims.choice(asked.options).id
        table.answer(asked.seat, option)
        if len(table.answers) % 10 == 0 and table.can_undo(asked.seat):
            started = time.process_time()
            table.undo(asked.seat)
            yield time.process_time() - started
            table.answer(asked.seat, option)


def wake_ms(slug: str, scenario: str, round_s: float) -> float:
    """Restoring a long game that is not in memory from its last snapshot."""
    table = _long(slug, scenario)
    return _best(lambda: table.at(len(table.answers)), round_s) * 1e3


def _long(slug: str, scenario: str) -> Table:
    table = open_table(slug, scenario, seed=1)
    table.keep_snapshots()
    whims = random.Random(1)
    while table.decisions and len(table.answers) < LONG:
        asked = table.decisions[0]
        table.answer(asked.seat, whims.choice(asked.options).id)
    return table


def thumb_game_s(slug: str, scenario: str) -> float:
    """A full game by `thumb`: the mean of several, because games differ, in the better of two rounds."""
    tasks = [Task(slug, scenario, {}, ("thumb",), f"bench/{n}", n) for n in range(GAMES)]
    best = float("inf")
    for _ in range(2):
        started = time.perf_counter()
        for task in tasks:
            play_one(task)
        best = min(best, (time.perf_counter() - started) / GAMES)
    return best


def growth(slug: str, scenario: str) -> float:
    """What an answer costs in the last tenth of a full random game, compared with the first tenth."""
    _, spent = _whole_game(slug, scenario)
    tenth = max(1, len(spent) // 10)
    return sum(spent[-tenth:]) / sum(spent[:tenth])


def load_game_s(slug: str, scenario: str) -> float:
    """Loading the save of that game once."""
    table, _ = _whole_game(slug, scenario)
    data = table.save()
    started = time.process_time()
    load(data)
    return time.process_time() - started


def open_game_s(slug: str, scenario: str) -> float:
    """Opening the same save to play on, from its last snapshot."""
    table, _ = _whole_game(slug, scenario)
    data = table.save()
    started = time.process_time()
    if resume(data) is None:
        load(data)
    return time.process_time() - started


@cache
def _whole_game(slug: str, scenario: str) -> tuple[Table, tuple[float, ...]]:
    """A full random game, and the processor seconds of each answer."""
    table = open_table(slug, scenario, seed=1)
    table.keep_snapshots()
    whims = random.Random(1)
    spent = []
    while table.decisions:
        asked = table.decisions[0]
        option = whims.choice(asked.options).id
        started = time.process_time()
        table.answer(asked.seat, option)
        spent.append(time.process_time() - started)
    return table, tuple(spent)


def longest(slug: str, scenario: str, tries: int = 30, options: Options = PLAIN) -> Table:
    """A random game of about 300 answers, or the longest of a few."""
    return max((_walk(slug, scenario, seed, options) for seed in range(tries)), key=_length)


def _length(table: Table) -> int:
    return len(table.answers)


def _walk(slug: str, scenario: str, seed: int, options: Options) -> Table:
    table = open_table(slug, scenario, seed=seed, options=options)
    whims = random.Random(seed)
    while table.decisions and len(table.answers) < ANSWERS:
        asked = table.decisions[0]
        table.answer(asked.seat, whims.choice(asked.options).id)
    return table


def _best(work: Callable[[], object], round_s: float) -> float:
    """Seconds for one run, in the best of the rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        runs, started = 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < round_s:
            work()
            runs += 1
        best = min(best, spent / runs)
    return best


_MEASURED: dict[str, Callable[[str, str, float], float]] = {
    "decisions": decisions,
    "decisions-view": lambda slug, scenario, s: decisions(slug, scenario, s, look=True),
    "clone-us": clone_us,
    "save-ms": save_ms,
    "load-ms": load_ms,
    "replay": replay,
    "undo-ms": undo_ms,
    "wake-ms": wake_ms,
    "widest-ms": widest_ms,
    "decisions-share": decisions_share,
    "thumb-game-s": lambda slug, scenario, s: thumb_game_s(slug, scenario),
    "growth": lambda slug, scenario, s: growth(slug, scenario),
    "load-game-s": lambda slug, scenario, s: load_game_s(slug, scenario),
    "open-game-s": lambda slug, scenario, s: open_game_s(slug, scenario),
}
_WITH: dict[str, Callable[[str, str, float, Options], float]] = {
    "clone-with": clone_with,
    "decisions-with": decisions_with,
}
