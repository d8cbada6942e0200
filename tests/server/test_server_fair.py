"""Five ways in which a table's creator could cheat a guest, each of them prevented or shown to everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import parley
import pytest
from people import Chair, Person
from serving import Server
from test_server_protocol import play_on
from tests.cli.run import landfall as run

from landfall.core.saves import load
from landfall.core.table import Table
from landfall.server import lobby
from landfall.server.app import Landfall
from landfall.server.cards import Joining, NewTable
from landfall.server.errors import TooManySat
from landfall.server.seating import Seating
from landfall.server.settings import Settings

pytestmark = pytest.mark.anyio

SHARE = "5a" * 16
SEED = "the maker's own"


def foreseen(seed: str, position: Any = None) -> Table:
    """What someone who knows the seed can compute beforehand."""
    return Table(parley.GAME, "long", {}, {}, seed, position)


def hand(table: Table, seat: str) -> list[int]:
    return list(getattr(table.view(seat), "hand"))  # noqa: B009


async def joined(bob: Person, path: str) -> Any:
    token = path.removeprefix("/join/")
    return await bob.post("/api/join", {"token": token, "name": "Bob", "share": SHARE})


async def said_in_four_places(
    ada: Person, bob: Person, table: str, invitation: Any, marks: list[str], folder: Path
) -> None:
    """On the invitation, at the table, in the report and by `landfall verify`."""
    assert invitation["deal"] == marks
    south = await (await bob.sit(table, "south")).ready()
    north = await (await ada.sit(table, "north")).ready()
    fresh = [key for key in south.heard[0]["deal"] if key not in marks]
    assert south.heard[0]["deal"] == marks + fresh
    assert fresh in (["deal-anew"], ["deal-since"])
    await play_on(north, south)
    report = await bob.get(f"/api/tables/{table}/report")
    assert report["deal"] == marks + fresh
    assert report["shares"][-1]["share"] == SHARE
    file = folder / "save.landfall.json"
    file.write_bytes((await bob.client.get(f"/api/tables/{table}/save")).content)
    verified = run("verify", str(file), "--lang", "en").out
    assert "Not a clean deal" in verified
    assert SHARE in verified
    for key, words in SAID.items():
        assert (words in verified) == (key in marks), verified
    assert (
        report["commitment"] == load(file.read_bytes()).commitment == south.heard[0]["commitment"]
    )


SAID = {
    "deal-seed": "seed was chosen",
    "deal-position": "set up by hand",
    "deal-imported": "comes from a file",
    "deal-saved": "was saved while only one player was at the table",
}


async def shown(guest: Person, path: str) -> Any:
    return await guest.get(f"/api/invitations/{path.removeprefix('/join/')}")


async def test_a_plain_game_has_no_marks(server: Server, tmp_path: Path) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, share="ab" * 16)
        assert (await shown(bob, card["seats"][1]["link"]))["deal"] == []
        await joined(bob, card["seats"][1]["link"])
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.heard[0]["deal"] == []
        await play_on(north, south)
        assert (await bob.get(f"/api/tables/{card['id']}/report"))["deal"] == []
        assert "ab" * 16 in north.state["seed"]
        file = tmp_path / "save.landfall.json"
        file.write_bytes((await bob.client.get(f"/api/tables/{card['id']}/save")).content)
        assert "A clean deal" in run("verify", str(file), "--lang", "en").out


async def test_a_chosen_seed_gives_no_advantage(server: Server, tmp_path: Path) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, seed=SEED)
        link = card["seats"][1]["link"]
        invitation = await shown(bob, link)
        north = await (await ada.sit(card["id"], "north")).ready()
        assert north.state["view"]["hand"] == hand(foreseen(SEED), "north")
        await joined(bob, link)
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.state["view"]["hand"] != hand(foreseen(SEED), "south")
        # Players already seated get a new hand, too, and their log starts again.
        while north.state["view"]["hand"] == hand(foreseen(SEED), "north"):
            await north.hear()
        assert sum("cards" in event for event in north.events) == 1
        assert (await north.until("table"))["commitment"] == south.heard[0]["commitment"]
        await said_in_four_places(ada, bob, card["id"], invitation, ["deal-seed"], tmp_path)


async def test_a_rigged_position_is_announced(server: Server, tmp_path: Path) -> None:
    position = {"hands": {"north": [99, 98, 97], "south": [10, 11, 12]}, "script": [5] * 50}
    rigged = foreseen(SEED, position)
    assert rigged.commitment != foreseen(SEED).commitment
    async with Person(server.http) as ada, Person(server.http) as bob:
        wanted = {"save": rigged.save().decode(), "seats": {"south": "link"}}
        card = await ada.post("/api/saves", wanted, 201)
        invitation = await shown(bob, card["seats"][1]["link"])
        await joined(bob, card["seats"][1]["link"])
        told = (await (await bob.sit(card["id"], "south")).ready()).heard[0]
        assert told["commitment"] != foreseen(SEED).commitment
        marks = ["deal-position", "deal-imported"]
        await said_in_four_places(ada, bob, card["id"], invitation, marks, tmp_path)
        report = await bob.get(f"/api/tables/{card['id']}/report")
        cards = [e["event"]["north"] for e in report["events"] if e["event"]["type"] == "played"]
        assert cards
        save = await bob.client.get(f"/api/tables/{card['id']}/save")
        # The dice that the position fixes no longer apply once someone else sits down.
        assert load(save.content, to=0).state.chance.script == []


async def test_a_file_foretells_nothing_once_someone_sits_down(
    server: Server, tmp_path: Path
) -> None:
    known = foreseen(SEED)
    for seat in ("north", "south"):
        decision = known.decision(seat)
        assert decision is not None
        known.answer(seat, decision.options[0].id)
    async with Person(server.http) as ada, Person(server.http) as bob:
        wanted = {"save": known.save().decode(), "seats": {"south": "link"}}
        card = await ada.post("/api/saves", wanted, 201)
        invitation = await shown(bob, card["seats"][1]["link"])
        await joined(bob, card["seats"][1]["link"])
        await said_in_four_places(ada, bob, card["id"], invitation, ["deal-imported"], tmp_path)
        save = (await bob.client.get(f"/api/tables/{card['id']}/save")).content
        played = load(save)
        for answer in played.answers[len(known.answers) :]:
            decision = known.decision(answer.seat)
            if decision is None or decision.option(answer.option) is None:
                break  # the foreseen hand is no longer possible
            known.answer(answer.seat, answer.option)
        # A few cards may come in the same order by chance, so the cards drawn from now on decide.
        assert to_come(known) != to_come(played)


def to_come(table: Table) -> list[int]:
    chance = table.state.chance.clone()
    return [chance.draw(1_000, "test") for _ in range(8)]


async def test_a_solo_game_that_was_saved_foretells_nothing(server: Server, tmp_path: Path) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open(name="Ada")
        save = (await ada.client.get(f"/api/tables/{card['id']}/save")).content
        known = load(save)
        links = f"/api/tables/{card['id']}/links"
        key = await ada.post(links, {"kind": "carry", "seat": "south"}, 201)
        invitation = await shown(bob, key["path"])
        await joined(bob, key["path"])
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.state["view"]["hand"] != hand(known, "south")
        await said_in_four_places(ada, bob, card["id"], invitation, ["deal-saved"], tmp_path)


async def test_a_save_after_a_share_makes_the_deal_known_too(server: Server) -> None:
    """The creator's second browser sits down, which redeals everything, and leaves; then comes the save, then the guest."""
    async with Person(server.http) as ada, Person(server.http) as eve, Person(server.http) as bob:
        card = await ada.open(name="Ada")
        table = f"/api/tables/{card['id']}"
        key = await ada.post(f"{table}/links", {"kind": "carry", "seat": "south"}, 201)
        await eve.join(key["path"], "Ada")
        await ada.get(f"{table}/save", 403)
        await ada.post(f"{table}/revoke", {"seat": "south"})
        known = load((await ada.client.get(f"{table}/save")).content)
        assert len(known.shares) == 1
        await ada.post(f"{table}/free", {"seat": "south"}, 204)
        invite = await ada.post(f"{table}/links", {"kind": "invite", "seat": "south"}, 201)
        await joined(bob, invite["path"])
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.heard[0]["deal"] == ["deal-saved", "deal-anew"]
        assert south.state["view"]["hand"] != hand(known, "south")


