"""A hint: asked for, read, seen on the board, followed, and not available against another person."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_pages import check
from tests.e2e.test_together import invite, sit_down

MOST_ANSWERS = 40


def hints(person: Person) -> list[dict[str, object]]:
    return [message["hint"] for message in person.received if message["type"] == "hint"]


def several(person: Person) -> bool:
    return len(person.states[-1]["decision"]["options"]) > 1


def test_hints_are_shown_and_followed_in_easy_fox(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    button, card = ada.page.get_by_test_id("hint-button"), ada.page.get_by_test_id("hint")
    done = 0
    for _ in range(MOST_ANSWERS):
        ada.wait_to_be_asked()
        if done == 4:
            break
        if not several(ada):
            expect(button).to_have_count(0)
            ada.answer_by_keyboard()
            continue
        before = ada.asked()
        if done % 2:
            ada.page.keyboard.press("h")
        else:
            button.click()
        agree = ada.page.get_by_test_id("hint-do")
        expect(agree).to_be_visible()
        expect(card.locator("li").first).not_to_be_empty()
        if not done:
            check(ada)
        hinted = str(hints(ada)[-1]["option"])
        asked = ada.states[-1]["decision"]
        places = next(o.get("at", []) for o in asked["options"] if o["id"] == hinted)
        if any(place.startswith(("unit:", "hex:", "box:")) for place in places):
            expect(ada.page.locator(".over polygon.ring").first).to_be_attached()
        # Nothing has happened yet; now follow the hint.
        assert ada.asked() == before
        expect(agree).to_be_focused()
        ada.page.keyboard.press("Enter")
        confirm = ada.page.get_by_test_id("confirm")
        ada.page.wait_for_function(
            "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before"
            " || document.querySelector('dialog[open]')",
            arg=before,
        )
        if confirm.count():
            confirm.click()
        ada.wait_to_be_asked(before)
        expect(card).to_have_count(0)
        done += 1
    assert done == 4


def test_a_hint_can_be_closed_and_requested_again(server: Server, meet: Meet) -> None:
    bea = meet(server, "fr", phone=True)
    bea.open("commando", "1A", {"german": "bot:thumb"})
    bea.wait_to_be_asked()
    button, card = bea.page.get_by_test_id("hint-button"), bea.page.get_by_test_id("hint")
    while not several(bea):
        bea.answer_by_keyboard()
        bea.wait_to_be_asked()
    button.click()
    expect(bea.page.get_by_role("button", name="Jouer ce coup")).to_be_visible()
    check(bea)
    wide = bea.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    said = card.inner_text()
    bea.page.get_by_test_id("hint-dismiss").click()
    expect(card).to_have_count(0)
    assert bea.page.locator("[data-hint]").count() == 0
    button.click()
    expect(bea.page.get_by_test_id("hint-do")).to_be_visible()
    assert card.inner_text() == said
    bea.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_hint_comes_before_a_tip(server: Server, meet: Meet) -> None:
    novice = meet(server, "en", **{"tips-omaha": ""})
    novice.open("omaha", "easy-fox")
    novice.wait_to_be_asked()
    for _ in range(MOST_ANSWERS):
        novice.wait_to_be_asked()
        if several(novice) and novice.page.get_by_test_id("tip").count():
            break
        novice.answer_by_keyboard()
    tip = novice.page.get_by_test_id("tip")
    expect(tip).to_be_visible()
    novice.page.get_by_test_id("hint-button").click()
    expect(novice.page.get_by_test_id("hint-do")).to_be_visible()
    expect(tip).to_have_count(0)
    novice.page.get_by_test_id("hint-dismiss").click()
    expect(tip).to_be_visible()


def test_each_side_on_a_shared_screen_gets_its_own_hints(server: Server, meet: Meet) -> None:
    two = meet(server, "en")
    two.open("commando", "1A", {"english": "me", "german": "me"})
    curtain = two.page.locator(".curtain")
    seats: set[str] = set()
    for _ in range(MOST_ANSWERS):
        two.page.wait_for_function(
            "() => document.querySelector('.curtain')"
            " || document.querySelector('[data-asked]')?.dataset.asked"
        )
        if curtain.count():
            expect(two.page.get_by_test_id("hint")).to_have_count(0)
            curtain.get_by_role("button").click()
        two.wait_to_be_asked()
        # Two sockets are open: the hint is sent on the one that has the decision.
        asked = two.asked()
        decision = next(s for s in reversed(two.states) if s["token"] == asked)["decision"]
        if len(decision["options"]) > 1 and decision["seat"] not in seats:
            two.page.keyboard.press("h")
            expect(two.page.get_by_test_id("hint-do")).to_be_visible()
            two.page.keyboard.press("Escape")
            seats.add(decision["seat"])
        if len(seats) == 2:
            break
        two.answer_by_keyboard()
    assert seats == {"english", "german"}


def test_no_hints_between_people(server: Server, meet: Meet) -> None:
    ada, bob = meet(server, "en"), meet(server, "en")
    sit_down(bob, invite(server, ada))
    expect(ada.page.locator(".lobby")).to_have_count(0)
    for person in (ada, bob):
        expect(person.page.get_by_test_id("sentence")).to_be_visible()
        expect(person.page.get_by_test_id("hint-button")).to_have_count(0)
        person.page.keyboard.press("h")
        expect(person.page.get_by_test_id("hint")).to_have_count(0)
