"""Sentences and drawings, frame by frame: each sentence is shown with its own picture, and nothing reveals the end early."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server

from landfall import open_table
from landfall.core.deltas import applied
from landfall.core.texts import game_texts
from landfall.games.dice.model.components import COLOURS, FACES
from landfall.games.omaha.bot.thumb import thumb
from landfall.games.omaha.model.events import (
    AdvanceMet,
    GermanMoved,
    GermanReturned,
    PositionFired,
    StepLost,
    TurnBegan,
)
from landfall.games.omaha.table.view import OmahaView

View = dict[str, Any]
#: Things drawn on the board, by kind: a counter's hex and steps, or the two sums of a front.
Picture = dict[str, list[Any]]

MOST_STATES = 200
RESOURCES = ("soldiers", "courage", "stars", "points")
#: Records each frame that differs from the one before: the newest event of the log, its sentence, and the picture.
_FILM = """() => {
  const look = LOOK;
  const film = (window.film = []);
  let last = '';
  const frame = () => {
    const lines = [...document.querySelectorAll('.log [data-event]')];
    const newest = lines[lines.length - 1];
    const spins = [...document.querySelectorAll('.toss .disc')].some((one) => one.getAnimations().length);
    const now = {event: Number(newest?.dataset.event ?? -1), sentence: newest?.textContent.trim(), picture: look(), spins};
    const text = JSON.stringify(now);
    if (text !== last) film.push(now);
    last = text;
    requestAnimationFrame(frame);
  };
  frame();
}"""
_COUNTERS = """() => Object.fromEntries(
  [...document.querySelectorAll('.stack [data-ref^="unit:"]')].map((one) => [
    one.dataset.ref.slice(5),
    [one.closest('.stack').dataset.hex, one.querySelectorAll('.steps i:not(.lost)').length],
  ]))"""
#: Our counters as above, and the hexes with Germans in them.
_BOTH_SIDES = f"""() => ({{
  ...({_COUNTERS})(),
  germans: [...document.querySelectorAll('.stack [data-ref^="hex:"]')].map((one) => one.dataset.ref).sort(),
}})"""
_SUMS = """() => Object.fromEntries(
  [...document.querySelectorAll('.duel:has(.numbers)')].map((one) => [
    one.querySelector('.place').dataset.ref.slice(8),
    ['english', 'german'].map((side) => Number(one.querySelector('.numbers .' + side).textContent)),
  ]))"""

#: The dice as rolled, the amounts they yield as far as shown (below them and beside the resources), the resources, and
#: whether a die is still rolling.
_DICE = """() => {
  const pane = document.querySelector('.dice-pane');
  const tally = pane?.querySelector('.tally');
  const seen = tally && getComputedStyle(tally).visibility === 'visible';
  const goods = [...document.querySelectorAll('.resources li')];
  return {
    dice: [...(pane?.querySelectorAll('.dice .slot') ?? [])].map((die) => die.getAttribute('aria-label').split(': ')[1].split(', ').slice(0, 2).join(', ')),
    sum: seen ? [...tally.querySelectorAll('li b')].map((one) => Number(one.textContent)) : [],
    // For a while what was just added stands in its place.
    more: goods.map((one) => one.querySelector('em') ? null : Number(one.querySelector('.more')?.textContent ?? 0)),
    goods: goods.map((one) => Number(one.querySelector('b').textContent)),
    rolling: [...(pane?.querySelectorAll('.dice .cube') ?? [])].some((cube) => cube.getAnimations().length) ? [1] : [],
  };
}"""


def counters(view: View) -> Picture:
    drawn = [unit for unit in view["units"] if unit["at"].startswith(("hex:", "box:"))]
    return {u["unit"]: [u["at"].removeprefix("hex:"), u.get("steps", 0)] for u in drawn}


def both_sides(view: View) -> Picture:
    return counters(view) | {"germans": sorted(force["hex"] for force in view["germans"])}


def sums(view: View) -> Picture:
    return {
        front["terrain"]: [front[side]["strength"] for side in ("english", "german")]
        for front in view["fronts"]
        if front["english"]["unit"] and front["german"]["unit"]
    }


def dice(view: View) -> Picture:
    (unit,) = view["units"]
    texts = game_texts("dice", "en")
    lie = [
        f"{texts.name(f'face:{FACES[face]}')}, {texts.name(f'colour:{COLOURS[colour]}')}"
        for face, colour in zip(unit["faces"], unit["colours"], strict=True)
    ]
    tally = unit["tally"]
    return {
        "dice": lie,
        "sum": [tally[what] for what in RESOURCES] if tally else [],
        "more": list(tally["whole"]) if tally else [],
        "goods": [unit[what] for what in RESOURCES],
    }


def start(person: Person, drawn: str) -> None:
    """Events so far were not played back; from now on they are, and each frame is recorded."""
    person.page.evaluate("() => localStorage.setItem('landfall-speed', 'fast')")
    person.page.reload()
    keep_frames(person, drawn)


def keep_frames(person: Person, drawn: str) -> None:
    person.wait_to_be_asked()
    # Moved away from the board, where stacks fan out under the mouse.
    person.page.mouse.move(2, 2)
    person.page.evaluate(_FILM.replace("LOOK", drawn))


def give(person: Person, option: str) -> None:
    """Give an answer by its name, from the full list."""
    before = person.asked()
    button = person.page.locator(f"#answers [data-id='{option}']")
    if not button.count():
        person.page.get_by_title("Keys:").click()
    button.click()
    person.page.wait_for_function(
        """(before) => document.querySelector('[data-testid=confirm]')
          || document.querySelector('[data-asked]')?.dataset.asked !== before""",
        arg=before,
    )
    if person.page.get_by_test_id("confirm").count():
        person.page.get_by_test_id("confirm").click()
    person.wait_to_be_asked(before)


class Film:
    """What the page showed, together with what the server sent."""

    def __init__(self, person: Person, picture: Callable[[View], Picture]) -> None:
        self.frames: list[dict[str, Any]] = person.page.evaluate("() => window.film")
        self.events: dict[int, dict[str, Any]] = {}
        #: The pictures allowed with an event: as it was at its beat, or after the last beat the current state.
        self.allowed: dict[int, list[Picture]] = {}
        view: View = {}
        state: dict[str, Any] = {}
        for message in person.received:
            if message["type"] not in ("state", "change"):
                continue
            first, told = message["events"]["from"], message["events"]["list"]
            beats: list[tuple[int, View]] = []
            if message["type"] == "state":
                state = message
            else:
                view = state["view"]
                for heard, changes in message["beats"]:
                    view = applied(view, changes)
                    beats.append((heard, view))
                state = applied({**state, "view": view}, message["changes"])
            beats.append((first + len(told), state["view"]))
            for at, event in enumerate(told, first):
                self.events[at] = event
                self.allowed[at] = [picture(next(then for heard, then in beats if at < heard))]
            last = first + len(told) - 1
            self.allowed.setdefault(last, []).append(picture(state["view"]))

    def check(self) -> None:
        assert [f["event"] for f in self.frames] == sorted(f["event"] for f in self.frames)
        for frame in self.frames:
            assert frame["picture"] in self.allowed[frame["event"]], frame["sentence"]
        for before, after in pairwise(self.frames):
            # Nothing changes on the board without a sentence that explains it.
            if before["picture"] != after["picture"]:
                assert before["event"] < after["event"], after["sentence"]

    def told(self, kind: str) -> list[tuple[int, dict[str, Any]]]:
        """The events of a type that were filmed, with their positions."""
        first = self.frames[0]["event"]
        return [(at, e) for at, e in self.events.items() if at > first and e["type"] == kind]

    def around(self, at: int) -> tuple[Picture, Picture]:
        """The last frame before an event was shown, and the first frame that shows it."""
        before = [f["picture"] for f in self.frames if f["event"] < at]
        after = [f["picture"] for f in self.frames if f["event"] >= at]
        return before[-1], after[0]

    def beats(self) -> int:
        """How many beats were shown."""
        return len({frame["event"] for frame in self.frames[1:]})

    def check_grouping(self) -> None:
        """Events that belong together are one stop; teller.test.ts checks that all stops together take six seconds at
        most.
        """
        first, last = self.frames[0]["event"], self.frames[-1]["event"]
        assert self.beats() <= (last - first) / 2

    def pictures(self) -> int:
        return 1 + sum(bool(a["picture"] != b["picture"]) for a, b in pairwise(self.frames))


def take_up_before(person: Person, *wanted: type, scenario: str = "first-waves") -> str:
    """The bot's game, up to the answer that leads to all these events; the page gives that answer."""
    table = open_table("omaha", scenario, seed="e2e")
    whims = random.Random(1)
    while True:
        asked = table.decisions[0]
        view = table.view(asked.seat)
        assert isinstance(view, OmahaView)
        answer = thumb(view, asked, whims)
        before, save = len(table.log), table.save()
        table.answer(asked.seat, answer)
        if {type(logged.public) for logged in table.log[before:]} >= set(wanted):
            person.take_up(save, {"us": "me"})
            return answer


