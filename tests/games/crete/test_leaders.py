"""G7.5–G7.7, G6.2: where leaders may stand, and how many independents they take along."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    run,
    still,
    table,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.counters import LEADER_NUMBER
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.pieces import Leader
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.independents import ChooseIndependents, TakeIndependents
from landfall.games.crete.rules.leaders import hosts
from landfall.games.crete.rules.results import eliminate

BEDDING = LEADER_NUMBER["L-BED"]


@pytest.mark.parametrize("scenario", ["6", "11", "13"])
def test_6_0_bedding_starts_with_a_greek_of_kastelli(scenario: str) -> None:
    """Scenario rules: with any Greek unit on the map of Kastelli, and with no other."""
    play = open_table("crete", scenario, seed="bedding")
    choices = [i for i in ids(play) if i.startswith("stand:L-BED@")]
    assert choices
    assert all(i.startswith("stand:L-BED@GR-1-") for i in choices)


def test_g7_7_bedding_never_leaves_kastelli() -> None:
    """crete G7.7: when the last Greek there is lost, he is out of the game, even if Greeks are left elsewhere."""
    game = still(
        [unit("GR-1-A", "K07.05"), unit("GR-2-A", "W45.13"), unit("GPI-1", "K16.07")],
        scenario="11",
        leaders={"L-BED": "GR-1-A"},
    )
    assert hosts(game, BEDDING) == [number("GR-1-A")]
    eliminate(game, number("GR-1-A"), "test")
    run(game)
    assert game.leaders[BEDDING] == Leader(NOBODY, True)


def test_g7_1_bedding_commands_greeks_at_kastelli_only() -> None:
    """crete G7.1: in scenario 13, he may leave with his unit; then he commands nobody."""
    units = [unit("GR-1-A", "K07.05"), unit("GR-1-B", "K05.05"), unit("GR-2-A", "W45.13")]
    game = still([*units, unit("GPI-1", "K16.07")], scenario="13", leaders={"L-BED": "GR-1-A"})
    assert in_command(game, number("GR-1-B"))
    game.place(number("GR-1-A"), at("W44.13"))
    assert not in_command(game, number("GR-1-B"))
    assert not in_command(game, number("GR-2-A"))


def test_g7_7_a_leader_without_units_comes_back_with_the_one_that_returns() -> None:
    """crete G7.7, 5.10: out of the game until one arrives."""
    game = still(
        [unit("FJ3-1", "gone"), unit("LS-1", "W10.10"), unit("NZ-18-A", "W40.10")],
        scenario="5",
        leaders={"L-MEI": "LS-1"},
    )
    heidrich = LEADER_NUMBER["L-HEI"]
    game.leaders[heidrich] = Leader(NOBODY, True)
    happen(game, "German Lost Fallschirmjaeger", 1)
    asked = game.advance()
    option = asked[0].option("subject:FJ3-1") or asked[0].option("return-to:L-MEI")
    if option is not None:
        game.apply(asked[0].seat, option)
    assert game.leaders[heidrich].on == number("FJ3-1")


def test_g6_2_two_leaders_have_an_attachment_value_each() -> None:
    """crete G6.2: Campbell may take only four of the five units beside him along, whatever Vasey's value is."""
    beside = ["CR-RTR-R1", "CR-RTR-R2", "CR-MG-R", "CR-LAY-A", "CR-LAY-B"]
    game = still(
        [
            unit("CR-28-B", "W97.40"),
            unit("CR-21-A", "R28.13"),
            *(unit(name, "R28.13") for name in beside),
            unit("FJ2-1", "R40.12"),
        ],
        scenario="11",
        hour="1900",
        leaders={"L-VAS": "CR-28-B", "L-CAM": "CR-21-A"},
    )
    brigade = [f.name for f in game.frame.formations].index("19 Bde (AUS)")
    reach = ChooseIndependents(brigade)._in_reach(game)
    assert len(reach) == 5
    TakeIndependents(brigade).run(game)
    assert game.chosen == []
    for _ in range(4):
        asked = game.advance()
        assert asked[0].text == "ask-independents"
        game.apply(asked[0].seat, asked[0].options[0])
    assert len(game.chosen) == 4
    assert not ChooseIndependents(brigade).ask(game)


def test_11_0_bedding_in_the_learning_scenario() -> None:
    game = game_of(open_table("crete", "L", seed="bedding"))
    assert {number(f"GR-1-{x}") for x in "ABCD"} <= set(hosts(game, BEDDING))


def test_g7_5_a_leader_need_not_advance_with_his_unit() -> None:
    """crete G7.5, G16.10: its owner is asked while another of the leader's units stays in the hex."""
    here, there = pair("C", "C")
    for second, asked in (("FJ2-2", True), ("FJ1-1", False)):
        play = table(
            [
                unit(FJ, here),
                unit(second, here),
                unit(AUS, there, suppressed=True),
                unit("CR-21-B", "R08.13"),
            ],
            leaders={"LB-I-FJR2": FJ},
            cp={"FJR 2": 0},
            script=(0, 0, 8),
        )
        choose(play, f"assault:{FJ}@{there}", "attack")
        if asked:
            assert play.decisions[0].text == "ask-along"
            choose(play, f"host:{second}")
        game = game_of(play)
        assert game.units[number(FJ)].at == at(there)
        assert game.units[game.leaders[LEADER_NUMBER["LB-I-FJR2"]].on].at == at(
            here if asked else there
        )


def test_g7_5_and_g7_7_a_leader_need_not_retreat_with_his_unit() -> None:
    """crete G7.5, G7.7: only with the last one he must."""
    here, there = pair("C", "C")
    for answer, stays in (("host:CR-21-B", True), ("along", False)):
        play = table(
            [unit(FJ, here), unit(AUS, there), unit("CR-21-B", there)],
            leaders={"LB-I-FJR2": FJ, "LB-2-1Inf": AUS},
            orders={"allied": {"stand": "ask", "hard": "never"}},
            script=(0, 9, 9, 9),
        )
        choose(play, f"assault:{FJ}@{there}", "run")
        while play.decisions[0].text == "ask-retreat":
            choose(play, ids(play)[0])
        assert play.decisions[0].text == "ask-along"
        choose(play, answer)
        game = game_of(play)
        assert game.units[number(AUS)].at != at(there)
        on = game.leaders[LEADER_NUMBER["LB-2-1Inf"]].on
        assert on == number("CR-21-B" if stays else AUS)
