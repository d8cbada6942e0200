"""dice 3.5, 5, 7: moving, what sectors require and give, vehicles."""

from __future__ import annotations

from tests.games.dice.helpers import asked, at, ids, last, me, play, state, told, until

from landfall.games.dice.rules.sectors import guns


def test_3_5_1_sideways_for_nothing_forward_for_courage() -> None:
    aside = at("move", sector="2", soldiers=30, courage=0)
    assert ids(aside) == ["stay", "move:3"]
    ready = at("move", sector="6", soldiers=30, courage=2, visited=("1", "3", "6"))
    assert "move:8" in ids(ready)
    assert "move:3" not in ids(ready)
    play(ready, "move:8")
    assert me(ready).sector == "8"
    assert last(ready, "moved").courage == 2
    poor = at("move", sector="6", soldiers=30, courage=1)
    refusal = poor.why_not("p1", "move", sector="8")
    assert refusal is not None
    assert refusal.rule == "3.5.1"


def test_3_5_2_only_to_a_sector_that_touches() -> None:
    table = at("move", sector="4", soldiers=30, courage=9, specialists=("caporal",))
    assert "move:8" not in ids(table)
    refusal = table.why_not("p1", "move", sector="8")
    assert refusal is not None
    assert refusal.rule == "3.5.2"


def test_3_5_3_a_barrier_is_not_crossed_without_means() -> None:
    table = at("move", "N03", soldiers=30, courage=2)
    assert "move:2" not in ids(table)
    assert "move:2" in ids(at("move", "N03", soldiers=30, courage=2, vehicle="bulldozer"))
    table = at("move", "N03", soldiers=30, courage=2, items=("pince_coupante",))
    play(table, "use:pince_coupante")
    assert "move:2" in ids(table)


def test_3_5_4_requirements_must_be_met() -> None:
    assert "move:5" not in ids(at("move", sector="2", soldiers=20, courage=2))
    assert "move:5" in ids(at("move", sector="2", soldiers=20, courage=2, specialists=("caporal",)))
    assert "move:5" in ids(
        at("move", sector="2", soldiers=20, courage=2, specialists=("resistant",))
    )


def test_3_5_5_landmines_cost_a_die_of_soldiers() -> None:
    table = at("move", sector="2", soldiers=30, rolls=(4,))
    play(table, "move:3")
    assert last(table, "mine-exploded").loss == 5
    safe = at("move", sector="2", soldiers=30, items=("detecteur_mines",))
    play(safe, "use:detecteur_mines", "move:3")
    assert told(safe, "mine-exploded") == []


def test_3_5_6_pay_meet_cross_arrive_gain_in_this_order() -> None:
    table = at("move", sector="8", soldiers=30, courage=3, specialists=("sergent",), rolls=(0, 0))
    play(table, "move:10")
    kinds = [e.text for e in table.events]
    order = ["event-moved", "event-specialist-lost", "event-mine-exploded", "event-gained"]
    assert [k for k in kinds if k in order] == order
    assert me(table).marker == 1


def test_3_5_7_limits_are_checked_when_all_have_chosen() -> None:
    units = [
        {"sector": "6", "soldiers": 30, "courage": 3},
        {"sector": "7", "soldiers": 30, "courage": 3},
    ]
    table = at("move", "N03", units=units, turn=1)
    play(table, "move:9")
    play(table, "move:9", seat="p2")
    assert me(table).sector == "9"
    assert asked(table, "p2") == "ask-move"
    assert "move:9" not in ids(table, "p2")


def test_3_5_8_must_move_and_cannot() -> None:
    table = at("move", soldiers=30, marker=4)
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-stuck"
    assert table.outcome.rule == "3.5.8"


def test_3_5_9_the_battle_cry_ignores_all_but_barriers() -> None:
    table = at("move", sector="2", soldiers=30, marks=("battle-cry",))
    assert {"move:3", "move:4", "move:5"} <= set(ids(table))
    play(table, "move:3")
    assert told(table, "mine-exploded") == []
    assert "move:2" not in ids(at("move", "N03", soldiers=30, marks=("battle-cry",)))


def test_5_1_a_black_shield_lets_one_stay_a_single_turn() -> None:
    table = at(
        "upkeep", sector="4", soldiers=30, courage=2, marker=1, specialists=("sergent", "caporal")
    )
    until(table, "ask-move")
    assert "stay" not in ids(table)


