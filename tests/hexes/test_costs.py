"""Cheapest paths, hexsides and sheets."""

from __future__ import annotations

from collections.abc import Iterable

from landfall.hexes.costs import cheapest, way_to
from landfall.hexes.grid import Grid
from landfall.hexes.maps import Sheets, parse, printed
from landfall.hexes.sides import Sides

PRICES = {1: 1, 2: 5, 3: 1, 4: 1, 5: 9}


def _steps(at: int) -> Iterable[tuple[int, int]]:
    return [(to, PRICES[to]) for to in (at - 1, at + 1) if to in PRICES]


def test_the_cheapest_path_within_a_budget() -> None:
    found = cheapest(0, _steps, 7)
    assert {place: cost for place, (cost, _) in found.items()} == {1: 1, 2: 6, 3: 7}
    assert way_to(3, found, 0) == (1, 2, 3)


def test_the_first_step_may_be_free_and_uses_everything_up() -> None:
    assert cheapest(1, lambda at: _steps(at), 3) == {}
    found = cheapest(1, _steps, 3, first_always=lambda to: True)
    assert found == {2: (3, 1)}


def test_a_path_ends_at_a_mandatory_stop() -> None:
    found = cheapest(0, _steps, 20, must_stop=lambda at: at == 2)
    assert set(found) == {1, 2}


def test_sides_have_an_upper_hex() -> None:
    sides = Sides([("a", "b")])
    assert sides.high("a", "b") == sides.high("b", "a") == "a"
    assert sides.high("a", "c") is None
    assert ("b", "a") in sides
    assert len(sides) == 1


def test_sheets_of_one_grid_continue_each_other() -> None:
    sheets = Sheets(Grid(by_rows=False, even_shifted=True))
    sheets.add("west", "main", [(c, r) for c in (1, 2) for r in (1, 2)])
    sheets.add("east", "main", [(c, r) for c in (3, 4) for r in (1, 2)])
    sheets.add("island", "far", [(1, 1)])
    sheets.join()
    seam = sheets.by_id["main", "02.01"]
    assert sheets.by_id["main", "03.01"] in sheets.near[seam]
    assert sheets.distance(seam, sheets.by_id["main", "04.01"]) == 2
    assert sheets.distance(seam, sheets.by_id["far", "01.01"]) is None
    assert parse(printed(7, 12)) == (7, 12)
    assert sheets.within(seam, 0) == (seam,)
