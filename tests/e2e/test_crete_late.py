"""Operation Mercury: the last turn of a scenario by mouse, and a turn of the largest one by touch."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_crete import TIPS, by_finger, give, plain_answer

from landfall.core.positions import open_position

MOST = 60


def evening_at_maleme() -> bytes:
    """Scenario 7, 22 May 1900: two companies are next to the runway, which one German company holds."""
    position = {
        "day": 22,
        "hour": "1900",
        "units": [
            {"unit": "NZ-28-A", "at": "W14.07"},
            {"unit": "NZ-28-B", "at": "W15.08"},
            {"unit": "RAM-4", "at": "W11.05"},
        ],
        "leaders": {"L-HAR": "NZ-28-A"},
        "control": {"W09.04": "german", "W10.04": "german", "W11.05": "german"},
        "cp": {"2NZ": 6, "7FL": 2, "5GEB": 3},
        "dp": {"2NZ": 0, "7FL": 0, "5GEB": 0},
    }
    document = {"game": "crete", "scenario": "7", "options": {}, "position": position}
    return open_position(json.dumps(document)).save()


def move_on_the_map(person: Person) -> None:
    """Click a counter, an action, then the target hex: no list, no key."""
    before = person.asked()
    person.page.locator(".pieces button.counter.glow").first.click()
    move = person.page.locator('[data-testid=card] [data-answer^="move:"]')
    move.first.click()
    person.wait_to_be_asked(before)
    asked = next(state["decision"] for state in reversed(person.states) if state["decision"])
    hexes = [one["id"][3:] for one in asked["options"] if one["id"].startswith("to:")]
    before = person.asked()
    for to in (one for one in hexes if "/" not in one):
        box = person.page.locator(f"polygon[data-hex='{to}']").bounding_box()
        # Well inside the map, not below something that covers it.
        if box is None or not (450 < box["x"] < 850 and 150 < box["y"] < 500):
            continue
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # In column too: both are offered at the hex.
        person.page.locator(".offer button").first.click()
        person.wait_to_be_asked(before)
        return
    raise AssertionError(f"no hex in view to go to: {hexes}")


def test_the_last_turn_of_scenario_7_by_mouse_alone(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    ada.take_up(evening_at_maleme(), {"allied": "me", "german": "bot:thumb"})
    moved = False
    for _ in range(MOST):
        ada.wait_to_be_asked()
        if ada.over():
            break
        if not moved and "who does what" in ada.sentence():
            move_on_the_map(ada)
            moved = True
            continue
        give(ada, plain_answer(ada))
    # G25: the runway is still German, and no Allied zone covers two of its hexes.
    expect(ada.page.locator(".ending")).to_be_visible()
    assert moved


def test_a_turn_of_scenario_6_by_touch_on_a_tablet(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    zoe = Person(context, server.address, "en", TIPS, touch=True)
    zoe.open("crete", "6", {"german": "bot:thumb"})
    zoe.wait_to_be_asked()
    # The side panel is folded away: cup, points and victory are in a strip below the map.
    strip = zoe.page.get_by_test_id("strip")
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("CP")
    first, moved = zoe.view["turn"], False
    for _ in range(MOST):
        zoe.wait_to_be_asked()
        if zoe.view["turn"] > first:
            break
        if not moved and "who does what" in zoe.sentence():
            # 211 units: those that can act are large enough for a finger.
            moved = by_finger(zoe)
            continue
        give(zoe, plain_answer(zoe), tap=True)
    assert zoe.view["turn"] > first
    assert moved
    assert zoe.troubles == []
    context.close()
