"""Movement, sight, fire, opportunity, assault, works, air, events: G10 to G25, 1.0 to 5.13, S6."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    run,
    still,
    straight,
    table,
    told,
    unit,
    walk_out,
)

from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import ARMOURED, EVENT_NUMBER
from landfall.games.crete.model.events import (
    AssaultEnded,
    BarrageLaid,
    CohesionLost,
    ControlChanged,
    EventEmpty,
    MarkerTaken,
    MoveStopped,
    Retreated,
    Rubbled,
    Shot,
    StepReturned,
    UnitFled,
    UnitMoved,
)
from landfall.games.crete.model.going import LEG, NO_WAY, TRACKED, WHEELED, step_cost
from landfall.games.crete.model.ground import NEAR, ROADS, TERRAIN
from landfall.games.crete.model.pieces import DISPLAY
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import partisan_aim, strike_hexes
from landfall.games.crete.rules.assault import assault_hexes, may_assault
from landfall.games.crete.rules.drops import jump_mods
from landfall.games.crete.rules.fire import DIRECT, INDIRECT, OPPORTUNITY, Roll, aim, mass_mod
from landfall.games.crete.rules.indirect import indirect_targets, observers
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.odds import odds
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.results import Suffer, eliminate, result_of, take_back_heroic
from landfall.games.crete.rules.retreat import retreats
from landfall.games.crete.rules.stacking import overstacked, room_for
from landfall.games.crete.rules.works import Work, work_options


def events(game: Crete, kind: type) -> list[object]:
    return [e.public for e in game.journal or () if isinstance(e.public, kind)]


# Movement.


def test_g10_3_what_terrain_costs() -> None:
    """crete G10.3, 2.0, 2.1, 2.2, 2.3, 2.4: in half points."""
    for letter, costs in {"C": (2, 4, 2), "O": (2, 8, 4), "B": (4, 12, 6), "V": (2, 4, 4)}.items():
        try:
            a, b = pair("C", letter)
        except LookupError:
            a, b = pair("O", letter)
        found = tuple(step_cost(at(a), at(b), kind, False) for kind in (LEG, WHEELED, TRACKED))
        assert found == costs, letter


def test_2_5_vehicles_enter_towns_in_column_only() -> None:
    """crete 2.5, 2.6, 2.7, R3, G16.1: and never assault into them."""
    near, town = next(
        (near, town)
        for town, letter in enumerate(TERRAIN)
        if letter == "T"
        for near in NEAR[town]
        if TERRAIN[near] not in "TXF" and (near, town) not in ROADS
    )
    assert step_cost(near, town, TRACKED, False) == NO_WAY
    assert step_cost(near, town, TRACKED, True) > 0
    assert step_cost(near, town, LEG, False) > 0


def test_g10_1_one_hex_is_always_possible() -> None:
    """crete G10.1, G10.2: scrub uphill costs eight half points; a gun with four points still makes one hex."""
    low, high = pair("C", "B", slope=True)
    game = still([unit("FJ2-13", low)])
    ends = {h for h, state in Reach(game, number("FJ2-13")).ends(game) if not state}
    assert at(high) in ends
    assert all(TERRAIN[h] != "~" for h in ends)
    game = still([unit("FJ2-13", low), unit(AUS, high)])
    ends = {h for h, _ in Reach(game, number("FJ2-13")).ends(game)}
    assert at(high) not in ends


def test_g10_4_and_2_8_roads_and_tracks() -> None:
    """crete G10.4, 2.8, R57, R65: half a point in column along a road, whatever the terrain."""
    a, b = next((a, b) for a, b in ROADS if TERRAIN[b] == "B")
    assert step_cost(a, b, LEG, True) == 1
    assert step_cost(a, b, LEG, False) >= 4


def test_g10_6_one_column_a_hex_at_every_moment() -> None:
    """crete G10.6: a column does not pass through another one."""
    road = next(
        [ground.SHEETS.by_id[r.grid, h] for h in r.hexes]
        for r in BOX.roads.values()
        if r.grid == "rethymnon" and len(r.hexes) > 6
    )
    units = [unit(FJ, ground.NAME[road[0]], column=True)]
    free = Reach(still(units), number(FJ))
    assert road[4] * 2 + 1 in free.known()
    game = still([*units, unit("FJ2-2", ground.NAME[road[2]], column=True)])
    assert road[2] * 2 + 1 not in Reach(game, number(FJ)).known()


def test_g10_7_what_was_dug_is_lost_when_the_unit_leaves() -> None:
    """crete G10.7, G10.9, G10.10, G24.2, S6.0: and a port changes hands at once, by night as by day."""
    start = next(ground.NAME[h] for h in NEAR[at("R08.13")] if TERRAIN[h] != "~")
    play = table(
        [unit(FJ, start, position=1), unit(AUS, "R28.13")], hour="Night", leaders={"LB-I-FJR2": FJ}
    )
    choose(play, f"move:{FJ}", "to:R08.13")
    game = game_of(play)
    assert game.units[number(FJ)].position == 0
    assert game.control[at("R08.13")] == 1
    assert told(play, ControlChanged)[0].side == "side:german"


def test_g10_11_a_replayed_move_costs_what_was_shown() -> None:
    """crete G10.11: the points of the steps are those of the way."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    choose(play, f"move:{FJ}")
    end = play.decisions[0].options[len(play.decisions[0].options) // 2].id
    state = end.partition("/")[2]
    hex = play.decisions[0].option(end)
    assert hex is not None
    way = Reach(game_of(play), number(FJ)).way_to(int(hex.value), state)
    choose(play, end)
    steps = [e for e in told(play, UnitMoved) if e.unit == f"unit:{FJ}"]
    hexes = [node >> 1 for node in way.nodes]
    shown = [cost for a, b, cost in zip(hexes, hexes[1:], way.costs, strict=False) if a != b]
    assert [e.cost for e in steps] == shown


def test_g11_1_eight_steps_and_a_column() -> None:
    """crete G11.1, G11.2, G11.3, G11.4."""
    four = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*four, unit("FJ2-10", "R33.11")])
    new = number("FJ2-10")
    assert not room_for(game, new, at("R33.12"), False)
    assert room_for(game, new, at("R33.12"), True)
    assert not overstacked(game, at("R33.12"), 1)
    game = still([*four, unit("FJ2-10", "R33.12")])
    assert overstacked(game, at("R33.12"), 1)
    assert not may_assault(game, number(FJ))


