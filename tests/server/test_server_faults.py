"""`kill -9` of the server at random moments during play: what was acknowledged is there, and every table goes on.

`LANDFALL_KILLS` says how often (the long run takes 50 on each database).
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from people import Chair, Person
from serving import Server
from sqlalchemy import create_engine
from websockets.exceptions import WebSocketException

from landfall.server import store
from landfall.server.database import parsed_url

KILLS = int(os.environ.get("LANDFALL_KILLS", "4"))
TABLES = 6


@dataclass
class Player:
    """Plays one seat through everything: comes back, sends again what got no reply, remembers what got one."""

    server: Server
    table: str
    seat: str
    cookie: dict[str, str]
    whims: random.Random
    #: Requests that were acknowledged, with what was answered.
    taken: dict[str, str] = field(default_factory=dict)
    pending: dict[str, str] | None = None
    number: int = 0
    again: int = 0
    over: bool = False
    events: list[Any] = field(default_factory=list)
    epoch: int = 0

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                await self._sit()
            await asyncio.sleep(0.02)

    async def _sit(self) -> None:
        async with Person(self.server.http) as person:
            person.client.cookies.update(self.cookie)
            query = f"&have={len(self.events)}&epoch={self.epoch}"
            # Not `wait_for`: in Python 3.11 it may swallow being cancelled, and this would play on for ever.
            async with asyncio.timeout(5):
                chair = await person.sit(self.table, self.seat, query)
            chair.events = self.events
            try:
                await self._answer(chair)
            finally:
                self.events, self.epoch = chair.events, chair.state.get("epoch", self.epoch)
                with suppress(Exception):
                    await chair.close()

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
            # Nobody else answers for this seat: nothing may be stale or lost.
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
        for _ in range(KILLS):
            await asyncio.sleep(whims.uniform(0.02, 0.6))
            port = server.port
            server.kill()
            lost += check(server, players)
            server.port = port
            server.start()
            for task in playing:
                if task.done():
                    task.result()
        assert lost == 0
        # Each table still goes on, for each of its seats.
        before = [len(player.taken) for player in players]
        async with asyncio.timeout(30):
            for player, count in zip(players, before, strict=True):
                while not player.over and len(player.taken) == count:
                    await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        # What is still on its way would be kept between two reads.
        server.kill()
        assert check(server, players) == 0
        print(  # noqa: T201
            f"{kind}: {KILLS} kills, {sum(len(p.taken) for p in players)} answers acknowledged, none lost,"
            f" {sum(p.again for p in players)} were kept but not yet acknowledged when it died"
        )
    finally:
        server.stop()


def check(server: Server, players: list[Player]) -> int:
    """Rebuild every table from what the database holds. How many acknowledged answers are not in it?"""
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
