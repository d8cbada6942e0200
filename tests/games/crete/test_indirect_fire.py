"""G17: indirect fire, barrage, parks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    became,
    choose,
    game_of,
    ids,
    number,
    pair,
    run,
    said,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.games.crete.model import ground
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
    LEADER_NUMBER,
    PARAMETERS,
    TQ,
)
from landfall.games.crete.model.events import (
    ContactLost,
    ContactMade,
    QualityChecked,
    Shot,
    UnitEliminated,
)
from landfall.games.crete.model.ground import ALLIED, NAME, NEAR, TERRAIN
from landfall.games.crete.model.movement_costs import LEG, NO_WAY, step_cost
from landfall.games.crete.model.pieces import GONE, IN_PARK
from landfall.games.crete.rules.acting import eligible, fire_targets
from landfall.games.crete.rules.assault import may_assault
from landfall.games.crete.rules.barrage import lay_barrage
from landfall.games.crete.rules.fire import (
    DIRECT,
    INDIRECT,
    Roll,
    aim,
    direct_targets,
)
from landfall.games.crete.rules.indirect import indirect_targets, observers
from landfall.games.crete.rules.odds import OUTCOMES, odds
from landfall.games.crete.rules.parks import could_form, give_up_contact, overrun, try_contact
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.results import (
    table_result,
)

BATTERY = "CR-6BTY"


def park(**more: Any) -> dict[str, Any]:
    return {"parks": [{"hex": "R28.14", "units": [BATTERY], **more}]}


def test_g17_2_observers() -> None:
    """crete G17.1, G17.2, G17.3, 6.0, R4: a mortar sees through its formation, a lone battery only through itself."""
    here, there = straight(5)
    near = ground.NAME[next(h for h in NEAR[at(there)] if ground.distance(h, at(here)) <= 5)]
    units = [unit("G85-5", here), unit("G85-1", near), unit(NZ, there)]
    game = still(units, scenario="11", leaders={"L-KRA": "G85-5"})
    assert observers(game, number("G85-5")) == [number("G85-1")]
    assert number(NZ) in indirect_targets(game, number("G85-5"))
    game = still([unit("CR-6BTY", here), unit("CR-21-A", near), unit(FJ, there)])
    assert observers(game, number("CR-6BTY")) == []


def test_g17_6_a_park_is_formed_and_tries_for_contact() -> None:
    """crete G17.6, G17.7, G17.9: an enemy that enters its hex destroys it."""
    play = table(
        [unit("CR-6BTY", "R28.14"), unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        chit="",
        leaders={"LB-2-1Inf": AUS},
        cp={"FJR 2": 0, "19 Bde (AUS)": 0},
        dp={"FJR 2": 0, "19 Bde (AUS)": 0},
        script=(3,),
    )
    choose(play, "park:R28.14", "contact:R28.14@LB-2-1Inf")
    game = game_of(play)
    assert game.parks[0].contact >= 0
    overrun(game, number(FJ), at("R28.14"))
    assert not game.parks
    assert game.lost[0] == 1


def test_r4_mortars_ruin_nothing() -> None:
    """Only artillery does, from four hexes on; there it fires on its own line."""
    assert table_result("Orange", False, 1) == "S?"
    assert table_result("Yellow", False, 1) == "S"
    city = TERRAIN.index("X")
    near = next(
        h
        for h in ground.SHEETS.within(city, 5)
        if ground.distance(h, city) == 4 and TERRAIN[h] not in "~TXF"
    )
    for firer, ruined in (("LS-13", False), ("GAR-1", True)):
        game = still([unit(firer, NAME[near]), unit(NZ, NAME[city])], scenario="11", script=[0])
        game.passed = False
        Roll(number(firer), number(NZ), INDIRECT).run(game)
        assert (game.rubble == [city]) == ruined
    assert step_cost(near, near, LEG, False) != NO_WAY


def test_g17_1_mortars_at_any_range_artillery_from_four() -> None:
    for far in (2, 4):
        here, there = straight(far)
        mortar = still([unit("LS-13", here), unit(NZ, there)])
        gun = still([unit(BATTERY, here), unit(FJ, there)])
        assert indirect_targets(mortar, number("LS-13")) == [number(NZ)]
        assert indirect_targets(gun, number(BATTERY)) == ([number(FJ)] if far == 4 else [])
        assert direct_targets(gun, number(BATTERY)) == ([number(FJ)] if far == 2 else [])
        assert direct_targets(mortar, number("LS-13")) == []


def test_g17_3_no_range_modifier_and_no_shot_over_an_enemy_next_to_one() -> None:
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)])
    assert "range" not in dict(aim(game, number("LS-13"), number(NZ), INDIRECT).mods)
    assert number(NZ) in indirect_targets(game, number("LS-13"))
    near = NAME[next(h for h in NEAR[at(here)] if ground.LAND[h])]
    game = still([unit("LS-13", here), unit(NZ, there), unit(AUS, near)])
    assert indirect_targets(game, number("LS-13")) == [number(AUS)]


@pytest.mark.parametrize(("first", "worse"), [(1, 2), (0, 0)])
def test_g17_4_a_target_checks_under_the_barrage_laid_on_it(
    monkeypatch: pytest.MonkeyPatch, first: int, worse: int
) -> None:
    """crete G17.4, G26: unless `barrageBeforeResult` is 0; the barrage is there afterwards in any case."""
    monkeypatch.setitem(PARAMETERS, "barrageBeforeResult", first)
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)], script=[2, 5])
    plain = need(game, number(NZ), "hard", True)
    game.passed = False
    game.push(Roll(number("LS-13"), number(NZ), INDIRECT))
    run(game)
    (check,) = said(game, QualityChecked)
    assert check.need == plain - worse
    assert game.barrage == {at(there): 2}


@pytest.mark.parametrize("first", [1, 0])
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_g17_4_the_odds_count_the_barrage(
    monkeypatch: pytest.MonkeyPatch, first: int, lying: int
) -> None:
    """crete G17.4, G14.2: the odds of an indirect shot are those of all possible rolls."""
    monkeypatch.setitem(PARAMETERS, "barrageBeforeResult", first)
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)])
    if lying:
        lay_barrage(game, at(there), lying)
    shown = odds(game, number("LS-13"), number(NZ), INDIRECT)
    counted = dict.fromkeys(OUTCOMES, 0.0)
    for die in range(10):
        for check in range(10):
            twin = game.clone()
            twin.chance.script = [die, check]
            twin.passed = False
            twin.push(Roll(number("LS-13"), number(NZ), INDIRECT))
            run(twin)
            counted[became(twin.units[number(NZ)])] += 1
    assert shown == pytest.approx(tuple(counted.values()))


def test_g17_4_a_heavy_barrage_replaces_a_light_one_only() -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")])
    hex = at("R28.13")
    lay_barrage(game, hex, 1)
    assert game.barrage == {hex: 1}
    lay_barrage(game, hex, 2)
    lay_barrage(game, hex, 1)
    assert game.barrage == {hex: 2}
    assert game.reach(number(NZ)) == 1
    assert not may_assault(game, number(NZ))


@pytest.mark.parametrize(("die", "level"), [(8, 2), (9, 0)])
def test_g17_4_it_lies_whether_the_shot_hits_or_not(die: int, level: int) -> None:
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)], script=[die])
    game.passed = False
    Roll(number("LS-13"), number(NZ), INDIRECT).run(game)
    assert said(game, Shot)[0].result == "miss"
    assert game.barrage.get(at(there), 0) == level


def test_g17_5_a_nine_loses_contact() -> None:
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")],
        leaders={"LB-2-1Inf": AUS},
        script=[8, 9],
        **park(contact="LB-2-1Inf"),
    )
    game.passed = False
    for lost in (False, True):
        Roll(number(BATTERY), number(FJ), INDIRECT).run(game)
        assert (game.parks[0].contact == -1) == lost
    assert len(said(game, ContactLost)) == 1


def test_g17_7_contact_by_the_parks_best_quality() -> None:
    for die, made in ((TQ[number(BATTERY)], True), (TQ[number(BATTERY)] + 1, False)):
        game = still(
            [unit(FJ, "R40.12"), unit(AUS, "R28.13")],
            leaders={"LB-2-1Inf": AUS},
            script=[die],
            **park(),
        )
        try_contact(game, game.parks[0], LEADER_NUMBER["LB-2-1Inf"])
        assert said(game, ContactMade)[0].made == made
        assert (game.parks[0].contact >= 0) == made


def test_g17_8_a_battery_fires_once_a_turn() -> None:
    """With its division, with the formation in contact, or for a point; direct within three hexes."""
    here, there = straight(3)
    game = still(
        [unit(FJ, there), unit(AUS, "R08.13")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
        parks=[{"hex": here, "units": [BATTERY], "contact": "LB-2-1Inf"}],
    )
    gun = number(BATTERY)
    able = {}
    for chit in (
        "19 Bde (AUS) Division",
        "2/1 Inf (AUS)",
        "2/11 Inf (AUS)",
        "Allied Direct Command",
    ):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = eligible(game, gun)
    assert list(able.values()) == [True, True, False, True]
    assert game.zone(gun) == 0
    assert fire_targets(game, gun) == direct_targets(game, gun) == [number(FJ)]
    assert aim(game, gun, number(FJ), DIRECT).color == "Yellow"
    game.parks[0] = game.parks[0]._replace(fired=(gun,))
    assert not eligible(game, gun)


def test_g17_9_a_battery_in_a_park_can_be_named_and_overrun() -> None:
    here, there = pair("C", "C")
    game = still(
        [unit(FJ, here), unit(AUS, "R08.13")],
        parks=[{"hex": there, "units": [BATTERY]}],
    )
    assert direct_targets(game, number(FJ)) == [number(BATTERY)]
    assert game.units[number(BATTERY)].at == IN_PARK
    overrun(game, number(FJ), at(there))
    assert not game.parks
    assert game.units[number(BATTERY)].at == GONE
    assert said(game, UnitEliminated)[0].cause == "overrun"


def test_g17_2_who_has_just_come_in_observes_for_no_park() -> None:
    """crete G17.2, G7.3: where it came in, a unit is under nobody's command."""
    gun = number(BATTERY)
    game = still(
        [unit(FJ, "R40.12"), unit(AUS, "R28.13"), unit("CR-21-B", "R28.13")],
        leaders={"LB-2-1Inf": AUS},
        **park(contact="LB-2-1Inf"),
    )
    assert observers(game, gun) == [number(AUS), number("CR-21-B")]
    game.entered.append(number("CR-21-B"))
    assert observers(game, gun) == [number(AUS)]


