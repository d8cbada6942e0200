"""13, 20 and 21: losses, points and the scenarios' ends."""

from __future__ import annotations

import random

import pytest
from tests.games.omaha.helpers import asked, at, card, ids, say, state, unit

from landfall.core.decisions import Outcome
from landfall.core.table import open_table
from landfall.games.omaha.bot.thumb import thumb
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import GONE, Omaha
from landfall.games.omaha.rules import victory
from landfall.games.omaha.rules.losses import eliminate, loss_limit
from landfall.games.omaha.rules.victory import (
    Item,
    beach_items,
    check_victory,
    day_items,
    is_open,
    standing,
)
from landfall.games.omaha.table.view import OmahaView


def points(game: Omaha, kind: str, items: str = "day") -> int:
    found = day_items(game) if items == "day" else beach_items(game)
    return next(item.points for item in found if item.kind == kind)


INFANTRY = [n for n in counters.FIGHTERS if counters.REGULAR[n] and counters.DIVISION[n] == 1]


def lose(game: Omaha, count: int) -> None:
    for number in INFANTRY[:count]:
        game.move(number, 613)
        eliminate(game, number, "fire")


def test_13_1_eight_infantry_units_are_a_catastrophe() -> None:
    """omaha 13, 13.1, 13.11: neither rangers nor tanks count."""
    game = state(at(5, "actions", {"A/1/116": "0423"}))
    lose(game, 7)
    for name in ("C/2R", "1/A/741"):
        game.move(counters.US_NUMBER[name], 613)
        eliminate(game, counters.US_NUMBER[name], "fire")
    assert game.outcome is None
    assert game.losses(1) == 7
    game.move(INFANTRY[7], 613)
    eliminate(game, INFANTRY[7], "fire")
    assert game.outcome is not None
    assert (game.outcome.text, game.outcome.side) == ("outcome-catastrophe", "german")


def test_13_2_a_finished_game_shows_the_points_that_ended_it() -> None:
    """The table's tally and the outcome say the same, although no further turn begins."""
    table, chance = open_table("omaha", "easy-fox", seed="board"), random.Random(5)
    last = 0
    while table.outcome is None:
        asked = table.decisions[0]
        view = table.view(asked.seat)
        assert isinstance(view, OmahaView)
        last = sum(view.tally.values())
        table.answer(asked.seat, thumb(view, asked, chance))
    after = table.view("us")
    assert isinstance(after, OmahaView)
    assert sum(after.tally.values()) == table.outcome.scores["points"]
    assert sum(after.tally.values()) != last


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
    """omaha 13.2, 13.21: a double nest scores only as a whole; a draw requires all its hexes."""
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
    guns = [f"WN-A75-{n}" for n in range(1, 7)] + ["WN-A88-1", "WN-A88-2", "WN-ROCKET"]
    sites = sorted(h for h, p in ground.SITES.items() if ground.IS_WN[p])
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
    """Vehicles on the heights, steps exited, nests not controlled, the Kampfgruppe."""
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
    assert sum(ground.POSITIONS[p].vp for p in range(len(ground.POSITIONS))) == 42


def test_20_3_an_open_draw_needs_engineers() -> None:
    game = state(at(32, "actions", {"A/1/116": "0630", "C/1/116": "0731"}))
    won = frozenset(ground.HEXES)
    assert not is_open(game, "D-1", won, frozenset())
    assert is_open(game, "D-1", won, frozenset(ground.HEXES))


def test_20_3_four_points_for_each_open_draw() -> None:
    everywhere = frozenset(ground.HEXES)
    game = state(at(32, "actions", {"A/1/116": "0630"}))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(victory, "won_hexes", lambda _: everywhere)
        patch.setattr(victory, "engineer_area", lambda _: everywhere)
        assert points(game, "open-draws") == 4 * len(ground.DRAWS)
        assert points(game, "positions") == 42
        assert points(game, "nests-lost") == 0
        patch.setattr(victory, "won_hexes", lambda _: frozenset())
        assert points(game, "nests-lost") == -18


def ending(scenario: str, turn: int, points: int) -> Outcome | None:
    """The outcome with this many points at the end of a turn."""
    game = state(at(turn, "actions", {"A/1/16": "0714"}, scenario=scenario))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(victory, "standing", lambda _: [Item("positions", points)])
        check_victory(game)
    return game.outcome


@pytest.mark.parametrize(("scenario", "least"), [("first-waves", 19), ("easy-fox", 10)])
def test_13_2_the_points_that_win_the_first_waves(scenario: str, least: int) -> None:
    for points, side in ((least - 1, "german"), (least, "us")):
        outcome = ending(scenario, 16, points)
        assert outcome is not None
        assert (outcome.side, outcome.rule) == (side, "13.2")


