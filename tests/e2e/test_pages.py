"""Every page: accessible, in both themes, and quick to load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.e2e.conftest import ROOT, Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server
from tests.e2e.test_after import a_save, load
from tests.e2e.test_together import invite

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 250_000


#: What axe finds by these rules depends on the colours; its other rules give the same result in both themes.
OF_COLOURS = ["color-contrast", "link-in-text-block"]


def check(person: Person, rules: dict[str, Any] | None = None) -> None:
    """Check by all of axe's usual rules and the ones named here; in the other theme, only by those about colours."""
    _find_nothing(person, {"rules": rules or {}})
    person.show_in("light" if person.scheme == "dark" else "dark")
    _find_nothing(person, {"runOnly": OF_COLOURS})


def _find_nothing(person: Person, how: dict[str, Any]) -> None:
    # Elements that are still fading in have no contrast yet.
    person.rest()
    if not person.page.evaluate("() => 'axe' in window"):
        # The pages allow no foreign script, so axe is evaluated, not added.
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "async (how) => (await axe.run(document, {resultTypes: ['violations'], ...how})).violations",
        how,
    )
    said = [
        f"{fault['id']} ({fault['impact']}, {person.scheme}): {node['html'][:160]}"
        for fault in found
        for node in fault["nodes"]
    ]
    assert said == [], person.page.url


def test_every_page_is_accessible(server: Server, meet: Meet, tmp_path: Path) -> None:
    ada = meet(server, "en")
    ada.go()
    expect(ada.page.locator(".games h2").first).to_be_visible()
    check(ada)
    ada.go("/start/commando")
    expect(ada.page.get_by_role("button", name="Start")).to_be_visible()
    check(ada)
    ada.play_now()
    check(ada)
    ada.page.keyboard.press("1")
    ada.page.get_by_role("button", name="Menu").click()
    check(ada)
    ada.page.keyboard.press("Escape")
    ada.page.locator(".prompt .rule-number").click()
    expect(ada.page.locator(".rule-panel .summary")).to_be_visible()
    check(ada)
    ada.page.keyboard.press("Escape")
    for tab in ("Chat", "Notes"):
        ada.page.get_by_role("button", name=tab).click()
        check(ada)
    novice = meet(server, "en", **{"tips-commando": ""})
    novice.play_now()
    expect(novice.page.get_by_test_id("tip")).to_be_visible()
    check(novice)
    novice.page.get_by_role("button", name="Turn tips off").click()
    expect(novice.page.get_by_test_id("tip")).to_have_count(0)
    ada.go("/nowhere/at/all")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    check(ada)
    link = invite(server, ada)
    check(ada)
    guest = meet(server, "en", phone=True)
    guest.go(link)
    expect(guest.page.get_by_role("button", name="Take the seat")).to_be_visible()
    check(guest)
    load(ada, a_save(tmp_path))
    expect(ada.page.locator(".ending")).to_be_visible()
    check(ada)
    table = ada.page.url.removeprefix(server.address)
    for page in ("/replay/", "/report/"):
        ada.go(table.replace("/table/", page))
        expect(ada.page.locator(".log li").first).to_be_attached()
        check(ada)


def test_first_load_is_small(server: Server, meet: Meet) -> None:
    """Pages, scripts, fonts, catalogues: everything loaded before the first game can be chosen."""
    ada = meet(server, "fr")
    ada.go()
    expect(ada.page.locator(".games a.button").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    sizes: list[tuple[str, int]] = ada.page.evaluate(
        "() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))"
        ".map((entry) => [entry.name, entry.encodedBodySize])"
    )
    assert 0 < sum(size for _, size in sizes) < FIRST_LOAD, sizes
    assert ada.page.title() == "Les jeux · Landfall"


def test_language_and_theme_are_remembered(server: Server, meet: Meet) -> None:
    ada = meet(server, "fr")
    ada.go()
    ada.page.get_by_role("button", name="English").click()
    expect(ada.page.get_by_role("heading", name="The games")).to_be_visible()
    ada.page.get_by_role("button", name="Theme").click()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")


def test_removing_a_game_in_progress_from_the_list_needs_confirming(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en")
    ada.open("commando", "1A", {"german": "link"})
    ada.wait_to_be_asked()
    ada.go()
    games = ada.page.locator(".mine li")
    expect(games).to_have_count(1)
    leave = ada.page.get_by_role("button", name="Remove 1A – Bénouville bridge from my list")
    leave.click()
    ada.page.get_by_role("button", name="Go back").click()
    expect(games).to_have_count(1)
    leave.click()
    ada.page.get_by_test_id("confirm").click()
    expect(games).to_have_count(0)


def test_a_refused_name_is_reported_beside_the_button(server: Server, meet: Meet) -> None:
    """On a phone, the top of the page is out of sight."""
    ada = meet(server, "en", phone=True)
    ada.go("/start/commando")
    ada.page.get_by_label("Your name at the table").fill("\u202eevil")
    ada.press(ada.page.get_by_role("button", name="Start"))
    expect(ada.page.get_by_role("alert")).to_be_in_viewport()
