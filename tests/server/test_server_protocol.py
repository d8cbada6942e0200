"""The socket: what a seat receives, and what it may send."""

from __future__ import annotations

import asyncio
import json

import pytest
from people import Chair, Person
from serving import Server

from landfall.core.saves import load

pytestmark = pytest.mark.anyio


async def two_people(server: Server, a: Person, b: Person) -> tuple[str, Chair, Chair]:
    """Ada in the north, and Bob in the south by her link."""
    card = await a.open({"south": "link"}, name="Ada")
    await b.join(card["seats"][1]["link"])
    north = await (await a.sit(card["id"], "north")).ready()
    south = await (await b.sit(card["id"], "south")).ready()
    return card["id"], north, south


async def level(chair: Chair, other: Chair) -> None:
    """Wait until this chair has received what the other has."""
    while len(chair.events) < len(other.events):
        await chair.hear()


async def play_on(*chairs: Chair) -> None:
    """Play to the end; each chair answers its own questions."""

    async def seat(chair: Chair) -> None:
        while chair.state["outcome"] is None:
            if chair.state["token"]:
                await chair.answer(-1)
            else:
                await chair.hear()

    await asyncio.gather(*(seat(chair) for chair in chairs))


async def test_a_game_by_invitation_with_a_spectator(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        table, north, south = await two_people(server, ada, bob)
        link = await ada.post(f"/api/tables/{table}/links", {"kind": "watch"}, 201)
        assert (await eve.join(link["path"]))["seat"] is None
        watching = await (await eve.sit(table)).ready()
        hands = north.state["view"]["hand"] + south.state["view"]["hand"]
        assert watching.state["view"]["hand"] == []
        assert watching.state["decision"] is None
        assert not any("cards" in event for event in watching.events)
        assert sum("cards" in event for event in north.events) == 1
        assert north.heard[0]["type"] == "table"
        committed = north.heard[0]["commitment"]
        await play_on(north, south)
        while watching.state["outcome"] is None:
            await watching.hear()
        seed = watching.state["seed"]
        kept = load((await ada.client.get(f"/api/tables/{table}/save")).content)
        assert (kept.seed, kept.commitment) == (seed, committed)
        assert all(m.get("seed") is None for m in watching.heard if m.get("outcome") is None)
        before_the_end = json.dumps([m for m in watching.heard if m.get("outcome") is None])
        assert seed not in before_the_end
        assert len(hands) == 6
        assert (await watching.ask("answer", token="x", option="done"))["error"]["text"] == (
            "error-spectators-watch"
        )
        for chair in (north, south, watching):
            await chair.close()


async def test_in_a_simultaneous_step_the_others_answer_does_not_interfere(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        _, north, south = await two_people(server, ada, bob)
        token = south.state["token"]
        await north.answer()
        told = await south.until("state")
        assert told["waiting"] == ["south"]
        assert told["token"] == token
        assert told["events"]["list"] == []
        assert (
            await south.ask(
                "answer", token=token, option=south.state["decision"]["options"][0]["id"]
            )
        )["type"] == "state"


async def test_both_sides_on_one_screen_and_several_tabs(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open(name="Ada")
        assert all(seat["mine"] for seat in card["seats"])
        chairs = [await (await ada.sit(card["id"], s)).ready() for s in ("north", "south", "south")]
        await chairs[0].answer()
        await chairs[1].answer()
        await level(chairs[2], chairs[1])
        assert chairs[2].state["view"] == chairs[1].state["view"]
        assert chairs[2].events == chairs[1].events
        assert "re" not in chairs[2].state


async def test_an_undo_counts_for_everyone_and_only_once(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open(seed="undo")
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await ada.sit(card["id"], "south")).ready()
        await north.answer()
        await south.answer()
        await level(north, south)
        asked = north if north.state["token"] else south
        other = south if asked is north else north
        first = await asked.answer(0)  # option 0 swaps the tokens
        assert [e["type"] for e in asked.events][-1] == "swapped"
        undone = await asked.ask("undo", token=first["undo"])
        assert undone["epoch"] == 1
        assert [e["type"] for e in asked.events][-1] == "played"
        assert undone["undo"] is None
        await other.until("state", epoch=1)
        assert other.events[-1]["type"] == "played"
        again = await asked.ask("undo", token=first["undo"])
        assert again["error"]["text"] == "error-nothing-to-undo"
        stale = await asked.ask("answer", token=first["token"], option="done")
        assert stale["error"]["text"] == "error-stale-answer"
        assert (await asked.answer(1))["type"] == "state"


async def test_a_returning_client_is_sent_only_missing_events(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await ada.sit(card["id"], "south")).ready()
        await north.close()
        await south.answer()
        query = f"&have={len(north.events)}&epoch={north.state['epoch']}"
        back = await ada.sit(card["id"], "north", query)
        back.events = north.events
        await back.ready()
        assert back.state["events"] == {"from": 2, "list": []}
        await back.answer()
        assert [e["type"] for e in back.events] == ["dealt", "dealt", "played"]
        for wrong in ("&have=2&epoch=7", "&have=-1&epoch=0", "&have=x&epoch=0", "&have=2"):
            chair = await (await ada.sit(card["id"], "north", wrong)).ready()
            assert chair.state["events"]["from"] == 0
            await chair.close()


async def test_the_same_request_again_is_taken_once(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north")).ready()
        answer = {
            "token": north.state["token"],
            "option": north.state["decision"]["options"][1]["id"],
        }
        first = await north.ask("answer", id="once", **answer)
        assert "again" not in first
        again = await north.ask("answer", id="once", **answer)
        assert again["again"] is True
        assert again["view"] == first["view"]
        other_id = await north.ask("answer", **answer)
        assert other_id["error"]["text"] == "error-not-your-turn"


async def test_resigning_ends_the_game_and_shows_the_seed(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, south = await two_people(server, ada, bob)
        ended = await south.ask("resign")
        assert ended["outcome"]["winners"] == ["north"]
        assert ended["outcome"]["text"] == "outcome-resigned"
        assert (await north.until("state"))["seed"] == ended["seed"]
        assert north.state["waiting"] == []
        for request in ({"token": "x", "option": "y"},):
            assert (await north.ask("answer", **request))["error"]["text"] == "error-game-over"
        assert (await north.ask("resign"))["error"]["text"] == "error-game-over"
        report = await bob.get(f"/api/tables/{table}/report")
        assert report["seed"] == ended["seed"]
        assert report["outcome"] == ended["outcome"]


async def test_why_not_chat_notes_and_presence(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        table, north, south = await two_people(server, ada, bob)
        await north.until("presence", here=["north", "south"])
        why = await north.ask("why", action="move", what={"seat": "a", "action": "b"})
        assert why["refusal"]["rule"] == "1"
        assert (await north.ask("why", action="stay"))["refusal"] is None
        await north.ask("chat", text="Bonjour ✌", id="c")
        await north.ask("chat", text="Bonjour ✌", id="c")
        said = (await south.until("chat"))["list"]
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [
            ("north", "Ada", "Bonjour ✌")
        ]
        second_tab = await (await ada.sit(table, "north")).ready()
        assert len(second_tab.heard[-1]["list"]) == 1
        await second_tab.until("notes")
        await north.ask("notes", text="he bluffs")
        assert (await second_tab.until("notes"))["text"] == "he bluffs"
        await second_tab.close()
        await north.close()
        await south.until("presence", here=["south"])
        back = await ada.sit(table, "north")
        assert (await back.until("notes"))["text"] == "he bluffs"
        assert not any("he bluffs" in json.dumps(m) for m in south.heard)


async def test_players_and_spectators_may_look_things_up(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        table, north, _ = await two_people(server, ada, bob)
        told = await north.ask("look", ref="card:10")
        assert [fact["args"] for fact in told["facts"]] == [{"what": "north"}]
        assert (await north.ask("look", ref="nothing"))["facts"] == []
        link = await ada.post(f"/api/tables/{table}/links", {"kind": "watch"}, 201)
        await eve.join(link["path"])
        watching = await (await eve.sit(table)).ready()
        told = await watching.ask("look", ref="card:10")
        assert [fact["args"] for fact in told["facts"]] == [{"what": "nobody"}]


async def test_bots_answer_by_themselves(server: Server) -> None:
    async with Person(server.http) as ada:
        for bot in ("random", "first", "broken"):
            card = await ada.open({"south": f"bot:{bot}"})
            north = await (await ada.sit(card["id"], "north")).ready()
            await play_on(north)
            report = await ada.get(f"/api/tables/{card['id']}/report")
            assert report["answers"]["south"] >= 3


async def test_a_game_of_bots_can_be_watched(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open({"south": "bot:random", "north": "bot:random"})
        assert card["watching"]
        watching = await (await ada.sit(card["id"])).ready()
        while watching.state["outcome"] is None:
            await watching.hear()


async def test_a_restarted_server_knows_the_same_table(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open(seed="restart")
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await ada.sit(card["id"], "south")).ready()
        await north.answer()
        await south.answer()
        await level(north, south)
        asked = north if north.state["token"] else south
        await asked.answer(0)
        await asked.ask("undo", token=asked.state["undo"])
        await asked.answer(0)
        port = server.port
        server.stop()
        server.port = port
        server.start()
        for chair in (north, south):
            query = f"&have={len(chair.events)}&epoch=1"
            back = await ada.sit(card["id"], chair.seat, query)
            back.events = list(chair.events)
            await back.ready()
            keep = ("view", "decision", "token", "undo", "waiting", "epoch")
            if chair is asked:
                assert {k: back.state[k] for k in keep} == {k: chair.state[k] for k in keep}
            assert back.events[-1]["type"] == "swapped"
