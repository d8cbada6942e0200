"""G4, G26: command and dispatch points."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    choose,
    game_of,
    ids,
    number,
    pair,
    still,
    table,
    told,
    unit,
)

from landfall.core.registry import get_game
from landfall.core.table import open_table
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    PARAMETERS,
)
from landfall.games.crete.model.events import (
    CheckPaid,
    ChitPlayed,
    DirectCommand,
    IncomeRolled,
)
from landfall.games.crete.rules.command import (
    payer,
)

LEADER = {"LB-I-FJR2": FJ}


def test_g4_1_each_division_has_its_own_points_without_a_limit() -> None:
    play = table([unit(FJ, "R28.13"), unit(AUS, "R08.13")], cp={"FJR 2": 40, "19 Bde (AUS)": 3})
    game = game_of(play)
    assert game.cp[game.frame.division_named("FJR 2")] == 40 + 4 + 2
    assert game.cp[game.frame.division_named("19 Bde (AUS)")] == 3


def test_g4_2_income_comes_before_anything_else() -> None:
    """FJR 2 has the values 4 and 2; a roll of 4 adds two command points and no dispatch point."""
    play = table([unit(FJ, "R28.13"), unit(AUS, "R08.13")], cp={"FJR 2": 0}, dp={"FJR 2": 0})
    rolled = told(play, IncomeRolled)[0]
    assert (rolled.roll, rolled.cp, rolled.dp) == (4, 6, 2)
    game = game_of(play)
    german = game.frame.division_named("FJR 2")
    assert (game.cp[german], game.dp[german]) == (6, 2)


def test_g4_4_two_command_points_make_one_dispatch_point() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="",
        leaders=LEADER,
        cp={"FJR 2": 3, "19 Bde (AUS)": 0},
        dp={"FJR 2": 0, "19 Bde (AUS)": 0},
    )
    game = game_of(play)
    german = game.frame.division_named("FJR 2")
    choose(play, "convert")
    assert (game.cp[german], game.dp[german]) == (1, 1)
    assert "convert" not in ids(play)


def test_g4_6_each_use_costs_one_point() -> None:
    """One point for Direct Command, one for passing a check without rolling."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, suppressed=True), unit(AUS, there)],
        chit="German Direct Command",
        leaders=LEADER,
        cp={"FJR 2": 2},
    )
    game = game_of(play)
    choose(play, f"rally:{FJ}", "pay")
    assert game.cp[game.frame.division_named("FJR 2")] == 0
    assert told(play, DirectCommand)
    assert told(play, CheckPaid)


def test_g4_7_who_pays() -> None:
    """The unit's division pays; for a Greek, the division of a leader in range; for a self-commanded unit, nobody."""
    units = [
        unit(AUS, "R28.13"),
        unit("GR-4-A", "R28.14"),
        unit("GR-4-B", "R12.15"),
        unit("CR-AA-H2", "R28.13"),
        unit(FJ, "R40.12"),
    ]
    game = still(units, leaders={"LB-2-1Inf": AUS, **LEADER}, cp={"19 Bde (AUS)": 2, "FJR 2": 1})
    allied, german = (game.frame.division_named(n) for n in ("19 Bde (AUS)", "FJR 2"))
    assert payer(game, number(FJ)) == german
    assert payer(game, number("GR-4-A")) == allied
    assert payer(game, number("GR-4-B")) == -1
    assert payer(game, number("CR-AA-H2")) == -1
    game.cp[german] = 0
    assert payer(game, number(FJ)) == -1


def test_g4_3_no_income_in_the_first_german_activation() -> None:
    """crete G4.3, 11.0: income begins with the next Division chit (G4.2)."""
    play = open_table("crete", "1", seed=5)
    choose(play, "accept", "accept")
    while len(told(play, ChitPlayed)) < 2:
        choose(play, ids(play)[0] if "end" not in ids(play) else "end")
    assert not [e for e in told(play, IncomeRolled) if "FJR 2" in e.division]


def test_g4_5_nothing_is_planned_in_the_last_turn() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="",
        day=21,
        hour="1900",
        leaders={"LB-I-FJR2": FJ},
        dp={"FJR 2": 3},
    )
    assert any(i.startswith("buy:") for i in ids(play))
    assert not any(i.startswith("plan:") for i in ids(play))


def test_g26_parameters_are_data_with_their_certainty() -> None:
    """crete G26: reconstructed numbers are in one table and marked."""
    assert PARAMETERS["stackSteps"] == 8
    ours = [p for p in BOX.parameters.values() if p.certainty == "reconstructed"]
    assert len(ours) >= 10
    assert all(p.rule for p in BOX.parameters.values())


@pytest.mark.parametrize("name", sorted(PARAMETERS))
def test_g26_every_parameter_is_read_by_a_rule(name: str) -> None:
    """crete G26: a number that no rule reads could be changed without any effect."""
    rooms = [get_game("crete").folder / room for room in ("model", "rules")]
    files = [file for room in rooms for file in sorted(room.rglob("*.py"))]
    assert any(f'"{name}"' in file.read_text(encoding="utf-8") for file in files)
