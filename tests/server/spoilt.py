"""Thousands of damaged saves and positions of every game, damaged in every way that we know.

`spoilt` makes them, and `send` gives them to a real server while two people play at another table.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from attackers import Players, told
from sound import positions

from landfall.core import saves
from landfall.core.errors import LandfallError
from landfall.core.registry import get_game
from landfall.core.table import Table, open_table
from landfall.server.examine import from_save
from landfall.server.overrun import at_most

#: Processor seconds after which a position counts as never ending.
PATIENCE = 5.0

VALUES: list[Any] = [
    *(
        0,
        1,
        -1,
        2,
        7,
        99,
        100,
        500,
        501,
        9_999,
        10_000,
        2**31,
        2**63,
        2**64,
        -(2**63),
        10**18,
        10**40,
    ),
    *(3 * 10**17, -(10**30), 1e308, -0.5, 0.1, True, False, None),
    *("", "x", "1", "-1", "²", "٣", "\ud83d\ude00", "\u202e", "a" * 201, "a" * 60_000, "9" * 4000),
    *(
        "why:size",
        "seat:p1",
        "forgone:7",
        "forgone:x",
        "joker:99999999",
        "silence:no",
        "gave:p9:none",
    ),
    *(
        "press",
        "{ $x }",
        "__proto__",
        "turn:99999",
        "box:ER3",
        "exit:",
        "exit:AB",
        "gone",
        "0000",
        "9999",
    ),
    *(
        "star/gold",
        "soldier/",
        "craft",
        "wading",
        "landed",
        "tally",
        "losses",
        "bot:thumb",
        "bot:none",
    ),
    *(
        [],
        {},
        [[]],
        [None],
        [{}],
        {"": ""},
        {"a": {}},
        [0] * 50,
        [1] * 2000,
        ["x"] * 2000,
        [[1] * 300] * 30,
    ),
]


def deep(levels: int) -> Any:
    value: Any = 1
    for level in range(levels):
        value = [value] if level % 2 else {"a": value}
    return value


VALUES += [deep(9), deep(100), deep(150)]


def sound() -> list[dict[str, Any]]:
    """Complete valid saves, as plain data."""
    found = []
    for game, scenario, options, position in positions():
        table = Table(get_game(game), scenario, options, {}, "hostile", position)
        found.append(msgspec.json.decode(table.save()))
    for game in ("commando", "dice", "omaha", "crete"):
        table, whims = open_table(game, seed=1), random.Random(1)
        for _ in range(8):
            asked = table.decisions[0]
            table.answer(asked.seat, whims.choice(asked.options).id)
        found.append(msgspec.json.decode(table.save()))
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def _spoil(document: dict[str, Any], whims: random.Random) -> None:
    every = list(places(document))
    # Most of the damage is done in the position: elsewhere, it is detected early.
    inside = [path for path in every if path[0] == "position"]
    path = whims.choice(inside if inside and whims.random() < 0.85 else every)
    parent: Any = document
    for key in path[:-1]:
        parent = parent[key]
    last, old = path[-1], parent[path[-1]]
    match whims.randrange(8):
        case 0 if isinstance(old, int):
            parent[last] = old + whims.choice((-1, 1, 5, 50, 1000))
        case 1:
            parent[last] = [copy.deepcopy(old) for _ in range(whims.choice((1, 2, 300)))]
        case 2 if isinstance(parent, dict):
            del parent[last]
        case 2:
            parent[:] = [
                copy.deepcopy(item) for _ in range(whims.choice((0, 2, 200))) for item in parent
            ]
        case 3 if isinstance(old, dict):
            old[whims.choice(("extra", "", "__class__"))] = copy.deepcopy(whims.choice(VALUES))
        case 3 if isinstance(old, list):
            old.append(copy.deepcopy(whims.choice(VALUES)))
        case 4:
            # A value from elsewhere in the document, where it is valid.
            other: Any = document
            for key in whims.choice(every):
                other = other[key]
            parent[last] = copy.deepcopy(other)
        case _:
            parent[last] = copy.deepcopy(whims.choice(VALUES))


def signed(document: dict[str, Any]) -> bytes:
    """The document with the right hash, if the rules can compute one: this is what an attacker who knows the program
    would send.
    """
    try:
        with at_most(PATIENCE):
            seats = {seat: who for seat, who in document["seats"].items() if isinstance(who, str)}
            table = Table(
                get_game(document["game"]),
                document["scenario"],
                document["options"],
                seats,
                document["seed"],
                document.get("position"),
            )
            for seat, option in document["answers"]:
                table.answer(seat, option)
            whole = msgspec.json.decode(saves.save(table))
        document = {**document, "hash": whole["hash"], "commitment": whole["commitment"]}
    except Exception:
        return _written(document)  # the server has to say what is wrong with it
    return _written(document)


def _written(document: dict[str, Any]) -> bytes:
    """JSON with numbers of any size, which msgspec can't write."""
    return json.dumps(document).encode()


