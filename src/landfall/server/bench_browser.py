"""`landfall bench browser`: what somebody waits for who opens a page, and how smoothly the board moves.

A real Chromium against a server on loopback. Each load is a first one: nothing is cached.
Playwright drives it; it is among what developers have, not among what players need.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from landfall.core.errors import LandfallError
from landfall.server.bench import Figure, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HOME_MS: Final = 1_500.0
HOME_KB: Final = 250.0
BOARD_MS: Final = 2_000.0
FRAMES: Final = 60.0
#: Loads of each page; the middle one counts.
LOADS: Final = 3
#: How long the board is dragged about.
PAN_S: Final = 3.0
WINDOW: Final = (1440, 900)
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
GAME: Final = {"game": "omaha", "scenario": "d-day", "seats": {}}
HOME_THERE: Final = ".games a.button"
#: The map, its counters with their symbols, and a question that can be answered.
BOARD_THERE: Final = "[data-asked]:not([data-asked='']) [role=application] .counter .symbol svg"

#: When something is there, painted, and the page is free to react: milliseconds since it was called.
_WHEN = """(selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { window.benchReady = performance.now(); }));
  };
  look();
}"""
#: No tips over the board, and nothing shown step by step.
_SETTINGS = "localStorage.setItem('landfall-tips-omaha', '*'); localStorage.setItem('landfall-speed', 'instant');"
_FRAMES = """() => {
  window.benchFrames = [];
  const count = (now) => { window.benchFrames.push(now); requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""


class NoPlaywright(LandfallError):
    pass


class NoChromium(LandfallError):
    pass


def find_chromium() -> str | None:
    """The one that is named, or the first that is installed."""
    named = os.environ.get("LANDFALL_CHROMIUM")
    return named or next((path for name in CHROMIUMS if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise NoPlaywright() from error
    found = find_chromium()
    if found is None:
        raise NoChromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def run(loads: int = LOADS, pan_s: float = PAN_S) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        with serving(url) as (address, _), chromium() as browser:
            bench = _Bench(browser, f"http://{address}")
            # The first page warms the server and the browser's own start, as a running table would be.
            bench.home()
            homes = [bench.home() for _ in range(loads)]
            boards = [bench.board() for _ in range(loads)]
            return [
                *_loaded("home", homes, HOME_MS, HOME_KB),
                *_loaded("board", boards, BOARD_MS, None),
                *_panned(bench.pan(pan_s)),
            ]


def _loaded(
    page: str, loads: list[tuple[float, float]], ms: float, kb: float | None
) -> list[Figure]:
    times, sizes = zip(*loads, strict=True)
    return [
        Figure(f"browser-{page}-ms", statistics.median(times), "ms", ms, less=True),
        Figure(f"browser-{page}-kb", max(sizes), "kB", kb, less=True),
    ]


def _panned(moments: list[float]) -> list[Figure]:
    gaps = sorted(b - a for a, b in pairwise(moments)) or [0.0]
    middle = statistics.median(gaps)
    mean = statistics.fmean(gaps)
    return [
        # A screen shows 60 at most: what is a hair below is the clock's grain.
        Figure("browser-pan-fps", round(1000 / mean) if mean else 0.0, "frames/s", FRAMES),
        Figure("browser-pan-p50", middle, "ms", less=True),
        Figure("browser-pan-p95", gaps[int(len(gaps) * 0.95)], "ms", less=True),
    ]


class _Bench:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        maker = self._guest()
        answer = maker.request.post(f"{address}/api/tables", data=GAME)
        self._table = f"/table/{answer.json()['id']}"
        self._cookies: Any = maker.cookies()
        maker.close()

    def home(self) -> tuple[float, float]:
        context = self._guest()
        figures = self._load(context.new_page(), "/", HOME_THERE)
        context.close()
        return figures

    def board(self) -> tuple[float, float]:
        context = self._guest()
        context.add_cookies(self._cookies)
        figures = self._load(context.new_page(), self._table, BOARD_THERE)
        context.close()
        return figures

    def pan(self, seconds: float) -> list[float]:
        """The moments of frames while a hand drags the map about, near enough to read the counters."""
        context = self._guest()
        context.add_cookies(self._cookies)
        page = context.new_page()
        self._load(page, self._table, BOARD_THERE)
        area = page.locator("[role=application]").bounding_box()
        assert area is not None
        x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
        page.mouse.move(x, y)
        for _ in range(4):
            page.mouse.wheel(0, -120)
        page.wait_for_timeout(800)
        page.mouse.down()
        page.evaluate(_FRAMES)
        until, step = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            step += 1
            # To and fro over the width of the window.
            far = abs(step % 160 - 80) - 40
            page.mouse.move(x + 9 * far, y + 3 * far)
        moments: list[float] = page.evaluate("window.benchFrames")
        page.mouse.up()
        context.close()
        return moments

    def _guest(self) -> BrowserContext:
        width, height = WINDOW
        context = self._browser.new_context(viewport={"width": width, "height": height})
        context.add_init_script(_SETTINGS)
        return context

    def _load(self, page: Page, path: str, there: str) -> tuple[float, float]:
        """Milliseconds until it can be used, and thousands of bytes that came for it."""
        received: list[float] = []
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
        page.add_init_script(f"({_WHEN})({json.dumps(there)})")
        page.goto(self._address + path, wait_until="commit")
        page.wait_for_function("() => window.benchReady", timeout=60_000)
        page.wait_for_load_state("networkidle")
        ready: float = page.evaluate("window.benchReady")
        return ready, sum(received) / 1000
