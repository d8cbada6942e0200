"""D-Day Dice with a German player: the German board, the wall, Phase 7, and German secrets on a shared screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import MOST_ANSWERS, Person, those_asked
from tests.e2e.serving import Server
from tests.e2e.test_dice import NO_TIPS, headlong, tap
from tests.e2e.test_pages import check

from landfall import open_table
from landfall.core.registry import get_game

Choose = Callable[[dict[str, Any], dict[str, Any]], str]
#: Nothing may extend beyond its place or be cut off: no text is wider than its container unless it can be scrolled.
CUT_OFF = """() => [...document.querySelectorAll('.dice-table *')].filter((it) => {
  const style = getComputedStyle(it);
  return it instanceof HTMLElement && it.clientWidth > 0 && style.overflowX === 'hidden'
    && !it.classList.contains('hidden-text') && it.scrollWidth > it.clientWidth + 1
    && it.textContent.trim() !== '';
}).map((it) => it.className + ': ' + it.textContent.trim().slice(0, 60))"""


def moment(
    reached: Callable[[Any], bool], scenario: str = "N18", seeds: int = 12, **options: Any
) -> str:
    """The save of a game that the bot plays until the German's view is as required."""
    thumb = get_game("dice").bot("thumb")
    for seed in range(seeds):
        table, chance = (
            open_table("dice", scenario, seed=f"wall {seed}", options=options),
            random.Random(5),
        )
        while table.outcome is None:
            if reached(table.view("g")):
                return table.save().decode()
            asked = table.decisions[0]
            table.answer(asked.seat, thumb(table.view(asked.seat), asked, chance))
    raise AssertionError("no such moment")


class Words(NamedTuple):
    """The words on the pages, in each language."""

    name: str
    sit: str
    tabs: tuple[str, ...]
    ahead: str
    behind: str
    won: str
    lost: str


WORDS = {
    "en": Words(
        "Your name at the table",
        "Take the seat",
        ("Map", "Reserve", "Hand", "Units", "Dice"),
        "Unit 1 would take the bunker",
        "The Germans would hold the bunker",
        "You have won",
        "You have lost",
    ),
    "fr": Words(
        "Votre nom à la table",
        "Prendre la place",
        ("Terrain", "Réserve", "Main", "Unités", "Dés"),
        "L’Unité 1 prendrait le Bunker",
        "L’Allemand tiendrait le Bunker",
        "Vous avez gagné",
        "Vous avez perdu",
    ),
}


def take_seat(person: Person, card: dict[str, Any], seat: str, language: str = "en") -> None:
    person.go(next(one["link"] for one in card["seats"] if one["seat"] == seat))
    person.page.get_by_label(WORDS[language].name).fill("Bob")
    person.page.get_by_role("button", name=WORDS[language].sit).click()
    person.page.wait_for_url("**/table/**")


def give(person: Person, option: dict[str, Any]) -> None:
    """Give an answer of the German: an order by its card and its target, anything else as a Unit does."""
    page, at = person.page, option.get("at") or []
    if not option["id"].startswith("use:"):
        if option["id"].startswith("until:"):
            person.press(page.locator(".later summary"))
        tap(person, option)
        return
    source = page.locator(f'.hand [data-ref="{at[0]}"]')
    if source.get_attribute("aria-pressed") != "true":
        person.press(source)
    target = next((ref for ref in at[1:] if ref.startswith("seat:")), "")
    ring = page.locator(f'.target[data-target="{target}"]')
    if target and ring.count():
        person.press(ring)
        expect(ring).to_have_attribute("aria-pressed", "true")
    elif target:
        person.press(page.locator(f'.units [data-ref="{target}"]'))
    elif len(at) > 1:
        person.press(page.locator(f'.beach [data-ref="{at[1]}"]'))
    person.press(page.locator(f'.foot [data-answer="{option["id"]}"]'))


def busy(view: dict[str, Any], decision: dict[str, Any]) -> str:
    """A bot that shoots and recruits while possible, then passes."""
    ids = [option["id"] for option in decision["options"]]
    wanted = [i for verb in ("use:", "recruit:", "find:") for i in ids if i.startswith(verb)]
    return str([*wanted, *[i for i in ids if i == "done"], *ids][0])


def play_out(players: dict[Person, Choose]) -> None:
    for _ in range(MOST_ANSWERS):
        asked = those_asked(*players)
        if not asked:
            break
        for person in asked:
            before, state = person.asked(), person.states[-1]
            if not before or state["token"] != before:
                person.page.wait_for_timeout(20)
                continue
            wanted = players[person](state["view"], state["decision"])
            option = next(o for o in state["decision"]["options"] if o["id"] == wanted)
            (give if state["view"]["seat"] == "g" else tap)(person, option)
            person.page.wait_for_function(
                "(before) => document.querySelector('[data-asked]')?.dataset.asked !== before",
                arg=before,
            )
    for person in players:
        expect(person.page.locator(".ending")).to_be_visible()


#: Which side is on the phone; the other is at a desk.
SEATS = pytest.mark.parametrize(("language", "phone"), [("en", "german"), ("fr", "unit")])


