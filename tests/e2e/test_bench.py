"""A very short `landfall bench browser`: whether it measures, not what it measures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

RUN = """
import msgspec
from landfall.server.bench_browser import run
if __name__ == "__main__":
    print(msgspec.json.encode(run(loads=1, pan_s=1.2)).decode())
"""


def test_each_figure_is_printed_with_its_target(client: Path, chromium: str) -> None:
    # In a separate process, because Playwright's event loop is running in this one.
    ran = subprocess.run(
        [sys.executable, "-c", RUN], capture_output=True, text=True, timeout=600, check=True
    )
    figures = {figure["id"]: figure for figure in json.loads(ran.stdout.splitlines()[-1])}
    assert {name: figure["target"] for name, figure in figures.items()} == {
        "browser-home-ms": 1500,
        "browser-home-kb": 250,
        "browser-board-ms": 2000,
        "browser-board-kb": None,
        "browser-pan-fps": 60,
        "browser-pan-p50": None,
        "browser-pan-p95": None,
        "browser-map-ms": 2000,
        "browser-map-kb": None,
        "browser-map-pan-fps": 60,
        "browser-map-pan-p50": None,
        "browser-map-pan-p95": None,
        "browser-west-ms": 2000,
        "browser-west-kb": None,
        "browser-west-pan-fps": 60,
        "browser-west-pan-p50": None,
        "browser-west-pan-p95": None,
    }
    assert all(figure["value"] > 0 for figure in figures.values())
