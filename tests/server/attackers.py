"""Many attackers at once, on loopback.

Strangers and guests send anything, by HTTP and by socket, while two people play at another table. This counts server
errors, and measures how long the two wait for their answers and how much memory the server uses.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from people import Chair, Person
from serving import Server
from websockets.exceptions import WebSocketException

#: Limits on what other players may notice.
SLOWEST_MS = 250.0
MOST_GROWTH_MB = 200.0
#: Limits by address are off, as if each attacker had its own address; all others have their defaults.
FROM_EVERYWHERE: dict[str, Any] = {
    "request_rate": [1e6, 1e6],
    "creation_rate": [1e6, 1e6],
    "sockets_per_address": 100_000,
}


@dataclass
class Found:
    inputs: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    #: How long the two players waited for each answer, before and during the attack.
    quiet: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    before: float = 0.0
    after: float = 0.0

    @property
    def growth(self) -> float:
        return self.after - self.before

    def lines(self) -> Iterator[str]:
        yield f"{self.inputs} hostile inputs; statuses {dict(sorted(self.statuses.items()))}"
        yield f"server errors: {len(self.faults)} {self.faults[:5]}"
        yield f"another table, before: {told(self.quiet)}"
        yield f"another table, meanwhile: {told(self.waits)} (aim: {SLOWEST_MS:.0f} ms)"
        yield f"memory: {self.before:.0f} MB, then {self.after:.0f} MB (may grow {MOST_GROWTH_MB:.0f})"


def told(waits: list[float]) -> str:
    ordered = [wait * 1000 for wait in sorted(waits)] or [0.0]
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    figures = f"median {p50:.0f} ms, 99 % {p99:.0f} ms, slowest {ordered[-1]:.0f} ms"
    return f"{len(waits)} answers, {figures}"


def memory(pid: int) -> float:
    """The memory of the server's process, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


# The players.


class Players:
    """In a separate process, so that what they wait for is the server, not the attackers' loop."""

    def __init__(self, http: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_play, args=(theirs, http), daemon=True)
        self._process.start()
        assert self._pipe.recv() == "ready"

    def waits(self) -> list[float]:
        """How long they waited since this was last called."""
        self._pipe.send("more")
        waits: list[float] = self._pipe.recv()
        return waits

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def _play(pipe: Connection, http: str) -> None:
    waits: list[float] = []

    async def run() -> None:
        playing = asyncio.create_task(play(http, waits, 0.02))
        while len(waits) < 5:
            await asyncio.sleep(0.05)
        pipe.send("ready")
        while True:
            await asyncio.to_thread(pipe.recv)
            if playing.done():
                playing.result()
            pipe.send(waits.copy())
            waits.clear()

    asyncio.run(run())


async def play(http: str, waits: list[float], pause: float) -> None:
    """Two seats at one table, answer after answer, game after game."""
    whims = random.Random(1)
    async with Person(http) as ada:
        while True:
            card = await ada.open(scenario="marathon", seed="quiet")
            chairs = {s: await (await ada.sit(card["id"], s)).ready() for s in ("north", "south")}
            north = chairs["north"]
            while north.state["outcome"] is None:
                chair = chairs[whims.choice(north.state["waiting"])]
                while chair.state["token"] is None:
                    await chair.hear()
                option = whims.randrange(len(chair.state["decision"]["options"]))
                began = time.perf_counter()
                reply = await chair.answer(option)
                waits.append(time.perf_counter() - began)
                assert reply["type"] == "state", reply
                while (north.state["epoch"], len(north.events)) != (
                    chair.state["epoch"],
                    len(chair.events),
                ) or north.state["waiting"] != chair.state["waiting"]:
                    await north.hear()
                await asyncio.sleep(pause)
            for chair in chairs.values():
                await chair.close()


# The attackers.

ODD: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", "\x00", "\ud800", "x" * 5000, [], {}, [[]] * 50, "é" * 40,
    "../../etc/passwd", "http://[", "'; DROP TABLE moves; --", {"a": {"b": []}}, "north", "bot:slow",
]  # fmt: skip
KINDS = ("answer", "undo", "resign", "why", "look", "hint", "chat", "notes", "ping", "cheat", "")
FIELDS = ("id", "token", "option", "action", "what", "ref", "text", "type", "seat")