# Sight and zones.


def test_g12_2_sight_by_night() -> None:
    """crete G12.2, 1.0, G23, R1: three hexes, and two less for fire in every mode, not for quality."""
    here, there = pair("C", "C")
    units = [unit(FJ, here), unit(NZ, there)]
    night, day = still(units, hour="Night"), still(units)
    assert (night.sight(at(here)), day.sight(at(here))) == (3, 8)
    for mode in (DIRECT, OPPORTUNITY, "primary", "reply", "defensive"):
        lit = aim(day, number(FJ), number(NZ), mode).sum
        assert aim(night, number(FJ), number(NZ), mode).sum == lit - 2
    assert need(night, number(FJ)) == need(day, number(FJ))


def test_g12_6_a_zone_shrinks_beside_an_enemy_and_in_a_barrage() -> None:
    """crete G12.6, G12.7, G14.5, G17.4."""
    here, there = straight(3)
    mg = number("CR-MG-R")
    game = still([unit("CR-MG-R", here), unit(FJ, there)])
    assert game.reach(mg) == 3
    assert game.zones_of(0) >> at(there) & 1
    near = ground.NAME[NEAR[at(here)][0]]
    assert still([unit("CR-MG-R", here), unit(FJ, near)]).reach(mg) == 1
    assert still([unit("CR-MG-R", here)], barrage={here: 1}).reach(mg) == 1
    assert still([unit("CR-MG-R", here, suppressed=True)]).zone(mg) == 0


