"""Requests that never end: their connections are closed.

uvicorn closes a connection that is idle between two requests, but waits forever for the first byte or the rest of a
request.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from landfall.server.settings import Settings


def patient(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol, with a time limit for each request."""

    class Patient(HttpToolsProtocol):
        _unfinished: asyncio.TimerHandle | None = None
        #: How many bytes of an incomplete request head have arrived.
        _head = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._begin()

        def data_received(self, data: bytes) -> None:
            if self._unfinished is None and (self.cycle is None or self.cycle.response_complete):
                self._begin()
            self._head += len(data)
            super().data_received(data)
            if self._head > settings.max_head and self._in_head:
                self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            super().connection_lost(exc)

        _in_head = True

        def on_message_begin(self) -> None:
            self._in_head = True
            self._begin()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._in_head, self._head = False, 0
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._end()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._end()
            super().handle_websocket_upgrade()

        def _begin(self) -> None:
            self._end()
            self._unfinished = self.loop.call_later(settings.request_seconds, self._give_up)

        def _end(self) -> None:
            if self._unfinished is not None:
                self._unfinished.cancel()
                self._unfinished = None

        def _give_up(self) -> None:
            self._unfinished = None
            self.transport.close()

    return Patient
