"""What the table shows in games with a German: DEFs after the shortage, what orders leave, and
Phase 7."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import QUIET, state, wall

from landfall.core.table import Table
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.outlook import Remains, leaves
from landfall.games.dice.table.view import View


def shown(table: Table, seat: str | None) -> GermanView:
    view = table.view(seat)
    assert isinstance(view, View)
    assert view.german is not None
    return view.german


def test_a1_12_every_shield_is_shown_after_the_shortage() -> None:
    # A Unit in sector 7 (DEF 8) against six Soldiers: two are missing, which lowers every DEF.
    table = wall(phase="ambush", german={"soldiers": 6}, units=[{"sector": "7", "soldiers": 20}])
    german = shown(table, "p1")
    assert (german.pays, german.missing) == (8, 2)
    assert german.shields["7"] == Span(6, 6)
    assert german.shields["9"] == Span(8, 8)


def test_a1_17_what_a_shot_would_leave_is_shown_to_the_german_alone() -> None:
    table = wall(
        phase="ambush",
        german={"courage": 3, "specialists": ["scharfschutze"]},
        units=[{"sector": "3", "soldiers": 5}, {"sector": "5", "soldiers": 15}],
    )
    aims = {aim.seat: aim for aim in shown(table, "g").aims}
    assert {seat: (aim.soldiers, aim.left) for seat, aim in aims.items()} == {
        "p1": (5, Span(2, 2)),
        "p2": (15, Span(12, 12)),
    }
    for seat in ("p1", "p2", None):
        assert shown(table, seat).aims == ()


def test_a1_20_threats_are_reckoned_from_open_numbers() -> None:
    table = wall(phase="ambush", german={"courage": 4, "stars": 1, "points": 0})
    told = {threat.what: threat.lacks for threat in shown(table, "p1").threats}
    assert told["decoration"] == 1
    assert told["mgf"] > 0
    assert told["mines"] > 0
    assert "item" not in told


@pytest.mark.parametrize(
    ("soldiers", "people", "decided", "winner"),
    [
        (30, [], "force", "p1"),
        (16, ["caporal"], "specialists", "p1"),
        (17, [], "german", "g"),
        (9, [], "force", "g"),
    ],
)
def test_a1_26_the_comparison_says_what_decides(
    soldiers: int, people: list[str], decided: str, winner: str
) -> None:
    unit = {"sector": "B", "soldiers": soldiers, "specialists": people}
    german = {"soldiers": 17, "specialists": [], "hand": ["insigne_assaut_infanterie"]}
    table = wall(phase="assault", german=german, units=[unit])
    while not shown(table, "g").attacker:
        asked = table.decisions[0]
        table.answer(asked.seat, asked.options[0].id)
    told = shown(table, None).comparison
    assert told is not None
    assert (told.force, told.decided, told.winner) == (soldiers + len(people), decided, winner)


def test_3_6_2_who_is_left_for_each_face_of_the_gun() -> None:
    def told(left: tuple[Remains, ...]) -> list[tuple[int, int, int]]:
        return [(one.face, one.share, one.men) for one in left]

    one_gun = told(leaves(14, (9,), 1, 0, 0, 0, 2))
    assert one_gun == [(1, 0, 4), (2, 0, 3), (3, 0, 2), (4, 0, 1), (5, 0, 0), (6, 0, 0)]
    assert told(leaves(14, (9,), 0, 0, 0, 0, 2)) == [(0, 0, 5)]
    # A DEF below zero brings Soldiers first (A1.14).
    assert told(leaves(14, (-2,), 0, 0, 0, 0, 2)) == [(0, 0, 16)]
    # Two guns: what 5, 50 and 95 of 100 rolls leave at most.
    assert told(leaves(20, (4,), 2, 0, 0, 0, 2)) == [(0, 5, 5), (0, 50, 9), (0, 95, 13)]


def test_8_1_and_8_2_the_forecast_says_when_only_specialists_are_left() -> None:
    states = [one.state for one in leaves(14, (9,), 1, 0, 0, 0, 2)]
    assert states == ["well", "well", "people", "people", "lost", "lost"]


def test_a1_14_the_forecast_counts_losses_still_to_come_and_a_def_below_zero() -> None:
    # The second unit's DEF of 8 finds the German four Soldiers short, which lowers every DEF.
    units = [
        {"sector": "10", "soldiers": 9, "specialists": ["caporal"], "items": ["bazooka"]},
        {"sector": "7", "soldiers": 20},
    ]
    for german, defence, left in ((60, 4, 3), (4, 0, 11)):
        table = wall("combat", german={"soldiers": german}, units=units, swapped={"10": defence})
        state(table).units[0].pending = 3
        view = table.view("p1")
        assert isinstance(view, View)
        combat = view.units[0].combat
        assert combat is not None
        assert (combat.force, combat.whole) == (7, 7)
        assert (combat.after.least, combat.after.most) == (left, left)


def test_3_2_7_dice_that_are_counted_do_not_bring_soldiers_twice() -> None:
    """The first unit has no Skull and is counted at once, while the other still cancels a die."""
    plain = ("soldier", "two", "star", "courage", "tool", "two")
    skull = ("skull", "two", "star", "courage", "tool", "soldier")
    units = [
        {"sector": "10", "soldiers": 9, "specialists": [], "dice": plain},
        {"sector": "10", "soldiers": 9, "specialists": [], "dice": skull},
    ]
    table = wall("tally", german={"dice": QUIET}, units=units)
    view = table.view("p1")
    assert isinstance(view, View)
    counted, waiting = view.units
    assert counted.soldiers > 9
    assert counted.tally is None
    assert counted.combat is not None
    assert counted.combat.coming == 0
    assert waiting.tally is not None
    assert waiting.combat is not None
    assert waiting.combat.coming == waiting.tally.soldiers == 3


def test_a1_14_a_card_says_what_it_would_do_to_the_combat() -> None:
    """N01, DEF 12 and no gun awake: the Bazooka takes 7 off, and the German shortage counts too."""
    units = [{"sector": "10", "soldiers": 9, "specialists": [], "items": ["bazooka"]}]
    for soldiers, before, after in ((20, (12, 0), (5, 4)), (10, (10, 0), (3, 6))):
        table = wall("combat", german={"soldiers": soldiers}, units=units, swapped={"10": 12})
        view = table.view("p1")
        assert isinstance(view, View)
        combat = view.units[0].combat
        assert combat is not None
        assert combat.losses.most == before[0]
        assert [one.men for one in combat.left] == [before[1]]
        assert [(o.card, o.survival, o.losses.most, o.left[0].men) for o in view.card_odds] == [
            ("bazooka", 100, after[0], after[1])
        ]
        # The card was only tried: the Unit still has it, and nobody else sees these odds.
        assert view.units[0].items == ("bazooka",)
        for seat in ("g", None):
            other = table.view(seat)
            assert isinstance(other, View)
            assert other.card_odds == ()