def test_g17_8_a_park_that_has_fired_is_done_until_step_i() -> None:
    """crete G17.8, 3.2: every battery may fire in one activation; then the marker of the park is turned."""
    here, there = straight(3)
    others = [unit(FJ, there), unit(AUS, here)]
    play = table(
        others,
        chit="19 Bde (AUS) Division",
        cup=("2/1 Inf (AUS)", "German Event", "Allied Event"),
        leaders={"LB-2-1Inf": AUS},
        parks=[{"hex": here, "units": [BATTERY, "CR-234BTY"], "contact": "LB-2-1Inf"}],
        script=(9, 9),
    )
    choose(play, f"fire:{BATTERY}@{FJ}")
    assert f"fire:CR-234BTY@{FJ}" in ids(play)
    game = game_of(play)
    assert game.parks[0].fired == (number(BATTERY),)
    choose(play, "end")
    assert set(game_of(play).parks[0].fired) == {number(BATTERY), number("CR-234BTY")}


@pytest.mark.parametrize(
    "state",
    [{"suppressed": True}, {"column": True}, {"chutes": 1}, {"gliders": 1}, {"delay": True}],
)
def test_g17_6_who_may_not_join_a_park(state: dict[str, Any]) -> None:
    """crete G17.6: only Orange batteries, unsuppressed, not in column, without markers, outside enemy zones."""
    gun = "CR-6BTY"
    others = [unit(AUS, "R28.13"), unit(FJ, "R40.12")]
    assert could_form(still([unit(gun, "R28.14"), *others]), ALLIED)
    assert not could_form(still([unit(gun, "R28.14", **state), *others]), ALLIED)
    watched = NAME[next(h for h in NEAR[at("R28.14")] if ground.LAND[h] and h != at("R28.13"))]
    game = still([unit(gun, "R28.14"), others[0], unit(FJ, watched)])
    assert not could_form(game, ALLIED)