def test_g12_4_both_sides_of_a_hexside_must_block() -> None:
    """crete G12.4: one barrage beside the line does not block it, two do."""
    a = at("R33.12")
    b = next(
        h
        for h in ground.SHEETS.within(a, 2)
        if ground.distance(a, h) == 2
        and len([n for n in NEAR[a] if n in NEAR[h]]) == 2
        and ground.sees(a, h)
    )
    beside = [n for n in NEAR[a] if n in NEAR[b]]
    assert ground.sees(a, b, frozenset(beside[:1]))
    assert not ground.sees(a, b, frozenset(beside))


# Fire.


def test_g13_4_mass() -> None:
    """crete G13.4, G13.3: all steps of the target's side in the hex; the mover's own in opportunity fire."""
    assert [mass_mod(n) for n in (0, 1, 3, 4, 5, 6, 7, 8)] == [-1, 0, 0, 1, 1, 2, 2, 3]
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(NZ, there), unit("NZ-18-B", there)])
    assert ("mass", 1) in aim(game, number(FJ), number(NZ), DIRECT).mods
    assert ("mass", 1) not in aim(game, number(FJ), number(NZ), OPPORTUNITY, False, 2).mods


def test_g14_1_armour_rubble_and_trenches_use_the_other_half() -> None:
    """crete G14.1, G15.6, G19.4: entrenchment not against opportunity fire."""
    here, there = pair("C", "C")
    game = still([unit(FJ, here, position=2), unit("CR-RTR-R1", there)])
    assert ARMOURED[number("CR-RTR-R1")]
    assert result_of(game, number("CR-RTR-R1"), "Pink", 5) == "C"
    assert result_of(game, number(FJ), "Pink", 6) == "C"
    assert result_of(game, number(FJ), "Pink", 6, opportunity=True) == "1"


@pytest.mark.parametrize(("result", "die", "hits"), [("S", 0, 1), ("S?", 8, 1), ("S?", 0, 0)])
def test_g14_3_already_suppressed(result: str, die: int, hits: int) -> None:
    """crete G14.3, G14.2: S is a hit without a check; S? only if the check fails."""
    game = still([unit(FJ, "R33.12", suppressed=True)], script=[die])
    game.push(Suffer(number(FJ), result, "test"))
    run(game)
    assert game.units[number(FJ)].cohesion == hits


def test_odds_agree_with_the_dice() -> None:
    """crete G13.1, G14.2: the odds shown are those of all possible rolls."""
    here, there = pair("C", "O")
    game = still([unit(FJ, here), unit(NZ, there)], orders={"allied": {"hard": "never"}})
    shown = odds(game, number(FJ), number(NZ), DIRECT)
    counted = dict.fromkeys(("none", "cohesion", "suppressed", "step", "eliminated"), 0.0)
    for bonus in range(10):
        for die in range(10):
            for check in range(10):
                twin = game.clone()
                twin.chance.script = [bonus, die, check]
                twin.passed = bonus == 0 or (bonus != 9 and bonus <= need(game, number(FJ)))
                twin.chance.script = [die, check]
                twin.push(Roll(number(FJ), number(NZ), DIRECT))
                run(twin)
                state = twin.units[number(NZ)]
                if state.at < 0:
                    counted["eliminated"] += 0.1
                elif state.steps == 1:
                    counted["step"] += 0.1
                elif state.suppressed:
                    counted["suppressed"] += 0.1
                elif state.cohesion:
                    counted["cohesion"] += 0.1
                else:
                    counted["none"] += 0.1
    assert shown == pytest.approx(tuple(counted.values()))


# Opportunity fire.


def test_g15_3_leaving_a_zone_is_fired_at() -> None:
    """crete G15.1, G15.2, G15.3, G15.4, G10.8: a check, then a shot at one less without the bonus."""
    play = walk_out(3, 9)
    shot = next(s for s in told(play, Shot) if s.mode == "opportunity")
    assert "mod:out-of-zone:-1" in shot.modifiers
    assert "mod:bonus:2" not in shot.modifiers


def test_g15_5_a_suppressed_mover_stops() -> None:
    """crete G15.5."""
    play = walk_out(3, 3, 9)
    assert told(play, MoveStopped)
    here, _ = pair("C", "C")
    assert game_of(play).units[number(FJ)].at == at(here)


