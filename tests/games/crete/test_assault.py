"""G16: assault, A1 to A8."""

from __future__ import annotations

from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
    choose,
    game_of,
    ids,
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
from landfall.games.crete.rules.retreat import retreats

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
