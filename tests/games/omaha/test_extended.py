"""14 to 19: the extended game."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    asked,
    at,
    card,
    fire_card,
    force,
    ids,
    last,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.games.omaha import board
from landfall.games.omaha.advance import (
    Advance,
    attempts_advance,
    defence_strength,
    destination,
    route,
)
from landfall.games.omaha.barrage import barrage_targets
from landfall.games.omaha.components import CardColor
from landfall.games.omaha.engineers import garrison_sites, works
from landfall.games.omaha.german_actions import (
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
from landfall.games.omaha.german_fire import Gun, gun, targets
from landfall.games.omaha.harassment import Ambush, Mortar, mortar, patrol
from landfall.games.omaha.leaders import hit_leader
from landfall.games.omaha.movement import far_hexes, road_hexes
from landfall.games.omaha.state import Omaha
from landfall.games.omaha.terrain import engineer_area, is_cleared_way, traffic_area, way
from landfall.games.omaha.us_actions import commanded, settle_command


def number(name: str) -> int:
    return board.US_NUMBER[name]


def position(name: str) -> int:
    return board.POSITION[name]


def colored(color: str, symbol: str, double: bool | None = None) -> int:
    return card(
        lambda r: any(
            c.color == color and c.symbol == symbol and (double is None or c.double == double)
            for c in r.positions
        )
    )


def entry(color: str, symbol: str, double: bool | None = None) -> CardColor:
    return board.CARD_COLORS[colored(color, symbol, double)][color]


def linked(game: Omaha) -> Omaha:
    from landfall.games.omaha.communication import linked_sites

    game.linked = sorted(linked_sites(game))
    return game


def run(game: Omaha) -> None:
    """Play the steps on top until somebody is asked."""
    game.advance()


def test_14_11_hits_are_doubled() -> None:
    """omaha 14, 14.1, 14.11, 14.12"""
    color = board.CARD_COLORS[fire_card("diamond", orange="single")]["orange"]
    early = gun(
        state(at(16, "actions", {"A/1/16": "0711"}, {"0809": {}}, scenario="d-day")),
        position("WN61"),
        color,
    )
    late_game = state(at(17, "actions", {"A/1/16": "0711"}, {"0809": {}}))
    late = gun(late_game, position("WN61"), color)
    assert early is not None
    assert late is not None
    assert (early.limit, late.limit) == (1, 2)
    late_game.hit.append(number("A/1/16"))
    assert targets(late_game, late, "diamond"), "a unit may lose a step to each position"


def test_14_2_actions_from_turn_12() -> None:
    """omaha 14.2, 15: the phases of the extended turn."""
    assert not state(at(12, "actions", {"A/1/16": "0613"}, scenario="d-day")).german_actions
    game = state(
        at(12, "actions", {"A/1/16": "0613"}, scenario="d-day", options={"early-actions": True})
    )
    assert game.german_actions
    assert not game.extended
    table = at(18, "event", {"A/1/16": "0714"}, {}, (1, 2, 3))
    phases = [e.phase for e in told(table, "PhaseBegan")]
    assert phases[0] == "event"
    final = at(32, "fire", {"A/1/16": "0714"}, {}, (1, 2))
    assert "second-event" not in [e.phase for e in told(final, "PhaseBegan")]


def test_16_the_letters_and_the_state_of_a_position() -> None:
    """omaha 16, 16.33: example 1 of the actions: WN fires, A4 is reinforced, C3 ambushes."""
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
    ranks = [board.rank(p)[0] for p in order if p >= 0 and not board.IS_WN[p]]
    assert ranks == sorted(ranks, reverse=True)


def test_16_double_symbols_need_depth() -> None:
    """omaha 16, 16.21: example 2: a lone unit does nothing on a double, except to re-supply."""
    game = linked(state(at(18, "actions", {"A/1/16": "0906"}, {"0907": {}})))
    assert not is_ready(game, position("A3"), entry("brown", "P", True))
    assert is_ready(game, position("A3"), entry("brown", "R"))
    assert not is_ready(
        linked(state(at(18, "actions", {}, {"0907": {"disrupted": True}}))),
        position("A3"),
        entry("brown", "R"),
    )


def test_16_1_nests_are_taken_back() -> None:
    """omaha 16.1, 16.11, 16.12: both hexes or none, by units without guns, revealed."""
    game = linked(state(at(18, "actions", {"A/1/16": "0714"})))
    game.germans_lost = [board.GERMAN_NUMBER[n] for n in ("WN-P1", "WN-P2", "WN-A75-1")]
    game.germans_unused = [u for u in game.germans_unused if u not in game.germans_lost]
    reoccupy(game, position("WN66"))
    assert {821, 922} <= game.germans.keys()
    assert all(
        game.germans[h].revealed and board.GERMANS[game.germans[h].unit].kind == "wn"
        for h in (821, 922)
    )
    held = linked(state(at(18, "actions", {"A/1/116": "0821"})))
    held.germans_lost = [board.GERMAN_NUMBER["WN-P1"]]
    held.germans_unused.remove(board.GERMAN_NUMBER["WN-P1"])
    reoccupy(held, position("WN66"))
    assert not held.germans


def test_16_2_resupply_then_fire() -> None:
    """omaha 16.2, 16.21"""
    game = linked(state(at(18, "actions", {"A/1/16": "1111"}, {"1110": {}})))
    resupply(game, 1110)
    assert game.germans[1110].depth >= 0
    assert last_event(game) == "DepthPlaced"


def last_event(game: Omaha) -> str:
    assert game.journal
    return type(game.journal[-1].public).__name__


def test_16_3_redeployment() -> None:
    """omaha 16.3, 16.31, 16.32, 16.34: to where Americans are; VP positions only among themselves."""
    game = linked(state(at(18, "actions", {"A/1/16": "1411"}, {"1607": {"depth": "any"}})))
    redeploy(game, 1607)
    assert 1607 not in game.germans
    to = next(iter(game.germans))
    assert board.POSITIONS[board.SITES[to]].vp
    kind = board.DEPTHS[game.germans[to].depth].type
    assert kind == ("building" if to in board.BUILDINGS else "mobile")
    away = linked(state(at(18, "actions", {"A/1/16": "0913"}, {"1403": {}})))
    wanted = [h for h, p in board.SITES.items() if board.POSITIONS[p].vp and 913 in board.FIELD[p]]
    redeploy(away, 1403)
    assert (1403 in away.germans) == (not wanted), "a VP position is left only for another"


def test_16_4_reinforcement_of_an_empty_position() -> None:
    plain = linked(state(at(18, "actions", {"A/1/16": "1009"})))
    reinforce(plain, position("A1"))
    assert (1008 in plain.germans) == (board.FIELD[position("A1")].get(1009, 0) >= 2)
    vp = linked(state(at(18, "actions", {"A/1/16": "0613"})))
    reinforce(vp, position("A4"))
    assert vp.germans[1310].depth >= 0


def test_16_5_mortars() -> None:
    """omaha 16.5, 16.51: three hexes around a reinforcement, five on the beach for a nest; armour too."""
    hex = next(
        h
        for h in board.HEXES
        if board.distance(h, 1110) == 3
        and h not in board.LOW
        and h not in board.FIELD[position("A2")]
    )
    symbol = "diamond"
    shot = card(lambda r: r.target == symbol)
    game = state(at(18, "actions", {"A/1/16": f"{hex:04d}"}, {"1110": {"depth": "any"}}))
    assert mortar(game, position("A2"), shot) == Mortar((number("A/1/16"),), 2)
    other = card(lambda r: r.target == "circle")
    assert mortar(game, position("A2"), other) is None
    nest = state(at(30, "actions", {"1/B/741": "0611"}, {"0809": {}}))
    assert mortar(nest, position("WN61"), shot) == Mortar((number("1/B/741"),), 1)


def test_16_6_patrols() -> None:
    """omaha 16.6, 16.61"""
    game = state(
        at(18, "actions", {"A/1/16": "1111", "1/A/741": "1111", "HQ/16": "1111"}, {"1110": {}})
    )
    assert patrol(game, position("A2"), 1) is None
    assert game.units[number("A/1/16")].disrupted
    assert game.units[number("1/A/741")].disrupted
    assert not game.units[number("HQ/16")].disrupted
    far = next(
        h
        for h in board.HEXES
        if board.distance(h, 1110) == 3
        and h not in board.FIELD[position("A2")]
        and h not in board.ROUGH
    )
    one = state(at(18, "actions", {"A/1/16": f"{far:04d}"}, {"1110": {}}))
    assert patrol(one, position("A2"), 1) is not None


def test_16_7_a_nest_without_targets_shells() -> None:
    from landfall.games.omaha.german_actions import artillery_action

    symbol_card = card(lambda r: r.target == "diamond")
    game = state(
        at(
            18,
            "actions",
            {"A/1/116": "box:DW1", "E/2/18": "box:ER1", "F/2/18": "box:ER2"},
            {"0809": {"unit": "WN-A88-1"}},
        )
    )
    assert artillery_action(game, position("WN61"), symbol_card) is not None
    assert game.shelled == ["east"]
    none = state(at(18, "actions", {"F/2/18": "box:ER2"}, {"0809": {}}))
    assert artillery_action(none, position("WN61"), symbol_card) is None


def test_16_8_the_example_of_an_advance() -> None:
    """omaha 16.8, 16.82, 16.85: C3 on C1 past two units of 4; one is disrupted, 4 is less than 7."""
    assert route(1313, 1113) == (1313, 1212, 1213, 1112, 1114, 1113)
    red = card(
        lambda r: (
            r.target == board.LEVELS[number("L/3/16")][1].target
            and any(c.color == "red" and c.symbol == "A" for c in r.positions)
        )
    )
    table = at(
        18,
        "actions",
        {
            "L/3/16": {"at": "1212", "steps": 2},
            "F/2/16": {"at": "1112", "steps": 2},
            "A/1/16": {"at": "1211", "steps": 3},
        },
        {"1313": {"unit": "7/2/916", "depth": "any", "revealed": True}},
    )
    game = state(table)
    assert [board.LEVELS[number(n)][1].strength for n in ("L/3/16", "F/2/16")] == [4, 4]
    Advance(position("C3"), red).run(game)
    met = [e.public for e in game.journal or [] if type(e.public).__name__ == "AdvanceMet"][-1]
    assert [n for n in ("L/3/16", "F/2/16", "A/1/16") if game.units[number(n)].disrupted] == [
        "L/3/16"
    ]
    assert (met.strength, met.repulsed) == (4, False)  # type: ignore[union-attr]
    table.decisions = game.advance()
    assert ids(table) == {"unit:L/3/16", "unit:F/2/16"}
    say(table, "unit:F/2/16")
    assert unit(table, "F/2/16").steps == 1
    assert force(table, "1313") is None
    assert force(table, "1113").depth  # type: ignore[union-attr]


def test_16_81_who_tries_to_advance() -> None:
    """omaha 16.81, 16.83, 16.84, 16.86"""
    near = {"A/1/16": "1212"}
    assert board.FIELD[position("C3")].get(1212)

    def tries(**german: object) -> bool:
        return attempts_advance(state(at(18, "actions", near, {"1313": german})), position("C3"))

    assert tries(unit="7/2/916", depth="any", revealed=True)
    assert not tries(unit="10/3/726", depth="any", revealed=True)
    assert tries(unit="10/3/726", depth="any")
    assert not tries(unit="7/2/916")
    assert attempts_advance(state(at(18, "actions", {}, {"1313": "7/2/916"})), position("C3"))
    b1 = position("B1")
    assert destination(state(at(18, "actions", {}, {"1407": {}})), b1) == 1207
    assert destination(state(at(18, "actions", {}, {"1407": {}, "1207": {}})), b1) == 1309
    assert (
        destination(state(at(18, "actions", {}, {"1407": {}, "1207": {}, "1309": {}})), b1) is None
    )
    hero = state(at(18, "actions", {"A/1/16": {"at": "1212", "hero": "Pinder"}}))
    assert defence_strength(hero, [number("A/1/16")]) == (
        13 if 1212 in board.BOCAGE | board.BUILDINGS else 7
    )


def test_16_82_a_free_route_and_an_exchange_of_depth() -> None:
    """omaha 16.82, 16.83, 16.34"""
    game = state(at(18, "actions", {}, {"1313": {"depth": "any"}}, garrisons=["1113"]))
    game.push(Advance(position("C3"), 1))
    game.steps[:-1] = []
    Advance(position("C3"), 1).run(game)
    game.steps.pop().run(game)
    assert 1113 in game.germans
    assert not game.garrisons
    assert board.DEPTHS[game.germans[1113].depth].type == "building"


def test_16_9_an_ambush() -> None:
    """omaha 16.9, 16.91: a step in intense fire, else disruption; the nearest and strongest."""
    field = board.FIELD[position("C3")]
    hot = next(h for h, d in field.items() if d == 3)
    mild = next(h for h, d in field.items() if d < 3 and h not in board.ROUGH)
    diamond = card(lambda r: r.target == "diamond")
    game = state(
        at(18, "actions", {"A/1/16": f"{hot:04d}", "E/2/16": {"at": f"{hot:04d}", "steps": 1}})
    )
    Ambush(position("C3"), diamond).run(game)
    assert type(game.steps[-1]).__name__ == "Hit"
    soft = state(at(18, "actions", {"A/1/16": f"{mild:04d}"}))
    Ambush(position("C3"), diamond).run(soft)
    assert type(soft.steps[-1]).__name__ == "Disrupt"


def test_16_actions_run_through_a_whole_card() -> None:
    number_ = colored("red", "A")
    table = at(18, "fire", {"A/1/16": "1212"}, {"1313": {"depth": "any"}}, (number_,))
    assert told(table, "GermanActed")
    assert GermanActions("east", number_).left is None


# 17.


def test_17_1_two_hexes_on_foot() -> None:
    """omaha 17.1: not through fire or bocage off the road; leaders as they like."""
    game = state(at(17, "actions", {"A/1/16": "1011", "HQ/16": "1011"}))
    far = far_hexes(game, number("A/1/16"))
    assert any(board.distance(h, 1011) == 2 for h in far)
    assert all(
        h not in board.BOCAGE or any((n, h) in board.ROADS for n in board.NEIGHBOURS[h])
        for h in far
    )
    hot = state(at(17, "actions", {"A/1/16": "1011"}, {"1110": {}}))
    field = board.FIELD[position("A2")]
    assert not [h for h in far_hexes(hot, number("A/1/16")) if field.get(h, 0) >= 2]
    table = at(17, "actions", {"A/1/16": "1011"})
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{next(h for h in far if board.distance(h, 1011) == 2):04d}")
    assert len(last(table, "UnitMoved").path) == 3


def test_17_2_tanks_on_roads() -> None:
    """omaha 17.2, 17.21, 17.22, 17.23"""
    start = next(
        h
        for h in board.HEXES
        if h not in board.LOW
        and h not in board.MINED
        and sum(board.ROADS.get((h, n)) == "main" for n in board.NEIGHBOURS[h]) == 2
    )
    game = state(at(17, "actions", {"1/A/741": f"{start:04d}", "1-2/397": f"{start:04d}"}))
    far = road_hexes(game, number("1/A/741"))
    assert max(board.distance(h, start) for h in far) >= 3
    assert far_hexes(game, number("1-2/397")) == []
    mined = next(
        h
        for h in board.MINED
        if any((n, h) in board.ROADS and n not in board.MINED for n in board.NEIGHBOURS[h])
    )
    near = next(
        n for n in board.NEIGHBOURS[mined] if (n, mined) in board.ROADS and n not in board.MINED
    )
    assert way(game, number("1/A/741"), near, mined) == 0


def test_17_3_artillery_barrages() -> None:
    """omaha 17.3: the guns and the observer under one headquarters."""
    units = {"7FA": "0715", "A/1/16": "0714", "HQ/16": "0714"}
    game = state(at(17, "actions", units, {"0809": {}}))
    settle_command(game)
    seen = 714 in board.FIELD[position("WN61")]
    fired = any(715 in board.FIELD[p] for p in (position("WN61"),))
    assert (809 in barrage_targets(game, number("7FA"))) == (seen and not fired)
    alone = state(at(17, "actions", {"7FA": "0715", "A/1/16": "0711"}, {"0809": {}}))
    settle_command(alone)
    assert barrage_targets(alone, number("7FA")) == []


# 18, 19.


def kinds(game: Omaha, division: int) -> set[str]:
    return {o.id.partition(":")[0] for o in works(game, division)}


def test_18_1_command_posts() -> None:
    """omaha 18, 18.1, 18.2, 18.21, 18.22: away from possible fire; a notch a turn."""
    game = state(at(17, "engineers", {"HQ/16": "0613"}, {"0809": {}}))
    assert kinds(game, 1) <= {"base", "done", "garrison", "post"}
    safe = state(at(30, "engineers", {"HQ/16": "0505"}))
    assert "post" in kinds(safe, 1) or 505 in board.FIELD[position("WN60")]
    post = state(at(30, "actions", {"HQ/16": {"at": "0518", "post": 2}}))
    assert board.COMMAND_TRACK[post.posts[number("HQ/16")]] == 2
    assert "reach" in kinds(post, 1)
    post.worked.append(number("HQ/16"))
    assert "reach" not in kinds(post, 1)


def test_18_3_what_a_post_commands() -> None:
    """omaha 18.3, 18.31, 18.32"""
    game = state(at(30, "actions", {"HQ/16": {"at": "1011", "post": 7}}))
    assert max(board.distance(h, 1011) for h in commanded(game, number("HQ/16"))) == 4
    game.snipers.append(number("HQ/16"))
    assert max(board.distance(h, 1011) for h in commanded(game, number("HQ/16"))) == 1
    shot = state(at(30, "actions", {"HQ/16": {"at": "1011", "post": 7}}, {"1110": {}}))
    assert (commanded(shot, number("HQ/16")) == set()) == (1011 in board.FIELD[position("A2")])


def test_18_11_moving_gives_up_the_post() -> None:
    table = at(30, "actions", {"HQ/16": {"at": "1011", "post": 3}})
    to_actions(table)
    say(table, "unit:HQ/16", "move:1012")
    assert state(table).posts == {}
    assert told(table, "PostAbandoned")


def test_18_33_a_post_that_is_hit_is_a_headquarters_again() -> None:
    game = state(at(30, "actions", {"HQ/16": {"at": "1011", "post": 3}}, {"1110": {}}))
    hit_leader(game, number("HQ/16"), position("A2"))
    assert game.posts == {}
    assert game.units[number("HQ/16")].at == 1011


def test_19_1_bases_on_quiet_beaches() -> None:
    """omaha 19, 19.1, 19.2, 19.21, 19.33"""
    table = at(30, "engineers", {"A/1/16": "1110", "B/1/16": "0809"})
    say(table, next(o.id for o in asked(table).options if o.id.startswith("base")))
    game = state(table)
    assert list(game.bases.values()) == [0]
    assert not kinds(game, 1) & {"base", "extend"}, "one thing a turn"
    game.worked.clear()
    assert "extend" in kinds(game, 1)
    game.shelled.append("east")
    assert "extend" not in kinds(game, 1)
    game.engineers_stopped = True
    assert not kinds(game, 1) & {"base", "extend"}


def test_19_3_what_engineers_open() -> None:
    """omaha 19.3, 19.31, 19.32, 19.34: the example of a base in 0711 with range 1."""
    game = state(at(30, "actions", {"Eng/1-37": {"at": "0711", "base": 1}, "1/A/741": "0711"}))
    area = engineer_area(game)
    assert {710, 711, 712, 810, 811} <= area
    assert 812 not in area
    shingle = [(a, b) for (a, b), k in board.SIDES.items() if "shingle" in k and a in area]
    assert shingle
    assert all(is_cleared_way(game, a, b) or b in board.MINED for a, b in shingle)
    wall = [(a, b) for (a, b), k in board.SIDES.items() if k == {"seawall"} and a in board.BEACH]
    open_ = state(
        at(
            30,
            "actions",
            {"Eng/20-121": {"at": f"{wall[0][0]:04d}", "base": 8}, "1/A/743": f"{wall[0][0]:04d}"},
        )
    )
    assert way(open_, number("1/A/743"), *wall[0]) == (1 if wall[0] in board.ROADS else 0)
    assert 711 in traffic_area(game)
    game.shelled.append("east")
    assert traffic_area(game) == frozenset()
    fire = state(at(30, "actions", {"Eng/1-37": {"at": "0711", "base": 1}}, {"0809": {}}))
    assert not engineer_area(fire) & board.FIELD[position("WN61")].keys()
    assert 809 in garrison_sites(state(at(30, "actions", {"Eng/1-37": {"at": "0711", "base": 4}})))


def test_19_4_obstacles_are_clear_late_in_the_day() -> None:
    from landfall.games.omaha.landing import mined

    box = board.BOX_NUMBER["ER1"]
    assert mined(state(at(22, "actions", {"A/1/16": "0714"})), box)
    assert not mined(state(at(23, "actions", {"A/1/16": "0714"})), box)
    assert unit(at(30, "actions", {"A/1/16": "1011"}), "A/1/16").at == 1011
