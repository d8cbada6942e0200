"""16: German actions."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import Germans, at, card, linked, position, state, told

from landfall.core.state import Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fire_targets import Gun
from landfall.games.omaha.rules.german_actions import (
    GermanActions,
    acts,
    empty_position_acts,
    is_ready,
    queue,
    redeploy,
    reinforce,
    reoccupy,
    resupply,
)
from landfall.games.omaha.rules.mortars_patrols_ambushes import Ambush


def colored(color: str, symbol: str, double: bool | None = None) -> int:
    return card(
        lambda r: any(
            c.color == color and c.symbol == symbol and (double is None or c.double == double)
            for c in r.positions
        )
    )


def entry(color: str, symbol: str, double: bool | None = None) -> CardColor:
    return deck.CARD_COLORS[colored(color, symbol, double)][color]


def test_16_the_letters_and_the_state_of_a_position() -> None:
    """The rulebook's example 1: a nest fires, A4 is reinforced, C3 ambushes."""
    units = {"A/1/16": "0708", "B/1/16": "1211", "C/1/16": "1213"}
    game = linked(state(at(18, "actions", units, {"0807": {}, "1110": {}})))
    r = entry("purple", "R")
    assert isinstance(acts(game, position("WN60"), r, colored("purple", "R")), Gun)
    empty_position_acts(game, position("A4"), r, colored("purple", "R"))
    assert 1310 in game.germans
    assert game.germans[1310].depth >= 0
    m = entry("blue", "M")
    assert isinstance(acts(game, position("A2"), m, colored("blue", "M")), Gun)
    assert empty_position_acts(
        game, position("C3"), entry("red", "A"), colored("red", "A")
    ) == Ambush(position("C3"), colored("red", "A"))
    order = queue(game, "east", colored("red", "A"))
    ranks = [ground.rank(p)[0] for p in order if p >= 0 and not ground.IS_WN[p]]
    assert ranks == sorted(ranks, reverse=True)


def test_16_1_nests_are_reoccupied() -> None:
    """Empty nests are reoccupied by units without guns, which are revealed."""
    game = linked(state(at(18, "actions", {"A/1/16": "0714"})))
    fallen(game, "WN-P1", "WN-P2", "WN-A75-1")
    reoccupy(game, position("WN66"))
    assert {821, 922} <= game.germans.keys()
    assert all(
        game.germans[h].revealed and counters.GERMANS[game.germans[h].unit].kind == "wn"
        for h in (821, 922)
    )


def test_16_11_an_american_in_one_hex_protects_both() -> None:
    held = linked(state(at(18, "actions", {"A/1/116": "0821"})))
    fallen(held, "WN-P1", "WN-P2")
    reoccupy(held, position("WN66"))
    assert not held.germans


def play(game: Omaha, *steps: Step) -> None:
    """Run German steps, one at a time, until the player has a decision."""
    game.push(*steps)
    game.advance()


def fallen(game: Omaha, *names: str) -> None:
    """Put these nest units among those eliminated earlier."""
    game.germans_lost = [counters.GERMAN_NUMBER[n] for n in names]
    game.germans_unused = [u for u in game.germans_unused if u not in game.germans_lost]


@pytest.mark.parametrize(("hex", "far", "comes"), [("1312", 2, True), ("1313", 3, False)])
def test_16_empty_positions_act_within_two_hexes(hex: str, far: int, comes: bool) -> None:
    """A4 in 1310, a VP position: a reinforcement arrives if US units are near."""
    assert ground.distance(1310, int(hex)) == far
    game = linked(state(at(18, "actions", {"A/1/16": hex})))
    empty_position_acts(game, position("A4"), entry("purple", "R"), colored("purple", "R"))
    assert (1310 in game.germans) == comes


def test_16_double_symbols_need_depth() -> None:
    """The rulebook's example 2: the lone unit in 0907 does nothing on a double brown P."""
    double = entry("brown", "P", True)
    for german, ready in (({}, False), ({"depth": "any"}, True), ({"disrupted": True}, False)):
        game = state(at(18, "actions", {"A/1/16": "0906"}, {"0907": german}))
        assert is_ready(game, position("A3"), double) == ready
    lone = state(at(18, "actions", {"A/1/16": "0906"}, {"0907": {}}))
    assert is_ready(lone, position("A3"), entry("brown", "P", False))


def test_16_12_too_few_nests_come_back_where_americans_are_nearest() -> None:
    """WN66 (0821, 0922) and WN69 (1222) are both brown, and one unit has been eliminated."""
    for hex, back in (("1123", 1222), ("0820", 821), ("1021", 922)):
        game = linked(state(at(18, "actions", {"A/1/116": hex})))
        fallen(game, "WN-P1")
        assert len({ground.distance(int(hex), site) for site in (821, 922, 1222)}) > 1
        play(game, GermanActions("west", colored("brown", "R", False)))
        assert list(game.germans) == [back]


