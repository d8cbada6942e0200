from __future__ import annotations

import pytest

from landfall.core.decisions import Decision, Option
from landfall.core.registry import get_game
from landfall.terminal import commands
from landfall.terminal.commands import parse
from landfall.terminal.settings import read_options, read_seats

ASKED = Decision("ann", "ask-bid", (Option("a", "answer"), Option("done", "answer")), "1")


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ((), {"ann": "me", "bob": "bot:greedy"}),
        (("bob=me",), {"ann": "bot:greedy", "bob": "me"}),
        (("ann=random",), {"ann": "bot:random", "bob": "me"}),
        (("ann=bot:random", "bob=greedy"), {"ann": "bot:random", "bob": "bot:greedy"}),
        (("ann=me", "bob=me"), {"ann": "me", "bob": "me"}),
    ],
)
def test_who_sits_where(toy: str, given: tuple[str, ...], seats: dict[str, str]) -> None:
    game = get_game(toy)
    assert read_seats(game, "short", game.checked_options("short", {}), given) == seats


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("false", False), ("non", False)])
def test_options_have_the_games_own_types(toy: str, text: str, value: bool) -> None:
    options = read_options(get_game(toy), "short", [f"coins={text}", "players=3"])
    assert options == {"coins": value, "players": 3}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", commands.Choose("a")),
        (" 2 ", commands.Choose("done")),
        ("done", commands.Choose("done")),
        ("u", commands.Undo()),
        ("annuler", commands.Undo()),
        ("?", commands.Help()),
        ("? 4.3", commands.Help("4.3")),
        ("?4.3", commands.Help("4.3")),
        ("journal 20", commands.Log(20)),
        ("log", commands.Log()),
        ("save a b.json", commands.Save("a b.json")),
        ("why 2", commands.Why("2")),
        ("pourquoi move unit=A/1 to=0523", commands.Why("move", {"unit": "A/1", "to": "0523"})),
        ("why play the mortar", commands.Why("play", {}, "the mortar")),
        ("look WN 62", commands.Look("WN 62")),
        ("voir 0812", commands.Look("0812")),
        ("q", commands.Quit()),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: commands.Command) -> None:
    assert parse(typed, ASKED) == meant


@pytest.mark.parametrize("typed", ["", "0", "3", "-1", "²", "x", "1.5", "undone", "\x00"])
def test_what_is_not_understood_is_no_answer(typed: str) -> None:
    assert isinstance(parse(typed, ASKED), commands.NotUnderstood)
