"""What can be set before the server starts. `configuration` reads it from the environment and a file."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A file in the user's data folder: $XDG_DATA_HOME/landfall, or the default one."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'landfall' / 'landfall.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Rate:
    """A number per second, and how many are allowed at once."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Settings:
    #: An SQLAlchemy URL: ``sqlite:///file`` or ``postgresql://…``.
    database: str = field(default_factory=default_database)
    #: Where the server listens; port 0 is any free port.
    host: str = "127.0.0.1"
    port: int = 8321
    #: The folder of the built browser client.
    static: Path = Path(__file__).parent / "static"
    #: Origins besides the server's own that may change things (a proxy's public name).
    origins: tuple[str, ...] = ()
    #: Names by which the server may be reached, besides those of loopback, numeric addresses and the hosts of
    #: `origins`. ``*`` allows any name: then another site's page can reach the server by a name of its own.
    hosts: tuple[str, ...] = ()

    #: Whether all games are loaded at the start, so that nobody waits when a game's first table is opened.
    warm_games: bool = True

    #: Processes in which bots think, and how many of their moves may wait.
    bot_workers: int = 1
    bot_queue: int = 1_000
    #: Seconds for one move of a bot. A bot that takes longer is stopped, and any option is chosen for it.
    bot_seconds: float = 20.0

    #: Processes that compute replays, looks at the past, reports and saves.
    study_workers: int = 1
    #: How many requests to them may wait, in total and per guest.
    study_queue: int = 200
    study_queue_of_guest: int = 8
    #: Seconds for one such request.
    study_seconds: float = 30.0
    #: Finished games that each of these processes keeps in memory, in bytes (an estimate).
    study_memory: int = 64 * 1024 * 1024

    #: Processor seconds and bytes for reading a save and playing it for the first time, and how many saves may wait for
    #: that.
    sandbox_seconds: int = 10
    sandbox_memory: int = 1024 * 1024 * 1024
    sandbox_queue: int = 20
    #: Processor seconds for one move: a table that takes longer is set aside.
    move_seconds: float = 5.0

    max_body: int = 256 * 1024
    #: Bytes of a request with a save: `core.bounds.SAVE_BYTES` as a string in JSON.
    max_save: int = 4 * 1024 * 1024
    max_message: int = 64 * 1024
    #: The size of a request's head, and the seconds within which a request must arrive in full.
    max_head: int = 64 * 1024
    request_seconds: float = 20.0

    #: Messages of one socket, of all sockets of one guest, and of everyone at one table.
    message_rate: Rate = Rate(20, 60)
    guest_message_rate: Rate = Rate(60, 240)
    table_message_rate: Rate = Rate(200, 600)
    #: HTTP requests and new sockets of one address, and of one guest.
    request_rate: Rate = Rate(100, 600)
    guest_request_rate: Rate = Rate(40, 300)
    #: Tables created or loaded from saves, of one address, and of one guest.
    creation_rate: Rate = Rate(2, 60)
    guest_creation_rate: Rate = Rate(1, 60)
    sockets_per_address: int = 500
    sockets_per_guest: int = 200
    sockets_per_table: int = 200
    #: How many messages a slow reader may be behind before it is disconnected.
    outbox: int = 256
    #: How many lines of a table's chat are kept; older ones are deleted.
    chat_lines: int = 300
    #: How many undos one table allows: each stays in its record.
    undos_per_table: int = 2_000
    #: Memory for tables, in bytes (an estimate). Beyond it, tables with nobody at them are forgotten, least recently
    #: used first.
    table_memory: int = 128 * 1024 * 1024
    #: Seconds for which a player must have been away before the table's creator may free the seat.
    absent_after: float = 86_400
    #: How many tables with a bot to move are resumed at once, when the server starts or finds them abandoned; others wait.
    woken_tables: int = 100
