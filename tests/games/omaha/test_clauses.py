"""One test for each clause that could be dropped from the rules without another test noticing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    blank,
    card,
    fire_card,
    force,
    ids,
    last,
    linked,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.advance import Advance, defence_strength
from landfall.games.omaha.rules.armour import intends
from landfall.games.omaha.rules.artillery import batteries, settle_batteries
from landfall.games.omaha.rules.attack import may_add_naval
from landfall.games.omaha.rules.attack_results import defeat
from landfall.games.omaha.rules.attackers import join_refusal
from landfall.games.omaha.rules.barrage import naval_targets, table_result
from landfall.games.omaha.rules.command_posts import commanded
from landfall.games.omaha.rules.communication import german_reach, is_linked
from landfall.games.omaha.rules.depth import GainDepth, GainDepthInEachSector
from landfall.games.omaha.rules.engineer_bases import base_options, engineer_area, traffic_area
from landfall.games.omaha.rules.event_phase import EventPhase
from landfall.games.omaha.rules.fields_of_fire import armour_field, fired_on
from landfall.games.omaha.rules.fire_targets import Gun, targets
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.german_actions import acts
from landfall.games.omaha.rules.german_fire import GermanFire
from landfall.games.omaha.rules.landing import RangerDrift
from landfall.games.omaha.rules.mortars_patrols_ambushes import Ambush, mortar, patrol
from landfall.games.omaha.rules.movement import destinations
from landfall.games.omaha.rules.obstacles import clearable
from landfall.games.omaha.rules.reinforcements import tactical_reinforcement
from landfall.games.omaha.rules.terrain_effects import WALK, attacks_across, infiltrated, way
from landfall.games.omaha.rules.unit_actions import action_budget, can_act, unit_actions
from landfall.games.omaha.rules.us_actions import DivisionActions
from landfall.games.omaha.rules.victory import is_open
from landfall.games.omaha.rules.weapons import weapons_from

ARMOUR = {"armour": True}
STUG = next(r.unit for r in counters.GERMANS if r.kind == "armor")


def lands(name: str, letter: str) -> int:
    """A landing card with this letter beside the unit's symbol."""
    symbol = counters.LEVELS[number(name)][-1].target
    return card(lambda r: r.landing[symbol] == letter and not r.mine)


def fire(game: Omaha, east: int, west: int) -> None:
    """A German fire phase with these cards."""
    game.deck = [n for n in game.deck if n not in (west, east)] + [west, east]
    game.push(GermanFire())
    game.advance()


# 5. Landing.


@pytest.mark.parametrize(
    ("turn", "name", "later"), [(1, "1/A/741", 2), (8, "62AFA", 11), (20, "7FA", None)]
)
def test_5_1_a_delayed_unit_waits_on_the_track(turn: int, name: str, later: int | None) -> None:
    """Tanks are delayed until turn 2, guns for three turns; the amphibious guns are lost instead."""
    table = at(turn, "landing", {name: "box:ER3"}, cards=(lands(name, "A"),), scenario="d-day")
    if later is None:
        assert unit(table, name).at == -1
        return
    assert (last(table, "UnitDelayed").turn, unit(table, name).at) == (later, 4000 + later)


# 6. German fire.


def test_6_36_armour_in_intense_fire_is_hit_without_a_bonus() -> None:
    hexes = {dot: h for h, dot in ground.FIELD[position("WN61")].items() if h in ground.BEACH}
    symbol = counters.LEVELS[number("1/A/741")][-1].target
    shot = card(
        lambda r: (
            r.target == symbol
            and r.artillery is None
            and any(
                c.color == "orange" and not c.double and c.symbol != "armor" for c in r.positions
            )
        )
    )
    for dot in (3, 2):
        table = at(2, "fire", {"1/A/741": f"{hexes[dot]:04d}"}, {"0809": {}}, (shot, blank(shot)))
        assert unit(table, "1/A/741").steps == (1 if dot == 3 else 2)


def test_6_34_a_step_lost_to_mortars_is_lost_once_but_disruption_still_counts() -> None:
    """14.2: before turn 17, other actions come before the fire of the card."""
    gun = Gun(position("WN61"), "orange", 3, False, False, False)
    for dot in (3, 2, 1):
        hex = next(h for h, d in gun.field.items() if d == dot)
        units = {"A/1/16": f"{hex:04d}"}
        game = state(at(14, "actions", units, scenario="d-day", options={"early-actions": True}))
        assert [t.unit for t in targets(game, gun, "diamond")] == [number("A/1/16")]
        game.hit.append(number("A/1/16"))
        assert bool(targets(game, gun, "diamond")) == (dot == 1)


