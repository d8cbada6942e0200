"""A backup is an SQLite file with everything a database holds at one moment, whether that is SQLite or PostgreSQL.

It can be restored into either kind, opened with any SQLite tool, and served as it is. SQLite copies itself page by
page; PostgreSQL is read row by row, in one transaction that sees a single moment. Players can go on playing meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, func, select

from landfall.server import schema
from landfall.server.admin import opened, tell
from landfall.server.database import (
    answering,
    checked_revision,
    for_writing,
    migrate,
    open_engine,
    parsed_url,
    where,
)
from landfall.server.errors import BadBackup, DatabaseNotEmpty, FileExists

#: Rows copied at a time.
ROWS: Final = 1_000
#: Not copied: messages for a server that was running at the time, and Alembic's own table.
_NOT_KEPT: Final = ("alembic_version", "notices")
_HEADER: Final = b"SQLite format 3\x00"


class Kept(Struct, frozen=True):
    file: str
    tables: int
    moves: int
    bytes: int


def back_up(url: str, file: Path) -> Kept:
    """Write a backup into a new file, which only its owner may read: the signing secret is in it."""
    engine, found = opened(url)
    try:
        with _new_file(file) as made:
            if engine.dialect.name == "sqlite":
                _copy_pages(str(parsed_url(url).database), made)
            else:
                _copy_from_postgresql(url, engine, found, made)
            _check(made, file)
            return _counted(made, file)
    finally:
        engine.dispose()


def restore(file: Path, url: str, replace: bool = False) -> Kept:
    """Restore a backup into a database: all of it or, if anything fails, nothing."""
    _check(file, file)
    with tempfile.TemporaryDirectory(prefix="landfall") as folder:
        # An older backup is upgraded first, in a copy.
        copy = Path(folder) / "backup.sqlite3"
        _copy_pages(str(file), copy)
        source = open_engine(f"sqlite:///{copy}")
        target = open_engine(url)
        try:
            with source.connect() as connection:
                if checked_revision(connection) is None:
                    raise BadBackup(str(file), "why:no-tables")
            migrate(source)
            with answering(url):
                migrate(target)
                with source.connect() as reading, for_writing(target).begin() as connection:
                    _empty(connection, url, replace)
                    _copy_rows(reading, connection, schema.METADATA, schema.METADATA)
                    tell(connection, "all")
        finally:
            source.dispose()
            target.dispose()
        return _counted(copy, file)


def _empty(connection: Connection, url: str, replace: bool) -> None:
    there = connection.scalar(select(func.count()).select_from(schema.tables)) or 0
    if there and not replace:
        raise DatabaseNotEmpty(where(url), there)
    for table in reversed(schema.METADATA.sorted_tables):
        if table.name not in _NOT_KEPT:
            connection.execute(table.delete())


def _copy_pages(source: str, target: Path) -> None:
    # All pages in one go: this blocks no writer, and a copy in steps would start over at each write of a busy server.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # leaves one file instead of three


def _copy_from_postgresql(url: str, engine: Engine, found: str, made: Path) -> None:
    """Copies with the database's own schema, which may be older: a backup matters most before an update."""
    target = open_engine(f"sqlite:///{made}")
    try:
        migrate(target, found)
        moment = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        ours, theirs = MetaData(), MetaData()
        with answering(url), moment.connect() as reading, for_writing(target).begin() as connection:
            theirs.reflect(reading)
            ours.reflect(connection)
            _copy_rows(reading, connection, theirs, ours)
    finally:
        target.dispose()
    with closing(sqlite3.connect(made)) as new:
        new.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(reading: Connection, writing_: Connection, theirs: MetaData, ours: MetaData) -> None:
    streaming = reading.execution_options(yield_per=ROWS)
    for table in ours.sorted_tables:
        if table.name in _NOT_KEPT:
            continue
        for rows in streaming.execute(select(theirs.tables[table.name])).mappings().partitions():
            writing_.execute(table.insert(), [dict(row) for row in rows])


def _check(file: Path, shown: Path) -> None:
    """Check that the backup is a complete SQLite file."""
    try:
        with file.open("rb") as opened_file:
            if opened_file.read(len(_HEADER)) != _HEADER:
                raise BadBackup(str(shown), "why:not-sqlite")
    except OSError as error:
        raise BadBackup(str(shown), error.strerror or type(error).__name__) from error
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            fine = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.Error:
        fine = False
    if not fine:
        raise BadBackup(str(shown), "why:damaged")


def _counted(file: Path, shown: Path) -> Kept:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        tables, moves = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("tables", "moves")
        )
    return Kept(str(shown), tables, moves, file.stat().st_size)


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file that gets its name only once it is complete and on disk."""
    if file.exists():
        raise FileExists(str(file))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BadBackup(str(file), error.strerror or type(error).__name__) from error
    os.close(handle)
    made = Path(name)
    try:
        yield made
        with made.open("rb") as written:
            os.fsync(written.fileno())
        made.replace(file)
    finally:
        for left in (made, Path(f"{name}-wal"), Path(f"{name}-shm")):
            left.unlink(missing_ok=True)
