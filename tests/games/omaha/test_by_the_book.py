"""Rules that were once read differently: each test failed before its rule was fixed."""

from __future__ import annotations

import itertools

import pytest
from tests.games.omaha.helpers import (
    Germans,
    asked,
    at,
    blank,
    card,
    fire_card,
    last,
    names,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.artillery import batteries, shell_targets
from landfall.games.omaha.rules.attackers import join_refusal
from landfall.games.omaha.rules.command_posts import settle_command
from landfall.games.omaha.rules.communication import controlled, linked_sites, won_hexes
from landfall.games.omaha.rules.event_phase import EventPhase
from landfall.games.omaha.rules.german_actions import reinforce
from landfall.games.omaha.rules.leaders import next_hero, place_hero
from landfall.games.omaha.rules.losses import eliminate
from landfall.games.omaha.rules.mortars_patrols_ambushes import Disrupt, patrol
from landfall.games.omaha.rules.terrain_effects import infiltrated

# 12.1, 19.3: garrisons.

#: A3 in 1309 and A4 in 1310 are adjacent; these units are on all other paths to A3.
RING = dict(
    zip(
        ("A/1/16", "B/1/16", "C/1/16", "E/2/16", "F/2/16"),
        ({"at": hex, "steps": 1} for hex in ("1208", "1209", "1308", "1408", "1409")),
        strict=True,
    )
)


def test_12_1_a_garrison_controls_nothing() -> None:
    game = state(at(20, "actions", {}, garrisons=["1310"]))
    assert 1310 not in controlled(game)


def test_12_2_a_garrison_cuts_no_german_line() -> None:
    open_line = state(at(20, "actions", RING))
    assert 1309 in linked_sites(open_line)
    guarded = state(at(20, "actions", RING, garrisons=["1310"]))
    assert 1309 in linked_sites(guarded), "through the garrison"
    closed = state(at(20, "actions", {**RING, "G/2/16": {"at": "1310", "steps": 1}}))
    assert 1309 not in linked_sites(closed), "a unit of one step does what a garrison does not"


def test_6_51_a_garrison_blinds_no_observer() -> None:
    flak = next(n for n, b in enumerate(counters.BATTERIES) if b.unit == "1Flak-E")
    hexes = [
        f"{hex:04d}"
        for name in counters.BATTERIES[flak].observers
        for hex in ground.POSITION_HEXES[ground.POSITION[name]]
    ]
    men = (n for n in counters.US_NUMBER if counters.REGULAR[counters.US_NUMBER[n]])
    # A unit is in each exit: no German line is left, so only control decides.
    exits = {
        name: {"at": f"{hex:04d}", "steps": 1} for hex, name in zip(ground.EXITS, men, strict=False)
    }
    game = state(at(20, "actions", exits, garrisons=hexes))
    assert not any(int(hex) in linked_sites(game) for hex in hexes)
    assert batteries(game)[flak]


def test_19_3_a_garrison_keeps_germans_out_and_counts_for_victory() -> None:
    near = {"A/1/16": {"at": "1210", "steps": 1}}
    free = state(at(20, "actions", near))
    free.linked = [1310]
    reinforce(free, ground.SITES[1310])
    assert 1310 in free.germans
    held = state(at(20, "actions", near, garrisons=["1310"]))
    held.linked = [1310]
    reinforce(held, ground.SITES[1310])
    assert 1310 not in held.germans
    assert 1310 in won_hexes(held)
    assert 1310 not in won_hexes(state(at(20, "actions", near)))


# 7.32, 17.1: leaders and Germans.


def walk(table: Table, name: str, to: str) -> None:
    to_actions(table, 29)
    say(table, f"unit:{name}", f"move:{to}")


def is_clear(game: Omaha, path: tuple[str, ...]) -> bool:
    hexes = [int(ref.removeprefix("hex:")) for ref in path]
    return not any(infiltrated(game, a, b) for a, b in itertools.pairwise(hexes))


def test_7_32_a_leader_goes_around_a_german_and_draws_no_card() -> None:
    """omaha 7.32, 17.1: the hex is adjacent to a position, but a path of two steps outside the field of fire leads
    there too.
    """
    table = at(20, "actions", {"HQ/116": "0435", "A/1/116": "0333"}, {"0434": {}})
    assert infiltrated(state(table), 435, 535)
    walk(table, "HQ/116", "0535")
    assert unit(table, "HQ/116").at == 535
    assert not told(table, "InfiltrationChecked")
    path = last(table, "UnitMoved").path
    assert len(path) == 3
    assert is_clear(state(table), path)


def test_17_1_a_leaders_way_does_not_lead_past_a_german() -> None:
    """omaha 7.32, 17.1: a leader takes a path that passes no position, if there is one."""
    table = at(20, "actions", {"HQ/116": "0435", "A/1/116": "0333"}, {"0434": {}})
    walk(table, "HQ/116", "0635")
    assert unit(table, "HQ/116").at == 635
    assert is_clear(state(table), last(table, "UnitMoved").path)


def test_7_32_a_leader_stays_with_the_unit_that_stays_back() -> None:
    """omaha 7.32: units that acted and are already beyond the position do not count."""
    struck = card(
        lambda r: (
            r.target == "diamond" and any(c.color == "orange" and not c.double for c in r.positions)
        )
    )
    # Two hexes in the field of WN 61, both adjacent to it.
    a, b = 709, 710
    units = {"A/1/16": f"{a:04d}", "HQ/16": f"{a:04d}", "L/3/16": f"{b:04d}"}
    table = at(2, "actions", units, {"0809": {}}, (struck,))
    game = state(table)
    assert infiltrated(game, a, b)
    game.units[number("L/3/16")] = game.units[number("L/3/16")]._replace(acted=True)
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{b:04d}", "with:HQ/16", "stay-back")
    assert unit(table, "A/1/16").at == a
    assert unit(table, "HQ/16").at == a


def test_7_32_a_leader_passes_with_the_unit_that_does() -> None:
    missed = fire_card("triangle", orange="no")
    units = {"A/1/16": "0709", "HQ/16": "0709"}
    table = at(2, "actions", units, {"0809": {}}, (missed,))
    to_actions(table)
    say(table, "unit:A/1/16", "move:0710", "with:HQ/16")
    assert unit(table, "A/1/16").at == unit(table, "HQ/16").at == 710
    alone = at(2, "actions", {"HQ/16": "0709"}, {"0809": {}}, (missed,))
    to_actions(alone)
    say(alone, "unit:HQ/16")
    assert "move:0710" not in {option.id for option in asked(alone).options}


# 8.1: who coordinates an attack.


def test_8_1_a_tank_joins_beside_heavy_infantry_that_attacks_from_afar() -> None:
    game = state(
        at(8, "actions", {"A/1/16": "0810", "H/2/16": "0608", "1/A/741": "0508"}, {"0809": {}})
    )
    tank, foot, heavy = number("1/A/741"), number("A/1/16"), number("H/2/16")
    alone = join_refusal(game, tank, 809, (foot,))
    assert alone is not None
    assert alone.text == "refusal-not-coordinated"
    assert join_refusal(game, heavy, 809, (foot,)) is None
    assert join_refusal(game, tank, 809, (foot, heavy)) is None


def test_8_1_guns_join_where_their_hq_leads_any_infantry_that_attacks() -> None:
    units = {"A/1/16": "0810", "H/2/16": "0608", "7FA": "0508", "HQ/16": "0508"}
    game = state(at(8, "actions", units, {"0809": {"disrupted": True}}))
    settle_command(game)
    guns, foot, heavy = number("7FA"), number("A/1/16"), number("H/2/16")
    assert game.led[heavy] & game.led[guns] & counters.HQ_BITS
    assert not game.led[foot]
    alone = join_refusal(game, guns, 809, (foot,))
    assert alone is not None
    assert alone.text == "refusal-guns-need-hq"
    assert join_refusal(game, guns, 809, (foot, heavy)) is None


# 11.11: heroes.


def test_11_11_the_hero_of_an_eliminated_unit_does_not_come_again() -> None:
    game = state(at(8, "actions", {"A/1/16": "0613", "B/1/16": "0614"}))
    hero = next_hero(game, 1)
    assert hero is not None
    place_hero(game, number("A/1/16"), hero)
    eliminate(game, number("A/1/16"), "fire")
    following = next_hero(game, 1)
    assert following not in (None, hero)


def test_11_11_no_more_heroes_than_there_are() -> None:
    event = card(lambda r: any(e.event == "hero" and e.division == 1 for e in r.events))
    turn = next(e.first for e in deck.CARDS[event].events if e.event == "hero")
    fallen = ("A/1/16", "B/1/16", "C/1/16", "E/2/16", "F/2/16")
    game = state(at(turn, "actions", dict.fromkeys(fallen, "0613") | {"G/2/16": "0614"}))
    for name in fallen:
        hero = next_hero(game, 1)
        assert hero is not None
        assert counters.HEROES[hero].division == 1
        place_hero(game, number(name), hero)
        eliminate(game, number(name), "fire")
    assert next_hero(game, 1) is None
    game.deck.remove(event)
    game.deck.append(event)
    EventPhase().run(game)
    assert game.journal is not None
    assert names([entry.public for entry in game.journal if entry.public])[-1] == "EventHadNoEffect"
    assert game.units[number("G/2/16")].hero == NOBODY


# 6.31: questions.

#: WN 72 and WN 73: 0331 is in the intense fire of both.
TWO_GUNS: Germans = {"0531": {}, "0533": {}}


def test_6_31_nobody_is_asked_where_two_positions_hit_both_units_anyway() -> None:
    both = fire_card("diamond", purple="single", blue="single")
    units = {"A/1/116": "0331", "B/1/116": "0331"}
    table = at(2, "fire", units, TWO_GUNS, (blank(both), both))
    assert len(told(table, "PositionFired")) == 2
    assert (unit(table, "A/1/116").steps, unit(table, "B/1/116").steps) == (2, 2)
    assert state(table).phase != "fire", "nothing was asked"


def test_6_31_the_player_is_asked_while_somebody_can_be_spared() -> None:
    both = fire_card("diamond", purple="single", blue="single")
    units = {"A/1/116": "0331", "B/1/116": "0331", "C/1/116": "0332"}
    table = at(2, "fire", units, TWO_GUNS, (blank(both), both))
    assert asked(table).text == "ask-fire-target"
    say(table, "unit:A/1/116")
    assert [unit(table, name).steps for name in units] == [2, 3, 2]


def test_6_31_nobody_is_asked_which_disrupted_unit_is_disrupted() -> None:
    """omaha 6.31, 6.33"""
    number_ = fire_card("diamond", purple="single")
    units = {name: {"at": "0606", "disrupted": True, "steps": 3} for name in ("A/1/16", "B/1/16")}
    table = at(2, "fire", units, {"0807": {}}, (number_, blank(number_)))
    assert asked(table).text != "ask-fire-target"
    shaken = tuple(number(name) for name in units)
    game = state(at(20, "actions", {name: what | {"at": "0714"} for name, what in units.items()}))
    before = len(game.steps)
    Disrupt(shaken, "patrol", "16.6").run(game)
    assert len(game.steps) == before


def test_16_82_nobody_is_asked_which_of_one_unit_loses_the_step() -> None:
    """omaha 16.82: 1313 advances on C1; a single unit is in the way, and loses its step at once."""
    from landfall.games.omaha.rules.advance import Advance

    game = state(
        at(18, "actions", {"A/1/16": {"at": "1212", "steps": 2}}, {"1313": {"depth": "any"}})
    )
    symbol = counters.LEVELS[number("A/1/16")][1].target
    call = next(n for n, record in deck.CARDS.items() if record.target != symbol)
    Advance(ground.SITES[1313], call).run(game)
    assert game.units[number("A/1/16")].steps == 1


# 6.35: crowds.


@pytest.mark.parametrize(("steps", "hit"), [((2, 2), False), ((3, 2), True), ((3, 3), True)])
def test_6_35_five_steps_are_a_dense_target(steps: tuple[int, int], hit: bool) -> None:
    """omaha 6.35, 7.62: position fire on units without the symbol."""
    call = fire_card("diamond", purple="single")
    units = {
        name: {"at": "0606", "steps": left}
        for name, left in zip(("B/1/16", "F/2/16"), steps, strict=True)
    }
    game = state(at(2, "actions", units))
    assert "diamond" not in {game.symbol(number(name)) for name in units}
    table = at(2, "fire", units, {"0807": {"depth": "any"}}, (call, blank(call)))
    assert [bool(unit(table, name).disrupted) for name in units] == [hit, hit]


@pytest.mark.parametrize(("steps", "hit"), [((2, 2), False), ((3, 2), True)])
def test_6_35_artillery_finds_a_crowded_beach(steps: tuple[int, int], hit: bool) -> None:
    """omaha 6.35, 6.5, 16.7: five steps in a beach hex have every symbol; a box is not a hex."""
    names_ = ("B/1/16", "F/2/16")

    def found(place: str) -> list[int]:
        units = {n: {"at": place, "steps": left} for n, left in zip(names_, steps, strict=True)}
        return shell_targets(state(at(4, "actions", units)), "diamond", ("east",))

    assert found("0513") == ([number("B/1/16")] if hit else [])
    assert found("box:ER1") == []


def test_6_35_patrols_and_advances_do_not_count_as_fire() -> None:
    """omaha 6.35, 16.6, 16.82: crowded or not, units without the symbol are not affected."""
    from landfall.games.omaha.rules.advance import Advance

    # Two hexes from A2: a dense stack without the symbol, and one unit with it.
    crowd = {"B/1/16": "0910", "F/2/16": "0910", "A/1/16": {"at": "0911", "steps": 1}}
    game = state(at(20, "actions", crowd, {"1110": {}}))
    symbol = game.symbol(number("A/1/16"))
    assert symbol not in {game.symbol(number(n)) for n in ("B/1/16", "F/2/16")}
    call = card(lambda r: r.target == symbol)
    assert {ground.distance(game.units[number(n)].at, 1110) for n in crowd} == {2}
    found = patrol(game, position("A2"), call)
    assert found == Disrupt((number("A/1/16"),), "patrol", "16.6")
    route = dict.fromkeys(("B/1/16", "F/2/16"), "1212")
    stands = state(at(18, "actions", route, {"1313": {"depth": "any"}}))
    Advance(ground.SITES[1313], call).run(stands)
    assert not any(stands.units[number(name)].disrupted for name in route)
