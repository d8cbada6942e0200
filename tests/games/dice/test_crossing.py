"""Module 1: the crossing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import asked, at, ids, last, me, play, state, told, until

from landfall.core.errors import OptionsClash, UnknownOption
from landfall.core.game import Value
from landfall.core.table import open_table
from landfall.games.dice.model.offers import MENUS
from landfall.games.dice.model.state import Question
from landfall.games.dice.rules.sea_crossing import count_at_sea

SEA = {"crossing": True}
CALM = ("skull", "skull", "skull", "skull", "star", "star")


def aboard(phase: str = "move", **unit: Any) -> Any:
    given = {"sector": "r3c1", "afloat": "craft", "soldiers": 30, "courage": 12, "points": 20}
    extra = {k: unit.pop(k) for k in ("rolls", "turn") if k in unit}
    options = {**SEA, **unit.pop("options", {})}
    return at(phase, "N02", options=options, units=[{**given, **unit}], **extra)


def test_m1_1_thirty_soldiers_twelve_courage_and_a_craft_of_twenty() -> None:
    table = open_table("dice", "N02", seed=1, options=SEA)
    until(table, "ask-lock")
    unit = me(table)
    assert (unit.soldiers, unit.courage, unit.points, unit.stars) == (30, 12, 20, 0)
    assert unit.naval == "naval_usa"
    refusal = table.why_not("p1", "recruit", card="medecin")
    assert refusal is not None
    assert refusal.rule == "M1.1"
    with pytest.raises(UnknownOption):
        open_table("dice", "N07", options=SEA)


def test_m1_2_passengers_are_shared_out_and_craft_start_apart() -> None:
    table = open_table("dice", "N02", seed=1, options={**SEA, "players": 2})
    sizes = [len(u.passengers) for u in state(table).units]
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == 7
    play(table, ids(table)[0])
    play(table, "start:r0c0", seat="p2")
    assert asked(table) == "ask-start"
    assert ids(table) == ["start:r0c1", "start:r0c2"]


def test_m1_3_the_dice_take_and_three_stars_cost_a_specialist() -> None:
    table = aboard("tally", dice=("soldier", "two", "courage", "tool", "tool", "skull"))
    losses = last(table, "sea-losses")
    assert (losses.soldiers, losses.courage, losses.points) == (3, 1, 3)
    crew = aboard("tally", stars=2, dice=("star", "skull", "skull", "skull", "two", "two"))
    assert me(crew).stars == 0


def test_m1_3_the_lost_one_is_the_naval_specialist_or_a_passenger() -> None:
    from landfall.games.dice.model.state import Question
    from landfall.games.dice.rules.sea_crossing import LoseAboard

    table = aboard()
    unit = me(table)
    unit.naval, unit.passengers = "naval_usa", ["colonel"]
    found = LoseAboard().options(state(table), unit, Question("lose-aboard"))
    assert [option.id for option in found] == ["lose:naval_usa", "lose:colonel"]


def test_m1_4_three_colours_of_a_face_are_a_penalty() -> None:
    hit = aboard("tally", dice=("two", "skull", "two", "skull", "two", "skull"))
    assert next(e.penalty for e in told(hit, "penalty-suffered")) == "penalty:balle_perdue"
    assert me(hit).soldiers <= 30 - 6 - 6
    stalled = aboard("tally", dice=("tool", "skull", "tool", "skull", "tool", "star"))
    assert last(stalled, "penalty-suffered").penalty == "penalty:moteur_cale"
    until(stalled, "ask-sea-move")
    assert not [o for o in ids(stalled) if o.startswith(("sail:", "land:"))]
    panic = aboard("tally", dice=("courage", "skull", "courage", "skull", "courage", "star"))
    until(panic, "ask-sea-move")
    assert ids(panic) == ["sail:r3c0", "sail:r3c2"]
    refusal = panic.why_not("p1", "move", sector="beach:1")
    assert refusal is not None
    assert refusal.rule == "M1.4"


def test_m1_4_a_straight_brings_a_medal_but_the_dice_count() -> None:
    table = aboard("tally", dice=("skull", "star", "soldier", "two", "courage", "tool"))
    assert asked(table) == "ask-choose-medal"
    assert last(table, "sea-losses").soldiers == 3


def test_m1_5_two_craft_in_a_sector_of_def_two_make_four() -> None:
    """The rulebook's example: DEF 2 and two craft make 4 (dice M1.5)."""
    craft = {"sector": "r3c1", "afloat": "craft", "soldiers": 30, "courage": 12, "points": 20}
    table = at("tally", "N02", options=SEA, units=[{**craft, "dice": CALM}] * 2)
    assert [e.defence for e in told(table, "sea-combat")] == [4, 4]