def test_20_two_checks_on_turns_16_and_32() -> None:
    assert state(open_table("omaha", "d-day", seed=1)).last_turn == 32
    decided = [turn for turn in range(1, 33) if ending("d-day", turn, 100) is not None]
    assert decided == [16, 32]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (10, "outcome-decisive-defeat"),
        (11, None),
        (24, None),
        (25, "outcome-decisive-victory"),
    ],
)
def test_20_2_ten_points_end_it_and_twenty_five_win_it(points: int, text: str | None) -> None:
    outcome = ending("d-day", 16, points)
    assert (outcome and outcome.text) == text
    if outcome:
        assert outcome.rule == "20.2"
        assert outcome.side == ("us" if points == 25 else "german")


LEVELS = [
    (19, "decisive-defeat", "german"),
    (20, "operational-defeat", "german"),
    (29, "operational-defeat", "german"),
    (30, "tactical-defeat", "german"),
    (39, "tactical-defeat", "german"),
    (40, "tactical-victory", "us"),
    (49, "tactical-victory", "us"),
    (50, "operational-victory", "us"),
    (59, "operational-victory", "us"),
    (60, "decisive-victory", "us"),
]


@pytest.mark.parametrize(("points", "level", "side"), LEVELS)
def test_20_3_levels_of_victory(points: int, level: str, side: str) -> None:
    outcome = ending("d-day", 32, points)
    assert outcome is not None
    assert (outcome.text, outcome.side, outcome.rule) == (f"outcome-{level}", side, "20.3")


@pytest.mark.parametrize(("points", "level", "side"), LEVELS)
def test_21_2_five_points_more_are_asked_beyond_the_beach(
    points: int, level: str, side: str
) -> None:
    outcome = ending("beyond-the-beach", 32, points + 5)
    assert outcome is not None
    assert (outcome.text, outcome.side, outcome.rule) == (f"outcome-{level}", side, "21.2")


def test_21_beyond_the_beach_is_laid_out() -> None:
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


def test_21_1_what_is_left_of_the_germans() -> None:
    game = state(open_table("omaha", "beyond-the-beach", seed=3))
    sites = {ground.SITE_NAME[hex]: force for hex, force in game.germans.items()}
    nests = {name: force for name, force in sites.items() if name.startswith("WN")}
    calibers = {name: counters.GERMANS[f.unit].caliber for name, f in nests.items()}
    assert {name for name, caliber in calibers.items() if caliber == 88} == {"WN72S"}
    assert {n for n, caliber in calibers.items() if caliber == 75} == {"WN62S", "WN65S", "WN68S"}
    assert nests["WN69"].unit == counters.ROCKET
    assert len(nests) == 13
    deep = {name for name, force in sites.items() if force.depth >= 0}
    assert {n.removeprefix("WN") for n in deep if n in nests} == {
        "62S", "65S", "66S", "67", "68S", "69", "72N", "72S"
    }  # fmt: skip
    assert deep - nests.keys() == {"A3", "A4", "C2", "C4", "D1", "F1", "G2"}
    kinds = [counters.GERMANS[f.unit].kind for name, f in sites.items() if name not in nests]
    assert sorted(kinds) == ["division"] * 6 + ["tactical"] * 6
    assert (len(game.tactical), len(game.division), len(game.wn_depth)) == (0, 5, 1)
    assert (len(game.kampfgruppe), len(game.kampfgruppe_depth)) == (8, 4)
    assert len(game.mobile_depth) + len(game.building_depth) == 20 + 8 - 7


def test_21_1_which_units_have_landed_and_which_are_to_come() -> None:
    """The tide line for listed units, boxes for turn 16, the track for later ones."""
    table = open_table("omaha", "beyond-the-beach", seed=3)
    asked_for: dict[str, set[int]] = {"ask-tideline": set(), "ask-box": set()}
    while asked(table).text in asked_for:
        decision = asked(table)
        asked_for[decision.text].add(counters.US_REF.index(decision.at[0]))
        say(table, decision.options[0].id)
    assert len(asked_for["ask-tideline"]) == 13
    waves = {n for n, r in enumerate(counters.US) if r.arrival == 16}
    assert asked_for["ask-box"] == waves
    game = state(table)
    for number, record in enumerate(counters.US):
        if not counters.BASE[number] and record.arrival and record.arrival > 17:
            assert game.units[number].at == 4000 + record.arrival
    assert game.units[counters.US_NUMBER["62AFA"]].at == 4026, "the 62nd is late"
    assert game.units[counters.US_NUMBER["A/1/116"]].at == GONE
    assert sorted(game.cleared) == [426, 523, 524, 525, 612, 613, 614, 615, 616]


def test_2_two_players_have_a_division_each() -> None:
    """omaha 7.22"""
    table = open_table("omaha", "first-waves", seed=1, options={"players": 2})
    assert table.all_seats == ("us1", "us29")
    assert table.game.wins_by_resignation("us1", "first-waves", {"players": 2}) == ()
    assert ids(table)
