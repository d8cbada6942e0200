"""D-Day Dice on phones: everything can be tapped on the board."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import MOST_ANSWERS, Person, those_asked
from tests.e2e.serving import Server
from tests.e2e.test_pages import check

from landfall.core.decisions import Decision
from landfall.games.dice.bot.thumb import thumb
from landfall.games.dice.table.view import View

Choose = Callable[[dict[str, Any], dict[str, Any]], str]
NO_TIPS = {"tips-dice": "*"}


def with_sense() -> Choose:
    chance = random.Random(3)

    def choose(view: dict[str, Any], decision: dict[str, Any]) -> str:
        return thumb(msgspec.convert(view, View), msgspec.convert(decision, Decision), chance)

    return choose


def headlong(view: dict[str, Any], decision: dict[str, Any]) -> str:
    """A bot that keeps the first dice and always advances, so that the game is short."""
    ids = [option["id"] for option in decision["options"]]
    return next((i for i in ids if i.startswith("move:")), "done" if "done" in ids else ids[0])


def tap(person: Person, option: dict[str, Any]) -> None:
    """Tap the answer where it is on the board: dice and the main button, a sector, a card, a button."""
    page = person.page
    verb, _, which = option["id"].partition(":")
    answer = page.locator(f'.dice-table [data-answer="{option["id"]}"]')
    if verb in ("lock", "roll", "cancel") and which.replace(",", "").isdigit():
        for die in which.split(","):
            person.press(page.locator(f'.slot[data-ref="die:{die}"]'))
    elif answer.count() == 0 and option.get("at"):
        person.press(page.locator(f'.dice-table [data-ref="{option["at"][0]}"]').first)
        answer = page.locator(f'[data-answer="{option["id"]}"]')
    person.press(answer.first)
    confirm = page.get_by_test_id("confirm")
    if confirm.count():
        person.press(confirm)


def answer(person: Person, choose: Choose) -> str:
    before = person.asked()
    state = person.states[-1]
    if not before or state["token"] != before:
        person.page.wait_for_timeout(20)
        return ""
    wanted = choose(state["view"], state["decision"])
    tap(person, next(o for o in state["decision"]["options"] if o["id"] == wanted))
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before", arg=before
    )
    return wanted


def until_dice(choose: Choose, *people: Person) -> None:
    """Answer the set-up questions, until everyone has dice to lock."""
    while True:
        people[0].wait_to_be_asked()
        asked = [p for p in people if p.asked() and p.states[-1]["decision"]["text"] != "ask-lock"]
        for person in asked:
            answer(person, choose)
        if not asked:
            break
    for person in people:
        person.wait_to_be_asked()


def test_a_whole_game_alone_on_a_phone_by_touch(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr", phone=True, **NO_TIPS)
    ada.open("dice", "N01", {"p1": "me"})
    choose = with_sense()
    until_dice(choose, ada)
    expect(ada.page.locator(".dice .slot")).to_have_count(6)
    expect(ada.page.locator(".tally")).to_be_visible()
    # No more than two dice can be locked: the first one chosen is dropped.
    for die in (0, 1, 2):
        ada.press(ada.page.locator(f'.slot[data-ref="die:{die}"]'))
    pressed = ada.page.locator('.slot[aria-pressed="true"]')
    expect(pressed).to_have_count(2)
    for die in (1, 2):
        ada.press(ada.page.locator(f'.slot[data-ref="die:{die}"]'))
    expect(ada.page.locator(".actions .main")).to_be_disabled()
    # The odds are shown on request, and the parts of the board by their tabs.
    ada.press(ada.page.locator(".odds").first)
    expect(ada.page.locator("dialog[open]")).to_contain_text("Estimation")
    ada.page.keyboard.press("Escape")
    for tab in ("Terrain", "Cartes", "Dés"):
        ada.press(ada.page.get_by_role("tab", name=tab))
        expect(ada.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    used: set[str] = set()
    for _ in range(MOST_ANSWERS):
        ada.wait_to_be_asked()
        if ada.over():
            break
        used.add(answer(ada, choose).partition(":")[0])
    expect(ada.page.locator(".ending")).to_be_visible()
    # What changed is shown for a moment only.
    expect(ada.page.locator(".resources em")).to_have_count(0)
    assert {"lock", "roll", "move", "done"} <= used
    ada.press(ada.page.locator('.ending a[href*="/report"]'))
    expect(ada.page.locator("section.report")).to_be_visible()


def test_the_full_width_of_a_wide_screen_is_used(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **NO_TIPS)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.open("dice", "N01", {"p1": "me"})
    until_dice(with_sense(), ada)

    def box(what: str) -> tuple[float, float, float, float]:
        found = ada.page.locator(what).bounding_box()
        assert found is not None
        x, y = found["x"], found["y"]
        return x, y, x + found["width"], y + found["height"]

    # The map and the cards share the width; below the map are the resources and the dice.
    board, stage, cards = box(".board"), box(".map-pane .chart"), box(".pane[data-pane=cards]")
    mine, dice = box("div.mine"), box(".pane[data-pane=dice]")
    assert stage[0] == board[0]
    assert abs(stage[2] - cards[0]) < 2
    assert abs(cards[2] - board[2]) < 2
    assert abs(stage[3] - dice[1]) < 2
    assert (mine[0], abs(mine[2] - dice[0]) < 2) == (board[0], True)
    # The table does not have to scroll, and there is room for the cards that are not yet available; they can be folded away.
    assert ada.page.locator(".board").evaluate("(it) => it.scrollHeight <= it.clientHeight")
    expect(ada.page.locator(".cards-pane .row.dim").first).to_be_visible()
    ada.page.locator(".cards-pane summary").first.click()
    expect(ada.page.locator(".cards-pane .row.dim").first).to_be_hidden()


def test_land_and_sea_are_accessible(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **NO_TIPS)
    for options in ({"players": 2}, {"players": 2, "crossing": True}):
        ada.open("dice", "N01", {"p1": "me", "p2": "bot:thumb"}, **options)
        until_dice(with_sense(), ada)
        check(ada)
    ada.page.locator(".odds").first.click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    check(ada)


def test_a_game_on_two_phones(server: Server, meet: Meet) -> None:
    ada, bob = (meet(server, "en", phone=True, **NO_TIPS) for _ in range(2))
    card = ada.open("dice", "N01", {"p1": "me", "p2": "link"}, players=2)
    link = next(seat["link"] for seat in card["seats"] if seat["seat"] == "p2")
    bob.go(link)
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    bob.page.wait_for_url("**/table/**")
    for person, number in ((ada, "1"), (bob, "2")):
        expect(person.page.locator(".head .number")).to_have_text(number)
        person.page.get_by_role("tab", name="Units").click()
        expect(person.page.locator(".units .unit")).to_have_count(1)

    # Both have dice at once: Bob may answer first, and Ada still has the same question.
    until_dice(headlong, ada, bob)
    question = ada.asked()
    ada.page.get_by_role("tab", name="Dice").click()
    ada.page.locator('.slot[data-ref="die:2"]').click()
    answer(bob, headlong)
    bob.page.wait_for_timeout(100)
    assert ada.asked() == question
    # Her selection stays, whatever the other player does.
    expect(ada.page.locator('.slot[aria-pressed="true"]')).to_have_count(1)
    ada.page.locator('.slot[data-ref="die:2"]').click()

    for _ in range(MOST_ANSWERS):
        asked = those_asked(bob, ada)
        if not asked:
            break
        for person in asked:
            answer(person, headlong)
    for person in (ada, bob):
        expect(person.page.locator(".ending")).to_be_visible()
