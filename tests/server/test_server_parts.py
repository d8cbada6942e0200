"""The server's parts, one by one."""

from __future__ import annotations

import inspect
import random
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.syntax import FluentParser, ast
from records import OPENING, any_move
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from landfall.core.errors import SaveDoesNotFit
from landfall.server import bench, database, openapi, texts
from landfall.server.app import create_app
from landfall.server.errors import BadDatabase, ServerError, UnknownInvitation
from landfall.server.keys import Keys, Link
from landfall.server.limits import Bucket, Buckets
from landfall.server.record import Move, Record
from landfall.server.run import listen
from landfall.server.schema import METADATA
from landfall.server.settings import Rate, Settings
from landfall.server.static import Client

# Records.


def test_a_record_played_again_is_the_same_with_the_same_tokens() -> None:
    whims = random.Random(3)
    live, moves = Record(OPENING), list[Move]()
    for number in range(1, 200):
        move = any_move(live, number, whims, undoing=0.5)
        live.apply(move)
        moves.append(move)
        again = Record(OPENING, moves)
        assert again.table.hash == live.table.hash
        assert again.table.events == live.table.events
        assert (again.asked, again.epoch, again.version) == (live.asked, live.epoch, live.version)
        assert again.requests == live.requests
    assert live.epoch > 5


def test_a_record_that_does_not_fit_is_reported() -> None:
    with pytest.raises(SaveDoesNotFit):
        Record(OPENING, [Move(1, "answer", "north", "castle")])


def test_a_token_changes_when_the_decision_does() -> None:
    record, seen = Record(OPENING), set[object]()
    for number in range(1, 60):
        seat = record.waiting[0]
        asked = (seat, record.asked[seat])
        assert asked not in seen
        seen.add(asked)
        decision = record.table.decision(seat)
        assert decision is not None
        record.apply(Move(number, "answer", seat, decision.options[0].id))


# Keys.


def test_foreign_signatures_are_invalid() -> None:
    ours, theirs = Keys(b"a" * 32), Keys(b"b" * 32)
    link = Link("invite", "t", "north", 0)
    assert ours.read_link(ours.link(link)) == link
    assert ours.guest(ours.cookie("g")) == "g"
    assert ours.guest(theirs.cookie("g")) is None
    # A link is not a cookie, and a cookie not a link.
    assert ours.guest(ours.link(link)) is None
    for token in (theirs.link(link), ours.cookie("g"), "", "x.y", "é"):
        with pytest.raises(UnknownInvitation):
            ours.read_link(token)
    assert ours.token("t", "north", "0.1") != theirs.token("t", "north", "0.1")
    assert ours.token("t", "north", "0.1") != ours.token("t", "south", "0.1")


# The database.


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_make_the_schema_and_may_run_again(
    new_database: Callable[[str], str], kind: str
) -> None:
    engine = database.open_engine(new_database(kind))
    database.migrate(engine)
    database.migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        if kind == "sqlite":
            pragmas = [
                connection.exec_driver_sql(f"PRAGMA {p}").scalar()
                for p in ("journal_mode", "synchronous")
            ]
            assert pragmas == ["wal", 2]
    assert database.server_secret(engine) == database.server_secret(engine)
    engine.dispose()


@pytest.mark.parametrize("url", ["", "x", "mysql://h/d", "sqlite://", "sqlite:///:memory:"])
def test_a_wrong_database_is_reported(url: str) -> None:
    with pytest.raises(BadDatabase):
        database.parsed_url(url)


def test_a_password_is_not_shown() -> None:
    shown = database.where("postgresql://u:secret@h/d")
    assert "secret" not in shown
    assert "h/d" in shown


# Limits.


