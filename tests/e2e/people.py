"""A player in a browser, by mouse on the board or by keyboard."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError

from landfall.core.deltas import applied

#: A player's settings, stored as the pages store them. They are written only once, so that the pages can change them.
_REMEMBER = """(wishes) => {
  if (localStorage.getItem('landfall-tested')) return;
  localStorage.setItem('landfall-tested', 'yes');
  for (const [key, value] of Object.entries(wishes)) localStorage.setItem('landfall-' + key, value);
}"""
_READY = """(before) => {
  if (document.querySelector('.ending')) return true;
  const asked = document.querySelector('[data-asked]')?.dataset.asked;
  return !!asked && asked !== before;
}"""
#: A click had an effect: an answer, a question for confirmation, or a lifted card.
_TOUCHED = """(before) => document.querySelector('[data-asked]')?.dataset.asked !== before
  || document.querySelector('dialog[open], .board .selected button.button')
  || document.querySelector('.board button[aria-pressed=true]')"""
#: The choice has been sent, or has to be confirmed.
_SETTLED = """(before) => document.querySelector('[data-asked]')?.dataset.asked !== before
  || document.querySelector('dialog[open]')"""
#: A point of an element that nothing covers: cards in a hand overlap. Waits for movements to end, but not for a glow
#: that pulses for five seconds.
_FREE = """async (element) => {
  const moves = (one) => one.effect.getKeyframes().some((frame) =>
    ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'width', 'height', 'margin'].some((what) => what in frame));
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  await Promise.allSettled(element.getAnimations({subtree: true}).filter(moves).map((one) => one.finished));
  const box = element.getBoundingClientRect();
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [box.left + (box.width * i) / 12, box.top + (box.height * j) / 12];
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
#: All finite animations have ended, and nothing has moved for several frames. Endless animations are ignored.
_REST = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((then) => requestAnimationFrame(() => then()));
  const boxes = () => [...document.querySelectorAll('[data-ref], [data-hex], button, .card')].slice(0, 400)
    .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round); }).join();
  for (let before = '', calm = 0, patience = 90; calm < 6 && patience; patience--) {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    await frame();
    const now = boxes();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}"""
MOST_ANSWERS = 600


class Person:
    def __init__(
        self,
        context: BrowserContext,
        address: str,
        language: str,
        wishes: dict[str, str],
        touch: bool = False,
    ) -> None:
        self.context = context
        #: Only touch: nothing is clicked.
        self.touch = touch
        self.address = address
        self.troubles: list[str] = []
        #: Everything that arrived over sockets, parsed.
        self.received: list[dict[str, Any]] = []
        self.states: list[dict[str, Any]] = []
        self.chance = random.Random(7)
        #: The system's own colour scheme.
        self.scheme: Literal["light", "dark"] = "light"
        # Single answers wait for a click, unless a test says otherwise.
        usual = {"language": language, "speed": "instant", "tips-commando": "*", "forced": "no"}
        context.add_init_script(f"({_REMEMBER})({json.dumps(usual | wishes)})")
        context.set_default_timeout(40_000)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        """Keep every message, and every state, which is built from the changes as the page does."""
        last: dict[str, Any] = {}

        def hear(frame: str | bytes) -> None:
            nonlocal last
            message = json.loads(frame)
            self.received.append(message)
            if message["type"] in ("state", "change"):
                last = message if message["type"] == "state" else _changed(last, message)
                self.states.append(last)

        socket.on("framereceived", hear)

    def go(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        return self

    def open(
        self, game: str, scenario: str, seats: dict[str, str] | None = None, **options: Any
    ) -> dict[str, Any]:
        """A table that is the same in every run, opened by its address."""
        wanted = {"game": game, "scenario": scenario, "seed": "e2e", "name": "Ada"}
        return self._seated("/api/tables", wanted | {"seats": seats or {}, "options": options})

    def take_up(self, save: bytes | str, seats: dict[str, str]) -> dict[str, Any]:
        """Open a table that continues a save."""
        text = save if isinstance(save, str) else save.decode()
        return self._seated("/api/saves", {"save": text, "seats": seats})

    def _seated(self, path: str, wanted: dict[str, Any]) -> dict[str, Any]:
        # With the browser's cookies, but without a page: loading one just for this costs as much as loading the table.
        answer = self.context.request.post(self.address + path, data=wanted)
        card: dict[str, Any] = answer.json()
        assert answer.ok, card
        self.go(f"/table/{card['id']}")
        return card

    # At the table.

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.states[-1]["view"]
        return view

    def asked(self) -> str:
        return self.page.locator("[data-asked]").get_attribute("data-asked") or ""

    def sentence(self) -> str:
        return self.page.get_by_test_id("sentence").inner_text()

    def show_in(self, scheme: Literal["light", "dark"]) -> None:
        self.page.emulate_media(color_scheme=scheme)
        self.scheme = scheme

    def rest(self) -> None:
        """Wait until nothing on the page changes any more."""
        self.page.evaluate(_REST)

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def wait_to_be_asked(self, before: str = "", timeout: float = 60_000) -> None:
        try:
            self.page.wait_for_function(_READY, arg=before, timeout=timeout)
        except PlaywrightError as error:
            shown = self.page.locator("body").inner_text()[:500]
            heard = [message["type"] for message in self.received[-5:]]
            told = f"no question at {self.page.url}: {shown!r}, {heard}, {self.troubles}"
            raise AssertionError(told) from error

    def play_now(self) -> None:
        """Two clicks from the home page to a game against a bot."""
        self.go()
        self.press(self.page.locator(".games a.button").first)
        self.press(self.page.locator(".now button"))
        self.wait_to_be_asked()

    def answer_by_mouse(self) -> None:
        """By mouse, or by touch on a touch screen."""
        before = self.asked()
        if not before:
            return
        glowing = self.page.locator(".board button.glow[data-ref]")
        buttons = self.page.locator("#answers button[data-id]")
        # While the hand is being rearranged, another card may be under the mouse, and the click only lifts it: click
        # again.
        for patience in (4_000, 8_000, 16_000, 30_000):
            things, plain = glowing.count(), buttons.count()
            try:
                if things and (plain == 0 or self.chance.random() < 0.6):
                    self._pick(glowing.nth(self.chance.randrange(things)), before, patience)
                elif plain:
                    self.press(buttons.nth(self.chance.randrange(plain)), timeout=2 * patience)
                self._confirm(before, patience)
                break
            except PlaywrightError:
                # A forced answer may have been given in the meantime.
                if self.asked() != before or self.over():
                    break
        self._moved_on(before)

    def _pick(self, thing: Locator, before: str, patience: float) -> None:
        """The first click lifts a card, the second plays it; if it can be played in several ways, choose one."""
        self._click(thing)
        # On a busy machine, a click takes a while to show; after giving up too soon, the next click would lift
        # something else.
        self.page.wait_for_function(_TOUCHED, arg=before, timeout=patience)
        if self.asked() != before or self.page.locator("dialog[open]").count():
            return
        ways = self.page.locator(".board .selected button.button")
        if ways.count():
            self.press(ways.first, timeout=8000)
        else:
            self._click(self.page.locator(".board button[aria-pressed=true]").first)

    def _click(self, thing: Locator) -> None:
        point = thing.evaluate(_FREE, timeout=8000)
        if point is None:
            raise PlaywrightError("it is wholly covered")
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def press(self, thing: Locator, timeout: float = 40_000) -> None:
        if self.touch:
            thing.tap(timeout=timeout)
        else:
            thing.click(timeout=timeout)

    def answer_by_keyboard(self) -> None:
        before = self.asked()
        if not before:
            return
        count = self.page.evaluate("() => document.querySelectorAll('#answers button').length")
        key = str(self.chance.randint(1, max(1, min(count, 9))))
        self.page.keyboard.press(key)
        try:
            self.page.wait_for_function(
                "() => document.activeElement?.dataset.option !== undefined", timeout=8000
            )
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(_SETTLED, arg=before)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
        except PlaywrightError:
            if self.asked() == before and not self.over():
                raise
        self._moved_on(before)

    def _confirm(self, before: str, patience: float) -> None:
        """A risky answer has to be confirmed."""
        self.page.wait_for_function(_SETTLED, arg=before, timeout=patience)
        agree = self.page.get_by_test_id("confirm")
        if agree.count():
            self.press(agree, timeout=8000)

    def _moved_on(self, before: str) -> None:
        """The answer is accepted: there is another question, or none."""
        self.page.wait_for_function(
            "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before",
            arg=before,
        )

    def play_to_the_end(self, by: str = "mouse") -> None:
        answer = self.answer_by_mouse if by == "mouse" else self.answer_by_keyboard
        for _ in range(MOST_ANSWERS):
            self.wait_to_be_asked()
            if self.over():
                break
            answer()
        expect(self.page.locator(".ending")).to_be_visible()


def those_asked(*people: Person) -> list[Person]:
    """Wait until someone has a question, and return those who have; nobody does when the game is over."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if any(person.over() for person in people):
            return []
        if asked := [person for person in people if person.asked()]:
            return asked
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked, and it is not over")


def _changed(last: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    view = last["view"]
    for _, changes in message["beats"]:
        view = applied(view, changes)
    state: dict[str, Any] = applied({**last, "view": view}, message["changes"])
    return {**state, "re": message.get("re"), "events": message["events"]}
