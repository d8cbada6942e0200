"""Rules that take longer to reach: entries, roadblocks, the end, interdiction, leaders by event."""

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
    straight,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHIT_NUMBER, EVENT_NUMBER, NUMBER, SIDE
from landfall.games.crete.model.events import ChitPlayed, JumpRolled, Shot, UnitPlaced
from landfall.games.crete.model.frames import frame
from landfall.games.crete.model.ground import NEAR, ROADS, SLOPES, TERRAIN
from landfall.games.crete.rules.arrivals import due, entry_hexes
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.drops import Jump, drop
from landfall.games.crete.rules.fire import DIRECT, OPPORTUNITY, aim, base_rating, terrain_mod
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.random_events import Happening
from landfall.games.crete.rules.victory import Annihilation, TurnTests, holds


def test_g0_the_book_comes_first() -> None:
    """crete G0: a unit of the other side can't be moved."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    refusal = play.why_not("allied", "move", unit=FJ, hex="R33.11")
    assert refusal is not None
    assert refusal.rule == "G0"


def test_g2_3_colours() -> None:
    """crete G2.3: artillery fires direct on the Yellow line and indirect on its own; mortars never direct."""
    game = still([unit("CR-6BTY", "R28.14"), unit("LS-13", "R40.12")])
    assert base_rating(game, number("CR-6BTY"), DIRECT)[1] == "Yellow"
    assert base_rating(game, number("CR-6BTY"), "indirect")[1] == "Orange"
    assert game.reach(number("CR-6BTY")) == 3
    assert game.zone(number("LS-13")) == 0


def test_3_2_the_steps_of_a_turn() -> None:
    """crete 3.1, 3.2, G3.2: dispatch, then parks, then the cup."""
    play = table(
        [unit(FJ, "R33.12"), unit("CR-6BTY", "R28.14"), unit(AUS, "R28.13")],
        chit="",
        leaders={"LB-I-FJR2": FJ, "LB-2-1Inf": AUS},
        dp={"FJR 2": 1, "19 Bde (AUS)": 0},
        cp={"FJR 2": 0, "19 Bde (AUS)": 0},
    )
    asked = []
    while not told(play, ChitPlayed) and play.decisions[0].text in ("ask-dispatch", "ask-parks"):
        asked.append(play.decisions[0].text)
        choose(play, "done")
    assert asked == ["ask-dispatch", "ask-parks"]
    assert game_of(play).step == "H"


def test_g5_6_the_last_chit_of_the_last_turn_is_not_played() -> None:
    """crete G5.6, G25.2, G25.1, R45: the game ends with the tests, and the German condition stays true."""
    play = table(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")],
        day=21,
        hour="1900",
        chit="German Direct Command",
        cup=("I./FJR 2",),
        cp={"FJR 2": 0},
        control={"R08.13": "german", "R27.12": "german", "R28.11": "german"},
    )
    assert play.outcome is not None
    assert play.outcome.winners == ("german",)
    assert [e.chit for e in told(play, ChitPlayed)] == [
        f"chit:{CHIT_NUMBER['German Direct Command']}"
    ]


def test_r45_both_conditions_are_a_draw() -> None:
    """crete R45: the Germans have lost thirteen steps at the end, but took the objective earlier."""
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")], day=21, hour="1900", lost={"german": 13}
    )
    game.true.append("a")
    TurnTests().run(game)
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_g25_6_a_side_without_units_ends_the_game() -> None:
    """crete G25.6, G25.7: the side that is left controls everything."""
    game = still([unit("GPI-1", "K15.07")], scenario="L", day=24, hour="1100")
    Annihilation().run(game)
    assert game.outcome is not None
    assert game.outcome.winners == ("german",)


def test_g6_4_an_event_chit_draws_a_marker() -> None:
    """crete G6.4, G6.8: the marker goes back into its cup afterwards."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], chit="German Event", script=(8,))
    game = game_of(play)
    kept = sum(u.heroic for n, u in game.units.items() if SIDE[n] == 1)
    assert len(game.event_cups[1]) + kept == 9  # ten, without the leader loss of scenarios 1 to 4


