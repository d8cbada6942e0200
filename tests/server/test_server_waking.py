"""Bots that were to move when their server stopped still move, without anyone at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person
from serving import Server
from sqlalchemy import create_engine, update

from landfall.core.errors import SaveDoesNotFit
from landfall.server import schema, store
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.database import parsed_url
from landfall.server.hub import Hub
from landfall.server.lobby import Lobby
from landfall.server.record import Move
from landfall.server.rows import TableRow
from landfall.server.settings import Settings
from landfall.server.waking import wake_bots

pytestmark = pytest.mark.anyio


def kept(database: str, table: str) -> tuple[TableRow, list[Move]]:
    """The row in the database, whether or not a server is running."""
    engine = create_engine(parsed_url(database))
    with engine.connect() as connection:
        row, moves, record = store.read_record(connection, table)
    engine.dispose()
    assert row.waiting == record.waiting
    return row, moves


async def until_asked(person: Person, table: str, *seats: str) -> None:
    """Watch the table from outside, which does not open it."""
    async with asyncio.timeout(30):
        while (await person.get(f"/api/tables/{table}"))["waiting"] != list(seats):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("end", [Server.stop, Server.kill])
async def test_a_bot_moves_on_after_a_restart(
    new_database: Callable[[str], str], kind: str, end: Callable[[Server], object]
) -> None:
    database = new_database(kind)
    server = Server(database).start()
    try:
        async with Person(server.http) as ada:
            card = await ada.open({"south": "bot:slow"})
            north = await (await ada.sit(card["id"], "north")).ready()
            await north.answer()
            port = server.port
            end(server)
            assert kept(database, card["id"])[0].waiting == ("south",)
            server.port = port
            server.start()
            await until_asked(ada, card["id"], "north")
    finally:
        server.stop()


async def test_processes_that_start_together_play_each_move_once(
    new_database: Callable[[str], str],
) -> None:
    database = new_database("postgresql")
    first, second = Server(database).start(), Server(database)
    try:
        async with Person(first.http) as ada:
            # Nobody sits down: each bot has yet to make its first move.
            tables = [(await ada.open({"south": "bot:first"}))["id"] for _ in range(12)]
            port = first.port
            first.stop()
            first.port = port
            await asyncio.gather(asyncio.to_thread(first.start), asyncio.to_thread(second.start))
            for table in tables:
                await until_asked(ada, table, "north")
    finally:
        # Moves that a slower process still tries to store are refused before it ends.
        first.stop()
        second.stop()
    for table in tables:
        assert [(move.number, move.seat) for move in kept(database, table)[1]] == [(1, "south")]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_living_process_moves_the_bots_of_a_dead_one(
    new_database: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    database = new_database(kind)
    died = Server(database).start()
    monkeypatch.setattr("landfall.server.waking.LEFT_ALONE", 0.2)
    lives = Landfall(Settings(database=database, static=tmp_path))
    async with lives.life(), Person(died.http) as ada:
        card = await ada.open({"south": "bot:slow"})
        north = await (await ada.sit(card["id"], "north")).ready()
        await north.answer()
        died.kill()
        assert kept(database, card["id"])[0].waiting == ("south",)
        async with asyncio.timeout(30):
            while kept(database, card["id"])[0].waiting != ("north",):
                await asyncio.sleep(0.05)
    moves = kept(database, card["id"])[1]
    # The seat with the lower card also decides about the token: the bot gives one answer, or three; each is stored
    # once.
    assert [move.number for move in moves] == list(range(1, len(moves) + 1))
    assert moves[0].seat == "north"
    assert {move.seat for move in moves[1:]} == {"south"}


async def test_bots_asked_recently_are_left_to_the_process_that_asked(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'just.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, woken_tables=0))
    async with landfall.life():
        assert landfall.hub is not None
        (table,) = await tables_to_wake(landfall.hub, 1)
        await wake_bots(landfall.hub, 10, alone=60)
    assert kept(database, table)[0].version == 0


async def tables_to_wake(hub: Hub, count: int) -> list[str]:
    wanted = NewTable("parley", "long", seats={"south": "bot:random"})
    return [(await Lobby(hub).create("g", wanted)).id for _ in range(count)]


async def test_a_start_wakes_no_more_tables_than_allowed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'many.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, woken_tables=0))
    async with landfall.life():
        assert landfall.hub is not None
        tables = await tables_to_wake(landfall.hub, 5)
        await wake_bots(landfall.hub, 3)
    assert sorted(kept(database, table)[0].version for table in tables) == [0, 0, 1, 1, 1]


async def test_a_record_that_does_not_fit_does_not_hold_up_others(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'unfit.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, woken_tables=0))
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        unfit, *others = await tables_to_wake(hub, 4)
        move = {"number": 1, "kind": "answer", "seat": "north", "option": "none", "request": "r"}
        row = {"table_id": unfit, **move, "at": 0}
        await hub.writer.run(lambda connection: connection.execute(schema.moves.insert(), row))
        hub.live.clear()
        await wake_bots(hub, 100)
    assert [kept(database, table)[0].version for table in others] == [1, 1, 1]


async def test_a_record_under_other_rules_is_reported_and_not_played(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'older.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, woken_tables=0))
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        (table,) = await tables_to_wake(hub, 1)
        older = update(schema.tables).values(rules=0)
        await hub.writer.run(lambda connection: connection.execute(older))
        hub.live.clear()
        with pytest.raises(SaveDoesNotFit) as refused:
            await hub.table(table)
    assert refused.value.args_for_text["why"] == "why:rules"
