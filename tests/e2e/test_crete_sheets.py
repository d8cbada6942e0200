"""Operation Mercury: standing orders as a sheet, the campaign on one screen, a turn by mouse and one by finger."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_crete import TIPS, give, plain_answer, until_somebody_acts

#: Answers of a part of scenario 7 by mouse; the whole of it takes some hundred.
PART = 25


def test_an_order_is_changed_by_one_press_and_its_effect_is_shown(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en", **TIPS)
    ada.open("crete", "L")
    until_somebody_acts(ada)
    ada.page.get_by_test_id("orders").click()
    sheet = ada.page.get_by_test_id("order-sheet")
    # G33: the default is marked, and the questions a turn are told.
    fire = sheet.locator("li").first
    expect(fire.get_by_role("button", name="all fire")).to_have_attribute("aria-pressed", "true")
    expect(fire.locator("small")).to_have_text("usual")
    expect(sheet).to_contain_text("questions a turn")
    fire.get_by_role("button", name="from 5").click()
    expect(fire.get_by_role("button", name="from 5")).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet).to_be_hidden()
    expect(ada.page.get_by_test_id("orders")).to_contain_text("from 5")
    # The window that was open is open again.
    expect(ada.page.get_by_test_id("sentence")).to_contain_text("who does what")


def test_the_campaign_screen_leads_to_a_front(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    ada.open("crete", "11")
    ada.wait_to_be_asked()
    ada.page.locator("button.isle").click()
    screen = ada.page.get_by_test_id("island")
    expect(screen.locator("[data-front]")).to_have_count(7)
    # S5: morale is told as a sum.
    expect(screen).to_contain_text("at the start, and ceiling")
    ada.page.get_by_role("button", name="Off-map chart").click()
    expect(ada.page.get_by_test_id("chart").locator("[data-box]")).to_have_count(10)
    ada.page.get_by_role("button", name="Diary").click()
    expect(ada.page.get_by_test_id("diary-page")).to_contain_text("20 May")
    ada.page.get_by_role("button", name="Campaign").first.click()
    screen.locator("[data-front=Heraklion]").click()
    expect(screen).to_be_hidden()


def test_a_part_of_the_counter_attack_at_maleme_by_mouse(server: Server, meet: Meet) -> None:
    zoe = meet(server, "en", **TIPS)
    zoe.open("crete", "7", {"german": "bot:thumb"})
    acted = 0
    for _ in range(PART):
        zoe.wait_to_be_asked()
        if zoe.over():
            break
        acted += by_mouse(zoe)
    assert acted >= 3


def by_mouse(person: Person) -> int:
    """A glowing counter, then what it does; what has no place on the map is answered beside the question."""
    if "who does what" not in person.sentence():
        give(person, plain_answer(person))
        return 0
    before = person.asked()
    glowing = person.page.locator(".pieces > .stack button.counter.glow:visible")
    deeds = person.page.locator("[data-testid=card] [data-answer]:visible")
    for place in range(min(3, glowing.count())):
        glowing.nth(place).click(force=True)
        if not deeds.count():
            # A stack fans out first.
            person.page.locator(".pieces button.counter.glow:visible").first.click(force=True)
        if deeds.count():
            deeds.first.click()
            person.wait_to_be_asked(before)
            return 1
    give(person, plain_answer(person))
    return 0


def test_a_turn_of_scenario_6_by_touch_on_a_tablet(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True, locale="fr-FR"
    )
    ana = Person(context, server.address, "fr", TIPS)
    ana.open("crete", "6", {"german": "bot:thumb"})
    ana.wait_to_be_asked()
    first = ana.view["turn"]
    for _ in range(120):
        ana.wait_to_be_asked(timeout=120_000)
        if ana.view["turn"] > first:
            break
        give(ana, plain_answer(ana), tap=True)
    assert ana.view["turn"] > first
    assert ana.troubles == []
    context.close()
