"""Many players at once, and some who ask for too much: the others are served as before."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from attackers import MOST_GROWTH_MB, attack
from people import Chair, Person
from serving import Server
from starlette.requests import Request
from test_server_protocol import level
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from landfall.core.registry import all_metas, get_game
from landfall.server import database, lobby, shelf, texts, warming
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.errors import UnknownHost
from landfall.server.hosts import Hosts
from landfall.server.hub import Hub
from landfall.server.lobby import Lobby
from landfall.server.settings import Settings
from landfall.server.socket import open_socket

pytestmark = pytest.mark.anyio


async def test_after_a_restart_players_of_a_table_meet_at_one_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More tables are occupied than may be kept while idle, and all players come back at once.

    Here every read finishes in the same turn of the loop: each table is loaded before anyone sits at the previous one.
    """
    database = f"sqlite:///{tmp_path / 'split.sqlite3'}"
    settings = Settings(database=database, static=tmp_path, table_memory=1, warm_games=False)
    landfall = Landfall(settings)
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        tables = [(await Lobby(hub).create("g", NewTable("parley"))).id for _ in range(10)]
        hub.live.clear()

        async def at_once(work: Callable[..., Any]) -> Any:
            return hub._read(work)

        async def here(work: Callable[[], Any]) -> Any:
            return work()

        monkeypatch.setattr(hub, "read", at_once)
        monkeypatch.setattr(hub, "in_thread", here)
        coming = []
        for seat in ("north", "south"):
            coming += [asyncio.create_task(_come(hub, table, seat)) for table in tables]
            await asyncio.sleep(0.1)
        try:
            known = [hub.live[table] for table in tables if table in hub.live]
            sat = [sorted(socket.seat or "" for socket in live.sockets) for live in known]
        finally:
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
        assert sat == [["north", "south"]] * len(tables)


async def _come(hub: Hub, table: str, seat: str) -> None:
    """Sit down and send nothing."""
    said = iter([{"type": "websocket.connect"}])

    async def receive() -> Any:
        return next(said, None) or await asyncio.get_running_loop().create_future()

    async def send(message: Any) -> None:
        pass

    scope = {"type": "websocket", "query_string": f"as={seat}".encode()}
    await open_socket(hub, scope, receive, send, table, "g")


# Limits of a request.


