"""8. US combat, with the three examples of the rulebook."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    card,
    force,
    ids,
    last,
    number,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.attack import attack_row, odds
from landfall.games.omaha.rules.attackers import join_refusal, ranged_allowed
from landfall.games.omaha.rules.barrage import barrage_targets, naval_targets
from landfall.games.omaha.rules.command_posts import settle_command
from landfall.games.omaha.rules.weapons import flanking, weapons_of


def test_8_3_example_1_a_hero_stands_in_for_a_weapon() -> None:
    """omaha 8, 8.21, 8.23, 8.3, 11.1, 11.13: 4 against 2, the unit's own BZ and a BR from the hero: WN 64 falls."""
    table = at(
        5,
        "actions",
        {"E/2/16": {"at": "0915", "steps": 2, "hero": "Spalding"}},
        {"0916": "WN-P2"},
    )
    to_actions(table)
    say(table, "unit:E/2/16", "attack:0916")
    assert asked(table).text == "ask-hero-use"
    say(table, "hero:weapon-BR")
    compared = last(table, "AttackCompared")
    assert (compared.strength, compared.defence, compared.missing) == (4, 2, ())
    assert force(table, "0916") is None
    assert last(table, "DivisionActs").actions == 2
    assert unit(table, "E/2/16").at == 915, "8.34: the attacker stays"


def test_8_34_nobody_advances_after_combat() -> None:
    table = at(5, "actions", {"E/2/16": {"at": "0915", "hero": "Spalding"}}, {"0916": "WN-P1"})
    to_actions(table)
    say(table, "unit:E/2/16", "attack:0916")
    assert force(table, "0916") is None
    assert unit(table, "E/2/16").at == 915


def test_8_3_example_2_infantry_and_tanks_before_wn61() -> None:
    """omaha 8.1, 8.13, 8.3, 8.31: shingle doubles the unit, not the marker; the tank brings AR."""
    shingle = next(h for h in ground.NEIGHBOURS[809] if "shingle" in ground.SIDES.get((h, 809), ()))
    tank = next(
        h for h in ground.NEIGHBOURS[shingle] if h in ground.BEACH and h not in ground.ADJACENT[809]
    )
    table = at(
        5,
        "actions",
        {
            "L/3/16": {"at": f"{shingle:04d}", "steps": 2},
            "K/3/16": {"at": f"{shingle:04d}", "steps": 2},
            "2/C/741": f"{tank:04d}",
            "I/3/16": "0513",
        },
        {"0809": {"unit": "WN-A88-1", "depth": "DW08"}},
    )
    to_actions(table)
    say(table, "unit:L/3/16", "attack:0809")
    assert {"join:2/C/741", "join:K/3/16", "done"} <= ids(table)
    say(table, "join:2/C/741", "done")
    first, second = (
        told(table, "AttackCompared")[-2:]
        if len(told(table, "AttackCompared")) > 1
        else (None, last(table, "AttackCompared"))
    )
    assert first is not None
    assert (first.strength, first.defence, first.missing) == (8, 4, ())
    assert first.results == ("result:reveal-depth-and-compare-again",)
    assert (second.strength, second.defence) == (8, 5), "the marker's strength is not doubled"
    assert second.missing == ("weapon:RD",), "this company has no radio"


def test_8_3_example_3_flanking_is_missing_and_attrition_is_offered() -> None:
    """omaha 8.22, 8.3: 12 against 6 in bocage, FL and RD required, two adjacent hexes."""
    target = next(
        h for h in sorted(ground.SITES) if h in ground.BOCAGE and not ground.IS_WN[ground.SITES[h]]
    )
    a, b = next(
        (a, b)
        for a in ground.NEIGHBOURS[target]
        for b in ground.NEIGHBOURS[target]
        if a in ground.ADJACENT[b]
        and not ground.SIDES.get((a, target))
        and not ground.SIDES.get((b, target))
        and a not in ground.ROUGH
        and b not in ground.ROUGH
    )
    table = at(
        9,
        "actions",
        {
            "I/3/16": f"{a:04d}",
            "E/2/16": {"at": f"{a:04d}", "steps": 2},
            "G/2/16": {"at": f"{b:04d}", "steps": 1},
            "Gen/Wyman": f"{b:04d}",
        },
        {f"{target:04d}": {"unit": "3/1/726", "depth": "DM01"}},
    )
    to_actions(table, ground.DIVISION_OF[ground.SECTOR[a]])
    say(table, "unit:I/3/16", f"attack:{target:04d}", "join:E/2/16", "join:G/2/16")
    compared = last(table, "AttackCompared")
    assert (compared.strength, compared.defence, compared.missing) == (12, 6, ("weapon:FL",))
    assert asked(table).text == "ask-attrition"
    say(table, "step:G/2/16")
    left = force(table, f"{target:04d}")
    assert left is not None
    assert left.depth == -1
    assert left.disrupted
    assert unit(table, "G/2/16").at == -1


