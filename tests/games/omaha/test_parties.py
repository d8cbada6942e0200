"""Who goes against whom: enough units for each German who must fall (8.1, 12.3)."""

from __future__ import annotations

from tests.games.omaha.helpers import asked, at, number, say, to_actions

from landfall.games.omaha import board
from landfall.games.omaha.gaps import gaps, is_open
from landfall.games.omaha.marches import Standing
from landfall.games.omaha.parties import ENOUGH, hunt, siege
from landfall.games.omaha.picture import picture
from landfall.games.omaha.terrain import attacks_across
from landfall.games.omaha.view import OmahaView

NESTS = frozenset(hex for hex, position in board.SITES.items() if board.IS_WN[position])
#: The nests, but for the two east of the middle: A1 alone bars the way behind them.
BARRED = NESTS - {812, 912} | {1008, 1113}


def standing(name: str, hex: int, steps: int = 3) -> Standing:
    return Standing(number(name), steps, hex, False)


def test_a_party_is_told_off_against_whoever_bars_the_way() -> None:
    assert not is_open(BARRED)
    bars = {hex for gap in gaps(BARRED, frozenset()) if len(gap.bars) == 1 for hex in gap.bars}
    units = tuple(standing(n, h) for n, h in (("E/2/16", 1010), ("F/2/16", 1010), ("G/2/16", 806)))
    places = siege(4, BARRED, frozenset(), units)
    assert places
    targets = [
        {bar for bar in bars if hex in board.ADJACENT[bar] and attacks_across(hex, bar)}
        for hex in places.values()
    ]
    assert set.intersection(*targets)
    steps = sum(unit.steps for unit in units if unit.number in places)
    assert steps >= ENOUGH


def test_nobody_is_told_off_where_too_few_would_come() -> None:
    assert not siege(4, BARRED, frozenset(), (standing("E/2/16", 1010),))
    far = tuple(standing(name, 433) for name in ("A/1/116", "B/1/116"))
    assert not siege(2, BARRED, frozenset(), far)


def test_only_who_has_no_place_goes_hunting_and_only_where_it_pays() -> None:
    germans = frozenset({1008})
    idle = [standing("E/2/16", 1010), standing("F/2/16", 1010)]
    places = hunt(3, germans, {1008: 2.0}, idle, [])
    assert set(places) == {unit.number for unit in idle}
    assert all(hex in board.ADJACENT[1008] for hex in places.values())
    assert not hunt(3, germans, {1008: 0.5}, idle, [])
    assert not hunt(3, germans, {1008: 2.0}, idle[:1], [])


def test_the_bot_sends_them_once_the_morning_is_far_enough_on() -> None:
    counters = [record.unit for n, record in enumerate(board.GERMANS) if board.WN_UNIT[n]]
    tactical = [r.unit for r in board.GERMANS if r.kind == "tactical"][:2]
    nests = sorted(BARRED & NESTS)
    germans = dict(zip((f"{hex:04d}" for hex in nests), counters, strict=False))
    germans |= dict(zip(("1008", "1113"), tactical, strict=True))
    units = {name: {"at": "1010", "steps": 3} for name in ("E/2/16", "F/2/16")}

    table = at(10, "actions", units, germans)
    to_actions(table)
    say(table, "unit:E/2/16")
    for option in asked(table).options:
        said = table.game.reasons(table.view("us"), asked(table), option)
        assert "hint-errand" not in {fact.text for fact in said}  # it goes to fight, not to hold

    def sent(turn: int) -> dict[int, int]:
        table = at(turn, "actions", units, germans)
        to_actions(table)
        view = table.view("us")
        assert isinstance(view, OmahaView)
        return picture(view).errands

    assert not sent(8)
    assert set(sent(10)) == {number(name) for name in units}
