"""14, 15 and 17: what the extended game changes in the turn, in fire and in US actions."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    at,
    fire_card,
    last,
    number,
    position,
    say,
    state,
    to_actions,
    told,
)

from landfall.games.omaha.model import board
from landfall.games.omaha.rules.barrage import barrage_targets
from landfall.games.omaha.rules.german_fire import gun, targets
from landfall.games.omaha.rules.movement import far_hexes, road_hexes
from landfall.games.omaha.rules.terrain_effects import way
from landfall.games.omaha.rules.us_actions import settle_command


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
