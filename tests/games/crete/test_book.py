"""Rules of the book that have no test file of their own."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
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
    ChitEnded,
    ChitPlayed,
    IncomeRolled,
)
from landfall.games.crete.model.frames import frame
from landfall.games.crete.model.orders import ORDERS
from landfall.games.crete.rules.fire import DIRECT, aim
from landfall.games.crete.rules.quality import need


def test_1_0_night() -> None:
    """By night, units see three hexes and fire at −2; quality is as by day."""
    day, night = (
        still([unit(FJ, "R33.12"), unit(AUS, "R33.13")], hour=h) for h in ("1700", "Night")
    )
    assert (day.sight(at("R33.12")), night.sight(at("R33.12"))) == (8, 3)
    shots = [aim(g, number(FJ), number(AUS), DIRECT).sum for g in (day, night)]
    assert shots[1] == shots[0] - 2
    assert need(day, number(FJ)) == need(night, number(FJ))


def test_11_0_and_r58_the_named_first_chit() -> None:
    """Units are at full strength; the named chit is played first, is not in the cup, and brings no income."""
    play = open_table("crete", "1", seed=3)
    choose(play, "accept", "accept")
    game = game_of(play)
    first = CHIT_NUMBER["FJR 2 Division"]
    assert told(play, ChitPlayed)[0].chit == f"chit:{first}"
    assert first not in game.frame.start_cup
    assert first not in frame("L").start_cup
    assert CHIT_NUMBER["German Direct Command"] not in frame("L").start_cup
    assert not told(play, IncomeRolled)


def test_r44_the_learning_scenario() -> None:
    """The scenario starts at step A, with Schaette on one of the three companies, who are all in command."""
    play = open_table("crete", "L", seed=1)
    choose(play, "accept")
    hosts = {i.partition("@")[2] for i in ids(play) if i.startswith("stand:L-KG4")}
    game = game_of(play)
    here = game.leaders[LEADER_NUMBER["L-KG4"]].on
    assert {number(n) for n in hosts} | {here} == {number(f"GPI-{n}") for n in (1, 2, 3)}
    choose(play, "accept")
    assert told(play, ChitPlayed)[0].chit == f"chit:{CHIT_NUMBER['German Direct Command']}"
    assert not told(play, ChitEnded)


def test_g29_nothing_is_asked_with_one_answer() -> None:
    """A lone company is not asked who joins its assault, and it advances without a question."""
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 6)
    assert game_of(play).units[number(NZ)].at < 0
    walked = open_table("crete", "L", seed=2)
    asked = 0
    while walked.outcome is None:
        decision = walked.decisions[0]
        assert len(decision.options) > 1, decision.text
        walked.answer(decision.seat, decision.options[asked % len(decision.options)].id)
        asked += 1


def test_r18_and_7_0_rearguards_by_scenario() -> None:
    """crete 7.0, R18, G19.6: four Allied and two German rearguards in scenario 1, none in the learning scenario, all of
    them in scenario 11.
    """
    assert [len(r) for r in frame("1").rearguards] == [4, 2]
    assert [len(r) for r in frame("L").rearguards] == [0, 0]
    assert [len(r) for r in frame("11").rearguards] == [9, 4, 4, 4]


def test_g33_every_order_has_ask_and_a_default() -> None:
    assert all("ask" in values for values in ORDERS.values())
    game = game_of(open_table("crete", "1", seed=1))
    assert all(game.order(side, o) == values[0] for side in (0, 1) for o, values in ORDERS.items())