def test_6_34_one_step_a_phase_for_a_position_and_artillery_together() -> None:
    """Card 42: an orange position fires, and a single 88 is enough for the card's artillery; both would hit the only
    unit.
    """
    artillery = deck.CARDS[42].artillery
    assert artillery is not None
    assert (artillery.value, artillery.calibers, deck.CARDS[42].target) == (1, (88,), "diamond")
    units = {"A/1/16": "0610"}
    assert ground.FIELD[position("WN61")][610] >= 2
    table = at(8, "fire", units, {"0809": "WN-A88-1"}, (42, blank(42)))
    assert told(table, "PositionFired")
    assert told(table, "ArtilleryFired")[0].guns >= 1
    assert not told(table, "ArtilleryFired")[0].struck
    assert unit(table, "A/1/16").steps == 2
    # In the next phase, it can be hit again.
    shot = fire_card("diamond", (42, blank(42)), orange="single")
    fire(state(table), shot, blank(42, blank(42), shot))
    assert unit(table, "A/1/16").steps == 1


def test_4_smoke_keeps_a_nest_from_firing_this_turn() -> None:
    shot = fire_card("diamond", orange="single")
    for smoke in (True, False):
        game = state(at(5, "actions", {"A/1/16": "0610"}, {"0809": {}}))
        game.smoke = [position("WN61")] if smoke else []
        fire(game, shot, blank(shot))
        assert game.units[number("A/1/16")].steps == (3 if smoke else 2)


def test_11_14_the_hero_need_not_be_sacrificed() -> None:
    shot = fire_card("diamond", orange="single")
    hurt = {"A/1/16": {"at": "0610", "steps": 1, "hero": "Pinder"}}
    table = at(2, "fire", hurt, {"0809": {}}, (shot, blank(shot)))
    say(table, "lose-unit")
    assert unit(table, "A/1/16").at == -1


# 7. Movement.


def test_7_1_leaders_act_when_no_action_is_left() -> None:
    game = state(at(8, "actions", {"HQ/16": "0613", "Gen/Wyman": "0612", "1/C/741": "0616"}))
    game.actions = 0
    (decision,) = DivisionActions(1).ask(game)
    assert {o.id for o in decision.options} == {"unit:HQ/16", "unit:Gen/Wyman", "done"}


@pytest.mark.parametrize("symbol", ["circle", "triangle"])
def test_7_32_without_its_symbol_a_unit_slips_through(symbol: str) -> None:
    here = state(at(2, "actions", {}, {"0809": {}}))
    a, b = next(
        (a, b)
        for a in sorted(ground.ADJACENT[809])
        for b in sorted(ground.ADJACENT[809] & ground.ADJACENT[a])
        if infiltrated(here, a, b) and way(here, number("A/1/16"), a, b) == WALK
    )
    shown = card(
        lambda r: (
            r.target == symbol and any(c.color == "orange" and not c.double for c in r.positions)
        )
    )
    table = at(2, "actions", {"A/1/16": f"{a:04d}"}, {"0809": {}}, (shown,))
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{b:04d}")
    assert last(table, "InfiltrationChecked").struck is False
    assert (unit(table, "A/1/16").steps, unit(table, "A/1/16").at) == (3, b)


def _moves(game: Omaha, name: str) -> list[tuple[str, int]]:
    return list(unit_actions(game, number(name), action_budget(game)))


@pytest.mark.parametrize(
    ("red", "blue", "deep", "struck"),
    [
        ("single", "no", "", True),
        ("no", "single", "", True),
        ("no", "no", "", False),
        ("double", "no", "", False),
        ("double", "no", "1008", True),
        ("double", "no", "1110", False),
        ("no", "double", "1110", True),
        ("no", "double", "1008", False),
    ],
)
def test_7_32_past_two_positions_either_colour_costs_a_step(
    red: str, blue: str, deep: str, struck: bool
) -> None:
    """From 1009 to 1109, past A1 (red) and A2 (blue), each with its own marker."""
    shown = card(
        lambda r: (
            r.target == "diamond"
            and all(
                (how == "no" and name not in (c := deck.CARD_COLORS[r.card]))
                or (how != "no" and name in c and c[name].double == (how == "double"))
                for name, how in (("red", red), ("blue", blue))
                if (c := deck.CARD_COLORS[r.card]) is not None
            )
        )
    )
    germans: dict[str, Any] = {
        hex: {"depth": "any"} if hex == deep else {} for hex in ("1008", "1110")
    }
    table = at(8, "actions", {"A/1/16": "1009"}, germans, (shown,))
    to_actions(table)
    say(table, "unit:A/1/16", "move:1109")
    check = last(table, "InfiltrationChecked")
    assert set(check.positions) == {"position:A1", "position:A2"}
    assert check.struck == struck


def test_20_3_infantry_and_armour_leave_the_map_others_do_not() -> None:
    for name, may in (
        ("1/A/741", True),
        ("62AFA", True),
        ("A/1/16", True),
        ("C/2R", True),
        ("7FA", False),
        ("AT/16", False),
        ("HQ/16", False),
        ("Gen/Wyman", False),
    ):
        game = state(at(20, "actions", {name: "1001"}))
        assert (("exit", 1001) in set(destinations(game, number(name)))) == may


