"""A player in a hurry taps a button as soon as it appears, before the page has loaded the rest."""

from __future__ import annotations

from playwright.sync_api import Route
from tests.e2e.conftest import Meet
from tests.e2e.serving import Server


def test_play_now_works_before_the_rest_of_the_page_has_loaded(server: Server, meet: Meet) -> None:
    zoe = meet(server, "fr", phone=True, forced="yes")
    late: list[Route] = []
    hold = True

    def slow(route: Route) -> None:
        if hold:
            late.append(route)
        else:
            route.continue_()

    # Held back: the file in which the game sets up the page, and the response that identifies the guest.
    zoe.page.route("**/assets/frame-*.js", slow)
    zoe.page.route("**/api/me", slow)
    zoe.go("/start/commando")
    with zoe.page.expect_response("**/api/tables") as answered:
        zoe.press(zoe.page.locator(".now button"))
    assert late, "the page no longer fetches these: hold back what it does fetch"
    assert answered.value.status == 201, answered.value.text()
    # The routes stay in place: removing them while a request was under way lost the request in one of five runs.
    hold = False
    for route in late:
        route.continue_()
    zoe.wait_to_be_asked()
    assert zoe.view["seat"] == "english"
