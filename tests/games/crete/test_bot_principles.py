"""What the standard bot weighs, in positions set up for it."""

from __future__ import annotations

import pytest
from tests.games.crete.bot import answered, view_of
from tests.games.crete.helpers import AUS, FJ, at, choose, game_of, number, pair, table, unit

from landfall.core.table import Table, open_table
from landfall.games.crete.bot.activation import Activation
from landfall.games.crete.bot.german import PACE, GermanPlan
from landfall.games.crete.bot.moves import RUSH, best_end
from landfall.games.crete.bot.picture import Picture, picture
from landfall.games.crete.bot.plan import HOLD, HUNT, STACK, TAKE
from landfall.games.crete.bot.retire import Eastward
from landfall.games.crete.bot.sides import make_plan
from landfall.games.crete.bot.worth import forecast
from landfall.games.crete.model.ground import (
    AIRFIELDS,
    ALLIED,
    GERMAN,
    NAME,
    NEAR,
    PORTS,
    column_row,
    distance,
)
from landfall.games.crete.rules.movement import reach_of


def _facing(target: dict[str, object], *own: str) -> Table:
    """German companies beside an Australian one, in the open."""
    here, there = pair("C", "C")
    return table(
        [unit(name, here) for name in own] + [unit(AUS, there, **target)],
        cp={"FJR 2": 3},
        leaders={"LB-I-FJR2": own[0]},
    )


def test_g16_an_equal_who_stands_is_shot_at_and_not_stormed() -> None:
    game = _facing({"position": 1}, FJ)
    assert answered(game) == f"fire:{FJ}@{AUS}"


def test_g16_a_suppressed_company_is_stormed() -> None:
    game = _facing({"suppressed": True, "cohesion": 1}, FJ)
    assert answered(game).startswith(f"assault:{FJ}@")


def test_g16_a_company_with_drop_markers_is_stormed() -> None:
    here, there = pair("C", "C")
    game = table(
        [unit(AUS, here), unit(FJ, there, chutes=2)],
        chit="19 Bde (AUS) Division",
        leaders={"LB-2-1Inf": AUS},
    )
    assert answered(game).startswith(f"assault:{AUS}@")


