"""Tables in memory compared with the database: failures, and other processes."""

from __future__ import annotations

import asyncio
import gc
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.datastructures import QueryParams

from landfall.core.errors import NotYourTurn
from landfall.server import schema, store, writing
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.connection import Socket
from landfall.server.errors import StaleAnswer, StorageFailed
from landfall.server.hub import Hub
from landfall.server.keys import Keys
from landfall.server.live import BASE, PER_ANSWER, PER_ENTRY, PER_REQUEST, Live
from landfall.server.lobby import Lobby
from landfall.server.moves import Moves
from landfall.server.record import Move, Opening, Record
from landfall.server.rows import Said, TableRow
from landfall.server.settings import Settings
from landfall.server.socket import Session

pytestmark = pytest.mark.anyio

OPENING = Opening("t", "parley", "marathon", {}, "7", "g", 0)


def played(answers: int) -> Record:
    record = Record(OPENING)
    for number in range(1, answers + 1):
        seat = record.waiting[0]
        decision = record.table.decision(seat)
        assert decision is not None
        record.apply(Move(number, "answer", seat, decision.options[-1].id, f"r{number}"))
    return record


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'hub.sqlite3'}", static=tmp_path, outbox=8)


async def opened(landfall: Landfall) -> tuple[Hub, Live]:
    hub = landfall.hub
    assert hub is not None
    card = await Lobby(hub).create("g", NewTable("parley", "long"))
    return hub, await hub.table(card.id)


async def answer(hub: Hub, live: Live, seat: str, request: str, token: str | None = None) -> None:
    decision = live.record.table.decision(seat)
    option = decision.options[0].id if decision else ""
    await hub.answer(live, None, seat, request, token or live.token(seat) or "", option)


async def test_a_move_that_could_not_be_stored_did_not_happen(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    landfall = Landfall(settings)
    async with landfall.life():
        hub, live = await opened(landfall)
        watching = Socket("g", "south", "en", settings)
        live.sockets.add(watching)

        def full(*_: Any) -> set[str]:
            raise OSError("disk full")

        decision, token = live.record.table.decision("north"), live.token("north")
        assert decision is not None
        assert token is not None
        request = (live, None, "north", "r1", token, decision.options[0].id)
        with monkeypatch.context() as broken:
            broken.setattr(Moves, "write", full)
            with pytest.raises(StorageFailed):
                await hub.answer(*request)
        assert not watching.outbox
        await hub.answer(*request)
        assert live.record.version == 1
        assert watching.outbox


async def test_a_process_overtaken_by_another_catches_up(settings: Settings) -> None:
    first, second = Landfall(settings), Landfall(settings)
    async with first.life(), second.life():
        here, live = await opened(first)
        there = second.hub
        assert there is not None
        twin = await there.table(live.id)
        token = live.token("north")
        await answer(there, twin, "south", "s1")
        # Simultaneous: the other's answer does not interfere, but the number has increased.
        await answer(here, live, "north", "n1")
        assert live.record.version == 2
        assert twin.record.version == 1
        # The same seat, from a stale tab: the answer is not accepted.
        with pytest.raises((NotYourTurn, StaleAnswer)):
            await answer(there, twin, "north", "n2", token)
        assert twin.record.version == 2
        assert twin.record.table.hash == live.record.table.hash
        assert twin.record.asked == live.record.asked
        # The same request again, by the other process: taken once.
        await there.answer(twin, None, "north", "n1", token or "", "")
        assert twin.record.version == 2


async def test_many_answers_at_once_are_stored_in_order(settings: Settings) -> None:
    landfall = Landfall(settings)
    async with landfall.life():
        hub, _ = await opened(landfall)
        lives = [(await opened(landfall))[1] for _ in range(40)]
        for live in lives:
            live.sockets.clear()
        for step in range(2):
            seats = ("north", "south")
            await asyncio.gather(*(answer(hub, live, seats[step], f"r{step}") for live in lives))
        assert {live.record.version for live in lives} == {2}


async def test_a_slow_reader_is_disconnected(settings: Settings) -> None:
    socket = Socket("g", None, "en", settings)
    for _ in range(20):
        socket.put(b"{}")
    assert len(socket.outbox) == 8
    assert socket.closing == 4429


async def test_idle_tables_are_forgotten_and_come_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'idle.sqlite3'}"
    memory = 10 * BASE
    landfall = Landfall(Settings(database=database, static=tmp_path, table_memory=memory))
    async with landfall.life():
        hub, first = await opened(landfall)
        await answer(hub, first, "north", "r1")
        _, used = await opened(landfall)
        for _ in range(20):
            await opened(landfall)
            await hub.table(used.id)
            assert sum(live.weight for live in hub.live.values()) <= memory
        # The table used last stays; the one left longest ago does not.
        assert hub.live[used.id] is used
        assert first.id not in hub.live
        again = await hub.table(first.id)
        assert again is not first
        assert again.record.table.hash == first.record.table.hash
        assert again.token("south") == first.token("south")