def test_22_1_a_free_move_does_not_lead_up_to_the_heights() -> None:
    game = state(at(8, "actions", {"A/1/16": "0613"}, options={"bombardment": True}))
    a, b = next(
        (a, b)
        for a in sorted(ground.LOW)
        for b in ground.NEIGHBOURS[a]
        if b not in ground.LOW and b not in ground.ROUGH
    )
    low = next(n for n in ground.NEIGHBOURS[a] if n in ground.LOW)
    assert is_preservation(game, number("A/1/16"), a, low)
    assert not is_preservation(game, number("A/1/16"), a, b)


def test_23_6_which_units_may_flee_from_armour_and_where_to() -> None:
    """Units in the armour's intense fire and adjacent to it may move out of both."""
    for at_ in (1612, 1321, 1825):
        field = armour_field(at_)
        game = state(
            at(20, "actions", {"A/1/16": "1001"}, {f"{at_:04d}": {"unit": STUG}}, options=ARMOUR)
        )
        for a in ground.NEIGHBOURS[at_]:
            for b in ground.NEIGHBOURS[a]:
                if b == at_:
                    continue
                free = field.get(a) == 3 and b not in ground.ADJACENT[at_] and field.get(b, 0) != 3
                assert is_preservation(game, number("A/1/16"), a, b) == free
    near = {armour_field(at_).get(a) for at_ in (1612, 1321, 1825) for a in ground.NEIGHBOURS[at_]}
    assert near >= {2, 3}
    away = game_with_armour({"A/1/16": "1611"}, 1612)
    two = next(
        h for h in ground.HEXES if ground.distance(h, 1612) == 2 and armour_field(1612).get(h) == 3
    )
    out = next(h for h in ground.NEIGHBOURS[two] if armour_field(1612).get(h, 0) == 0 and h != 1612)
    assert not is_preservation(away, number("A/1/16"), two, out), "only from beside it"


def game_with_armour(units: dict[str, Any], hex: int) -> Omaha:
    return state(at(20, "actions", units, {f"{hex:04d}": {"unit": STUG}}, options=ARMOUR))


# 8. Attacks.


def refused(game: Omaha, name: str, target: int, *units: str) -> str | None:
    found = join_refusal(game, number(name), target, tuple(number(u) for u in units))
    return None if found is None else found.text


def test_8_15_up_a_bluff_only_heavy_infantry_helps_and_only_units_that_attack_properly() -> None:
    """WN62 S in 0912: 1011 is below its bluff, 0913 is not."""
    assert not attacks_across(1011, 912)
    assert attacks_across(913, 912)
    units: dict[str, Any] = {"A/1/16": "1011", "D/1/16": "1011", "B/1/16": "0913"}
    game = state(at(8, "actions", units, {"0912": {}}))
    game.actions = 2
    for name in ("A/1/16", "D/1/16"):
        assert ("attack", 912) not in _moves(game, name)
    assert ("attack", 912) in _moves(game, "B/1/16")
    assert refused(game, "A/1/16", 912, "B/1/16") == "refusal-bluff"
    assert refused(game, "D/1/16", 912, "B/1/16") is None
    assert refused(game, "D/1/16", 912, "A/1/16") == "refusal-no-infantry"
    worn = {**units, "D/1/16": {"at": "1011", "steps": 2}}
    weak = state(at(8, "actions", worn, {"0912": {}}))
    assert refused(weak, "D/1/16", 912, "B/1/16") == "refusal-bluff", "8.26"


def test_8_26_heavy_infantry_leaves_weapons_behind_below_a_bluff_too() -> None:
    heavy = number("D/1/16")
    assert "BG" in weapons_from(heavy, 3, 913, 912, lent=False)
    assert "BG" not in weapons_from(heavy, 3, 1011, 912, lent=False)


def test_8_24_the_radio_is_lent_next_to_the_target_only() -> None:
    tank = number("1/A/741")
    assert "RD" in weapons_from(tank, 2, 810, 809, lent=True)
    assert "RD" not in weapons_from(tank, 2, 810, 809, lent=False)
    assert ground.distance(711, 809) == 2
    assert "RD" not in weapons_from(tank, 2, 711, 809, lent=True)


def test_8_12_from_low_ground_next_to_it_any_position_may_be_attacked() -> None:
    """WN67 in 1220 does not overlook the beach; 1121 is below it, and the restriction is on ranged fire."""
    near = {"A/1/16": "1121", "1/A/741": "1121"}
    game = state(at(20, "actions", near, {"1220": {}}))
    assert not ground.OVERLOOKS_BEACH[position("WN67")]
    assert refused(game, "1/A/741", 1220, "A/1/16") is None
    far = next(
        h
        for h in sorted(ground.LOW)
        if ground.distance(h, 1220) == 2 and ground.distance(h, 1121) == 1
    )
    away = state(at(20, "actions", {**near, "1/A/741": f"{far:04d}"}, {"1220": {}}))
    assert refused(away, "1/A/741", 1220, "A/1/16") == "refusal-high-ground"