def test_g15_3_who_fails_his_check_does_not_fire() -> None:
    play = walk_out(9)
    assert not told(play, Shot)


def test_g33_orders_hold_fire() -> None:
    """crete G33: `never` and a rating that is not reached."""
    assert not told(walk_out(opportunity="never"), Shot)
    assert not told(walk_out(opportunity="from-7"), Shot)


# Assault.


def test_g16_1_who_may_assault() -> None:
    """crete G16.1, G10.6, G19.4: not in column, not entrenched, not with drop markers, not suppressed."""
    here, there = pair("C", "C")
    for state, able in (
        ({}, True),
        ({"column": True}, False),
        ({"position": 2}, False),
        ({"chutes": 1}, False),
        ({"suppressed": True}, False),
    ):
        game = still([unit(FJ, here, **state), unit(AUS, there)])
        assert bool(assault_hexes(game, number(FJ))) == able
    game = still([unit(FJ, here), unit(AUS, there)], barrage={here: 2})
    assert not assault_hexes(game, number(FJ))


def test_g16_5_who_runs_is_fired_at_and_loses_cohesion() -> None:
    """crete G16.5, G16.9, G16.10."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit(AUS, there), unit("CR-21-B", "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        orders={"allied": {"stand": "run", "hard": "never"}},
        script=(0, 9, 9),
    )
    choose(play, f"assault:{FJ}@{there}")
    if play.decisions[0].text == "ask-retreat":
        choose(play, ids(play)[0])
    assert told(play, Retreated)
    assert [e.unit for e in told(play, CohesionLost)] == [f"unit:{AUS}"]
    assert told(play, AssaultEnded)[0].how == "taken"
    assert game_of(play).units[number(FJ)].at == at(there)


def test_g16_9_retreats_lead_away() -> None:
    """crete G16.9: each hex farther from the assaulters."""
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(AUS, there)])
    for end, path in retreats(game, number(AUS), at(here)).items():
        assert ground.distance(end, at(here)) == 1 + len(path)


def test_g16_11_guns_defend_without_reply() -> None:
    """crete G16.11, G16.4, G16.12: artillery fires on the Yellow line."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit("CR-6BTY", there), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        orders={"allied": {"hard": "never", "last": "never"}},
        script=(0, 0, 9, 9, 9, 9, 0),
    )
    choose(play, f"assault:{FJ}@{there}")
    shots = told(play, Shot)
    assert [s.color for s in shots if s.mode == "defensive"] == ["Yellow"]
    assert not [s for s in shots if s.mode == "reply"]


# Indirect fire and parks.


def test_g17_2_observers() -> None:
    """crete G17.1, G17.2, G17.3, 6.0, R4: a mortar sees through its formation, a lone battery only through itself."""
    here, there = straight(5)
    near = ground.NAME[next(h for h in NEAR[at(there)] if ground.distance(h, at(here)) <= 5)]
    units = [unit("G85-5", here), unit("G85-1", near), unit(NZ, there)]
    game = still(units, scenario="11", leaders={"L-KRA": "G85-5"})
    assert observers(game, number("G85-5")) == [number("G85-1")]
    assert number(NZ) in indirect_targets(game, number("G85-5"))
    game = still([unit("CR-6BTY", here), unit("CR-21-A", near), unit(FJ, there)])
    assert observers(game, number("CR-6BTY")) == []


