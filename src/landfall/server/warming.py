"""What is slow only once, done when the server starts: nobody's answer then waits for somebody else's first question.

Sentences are few and needed at once, so they are read before the server listens. Games take a second or two: they are read beside it, in a thread.
"""

from __future__ import annotations

import gc
import threading

import structlog

from landfall.core.errors import GameOver
from landfall.core.registry import all_metas
from landfall.core.table import open_table
from landfall.core.texts import LANGUAGES
from landfall.server import shelf, texts

log = structlog.get_logger()


def warm_texts() -> None:
    for language in LANGUAGES:
        texts.said(GameOver(), language)


class Warming:
    """Reads the games one after the other, until it is told to stop."""

    def __init__(self) -> None:
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="warming", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def _run(self) -> None:
        for meta in all_metas():
            if self._stopping.is_set():
                return
            try:
                warm_game(meta.slug)
            except Exception as error:  # whoever asks for it hears of it
                log.error("game not read", game=meta.slug, error=repr(error)[:300])
        # What stays for ever is not looked through again for what can go.
        gc.freeze()


def warm_game(slug: str) -> None:
    """Rules, components and what browsers are told of them; and a table, since some of it is made for the first one."""
    for what in ("game", "board", "names", "rules"):
        shelf.encoded(what, slug)
    open_table(slug)