def test_8_1_tanks_are_coordinated_by_infantry_not_by_other_tanks() -> None:
    tank = next(
        h
        for h in ground.NEIGHBOURS[711]
        if h in ground.LOW and ground.distance(h, 810) == 2 and ground.distance(h, 809) > 1
    )
    units = {"A/1/16": "0810", "1/A/741": "0711", "2/A/741": f"{tank:04d}"}
    game = state(at(8, "actions", units, {"0809": {}}))
    assert refused(game, "1/A/741", 809, "A/1/16") is None
    assert refused(game, "2/A/741", 809, "A/1/16", "1/A/741") == "refusal-not-coordinated"


def test_8_51_only_a_radio_of_infantry_calls_naval_fire_into_an_attack() -> None:
    """B/1/16 has lost its radio; a tank has none to lend."""
    worn: dict[str, Any] = {"B/1/16": {"at": "0810", "steps": 2}, "1/A/741": "0810"}
    for more, called in (({}, False), ({"HQ/16": "0711"}, True), ({"A/1/16": "0810"}, True)):
        table = at(8, "actions", {**worn, **more}, {"0809": {}}, naval=1)
        game = state(table)
        units = tuple(number(n) for n in (*worn, *more) if n != "HQ/16")
        assert may_add_naval(game, 809, units) == called


def test_8_52_one_of_the_observers_needs_the_radio() -> None:
    worn: dict[str, Any] = {"B/1/16": {"at": "0610", "steps": 2}}
    without = state(at(8, "actions", worn, {"0809": {}}, naval=1))
    assert naval_targets(without) == []
    with_one = state(at(8, "actions", {**worn, "A/1/16": "0610"}, {"0809": {}}, naval=1))
    assert naval_targets(with_one) == [809]
    shaken = {**worn, "A/1/16": {"at": "0610", "disrupted": True}}
    assert naval_targets(state(at(8, "actions", shaken, {"0809": {}}, naval=1))) == []


#: 8.4: for neither, symbol, colour, both; with depth and without; at strengths 2, 5 and 6.
BARRAGE = {
    (False, False, True): "---",
    (False, False, False): "---",
    (True, False, True): "--d",
    (True, False, False): "-dd",
    (False, True, True): "-dd",
    (False, True, False): "ddd",
    (True, True, True): "ddr",
    (True, True, False): "ddr",
}


@pytest.mark.parametrize(("symbol", "color", "depth"), BARRAGE)
def test_8_4_the_whole_barrage_table(symbol: bool, color: bool, depth: bool) -> None:
    words = {"-": "none", "d": "disrupted", "r": "disrupted and depth removed"}
    found = [table_result(s, depth, color, symbol) for s in (1, 2, 3, 5, 6, 9)]
    expected = [words[c] for c in BARRAGE[symbol, color, depth] for _ in range(2)]
    assert found == expected


def test_8_33_23_6_defeated_armour_does_not_withdraw() -> None:
    game = game_with_armour({"A/1/16": "1611"}, 1612)
    assert is_linked(game, 1612, german_reach(game))
    armour = game.germans[1612].unit
    assert counters.GERMANS[armour].division == 352
    defeat(game, 1612)
    assert armour in game.germans_lost
    assert armour not in game.division


# 13. Steps that come back.


@pytest.mark.parametrize(
    ("units", "offered"),
    [
        ({"A/1/116": 1, "E/2/16": 1, "C/2R": 1, "B/1/116": 2}, {"unit:A/1/116"}),
        ({"B/1/116": 2, "C/2R": 1, "E/2/16": 1, "F/2/16": 1}, {"unit:E/2/16", "unit:F/2/16"}),
        ({"B/1/116": 2, "C/2R": 1, "E/2/16": 2}, set()),
    ],
)
def test_13_12_infantry_of_the_division_named_else_of_the_other(
    units: dict[str, int], offered: set[str]
) -> None:
    call = card(
        lambda r: any(
            e.event == "support_soldiers" and e.division == 29 and e.first <= 12 <= e.last
            for e in r.events
        )
    )
    placed = {
        name: {"at": f"062{place}", "steps": steps}
        for place, (name, steps) in enumerate(units.items(), 3)
    }
    table = at(12, "event", placed, {}, (call,))
    if offered:
        assert asked(table).text == "ask-regain"
        assert ids(table) == offered
    else:
        assert told(table, "EventHadNoEffect")
        assert force(table, "0809") is None


# 9. Depth and reinforcements.