def test_g7_3_a_unit_is_out_of_command_where_it_comes_in() -> None:
    """crete G7.3, G21.1, G21.2: the unit is out of command until it has moved."""
    play = open_table("crete", "L", seed=4)
    while not told(play, UnitPlaced):
        options = ids(play)
        choose(play, "end" if "end" in options else options[0])
    game = game_of(play)
    came = NUMBER[told(play, UnitPlaced)[0].unit.removeprefix("unit:")]
    assert game.units[came].at == at("K16.07")
    assert not in_command(game, came)


def test_g21_2_another_edge_hex_when_the_entry_is_under_fire() -> None:
    """crete G21.2: another edge hex, empty and within five hexes."""
    near = ground.NAME[NEAR[at("K16.07")][0]]
    game = still([unit("GR-1-A", near), unit("GPI-1", "K05.06")], scenario="L", day=24, hour="0900")
    assert entry_hexes(game, number("GPJ-1"), at("K16.07")) != [at("K16.07")]
    game = still(
        [unit("GR-1-A", "K07.05"), unit("GPI-1", "K05.07")], scenario="L", day=24, hour="0900"
    )
    assert entry_hexes(game, number("GPJ-1"), at("K16.07")) == [at("K16.07")]


def test_g21_1_a_unit_that_is_due_comes_with_the_chit_of_its_division() -> None:
    """crete G21.1, R7, G5.7: even if the chit comes in a later turn."""
    game = still([unit("FJ2-9", "due"), unit(AUS, "R28.13")])
    assert due(game, CHIT_NUMBER["FJR 2 Division"]) == [0]
    assert due(game, CHIT_NUMBER["19 Bde (AUS) Division"]) == []


def test_g9_1_what_a_suppressed_unit_may_do() -> None:
    """crete G9.1, G14.5: rally, and nothing else."""
    here, there = pair("C", "C")
    play = table([unit(FJ, here, suppressed=True), unit(AUS, there)], leaders={"LB-I-FJR2": FJ})
    assert [i for i in ids(play) if FJ in i] == [f"rally:{FJ}"]


def test_g10_9_and_g23_night() -> None:
    """crete G10.9, G23, 1.0: a unit can move just as far by night."""
    day, night = (still([unit(FJ, "R33.12")], hour=hour) for hour in ("1700", "Night"))
    ends = [set(Reach(game, number(FJ)).ends(game)) for game in (day, night)]
    assert ends[0] == ends[1]


def test_g23_and_r1_two_less_in_every_mode() -> None:
    """crete G23, R1, G16.12."""
    here, there = pair("C", "C")
    night = still([unit(FJ, here), unit(NZ, there)], hour="Night")
    for mode in ("direct", "indirect", "opportunity", "primary", "secondary", "defensive", "reply"):
        assert ("night", -2) in aim(night, number(FJ), number(NZ), mode).mods


def test_g11_2_moving_through_a_full_hex_is_free() -> None:
    """crete G11.2: only stopping there is not free."""
    full = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*full, unit("FJ2-10", "R33.11")])
    reach = Reach(game, number("FJ2-10"))
    assert at("R33.12") * 2 in reach.known()
    assert (at("R33.12"), "") not in reach.ends(game)


def test_g15_4_the_hex_being_left_counts() -> None:
    """crete G15.4, G15.6: the terrain of that hex and the improved position in it count."""
    orchard, clear = pair("O", "C")
    game = still([unit(FJ, orchard, position=1), unit(AUS, clear)])
    mods = dict(aim(game, number(AUS), number(FJ), OPPORTUNITY, False, 2).mods)
    assert mods["terrain"] == terrain_mod(game, at(orchard)) == -1
    assert mods["target-improved"] == -1


def test_g19_5_an_observation_post_sees_farther() -> None:
    """crete G19.5, G12.2: thirteen hexes, until it is in rubble."""
    post = ground.NAME[min(ground.POSTS)]
    game = still([unit(NZ, post)], scenario="11")
    assert game.sight(at(post)) == 13
    game.rubble.append(at(post))
    assert game.sight(at(post)) == 8


