"""`landfall admin` as an operator types it, and two players at the table in question, for tests."""

from __future__ import annotations

import json
from typing import Any

from people import Chair, Person
from tests.cli.run import Ran, landfall

from landfall.server import database, schema


def run(url: str, *args: str, code: int = 0, typed: str = "") -> Ran:
    ran = landfall("admin", *args, "--database", url, "--lang", "en", typed=typed)
    assert ran.code == code, ran.err or ran.out
    return ran


def told(url: str, *args: str) -> Any:
    return json.loads(run(url, *args, "--json").out)


async def seated(ada: Person, bob: Person) -> tuple[str, Chair, Chair]:
    card = await ada.open({"south": "link"}, name="Ada")
    await bob.join(
        card["seats"][1]["link"]
    )  # sitting down adds a share to the seed, which is a move, too
    north = await (await ada.sit(card["id"], "north")).ready()
    south = await (await bob.sit(card["id"], "south")).ready()
    return card["id"], north, south


async def closed_with(chair: Chair) -> int:
    await chair.socket.wait_closed()
    code = chair.socket.close_code
    assert code is not None
    return code


def age_of(url: str, table: str, days: int) -> None:
    """Make a table this old."""
    engine, t = database.open_engine(url), schema.tables
    with database.for_writing(engine).begin() as connection:
        older = t.c.updated - days * 86_400_000
        connection.execute(t.update().where(t.c.id == table).values(updated=older))
    engine.dispose()


def rows_of(url: str, name: str) -> int:
    """How many rows belong to a table."""
    engine, found = database.open_engine(url), 0
    with engine.connect() as connection:
        for part in (table for table in schema.METADATA.sorted_tables if "table_id" in table.c):
            of_table = part.select().where(part.c.table_id == name)
            found += len(connection.execute(of_table).all())
    engine.dispose()
    return found


def put_away(url: str, table: str) -> None:
    """Add a snapshot and a stretch, as if a long game had been put away."""
    engine = database.open_engine(url)
    with database.for_writing(engine).begin() as connection:
        row = {"table_id": table, "data": b"-"}
        connection.execute(schema.snapshots.insert(), row)
        connection.execute(schema.stretches.insert(), {**row, "number": 0})
    engine.dispose()