def test_9_2_an_event_gives_no_depth_to_a_unit_without_a_line() -> None:
    """A2 in 1110 would come first, but US units stand all around it, and none of its hexes is bocage."""
    cut = {
        name: {"at": f"{hex:04d}", "steps": 3}
        for name, hex in zip(
            ("A/1/16", "B/1/16", "C/1/16", "E/2/16", "F/2/16", "G/2/16"),
            ground.NEIGHBOURS[1110],
            strict=True,
        )
    }
    game = state(at(9, "actions", cut, {"1110": {}, "1008": {}}))
    assert not is_linked(game, 1110, german_reach(game))
    assert is_linked(game, 1008, german_reach(game))
    GainDepth("east").run(game)
    assert (game.germans[1110].depth, game.germans[1008].depth >= 0) == (-1, True)


@pytest.mark.parametrize(
    ("wn", "building", "mobile", "whole"),
    [(0, 0, 1, True), (0, 1, 0, True), (1, 0, 0, True), (1, 0, 1, False), (0, 1, 1, False)],
)
def test_9_24_markers_of_every_kind_count_as_left(
    wn: int, building: int, mobile: int, whole: bool
) -> None:
    pools = {"wn_depth": wn, "building_depth": building, "mobile_depth": mobile}
    game = state(at(9, "actions", {}, {"0809": {}, "0728": {}}, pools=pools))
    GainDepthInEachSector().run(game)
    added = game.steps[-1 if whole else -2 :]
    assert list(added) == ([GainDepth("")] if whole else [GainDepth("west"), GainDepth("east")])


def test_9_4_a_nest_is_not_a_position_for_a_reinforcement() -> None:
    """The nearest empty position to WN62 is WN61, but a reinforcement never takes a nest (9.32)."""
    game = state(at(9, "actions", {"A/1/16": "0613"}, {"0912": {}}))
    tactical_reinforcement(game, 912)
    (new,) = (hex for hex in game.germans if hex != 912)
    assert not ground.IS_WN[ground.SITES[new]]


# 10. Obstacles.


def test_10_1_a_disrupted_nest_does_not_keep_engineers_away() -> None:
    shown = card(lambda r: any(c.color == "orange" for c in r.positions))
    hex = min(ground.OBSTACLES & ground.FIELD[position("WN61")].keys())
    for shaken in (True, False):
        germans = {"0809": {"disrupted": shaken}}
        game = state(at(5, "actions", {}, germans, fire_cards={"east": shown}))
        assert (hex in clearable(game, "east")) == shaken


# 16. German actions.


def test_16_7_16_5_with_early_actions_other_actions_come_before_the_fire() -> None:
    """14.2: a mortar and a patrol on turn 14, then the positions that fire, together."""
    mortar_card = card(
        lambda r: (
            r.artillery is None and any(c.color == "red" and c.symbol == "M" for c in r.positions)
        )
    )
    symbol = deck.CARDS[mortar_card].target
    name = next(
        counters.US[n].unit
        for n in counters.FIGHTERS
        if counters.INFANTRY[n] and counters.LEVELS[n][-1].target == symbol
    )
    hex = next(
        h
        for h in sorted(ground.HEXES)
        if ground.distance(h, 1008) == 3
        and h not in ground.FIELD[position("A1")]
        and h not in ground.SITES
        and h not in ground.ROUGH
        and ground.SECTOR[h] == "east"
        and h not in ground.UNDERWATER["mid"]
    )
    early = {"early-actions": True}
    table = at(
        14,
        "fire",
        {name: f"{hex:04d}"},
        {"1008": {}},
        (mortar_card, blank(mortar_card)),
        scenario="d-day",
        options=early,
    )
    assert [e.cause for e in told(table, "StepLost")] == ["mortar"]


@pytest.mark.parametrize("extended", [False, True])
def test_6_34_mortars_and_ambushes_take_no_second_step_before_turn_17(extended: bool) -> None:
    """14.12: in the extended game they do."""
    turn = 18 if extended else 14
    more: dict[str, Any] = {"scenario": "d-day", "options": {"early-actions": True}}
    shown = card(lambda r: r.target == "diamond")
    table = at(turn, "actions", {"A/1/16": "1113"}, {"1110": {}}, **more)
    game = state(table)
    game.hit.append(number("A/1/16"))
    assert (mortar(game, position("A2"), shown) is not None) == extended
    ambushed = at(turn, "actions", {"A/1/16": "1212"}, {}, **more)
    here = linked(state(ambushed))
    assert ground.FIELD[position("C3")][1212] == 3
    here.hit.append(number("A/1/16"))
    here.push(Ambush(position("C3"), shown))
    ambushed.decisions = here.advance()
    assert unit(ambushed, "A/1/16").steps == (2 if extended else 3)


def test_16_3_a_nest_never_redeploys() -> None:
    shown = card(lambda r: any(c.color == "orange" and c.symbol == "R" for c in r.positions))
    color = deck.CARD_COLORS[shown]["orange"]
    game = linked(state(at(18, "actions", {"A/1/16": "1212"}, {"0809": {"depth": "any"}})))
    assert acts(game, position("WN61"), color, shown) is None
    assert list(game.germans) == [809]