@pytest.mark.parametrize(
    ("strength", "defence", "armed", "row"),
    [
        (3, 3, False, "less or equal"),
        (4, 3, False, "greater, not double"),
        (6, 3, False, "at least double"),
        (2, 3, True, "less"),
        (3, 3, True, "equal"),
        (5, 3, True, "greater, not double"),
        (6, 3, True, "at least double"),
    ],
)
def test_8_3_the_row_of_the_chart(strength: int, defence: int, armed: bool, row: str) -> None:
    found = attack_row(strength, defence, armed)
    assert (found.strength, found.weapons) == (row, armed)


def test_8_1_which_units_may_join() -> None:
    """omaha 8.1, 8.11, 8.12, 8.14: each kind of unit has its own condition."""
    table = at(
        8,
        "actions",
        {
            "A/1/16": "0810",
            "1/A/741": "0711",
            "2/A/741": "0515",
            "7FA": "0613",
            "HQ/16": "0614",
            "1-2/397": "0512",
        },
        {"0809": {}, "1110": {}},
    )
    game = state(table)

    def why(name: str, target: int = 809, *units: str) -> str | None:
        refusal = join_refusal(
            game, number(name), target, tuple(number(u) for u in units or ("A/1/16",))
        )
        return None if refusal is None else refusal.rule

    assert why("A/1/16") is None
    assert why("1/A/741") is None, "next to the attacking infantry"
    assert why("2/A/741") is not None
    assert why("7FA") == "8.1", "guns need the infantry's own headquarters"
    assert why("HQ/16") == "8.14"
    assert why("1-2/397") == "8.11"
    assert not ranged_allowed(game, 711, 1110), "8.12: A2 does not look down on the beach"
    assert ranged_allowed(game, 711, 809)


def test_8_13_a_unit_without_an_action_can_not_attack() -> None:
    game = state(at(8, "actions", {"A/1/16": {"at": "0810", "disrupted": True}}, {"0809": {}}))
    refusal = join_refusal(game, number("A/1/16"), 809, ())
    assert refusal is not None
    assert refusal.rule == "8.13"


def test_8_16_once_per_hex_and_phase() -> None:
    """omaha 8.16, 8.32: each hex of a double nest separately."""
    table = at(
        8,
        "actions",
        {"A/1/16": {"at": "0913", "hero": "Pinder"}, "B/1/16": {"at": "0913", "hero": "Barrett"}},
        {"0812": {"unit": "WN-P1", "depth": "DW17"}, "0912": {"unit": "WN-A75-2"}},
    )
    to_actions(table)
    say(table, "unit:A/1/16", "attack:0812")
    if asked(table).text == "ask-join":
        say(table, "done")
    south = force(table, "0912")
    assert south is not None
    assert not south.revealed, "the other hex is not touched"
    assert 812 in state(table).attacked
    say(table, "unit:B/1/16")
    assert "attack:0812" not in ids(table)
    assert "attack:0912" in ids(table)


def test_8_2_weapons_by_type_step_and_range() -> None:
    """omaha 8.2, 8.21, 8.24, 8.26, 8.27"""
    game = state(
        at(
            8,
            "actions",
            {
                "A/1/16": "0810",
                "B/1/16": {"at": "0810", "steps": 2},
                "M/3/16": "0711",
                "1/A/741": "0713",
                "2/A/741": "0515",
                "HQ/16": "0810",
            },
            {"0809": {}},
        )
    )
    settle_command(game)
    assert weapons_of(game, number("A/1/16"), 809) == {"BZ", "BG", "BR", "DE", "MO", "RD"}
    assert weapons_of(game, number("B/1/16"), 809) == {"BZ", "BR", "DE", "RD"}, (
        "RD is the headquarters'"
    )
    assert "BG" not in weapons_of(game, number("M/3/16"), 809)
    assert "MG" in weapons_of(game, number("M/3/16"), 809)
    near, far = ground.distance(713, 809), ground.distance(515, 809)
    assert ("MG" in weapons_of(game, number("1/A/741"), 809)) == (near <= 3)
    assert ("MG" in weapons_of(game, number("2/A/741"), 809)) == (far <= 3)


def test_8_22_flanking_from_two_hexes_or_three() -> None:
    a, b, c = 810, 808, 909
    assert not flanking({810})
    touching = next(
        (x, y)
        for x in ground.NEIGHBOURS[809]
        for y in ground.NEIGHBOURS[809]
        if x in ground.ADJACENT[y]
    )
    apart = next(
        (x, y)
        for x in ground.NEIGHBOURS[809]
        for y in ground.NEIGHBOURS[809]
        if x not in ground.ADJACENT[y] and x != y
    )
    assert not flanking(set(touching))
    assert flanking(set(apart)) == 1
    assert flanking({a, b, c}) == 2


