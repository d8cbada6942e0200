"""What the browser used to work out: who can fire where and who is hit, free actions, stacking, drowning.

The figures come from the rules, in the view or on request; these tests compare them with what happens at the table.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import at, blank, say, state, to_actions, told
from tests.games.omaha.test_german_fire import FIGURE_GERMANS, FIGURE_UNITS

from landfall.core.decisions import Fact
from landfall.core.table import Table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.german_actions import volleys
from landfall.games.omaha.rules.volley import foreseen
from landfall.games.omaha.table.view import GunView, UnitView

STUG = next(r.unit for r in counters.GERMANS if r.kind == "armor")


def seen(table: Table, name: str) -> UnitView:
    view: Any = table.view("us")
    found: UnitView = next(u for u in view.units if u.unit == name)
    return found


def guns(table: Table) -> dict[str, GunView]:
    view: Any = table.view(None)
    return {gun.gun: gun for gun in view.guns}


def facts(table: Table, ref: str, kind: str) -> list[Fact]:
    found = [fact for fact in table.look("us", ref) if fact.kind == kind]
    for language in LANGUAGES:
        assert all(game_texts("omaha", language).fact(fact) for fact in found)
    return found


# 6.2, 6.4, 23.3: who can fire where.


def test_6_41_guns_are_occupied_positions_that_are_not_disrupted() -> None:
    table = at(5, "actions", {}, {"0812": {}, "0912": {"disrupted": True}, "0916": {}})
    assert list(guns(table)) == ["position:WN62", "position:WN64"]
    both = at(5, "actions", {}, {"0812": {"disrupted": True}, "0912": {"disrupted": True}})
    assert not guns(both)
    game = state(table)
    game.smoke.append(ground.POSITION["WN64"])
    assert list(guns(table)) == ["position:WN62"]


def test_6_2_plunging_fire_is_steady_where_there_is_cover() -> None:
    table = at(5, "actions", {"A/1/16": "0715"}, {"0812": {}})
    assert guns(table)["position:WN62"].dots == {}
    assert [f.args["dot"] for f in facts(table, "hex:0715", "fire")] == ["dot:sporadic"]
    state(table).plunging = True
    assert guns(table)["position:WN62"].dots == {"0710": "steady", "0715": "steady"}
    assert [f.args["dot"] for f in facts(table, "hex:0715", "fire")] == ["dot:steady"]


def test_23_3_armour_fires_around_itself() -> None:
    table = at(20, "actions", {"A/1/16": "1513"}, {"1612": {"unit": STUG}})
    gun = guns(table)["hex:1612"]
    assert gun.hexes == ("hex:1612",)
    assert gun.dots["1513"] in ("intense", "steady")
    assert [f.args["position"] for f in facts(table, "hex:1513", "fire")] == ["hex:1612"]


def test_23_43_only_the_armour_on_a_position_can_fire() -> None:
    table = at(20, "actions", {}, {"0812": {"unit": STUG}, "0912": {}})
    assert list(guns(table)) == ["hex:0812"]


# 6.3: who is hit.


@pytest.mark.parametrize("card", [4, 24, *sorted(deck.CARDS)[::6]])
def test_6_3_what_is_foreseen_is_what_happens(card: int) -> None:
    before = state(at(2, "actions", FIGURE_UNITS, FIGURE_GERMANS))
    symbol = deck.CARDS[card].target
    sure: set[int] = set()
    chosen: set[int] = set()
    for together in volleys(before, "west", card):
        hit, open_ = foreseen(before, together, symbol)
        sure |= hit
        chosen |= open_
    table = at(2, "fire", FIGURE_UNITS, FIGURE_GERMANS, (blank(card), card))
    while table.decisions and table.decisions[0].text == "ask-fire-target":
        say(table, table.decisions[0].options[0].id)
    hit_now = {
        counters.US_NUMBER[ref.removeprefix("unit:")]
        for e in told(table, "PositionFired")
        for ref in e.units
    }
    assert sure <= hit_now <= sure | chosen


def test_6_31_a_position_hits_no_more_units_than_it_has_counters() -> None:
    one = facts(at(5, "actions", {"A/1/16": "0611"}, {"0812": {}}), "unit:A/1/16", "danger")[0]
    assert 0 < int(str(one.args["chance"])) == int(str(one.args["most"]))
    pair = at(5, "actions", {"A/1/16": "0611", "B/1/16": "0611"}, {"0812": {}})
    two = facts(pair, "unit:A/1/16", "danger")[0]
    assert (two.args["chance"], two.args["most"]) == (0, one.args["most"])
    depth = at(5, "actions", {"A/1/16": "0611", "B/1/16": "0611"}, {"0812": {"depth": "any"}})
    assert facts(depth, "unit:A/1/16", "danger")[0].args["more"] == 0, "two counters, two hits"


def test_6_3_threats_name_the_fire_and_the_cards_it_aims_on() -> None:
    table = at(5, "actions", {"A/1/16": "0611"}, {"0812": {}})
    (threat,) = facts(table, "unit:A/1/16", "threat")
    assert threat.args["position"] == "position:WN62"
    assert threat.args["dot"] == "dot:intense"
    left = state(table).deck
    single = sum(
        any(c.color == "green" and not c.double for c in deck.CARDS[card].positions)
        for card in left
    )
    assert threat.args["chance"] == round(100 * single / len(left))
    assert facts(at(5, "actions", {"A/1/16": "0611"}), "unit:A/1/16", "safe")


def test_6_36_armour_is_threatened_less_than_infantry() -> None:
    units = {"1/A/741": "0513", "A/1/16": "0514"}
    table = at(5, "actions", units, {"0812": {}})
    (tank,) = facts(table, "unit:1/A/741", "threat")
    assert int(str(tank.args["chance"])) < int(
        str(facts(table, "unit:A/1/16", "threat")[0].args["chance"])
    )


# 5.21, 7.1, 7.6.


def test_5_21_a_unit_in_the_water_drowns_unless_it_climbs_a_cliff() -> None:
    table = at(9, "actions", {"A/1/16": "0513", "B/1/16": "0712"})
    assert ground.UNDERWATER[state(table).tide] >= {513}
    assert seen(table, "A/1/16").drowns
    assert not seen(table, "B/1/16").drowns


def test_7_1_which_units_act_for_free() -> None:
    units = {"HQ/16": "0713", "A/1/16": "0712", "B/1/16": "0709", "C/2R": "0725"}
    table = at(5, "actions", units)
    to_actions(table)
    assert [seen(table, name).free for name in units] == [True, True, False, True]
    state(table).leaders_moved = counters.LEADER_BIT[counters.US_NUMBER["HQ/16"]]
    assert not seen(table, "A/1/16").free, "7.33: a leader who has moved commands nobody"


def test_7_6_three_units_are_too_many_and_leaders_do_not_count() -> None:
    units = dict.fromkeys(("A/1/16", "B/1/16", "C/1/16", "HQ/16"), "0712")
    table = at(5, "actions", {**units, "C/1/16": "0713"})
    to_actions(table)
    view: Any = table.view("us")
    assert view.overstacked == ()
    say(table, "unit:C/1/16", "move:0712")
    view = table.view("us")
    assert view.overstacked == ("hex:0712",)


@pytest.mark.parametrize(
    ("turn", "scenario", "actions", "goal"),
    [
        (5, "easy-fox", 2, 10),
        (5, "first-waves", 2, 19),
        (20, "d-day", 3, 40),
        (20, "beyond-the-beach", 3, 45),
    ],
)
def test_17_actions_and_goal(turn: int, scenario: str, actions: int, goal: int) -> None:
    view: Any = at(turn, "actions", {}, scenario=scenario).view("us")
    assert (view.actions_allowed, view.goal) == (actions, goal)


def test_look_knows_every_hex_with_something_in_it() -> None:
    table = at(5, "actions", {"A/1/16": "0611", "HQ/16": "0611"}, {"0812": {}})
    (here,) = facts(table, "hex:0611", "here")
    assert here.args["units"] == ("unit:A/1/16", "unit:HQ/16")
    assert table.look("us", "hex:0812")
