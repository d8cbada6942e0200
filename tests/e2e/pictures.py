"""The pictures of the README and the docs, taken from games that are the same in every run (script/pictures)."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.people import Person
from tests.e2e.serving import Server

from landfall import Table, open_table
from landfall.core.registry import get_game
from landfall.server.bench_browser import ARGUMENTS
from landfall.server.chromium import find_chromium

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WIDE, PHONE = (1440, 900), (390, 844)


class Picture(NamedTuple):
    """One picture: this seat's first question with this text, after this many answers."""

    name: str
    game: str
    scenario: str
    seat: str
    text: str
    after: int = 0
    #: The other seats, played by the bot.
    bots: tuple[str, ...] = ()
    size: tuple[int, int] = WIDE
    theme: str = "light"
    language: str = "en"
    options: tuple[tuple[str, str | int | bool], ...] = ()


TABLES = (
    Picture("commando-table", "commando", "1A", "english", "ask-bid", 30, ("german",)),
    Picture("commando-dark", "commando", "1A", "english", "ask-bid", 60, ("german",), theme="dark"),
    Picture("omaha-table", "omaha", "first-waves", "us", "ask-actions", 60),
    Picture("crete-table", "crete", "1", "german", "ask-who", 40, ("allied",)),
    Picture("crete-french", "crete", "1", "german", "ask-who", 40, ("allied",), language="fr"),
    Picture(
        "dice-german",
        "dice",
        "N01",
        "g",
        "ask-german",
        300,
        ("p1", "p2"),
        options=(("players", 3), ("wall", "player")),
    ),
    Picture("dice-phone", "dice", "N01", "p1", "", 30, size=PHONE),
)


def _open(wanted: Picture) -> Table:
    options = dict(wanted.options)
    return open_table(wanted.game, wanted.scenario, seed="pictures", options=options)


def moment(wanted: Picture) -> str:
    """The save of a game that the bot has played up to the moment."""
    table, chance = _open(wanted), random.Random(5)
    thumb = get_game(wanted.game).bot("thumb")
    while table.outcome is None:
        asked = table.decisions[0]
        here = asked.seat == wanted.seat and wanted.text in asked.text
        if here and len(table.answers) >= wanted.after:
            return table.save().decode()
        table.answer(asked.seat, thumb(table.view(asked.seat), asked, chance))
    raise SystemExit(f"{wanted.name}: the game ended before {wanted.text} was asked")


def person(browser: Browser, server: Server, size: tuple[int, int], **wishes: str) -> Person:
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if wishes.get("theme") == "dark" else "light",
    )
    quiet = {f"tips-{wanted.game}": "*" for wanted in TABLES}
    return Person(context, server.address, wishes.pop("language", "en"), quiet | wishes)


def take(browser: Browser, server: Server, wanted: Picture, folder: Path) -> None:
    who = person(browser, server, wanted.size, theme=wanted.theme, language=wanted.language)
    seats = {wanted.seat: "me"} | dict.fromkeys(wanted.bots, "bot:thumb")
    who.take_up(moment(wanted), seats)
    who.wait_to_be_asked()
    # Wait until earlier notices have disappeared and the map's ground is painted.
    who.page.wait_for_timeout(8_000)
    who.page.screenshot(path=folder / f"{wanted.name}.png")
    who.context.close()


def home(browser: Browser, server: Server, folder: Path) -> None:
    who = person(browser, server, WIDE)
    who.open("omaha", "first-waves")
    who.wait_to_be_asked()
    who.go().page.wait_for_timeout(2_000)
    who.page.screenshot(path=folder / "home.png")
    who.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these pictures")
    parser.add_argument("--to", type=Path, default=IMAGES)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        try:
            if not wishes.names or "home" in wishes.names:
                home(browser, server, wishes.to)
            for wanted in TABLES:
                if not wishes.names or wanted.name in wishes.names:
                    take(browser, server, wanted, wishes.to)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
