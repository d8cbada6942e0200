"""The database: SQLite in a file, or PostgreSQL by URL. Opened, migrated, and its secret read."""

from __future__ import annotations

import os
import secrets as random_source
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from landfall.server import schema
from landfall.server.errors import BadDatabase, DatabaseTooNew, NoDatabase

#: The number of our lock, which no other program should use on the same PostgreSQL.
_MIGRATION_LOCK = 0x1A4DFA11


def parsed_url(url: str) -> URL:
    """The URL with the driver that we use: sqlite3 or psycopg 3."""
    try:
        parsed = make_url(url)
    except Exception as error:
        raise BadDatabase(url.split("@")[-1][:100]) from error
    match parsed.get_backend_name():
        case "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise BadDatabase("sqlite: a file is needed")
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise BadDatabase(other[:40])


def where(url: str) -> str:
    """Where data is kept, for display: the file, or the URL without its password."""
    parsed = parsed_url(url)
    if parsed.get_backend_name() == "sqlite":
        return str(parsed.database)
    return parsed.render_as_string(hide_password=True)


def open_engine(url: str) -> Engine:
    parsed = parsed_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    return create_engine(
        parsed, pool_size=5, max_overflow=10, pool_pre_ping=False, pool_recycle=1800
    )


def _sqlite(url: URL) -> Engine:
    _for_us_alone(Path(str(url.database)).expanduser())
    engine = create_engine(url, connect_args={"timeout": 30}, pool_size=5)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # The driver must not begin transactions by itself: see `begins`.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        # A writer takes its lock at once: if it read first, it could be refused the lock later.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _for_us_alone(file: Path) -> None:
    """Create the file if need be, readable only by its owner: it holds the signing secret and every hidden hand.

    SQLite gives the files it creates next to it the same permissions.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for ending in ("", "-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError, PermissionError):
            file.with_name(file.name + ending).chmod(0o600)


def for_writing(engine: Engine) -> Engine:
    return engine.execution_options(writes=True)


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def revisions() -> tuple[str, ...]:
    """The versions of the schema that this Landfall knows, the newest first."""
    return tuple(
        script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()
    )


def revision(connection: Connection) -> str | None:
    """The version of the schema found; None: not a Landfall database."""
    return MigrationContext.configure(connection).get_current_revision()


def checked_revision(connection: Connection) -> str | None:
    """The version of the schema; refused if a newer Landfall made it."""
    found = revision(connection)
    if found is not None and found not in revisions():
        raise DatabaseTooNew(found, revisions()[0])
    return found


@contextmanager
def answering(url: str) -> Iterator[None]:
    """Turns the database's own errors into sentences."""
    try:
        yield
    except SQLAlchemyError as error:
        raise NoDatabase(where(url), "why:no-connection") from error


def check(url: str) -> None:
    """Report what is wrong with a database before anything starts on it."""
    engine = open_engine(url)
    try:
        with answering(url), engine.connect() as connection:
            checked_revision(connection)
    finally:
        engine.dispose()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database to the newest schema; several servers may start at once."""
    config = _alembic()
    with for_writing(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        checked_revision(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def server_secret(engine: Engine) -> bytes:
    """The secret with which cookies, links and tokens are signed; made once and stored."""
    wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == "signing")
    made = schema.secrets.insert().values(name="signing", value=random_source.token_bytes(32))
    with suppress(IntegrityError), for_writing(engine).begin() as connection:
        if connection.scalar(wanted) is None:
            connection.execute(made)
    with engine.connect() as connection:
        return bytes(connection.scalar(wanted) or b"")
