"""Rules of chapters 9 to 13 without an example in the rulebook, each by its number."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    blank,
    fire_card,
    ids,
    last,
    number,
    position,
    say,
    state,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import NOBODY, ON_TRACK
from landfall.games.omaha.rules.attack import odds, uses
from landfall.games.omaha.rules.attackers import join_refusal
from landfall.games.omaha.rules.command_posts import commanded, settle_command
from landfall.games.omaha.rules.communication import controlled
from landfall.games.omaha.rules.depth import add_depth, remove_depth
from landfall.games.omaha.rules.free_actions import is_free
from landfall.games.omaha.rules.landing import mined
from landfall.games.omaha.rules.leaders import hit_leader, in_field
from landfall.games.omaha.rules.losses import disrupt, kill_hero, loss_limit
from landfall.games.omaha.rules.reinforcements import (
    Reinforce,
    place_reinforcement,
    tactical_reinforcement,
    zone_position,
)
from landfall.games.omaha.rules.victory import beach_items, check_victory

GENERAL = next(n for n in counters.US_NUMBER if counters.GENERAL[counters.US_NUMBER[n]])
INLAND = frozenset(ground.HEXES)


def test_9_at_first_only_nests_are_held() -> None:
    game = state(open_table("omaha", "first-waves", seed=3))
    first = [hex for hex in game.germans if ground.IS_WN[ground.SITES[hex]]]
    assert len(first) == 18
    assert 0 < sum(game.germans[hex].depth != NOBODY for hex in first) < len(first)
    assert not any(force.revealed for force in game.germans.values())


def test_9_22_lost_depth_may_be_renewed_without_end() -> None:
    game = state(at(5, "actions", {}, {"1008": {}}))
    markers = set()
    for _ in range(3):
        assert add_depth(game, 1008)
        markers.add(game.germans[1008].depth)
        remove_depth(game, 1008, "naval")
        assert game.germans[1008].depth == NOBODY
    assert len(markers) == 3
    assert markers <= set(game.depth_lost), "what is lost stays lost"


def test_9_31_division_units_come_with_depth_once_the_tactical_are_used_up() -> None:
    for left, deep in ((1, False), (0, True)):
        game = state(at(5, "actions", {}, {}, pools={"tactical": left}))
        assert place_reinforcement(game, 1008, "event")
        assert (game.germans[1008].depth != NOBODY) == deep


def test_9_32_events_use_numbered_positions_without_germans() -> None:
    game = state(at(5, "actions", {}, {}))
    for zone, positions in ground.ZONES.items():
        assert all(ground.POSITIONS[p].number and not ground.IS_WN[p] for p in positions), zone
    Reinforce(("A",)).run(game)
    (first,) = game.germans
    Reinforce(("A",)).run(game)
    assert len(game.germans) == 2, "not where a German unit is already"
    assert first in game.germans


def test_9_41_a_position_without_number_counts_as_zero_for_a_nests_call() -> None:
    """omaha 9.41: 0828 has no number; it is next to WN 70 and receives the unit."""
    game = state(at(5, "actions", {}, {"0728": {}}))
    site = ground.SITES[828]
    assert ground.POSITIONS[site].number == 0
    tactical_reinforcement(game, 728)
    assert set(game.germans) == {728, 828}
    assert zone_position(game, "E", INLAND) != 828


def test_9_42_a_nests_call_is_answered_from_the_tactical_pool_without_depth() -> None:
    game = state(at(5, "actions", {}, {"0728": {}}))
    before = len(game.tactical)
    tactical_reinforcement(game, 728)
    assert len(game.tactical) == before - 1
    assert game.germans[828].depth == NOBODY
    empty = state(at(5, "actions", {}, {"0728": {}}, pools={"tactical": 0}))
    assert empty.division
    tactical_reinforcement(empty, 728)
    assert set(empty.germans) == {728}


def test_10_obstacles_threaten_landing_units_until_they_are_cleared() -> None:
    hex = min(ground.OBSTACLES)
    box = next(n for n in range(len(ground.BOXES)) if ground.BOX_HEX["mid"][n] == hex)
    assert mined(state(at(8, "actions")), box)
    assert not mined(state(at(8, "actions", cleared=[f"{hex:04d}"])), box)


def test_10_11_a_cleared_hex_is_marked_for_good() -> None:
    call = fire_card("diamond", orange="no")
    table = at(3, "fire", {}, {}, (call, blank(call)))
    assert asked(table).text == "ask-clear"
    chosen = asked(table).options[0].id
    say(table, chosen)
    hex = int(chosen.partition(":")[2])
    assert state(table).cleared == [hex]
    assert chosen not in ids(table)


def test_11_leaders_have_no_steps_and_any_number_shares_a_hex() -> None:
    game = state(at(8, "actions", {"HQ/16": "0613", "HQ/18": "0613", GENERAL: "0613"}))
    assert len(game.at(613)) == 3
    assert not any(counters.FULL[n] for n in game.at(613))


def test_11_1_all_heroes_are_alike() -> None:
    names = [
        record.hero.removeprefix("Hero/") for record in counters.HEROES if record.division == 1
    ]
    found = set()
    for name in names:
        game = state(
            at(8, "actions", {"A/1/16": {"at": "0810", "steps": 1, "hero": name}}, {"0809": {}})
        )
        man = number("A/1/16")
        found.add(
            (
                is_free(game, man),
                odds(game, 809, (man,), naval=False).strength,
                len(uses(game, 809, (man,), naval=False)),
            )
        )
    assert len(names) == 5
    assert len(found) == 1


def test_11_12_only_the_heros_own_unit_acts_freely() -> None:
    units = {"A/1/16": {"at": "0613", "hero": "Monteith"}, "1/A/741": "0613"}
    game = state(at(8, "actions", units))
    assert is_free(game, number("A/1/16"))
    assert not is_free(game, number("1/A/741"))


def test_11_13_a_hero_helps_from_the_next_hex_only() -> None:
    near = {"A/1/16": {"at": "0810", "hero": "Monteith"}, "H/2/16": "0608"}
    game = state(at(8, "actions", near, {"0809": {}}))
    units = tuple(number(n) for n in near)
    assert odds(game, 809, units, naval=False).hero
    far = {"A/1/16": "0810", "H/2/16": {"at": "0608", "hero": "Monteith"}}
    afar = state(at(8, "actions", far, {"0809": {}}))
    assert not odds(afar, 809, units, naval=False).hero


def test_11_15_an_inspired_unit_acts_freely_and_has_no_wild_weapon() -> None:
    game = state(at(8, "actions", {"A/1/16": {"at": "0810", "hero": "Monteith"}}, {"0809": {}}))
    man = number("A/1/16")
    assert odds(game, 809, (man,), naval=False).hero
    kill_hero(game, man, "fire")
    assert is_free(game, man)
    assert not odds(game, 809, (man,), naval=False).hero


def test_11_2_a_headquarters_leads_its_hex_and_the_next() -> None:
    game = state(
        at(8, "actions", {"HQ/16": "0613", "A/1/16": "0613", "B/1/116": "0612", "C/1/16": "0611"})
    )
    settle_command(game)
    assert commanded(game, number("HQ/16")) == {613, *ground.NEIGHBOURS[613]}
    assert game.led[number("A/1/16")]
    assert game.led[number("B/1/116")], "whoever it belongs to"
    assert not game.led[number("C/1/16")]


def test_11_3_a_general_coordinates_tanks_but_no_guns() -> None:
    """omaha 11.3, 8.1: the tanks are two hexes from the infantry, and both are under command."""
    for leader, allowed in ((GENERAL, False), ("HQ/16", True)):
        units = {"A/1/16": "0810", "7FA": "0711", "1/A/741": "0610", leader: "0710"}
        game = state(at(8, "actions", units, {"0809": {"disrupted": True}}))
        settle_command(game)
        foot = (number("A/1/16"),)
        assert game.led[foot[0]]
        assert join_refusal(game, number("1/A/741"), 809, foot) is None
        guns = join_refusal(game, number("7FA"), 809, foot)
        assert (guns is None) == allowed


def test_11_41_a_leader_is_hit_only_by_what_units_leave() -> None:
    wn61 = position("WN61")
    units = {"HQ/16": "0610", "A/1/16": "0610", "B/1/16": "0611"}
    assert in_field(state(at(2, "actions", units, {"0809": {}})), wn61) == [number("HQ/16")]
    star = next(
        n
        for n, record in deck.CARDS.items()
        if record.artillery is None
        and any(
            c.color == "orange" and c.symbol == "star" and not c.double for c in record.positions
        )
    )
    full = at(2, "fire", units, {"0809": {}}, (star, blank(star)))
    while asked(full).text == "ask-fire-target":
        say(full, asked(full).options[0].id)
    assert not told(full, "LeaderHit"), "one hit, and a unit takes it"
    alone = at(2, "fire", {"HQ/16": "0610"}, {"0809": {}}, (star, blank(star)))
    assert last(alone, "LeaderHit").leader == "unit:HQ/16"
    assert unit(alone, "HQ/16").at == ON_TRACK + 4


def test_11_42_leaders_are_never_disrupted() -> None:
    game = state(at(8, "actions", {"HQ/16": "0613", GENERAL: "0613", "A/1/16": "0613"}))
    for name, shaken in (("HQ/16", False), (GENERAL, False), ("A/1/16", True)):
        disrupt(game, number(name), "fire")
        assert bool(game.units[number(name)].disrupted) == shaken


def test_11_4_a_general_is_wounded_then_killed() -> None:
    game = state(at(8, "actions", {GENERAL: "0613"}, {"0809": {}}))
    hit_leader(game, number(GENERAL), position("WN61"))
    assert game.units[number(GENERAL)].at == 613
    hit_leader(game, number(GENERAL), position("WN61"))
    assert game.units[number(GENERAL)].at == -1


@pytest.mark.parametrize(
    ("name", "steps", "spreads"),
    [
        ("A/1/16", 1, False),
        ("A/1/16", 2, True),
        ("A/1/16", 3, True),
        ("1/A/741", 1, True),
        ("7FA", 1, False),
        ("HQ/16", 0, False),
    ],
)
def test_12_some_control_their_hex_and_some_the_next_as_well(
    name: str, steps: int, spreads: bool
) -> None:
    """omaha 12, 12.1"""
    game = state(at(20, "actions", {name: {"at": "1210", "steps": steps}}))
    assert controlled(game) == {1210, *(ground.NEIGHBOURS[1210] if spreads else ())}


def test_12_11_from_below_nobody_controls_the_heights() -> None:
    low = next(
        h for h in sorted(ground.PAVILION) if any(n not in ground.LOW for n in ground.NEIGHBOURS[h])
    )
    below = controlled(state(at(8, "actions", {"A/1/16": f"{low:04d}"})))
    assert below <= ground.LOW
    high = next(n for n in ground.NEIGHBOURS[low] if n not in ground.LOW)
    above = controlled(state(at(8, "actions", {"A/1/16": f"{high:04d}"})))
    assert low in above


def test_13_the_first_waves_end_with_turn_16_or_with_a_catastrophe() -> None:
    early = state(at(15, "actions", {"A/1/16": "0613"}))
    check_victory(early)
    assert early.outcome is None
    late = state(at(16, "actions", {"A/1/16": "0613"}))
    check_victory(late)
    assert late.outcome is not None
    assert loss_limit(early) == 8


def test_13_21_a_draw_counts_when_all_of_it_is_held() -> None:
    def draws(units: dict[str, str], germans: dict[str, object]) -> int:
        items = beach_items(state(at(16, "actions", units, germans)))
        return next(i.points for i in items if i.kind == "draws")

    name, hexes = min(ground.DRAWS.items(), key=lambda d: len(d[1]))
    men = [n for n in counters.US_NUMBER if counters.REGULAR[counters.US_NUMBER[n]]]
    units = dict(zip(men, (f"{hex:04d}" for hex in hexes), strict=False))
    assert draws(units, {}) >= 5, name
    site = next(
        s
        for s in ground.SITES
        if s not in hexes and set(hexes) & ground.FIELD[ground.SITES[s]].keys()
    )
    assert draws(units, {f"{site:04d}": {"disrupted": True}}) == draws(units, {}) - 5