def test_g19_7_a_roadblock_stops_the_other_side() -> None:
    """crete G19.7: entering along the road uses all points up."""
    road = next(
        [ground.SHEETS.by_id[r.grid, h] for h in r.hexes]
        for r in BOX.roads.values()
        if r.grid == "rethymnon" and len(r.hexes) > 8
    )
    game = still([unit(FJ, ground.NAME[road[0]], column=True)])
    free = Reach(game, number(FJ)).points_to(road[2], "column")[0]
    game.blocks[road[2]] = 0
    held = Reach(game, number(FJ)).points_to(road[2], "column")[0]
    assert free == 2
    assert held > free
    game.blocks[road[2]] = 1
    assert Reach(game, number(FJ)).points_to(road[2], "column")[0] == free  # their own roadblock
    assert (road[0], road[1]) in ROADS


def test_g21_5_the_interdiction_table_is_data() -> None:
    """crete G21.5, G26: five rows, reconstructed."""
    rows = list(BOX.interdiction.values())
    assert [r.result for r in rows] == ["none", "C", "suppressed", "CC", "1"]
    assert {r.certainty for r in rows} == {"reconstructed"}


def test_r8_a_drop_into_an_enemy_hex_is_lost() -> None:
    """crete R8, 4.2, R10: a delayed glider gets glider markers."""
    game = still([unit("FJ2-9", "due"), unit("FJ2-10", "due"), unit(AUS, "R14.14")])
    arrival = game.frame.arrivals[0]
    drop(game, arrival)
    assert game.units[number("FJ2-9")].at < 0
    assert game.units[number("FJ2-10")].chutes == 1
    game.mark(number("FJ2-10"), chutes=0)
    game.jumps[number("FJ2-10")] = [3, 0, 0]
    game.chance.script = [3]
    Jump(number("FJ2-10")).run(game)
    assert game.units[number("FJ2-10")].gliders == 1
    rolled = [e.public for e in game.journal or () if isinstance(e.public, JumpRolled)]
    assert rolled[0].total == 6


def test_r11_the_allied_strike() -> None:
    """crete R11, 5.1: the strike hits a German unit within three hexes of an Allied one."""
    game = still([unit(AUS, "R28.13"), unit(FJ, "R28.15"), unit("FJ2-2", "R40.12")], script=[0, 9])
    game.event_cups[0] = [EVENT_NUMBER["Allied Air Strike"]]
    game.push(Happening(0))
    while type(game.steps[-1]).__name__ != "Turn":
        game.steps.pop().run(game)
    shots = [e.public for e in game.journal or () if isinstance(e.public, Shot)]
    assert [s.target for s in shots] == [f"unit:{FJ}"]


def test_5_11_leader_loss_is_not_used_in_the_small_scenarios() -> None:
    """crete 5.11: in the campaign, the Leader Loss marker is in the cup."""
    loss = EVENT_NUMBER["German Leader Loss"]
    assert loss not in game_of(open_table("crete", "1", seed=1)).event_cups[1]
    assert loss in still([unit(NZ, "W10.10")], scenario="11").event_cups[1]


def test_r2_runways_and_ports_have_the_terrain_of_their_dot() -> None:
    """crete R2, G24.2, S6.0."""
    assert TERRAIN[at("R27.12")] == "C"
    game = game_of(open_table("crete", "1", seed=1))
    assert all(game.control[at(h)] == 0 for h in ("R08.13", "R27.12", "R28.11"))
    assert not holds(game, game.frame.record.victory.checks[0].test)


def test_r6_uphill_counts_for_the_side_between() -> None:
    """crete R6: only if the defenders are uphill."""
    low, high = pair("C", "O", slope=True)
    game = still([unit(FJ, low), unit(AUS, high)])
    assert SLOPES.high(at(low), at(high)) == at(high)
    assert ("uphill", -1) in aim(game, number(FJ), number(AUS), "primary").mods
    assert ("uphill", -1) not in aim(game, number(AUS), number(FJ), "primary").mods


def test_r61_units_in_no_battalion_are_independent() -> None:
    """crete R61."""
    it = frame("1")
    assert it.formation_of[number("FJ2-13")] == -1
    assert it.division_of[number("FJ2-13")] == it.division_named("FJR 2")


