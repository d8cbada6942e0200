"""*Atlantikwall*: German bonuses, black Decorations and gains of Phase 2 (A1.7, A1.15, A1.17, A1.21)."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    FAR,
    HIT,
    QUIET,
    asked,
    finish,
    german,
    hits,
    ids,
    last,
    me,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.side import wall_of

# Bonuses (A1.15).


RBN = {
    "skull": ({"points": 15}, "points"),
    "soldier": ({"soldiers": 6, "courage": 1}, ""),
    "two": ({"soldiers": 6}, ""),
    "courage": ({"stars": 2}, "stars"),
}


@pytest.mark.parametrize("face", RBN)
def test_a1_15_what_a_bonus_gives(face: str) -> None:
    gains, choice = RBN[face]
    other = "star" if face != "star" else "tool"
    dice = (face, other, face, other, face, "tool")
    crew = ["ost_veteran", "panzergrenadier"]
    table = wall("tally", german={"soldiers": 0, "dice": dice, "specialists": crew})
    if choice:
        assert asked(table, "g") == "ask-bonus"
        play(table, choice, seat="g")
    events = [e for e in told(table, "gained") if e.seat == "seat:g"]
    given = {e.by: {r: getattr(e, r) for r in gains if getattr(e, r)} for e in events}
    assert any(gained == gains for by, gained in given.items() if by.startswith("bonus:"))
    # dice A1.17: a Star and a Courage for each bonus.
    assert [e.stars for e in events if e.by == "card:ost_veteran"] == [1]
    assert [e.courage for e in events if e.by == "card:panzergrenadier"] == [1]


def test_a1_15_skulls_of_a_distribution_cancel_nothing_and_it_may_draw() -> None:
    dice = ("skull", "two", "skull", "two", "skull", "two")
    table = wall("tally", german={"soldiers": 0, "dice": dice, "deck": ["insigne_sportif"]})
    play(table, "draw", seat="g")
    assert wall_of(state(table)).hand == ["insigne_sportif"]
    # No Skull cancelled a Two, and the three Twos make a bonus too.
    assert last(table, "tallied").soldiers == 6


def test_a1_15_fanaticism_costs_every_unit_a_soldier() -> None:
    dice = ("courage", "star", "courage", "star", "courage", "tool")
    table = wall("tally", german={"dice": dice}, units=[HIT, FAR])
    play(table, "hit", seat="g")
    assert hits(table) == [1, 1]


def test_a1_15_ingenuity_reaches_one_used_item() -> None:
    """Ruling 14: Ingenuity finds one used Item, at its price, in Phase 3 of the same turn; here, the searchlight that
    helped to make the bonus.
    """
    dice = ("tool", "star", "tool", "star", "soldier", "two")
    he = {"dice": dice, "points": 20, "items": ["projecteur"]}
    table = wall("changes", german=he, units=[HIT])
    play(table, "use:projecteur", "set:4:tool", seat="g")
    finish(table, "ask-bonus", "g")
    play(table, "used", seat="g")
    finish(table, "ask-german", "g")
    before = german(table).points
    play(table, "find:projecteur", seat="g")
    assert german(table).items == ["projecteur"]
    assert german(table).points == before - parts.ITEMS["projecteur"].cost
    assert "ingenuity" not in german(table).marks


def test_a1_15_discipline_may_be_two_courage() -> None:
    dice = ("star", "soldier", "star", "soldier", "star", "two")
    table = wall("tally", german={"courage": 0, "dice": dice})
    play(table, "courage", seat="g")
    assert german(table).courage == 2


def test_a1_15_three_cards_are_looked_at_and_put_back_in_any_order() -> None:
    top = ["insigne_sportif", "insigne_flak", "croix_fer"]
    table = wall("camp", german={"items": ["periscope_bunker"], "courage": 9, "deck": top})
    play(table, "use:periscope_bunker", seat="g")
    view = seen(table, "g").german
    assert view is not None
    assert view.known == tuple(top)
    assert len(ids(table, "g")) == 6
    play(table, f"top:{','.join(reversed(top))}", seat="g")
    assert wall_of(state(table)).deck[-3:] == top


# Black Decorations (A1.21).


@pytest.mark.parametrize(
    ("card", "soldiers", "gain"),
    [("blessure_noir", 4, (1, 0)), ("blessure_argent", 7, (0, 1))],
)
def test_a1_21_the_germans_lose_soldiers_only_if_they_have_them_all(
    card: str, soldiers: int, gain: tuple[int, int]
) -> None:
    for has in (soldiers - 1, soldiers):
        crew = ["funker", "leutnant"]
        he = {"courage": 5, "soldiers": has, "specialists": crew, "deck": [card]}
        table = wall("trade", german=he, units=[HIT])
        play(table, "buy-decoration", seat="g")
        assert ("soldiers" in ids(table, "g")) is (has == soldiers)
    play(table, "soldiers", seat="g")
    assert german(table).soldiers == 0
    assert (me(table).soldiers - 40, me(table).courage - 3) == gain


# Upkeep.


@pytest.mark.parametrize(("units", "levy"), [(1, []), (2, [2]), (3, [3])])
def test_a1_7_the_levy_is_a_soldier_for_each_unit_against_several(
    units: int, levy: list[int]
) -> None:
    table = wall("tally", german={"dice": QUIET}, units=[HIT] * units)
    finish(table, "ask-move")
    assert [e.soldiers for e in told(table, "gained") if e.by == "why:levy"] == levy


def test_a1_17_the_funker_brings_two_points() -> None:
    table = wall("tally", german={"dice": QUIET, "specialists": ["funker"]}, units=[HIT])
    finish(table, "ask-move")
    assert [e.points for e in told(table, "gained") if e.by == "card:funker"] == [2]
