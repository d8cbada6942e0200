"""Full games by touch alone: Commando on a phone, Omaha on a tablet. Those of Dice and Crete are in their own files."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.saves import by_thumb
from tests.e2e.serving import Server
from tests.e2e.test_crete import give, plain_answer
from tests.e2e.test_omaha import still

from landfall import open_table
from landfall.core.registry import get_game

#: The player takes over a bot's game this many answers before its end.
LAST = 12
#: The rest of the game takes at most this many answers, even a whole day of turns in which the player passes.
MOST = 160


def test_commando_by_touch_alone_on_a_phone(server: Server, meet: Meet) -> None:
    zoe = meet(server, "fr", phone=True, forced="yes")
    zoe.open("commando", "1A", {"english": "me", "german": "bot:thumb"})
    zoe.wait_to_be_asked()
    zoe.play_to_the_end()
    # The rematch is one tap away, and the same side sits down again.
    first = zoe.page.url
    zoe.press(zoe.page.get_by_test_id("rematch"))
    zoe.page.wait_for_function("(url) => location.href !== url", arg=first)
    zoe.wait_to_be_asked()
    assert zoe.view["seat"] == "english"
    assert zoe.view["turn"] <= 1


def tablet(server: Server, browser: Browser) -> Person:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    return Person(context, server.address, "en", {"tips-omaha": "*"}, touch=True)


def on_the_map(person: Person) -> bool:
    """Tap a unit that is alone in its hex, then a hex it may go to; nothing moves under the finger."""
    alone = ".stack:has(.one:only-child) button.glow"
    if not person.page.locator(alone).count():
        return False
    before = person.asked()
    there = still(person, f"{alone} >> nth=0")
    assert min(there["width"], there["height"]) >= 40
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    if not 0 < x < 1024 or not 100 < y < 690:
        return False
    person.page.touchscreen.tap(x, y)
    person.wait_to_be_asked(before)
    asked = person.states[-1]["decision"]
    goes = [o["at"][0] for o in asked["options"] if o["id"].startswith("move:")]
    if asked["text"] != "ask-unit" or not goes:
        return False
    before = person.asked()
    goal = still(person, f"polygon[data-hex='{goes[0].removeprefix('hex:')}']")
    person.page.touchscreen.tap(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    person.wait_to_be_asked(before)
    return True


def test_the_first_turn_of_omaha_by_touch_on_a_tablet(server: Server, browser: Browser) -> None:
    zoe = tablet(server, browser)
    zoe.open("omaha", "first-waves")
    moved = 0
    for _ in range(40):
        zoe.wait_to_be_asked()
        asked = zoe.states[-1]["decision"]
        if zoe.view["turn"] > 2 and asked["text"] == "ask-actions":
            break
        if asked["text"] == "ask-actions" and moved < 2 and on_the_map(zoe):
            moved += 1
        else:
            zoe.wait_to_be_asked()
            give(zoe, plain_answer(zoe), tap=True)
    assert zoe.view["turn"] > 2
    assert moved == 2
    assert zoe.troubles == []
    zoe.context.close()


def shooter() -> tuple[str, str]:
    """A moment at which a unit may fire at a position, and the hex it may fire at."""
    table, whims = open_table("omaha", "easy-fox", seed="touch"), random.Random(1)
    bot = get_game("omaha").bot("thumb")
    while table.outcome is None:
        asked = table.decisions[0]
        barrages = [o.id for o in asked.options if o.id.startswith("barrage:")]
        if asked.text == "ask-unit" and len(barrages) == 1:
            return table.save().decode(), barrages[0].removeprefix("barrage:")
        table.answer(asked.seat, bot(table.view(asked.seat), asked, whims))
    raise AssertionError("nobody fires")


def test_the_first_tap_on_a_target_shows_the_odds_and_the_second_fires(
    server: Server, browser: Browser
) -> None:
    zoe = tablet(server, browser)
    save, target = shooter()
    zoe.take_up(save, {"us": "me"})
    zoe.wait_to_be_asked()
    before = zoe.asked()
    goal = still(zoe, f"polygon[data-hex='{target}']")
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    zoe.page.touchscreen.tap(x, y)
    expect(zoe.page.locator(".card .odds")).to_be_visible()
    expect(zoe.page.locator(".card .row button")).to_be_visible()
    assert zoe.asked() == before
    zoe.page.touchscreen.tap(x, y)
    zoe.page.wait_for_function(
        """(before) => document.querySelector('[data-testid=confirm]')
          || document.querySelector('[data-asked]')?.dataset.asked !== before""",
        arg=before,
    )
    assert zoe.troubles == []
    zoe.context.close()


def test_omaha_can_be_finished_by_touch_on_a_tablet(server: Server, browser: Browser) -> None:
    zoe = tablet(server, browser)
    zoe.take_up(by_thumb("omaha", "easy-fox", "touch", LAST), {"us": "me"})
    for _ in range(MOST):
        zoe.wait_to_be_asked()
        if zoe.over():
            break
        give(zoe, plain_answer(zoe), tap=True)
    expect(zoe.page.locator(".ending")).to_be_visible()
    # The reason, in one sentence, with its rule; and the important things are counted.
    expect(zoe.page.locator(".ending .why .rule-number")).to_be_visible()
    # This part belongs to the game and is loaded from a separate file.
    expect(zoe.page.locator(".ending .own li").nth(2)).to_be_attached()
    assert zoe.troubles == []
    zoe.context.close()
