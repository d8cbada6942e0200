"""G7.5–G7.7, G6.2: where leaders may stand, and how many independents they take along."""

from __future__ import annotations

from typing import Any

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
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADERS
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.pieces import Leader
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.independents import ChooseIndependents, TakeIndependents
from landfall.games.crete.rules.leaders import GoAlong, Transfers, hosts
from landfall.games.crete.rules.march import enter
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


def test_g6_2_and_g21_7_independents_that_cannot_act_take_nobody_s_place() -> None:
    """crete G6.2, S7.0, R49: units that have just landed, or are locked, are not among those a leader may take along."""
    landed = ["GPI-1", "GPI-2", "GPI-3", "GPJ-1", "GPJ-2", "GAA-1"]
    game = still(
        [
            unit("G100-6", "W09.04"),
            *(unit(name, "W10.04", delay=True) for name in landed),
            unit("GAA-2", "W10.04"),
            unit("NZ-18-A", "W40.10"),
        ],
        scenario="11",
        day=22,
        hour="0900",
        leaders={"L-UTZ": "G100-6"},
        chit="Geb.Jäg.Rgt.100",
    )
    regiment = [f.name for f in game.frame.formations].index("Geb.Jäg.Rgt.100")
    assert ChooseIndependents(regiment)._in_reach(game) == [number("GAA-2")]
    TakeIndependents(regiment).run(game)
    assert game.chosen == [number("GAA-2")]


def test_g7_6_a_kampfgruppe_leader_is_asked_about_units_without_another_leader_only() -> None:
    """crete G7.6, S8.0, G33: as long as the regiments' leaders command all units, a Kampfgruppe leader changes nothing."""
    kampfgruppe = LEADER_NUMBER["L-KG1"]
    units = [
        unit("LS-1", "W10.08"),
        unit("FJ3-1", "W36.16"),
        unit("FJ3-2", "W36.17"),
        unit("NZ-18-A", "W45.10"),
    ]
    led = {"L-MEI": "LS-1", "L-KG1": "LS-1", "L-HEI": "FJ3-1"}

    def asks(leaders: dict[str, str], **more: Any) -> bool:
        game = still(units, scenario="5", leaders=leaders, **more)
        others = tuple(n for n in range(len(LEADERS)) if n != kampfgruppe)
        return bool(Transfers(game.frame.division_named("7FL"), others).ask(game))

    assert not asks(led)
    assert asks({n: u for n, u in led.items() if n != "L-HEI"})
    # With the order `ask`, it is always asked.
    assert asks(led, orders={"german": {"leaders": "ask"}})


def test_g7_5_with_the_order_along_leaders_go_along_unless_that_changes_who_is_in_command() -> None:
    """crete G7.5, S8.0, G33: then a leader is asked about only if some unit without another leader is in command by him in one
    of the two hexes and not in the other."""
    units = [
        unit("LS-1", "W10.08"),
        unit("LS-2", "W10.08"),
        unit("FJ3-1", "W14.10"),
        unit("NZ-18-A", "W45.10"),
    ]

    def asks(to: str, leaders: dict[str, str], order: str = "along") -> bool:
        game = still(
            units,
            scenario="5",
            leaders={"L-KG1": "LS-1"} | leaders,
            orders={"german": {"leaders": order}},
        )
        along = GoAlong(LEADER_NUMBER["L-KG1"], number("LS-1"), at(to) if to else NOBODY)
        return bool(along.ask(game))

    led = {"L-MEI": "LS-2", "L-HEI": "FJ3-1"}
    assert not asks("W11.08", led)
    # Nobody else commands FJ3-1, but he does from both hexes; from far off, he no longer does.
    assert not asks("W11.08", {"L-MEI": "LS-2"})
    assert asks("W03.05", {"L-MEI": "LS-2"})
    # Off the map or in legs, nobody knows where he will be; other orders always ask.
    assert asks("", led)
    assert asks("W11.08", led, "stay")
    assert asks("W11.08", led, "ask")


def test_g7_6_a_leader_is_not_asked_about_units_on_another_grid() -> None:
    """crete G7.6, G33: he can only be transferred on his own grid, however many of his units are elsewhere."""
    brigade = LEADER_NUMBER["L-VAS"]
    there = [unit(f"CR-21-{x}", "R28.13") for x in "ABC"]
    game = still(
        [unit("CR-27-A", "W97.40"), unit("CR-27-B", "W98.40"), *there, unit("FJ2-1", "R40.12")],
        scenario="11",
        leaders={"L-VAS": "CR-27-A"},
    )
    division = game.frame.leader_division[brigade]
    assert not Transfers(division).ask(game)
    # A unit out of his reach on his own grid is a reason to ask; only units of that grid are offered.
    game.place(number("CR-27-B"), at("W60.20"))
    game.units[number("CR-27-C")] = game.units[number("CR-27-B")]
    game.count_up()
    (asked,) = Transfers(division).ask(game)
    assert [o.id for o in asked.options] == ["stay", "host:CR-27-B", "host:CR-27-C"]


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


def test_g7_3_who_moves_on_from_the_entry_hex_leaves_the_others_there() -> None:
    """crete G7.3: each unit is out of command until it has moved itself; when the chit is over, all are as usual."""
    here, there = pair("C", "C")
    names = (FJ, "FJ2-2", "FJ2-3")
    game = still([*(unit(n, here) for n in names), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    game.entered = [number(n) for n in names]
    game.commanded.clear()
    assert [in_command(game, number(n)) for n in names] == [False] * 3
    enter(game, number("FJ2-2"), at(there), 2)
    assert [in_command(game, number(n)) for n in names] == [False] * 3
    enter(game, number(FJ), at(there), 2)
    assert [in_command(game, number(n)) for n in names] == [True, True, False]
    game.not_entering()
    assert in_command(game, number("FJ2-3"))
