"""18 and 19: command posts, bases and what engineers open."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    asked,
    at,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.engineers import garrison_sites, works
from landfall.games.omaha.rules.leaders import hit_leader
from landfall.games.omaha.rules.terrain_effects import (
    engineer_area,
    is_cleared_way,
    traffic_area,
    way,
)
from landfall.games.omaha.rules.us_actions import commanded


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
    from landfall.games.omaha.rules.landing import mined

    box = board.BOX_NUMBER["ER1"]
    assert mined(state(at(22, "actions", {"A/1/16": "0714"})), box)
    assert not mined(state(at(23, "actions", {"A/1/16": "0714"})), box)
    assert unit(at(30, "actions", {"A/1/16": "1011"}), "A/1/16").at == 1011