async def test_removing_a_mark_from_a_save_changes_its_commitment(server: Server) -> None:
    """A save without the mark has a commitment that no table has published."""
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, seed=SEED)
        await joined(bob, card["seats"][1]["link"])
        south = await (await bob.sit(card["id"], "south")).ready()
        north = await (await ada.sit(card["id"], "north")).ready()
        await play_on(north, south)
        kept = load((await bob.client.get(f"/api/tables/{card['id']}/save")).content)
        assert kept.commitment == south.heard[0]["commitment"]
        kept.marks = ()
        assert load(kept.save()).commitment != south.heard[0]["commitment"]


async def test_a_key_to_a_seat_is_not_an_invitation(server: Server) -> None:
    """The creator's second browser takes the seat and gives the guest a key to the same seat."""
    async with Person(server.http) as ada, Person(server.http) as eve, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, name="Ada")
        await eve.join(card["seats"][1]["link"], "Eve")
        links = f"/api/tables/{card['id']}/links"
        key = await eve.post(links, {"kind": "carry", "seat": "south"}, 201)
        invitation = await shown(bob, key["path"])
        assert (invitation["kind"], invitation["devices"]) == ("carry", 1)
        await bob.join(key["path"], "Bob")
        south = await (await bob.sit(card["id"], "south")).ready()
        assert south.heard[0]["seats"][1]["devices"] == 2
        hers = await (await eve.sit(card["id"], "south")).ready()
        await bob.post(f"/api/tables/{card['id']}/revoke", {"seat": "south"})
        assert (await hers.until("error"))["error"]["text"] == "error-seat-lost"
        alone = await south.until("table")
        while "devices" in alone["seats"][1]:
            alone = await south.until("table")
        # Nor can the creator get a key to a seat that someone else holds.
        for kind in ("carry", "invite"):
            for cheat in (ada, eve):
                refused = await cheat.client.post(links, json={"kind": kind, "seat": "south"})
                assert refused.status_code in (403, 404, 409), (kind, refused.text)
        await ada.post(f"/api/tables/{card['id']}/revoke", {"seat": "south"}, 403)
        await ada.post(f"/api/tables/{card['id']}/free", {"seat": "south"}, 409)
        await ada.post(f"/api/tables/{card['id']}/bot", {"seat": "south", "bot": "first"}, 409)


