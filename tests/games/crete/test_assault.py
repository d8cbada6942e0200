"""G16: assault, A1 to A8."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
    choose,
    game_of,
    ids,
    island,
    number,
    pair,
    quiet,
    run,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.state import Ask
from landfall.games.crete.model import ground
from landfall.games.crete.model.events import (
    Advanced,
    AssaultEnded,
    BraveryChecked,
    CohesionLost,
    QualityChecked,
    Retreated,
    Shot,
)
from landfall.games.crete.model.ground import NAME, NEAR, SLOPES, TERRAIN
from landfall.games.crete.rules.assault import assault_hexes, bravery
from landfall.games.crete.rules.assault_end import LastCheck
from landfall.games.crete.rules.retreat import FallBack, can_walk, retreats
from landfall.games.crete.rules.stand_or_run import may_run

LEADER = {"LB-I-FJR2": FJ}


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


def test_g16_9_wheels_in_column_do_not_retreat_into_scrub() -> None:
    """crete G16.9, G10.6: column is kept in a retreat, and wheels in column stay on the road in scrub."""
    clear, scrub = next(
        (here, to)
        for here in range(len(TERRAIN))
        if NAME[here].startswith("W") and TERRAIN[here] == "C"
        for to in NEAR[here]
        if TERRAIN[to] == "B" and (here, to) not in ground.ROADS
    )
    foe = next(n for n in NEAR[clear] if ground.distance(n, scrub) == 2)
    for column in (False, True):
        rider = unit("KR55-1", NAME[clear], mounted=True, column=column)
        game = quiet([rider, unit(NZ, NAME[foe])])
        assert (scrub in retreats(game, number("KR55-1"), foe)) != column


def test_g16_9_a_full_hex_does_not_keep_a_retreat_out_of_a_fire_zone() -> None:
    """crete G16.9, G10.6: the only first hex outside the zones holds another column, so it is no way out."""
    here = next(
        h
        for h, letter in enumerate(TERRAIN)
        if letter == "C"
        and NAME[h].startswith("R")
        and all(len(NEAR[n]) == 6 for n in (h, *NEAR[h]))
        and not any((h, n) in SLOPES for n in NEAR[h])
    )
    foe = NEAR[here][0]
    away = [n for n in NEAR[here] if ground.distance(n, foe) == 2]
    free, *others = away
    watch = next(
        n for n in NEAR[others[0]] if n in NEAR[others[1]] and ground.distance(n, here) == 2
    )
    units = [unit(AUS, NAME[here], column=True), unit(FJ, NAME[foe]), unit("FJ2-2", NAME[watch])]
    ends = retreats(still(units), number(AUS), foe)
    assert {path[0] for path in ends.values()} == {free}
    ends = retreats(still([*units, unit("CR-21-B", NAME[free], column=True)]), number(AUS), foe)
    assert {path[0] for path in ends.values()} == set(others)


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


def test_g16_2_the_order_of_an_assault() -> None:
    """Bravery, defensive fire, two attacks, reply, last check."""
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    order: list[str] = []
    for event in play.events:
        if isinstance(event, BraveryChecked):
            order.append("bravery")
        elif isinstance(event, Shot):
            order.append(event.mode)
        elif isinstance(event, QualityChecked) and event.purpose == "last":
            order.append("last")
    assert order == ["bravery", "defensive", "primary", "secondary", "reply", "last"]


def test_g16_3_bravery() -> None:
    """7 + (0 - 1 - 1) + 1 = 6; the assaulter's own improved position does not help."""
    clear, orchard = pair("C", "O")
    for own in (0, 1):
        game = still([unit(FJ, clear, position=own), unit(NZ, orchard, position=1)], leaders=LEADER)
        assert bravery(game, number(FJ), at(orchard))[0] == 6
    game = still([unit(FJ, clear), unit(NZ, orchard, column=True)], leaders=LEADER)
    assert bravery(game, number(FJ), at(orchard))[0] == 7 + 2 + 1


def test_g16_3_nobody_brave_ends_it() -> None:
    play = assault(9)
    assert not told(play, Shot)
    assert game_of(play).units[number(NZ)].at >= 0


def test_g16_4_defensive_fire_is_checked_for_and_hits_the_charge() -> None:
    play = assault(6, 9, 9, 9, 9, 9, 9, 9, 0)
    assert not [s for s in told(play, Shot) if s.mode == "defensive"]
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    shot = next(s for s in told(play, Shot) if s.mode == "defensive")
    assert "mod:charging:2" in shot.modifiers
    assert not [m for m in shot.modifiers if m.startswith("mod:terrain")]


