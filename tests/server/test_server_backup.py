"""Backups: made while people play, restored into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from operating import closed_with, run, seated
from people import Person
from serving import Server
from sqlalchemy import text

from landfall.server import database, schema

pytestmark = pytest.mark.anyio


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = database.open_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.METADATA.sorted_tables
            if table is not schema.notices
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_a_restored_backup_is_the_same_and_the_game_continues(
    url: str, into: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    file, running = tmp_path / "backup.sqlite3", Server(url).start()
    try:
        async with Person(running.http) as ada, Person(running.http) as bob:
            table, north, south = await seated(ada, bob)
            await north.ask("chat", text="bonjour, é – \U0001f600")
            await north.ask("notes", text="mine")
            await north.answer()
            before = contents(url)
            assert "1 table with 2 moves" in run(url, "backup", str(file)).out
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            assert [path.name for path in tmp_path.iterdir()] == ["backup.sqlite3"]
            assert contents(f"sqlite:///{file}") == before
            await south.answer()
            assert "already" in run(url, "backup", str(file), code=2).err
            other = new_database(into)
            assert "1 table with 2 moves" in run(other, "restore", str(file)).out
            assert contents(other) == before
            again = Server(other).start()
            try:
                # The cookie is still valid there, and the game continues from the moment of the backup.
                async with Person(again.http) as same:
                    same.client.cookies.update(dict(bob.client.cookies))
                    chair = await (await same.sit(table, "south")).ready()
                    assert (await chair.answer())["type"] == "state"
            finally:
                again.stop()
            # Restoring into a running server asks for confirmation; afterwards, everyone connects again.
            assert "There is 1 table" in run(url, "restore", str(file), code=2).err
            assert contents(url) != before
            run(url, "restore", str(file), "--replace", code=1, typed="n\n")
            run(url, "restore", str(file), "--replace", typed="y\n")
            assert await closed_with(south) == 1012
            assert contents(url) == before
            back = await (await bob.sit(table, "south")).ready()
            assert (await back.answer())["type"] == "state"
    finally:
        running.stop()


async def test_a_backup_during_play_shows_a_single_moment(url: str, tmp_path: Path) -> None:
    """In each backup, every table has exactly the moves that its row counts."""
    running = Server(url).start()
    try:
        async with Person(running.http) as ada:
            playing = [asyncio.create_task(busy(ada)) for _ in range(4)]
            for number in range(6):
                file = tmp_path / f"{number}.sqlite3"
                await asyncio.to_thread(run, url, "backup", str(file))
                with sqlite3.connect(file) as connection:
                    counted = connection.execute(
                        "SELECT t.version, count(m.number), coalesce(max(m.number), 0)"
                        " FROM tables t LEFT JOIN moves m ON m.table_id = t.id GROUP BY t.id"
                    ).fetchall()
                assert all(version == moves == last for version, moves, last in counted)
            assert sum(version for version, _, _ in counted) > 0
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        running.stop()


async def busy(person: Person) -> None:
    while True:
        card = await person.open({"north": "bot:random", "south": "bot:random"})
        chair = await (await person.sit(card["id"])).ready()
        while not chair.state["outcome"]:
            await chair.hear()
        await chair.close()


def test_a_backup_of_an_older_version_is_upgraded(
    url: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """A backup matters most before an update, so it keeps the database's own schema and can be restored into a newer one."""
    engine = database.open_engine(url)
    database.migrate(engine, "0001")
    with database.for_writing(engine).begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Ada', 1)"))
    engine.dispose()
    file = tmp_path / "old.sqlite3"
    run(url, "backup", str(file))
    other = new_database("sqlite")
    run(other, "restore", str(file))
    assert contents(other)["guests"] == [("g", "Ada", 1)]


def test_a_file_that_is_not_a_backup_is_refused_and_changes_nothing(
    url: str, tmp_path: Path
) -> None:
    engine = database.open_engine(url)
    database.migrate(engine)
    database.server_secret(engine)
    engine.dispose()
    before, good = contents(url), tmp_path / "good"
    run(url, "backup", str(good))
    wrong = tmp_path / "wrong"

    def refused(why: str) -> None:
        assert why in run(url, "restore", str(wrong), "--replace", "--yes", code=2).err
        assert contents(url) == before

    refused("No such file")
    wrong.write_text("hello")
    refused("not an SQLite file")
    wrong.write_bytes(good.read_bytes()[:9000])
    refused("damaged")
    wrong.unlink()
    with sqlite3.connect(wrong) as connection:
        connection.execute("CREATE TABLE cats (name)")
    refused("belongs to something else")
    wrong.write_bytes(good.read_bytes())
    with sqlite3.connect(wrong) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    refused("This database comes from a newer version of Landfall")
    assert "No such file" in run(url, "backup", str(tmp_path / "no" / "where"), code=2).err
