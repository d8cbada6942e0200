"""A real server process with Parley on the shelf: `python serving.py PORT DATABASE`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import parley

HERE = Path(__file__).parent

if (
    __name__ == "__mp_main__"
):  # in the server's own worker processes, where bots think and saves are read
    import parley

    parley.on_the_shelf()


class Server:
    """A server in its own process, on loopback."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        strict: bool = False,
        limited: bool = False,
        **limits: Any,
    ) -> None:
        """`limited`: with the default rates; otherwise, rates are unlimited. `limits` are settings by name; a rate is a
        list of two numbers.

        The limits may include `watch`: milliseconds after which a stall of the loop is logged (see `watchdog`).
        """
        self.limited = limited
        self.database = database
        self.limits = limits
        self.strict = strict
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        limits = "strict" if self.strict else "limited" if self.limited else "loose"
        command = [sys.executable, str(HERE / "serving.py"), str(self.port), self.database, limits]
        command.append(json.dumps(self.limits))
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1].strip("/ \n"))
        for _ in range(400):
            try:
                if httpx.get(f"{self.http}/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Like a power cut: no warning, nothing finishes."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
        return code


def main() -> None:
    from landfall.server.run import serve
    from landfall.server.settings import Rate, Settings

    parley.on_the_shelf()
    endless = Rate(1e6, 1e6)
    if sys.argv[3] == "strict":
        settings = Settings(message_rate=Rate(20, 10), request_rate=Rate(5, 40), warm_games=False)
    elif sys.argv[3] == "limited":
        settings = Settings()
    else:
        rates = [name for name in Settings.__slots__ if name.endswith("_rate")]
        loose: dict[str, Any] = dict.fromkeys(rates, endless)
        # Most tests start their own server and need only one game, or none.
        settings = Settings(**loose, sockets_per_guest=10_000, warm_games=False)
    limits = json.loads(sys.argv[4])
    if late := limits.pop("watch", 0):
        from watchdog import watch

        watch(late / 1000)
    given: dict[str, Any] = {k: Rate(*v) if k.endswith("_rate") else v for k, v in limits.items()}
    settings = replace(settings, **given)
    serve(int(sys.argv[1]), sys.argv[2], settings=settings, language="en")


if __name__ == "__mp_main__":
    parley.on_the_shelf()  # in the server's workers
if __name__ == "__main__":
    main()
