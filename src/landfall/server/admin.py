"""What an administrator can do with a server's tables while it runs: `landfall admin`.

Each change is one transaction of the database, and the server is notified: by PostgreSQL's notices, or on SQLite by a
row in `notices`, which the server checks.
"""

from __future__ import annotations

import re
import secrets as random_source
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Select, delete, exists, func, select, update

from landfall.core.decisions import Outcome, Seat
from landfall.core.errors import GameOver, UnknownSeat
from landfall.server import schema, store, writing
from landfall.server.database import (
    answering,
    checked_revision,
    for_writing,
    open_engine,
    parsed_url,
    revisions,
    server_secret,
    where,
)
from landfall.server.errors import (
    BadAge,
    DatabaseTooOld,
    NobodySits,
    NoDatabase,
    NoSuchTable,
    ServerError,
    UnknownTable,
)
from landfall.server.keys import Keys, Link
from landfall.server.moves import NOTIFY
from landfall.server.rows import TableRow, iso, now

T = TypeVar("T")
State = Literal["open", "over", "quarantined"]

#: The database tables whose rows belong to a game's table.
_PARTS = [part for part in reversed(schema.METADATA.sorted_tables) if "table_id" in part.c]
#: How many tables are deleted in one transaction: players' moves wait until it ends.
BATCH: Final = 100
#: Milliseconds after which a message to the server is deleted; the server checks twice per second.
STAYS: Final = 3_600_000
_UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 604_800_000}


class Wanted(Struct, frozen=True):
    """Which tables to list."""

    game: str | None = None
    state: State | None = None
    #: Any part of a player's name.
    player: str | None = None
    #: Only tables that have not changed since then; in milliseconds since 1970.
    before: int | None = None
    limit: int = 50
    page: int = 1


class SeatShown(Struct, frozen=True):
    seat: Seat
    #: The bot that plays the seat, or empty.
    bot: str
    #: The names of the players who hold the seat; a player with two devices is listed twice.
    players: tuple[str, ...]


class TableShown(Struct, frozen=True):
    """A table as the operator sees it. Never its seed: the operator may be playing too."""

    id: str
    game: str
    scenario: str
    state: State
    seats: tuple[SeatShown, ...]
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    moves: int
    #: Why the table is set aside; None if it is not.
    quarantined: str | None
    created: str
    updated: str


class TableDetails(TableShown, frozen=True):
    chat: int
    watchers: int


class Listed(Struct, frozen=True):
    tables: list[TableShown]
    total: int
    page: int
    pages: int


class Deleted(Struct, frozen=True):
    tables: int
    moves: int
    guests: int


def age(given: str) -> int:
    """90d, 12h, 30m or 4w, in milliseconds."""
    found = re.fullmatch(r"([0-9]{1,6})\s*([mhdw])", given.strip().lower())
    if found is None:
        raise BadAge(given)
    return int(found[1]) * _UNITS[found[2]]


def opened(url: str) -> tuple[Engine, str]:
    """An existing database, and the version of its schema. Nothing is created or changed."""
    parsed = parsed_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).is_file():
        raise NoDatabase(where(url), "why:no-file")
    engine = open_engine(url)
    try:
        with answering(url), engine.connect() as connection:
            found = checked_revision(connection)
    except ServerError:
        engine.dispose()
        raise
    if found is None:
        engine.dispose()
        raise NoDatabase(where(url), "why:no-tables")
    return engine, found