def test_g16_6_two_attacks_and_one_bonus_check() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    shots = [s for s in told(play, Shot) if s.firer == f"unit:{FJ}"]
    assert [(s.mode, s.color) for s in shots] == [("primary", "Pink"), ("secondary", "White")]
    bonus = [c for c in told(play, QualityChecked) if c.purpose == "bonus" and FJ in c.unit]
    assert len(bonus) == 1
    assert all("mod:bonus:2" in s.modifiers for s in shots)


def test_g16_7_a_suppressed_defender_replies_at_minus_two() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    reply = next(s for s in told(play, Shot) if s.mode == "reply")
    assert "mod:suppressed:-2" in reply.modifiers
    assert reply.base == 5


def test_g16_8_who_fails_the_last_check_retreats_or_surrenders() -> None:
    here, there = pair("C", "C")
    for suppressed, gone in ((False, False), (True, True)):
        game = still([unit(FJ, here), unit(NZ, there, suppressed=suppressed), unit(AUS, "R08.13")])
        game.passed = False
        game.push(LastCheck(number(NZ), at(here)))
        run(game)
        while game.steps and type(game.steps[-1]).__name__ == "ChooseRetreat":
            asked = game.advance()[0]
            step = game.steps.pop()
            assert isinstance(step, Ask)
            step.take(game, asked.seat, asked.options[0])
            run(game)
        assert (game.units[number(NZ)].at < 0) == gone
        assert bool(said(game, Retreated)) != gone
        assert game.units[number(NZ)].cohesion == (0 if gone else 1)
    game = still([unit(FJ, here), unit("CR-6BTY", there), unit(AUS, "R08.13")])
    game.passed = False
    LastCheck(number("CR-6BTY"), at(here)).run(game)
    assert game.units[number("CR-6BTY")].at < 0


def test_g16_10_the_emptied_hex_is_entered() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 6)
    _, there = pair("C", "O")
    assert [e.hex for e in told(play, Advanced)] == [f"hex:{there}"]
    assert game_of(play).units[number(FJ)].at == at(there)