def test_g18_who_is_suppressed_rallies_first() -> None:
    here, there = pair("C", "C")
    game = table(
        [unit(FJ, here, suppressed=True), unit("FJ2-2", here), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
    )
    assert answered(game) == f"rally:{FJ}"


def test_two_to_one_is_counted_in_steps() -> None:
    game = game_of(_facing({}, FJ, "FJ2-2"))
    there = game.units[number(AUS)].at
    both = forecast(game, [number(FJ), number("FJ2-2")], there)
    alone = forecast(game, [number(FJ)], there)
    assert both.allowed
    assert not alone.allowed
    assert (both.own_steps, both.foe_steps) == (4, 2)
    assert both.theirs > alone.theirs


def test_a_german_who_is_not_losing_holds_unless_he_is_stronger() -> None:
    """Scenario 1 as it stands is a draw: one company does not go for a runway that a battalion holds."""
    near = NAME[NEAR[NEAR[at("R28.11")][0]][0]]
    runway = [unit(f"CR-21-{letter}", "R28.11") for letter in "ABC"]
    weak = table([unit(FJ, near), *runway], leaders={"LB-I-FJR2": FJ})
    assert _order(weak, FJ) == HOLD
    strong = table(
        [unit(FJ, near), unit("FJ2-2", near), unit("CR-21-HQ", "R28.11")],
        leaders={"LB-I-FJR2": FJ},
    )
    assert _order(strong, FJ) == HUNT


def test_the_strong_close_in_through_one_shot_and_the_weak_wait() -> None:
    """G15.3: from three hexes away, a gun that reaches two hexes fires once at a unit that comes up to it."""
    gun = unit("CR-21-S", "R28.11")
    two = table([unit(FJ, "R28.14"), unit("FJ2-2", "R28.14"), gun], leaders={"LB-I-FJR2": FJ})
    seen = Picture(view_of(two, "german"), GERMAN)
    end = best_end(seen, make_plan(seen), number(FJ))
    assert end is not None
    assert distance(end[0], at("R28.11")) == 1
    assert reach_of(seen.game, number(FJ)).points_to(*end)[1] == RUSH
    half = table(
        [unit(FJ, "R28.14", steps=1), gun, unit("CR-21-B", "R28.11")], leaders={"LB-I-FJR2": FJ}
    )
    seen = Picture(view_of(half, "german"), GERMAN)
    assert best_end(seen, make_plan(seen), number(FJ)) is None


def test_hunters_go_for_the_front_and_not_for_the_weak_behind_it() -> None:
    game = table(
        [unit(FJ, "R20.15"), unit(AUS, "R22.15", position=1), unit("CR-21-HQ", "R25.15")],
        leaders={"LB-I-FJR2": FJ},
    )
    seen = Picture(view_of(game, "german"), GERMAN)
    plan = make_plan(seen)
    assert plan.focus([number(AUS), number("CR-21-HQ")], [number(FJ)]) == at("R22.15")


def test_a_group_going_for_a_goal_is_not_drawn_away() -> None:
    """Only enemies that are closer to the goal are attacked on the way."""
    game = table(
        [unit(FJ, "R20.15"), unit(AUS, "R22.15"), unit("CR-21-HQ", "R18.15")],
        leaders={"LB-I-FJR2": FJ},
    )
    plan = make_plan(Picture(view_of(game, "german"), GERMAN))
    assert isinstance(plan, GermanPlan)
    assert plan._in_the_way(at("R28.11"), [number(FJ)]) == [number(AUS)]
    assert plan._in_the_way(at("R08.13"), [number(FJ)]) == [number("CR-21-HQ")]


@pytest.mark.parametrize(("day", "asked"), [(20, 1.5), (21, 1.0)])
def test_near_the_end_of_a_draw_a_german_with_steps_to_spare_attacks(
    day: int, asked: float
) -> None:
    units = [unit(FJ, "R20.15"), unit(AUS, "R22.15"), unit("CR-21-B", "R22.15")]
    game = table(units, day=day, hour="1700", leaders={"LB-I-FJR2": FJ})
    seen = Picture(view_of(game, "german"), GERMAN)
    plan = make_plan(seen)
    assert isinstance(plan, GermanPlan)
    assert seen.steps_to_spare == 12
    assert plan.enough(at("R08.13"), 10) == asked


def test_scenario_8_a_rear_party_holds_the_road_and_the_brigade_leaves() -> None:
    """The rear party keeps only one of the two hexes that the Germans need together, and it keeps the last hex."""
    seen = Picture(view_of(open_table("crete", "8", seed=1), "allied"), ALLIED)
    east = Eastward(seen)
    held = {hex: [n for n in east.rear if east.rear[n] == hex] for hex in east.rear.values()}
    assert {NAME[hex] for hex in held} == {"W26.07", "W29.07"}
    assert all(sum(seen.unit(n).steps for n in party) >= STACK for party in held.values())
    brigade = [n for n in seen.own if east.counts(n) and n not in east.rear]
    goals = [east.goal(n) for n in brigade]
    assert sum(seen.unit(n).steps for n in brigade) >= 20
    assert all(goal is not None and column_row(goal)[0] > 33 for goal in goals)


def test_scenario_8_who_has_come_east_stays_and_the_rear_party_follows_in_time() -> None:
    units = [unit("NZ-20-A", "W34.09"), unit("NZ-28-A", "W29.07")]
    game = table(units, scenario="8", chit="Allied Direct Command", cup=(), day=23, hour="1700")
    east = Eastward(Picture(view_of(game, "allied"), ALLIED))
    assert not east.rear
    assert east.goal(number("NZ-20-A")) == at("W34.09")
    goal = east.goal(number("NZ-28-A"))
    assert goal is not None
    assert column_row(goal)[0] > 33


def test_s5_an_allied_step_counts_in_full_where_there_is_morale() -> None:
    games = {scenario: open_table("crete", scenario, seed=1) for scenario in ("1", "9")}
    prices = {s: Picture(view_of(g, "allied"), ALLIED).price for s, g in games.items()}
    assert prices == {"1": 0.5, "9": 1.0}


def _order(game: Table, name: str) -> str:
    seen = Picture(view_of(game, "german"), GERMAN)
    return make_plan(seen).order(number(name)).kind


def test_the_learning_german_must_attack() -> None:
    """If nothing happens, the Greeks win; so every company goes for the port."""
    game = open_table("crete", "L", seed=1)
    choose(game, "accept", "accept")
    seen = Picture(view_of(game, "german"), GERMAN)
    assert seen.losing
    plan = make_plan(seen)
    kinds = {plan.order(n).kind for n in seen.own}
    assert TAKE in kinds
    assert HOLD not in kinds


#: Scenario L: the port that decides, a hex beside it, the Greeks on the road in front of it and a hex beside them.
PORT, BY_THE_PORT, BY_THE_ROAD, ON_THE_ROAD = "K06.04", "K06.05", "K15.07", "K14.07"


def _kastelli(hour: str, *units: dict[str, object], cp: int = 3) -> Table:
    return table(
        list(units),
        scenario="L",
        chit="5GEB Division",
        cup=("Allied Direct Command",),
        day=24,
        hour=hour,
        leaders={"L-KG4": "GPI-1"},
        cp={"5GEB": cp},
    )


def test_in_the_last_turn_a_company_beside_the_port_walks_in_before_anybody_shoots() -> None:
    here = unit("GPI-1", BY_THE_PORT)
    greeks = unit("GR-KPOL", "K07.05", position=1)
    game = _kastelli("1700", here, greeks)
    assert answered(game) == "move:GPI-1"
    choose(game, "move:GPI-1")
    assert answered(game) == f"to:{PORT}"


def test_in_an_earlier_turn_it_shoots_first() -> None:
    game = _kastelli("1100", unit("GPI-1", BY_THE_PORT), unit("GR-KPOL", "K07.05", position=1))
    assert answered(game).startswith("fire:")


def test_who_fires_on_those_who_must_win_is_attacked_by_all_who_are_held_up() -> None:
    game = _kastelli(
        "1100",
        unit("GPI-1", BY_THE_ROAD),
        unit("GPI-2", "K16.07"),
        unit("GPI-3", "K16.07"),
        unit("GR-1-C", ON_THE_ROAD, position=1),
        unit("GR-KPOL", "K07.05", position=1),
    )
    seen = Picture(view_of(game, "german"), GERMAN)
    plan = make_plan(seen)
    assert seen.losing
    assert {plan.order(n) for n in seen.own} == {(HUNT, at(ON_THE_ROAD))}


@pytest.mark.parametrize(("hour", "stormed"), [("1700", True), ("1500", False)])
def test_two_to_one_is_not_asked_for_when_only_the_port_can_win(hour: str, stormed: bool) -> None:
    game = _kastelli(
        hour,
        unit("GPI-1", BY_THE_PORT),
        unit("GR-KPOL", PORT, position=1),
        unit("GR-1-B", PORT, position=1),
    )
    seen = Picture(view_of(game, "german"), GERMAN)
    activation = Activation(seen, game.decisions[0])
    assert bool(activation._assaults(activation.deeds)) == stormed


@pytest.mark.parametrize(
    ("hour", "lost", "stormed"), [("1900", 3, True), ("1900", 10, False), ("1500", 3, False)]
)
def test_the_last_objective_is_stormed_in_the_last_turn_of_a_draw(
    hour: str, lost: int, stormed: bool
) -> None:
    """Scenario 1: with two of three objectives in hand and steps to spare, there is nothing to lose."""
    beside = NAME[NEAR[at("R08.13")][0]]
    game = table(
        [
            unit(FJ, beside, steps=1),
            unit("GR-RPOL-B", "R08.13", position=1),
            unit("GR-RPOL-A", "R08.13", position=1),
        ],
        day=21,
        hour=hour,
        leaders={"LB-I-FJR2": FJ},
        control={"R28.11": "german", "R27.12": "german"},
    )
    game_of(game).lost[GERMAN] = lost
    seen = Picture(view_of(game, "german"), GERMAN)
    assert seen.as_it_stands == "draw"
    activation = Activation(seen, game.decisions[0])
    assert bool(activation._assaults(activation.deeds)) == stormed


def test_s7_0_a_runway_is_wanted_before_the_first_series_may_land() -> None:
    """Less superiority is required than for a hex that can wait until the end."""
    seen = picture(view_of(open_table("crete", "5", seed=1), "german"), GERMAN)
    plan = make_plan(seen)
    assert isinstance(plan, GermanPlan)
    assert seen.losing
    runway, port = AIRFIELDS["Maleme"][0], PORTS["Canea"][0]
    far = 5 * PACE
    assert plan.enough(runway, far) < plan.enough(port, far)


def test_the_allied_holds_every_objective() -> None:
    game = open_table("crete", "1", seed=1)
    seen = Picture(view_of(game, "allied"), ALLIED)
    plan = make_plan(seen)
    held = {plan.order(n).hex for n in seen.own if plan.order(n).kind == HOLD}
    assert set(seen.objectives) <= held
