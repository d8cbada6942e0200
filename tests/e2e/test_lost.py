"""Reloads, second tabs and a server that is killed: the same table is there again."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.serving import Server


def at_a_table(person: Person) -> None:
    person.open("commando", "1A", {"german": "bot:thumb"})
    person.wait_to_be_asked()


def play_into_an_assault(person: Person) -> None:
    for _ in range(80):
        person.wait_to_be_asked()
        assert not person.over()
        if person.view["phase"] == "assault" and len(person.states[-1]["decision"]["options"]) > 1:
            return
        person.answer_by_mouse()
    raise AssertionError("no assault in 80 answers")


def test_reload_and_a_killed_server_in_the_middle_of_an_assault(
    own_server: Server, meet: Meet
) -> None:
    ada = meet(own_server, "en")
    at_a_table(ada)
    play_into_an_assault(ada)
    sentence, view, token = ada.sentence(), ada.view, ada.asked()

    ada.page.reload()
    ada.wait_to_be_asked()
    assert (ada.sentence(), ada.view, ada.asked()) == (sentence, view, token)

    own_server.kill()
    banner = ada.page.locator(".banner")
    expect(banner).to_be_visible()
    own_server.start()
    expect(banner).to_have_count(0)
    ada.wait_to_be_asked()
    assert (ada.sentence(), ada.view) == (sentence, view)


def test_an_answer_given_while_the_server_is_down_is_taken_once(
    own_server: Server, meet: Meet
) -> None:
    ada = meet(own_server, "en")
    at_a_table(ada)
    before = ada.asked()
    own_server.kill()
    expect(ada.page.locator(".banner")).to_be_visible()
    ada.page.get_by_role("button", name="Keep this hand").click()
    expect(ada.page.locator("#answers button").first).to_be_disabled()
    own_server.start()
    ada.wait_to_be_asked(before)
    assert "starting hand" not in ada.sentence()
    kept = [state for state in ada.states if state.get("re")]
    assert len(kept) == 1


def test_two_tabs_of_a_seat_show_the_same(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    at_a_table(ada)
    second = ada.tab()
    second.goto(ada.page.url)
    expect(second.get_by_test_id("sentence")).to_have_text(ada.sentence())
    before = ada.sentence()
    second.get_by_role("button", name="Keep this hand").click()
    expect(ada.page.get_by_test_id("sentence")).not_to_have_text(before)
    ada.wait_to_be_asked()
    expect(second.get_by_test_id("sentence")).to_have_text(ada.sentence())


def test_a_silent_network_is_noticed_soon(server: Server, meet: Meet) -> None:
    ada = meet(server, "en")
    at_a_table(ada)
    ada.context.set_offline(True)
    # Well before one of the checks every twenty seconds would be overdue.
    expect(ada.page.locator(".banner")).to_be_visible(timeout=15_000)
    ada.context.set_offline(False)
    expect(ada.page.locator(".banner")).to_have_count(0)


def test_a_table_that_is_set_aside_says_so_in_my_list(own_server: Server, meet: Meet) -> None:
    ada = meet(own_server, "fr")
    at_a_table(ada)
    table = ada.page.url.rsplit("/", 1)[1].split("?")[0]
    database = f"sqlite:///{own_server.folder / 'tables.sqlite3'}"
    command = ["admin", "quarantine", table, "--why", "odd", "--database", database]
    program = "from landfall.cli import main; main()"
    subprocess.run([sys.executable, "-c", program, *command], check=True)
    ada.go()
    listed = ada.page.locator(".mine li")
    expect(listed).to_contain_text("Mise de côté")
    expect(listed).to_contain_text("Rien n’est perdu")
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
