"""Tables from outside: links, my games, saves, replays, and what is served about games."""

from __future__ import annotations

import json

import pytest
from people import Person
from serving import Server
from test_server_protocol import play_on

from landfall.core.saves import load

pytestmark = pytest.mark.anyio


async def test_an_invitation_is_for_one(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"}, name="Ada")
        link = card["seats"][1]["link"]
        token = link.removeprefix("/join/")
        shown = await bob.get(f"/api/invitations/{token}")
        assert (shown["from"], shown["seat"], shown["taken"]) == ("Ada", "south", False)
        joined = await bob.join(link)
        assert joined["seat"] == "south"
        assert "link" not in joined["table"]["seats"][1]
        assert (await bob.join(link))["seat"] == "south"
        assert (await eve.get(f"/api/invitations/{token}"))["taken"]
        refused = await eve.post("/api/join", {"token": token, "name": "Eve"}, 409)
        assert refused["error"]["text"] == "error-seat-taken"
        await eve.get(f"/api/tables/{card['id']}", 404)
        carry = await bob.post(
            f"/api/tables/{card['id']}/links", {"kind": "carry", "seat": "south"}
        )
        assert (await eve.join(carry["path"]))["seat"] == "south"


async def test_revoked_links_are_refused_and_their_users_removed(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"})
        table, old = card["id"], card["seats"][1]["link"]
        new = (await ada.post(f"/api/tables/{table}/revoke", {"seat": "south"}))["seats"][1]["link"]
        assert new != old
        assert (await bob.post("/api/join", {"token": old[6:]}, 404))["error"]["text"] == (
            "error-unknown-invitation"
        )
        await bob.join(new)
        await ada.post(f"/api/tables/{table}/revoke", {"seat": "south"}, 403)
        carry = await bob.post(f"/api/tables/{table}/links", {"kind": "carry", "seat": "south"})
        await eve.join(carry["path"])
        chair = await (await eve.sit(table, "south")).ready()
        await bob.post(f"/api/tables/{table}/revoke", {"seat": "south"})
        assert (await chair.until("error"))["error"]["text"] == "error-seat-lost"
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 4403
        watch = await ada.post(f"/api/tables/{table}/links", {"kind": "watch"})
        await eve.join(watch["path"])
        watching = await (await eve.sit(table)).ready()
        await ada.post(f"/api/tables/{table}/revoke", {"seat": None})
        await watching.until("error")
        await eve.post("/api/join", {"token": watch["path"][6:]}, 404)


async def test_only_authorised_guests_can_make_links(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"})
        links = f"/api/tables/{card['id']}/links"
        await bob.post(links, {"kind": "watch"}, 404)
        await ada.post(links, {"kind": "carry", "seat": "south"}, 403)
        await ada.post(links, {"kind": "invite", "seat": "north"}, 409)
        await ada.post(links, {"kind": "invite", "seat": "west"}, 400)
        await ada.post(links, {"kind": "invite", "seat": "south"}, 201)


async def test_my_games_list_whose_turn_it_is(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        assert await ada.get("/api/tables") == {"tables": []}
        assert await ada.get("/api/me") == {"name": None}
        card = await ada.open({"south": "link"}, name="Ada")
        await bob.join(card["seats"][1]["link"])
        north = await (await ada.sit(card["id"], "north")).ready()
        await north.answer()
        mine, theirs = await ada.get("/api/tables"), await bob.get("/api/tables")
        assert [t["yours"] for t in mine["tables"]] == [False]
        assert [t["yours"] for t in theirs["tables"]] == [True]
        assert theirs["tables"][0]["waiting"] == ["south"]
        answer = await ada.client.put("/api/me", json={"name": "Ada L."})
        assert answer.json() == {"name": "Ada L."}
        assert (await north.until("table"))["seats"][0]["name"] == "Ada L."
        await bob.post(f"/api/tables/{card['id']}/leave", {}, 204)
        assert (await bob.get("/api/tables"))["tables"] == []
        await bob.sit(card["id"], "south")


async def test_a_save_is_given_only_if_it_reveals_no_secret(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        shared = await ada.open({"south": "link"})
        refused = await ada.get(f"/api/tables/{shared['id']}/save", 403)
        assert refused["error"]["text"] == "error-save-while-playing"
        await bob.get(f"/api/tables/{shared['id']}/save", 404)
        await bob.join(shared["seats"][1]["link"])
        await bob.get(f"/api/tables/{shared['id']}/save", 403)
        alone = await ada.open({"south": "bot:random"})
        assert alone["may_save"]
        north = await (await ada.sit(alone["id"], "north")).ready()
        await play_on(north)
        answer = await ada.client.get(f"/api/tables/{alone['id']}/save")
        assert 'filename="parley-long.landfall.json"' in answer.headers["content-disposition"]
        assert load(answer.content).outcome is not None
        again = await bob.post("/api/saves", {"save": answer.text}, 201)
        assert again["outcome"] == north.state["outcome"]
        assert [s["who"] for s in again["seats"]] == ["person", "bot"]


async def test_a_save_of_a_game_in_progress_can_be_continued(server: Server) -> None:
    async with Person(server.http) as ada:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north")).ready()
        await north.answer()
        save = (await ada.client.get(f"/api/tables/{card['id']}/save")).text
        seats = {"north": "me", "south": "bot:random"}
        again = await ada.post("/api/saves", {"save": save, "seats": seats}, 201)
        back = await (await ada.sit(again["id"], "north")).ready()
        await play_on(back)


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (lambda s: s[:50], "error-save-broken"),
        (lambda s: "", "error-save-broken"),
        (lambda s: '{"format": 1}', "error-save-broken"),
        (lambda s: "[1, 2]", "error-save-broken"),
        (lambda s: "[" * 100_000, "error-save-broken"),
        (lambda s: s.replace('"format":2', '"format":99'), "error-save-too-new"),
        (lambda s: s.replace('"parley"', '"chess"'), "error-unknown-game"),
        (lambda s: s.replace('"long"', '"longer"'), "error-unknown-scenario"),
        (lambda s: s.replace("play:", "burn:"), "error-save-does-not-fit"),
        (lambda s: s.replace('"hash":"', '"hash":"0'), "error-save-does-not-fit"),
        (lambda s: s.replace('"seed":"', '"seed":"0'), "error-save-does-not-fit"),
    ],
)
async def test_a_wrong_save_is_refused_with_the_reason(
    server: Server, spoil: object, text: str
) -> None:
    assert callable(spoil)
    async with Person(server.http) as ada:
        card = await ada.open()
        north = await (await ada.sit(card["id"], "north")).ready()
        await north.answer()
        save = (await ada.client.get(f"/api/tables/{card['id']}/save")).text
        headers = {"Accept-Language": "fr-FR,fr;q=0.9"}
        answer = await ada.client.post("/api/saves", json={"save": spoil(save)}, headers=headers)
        assert answer.status_code == 422
        assert answer.json()["error"]["text"] == text
        assert len((await ada.get("/api/tables"))["tables"]) == 1


async def test_a_finished_game_can_be_replayed(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"})
        table = f"/api/tables/{card['id']}"
        await bob.join(card["seats"][1]["link"])
        for path in ("replay", "look"):
            refused = await ada.get(f"{table}/{path}", 409)
            assert refused["error"]["text"] == "error-not-finished"
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await bob.sit(card["id"], "south")).ready()
        await play_on(north, south)
        told = await ada.get(f"{table}/replay?as=open")
        assert len(told["frames"]) == told["length"] + 1
        assert set(told["frames"][0]["views"]) == {"north", "south"}
        assert all("cards" in e for e in told["frames"][0]["events"])
        assert told["frames"][-1]["option"]["id"] == "done"
        eyes = await bob.get(f"{table}/replay?as=south&from=1&to=2")
        assert [f["n"] for f in eyes["frames"]] == [1, 2]
        assert {f["seat"] for f in eyes["frames"]} == {None, "south"}
        assert eyes["frames"][-1]["views"].keys() == {"south"}
        from_the_start = await bob.get(f"{table}/replay?as=south")
        assert [e for f in from_the_start["frames"] for e in f["events"]] == south.events
        blind = await ada.get(f"{table}/replay?as=")
        assert all(f["views"][""]["hand"] == [] for f in blind["frames"])
        await ada.get(f"{table}/replay?as=west", 422)
        await ada.get(f"{table}/replay?from=-1", 400)
        assert await ada.get(f"{table}/look?as=south&at=2&ref=card:1") == {"facts": []}
        await ada.get(f"{table}/look?as=west", 422)
        await ada.get(f"{table}/look?at=x", 400)
        report = await ada.get(f"{table}/report")
        assert sum(report["answers"].values()) == told["length"]


async def test_browsers_cache_what_is_known_about_games(server: Server) -> None:
    async with Person(server.http) as ada:
        paths = ["/api/games", "/api/texts/fr", "/api/openapi.json", "/api/docs"]
        parts = ("", "/board", "/names", "/rules", "/texts/en")
        for path in paths + [f"/api/games/parley{part}" for part in parts]:
            first = await ada.client.get(path)
            assert first.status_code == 200, path
            headers = {"If-None-Match": first.headers["etag"]}
            assert (await ada.client.get(path, headers=headers)).status_code == 304
        names = (await ada.client.get("/api/games/parley/names")).json()
        assert names["card:12"] == {"fr": "le 12", "en": "the 12"}
        for missing in ("/api/games/chess", "/api/games/parley/x", "/api/texts/de", "/api/x"):
            assert "error" in await ada.get(missing, 404)
        card = json.loads((await ada.client.get("/api/games/parley")).content)
        assert card["bots"] == ["random", "first", "broken", "slow"]
        assert card["scenarios"][0]["seats"] == ["north", "south"]
