"""Work in other processes: queues take turns and have limits. And the work that is done there."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import parley
import pytest
from people import Person
from serving import Server
from sqlalchemy import event

from landfall.core.decisions import Decision, Option
from landfall.core.table import Table
from landfall.server import bots as bots_module
from landfall.server import store, study, thinking
from landfall.server.app import Landfall
from landfall.server.bots import Bots
from landfall.server.cards import NewTable
from landfall.server.connection import Socket
from landfall.server.errors import BotTooSlow, TooFast
from landfall.server.hub import Hub
from landfall.server.lobby import Lobby
from landfall.server.rows import now
from landfall.server.settings import Settings
from landfall.server.workers import Died, Full, Overran, Workers

pytestmark = pytest.mark.anyio


async def test_queues_take_turns() -> None:
    workers = Workers("test", 1, 100, 50, 60)
    try:
        await workers.ask("first", abs, 0)  # now the process has started
        order: list[str] = []

        async def ask(who: str) -> None:
            await workers.ask(who, abs, 1)
            order.append(who)

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("modest"), ask("other"))
        # The others wait only for the request being answered and for one turn of each other queue.
        assert order.index("modest") <= 3
        assert order.index("other") <= 4
        await asyncio.gather(*greedy)
    finally:
        await workers.close()


async def test_queues_are_limited_per_guest_and_in_total() -> None:
    workers = Workers("test", 1, 6, 4, 60)
    try:
        waiting = [asyncio.create_task(workers.ask("z", time.sleep, 0.2))]
        await asyncio.sleep(0.05)  # it is being answered now, and no longer waits
        waiting += [asyncio.create_task(workers.ask("a", time.sleep, 0)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await workers.ask("a", abs, 1)
        waiting += [asyncio.create_task(workers.ask(f"b{n}", time.sleep, 0)) for n in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await workers.ask("c", abs, 1)
        await asyncio.gather(*waiting)
        assert await workers.ask("a", abs, 1) == 1
    finally:
        await workers.close()


async def test_after_a_timeout_an_error_or_a_crash_the_next_request_is_answered() -> None:
    workers = Workers("test", 1, 100, 50, 4)
    try:
        for work, args, error in (
            (time.sleep, (60,), Overran),
            (os._exit, (1,), Died),
            (int, ("x",), ValueError),
        ):
            with pytest.raises(error):
                await workers.ask("a", work, *args)
            assert await workers.ask("a", abs, 7) == 7
    finally:
        await workers.close()


# Bots.


async def test_a_random_move_is_made_for_a_bot_that_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = Bots(Settings(bot_seconds=0.2))
    decision = Decision("north", "ask-card", (Option("a", "x"), Option("b", "x")))
    view = parley.View((), None, {}, {}, False)
    warned: list[str] = []
    monkeypatch.setattr(bots_module.log, "warning", lambda text, **_: warned.append(text))
    try:
        # Parley's slow bot takes a second.
        async with asyncio.timeout(30):
            choice = await bots.choose("g", "parley", "slow", view, decision)
        assert choice.option in ("a", "b")
        assert choice.mishap is BotTooSlow
        assert warned == ["bot took too long: any option is chosen"]
    finally:
        await bots.close()


@pytest.mark.parametrize(
    ("bot", "text", "english", "french"),
    [
        (
            "slow",
            "error-bot-too-slow",
            "The bot for South ran out of time, so its move was chosen at random.",
            "Le robot qui joue Sud a dépassé son temps de réflexion\xa0: son coup a été choisi au hasard.",
        ),
        (
            "broken",
            "error-bot-failed",
            "The bot for South found no move because of a fault, so its move was chosen at random.",
            "Le robot qui joue Sud n’a pas trouvé de coup, à cause d’une erreur\xa0: son coup a été choisi au hasard.",
        ),
    ],
)
async def test_players_are_told_that_a_bots_move_was_random(
    tmp_path: Path, bot: str, text: str, english: str, french: str
) -> None:
    database = f"sqlite:///{tmp_path / 'mishap.sqlite3'}"
    landfall = Landfall(
        Settings(database=database, static=tmp_path, bot_seconds=0.2 if bot == "slow" else 20)
    )
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        card = await Lobby(hub).create("g", NewTable("parley", seats={"south": f"bot:{bot}"}))
        live = await hub.table(card.id)
        ada, bob = (Socket("g", "north", language, hub.settings) for language in ("en", "fr"))
        live.sockets |= {ada, bob}
        hub.thinking.wake(live)
        async with asyncio.timeout(30):
            while live.thinking is not None:
                await asyncio.sleep(0.01)
        for socket, sentence in ((ada, english), (bob, french)):
            told = [msgspec.json.decode(message) for message in socket.outbox]
            notices = [message["notice"] for message in told if message["type"] == "notice"]
            # The bot may have had more than one move.
            said = {"text": text, "args": {"seat": "seat:south"}, "message": sentence}
            assert notices == [said] * max(1, len(notices))
            assert told[-2]["type"] == "state"  # first the bot's action, then the reason


async def test_a_bot_stopped_by_an_error_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Storing its answer had failed: nobody should have to reload the page."""
    monkeypatch.setattr(thinking, "AGAIN", 0.05)
    database = f"sqlite:///{tmp_path / 'again.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path))
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        card = await Lobby(hub).create("g", NewTable("parley", seats={"south": "bot:random"}))
        live = await hub.table(card.id)
        live.sockets.add(Socket("g", "north", "en", hub.settings))
        answer = hub.answer
        failed: list[Any] = []

        async def fails_once(*given: Any) -> Any:
            if not failed:
                failed.append(given)
                raise OSError("the disk is full")
            return await answer(*given)

        monkeypatch.setattr(hub, "answer", fails_once)
        hub.thinking.wake(live)
        async with asyncio.timeout(30):
            while live.record.version == 0:
                await asyncio.sleep(0.01)
        assert failed