def test_the_opening_of_omaha_is_played_back_on_the_board(server: Server, meet: Meet) -> None:
    """omaha 5.1: tanks sink in full view before the first question."""
    ada = meet(server, "en", speed="normal", **{"tips-omaha": "*"})
    film = _FILM.replace("LOOK", _COUNTERS)
    ada.context.add_init_script(f"addEventListener('DOMContentLoaded', {film})")
    ada.open("omaha", "first-waves")
    ada.wait_to_be_asked()
    shown = Film(ada, counters)
    # The page is still being drawn before the first sentence.
    shown.frames = [frame for frame in shown.frames if frame["event"] >= 0]
    shown.check()
    assert shown.told("unit-landed")
    sunk = [(at, e) for at, e in shown.told("unit-eliminated") if e["cause"] == "landing"]
    assert sunk
    # After the first card: the other sector's, the landings, and the fire.
    assert shown.beats() >= 3
    shown.check_grouping()
    for at, event in sunk:
        drawn, then = shown.around(at)
        assert event["unit"].removeprefix("unit:") in drawn
        assert event["unit"].removeprefix("unit:") not in then


def test_the_systems_turn_takes_few_beats(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", speed="fast", **{"tips-omaha": "*"})
    answer = take_up_before(ada, TurnBegan)
    keep_frames(ada, _COUNTERS)
    give(ada, answer)
    film = Film(ada, counters)
    film.check()
    assert film.told("unit-landed")
    assert film.told("position-fired")
    assert film.beats() > 3
    film.check_grouping()


def test_a_german_turn_is_shown_in_few_beats_each_with_its_picture(
    server: Server, meet: Meet
) -> None:
    """omaha 16: nests are reoccupied, positions fire, and a unit advances."""
    ada = meet(server, "en", speed="fast", **{"tips-omaha": "*"})
    wanted = (PositionFired, GermanReturned, AdvanceMet, GermanMoved)
    answer = take_up_before(ada, *wanted, scenario="beyond-the-beach")
    keep_frames(ada, _BOTH_SIDES)
    give(ada, answer)
    film = Film(ada, both_sides)
    film.check()
    assert film.beats() > 3
    film.check_grouping()
    moved = film.told("german-moved")
    assert moved
    for at, event in moved:
        drawn, then = film.around(at)
        assert event["hex"] not in drawn["germans"]
        assert event["hex"] in then["germans"]


def test_the_losses_of_a_volley_are_shown_with_the_volley(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", speed="fast", **{"tips-omaha": "*"})
    wanted = take_up_before(ada, PositionFired, StepLost)
    keep_frames(ada, _COUNTERS)
    give(ada, wanted)
    film = Film(ada, counters)
    film.check()
    assert film.told("position-fired")
    assert film.pictures() > 2
    lost = [(at, event) for at, event in film.told("step-lost") if event["cause"] == "fire"]
    assert lost
    for at, event in lost:
        unit = event["unit"].removeprefix("unit:")
        drawn, then = film.around(at)
        assert drawn[unit][1] > event["left"]
        assert unit not in then or then[unit][1] <= event["left"]


def test_a_sum_of_commando_changes_with_the_event_that_changes_it(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en")
    ada.open("commando", "1A", {"english": "me", "german": "bot:thumb"})
    ada.wait_to_be_asked()
    while not sums(ada.view):
        ada.answer_by_keyboard()
        ada.wait_to_be_asked()
    start(ada, _SUMS)
    while Film(ada, sums).pictures() < 3 and len(ada.states) < MOST_STATES:
        ada.answer_by_keyboard()
        ada.wait_to_be_asked()
    film = Film(ada, sums)
    film.check()
    assert film.pictures() > 2
    for at, event in [*film.told("token-tossed"), *film.told("strength-changed")]:
        before, after = film.around(at)
        if event["type"] == "token-tossed":
            told = next(frame for frame in film.frames if frame["event"] >= at)
            assert not told["spins"], "a toss was told before the token lay"
        terrain, side = event["terrain"].removeprefix("terrain:"), event["side"] == "german"
        change = after[terrain][side] - before[terrain][side]
        assert change == event.get("amount", event.get("success"))


def alike(seen: list[int | None], stands: list[int]) -> bool:
    return len(seen) == len(stands) and all(
        one in (None, other) for one, other in zip(seen, stands, strict=True)
    )


def test_a_roll_is_counted_when_the_dice_have_stopped(server: Server, meet: Meet) -> None:
    """The sum does not change before the last die has stopped, even at the fastest speed that shows a roll."""
    ada = meet(server, "en", **{"tips-dice": "*"})
    ada.open("dice", "N01", {"p1": "me"})
    ada.wait_to_be_asked()
    give(ada, ada.states[-1]["decision"]["options"][0]["id"])
    start(ada, _DICE)
    rolled: set[int] = set()
    while len(rolled) < 4 and len(ada.states) < MOST_STATES:
        # Every die that can be rolled is rolled: the last roll of a turn leads to the sum, the combat and the next
        # turn's roll.
        options = [option["id"] for option in ada.states[-1]["decision"]["options"]]
        rolls = [option for option in options if option.startswith("roll:")]
        give(ada, max(rolls, key=len) if rolls else options[0])
        rolled |= {at for at, _ in Film(ada, dice).told("dice-rolled")}
    film = Film(ada, dice)
    assert len(rolled) >= 4
    assert [f["event"] for f in film.frames] == sorted(f["event"] for f in film.frames)
    for frame in film.frames:
        seen, stands = frame["picture"], film.allowed[frame["event"]]
        coming = frame["event"] + 1
        while film.events.get(coming, {}).get("type") in ("dice-locked", "marker-turned"):
            coming += 1
        if film.events.get(coming, {}).get("type") == "dice-rolled":
            # The dice roll before the sentence says what they show.
            stands = stands + film.allowed[coming]
        assert seen["dice"] in [one["dice"] for one in stands], frame["sentence"]
        assert seen["goods"] in [one["goods"] for one in stands], frame["sentence"]
        if seen["sum"]:
            assert not seen["rolling"], f"a sum was there before the dice lay: {frame}"
            assert seen["sum"] in [one["sum"] for one in stands], frame["sentence"]
        if any(seen["more"]):
            assert not seen["rolling"], f"what they add was there before the dice lay: {frame}"
            assert any(alike(seen["more"], one["more"]) for one in stands), frame["sentence"]
    # Both must have been seen: otherwise the test would pass without them.
    assert any(any(frame["picture"]["more"]) for frame in film.frames)
    assert any(frame["picture"]["sum"] for frame in film.frames)
    for at in rolled:
        told = next(i for i, frame in enumerate(film.frames) if frame["event"] >= at)
        assert not film.frames[told]["picture"]["rolling"], "a roll was told before the dice lay"
        last = film.frames[told - 1]["event"]
        before = [f["picture"] for f in film.frames[:told] if f["event"] == last]
        assert any(picture["rolling"] for picture in before), "a roll was told and not seen"