def test_8_25_naval_fire_answers_its_need() -> None:
    """omaha 8.25, 8.5, 8.51, 8.54: nine points, NA, AR and DE; the marker is spent."""
    table = at(
        8, "actions", {"A/1/16": "0810"}, {"0809": {"unit": "WN-P7", "depth": "DW14"}}, naval=1
    )
    to_actions(table)
    say(table, "unit:A/1/16", "attack:0809")
    assert "naval" in ids(table)
    say(table, "naval")
    assert state(table).naval == 0
    compared = last(table, "AttackCompared")
    assert compared.strength == 15
    assert compared.missing == ()


def test_8_33_the_352nd_withdraws_the_716th_is_gone() -> None:
    """omaha 8.33, 12.24"""

    def fight(german: str) -> Table:
        table = at(9, "actions", {"A/1/16": "1114", "B/1/16": "1012"}, {"1113": {"unit": german}})
        to_actions(table)
        say(table, "unit:A/1/16", "attack:1113", "join:B/1/16")
        assert force(table, "1113") is None
        return table

    assert told(fight("11/3/726"), "GermanEliminated")
    back = fight("6/2/916")
    assert told(back, "GermanWithdrew")
    assert counters.GERMAN_NUMBER["6/2/916"] in state(back).division


def test_8_4_a_tank_barrage_by_the_chart() -> None:
    """omaha 8.4, 8.41, 8.42: colour and symbol disrupt; a hex that was barraged can't be attacked."""
    both = card(lambda r: r.target == "diamond" and any(c.color == "orange" for c in r.positions))
    table = at(
        5, "actions", {"1/B/741": "0611", "A/1/16": "0810"}, {"0809": {"depth": "any"}}, (both,)
    )
    to_actions(table)
    say(table, "unit:1/B/741", "barrage:0809")
    shelled = force(table, "0809")
    assert shelled is not None
    assert shelled.disrupted
    assert shelled.depth >= 0
    say(table, "unit:A/1/16")
    assert "attack:0809" not in ids(table)
    game = state(at(5, "actions", {"1/B/741": "0611"}, {"0809": {}, "1008": {}}))
    assert barrage_targets(game, number("1/B/741")) == [809], "A1 is hidden, and out of sight"
    none = card(
        lambda r: r.target == "circle" and not any(c.color == "orange" for c in r.positions)
    )
    missed = at(5, "actions", {"1/B/741": "0611"}, {"0809": {}}, (none,))
    to_actions(missed)
    say(missed, "unit:1/B/741", "barrage:0809")
    assert last(missed, "BarrageFired").result == "none"


def test_8_52_a_naval_barrage_disrupts_and_strips() -> None:
    """omaha 8.52, 8.53: observed by infantry with a radio, without an action."""
    table = at(5, "actions", {"A/1/16": "0611"}, {"0809": {"depth": "any"}, "1110": {}}, naval=1)
    to_actions(table)
    game = state(table)
    assert naval_targets(game) == [809]
    say(table, "naval", "hex:0809")
    hit = force(table, "0809")
    assert hit is not None
    assert hit.disrupted
    assert hit.depth == -1
    blind = state(at(5, "actions", {"B/1/16": {"at": "0611", "steps": 1}}, {"0809": {}}, naval=1))
    assert naval_targets(blind) == []


def test_8_31_the_side_that_helps_least_counts() -> None:
    shingle = next(h for h in ground.NEIGHBOURS[809] if "shingle" in ground.SIDES.get((h, 809), ()))
    plain = next(
        h
        for h in ground.NEIGHBOURS[809]
        if not ground.SIDES.get((h, 809)) and h not in ground.ROUGH
    )
    game = state(
        at(
            5,
            "actions",
            {"A/1/16": f"{shingle:04d}", "B/1/16": f"{plain:04d}"},
            {"0809": {"unit": "WN-A88-1", "revealed": True}},
        )
    )
    alone = odds(game, 809, (number("A/1/16"),), naval=False)
    both = odds(game, 809, (number("A/1/16"), number("B/1/16")), naval=False)
    assert (alone.defence, both.defence) == (4, 2)


def test_8_3_failed_attacks_disrupt_and_strengthen() -> None:
    """omaha 7.7, 8.3, 9.1: an attack that is too weak and lacks the weapons: the Americans are disrupted, the Germans
    gain depth.
    """
    table = at(5, "actions", {"C/1/16": {"at": "0810", "steps": 1}}, {"0809": "WN-A75-4"})
    to_actions(table)
    say(table, "unit:C/1/16", "attack:0809")
    german = force(table, "0809")
    assert german is not None
    assert german.depth >= 0
    assert last(table, "UnitDisrupted").unit == "unit:C/1/16"
