"""A table's bots: they play until it is a human's turn. Also computes hints."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from landfall.core.decisions import Seat
from landfall.core.errors import GameOver, NoHints, NotYourTurn
from landfall.core.hints import Hint
from landfall.server.bots import Bots
from landfall.server.errors import StaleAnswer
from landfall.server.live import Live

if TYPE_CHECKING:
    from landfall.server.hub import Hub

log = structlog.get_logger()

#: Seconds until a bot that failed is tried again: people are waiting for it.
AGAIN = 2.0


class Thinking:
    def __init__(self, hub: Hub, bots: Bots) -> None:
        self._hub = hub
        self._bots = bots

    def wake(self, live: Live) -> None:
        asked = any(live.bot(seat) for seat in live.record.waiting)
        if live.thinking is None and asked and not live.unwatched:
            live.thinking = asyncio.create_task(self._think(live))
            live.thinking.add_done_callback(lambda task: self._thought(live, task))

    def _thought(self, live: Live, task: asyncio.Task[None]) -> None:
        live.thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot stopped", table=live.id, error=repr(error)[:300])
            task.get_loop().call_later(AGAIN, self.wake, live)

    async def _think(self, live: Live) -> None:
        """Play for the table's bots until it is a human's turn, or nobody is watching."""
        while not live.unwatched:
            async with live.lock:
                if live.spoilt:
                    await self._hub.refresh(live)
                record = live.record
                seat = next((s for s in record.waiting if live.bot(s)), None)
                if seat is None:
                    return
                decision, token = record.table.decision(seat), live.token(seat)
                view, number = record.table.view(seat), record.version
            if decision is None or token is None:
                return
            opening, bot = live.row.opening, live.bot(seat)
            choice = await self._bots.choose(opening.creator, opening.game, bot, view, decision)
            try:
                request = f"bot-{number}-{token}"
                await self._hub.answer(live, None, seat, request, token, choice.option)
            except (StaleAnswer, NotYourTurn, GameOver):
                continue
            if choice.mishap is not None:
                await self._hub.notice(live, choice.mishap(seat))

    async def hint(
        self, live: Live, guest: str | None, seat: Seat, token: str
    ) -> asyncio.Task[Hint]:
        """What a bot would do in this seat; computed once per decision, in a task.

        The caller gets the task, because a seat's answer must not wait for its hint.
        """
        async with live.lock:
            if live.spoilt:
                await self._hub.refresh(live)
            record = live.record
            if record.outcome is not None:
                raise GameOver()
            decision = record.table.decision(seat)
            if decision is None:
                raise NotYourTurn(seat)
            if token != live.token(seat):
                raise StaleAnswer()
            if not live.hints_for(guest, seat):
                raise NoHints()
            known = live.hints.get(seat)
            if known is not None and known[0] == token and not _failed(known[1]):
                return known[1]
            view, game = record.table.view(seat), live.row.opening.game
            task = asyncio.create_task(self._bots.hint(guest or "", game, view, decision))
            live.hints[seat] = token, task
            return task


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