def test_buckets_fill_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("landfall.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    many = Buckets(Rate(1, 1), most=2)
    assert [many.take(a) for a in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


# Ports.


def test_a_port_in_use_is_skipped() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as other:
            assert other.getsockname()[1] > port


# Texts.


def raised(kind: type[ServerError]) -> Iterator[type[ServerError]]:
    """The errors of this kind that can be raised: not those that others are derived from."""
    for narrower in kind.__subclasses__():
        yield from raised(narrower)
    if not kind.__subclasses__():
        yield kind


def test_every_error_is_said_in_both_languages() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        path = Path(texts.__file__).parent / "texts" / f"{language}.ftl"
        parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
        found = {}
        for entry in parsed.body:
            assert not isinstance(entry, ast.Junk)
            if isinstance(entry, ast.Message):
                variables = {
                    e.expression.id.name
                    for e in (entry.value.elements if entry.value else [])
                    if isinstance(e, ast.Placeable)
                    and isinstance(e.expression, ast.VariableReference)
                }
                found[entry.id.name] = variables
        return found

    assert messages("fr") == messages("en")
    for kind in raised(ServerError):
        wanted = inspect.signature(kind).parameters.values()
        named = [p for p in wanted if p.kind is not p.VAR_KEYWORD]
        made = kind(**{p.name: 1 if p.annotation == "int" else "x" for p in named})
        for language in ("fr", "en"):
            assert texts.said(made, language).message != made.text
        assert str(made)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en-GB", "en"),
        ("de", "en"),
        (";;,", "en"),
    ],
)
def test_the_first_supported_language_is_used(accepted: str, language: str) -> None:
    assert texts.language_of(accepted) == language


# The client's files.


def test_files_of_the_client_are_served_with_the_right_headers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("script")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    client = Client(tmp_path)
    app = Starlette(routes=[Route("/{path:path}", client.page)])
    browser = TestClient(app)
    for route in ("/", "/table/x", "/join/a.b-c", "/rules/omaha/8.4"):
        answer = browser.get(route)
        assert answer.text == "<!doctype html>page"
        assert answer.headers["cache-control"] == "no-cache"
    asset = browser.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert asset.text == "script"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["vary"] == "Accept-Encoding"
    assert asset.headers["content-type"].startswith("text/javascript")
    small = browser.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br"}).headers
    assert small["content-encoding"] == "br"
    for missing in ("/assets/none.js", "/api/none", "/../conftest.py", "/%2e%2e/conftest.py"):
        assert browser.get(missing).status_code == 404


def test_a_client_that_is_built_again_is_served_without_a_restart(tmp_path: Path) -> None:
    app = Starlette(routes=[Route("/{path:path}", Client(tmp_path).page)])
    browser = TestClient(app)
    assert browser.get("/").status_code == 404
    for build in ("one", "two"):
        shutil.rmtree(tmp_path / "assets", ignore_errors=True)
        (tmp_path / "assets").mkdir()
        (tmp_path / "index.html").write_text(build)
        assert browser.get("/").text == build
        # Files that a slow build writes last are found, too.
        (tmp_path / "assets" / f"{build}.js").write_text(build)
        assert browser.get(f"/assets/{build}.js").text == build
    assert browser.get("/assets/one.js").status_code == 404


# The document.


def test_the_document_lists_every_endpoint(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", static=tmp_path)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        document = client.get("/api/openapi.json").json()
        for path, verbs in document["paths"].items():
            for verb in verbs:
                concrete = path.replace("{language}", "fr").replace("{slug}", "parley")
                answer = client.request(verb, concrete.replace("{id}", "x").replace("{token}", "x"))
                assert answer.status_code != 405, path
                if answer.status_code == 404:
                    assert answer.json()["error"]["text"] != "error-no-such-page", path
        assert "TableCard" in client.get("/api/docs").text
    described = {(verb, path) for verb, path, *_ in openapi.ENDPOINTS}
    assert len(described) == len(openapi.ENDPOINTS)


# The bench.


def test_the_bench_gives_figures_with_their_targets() -> None:
    figures = bench.run(tables=3, seconds=0.5, game="parley", preload="parley")
    by_id = {figure.id: figure for figure in figures}
    assert by_id["server-paced-p99"].target == 50
    assert by_id["server-saturated-answers-per-cpu-second"].target == 2500
    # In half a second at a leisurely pace, the server may use less CPU time than the clock can measure.
    idle = {"server-paced-cpu", "server-paced-answers-per-cpu-second"}
    assert [figure for figure in figures if figure.value <= 0 and figure.id not in idle] == []
    assert msgspec.json.encode(figures)
