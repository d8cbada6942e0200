"""Operation Mercury: a player leaves a campaign for a night, and the page then says at once what happened and what to do."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_crete import TIPS, give, plain_answer

from landfall.core.positions import open_position

#: Two turns of a few units: about thirty answers from both sides.
MOST = 80


def evening_of_23_may() -> str:
    """Campaign 12, with few units so that a night passes quickly; the mountain troops land meanwhile."""
    position = {
        "day": 23,
        "hour": "1900",
        "morale": 14,
        "units": [
            {"unit": "NZ-28-A", "at": "W14.07"},
            {"unit": "NZ-28-B", "at": "W15.08"},
            {"unit": "NZ-20-A", "at": "W22.08"},
            {"unit": "RAM-4", "at": "W11.05"},
        ],
        "leaders": {"L-HAR": "NZ-28-A"},
        "control": {"W09.04": "german", "W10.04": "german", "W11.05": "german"},
        "cp": {"2NZ": 5, "CREFORCE": 5, "7FL": 6, "5GEB": 6},
        "dp": {"2NZ": 0, "CREFORCE": 0, "7FL": 0, "5GEB": 0},
    }
    document = {"game": "crete", "scenario": "12", "options": {}, "position": position}
    return open_position(json.dumps(document)).save().decode()


def play_until(person: Person, day: int) -> None:
    """Play to the first chit of that day: the strikes before it open the campaign sheet by themselves."""
    for _ in range(MOST):
        person.wait_to_be_asked()
        if person.view["day"] == day and "who does what" in person.sentence():
            return
        give(person, plain_answer(person))
    raise AssertionError(f"{day} May never came: {person.sentence()}")


def test_a_returning_player_sees_what_happened(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    ada.take_up(evening_of_23_may(), {"german": "me", "allied": "me"})
    table = ada.page.url
    ada.wait_to_be_asked()
    # Ada looks in the evening, and leaves.
    ada.page.goto(f"{server.address}/")
    # The night is played in another window, as by an opponent.
    night = meet(server, "en", **TIPS)
    night.context.add_cookies(
        [
            {"name": one["name"], "value": one["value"], "url": server.address}
            for one in ada.context.cookies()
        ]
    )
    night.page.goto(table)
    play_until(night, 24)
    # In the morning the page opens with what happened, and the question is above it.
    ada.page.goto(table)
    ada.wait_to_be_asked()
    island = ada.page.get_by_test_id("island")
    expect(island).to_contain_text("Since you last looked")
    expect(island.locator(".news li")).not_to_have_count(0)
    expect(island.locator(".news")).not_to_contain_text("Nothing has changed")
    expect(ada.page.get_by_test_id("sentence")).to_be_visible()
    # The diary opens at the page of the day before.
    ada.page.get_by_role("button", name="Diary").click()
    expect(ada.page.get_by_test_id("diary-page").locator("h1")).to_contain_text("23 May")
    # A line of news leads to its place on the map.
    ada.page.get_by_role("button", name="Campaign", exact=True).first.click()
    ada.page.locator(".news button:enabled").first.click()
    expect(island).to_be_hidden()