def test_5_2_a_price_is_paid_on_entry() -> None:
    for number in range(1, 24):
        name = f"N{number:02d}"
        game = state(at("move", name, sector=_first(name)))
        for sector in game.ground.sectors.values():
            for wants in sector.requires:
                if wants.pay:
                    origin = next(e.a for e in game.ground.battlefield.edges if e.b == sector.id)
                    rich = at("move", name, sector=origin, soldiers=40, courage=9, stars=1)
                    play(rich, f"move:{sector.id}")
                    assert me(rich).stars == 0
                    return
    raise AssertionError("no sector with a price")


def _first(name: str) -> str:
    from landfall.games.dice.model.components import ground

    return ground(name).starts[0]


def test_5_3_a_crossed_specialist_is_lost_on_entry() -> None:
    table = at("move", sector="4", soldiers=30, courage=2, specialists=("sergent", "medecin"))
    play(table, "move:7")
    assert asked(table) == "ask-lose-specialist"
    play(table, "lose:sergent")
    assert "sergent" in me(table).gone
    none = at("move", sector="4", soldiers=30, courage=2)
    refusal = none.why_not("p1", "move", sector="7")
    assert refusal is not None
    assert refusal.rule == "5.3"


def test_5_4_the_sector_gives_to_those_who_arrive() -> None:
    table = at("move", courage=1, soldiers=9)
    play(table, "move:2")
    assert me(table).specialists == ["eclaireur"]
    soldiers = at(
        "move", sector="8", soldiers=30, courage=3, specialists=("sergent",), rolls=(0, 5)
    )
    play(soldiers, "move:10")
    assert told(soldiers, "gained")[0].soldiers == 6


def test_5_4_a_medal_is_for_the_first_unit_only() -> None:
    table = at("move", "N09", sector="3", soldiers=30, courage=2)
    play(table, "move:MB")
    assert len(me(table).medals) == 1
    assert state(table).taken == ["gain_medal:MB"]


def test_5_5_a_sectors_result_joins_each_tally() -> None:
    table = at("tally", sector="2", soldiers=9, dice=("star", "star", "two", "two", "tool", "tool"))
    assert last(table, "tallied").courage == 1


def test_5_6_no_lock_or_five_dice() -> None:
    assert asked(at(sector="7", soldiers=30)) == "ask-roll"
    assert len(me(at(sector="8", soldiers=30)).faces) == 5


def test_5_7_some_sectors_forbid_recruiting_or_trading() -> None:
    from landfall.games.dice.model.components import BATTLEFIELDS

    found = 0
    for name, field in BATTLEFIELDS.items():
        for sector in field.sectors:
            if "recruit" in sector.forbid:
                table = at("camp", name, sector=sector.id, soldiers=30, stars=9)
                assert asked(table) != "ask-camp"
                units = [{"sector": sector.id, "soldiers": 30, "stars": 9, "points": 9}]
                refusal = at("camp", name, units=units).why_not("p1", "recruit", card="medecin")
                assert refusal is not None
                assert refusal.rule == "5.7"
                found += 1
            if "trade" in sector.forbid:
                units = [{"sector": sector.id, "soldiers": 30}] * 2
                table = at("trade", name, units=units)
                assert asked(table) != "ask-trade"
                found += 1
    assert found >= 5


def test_5_8_a_sector_holds_so_many_units() -> None:
    units = [{"sector": "9", "soldiers": 40}, {"sector": "6", "soldiers": 40, "courage": 3}]
    table = at("move", "N03", units=units)
    play(table, "stay")
    play(table, "move:9", seat="p2")
    assert me(table, "p2").sector == "6"
    assert "move:9" not in ids(table, "p2")


def test_5_9_each_sight_is_a_machine_gun() -> None:
    game = state(at())
    sectors = game.ground.sectors
    assert [guns(game, sectors[s]) for s in ("1", "5", "9")] == [0, 1, 1]


def test_5_10_climbing_takes_gear_or_courage_and_blood() -> None:
    bare = at("move", "N05", sector=_below("N05"), soldiers=40, courage=9, rolls=(3,))
    goal = next(o for o in ids(bare) if o.startswith("move:") and _climbs("N05", o[5:]))
    cost = next(e.courage for e in state(bare).ground.battlefield.edges if e.b == goal[5:])
    play(bare, goal)
    assert last(bare, "moved").courage == cost + 2
    assert next(e for e in told(bare, "lost") if e.by == "why:climb").soldiers == 4
    hooked = at("move", "N05", sector=_below("N05"), soldiers=40, courage=9, items=("grappin",))
    play(hooked, "use:grappin", goal)
    assert last(hooked, "moved").courage == cost
    assert not [e for e in told(hooked, "lost") if e.by == "why:climb"]


