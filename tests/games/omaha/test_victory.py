"""13 and 20 to 22: losses, points, the scenarios' ends and the variants."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import asked, at, card, ids, last, say, state, told, unit

from landfall.core.table import open_table
from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.losses import eliminate, loss_limit
from landfall.games.omaha.rules.reinforcements import depth_pool, draw_reinforcement
from landfall.games.omaha.rules.us_actions import is_preservation
from landfall.games.omaha.rules.victory import (
    beach_items,
    check_victory,
    day_items,
    is_open,
    standing,
)


def points(game: Omaha, kind: str, items: str = "day") -> int:
    found = day_items(game) if items == "day" else beach_items(game)
    return next(item.points for item in found if item.kind == kind)


INFANTRY = [n for n in board.FIGHTERS if board.REGULAR[n] and board.DIVISION[n] == 1]


def lose(game: Omaha, count: int) -> None:
    for number in INFANTRY[:count]:
        game.move(number, 613)
        eliminate(game, number, "fire")


def test_13_1_eight_infantry_units_are_a_catastrophe() -> None:
    """omaha 13, 13.1, 13.11: neither rangers nor tanks count."""
    game = state(at(5, "actions", {"A/1/116": "0423"}))
    lose(game, 7)
    for name in ("C/2R", "1/A/741"):
        game.move(board.US_NUMBER[name], 613)
        eliminate(game, board.US_NUMBER[name], "fire")
    assert game.outcome is None
    assert game.losses(1) == 7
    game.move(INFANTRY[7], 613)
    eliminate(game, INFANTRY[7], "fire")
    assert game.outcome is not None
    assert (game.outcome.text, game.outcome.side) == ("outcome-catastrophe", "german")


def test_13_12_a_step_comes_back() -> None:
    event = card(
        lambda r: any(
            e.event == "support_soldiers" and e.division == 29 and e.first == 11 for e in r.events
        )
    )
    table = at(
        12, "event", {"A/1/116": {"at": "0626", "steps": 1}, "B/1/116": "0625"}, {}, (event,)
    )
    before = state(table).losses(29)
    say(table, "unit:A/1/116")
    assert unit(table, "A/1/116").steps == 2
    assert state(table).losses(29) == before - 1


def test_20_1_fourteen_from_turn_17_on() -> None:
    assert loss_limit(state(at(16, "actions", {"A/1/16": "0714"}, scenario="d-day"))) == 8
    game = state(at(17, "actions", {"A/1/16": "0714"}))
    assert loss_limit(game) == 14
    lose(game, 13)
    assert game.outcome is None


def test_13_2_nests_positions_and_draws() -> None:
    """omaha 13.2, 13.21: a double nest pays only whole; a draw needs all its hexes."""
    held = state(at(16, "actions", {"A/1/16": "0809", "B/1/16": "0812"}))
    nests = next(i for i in beach_items(held) if i.kind == "nests")
    assert "position:WN61" in nests.at
    none = state(at(16, "actions", {"A/1/16": "0613"}, {"0812": {}}))
    assert "position:WN62" not in next(i for i in beach_items(none) if i.kind == "nests").at
    valley = {"A/1/116": "0630", "C/1/116": "0731"}
    assert (
        "draw:D-1"
        in next(i for i in beach_items(state(at(16, "actions", valley))) if i.kind == "draws").at
    )
    under_fire = state(at(16, "actions", valley, {"0631": {}}))
    assert "draw:D-1" not in next(i for i in beach_items(under_fire) if i.kind == "draws").at


def test_13_2_nineteen_points_win_the_first_waves() -> None:
    game = state(at(16, "actions", {"A/1/16": "0613"}))
    enough = sum(i.points for i in standing(game)) >= 19
    check_victory(game)
    assert game.outcome is not None
    assert (game.outcome.side == "us") == enough
    assert game.outcome.scores["points"] == sum(i.points for i in standing(game))


def test_20_2_the_first_check_of_the_whole_day() -> None:
    """omaha 20, 20.2: ten points or fewer end it."""
    guns = [f"WN-A75-{n}" for n in range(1, 7)] + ["WN-A88-1", "WN-A88-2", "WN-ROCKET"]
    sites = sorted(h for h, p in board.SITES.items() if board.IS_WN[p])
    germans = {f"{h:04d}": {"unit": guns[n] if n < 9 else ""} for n, h in enumerate(sites)}
    lost = state(at(16, "actions", {"A/1/16": "0714"}, germans, scenario="d-day"))
    check_victory(lost)
    assert lost.outcome is not None
    assert (lost.outcome.text, lost.outcome.rule) == ("outcome-decisive-defeat", "20.2")
    held = {
        "A/1/16": "0809",
        "B/1/16": "0812",
        "C/1/16": "0912",
        "A/1/116": "0630",
        "C/1/116": "0731",
        "D/1/116": "0728",
        "E/2/116": "0629",
        "F/2/116": "0533",
        "H/2/116": "0723",
        "I/3/116": "0823",
        "K/3/116": "0916",
    }
    going = state(at(16, "actions", held, scenario="d-day"))
    assert sum(i.points for i in beach_items(going)) == 15
    check_victory(going)
    assert going.outcome is None, "the day goes on"


def test_20_3_the_second_schedule() -> None:
    """omaha 20.3, 19.3: vehicles on the heights, steps off the map, nests not held, the Kampfgruppe."""
    game = state(
        at(
            32,
            "actions",
            {"1/A/741": "1215", "A/1/16": "exit:C", "A-B/2R": "exit:G", "B/1/16": "1004"},
            garrisons=["1310"],
        )
    )
    assert points(game, "heights") == 1
    assert points(game, "exits") == 3
    assert points(game, "ranger-exits") == 2
    assert points(game, "kampfgruppe") == -8
    assert points(game, "nests-lost") <= 0
    assert "position:A4" in next(i for i in day_items(game) if i.kind == "positions").at
    cut = state(at(32, "actions", {"A/1/16": "exit:C"}, {"1916": {}}))
    assert points(cut, "exits") == 0, "no US line reaches the exit"
    assert sum(board.POSITIONS[p].vp for p in range(len(board.POSITIONS))) == 42


def test_20_3_an_open_draw_needs_engineers() -> None:
    game = state(at(32, "actions", {"A/1/116": "0630", "C/1/116": "0731"}))
    won = frozenset(board.HEXES)
    assert not is_open(game, "D-1", won, frozenset())
    assert is_open(game, "D-1", won, frozenset(board.HEXES))


@pytest.mark.parametrize(
    ("scenario", "low", "win"), [("d-day", 20, 40), ("beyond-the-beach", 25, 45)]
)
def test_21_2_levels_of_victory(scenario: str, low: int, win: int) -> None:
    """omaha 20.3, 21.2"""
    from landfall.games.omaha.rules.victory import LEVELS

    assert LEVELS[scenario] == (low, low + 10, win, win + 10, win + 20)


def test_21_beyond_the_beach_is_laid_out() -> None:
    """omaha 21, 21.1"""
    table = open_table("omaha", "beyond-the-beach", seed=3)
    game = state(table)
    assert (game.turn, game.losses(1), game.losses(29), game.meemies) == (17, 4, 5, True)
    assert len(game.germans) == 13 + 12
    assert not game.tactical
    assert len(game.division) == 5
    assert asked(table).text == "ask-tideline"
    while asked(table).text == "ask-tideline":
        say(table, asked(table).options[0].id)
    assert asked(table).text == "ask-box"
    assert all(o.at[0][4:6] in ("FG", "ER") for o in asked(table).options)


def test_22_1_the_bombardment() -> None:
    """omaha 22, 22.1: turn 4, all due three turns later, nests shaken or gone, ten points less."""
    table = open_table("omaha", "first-waves", seed=2, options={"bombardment": True})
    game = state(table)
    assert game.turn >= 4
    assert told(table, "Bombarded")
    bombed = last(table, "Bombarded")
    assert len(bombed.disrupted) + len(bombed.destroyed) > 0
    nests = sum(board.IS_WN[board.SITES[hex]] for hex in game.germans)
    assert nests == 18 - len(bombed.destroyed)
    assert next(e.turn for e in told(table, "TurnBegan")) == 4
    assert "event" in [e.use for e in told(table, "CardDrawn")]
    assert any(i.kind == "variant-22-1" and i.points == -10 for i in standing(game))
    assert is_preservation(
        state(at(8, "actions", {"A/1/16": "0714"}, options={"bombardment": True})),
        board.US_NUMBER["A/1/16"],
        714,
        814,
    )


def test_22_2_tanks_land_as_on_turn_2() -> None:
    from landfall.games.omaha.rules.landing import landing_row

    number = board.US_NUMBER["1/B/741"]
    plain = landing_row(state(at(1, "actions", {"1/B/741": "box:FG2"})), number, 4)
    safe = landing_row(
        state(at(1, "actions", {"1/B/741": "box:FG2"}, options={"safe-tanks": True})), number, 4
    )
    assert plain is not None
    assert safe is not None
    assert (plain.turns, safe.turns) == ((1, 1), (2, 3))


def test_22_3_the_rangers_are_elsewhere() -> None:
    game = state(open_table("omaha", "first-waves", seed=1, options={"pointe-du-hoc": True}))
    rangers = [n for n in board.FIGHTERS if board.RANGER[n] and game.units[n].at != -2]
    assert [board.US[n].unit for n in rangers] == ["C/2R"]
    assert any(i.kind == "variant-22-3" and i.points == 5 for i in standing(game))


def test_22_4_a_better_reaction() -> None:
    game = state(open_table("omaha", "d-day", seed=1, options={"better-reaction": True}))
    assert not game.kampfgruppe
    assert len(game.division) == 19
    assert draw_reinforcement(game) is not None
    drawn = draw_reinforcement(game)
    assert drawn is not None
    assert drawn[1], "tactical units bring depth too"
    game.depth_lost += game.mobile_depth
    game.mobile_depth = []
    assert len(depth_pool(game, 1008, drawn[0]) or []) == 5
    game.mobile_depth.clear()
    assert depth_pool(game, 1008, drawn[0]) is None, "only once"


def test_2_two_players_have_a_division_each() -> None:
    """omaha 7.22"""
    table = open_table("omaha", "first-waves", seed=1, options={"players": 2})
    assert table.all_seats == ("us1", "us29")
    assert table.game.wins_by_resignation("us1", "first-waves", {"players": 2}) == ()
    assert ids(table)
