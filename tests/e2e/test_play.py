"""Full games in a browser."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.serving import Server
from tests.e2e.test_after import load

from landfall import open_table


def test_a_whole_game_against_the_bot_in_french_by_mouse(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr", forced="yes")
    ada.play_now()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    assert "main de départ" in ada.sentence()
    ada.play_to_the_end("mouse")
    expect(ada.page.get_by_role("heading", name="La partie est terminée")).to_be_visible()
    ada.page.get_by_role("link", name="Rapport").first.click()
    expect(ada.page.get_by_role("heading", name="Résultat")).to_be_visible()
    ada.go()
    expect(ada.page.locator(".mine")).to_contain_text("Terminée")


def test_a_whole_game_in_english_by_keyboard_alone(server: Server, meet: Meet) -> None:
    bob = meet(server, "en")
    bob.go()
    play = bob.page.get_by_role("link", name="Play Operation Commando")
    play.focus()
    bob.page.keyboard.press("Enter")
    start = bob.page.get_by_role("button", name="Start")
    start.focus()
    bob.page.keyboard.press("Enter")
    bob.wait_to_be_asked()
    assert "starting hand" in bob.sentence()
    bob.play_to_the_end("keyboard")
    expect(bob.page.get_by_role("heading", name="The game is over")).to_be_visible()


def before_an_answer_that_can_be_taken_back(folder: Path) -> tuple[Path, int]:
    """A save in which the British decide, and the number of a move after which they decide again.

    If the bot were to move next, its answer would soon make the undo impossible.
    """
    for seed in range(50):
        table = open_table("commando", "1A", seed=seed)
        chance = random.Random(seed)
        while table.outcome is None:
            decision = table.decisions[0]
            for number, option in enumerate(decision.options if decision.seat == "english" else ()):
                tried = table.clone()
                tried.answer("english", option.id)
                if number < 9 and tried.can_undo("english") and tried.decision("english"):
                    file = folder / "undo.landfall.json"
                    file.write_bytes(table.save())
                    return file, number
            table.answer(decision.seat, chance.choice(decision.options).id)
    raise AssertionError("nothing could be taken back in fifty games")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_an_answer_can_be_undone(server: Server, meet: Meet, tmp_path: Path, by: str) -> None:
    ada = meet(server, "en")
    file, number = before_an_answer_that_can_be_taken_back(tmp_path)
    load(ada, file)
    ada.page.get_by_role("button", name="Load", exact=True).click()
    ada.wait_to_be_asked()
    sentence, view = ada.sentence(), ada.view
    ada.page.keyboard.press(str(number + 1))
    chosen = ada.page.locator(f"#answers button[data-option='{number}']")
    expect(chosen).to_be_focused()
    ada.page.keyboard.press("Enter")
    undo = ada.page.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    if by == "mouse":
        undo.click()
    else:
        ada.page.keyboard.press("u")
    expect(ada.page.get_by_test_id("sentence")).to_have_text(sentence)
    ada.wait_to_be_asked()
    assert ada.states[-1]["epoch"] > 0
    assert ada.view == view


def test_both_sides_on_one_screen_never_show_the_other_hand(server: Server, meet: Meet) -> None:
    two = meet(server, "en")
    two.go("/start/commando")
    two.page.get_by_text("Both sides on this screen").click()
    two.page.get_by_role("button", name="Start").click()
    curtain = two.page.locator(".curtain")
    seen = set()
    for _ in range(6):
        expect(curtain).to_be_visible()
        # While the curtain is shown, the page contains no table at all.
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
