"""G15: fire at a unit that leaves a fire zone."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    game_of,
    number,
    pair,
    still,
    straight,
    table,
    told,
    unit,
    walk_out,
)

from landfall.games.crete.model import ground
from landfall.games.crete.model.events import (
    MoveStopped,
    QualityChecked,
    Shot,
)
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN
from landfall.games.crete.rules.fire import (
    OPPORTUNITY,
    aim,
)
from landfall.games.crete.rules.results import (
    armoured_half,
)

LEADER = {"LB-I-FJR2": FJ}


def test_g15_3_leaving_a_zone_is_fired_at() -> None:
    """crete G15.1, G15.2, G15.3, G15.4, G10.8: a check, then a shot at −1 and without the company bonus."""
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


def test_g15_3_a_unit_that_fails_its_check_does_not_fire() -> None:
    play = walk_out(9)
    assert not told(play, Shot)


def test_g33_orders_hold_fire() -> None:
    """crete G33: units hold fire with the order `never`, and with `from-x` if their rating is lower."""
    assert not told(walk_out(opportunity="never"), Shot)
    assert not told(walk_out(opportunity="from-7"), Shot)


def test_g15_1_entering_a_zone_triggers_nothing() -> None:
    here, there = straight(2)
    play = table([unit(FJ, here), unit(AUS, there)], leaders=LEADER)
    near = next(NAME[h] for h in NEAR[at(there)] if h in NEAR[at(here)])
    choose(play, f"move:{FJ}", f"to:{near}")
    assert game_of(play).units[number(FJ)].at == at(near)
    assert not [s for s in told(play, Shot) if s.mode == "opportunity"]


def test_g15_2_every_unit_with_a_zone_there_may_fire() -> None:
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit(AUS, there), unit("CR-21-B", there), unit(NZ, "R08.13")],
        leaders=LEADER,
        script=(9, 9),
    )
    away = next(
        NAME[h] for h in NEAR[at(here)] if ground.distance(h, at(there)) == 2 and TERRAIN[h] != "~"
    )
    choose(play, f"move:{FJ}", f"to:{away}")
    tried = [c.unit for c in told(play, QualityChecked) if c.purpose == "opportunity"]
    assert sorted(tried) == sorted((f"unit:{AUS}", "unit:CR-21-B"))


def test_g15_6_a_trench_does_not_help_a_unit_that_leaves_it() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here, position=2), unit(AUS, there)])
    shot = aim(game, number(AUS), number(FJ), OPPORTUNITY, False, 2)
    assert "target-entrenched" not in dict(shot.mods)
    assert not armoured_half(game, number(FJ), True)
    assert armoured_half(game, number(FJ))


def test_g33_a_player_who_lets_all_units_fire_is_asked_once() -> None:
    """crete G33, G15.3: with the order `ask`; naming one firer leaves the question open for the others."""
    here, there = pair("C", "C")
    away = next(
        NAME[h] for h in NEAR[at(here)] if ground.distance(h, at(there)) == 2 and TERRAIN[h] != "~"
    )
    for answers in (
        ("fire-all",),
        (f"shoot:{AUS}", "shoot:CR-21-B"),
        ("shoot:CR-21-B", f"shoot:{AUS}"),
        ("shoot:CR-21-B", "enough"),
    ):
        play = table(
            [unit(FJ, here), unit(AUS, there), unit("CR-21-B", there)],
            leaders=LEADER,
            orders={"allied": {"opportunity": "ask"}},
            script=(9, 9),
        )
        choose(play, f"move:{FJ}", f"to:{away}")
        for answer in answers:
            assert play.decisions[0].text == "ask-opportunity"
            choose(play, answer)
        tried = [c.unit for c in told(play, QualityChecked) if c.purpose == "opportunity"]
        named = [f"unit:{answer.removeprefix('shoot:')}" for answer in answers if ":" in answer]
        assert tried == (named or [f"unit:{AUS}", "unit:CR-21-B"])
        assert game_of(play).units[number(FJ)].at == at(away)


def test_g15_3_a_unit_that_moves_on_within_a_zone_is_fired_at_with_two_more() -> None:
    """crete G15.3: +2 if the next hex is in this firer's zone too, −1 if not; decided for each firer separately."""
    centre = next(
        h
        for h, letter in enumerate(TERRAIN)
        if letter == "C" and NAME[h].startswith("R") and len(NEAR[h]) == 6
    )
    enemy, round_it, _, behind, *_ = NEAR[centre]
    here, there = NAME[centre], NAME[enemy]
    play = table(
        [unit(FJ, here), unit(AUS, there), unit("CR-21-B", NAME[behind])],
        leaders=LEADER,
        orders={"german": {"hard": "never"}},
        script=(0, 9, 0, 9),
    )
    choose(play, f"move:{FJ}", f"to:{NAME[round_it]}")
    assert {
        s.firer: [m for m in s.modifiers if "zone" in m]
        for s in told(play, Shot)
        if s.mode == "opportunity"
    } == {f"unit:{AUS}": ["mod:zone-to-zone:2"], "unit:CR-21-B": ["mod:out-of-zone:-1"]}