async def test_a_table_that_someone_is_about_to_enter_is_not_forgotten(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'split.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, table_memory=1))
    async with landfall.life():
        hub, live = await opened(landfall)
        async with hub.expected(live.id) as entering:
            for _ in range(3):
                await opened(landfall)
            assert await hub.table(live.id) is entering
        await opened(landfall)
        assert await hub.table(live.id) is not entering


def test_the_estimated_memory_of_a_table_grows_with_its_game() -> None:
    row = TableRow(OPENING, 0, (), None, 0, 0, (), ())
    short, long = (Live(row, played(answers), Keys(b"k" * 32)) for answers in (10, 300))
    short.weigh()
    long.weigh()
    answers, entries = 290, len(long.record.table.log) - len(short.record.table.log)
    least = answers * (PER_ANSWER + PER_REQUEST) + entries * PER_ENTRY
    assert entries > 0
    assert long.weight >= short.weight + least
    before = long.weight
    long.notes["north"] = "x" * 1000
    long.weigh()
    assert long.weight >= before + 1000


async def test_moves_are_stored_before_other_writes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    write = Moves.write

    def written(*args: Any) -> set[str]:
        order.append("move")
        return write(*args)

    monkeypatch.setattr(Moves, "write", written)
    landfall = Landfall(settings)
    async with landfall.life():
        hub, live = await opened(landfall)
        busy, gate = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def first(_: Any) -> None:
            loop.call_soon_threadsafe(busy.set)
            gate.wait(30)

        jobs = [hub.writer.run(first)]
        await busy.wait()
        jobs += [hub.writer.run(lambda _: order.append("job")) for _ in range(20)]
        moving = asyncio.create_task(answer(hub, live, "north", "r1"))
        while not hub.writer._kept:
            await asyncio.sleep(0.01)
        gate.set()
        await asyncio.gather(moving, *jobs)
    # The job under way, then the move, then the rest.
    assert order == ["move"] + ["job"] * 20


async def test_chat_is_bounded_and_no_line_is_read_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'chat.sqlite3'}"
    read: list[str] = []

    def reading(*question: Any) -> list[Said]:
        found = read_chat(*question)
        read.extend(said.line.text for said in found)
        return found

    read_chat = store.read_chat
    monkeypatch.setattr(store, "read_chat", reading)
    landfall = Landfall(Settings(database=database, static=tmp_path, chat_lines=10))
    async with landfall.life():
        hub, live = await opened(landfall)
        early = Socket("g", "south", "en", landfall.settings)
        live.sockets.add(early)
        live.tell_all_chat(early)
        for n in range(25):
            await hub.writer.run(
                lambda c, n=n: writing.add_chat(c, live.id, "north", "Ada", f"{n}", f"r{n}", 10)  # type: ignore[misc]
            )
            # Two readers at once, as after a notice from another process: nobody gets a line twice.
            await asyncio.gather(hub.chat_changed(live.id), hub.chat_changed(live.id))
            heard = [msgspec.json.decode(message) for message in early.outbox]
            early.outbox.clear()
            new = [line["text"] for m in heard if m["from"] for line in m["list"]]
            assert new == ([f"{n}"] if n else [])
            assert heard[-1]["from"] == n
        assert [line.text for line in live.chat] == [f"{n}" for n in range(15, 25)]
        assert len(read) <= 2 * 25
        # Nor does the database keep more lines of the chat.
        kept = await hub.read(lambda c: len(c.execute(schema.chat.select()).all()))
        assert kept == 10
        late = Socket("g", "south", "en", landfall.settings)
        live.tell_all_chat(late)
        assert len(msgspec.json.decode(late.outbox[0])["list"]) == 10
        hub.live.clear()
        again = await hub.table(live.id)
        assert again.chat == live.chat
        assert again.last_said == live.last_said


async def test_a_connection_closed_by_the_server_itself_is_handled(
    settings: Settings,
) -> None:
    """As uvicorn does after a frame that breaks the protocol: sending the rest raises a RuntimeError."""
    troubles: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context))
    refused: list[str] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            refused.append(message["type"])
            raise RuntimeError("Unexpected ASGI message 'websocket.send'")

    landfall = Landfall(settings)
    async with landfall.life():
        assert landfall.hub is not None
        await Session(landfall.hub, receive, send).run("nowhere", "g", QueryParams())
        gc.collect()
        await asyncio.sleep(0)
    assert refused == ["websocket.send"]
    assert troubles == []
