"""Rules of chapters 5 to 8 without an example in the rulebook, each by its number."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    blank,
    card,
    fire_card,
    ids,
    last,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import CLIFF, IN_BOX, ON_TRACK
from landfall.games.omaha.rules.artillery import guns_in
from landfall.games.omaha.rules.attack import defence, odds, uses
from landfall.games.omaha.rules.attackers import join_refusal, ranged_allowed
from landfall.games.omaha.rules.barrage import barrage_targets, naval_targets
from landfall.games.omaha.rules.command_posts import settle_command
from landfall.games.omaha.rules.fire_targets import targets
from landfall.games.omaha.rules.german_fire import gun, positions_of
from landfall.games.omaha.rules.landing_boxes import fitting_boxes
from landfall.games.omaha.rules.stacking import counted
from landfall.games.omaha.rules.weapons import weapons_of


def test_5_the_boxed_land_before_the_new_are_boxed() -> None:
    """omaha 5: check, landing, placing; a unit new to a box lands next turn."""
    units = {"A/1/116": "box:DG2", "C/1/116": "turn:3"}
    table = at(3, "landing", units, {}, (blank(),))
    assert 0 <= unit(table, "A/1/116").at < IN_BOX, "ashore, or still in the check"
    assert told(table, "CardDrawn")[0].use == "landing"
    while asked(table).text == "ask-box":
        say(table, asked(table).options[0].id)
    assert IN_BOX <= unit(table, "C/1/116").at < ON_TRACK


def test_5_32_nobody_is_placed_in_a_box_without_letters() -> None:
    nameless = {n for n, box in enumerate(ground.BOXES) if box.beach is None}
    assert nameless
    for name in ("A/1/16", "A/1/116", "A-B/2R"):
        for anywhere in (False, True):
            boxes = fitting_boxes(number(name), anywhere, False, "low")
            assert boxes
            assert not nameless & set(boxes)


def test_5_33_only_rangers_are_placed_in_charlie() -> None:
    charlie = {n for n, box in enumerate(ground.BOXES) if box.beach == "CH"}
    for name, allowed in (("A/1/116", False), ("HQ/116", False), ("A-B/2R", True)):
        assert bool(charlie & set(fitting_boxes(number(name), True, False, "low"))) == allowed


def test_6_each_sector_has_its_own_card_the_east_first() -> None:
    first = fire_card("diamond", orange="single")
    second = blank(first)
    table = at(2, "fire", {}, {}, (first, second))
    fire = [(e.sector, e.card) for e in told(table, "CardDrawn") if e.use == "fire"]
    assert fire == [("east", f"card:{first}"), ("west", f"card:{second}")]


def test_6_22_a_position_fires_across_the_boundary() -> None:
    wn65 = position("WN65")
    west = next(
        h for h, dot in sorted(ground.FIELD[wn65].items()) if ground.SECTOR[h] == "west" and dot > 1
    )
    call = fire_card("diamond", red="single")
    hit = {
        "A/1/116": {"at": f"{west:04d}", "steps": 3},
        "B/1/116": {"at": f"{west:04d}", "steps": 3},
    }
    assert wn65 in positions_of("east", "red")
    table = at(2, "fire", hit, {"0817": {"depth": "any"}}, (call, blank(call)))
    assert {unit(table, name).steps for name in hit} == {2}
    other = at(2, "fire", hit, {"0817": {"depth": "any"}}, (fire_card("diamond", red="no"), call))
    assert {unit(other, name).steps for name in hit} == {3}, "the west's card does not call it"


def test_6_23_fields_of_one_colour_never_overlap() -> None:
    for hex, positions in ground.FIRE_ON.items():
        for sector in ground.SECTORS:
            colours = [
                ground.POSITIONS[p].color for p in positions if ground.POSITIONS[p].sector == sector
            ]
            assert len(colours) == len(set(colours)), hex


def test_6_41_half_a_nest_still_fires_and_counts_for_half() -> None:
    call = fire_card("diamond", green="single")
    color = deck.CARD_COLORS[call]["green"]
    shaken = {"0812": {"depth": "any", "disrupted": True}, "0912": {"depth": "any"}}
    half = gun(state(at(2, "actions", {}, shaken)), position("WN62"), color)
    assert half is not None
    assert half.limit == 2, "one unit and its marker"
    double = deck.CARD_COLORS[fire_card("diamond", green="double")]["green"]
    lone = {"0812": {"depth": "any", "disrupted": True}, "0912": {}}
    assert gun(state(at(2, "actions", {}, lone)), position("WN62"), double) is None


def test_6_52_guns_in_a_nest_fire_and_shell_in_the_same_phase() -> None:
    armed = next(r for r in counters.GERMANS if r.kind == "wn_artillery" and r.caliber == 75)
    germans = {"0809": armed.unit}
    game = state(at(4, "actions", {"A/1/16": "0610"}, germans))
    assert guns_in(game, "east", (75,)) == guns_in(state(at(4, "actions")), "east", (75,)) + 1
    call = deck.CARD_COLORS[fire_card("diamond", orange="single")]["orange"]
    shot = gun(game, position("WN61"), call)
    assert shot is not None
    assert targets(game, shot, "diamond")
    shaken = state(at(4, "actions", {}, {"0809": {"unit": armed.unit, "disrupted": True}}))
    assert guns_in(shaken, "east", (75,)) == guns_in(game, "east", (75,)) - 1


def test_7_31_nobody_enters_a_hex_with_germans() -> None:
    table = at(8, "actions", {"A/1/16": "0810"}, {"0809": {}})
    to_actions(table)
    say(table, "unit:A/1/16")
    assert "move:0809" not in ids(table)
    empty = at(8, "actions", {"A/1/16": "0810"})
    to_actions(empty)
    say(empty, "unit:A/1/16")
    assert "move:0809" in ids(empty), "an empty position may be entered"


def test_7_51_a_unit_on_a_cliff_climbs_on_or_gives_up() -> None:
    a, b = next(
        (a, b)
        for (a, b), kinds in sorted(ground.SIDES.items())
        if "scalable_cliff" in kinds
        and a in ground.BEACH
        and b not in ground.LOW
        and b not in ground.SITES
    )
    climber = {"A/1/16": {"at": f"{a:04d}", "climb": "cliff", "cliff": f"{b:04d}"}}
    table = at(3, "actions", climber)
    assert unit(table, "A/1/16").climb == CLIFF
    to_actions(table, ground.DIVISION_OF[ground.SECTOR[a]])
    say(table, "unit:A/1/16")
    assert ids(table) == {f"go-up:{b:04d}", f"give-up:{a:04d}"}
    say(table, f"give-up:{a:04d}")
    assert (unit(table, "A/1/16").at, unit(table, "A/1/16").climb) == (a, 0)


def test_7_61_leaders_and_heroes_fill_no_hex() -> None:
    stack = {
        "A/1/16": {"at": "0613", "hero": "Monteith"},
        "B/1/16": "0613",
        "HQ/16": "0613",
        "HQ/18": "0613",
    }
    game = state(at(3, "actions", stack))
    assert len(counted(game, 613)) == 2


def test_7_62_steps_are_not_limited_but_five_draw_fire() -> None:
    call = fire_card("diamond", purple="single")
    stack = {"B/1/16": "0606", "F/2/16": "0606"}
    table = at(2, "fire", stack, {"0807": {"depth": "any"}}, (call, blank(call)))
    assert all(unit(table, name).at == 606 and unit(table, name).disrupted for name in stack)


def test_7_63_too_many_in_a_hex_are_eliminated_by_choice() -> None:
    table = at(3, "actions", {"A/1/16": "0613", "B/1/16": "0613", "C/1/16": "0612"})
    to_actions(table)
    say(table, "unit:C/1/16", "move:0613", "done")
    assert asked(table).rule == "7.63"
    say(table, "unit:B/1/16")
    assert unit(table, "B/1/16").at == -1
    assert {unit(table, n).at for n in ("A/1/16", "C/1/16")} == {613}


def test_8_an_attack_takes_infantry_next_to_the_germans() -> None:
    far = at(8, "actions", {"A/1/16": "0711", "1/A/741": "0610"}, {"0809": {}})
    to_actions(far)
    say(far, "unit:A/1/16")
    assert "attack:0809" not in ids(far)
    near = at(8, "actions", {"A/1/16": "0810"}, {"0809": {}})
    to_actions(near)
    say(near, "unit:A/1/16")
    assert "attack:0809" in ids(near)


@pytest.mark.parametrize(("hex", "rule"), [("0608", None), ("0509", "8.11")])
def test_8_11_range_counts_the_target_not_the_start(hex: str, rule: str | None) -> None:
    """omaha 8.11: heavy infantry has a range of two."""
    game = state(at(8, "actions", {"A/1/16": "0810", "H/2/16": hex}, {"0809": {}}))
    refusal = join_refusal(game, number("H/2/16"), 809, (number("A/1/16"),))
    assert (refusal and refusal.rule) == rule


def test_8_12_from_below_only_at_heights_above_the_beach() -> None:
    game = state(at(8, "actions", {"1/A/741": "0711"}, {"0809": {}, "1110": {"revealed": True}}))
    assert ranged_allowed(game, 711, 809)
    assert not ranged_allowed(game, 711, 1110)
    assert ranged_allowed(game, 1010, 1110), "from the heights it may"


def test_8_14_leaders_take_no_part() -> None:
    game = state(at(8, "actions", {"A/1/16": "0810", "HQ/16": "0810"}, {"0809": {}}))
    refusal = join_refusal(game, number("HQ/16"), 809, (number("A/1/16"),))
    assert refusal is not None
    assert refusal.rule == "8.14"


def test_8_23_one_hero_gives_one_weapon_or_one_point() -> None:
    """omaha 8.23: a hero never gives flanking, and two heroes give no more than one."""
    needy = next(
        r
        for r in counters.GERMANS
        if r.kind in ("tactical", "division") and "FL" in r.needs and len(r.needs) > 1
    )
    weapon = next(w for w in needy.needs if w != "FL")
    men = {
        "A/1/16": {"at": "1010", "steps": 1, "hero": "Monteith"},
        "B/1/16": {"at": "1010", "steps": 1, "hero": "Pinder"},
    }
    game = state(at(8, "actions", men, {"1110": {"unit": needy.unit, "revealed": True}}))
    units = tuple(number(n) for n in men)
    plain = odds(game, 1110, units, naval=False)
    assert plain.hero
    found = uses(game, 1110, units, naval=False)
    assert found["strength"][0].strength == plain.strength + 1
    assert "weapon-FL" not in found
    for use, (after, _) in found.items():
        if use.startswith("weapon-"):
            assert len(after.missing) == len(plain.missing) - 1
    assert weapon not in plain.missing or f"weapon-{weapon}" in found


def test_8_24_a_headquarters_lends_its_radio_next_to_the_target() -> None:
    bare = next(
        n
        for n in counters.FIGHTERS
        if counters.REGULAR[n] and "RD" not in (counters.LEVELS[n][0].weapons or ("RD",))
    )
    name = counters.US[bare].unit
    general = next(n for n in counters.US_NUMBER if counters.GENERAL[counters.US_NUMBER[n]])
    for leader, lent in (("HQ/16", True), (general, False)):
        units = {name: {"at": "0810", "steps": 1}, leader: "0810"}
        game = state(at(8, "actions", units, {"0809": {}}))
        settle_command(game)
        assert game.led[bare]
        assert ("RD" in weapons_of(game, bare, 809)) == lent


def test_8_26_heavy_infantry_leaves_weapons_behind_at_two_hexes() -> None:
    near = state(at(8, "actions", {"H/2/16": "0810"}, {"0809": {}}))
    assert weapons_of(near, number("H/2/16"), 809) == {"BZ", "BG", "BR", "DE", "MO", "RD", "MG"}
    far = state(at(8, "actions", {"H/2/16": "0608"}, {"0809": {}}))
    assert weapons_of(far, number("H/2/16"), 809) == {"BZ", "BR", "MO", "RD", "MG"}
    assert [level.range for level in counters.LEVELS[number("H/2/16")]] == [1, 1, 2]


@pytest.mark.parametrize(("far", "close"), [(1, True), (3, True), (4, False), (5, False)])
def test_8_27_tanks_have_machine_guns_up_to_three_hexes(far: int, close: bool) -> None:
    hex = (
        next(h for h in sorted(ground.BEACH) if ground.distance(h, 809) == far) if far > 1 else 709
    )
    game = state(at(2, "actions", {"1/A/741": f"{hex:04d}"}, {"0809": {}}))
    assert ground.distance(hex, 809) == far
    assert weapons_of(game, number("1/A/741"), 809) == (
        {"AR", "BZ", "BR", "MG"} if close else {"AR", "BZ"}
    )


def test_8_32_one_hex_of_a_double_nest_is_attacked_at_a_time() -> None:
    both = {"0812": {"depth": "any"}, "0912": {"depth": "any"}}
    one = {"0812": {"depth": "any"}}
    men = {"A/1/16": "0811"}
    units = (number("A/1/16"),)
    whole = state(at(8, "actions", men, both))
    half = state(at(8, "actions", men, one))
    assert whole.germans[812].unit >= 0
    half.germans[812] = whole.germans[812]
    assert defence(whole, 812, units) == defence(half, 812, units)


def test_8_41_a_hex_is_barraged_by_several_but_not_attacked_as_well() -> None:
    tanks = {"1/A/741": "0610", "2/A/741": "0611", "A/1/16": "0810"}
    symbol = counters.LEVELS[number("1/A/741")][-1].target
    # Neither colour nor symbol: the hex can be targeted again.
    miss = card(lambda r: r.target != symbol and all(c.color != "orange" for c in r.positions))
    table = at(2, "actions", tanks, {"0809": {}}, (miss,))
    to_actions(table)
    say(table, "unit:1/A/741", "barrage:0809")
    assert last(table, "BarrageFired").unit == "unit:1/A/741"
    assert last(table, "BarrageFired").result == "none"
    assert barrage_targets(state(table), number("2/A/741")) == [809]
    say(table, "unit:A/1/16")
    assert "attack:0809" not in ids(table)


def test_8_42_hidden_reinforcements_can_not_be_shelled() -> None:
    inside = next(
        h
        for h in ground.FIELD[position("A2")]
        if ground.distance(h, 1110) == 2 and h not in ground.LOW
    )
    for revealed in (False, True):
        game = state(
            at(20, "actions", {"1/A/741": f"{inside:04d}"}, {"1110": {"revealed": revealed}})
        )
        assert (1110 in barrage_targets(game, number("1/A/741"))) == revealed


def test_8_51_naval_fire_adds_nine_and_its_weapons() -> None:
    game = state(at(8, "actions", {"A/1/16": "0810"}, {"0809": {}}))
    units = (number("A/1/16"),)
    with_, without = odds(game, 809, units, naval=True), odds(game, 809, units, naval=False)
    assert with_.strength == without.strength + 9
    assert not {"NA", "AR", "DE"} & set(with_.missing)


def test_8_53_a_naval_barrage_costs_no_action_and_bars_the_attack() -> None:
    table = at(8, "actions", {"A/1/16": "0610", "B/1/16": "0810"}, {"0809": {}}, naval=1)
    to_actions(table)
    before = asked(table).args["actions"]
    assert "naval" in ids(table)
    say(table, "naval", "hex:0809")
    assert asked(table).args["actions"] == before
    say(table, "unit:B/1/16")
    assert "attack:0809" not in ids(table)


def test_8_54_a_naval_marker_is_kept_until_it_is_used() -> None:
    table = at(8, "actions", {"A/1/16": "0610"}, {"0809": {}}, naval=2)
    assert naval_targets(state(table)) == [809]
    to_actions(table)
    say(table, "naval", "hex:0809")
    assert state(table).naval == 1
