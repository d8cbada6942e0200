"""*Atlantikwall*, Module 3: the Badges (A3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    GAME,
    QUIET,
    finish,
    german,
    ids,
    last,
    me,
    play,
    state,
    told,
    wall,
)

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import (
    mined,
)
from landfall.games.dice.rules.wall.badges import badge_options


def test_a3_4_example_16_the_orderly_takes_two_skulls() -> None:
    """dice A3.1, A3.2: used once, then discarded."""
    dice = ("skull", "soldier", "skull", "skull", "two", "star")
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["aide_soignant"]}
    ]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    assert ids(table) == ["done", "badge:aide_soignant:0,2"]
    play(table, "badge:aide_soignant:0,2")
    assert all(answer.count(",") == 0 for answer in ids(table) if answer.startswith("cancel"))
    assert me(table).badges == []
    stock = state(table).insignia
    assert stock is not None
    assert stock.discards == ["aide_soignant"]


def test_a3_4_the_player_names_the_dice() -> None:
    """Three Soldiers of any colours: the player chooses which of the four is left out. Dice that
    look the same make one choice."""
    dice = ("soldier", "soldier", "soldier", "soldier", "two", "star")
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["fantassin"]}
    ]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    assert ids(table) == ["done", "badge:fantassin:0,1,2", "badge:fantassin:0,2,3"]
    before = me(table).soldiers
    play(table, "badge:fantassin:0,2,3")
    assert "bonus:troupes_fraiches" in {event.bonus for event in told(table, "bonus-won")}
    assert me(table).soldiers > before + 6


@pytest.mark.parametrize("pionier", [False, True])
def test_a3_2_example_17_the_paratrooper_asks_for_nothing(pionier: bool) -> None:
    """dice A1.8: the mines of the border explode only if the Pionier is in play."""
    crew = ["unteroffizier", "pionier"] if pionier else ["unteroffizier"]
    units: list[dict[str, Any]] = [
        {"sector": "8", "soldiers": 30, "courage": 2, "badges": ["parachutiste_badge"]}
    ]
    table = wall(
        "move",
        units=units,
        options={"badges": "badges"},
        german={"specialists": crew, "soldiers": 30},
    )
    assert "move:10" not in ids(table)
    play(table, "badge:parachutiste_badge", "move:10")
    assert last(table, "moved").courage == 2
    assert bool(told(table, "mine-exploded")) == pionier
    edge = next(e for e in state(table).ground.battlefield.edges if e.id == "8-10")
    assert mined(state(table), edge) == pionier


def test_a3_1_and_a3_5_a_battle_cry_may_draw_a_badge() -> None:
    """dice A3.5: the German gains a Courage for it."""
    dice = ("courage", "soldier", "courage", "two", "courage", "star")
    units: list[dict[str, Any]] = [{"sector": "1", "soldiers": 9, "dice": dice}]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    assert "badge" in ids(table)
    play(table, "badge")
    assert told(table, "badge-drawn")
    assert german(table).courage == 1


def test_a3_3_and_a3_6_badges_are_traded_like_items() -> None:
    """dice A3.6: badges of honour are not traded."""
    for kind, traded in (("badges", True), ("honour", False)):
        units: list[dict[str, Any]] = [
            {"sector": "1", "soldiers": 9, "badges": ["chauffeur"]},
            {"sector": "1"},
        ]
        table = wall("trade", units=units, options={"badges": kind})
        assert ("hand:p2:chauffeur" in ids(table)) == traded


def test_a3_7_and_a3_6_a_star_and_a_courage_draw_one() -> None:
    """dice A3.6, A3.8: the German starts with three Courage where Badges are permanent."""
    units: list[dict[str, Any]] = [{"sector": "1", "stars": 2, "courage": 2}, {"sector": "1"}]
    options = {"badges": "honour", "badge_purchase": True}
    table = wall("trade", units=units, options=options)
    play(table, "buy-badge")
    play(table, "done", seat="p2")
    assert (me(table).stars, me(table).courage) == (1, 1)
    assert me(table).spent == ["honour"]
    assert german(table).courage == 3


def test_a3_8_each_unit_begins_with_one() -> None:
    options: dict[str, Any] = {
        "players": 3,
        "wall": "player",
        "badges": "badges",
        "badge_help": True,
    }
    table = Table(GAME, "N01", options, {}, "s")
    game = state(table)
    assert sum(len(u.badges) + sum(q.kind == "officer" for q in u.todo) for u in game.units) == 2
    assert german(table).courage == 3
    assert all(not badge_options(u) for u in game.units)


@pytest.mark.parametrize(
    ("dice", "answers"),
    [
        (("two", "soldier", "soldier", "soldier", "skull", "star"), ["cancel:0", "cancel:5"]),
        (("skull", "soldier", "soldier", "soldier", "skull", "skull"), []),
    ],
)
def test_a3_4_skulls_cancel_the_dice_of_a_badge_last(
    dice: tuple[str, ...], answers: list[str]
) -> None:
    """dice 3.2.6: each active Skull cancels a die; the dice of a bonus already made are cancelled
    last."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["fantassin"]}
    ]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    me(table).colours[4:] = [0, 0] if not answers else me(table).colours[4:]
    play(table, "badge:fantassin:1,2,3")
    assert [answer for answer in ids(table) if answer.startswith("cancel")] == answers
    if not answers:
        assert last(table, "tallied").soldiers == 0
    assert "bonus:troupes_fraiches" in {e.bonus for e in told(table, "bonus-won")} or answers


