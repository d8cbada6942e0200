"""Keeping moves of many tables in one transaction, straight on the driver.

This runs for every answer. Through SQLAlchemy's statements a transaction costs 0.8 ms more processor time, whatever it
contains (measured); so the statements are text here, in the two dialects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Engine, PoolProxiedConnection

from landfall.server.record import Move

#: The numbers of the tables' last moves; their rows locked, in an order in which nobody waits for each other.
_VERSIONS: Final = {
    "sqlite": "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    "postgresql": "SELECT id, version FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE",
}
_ADD: Final = (
    "INSERT INTO moves (table_id, number, kind, seat, option, request, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_MOVE_ON: Final = (
    "UPDATE tables SET version = ?, waiting = ?, outcome = ?, updated = ? WHERE id = ?"
)
NOTIFY: Final = "SELECT pg_notify('landfall', said) FROM unnest(CAST(%s AS text[])) AS said"


class Change(Struct, frozen=True):
    """A move and what it leads to."""

    table: str
    move: Move
    waiting: str
    outcome: str | None


class Moves:
    def __init__(self, engine: Engine) -> None:
        self._postgres = engine.dialect.name == "postgresql"
        self._versions = _VERSIONS[engine.dialect.name]
        mark = "%s" if self._postgres else "?"
        self._add, self._move_on = (text.replace("?", mark) for text in (_ADD, _MOVE_ON))

    def write(
        self,
        connection: PoolProxiedConnection,
        changes: Sequence[Change],
        told: Callable[[Sequence[str]], list[str]],
    ) -> set[str]:
        """Write those that follow the last move of their table, and say which; durable on return."""
        cursor = connection.cursor()
        if not self._postgres:
            cursor.execute("BEGIN IMMEDIATE")
        ids = [change.table for change in changes]
        cursor.execute(self._versions, (ids if self._postgres else _json_list(ids),))
        versions: dict[str, int] = dict(cursor.fetchall())
        good = [c for c in changes if versions.get(c.table) == c.move.number - 1]
        if good:
            cursor.executemany(self._add, [_added(change) for change in good])
            cursor.executemany(self._move_on, [_moved(change) for change in good])
            if self._postgres:
                cursor.execute(NOTIFY, (told([f"moves {c.table}" for c in good]),))
        connection.commit()
        cursor.close()
        return {change.table for change in good}


def _json_list(ids: Sequence[str]) -> str:
    """Our own ids: letters, digits, - and _."""
    return '["' + '","'.join(ids) + '"]'


def _added(change: Change) -> tuple[Any, ...]:
    m = change.move
    return change.table, m.number, m.kind, m.seat, m.option, m.request, m.at


def _moved(change: Change) -> tuple[Any, ...]:
    move = change.move
    return move.number, change.waiting, change.outcome, move.at, change.table