async def test_a_key_made_before_a_seat_was_freed_is_void(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as eve, Person(server.http) as bob:
        card = await ada.open(name="Ada")
        table = f"/api/tables/{card['id']}"
        key = await ada.post(f"{table}/links", {"kind": "carry", "seat": "south"}, 201)
        await ada.post(f"{table}/free", {"seat": "south"}, 204)
        invite = await ada.post(f"{table}/links", {"kind": "invite", "seat": "south"}, 201)
        await bob.join(invite["path"], "Bob")
        refused = await eve.post("/api/join", {"token": key["path"][6:]}, 404)
        assert refused["error"]["text"] == "error-unknown-invitation"
        south = await (await bob.sit(card["id"], "south")).ready()
        assert "devices" not in south.heard[0]["seats"][1]
        assert await sits(eve, card["id"]) is False


async def sits(guest: Person, table: str) -> bool:
    chair: Chair = await guest.sit(table, "south")
    return bool((await chair.hear())["type"] != "error")


async def test_a_second_share_does_not_redeal(server: Server) -> None:
    """Otherwise, a bad hand could be swapped by opening the table on a phone."""
    async with Person(server.http) as ada, Person(server.http) as bob, Person(server.http) as pad:
        card = await ada.open({"south": "link"})
        await joined(bob, card["seats"][1]["link"])
        south = await (await bob.sit(card["id"], "south")).ready()
        before = south.state["view"]["hand"]
        links = f"/api/tables/{card['id']}/links"
        key = await bob.post(links, {"kind": "carry", "seat": "south"}, 201)
        await pad.join(key["path"])
        again = await (await pad.sit(card["id"], "south")).ready()
        assert again.state["view"]["hand"] == before
        assert again.heard[0]["commitment"] != south.heard[0]["commitment"]
        # Coming in again by the same link adds nothing.
        await pad.join(key["path"])
        once_more = await (await pad.sit(card["id"], "south")).ready()
        assert once_more.heard[0]["commitment"] == again.heard[0]["commitment"]


async def test_a_table_with_shares_survives_a_restart(server: Server) -> None:
    async with Person(server.http) as ada, Person(server.http) as bob:
        card = await ada.open({"south": "link"}, seed=SEED)
        await joined(bob, card["seats"][1]["link"])
        north = await (await ada.sit(card["id"], "north")).ready()
        south = await (await bob.sit(card["id"], "south")).ready()
        await north.answer()
        await south.answer()
        server.kill()
        server.start()
        again = await (await bob.sit(card["id"], "south")).ready()
        assert again.state["view"] == south.state["view"]
        assert again.events == south.events
        assert again.heard[0]["commitment"] == south.heard[0]["commitment"]


async def test_nobody_can_sit_down_if_no_share_can_be_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the creator could use up all shares, with browsers of their own, before the guest comes."""
    monkeypatch.setattr(lobby, "MAX_SHARES", 2)
    database = f"sqlite:///{tmp_path / 'shares.sqlite3'}"
    landfall = Landfall(Settings(database=database, static=tmp_path, warm_games=False))
    async with landfall.life():
        hub = landfall.hub
        assert hub is not None
        room = lobby.Lobby(hub)
        card = await room.create("maker", NewTable("parley", "long", seats={"south": "link"}))

        async def sit(guest: str) -> None:
            link = (await room.card(card.id, "maker")).seats[1].link
            assert link is not None
            await room.join(guest, Joining(link.removeprefix("/join/")))
            await Seating(hub).free(card.id, guest, "south")

        await sit("one")
        await sit("two")
        with pytest.raises(TooManySat):
            await sit("three")
        # A player who has added a share may return, and the creator adds none.
        await sit("one")
        await sit("maker")
        assert len((await hub.table(card.id)).record.table.shares) == 2
