"""D-Day at Omaha Beach: a player's full turns, on the map and from the list of answers."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_pages import check

MOST_ANSWERS = 120


def decision(person: Person) -> str:
    asked = person.states[-1]["decision"]
    return asked["text"] if asked else ""


def choose_on_the_map(person: Person) -> None:
    """Click a glowing unit: its stack fans out, and its actions are offered."""
    before = person.asked()
    unit = person.page.locator(".stack .glow").first
    unit.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before", arg=before
    )


def test_the_first_turns_of_easy_fox(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    expect(ada.page.get_by_role("application", name="The map of Omaha")).to_be_visible()
    on_the_map = 0
    for _ in range(MOST_ANSWERS):
        ada.wait_to_be_asked()
        # In the first turn everything may be lost at sea, and then nobody acts.
        if ada.view["turn"] > 2:
            break
        if decision(ada) == "ask-actions" and on_the_map < 2:
            choose_on_the_map(ada)
            on_the_map += 1
        else:
            ada.answer_by_keyboard()
    assert ada.view["turn"] == 3
    assert on_the_map > 0
    types = {event["type"] for state in ada.states for event in state["events"]["list"]}
    # The system's part ran by itself and was shown: cards, landings, the phases of the turn.
    assert {"card-drawn", "unit-landed", "phase-began"} <= types


def still(person: Person, selector: str) -> FloatRect:
    """The position of an element, once the map has stopped moving towards the question."""
    before, calm = None, 0
    for _ in range(60):
        now = person.page.locator(selector).bounding_box()
        calm = calm + 1 if now is not None and now == before else 0
        # On a busy machine, the map may not have begun to move yet: the same position twice does not mean that it is at
        # rest.
        if now is not None and calm == 3:
            return now
        before = now
        person.page.wait_for_timeout(150)
    raise AssertionError(f"{selector} does not come to rest")


def test_pointing_at_a_position_shows_its_line_of_communication(server: Server, meet: Meet) -> None:
    """omaha 12.2, 6.51: the path to an exit is drawn and named, and so are the batteries the position observes for."""
    zoe = meet(server, "fr", **{"tips-omaha": "*"})
    zoe.open("omaha", "easy-fox")
    zoe.wait_to_be_asked()
    box = still(zoe, "polygon[data-hex='0812']")
    zoe.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    line = zoe.page.locator("[data-fact=line]")
    expect(line).to_contain_text("En communication")
    expect(line.locator(".rule-number")).to_have_text("12.2")
    expect(zoe.page.locator("[data-fact=observers]")).to_contain_text("Observe pour la batterie")
    told = next(m for m in reversed(zoe.received) if m["type"] == "look")
    way = next(fact["at"] for fact in told["facts"] if fact.get("kind") == "line")
    assert way[0] == "hex:0812"
    expect(zoe.page.locator("path.way")).to_have_count(1)
    zoe.page.mouse.move(box["x"], 20)
    expect(zoe.page.locator("path.way")).to_have_count(0)


def test_the_table_is_accessible_and_counters_say_what_is_printed_on_them(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    check(ada, {"label-content-name-mismatch": {"enabled": True}})


def test_a_dragged_map_moves_and_a_zoomed_map_is_repainted(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    before = still(ada, "polygon[data-hex='0812']")
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 40, y + 10, steps=4)
    ada.page.mouse.move(x + 80, y + 20, steps=4)
    ada.page.mouse.up()
    after = still(ada, "polygon[data-hex='0812']")
    assert abs(after["x"] - before["x"] - 80) < 3
    assert abs(after["width"] - before["width"]) < 0.1
    painted = (
        "() => new DOMMatrix(document.querySelector('[role=application] .board').style.transform).a"
    )
    scale = ada.page.evaluate(painted)
    ada.page.mouse.wheel(0, -240)
    ada.page.wait_for_function(f"(before) => ({painted})() > before * 1.2", arg=scale)
    layer = "getComputedStyle(document.querySelector('[role=application] .layer')).transform"
    assert "matrix(1, 0, 0, 1," in ada.page.evaluate(layer)