def test_g17_6_a_park_is_formed_and_tries_for_contact() -> None:
    """crete G17.6, G17.7, G17.9: then an enemy in its hex destroys it."""
    play = table(
        [unit("CR-6BTY", "R28.14"), unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        chit="",
        leaders={"LB-2-1Inf": AUS},
        cp={"FJR 2": 0, "19 Bde (AUS)": 0},
        dp={"FJR 2": 0, "19 Bde (AUS)": 0},
        script=(3,),
    )
    choose(play, "park:R28.14", "contact:R28.14@LB-2-1Inf")
    game = game_of(play)
    assert game.parks[0].contact >= 0
    overrun(game, number(FJ), at("R28.14"))
    assert not game.parks
    assert game.lost[0] == 1


def test_2_9_rubble() -> None:
    """crete 2.9, G17.5, R4, R5, G19.8, G10.3: an artillery 0 ruins a city; it is worth one more."""
    city = next(h for h, letter in enumerate(TERRAIN) if letter == "X")
    near = next(
        h
        for h in ground.SHEETS.within(city, 6)
        if ground.distance(h, city) == 5 and TERRAIN[h] not in "~TXF"
    )
    game = still(
        [unit("GAR-1", ground.NAME[near]), unit(NZ, ground.NAME[city])], scenario="11", script=[0]
    )
    before = dict(aim(game, number("GAR-1"), number(NZ), INDIRECT).mods)["terrain"]
    game.passed = False
    Roll(number("GAR-1"), number(NZ), INDIRECT).run(game)
    assert game.rubble == [city]
    assert events(game, Rubbled)
    assert events(game, BarrageLaid)
    assert (before, dict(aim(game, number("GAR-1"), number(NZ), INDIRECT).mods)["terrain"]) == (
        -3,
        -4,
    )
    assert step_cost(near, city, LEG, False, (city,)) >= 6 if city in NEAR[near] else True


# Works, landing, air.


def test_g19_3_digging_in() -> None:
    """crete G19.1, G19.2, G19.3, G19.4: an improved position by one check, a trench by two; engineers need one."""
    clear, _ = pair("C", "C")
    play = table(
        [unit("FJ2-2", clear), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": "FJ2-2"},
        script=(0,),
    )
    choose(play, "dig:FJ2-2")
    game = game_of(play)
    assert game.units[number("FJ2-2")].position == 1
    game = still(
        [unit("FJ2-2", clear, position=1), unit("PI7-1", clear, position=1)], script=[0, 0, 0]
    )
    Work(number("FJ2-2"), "entrench", number("FJ2-2")).run(game)
    assert game.units[number("FJ2-2")].work == "trench"
    Work(number("FJ2-2"), "entrench", number("FJ2-2")).run(game)
    assert game.units[number("FJ2-2")].position == 2
    Work(number("PI7-1"), "entrench", number("PI7-1")).run(game)
    assert game.units[number("PI7-1")].position == 2
    assert not work_options(still([unit("FJ2-2", clear, suppressed=True)]), number("FJ2-2"))


def test_g19_6_a_rearguard_is_made_and_comes_back_when_lost() -> None:
    """crete G19.6, 7.0, G2.5 in the counters: no steps, no step counted."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    choose(play, f"rearguard:{FJ}")
    game = game_of(play)
    made = next(
        n
        for n in game.frame.rearguards[game.frame.division_named("FJR 2")]
        if game.units[n].at >= 0
    )
    assert game.zone(made)
    eliminate(game, made, "test")
    assert game.units[made].at == DISPLAY
    assert game.lost == [0, 0]


def test_4_2_2_drop_markers_come_off_one_by_one() -> None:
    """crete 4.2.2, G21.6, G18.2: nothing else, but opportunity fire and a zone."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, chutes=2), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": {"landing": "ask"}},
    )
    assert [i for i in ids(play) if FJ in i] == [f"unpack:{FJ}"]
    assert game_of(play).zone(number(FJ))
    choose(play, f"unpack:{FJ}", f"unpack:{FJ}")
    assert game_of(play).units[number(FJ)].chutes == 0


def test_r9_zones_and_ground_count_in_a_drop() -> None:
    """crete R9, R10, 4.2.1: a suppressed unit has no zone; rough ground is worse for gliders."""
    orchard = next(
        n for n in ground.BY_NAME if n.startswith("R") and TERRAIN[at(n)] == "O" and NEAR[at(n)]
    )
    near = ground.NAME[NEAR[at(orchard)][0]]
    game = still([unit(AUS, near, suppressed=True)])
    assert dict(jump_mods(game, at(orchard), False)) == {"landing-ground": 1}
    assert dict(jump_mods(game, at(orchard), True)) == {"landing-ground": 2}
    game = still([unit("GR-4-A", near)])
    assert dict(jump_mods(game, at(orchard), False))["zones"] == 1