def _climbs(name: str, sector: str) -> bool:
    from landfall.games.dice.model.components import ground

    return ground(name).sectors[sector].climb


def _below(name: str) -> str:
    from landfall.games.dice.model.components import ground

    field = ground(name).battlefield
    return next(e.a for e in field.edges if e.kind == "advance" and _climbs(name, e.b))


def test_5_11_single_combats_and_variable_defences_exist() -> None:
    from landfall.games.dice.model.components import BATTLEFIELDS

    sectors = [s for f in BATTLEFIELDS.values() for s in f.sectors]
    assert any(s.single_combat for s in sectors)
    assert {s.def_roll for s in sectors} >= {"1d6+6", "2d6+5"}


def test_5_12_a_middle_bunker_ends_nothing() -> None:
    table = at("losses", "N09", sector="MB", soldiers=30, marks=("entered",))
    assert table.outcome is None
    assert not me(table).out


def test_7_1_a_vehicle_once_a_sector() -> None:
    table = at("move", "N03", soldiers=30, courage=1)
    play(table, "move:4")
    assert me(table).vehicle != ""
    assert state(table).taken == ["draw_vehicle:4"]
    assert state(table).reveals[""] > 0


def test_7_2_its_effect_lasts() -> None:
    table = at("losses", sector="4", soldiers=30, vehicle="char_sherman")
    assert last(table, "fought").defence == 3
    jeep = at("move", sector="6", soldiers=30, courage=1, vehicle="jeep")
    assert "move:8" in ids(jeep)
    guarded = at("losses", sector="4", soldiers=30, vehicle="ambulance")
    assert last(guarded, "fought").losses == 4


def test_7_3_mines_and_guns_cost_the_vehicle_on_a_six() -> None:
    table = at("move", sector="2", soldiers=30, vehicle="jeep", rolls=(5,))
    play(table, "move:3")
    assert last(table, "vehicle-lost").card == "card:jeep"
    guns = at("combat", sector="9", soldiers=40, vehicle="jeep", rolls=(5,))
    assert last(guns, "vehicle-lost").card == "card:jeep"
    saved = at("combat", sector="9", soldiers=40, vehicle="half_track", rolls=(5,))
    assert told(saved, "vehicle-lost") == []


def test_m4_2_brotheridge_spares_courage_but_not_mines_or_requirements() -> None:
    options = {"heroes": "heroes"}
    table = at("move", sector="2", soldiers=30, specialists=("wh10",), options=options)
    assert "move:4" not in ids(table)
    play(table, "use:wh10")
    assert "move:4" in ids(table)
    assert "move:5" not in ids(table)
    bunker = at("move", sector="9", soldiers=30, specialists=("wh10",), options=options)
    assert "move:B" in ids(play(bunker, "use:wh10"))


def test_m4_2_frost_may_jump_next_door_whatever_the_sector_asks() -> None:
    options = {"heroes": "heroes"}
    table = at("move", sector="2", courage=2, specialists=("wh23",), options=options)
    assert "move:5" not in ids(table)
    play(table, "drop:5")
    assert me(table).sector == "5"


def test_5_10_a_grappling_hook_takes_one_other_unit_up_without_courage_for_the_cliff() -> None:
    beside = {"sector": "4", "soldiers": 40, "courage": 3}
    units = [{**beside, "items": ("grappin",)}, beside, beside]
    table = at("camp", "N05", units=units)
    play(table, "use:grappin", "done")
    for seat in ("p2", "p3"):
        if asked(table, seat) == "ask-camp":
            play(table, "done", seat=seat)
    until(table, "ask-move")
    play(table, "move:7")
    play(table, "move:7", seat="p2")
    play(table, "move:7", seat="p3")
    climbed = [u.sector for u in state(table).units]
    assert sorted(climbed) == ["4", "7", "7"]
    assert climbed[0] == "7"
    assert not [e for e in told(table, "lost") if e.by == "why:climb"]


def test_m4_2_howard_skips_one_sectors_requirement_when_his_unit_says_so() -> None:
    options = {"heroes": "heroes"}
    unit = {"sector": "4", "soldiers": 40, "courage": 2, "specialists": ("wh19", "medecin")}
    table = at("move", units=[unit], options=options)
    assert "howard:5" in ids(table)
    assert "move:5" not in ids(table)
    play(table, "howard:7")
    assert me(table).specialists == ["wh19", "medecin"]
    assert me(table).spent == ["wh19"]
    lost = at("move", units=[unit], options=options)
    play(lost, "move:7")
    assert asked(lost) == "ask-lose-specialist"
    assert me(lost).spent == []
