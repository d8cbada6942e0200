"""A real Chromium and a real server. Nothing is skipped: if something is missing, the test says so."""

from __future__ import annotations

import fcntl
import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.e2e.people import Person
from tests.e2e.serving import Server

from landfall.server.bench_browser import ARGUMENTS
from landfall.server.chromium import find_chromium

ROOT = Path(__file__).parents[2]
PHONE = (390, 844)
# Test machines may be busy. Waiting longer costs nothing if nothing is wrong.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if not found:
        pytest.fail(
            "The tests of the browser need Chromium, and none was found. On Debian: "
            "sudo apt install chromium. Or name one: LANDFALL_CHROMIUM=/path/to/chromium"
        )
    return found


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, built from the current sources."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    static: Path = ROOT / hook.STATIC
    # Several test processes share the folder: one builds, and the others use the result.
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        hook.build(ROOT / "web", static)
    return static


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.end()


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(tmp_path, warm=False).start()
    yield running
    running.end()


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser) -> Iterator[Meet]:
    """Opens a player's own browser: meet(server, language="fr")."""
    met: list[Person] = []

    def someone(server: Server, language: str = "en", phone: bool = False, **wishes: str) -> Person:
        width, height = PHONE if phone else (1280, 860)
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if language == "fr" else "en-GB",
        )
        person = Person(context, server.address, language, wishes, touch=phone)
        met.append(person)
        return person

    yield someone
    troubles = [trouble for person in met for trouble in person.troubles]
    for person in met:
        person.context.close()
    assert troubles == []
