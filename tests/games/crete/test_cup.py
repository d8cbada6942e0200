"""G5: the cup."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    choose,
    game_of,
    said,
    still,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
)
from landfall.games.crete.model.events import (
    ChitCarried,
    ChitPlayed,
    PlanCancelled,
)
from landfall.games.crete.rules.arrivals import due
from landfall.games.crete.rules.cup import Draw, FillCup


def _last_chit(chit: str, **more: Any) -> Any:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], **more)
    game.cup = [CHIT_NUMBER[chit]]
    Draw().run(game)
    return game


def test_g5_2_the_last_chit_is_carried_and_opens_the_next_turn() -> None:
    game = _last_chit("I./FJR 2")
    assert game.carried == CHIT_NUMBER["I./FJR 2"]
    assert not said(game, ChitPlayed)
    FillCup().run(game)
    assert game.carried not in game.cup


@pytest.mark.parametrize("chit", ["German Event", "Allied Direct Command", "FJR 2 Division"])
def test_g5_3_any_kind_of_chit_may_be_carried(chit: str) -> None:
    assert [e.chit for e in said(_last_chit(chit), ChitCarried)] == [f"chit:{CHIT_NUMBER[chit]}"]


def test_g5_4_a_plan_for_a_carried_formation_is_cancelled_and_paid_back() -> None:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], dp={"FJR 2": 0})
    game.cup = game.planned = [CHIT_NUMBER["I./FJR 2"]]
    game.planned = list(game.planned)
    Draw().run(game)
    assert game.planned == []
    assert game.dp[game.frame.division_named("FJR 2")] == 1
    assert said(game, PlanCancelled)


def test_g5_5_no_chit_is_twice_in_a_cup() -> None:
    """A chit both planned and bought is in the cup once; a carried one is not in it at all."""
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")])
    formation = CHIT_NUMBER["I./FJR 2"]
    game.coming = [formation]
    game.bought = [formation]
    FillCup().run(game)
    assert game.cup.count(formation) == 1
    game.carried = formation
    game.coming = [formation]
    FillCup().run(game)
    assert formation not in game.cup
    assert game.put_in.count(formation) == 1


def test_g5_7_a_carried_chit_brings_what_was_due_before() -> None:
    """The drop of 1500 comes with the chit that is played at 1900."""
    units = [unit("FJ2-9", "due"), unit(AUS, "R28.13")]
    early, late = (still(units, hour=hour) for hour in ("1300", "1900"))
    chit = CHIT_NUMBER["FJR 2 Division"]
    assert early.frame.arrivals[0].turn > early.turn
    assert due(early, chit) == []
    assert due(late, chit) == [0]


def test_g5_1_the_cup() -> None:
    """crete G5.1: every free chit once, and the chits that were bought."""
    play = open_table("crete", "L", seed=1)
    choose(play, "accept", "accept")
    game = game_of(play)
    assert sorted(game.put_in) == sorted(
        {*game.frame.start_cup, CHIT_NUMBER["German Direct Command"]}
    )
