"""`landfall admin` beside a running server, on either kind of database."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from operating import age_of, closed_with, put_away, rows_of, run, seated, told
from people import Person
from serving import Server
from sqlalchemy import text
from test_server_protocol import play_on
from tests.cli.run import landfall

from landfall.server import admin, database, schema
from landfall.server.errors import BadAge, DatabaseTooNew

pytestmark = pytest.mark.anyio


# A running server.


async def test_players_are_told_that_their_table_was_closed(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, south = await seated(ada, bob)
        await north.answer()
        run(server.database, "close", table, "--yes")
        for chair in (north, south):
            state = await chair.until("state", waiting=[])
            assert state["outcome"] == {"winners": [], "text": "outcome-closed", "rule": ""}
            assert state["decision"] is None
        assert (await south.ask("resign"))["error"]["text"] == "error-game-over"
        assert (await bob.get(f"/api/tables/{table}"))["outcome"]["text"] == "outcome-closed"
        # The record says so too, for players who come later, and for the report and the replay.
        assert (await bob.get(f"/api/tables/{table}/report"))["outcome"]["text"] == "outcome-closed"
        assert (await bob.get(f"/api/tables/{table}/replay"))["length"] == 1
        assert "over" in run(server.database, "close", table, "--yes", code=2).err


async def test_a_move_under_way_when_the_table_closes_is_refused(server: Server) -> None:
    """The record decides, even if the server does not yet know that the table is closed."""
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, _ = await seated(ada, bob)
        run(server.database, "close", table, "--yes")
        option = north.state["decision"]["options"][0]["id"]
        refused = await north.ask("answer", token=north.state["token"], option=option)
        assert refused["error"]["text"] == "error-game-over"


async def test_a_freed_seat_is_open_to_a_new_invitation(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        table, north, south = await seated(ada, bob)
        said = run(server.database, "free", table, "south").out
        assert (await south.until("error"))["error"]["text"] == "error-seat-lost"
        assert await closed_with(south) == 4403
        while (await north.until("table"))["seats"][1]["who"] != "open":
            pass  # the message that Bob has come may still be under way
        joined = await eve.join(said.strip().rsplit(" ", 1)[1], "Eve")
        assert joined["seat"] == "south"
        assert (await bob.client.get(f"/api/tables/{table}")).status_code == 404
        assert "No seat is called" in run(server.database, "free", table, "west", code=2).err
        run(server.database, "free", table, "north")
        assert "No player sits" in run(server.database, "free", table, "north", code=2).err


async def test_nobody_can_open_a_table_that_is_set_aside_until_it_is_released(
    server: Server,
) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, south = await seated(ada, bob)
        await north.answer()
        run(server.database, "quarantine", table, "--why", "took the server down")
        for chair in (north, south):
            assert (await chair.until("error"))["error"]["text"] == "error-table-set-aside"
            assert await closed_with(chair) == 4422
        (listed,) = (await ada.get("/api/tables"))["tables"]
        assert listed["aside"]
        again = await ada.sit(table, "north")
        assert (await again.until("error"))["error"]["text"] == "error-table-set-aside"
        assert await closed_with(again) == 4422
        assert (await bob.client.get(f"/api/tables/{table}/save")).status_code in (403, 409)
        shown = told(server.database, "show", table)
        assert (shown["state"], shown["quarantined"]) == ("quarantined", "took the server down")
        run(server.database, "release", table)
        back = await (await ada.sit(table, "north")).ready()
        assert back.state["waiting"] == ["south"]


async def test_deleting_tables_deletes_all_that_belongs_to_them(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, south = await seated(ada, bob)
        await north.ask("chat", text="hello")
        await north.ask("notes", text="mine")
        await north.answer()
        fresh = (await ada.open())["id"]
        age_of(server.database, table, days=40)
        put_away(server.database, table)
        counted = told(server.database, "delete", "--older-than", "30d", "--dry-run")
        assert counted == {"tables": 1, "moves": 2, "guests": 0}
        # If there is nobody to ask, or the answer is no, nothing happens.
        for typed in ("", "n\n", "\n"):
            ran = run(server.database, "delete", "--older-than", "30d", code=1, typed=typed)
            assert "1 table" in ran.err
            assert "Nothing was done" in ran.out
        assert told(server.database, "show", table)["chat"] == 1
        ran = run(server.database, "delete", "--older-than", "30d", typed="y\n")
        assert "Tables deleted: 1" in ran.out
        assert (await south.until("error"))["error"]["text"] == "error-unknown-table"
        assert await closed_with(south) == 4404
        assert await closed_with(north) == 4404
        assert (await ada.client.get(f"/api/tables/{table}")).status_code == 404
        assert [card["id"] for card in (await ada.get("/api/tables"))["tables"]] == [fresh]
        assert rows_of(server.database, table) == 0


async def test_a_new_secret_ends_every_cookie_link_and_token(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, _ = await seated(ada, bob)
        spare = (await ada.open({"south": "link"}))["seats"][1]["link"]
        assert "Nothing was done" in run(server.database, "new-secret", code=1, typed="no\n").out
        await ada.get(f"/api/tables/{table}")
        warned = run(server.database, "new-secret", typed="yes\n").err
        assert "every player loses their seat" in warned
        assert await closed_with(north) == 1012
        assert (await ada.client.get(f"/api/tables/{table}")).status_code == 404
        token = spare.removeprefix("/join/")
        assert (await bob.client.get(f"/api/invitations/{token}")).status_code == 404
        # The new links work, as promised.
        path = run(server.database, "free", table, "north").out.strip().rsplit(" ", 1)[1]
        assert (await ada.join(path, "Ada"))["seat"] == "north"
        back = await (await ada.sit(table, "north")).ready()
        assert (await back.answer())["type"] == "state"


# Commands that only read.


async def test_list_filters_and_pages(url: str) -> None:
    running = Server(url).start()
    try:
        async with Person(running.http) as ada, Person(running.http) as bob:
            table, north, south = await seated(ada, bob)
            await play_on(north, south)
            mine = [(await bob.open({"south": "bot:random"}, name="B_b%"))["id"] for _ in range(4)]
            age_of(url, mine[0], days=3)
            run(url, "quarantine", mine[1])

            def ids(*args: str) -> set[str]:
                return {shown["id"] for shown in told(url, "list", *args)["tables"]}

            assert ids() == {table, *mine}
            assert ids("--state", "over") == {table}
            assert ids("--state", "quarantined") == {mine[1]}
            assert ids("--state", "open") == {mine[0], mine[2], mine[3]}
            assert ids("--older-than", "2d") == {mine[0]}
            assert ids("--player", "ada") == {table}
            assert ids("--player", "b_B%") == {table, *mine}
            assert ids("--player", "%%") == set()
            assert ids("--game", "omaha") == set()
            first, second = (told(url, "list", "--limit", "3", "--page", n) for n in "12")
            assert [len(page["tables"]) for page in (first, second)] == [3, 2]
            assert (first["total"], first["pages"]) == (5, 2)
            assert ids("--page", "999999999") == set()
            out = run(url, "list").out
            assert "5 tables, page 1 of 1" in out
            assert "set aside" in out
            assert "seed" not in told(url, "show", table)
            assert "Moves:" in run(url, "show", table).out
            run(url, "show", mine[1])
    finally:
        running.stop()


def test_a_name_cannot_control_the_operators_terminal(url: str) -> None:
    engine = database.open_engine(url)
    database.migrate(engine)
    row = {
        "id": "t", "game": "parley", "scenario": "long", "options": "{}", "seed": "hush", "rules": 1,
        "data": "", "creator": "g", "watch_generation": 0, "version": 0, "waiting": "[]",
        "created": 0, "updated": 0,
    }  # fmt: skip
    with database.for_writing(engine).begin() as connection:
        guest = {"id": "g", "name": "\x1b[2J[red]Eve\u202e", "created": 0}
        connection.execute(schema.guests.insert(), guest)
        connection.execute(schema.tables.insert(), row)
        seat = {"table_id": "t", "seat": "north", "place": 0, "bot": "", "generation": 0}
        connection.execute(schema.seats.insert(), seat)
        held = {"table_id": "t", "seat": "north", "guest": "g", "hidden": False, "since": 0}
        connection.execute(schema.holders.insert(), held)
    engine.dispose()
    for args in (("list",), ("show", "t")):
        out = run(url, *args).out
        assert "red)Eve" in out
        assert not {"\x1b", "\u202e"} & set(out)
        assert "hush" not in out


# Hostile command lines.


@pytest.mark.parametrize("table", ["-aBcDeFgHiJkLmN_", "--yes-aBcDeFgHi-", "-h--------------"])
def test_an_id_that_looks_like_an_option_is_an_id(table: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db.sqlite3'}"
    engine = database.open_engine(url)
    database.migrate(engine)
    engine.dispose()
    for args in (("show", table), ("close", table, "--yes"), ("free", table, "north")):
        assert f"No table is called “{table}”" in run(url, *args, code=2).err


HOSTILE = [
    ("show", "nowhere"), ("close", "nowhere", "--yes"), ("free", "nowhere", "north"),
    ("quarantine", "nowhere"), ("release", "' OR 1=1 --"), ("show", "x" * 5000), ("show", "é\u202e"),
]  # fmt: skip


@pytest.mark.parametrize("args", HOSTILE)
def test_an_unknown_table_is_one_sentence(url: str, args: tuple[str, ...]) -> None:
    engine = database.open_engine(url)
    database.migrate(engine)
    engine.dispose()
    said = run(url, *args, code=2).err
    assert said.startswith("No table is called “")
    assert len(said.splitlines()) == 1
    assert len(said) < 250


COMMANDS = [
    ("list",), ("show", "t"), ("close", "t", "--yes"), ("free", "t", "north"), ("quarantine", "t"),
    ("release", "t"), ("delete", "--older-than", "1d", "--yes"), ("new-secret", "--yes"),
]  # fmt: skip


@pytest.mark.parametrize("args", [*COMMANDS, ("backup", "FILE")])
def test_a_missing_database_is_reported_and_not_created(
    tmp_path: Path, args: tuple[str, ...]
) -> None:
    args = tuple(str(tmp_path / "backup") if arg == "FILE" else arg for arg in args)
    nowhere = tmp_path / "sub" / "none.sqlite3"
    said = run(f"sqlite:///{nowhere}", *args, code=2).err
    assert "there is no such file" in said
    said = run("postgresql://127.0.0.1:1/none", *args, code=2).err
    assert "the database is not responding" in said
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE cats (name)")
    assert "belongs to something else" in run(f"sqlite:///{other}", *args, code=2).err
    text_file = tmp_path / "text.sqlite3"
    text_file.write_text("no database at all")
    assert "is not responding" in run(f"sqlite:///{text_file}", *args, code=2).err
    assert "mysql" in run("mysql://a/b", *args, code=2).err
    assert not nowhere.parent.exists()
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("args", COMMANDS)
def test_another_version_is_reported_and_nothing_changes(url: str, args: tuple[str, ...]) -> None:
    engine = database.open_engine(url)
    database.migrate(engine, "0001")
    assert "from an older version (0001" in run(url, *args, code=2).err
    with engine.connect() as connection:
        assert database.revision(connection) == "0001"
    with database.for_writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert (
        "This database comes from a newer version of Landfall (version 9999"
        in run(url, *args, code=2).err
    )
    engine.dispose()


def test_a_server_does_not_start_on_a_newer_database_and_says_why(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    engine = database.open_engine(url)
    database.migrate(engine)
    with database.for_writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseTooNew):
        database.migrate(engine)
    engine.dispose()
    ran = landfall("serve", "--port", "0", "--database", url, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("This database comes from a newer version of Landfall (version 9999")
    wanted = ("serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/none", "--lang", "fr")
    assert "la base de données ne répond pas" in landfall(*wanted).err


@pytest.mark.parametrize("given", ["", "d", "90", "-1d", "1y", "1.5d", "9999999d", "1d2h", "٣d"])
def test_invalid_ages(given: str) -> None:
    with pytest.raises(BadAge):
        admin.age(given)


def test_ages() -> None:
    assert [admin.age(given) for given in ("30m", "12h", "90d", "2W")] == [
        1_800_000, 43_200_000, 7_776_000_000, 1_209_600_000
    ]  # fmt: skip


def test_settings_list_where_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "landfall.toml"
    file.write_text('database = "sqlite:///x"\nchat_lines = 9\n')
    monkeypatch.setenv("LANDFALL_BOT_WORKERS", "3")
    ran = landfall("admin", "settings", "--config", str(file), "--json")
    found = {s["name"]: (s["value"], s["origin"]) for s in json.loads(ran.out)}
    assert found["chat_lines"] == ("9", "file")
    assert found["bot_workers"] == ("3", "environment")
    assert found["port"] == ("8321", "default")
    assert "fichier" in landfall("admin", "settings", "--config", str(file), "--lang", "fr").out
    monkeypatch.setenv("LANDFALL_BOT_WORKERS", "many")
    for command in (("admin", "settings"), ("admin", "list"), ("serve",)):
        ran = landfall(*command, "--lang", "en")
        assert ran.code == 2
        assert ran.err == "LANDFALL_BOT_WORKERS can’t be “many”: a whole number is needed.\n"
