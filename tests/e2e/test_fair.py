"""An unusual deal is announced before you sit down, and at the table; a key to a seat is not an invitation."""

from __future__ import annotations

from playwright.sync_api import Route, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server

SEATS = {"english": "me", "german": "link"}


def sit(guest: Person, path: str, label: str, button: str) -> None:
    guest.go(path)
    guest.page.get_by_label(label).fill("Bob")
    guest.page.get_by_role("button", name=button).click()
    guest.page.wait_for_url("**/table/**")


def test_a_chosen_seed_is_announced_on_the_invitation_at_the_table_and_in_the_report(
    server: Server, meet: Meet
) -> None:
    ada, bob = meet(server, "en"), meet(server, "fr", phone=True)
    card = ada.open("commando", "1A", SEATS)
    expect(ada.page.get_by_test_id("deal")).to_contain_text("The seed was chosen, not drawn.")
    ada.wait_to_be_asked()
    before = ada.view
    link = card["seats"][1]["link"]
    bob.go(link)
    expect(bob.page.get_by_test_id("deal")).to_contain_text("La graine a été choisie")
    expect(bob.page.locator("main")).to_contain_text("votre navigateur ajoute sa propre part")
    sit(bob, link, "Votre nom à la table", "Prendre la place")
    expect(bob.page.get_by_test_id("deal")).to_contain_text("Tout a été redistribué")
    assert bob.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # The creator now has a different hand, and the log shows only one deal.
    expect(ada.page.get_by_test_id("deal")).to_contain_text("dealt again")
    assert ada.view != before
    ada.page.get_by_test_id("deal").get_by_role("button", name="Close").click()
    expect(ada.page.get_by_test_id("deal")).to_have_count(0)
    expect(ada.page.locator(".players")).to_contain_text("Not a clean deal")

    # The creator closes the table: nobody has won, and the report says how it was dealt.
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.locator(".sure").get_by_role("button", name="Close the table").click()
    for person, said in ((ada, "The table was closed"), (bob, "La table a été fermée")):
        expect(person.page.locator(".ending")).to_contain_text(said)
    bob.go(f"/report/{card['id']}")
    expect(bob.page.get_by_test_id("deal")).to_contain_text("La graine a été choisie")
    expect(bob.page.locator("main")).to_contain_text("ajouté à la graine après 0")


def test_a_plain_game_has_no_notice(server: Server, meet: Meet) -> None:
    ada, bob = meet(server, "en"), meet(server, "en")
    ada.go("/start/commando")
    ada.page.get_by_label("Your name at the table").fill("Ada")
    ada.page.get_by_text("Another player, by link").click()
    ada.page.get_by_role("button", name="Start").click()
    field = ada.page.locator(".lobby input")
    expect(field).to_be_visible()
    link = field.input_value().removeprefix(server.address)
    bob.go(link)
    expect(bob.page.get_by_role("button", name="Take the seat")).to_be_visible()
    expect(bob.page.get_by_test_id("deal")).to_have_count(0)
    # Nobody can take another player's name.
    bob.page.get_by_label("Your name at the table").fill("ＡＤＡ")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("already has that name")
    sit(bob, link, "Your name at the table", "Take the seat")
    ada.wait_to_be_asked()
    expect(bob.page.locator(".players")).to_contain_text("Ada")
    expect(bob.page.get_by_test_id("deal")).to_have_count(0)
    bob.page.get_by_role("button", name="Chat").click()
    bob.page.get_by_label("Write to the table").fill("Hello")
    bob.page.get_by_role("button", name="Send").click()
    expect(bob.page.locator(".chat li")).to_contain_text("German Bob Hello")


def test_a_key_is_labelled_as_one_and_can_be_revoked(server: Server, meet: Meet) -> None:
    ada, bob = meet(server, "en"), meet(server, "en")
    card = ada.open("commando", "1A", {"english": "me", "german": "me"})
    path: str = ada.page.evaluate(
        """async (id) => {
          const headers = {'Content-Type': 'application/json'};
          const body = JSON.stringify({kind: 'carry', seat: 'german'});
          const made = await fetch(`/api/tables/${id}/links`, {method: 'POST', headers, body});
          return (await made.json()).path;
        }""",
        card["id"],
    )
    bob.go(path)
    expect(bob.page.get_by_role("alert")).to_contain_text("a seat that another device holds")
    sit(bob, path, "Your name at the table", "It is my seat")
    expect(bob.page.locator(".players")).to_contain_text("on 2 devices")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Only on this device").click()
    expect(bob.page.locator(".players")).not_to_contain_text("on 2 devices")


def test_a_name_typed_before_the_server_responds_is_kept(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    held: list[Route] = []
    ada.page.route("**/api/me", lambda route: held.append(route))
    with ada.page.expect_request("**/api/me"):
        ada.go("/start/commando")
    field = ada.page.get_by_label("Your name at the table")
    field.fill("Ada")
    with ada.page.expect_response("**/api/me"):
        held.pop().continue_()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_url("**/table/**")
    expect(ada.page.locator(".players")).to_contain_text("Ada")
