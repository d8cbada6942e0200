"""Stores the moves of many tables in one transaction, directly through the driver.

This runs for every answer. With SQLAlchemy's statements, any transaction costs 0.8 ms more processor time (measured),
so the statements are plain SQL here, in both dialects. Each handles a whole group, passed as JSON: row by row, the
writer's thread and the loop would compete for the interpreter at each row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, PoolProxiedConnection

from landfall.server.record import Move

NOTIFY: Final = "SELECT pg_notify('landfall', said) FROM unnest(CAST(%s AS text[])) AS said"


class Statements(Struct, frozen=True):
    #: SQLite takes the writer's lock at once. PostgreSQL's driver begins by itself.
    begin: str | None
    #: The number of each table's last move; the rows are locked in a fixed order, so that no deadlock is possible.
    versions: str
    add: str
    move_on: str


def _extracted(*columns: str) -> str:
    return ", ".join(f"json_extract(value, '$.{column}')" for column in columns)


_MOVE: Final = ("table_id", "number", "kind", "seat", "option", "request", "at")
_DIALECTS: Final = {
    "sqlite": Statements(
        begin="BEGIN IMMEDIATE",
        versions="SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        add=f"INSERT INTO moves ({', '.join(_MOVE)}) SELECT {_extracted(*_MOVE)} FROM json_each(?)",
        move_on="UPDATE tables SET (version, waiting, outcome, updated) ="
        f" ({_extracted('number', 'waiting', 'outcome', 'at')})"
        " FROM json_each(?) WHERE tables.id = json_extract(value, '$.table_id')",
    ),
    "postgresql": Statements(
        begin=None,
        versions="SELECT id, version FROM tables WHERE id IN"
        " (SELECT jsonb_array_elements_text(CAST(%s AS jsonb))) ORDER BY id FOR UPDATE",
        add=f"INSERT INTO moves ({', '.join(_MOVE)}) SELECT {', '.join(_MOVE)}"
        " FROM jsonb_populate_recordset(CAST(NULL AS moves), CAST(%s AS jsonb))",
        move_on="UPDATE tables SET (version, waiting, outcome, updated) ="
        " (number, j.waiting, j.outcome, at) FROM jsonb_to_recordset(CAST(%s AS jsonb))"
        " AS j(table_id text, number integer, waiting text, outcome text, at bigint)"
        " WHERE tables.id = j.table_id",
    ),
}


class Change(Struct, frozen=True):
    """A move and its consequences."""

    table: str
    move: Move
    waiting: str
    outcome: str | None


class _Row(Struct, frozen=True):
    """A `Change` as a flat row, by column name."""

    table_id: str
    number: int
    kind: str
    seat: str
    option: str
    request: str
    at: int
    waiting: str
    outcome: str | None


class Moves:
    def __init__(self, engine: Engine) -> None:
        self._tells = engine.dialect.name == "postgresql"
        self._do = _DIALECTS[engine.dialect.name]

    def write(
        self,
        connection: PoolProxiedConnection,
        changes: Sequence[Change],
        told: Callable[[Sequence[str]], list[str]],
    ) -> set[str]:
        """Write the moves that follow the last one of their table, and say which these are; durable on return."""
        cursor = connection.cursor()
        if self._do.begin is not None:
            cursor.execute(self._do.begin)
        cursor.execute(self._do.versions, (_json([change.table for change in changes]),))
        versions: dict[str, int] = dict(cursor.fetchall())
        good = [c for c in changes if versions.get(c.table) == c.move.number - 1]
        if good:
            rows = _json([_row(change) for change in good])
            cursor.execute(self._do.add, (rows,))
            cursor.execute(self._do.move_on, (rows,))
            if self._tells:
                cursor.execute(NOTIFY, (told([f"moves {c.table}" for c in good]),))
        connection.commit()
        cursor.close()
        return {change.table for change in good}


def _row(change: Change) -> _Row:
    m, table = change.move, change.table
    return _Row(
        table, m.number, m.kind, m.seat, m.option, m.request, m.at, change.waiting, change.outcome
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
