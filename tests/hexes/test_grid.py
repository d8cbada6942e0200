"""The hex library: coordinates, distances, rings, lines and paths."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from landfall.hexes import Cube, Grid, distance, flood, line, neighbours, reach, ring

GRIDS = st.builds(Grid, by_rows=st.booleans(), even_shifted=st.booleans())
PLACES = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
CUBES = st.builds(Cube, st.integers(-20, 20), st.integers(-20, 20))


@given(grid=GRIDS, place=PLACES)
def test_rows_and_columns_survive_a_round_trip(grid: Grid, place: tuple[int, int]) -> None:
    assert grid.place(grid.cube(*place)) == place


@given(a=CUBES, b=CUBES, c=CUBES)
def test_distance_is_a_metric(a: Cube, b: Cube, c: Cube) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(a=CUBES)
def test_six_neighbours_one_step_away(a: Cube) -> None:
    assert len(set(neighbours(a))) == 6
    assert {distance(a, n) for n in neighbours(a)} == {1}


@given(a=CUBES, radius=st.integers(0, 6))
def test_a_ring_is_everything_at_its_distance(a: Cube, radius: int) -> None:
    found = list(ring(a, radius))
    assert len(found) == len(set(found)) == (6 * radius or 1)
    assert {distance(a, b) for b in found} == {radius}


@given(a=CUBES, b=CUBES)
def test_a_line_goes_step_by_step(a: Cube, b: Cube) -> None:
    found = line(a, b)
    assert (found[0], found[-1]) == (a, b)
    assert len(found) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in itertools.pairwise(found))


def test_even_rows_are_shifted_to_higher_columns() -> None:
    grid = Grid(by_rows=True, even_shifted=True)
    near = {grid.place(n) for n in neighbours(grid.cube(6, 10))}
    assert near == {(6, 9), (6, 11), (7, 10), (7, 11), (5, 10), (5, 11)}


ROW = {n: tuple(m for m in (n - 1, n + 1) if 0 <= m < 10) for n in range(10)}


def test_flood_stops_at_blocked_hexes() -> None:
    assert flood([0], ROW, {4}) == {0, 1, 2, 3}
    assert flood([4], ROW, {4}) == set()


def test_reach_counts_steps_and_respects_mandatory_stops() -> None:
    assert set(reach(0, ROW, 3, lambda a, b: True)) == {1, 2, 3}
    assert set(reach(0, ROW, 9, lambda a, b: True, lambda hex: hex == 2)) == {1, 2}
    assert reach(0, ROW, 3, lambda a, b: True)[3] == 2
