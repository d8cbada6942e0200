"""6. German fire, with the two examples of the rulebook."""

from __future__ import annotations

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
    say,
    state,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.artillery import batteries, guns_in, shell_targets
from landfall.games.omaha.rules.fire_targets import Gun, targets
from landfall.games.omaha.rules.german_fire import gun, positions_of
from landfall.games.omaha.rules.volley import most_hits

#: The figure of 6.3: WN 70, 71, 72 and 73 above the western beach.
FIGURE_GERMANS = {
    "0728": {"depth": "any"},
    "0629": {},
    "0531": {"depth": "any"},
    "0631": {},
    "0533": {},
}


def fired(table: object) -> dict[str, tuple[str, ...]]:
    return {e.position.removeprefix("position:"): e.units for e in told(table, "PositionFired")}  # type: ignore[arg-type]


#: The US units of the figure: which are hit depends on hex, symbol and steps.
FIGURE_UNITS = {
    "C/1/116": "0427",  # intense fire of WN 70
    "F/2/116": "0527",  # a triangle with three steps
    "5-6/397": "0626",  # a triangle with two steps
    "2/B/743": "0328",  # armour, a circle
    "E/2/116": "0429",  # a circle in sporadic fire of WN 70
    "C/2R": "0333",  # a triangle far to the west
}


def damage(table: Table) -> dict[str, int]:
    """The steps each unit lost."""
    lost = {
        name: len(counters.LEVELS[counters.US_NUMBER[name]]) - unit(table, name).steps
        for name in FIGURE_UNITS
    }
    return {name: steps for name, steps in lost.items() if steps}


def test_6_3_example_1_of_german_fire() -> None:
    """omaha 6.1, 6.3, 6.31, 6.32: card 24, red and purple fire, green lacks depth, blue is not shown."""
    table = at(2, "fire", FIGURE_UNITS, FIGURE_GERMANS, (blank(24), 24))
    assert fired(table) == {
        "WN70": ("unit:C/1/116", "unit:F/2/116"),
        "WN72": ("unit:C/2R",),
    }
    assert damage(table) == {"C/1/116": 1, "F/2/116": 1}
    assert [name for name in FIGURE_UNITS if unit(table, name).disrupted] == ["C/2R"]


def test_6_3_example_2_of_german_fire() -> None:
    """omaha 6.3, 6.31, 6.36: card 4 on the same figure: a bonus against armour, and two hits at most."""
    table = at(2, "fire", FIGURE_UNITS, FIGURE_GERMANS, (blank(4), 4))
    assert fired(table)["WN70"] == ("unit:C/1/116", "unit:2/B/743")
    assert damage(table) == {"C/1/116": 1, "2/B/743": 1}
    assert not any(unit(table, name).disrupted for name in FIGURE_UNITS)


def test_6_36_the_armour_bonus() -> None:
    """omaha 6.36, 6.3: armour in steady fire is hit by a position with the bonus only."""
    bonus = card(
        lambda r: (
            any(c.color == "red" and c.symbol == "armor" and not c.double for c in r.positions)
            and r.artillery is None
        )
    )
    symbol = deck.CARDS[bonus].target
    tank = next(
        n
        for n in ("1/B/743", "2/B/743", "1/C/743")
        if counters.LEVELS[counters.US_NUMBER[n]][1].target == symbol
    )
    hit = at(2, "fire", {tank: "0328"}, {"0728": {}}, (blank(bonus), bonus))
    assert unit(hit, tank).steps == 1
    plain = fire_card(symbol, red="single")
    if deck.CARD_COLORS[plain]["red"].symbol == "armor":
        plain = fire_card(symbol, (plain,), red="single")
    spared = at(2, "fire", {tank: "0328"}, {"0728": {}}, (blank(plain), plain))
    assert unit(spared, tank).steps == 2


def test_6_1_a_double_symbol_needs_depth() -> None:
    """omaha 6, 6.1, 6.3"""
    number = fire_card("diamond", green="double")
    alone = at(2, "fire", {"A/1/16": "0711"}, {"0812": {}}, (number, blank(number)))
    assert fired(alone) == {}
    deep = at(2, "fire", {"A/1/16": "0711"}, {"0812": {"depth": "any"}}, (number, blank(number)))
    assert "WN62" in fired(deep)


