"""G12: line of sight and fire zones."""

from __future__ import annotations

from tests.games.crete.helpers import (
    FJ,
    NZ,
    at,
    number,
    pair,
    still,
    straight,
    unit,
)

from landfall.games.crete.model import ground, sight
from landfall.games.crete.model.ground import NEAR
from landfall.games.crete.model.movement_costs import LEG, step_cost
from landfall.games.crete.rules.fire import (
    DIRECT,
    OPPORTUNITY,
    aim,
)
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.quality import need


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
        and sight.sees(a, h)
    )
    beside = [n for n in NEAR[a] if n in NEAR[b]]
    assert sight.sees(a, b, frozenset(beside[:1]))
    assert not sight.sees(a, b, frozenset(beside))


def test_g12_3_what_blocks_a_line() -> None:
    """A town, smoke, the second green hex; not the first."""
    assert not sight.sees(at("W47.10"), at("W48.07"))
    assert not sight.sees(at("W16.13"), at("W14.11"))
    assert sight.sees(at("W09.11"), at("W07.07"))
    a, b = straight(3)
    between = next(
        h
        for h in ground.SHEETS.within(at(a), 2)
        if h not in (at(a), at(b)) and not sight.sees(at(a), at(b), frozenset((h,)))
    )
    assert sight.sees(at(a), at(b))
    assert ground.distance(at(a), between) < 3


def test_g12_5_slopes_and_sight() -> None:
    """Slopes block in between, and from low side to low side; one at the side of the observer's or the target's hex does not."""
    for a, b in (("W08.04", "W08.09"), ("W64.21", "W62.22"), ("W23.20", "W24.18")):
        assert not sight.sees(at(a), at(b)), (a, b)
    for a, b in (
        ("W10.07", "W08.08"),
        ("W32.09", "W32.12"),
        ("W36.09", "W36.11"),
        ("W31.10", "W33.11"),
    ):
        assert sight.sees(at(a), at(b)), (a, b)


def test_g12_7_a_zone_costs_no_movement() -> None:
    here, there = straight(3)
    alone = still([unit(FJ, here)])
    game = still([unit(FJ, here), unit("CR-MG-R", there)])
    zone = game.zones_of(0)
    assert zone >> at(here) & 1
    free, watched = (Reach(g, number(FJ)) for g in (alone, game))
    ends = [e for e in watched.ends(game) if zone >> e[0] & 1 and not e[1]]
    assert ends
    assert all(free.points_to(*e)[0] <= watched.points_to(*e)[0] for e in ends)
    near = [h for h in NEAR[at(here)] if (h, "") in ends]
    assert all(watched.points_to(h, "")[0] == step_cost(at(here), h, LEG, False) for h in near)


def test_g19_5_rubble_ends_an_observation_post_for_good() -> None:
    """crete G19.5, 2.9: also once it has been cleared; by night, nobody sees farther than three hexes."""
    post = min(ground.POSTS)
    game = still([unit(FJ, "R33.12"), unit(NZ, "R08.13")])
    assert game.sight(post) == 13
    game.rubble = [post]
    assert game.sight(post) == 8
    game.rubble, game.cleared = [], [post]
    assert game.sight(post) == 8
    game.turn += 7 - game.turn % 8
    assert game.sight(post) == 3
