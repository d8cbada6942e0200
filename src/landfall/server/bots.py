"""Where bots think: in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import structlog

from landfall.core.decisions import Decision
from landfall.core.hints import Hint, only_answer
from landfall.core.registry import get_game
from landfall.server.errors import BotFailed, BotMishap, BotTooSlow
from landfall.server.settings import Settings
from landfall.server.workers import Died, Full, Overran, Workers

T = TypeVar("T")
log = structlog.get_logger()

#: Seconds to wait while the queue is full.
FULL = 1.0


class Choice(NamedTuple):
    option: str
    #: Why the option was chosen at random; None if the bot chose it.
    mishap: type[BotMishap] | None = None


class Bots:
    """Each guest has a queue: a bot's move waits in that of the table's creator, a hint in that of the player who asked.

    A table's bots think one at a time.
    """

    def __init__(self, settings: Settings) -> None:
        most = settings.bot_queue
        self._workers = Workers("bots", settings.bot_workers, most, most, settings.bot_seconds)

    async def choose(self, who: str, game: str, bot: str, view: Any, decision: Decision) -> Choice:
        """The bot's choice; if the bot fails, any option, so that the game continues."""
        whims = secrets.randbits(64)
        # If there is only one option, or the bot picks at random, no other process is needed.
        if decision.forced or bot == "random":
            return Choice(random.Random(whims).choice(decision.options).id)
        mishap: type[BotMishap] = BotFailed
        try:
            option = await self._ask(who, think, game, bot, view, decision, whims)
            if decision.option(option) is not None:
                return Choice(option)
            log.error("bot answered what was not offered", game=game, bot=bot, option=option[:60])
        except Overran:
            log.warning("bot took too long: any option is chosen", game=game, bot=bot, who=who)
            mishap = BotTooSlow
        except Exception as error:
            log.error("bot failed", game=game, bot=bot, error=repr(error)[:300])
        return Choice(random.Random(whims).choice(decision.options).id, mishap)

    async def hint(self, who: str, game: str, view: Any, decision: Decision) -> Hint:
        """What the best bot would do in this seat, and why."""
        if decision.forced:
            return only_answer(decision)
        return await self._ask(who, think_of_hint, game, view, decision)

    async def _ask(self, who: str, work: Callable[..., T], *question: Any) -> T:
        while True:
            try:
                return await self._workers.ask(who, work, *question)
            except Full:
                await asyncio.sleep(FULL)
            except Died:
                # The bot's process ran out of memory or was killed: try once more with a new one.
                return await self._workers.ask(who, work, *question)

    async def close(self) -> None:
        await self._workers.close()


def think(game: str, bot: str, view: Any, decision: Decision, whims: int) -> str:
    return get_game(game).bot(bot)(view, decision, random.Random(whims))


def think_of_hint(game: str, view: Any, decision: Decision) -> Hint:
    return get_game(game).hint(view, decision)