def test_6_2_the_field_of_wn65_reaches_across_the_boundary() -> None:
    """omaha 6.2, 6.22, 6.23: six hexes of the west, fired at with the eastern card."""
    field = ground.FIELD[ground.POSITION["WN65"]]
    west = [hex for hex in field if ground.SECTOR[hex] == "west"]
    assert len(west) == 6
    both = ground.FIELD[ground.POSITION["C1"]].keys() & ground.FIELD[ground.POSITION["C5"]].keys()
    assert not both
    assert {1313, 1314} <= ground.FIELD[ground.POSITION["C5"]].keys()
    colors: dict[str, list[int]] = {}
    for position, record in enumerate(ground.POSITIONS):
        for hex in ground.FIELD[position]:
            colors.setdefault(record.color, []).append(hex)
    assert all(len(set(hexes)) == len(hexes) for hexes in colors.values()), "never an overlap"
    hex = next(h for h in west if field[h] == 3) if any(field[h] == 3 for h in west) else west[0]
    symbol = "diamond"
    number = fire_card(symbol, red="single")
    table = at(
        2,
        "fire",
        {"C/1/116": f"{hex:04d}"},
        {"0817": {}},
        (number, fire_card("circle", (number,), red="no")),
    )
    assert fired(table) == {"WN65": ("unit:C/1/116",)}


def test_6_21_two_hexes_are_one_position() -> None:
    """omaha 6.21, 6.31, 6.41: both hexes count for the limit, a disrupted one does not."""
    color = deck.CARD_COLORS[fire_card("diamond", green="single")]["green"]
    whole = state(at(2, "actions", {}, {"0812": {"depth": "any"}, "0912": {}}))
    half = state(at(2, "actions", {}, {"0812": {"depth": "any", "disrupted": True}, "0912": {}}))
    position = ground.POSITION["WN62"]
    assert gun(whole, position, color) == Gun(
        position, "green", 3, False, color.symbol == "armor", color.symbol == "star"
    )
    shot = gun(half, position, color)
    assert shot is not None
    assert shot.limit == 1
    assert gun(state(at(2, "actions", {}, {"0812": {"disrupted": True}})), position, color) is None


def test_6_31_the_player_chooses_among_equals() -> None:
    number = fire_card("diamond", orange="single")
    units = {"A/1/16": "0610", "H/2/16": "0610"}
    table = at(2, "fire", units, {"0809": {}}, (number, blank(number)))
    assert asked(table).text == "ask-fire-target"
    say(table, "unit:H/2/16")
    assert (unit(table, "H/2/16").steps, unit(table, "A/1/16").steps) == (2, 3)


def test_6_32_the_last_step_is_the_end() -> None:
    number = fire_card("diamond", orange="single")
    table = at(
        2, "fire", {"A/1/16": {"at": "0610", "steps": 1}}, {"0809": {}}, (number, blank(number))
    )
    assert unit(table, "A/1/16").at == -1
    assert last(table, "UnitEliminated").unit == "unit:A/1/16"


def test_6_33_sporadic_fire_disrupts() -> None:
    """omaha 6.33, 6.35, 7.62: only units with the symbol, or those in a dense hex."""
    number = fire_card("diamond", purple="single")
    sporadic = "0606"
    table = at(
        2,
        "fire",
        {"A/1/16": sporadic, "B/1/16": "0607"},
        {"0807": {"depth": "any"}},
        (number, blank(number)),
    )
    assert unit(table, "A/1/16").disrupted
    assert not unit(table, "B/1/16").disrupted
    dense = at(
        2,
        "fire",
        {"B/1/16": sporadic, "F/2/16": sporadic},
        {"0807": {"depth": "any"}},
        (number, blank(number)),
    )
    assert unit(dense, "B/1/16").disrupted
    assert unit(dense, "F/2/16").disrupted


