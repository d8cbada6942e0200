"""A real `landfall serve` in its own process, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx


class Server:
    def __init__(self, folder: Path, warm: bool = True) -> None:
        """`warm`: load all games at the start, as is the default. In a test of one game, this takes longer than
        everything else.
        """
        self.folder = folder
        self.warm = warm
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        program = "from landfall.cli import main; main()"
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        command = [sys.executable, "-c", program, "serve", "--lang", "en"]
        command += ["--port", str(self.port), "--database", database]
        environment = {**os.environ, "LANDFALL_DATA": str(self.folder / "packs")}
        environment |= {} if self.warm else {"LANDFALL_WARM_GAMES": "no"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        while "http://" not in line:
            assert line, "the server ended before it said where it is"
            line = self.process.stdout.readline()
        found = int(line.rsplit(":", 1)[1].strip("/ \n"))
        assert self.port in (0, found), "the server came back on another port"
        self.port = found
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self.end(signal.SIGKILL)
