"""The board first: how much of the screen is board, hand or dice, at common screen sizes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.e2e.people import Person
from tests.e2e.saves import by_thumb, in_combat
from tests.e2e.serving import Server
from tests.e2e.test_pages import check

from landfall import open_table
from landfall.games.commando.bot.thumb import thumb

Screens = Callable[..., Person]
#: Width, height, whether it is a touch screen.
SIZES = [
    (1280, 720, False),
    (1440, 900, False),
    (1920, 1080, False),
    (1024, 768, True),
    (390, 844, True),
]
#: The sizes at which axe checks as well.
LOOKED_AT = (SIZES[1], SIZES[4])
#: Everything but board, hand and dice takes at most this share of the height.
DESK, PHONE = 0.18, 0.22
#: A counter that can be chosen is at least this wide at the map's initial zoom.
FINGER, MOUSE = 40, 32


class Setting(NamedTuple):
    game: str
    scenario: str
    #: The other side, if there is one, is a bot's; otherwise a curtain would hide the table.
    seats: dict[str, str] | None = None
    options: dict[str, Any] | None = None

    def open(self, person: Person) -> None:
        person.open(self.game, self.scenario, self.seats, **(self.options or {}))
        person.wait_to_be_asked()


GERMAN_BOARD = {"p1": "bot:thumb", "g": "me"}
TABLES = [
    pytest.param(setting, id=name)
    for name, setting in {
        "commando": Setting("commando", "1A", {"german": "bot:thumb"}),
        "easy-fox": Setting("omaha", "easy-fox"),
        "first-waves": Setting("omaha", "first-waves"),
        "dice": Setting("dice", "N01"),
        "crossing": Setting("dice", "N01", None, {"crossing": True}),
        "wall": Setting("dice", "N02", GERMAN_BOARD, {"players": 2, "wall": "player"}),
        "crete": Setting("crete", "L", {"allied": "bot:thumb"}),
    }.items()
]
GAMES = ("commando", "omaha", "dice", "crete")

#: The bars of the frame, and the parts of a game marked as bars: everything above or below the board.
_TAKEN = """() => {
  const bars = [...document.querySelectorAll('.frame > header, .frame .prompt, .frame .banner, .dock, [data-bar]')];
  const tabs = document.querySelector('.frame > .tabs');
  // Beside the board they take no height of it.
  if (tabs && tabs.getBoundingClientRect().width > innerWidth * 0.9) bars.push(tabs);
  const rows = new Set();
  for (const bar of bars) {
    const box = bar.getBoundingClientRect();
    const style = getComputedStyle(bar);
    if (!box.height || style.visibility === 'hidden' || style.position === 'absolute') continue;
    for (let y = Math.round(box.top); y < Math.min(innerHeight, box.bottom); y++) rows.add(y);
  }
  return rows.size / innerHeight;
}"""
#: Dice that extend beyond their tray.
_BEYOND_THE_TRAY = """() => [...document.querySelectorAll('.dice-pane .dice .slot')].filter((die) => {
  const tray = die.closest('.dice-pane').getBoundingClientRect(), box = die.getBoundingClientRect();
  return box.left < tray.left - 1 || box.right > tray.right + 1;
}).length"""
_CUT = """() => [...document.querySelectorAll('.mine .hand .card')].filter((card) => {
  const box = card.getBoundingClientRect();
  return box.bottom > innerHeight + 1 || box.top < 0;
}).length"""
#: Texts of cards in hand that are cut off.
_CLIPPED = """() => [...document.querySelectorAll('.mine .hand .card .text')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent)"""
_SMALLEST = """() => Math.min(...[...document.querySelectorAll('.stack .glow')]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight)
  .map((box) => box.width), Infinity)"""


@pytest.fixture
def screens(browser: Browser) -> Iterator[Screens]:
    """Someone at a screen of this size, in the same seats as on the previous one."""
    contexts: list[BrowserContext] = []

    def someone(server: Server, width: int, height: int, touch: bool, **wishes: str) -> Person:
        cookies: Any = []
        while contexts:
            cookies = contexts[-1].cookies()
            contexts.pop().close()
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
        )
        context.add_cookies(cookies)
        contexts.append(context)
        quiet = {f"tips-{game}": "*" for game in GAMES}
        return Person(context, server.address, "fr", quiet | wishes)

    yield someone
    while contexts:
        contexts.pop().close()


def at_each_size(
    server: Server, screens: Screens, open: Callable[[Person], object]
) -> Iterator[tuple[Person, int, int, bool]]:
    """Open a table on a screen of each size, with the page freshly loaded."""
    person: Person | None = None
    table = ""
    for (_, _, before), (width, height, touch) in pairwise([SIZES[-1], *SIZES]):
        if person is None or touch != before:
            person = screens(server, width, height, touch)
            if not table:
                open(person)
                table = person.page.url.removeprefix(server.address)
            else:
                person.go(table)
        else:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.reload()
        person.wait_to_be_asked()
        person.rest()
        yield person, width, height, touch


@pytest.mark.parametrize("setting", TABLES)
def test_the_board_gets_most_of_the_height_and_axe_finds_nothing(
    server: Server, screens: Screens, setting: Setting
) -> None:
    for person, width, height, touch in at_each_size(server, screens, setting.open):
        share = person.page.evaluate(_TAKEN)
        most = PHONE if width < 700 else DESK
        assert share <= most, f"at {width}x{height}: {share:.1%} of the height are bars"
        smallest = person.page.evaluate(_SMALLEST)
        assert smallest is None or smallest >= (FINGER if touch else MOUSE), (width, smallest)
        assert person.page.evaluate(_BEYOND_THE_TRAY) == 0, f"dice at {width}x{height}"
        if (width, height, touch) in LOOKED_AT:
            check(person)


def taken_up(save: bytes) -> Callable[[Person], object]:
    return lambda person: person.take_up(save, {"english": "me", "german": "bot:thumb"})


def test_a_hand_is_never_cut_in_a_combat(server: Server, screens: Screens) -> None:
    for person, width, height, _ in at_each_size(server, screens, taken_up(in_combat())):
        assert person.page.locator(".mine .hand .card").count() > 0
        assert person.page.evaluate(_CUT) == 0, f"at {width}x{height}"
        assert person.page.evaluate(_CLIPPED) == [], f"at {width}x{height}"
        for side in (0, 1):
            box = person.page.locator(".balance .side").nth(side).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height


#: Pairs of things of one kind, or of two, that cover each other.
_OVERLAPS = """([one, other]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((it) => it.getBoundingClientRect()).filter((it) => it.width > 0);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes(one).flatMap((a, i) => boxes(other).filter((b, j) => (one !== other || j > i) && over(a, b))).length;
}"""
_BEYOND_THE_SCREEN = """(what) => [...document.querySelectorAll(what)].map((it) => it.getBoundingClientRect())
  .filter((it) => it.left < 0 || it.right > innerWidth).length"""


def test_on_a_phone_answers_and_playable_cards_are_in_sight(
    server: Server, screens: Screens
) -> None:
    person = screens(server, *SIZES[-1])
    for save in (in_combat(), ahead()):
        person.take_up(save, {"english": "me", "german": "bot:thumb"})
        person.wait_to_be_asked()
        person.rest()
        assert person.page.locator("#answers button").count() in (2, 3, 4)
        assert person.page.evaluate(_BEYOND_THE_SCREEN, "#answers button") == 0
        assert person.page.evaluate(_OVERLAPS, ["#answers button", "#answers button"]) == 0
        # The hand begins with Units, which can't be played now.
        expect(person.page.locator(".mine .hand .glow").first).to_be_in_viewport(ratio=0.99)


@cache
def ahead() -> bytes:
    """A combat in which the British lead and may toss a token, pass or retreat, later in the game."""
    table, chance = open_table("commando", "1A", seed="ahead"), random.Random(5)
    while table.outcome is None:
        asked = table.decisions[0]
        ids = {option.id.partition(":")[0] for option in asked.options}
        view: Any = table.view("english")
        if {"toss", "hand-over", "retreat", "play"} <= ids and len(view.path) > 2:
            return table.save()
        table.answer(asked.seat, thumb(table.view(asked.seat), asked, chance))
    raise AssertionError("no combat in which the British lead")


def test_the_route_covers_nothing_however_long_it_is(server: Server, screens: Screens) -> None:
    for person, width, height, _ in at_each_size(server, screens, taken_up(ahead())):
        for other in (".opponent .piles", ".opponent .hand .card", ".marks"):
            found = person.page.evaluate(_OVERLAPS, [".path .thumb", other])
            assert found == 0, f"{other} at {width}x{height}"
        assert person.page.evaluate(_OVERLAPS, [".path ol .thumb", ".path .goals .thumb"]) == 0


def test_giving_up_names_its_cost(server: Server, screens: Screens) -> None:
    """commando 4.8: the player is told what will be lost with the Unit before it is lost."""
    person = screens(server, 1440, 900, False, language="en")
    person.take_up(in_combat(), {"english": "me", "german": "bot:thumb"})
    person.wait_to_be_asked()
    person.page.locator("#answers [data-id=give-up]").click()
    expect(person.page.locator("dialog[open]")).to_contain_text("lose a Manpower point")
    expect(person.page.locator("dialog[open] .number")).to_have_text("4.8")


def test_in_a_replay_on_a_phone_no_name_lies_over_the_cards(
    server: Server, screens: Screens
) -> None:
    person = screens(server, *SIZES[-1])
    card = person.take_up(by_thumb("commando", "1A", "a"), {"english": "me", "german": "bot:thumb"})
    person.go(f"/replay/{card['id']}")
    expect(person.page.locator(".opponent.row .card").first).to_be_visible()
    forward = person.page.get_by_title("Coup suivant")
    units = person.page.locator(".duel .unit .card")
    for _ in range(60):
        if units.count() == 2:
            break
        person.press(forward)
    expect(units).to_have_count(2)
    person.rest()
    assert person.page.evaluate(_OVERLAPS, [".duel .place", ".duel .unit"]) == 0
    assert person.page.evaluate(_OVERLAPS, [".opponent .hand .card", ".path .thumb"]) == 0


def test_giving_up_is_not_the_prominent_answer(server: Server, screens: Screens) -> None:
    person = screens(server, 1440, 900, False, language="en")
    person.open("omaha", "easy-fox")
    for _ in range(30):
        person.wait_to_be_asked()
        if person.states[-1]["decision"]["text"] == "ask-actions":
            break
        person.answer_by_keyboard()
    end = person.page.locator("#answers [data-id=done]")
    assert "primary" not in (end.get_attribute("class") or "")
    assert "quiet" in (end.get_attribute("class") or "")


def test_next_unit_goes_through_the_units_that_can_act(server: Server, screens: Screens) -> None:
    person = screens(server, 1024, 768, True)
    person.open("omaha", "first-waves")
    for _ in range(30):
        person.wait_to_be_asked()
        units = [
            o["at"][0]
            for o in person.states[-1]["decision"]["options"]
            if o.get("at", [""])[0].startswith("unit:")
        ]
        if len(units) > 1:
            break
        person.answer_by_keyboard()
    for unit in units[:3]:
        person.page.keyboard.press("n")
        expect(person.page.locator(f".stack [data-ref='{unit}']")).to_be_in_viewport()


#: Words of a Unit in combat that one of its tokens covers.
_UNDER_TOKENS = """() => [...document.querySelectorAll('.duel .unit')].flatMap((unit) => {
  const tokens = [...unit.querySelectorAll('.tokens .hop')].map((one) => one.getBoundingClientRect());
  return [...unit.querySelectorAll('.card .name, .card h4, .card .title, .card .text')].filter((words) => {
    const box = words.getBoundingClientRect();
    return tokens.some((one) => one.bottom > box.top + 1 && one.top < box.bottom && one.right > box.left && one.left < box.right);
  }).map((words) => words.textContent);
})"""


@cache
def with_tokens() -> bytes:
    """A combat in which both Units have tokens."""
    table, chance = open_table("commando", "1A", seed="board"), random.Random(5)
    while table.outcome is None:
        asked = table.decisions[0]
        if asked.text == "ask-bid" and asked.seat == "english":
            view: Any = table.view("english")
            (front, *_) = view.fronts
            if sum(front.english.tokens) > 1 and sum(front.german.tokens) > 1:
                return table.save()
        table.answer(asked.seat, thumb(table.view(asked.seat), asked, chance))
    raise AssertionError("no combat with tokens")


def test_tokens_cover_no_words(server: Server, screens: Screens) -> None:
    for person, width, height, _ in at_each_size(server, screens, taken_up(with_tokens())):
        assert person.page.locator(".duel .tokens .hop").count() >= 4
        assert person.page.evaluate(_UNDER_TOKENS) == [], f"at {width}x{height}"


def test_pointing_at_a_token_shows_its_effect_on_the_line(server: Server, screens: Screens) -> None:
    person = screens(server, 1440, 900, False, language="en")
    person.take_up(in_combat(), {"english": "me", "german": "bot:thumb"})
    person.wait_to_be_asked()
    token = person.page.locator(".mine .purse button.glow")
    toss = next(o for o in person.states[-1]["decision"]["options"] if o["id"].startswith("toss:"))
    theirs = person.states[-1]["decision"]["args"]["theirs"]
    token.first.hover()
    tip = person.page.locator(".duel .ghost")
    expect(tip).to_contain_text(f"{toss['args']['sum']} against {theirs}: 50%")
    person.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("game", ["commando", "omaha", "dice"])
def test_axe_finds_nothing_on_an_ending(server: Server, screens: Screens, game: str) -> None:
    scenario, seats = {
        "commando": ("1A", {"english": "me", "german": "bot:thumb"}),
        "omaha": ("easy-fox", {"us": "me"}),
        "dice": ("N01", {"p1": "me"}),
    }[game]
    table = ""
    for width, height, touch in LOOKED_AT:
        person = screens(server, width, height, touch)
        if not table:
            table = "/table/" + person.take_up(by_thumb(game, scenario, "touch"), seats)["id"]
        else:
            person.go(table)
        expect(person.page.locator(".ending .sky svg")).to_be_visible()
        expect(person.page.locator(".ending .own").first).to_be_visible()
        check(person)
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_before_a_game(server: Server, screens: Screens) -> None:
    for width, height, touch in LOOKED_AT:
        person = screens(server, width, height, touch)
        if (width, height, touch) == LOOKED_AT[0]:
            person.take_up(by_thumb("dice", "N01", "touch"), {"p1": "me"})
            person.open("omaha", "easy-fox")
            person.wait_to_be_asked()
        person.go()
        expect(person.page.locator(".continue a.button")).to_be_visible()
        check(person)
        for game in GAMES:
            person.go(f"/start/{game}")
            expect(person.page.locator(".now button")).to_be_visible()
            check(person)