def test_g13_5_an_assaulter_of_one_step_has_no_company_bonus() -> None:
    """crete G13.5, G16.6: it makes no check for it, and neither of its attacks has it."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, steps=1), unit(AUS, there, suppressed=True), unit("CR-21-B", "R08.13")],
        leaders=LEADER,
        orders={"allied": {"hard": "never", "last": "never"}},
        script=(0, 9, 9),
    )
    choose(play, f"assault:{FJ}@{there}")
    shots = [s for s in told(play, Shot) if s.mode in ("primary", "secondary")]
    assert [s.roll for s in shots] == [9, 9]
    assert not any(m.startswith("mod:bonus") for s in shots for m in s.modifiers)


def test_g16_10_one_assaulter_must_advance_and_others_may() -> None:
    """crete G16.10, G11.1: the owner picks who; a suppressed assaulter stays, and the stack limit holds."""
    here, there = pair("C", "C")
    play = table(
        [
            unit(FJ, here),
            unit("FJ2-2", here),
            unit(AUS, there, suppressed=True),
            unit("CR-21-B", "R08.13"),
        ],
        cp={"FJR 2": 0},
        script=(0, 0, 0, 8),
    )
    choose(play, f"assault:{FJ}@{there}", "join:FJ2-2")
    assert ids(play) == [f"advance:{FJ}", "advance:FJ2-2"]
    choose(play, "advance:FJ2-2")
    assert ids(play) == [f"advance:{FJ}", "enough"]
    choose(play, "enough")
    game = game_of(play)
    assert game.units[number("FJ2-2")].at == at(there)
    assert game.units[number(FJ)].at == at(here)


def test_g16_1_tanks_assault_neither_into_a_town_nor_out_of_it() -> None:
    """crete G16.1, 2.5: they enter and leave it in column only, and a column does not assault."""
    clear, town = pair("C", "T")
    near, far = pair("C", "C")
    for tank, foe, able in ((near, far, True), (clear, town, False), (town, clear, False)):
        game = still([unit("CR-RTR-R1", tank), unit(AUS, tank), unit(FJ, foe)])
        assert bool(assault_hexes(game, number("CR-RTR-R1"))) == able
        assert assault_hexes(game, number(AUS)) == [at(foe)]


def test_g16_4_mortars_and_mounted_units_do_not_fire_at_the_charge_nor_reply() -> None:
    """crete G16.4, G16.7, G20.1, G2.3: a company beside them does both."""
    here, there = pair("C", "C", grid="W")
    kiwi = [unit("NZ-18-A", here), unit("G85-1", "W05.12")]
    defenders = [
        unit("G85-5", there),
        unit("KR55-1", there, mounted=True),
        unit("G85-2", there),
    ]
    play = island(
        [*kiwi, *defenders],
        cp={"2NZ": 0, "5GEB": 0},
        orders={"german": {"stand": "stand", "hard": "never", "last": "never"}},
        script=(0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0),
    )
    choose(play, f"assault:NZ-18-A@{there}")
    assert [c.unit for c in told(play, QualityChecked) if c.purpose == "defensive"] == [
        "unit:G85-2"
    ]
    for mode in ("defensive", "reply"):
        assert {s.firer for s in told(play, Shot) if s.mode == mode} == {"unit:G85-2"}, mode


@pytest.mark.parametrize(
    ("state", "more"),
    [
        ({"column": True}, 2),
        ({"position": 1}, -1),
        ({"position": 2}, -2),
        ({"heroic": True}, -1),
        ({"chutes": 2}, 4),
        ({"gliders": 2}, 6),
        ({"delay": True}, 2),
    ],
)
def test_g16_3_what_the_best_defender_adds(state: dict[str, Any], more: int) -> None:
    """crete G16.3: a second defender counts only if he is better."""
    here, there = pair("C", "C")

    def need(*defenders: dict[str, Any]) -> int:
        game = still([unit(NZ, here), *defenders])
        return bravery(game, number(NZ), at(there))[0]

    plain = need(unit(FJ, there))
    assert need(unit(FJ, there, **state)) == plain + more
    assert need(unit(FJ, there, **state), unit("FJ2-2", there)) == plain + min(0, more)


@pytest.mark.parametrize(("state", "more"), [({"heroic": True}, 2), ({"cohesion": 2}, -1)])
def test_g16_3_what_the_assaulter_adds(state: dict[str, Any], more: int) -> None:
    """crete G16.3, G8.2: a hero's quality and Defence both count; what was dug does not, and neither does one hit."""
    here, there = pair("C", "C")
    needs = []
    for own in ({}, {"position": 1}, {"cohesion": 1}, state):
        game = still([unit(NZ, here, **own), unit(FJ, there)])
        needs.append(bravery(game, number(NZ), at(there))[0])
    assert [n - needs[0] for n in needs] == [0, 0, 0, more]


def test_g16_5_and_g16_8_who_cannot_walk() -> None:
    """crete G16.5, G16.8: no steps, no movement number, or a marker of a landing."""
    here, there = pair("C", "C")
    able = {}
    for name, state in (
        ("company", {}),
        ("parachute", {"chutes": 1}),
        ("glider", {"gliders": 1}),
        ("landed", {"delay": True}),
        ("suppressed", {"suppressed": True}),
    ):
        game = still([unit(NZ, here), unit(FJ, there, **state)])
        able[name] = can_walk(game, number(FJ)), may_run(game, number(FJ), at(here))
    assert able == {
        "company": (True, True),
        "parachute": (False, False),
        "glider": (False, False),
        "landed": (False, False),
        "suppressed": (True, False),
    }
    game = still([unit(FJ, here), unit("CR-6BTY", there)])
    assert not can_walk(game, number("CR-6BTY"))


def test_g16_9_a_retreat_enters_no_enemy_hex_and_stays_in_play() -> None:
    """crete G16.9, G10.2, R60."""
    here = next(h for h, t in enumerate(TERRAIN) if t == "C" and len(NEAR[h]) == 6)
    foe = NEAR[here][0]
    away = [n for n in NEAR[here] if ground.distance(n, foe) == 2]
    units = [unit(NZ, NAME[here]), unit(FJ, NAME[foe])]
    game = still(units, scenario="13")
    assert set(away) <= retreats(game, number(NZ), foe).keys()
    game = still([*units, unit("FJ2-2", NAME[away[1]])], scenario="13")
    ends = retreats(game, number(NZ), foe)
    assert ends
    assert not any(away[1] in path for path in ends.values())
    # In scenario 7, column 26 is the last.
    last = next(
        h
        for h in range(len(TERRAIN))
        if NAME[h].startswith("W26.")
        and len(NEAR[h]) == 6
        and all(TERRAIN[n] != "~" for n in NEAR[h])
    )
    west = next(n for n in NEAR[last] if NAME[n].startswith("W25."))
    game = still([unit(NZ, NAME[last]), unit(FJ, NAME[west])], scenario="7", day=22, hour="0700")
    assert all(game.playable >> h & 1 for h in retreats(game, number(NZ), west))


