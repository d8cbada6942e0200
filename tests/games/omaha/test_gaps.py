"""The way inland: which Germans block it (12.3), and what that is worth to the bot."""

from __future__ import annotations

from landfall.games.omaha.bot.gaps import gaps, is_open, keys
from landfall.games.omaha.bot.holding import holdings, open_ground
from landfall.games.omaha.bot.objectives import prizes
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.communication import reached_by_us

NESTS = frozenset(
    hex for p, wn in enumerate(ground.IS_WN) if wn for hex in ground.POSITION_HEXES[p]
)


def hexes(*names: str) -> frozenset[int]:
    return frozenset(ground.SITE_BY_NAME[name] for name in names)


def test_at_first_no_line_leaves_the_beach() -> None:
    assert not is_open(NESTS)
    assert len(reached_by_us(NESTS, frozenset())) < 20


def test_every_gap_opens_and_none_of_its_nests_can_be_spared() -> None:
    found = gaps(NESTS, frozenset())
    assert {hexes("WN62N", "WN62S"), hexes("WN60", "WN61")} <= {gap.bars for gap in found}
    for gap in found:
        assert is_open(NESTS - gap.bars)
        assert not gaps(NESTS - gap.bars, frozenset())
        for position in {ground.SITES[hex] for hex in gap.bars}:
            left = gap.bars - frozenset(ground.POSITION_HEXES[position])
            assert not is_open(NESTS - left)


def test_markers_make_a_gap_harder_and_the_easiest_comes_first() -> None:
    deep = hexes("WN62N", "WN62S")
    efforts = [gap.effort for gap in gaps(NESTS, deep)]
    assert efforts == sorted(efforts)
    assert gaps(NESTS, deep)[0].bars != deep
    assert gaps(NESTS, frozenset())[0].effort < dict(gaps(NESTS, deep))[deep]


def test_either_of_two_reinforcements_is_enough_where_together_they_bar_the_way() -> None:
    there = NESTS - hexes("WN62N", "WN62S")
    assert is_open(there)
    barred = there | hexes("A1", "C1")
    assert not is_open(barred)
    assert {gap.bars for gap in gaps(barred, frozenset())[:2]} == {hexes("A1"), hexes("C1")}


def test_who_bars_the_way_is_a_greater_prize() -> None:
    last = ground.SITE_BY_NAME["WN62S"]
    left = NESTS - hexes("WN62N")
    assert prizes(left, frozenset())[last] > prizes(NESTS, frozenset())[last]


def test_ground_that_nobody_holds_is_found_behind_the_easiest_gap() -> None:
    held = holdings(NESTS, frozenset(), [])
    assert held.wanted
    found = open_ground(held)
    site = next(hex for hex in held.wanted if hex not in ground.LOW)
    assert found[site] >= 1.0
    taken = holdings(NESTS, frozenset(), [(counters.US_NUMBER["A/1/16"], 3, site)])
    assert open_ground(taken).get(site, 0.0) < found[site]


def test_armour_outside_positions_bars_by_its_own_field() -> None:
    """Armour can be in a hex that is not a position; its own field then counts."""
    there = NESTS - hexes("WN62N", "WN62S")
    armour = frozenset({829})
    assert not armour & frozenset(ground.SITES)
    assert is_open(there | armour)
    assert gaps(NESTS | armour, frozenset())[0].bars <= NESTS


def test_empty_positions_from_which_the_way_would_be_barred_are_known() -> None:
    """With WN62 gone, C1 blocks the way together with A1 or A2; if the Germans hold A1, C1 alone blocks it."""
    there = NESTS - hexes("WN62N", "WN62S")
    found = keys(there, frozenset())
    assert found.keys() == hexes("A1", "A2", "C1")
    assert found[ground.SITE_BY_NAME["C1"]] > found[ground.SITE_BY_NAME["A1"]]
    alone = keys(there | hexes("A1"), frozenset())
    assert alone[ground.SITE_BY_NAME["C1"]] == 1.0
    assert not is_open(there | hexes("A1", "C1"))
