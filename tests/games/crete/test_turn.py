"""Turn, cup, points, activations, command: G1 to G9, 3.x, 6.0 to 8.0, 11.0."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
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

from landfall.core.table import Table, open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHIT_NUMBER, PARAMETERS
from landfall.games.crete.model.events import (
    ChitPlayed,
    IncomeRolled,
    JumpRolled,
    SecondAction,
    StrikesLaid,
    TurnBegan,
    UnitPlaced,
)
from landfall.games.crete.model.frames import frame, hour_of, moment, playable
from landfall.games.crete.model.orders import ORDERS
from landfall.games.crete.rules.command import in_command, may_pay
from landfall.games.crete.rules.fire import aim
from landfall.games.crete.rules.quality import chance, need, passes
from landfall.games.crete.rules.results import eliminate
from landfall.games.crete.table.view import view


def test_g1_4_distance() -> None:
    """crete G1.4, G1.5: counted in hexes; between grids it is beyond every range."""
    assert ground.distance(at("R28.11"), at("R28.11")) == 0
    assert ground.distance(at("R28.11"), at("R28.14")) == 3
    assert ground.distance(at("R27.12"), at("R28.11")) == 1
    assert ground.distance(at("R27.12"), at("K07.05")) > 100
    # The west is one grid: the distance crosses the sheets' borders.
    assert ground.distance(at("W48.07"), at("W49.08")) == 1


def test_g1_1_a_die_is_read_0_to_9() -> None:
    """crete G1.1, G8.1: 0 always passes, 9 always fails."""
    assert passes(0, -5)
    assert not passes(9, 12)
    assert passes(6, 6)
    assert not passes(7, 6)
    assert [chance(v) for v in (-3, 0, 5, 8, 12)] == [10, 10, 60, 90, 90]


def test_g1_6_nothing_but_the_order_of_the_cup_is_hidden() -> None:
    play = open_table("crete", "1", seed=3)
    game = game_of(play)
    allied, german = view(game, "allied"), view(game, "german")
    assert allied.units == german.units
    assert allied.orders == german.orders
    assert allied.cup == german.cup


def test_g1_7_the_german_decides_first() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="",
        leaders={"LB-I-FJR2": FJ, "LB-2-1Inf": AUS},
        cp={"FJR 2": 4, "19 Bde (AUS)": 4},
        dp={"FJR 2": 2, "19 Bde (AUS)": 2},
    )
    assert play.decisions[0].seat == "german"
    choose(play, "done")
    assert play.decisions[0].seat == "allied"


def test_g3_1_eight_turns_a_day() -> None:
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
    assert game_of(play).leaders[_leader("L-KG4")].on == number("GPI-1")
    choose(play, "start-column:GPI-3")
    assert game_of(play).units[number("GPI-3")].column


def _leader(name: str) -> int:
    return list(BOX.leaders).index(name)


def test_g3_5_improved_positions_of_a_block() -> None:
    """crete G3.5, 11.0: in scenario 1 all Allied units on foot are dug in, tanks are not."""
    game = game_of(open_table("crete", "1", seed=3))
    assert game.units[number(AUS)].position == 1
    assert game.units[number("CR-RTR-R1")].position == 0


def test_g4_3_no_income_in_the_first_german_activation() -> None:
    """crete G4.3, 11.0; then G4.2 at once with the next Division chit."""
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


def test_g5_1_the_cup() -> None:
    """crete G5.1: every free chit once, and what was bought."""
    play = open_table("crete", "L", seed=1)
    choose(play, "accept", "accept")
    game = game_of(play)
    assert sorted(game.put_in) == sorted(
        {*game.frame.start_cup, CHIT_NUMBER["German Direct Command"]}
    )


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
    """crete G6.3, G4.6, G6.7: a point each, one action, never an Engineer action, only in command."""
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


def ids_after(play: Table, option: str) -> str:
    """The first answer to the question that an option leads to."""
    twin = play.clone()
    choose(twin, option)
    return ids(twin)[0]


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
    """crete G6.9, G16.1: after both have acted one may still join the other's assault."""
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


def test_g7_1_who_is_in_command() -> None:
    """crete G7.1, G7.2, G7.4, G8.2: by the leader of the formation within his range; else quality is one less."""
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
    """crete G7.6, G33: asked only if he commands fewer than he could."""
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
    assert game_of(play).leaders[_leader("LB-I-FJR2")].on == number("FJ2-2")


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
    leader = game.leaders[_leader("LB-I-FJR2")]
    assert (leader.on, leader.replaced) == (number("FJ2-2"), True)


def test_g8_3_mounted_quality() -> None:
    """crete G8.3, G20.1, G2.2."""
    game = still([unit("GAA-1", "K15.07", mounted=True)], scenario="L")
    assert need(game, number("GAA-1")) == 4 - 1


def test_g8_4_a_point_passes_a_check() -> None:
    """crete G8.4, G14.2: before the roll, and no die is thrown."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, suppressed=True), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 2},
    )
    dice = game_of(play).chance.total
    choose(play, f"rally:{FJ}", "pay")
    assert not game_of(play).units[number(FJ)].suppressed
    assert game_of(play).chance.total == dice


def test_g2_4_reduced_is_counted_once() -> None:
    """crete G2.4, G2.7, G13.5: one less of Fire, Assault and quality; a one-step unit is not reduced."""
    here, there = pair("C", "C")
    game = still([unit(NZ, here), unit(FJ, there, steps=1), unit("FJ2-13", there)])
    assert need(game, number(FJ)) == 7 - 1 - 1
    assert [v for n, v in aim(game, number(FJ), number(NZ), "direct").mods if n == "reduced"] == [
        -1
    ]
    assert not [
        m for m in aim(game, number("FJ2-13"), number(NZ), "direct").mods if m[0] == "reduced"
    ]


def test_g26_parameters_are_data_with_their_certainty() -> None:
    """crete G26: reconstructed numbers are in one table and marked."""
    assert PARAMETERS["stackSteps"] == 8
    ours = [p for p in BOX.parameters.values() if p.certainty == "reconstructed"]
    assert len(ours) >= 10
    assert all(p.rule for p in BOX.parameters.values())


def test_r18_and_7_0_rearguards_by_scenario() -> None:
    """crete 7.0, R18, G19.6: four Allied and two German in scenario 1, none in the learning scenario, all in 11."""
    assert [len(r) for r in frame("1").rearguards] == [4, 2]
    assert [len(r) for r in frame("L").rearguards] == [0, 0]
    assert [len(r) for r in frame("11").rearguards] == [9, 4, 4, 4]


def test_r60_play_areas_include_their_limits() -> None:
    """crete R60."""
    inside = playable("7", False)
    assert inside >> at("W26.10") & 1
    assert not inside >> at("W27.10") & 1


def test_g33_every_order_has_ask_and_a_default() -> None:
    assert all("ask" in values for values in ORDERS.values())
    game = game_of(open_table("crete", "1", seed=1))
    assert all(game.order(side, o) == values[0] for side in (0, 1) for o, values in ORDERS.items())