def test_g16_6_the_order_of_targets_asks_only_who_wants_to_be_asked() -> None:
    """crete G16.6, G33: by default the defender who is easiest to hit, in a tie the one with more steps; with `ask` the owner names
    each target, the second after the first result."""
    here, there = pair("C", "C")
    for order, first in (("best", "unit:CR-21-B"), ("ask", f"unit:{AUS}")):
        play = table(
            [
                unit(FJ, here),
                unit(AUS, there, suppressed=True, position=1),
                unit("CR-21-B", there, suppressed=True),
            ],
            leaders=LEADER,
            cp={"FJR 2": 0},
            orders={"german": {"targets": order}, "allied": {"hard": "never", "last": "never"}},
            script=(0, 9, 9, 9),
        )
        choose(play, f"assault:{FJ}@{there}")
        if order == "ask":
            assert play.decisions[0].text == "ask-target"
            choose(play, f"target:{AUS}")
            assert [s.target for s in told(play, Shot)] == [first]
            choose(play, "target:CR-21-B")
        shots = [s for s in told(play, Shot) if s.firer == f"unit:{FJ}"]
        assert [s.target for s in shots] == [first, "unit:CR-21-B"]


def test_g16_4_a_suppressed_assaulter_drops_out() -> None:
    """crete G16.2, G16.4: he stays in his hex and the others go on; with none left, it is repulsed and nobody else fires."""
    here, there = pair("C", "C")
    for second, how in (("FJ2-2", "held"), ("", "repulsed")):
        units = [unit(FJ, here), unit(AUS, there), unit("CR-21-B", there)]
        if second:
            units.append(unit(second, here))
        play = table(
            units,
            leaders={"LB-2-1Inf": AUS},
            cp={"FJR 2": 0},
            orders={
                "allied": {"stand": "stand", "hard": "never", "last": "never", "soft": "never"}
            },
            # Bravery, then the Australian's check, bonus, shot and its victim's check.
            script=(0, *([0] if second else []), 0, 9, 3, 9, *[9] * 8, 0, 0),
        )
        choose(play, f"assault:{FJ}@{there}", *([f"join:{second}"] if second else []))
        assert told(play, AssaultEnded)[0].how == how
        game = game_of(play)
        assert game.units[number(FJ)].suppressed
        assert game.units[number(FJ)].at == at(here)
        attackers = {s.firer for s in told(play, Shot) if s.mode in ("primary", "secondary")}
        assert attackers == ({f"unit:{second}"} if second else set())
        tries = [c for c in told(play, QualityChecked) if c.purpose == "defensive"]
        assert len(tries) == (2 if second else 1)


def test_g16_5_who_has_no_legal_retreat_is_not_offered_to_run() -> None:
    """crete G16.5, G16.9."""
    here, there = pair("C", "C")
    away = [h for h in NEAR[at(there)] if ground.distance(h, at(here)) == 2]
    guards = [unit(f"FJ2-{n}", NAME[h]) for n, h in zip((2, 3, 9), away, strict=False)]
    assert may_run(still([unit(FJ, here), unit(AUS, there)]), number(AUS), at(here))
    game = still([unit(FJ, here), unit(AUS, there), *guards])
    assert not may_run(game, number(AUS), at(here))


def test_g16_9_what_a_retreat_costs_and_what_it_keeps() -> None:
    """crete G16.9, G24.2, G10.6: column is kept, what was dug is lost, one hit; every hex on the way changes hands."""
    port, near = at("R08.13"), next(n for n in NEAR[at("R08.13")] if TERRAIN[n] != "~")
    before = next(n for n in NEAR[near] if TERRAIN[n] != "~" and n not in NEAR[port] and n != port)
    for state in ({"position": 1}, {"position": 2}, {"work": "trench"}, {"column": True}):
        game = still([unit(FJ, NAME[before], **state), unit(AUS, "R40.12")])
        game.control[near] = 0
        FallBack(number(FJ), (near, port)).run(game)
        unit_now = game.units[number(FJ)]
        assert (unit_now.at, unit_now.position, unit_now.work) == (port, 0, "")
        assert unit_now.column == ("column" in state)
        assert unit_now.cohesion == 1
        assert (game.control[near], game.control[port]) == (1, 1)
        assert said(game, Retreated)[0].path == tuple(
            f"hex:{NAME[h]}" for h in (before, near, port)
        )
