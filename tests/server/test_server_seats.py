"""Seats and names: who may free a seat, close a table or take a name; links that expire; partners who play on."""

from __future__ import annotations

import time
from typing import Any

import pytest
from itsdangerous import TimestampSigner
from people import Person
from serving import Server
from sqlalchemy import create_engine, text
from test_server_protocol import play_on

from landfall.core.saves import load
from landfall.server import database, writing
from landfall.server.database import parsed_url
from landfall.server.errors import BadName, LinkExpired, NameTaken
from landfall.server.keys import LIFETIMES, Keys, Link
from landfall.server.names import check_free, checked_name, same_name
from landfall.server.record import Opening
from landfall.server.rows import SeatRow, TableRow

pytestmark = pytest.mark.anyio

DAY = 86_400_000


def days_pass(server: Server, table: str, days: int) -> None:
    """Pretend that the holders of the seats were last here this many days ago."""
    engine = create_engine(parsed_url(server.database))
    set_back = "UPDATE holders SET since = since - :ms, seen = since - :ms WHERE table_id = :id"
    with engine.begin() as connection:
        connection.execute(text(set_back), {"ms": days * DAY, "id": table})
    engine.dispose()


# Seats.


async def test_the_creator_can_free_a_seat_after_a_days_absence(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"}, name="Ada")
        table = f"/api/tables/{card['id']}"
        await bob.join(card["seats"][1]["link"], "Bob")
        refused = await ada.post(f"{table}/free", {"seat": "south"}, 409)
        assert refused["error"]["text"] == "error-seat-not-absent"
        days_pass(server, card["id"], 2)
        await eve.post(f"{table}/free", {"seat": "south"}, 404)
        await bob.post(f"{table}/free", {"seat": "north"}, 403)
        # A player who is present is not absent, however long ago they arrived.
        south = await (await bob.sit(card["id"], "south")).ready()
        await south.ask("notes", text="a secret")
        await ada.post(f"{table}/free", {"seat": "south"}, 409)
        await south.close()
        # Bob was here just now, and the server remembers it.
        await ada.post(f"{table}/free", {"seat": "south"}, 409)
        days_pass(server, card["id"], 2)
        await ada.post(f"{table}/free", {"seat": "south"}, 204)
        await bob.get(table, 404)
        free = (await ada.get(table))["seats"][1]
        assert free["who"] == "open"
        await eve.join(free["link"], "Eve")
        hers = await (await eve.sit(card["id"], "south")).ready()
        assert (await hers.until("notes"))["text"] == ""


async def test_a_bot_can_take_over_a_free_seat(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"})
        bot = f"/api/tables/{card['id']}/bot"
        await bob.post(bot, {"seat": "south", "bot": "first"}, 404)
        await ada.post(bot, {"seat": "south", "bot": "deep-thought"}, 422)
        await ada.post(bot, {"seat": "north", "bot": "first"}, 409)
        north = await (await ada.sit(card["id"], "north")).ready()
        await ada.post(bot, {"seat": "south", "bot": "first"}, 204)
        seats = (await north.until("table"))["seats"]
        assert (seats[1]["who"], seats[1]["name"]) == ("bot", "first")
        await play_on(north)
        await bob.post("/api/join", {"token": card["seats"][1]["link"][6:]}, 404)


async def test_the_creator_can_close_a_table(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"})
        table = f"/api/tables/{card['id']}"
        await bob.join(card["seats"][1]["link"])
        south = await (await bob.sit(card["id"], "south")).ready()
        await south.answer()
        await eve.post(f"{table}/close", {}, 404)
        await bob.post(f"{table}/close", {}, 403)
        await ada.post(f"{table}/close", {}, 204)
        while south.state["outcome"] is None:
            await south.hear()
        assert south.state["outcome"]["text"] == "outcome-closed"
        assert south.state["outcome"]["winners"] == []
        assert south.state["waiting"] == []
        closed = await bob.get(table)
        assert (closed["outcome"]["text"], closed["waiting"]) == ("outcome-closed", [])
        report = await bob.get(f"{table}/report")
        assert report["outcome"]["text"] == "outcome-closed"
        assert load((await bob.client.get(f"{table}/save")).content).answers
        assert (await ada.post(f"{table}/close", {}, 422))["error"]["text"] == "error-game-over"


async def test_an_operator_closes_a_table_beside_the_running_server(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"})
        await bob.join(card["seats"][1]["link"])
        south = await (await bob.sit(card["id"], "south")).ready()
        engine = create_engine(parsed_url(server.database))
        with engine.begin() as connection:
            assert writing.close_table(connection, card["id"])
            assert not writing.close_table(connection, card["id"])
        engine.dispose()
        late = await south.answer()
        assert late["error"]["text"] == "error-game-over"
        assert (await bob.get(f"/api/tables/{card['id']}"))["outcome"]["text"] == "outcome-closed"
        again = await (await bob.sit(card["id"], "south")).ready()
        assert again.state["outcome"]["text"] == "outcome-closed"


@pytest.mark.parametrize(
    ("game", "scenario", "options", "seats"),
    [
        ("dice", "N01", {"players": 2}, ("p1", "p2")),
        ("omaha", "first-waves", {"players": 2}, ("us1", "us29")),
    ],
)
async def test_a_player_who_gives_up_leaves_the_game_to_their_partners(
    server: Server, game: str, scenario: str, options: Any, seats: tuple[str, str]
) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        mine, other = seats
        wanted = {"game": game, "scenario": scenario, "options": options}
        card = await ada.open({other: "link"}, **wanted)
        await bob.join(card["seats"][1]["link"])
        hers = await (await ada.sit(card["id"], mine)).ready()
        his = await (await bob.sit(card["id"], other)).ready()
        assert (await his.ask("resign"))["type"] == "done"
        assert (await his.until("error"))["error"]["text"] == "error-seat-given-up"
        told = await hers.until("table")
        while told["seats"][1]["who"] != "open":
            told = await hers.until("table")
        assert (await ada.get(f"/api/tables/{card['id']}"))["outcome"] is None
        await ada.post(f"/api/tables/{card['id']}/bot", {"seat": other, "bot": "thumb"}, 204)
        assert (await hers.until("table"))["seats"][1]["who"] == "bot"
        # The last person at the table ends the game by giving up.
        assert (await hers.ask("resign"))["outcome"]["text"] == "outcome-resigned"


# Links.


def test_links_expire_and_keys_to_seats_expire_first() -> None:
    link, key = Link("invite", "t", "north", 0), Link("carry", "t", "north", 0)
    old = Keys(b"a" * 32, {"invite": -1, "carry": -1, "watch": -1})
    for expired in (link, key):
        with pytest.raises(LinkExpired):
            old.read_link(Keys(b"a" * 32).link(expired))
    assert LIFETIMES["carry"] <= 3_600 < LIFETIMES["invite"]


async def test_the_creator_can_renew_an_expired_invitation(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"})
        engine = create_engine(parsed_url(server.database))
        keys = Keys(database.server_secret(engine))
        engine.dispose()
        monkeypatch.setattr(
            TimestampSigner, "get_timestamp", lambda _: int(time.time() - LIFETIMES["invite"] - 60)
        )
        old = keys.link(Link("invite", card["id"], "south", 0))
        monkeypatch.undo()
        for refused in (
            await bob.get(f"/api/invitations/{old}", 410),
            await bob.post("/api/join", {"token": old}, 410),
        ):
            assert refused["error"]["text"] == "error-link-expired"
        # The creator's card always has a fresh link.
        renewed = (await ada.get(f"/api/tables/{card['id']}"))["seats"][1]["link"]
        await bob.join(renewed, "Bob")


# Names.


async def test_nobody_can_take_another_players_name(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as pad:
        card = await ada.open({"south": "link"}, name="Ada")
        link = card["seats"][1]["link"]
        for name in ("Ada", "ADA", "ａｄａ", " A d a "):
            refused = await bob.post("/api/join", {"token": link[6:], "name": name}, 409)
            assert refused["error"]["text"] == "error-name-taken"
        for name in (
            "Ad\u200ba",
            "\u202eadA",
            "\x07",
            "\u3164",
            "\u2800",
            "A\u0301\u0301\u0301\u0301\u0301",
        ):
            refused = await bob.post("/api/join", {"token": link[6:], "name": name}, 422)
            assert refused["error"]["text"] == "error-bad-name"
        await bob.join(link, "  Bob   B. ")
        assert (await ada.get(f"/api/tables/{card['id']}"))["seats"][1]["name"] == "Bob B."
        answer = await bob.client.put("/api/me", json={"name": "ada"})
        assert answer.status_code == 409
        assert (await bob.get("/api/me"))["name"] == "Bob B."
        # The same person on another device may have the same name.
        links = f"/api/tables/{card['id']}/links"
        key = await bob.post(links, {"kind": "carry", "seat": "south"}, 201)
        await pad.join(key["path"], "bob b.")


async def test_a_new_name_must_be_free_at_every_table(server: Server) -> None:
    """A guest has one name: a new table, an invitation or a save may change it, and the new one must be free at every
    table of theirs.
    """
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as eve:
        card = await ada.open({"south": "link"}, name="Ada")
        await bob.join(card["seats"][1]["link"], "Bob")
        table = f"/api/tables/{card['id']}"
        # The table is no longer in Bob's list, but the seat is still his.
        await bob.post(f"{table}/leave", {}, 204)
        other = await eve.open({"south": "link"}, name="Eve")
        token = other["seats"][1]["link"].removeprefix("/join/")
        save = (await eve.client.get(f"/api/tables/{(await eve.open())['id']}/save")).text
        for path, wanted in (
            ("/api/tables", {"game": "parley"}),
            ("/api/join", {"token": token}),
            ("/api/saves", {"save": save}),
        ):
            refused = await bob.post(path, {**wanted, "name": "ADA"}, 409)
            assert refused["error"]["text"] == "error-name-taken"
        assert (await bob.client.put("/api/me", json={"name": "ada"})).status_code == 409
        assert (await ada.get(table))["seats"][1]["name"] == "Bob"
        # A name that is free is known at once at the tables where Bob sits.
        north = await (await ada.sit(card["id"], "north")).ready()
        await bob.post("/api/tables", {"game": "parley", "name": "Rob"}, 201)
        assert (await north.until("table"))["seats"][1]["name"] == "Rob"


@pytest.mark.parametrize("name", ["Ada", "Élise", "Jean-Noël d’Été", "李雷", "Łukasz 2", "محمد"])
def test_ordinary_names_are_allowed(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", ["", "  ", "\t", None])
def test_an_empty_name_is_not_accepted(name: str | None) -> None:
    assert checked_name(name) is None


@pytest.mark.parametrize("name", ["a\u0000", "a\u2066b", "a\ufeff", "\u115f", "\ue000", "\u0301a"])
def test_invisible_characters_are_refused_in_names(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


def test_names_that_look_the_same_are_the_same() -> None:
    assert same_name("Straße", "STRASSE")
    assert same_name("\ufb01n", "FIN")
    assert not same_name("Ada", "Bob")
    opening = Opening("t", "parley", "long", {}, "s", "ada", 0)
    seats = (SeatRow("north", "", 0, (("ada", "Ada"),)), SeatRow("south", "", 0, ()))
    row = TableRow(opening, 0, (), None, 0, 0, seats, ())
    check_free(row, "bob", "", ("south",))
    check_free(row, "ada", "ada", ("south",))
    with pytest.raises(NameTaken):
        check_free(row, "bob", "ada", ("south",))