def test_16_6_among_equals_the_player_chooses_which_unit_is_disrupted() -> None:
    two = {"A/1/16": "1113", "E/2/16": "1113"}
    table = at(18, "actions", two, {"1110": {}})
    game = state(table)
    step = patrol(game, position("A2"), card(lambda r: r.target == "diamond"))
    assert step is not None
    game.push(step)
    table.decisions = game.advance()
    assert (asked(table).text, ids(table)) == ("ask-disrupted", {"unit:A/1/16", "unit:E/2/16"})
    say(table, "unit:E/2/16")
    assert [bool(unit(table, n).disrupted) for n in two] == [False, True]


def test_16_91_among_equals_the_player_chooses_which_unit_is_ambushed() -> None:
    two = {"A/1/16": "1212", "E/2/16": "1314"}
    table = at(18, "actions", two, {})
    game = linked(state(table))
    game.push(Ambush(position("C3"), card(lambda r: r.target == "diamond")))
    table.decisions = game.advance()
    say(table, "unit:E/2/16")
    assert [unit(table, n).steps for n in two] == [3, 2]


def test_16_84_an_inspired_unit_adds_nothing_more() -> None:
    hero: dict[str, Any] = {"at": "1212", "steps": 2, "hero": "Pinder"}
    for inspired, strength in ((False, 5), (True, 4)):
        game = state(at(18, "actions", {"A/1/16": {**hero, "inspired": inspired}}))
        assert 1212 not in ground.BOCAGE | ground.BUILDINGS
        assert defence_strength(game, [number("A/1/16")]) == strength


@pytest.mark.parametrize("target", ["circle", "triangle", "diamond"])
def test_16_82_tanks_like_infantry_are_disrupted_by_their_symbol_only(target: str) -> None:
    symbol = counters.LEVELS[number("1/A/741")][-1].target
    table = at(18, "actions", {"1/A/741": "1212", "AT/16": "1213"}, {"1313": {"depth": "any"}})
    game = state(table)
    game.push(Advance(position("C3"), card(lambda r: r.target == target)))
    table.decisions = game.advance()
    assert bool(unit(table, "1/A/741").disrupted) == (symbol == target)
    assert unit(table, "AT/16").disrupted, "other units always"


# 18, 19. Command posts and engineers.


def test_18_1_a_headquarters_becomes_a_post_and_another_day_reaches_further() -> None:
    table = at(30, "engineers", {"HQ/16": "0806", "HQ/116": "0806", "A/1/16": "0907"})
    assert "post:HQ/16" in ids(table)
    assert "post:HQ/116" not in ids(table), "each division its own"
    say(table, "post:HQ/16")
    assert state(table).posts == {number("HQ/16"): 0}
    assert not {i for i in ids(table) if i.startswith("reach:")}, "not in the same turn"


def test_18_snipers_limit_the_post_they_name_to_one_hex() -> None:
    post = {"HQ/16": {"at": "0806", "post": 7}, "A/1/16": "0907"}
    game = state(at(30, "actions", post))
    assert commanded(game, number("HQ/16")) >= {
        h for h in ground.HEXES if ground.distance(h, 806) == 4
    }
    game.snipers = [number("HQ/116")]
    assert len(commanded(game, number("HQ/16"))) > 7
    game.snipers = [number("HQ/16")]
    assert commanded(game, number("HQ/16")) == {806, *ground.NEIGHBOURS[806]}


def test_19_33_stopped_engineers_neither_place_nor_extend_nor_direct_traffic() -> None:
    name = next(counters.US[n].unit for n in counters.BASES if counters.DIVISION[n] == 1)
    base = {name: {"at": "0711", "base": 4}}
    game = state(at(30, "actions", base))
    bases = [n for n in counters.BASES if counters.DIVISION[n] == 1]
    kinds = {o.id.partition(":")[0] for o in base_options(game, bases, 1, set())}
    assert kinds == {"base", "extend"}
    assert 711 in traffic_area(game)
    game.engineers_stopped = True
    assert base_options(game, bases, 1, set()) == []
    assert traffic_area(game) == frozenset()


def test_19_3_a_garrison_is_placed_in_the_divisions_own_sector() -> None:
    name = next(counters.US[n].unit for n in counters.BASES if counters.DIVISION[n] == 1)
    table = at(30, "engineers", {name: {"at": "0711", "base": 8}})
    offered = {i for i in ids(table) if i.startswith("garrison:")}
    assert "garrison:0809" in offered
    assert all(ground.SECTOR[int(i.partition(":")[2])] == "east" for i in offered)
    say(table, "garrison:0809")
    assert state(table).garrisons == [809]
    assert "garrison:0809" not in ids(table)