def draws(deck: list[str], **unit: Any) -> Table:
    """A Unit with three Courage dice of three colours, and these Badges on top of the deck."""
    dice = ("courage", "soldier", "courage", "two", "courage", "star")
    units: list[dict[str, Any]] = [{"sector": "1", "soldiers": 9, "dice": dice, **unit}]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    stock = state(table).insignia
    assert stock is not None
    stock.discards += [card for card in stock.deck if card not in deck]
    stock.deck[:] = deck
    return table


def test_a3_2_the_officer_becomes_another_badge_until_he_is_used() -> None:
    """Ruling 38: once used, it is the Officer again."""
    table = draws(["officier"])
    play(table, "badge")
    assert set(ids(table)) == {f"become:{card}" for card in parts.BADGES if card != "officier"}
    play(table, "become:grenadier_badge")
    assert me(table).badges == ["officier+grenadier_badge"]
    me(table).points = 12
    finish(table, "ask-camp", "p1")
    play(table, "badge:grenadier_badge")
    stock = state(table).insignia
    assert stock is not None
    assert (me(table).badges, "officier" in stock.discards) == ([], True)


def test_a3_2_an_empty_deck_is_made_of_the_badges_used() -> None:
    table = draws([])
    play(table, "badge")
    stock = state(table).insignia
    assert stock is not None
    assert (len(stock.deck), stock.discards) == (9, [])


def test_a3_2_a_unit_gets_one_badge_a_turn() -> None:
    units: list[dict[str, Any]] = [{"sector": "1", "stars": 2, "courage": 2}]
    for marks, offered in (([], True), (["badge-drawn"], False)):
        options = {"badges": "badges", "badge_purchase": True}
        given = [{**units[0], "marks": marks}, {"sector": "1", "courage": 5}]
        table = wall("trade", units=given, options=options)
        assert ("buy-badge" in ids(table)) is offered


def test_a3_4_dice_of_a_bonus_serve_no_badge() -> None:
    """Four dice of Courage, three of them in a Battle Cry: one is left, and the Signaller needs
    two."""
    for dice, offered in (
        (("courage", "courage", "courage", "two", "courage", "star"), []),
        (("courage", "soldier", "courage", "two", "two", "star"), ["badge:signaleur:0,2"]),
        (("courage", "courage", "two", "two", "soldier", "star"), []),
    ):
        units: list[dict[str, Any]] = [{"sector": "1", "dice": dice, "badges": ["signaleur"]}]
        table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
        assert [answer for answer in ids(table) if answer.startswith("badge:")] == offered