class Hostile:
    def __init__(self, server: Server, found: Found, number: int, seed: int = 0) -> None:
        self._server = server
        self._found = found
        self._whims = random.Random(f"hostile{number}:{seed}")
        self._person = Person(server.http)
        self._person.client.timeout = (
            60.0  # on a busy machine, its first save waits until a process has started
        )
        self._table = ""
        self._finished = ""
        self._save: dict[str, Any] = {}
        self._sent = 0

    async def run(self, inputs: int) -> None:
        """Send this many inputs, alternating between HTTP and a socket."""
        async with self._person as person:
            self._table = (await person.open({"south": "link"}))["id"]
            self._finished = await self._resigned(person)
            self._save = await person.get(f"/api/tables/{self._finished}/save")
            while self._sent < inputs:
                stretch = min(self._whims.randint(5, 60), inputs - self._sent)
                work = self._by_http if self._whims.random() < 0.4 else self._by_socket
                with contextlib.suppress(httpx.TransportError, OSError, TimeoutError):
                    await work(stretch)

    def _count(self) -> None:
        """Count what was sent, except what a closed socket no longer accepted."""
        self._sent += 1
        self._found.inputs += 1

    @staticmethod
    async def _resigned(person: Person) -> str:
        card = await person.open()
        chair = await (await person.sit(card["id"], "north")).ready()
        await chair.answer()
        await chair.ask("resign")
        await chair.close()
        return str(card["id"])

    def _odd(self) -> Any:
        return self._whims.choice(ODD)

    # By HTTP.

    async def _by_http(self, count: int) -> None:
        for _ in range(count):
            method, path, body, headers = self._request()
            content = body if isinstance(body, bytes) else _json(body)
            answer = await self._person.client.request(
                method, path, content=content, headers=headers
            )
            self._count()
            self._found.statuses[answer.status_code] += 1
            if answer.status_code >= 500:
                self._found.faults.append(f"{method} {path} {answer.status_code}")

    def _request(self) -> tuple[str, str, Any, dict[str, str]]:
        whims, headers = self._whims, {"Content-Type": "application/json"}
        table = whims.choice([self._table, self._finished, "none", "%00", "a" * 300, "%ff"])
        path = whims.choice(
            [
                f"/api/tables/{table}",
                f"/api/tables/{table}/report",
                f"/api/tables/{table}/replay?from={whims.randint(-1, 9)}&as={whims.choice(['', 'open', 'x'])}",
                f"/api/tables/{table}/look?at={whims.choice(['0', '1', '-1', '9' * 30])}&ref=card:10",
                f"/api/tables/{table}/save",
                "/api/me",
                "/api/tables",
                "/api/games/parley/board",
                f"/api/invitations/{whims.choice(['x', '%00', 'a.b.c'])}",
                "/%00",
                "/assets/../../x",
            ]
        )
        method = whims.choice(["GET", "GET", "GET", "POST", "PUT", "DELETE"])
        body: Any = {whims.choice(["name", "seat", "kind", "token", "game"]): self._odd()}
        if whims.random() < 0.25:
            method, path, body = "POST", "/api/saves", {"save": self._spoilt_save()}
        if whims.random() < 0.1:
            headers[whims.choice(["Origin", "Host", "Content-Type", "Cookie"])] = whims.choice(
                ["http://[", "evil.example", "null", "x" * 3000, "landfall=x"]
            )
        if whims.random() < 0.1:
            body = whims.choice([b"", b"{", b"\xff\xfe", b"[" * 9000, b'{"name":"\\u0000"}'])
        return method, path, b"" if method == "GET" else body, headers

    def _spoilt_save(self) -> str:
        """A save with something wrong. The tests of imports cover positions."""
        save = dict(self._save)
        key = self._whims.choice([key for key in save if key != "position"])
        save[key] = self._odd()
        text = _json(save).decode()
        return text[: self._whims.randint(0, len(text))] if self._whims.random() < 0.3 else text

    # By socket.

    async def _by_socket(self, count: int) -> None:
        try:
            chair = await self._person.sit(self._table, self._whims.choice(["north", "", "south"]))
            reading = asyncio.create_task(_read(chair, self._found))
            try:
                for _ in range(count):
                    await chair.socket.send(self._message())
                    self._count()
                    await asyncio.sleep(self._whims.choice([0, 0, 0.01]))
                await asyncio.sleep(0.05)
            finally:
                reading.cancel()
                # Half of them leave without closing the connection.
                if self._whims.random() < 0.5:
                    chair.socket.transport.abort()
                else:
                    await chair.close()
        except WebSocketException:
            pass

    def _message(self) -> str | bytes:
        whims = self._whims
        if whims.random() < 0.1:
            odd: list[str | bytes] = ["", "{", "[" * 5000, b"\x00\xff", "null", "x" * 70_000]
            return whims.choice(odd)
        said = {name: self._odd() for name in whims.sample(FIELDS, whims.randint(0, 5))}
        said["type"] = whims.choice(KINDS)
        if whims.random() < 0.7:
            said["id"] = f"h{whims.randrange(10**9)}"
        if said["type"] in ("chat", "notes") and whims.random() < 0.7:
            said = {"type": said["type"], "id": f"c{whims.random()}", "text": "ho " * 100}
        return _json(said).decode()