def test_g16_12_barrage_counts_in_an_assault() -> None:
    """crete G16.12, G16.11, G14.8."""
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(AUS, there)], barrage={here: 1})
    assert ("barrage", -1) in aim(game, number(FJ), number(AUS), "primary").mods


def test_g27_the_odds_of_a_long_shot() -> None:
    """crete G27: E5 again, as the table shows it."""
    here, there = straight(3)
    play = table(
        [unit("CR-MG-R", here), unit(FJ, there, chutes=1), unit(AUS, "R08.13")],
        chit="19 Bde (AUS) Division",
        leaders={"LB-2-1Inf": AUS},
    )
    fact = play.look("allied", f"odds:CR-MG-R@{FJ}")[0]
    assert (fact.args["rating"], fact.args["bonus"]) == (5, 7)
    assert play.look("allied", f"sight:{here}@{there}")[0].text == "fact-seen"


def test_g10_11_a_move_in_legs_takes_the_path_the_player_wants() -> None:
    """crete G10.11: first to a closer hex, then on, with only the points that are left."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    choose(play, f"move:{FJ}")
    straight_on = {option.id for option in play.decisions[0].options}
    assert "by-legs" in straight_on
    choose(play, "by-legs")
    left = game_of(play).steps[-1].left  # type: ignore[attr-defined]
    near = at("R33.11")
    way = Reach(game_of(play), number(FJ)).way_to(near, "")
    choose(play, "to:R33.11")
    assert game_of(play).units[number(FJ)].at == near
    assert play.decisions[0].text == "ask-leg"
    assert game_of(play).steps[-1].left == left - way.cost  # type: ignore[attr-defined]
    again = {option.id for option in play.decisions[0].options}
    assert "stop" in again
    # Legs reach nothing that a single move could not reach.
    hexes = {option.partition("/")[0] for option in straight_on} | {"to:R33.12"}
    assert {o.partition("/")[0] for o in again if o.startswith("to:")} <= hexes
    choose(play, "stop")
    assert play.decisions[0].text == "ask-who"


def test_g10_1_only_the_first_hex_may_cost_more_than_there_is() -> None:
    """crete G10.1, G10.11: with half a point left, no leg is possible."""
    game = still([unit(FJ, "R33.12"), unit(AUS, "R08.13")])
    reach = Reach(game, number(FJ), 1)
    ends = reach.ends(game)
    assert ends
    assert not [end for end in ends if reach.affordable(game, reach.way_to(*end))]


def test_g15_2_the_shots_on_a_path_are_listed_one_by_one() -> None:
    """crete G15.2, G15.4: as many shots as the path counts, each with its rating and chance."""
    here, there = straight(2)
    play = table([unit(FJ, here), unit(AUS, there)], leaders={"LB-I-FJR2": FJ})
    choose(play, f"move:{FJ}")
    found = 0
    for option in play.decisions[0].options:
        if not option.id.startswith("to:") or "/" in option.id:
            continue
        way, *shots = play.look("german", f"way:{FJ}@{option.id[3:]}/")
        assert way.args["shots"] == len(shots)
        found += len(shots)
        for shot in shots:
            assert shot.args["unit"] == f"unit:{AUS}"
            assert 0 <= int(str(shot.args["stopped"])) <= int(str(shot.args["hurt"])) <= 100
    assert found


def test_4_2_1_a_drop_is_described_before_it_happens() -> None:
    """crete 4.2.1, R8: every company in the air with its hex, its modifiers and its chances."""
    play = open_table("crete", "1", seed="drops")
    facts = play.look("german", "drops:")
    assert len(facts) == len({fact.args["unit"] for fact in facts}) > 5
    for fact in facts:
        chances = [int(str(fact.args[key])) for key in ("well", "delayed", "step", "eliminated")]
        assert sum(chances) == 100


def test_g16_1_why_a_neighbour_is_not_assaulted() -> None:
    """crete G16.1, G10.2: pointing at an enemy hex means an assault, and a unit in column cannot make one."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, column=True), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
    )
    moved = play.why_not("german", "move", unit=FJ, hex=there)
    assert moved is not None
    assert moved.rule == "G10.6"
    far = play.why_not("german", "attack", unit=FJ, target="CR-21-A")
    assert far is not None
