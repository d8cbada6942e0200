"""Which units attack which Germans, by the odds (8.1, 8.2, 12.3)."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import asked, at, number, say, to_actions

from landfall.games.omaha.bot.gaps import gaps, is_open
from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.marches import Standing
from landfall.games.omaha.bot.objectives import kit_of
from landfall.games.omaha.bot.parties import Forces, hunt, siege
from landfall.games.omaha.bot.picture import Theirs
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.terrain_effects import attacks_across
from landfall.games.omaha.rules.weapons import flanking
from landfall.games.omaha.table.view import OmahaView

NESTS = frozenset(hex for hex, position in ground.SITES.items() if ground.IS_WN[position])
#: The nests, except the two east of the centre: A1 alone blocks the way behind them.
BARRED = NESTS - {812, 912} | {1008, 1113}


#: Division reinforcements that require flanking.
FLANKED = [r.unit for r in counters.GERMANS if r.kind == "division" and "FL" in r.needs]


def standing(name: str, hex: int, steps: int = 3) -> Standing:
    return Standing(number(name), steps, hex, False)


def forces(germans: frozenset[int], deep: frozenset[int] = frozenset()) -> Forces:
    """Unrevealed forces."""
    return tuple(
        (hex, Theirs("wn" if hex in NESTS else "infantry", "", hex in deep, "", False))
        for hex in sorted(germans)
    )


def test_a_party_is_sent_against_the_germans_who_block_the_way() -> None:
    assert not is_open(BARRED)
    bars = {hex for gap in gaps(BARRED, frozenset()) if len(gap.bars) == 1 for hex in gap.bars}
    units = tuple(standing(n, h) for n, h in (("E/2/16", 1010), ("F/2/16", 1010), ("G/2/16", 806)))
    places = siege(4, forces(BARRED), units)
    assert len(places) >= 2
    targets = [
        {bar for bar in bars if hex in ground.ADJACENT[bar] and attacks_across(hex, bar)}
        for hex in places.values()
    ]
    assert set.intersection(*targets)


def test_nobody_is_sent_where_too_few_would_arrive() -> None:
    assert not siege(4, forces(BARRED), (standing("E/2/16", 1010, steps=1),))
    far = tuple(standing(name, 433) for name in ("A/1/116", "B/1/116"))
    assert not siege(2, forces(BARRED), far)


def test_only_where_it_pays_somebody_goes_hunting() -> None:
    germans = forces(frozenset({1008}))
    idle = (standing("E/2/16", 1010), standing("F/2/16", 1010))
    places = hunt(3, germans, (2.0,), idle, ())
    assert set(places) == {unit.number for unit in idle}
    assert all(hex in ground.ADJACENT[1008] for hex in places.values())
    assert not hunt(3, germans, (0.5,), idle, ())
    assert not hunt(3, germans, (2.0,), (standing("E/2/16", 1010, steps=1),), ())


@pytest.mark.parametrize("name", FLANKED)
def test_8_22_a_unit_that_requires_flanking_is_attacked_from_two_hexes_that_do_not_touch(
    name: str,
) -> None:
    """Both start in the same hex."""
    germans = ((1008, Theirs("infantry", name, False, "", False)),)
    idle = (standing("E/2/16", 1010), standing("F/2/16", 1010))
    places = hunt(5, germans, (2.0,), idle, ())
    assert flanking(set(places.values()))


def test_8_21_the_right_weapons_come_along() -> None:
    """Of the units down to one step, the one with the required weapon is picked first; without it, no attack is made."""
    name = next(r.unit for r in counters.GERMANS if r.kind == "tactical" and r.needs == ("BZ",))
    germans = ((1008, Theirs("infantry", name, False, "", False)),)
    weak = tuple(standing(n, 1009, steps=1) for n in ("F/2/16", "G/2/16", "K/3/16"))
    (armed,) = (u for u in weak if "BZ" in kit_of(u.number, 1))
    others = tuple(u for u in weak if u is not armed)
    assert next(iter(hunt(3, germans, (2.0,), weak, ()))) == armed.number
    assert not hunt(3, germans, (2.0,), others, ())


def test_the_bot_sends_them_once_the_morning_is_far_enough_on() -> None:
    nest_units = [record.unit for n, record in enumerate(counters.GERMANS) if counters.WN_UNIT[n]]
    tactical = [r.unit for r in counters.GERMANS if r.kind == "tactical"][:2]
    nests = sorted(BARRED & NESTS)
    germans = dict(zip((f"{hex:04d}" for hex in nests), nest_units, strict=False))
    germans |= dict(zip(("1008", "1113"), tactical, strict=True))
    units = {name: {"at": "1010", "steps": 3} for name in ("E/2/16", "F/2/16")}

    table = at(10, "actions", units, germans)
    to_actions(table)
    say(table, "unit:E/2/16")
    for option in asked(table).options:
        said = table.game.reasons(table.view("us"), asked(table), option)
        assert "hint-errand" not in {
            fact.text for fact in said
        }  # the unit goes there to fight, not to hold

    def sent(turn: int) -> dict[int, int]:
        table = at(turn, "actions", units, germans)
        to_actions(table)
        view = table.view("us")
        assert isinstance(view, OmahaView)
        return picture(view).errands

    assert not sent(8)
    assert set(sent(10)) == {number(name) for name in units}
