"""Two browsers at one table, and a spectator."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import MOST_ANSWERS, Person, those_asked
from tests.e2e.saves import by_thumb
from tests.e2e.serving import Server

#: Two people take over a bot's game this many answers before its end.
LAST = 12


def invite(server: Server, host: Person) -> str:
    """A table with a free seat, and the link to it."""
    host.go("/start/commando")
    host.page.get_by_label("Your name at the table").fill("Ada")
    host.page.get_by_text("Another player, by link").click()
    host.page.get_by_role("button", name="Start").click()
    field = host.page.locator(".lobby input")
    expect(field).to_be_visible()
    link = field.input_value()
    assert link.startswith(server.address + "/join/")
    return link.removeprefix(server.address)


def sit_down(guest: Person, link: str) -> None:
    guest.go(link)
    expect(guest.page.locator("main")).to_contain_text("Ada invites you")
    guest.page.get_by_label("Your name at the table").fill("Bob")
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.page.wait_for_url("**/table/**")


def take_turns(*people: Person, answers: int = MOST_ANSWERS) -> None:
    for _ in range(answers):
        asked = those_asked(*people)
        if not asked:
            return
        asked[0].answer_by_mouse()


def test_a_game_by_invitation_one_of_them_on_a_phone(server: Server, meet: Meet) -> None:
    ada, bob = meet(server, "en"), meet(server, "en", phone=True)
    link = invite(server, ada)
    sit_down(bob, link)
    expect(ada.page.locator(".lobby")).to_have_count(0)
    expect(ada.page.locator(".players")).to_contain_text("Bob")
    # Nothing is wider than the phone's screen.
    assert bob.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Write to the table").fill("Good luck")
    ada.page.get_by_role("button", name="Send").click()
    bob.page.get_by_role("button", name="Chat").click()
    expect(bob.page.locator(".chat")).to_contain_text("Good luck")
    bob.page.get_by_role("button", name="Table").click()

    take_turns(ada, bob, answers=24)
    assert ada.view["turn"] > 0

    late = meet(server, "en")
    late.go(link)
    expect(late.page.get_by_role("alert")).to_contain_text("This seat is taken")


def test_both_players_see_the_ending_one_of_them_on_a_phone(server: Server, meet: Meet) -> None:
    ada, bob = meet(server, "en"), meet(server, "en", phone=True)
    save = by_thumb("commando", "1A", "link", LAST)
    card = ada.take_up(save, {"english": "me", "german": "link"})
    bob.go(next(seat["link"] for seat in card["seats"] if seat["seat"] == "german"))
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.press(bob.page.get_by_role("button", name="Take the seat"))
    bob.page.wait_for_url("**/table/**")
    take_turns(ada, bob)
    for person in (ada, bob):
        expect(person.page.locator(".ending")).to_be_visible()
    # What was hidden is now shown to both, and is the same.
    assert ada.states[-1]["outcome"] == bob.states[-1]["outcome"]
    assert ada.states[-1]["seed"] == bob.states[-1]["seed"] is not None


def test_a_spectator_sees_no_hand(server: Server, meet: Meet) -> None:
    ada, eve = meet(server, "en"), meet(server, "en")
    ada.open("commando", "1A", {"german": "bot:thumb"})
    ada.wait_to_be_asked()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Spectator link").click()
    link = ada.page.locator("dialog input[readonly]").input_value()
    ada.page.keyboard.press("Escape")
    eve.go(link.removeprefix(server.address))
    eve.page.get_by_role("button", name="Watch").click()
    expect(eve.page.locator(".log")).to_be_visible()
    for _ in range(15):
        ada.wait_to_be_asked()
        if ada.over():
            break
        ada.answer_by_mouse()
    eve.page.wait_for_function("() => document.querySelectorAll('.log li').length > 3")

    assert eve.states
    for state in eve.states:
        assert state["decision"] is None
        assert state["token"] is None
        for side in ("english", "german"):
            assert state["view"][side]["hand"] is None
            assert state["view"][side]["known"] is None
        for event in state["events"]["list"]:
            if event["type"] in ("hand-dealt", "cards-drawn"):
                assert "cards" not in event
    # No message to Eve contains the cards in Ada's hand that were never played.
    played = json.dumps([state["events"] for state in eve.states] + [eve.view])
    hidden = [card for card in ada.view["english"]["hand"] if f"card:{card}" not in played]
    raw = json.dumps(eve.received)
    assert [card for card in hidden if f"card:{card}" in raw] == []
    expect(eve.page.locator("#answers")).to_have_count(0)