def test_m1_6_shells_cost_eight_points_and_two_dice_of_soldiers() -> None:
    # The bombardment rolls 8 (3 and 3, counted from 0), then two dice for the craft.
    table = aboard("tally", dice=CALM, rolls=(3, 3, 4, 4))
    assert last(table, "shells-fell").number == 8
    shelled = last(table, "craft-shelled")
    assert (shelled.soldiers, shelled.points) == (10, 8)


def test_m1_7_sideways_for_nothing_forward_for_courage_and_back_again() -> None:
    table = aboard(sector="r1c1")
    assert set(ids(table)) == {"stay", "sail:r1c0", "sail:r1c2", "sail:r2c1"}
    play(table, "sail:r1c2")
    assert me(table).courage == 12
    again = aboard(sector="r1c1", visited=("r1c0",))
    assert "sail:r1c0" in ids(again)
    ahead = aboard(sector="r0c0")
    play(ahead, "sail:r1c0")
    assert last(ahead, "craft-moved").courage == 1


def test_m1_8_disembarking_in_the_shallows_and_wading_on() -> None:
    table = aboard(sector="r2c1")
    play(table, "disembark:r2c0")
    assert me(table).afloat == "wading"
    until(table, "ask-sea-move")
    play(table, "sail:r3c0")
    assert told(table, "waded") != []
    deep = aboard(
        "tally", sector="r0c0", points=1, dice=("tool", "skull", "star", "skull", "skull", "star")
    )
    assert deep.outcome is not None
    assert deep.outcome.text == "outcome-defeat-drowned"
    forced = aboard(
        "tally",
        sector="r2c1",
        courage=1,
        dice=("courage", "skull", "star", "skull", "skull", "star"),
    )
    assert asked(forced) == "ask-disembark"


def test_m1_8_a_wader_pays_no_courage_and_no_points() -> None:
    table = aboard("tally", afloat="wading", points=0, dice=("tool",) * 6)
    assert last(table, "sea-losses").points == 0
    shore = aboard(afloat="wading", sector="r3c1", courage=0)
    assert [o for o in ids(shore) if o.startswith("land:")] != []


def test_m1_9_four_courage_from_the_top_row_to_the_beach_ahead() -> None:
    table = aboard(courage=4)
    land = [o for o in ids(table) if o.startswith("land:")]
    play(table, land[0])
    assert last(table, "beach-reached").courage == 4
    poor = aboard(courage=3)
    assert not [o for o in ids(poor) if o.startswith("land:")]
    assert not [o for o in ids(aboard(sector="r2c0")) if o.startswith("land:")]


def test_m1_10_some_medals_are_played_aboard_and_none_are_bought() -> None:
    table = aboard(
        "changes", dice=("two",) * 6, medals=("silver_star", "bronze_star", "croix_victoria")
    )
    assert set(ids(table)) == {"done", "use:silver_star", "use:croix_victoria"}
    play(table, "use:croix_victoria", "done")
    assert told(table, "sea-losses") == []
    assert me(table).soldiers >= 30 - 12
    refusal = table.why_not("p1", "medal")
    assert refusal is not None
    assert refusal.rule == "M1.10"


def test_m1_10_the_service_medal_takes_tools_away() -> None:
    table = aboard(
        "changes",
        dice=("tool", "tool", "tool", "tool", "skull", "skull"),
        medals=("medaille_service",),
    )
    play(table, "use:medaille_service")
    assert last(table, "sea-losses").points == 1


def test_m1_10_gallantry_takes_two_of_ones_own_results_away() -> None:
    table = aboard(
        "changes", dice=("two", "two", "skull", "skull", "star", "star"), medals=("actes_bravoure",)
    )
    play(table, "use:actes_bravoure", "cancel:0,1")
    assert last(table, "sea-losses").soldiers == 0


def test_m1_11_mines_roll_twice() -> None:
    table = aboard(sector="r3c1", rolls=(4, 2))
    play(table, "sail:r3c0")
    mined = last(table, "craft-mined")
    assert (mined.soldiers, mined.points) == (5, 3)


