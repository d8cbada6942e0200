"""The table of D-Day at Omaha Beach some turns into the day: what it shows, warns about and looks back at."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_omaha import still
from tests.e2e.test_sight import resign

from landfall import open_table
from landfall.games.omaha.bot.thumb import thumb
from landfall.games.omaha.table.view import OmahaView

TABLET: ViewportSize = {"width": 1024, "height": 768}


@cache
def played(scenario: str, turn: int) -> bytes:
    """A bot's game, up to its first question about actions in a turn."""
    table = open_table("omaha", scenario, seed="table")
    whims = random.Random(1)
    while table.outcome is None:
        asked = table.decisions[0]
        view = table.view(asked.seat)
        assert isinstance(view, OmahaView)
        if view.turn >= turn and asked.text == "ask-actions":
            break
        table.answer(asked.seat, thumb(view, asked, whims))
    return table.save()


def sit_down(person: Person, scenario: str, turn: int) -> None:
    person.take_up(played(scenario, turn), {"us": "me"})
    person.wait_to_be_asked()
    # Move the mouse away from the map, which appeared under it.
    person.page.mouse.move(2, 2)


def pressed(person: Person) -> Locator:
    return person.page.locator(".parts [aria-pressed=true]")


def test_the_map_buttons_show_which_part_is_visible(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    sit_down(ada, "first-waves", 3)
    still(ada, "polygon[data-hex='0812']")
    ada.page.get_by_role("button", name="West beach").click()
    expect(pressed(ada)).to_have_text("West beach")
    still(ada, "polygon[data-hex='0812']")
    # A player drags the map to the other beach.
    box = ada.page.get_by_role("application").bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    for _ in range(2):
        ada.page.mouse.move(box["x"] + 40, y)
        ada.page.mouse.down()
        ada.page.mouse.move(box["x"] + box["width"] - 40, y, steps=6)
        ada.page.mouse.up()
    expect(pressed(ada)).to_have_text("East beach")
    ada.page.get_by_role("button", name="Whole map", exact=True).click()
    expect(pressed(ada)).to_have_text("Whole map")


def test_a_question_about_the_other_beach_moves_the_map_there(server: Server, meet: Meet) -> None:
    bea = meet(server, "fr", phone=True, **{"tips-omaha": "*"})
    bea.open("omaha", "first-waves")
    bea.wait_to_be_asked()
    asked = bea.states[-1]["decision"]
    assert asked["text"] == "ask-fire-target"
    expect(pressed(bea)).to_have_text("Plage Ouest")
    unit = asked["options"][0]["at"][0]
    expect(bea.page.locator(f".stack [data-ref='{unit}']")).to_be_in_viewport()


def test_ending_the_actions_early_lists_what_is_left(server: Server, meet: Meet) -> None:
    zoe = meet(server, "fr", **{"tips-omaha": "*"})
    sit_down(zoe, "first-waves", 3)
    zoe.page.get_by_role("button", name="Terminer les actions").click()
    warned = zoe.page.locator("dialog li")
    expect(warned.first).to_contain_text("Il reste 2 actions")
    zoe.page.get_by_role("button", name="Revenir").click()
    # The sentence is not squeezed by the tools beside it.
    zoe.page.set_viewport_size(TABLET)
    sentence = zoe.page.get_by_test_id("sentence").bounding_box()
    assert sentence is not None
    assert sentence["height"] < 80


def test_earlier_events_can_be_reviewed_step_by_step(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    sit_down(ada, "first-waves", 3)
    asked = ada.sentence()
    told = [e["type"] for s in ada.states for e in s["events"]["list"]]
    assert "card-drawn" in told
    ada.page.get_by_test_id("step-back").click()
    expect(ada.page.locator("#answers")).to_have_count(0)
    # Stepped back to a card: it is shown on the map again, and its line in the log is marked.
    for _ in told:
        if ada.page.locator(".drawn").count():
            break
        ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".drawn [data-ref^='card:']")).to_be_visible()
    expect(ada.page.locator(".log li.now")).to_contain_text("drawn")
    ada.page.get_by_test_id("step-on").click()
    expect(ada.page.locator(".log li.now")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_test_id("sentence")).to_have_text(asked)
    # A line of the log leads there too.
    ada.page.locator(".log li", has_text="drawn").last.click()
    expect(ada.page.locator(".drawn")).to_be_visible()
    ada.page.get_by_test_id("step-end").click()
    expect(ada.page.get_by_test_id("sentence")).to_have_text(asked)


