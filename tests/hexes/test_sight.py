"""Exact lines: what they cross, what is beside them, and in which order."""

from __future__ import annotations

from itertools import pairwise

from landfall.hexes.grid import Cube, distance
from landfall.hexes.sight import along_sides, sightline


def test_a_straight_line_crosses_the_hexes_between() -> None:
    line = sightline(0, 3)
    assert line.crossed == (Cube(0, 1), Cube(0, 2))
    assert line.beside == ()


def test_a_line_along_a_hexside_has_a_pair_beside_it() -> None:
    line = sightline(1, 1)
    assert line.crossed == ()
    assert {frozenset(pair) for pair in line.beside} == {frozenset((Cube(0, 1), Cube(1, 0)))}


def test_a_line_along_a_side_has_two_equal_differences() -> None:
    for q in range(-6, 7):
        for r in range(-6, 7):
            assert bool(sightline(q, r).beside) == (
                along_sides(q, r) and distance(Cube(0, 0), Cube(q, r)) > 1
            )


def test_crossed_hexes_follow_each_other() -> None:
    for q in range(-8, 9):
        for r in range(-8, 9):
            line = sightline(q, r)
            if not line.beside and (q, r) != (0, 0):
                way = (Cube(0, 0), *line.crossed, Cube(q, r))
                assert all(distance(a, b) == 1 for a, b in pairwise(way))


def test_the_reverse_line_crosses_the_same_hexes() -> None:
    for q, r in ((3, 1), (5, -2), (-4, 7), (6, 0), (2, 2)):
        there = {(h.q, h.r) for h in sightline(q, r).crossed}
        back = {(q + h.q, r + h.r) for h in sightline(-q, -r).crossed}
        assert there == back
