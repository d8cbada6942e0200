"""What can be set before the server starts. `configuration` reads it from the environment and a file."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A file in the user's data folder: $XDG_DATA_HOME/landfall, or the usual place."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'landfall' / 'landfall.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second, and so many at once before that counts."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Settings:
    #: An SQLAlchemy URL: ``sqlite:///file`` or ``postgresql://…``.
    database: str = field(default_factory=default_database)
    #: Where it listens; port 0 is any that is free.
    host: str = "127.0.0.1"
    port: int = 8321
    #: The built browser client.
    static: Path = Path(__file__).parent / "static"
    #: Other origins than the server's own that may change things (a proxy's public name).
    origins: tuple[str, ...] = ()
    #: Processes in which bots think, and how many may wait for them.
    bot_workers: int = 1
    bot_queue: int = 1_000

    max_body: int = 256 * 1024
    max_save: int = 9 * 1024 * 1024
    max_message: int = 64 * 1024
    #: Messages of one socket.
    message_rate: Rate = Rate(20, 60)
    #: HTTP requests and new sockets of one address.
    request_rate: Rate = Rate(100, 600)
    #: Tables made or loaded from saves, of one address.
    creation_rate: Rate = Rate(2, 60)
    sockets_per_address: int = 500
    #: Messages that a slow reader may be behind before it is cut off.
    outbox: int = 256
    #: Tables kept in memory when nobody is at them.
    idle_tables: int = 500
    #: Tables whose bots are moved on at once when the server starts, or found left alone; others wait their turn.
    woken_tables: int = 100
