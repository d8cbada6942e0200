"""The standard bot picks an option on offer, the same one for the same seed, and plays some clear cases well."""

from __future__ import annotations

import random

import pytest
from tests.games.omaha.helpers import Germans, asked, at, say, to_actions, told

from landfall.core.decisions import Decision, Option
from landfall.core.table import Table, open_table
from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.plan import attack_worth
from landfall.games.omaha.bot.thumb import thumb
from landfall.games.omaha.meta import META
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.table.view import OmahaView
from landfall.lab.bench import bench


def seen(table: Table) -> OmahaView:
    view = table.view("us")
    assert isinstance(view, OmahaView)
    return view


def played(scenario: str, seed: str) -> tuple[Table, list[str]]:
    table = open_table("omaha", scenario, seed=seed, options={})
    whims = random.Random(seed)
    answers = []
    while table.outcome is None:
        choice = table.decisions[0]
        answer = thumb(seen(table), choice, whims)
        assert answer in {option.id for option in choice.options}, choice.text
        table.answer(choice.seat, answer)
        answers.append(answer)
    return table, answers


@pytest.mark.parametrize("scenario", ["easy-fox", "first-waves", "d-day", "beyond-the-beach"])
def test_thumb_answers_what_is_offered_to_the_end(scenario: str) -> None:
    assert played(scenario, "thumb/1")[0].outcome is not None


def test_thumb_is_the_same_for_a_seed() -> None:
    assert played("easy-fox", "thumb/2")[1] == played("easy-fox", "thumb/2")[1]


def test_a_dense_stack_is_in_more_danger() -> None:
    units = {"A/1/16": "0713", "B/1/16": "0714", "C/1/16": "0714"}
    table = at(6, "actions", units, {"0912": {"depth": "any"}, "0916": {"depth": "any"}})
    look = picture(seen(table))
    number = counters.US_NUMBER["B/1/16"]
    friend = counters.US_NUMBER["C/1/16"]
    assert look.fire(number, 714)[0] < look.fire(number, 714)[1]
    assert look.danger(number, 713, friend) > look.danger(number, 714)


def test_infantry_that_can_beat_a_lone_nest_attacks_it() -> None:
    table = at(8, "actions", {"A/1/16": "0915", "H/2/16": "0915"}, {"0916": "WN-P1"})
    to_actions(table)
    whims = random.Random(1)
    answers = []
    while asked(table).text != "ask-division" and not told(table, "AttackDeclared"):
        answers.append(thumb(seen(table), asked(table), whims))
        say(table, answers[-1])
    assert "attack:0916" in answers


def test_a_spare_step_is_given_for_a_marker() -> None:
    table = at(9, "actions", {"A/1/16": "0913", "B/1/16": {"at": "0914", "steps": 2}})
    options = (
        Option("none", "option-no-attrition", rule="8.3"),
        Option("step:A/1/16", "option-attrition", {}, ("unit:A/1/16",), "8.3"),
    )
    choice = Decision("us", "ask-attrition", options, "8.3", {}, ("hex:0912",))
    assert thumb(seen(table), choice, random.Random(1)) == "step:A/1/16"


def test_a_unit_weighs_what_its_company_would_suffer() -> None:
    units = {"A/1/16": "0713", "B/1/16": "0714", "C/1/16": "0614"}
    look = picture(seen(at(6, "actions", units, {"0912": {"depth": "any"}})))
    number = counters.US_NUMBER["C/1/16"]
    assert look.density_cost(number, 714) > 0.0
    assert look.density_cost(number, 715) == 0.0


def test_ground_under_fire_is_not_worth_holding() -> None:
    units = {"A/1/16": {"at": "0914", "steps": 1}}
    number = counters.US_NUMBER["A/1/16"]
    assert picture(seen(at(15, "actions", units))).holds(number, 1113) == 1.0
    fired_on = at(15, "actions", units, {"1313": "10/3/726"})
    assert picture(seen(fired_on)).holds(number, 1113) == 0.0


def test_two_units_do_not_hold_the_same_ground_twice() -> None:
    number = counters.US_NUMBER["A/1/16"]
    alone = picture(seen(at(15, "actions", {"A/1/16": "1013"})))
    together = picture(seen(at(15, "actions", {"A/1/16": "1013", "B/1/16": "1015"})))
    assert together.holds(number, 1013) < alone.holds(number, 1013)


def test_the_last_turn_is_for_taking_ground() -> None:
    """No more fire is coming, and an adjacent empty position scores once it is held."""
    table = at(16, "actions", {"A/1/16": {"at": "1013", "steps": 1}})
    look = picture(seen(table))
    number = counters.US_NUMBER["A/1/16"]
    assert look.stand_worth(number, 1014) > look.stand_worth(number, 1013)
    to_actions(table)
    while not told(table, "UnitMoved"):
        say(table, thumb(seen(table), asked(table), random.Random(1)))
    assert int(told(table, "UnitMoved")[0].hex.removeprefix("hex:")) in ground.SITES


def test_the_time_of_a_whole_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landfall.lab.bench.MEASURES", ())
    monkeypatch.setattr("landfall.lab.bench.GAMES", 1)
    [figure] = bench(META)
    assert (figure.measure, figure.target) == ("thumb-game-s", 2)
    assert figure.figure > 0


def test_on_the_last_turn_only_eliminating_a_german_makes_a_difference() -> None:
    """Removing a marker or disrupting a nest no longer gains anything; eliminating the nest does."""
    unit = counters.US_NUMBER["A/1/16"]

    def worth(turn: int, germans: Germans) -> float:
        table = at(turn, "actions", {"A/1/16": {"at": "0915", "steps": 3}}, germans)
        return attack_worth(picture(seen(table)), 916, [unit])

    deep: Germans = {"0916": {"depth": "any"}}
    assert 0.0 <= worth(16, deep) < worth(15, deep)
    alone: Germans = {"0916": "WN-P1"}
    assert worth(16, alone) > worth(16, deep)
