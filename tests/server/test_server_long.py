"""A long game at a table: its beginning is in the database, and is read from there when someone asks for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from people import Person
from serving import Server

from landfall.core import snapshots
from landfall.server import keeping, record, replay, schema, store
from landfall.server.app import Landfall
from landfall.server.cards import NewTable
from landfall.server.connection import Socket
from landfall.server.errors import StaleAnswer
from landfall.server.hub import Hub
from landfall.server.live import Live
from landfall.server.lobby import Lobby
from landfall.server.record import Record
from landfall.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def landfall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Landfall:
    """An application whose stretches are a few answers long."""
    monkeypatch.setattr(record, "EVERY", 10)
    monkeypatch.setattr(keeping, "AT_HAND", 10)
    monkeypatch.setattr(keeping, "LONG", 20)
    monkeypatch.setattr(snapshots, "FAR", 20)
    return Landfall(Settings(database=f"sqlite:///{tmp_path / 'long.sqlite3'}", static=tmp_path))


async def played(hub: Hub, live: Live, answers: int) -> str:
    """Give this many answers, and wait until everything is stored; returns the first token."""
    first = ""
    for number in range(live.record.version, live.record.version + answers):
        seat = live.record.waiting[0]
        decision, token = live.record.table.decision(seat), live.token(seat)
        assert decision is not None
        assert token is not None
        first = first or token
        await hub.answer(live, None, seat, f"r{number}", token, decision.options[-1].id)
        for task in list(hub._tasks):
            await task
    return first


async def opened(landfall: Landfall) -> tuple[Hub, Live]:
    hub = landfall.hub
    assert hub is not None
    card = await Lobby(hub).create("g", NewTable("parley", "marathon", seed="long"))
    return hub, await hub.table(card.id)


def entering(live: Live, settings: Settings, seat: str | None, has: int = 0) -> Any:
    socket = Socket("g", seat, "en", settings, changes=True)
    socket.has = has
    live.tell_entry(socket)
    return json.loads(socket.outbox[-1])["events"]


async def whole(hub: Hub, table: str) -> Record:
    def read(connection: Any) -> Record:
        return store.read_whole(connection, store.read_playable(connection, table))[1]

    return await hub.read(read)


@pytest.mark.parametrize("seat", ["north", None])
async def test_entry_sends_the_last_events_and_earlier_ones_on_request(
    landfall: Landfall, monkeypatch: pytest.MonkeyPatch, seat: str | None
) -> None:
    async with landfall.life():
        hub, live = await opened(landfall)
        await played(hub, live, 150)
        assert live.record.stretches > 3
        record_ = await whole(hub, live.id)
        events = [json.loads(msgspec.json.encode(e)) for e in record_.table.events_for(seat)]
        told = entering(live, hub.settings, seat)
        assert len(events) // 2 < told["from"] < len(events)
        assert events[told["from"] :] == told["list"]
        # A browser that was away for a long time has a gap in its log; one that stayed does not.
        assert entering(live, hub.settings, seat, 5) == told
        last = len(events) - 2
        assert entering(live, hub.settings, seat, last) == {"from": last, "list": events[last:]}
        monkeypatch.setattr(replay, "EARLIER", 30)
        before, found = told["from"], told["list"]
        while before:
            page = replay.earlier(record_, seat, before)
            assert len(page.list) <= 30
            found = [json.loads(msgspec.json.encode(e)) for e in page.list] + found
            before = page.from_
        assert found == events


async def test_a_woken_game_continues_what_is_stored(landfall: Landfall) -> None:
    async with landfall.life():
        hub, live = await opened(landfall)
        await played(hub, live, 90)
        before = live.record.stretches
        assert before > 1
        hub.left(live)
        hub.live.clear()
        again = await hub.table(live.id)
        assert again.record.stretches >= before
        await played(hub, again, 90)
        assert again.record.stretches > before + 2
        full = await hub.read(lambda c: store.read_record(c, live.id)[2])
        looked_back = await whole(hub, live.id)
        assert looked_back.kept > 0
        assert looked_back.table.events == full.table.events
        assert looked_back.table.answers == full.table.answers
        assert looked_back.table.hash == again.record.table.hash


async def test_a_repeated_old_request_is_recognised(landfall: Landfall) -> None:
    async with landfall.life():
        hub, live = await opened(landfall)
        token = await played(hub, live, 90)
        assert ("north", "r0") not in live.record.requests
        by, version = Socket("g", "north", "en", hub.settings), live.record.version
        live.sockets.add(by)
        await hub.answer(live, by, "north", "r0", token, "")
        assert json.loads(by.outbox[-1])["again"] is True
        with pytest.raises(StaleAnswer):
            await hub.answer(live, by, live.record.waiting[0], "never sent", token, "")
        assert live.record.version == version


@pytest.mark.parametrize("what", ["code", "moves", "stretches"])
async def test_stored_parts_that_do_not_fit_are_not_used(
    landfall: Landfall, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The game is then replayed from its beginning, and is the same."""
    async with landfall.life():
        hub, live = await opened(landfall)
        await played(hub, live, 90)
        stood = live.record.table.hash
        hub.left(live)
        hub.live.clear()
        if what == "code":
            monkeypatch.setattr(store, "fingerprint", lambda slug: "other code")
        else:
            table = schema.moves if what == "moves" else schema.stretches
            here = table.c.table_id == live.id
            change = table.update().where(here).values(at=1) if what == "moves" else table.delete()
            await hub.writer.run(lambda connection: connection.execute(change))
        again = await whole(hub, live.id)
        assert again.whole
        assert again.table.hash == stood
        woken = (await hub.table(live.id)).record
        assert woken.whole == (what != "stretches")
        assert woken.table.hash == stood


async def test_only_the_seats_player_gets_its_earlier_events(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"}, name="Ada")
        await bob.join(card["seats"][1]["link"])
        path = f"/api/tables/{card['id']}/log"
        north = await (await ada.sit(card["id"], "north")).ready()
        heard = await ada.get(f"{path}?as=north&before=9")
        assert heard == {"from": 0, "list": north.events}
        assert any("cards" in event for event in heard["list"])
        assert await ada.get(f"{path}?as=north&before=1") == {"from": 0, "list": north.events[:1]}
        watched = await bob.get(f"{path}?before=9")
        assert not any("cards" in event for event in watched["list"])
        await bob.get(f"{path}?as=north&before=9", 403)
        await ada.get(f"{path}?as=north&before=-1", 400)
        await eve.get(f"{path}?before=9", 404)
