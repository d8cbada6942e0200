"""Operation Mercury: a game of Kastelli on the map and by keyboard, alone and by link."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person, those_asked
from tests.e2e.serving import Server
from tests.e2e.test_pages import check

MOST_ANSWERS = 40
TIPS = {"tips-crete": "*"}


def give(person: Person, answer: str, tap: bool = False) -> None:
    """Choose an answer beside the question or from the list, and confirm it if necessary."""
    use = Locator.tap if tap else Locator.click
    before = person.asked()
    button = person.page.locator(f'#answers [data-id="{answer}"]:visible').first
    if not button.count():
        use(person.page.locator("[aria-controls=answers]:visible").first)
    use(button)
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before"
        " || document.querySelector('dialog[open]')",
        arg=before,
    )
    agree = person.page.get_by_test_id("confirm")
    if agree.count():
        use(agree)
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before", arg=before
    )


def until_somebody_acts(person: Person) -> None:
    """Accept the set-up, and give the first simple answer to everything else until a unit can act."""
    for _ in range(MOST_ANSWERS):
        person.wait_to_be_asked()
        if "who does what" in person.sentence():
            return
        buttons = person.page.locator("#answers [data-id]")
        buttons.first.wait_for()
        give(person, buttons.first.get_attribute("data-id") or "")
    raise AssertionError(f"nobody is asked to act: {person.sentence()}")


def test_kastelli_opens_and_a_unit_moves_on_the_map(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    ada.open("crete", "L")
    expect(ada.page.get_by_role("application", name="The map")).to_be_visible()
    # The ground is painted off the page.
    expect(ada.page.locator(".map[data-ready=true] canvas").first).to_be_attached()
    until_somebody_acts(ada)
    # G6.3: a chit is in play, and the cup shows what is left in it.
    expect(ada.page.get_by_test_id("cup").locator(".chip.now")).to_have_count(1)
    expect(ada.page.get_by_test_id("division")).to_have_count(2)
    expect(ada.page.get_by_test_id("victory")).to_contain_text("0 of 1")
    unit = ada.page.locator(".pieces button.counter.glow").first
    name = unit.get_attribute("data-ref")
    unit.click()
    move = ada.page.locator('[data-testid=card] [data-answer^="move:"]')
    before = ada.asked()
    move.click()
    ada.wait_to_be_asked(before)
    expect(ada.page.get_by_test_id("sentence")).to_contain_text("go?")
    # G10.11: the path is drawn with its points before the player commits.
    ada.page.locator("[aria-controls=answers]").click()
    answers = ada.page.locator('#answers [data-id^="to:"]')
    to = next(
        found
        for found in (one.get_attribute("data-id") or "" for one in answers.all())
        if "/" not in found
    )
    ada.page.locator("[aria-controls=answers]").click()
    goal = ada.page.locator(f"polygon[data-hex='{to[3:]}']")
    goal.hover(force=True)
    expect(ada.page.locator("[data-fact=way]")).to_contain_text("points")
    expect(ada.page.locator(".over path.way")).to_have_count(1)
    before = ada.asked()
    give(ada, to)
    ada.wait_to_be_asked(before)
    expect(ada.page.locator(f".stack[data-hex='{to[3:]}'] [data-ref='{name}']")).to_be_visible()
    # The log groups by chit.
    expect(ada.page.locator(".log li.phase").first).to_contain_text("is played")


def test_the_first_questions_can_be_answered_by_keyboard(server: Server, meet: Meet) -> None:
    zoe = meet(server, "fr", **TIPS)
    zoe.open("crete", "L")
    answered = 0
    for _ in range(6):
        zoe.wait_to_be_asked()
        zoe.answer_by_keyboard()
        answered += 1
    assert answered == 6
    zoe.wait_to_be_asked()
    orders = zoe.page.get_by_test_id("orders")
    expect(orders).to_contain_text("Consignes")
    expect(orders).to_have_attribute("title", "Consignes permanentes")
    expect(zoe.page.get_by_test_id("cup")).to_contain_text("Tasse")


def test_the_table_is_accessible(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    ada.open("crete", "L")
    ada.wait_to_be_asked()
    check(ada)


def test_on_a_phone_the_cup_and_the_points_are_visible(server: Server, meet: Meet) -> None:
    bob = meet(server, "en", phone=True, **TIPS)
    bob.open("crete", "L")
    bob.wait_to_be_asked()
    strip = bob.page.get_by_test_id("strip")
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("CP")
    give(bob, "accept")
    bob.wait_to_be_asked()


def test_two_people_play_by_link(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    card = ada.open("crete", "L", {"german": "link"})
    link = next(seat["link"] for seat in card["seats"] if seat["who"] == "open")
    bob = meet(server, "fr", **TIPS)
    bob.go(link)
    bob.page.get_by_role("button", name="Prendre la place").click()
    bob.page.wait_for_url("**/table/**")
    ada.wait_to_be_asked()
    give(ada, "accept")
    bob.wait_to_be_asked()
    expect(bob.page.get_by_role("application", name="La carte")).to_be_visible()
    give(bob, "accept")
    # The German chit is the first: Bob decides, Ada sees it in play.
    bob.wait_to_be_asked()
    expect(bob.page.get_by_test_id("sentence")).to_contain_text("qui fait quoi")
    expect(ada.page.get_by_test_id("cup").locator(".chip.now")).to_have_count(1)


#: L has five turns of four chits: even with all its questions, no game takes longer than this.
MOST_OF_L = 260


def plain_answer(person: Person) -> str:
    """The answer that ends soonest: the end of a chit, an assault or a window, or else the first answer."""
    asked = next(state["decision"] for state in reversed(person.states) if state["decision"])
    ids = [option["id"] for option in asked["options"]]
    return next((one for one in ("end", "accept", "done", "stop", "enough") if one in ids), ids[0])


def test_two_people_finish_kastelli_by_link(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **TIPS)
    card = ada.open("crete", "L", {"german": "link"})
    link = next(seat["link"] for seat in card["seats"] if seat["who"] == "open")
    bob = meet(server, "fr", **TIPS)
    bob.go(link)
    bob.page.get_by_role("button", name="Prendre la place").click()
    bob.page.wait_for_url("**/table/**")
    answered = {"ada": 0, "bob": 0}
    for _ in range(MOST_OF_L):
        asked = those_asked(ada, bob)
        if not asked:
            break
        give(asked[0], plain_answer(asked[0]))
        answered["ada" if asked[0] is ada else "bob"] += 1
    # G25.1: nobody took the port, so the Greeks have held it.
    expect(ada.page.locator(".ending")).to_be_visible()
    expect(bob.page.locator(".ending")).to_be_visible()
    assert min(answered.values()) >= 5


def test_kastelli_by_touch_alone_on_a_tablet(server: Server, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    zoe = Person(context, server.address, "en", TIPS)
    zoe.open("crete", "L", {"allied": "bot:thumb"})
    moved = False
    for _ in range(MOST_OF_L):
        zoe.wait_to_be_asked()
        if zoe.over():
            break
        if not moved and "who does what" in zoe.sentence():
            moved = by_finger(zoe)
            continue
        give(zoe, plain_answer(zoe), tap=True)
    expect(zoe.page.locator(".ending")).to_be_visible()
    assert moved
    assert zoe.troubles == []
    context.close()


#: The middle of a counter is on the page, and nothing covers it.
_FREE = """element => {
  const box = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def within_reach(person: Person) -> Locator | None:
    counters = person.page.locator(".pieces > .stack button.counter.glow").all()
    return next((counter for counter in counters if counter.evaluate(_FREE)), None)


def by_finger(person: Person) -> bool:
    """Tap a unit, then its action, then its target: the first tap shows, the second commits."""
    unit = within_reach(person)
    if unit is None:
        give(person, "end", tap=True)
        return False
    before = person.asked()
    # G3: touch targets are large enough.
    box = unit.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    unit.tap()
    move = person.page.locator('[data-testid=card] [data-answer^="move:"]')
    if not move.count():
        unit.tap()
    if not move.count():
        give(person, "end", tap=True)
        return False
    move.first.tap()
    person.wait_to_be_asked(before)
    expect(person.page.get_by_test_id("sentence")).to_contain_text("go?")
    asked = next(state["decision"] for state in reversed(person.states) if state["decision"])
    options = [one["id"] for one in asked["options"]]
    to = next(one for one in options if one.startswith("to:") and "/" not in one)
    give(person, to, tap=True)
    return True
