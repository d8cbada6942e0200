"""`landfall bench server`: tables full of people who answer at random, over WebSockets on loopback.

The server is a separate process and reports how much processor time it used; the players are tasks in this one.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import multiprocessing
import random
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from landfall.core.registry import all_metas, get_game
from landfall.server.messages import Answer, encode
from landfall.server.run import listen, make_server
from landfall.server.settings import Rate, Settings

#: The targets, measured on two cores.
P99_MS = 50.0
ANSWERS_PER_CPU_SECOND = 2_500.0
#: At full speed the best of several rounds counts, as in `lab.bench`: the others only show how busy the machine was.
ROUNDS = 5
#: The length of a round, as a share of the steady part.
ROUND = 0.3


class Figure(Struct, frozen=True):
    id: str
    value: float
    unit: str
    #: The target, if there is one.
    target: float | None = None
    #: Whether a lower figure is better.
    less: bool = False

    @property
    def met(self) -> bool:
        if self.target is None:
            return True
        return self.value <= self.target if self.less else self.value >= self.target


@dataclass(slots=True)
class Round:
    """The counts of one round."""

    latencies: list[float] = field(default_factory=list)
    wall: float = 0.0
    cpu: float = 0.0


def run(
    tables: int = 200,
    seconds: float = 10.0,
    game: str | None = None,
    scenario: str | None = None,
    database: str | None = None,
    preload: str | None = None,
) -> list[Figure]:
    """First one answer per second at each table, then as fast as they can."""
    if preload is not None:
        importlib.import_module(preload)
    slug = game or all_metas()[0].slug
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        with serving(url, preload) as (address, pipe):
            for pace in (1.0, 0.0):
                play = _Play(address, slug, scenario, tables, pace)
                # The players must be faster than the server; otherwise, the benchmark would measure them instead.
                lengths = [seconds] if pace else [ROUND * seconds] * ROUNDS
                rounds = uvloop.run(play.measure(lengths, pipe))
                figures += _figures("paced" if pace else "saturated", max(rounds, key=_rate))
    return figures


def _rate(one: Round) -> float:
    return len(one.latencies) / one.cpu if one.cpu else 0.0


def _figures(kind: str, one: Round) -> list[Figure]:
    times, wall, cpu = sorted(one.latencies) or [0.0], one.wall, one.cpu
    count = len(one.latencies)
    p50, p99 = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
    paced = kind == "paced"
    return [
        Figure(f"server-{kind}-answers", count / wall, "answers/s"),
        Figure(f"server-{kind}-p50", p50, "ms", less=True),
        Figure(f"server-{kind}-p99", p99, "ms", P99_MS if paced else None, less=True),
        Figure(f"server-{kind}-cpu", cpu / wall, "cores", less=True),
        Figure(
            f"server-{kind}-answers-per-cpu-second",
            _rate(one),
            "answers/s",
            None if paced else ANSWERS_PER_CPU_SECOND,
        ),
    ]


# The server's process.


@contextmanager
def serving(database: str, preload: str | None = None) -> Iterator[tuple[str, Connection]]:
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(theirs, database, preload))
    process.start()
    try:
        yield f"127.0.0.1:{ours.recv()}", ours
    finally:
        ours.send("stop")
        process.join(20)
        if process.is_alive():
            process.kill()


def _serve(pipe: Connection, database: str, preload: str | None) -> None:
    if preload is not None:
        importlib.import_module(preload)
    endless = Rate(1e9, 1e9)
    settings = Settings(
        database=database,
        message_rate=endless,
        request_rate=endless,
        creation_rate=endless,
        guest_message_rate=endless,
        table_message_rate=endless,
        guest_request_rate=endless,
        guest_creation_rate=endless,
        sockets_per_address=1_000_000,
        sockets_per_guest=1_000_000,
    )
    server = make_server(settings)
    listening = listen("127.0.0.1", 0)

    def answer_the_bench() -> None:
        while not server.started:
            time.sleep(0.01)
        pipe.send(listening.getsockname()[1])
        while pipe.recv() == "cpu":
            pipe.send(time.process_time())
        server.should_exit = True

    threading.Thread(target=answer_the_bench, daemon=True).start()
    server.run(sockets=[listening])


def _cpu(pipe: Connection) -> float:
    pipe.send("cpu")
    return float(pipe.recv())


# The people.


class _Option(Struct):
    id: str


class _Decision(Struct):
    options: list[_Option]


class _Heard(Struct):
    """The parts of a message that a random player needs."""

    type: str
    token: str | None = None
    decision: _Decision | None = None
    outcome: Any = None
    re: str = ""


_heard = msgspec.json.Decoder(_Heard).decode


class _Turn:
    """The pace of one table: the seconds between two answers."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time()

    async def comes(self) -> None:
        if self._pace:
            self._due = max(self._due + self._pace, self._loop.time())
            await asyncio.sleep(self._due - self._loop.time())