async def test_a_game_of_bots_pauses_when_nobody_watches(tmp_path: Path) -> None:
    landfall = Landfall(
        Settings(database=f"sqlite:///{tmp_path / 'bots.sqlite3'}", static=tmp_path)
    )
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        seats = {"north": "bot:random", "south": "bot:random"}
        card = await Lobby(hub).create("g", NewTable("parley", "marathon", seats=seats))
        live = await hub.table(card.id)
        hub.thinking.wake(live)
        assert live.thinking is None
        watching = Socket("g", None, "en", hub.settings)
        live.sockets.add(watching)
        hub.thinking.wake(live)
        assert live.thinking is not None
        while live.record.version < 5:
            await asyncio.sleep(0.01)
        live.sockets.discard(watching)
        await asyncio.wait([live.thinking], timeout=10)
        assert live.thinking is None
        assert live.record.outcome is None
        # Nor are they woken: only tables where it is a human's turn are.
        assert await hub.read(lambda c: store.tables_with_bots_asked(c, 9, now() + 1)) == []


# Looking back.


async def finished(hub: Hub, game: str = "parley", scenario: str | None = "marathon") -> str:
    """A long game, ended by resignation."""
    card = await Lobby(hub).create("g", NewTable(game, scenario, seed="study"))
    live = await hub.table(card.id)
    for number in range(450 if game == "parley" else 5):
        seat = live.record.waiting[0]
        decision = live.record.table.decision(seat)
        assert decision is not None
        option = decision.options[-1].id
        await hub.answer(live, None, seat, f"r{number}", live.token(seat) or "", option)
    await hub.resign(live, Socket("g", "", "en", hub.settings), live.record.waiting[0], "end")
    return card.id


async def test_a_replay_is_not_played_from_the_start_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count_answers: Callable[[], list[str]]
) -> None:
    """In this process, so that calls can be counted."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'study.sqlite3'}", static=tmp_path)
    landfall = Landfall(settings)
    async with landfall.life():
        assert landfall.hub is not None
        table = await finished(landfall.hub)
    given = count_answers()
    where = settings.database, settings.study_memory
    whole = msgspec.json.decode(study._replay(*where, table, "g", "north", 0, None))
    assert whole["length"] == 450
    # Replayed are the answers from the snapshot kept at answer 400 to the end, and the first stretch of frames.
    assert 0 < len(given) <= 50 + 199
    given.clear()
    stretch = msgspec.json.decode(study._replay(*where, table, "g", "north", 401, 410))
    assert [frame["n"] for frame in stretch["frames"]] == list(range(401, 411))
    assert len(given) <= 10
    given.clear()
    study._look(*where, table, "north", 405, "card:10")
    assert len(given) <= 20
    monkeypatch.setattr(study, "_shelves", {})


async def test_looking_back_uses_none_of_the_reading_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'apart.sqlite3'}", static=tmp_path, study_queue_of_guest=3
    )
    landfall = Landfall(settings)
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        # A real game, because Parley is not known to the test's own workers.
        table = await finished(hub, "omaha", None)
        played: list[Any] = []
        monkeypatch.setattr(Table, "answer", lambda *_: played.append(_))
        read: list[str] = []
        event.listen(
            hub.engine, "before_cursor_execute", lambda *args: read.append(args[2].lower())
        )
        asked = [asyncio.create_task(hub.study.report("g", table)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await hub.study.replay("g", table, "open", 0, None)
        other = asyncio.create_task(hub.study.look("h", table, "open", 5, "hex:0812"))
        report, *others = await asyncio.gather(*asked)
        assert others == [report, report]
        assert b"facts" in await other
        assert played == []
        assert not any("from moves" in statement for statement in read)


async def test_saves_replays_and_reports_by_http(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open(seed="http", name="Ada")
        north = await (await ada.sit(card["id"], "north")).ready()
        save = await ada.get(f"/api/tables/{card['id']}/save")
        assert save["seats"] == {"north": "Ada", "south": "Ada"}
        await north.answer()
        assert len((await ada.get(f"/api/tables/{card['id']}/save"))["answers"]) == 1
        await north.ask("resign")
        base = f"/api/tables/{card['id']}"
        assert (await ada.get(f"{base}/report"))["seed"] == "http"
        assert (await ada.get(f"{base}/replay"))["length"] == 1
        assert (await ada.get(f"{base}/replay?as=west", 422))["error"]["text"] == (
            "error-unknown-seat"
        )