def test_19_32_the_field_of_armour_is_not_part_of_the_area() -> None:
    name = next(counters.US[n].unit for n in counters.BASES if counters.DIVISION[n] == 1)
    base = {name: {"at": "0711", "base": 8}}
    free = engineer_area(state(at(30, "actions", base, options=ARMOUR)))
    for shaken in (False, True):
        germans = {"0812": {"unit": STUG, "disrupted": shaken}}
        area = engineer_area(state(at(30, "actions", base, germans, options=ARMOUR)))
        assert area == (free if shaken else free - armour_field(812).keys())


# 23. Armour.


def test_23_4_taking_position_it_fires_only_at_units_next_to_it() -> None:
    shown = card(
        lambda r: (
            r.target == "triangle"
            and any(c.color == "red" and c.symbol == "P" for c in r.positions)
        )
    )
    red = next(r.unit for r in counters.GERMANS if r.kind == "armor" and r.color == "red")
    far = state(
        at(
            20,
            "actions",
            {"A/1/16": "1001"},
            {"1612": {"unit": red, "depth": "any"}},
            options=ARMOUR,
        )
    )
    path, fires = intends(far, 1612, shown)
    assert len(path) > 1
    assert not fires
    end = path[-1]
    two = next(
        h
        for h in sorted(ground.HEXES)
        if ground.distance(h, end) == 2
        and armour_field(end).get(h)
        and h not in path
        and not any(h in ground.ROAD_NEIGHBOURS[p] for p in ground.HEXES)
    )
    near = state(
        at(
            20,
            "actions",
            {"A/1/16": f"{two:04d}"},
            {"1612": {"unit": red, "depth": "any"}},
            options=ARMOUR,
        )
    )
    assert intends(near, 1612, shown) == (path, False)


# Events.


def happening(event: str, turn: int, **fields: Any) -> int:
    """A card whose event on this turn is this one, with these particulars."""
    return card(
        lambda r: any(
            e.event == event
            and e.first <= turn <= e.last
            and all(getattr(e, name) == value for name, value in fields.items())
            for e in r.events
        )
    )


@pytest.mark.parametrize(
    ("event", "fields", "left_out"),
    [
        ("hero_and_depth", {"division": 29}, True),
        ("hero_and_depth", {"division": 1}, False),
        ("smoke", {"wn": ("WN72", "WN73")}, True),
        ("smoke", {"wn": ("WN60", "WN61")}, False),
        ("screaming_meemies", {}, True),
    ],
)
def test_3_easy_fox_leaves_out_what_names_the_west(
    event: str, fields: dict[str, Any], left_out: bool
) -> None:
    """The event of the card has no effect if it names the 29th Division, western nests or the rockets."""
    call = happening(event, 5, **fields)
    table = at(5, "event", {"A/1/16": "0613"}, {"0809": {}}, (call,), scenario="easy-fox")
    assert bool(told(table, "DeckEvent")) != left_out
    assert [e.rule for e in told(table, "EventHadNoEffect")] == (["3"] if left_out else [])


@pytest.mark.parametrize("scenario", ["easy-fox", "first-waves"])
def test_9_3_reinforcements_come_in_every_zone_but_those_left_out_of_easy_fox(
    scenario: str,
) -> None:
    call = happening("reinforcements", 5, zones=("A", "C", "G"))
    table = at(5, "event", {"A/1/16": "0613"}, {"0809": {}}, (call,), scenario=scenario)
    zones = {ground.POSITIONS[ground.SITES[hex]].zone for hex in state(table).germans} - {None}
    assert zones == ({"A", "C"} if scenario == "easy-fox" else {"A", "C", "G"})


def test_9_2_a_single_marker_goes_to_the_nearest_unit_of_the_whole_map() -> None:
    call = happening("depth_one", 5)
    for hex, gains in (("0626", 728), ("0610", 809)):
        table = at(5, "event", {"A/1/16": hex}, {"0809": {}, "0728": {}}, (call,))
        assert [h for h, f in state(table).germans.items() if f.depth >= 0] == [gains]


def test_6_53_another_unit_in_wn69_has_no_rockets() -> None:
    call = happening("screaming_meemies", 5)
    hex = next(h for h in sorted(ground.BEACH) if ground.distance(h, 1222) == 6)
    for german, falls in (("WN-ROCKET", True), ("WN-P1", False)):
        table = at(5, "event", {"A/1/116": f"{hex:04d}"}, {"1222": german}, (call,))
        assert bool([e for e in told(table, "StepLost") if e.cause == "rocket"]) == falls
        assert state(table).meemies == falls


# Limits.


def test_7_63_units_are_eliminated_until_two_are_left() -> None:
    stack = {"A/1/16": "0613", "B/1/16": "0613", "C/1/16": "0612", "C/2R": "0612"}
    table = at(3, "actions", stack)
    to_actions(table)
    say(table, "unit:C/1/16", "move:0613")
    say(table, "unit:C/2R", "move:0613", "done")
    while asked(table).rule != "7.63":
        say(table, "done")
    say(table, "unit:A/1/16", "unit:C/2R")
    assert {name for name in stack if unit(table, name).at == 613} == {"B/1/16", "C/1/16"}