class _Play:
    def __init__(
        self, address: str, game: str, scenario: str | None, tables: int, pace: float
    ) -> None:
        self._address = address
        self._tables = tables
        self._pace = pace
        #: None while nothing is counted.
        self._round: Round | None = None
        self._wanted: dict[str, Any] = {"game": game, "scenario": scenario, "seats": {}}
        rules = get_game(game)
        chosen = scenario or rules.meta.scenarios[0].id
        self._seats = rules.seats(chosen, rules.checked_options(chosen, {}))
        self._started = 0

    async def measure(self, lengths: list[float], pipe: Connection) -> list[Round]:
        playing = [asyncio.create_task(self._table(n)) for n in range(self._tables)]
        while self._started < self._tables:
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(2)
        found = [await self._count(seconds, pipe) for seconds in lengths]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return found

    async def _count(self, seconds: float, pipe: Connection) -> Round:
        counted = Round()
        cpu, wall = _cpu(pipe), time.perf_counter()
        self._round = counted
        await asyncio.sleep(seconds)
        self._round = None
        counted.cpu, counted.wall = _cpu(pipe) - cpu, time.perf_counter() - wall
        return counted

    async def _table(self, number: int) -> None:
        """Game after game at one table."""
        whims = random.Random(number)
        first, cookie = True, ""
        while True:
            table, cookie = await asyncio.to_thread(self._open, cookie)
            url = f"ws://{self._address}/api/tables/{table}/socket?as="
            sockets: list[ClientConnection] = []
            for seat in self._seats:
                headers = {"Cookie": cookie}
                socket = await connect(
                    url + seat, additional_headers=headers, compression=None, max_size=None
                )
                sockets.append(socket)
            if first:
                first = False
                self._started += 1
                # So that they don't all answer at the same moment of each second.
                await asyncio.sleep(whims.random() * self._pace)
            turn = _Turn(self._pace)
            await asyncio.gather(*(self._seat(socket, whims, turn) for socket in sockets))
            for socket in sockets:
                await socket.close()

    def _open(self, cookie: str) -> tuple[str, str]:
        """A new table, by the same guest as the last one here."""
        body = json.dumps(self._wanted).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(f"http://{self._address}/api/tables", body, headers)
        with urlopen(request) as answer:
            held = SimpleCookie(answer.headers["Set-Cookie"])
            card = json.load(answer)
        return card["id"], "; ".join(f"{k}={m.value}" for k, m in held.items())

    async def _seat(self, socket: ClientConnection, whims: random.Random, turn: _Turn) -> None:
        """Answer every question until the game is over."""
        sent, asked, number = 0.0, "", 0
        try:
            while True:
                text = await socket.recv(decode=False)
                message = _heard(text)
                if message.type == "refused":
                    raise RuntimeError(text.decode())
                if message.type != "state":
                    continue
                if message.re and self._round is not None:
                    self._round.latencies.append(time.perf_counter() - sent)
                if message.outcome is not None:
                    return
                token = message.token
                if token is None or token == asked:
                    continue
                asked, number = token, number + 1
                await turn.comes()
                assert message.decision is not None
                option = whims.choice(message.decision.options).id
                answer = encode(Answer(f"b{number}", token, option)).decode()
                sent = time.perf_counter()
                await socket.send(answer)
        except ConnectionClosed:
            return
