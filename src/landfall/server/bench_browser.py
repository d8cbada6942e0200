"""`landfall bench browser`: how long a page takes to open, and how smoothly the board moves.

A real Chromium against a server on loopback. Each load is a first one: nothing is cached.
Playwright drives it; developers have it installed, players do not need it.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from landfall.core.errors import LandfallError
from landfall.server.bench import Figure, serving
from landfall.server.chromium import find_chromium

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, CDPSession, Page

HOME_MS: Final = 1_500.0
HOME_KB: Final = 250.0
BOARD_MS: Final = 2_000.0
FRAMES: Final = 60.0
#: How often each page is loaded; the median counts.
LOADS: Final = 3
#: For how many seconds the board is dragged.
PAN_S: Final = 3.0
WINDOW: Final = (1440, 900)
#: A slow machine should be measured too, so this is generous.
PATIENCE_MS: Final = 120_000
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
#: The largest sheet: the west of Crete, a grid of 84 by 27.
WEST: Final = {"game": "crete", "scenario": "5", "seats": {}}
#: A made-up map of 1,300 hexes and 150 counters, with its ground painted.
LARGE_MAP: Final = "/proof/hexmap"
HOME_THERE: Final = ".games a.button"
#: The map, its counters with their symbols, and a question that can be answered.
BOARD_THERE: Final = "[data-asked]:not([data-asked='']) [role=application] .counter .symbol svg"
#: The same, once the ground of the visible sheet is painted.
WEST_THERE: Final = (
    "[data-asked]:not([data-asked='']) .map[data-ready=true] [role=application] .counter"
)

#: Milliseconds from the call until the selector is painted and the page can react again.
_WHEN = """(selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { window.benchReady = performance.now(); }));
  };
  look();
}"""
#: No tips over the board, and moves shown at once.
_SETTINGS = (
    "for (const game of ['omaha', 'crete']) localStorage.setItem('landfall-tips-' + game, '*');"
    "localStorage.setItem('landfall-speed', 'instant');"
)
#: Chromium's own record of the frames that it drew.
_TRACED: Final = {
    "transferMode": "ReportEvents",
    "traceConfig": {
        "includedCategories": ["disabled-by-default-devtools.timeline.frame"],
        "excludedCategories": ["*"],
    },
}
#: A mouse reports its position more often than the screen is redrawn.
_MOUSE_S: Final = 1 / 90


class NoPlaywright(LandfallError):
    pass


class NoChromium(LandfallError):
    pass


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    try:
        from playwright.async_api import async_playwright
    except ImportError as error:
        raise NoPlaywright() from error
    found = find_chromium()
    if found is None:
        raise NoChromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


def run(loads: int = LOADS, pan_s: float = PAN_S) -> list[Figure]:
    return asyncio.run(_run(loads, pan_s))


async def _run(loads: int, pan_s: float) -> list[Figure]:
    async with chromium() as browser:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
            with serving(url) as (address, _):
                bench = _Bench(browser, f"http://{address}")
                board = await bench.open(GAME)
                # The first page warms up the server and the browser, as on a table in use.
                await bench.home()
                homes = [await bench.home() for _ in range(loads)]
                boards, moments = await bench.board(loads, pan_s, board)
                maps, map_moments = await bench.board(loads, pan_s, LARGE_MAP)
                west = await bench.open(WEST)
                wests, west_moments = await bench.board(loads, pan_s, west, WEST_THERE)
    return [
        *_loaded("home", homes, HOME_MS, HOME_KB),
        *_loaded("board", boards, BOARD_MS, None),
        *_panned("pan", moments),
        *_loaded("map", maps, BOARD_MS, None),
        *_panned("map-pan", map_moments),
        *_loaded("west", wests, BOARD_MS, None),
        *_panned("west-pan", west_moments),
    ]


def _loaded(
    page: str, loads: list[tuple[float, float]], ms: float, kb: float | None
) -> list[Figure]:
    times, sizes = zip(*loads, strict=True)
    return [
        Figure(f"browser-{page}-ms", statistics.median(times), "ms", ms, less=True),
        Figure(f"browser-{page}-kb", max(sizes), "kB", kb, less=True),
    ]


def _panned(name: str, moments: list[float]) -> list[Figure]:
    gaps = sorted(b - a for a, b in pairwise(moments)) or [0.0]
    middle = statistics.median(gaps)
    mean = statistics.fmean(gaps)
    return [
        # A screen shows at most 60 frames per second; just below that, only the clock is imprecise.
        Figure(f"browser-{name}-fps", round(1000 / mean) if mean else 0.0, "frames/s", FRAMES),
        Figure(f"browser-{name}-p50", middle, "ms", less=True),
        Figure(f"browser-{name}-p95", gaps[int(len(gaps) * 0.95)], "ms", less=True),
    ]


class _Bench:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._cookies: Any = []

    async def open(self, game: dict[str, Any]) -> str:
        """Create a table to load; returns its page."""
        maker = await self._guest()
        answer = await maker.request.post(f"{self._address}/api/tables", data=game)
        page = f"/table/{(await answer.json())['id']}"
        self._cookies = await maker.cookies()
        await maker.close()
        return page

    async def home(self) -> tuple[float, float]:
        context = await self._guest()
        figures = await self._load(await context.new_page(), "/", HOME_THERE)
        await context.close()
        return figures

    async def board(
        self, loads: int, pan_s: float, path: str, there: str = BOARD_THERE
    ) -> tuple[list[tuple[float, float]], list[float]]:
        """How long each load took, and when frames were drawn while the board was dragged on the last one."""
        figures, moments = [], []
        for number in range(loads):
            context = await self._guest()
            page = await context.new_page()
            figures.append(await self._load(page, path, there))
            if number == loads - 1:
                moments = await self._pan(page, pan_s)
            await context.close()
        return figures, moments

    async def _pan(self, page: Page, seconds: float) -> list[float]:
        """The moments, in ms, when frames were drawn while the map was being dragged."""
        area = await page.locator("[role=application]").bounding_box()
        assert area is not None
        x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
        await page.mouse.move(x, y)
        for _ in range(4):  # close enough to read the counters
            await page.mouse.wheel(0, -120)
        await page.wait_for_timeout(1_500)
        await page.mouse.down()
        cdp = await page.context.new_cdp_session(page)
        # The first movements only grab the map; the ones after them are measured.
        await _drag(cdp, x, y, 0.5)
        drawn: list[dict[str, Any]] = []
        ended = asyncio.Event()
        cdp.on("Tracing.dataCollected", lambda told: drawn.extend(told["value"]))
        cdp.on("Tracing.tracingComplete", lambda _: ended.set())
        await cdp.send("Tracing.start", _TRACED)
        await _drag(cdp, x, y, seconds)
        await cdp.send("Tracing.end")
        await ended.wait()
        return sorted(event["ts"] / 1000 for event in drawn if event["name"] == "DrawFrame")

    async def _guest(self) -> BrowserContext:
        width, height = WINDOW
        context = await self._browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(_SETTINGS)
        await context.add_cookies(self._cookies)
        return context

    async def _load(self, page: Page, path: str, there: str) -> tuple[float, float]:
        """Milliseconds until the page can be used, and how many kilobytes were loaded."""
        received: list[float] = []
        network = await page.context.new_cdp_session(page)
        await network.send("Network.enable")
        network.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
        await page.add_init_script(f"({_WHEN})({json.dumps(there)})")
        await page.goto(self._address + path, wait_until="commit")
        await page.wait_for_function("() => window.benchReady")
        await page.wait_for_load_state("networkidle")
        ready: float = await page.evaluate("window.benchReady")
        return ready, sum(received) / 1000


async def _drag(cdp: CDPSession, x: float, y: float, seconds: float) -> None:
    """Back and forth, once every two seconds, without waiting for the screen, like a hand."""
    sent, began = [], time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        far = abs((passed + 0.5) % 2 - 1) * 80 - 40
        moved = {"type": "mouseMoved", "x": x + 8 * far, "y": y + 3 * far}
        moved |= {"button": "left", "buttons": 1}
        sent.append(asyncio.ensure_future(cdp.send("Input.dispatchMouseEvent", moved)))
        await asyncio.sleep(_MOUSE_S)
    await asyncio.gather(*sent)
