"""Hints: what a seat may ask for, what it receives, and who gets none."""

from __future__ import annotations

import asyncio

import pytest
from people import Chair, Person
from serving import Server

from landfall.core.hints import Hint
from landfall.server.connection import Socket
from landfall.server.settings import Settings
from landfall.server.socket import _tell_hint

pytestmark = pytest.mark.anyio


async def against_a_bot(person: Person, **more: object) -> tuple[str, Chair]:
    card = await person.open({"south": "bot:random"}, **more)
    return card["id"], await (await person.sit(card["id"], "north")).ready()


async def test_a_hint_is_one_of_the_answers_and_says_why(server: Server) -> None:
    async with Person(server.http) as ada:
        _, north = await against_a_bot(ada)
        assert north.heard[0]["hints"] is True
        before, token = north.state, north.state["token"]
        told = await north.ask("hint", token=token)
        assert told["type"] == "hint"
        assert told["token"] == token
        options = [option["id"] for option in before["decision"]["options"]]
        assert told["hint"]["option"] in options
        assert [reason["text"] for reason in told["hint"]["why"]] == ["hint-plain"]
        again = await north.ask("hint", token=token)
        assert again["hint"] == told["hint"]
        # Nothing has changed: the same token is still good.
        taken = await north.ask("answer", token=token, option=told["hint"]["option"])
        assert taken["type"] == "state"


async def test_only_the_tab_that_asked_gets_the_hint(server: Server) -> None:
    async with Person(server.http) as ada:
        table, north = await against_a_bot(ada)
        other = await (await ada.sit(table, "north")).ready()
        assert (await north.ask("hint", token=north.state["token"]))["type"] == "hint"
        await other.ask("ping")
        assert not any(message["type"] == "hint" for message in other.heard)


async def test_a_stale_token_is_refused(server: Server) -> None:
    async with Person(server.http) as ada:
        _, north = await against_a_bot(ada)
        old = north.state["token"]
        await north.answer()
        while north.state["token"] in (None, old):
            await north.hear()
        for token in (old, "forged"):
            refused = await north.ask("hint", token=token)
            assert refused["type"] == "refused"
            assert refused["error"]["text"] == "error-stale-answer"


async def test_between_opponents_there_are_no_hints(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, name="Ada")
        north = await (await ada.sit(card["id"], "north")).ready()
        # Someone has been invited: a hint now would be unfair later.
        assert north.heard[0]["hints"] is False
        refused = await north.ask("hint", token=north.state["token"])
        assert refused["error"]["text"] == "error-no-hints"
        assert "No hints" in refused["error"]["message"]
        await bob.join(card["seats"][1]["link"])
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.heard[0]["hints"] is False
        refused = await south.ask("hint", token=south.state["token"])
        assert refused["error"]["text"] == "error-no-hints"


async def test_a_player_of_both_sides_gets_hints_from_each_sides_view(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open(seed="alone")
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await ada.sit(card["id"], "south")).ready()
        for chair, other in ((north, south), (south, north)):
            assert chair.heard[0]["hints"] is True
            told = await chair.ask("hint", token=chair.state["token"])
            options = [option["id"] for option in chair.state["decision"]["options"]]
            assert told["hint"]["option"] in options
            # A hint is for its seat: the other seat's token is refused.
            refused = await chair.ask("hint", token=other.state["token"])
            assert refused["error"]["text"] == "error-stale-answer"
        await north.answer()
        refused = await north.ask("hint", token=south.state["token"])
        assert refused["error"]["text"] == "error-not-your-turn"


async def test_sharing_a_seat_ends_the_hints_for_both_sides(
    server: Server,
) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north")).ready()
        path = f"/api/tables/{card['id']}"
        carry = await ada.post(f"{path}/links", {"kind": "carry", "seat": "south"})
        await bob.join(carry["path"])
        # The second browser may be Ada's phone or a friend's.
        await north.until("table", hints=False)
        refused = await north.ask("hint", token=north.state["token"])
        assert refused["error"]["text"] == "error-no-hints"
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.heard[0]["hints"] is False
        await ada.post(f"{path}/revoke", {"seat": "south"})
        await north.until("table", hints=True)


async def test_spectators_get_no_hints(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as eve:
        table, north = await against_a_bot(ada)
        link = await ada.post(f"/api/tables/{table}/links", {"kind": "watch"}, 201)
        await eve.join(link["path"])
        watching = await (await eve.sit(table)).ready()
        assert watching.heard[0]["hints"] is False
        refused = await watching.ask("hint", token=north.state["token"])
        assert refused["error"]["text"] == "error-spectators-watch"


async def test_no_hints_without_a_question_or_after_the_end(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open({"us": "me"}, game="omaha", scenario="easy-fox")
        us = await (await ada.sit(card["id"], "us")).ready()
        told = await us.ask("hint", token=us.state["token"])
        assert told["hint"]["why"]
        token = us.state["token"]
        await us.ask("resign")
        refused = await us.ask("hint", token=token)
        assert refused["error"]["text"] == "error-game-over"


async def test_partners_get_only_their_own_hints(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open(
            {"p1": "me", "p2": "link"}, game="dice", scenario="N01", options={"players": 2}
        )
        await bob.join(card["seats"][1]["link"])
        first = await (await ada.sit(card["id"], "p1")).ready()
        second = await (await bob.sit(card["id"], "p2")).ready()
        assert first.heard[0]["hints"] is True
        chairs = [chair for chair in (first, second) if chair.state["token"]]
        asked, token = chairs[0], chairs[0].state["token"]
        assert (await asked.ask("hint", token=token))["type"] == "hint"
        other = second if asked is first else first
        refused = await other.ask("hint", token=token)
        assert refused["type"] == "refused"


async def test_a_bot_that_fails_gives_no_hint() -> None:
    async def fail() -> Hint:
        raise RuntimeError("no idea")

    socket = Socket("ada", "north", "en", Settings())
    task = asyncio.create_task(fail())
    task.add_done_callback(lambda done: _tell_hint(socket, "r1", "token", done))
    await asyncio.wait([task])
    await socket.something()
    (message,) = socket.outbox
    assert b"error-fault" in message
    assert b'"re":"r1"' in message
