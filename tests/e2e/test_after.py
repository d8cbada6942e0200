"""Saves, replays and reports."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server

from landfall import open_table


def a_save(folder: Path, answers: int | None = None) -> Path:
    """A game of random answers: to its end, or only this many."""
    table = open_table("commando", "1A", seed="e2e")
    chance = random.Random(3)
    given = 0
    while table.outcome is None and given != answers:
        decision = table.decisions[0]
        table.answer(decision.seat, chance.choice(decision.options).id)
        given += 1
    file = folder / "game.landfall.json"
    file.write_bytes(table.save())
    return file


def load(person: Person, file: Path) -> None:
    person.go()
    expect(person.page.locator(".games a.button").first).to_be_visible()
    person.page.locator("input[type=file]").set_input_files(file)


def test_a_save_can_be_continued(server: Server, meet: Meet, tmp_path: Path) -> None:
    ada = meet(server, "en")
    load(ada, a_save(tmp_path, 12))
    ada.page.get_by_role("button", name="Load", exact=True).click()
    ada.page.wait_for_url("**/table/**")
    ada.wait_to_be_asked()
    ada.answer_by_mouse()
    ada.page.get_by_role("button", name="Menu").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Export the save").click()
    assert download.value.suggested_filename.endswith(".landfall.json")


@pytest.mark.parametrize("broken", ["no save at all", '{"format": 1, "game": "commando"}'])
def test_a_file_that_is_not_a_save_is_refused_with_the_reason(
    server: Server, meet: Meet, tmp_path: Path, broken: str
) -> None:
    ada = meet(server, "fr")
    file = tmp_path / "broken.json"
    file.write_text(broken)
    load(ada, file)
    expect(ada.page.get_by_role("alert")).to_contain_text("Impossible de charger cette sauvegarde")


def test_a_finished_game_is_replayed_and_reported(
    server: Server, meet: Meet, tmp_path: Path
) -> None:
    ada = meet(server, "en")
    load(ada, a_save(tmp_path))
    expect(ada.page.locator(".ending")).to_be_visible()
    ada.page.locator(".ending").get_by_role("link", name="Replay").click()
    position = ada.page.get_by_test_id("position")
    expect(position).to_contain_text("Move 0 of")
    ada.page.get_by_role("button", name="Next move").click()
    expect(position).to_contain_text("Move 1 of")
    # With open cards, the opponent's hand is face up too.
    theirs = ada.page.locator(".opponent .hand .card")
    expect(theirs.first).to_be_visible()
    expect(ada.page.locator(".opponent .hand .card.down")).to_have_count(0)
    slider = ada.page.get_by_label("Position in the game")
    slider.focus()
    ada.page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(position).to_have_text(f"Move {last} of {last}")
    expect(ada.page.locator(".log li").last).to_be_visible()
    ada.page.get_by_label("Point of view").select_option("german")
    expect(ada.page.locator(".board [data-ref]").first).to_be_visible()
    ada.page.get_by_role("button", name="To the start").click()
    expect(ada.page.locator(".opponent .hand .card.down").first).to_be_visible()
    ada.page.get_by_test_id("play").click()
    expect(position).not_to_contain_text("Move 0 of")

    ada.go(ada.page.url.removeprefix(server.address).replace("/replay/", "/report/"))
    expect(ada.page.get_by_role("heading", name="Outcome")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Timeline")).to_be_visible()
    expect(ada.page.locator("#fair ~ p.fair").first).to_contain_text("e2e")


def test_on_a_phone_an_open_hand_can_be_read(server: Server, meet: Meet, tmp_path: Path) -> None:
    ada = meet(server, "fr", phone=True)
    load(ada, a_save(tmp_path))
    ada.page.locator(".ending").get_by_role("link", name="Revoir la partie").click()
    theirs = ada.page.locator(".opponent .hand .card")
    expect(theirs.first).to_be_visible()
    box = theirs.first.bounding_box()
    assert box is not None
    assert box["width"] >= 84
    # A tap shows the full hand, with the effects of the cards.
    theirs.first.tap()
    expect(ada.page.get_by_role("dialog").locator(".card .text").first).to_be_visible()
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