def test_m1_12_what_is_carried_ashore() -> None:
    table = aboard(medals=("bronze_star",), stars=2)
    state(table).unit("p1").naval = "naval_usa"
    state(table).unit("p1").passengers = ["colonel"]
    state(table).specialists = []
    play(table, next(o for o in ids(table) if o.startswith("land:")))
    assert asked(table) == "ask-naval"
    play(table, "courage")
    unit = me(table)
    assert (unit.stars, unit.points, unit.courage) == (0, 0, 12 - 4 + 2)
    assert unit.medals == ["bronze_star"]
    assert state(table).specialists == ["colonel"]
    assert unit.naval == ""


def test_m1_13_golden_dice_and_missions_wait_for_the_beach() -> None:
    options: dict[str, Value] = {**SEA, "golden": "rwbg", "missions": "missions"}
    table = open_table("dice", "N02", seed=1, options=options)
    until(table, "ask-lock")
    assert len(me(table).faces) == 6
    assert me(table).missions == []
    ashore = aboard(options={"missions": "missions"})
    play(ashore, next(o for o in ids(ashore) if o.startswith("land:")))
    assert asked(ashore) == "ask-choose-mission"


def test_m1_14_continuous_play_does_not_wait() -> None:
    craft = {"sector": "r3c1", "afloat": "craft", "soldiers": 30, "courage": 12, "points": 20}
    units = [craft, {**craft, "sector": "r0c0"}]
    for continuous, ashore in ((True, ""), (False, "landed")):
        table = at("move", "N02", options={**SEA, "continuous": continuous}, units=units)
        play(table, next(o for o in ids(table) if o.startswith("land:")))
        play(table, "stay", seat="p2")
        assert me(table).afloat == ashore
    with pytest.raises(OptionsClash) as error:
        open_table("dice", "N02", options={"continuous": True})
    assert error.value.args_for_text["rule"] == "M1.14"


def test_m1_4_a_panic_with_a_stalled_engine_moves_nowhere() -> None:
    table = aboard(sector="r1c1", marks=("panic", "stalled"))
    assert not [o for o in ids(table) if o.startswith(("sail:", "land:"))]
    shallow = aboard(marks=("panic", "stalled"))
    assert not [o for o in ids(shallow) if o.startswith(("sail:", "land:"))]


def test_m1_10_a_cancelled_result_is_in_no_straight() -> None:
    dice = ("skull", "star", "soldier", "two", "courage", "tool")
    table = aboard("changes", medals=("actes_bravoure",), dice=dice)
    play(table, "use:actes_bravoure", "cancel:2,3")
    until(table, "ask-sea-move")
    assert not told(table, "straight-made")
    assert me(table).medals == []


def test_m1_10_the_victoria_cross_spares_losses_but_stills_no_panic() -> None:
    dice = ("courage", "soldier", "courage", "two", "courage", "tool")
    table = aboard("changes", medals=("croix_victoria",), dice=dice)
    play(table, "use:croix_victoria")
    until(table, "ask-sea-move")
    assert not told(table, "sea-losses")
    assert me(table).courage == 12
    assert "panic" in me(table).marks


THREE_TWOS = ("two", "skull", "two", "star", "two", "star")


def test_m1_4_waders_suffer_no_penalty() -> None:
    """Penalties apply only aboard: in the water, three dice of a face have no further effect."""
    craft = aboard("tally", dice=THREE_TWOS)
    assert [e.penalty for e in told(craft, "penalty-suffered")] == ["penalty:homme_a_la_mer"]
    wading = aboard("tally", afloat="wading", points=0, dice=THREE_TWOS)
    assert told(wading, "penalty-suffered") == []
    assert last(wading, "sea-losses").soldiers == 6


@pytest.mark.parametrize(("afloat", "lost"), [("craft", 1), ("wading", 2)])
def test_m1_1_the_canadian_coxswain_forgives_a_courage_aboard_only(afloat: str, lost: int) -> None:
    table = aboard(afloat=afloat, dice=("courage", "courage", "star", "skull", "skull", "skull"))
    me(table).naval = "naval_canada"
    count_at_sea(state(table), me(table))
    assert last(table, "sea-losses").courage == lost


@pytest.mark.parametrize(("afloat", "helps"), [("craft", True), ("wading", False)])
def test_m1_1_the_coast_guard_rolls_a_die_again_aboard_only(afloat: str, helps: bool) -> None:
    table = aboard(afloat=afloat, dice=CALM)
    me(table).naval = "naval_usa"
    offered = MENUS["changes"].options(state(table), me(table), Question("changes"))
    assert ("use:naval_usa" in [option.id for option in offered]) == helps
