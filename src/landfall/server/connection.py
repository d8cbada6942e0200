"""One connection to a table: what it has been told, and what has yet to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from landfall.core.decisions import Seat
from landfall.server.limits import Bucket
from landfall.server.settings import Settings
from landfall.server.telling import Telling


class Socket:
    """One connection. Its own task sends what is put into its outbox, so nobody waits for it."""

    def __init__(
        self,
        guest: str | None,
        seat: Seat | None,
        language: str,
        settings: Settings,
        of_guest: Bucket | None = None,
        changes: bool = False,
    ) -> None:
        self.guest = guest
        self.seat = seat
        self.language = language
        #: How many events of the seat's share it has been sent, and the number of the last state sent.
        self.has = 0
        self.number = 0
        #: The same, if it wants changes instead of full states; else None.
        self.told: int | None = 0 if changes else None
        #: How many lines of the chat it has been sent.
        self.chat = 0
        self._rates = [Bucket(settings.message_rate)]
        if of_guest is not None:
            self._rates.append(of_guest)
        self.outbox: deque[bytes] = deque()
        self.closing: int | None = None
        self._most = settings.outbox
        self._loop = asyncio.get_running_loop()
        #: The sending task waits for this while it has nothing to do.
        self._wake: asyncio.Future[None] | None = None

    def may_speak(self, table: Bucket) -> bool:
        """Whether one more message is within the limits of the socket, its guest and the table."""
        # In this order, so that a message refused by the socket's own limit does not count against the guest or the
        # table.
        return all(bucket.take() for bucket in (*self._rates, table))

    def behind(self, telling: Telling) -> bool:
        return self.number != telling.number or self.has != len(telling.events)

    def put(self, message: bytes) -> None:
        if self.closing is not None:
            return
        if len(self.outbox) >= self._most:
            self.close(4429)
            return
        self.outbox.append(message)
        self._rouse()

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def something(self) -> None:
        """Wait until there is something to send. An `asyncio.Event` would cost twice as much, for every message."""
        if not self.outbox and self.closing is None:
            self._wake = self._loop.create_future()
            await self._wake
