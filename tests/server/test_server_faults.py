"""`kill -9` of the server in the middle of play: every acknowledged move is still there, and every table continues.

It is killed after a number of answers, not of seconds, so that each kill interrupts moves under way, even on a busy
machine. `LANDFALL_KILLS` says how often on each database (the long run takes 200).
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from people import Chair, Person
from serving import Server
from sqlalchemy import create_engine
from websockets.exceptions import WebSocketException

from landfall.server import store
from landfall.server.database import parsed_url

KILLS = int(os.environ.get("LANDFALL_KILLS", "4"))
#: Enough tables that none of the games is over before the last kill.
TABLES = max(6, KILLS // 20)


@dataclass
class Player:
    """Plays one seat and survives restarts: comes back, repeats requests that got no reply, remembers replies."""

    server: Server
    table: str
    seat: str
    cookie: dict[str, str]
    whims: random.Random
    #: Acknowledged requests, with their replies.
    taken: dict[str, str] = field(default_factory=dict)
    pending: dict[str, str] | None = None
    number: int = 0
    again: int = 0
    over: bool = False
    events: list[Any] = field(default_factory=list)
    epoch: int = 0

    async def play(self) -> None:
        async with Person(self.server.http) as person:
            person.client.cookies.update(self.cookie)
            while not self.over:
                with suppress(OSError, WebSocketException, TimeoutError):
                    await self._sit(person)
                await asyncio.sleep(0.02)

    async def _sit(self, person: Person) -> None:
        # After a restart the port may differ: another program may have taken the old one.
        person.base = self.server.http
        query = f"&have={len(self.events)}&epoch={self.epoch}"
        # Not `wait_for`: in Python 3.11 it may swallow a cancellation, and this would play on forever.
        async with asyncio.timeout(30):
            chair = await person.sit(self.table, self.seat, query)
        chair.events = self.events
        try:
            await self._answer(chair)
        finally:
            self.events, self.epoch = chair.events, chair.state.get("epoch", self.epoch)
            chair.socket.transport.abort()

    async def _answer(self, chair: Chair) -> None:
        await chair.ready()
        while True:
            if self.pending is None:
                if chair.state["outcome"] is not None:
                    self.over = True
                    return
                if chair.state["token"] is None:
                    await chair.hear()
                    continue
                self.number += 1
                option = self.whims.choice(chair.state["decision"]["options"])["id"]
                request = f"{self.seat}-{self.number}"
                self.pending = {"id": request, "token": chair.state["token"], "option": option}
            async with asyncio.timeout(30):
                reply = await chair.ask("answer", **self.pending)
            sent, self.pending = self.pending, None
            # Nobody else answers for this seat, so nothing may be stale or lost.
            assert reply["type"] == "state", reply
            self.taken[sent["id"]] = sent["option"]
            self.again += "again" in reply


async def test_kill_9(new_database: Callable[[str], str], kind: str) -> None:
    server = Server(new_database(kind)).start()
    whims = random.Random(9)
    players: list[Player] = []
    try:
        async with Person(server.http) as ada:
            for n in range(TABLES):
                card = await ada.open(scenario="marathon", seed=f"kill{n}")
                cookie = dict(ada.client.cookies)
                players += [
                    Player(server, card["id"], seat, cookie, random.Random(f"{n}{seat}"))
                    for seat in ("north", "south")
                ]
        playing = [asyncio.create_task(player.play()) for player in players]
        lost = 0
        for kill in range(KILLS):
            await answers(playing, players, whims.randint(1, 25))
            # The others' moves may then be at any stage of being stored.
            for _ in range(whims.randrange(50)):
                await asyncio.sleep(0)
            port = server.port
            server.kill()
            # Not after every kill, because the check replays every game from its start. A move once lost is still
            # missing at the
            # end.
            if kill % 5 == 0:
                lost += check(server, players)
            server.port = port
            server.start()
        assert lost == 0
        # Each table still continues, for each of its seats.
        before = [len(player.taken) for player in players]
        async with asyncio.timeout(120):
            for player, count in zip(players, before, strict=True):
                while not player.over and len(player.taken) == count:
                    await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        # A move still under way might be stored between two reads.
        server.kill()
        assert check(server, players) == 0
        print(  # noqa: T201
            f"{kind}: {KILLS} kills, {sum(len(p.taken) for p in players)} answers acknowledged, none lost,"
            f" {sum(p.again for p in players)} were kept but not yet acknowledged when it died"
        )
    finally:
        server.stop()


async def answers(playing: list[asyncio.Task[None]], players: list[Player], more: int) -> None:
    """Wait until this many more answers have been acknowledged."""
    wanted = sum(len(player.taken) for player in players) + more
    # Generous, for a machine with other work to do: the games themselves take little time.
    async with asyncio.timeout(600):
        while sum(len(player.taken) for player in players) < wanted:
            for task in playing:
                if task.done():
                    task.result()
            assert not all(player.over for player in players)
            await asyncio.sleep(0.001)


def check(server: Server, players: list[Player]) -> int:
    """Rebuild every table from the database, and count the acknowledged answers that are missing."""
    engine = create_engine(parsed_url(server.database))
    lost = 0
    with engine.connect() as connection:
        for table in {player.table for player in players}:
            row, moves, record = store.read_record(connection, table)
            assert [move.number for move in moves] == list(range(1, len(moves) + 1))
            assert row.version == len(moves)
            assert row.waiting == record.waiting
            kept = {move.request: move.option for move in moves}
            assert len(kept) == len(moves)
            for player in players:
                if player.table == table:
                    lost += sum(kept.get(k) != option for k, option in player.taken.items())
    engine.dispose()
    return lost


pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", ["sqlite", "postgresql"])]
