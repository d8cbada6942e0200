"""Two server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from people import Chair, Person
from serving import Server
from test_server_protocol import level, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def two(new_database: Callable[[str], str]) -> Iterator[tuple[Server, Server]]:
    database = new_database("postgresql")
    first, second = Server(database).start(), Server(database).start()
    yield first, second
    first.stop()
    second.stop()


async def seated(first: Person, second: Person) -> tuple[str, Chair, Chair]:
    """Ada by the first process, Bob by the second."""
    card = await first.open({"south": "link"}, name="Ada")
    north = await (await first.sit(card["id"], "north")).ready()
    await second.join(card["seats"][1]["link"])
    south = await (await second.sit(card["id"], "south")).ready()
    return card["id"], north, south


async def test_a_whole_game_across_processes(two: tuple[Server, Server]) -> None:
    async with Person(two[0].http) as ada, Person(two[1].http) as bob:
        for _ in range(5):
            table, north, south = await seated(ada, bob)
            await play_on(north, south)
            assert north.state["outcome"] == south.state["outcome"]
            assert len(north.events) == len(south.events)
            report = await bob.get(f"/api/tables/{table}/report")
            assert report["seed"] == north.state["seed"]


async def test_presence_chat_and_undo_across_processes(two: tuple[Server, Server]) -> None:
    async with Person(two[0].http) as ada, Person(two[1].http) as bob:
        table, north, south = await seated(ada, bob)
        assert (await north.until("table"))["seats"][1]["name"] == "Bob"
        await north.know("presence", here=["north", "south"])
        await south.know("presence", here=["north", "south"])
        await south.ask("chat", text="hello")
        assert (await north.until("chat"))["list"][0]["text"] == "hello"
        while north.state["epoch"] == 0:  # redealt when Bob sat down
            await north.hear()
        await north.answer()
        await south.until("state", waiting=["south"])
        await south.answer()
        await level(north, south)
        asked, other = (north, south) if north.state["token"] else (south, north)
        await asked.answer(0)
        await level(other, asked)
        assert other.events[-1]["type"] == "swapped"
        await asked.ask("undo", token=asked.state["undo"])
        await other.until("state", epoch=2)
        assert other.events[-1]["type"] == "played"
        await asked.answer(0)
        await other.until(
            "state", events={"from": 3, "list": [{"type": "swapped", "seat": f"seat:{asked.seat}"}]}
        )
        await south.close()
        await north.until("presence", here=["north"])
        carry = await ada.post(f"/api/tables/{table}/links", {"kind": "carry", "seat": "north"})
        await bob.join(carry["path"])
        twin = await (await bob.sit(table, "north")).ready()
        assert twin.state["view"] == north.state["view"]
        await twin.ask("notes", text="both")
        await north.until("notes", text="both")
        await ada.post(f"/api/tables/{table}/revoke", {"seat": "north"})
        assert (await twin.until("error"))["error"]["text"] == "error-seat-lost"


async def test_simultaneous_answers_through_two_processes_count_once(
    two: tuple[Server, Server],
) -> None:
    async with Person(two[0].http) as ada, Person(two[1].http) as again:
        for _ in range(10):
            card = await ada.open()
            again.client.cookies.update(dict(ada.client.cookies))
            here = await (await ada.sit(card["id"], "north")).ready()
            there = await (await again.sit(card["id"], "north")).ready()
            answers = await asyncio.gather(here.answer(0), there.answer(1))
            assert sorted(answer["type"] for answer in answers) == ["refused", "state"]
            taken = next(a for a in answers if a["type"] == "state")
            for chair in (here, there):
                while chair.state["view"] != taken["view"]:
                    await chair.hear()
                await chair.close()


async def test_a_bot_continues_when_its_process_dies(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")
    first, second = Server(database).start(), Server(database).start()
    try:
        async with Person(first.http) as ada:
            card = await ada.open({"south": "bot:first"}, scenario="marathon")
            north = await (await ada.sit(card["id"], "north")).ready()
            for _ in range(10):
                while not north.state["token"]:
                    await north.hear()
                await north.answer(-1)
            first.kill()
            async with Person(second.http) as same:
                same.client.cookies.update(dict(ada.client.cookies))
                back = await (await same.sit(card["id"], "north")).ready()
                for _ in range(5):
                    while not back.state["token"]:
                        await back.hear()
                    await back.answer(-1)
    finally:
        first.stop()
        second.stop()


async def test_a_slow_bot_is_announced_across_processes(
    new_database: Callable[[str], str],
) -> None:
    database = new_database("postgresql")
    first = Server(database, bot_seconds=0.2).start()
    second = Server(database, bot_seconds=0.2).start()
    try:
        async with Person(first.http) as ada, Person(second.http) as again:
            card = await ada.open({"south": "bot:slow"})
            again.client.cookies = ada.client.cookies
            elsewhere = await (await again.sit(card["id"], "north")).ready()
            here = await (await ada.sit(card["id"], "north")).ready()
            for chair in (here, elsewhere):
                told = await chair.until("notice")
                assert told["notice"]["text"] == "error-bot-too-slow"
    finally:
        first.stop()
        second.stop()
