"""G3, 3.x, 11.0: the steps of a turn, set-up."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    choose,
    game_of,
    ids,
    number,
    still,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
    LEADER_NUMBER,
)
from landfall.games.crete.model.events import (
    ChitPlayed,
    TurnBegan,
)
from landfall.games.crete.model.frames import frame, hour_of, moment
from landfall.games.crete.rules.sequence import Letter, Turn


def test_g3_2_and_3_0_and_3_1_the_letters_of_a_turn() -> None:
    """Step A is skipped; D comes before E, and E before H; a scenario that starts at H has no D or E in its first turn."""
    for begin, letters in (("B", ["D", "E", "H"]), ("H", ["H"])):
        game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")])
        game.steps.clear()
        Turn(begin).run(game)
        assert [s.step for s in reversed(game.steps) if isinstance(s, Letter)] == letters


def test_g3_1_eight_turns_per_day() -> None:
    """crete G3.1, 1.0."""
    assert moment("20 May", "0700") == 0
    assert moment("21 May", "0700") == 8
    assert hour_of(7) == "Night"
    assert frame("11").last_turn == 78


def test_g3_4_a_scenario_that_starts_at_h_skips_the_steps_before() -> None:
    """crete G3.4, R58, 11.0: the named first chit is played first and is not in the cup."""
    play = open_table("crete", "1", seed=3)
    choose(play, "accept", "accept")
    first = told(play, ChitPlayed)[0]
    assert (first.chit, first.how) == (f"chit:{CHIT_NUMBER['FJR 2 Division']}", "first")
    assert len(told(play, TurnBegan)) == 1
    assert CHIT_NUMBER["FJR 2 Division"] not in game_of(play).cup


def test_g3_5_set_up_is_the_allied_owners_first() -> None:
    """crete G3.5, R44, G29: one answer accepts all; leaders and columns may be chosen."""
    play = open_table("crete", "L", seed=3)
    assert play.decisions[0].seat == "allied"
    assert ids(play)[0] == "accept"
    choose(play, "accept")
    assert play.decisions[0].seat == "german"
    choose(play, "stand:L-KG4@GPI-1")
    assert game_of(play).leaders[LEADER_NUMBER["L-KG4"]].on == number("GPI-1")
    choose(play, "start-column:GPI-3")
    assert game_of(play).units[number("GPI-3")].column


def test_g3_5_improved_positions_of_a_block() -> None:
    """crete G3.5, 11.0: in scenario 1, all Allied units on foot have improved positions; tanks do not."""
    game = game_of(open_table("crete", "1", seed=3))
    assert game.units[number(AUS)].position == 1
    assert game.units[number("CR-RTR-R1")].position == 0