def test_g17_2_only_units_under_the_leader_in_contact_observe_for_a_park() -> None:
    """crete G17.2, 6.0, G14.5: his formation's and independents in his range, unsuppressed, on the map."""
    gun = number(BATTERY)
    units = [unit(FJ, "R40.12"), unit(AUS, "R28.13"), unit("CR-211-A", "R28.13")]
    units += [unit("CR-21-B", "R28.13"), unit("CR-21-C", "R28.12"), unit("CR-MG-R", "R28.13")]
    game = still(units, leaders={"LB-2-1Inf": AUS}, **park(contact="LB-2-1Inf"))
    first = [number(n) for n in (AUS, "CR-21-B", "CR-21-C", "CR-MG-R")]
    assert sorted(observers(game, gun)) == sorted(first)
    game.mark(number("CR-21-C"), suppressed=True)
    far = next(
        h
        for h in ground.SHEETS.within(at("R28.13"), 9)
        if TERRAIN[h] != "~" and ground.distance(h, at("R28.13")) == 7
    )
    game.place(number("CR-21-B"), far)
    assert sorted(observers(game, gun)) == sorted(number(n) for n in (AUS, "CR-MG-R"))
    game.parks[0] = game.parks[0]._replace(contact=-1)
    assert observers(game, gun) == []


