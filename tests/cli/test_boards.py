"""The terminal's table of every game, in every scenario and both languages, to the end."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.run import landfall

from landfall.core.registry import all_metas, get_game
from landfall.core.saves import load
from landfall.core.table import Table, open_table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.terminal import frame

#: How many answers are enough to have seen everything; and how many lines a short game certainly stays below.
ENOUGH = {"crete": 80}
USUAL = 400
LINES = 4_000
SCENARIOS = [(meta.slug, scenario.id) for meta in all_metas() for scenario in meta.scenarios]

SHORT = [m.slug for m in all_metas() if m.players[1] > 1 and m.max_decisions <= LINES]


def drawn(table: Table, seat: str | None, language: str, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(frame.board(table, seat, game_texts(table.game.meta.slug, language)))
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_moment_can_be_drawn(slug: str, scenario: str) -> None:
    table, whims = open_table(slug, scenario, seed=1), random.Random(1)
    while table.decisions and len(table.answers) < ENOUGH.get(slug, USUAL):
        asked = whims.choice(table.decisions)
        table.answer(asked.seat, whims.choice(asked.options).id)
        if whims.random() < 0.1 or not table.decisions:
            seat = whims.choice((*table.all_seats, None))
            for language in LANGUAGES:
                assert max(map(len, drawn(table, seat, language).splitlines())) <= 80


@pytest.mark.parametrize("slug", SHORT)
def test_two_players_finish_a_game_at_one_keyboard(slug: str, tmp_path: Path) -> None:
    table = open_table(slug)
    seats = [part for seat in table.all_seats for part in ("--seat", f"{seat}=me")]
    file = tmp_path / "game.json"
    args = ("play", slug, *seats, "--seed", "4", "--save", str(file), "--lang", "en")
    ran = landfall(*args, typed="1\n" * LINES)
    assert "The game is over." in ran.out
    assert load(file.read_bytes()).outcome is not None
    if len(seats) > 2:
        assert ran.out.count("Pass the keyboard to") > 2


def test_omaha_has_a_map_of_hexes_boxes_and_fire() -> None:
    units = [{"unit": "A/1/16", "at": "0611"}, {"unit": "B/1/16", "at": "box:ER3"}]
    position = {"turn": 5, "phase": "actions", "units": units, "germans": [{"hex": "0812"}]}
    table = Table(get_game("omaha"), "first-waves", {}, {}, "map", position)
    lines = drawn(table, "us", "en").splitlines()
    rows = {line[:2]: line for line in lines if line[:2].isdigit() and line[2] == " "}

    def cell(row: int, column: int) -> str:
        place = 3 + 2 * (column - 1) + (row % 2 == 0)
        return rows[f"{row:02d}"][place : place + 2]

    assert cell(6, 11) == "3!", "three steps in intense fire"
    assert cell(8, 12)[0] == "W"
    assert cell(4, 15) == "3 ", "the landing box ER3 lies off 0515"
    assert any(line.startswith("0611 A/1/16 6/3") for line in lines)


def test_omaha_shows_what_changed_after_an_answer(tmp_path: Path) -> None:
    args = ("play", "omaha", "first-waves", "--seed", "4", "--save", str(tmp_path / "game.json"))
    ran = landfall(*args, "--lang", "en", typed="1\n1\n1\n1\nb\nq\n")
    assert 1 < ran.out.count("Turn 1/16") > ran.out.count("US steps") > 1


def test_crete_shows_after_an_answer_only_what_changed() -> None:
    table = open_table("crete", "L", seed="terminal")
    # The German chit, which comes first, does nothing; then the Greeks dig in.
    for answer in ("accept", "accept", "end"):
        table.answer(table.decisions[0].seat, answer)
    asked = table.decisions[0]
    before = table.view(asked.seat)
    # The chit stays in play: the full map is shown only for a new one.
    table.answer(asked.seat, "dig:GR-1-A")
    for language in LANGUAGES:
        console = Console(file=StringIO(), width=100)
        console.print(frame.board(table, asked.seat, game_texts("crete", language), before))
        told = console.file.getvalue()  # type: ignore[attr-defined]
        whole = drawn(table, asked.seat, language, 100)
        assert len(told.splitlines()) < len(whole.splitlines()) / 2
        # No map, and nothing about units that did not act.
        assert "Kastelli Police" in whole
        assert "Kastelli Police" not in told