def test_pointing_at_a_unit_shows_what_it_may_do(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    sit_down(ada, "easy-fox", 3)
    able = ada.states[-1]["decision"]["options"][0]["at"][0].removeprefix("unit:")
    at = next(unit["at"] for unit in ada.view["units"] if unit["unit"] == able)
    box = still(ada, f"polygon[data-hex='{at.removeprefix('hex:')}']")
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ada.page.locator("[data-fact=may]").first).to_contain_text("May")
    # “Why not?” about a hex: first, a unit must be chosen.
    ada.page.get_by_role("button", name="Why not?").click()
    empty = still(ada, "polygon[data-hex='1010']")
    ada.page.mouse.click(empty["x"] + empty["width"] / 2, empty["y"] + empty["height"] / 2)
    expect(ada.page.get_by_test_id("notice")).to_contain_text("Choose a unit first")
    # The points, each with its rule; and the coming turns.
    ada.page.mouse.move(5, 5)
    ada.page.locator(".strip button", has_text="points").click()
    expect(ada.page.locator(".strip .sheet")).to_contain_text(
        "The score if points were counted now"
    )
    expect(ada.page.locator(".strip .sheet .rule-number")).to_have_text("13.2")
    ada.page.get_by_title("Turn track").click()
    expect(ada.page.locator(".strip .sheet [aria-current=step] b")).to_have_text("3")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone_cards_and_arrivals_stay_visible_and_the_legend_folds(
    server: Server, meet: Meet, language: str
) -> None:
    bea = meet(server, language, phone=True, **{"tips-omaha": "*"})
    sit_down(bea, "first-waves", 3)
    dock = bea.page.locator(".dock")
    box = dock.bounding_box()
    assert box is not None
    assert box["height"] < 60
    expect(dock.locator("[data-ref^='card:']").first).to_be_visible()
    expect(dock.locator(".coming [data-ref]").first).to_be_visible()
    button = bea.page.get_by_role("button", name={"fr": "Légende", "en": "Legend"}[language])
    expect(button).to_have_attribute("aria-expanded", "false")
    button.tap()
    expect(bea.page.locator("section.legend").get_by_text("obstacles")).to_be_visible()
    button.tap()
    expect(bea.page.locator("section.legend")).to_have_count(0)


def test_the_first_tap_answers_and_the_map_stays_under_the_finger(
    server: Server, meet: Meet
) -> None:
    bea = meet(server, "en", phone=True, **{"tips-omaha": "*"})
    sit_down(bea, "easy-fox", 3)
    before = bea.asked()
    alone = ".stack:has(.one:only-child) button.glow"
    there = still(bea, f"{alone} >> nth=0")
    bea.page.touchscreen.tap(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    bea.wait_to_be_asked(before)
    unit = bea.states[-1]["decision"]["at"][0]
    now = still(bea, f".stack [data-ref='{unit}']")
    assert abs(now["x"] - there["x"]) < 4
    assert abs(now["y"] - there["y"]) < 4


def test_on_a_phone_the_card_covers_nothing_that_can_be_chosen(server: Server, meet: Meet) -> None:
    bea = meet(server, "fr", phone=True, **{"tips-omaha": "*"})
    sit_down(bea, "first-waves", 3)
    before = bea.asked()
    options = bea.states[-1]["decision"]["options"]
    tank = next(o["id"] for o in options if o["id"].startswith("unit:") and "/74" in o["id"])
    bea.press(bea.page.locator("[aria-controls=answers]:visible").first)
    bea.press(bea.page.locator(f"#answers [data-id='{tank}']"))
    bea.wait_to_be_asked(before)
    still(bea, f".stack [data-ref='{tank}']")
    card = bea.page.locator(".card.brief").bounding_box()
    dock = bea.page.locator(".dock").bounding_box()
    assert card is not None
    assert dock is not None
    assert card["y"] + card["height"] <= dock["y"]
    chosen = bea.page.locator(".highlights polygon.legal, .highlights polygon.bad")
    middles = [
        box["y"] + box["height"] / 2 for box in map(Locator.bounding_box, chosen.all()) if box
    ]
    assert middles
    assert not [y for y in middles if card["y"] < y < card["y"] + card["height"]]


def test_a_target_shows_its_odds_and_a_poor_one_needs_confirming(
    server: Server, meet: Meet
) -> None:
    """omaha 8.4: a barrage is a card, which can't be undone."""
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "first-waves")
    for _ in range(40):
        ada.wait_to_be_asked()
        asked = ada.states[-1]["decision"]
        barrages = [o["id"] for o in asked["options"] if o["id"].startswith("barrage:")]
        if barrages:
            break
        before = ada.asked()
        if asked["text"] == "ask-actions":
            tanks = [o["id"] for o in asked["options"] if o["id"].startswith("unit:")]
            ada.page.get_by_title("Keys:").click()
            tank = next(t for t in tanks if "/74" in t)
            ada.page.locator(f"#answers [data-id='{tank}']").click()
            ada.wait_to_be_asked(before)
        else:
            ada.answer_by_keyboard()
    # The drawing of the looked-up facts has arrived.
    expect(ada.page.locator(".over rect")).to_have_count(len(barrages))
    facts = next(m for m in reversed(ada.received) if m["type"] == "look")["facts"]
    odds = {f["at"][0]: f["args"] for f in facts if f.get("kind") == "barrage"}
    poor = next(r for r, a in odds.items() if 2 * a["count"] < a["of"])
    ada.page.get_by_title("Keys:").click()
    ada.page.locator(f"#answers [data-id='barrage:{poor.removeprefix('hex:')}']").click()
    count, of = odds[poor]["count"], odds[poor]["of"]
    expect(ada.page.locator("dialog li")).to_contain_text(f"only {count} of {of}")


def test_a_replay_shows_lines_and_times(server: Server, meet: Meet) -> None:
    zoe = meet(server, "fr")
    sit_down(zoe, "easy-fox", 3)
    resign(zoe)
    zoe.page.locator(".ending").get_by_role("link", name="Revoir la partie").click()
    expect(zoe.page.locator(".log summary").first).to_contain_text("6\u00a0h\u00a015")
    box = still(zoe, "polygon[data-hex='0812']")
    zoe.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(zoe.page.locator("[data-fact=line]")).to_contain_text("En communication")
    expect(zoe.page.locator("path.way")).to_have_count(1)
