"""G7, 6.0, 8.0, S8: command and leaders."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
    LEADER_NUMBER,
)
from landfall.games.crete.model.events import (
    LeaderMoved,
)
from landfall.games.crete.rules.acting import eligible, second_possible
from landfall.games.crete.rules.command import (
    in_command,
    in_range,
    leader_hex,
    may_pay,
)
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.results import eliminate

LEADER = {"LB-I-FJR2": FJ}


def test_g7_2_nothing_blocks_command() -> None:
    """Command reaches six hexes, through enemies and smoke, but not seven."""
    game = still([unit(FJ, "R28.13"), unit(AUS, "R28.15")], leaders=LEADER, barrage={"R28.16": 2})
    leader = LEADER_NUMBER["LB-I-FJR2"]
    assert in_range(game, leader, at("R28.19"))
    assert not in_range(game, leader, at("R28.20"))


def test_g7_4_out_of_command() -> None:
    """Such a unit has quality −1, and gets no points, no second action and no Direct Command."""
    game = still([unit(FJ, "R28.13"), unit("FJ2-2", "R45.10")], leaders=LEADER, cp={"FJR 2": 3})
    far = number("FJ2-2")
    assert need(game, far) == need(game, number(FJ)) - 1
    assert not may_pay(game, far)
    game.chit = CHIT_NUMBER["FJR 2 Division"]
    game.group = [number(FJ), far]
    assert second_possible(game, number(FJ))
    assert not second_possible(game, far)
    game.chit = CHIT_NUMBER["German Direct Command"]
    assert not eligible(game, far)


def test_g7_5_a_leader_goes_along_with_his_unit() -> None:
    clear, to = pair("C", "C")
    play = table([unit(FJ, clear), unit("FJ2-2", clear), unit(AUS, "R08.13")], leaders=LEADER)
    leader = LEADER_NUMBER["LB-I-FJR2"]
    choose(play, f"move:{FJ}", f"to:{to}")
    assert ids(play) == ["along", "host:FJ2-2"]
    stays = play.clone()
    choose(play, "along")
    assert leader_hex(game_of(play), leader) == at(to)
    choose(stays, "host:FJ2-2")
    assert leader_hex(game_of(stays), leader) == at(clear)
    assert told(stays, LeaderMoved)


def test_r16_and_r17_a_greek_acts_where_a_leader_is_in_range() -> None:
    """Without a leader in range, the unit still has its fire zone."""
    game = still(
        [unit(AUS, "R28.13"), unit("GR-4-A", "R28.14"), unit("GR-4-B", "R12.15")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
    )
    for chit in ("19 Bde (AUS) Division", "Allied Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        assert eligible(game, number("GR-4-A"))
        assert not eligible(game, number("GR-4-B"))
    assert game.zone(number("GR-4-B"))


def test_r19_a_self_commanded_gun_fires_or_rallies() -> None:
    here, there = straight(2)
    units = [unit("CR-AA-H2", here), unit(FJ, there), unit(AUS, "R08.13")]
    play = table(units, chit="Allied Direct Command", cp={"19 Bde (AUS)": 0})
    assert [i for i in ids(play) if "CR-AA-H2" in i] == [f"fire:CR-AA-H2@{FJ}"]
    units[0]["suppressed"] = True
    play = table(units, chit="Allied Direct Command", cp={"19 Bde (AUS)": 0})
    assert [i for i in ids(play) if "CR-AA-H2" in i] == ["rally:CR-AA-H2"]


def test_g7_1_who_is_in_command() -> None:
    """crete G7.1, G7.2, G7.4, G8.2: units within range of their formation's leader; others have quality −1."""
    game = still(
        [
            unit(FJ, "R28.13"),
            unit("FJ2-2", "R28.19"),
            unit("FJ2-4", "R28.20"),
            unit("FJ2-9", "R28.12"),
        ],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 2},
    )
    assert in_command(game, number(FJ))
    assert in_command(game, number("FJ2-2"))
    assert not in_command(game, number("FJ2-4"))
    assert not in_command(game, number("FJ2-9"))
    assert need(game, number("FJ2-4")) == need(game, number("FJ2-2")) - 1
    assert may_pay(game, number("FJ2-2"))
    assert not may_pay(game, number("FJ2-4"))


def test_s8_0_a_kampfgruppe_leader_commands_the_whole_division() -> None:
    """crete S8.0, G7.1, R44."""
    game = game_of(open_table("crete", "L", seed=1))
    assert all(in_command(game, number(n)) for n in ("GPI-1", "GPI-2", "GPI-3"))


def test_6_0_greeks() -> None:
    """crete 6.0, R16, R17, G4.7: any Allied leader in range commands them; a formation chit never activates them."""
    units = [
        unit(AUS, "R28.13"),
        unit("GR-4-A", "R28.14"),
        unit("GR-4-B", "R12.15"),
        unit(FJ, "R40.12"),
    ]
    play = table(units, chit="19 Bde (AUS) Division", leaders={"LB-2-1Inf": AUS})
    assert "move:GR-4-A" in ids(play)
    assert "move:GR-4-B" not in ids(play)
    assert game_of(play).zone(number("GR-4-B"))
    play = table(units, chit="2/1 Inf (AUS)", leaders={"LB-2-1Inf": AUS})
    assert "move:GR-4-A" not in ids(play)


def test_6_0_bedding_commands_all_greeks_of_kastelli() -> None:
    game = game_of(open_table("crete", "L", seed=1))
    assert all(in_command(game, number(f"GR-1-{x}")) for x in "ABCD")


def test_8_0_self_commanded_units_act_with_direct_command_only_and_free() -> None:
    """crete 8.0, R19."""
    here, there = pair("C", "C")
    units = [unit("CR-AA-H2", here), unit(FJ, there), unit(AUS, "R08.13")]
    play = table(units, chit="Allied Direct Command", cp={"19 Bde (AUS)": 0})
    assert f"fire:CR-AA-H2@{FJ}" in ids(play)
    play = table(units, chit="19 Bde (AUS) Division", leaders={"LB-2-1Inf": AUS})
    assert not any("CR-AA-H2" in i for i in ids(play))


def test_g7_6_a_leader_is_transferred_where_he_would_command_more() -> None:
    """crete G7.6, G33: the player is asked only if the leader commands fewer units than he could."""
    units = [
        unit(FJ, "R28.13"),
        unit("FJ2-2", "R40.12"),
        unit("FJ2-4", "R40.13"),
        unit(AUS, "R08.13"),
    ]
    play = table(units, leaders={"LB-I-FJR2": FJ})
    choose(play, "end")
    assert play.decisions[0].text == "ask-transfer"
    choose(play, "host:FJ2-2")
    assert game_of(play).leaders[LEADER_NUMBER["LB-I-FJR2"]].on == number("FJ2-2")


def test_g7_7_a_lost_leader_is_replaced_at_the_nearest_unit() -> None:
    """crete G7.7, G7.5."""
    units = [
        unit(FJ, "R28.13"),
        unit("FJ2-2", "R30.13"),
        unit("FJ2-4", "R40.13"),
        unit(AUS, "R08.13"),
    ]
    play = table(units, leaders={"LB-I-FJR2": FJ})
    game = game_of(play)
    asked = game.steps.pop()
    eliminate(game, number(FJ), "test")
    game.steps.pop().run(game)
    game.steps.append(asked)
    leader = game.leaders[LEADER_NUMBER["LB-I-FJR2"]]
    assert (leader.on, leader.replaced) == (number("FJ2-2"), True)
