from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.run import landfall

from landfall.core.table import open_table

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    table = open_table("toy", "short", seed=3)
    for _ in range(3):
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    file = tmp_path / "game.json"
    file.write_bytes(table.save())
    return file


def test_games_as_a_table_and_as_json() -> None:
    assert "Enchère" in landfall("games", "--lang", "fr").out
    [game] = json.loads(landfall("games", "--json").out)
    assert game["game"] == "toy"
    assert [s["id"] for s in game["scenarios"]] == ["short", "long"]
    assert game["scenarios"][0]["seats"] == ["ann", "bob"]
    assert {o["id"] for o in game["options"]} == {"players", "coins", "grim"}
    assert game["bots"] == ["random", "greedy"]


def test_the_package_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "landfall", "games", "--json"], capture_output=True, check=True
    )
    assert "crete" in {game["game"] for game in json.loads(ran.stdout)}


def test_rules_by_number() -> None:
    assert "Coins" in landfall("rules", "toy", "--lang", "en").out
    assert "Deux pièces au plus." in landfall("rules", "toy", "1.2", "--lang", "fr").out
    assert json.loads(landfall("rules", "toy", "1.2", "--json").out)["number"] == "1.2"


def test_rules_coverage_has_a_key_for_each_game() -> None:
    found = json.loads(landfall("rules", "coverage", "--json").out)
    assert set(found) == {"toy"}
    assert set(found["toy"]) == {"rules", "cited", "tested", "missing"}
    assert "toy" in landfall("rules", "coverage").out


def test_rules_list_their_places_in_code_and_tests() -> None:
    found = json.loads(landfall("rules", "toy", "1.2", "--file", "--json").out)
    assert set(found) == {"rule", "cited", "tested"}
    place = found["cited"][0]
    printed = landfall("rules", "toy", "1.2", "--file", "--lang", "en").out
    assert f"{place['file']}:{place['line']} {place['name']}" in printed
    assert "No test is named after it." in printed


def test_verify_reports_the_final_state_of_a_save(save: Path) -> None:
    ran = landfall("verify", str(save), "--lang", "en")
    assert ran.code == 0
    assert "toy short, 3 moves" in ran.out
    assert open_table("toy", seed=3).commitment in ran.out


def test_replay_prints_the_log(save: Path) -> None:
    full = landfall("replay", str(save), "--lang", "en")
    assert "Ann is dealt card" in full.out
    assert "Take a coin" in full.out
    ann = landfall("replay", str(save), "--to", "1", "--seat", "ann", "--lang", "en").out
    assert "Bob is dealt a hand" in ann
    assert "shows" not in ann


def test_bench_prints_each_measure_with_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landfall.lab.bench.ROUNDS", 1)
    monkeypatch.setattr("landfall.lab.bench.ROUND_S", 0.01)
    figures = {f["measure"]: f for f in json.loads(landfall("bench", "toy", "--json").out)}
    assert set(figures) == {
        "decisions", "decisions-view", "clone-us", "save-ms", "load-ms", "replay", "undo-ms", "wake-ms",
        "wake-table-ms", "wake-undo-ms",
        "clone-with", "decisions-with", "widest-ms", "decisions-share",
    }  # fmt: skip
    assert figures["decisions"]["met"] is True
    assert figures["clone-us"]["met"] is False
    assert figures["load-ms"]["target"] is None
    assert figures["widest-ms"]["met"] is True
    assert figures["decisions-share"]["met"] is True
    # Comparisons: for copies less is better, for decisions more.
    assert figures["clone-with"]["met"] is True
    assert figures["decisions-with"]["met"] is False
    assert "cloning" in landfall("bench", "--lang", "en").out


@pytest.mark.parametrize("lacking", ["playwright", "chromium"])
def test_bench_browser_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, lacking: str) -> None:
    if lacking == "playwright":
        monkeypatch.setitem(sys.modules, "playwright.async_api", None)
    else:
        monkeypatch.setattr("landfall.server.bench_browser.find_chromium", lambda: None)
    ran = landfall("bench", "browser", "--lang", "en")
    assert ran.code == 2
    assert f"install {lacking}" in ran.err


BAD = [
    (("play", "chess"), "No game is called “chess”"),
    (("play", "toy", "huge"), "toy has no scenario “huge”"),
    (("play", "toy", "--option", "dogs=1"), "No option is called “dogs”"),
    (("play", "toy", "--option", "players=9"), "can’t be “9”"),
    (("play", "toy", "--option", "players"), "“players” should look like NAME=VALUE"),
    (("play", "toy", "long", "--option", "players=3", "--option", "grim=yes"), "can’t be combined"),
    (("play", "toy", "--seat", "zoe=me"), "No seat is called “zoe”"),
    (("play", "toy", "--seat", "ann=einstein"), "No bot is called “einstein”"),
    (("play", "--load", "nowhere.json"), "nowhere.json can’t be used"),
    (("selfplay", "chess"), "No game is called “chess”"),
    (("selfplay", "toy", "huge"), "toy has no scenario “huge”"),
    (("selfplay", "toy", "--bots", "einstein"), "No bot is called “einstein”"),
    (
        ("selfplay", "toy", "short", "--bots", "random,random,random"),
        "3 bots were named for 2 seats",
    ),
    (("rules", "chess"), "No game is called “chess”"),
    (("rules", "toy", "7"), "has no rule “7”"),
    (("rules", "toy", "7", "--file"), "has no rule “7”"),
    (("rules", "coverage", "chess"), "No game is called “chess”"),
    (("bench", "chess"), "No game is called “chess”"),
    (("verify", "nowhere.json"), "nowhere.json can’t be used"),
    (("data", "check", "nowhere"), "no folder named after a game"),
]


@pytest.mark.parametrize(("args", "sentence"), BAD)
def test_errors_are_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    ran = landfall(*args, "--lang", "en")
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_errors_are_in_the_requested_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Aucun jeu «\u00a0chess\u00a0»" in landfall("play", "chess", "--lang", "fr").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Aucun jeu" in landfall("play", "chess").err


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: data[:-20], "not a complete Landfall save"),
        (lambda data: b"PK\x03\x04", "not a complete Landfall save"),
        (lambda data: data.replace(b'"format":2', b'"format":99'), "newer version of Landfall"),
        (lambda data: data.replace(b'"game":"toy"', b'"game":"go"'), "No game is called “go”"),
        (lambda data: data.replace(b'"seed":"3"', b'"seed":"4"'), "no longer plays out"),
    ],
)
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--load")])
def test_a_damaged_save_is_refused_and_not_changed(
    save: Path, spoil: object, sentence: str, command: tuple[str, ...]
) -> None:
    save.write_bytes(spoil(save.read_bytes()))  # type: ignore[operator]
    before = save.read_bytes()
    ran = landfall(*command, str(save), "--lang", "en")
    assert ran.code == 2
    assert sentence in ran.err
    assert save.read_bytes() == before


def test_a_save_of_another_game_is_recognised(save: Path) -> None:
    ran = landfall("play", "commando", "--load", str(save), "--lang", "en")
    assert ran.code == 2
    assert "is a save of toy" in ran.err