async def _read(chair: Chair, found: Found) -> None:
    with contextlib.suppress(WebSocketException, TimeoutError):
        while True:
            message = json.loads(await chair.socket.recv())
            if message.get("error", {}).get("text") in ("error-fault", "error-storage-failed"):
                found.faults.append(json.dumps(message)[:200])


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


# Putting it together.


async def attack(
    server: Server, inputs: int, hostile: int, seed: int = 0, quiet: float = 2.0
) -> Found:
    found, warm = Found(), Found()
    assert server.process is not None
    # A short run first, so that everything loaded only once is in memory.
    await Hostile(server, warm, -1).run(50)
    players = await asyncio.to_thread(Players, server.http)
    try:
        await asyncio.to_thread(players.waits)
        await asyncio.sleep(quiet)
        found.quiet = await asyncio.to_thread(players.waits)
        found.before = memory(server.process.pid)
        each = max(1, inputs // hostile)
        await asyncio.gather(*(Hostile(server, found, n, seed).run(each) for n in range(hostile)))
        found.waits = await asyncio.to_thread(players.waits)
    finally:
        players.stop()
    found.faults += warm.faults
    found.after = memory(server.process.pid)
    return found


def schemathesis(
    server: Server, examples: int, folder: Path, seed: int = 1, patience: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Requests that do or do not fit the OpenAPI document; see `test_schemathesis_finds_nothing`."""
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "run",
        f"{server.http}/api/openapi.json",
        "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        f"--max-examples={examples}",
        "--phases=examples,fuzzing",
        f"--seed={seed}",
        "--generation-database=:memory:",
        "--no-color",
    ]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=folder, check=False, timeout=patience
    )


def schemathesis_meanwhile(
    server: Server, examples: int, folder: Path, seed: int = 1, quiet: float = 2.0
) -> tuple[Found, str]:
    found, players = Found(), Players(server.http)
    assert server.process is not None
    try:
        found.before = memory(server.process.pid)
        players.waits()
        time.sleep(quiet)
        found.quiet = players.waits()
        done = schemathesis(server, examples, folder, seed)
        found.waits = players.waits()
    finally:
        players.stop()
    found.after = memory(server.process.pid)
    if done.returncode:
        found.faults.append(f"schemathesis: {done.returncode}")
        return found, done.stdout[-3000:]
    found.inputs = sum(int(n) for n in re.findall(r"(\d+) generated", done.stdout))
    said = [line for line in done.stdout.splitlines() if "generated" in line or "passed" in line]
    return found, "\n".join(said)
