"""Everything a player needs is visible: nothing is covered, cut off, pushed away or out of reach."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.saves import in_combat
from tests.e2e.serving import Server
from tests.e2e.test_after import a_save, load
from tests.e2e.test_omaha import still

from landfall import open_table
from landfall.games.commando.bot.thumb import thumb

#: The element in the middle of a thing is that thing, not something on top of it.
_SEEN = """(element) => {
  const box = element.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return element.contains(found);
}"""
_WHOLE = "(element) => element.scrollWidth <= element.clientWidth"


def is_seen(thing: Locator) -> bool:
    expect(thing).to_be_visible()
    seen: bool = thing.evaluate(_SEEN)
    return seen


def too_wide(person: Person) -> int:
    pixels: int = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return pixels


def resign(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    for _ in ("asked", "sure"):
        person.page.locator("dialog .button.danger").click()


def test_the_ending_is_above_the_board(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    resign(ada)
    expect(ada.page.get_by_role("heading", name="The game is over")).to_be_attached()
    assert is_seen(ada.page.locator(".ending h3"))
    expect(ada.page.locator(".ending")).to_contain_text("You have lost.")
    expect(ada.page.locator(".ending")).to_contain_text("Resigned: the Americans.")
    ada.page.get_by_role("button", name="View the board").click()
    expect(ada.page.locator(".ending")).to_have_count(0)


def test_a_phone_shows_the_turn_and_changes_its_language(server: Server, meet: Meet) -> None:
    bea = meet(server, "fr", phone=True, **{"tips-omaha": "*"})
    bea.open("omaha", "easy-fox")
    bea.wait_to_be_asked()
    turn = bea.page.locator("header .cell.time")
    expect(turn).to_contain_text("6 h 30")
    assert turn.evaluate(_WHOLE)
    bea.page.get_by_role("button", name="Menu").click()
    bea.page.locator("dialog").get_by_role("button", name="English").click()
    expect(turn).to_contain_text("6:30")
    assert too_wide(bea) <= 0


def test_a_replay_on_a_phone_has_a_choice_of_viewpoint(
    server: Server, meet: Meet, tmp_path: Path
) -> None:
    bea = meet(server, "fr", phone=True)
    load(bea, a_save(tmp_path))
    bea.page.locator(".ending").get_by_role("link", name="Revoir la partie").click()
    eyes = bea.page.get_by_label("Point de vue")
    expect(eyes).to_be_visible()
    box = eyes.bounding_box()
    assert box is not None
    assert box["width"] > 120
    assert too_wide(bea) <= 0


def test_a_phone_shows_both_units_and_their_sum(server: Server, meet: Meet) -> None:
    bea = meet(server, "fr", phone=True)
    bea.take_up(in_combat(), {"english": "me", "german": "bot:thumb"})
    bea.wait_to_be_asked()
    sums = bea.page.locator(".balance .side")
    assert [is_seen(sums.nth(side)) for side in range(2)] == [True, True]
    # The same holds with a notice above the board.
    bea.page.get_by_title("Pourquoi pas").click()
    expect(bea.page.locator(".notice")).to_be_visible()
    assert [is_seen(sums.nth(side)) for side in range(2)] == [True, True]


def test_a_map_does_not_move_when_a_message_appears_above_it(server: Server, meet: Meet) -> None:
    ada = meet(server, "en", **{"tips-omaha": "*"})
    ada.open("omaha", "easy-fox")
    ada.wait_to_be_asked()
    counter = ".stack [data-ref]"
    before = still(ada, f"{counter} >> nth=0")
    ada.page.get_by_role("button", name="Why not?").click()
    expect(ada.page.locator(".notice")).to_be_visible()
    after = still(ada, f"{counter} >> nth=0")
    assert abs(after["y"] - before["y"]) < 2
    assert abs(after["x"] - before["x"]) < 2


def test_a_long_name_makes_no_page_wider(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr")
    ada.go("/start/commando")
    ada.page.get_by_label("Votre nom à la table").fill("W" * 40)
    ada.page.get_by_role("button", name="Commencer").click()
    ada.wait_to_be_asked()
    assert too_wide(ada) <= 0
    resign(ada)
    ada.page.locator(".ending").get_by_role("link", name="Rapport").click()
    expect(ada.page.get_by_role("heading", name="Résultat")).to_be_visible()
    assert too_wide(ada) <= 0


def test_an_unreadable_address_shows_an_error(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    ada.go("/table/%E0%A4%A")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is nothing at this address.")


def both_bridges(folder: Path) -> Path:
    """A game that has reached the two bridges of 1B, with a unit of each side at both."""
    for seed in range(50):
        table, chance = open_table("commando", "1B", seed=seed), random.Random(3)
        while table.outcome is None:
            view: Any = table.view("english")
            fronts = view.fronts
            if len(fronts) == 2 and all(f.english.unit and f.german.unit for f in fronts):
                file = folder / "bridges.landfall.json"
                file.write_bytes(table.save())
                return file
            decision = table.decisions[0]
            table.answer(decision.seat, thumb(table.view(decision.seat), decision, chance))
    raise AssertionError("no game comes to both bridges")


def test_two_fronts_and_the_hand_fit_a_laptop(server: Server, meet: Meet, tmp_path: Path) -> None:
    ada = meet(server, "en")
    load(ada, both_bridges(tmp_path))
    ada.page.get_by_role("button", name="Load", exact=True).click()
    ada.page.wait_for_url("**/table/**")
    ada.wait_to_be_asked()
    for width, height in ((1366, 768), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".mine .hand .card").first).to_be_in_viewport(ratio=1)


def test_small_phones_and_phones_on_their_side_show_the_subject_of_the_question(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en")
    ada.open("commando", "1A", {"german": "bot:thumb"})
    ada.wait_to_be_asked()
    before = ada.asked()
    ada.page.get_by_role("button", name="Keep this hand").click()
    ada.wait_to_be_asked(before)
    for width, height in ((320, 568), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        terrain = ada.page.locator(".offered button").first
        expect(terrain).to_be_in_viewport(ratio=0.6)
        assert is_seen(terrain)
        assert too_wide(ada) <= 0
