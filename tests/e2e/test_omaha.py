"""D-Day at Omaha Beach: a person's whole turn, on the map and by the list of answers."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server

MOST_ANSWERS_A_TURN = 60


def decision(person: Person) -> str:
    asked = person.states[-1]["decision"]
    return asked["text"] if asked else ""


def choose_on_the_map(person: Person) -> None:
    """A unit that glows is clicked: its stack fans out, and what it may do is asked."""
    before = person.asked()
    unit = person.page.locator(".stack .glow").first
    unit.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before", arg=before
    )


def test_a_whole_turn_of_easy_fox(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.go("/start/omaha")
    ada.page.locator(".now button").click()
    ada.wait_to_be_asked()
    expect(ada.page.get_by_role("application", name="The map of Omaha")).to_be_visible()
    on_the_map = 0
    for _ in range(MOST_ANSWERS_A_TURN):
        ada.wait_to_be_asked()
        if ada.view["turn"] > 1:
            break
        if decision(ada) == "ask-actions" and on_the_map < 2:
            choose_on_the_map(ada)
            on_the_map += 1
        else:
            ada.answer_by_keyboard()
    assert ada.view["turn"] == 2
    assert on_the_map > 0
    types = {event["type"] for state in ada.states for event in state["events"]["list"]}
    # The system's part ran by itself and was told: cards, landings, the phases of the turn.
    assert {"card-drawn", "unit-landed", "phase-began"} <= types
