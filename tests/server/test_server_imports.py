"""Saves from strangers: limits, read once and played once, and tables that are set aside."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import hungry
import pytest
import spoilt
from people import Person
from serving import Server
from sqlalchemy import create_engine, select, update

from landfall.core import saves
from landfall.core.registry import get_game
from landfall.core.table import Table, open_table
from landfall.server import examine, schema, store, writing
from landfall.server.app import Landfall
from landfall.server.cards import NewFromSave, NewTable
from landfall.server.connection import Socket
from landfall.server.database import parsed_url
from landfall.server.errors import TableSetAside, TookTooMuch
from landfall.server.hub import Hub
from landfall.server.live import Live
from landfall.server.lobby import Lobby
from landfall.server.overrun import Overrun, at_most
from landfall.server.record import Record
from landfall.server.settings import Settings
from landfall.server.waking import wake_bots

pytestmark = pytest.mark.anyio

ABOARD = {"sector": "r1c1", "afloat": "craft", "stars": 1}
#: Two units, so that a bot can play beside a human: tables where only bots play are not woken.
SEA = {"phase": "roll", "units": [ABOARD, {**ABOARD, "sector": "r1c2"}]}


def at_sea(**fields: Any) -> str:
    """A full save of a unit aboard, with some fields changed by hand."""
    table = Table(get_game("dice"), "N02", {"crossing": True, "players": 2}, {}, "a seed", SEA)
    document = json.loads(table.save())
    unit = document["position"]["units"][0]
    for name, value in fields.items():
        (unit if name in ("stars", "dice", "marks") else document["position"])[name] = value
    return json.dumps(document)


def of(game: str, **fields: Any) -> str:
    return json.dumps({**json.loads(open_table(game, seed=1).save()), **fields})


async def refused(server: Server, save: str, seats: dict[str, str] | None = None) -> Any:
    """What is wrong with the save; the server must keep running meanwhile."""
    async with Person(server.http) as eve:
        eve.client.timeout = (
            60  # the first save has to wait for a process, which starts slowly on a busy machine
        )
        said = await eve.post("/api/saves", {"save": save, "seats": seats or {}}, 422)
        assert (await eve.get("/health"))["status"] == "ok"
        return said["error"]


@pytest.mark.parametrize("phase", ["roll", "tally"])
async def test_a_position_that_would_never_end_is_refused(server: Server, phase: str) -> None:
    save = at_sea(stars=3 * 10**17, phase=phase, dice=["star"] * 6)
    assert len(save) < 1000
    error = await refused(server, save, {"p1": "bot:thumb"})
    assert error["text"] == "error-position-broken"
    assert error["message"] == "This position can’t be set up (a number in it is too large)."


@pytest.mark.parametrize(
    ("spoil", "text", "why"),
    [
        (lambda: of("dice", seed="s" * 101), "error-save-broken", "length <= 100"),
        (lambda: of("dice", seed="s" * 2_200_000), "error-save-broken", "too large"),
        (lambda: of("dice", answers=[["p1", "x"]] * 20_001), "error-save-broken", "more moves"),
        (lambda: of("dice", position=["x"] * 150_000), "error-position-broken", "too long"),
        (lambda: of("dice", position={"a": ["xxxx"] * 900}), "error-position-broken", "Object"),
        (
            lambda: of("dice", position={f"a{n}": ["x" * 150] * 400 for n in range(3)}),
            "error-position-broken",
            "too large",
        ),
        (lambda: at_sea(dice=["star"] * 40), "error-position-broken", "length <= 10"),
        (lambda: at_sea(marks=["joker:99999999"]), "error-position-broken", "regex"),
        (lambda: at_sea(stars=1.5), "error-position-broken", "other than numbers"),
        (lambda: at_sea(turn=-1), "error-position-broken", ">= 1"),
    ],
)
async def test_input_that_is_too_large_is_reported(
    server: Server, spoil: Callable[[], str], text: str, why: str
) -> None:
    error = await refused(server, spoil())
    assert error["text"] == text
    assert why in error["message"]


async def test_a_save_of_many_megabytes_is_not_even_read(server: Server) -> None:
    async with Person(server.http) as eve:
        for save in (of("dice", seed="s" * 7_000_000), of("dice", position=["x"] * 900_000)):
            answer = await eve.client.post("/api/saves", json={"save": save})
            assert answer.status_code == 413


async def test_an_imported_position_can_be_played(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.post("/api/saves", {"save": at_sea()}, 201)
        chair = await (await ada.sit(card["id"], "p1")).ready()
        assert (await chair.answer())["type"] == "state"


def test_a_save_is_read_once_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table("commando", "1A", seed=4)
    for _ in range(30):
        table.answer(table.decisions[0].seat, table.decisions[0].options[-1].id)
    data, calls = table.save(), {"read": 0, "opened": 0, "answered": 0}

    def counted(owner: Any, name: str, what: str) -> None:
        plain = getattr(owner, name)

        def call(*args: Any, **named: Any) -> Any:
            calls[what] += 1
            return plain(*args, **named)

        monkeypatch.setattr(owner, name, call)

    counted(saves, "read", "read")
    counted(Table, "first_state", "opened")
    counted(Table, "answer", "answered")
    record, moves, seats = examine.from_save(data, "t", "g", 5, {"german": "bot:thumb"})
    assert calls == {"read": 1, "opened": 1, "answered": 30}
    assert record.table.hash == table.hash
    assert seats == {"german": "bot:thumb"}
    # The same record, with the same tokens, as if it had been played here.
    monkeypatch.undo()
    again = Record(record.opening, moves)
    assert (again.asked, again.version, again.waiting) == (record.asked, 30, record.waiting)


def test_spoilt_saves_are_refused_or_played() -> None:
    """A sample of the tens of thousands that `script/hostile` sends."""
    answers = spoilt.examined(spoilt.spoilt(250, seed=7))
    assert answers["played"] > 10
    assert answers["error-position-broken"] > 100
    assert answers["nothing said"] == 0
    assert answers.total() == 250


async def test_spoilt_saves_do_not_change_a_server(server: Server) -> None:
    assert server.process is not None
    result = await spoilt.send(server.http, spoilt.spoilt(80, seed=8), server.process.pid)
    assert result.faults == []
    assert sum(result.answers.values()) == 80


# Setting aside.


@pytest.fixture
def landfall(tmp_path: Path) -> Landfall:
    database = f"sqlite:///{tmp_path / 'aside.sqlite3'}"
    return Landfall(Settings(database=database, static=tmp_path, woken_tables=0, move_seconds=0.2))


def marked(hub: Hub, table: str) -> str | None:
    with hub.engine.connect() as connection:
        row = store.read_table(connection, table)
        assert store.quarantined(connection) == ([] if row.quarantined is None else [table])
        return None if row.quarantined is None else row.quarantine_why


async def with_a_bot(hub: Hub) -> Live:
    wanted = NewTable("parley", "marathon", seats={"south": "bot:first"})
    card = await Lobby(hub).create("g", wanted)
    return await hub.table(card.id)


async def test_a_table_that_blocks_the_loop_is_set_aside(
    landfall: Landfall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        live = await with_a_bot(hub)
        other = await with_a_bot(hub)
        socket = Socket("g", "north", "fr", hub.settings)
        live.sockets.add(socket)
        playing = Record.apply
        stuck = live.record

        def apply(record: Record, move: Any, *watch: Any) -> None:
            if record is stuck:
                hungry.handled()
            playing(record, move, *watch)

        monkeypatch.setattr(Record, "apply", apply)
        token, decision = live.token("north"), live.record.table.decision("north")
        assert token is not None
        assert decision is not None
        with pytest.raises(TableSetAside):
            await hub.answer(live, socket, "north", "r", token, decision.options[0].id)
        assert marked(hub, live.id) == "why:too-long"
        assert live.id not in hub.live
        assert "mise de côté" in socket.outbox[-1].decode()
        assert socket.closing == 4422
        # Nobody can open it, nothing wakes it, and others are not affected.
        with pytest.raises(TableSetAside):
            await hub.table(live.id)
        with pytest.raises(TableSetAside):
            await Lobby(hub).save(live.id, "g")
        await wake_bots(hub, 100)
        assert live.id not in hub.live
        assert (await hub.table(other.id)).record.version > 0
        # The stored table is unchanged, and is played again once it is released.
        await hub.writer.run(lambda connection: writing.release(connection, live.id))
        assert marked(hub, live.id) is None
        assert (await hub.table(live.id)).record.version == 0


async def test_a_table_that_kills_its_process_is_set_aside(
    landfall: Landfall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        wanted = NewFromSave(at_sea(), {"p1": "bot:thumb"})
        table = (await Lobby(hub).load("g", wanted)).id
        hub.live.clear()
        monkeypatch.setattr(examine, "again", _down)
        monkeypatch.setattr(hub.sandbox, "_seconds", 1)
        await wake_bots(hub, 100)
        assert table not in hub.live
        assert marked(hub, table) == "why:too-long"
        monkeypatch.undo()
        await wake_bots(hub, 100)
        assert table not in hub.live
        await hub.writer.run(lambda connection: writing.release(connection, table))
        assert (await hub.table(table)).record.outcome is None


def _down(*_: Any) -> None:
    hungry.for_ever()


async def test_a_table_that_an_operator_sets_aside_is_left(landfall: Landfall) -> None:
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        live = await with_a_bot(hub)
        socket = Socket("g", "north", "en", hub.settings)
        live.sockets.add(socket)
        await hub.writer.run(lambda connection: writing.quarantine(connection, live.id, "odd"))
        await hub.look_for_set_aside()
        assert live.id not in hub.live
        assert socket.closing == 4422
        assert marked(hub, live.id) == "odd"


async def test_a_position_stored_before_there_were_bounds_does_no_harm(
    new_database: Callable[[str], str],
) -> None:
    """When bots are woken, it is played: a server that starts with such a table keeps running."""
    server = Server(new_database("sqlite")).start()
    try:
        async with Person(server.http) as eve:
            seats = {"p1": "bot:thumb"}
            card = await eve.post("/api/saves", {"save": at_sea(), "seats": seats}, 201)
            port = server.port
            server.stop()
            engine = create_engine(parsed_url(server.database))
            with engine.begin() as connection:
                t = schema.tables
                kept = connection.scalar(select(t.c.position).where(t.c.id == card["id"]))
                large = str(kept).replace('"stars":1', f'"stars":{3 * 10**17}')
                assert large != kept
                connection.execute(update(t).where(t.c.id == card["id"]).values(position=large))
            engine.dispose()
            server.port = port
            server.start()
            start = time.monotonic()
            while time.monotonic() < start + 2:
                assert (await eve.get("/health"))["status"] == "ok"
            chair = await eve.sit(card["id"])
            assert (await chair.hear())["error"]["text"] == "error-position-broken"
    finally:
        server.stop()


async def test_a_save_that_takes_too_long_is_not_loaded(
    landfall: Landfall, monkeypatch: pytest.MonkeyPatch
) -> None:
    from landfall.server import lobby

    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        monkeypatch.setattr(lobby, "from_save", _down)
        monkeypatch.setattr(hub.sandbox, "_seconds", 1)
        with pytest.raises(TookTooMuch):
            await Lobby(hub).load("g", NewFromSave(at_sea()))
        assert await Lobby(hub).mine("g") == []


def test_the_limit_counts_only_its_own_thread() -> None:
    with suppress(Overrun), at_most(0.05):
        hungry.for_ever()
        raise AssertionError("it came to an end")
