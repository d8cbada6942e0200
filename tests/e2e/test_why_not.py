"""“Why not?” is one question about one thing, and works whatever else is shown beside the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_sight import resign

TABLES = [
    pytest.param("omaha", "first-waves", id="omaha"),
    pytest.param("commando", "1A", id="commando"),
    pytest.param("dice", "N01", id="dice"),
]


def at_a_table(server: Server, meet: Meet, game: str, scenario: str) -> Person:
    ada = meet(server, "en", **{f"tips-{game}": "*"})
    others = {"german": "bot:random"} if game == "commando" else {}
    ada.open(game, scenario, others)
    ada.wait_to_be_asked()
    return ada


def switch(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Why not?")


def notice(person: Person) -> Locator:
    return person.page.get_by_text("Tap what you would like to do.")


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_why_not_ends_with_the_next_answer_and_with_the_game(
    server: Server, meet: Meet, game: str, scenario: str
) -> None:
    ada = at_a_table(server, meet, game, scenario)
    switch(ada).click()
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
    expect(notice(ada)).to_be_visible()
    before = ada.asked()
    ada.answer_by_keyboard()
    ada.wait_to_be_asked(before)
    expect(notice(ada)).to_have_count(0)
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    # Nor does the refusal cover the ending.
    switch(ada).click()
    expect(notice(ada)).to_be_visible()
    resign(ada)
    expect(notice(ada)).to_have_count(0)
    ada.page.locator(".ending").get_by_role("link", name="Replay").click()
    ada.page.wait_for_url("**/replay/**")


def test_why_not_does_not_affect_controls_beside_the_map(server: Server, meet: Meet) -> None:
    ada = at_a_table(server, meet, "omaha", "first-waves")
    switch(ada).click()
    track = ada.page.locator("header button.cell.time")
    expect(track).to_have_attribute("aria-expanded", "false")
    track.click()
    expect(track).to_have_attribute("aria-expanded", "true")
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
