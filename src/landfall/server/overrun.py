"""Limits the time of one move: rules that never finish must not stop everyone else's game.

Processor time is limited, so that a busy machine or a slow disk harms nobody. The limit is a signal that becomes an
exception in the main thread, where the loop runs; elsewhere (another thread, a system without such a timer) there is no
limit.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overrun(BaseException):
    """Not an `Exception`, so that no error handling in the rules catches it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Around plain code, without `await`: raises `Overrun` in it after so many processor seconds of this thread."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    end = time.thread_time() + seconds

    def expired(number: int, frame: FrameType | None) -> None:
        # The timer counts all threads of the process, the limit only this one.
        left = end - time.thread_time()
        if left > 0:
            signal.setitimer(signal.ITIMER_VIRTUAL, max(left, 0.01))
        else:
            raise Overrun

    before = signal.signal(signal.SIGVTALRM, expired)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