def spoilt(count: int, seed: int = 0) -> Iterator[bytes]:
    whims, sources = random.Random(seed), sound()
    for _ in range(count):
        document = copy.deepcopy(whims.choice(sources))
        for _ in range(whims.choice((1, 1, 1, 2, 3))):
            _spoil(document, whims)
        for seat in ("p1", "p2", "g", "english", "german", "us", "allied"):
            if isinstance(document.get("seats"), dict) and seat in document["seats"]:
                document["seats"][seat] = whims.choice(("me", "bot:thumb", "bot:random"))
        data = signed(document)
        if whims.random() < 0.05:
            data = _torn(data, whims)
        yield data


def _torn(data: bytes, whims: random.Random) -> bytes:
    """Damaged JSON, or not JSON at all."""
    at = whims.randrange(len(data))
    return whims.choice(
        (
            data[:at],
            data[:at] + b"NaN" + data[at:],
            re.sub(rb"\d+", b"9" * 5000, data, count=3),
            re.sub(rb"\d+", b"1e999", data, count=3),
            b"[" * 5000,
            data[:at] + bytes([whims.randrange(256)]) + data[at + 1 :],
        )
    )


def examined(inputs: Iterator[bytes]) -> Counter[str]:
    """What the server's sandbox says about each input; unexpected errors are raised."""
    answers: Counter[str] = Counter()
    for data in inputs:
        with at_most(PATIENCE):  # an exception here would be our fault
            try:
                from_save(data, "table", "guest", 0, {})
                answers["played"] += 1
            except LandfallError as error:
                answers[error.text if str(error) else "nothing said"] += 1
    return answers


def memory(pid: int, family: bool = True) -> int:
    """Bytes used by a process and the processes it started."""
    if not family:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096
    total = 0
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    left = [pid]
    while left:
        one = left.pop()
        left += children.get(one, [])
        try:
            pages = int(Path(f"/proc/{one}/statm").read_text().split()[1])
        except OSError:
            continue
        total += pages * 4096
    return total


class Result(msgspec.Struct):
    answers: Counter[str] = msgspec.field(default_factory=Counter)
    faults: list[str] = msgspec.field(default_factory=list)
    #: How long two people at another table waited for each answer, before and during the load.
    quiet: list[float] = msgspec.field(default_factory=list)
    waits: list[float] = msgspec.field(default_factory=list)
    #: The slowest import, and how much the memory grew: the server's own, and that of all its processes.
    slowest: float = 0.0
    growth: int = 0
    growth_of_all: int = 0

    def lines(self) -> Iterator[str]:
        yield f"{self.answers.total()} spoilt saves: {dict(self.answers)}"
        yield f"another table, before: {told(self.quiet)}"
        yield f"another table, meanwhile: {told(self.waits)}"
        yield (
            f"slowest import {self.slowest * 1000:.0f} ms, memory +{self.growth / 2**20:.0f} MB, "
            f"with all its processes +{self.growth_of_all / 2**20:.0f} MB"
        )
        yield from self.faults[:20]


async def send(base: str, inputs: Iterator[bytes], pid: int, quiet: float = 2.0) -> Result:
    """Send the inputs one after the other, while two people play at another table."""
    result = Result()
    players = await asyncio.to_thread(Players, base)
    try:
        # The tables are not opened, so few of them are kept in memory.
        async with httpx.AsyncClient(base_url=base, timeout=60) as stranger:
            (await stranger.post("/api/saves", json={"save": "{}"})).read()
            before = memory(pid, False), memory(pid)

            def grown() -> None:
                result.growth = max(result.growth, memory(pid, False) - before[0])
                result.growth_of_all = max(result.growth_of_all, memory(pid) - before[1])

            # The first moves load the game, so they are not counted in either.
            players.waits()
            await asyncio.sleep(quiet)
            result.quiet = players.waits()
            for number, data in enumerate(inputs):
                start = time.monotonic()
                text = data.decode("utf-8", "replace")
                answer = await stranger.post("/api/saves", json={"save": text})
                result.slowest = max(result.slowest, time.monotonic() - start)
                said = "" if answer.is_success else answer.json()["error"]["text"]
                result.answers[f"{answer.status_code} {said}".strip()] += 1
                if answer.status_code >= 500 or said == "error-took-too-much":
                    result.faults.append(f"{answer.status_code} {said} {text[:2000]}")
                if number % 500 == 499:
                    grown()
                    result.waits += players.waits()
                    print(*list(result.lines())[1:], sep="\n", flush=True)  # noqa: T201
            result.waits += players.waits()
            grown()
    finally:
        players.stop()
    return result