@SEATS
def test_a_whole_game_between_people(server: Server, meet: Meet, language: str, phone: str) -> None:
    """Either side may win, since each player adds to the seed; one page says “won”, the other “lost”."""
    words = WORDS[language]
    german = meet(server, language, phone=phone == "german", **NO_TIPS)
    unit = meet(server, language, phone=phone == "unit", **NO_TIPS)
    small = german if phone == "german" else unit
    small.page.set_viewport_size({"width": 360, "height": 740})
    seats = {"g": "me", "p1": "link"}
    card = german.open("dice", "N18", seats, players=2, wall="player")
    take_seat(unit, card, "p1", language)
    expect(small.page.locator(".dice-table .parts")).to_be_visible()
    for tab in words.tabs if phone == "german" else ():
        german.press(german.page.get_by_role("tab", name=tab))
        expect(german.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert german.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert german.page.evaluate(
            "() => { const { scrollWidth, clientWidth } = document.querySelector('.board');"
            " return scrollWidth <= clientWidth }"
        )
        assert german.page.evaluate(CUT_OFF) == []
    play_out({german: busy, unit: headlong})
    told = [person.page.locator(".ending").inner_text() for person in (german, unit)]
    assert [words.won in text for text in told] in ([True, False], [False, True])
    assert [words.won in text for text in told] == [words.lost not in text for text in told]


@SEATS
@pytest.mark.parametrize("winner", ["p1", "g"])
def test_the_assault_is_won_and_lost(
    server: Server, meet: Meet, language: str, phone: str, winner: str
) -> None:
    def far_ahead(view: Any) -> bool:
        told = view.german.comparison
        return (
            told is not None and told.winner == winner and abs(told.force - told.german_force) > 12
        )

    words = WORDS[language]
    scenario = "N18" if winner == "p1" else "N01"
    save = moment(far_ahead, scenario, players=2, wall="player")
    german = meet(server, language, phone=phone == "german", **NO_TIPS)
    unit = meet(server, language, phone=phone == "unit", **NO_TIPS)
    card = german.take_up(save, {"g": "me", "p1": "link"})
    take_seat(unit, card, "p1", language)
    for person in (german, unit):
        stage = person.page.get_by_test_id("assault")
        expect(stage).to_contain_text(words.ahead if winner == "p1" else words.behind)
        assert person.page.evaluate(CUT_OFF) == []
        # Both forces and the deciding box are visible without scrolling.
        for part in (".sum", ".steps li"):
            expect(stage.locator(part).last).to_be_in_viewport(ratio=1)
    play_out({german: headlong, unit: headlong})
    ends = (words.lost, words.won) if winner == "p1" else (words.won, words.lost)
    for person, text in zip((german, unit), ends, strict=True):
        expect(person.page.locator(".ending")).to_contain_text(text)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_wall_is_complete_beside_the_map(
    server: Server, meet: Meet, size: tuple[int, int]
) -> None:
    """With Condition, weather and many Specialists: nothing squeezes the Allies' band."""
    ada = meet(server, "fr", **NO_TIPS)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    save = moment(
        lambda view: len(view.german.specialists) > 3 and view.weather != "",
        players=3,
        wall="player",
        conditions="persistent",
    )
    ada.take_up(save, {"p1": "me", "p2": "bot:thumb", "g": "bot:thumb"})
    band = ada.page.locator(".dice-table .wall")
    expect(band.locator(".sky").last).to_be_in_viewport(ratio=1)
    lies = "(it) => it.parentElement.clientHeight >= it.scrollHeight"
    assert band.evaluate(lies)
    assert ada.page.evaluate(CUT_OFF) == []


def test_nobody_else_sees_the_germans_hand(server: Server, meet: Meet) -> None:
    save = moment(lambda view: len(view.german.hand) > 1, players=2, wall="player")
    ada = meet(server, "en", **NO_TIPS)
    ada.page.clock.install()
    ada.take_up(save, {"g": "me", "p1": "me"})
    curtain = ada.page.locator(".curtain button")
    for _ in range(MOST_ANSWERS):
        ada.page.clock.run_for(100)
        ada.page.wait_for_selector(".curtain button, [data-asked]:not([data-asked=''])")
        if curtain.count():
            break
        # A Unit needs no curtain, and sees only backs.
        expect(ada.page.locator(".hand")).to_have_count(0)
        state = ada.states[-1]
        decision = next(s for s in reversed(ada.states) if s["token"] == ada.asked())
        wanted = headlong(state["view"], decision["decision"])
        tap(ada, next(o for o in decision["decision"]["options"] if o["id"] == wanted))
    curtain.click()
    hand = ada.page.locator(".hand .card")
    names = [text.strip() for text in ada.page.locator(".hand .card > b").all_inner_texts()]
    assert len(names) > 1
    check(ada)

    def covered() -> None:
        expect(hand).to_have_count(0)
        expect(ada.page.locator(".hand .back")).to_have_count(len(names))
        shown = ada.page.locator("body").inner_text()
        assert [name for name in names if name in shown] == []

    ada.page.keyboard.press("c")
    covered()
    ada.page.keyboard.press("c")
    expect(hand).to_have_count(len(names))
    # If nothing is touched, they cover themselves.
    ada.page.clock.fast_forward(21_000)
    covered()
