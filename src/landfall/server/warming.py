"""Does what is slow the first time when the server starts, so that no player has to wait for it.

Catalogues are small and needed at once, so they are loaded before the server listens. Games take a second or two, so
they are loaded in a thread while it listens.
"""

from __future__ import annotations

import gc
import threading
from contextlib import suppress

import msgspec
import structlog

from landfall.core.errors import GameOver
from landfall.core.registry import all_metas
from landfall.core.table import open_table
from landfall.core.texts import LANGUAGES
from landfall.server import cards, seating, shelf, texts

log = structlog.get_logger()


def warm_texts() -> None:
    for language in LANGUAGES:
        texts.said(GameOver(), language)
    # Encoding the first body of a type makes msgspec inspect the type.
    for module in (cards, seating):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                with suppress(msgspec.MsgspecError):
                    msgspec.json.decode(b"{}", type=kind)


class Warming:
    """Loads the games one after another, until told to stop."""

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
            except Exception as error:  # the first player who asks for it gets the error
                log.error("game not read", game=meta.slug, error=repr(error)[:300])
        # The garbage collector need not scan again what lives as long as the process.
        gc.freeze()


def warm_game(slug: str) -> None:
    """Load a game's rules and components, and the part of them that browsers receive. Opens a table, since some of it
    is only built then.
    """
    for what in ("game", "board", "names", "rules"):
        shelf.encoded(what, slug)
    open_table(slug)