@pytest.mark.parametrize(("kind", "kept"), [("badges", []), ("honour", ["grenadier_badge"])])
def test_a3_6_a_badge_of_honour_works_once_a_turn_and_stays(kind: str, kept: list[str]) -> None:
    """The Grenadier's Badge makes an Item three points cheaper, but never cheaper than three."""
    unit = {"sector": "1", "points": 12, "badges": ["grenadier_badge"]}
    table = wall("camp", units=[unit], options={"badges": kind})
    play(table, "badge:grenadier_badge")
    assert me(table).badges == kept
    decision = table.decision("p1")
    assert decision is not None
    prices = {o.id: o.args["price"] for o in decision.options if o.id.startswith("find:")}
    assert prices["find:tnt"] == 9
    assert min(int(str(price)) for price in prices.values()) == 3
    assert "badge:grenadier_badge" not in ids(table)
    play(table, "find:tnt")
    assert "badge:grenadier_badge" not in ids(table)


def test_a3_2_the_marksmans_badge_makes_a_medal_two_courage_cheaper() -> None:
    unit = {"sector": "1", "courage": 3, "badges": ["tireur_adroit"]}
    table = wall("trade", units=[unit], options={"badges": "badges"})
    assert "buy-medal" not in ids(table)
    play(table, "badge:tireur_adroit", "buy-medal")
    finish(table, "ask-move")
    assert len(me(table).medals) == 1
    assert me(table).courage == 0


def test_a3_4_dice_of_a_badge_complete_no_bonus_that_skulls_have_broken() -> None:
    """A die counts for one bonus only. The Skull cancels a Star of the triple; a Star of the same
    colour is left, but it already serves the Badge."""
    dice = ("star", "star", "star", "star", "star", "skull")
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["police_militaire"]}
    ]
    table = wall("tally", units=units, options={"badges": "badges"}, german={"dice": QUIET})
    play(table, "badge:police_militaire:1,3")
    play(table, *[answer for answer in ids(table) if answer == "cancel:0"])
    assert [event.bonus for event in told(table, "bonus-won")] == ["bonus:inspiration"]


def test_a3_4_a_golden_die_is_left_for_a_badge() -> None:
    """The triple takes dice of its own colours; gold and a second red are two different colours."""
    dice = ("star/gold", "star/red", "star/white", "star/blue", "star/red", "two/blue")
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["police_militaire"]}
    ]
    options = {"badges": "badges", "golden": "standard"}
    table = wall("tally", units=units, options=options, german={"dice": QUIET})
    assert ids(table) == ["done", "badge:police_militaire:0,4"]


def test_a3_4_dice_of_a_badge_fulfil_no_mission() -> None:
    """Operation ms32 takes three Skulls: two of them already serve the Badge."""
    dice = ("skull", "two", "skull", "skull", "two", "star")
    unit = {"sector": "1", "soldiers": 9, "courage": 2, "dice": dice, "missions": ["ms32"]}
    for badge, fulfils in (("badge:aide_soignant:0,2", False), ("done", True)):
        units: list[dict[str, Any]] = [{**unit, "badges": ["aide_soignant"]}]
        options = {"badges": "badges", "missions": "missions"}
        table = wall("tally", units=units, options=options, german={"dice": QUIET})
        play(table, badge)
        assert ("fulfil:ms32" in ids(table)) is fulfils


def test_a3_4_a_golden_die_that_makes_a_triple_serves_no_badge() -> None:
    """No Star is red, so gold takes its place; a white and a blue one are left."""
    dice = ("star/gold", "star/white", "star/blue", "star/white", "star/blue", "two/red")
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "dice": dice, "badges": ["police_militaire"]}
    ]
    options = {"badges": "badges", "golden": "standard"}
    table = wall("tally", units=units, options=options, german={"dice": QUIET})
    assert ids(table) == ["done", "badge:police_militaire:3,4"]
