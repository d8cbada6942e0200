"""A seat that has the last state receives what has changed since, beat by beat."""

from __future__ import annotations

import itertools
import json
import random

import pytest
from people import Chair, Person
from serving import Server

from landfall.core.deltas import applied

pytestmark = pytest.mark.anyio

#: The parts on which two sockets of a seat must agree.
SAME = ("view", "decision", "token", "undo", "waiting", "epoch", "outcome", "seed")


async def level(chair: Chair, other: Chair) -> None:
    while {k: chair.state[k] for k in SAME} != {k: other.state[k] for k in SAME}:
        await chair.hear()


async def test_changes_lead_to_the_same_state_as_full_states(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open({"south": "bot:first"})
        whole = await (await ada.sit(card["id"], "north")).ready()
        changes = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        assert {k: changes.state[k] for k in SAME} == {k: whole.state[k] for k in SAME}
        assert changes.events == whole.events
        undone = False
        while changes.state["outcome"] is None:
            if not changes.state["token"]:
                await changes.hear()
                continue
            await changes.answer(-1)
            await level(whole, changes)
            assert whole.events == changes.events
            if changes.state["undo"] and not undone:
                undone = True
                await changes.ask("undo", token=changes.state["undo"])
                await level(whole, changes)
        assert undone
        kinds = [m["type"] for m in changes.heard if m["type"] in ("state", "change")]
        assert kinds[0] == "state"
        assert set(kinds[1:]) == {"change"}
        assert all(m["type"] != "change" for m in whole.heard)


async def test_after_a_gap_the_full_state_is_sent(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open()
        first = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        await first.close()
        other = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        await other.answer()
        again = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        assert {k: again.state[k] for k in SAME} == {k: other.state[k] for k in SAME}
        assert [m["type"] for m in again.heard if m["type"] in ("state", "change")] == ["state"]


async def test_a_repeated_request_is_answered_with_a_change(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        token, option = north.state["token"], north.state["decision"]["options"][0]["id"]
        await north.ask("answer", token=token, option=option, id="same")
        before = {k: north.state[k] for k in SAME}
        again = await north.ask("answer", token=token, option=option, id="same")
        assert again["again"] is True
        assert {k: north.state[k] for k in SAME} == before


async def test_changes_after_an_omaha_answer_are_a_fifth_of_the_state(server: Server) -> None:
    whims = random.Random(6)
    async with Person(server.http) as ada:
        card = await ada.open(game="omaha", scenario="first-waves", seats={}, seed="wire")
        whole = await (await ada.sit(card["id"], "us")).ready()
        changes = await (await ada.sit(card["id"], "us", "&changes=1")).ready()
        sent = {whole: 0, changes: 0}
        beats = 0
        for _ in range(120):
            options = len(changes.state["decision"]["options"])
            told = await changes.answer(whims.randrange(options))
            sent[changes] += size(told)
            while whole.state["token"] != changes.state["token"]:
                sent[whole] += size(await whole.hear())
            assert whole.state["view"] == changes.state["view"]
            told_so_far = [events for events, _ in changes.beats]
            assert told_so_far == sorted(told_so_far)
            beats += len(changes.beats)
        assert beats > 40
        assert sent[changes] < sent[whole] / 5


def size(message: object) -> int:
    return len(json.dumps(message, separators=(",", ":")))


async def test_a_replay_has_the_same_beats(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open({"south": "bot:first"})
        north = await (await ada.sit(card["id"], "north", "&changes=1")).ready()
        shown = []
        while north.state["outcome"] is None:
            if north.state["token"]:
                await north.answer(-1)
            else:
                await north.hear()
            shown += [view for _, view in north.beats]
            north.beats = []
        told = await ada.get(f"/api/tables/{card['id']}/replay?as=north&from=0&to=400")
        again = []
        for before, frame in itertools.pairwise(told["frames"]):
            view = before["views"]["north"]
            for events, found in frame["beats"]:
                view = applied(view, found["north"])
                again.append(view)
                assert events <= len(frame["events"])
        assert again == shown
        assert again


async def test_a_newcomer_to_a_new_game_is_sent_its_opening(
    server: Server,
) -> None:
    async with Person(server.http) as ada:
        card = await ada.open({}, game="commando", scenario="1A")
        whole = await (await ada.sit(card["id"], "english")).ready()
        for _ in range(2):
            told = await (await ada.sit(card["id"], "english", "&changes=1")).ready()
            first, then = [m for m in told.heard if m["type"] in ("state", "change")]
            assert (first["type"], then["type"]) == ("state", "change")
            assert first["decision"] is None
            assert first["token"] is None
            assert first["events"]["list"] == []
            assert {k: told.state[k] for k in SAME} == {k: whole.state[k] for k in SAME}
            assert told.events == whole.events
            # From the set-up, one sentence after another.
            assert [heard for heard, _ in told.beats] == list(range(1, len(told.events) + 1))
            assert told.beats[0][1] != told.state["view"]
        await told.answer()
        later = await (await ada.sit(card["id"], "english", "&changes=1")).ready()
        assert [m["type"] for m in later.heard if m["type"] in ("state", "change")] == ["state"]
        # Those who were already there receive the answer as usual.
        await level(whole, told)
        assert whole.events == told.events
