"""Whole games in a browser."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.serving import Server


def test_a_whole_game_against_the_bot_in_french_by_mouse(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr", forced="yes")
    ada.play_now()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    assert "main de départ" in ada.sentence()
    ada.play_to_the_end("mouse")
    expect(ada.page.get_by_role("heading", name="La partie est terminée")).to_be_visible()
    ada.page.get_by_role("link", name="Rapport").first.click()
    expect(ada.page.get_by_role("heading", name="Issue")).to_be_visible()
    ada.go()
    expect(ada.page.locator(".mine")).to_contain_text("Terminée")


def test_a_whole_game_in_english_by_keyboard_alone(server: Server, meet: Meet) -> None:
    bob = meet(server, "en")
    bob.go()
    play = bob.page.get_by_role("link", name="Play Operation Commando")
    play.focus()
    bob.page.keyboard.press("Enter")
    start = bob.page.get_by_role("button", name="Play now")
    start.focus()
    bob.page.keyboard.press("Enter")
    bob.wait_to_be_asked()
    assert "starting hand" in bob.sentence()
    bob.play_to_the_end("keyboard")
    expect(bob.page.get_by_role("heading", name="The game is over")).to_be_visible()


def test_an_answer_can_be_taken_back(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    ada.play_now()
    undo = ada.page.get_by_test_id("undo")
    for _ in range(150):
        ada.wait_to_be_asked()
        assert not ada.over(), "nothing could be taken back in a whole game"
        sentence, count = ada.sentence(), len(ada.states)
        ada.answer_by_mouse()
        ada.wait_to_be_asked()
        if undo.count():
            break
    assert len(ada.states) > count
    undo.click()
    expect(ada.page.get_by_test_id("sentence")).to_have_text(sentence)
    assert ada.states[-1]["epoch"] > 0


def test_both_sides_on_one_screen_never_show_the_other_hand(server: Server, meet: Meet) -> None:
    two = meet(server, "en")
    two.go("/start/commando")
    two.page.get_by_text("Both sides on this screen").click()
    two.page.get_by_role("button", name="Start").click()
    curtain = two.page.locator(".curtain")
    seen = set()
    for _ in range(6):
        expect(curtain).to_be_visible()
        # Behind the curtain there is no table at all.
        expect(two.page.locator(".board")).to_have_count(0)
        seat = two.page.locator(".curtain h1").inner_text()
        seen.add(seat)
        curtain.get_by_role("button").click()
        two.wait_to_be_asked()
        for _ in range(40):
            if curtain.count() or two.over():
                break
            two.answer_by_mouse()
            two.page.wait_for_function(
                "() => document.querySelector('.curtain, .ending')"
                " || document.querySelector('[data-asked]')?.dataset.asked"
            )
    assert len(seen) == 2
