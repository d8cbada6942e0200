"""16: German actions."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    at,
    card,
    force,
    ids,
    linked,
    number,
    position,
    say,
    state,
    told,
    unit,
)

from landfall.games.omaha.model import board
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.advance import (
    Advance,
    attempts_advance,
    defence_strength,
    destination,
    route,
)
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
from landfall.games.omaha.rules.german_fire import Gun
from landfall.games.omaha.rules.harassment import Ambush, Mortar, mortar, patrol


def colored(color: str, symbol: str, double: bool | None = None) -> int:
    return card(
        lambda r: any(
            c.color == color and c.symbol == symbol and (double is None or c.double == double)
            for c in r.positions
        )
    )


def entry(color: str, symbol: str, double: bool | None = None) -> CardColor:
    return board.CARD_COLORS[colored(color, symbol, double)][color]


def run(game: Omaha) -> None:
    """Play the steps on top until somebody is asked."""
    game.advance()


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
    from landfall.games.omaha.rules.german_actions import artillery_action

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
