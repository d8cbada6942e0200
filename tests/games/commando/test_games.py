"""Whole games: recorded ones, random ones, and what the bots do."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.commando.helpers import asked, fresh, game, offered
from tests.games.commando.record import FOLDER, SCENARIOS, finished, played

from landfall.core.decisions import Decision
from landfall.core.errors import GameOver, NotOffered, NotYourTurn, SaveDoesNotFit
from landfall.core.saves import load, read
from landfall.core.table import open_table
from landfall.games.commando.bot.thumb import thumb
from landfall.games.commando.rules import strength
from landfall.games.commando.table.view import CommandoView

SAVES = sorted(FOLDER.glob("*.landfall.json"))


def test_there_is_a_save_of_each_scenario_and_one_in_an_assault() -> None:
    stems = {file.name.partition(".")[0] for file in SAVES}
    assert stems == {*SCENARIOS, "1B-in-an-assault"}


@pytest.mark.parametrize("file", SAVES, ids=lambda f: f.name.partition(".")[0])
def test_a_recorded_game_loads_replays_and_verifies(file: Path) -> None:
    data = file.read_bytes()
    record = read(data)
    table = load(data)
    assert table.hash == record.hash
    assert table.outcome == record.outcome
    assert len(table.answers) == len(record.answers)
    table.game.check(table.state)
    again = load(table.save())
    assert again.events == table.events
    half = load(data, to=len(record.answers) // 2)
    assert half.outcome is None
    for answer in record.answers[len(record.answers) // 2 :]:
        half.answer(answer.seat, answer.option)
    assert half.hash == record.hash


def test_the_recorded_games_went_all_the_way() -> None:
    for scenario, turn in (("1A", 7), ("1B", 8), ("2", 6), ("3", 6), ("campaign", 6)):
        table = load((FOLDER / f"{scenario}.landfall.json").read_bytes())
        assert game(table).turn >= turn
        assert table.outcome is not None


def test_the_save_in_an_assault_goes_on() -> None:
    table = load((FOLDER / "1B-in-an-assault.landfall.json").read_bytes())
    assert asked(table)[1] == "ask-bid"
    assert game(table).fronts[0].lines[0].actions
    while table.outcome is None:
        seat, _ = asked(table)
        table.answer(seat, offered(table)[-1])
    with pytest.raises(GameOver):
        table.answer("english", "pass")


def test_a_save_with_another_answer_does_not_fit() -> None:
    data = msgspec.json.decode((FOLDER / "1A.landfall.json").read_bytes())
    data["answers"][3][1] = "dance"
    with pytest.raises(SaveDoesNotFit):
        load(msgspec.json.encode(data))


# Random play.


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    scenario=st.sampled_from(SCENARIOS),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 11), min_size=60, max_size=60),
)
def test_whatever_is_answered_the_rules_hold(scenario: str, seed: int, choices: list[int]) -> None:
    """Whatever the answers, the state stays valid and combat obeys 4.5 to 4.7."""
    table = open_table("commando", scenario, seed=seed)
    for choice in choices:
        if table.outcome is not None:
            break
        (decision,) = table.decisions
        option = decision.options[choice % len(decision.options)]
        if decision.text == "ask-bid":
            check_bid(table.state, decision)
        if decision.text == "ask-german-next-unit":
            assert int(str(decision.args["played"])) < int(str(decision.args["size"]))
        other = "german" if decision.seat == "english" else "english"
        with pytest.raises(NotYourTurn):
            table.answer(other, option.id)
        table.answer(decision.seat, option.id)
        table.game.check(table.state)


def check_bid(state: Any, decision: Decision) -> None:
    mine, theirs = decision.args["mine"], decision.args["theirs"]
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    ahead = mine > theirs or (mine == theirs and decision.seat == "english")
    ids = {option.id for option in decision.options}
    assert ("hand-over" in ids) == ahead
    assert ("give-up" in ids) == (not ahead)
    values = {strength.strength(state, front, side) for front in state.fronts for side in (0, 1)}
    assert {mine, theirs} <= values


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 120))
def test_manpower_and_path_tell_the_same_story(seed: int, steps: int) -> None:
    """On the road of 1A each lost assault costs one point; only the café gives a point back."""
    whims = random.Random(seed)
    table = fresh("1A", seed)
    for _ in range(steps):
        if table.outcome is not None or game(table).turn > 6:
            break
        (decision,) = table.decisions
        table.answer(decision.seat, whims.choice(decision.options).id)
    lost = sum(event.text == "event-manpower-lost" for event in table.events)
    regained = sum(event.text == "event-manpower-regained" for event in table.events)
    assert game(table).manpower == 3 - lost + regained
    if game(table).turn <= 6 and table.outcome is None:
        path = Counter(winner for _, winner in game(table).path)
        assert path["german"] <= lost <= path["german"] + 1


# Bots.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_thumb_answers_what_is_offered_and_looks_at_its_view_only(scenario: str) -> None:
    for seed in range(3 if scenario == "campaign" else 6):
        table = open_table("commando", scenario, seed=f"thumb/{seed}")
        whims = random.Random(seed)
        while table.outcome is None:
            (decision,) = table.decisions
            view = table.view(decision.seat)
            assert isinstance(view, CommandoView)
            # As it would arrive over a wire: nothing but the view and the decision.
            sent = msgspec.json.decode(msgspec.json.encode(view), type=CommandoView)
            before = table.hash
            chosen = thumb(sent, decision, whims)
            assert decision.option(chosen) is not None, (decision.text, chosen)
            assert table.hash == before
            table.answer(decision.seat, chosen)


@pytest.mark.parametrize("scenario", ["1A", "3"])
def test_thumb_answers_random_opponents_too(scenario: str) -> None:
    """A random opponent leads thumb into positions it would never reach against itself."""
    for seed in range(6):
        for mine in ("english", "german"):
            other = "german" if mine == "english" else "english"
            assert finished(scenario, f"mixed/{seed}", {other: "random"}).outcome is not None


@pytest.mark.parametrize(
    ("scenario", "least"), [("1A", 0.75), ("1B", 0.75), ("2", 0.6), ("3", 0.75)]
)
@pytest.mark.parametrize("seat", ["english", "german"])
def test_thumb_beats_random(scenario: str, least: float, seat: str) -> None:
    other = "german" if seat == "english" else "english"
    games, won = 20, 0
    for seed in range(games):
        outcome = finished(scenario, f"sample/{seed}", {other: "random"}).outcome
        assert outcome is not None
        won += seat in outcome.winners
    assert won >= least * games, f"{won} of {games}"


def test_every_kind_of_question_comes_up_between_thumbs() -> None:
    """Seeded games ask nearly every kind of question; the ones they never ask are listed here."""
    seen: set[str] = set()
    for scenario in SCENARIOS:
        for seed in range(4):
            for table in played(scenario, f"questions/{seed}"):
                seen.update(decision.text for decision in table.decisions)
    rare = {"ask-keep", "ask-bury", "ask-spend", "ask-discard-theirs", "ask-objective"}
    wanted = {
        *("ask-hand", "ask-terrain", "ask-events", "ask-window", "ask-size", "ask-german-unit"),
        *("ask-german-next-unit", "ask-english-unit", "ask-initiative", "ask-bid", "ask-discard"),
        *("ask-take-back", "ask-choice", "ask-hero", "ask-set-aside-unit", "ask-set-aside-other"),
        *("ask-approach", "ask-build", "ask-pile", "ask-blue"),
    }
    assert wanted <= seen
    assert seen <= wanted | rare


def test_an_option_that_was_not_offered_changes_nothing() -> None:
    table = fresh("1A")
    before = table.hash
    with pytest.raises(NotOffered) as caught:
        table.answer("english", "unit:1102")
    assert caught.value.args_for_text["rule"] == "0.8"
    assert table.hash == before