@pytest.mark.parametrize("origin", ["http://[", "http://", "", "null", "http://[::1"])
async def test_an_invalid_origin_is_foreign(server: Server, origin: str) -> None:
    async with Person(server.http) as ada:
        answer = await ada.client.put("/api/me", json={"name": "Ada"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["text"] == "error-foreign-origin"


async def test_a_path_with_a_nul_is_not_found(server: Server) -> None:
    async with Person(server.http) as ada:
        await ada.open()
        for path in ("/api/tables/a%00b", "/api/tables/%00/report", "/api/invitations/%00", "/%00"):
            assert (await ada.client.get(path)).status_code == 404
        answer = await ada.client.post("/api/tables/a%00/leave", json={})
        assert answer.status_code == 404
        with pytest.raises(InvalidStatus):
            await ada.sit("a%00b", "north")


async def test_a_host_name_that_is_not_the_servers_is_refused(server: Server) -> None:
    """Another site that points its own name here (DNS rebinding) can read nothing and change nothing."""
    async with Person(server.http) as ada:
        card = await ada.open()
        evil = {
            "Host": f"evil.example:{server.port}",
            "Origin": f"http://evil.example:{server.port}",
        }
        for path in ("/", "/health", "/api/me", f"/api/tables/{card['id']}"):
            answer = await ada.client.get(path, headers=evil)
            assert answer.status_code == 421
            assert card["id"] not in answer.text
        answer = await ada.client.put("/api/me", json={"name": "Eve"}, headers=evil)
        assert answer.status_code == 421
        assert answer.json()["error"]["text"] == "error-unknown-host"
        cookie = {"Cookie": f"landfall={ada.client.cookies['landfall']}", "Host": "evil.example"}
        url = f"{server.http.replace('http', 'ws')}/api/tables/{card['id']}/socket?as=north"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers=cookie)
        for name in (
            "localhost",
            f"LOCALHOST:{server.port}",
            "table.localhost",
            "192.168.1.7:80",
            "[::1]:80",
        ):
            assert (await ada.client.get("/api/me", headers={"Host": name})).status_code == 200


def test_host_names_can_be_configured() -> None:
    hosts = Hosts(Settings(hosts=("Table.Example",), origins=("https://public.example:8443",)))
    for name in ("table.example", "table.example.:443", "public.example", ""):
        hosts.check(name)
    for name in ("evil.example", "table.example.evil", "127.0.0.1.evil.example", "localhost.evil"):
        with pytest.raises(UnknownHost):
            hosts.check(name)
    Hosts(Settings(hosts=("*",))).check("evil.example")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b'Content-Length: 99\r\n\r\n{"name"',
        # Answered before the request was complete.
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_an_endless_request_is_cut_off(impatient: Server, begun: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    writer.write(begun)

    async def drip() -> None:
        """A byte now and then is not progress."""
        with suppress(OSError):
            while begun:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.1)

    dripping = asyncio.create_task(drip())
    try:
        async with asyncio.timeout(10):
            with suppress(OSError):
                await reader.read()
    finally:
        dripping.cancel()
        writer.close()


async def test_an_endless_request_head_is_cut_off(impatient: Server) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
    sent = 0
    with suppress(ConnectionError):
        for _ in range(10_000):
            writer.write(b"X: %s\r\n" % (b"x" * 1000))
            await writer.drain()
            sent += 1
    assert sent < 5_000


async def test_pauses_between_requests_are_allowed(impatient: Server) -> None:
    async with Person(impatient.http) as ada:
        card = await ada.open()
        chair = await (await ada.sit(card["id"], "north")).ready()
        await asyncio.sleep(1.2)
        assert (await ada.get("/health"))["status"] == "ok"
        assert (await chair.ask("ping"))["type"] == "pong"


@pytest.fixture(scope="module")
def impatient(new_database: Callable[[str], str]) -> Iterator[Server]:
    running = Server(new_database("sqlite"), request_seconds=0.5).start()
    yield running
    running.stop()


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        file = tmp_path / "made" / "landfall.sqlite3"
        for existing in (False, True):
            if existing:
                file.chmod(0o644)
            engine = database.open_engine(f"sqlite:///{file}")
            database.migrate(engine)
            database.server_secret(engine)
            modes = {f.name: f.stat().st_mode & 0o777 for f in file.parent.iterdir()}
            assert len(modes) == 3
            assert set(modes.values()) == {0o600}
            engine.dispose()
    finally:
        os.umask(before)


# Limits of a guest and of a table, whatever the number of sockets or addresses.


async def too_fast(chair: Chair) -> bool:
    """Whether one more message is too many now."""
    request = await chair.say("ping")
    while True:
        message = await chair.hear()
        if message.get("re") == request:
            return False
        if message["type"] == "error":
            assert message["error"]["text"] == "error-too-fast"
            return True


async def test_a_guest_with_many_sockets_has_one_limit(new_database: Callable[[str], str]) -> None:
    limits: dict[str, Any] = {"guest_message_rate": [0.01, 20], "sockets_per_guest": 4}
    server = Server(new_database("sqlite"), **limits).start()
    try:
        async with Person(server.http) as ada, Person(server.http) as bob:
            card = await ada.open()
            other = await bob.open()
            chairs = [await (await ada.sit(card["id"], "north")).ready() for _ in range(4)]
            refused = [await too_fast(chair) for _ in range(10) for chair in chairs]
            assert refused == [False] * 20 + [True] * 20
            assert not await too_fast(await (await bob.sit(other["id"], "north")).ready())
            fifth = await ada.sit(card["id"], "north")
            assert (await fifth.until("error"))["error"]["text"] == "error-too-fast"
            with pytest.raises(ConnectionClosed):
                await fifth.until("the end")
            assert fifth.socket.close_code == 4429
            await chairs[0].close()
            await asyncio.sleep(0.1)
            await (await ada.sit(card["id"], "north")).ready()
    finally:
        server.stop()


async def test_a_table_has_its_own_limits(new_database: Callable[[str], str]) -> None:
    limits: dict[str, Any] = {
        "table_message_rate": [0.01, 20],
        "sockets_per_table": 2,
        "undos_per_table": 1,
    }
    server = Server(new_database("sqlite"), **limits).start()
    try:
        async with Person(server.http) as ada:
            card, other = await ada.open(), await ada.open()
            pair = [await (await ada.sit(card["id"], s)).ready() for s in ("north", "south")]
            refused = [await too_fast(chair) for _ in range(20) for chair in pair]
            assert refused == [False] * 20 + [True] * 20
            third = await ada.sit(card["id"], "north")
            assert (await third.until("error"))["error"]["text"] == "error-too-fast"
            north, south = [
                await (await ada.sit(other["id"], s)).ready() for s in ("north", "south")
            ]
            await north.answer()
            await south.until("state", waiting=["south"])
            await south.answer()
            await level(north, south)
            asked = north if north.state["token"] else south
            await asked.answer(0)
            await asked.ask("undo", token=asked.state["undo"])
            await asked.answer(0)
            assert asked.state["undo"] is None
            again = await asked.ask("undo", token="x")
            assert again["error"]["text"] == "error-too-many-undos"
            assert (await asked.answer(1))["type"] == "state"
    finally:
        server.stop()


async def test_a_guest_has_limits_on_requests_and_tables(
    new_database: Callable[[str], str],
) -> None:
    limits: dict[str, Any] = {"guest_request_rate": [0.01, 20], "guest_creation_rate": [0.01, 3]}
    server = Server(new_database("sqlite"), **limits).start()
    try:
        async with Person(server.http) as ada, Person(server.http) as bob:
            await ada.open()
            wanted = {"game": "parley"}
            made = [(await ada.client.post("/api/tables", json=wanted)).status_code for _ in "1234"]
            assert made == [201, 201, 429, 429]
            asked = [(await ada.client.get("/api/me")).status_code for _ in range(30)]
            assert asked == [200] * 16 + [429] * 14
            await bob.open()
            await bob.get("/api/me")
    finally:
        server.stop()


async def test_a_sample_of_hostile_inputs_breaks_nothing(server: Server) -> None:
    """The long run is `script/hostile --inputs 100000`."""
    found = await attack(server, 240, 6, quiet=0.2)
    assert found.inputs == 240
    assert found.faults == []
    assert found.growth < MOST_GROWTH_MB
    # Two others played on meanwhile.
    assert found.waits


async def test_a_game_is_not_loaded_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    get = get_game

    def reading(slug: str) -> Any:
        read.append(threading.current_thread().name)
        return get(slug)

    monkeypatch.setattr(lobby, "get_game", reading)
    monkeypatch.setattr(shelf, "get_game", reading)
    shelf.encoded.cache_clear()
    database = f"sqlite:///{tmp_path / 'first.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, warm_games=False))
    async with landfall.life():
        assert landfall.hub is not None
        await Lobby(landfall.hub).create("g", NewTable("parley"))
        asked = Request({"type": "http", "headers": [], "path_params": {"slug": "parley"}})
        asked.path_params["what"] = "board"
        await shelf.part(asked)
    assert len(read) == 2
    assert "MainThread" not in read


async def test_games_are_loaded_when_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise, the first player to ask for a game would hold up all others."""
    opened: list[str] = []
    monkeypatch.setattr(warming, "open_table", opened.append)
    shelf.encoded.cache_clear()
    texts.server_texts.cache_clear()
    database = f"sqlite:///{tmp_path / 'warm.sqlite3'}"
    async with Landfall(Settings(database=database, static=tmp_path)).life():
        assert texts.server_texts.cache_info().currsize == 2  # before anyone can ask
        slugs = [meta.slug for meta in all_metas()]
        async with asyncio.timeout(60):
            while opened != slugs:
                await asyncio.sleep(0.02)
        read = shelf.encoded.cache_info().misses
        for slug in slugs:
            shelf.encoded("board", slug)
            shelf.encoded("rules", slug)
        assert shelf.encoded.cache_info().misses == read