def test_16_2_resupply_then_fire() -> None:
    """A2 in 1110 gains depth, which counts for the fire that follows."""
    game = linked(state(at(18, "actions", {"A/1/16": "1111"}, {"1110": {}})))
    shot = acts(game, position("A2"), entry("blue", "R"), colored("blue", "R"))
    assert game.germans[1110].depth >= 0
    assert isinstance(shot, Gun)
    assert shot.limit == 4
    cut_off = state(at(18, "actions", {"A/1/16": "1111"}, {"1110": {}}))
    cut_off.linked = []
    resupply(cut_off, 1110)
    assert cut_off.germans[1110].depth < 0, "no line, no marker"


def test_16_21_a_lone_unit_is_supplied_even_on_a_double_symbol() -> None:
    """A3 in 0907 only re-supplies, and only with US units in its field."""
    double = entry("brown", "R", True)
    near = linked(state(at(18, "actions", {"A/1/16": "0906"}, {"0907": {}})))
    assert is_ready(near, position("A3"), double)
    play(near, GermanActions("east", colored("brown", "R", True)))
    assert near.germans[907].depth >= 0
    alone = state(at(18, "actions", {"A/1/16": "1513"}, {"0907": {}}))
    assert not is_ready(alone, position("A3"), double)


@pytest.mark.parametrize(
    ("units", "to"),
    [
        (("1210",), 1310),  # A2 or A4: a VP position first
        (("0908",), 1008),  # A1 or A3: the lower number
        (("1116", "1117"), 1217),  # C2 or D2: where there are more US units
        (("1116", "1214"), 1215),
        (("1405",), 1505),
    ],
)
def test_16_3_where_a_unit_redeploys_to(units: tuple[str, ...], to: int) -> None:
    """From B8 in 2009, which has no target."""
    names = ("A/1/16", "B/1/16")
    game = linked(state(at(18, "actions", dict(zip(names, units, strict=False)), {"2009": {}})))
    redeploy(game, 2009)
    assert list(game.germans) == [to]


def test_16_3_the_marker_goes_along_and_a_line_is_needed() -> None:
    units = {"A/1/16": "1210"}
    game = linked(state(at(18, "actions", units, {"2009": {"depth": "any"}})))
    redeploy(game, 2009)
    assert counters.DEPTHS[game.germans[1310].depth].type == "building"
    cut_off = state(at(18, "actions", units, {"2009": {}}))
    cut_off.linked = []
    redeploy(cut_off, 2009)
    assert list(cut_off.germans) == [2009]


@pytest.mark.parametrize(("hex", "to"), [("1117", 1407), ("1306", 1204)])
def test_16_31_a_vp_position_is_left_only_for_another(hex: str, to: int) -> None:
    """B1 in 1407: 1117 is in the field of D2 alone, 1306 in that of A9, a VP position."""
    game = linked(state(at(18, "actions", {"A/1/16": hex}, {"1407": {}})))
    redeploy(game, 1407)
    assert list(game.germans) == [to]


def test_16_33_the_highest_number_redeploys_first() -> None:
    """A3 and B8 are brown, and both would go to D2."""
    germans: Germans = {"0907": {}, "2009": {}}
    game = linked(state(at(18, "actions", {"A/1/16": "1117"}, germans)))
    brown = colored("brown", "R", False)
    assert [p for p in queue(game, "east", brown) if p in (position("A3"), position("B8"))] == [
        position("B8"),
        position("A3"),
    ]
    play(game, GermanActions("east", brown))
    assert {907, 1217} <= game.germans.keys()
    assert 2009 not in game.germans


def test_16_4_reinforcement_of_an_empty_position() -> None:
    """A VP position always; another if US units are in its intense or steady fire."""
    vp = linked(state(at(18, "actions", {"A/1/16": "0613"})))
    reinforce(vp, position("A4"))
    assert vp.germans[1310].depth >= 0
    for hex, dot in (("1009", 3), ("0908", 2), ("0910", 1)):
        assert ground.FIELD[position("A1")][int(hex)] == dot
        plain = linked(state(at(18, "actions", {"A/1/16": hex})))
        reinforce(plain, position("A1"))
        assert (1008 in plain.germans) == (dot > 1)


def test_16_actions_run_through_a_whole_card() -> None:
    number_ = colored("red", "A")
    table = at(18, "fire", {"A/1/16": "1212"}, {"1313": {"depth": "any"}}, (number_,))
    assert told(table, "GermanActed")
    assert GermanActions("east", number_).left is None
