"""A long game is opened from its save's last snapshot, and a process replays all of it meanwhile, to check it (ADR 17)."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from landfall.core import saves
from landfall.core.errors import LandfallError


class Proof:
    """The process is a daemon: leaving the table does not wait for it, and the next check starts from the beginning."""

    def __init__(self, data: bytes) -> None:
        # Spawned, not forked: the terminal may have threads.
        context = multiprocessing.get_context("spawn")
        self._told, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=prove, args=(data, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._open = True

    def look(self, wait: float | None = 0) -> None:
        """Raise what is wrong with the save, as soon as it is known. ``wait`` is in seconds; None waits for the result."""
        if not self._open or not self._told.poll(wait):
            return
        self._open = False
        try:
            wrong: LandfallError | None = self._told.recv()
        except EOFError:
            # The process was killed, so nothing is known about the save.
            wrong = None
        self._process.join()
        if wrong is not None:
            raise wrong


def prove(data: bytes, tell: Connection[Any, Any]) -> None:
    """Play the whole save and say what is wrong with it, or None."""
    try:
        saves.load(data)
        tell.send(None)
    except LandfallError as error:
        tell.send(error)
