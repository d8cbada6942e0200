"""Shows what blocks the server's event loop: `script/hostile --watch 100` reports every stall of 100 ms or more.

It also shows how much of that time the loop's own thread was computing. If that is most of it, the code in the stack
trace is too slow; otherwise, the thread waited for the processor or for another thread of the server.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from landfall.server.app import Landfall

#: Seconds between two checks of the loop.
BEAT = 0.005


def watch(late: float) -> None:
    """Watch the loop of the next server that is started."""
    plain = Landfall.life

    @asynccontextmanager
    async def watched(self: Landfall) -> AsyncIterator[None]:
        _Watchdog(asyncio.get_running_loop(), late)
        async with plain(self):
            yield

    Landfall.life = watched  # type: ignore[method-assign]


class _Watchdog:
    def __init__(self, loop: asyncio.AbstractEventLoop, late: float) -> None:
        self._loop, self._late = loop, late
        self._thread = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._thread)
        self._last = time.monotonic()
        self._used = time.clock_gettime(self._clock)
        self._beat()
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def _beat(self) -> None:
        self._last, self._used = time.monotonic(), time.clock_gettime(self._clock)
        self._loop.call_later(BEAT, self._beat)

    def _look(self) -> None:
        while True:
            time.sleep(BEAT)
            began, used = self._last, self._used
            if time.monotonic() - began < self._late / 2:
                continue
            stacks: Counter[str] = Counter()
            end = began
            while self._last == began:
                stacks[self._stack()] += 1
                end = time.monotonic()
                time.sleep(BEAT)
            if end - began >= self._late:
                own = time.clock_gettime(self._clock) - used
                where = stacks.most_common(1)[0][0]
                told = f"loop held {(end - began) * 1000:.0f} ms, computed {own * 1000:.0f} ms"
                print(f"{told}:\n{where}", file=sys.stderr, flush=True)  # noqa: T201

    def _stack(self) -> str:
        frames = traceback.extract_stack(sys._current_frames()[self._thread])
        ours = [f"  {f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in frames[-12:]]
        others = [
            f.f_code.co_filename.rpartition("/")[2] + ":" + f.f_code.co_name
            for thread, f in sys._current_frames().items()
            if thread not in (self._thread, threading.get_ident())
        ]
        return "\n".join([*ours, "  other threads: " + " ".join(sorted(others))])
