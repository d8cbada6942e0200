from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from landfall.core.decisions import Decision, Option
from landfall.core.registry import get_game
from landfall.core.texts import core_texts
from landfall.terminal import commands, frame
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
def test_seats_from_the_command_line(
    toy: str, given: tuple[str, ...], seats: dict[str, str]
) -> None:
    game = get_game(toy)
    assert read_seats(game, "short", game.checked_options("short", {}), given) == seats


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("false", False), ("non", False)])
def test_options_are_converted_to_the_games_types(toy: str, text: str, value: bool) -> None:
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
def test_valid_input_is_parsed(typed: str, meant: commands.Command) -> None:
    assert parse(typed, ASKED) == meant


@pytest.mark.parametrize("typed", ["", "0", "3", "-1", "²", "x", "1.5", "undone", "\x00"])
def test_invalid_input_is_not_an_answer(typed: str) -> None:
    assert isinstance(parse(typed, ASKED), commands.NotUnderstood)


MOVES = Decision(
    "north",
    "ask-move",
    tuple(
        Option(letter, "move", at=(f"hex:{at}",))
        for letter, at in zip("abcd", ("0714", "0714", "0812", "0901"), strict=True)
    ),
)
LABELS = {
    "a": "07.14 (Polyrrinia)",
    "b": "07.14 (Polyrrinia), en colonne",
    "c": "Dégager 0812",
    "d": "B Company moves",
}


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("07.14 (polyrrinia)", "a"),
        ("07.14 colonne", "b"),
        ("degager", "c"),
        ("0812", "c"),
        ("B Company", "d"),
    ],
)
def test_an_answer_can_be_named_by_its_words(typed: str, option: str) -> None:
    meant = parse(typed, MOVES, lambda option: LABELS[option.id])
    assert meant == commands.Choose(option)


@pytest.mark.parametrize("typed", ["07.14", "7"])
def test_ambiguous_words_are_queried(typed: str) -> None:
    found = parse(typed, MOVES, lambda option: LABELS[option.id])
    assert isinstance(found, commands.NotUnderstood)
    assert found.text == "table-several"


def test_many_answers_are_running_text_with_shared_parts_printed_once() -> None:
    texts = core_texts("en")
    labels = {"plain": "07.14", "column": "07.14, in column", "other": "08.01"}

    class Spoken:
        decision = staticmethod(lambda decision: "Where to?")
        option = staticmethod(lambda option: labels[option.id.split("/")[0]])
        say = staticmethod(texts.say)

    options = tuple(
        Option(f"{kind}/{n}", "move", at=(f"hex:{n}" if kind != "other" else f"hex:o{n}",))
        for n in range(frame.MANY)
        for kind in labels
    )
    console = Console(width=100, record=True, file=StringIO())
    console.print(frame.question(Decision("north", "ask-move", options), Spoken()))  # type: ignore[arg-type]
    lines = console.export_text().splitlines()
    assert "1\u00a007.14\u00a0·\u00a02\u00a0in\u00a0column" in lines[1]
    assert len(lines) < len(options) / 3
