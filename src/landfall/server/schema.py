"""The tables of the database. Alembic's migrations create them; a test compares the two.

A game is its record: the row in ``tables`` and its ``moves``. Moves are only ever added (an undo is a move, too), so
what was acknowledged stays. ``version`` is the number of the last move; ``waiting`` and ``outcome`` repeat what follows
from the record, so that games can be listed without their rules.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("scenario", String(60), nullable=False),
    #: JSON: the options and, if the table was opened from an authored position, that position.
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    #: JSON: what was unusual about the deal; null for tables older than this column.
    Column("marks", Text),
    #: How many shares in the seed someone knows from a save file: the one the table was made from, or one saved later.
    Column("known", Integer, nullable=False, server_default="0"),
    Column("creator", String(40), nullable=False),
    #: Increased when the spectators' links are revoked.
    Column("watch_generation", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    #: JSON: the seats that are asked, and how it ended.
    Column("waiting", Text, nullable=False),
    Column("outcome", Text),
    #: Milliseconds since 1970.
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    #: When and why it was set aside; null for nearly every table.
    Column("quarantined", BigInteger),
    Column("quarantine_why", Text),
)

_TABLE = "tables.id"

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("place", Integer, nullable=False),
    #: The bot that plays it; empty for a person.
    Column("bot", String(60), nullable=False),
    #: Increased when the seat's links are revoked.
    Column("generation", Integer, nullable=False),
)

#: Who holds which seat; an empty seat means a spectator.
holders = Table(
    "holders",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    #: When a device of this guest was last at the table, give or take an hour.
    Column("seen", BigInteger),
    Index("ix_holders_guest", "guest"),
)

moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: answer, undo, resign, share or close.
    Column("kind", String(10), nullable=False),
    Column("seat", String(60), nullable=False),
    Column("option", Text, nullable=False),
    #: The client's id for its request: the same request is not taken twice.
    Column("request", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(60), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("text", Text, nullable=False),
)

#: What `landfall admin` tells a server on SQLite; PostgreSQL has notifications for this.
notices = Table(
    "notices",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("told", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: See `keeping`: not part of the record, and may be emptied at any time.
snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    #: MessagePack of the last one.
    Column("data", LargeBinary, nullable=False),
)

#: What came before a table's snapshot, in pieces. These may be deleted, too.
stretches = Table(
    "stretches",
    METADATA,
    Column("table_id", String(40), ForeignKey(_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: MessagePack: the state at its beginning, and its log.
    Column("data", LargeBinary, nullable=False),
)
