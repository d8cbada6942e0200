"""Finds the Chromium that tests and benches drive.

`script/browser` runs this file before there is an environment, so it needs nothing but Python itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Relative to Playwright's own folder, on Linux and on macOS.
OWN: Final = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
)
#: Seconds a browser has to print its version.
PATIENCE: Final = 8


def find_chromium() -> str | None:
    """The one named in the environment, else the first installed one that really starts."""
    named = os.environ.get("LANDFALL_CHROMIUM")
    candidates = iter([named]) if named else _installed()
    return next((path for path in candidates if starts(path)), None)


def _installed() -> Iterator[str]:
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    for folder in _playwright_folders():
        for pattern in OWN:
            # The newest first; build numbers will keep their length for years.
            yield from (str(path) for path in sorted(folder.glob(pattern), reverse=True))


def _playwright_folders() -> list[Path]:
    if named := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return [Path(named)]
    home = Path(os.environ.get("HOME") or "/")
    return [home / ".cache" / "ms-playwright", home / "Library" / "Caches" / "ms-playwright"]


def starts(path: str) -> bool:
    """Whether the program is really a browser: some systems have a script by that name that only explains how to
    install one.
    """
    try:
        ran = subprocess.run([path, "--version"], capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.returncode == 0


if __name__ == "__main__":
    found = find_chromium()
    if found is None:
        sys.exit(1)
    sys.stdout.write(found + "\n")