def test_g22_1_strikes_reach_three_hexes() -> None:
    """crete G22.1, G22.3, 5.1: unless the scenario lifts that."""
    game = still([unit(FJ, "R33.12"), unit(AUS, "R33.15"), unit("CR-21-B", "R33.16")])
    assert strike_hexes(game, 1, False, "") == [at("R33.15")]
    assert len(strike_hexes(game, 1, True, "Rethymnon")) == 2


# Events.


def test_5_2_greek_rout() -> None:
    """crete 5.0, 5.2, G8.5-like check: failed, the Greek is gone and no step is counted."""
    game = still([unit("GR-4-A", "R28.13"), unit(FJ, "R40.12")], script=[0, 9])
    happen(game, "Allied Greek Rout", 0)
    assert events(game, UnitFled)
    assert game.lost == [0, 0]


def test_5_3_heroic() -> None:
    """crete 5.3, R12, G6.8: better quality, harder to hit; the marker returns to its cup."""
    here, there = pair("C", "C")
    game = still([unit(AUS, here), unit(FJ, there)], script=[0])
    before = need(game, number(AUS)), aim(game, number(FJ), number(AUS), DIRECT).sum
    happen(game, "Allied Heroic", 0)
    assert events(game, MarkerTaken)
    assert game.event_cups[0] == []
    after = need(game, number(AUS)), aim(game, number(FJ), number(AUS), DIRECT).sum
    assert after == (before[0] + 1, before[1] - 1)
    take_back_heroic(game, number(AUS))
    assert game.event_cups[0] == [EVENT_NUMBER["Allied Heroic"]]


def test_5_4_and_5_12_points() -> None:
    """crete 5.4, 5.12, R13: two points and a dispatch point; two points less, not below zero."""
    game = still(
        [unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        cp={"19 Bde (AUS)": 1},
        dp={"19 Bde (AUS)": 0},
        script=[0, 0, 0],
    )
    allied = game.frame.division_named("19 Bde (AUS)")
    happen(game, "Allied Command Confusion", 0)
    assert game.cp[allied] == 0
    happen(game, "Allied Intelligence", 0)
    assert (game.cp[allied], game.dp[allied]) == (2, 1)


def test_5_5_and_5_9_relief() -> None:
    """crete 5.5, 5.9, R14: up to two, of one formation."""
    game = still(
        [
            unit(FJ, "R33.12", suppressed=True),
            unit("FJ2-2", "R33.11", suppressed=True),
            unit("FJ2-9", "R33.10", suppressed=True),
        ],
        script=[0],
    )
    happen(game, "German Rally", 1)
    asked = game.advance()[0]
    assert len(asked.options) == 4
    asked = game.apply("german", asked.options[0])[0]
    assert [o.id for o in asked.options] == ["relieve:FJ2-2", "done"]


def test_5_6_5_7_5_8_subjects() -> None:
    """crete 5.6, 5.7, 5.8, 5.13, R66, G14.8, G22.5: who can be the subject; without one, nothing."""
    game = still([unit("CR-RTR-R1", "R28.13"), unit(FJ, "R40.12")], script=[0, 0, 0, 0])
    happen(game, "Allied Tank Breakdown", 0)
    assert game.units[number("CR-RTR-R1")].suppressed
    happen(game, "Allied Tank Breakdown", 0)
    assert events(game, EventEmpty)
    happen(game, "German Out of Ammo", 1)
    assert len(events(game, EventEmpty)) == 2
    assert partisan_aim(game, number(FJ)).base == 2
    here, there = pair("C", "C")
    game = still([unit(AUS, here), unit(FJ, there)], script=[0])
    happen(game, "German Out of Ammo", 1)
    assert game.units[number(FJ)].cohesion == 1


def test_5_10_lost_men_come_back() -> None:
    """crete 5.10, R15, R67: a step returns; the losses that were counted stay."""
    game = still([unit(FJ, "R33.12", steps=1)], lost={"german": 1}, script=[0])
    happen(game, "German Lost Fallschirmjaeger", 1)
    assert game.units[number(FJ)].steps == 2
    assert game.lost[1] == 1
    assert events(game, StepReturned)
