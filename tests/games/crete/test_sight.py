"""G12 against lines judged by an independent reading of the rule (`sight.txt`: from, to, barrages, seen)."""

from __future__ import annotations

from pathlib import Path

from tests.games.crete.helpers import at

from landfall.games.crete.model import ground, sight

LINES = Path(__file__).with_name("sight.txt").read_text(encoding="utf-8").splitlines()


def test_g12_1_lines_agree_with_an_independent_reading() -> None:
    """crete G12.1, G12.3, G12.4, G12.5: 800 random pairs on all sheets, half of them with barrages around."""
    wrong = []
    for line in LINES:
        a, b, smoke, seen = line.split("|")
        barrages = frozenset(at(name) for name in smoke.split())
        if sight.sees(at(a), at(b), barrages) != (seen == "1"):
            wrong.append(line)
    assert len(LINES) == 800
    assert wrong == []


def test_g12_1_sight_goes_both_ways() -> None:
    for line in LINES[:200]:
        a, b, smoke, _ = line.split("|")
        barrages = frozenset(at(name) for name in smoke.split())
        assert sight.sees(at(a), at(b), barrages) == sight.sees(at(b), at(a), barrages)


def test_g12_6_a_view_is_the_sum_of_its_lines() -> None:
    """crete G12.6: the table of a hex agrees with every line from it."""
    for name in ("R28.11", "K07.05", "W10.04"):
        smoke = frozenset(ground.NEAR[at(name)][:2])
        for barrages in (frozenset[int](), smoke):
            seen = sight.view_from(at(name), 5, barrages)
            for hex in ground.SHEETS.within(at(name), 5)[1:]:
                if ground.LAND[hex]:
                    assert bool(seen >> hex & 1) == sight.sees(at(name), hex, barrages)