def test_6_34_as_many_units_as_possible_are_hit() -> None:
    """omaha 6.34: position A may hit two of three, position B only one of them: all three are hit."""
    assert most_hits({0: 2, 1: 1}, {0: [1, 2, 3], 1: [1]}, set()) == 3
    assert most_hits({0: 1, 1: 1}, {0: [1], 1: [1]}, set()) == 1
    number = card(
        lambda r: (
            r.artillery is None
            and all(
                any(c.color == color and not c.double for c in r.positions)
                for color in ("orange", "red")
            )
        )
    )
    game = state(at(2, "actions", {"A/1/16": "0610", "L/3/16": "0609"}, {"0809": {}}))
    color = deck.CARD_COLORS[number]["orange"]
    shot = gun(game, ground.POSITION["WN61"], color)
    assert shot is not None
    aim = targets(game, shot, deck.CARDS[number].target)
    game.hit.append(counters.US_NUMBER["A/1/16"])
    assert len(targets(game, shot, deck.CARDS[number].target)) == len(aim) - 1, "one step a phase"


def test_6_37_hits_are_on_units() -> None:
    number = fire_card("diamond", orange="single")
    units = {"A/1/16": {"at": "0610", "steps": 2}, "L/3/16": {"at": "0610", "steps": 2}}
    table = at(2, "fire", units, {"0809": {"depth": "any"}}, (number, blank(number)))
    assert unit(table, "A/1/16").steps == unit(table, "L/3/16").steps == 1


@pytest.mark.parametrize("how", ["single", "double"])
def test_6_4_a_colour_on_the_card_brings_recovery(how: str) -> None:
    number = fire_card("diamond", orange=how)
    table = at(
        2, "fire", {"A/1/16": "0610"}, {"0809": {"disrupted": True}}, (number, blank(number))
    )
    found = force(table, "0809")
    assert found is not None
    assert not found.disrupted
    assert fired(table) == {}
    assert unit(table, "A/1/16").steps == 3
    no = fire_card("diamond", orange="no")
    still = force(at(2, "fire", {}, {"0809": {"disrupted": True}}, (no, blank(no))), "0809")
    assert still is not None
    assert still.disrupted


def test_6_5_artillery_from_turn_4_on() -> None:
    """omaha 6.5, 6.52: artillery fires if enough guns of the card's calibres are left; infantry in boxes is hit first."""
    number = card(
        lambda r: r.artillery is not None and r.artillery.value == 2 and 105 in r.artillery.calibers
    )
    symbol = deck.CARDS[number].target
    name = next(
        n
        for n in ("A/1/16", "B/1/16", "C/1/16")
        if counters.LEVELS[counters.US_NUMBER[n]][2].target == symbol
    )
    early = at(3, "fire", {name: "box:ER1"}, {}, (number, blank(number)))
    assert unit(early, name).steps == 3
    table = at(4, "fire", {name: "box:ER1"}, {}, (number, blank(number)))
    assert last(table, "ArtilleryFired").guns == 2
    assert unit(table, name).steps == 2
    game = state(at(4, "actions", {name: "0513", "1/C/741": "0515", "2/C/741": "0516"}))
    found = shell_targets(game, symbol, ("east",))
    tank = [
        n
        for n in ("1/C/741", "2/C/741")
        if counters.LEVELS[counters.US_NUMBER[n]][1].target == symbol
    ]
    assert [counters.US[n].unit for n in found] == (tank or [name]), (
        "vehicles on the beach before infantry"
    )


def test_6_51_a_battery_without_observers_is_silent() -> None:
    """omaha 6.51: all of WN 64, 65 and 67 under control."""
    assert all(batteries(state(at(4, "actions", {}, {"0916": {}, "0817": {}}))))
    units = {"A/1/16": "0916", "B/1/16": "0817", "C/1/16": "0918", "L/3/116": "1220"}
    game = state(at(4, "actions", units))
    flak = next(n for n, b in enumerate(counters.BATTERIES) if b.unit == "1Flak-E")
    assert not batteries(game)[flak]


def test_6_53_rockets_do_not_count_as_artillery() -> None:
    game = state(at(4, "actions", {}, {"1222": "WN-ROCKET"}))
    assert guns_in(game, "west", (75,)) == 0


def test_6_1_only_positions_of_the_sector_are_called() -> None:
    assert {ground.POSITIONS[p].sector for p in positions_of("east", "red")} == {"east"}
    assert ground.POSITION["WN65"] in positions_of("east", "red")
    assert ids(at(2, "actions", {"A/1/16": "0610"})) == {"division:1", "division:29"}
