"""The rule reader: every rule has a page and can be searched, with neighbouring rules, glossary terms and the booklet's
page.
"""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE, Meet
from tests.e2e.serving import Server
from tests.e2e.test_pages import check

#: The panel has slid in completely.
SETTLED = "() => !document.querySelector('.rule-panel').getAnimations().length"


def test_a_rule_is_searched_for_read_and_left_for_the_next(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    ada.go("/rules/omaha")
    page = ada.page
    expect(page.locator(".list a b").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("barrage")
    expect(page.locator(".list a b").first).to_have_text("8.4")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.address}/rules/omaha/8.4")
    expect(page.locator("h1")).to_have_text("8.4 Tank barrage")
    expect(page.locator("h1 mark")).to_have_text("barrage")
    expect(page.locator("article")).to_contain_text("Rules booklet, page 30")
    expect(page.locator("article table th[scope=col]").first).to_be_visible()
    # The glossary terms of the rule, each with the rule that defines it.
    page.locator("dd a", has_text="6.2").first.click()
    expect(page.locator("h1")).to_contain_text("Fields of fire")
    page.go_back()
    # The neighbouring rules, by link and by key.
    page.locator("a[rel=next]").click()
    expect(page).to_have_url(f"{server.address}/rules/omaha/8.41")
    page.locator("h1").click()
    page.keyboard.press("k")
    expect(page).to_have_url(f"{server.address}/rules/omaha/8.4")
    check(ada)


def test_the_glossary_in_french_on_a_phone(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr", phone=True)
    ada.go("/rules/commando/glossary")
    page = ada.page
    expect(page.locator("h1")).to_have_text("Glossaire")
    names = page.locator("dt").all_inner_texts()
    assert len(names) > 10
    page.get_by_role("searchbox").fill("effectifs")
    expect(page.locator("dt").first).to_have_text("Point d’Effectifs")
    assert page.locator("dt").count() < len(names)
    check(ada)
    page.locator("dd a").first.click()
    expect(page.locator("h1 .number")).to_be_visible()
    expect(page.locator("article")).to_contain_text("Livret de règles, page")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "nothing is wider than the phone"


def test_an_unknown_rule_is_reported(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    ada.go("/rules/omaha/99.9")
    expect(ada.page.locator("article")).to_contain_text("99.9")
    ada.page.get_by_role("searchbox").fill("zeppelin")
    expect(ada.page.locator(".list")).to_contain_text("No rule contains “zeppelin”.")


def test_a_number_opens_the_rule_beside_the_board(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    page = ada.page
    page.locator(".prompt .rule-number").first.click()
    panel = page.locator(".rule-panel")
    expect(panel.locator("h2 .number")).to_have_text("10.1")
    page.wait_for_function(SETTLED)
    # Beside the board, not over it.
    board, beside = page.locator(".room > .board").bounding_box(), panel.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"] + 1
    # Neighbours by key, rules of the same chapter by chip, others by search.
    page.keyboard.press("j")
    expect(panel.locator("h2 .number")).to_have_text("10.11")
    page.keyboard.press("k")
    expect(panel.locator("h2 .number")).to_have_text("10.1")
    panel.locator(".chips button", has_text="10.12").first.click()
    expect(panel.locator("h2 .number")).to_have_text("10.12")
    page.keyboard.press("/")
    page.keyboard.type("barrage")
    page.keyboard.press("Enter")
    expect(panel.locator("h2")).to_have_text("8.4 Tank barrage")
    expect(panel.locator("h2 mark")).to_have_text("barrage")
    expect(panel.locator("table th[scope=col]").first).to_be_visible()
    expect(panel.locator(".example")).to_be_visible()
    expect(panel).to_contain_text("Rules booklet, page 30")
    panel.locator("dd a", has_text="6.2").first.click()
    expect(panel.locator("h2")).to_contain_text("Fields of fire")
    check(ada)
    # If unpinned, the panel closes at a move; if pinned, it stays until it is closed.
    panel.get_by_role("button", name="Keep open while you play").click()
    ada.answer_by_mouse()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Keep open while you play").click()
    ada.wait_to_be_asked()
    ada.answer_by_mouse()
    expect(panel).to_have_count(0)


def test_escape_closes_the_rule_and_gives_the_focus_back(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr", phone=True)
    ada.open("commando", "1A", {"english": "me", "german": "bot:thumb"})
    ada.wait_to_be_asked()
    page = ada.page
    page.locator(".prompt .rule-number").first.click()
    panel = page.locator(".rule-panel")
    expect(panel.locator("h2 .number")).to_be_visible()
    page.wait_for_function(SETTLED)
    box = panel.bounding_box()
    assert box is not None
    assert abs(box["height"] - 0.85 * PHONE[1]) < 2
    assert abs(box["y"] + box["height"] - PHONE[1]) < 2
    check(ada)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt .rule-number").first).to_be_focused()


def test_the_rules_can_be_read_before_a_game(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    ada.go("/start/commando")
    ada.page.get_by_role("link", name="Rules").click()
    expect(ada.page.locator("h1 .number")).to_have_text("0.1")
    # The rest of the chapter can be read on from there, but no other chapter.
    numbers = ada.page.locator(".following h3 .number").all_inner_texts()
    assert numbers[:2] == ["0.2", "0.3"]
    assert all(number.startswith("0.") for number in numbers)
