"""G6, G9: who may act, and what a unit may do."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import Table, open_table
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
)
from landfall.games.crete.model.events import (
    JumpRolled,
    MarkerTaken,
    SecondAction,
    StrikesLaid,
    UnitPlaced,
)
from landfall.games.crete.model.pieces import DONE, READY
from landfall.games.crete.rules.acting import eligible, second_possible
from landfall.games.crete.rules.chits import Play

LEADER = {"LB-I-FJR2": FJ}


def ids_after(play: Table, option: str) -> str:
    """The first answer to the question that an option leads to."""
    twin = play.clone()
    choose(twin, option)
    return ids(twin)[0]


def test_g6_6_each_chit_may_activate_the_same_unit() -> None:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], leaders=LEADER, cp={"FJR 2": 3})
    for chit in ("FJR 2 Division", "I./FJR 2", "German Direct Command"):
        game.mark(number(FJ), acted=DONE, first="move")
        Play(CHIT_NUMBER[chit], "drawn").run(game)
        assert game.units[number(FJ)].acted == READY
        assert eligible(game, number(FJ))


def test_g6_7_which_units_may_act_with_which_chit() -> None:
    german = [unit(FJ, "R28.13"), unit("FJ2-2", "R45.10"), unit("FJ2-13", "R28.15")]
    allied = [unit(AUS, "R08.13"), unit("GR-4-A", "R08.14"), unit("CR-AA-H2", "R08.13")]
    game = still(
        [*german, *allied],
        leaders={**LEADER, "LB-2-1Inf": AUS},
        cp={"FJR 2": 3, "19 Bde (AUS)": 3},
    )
    able = {}
    for chit in ("FJR 2 Division", "I./FJR 2", "German Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = [eligible(game, number(n["unit"])) for n in german]
    # In order: a unit in command, a unit out of command, an independent that was not chosen.
    assert able["FJR 2 Division"] == [True, True, True]
    assert able["I./FJR 2"] == [True, True, False]
    assert able["German Direct Command"] == [True, False, True]
    for chit in ("19 Bde (AUS) Division", "2/1 Inf (AUS)", "Allied Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = [eligible(game, number(n["unit"])) for n in allied]
    # In order: a unit of the formation, a Greek one, a self-commanded one.
    assert able["19 Bde (AUS) Division"] == [True, True, False]
    assert able["2/1 Inf (AUS)"] == [True, False, False]
    assert able["Allied Direct Command"] == [True, True, True]


def test_g6_8_the_heroic_marker_comes_back_before_the_draw() -> None:
    game = still([unit(AUS, "R28.13", heroic=True), unit(FJ, "R40.12")], script=[0])
    none = next(e.event for e in BOX.events.values() if e.number == "5.13")
    happen(game, none, 0)
    assert not game.units[number(AUS)].heroic
    assert [e.on for e in said(game, MarkerTaken)] == [False]
    assert len(game.event_cups[0]) == 2


def test_g9_2_a_second_action_is_of_another_kind() -> None:
    """Removing drop markers may be repeated; Direct Command allows no second action."""
    play = table(
        [unit("FJ2-2", "R28.13", chutes=3), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": "FJ2-2"},
        cp={"FJR 2": 5},
        orders={"german": {"landing": "ask"}},
    )
    choose(play, "unpack:FJ2-2")
    assert "unpack:FJ2-2" in ids(play)
    choose(play, "unpack:FJ2-2")
    assert not play.decisions or not any("FJ2-2" in i for i in ids(play))
    game = still([unit(FJ, "R28.13")], leaders=LEADER, cp={"FJR 2": 5})
    game.group = [number(FJ)]
    game.chit = CHIT_NUMBER["German Direct Command"]
    assert not second_possible(game, number(FJ))


def test_g6_1_strikes_come_before_drops() -> None:
    """crete G6.1, R64, R22, 11.0, G22.1: all strikes are laid and rolled before anyone jumps."""
    play = open_table("crete", "1", seed=1)
    choose(play, "accept", "accept")
    assert play.decisions[0].text == "ask-strike"
    while not told(play, JumpRolled):
        choose(play, ids(play)[0])
    order = [type(e) for e in play.events]
    assert order.index(StrikesLaid) < order.index(UnitPlaced) < order.index(JumpRolled)


def test_g6_2_a_formation_acts_with_its_independents() -> None:
    """crete G6.2, R61: two independents in range of a leader with three attachments come along; others do not."""
    play = table(
        [
            unit(FJ, "R28.13"),
            unit("FJ2-13", "R28.15"),
            unit("FJ2-14", "R40.12"),
            unit("FJ2-9", "R29.15"),
            unit(AUS, "R08.13"),
        ],
        chit="I./FJR 2",
        leaders={"LB-I-FJR2": FJ},
    )
    movers = {i.partition(":")[2] for i in ids(play) if i.startswith("move:")}
    assert movers == {FJ, "FJ2-13"}


def test_g6_3_direct_command() -> None:
    """crete G6.3, G4.6, G6.7: Direct Command is for units in command only: one action for a point each, and never an
    Engineer action.
    """
    play = table(
        [unit(FJ, "R28.13"), unit("FJ2-2", "R45.10"), unit(AUS, "R08.13")],
        chit="German Direct Command",
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 1},
    )
    assert f"move:{FJ}" in ids(play)
    assert not any(i.startswith(("dig:", "move:FJ2-2")) for i in ids(play))
    game = game_of(play)
    choose(play, f"move:{FJ}", ids_after(play, f"move:{FJ}"))
    assert game.cp[game.frame.division_named("FJR 2")] == 0
    assert game.units[number(FJ)].acted != 1


def test_g6_5_a_second_action_costs_a_point_and_is_of_another_kind() -> None:
    """crete G6.5, G9.2, G6.6."""
    clear, _ = pair("C", "C")
    play = table(
        [unit(FJ, clear), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 0},
        script=(2,),
    )
    game = game_of(play)
    division = game.frame.division_named("FJR 2")
    before = game.cp[division]
    choose(play, f"dig:{FJ}")
    assert f"dig:{FJ}" not in ids(play)
    assert f"entrench:{FJ}" not in ids(play)
    choose(play, f"move:{FJ}")
    assert told(play, SecondAction)
    assert game.cp[division] == before - 1


def test_g6_9_units_of_a_hex_stay_open_together() -> None:
    """crete G6.9, G16.1: after both have acted, one may still join the other's assault."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit("FJ2-2", here), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 5},
        orders={"german": {"hard": "never"}, "allied": {"stand": "stand", "hard": "never"}},
        script=(2, 2),
    )
    choose(play, f"dig:{FJ}", "dig:FJ2-2", f"assault:{FJ}@{there}")
    assert "join:FJ2-2" in ids(play)
    choose(play, "join:FJ2-2")
    assert len(told(play, SecondAction)) == 2


def test_g6_9_activating_a_unit_elsewhere_closes_the_group() -> None:
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit("FJ2-2", there), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 5},
        script=(2, 2),
    )
    choose(play, f"dig:{FJ}", "dig:FJ2-2")
    assert not any(FJ in i for i in ids(play))
    assert play.why_not("german", "second", unit=FJ) is not None
