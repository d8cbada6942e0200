"""Operation Mercury: standing orders as a sheet over the map."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.conftest import Meet
from tests.e2e.serving import Server
from tests.e2e.test_crete import TIPS, until_somebody_acts


def test_a_standing_order_is_changed_by_one_press_and_its_effect_is_shown(
    server: Server, meet: Meet
) -> None:
    ada = meet(server, "en", **TIPS)
    ada.open("crete", "L")
    until_somebody_acts(ada)
    ada.page.get_by_test_id("orders").click()
    sheet = ada.page.get_by_test_id("order-sheet")
    # G33: the default is marked, and the number of questions per turn is shown.
    fire = sheet.locator("li").first
    expect(fire.get_by_role("button", name="all fire")).to_have_attribute("aria-pressed", "true")
    expect(fire.locator("small")).to_have_text("default")
    expect(sheet).to_contain_text("questions per turn")
    fire.get_by_role("button", name="from 5").click()
    expect(fire.get_by_role("button", name="from 5")).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="Back to the game").click()
    expect(sheet).to_be_hidden()
    expect(ada.page.get_by_test_id("orders")).to_contain_text("from 5")
    # The window that was open is open again.
    expect(ada.page.get_by_test_id("sentence")).to_contain_text("who does what")
