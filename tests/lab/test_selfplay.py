from __future__ import annotations

import json
from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import landfall

from landfall.core.errors import InvariantBroken
from landfall.core.registry import get_game
from landfall.core.saves import load
from landfall.lab.one import RECOUNTED, Task, play_one

FIELDS = {
    "game", "scenario", "games", "finished", "errors", "decisions", "seconds", "decisions_per_s",
    "winners", "endings", "mean_scores", "mean_decisions",
}  # fmt: skip


def selfplay(*args: str) -> list[dict[str, Any]]:
    ran = landfall("selfplay", "toy", *args, "--json", "--seed", "5")
    assert ran.code == 0, ran.err
    return [json.loads(line) for line in ran.out.splitlines()]


def untimed(reports: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in r.items() if "second" not in k and "_per_" not in k} for r in reports]


def test_one_json_object_per_line_for_each_scenario(toy: str) -> None:
    reports = selfplay("all", "--games", "30", "--bots", "random,greedy", "--jobs", "1")
    assert [r["scenario"] for r in reports] == ["short", "long"]
    for report in reports:
        assert report.keys() >= FIELDS
        assert (report["games"], report["finished"], report["errors"]) == (30, 30, 0)
        assert sum(report["winners"].values()) == 30
        assert sum(report["endings"].values()) == 30
        assert report["mean_decisions"] == round(report["decisions"] / 30, 1)


def test_the_number_of_processes_changes_nothing(toy: str) -> None:
    alone = selfplay("long", "--games", "50", "--jobs", "1")
    together = selfplay("long", "--games", "50", "--jobs", "2")
    assert untimed(alone) == untimed(together)


def test_each_game_can_be_written_to_a_file(toy: str, tmp_path: Path) -> None:
    file = tmp_path / "night" / "games.jsonl"
    [report] = selfplay(
        "long", "--games", "45", "--jobs", "2", "--vary-options", "--each", str(file)
    )
    games = sorted(map(json.loads, file.read_text().splitlines()), key=lambda one: one["number"])
    assert [one["number"] for one in games] == list(range(45))
    assert sum(one["decisions"] for one in games) == report["decisions"]
    assert Counter(w for one in games for w in one["winners"]) == report["winners"]
    assert Counter(one["ending"] for one in games) == report["endings"]
    # The seed, the options and the bots are enough to play the game again.
    last = games[-1]
    again = play_one(
        Task(toy, "long", last["options"], tuple(last["bots"]), last["seed"], last["number"])
    )
    assert again.decisions == last["decisions"]
    assert again.outcome is not None
    assert again.outcome.scores == last["scores"]


def test_a_file_that_cannot_be_written_is_named_before_any_game(toy: str, tmp_path: Path) -> None:
    ran = landfall("selfplay", toy, "--games", "5", "--each", str(tmp_path))
    assert ran.code == 2
    assert str(tmp_path) in ran.err


def test_the_seed_determines_the_results(toy: str) -> None:
    args = ("selfplay", "toy", "long", "--games", "40", "--jobs", "1", "--json", "--seed")
    one, other = (json.loads(landfall(*args, seed).out) for seed in ("1", "2"))
    assert one["winners"] != other["winners"]


def test_options_may_vary_around_those_given(toy: str) -> None:
    [report] = selfplay("short", "--games", "40", "--jobs", "1", "--vary-options")
    assert "cat" in report["winners"]
    [report] = selfplay(
        "long", "--games", "40", "--jobs", "1", "--vary-options", "--option", "grim=yes"
    )
    assert "cat" not in report["winners"]


def test_an_option_applies_to_the_scenarios_that_have_it(toy: str) -> None:
    reports = selfplay("all", "--games", "5", "--jobs", "1", "--option", "grim=yes")
    assert [r["finished"] for r in reports] == [5, 5]
    ran = landfall("selfplay", "toy", "short", "--option", "grim=yes", "--lang", "en")
    assert (ran.code, "No option is called “grim” here" in ran.err) == (2, True)


def test_bots_take_turns_at_the_seats_if_their_number_varies(toy: str) -> None:
    args = ("short", "--games", "20", "--jobs", "1", "--vary-options", "--bots", "random,greedy")
    assert selfplay(*args)[0]["finished"] == 20


@pytest.fixture
def broken(toy: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose invariants break once a coin has been taken."""

    def check(state: Any) -> None:
        if sum(state.coins.values()):
            raise InvariantBroken("a coin")

    monkeypatch.setattr(get_game(toy), "check", check)
    return toy


def test_a_game_that_breaks_is_saved_and_reported(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ("selfplay", broken, "short", "--games", "5", "--bots", "greedy", "--jobs", "1")
    ran = landfall(*args, "--seed", "5", "--json", "--lang", "en")
    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 5
    assert "InvariantBroken" in ran.err
    kept = sorted((tmp_path / "failed-games").iterdir())
    assert len(kept) == 5
    table = load(kept[0].read_bytes())
    assert table.answers[-1].option == "take"
    assert "a coin" in json.loads(kept[0].read_bytes())["failed"]["what"]


def test_the_full_check_runs_at_intervals_and_at_the_end(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, called = get_game(toy), list[str]()
    monkeypatch.setattr(game, "check", lambda state: called.append("check"))
    monkeypatch.setattr(game, "glance", lambda state: called.append("glance"))
    (report,) = selfplay("long", "--games", "1", "--jobs", "1")
    answers = report["decisions"]
    assert answers > RECOUNTED
    # Once before the first answer, then once after each.
    every = ["glance"] * (RECOUNTED - 1) + ["check"]
    wanted = ["check", *islice(cycle(every), answers)]
    wanted[-1] = "check"
    assert called == wanted


def test_a_game_that_raises_is_saved_up_to_that_point(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("landfall.games.toy.state.Coins.take", take)
    ran = landfall("selfplay", toy, "short", "--games", "1", "--jobs", "1", "--seed", "5")
    assert ran.code == 1
    [kept] = (tmp_path / "failed-games").iterdir()
    assert load(kept.read_bytes()).decisions[0].text == "ask-coins"
    assert "ZeroDivisionError" in json.loads(kept.read_bytes())["failed"]["what"]


def test_a_game_that_does_not_end_is_stuck(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "landfall.games.toy.state.Coins.take", lambda self, game, *_: game.push(self)
    )
    ran = landfall("selfplay", toy, "short", "--games", "1", "--jobs", "1", "--seed", "5")
    assert ran.code == 1
    assert "Stuck" in ran.err