def test_g17_7_each_park_without_contact_tries_once_a_turn() -> None:
    """crete G17.7: whether it succeeds or not; a park in contact does not try, and only such a one can give it up."""
    for contact, offered in (("", []), ("LB-2-1Inf", ["give-up:R28.14"])):
        play = table(
            [unit(FJ, "R40.12"), unit(AUS, "R28.13")],
            chit="",
            leaders={"LB-2-1Inf": AUS},
            cp={"FJR 2": 0, "19 Bde (AUS)": 0},
            dp={"FJR 2": 0, "19 Bde (AUS)": 0},
            script=(9,),
            **park(**({"contact": contact} if contact else {})),
        )
        assert play.decisions[0].text == "ask-parks"
        assert [i for i in ids(play) if i.startswith("give-up")] == offered
        choose(play, "done")
        if not contact:
            choose(play, "contact:R28.14@LB-2-1Inf")
        assert len(told(play, ContactMade)) == (not contact)
        assert play.decisions[0].text != "ask-contact"


def test_g17_5_a_nine_loses_the_contact_of_that_park_only() -> None:
    """crete G17.5: of the park whose battery has rolled it, and only in indirect fire."""
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")],
        leaders={"LB-2-1Inf": AUS},
        script=[9],
        parks=[
            {"hex": "R28.14", "units": [BATTERY], "contact": "LB-2-1Inf"},
            {"hex": "R28.12", "units": ["CR-234BTY"], "contact": "LB-2-1Inf"},
        ],
    )
    game.passed = False
    Roll(number(BATTERY), number(FJ), INDIRECT).run(game)
    assert [p.contact >= 0 for p in game.parks] == [False, True]
    assert len(said(game, ContactLost)) == 1
    game.chance.script = [9]
    Roll(number("CR-234BTY"), number(FJ), DIRECT).run(game)
    assert game.parks[1].contact >= 0


def test_g17_7_contact_is_given_up_for_the_parks_of_one_hex_only() -> None:
    """crete G17.7."""
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")],
        leaders={"LB-2-1Inf": AUS},
        parks=[
            {"hex": "R28.14", "units": [BATTERY], "contact": "LB-2-1Inf"},
            {"hex": "R28.12", "units": ["CR-234BTY"], "contact": "LB-2-1Inf"},
        ],
    )
    give_up_contact(game, 1, at("R28.14"))
    assert all(p.contact >= 0 for p in game.parks)
    give_up_contact(game, ALLIED, at("R28.14"))
    assert [p.contact >= 0 for p in game.parks] == [False, True]
    assert len(said(game, ContactLost)) == 1
