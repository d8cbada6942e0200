"""Endless work, for the tests of the code that stops it."""

from __future__ import annotations

import os
import signal
import time


def for_ever() -> None:
    while True:
        pass


def all_memory() -> int:
    hoard = []
    while True:
        hoard.append(bytearray(10_000_000))


def asleep() -> None:
    time.sleep(600)


def struck() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def handled() -> str:
    """Handles every exception, but not this one."""
    while True:
        try:
            for_ever()
        except Exception:
            return "handled"


def worker() -> int:
    return os.getpid()