def test_17_1_disrupted_armour_stops_nobody() -> None:
    for shaken in (False, True):
        germans = {"1612": {"unit": STUG, "disrupted": shaken}}
        game = state(at(20, "actions", {"A/1/16": "1001"}, germans, options=ARMOUR))
        near = next(h for h, dot in armour_field(1612).items() if dot == 3)
        assert fired_on(game, near) != shaken


def test_20_3_only_hexes_with_german_obstacles_need_engineers() -> None:
    """Obstacles are mines in a hex, and ditches and walls on its sides; other hexes of the draw may be out of the
    engineers' range.
    """
    everywhere = frozenset(ground.HEXES)
    for name, hexes in ground.DRAWS.items():
        mined = {h for h in hexes if h in ground.MINED}
        built = {
            h
            for h in hexes
            for n in ground.NEIGHBOURS[h]
            if ground.SIDES.get((h, n), ground.NO_SIDE) & {"at_ditch", "at_wall"}
        }
        enough = frozenset(mined | built)
        assert is_open(state(at(32, "actions")), name, everywhere, enough)
        for hex in mined:
            assert not is_open(state(at(32, "actions")), name, everywhere, enough - {hex})
        assert not is_open(state(at(32, "actions")), name, everywhere - {hexes[0]}, everywhere)


def test_21_1_units_start_where_the_player_puts_them() -> None:
    table = open_table("omaha", "beyond-the-beach", seed=4)
    while asked(table).text in ("ask-tideline", "ask-box"):
        decision = asked(table)
        moved = counters.US_REF.index(decision.at[0])
        option = decision.options[-1]
        text = decision.text
        say(table, option.id)
        place = state(table).units[moved].at
        if text == "ask-tideline":
            assert place == int(str(option.value))
        else:
            # The boxes land as soon as the last unit is placed.
            assert place == 3000 + int(str(option.value)) or asked(table).text != "ask-box"


def test_3_the_germans_are_shuffled() -> None:
    """Every kind of nest unit, every pool and the markers are shuffled."""
    games = [state(open_table("omaha", "d-day", seed=seed)) for seed in range(6)]
    for hex in (809, 807, 916):
        assert len({game.germans[hex].unit for game in games}) > 1
    assert len({game.germans[809].depth for game in games}) > 1
    for pool in ("tactical", "division", "kampfgruppe", "wn_depth", "mobile_depth"):
        assert len({tuple(getattr(game, pool)) for game in games}) > 1


def test_5_13_rangers_do_not_drift_past_the_last_box() -> None:
    game = state(at(8, "actions", {"A-B/5R": "box:FG1"}))
    (decision,) = RangerDrift(number("A-B/5R")).ask(game)
    assert [o.id for o in decision.options] == ["stay", "drift:1", "drift:2", "drift:3"]


def test_19_33_any_gun_in_a_nest_stops_the_engineers() -> None:
    call = happening("artillery_stops_engineers", 17)
    guns = {"0809": "WN-A88-1", "0807": "WN-P1"}
    assert state(at(17, "event", {}, guns, (call,))).engineers_stopped
    # Without a gun in a nest and without a battery in action, the event has no effect.
    game = state(at(17, "actions"))
    hexes = [
        hex
        for battery in counters.BATTERIES
        for name in battery.observers
        for hex in ground.POSITION_HEXES[position(name)]
    ]
    foot = [n for n in counters.FIGHTERS if counters.INFANTRY[n]]
    for unit_, hex in zip(foot, dict.fromkeys(hexes), strict=False):
        game.move(unit_, hex)
    settle_batteries(game)
    assert not any(batteries(game))
    game.deck.append(call)
    EventPhase().run(game)
    assert not game.engineers_stopped


@pytest.mark.parametrize("options", [{}, {"bombardment": True}])
@pytest.mark.parametrize("turn", [8, 20])
def test_7_2_a_unit_is_offered_exactly_if_it_can_do_something(
    turn: int, options: dict[str, bool]
) -> None:
    names = ("A/1/16", "C/2R", "1/A/741", "HQ/16", "AT/16")
    for name in names:
        unit_ = number(name)
        game = state(at(turn, "actions", {name: "1001"}, {"0809": {}, "1310": {}}, options=options))
        water = ground.UNDERWATER[game.tide]
        for actions in (0, 2):
            game.actions = actions
            means = action_budget(game)
            for hex in sorted(ground.HEXES)[:: 7 if name == "A/1/16" else 19]:
                if hex in game.germans or hex in ground.ROUGH:
                    continue
                game.move(unit_, hex)
                assert can_act(game, unit_, means, water) == bool(
                    list(unit_actions(game, unit_, means))
                ), (name, hex, actions)