class Operator:
    def __init__(self, url: str) -> None:
        self._url = url
        self.engine, found = opened(url)
        if found != revisions()[0]:
            self.engine.dispose()
            raise DatabaseTooOld(found, revisions()[0])

    def close(self) -> None:
        self.engine.dispose()

    # Commands that only read.

    def tables(self, wanted: Wanted) -> Listed:
        matching = _matching(select(schema.tables.c.id), wanted)
        order = schema.tables.c.updated.desc(), schema.tables.c.id
        page = (
            matching.order_by(*order).limit(wanted.limit).offset((wanted.page - 1) * wanted.limit)
        )
        with answering(self._url), self.engine.connect() as connection:
            total = connection.scalar(select(func.count()).select_from(matching.subquery())) or 0
            ids = list(connection.scalars(page))
            rows = store.read_tables(connection, ids)
        shown = [TableShown(**_shown(rows[table])) for table in ids]
        return Listed(shown, total, wanted.page, max(1, -(-total // wanted.limit)))

    def table(self, table: str) -> TableDetails:
        c = schema.chat
        with answering(self._url), self.engine.connect() as connection:
            row = _row(connection, table)
            lines = select(func.count()).select_from(c).where(c.c.table_id == table)
            said = connection.scalar(lines) or 0
        return TableDetails(**_shown(row), chat=said, watchers=len(row.watchers))

    # Commands that change something.

    def close_table(self, table: str) -> None:
        def work(connection: Connection) -> None:
            if not writing.close_table(connection, table):
                raise GameOver()

        self._change(table, work, f"moves {table}")

    def free_seat(self, table: str, seat: Seat) -> str:
        """Free the seat, and return the path of a new invitation to it."""

        def work(connection: Connection) -> TableRow:
            row = writing.lock_table(connection, table)
            found = row.seat(seat)
            if found is None:
                raise UnknownSeat(seat[:60], tuple(other.seat for other in row.seats))
            if not found.holders:
                raise NobodySits(seat)
            writing.free_seat(connection, table, seat)
            return store.read_table(connection, table)

        row = self._change(table, work, f"seats {table}").seat(seat)
        assert row is not None
        keys = Keys(server_secret(self.engine))
        return f"/join/{keys.link(Link('invite', table, seat, row.generation))}"

    def quarantine(self, table: str, why: str) -> None:
        self._change(table, lambda c: writing.quarantine(c, table, why), f"aside {table}")

    def release(self, table: str) -> None:
        self._change(table, lambda c: writing.release(c, table))

    def _change(self, table: str, work: Callable[[Connection], T], *told: str) -> T:
        with answering(self._url), for_writing(self.engine).begin() as connection:
            _row(connection, table)
            done = work(connection)
            tell(connection, *told)
        return done

    def older(self, wanted: Wanted) -> Deleted:
        """What `delete` would delete."""
        with answering(self._url), self.engine.connect() as connection:
            ids = _matching(select(schema.tables.c.id), wanted)
            m = schema.moves
            tables = connection.scalar(select(func.count()).select_from(ids.subquery())) or 0
            moves = select(func.count()).select_from(m).where(m.c.table_id.in_(ids))
            return Deleted(tables, connection.scalar(moves) or 0, 0)

    def delete(self, wanted: Wanted) -> Deleted:
        """Delete tables with all that belongs to them, and the guests who then have no table left."""
        tables = moves = guests = 0
        t = schema.tables
        batch = _matching(select(t.c.id), wanted).order_by(t.c.id).limit(BATCH).with_for_update()
        while True:
            with answering(self._url), for_writing(self.engine).begin() as connection:
                ids = list(connection.scalars(batch))
                if not ids:
                    guests = _forget_guests(connection, wanted.before)
                    return Deleted(tables, moves, guests)
                for part in _PARTS:
                    gone = connection.execute(delete(part).where(part.c.table_id.in_(ids))).rowcount
                    moves += gone if part is schema.moves else 0
                connection.execute(delete(t).where(t.c.id.in_(ids)))
                tables += len(ids)
                tell(connection, *(f"seats {table}" for table in ids))

    def new_secret(self) -> None:
        """Every earlier cookie, link and token is now worthless."""
        s = schema.secrets
        server_secret(self.engine)  # creates the secret if there is none yet
        with answering(self._url), for_writing(self.engine).begin() as connection:
            value = random_source.token_bytes(32)
            connection.execute(update(s).where(s.c.name == "signing").values(value=value))
            tell(connection, "all")


def tell(connection: Connection, *told: str) -> None:
    """Tell the servers on this database, once the transaction is durable."""
    payloads = [f"admin {payload}" for payload in told]
    if not payloads:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(NOTIFY, (payloads,))
        return
    n, at = schema.notices, now()
    connection.execute(n.insert(), [{"told": payload, "at": at} for payload in payloads])
    # The last one stays: SQLite would reuse its number, and a server that has read that far would miss it.
    newest = select(func.max(n.c.number)).scalar_subquery()
    connection.execute(delete(n).where(n.c.at < at - STAYS, n.c.number < newest))


def _row(connection: Connection, table: str) -> TableRow:
    try:
        return store.read_table(connection, table)
    except UnknownTable as error:
        raise NoSuchTable(table) from error


def _matching(wanted_rows: Select[Any], wanted: Wanted) -> Select[Any]:
    t, h, g = schema.tables, schema.holders, schema.guests
    found = wanted_rows
    if wanted.game is not None:
        found = found.where(t.c.game == wanted.game)
    if wanted.before is not None:
        found = found.where(t.c.updated < wanted.before)
    match wanted.state:
        case "quarantined":
            found = found.where(t.c.quarantined.is_not(None))
        case "over":
            found = found.where(t.c.outcome.is_not(None), t.c.quarantined.is_(None))
        case "open":
            found = found.where(t.c.outcome.is_(None), t.c.quarantined.is_(None))
    if wanted.player:
        named = g.c.name.icontains(wanted.player, autoescape=True)
        of_theirs = exists().where(h.c.table_id == t.c.id, h.c.guest == g.c.id, named)
        found = found.where(of_theirs)
    return found


def _shown(row: TableRow) -> dict[str, Any]:
    opening = row.opening
    seats = tuple(
        SeatShown(seat.seat, seat.bot, tuple(name for _, name in seat.holders))
        for seat in row.seats
    )
    return {
        "id": opening.id,
        "game": opening.game,
        "scenario": opening.scenario,
        "state": _state(row),
        "seats": seats,
        "waiting": row.waiting,
        "outcome": row.outcome,
        "moves": row.version,
        "quarantined": None if row.quarantined is None else row.quarantine_why,
        "created": iso(opening.created),
        "updated": iso(row.updated),
    }


def _state(row: TableRow) -> State:
    if row.quarantined is not None:
        return "quarantined"
    return "open" if row.outcome is None else "over"


def _forget_guests(connection: Connection, before: int | None) -> int:
    """Delete the names of guests who have no table left. Someone who comes back with the old cookie is still recognised."""
    if before is None:
        return 0
    g, h, t = schema.guests, schema.holders, schema.tables
    sits = exists().where(h.c.guest == g.c.id)
    made = exists().where(t.c.creator == g.c.id)
    return connection.execute(delete(g).where(g.c.created < before, ~sits, ~made)).rowcount
