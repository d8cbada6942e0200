"""*Atlantikwall*: alone (A1S), Battle Conditions (A2), Badges (A3), bonus options (A4), all together."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dice.helpers import asked, at, ids, last, me, play, seen, state, told
from tests.games.dice.test_wall import QUIET, finish, german, wall

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.missions import keep
from landfall.games.dice.rules.sectors import defence, guns, in_force, mined
from landfall.games.dice.rules.wall.automatic import first_way, next_sector, walk, walker
from landfall.games.dice.rules.wall.badges import badge_options
from landfall.games.dice.rules.wall.meant import most_crowded, most_soldiers
from landfall.games.dice.rules.wall.orders import cancellers
from landfall.games.dice.rules.wall.side import wall_of
from landfall.games.dice.rules.wall.unit_rounds import dice_options

GAME = at().game


def alone(scenario: str = "N18", **position: Any) -> Table:
    options = {"wall": "solo", **position.pop("options", {})}
    given = {"units": [], **position} if position else None
    return Table(GAME, scenario, options, {}, "a seed", given)


# Alone.


@pytest.mark.parametrize(
    ("scenario", "path"),
    [
        ("N18", "1 2 5 4 3 6 7 10 9 8 11 12 B"),
        ("N02", "1 3 4 5 7 6 8 9 10 12 11 B"),
    ],
)
def test_a1s_3_example_14_the_way_of_the_automatic_unit(scenario: str, path: str) -> None:
    """dice A1S.1, A1S.2: no dice, no cards; it walks from its start sector."""
    game = state(alone(scenario))
    auto = walker(game)
    auto.sector, auto.visited = "1", ["1"]
    auto.way = first_way(game, auto)
    for _ in range(20):
        step = next_sector(game, auto)
        if step is None or auto.sector in game.ground.final:
            break
        walk(game, auto, *step)
    assert auto.visited == path.split()


def test_a1s_2_and_a1s_6_and_a1s_7_it_enters_the_bunker_of_n18_on_turn_24() -> None:
    """dice A1S.6, A1S.7: one combat there is the battle won; the Sniper fires while it stands."""
    table = alone("N18", phase="roll", turn=1, automatic="1", german={"soldiers": 450})
    fired: list[int] = []
    while table.outcome is None:
        before = len(told(table, "sniper-fired"))
        turn = state(table).turn
        decision = table.decisions[0]
        # Someone is always there to be shot.
        german(table).specialists[:] = german(table).specialists or ["funker"]
        answers = [o.id for o in decision.options]
        table.answer("g", "done" if "done" in answers else answers[0])
        if len(told(table, "sniper-fired")) > before:
            fired.append(turn)
    assert table.outcome.text == "outcome-wall-held"
    assert table.outcome.winners == ("g",)
    assert state(table).turn == 24
    assert fired == [6, 8, 10, 12, 14, 16, 19, 21, 23]


@pytest.mark.parametrize("gunner", [False, True])
def test_a1s_5_example_15_sleeping_guns_hit_him(gunner: bool) -> None:
    """dice A1S.4: the Germans pay the DEF of its sector, and there is no shortage."""
    crew = ["unteroffizier", "mg_schutze"] if gunner else ["unteroffizier"]
    table = alone(
        "N18",
        phase="combat",
        automatic="7",
        stood=1,
        german={"soldiers": 12, "specialists": crew},
        rolls=(3,),
    )
    assert german(table).soldiers == (7 if gunner else 3)


@pytest.mark.parametrize("condition", ["bc41", "bc03"])
def test_a1s_5_a_condition_puts_no_gun_to_sleep(condition: str) -> None:
    """dice A2.2, ruling 40: guns that are awake do nothing, whatever the Condition says about guns."""
    table = alone(
        "N18",
        phase="combat",
        automatic="7",
        stood=1,
        options={"conditions": "turn"},
        condition=condition,
        german={"soldiers": 12, "specialists": ["mg_schutze"]},
        rolls=(3,),
    )
    assert german(table).soldiers == 7


def test_a1s_4_a_condition_takes_his_last_man() -> None:
    """dice A1S.4, ruling 41: at any moment, not only where the Unit attacks."""
    for soldiers, lost in ((3, True), (4, False)):
        table = alone(
            "N18",
            phase="condition",
            automatic="7",
            options={"conditions": "turn"},
            conditions=["bc43"],
            german={"soldiers": soldiers, "specialists": []},
        )
        assert (table.outcome is not None) is lost


def test_a1s_4_without_anybody_he_has_lost() -> None:
    table = alone("N18", phase="combat", automatic="7", german={"soldiers": 1})
    assert table.outcome is not None
    assert table.outcome.text == "outcome-wall-fallen"
    assert table.outcome.winners == ()


@pytest.mark.parametrize("uses", [0, 2, 3])
def test_a1s_8_four_looks_find_the_sniper(uses: int) -> None:
    table = alone(
        "N18",
        phase="camp",
        automatic="7",
        german={
            "courage": 4,
            "soldiers": 90,
            "specialists": ["scharfschutze", "funker"],
            "hand": ["insigne_panzer"],
        },
    )
    auto = walker(state(table))
    auto.sniper, auto.uses = "ready", uses
    play(table, "done", "done", seat="g")
    assert state(table).phase == "ambush"
    play(table, "use:scharfschutze", seat="g")
    found = uses == 3
    assert auto_now(table) == ("dead" if found else "ready", uses + 1)
    assert german(table).courage == 3
    # The fourth search finds the Sniper, and the German Sharpshooter is sacrificed; a dead Sniper does not fire.
    assert ("scharfschutze" in german(table).specialists) is not found
    finish(table)
    assert bool(told(table, "sniper-fired")) is not found


def auto_now(table: Table) -> tuple[str, int]:
    auto = walker(state(table))
    return auto.sniper, auto.uses


def test_a1s_8_the_sniper_badge_kills_him_and_nobody_looks_before_he_is_there() -> None:
    german_side = {
        "courage": 4,
        "soldiers": 90,
        "specialists": ["scharfschutze"],
        "hand": ["insigne_sniper"],
    }
    table = alone("N18", phase="camp", automatic="7", german=german_side)
    assert "use:insigne_sniper" not in ids(table, "g")
    walker(state(table)).sniper = "ready"
    play(table, "done", "done", seat="g")
    assert "use:scharfschutze" in ids(table, "g")
    play(table, "use:insigne_sniper", seat="g")
    assert auto_now(table) == ("dead", 0)
    assert "use:scharfschutze" not in ids(table, "g")


def test_a1s_8_the_bot_plays_the_sniper_badge() -> None:
    table = alone("N18", phase="camp", automatic="7", german={"hand": ["insigne_sniper"]})
    walker(state(table)).sniper = "ready"
    play(table, "done", seat="g")
    play(table, "done", seat="g")
    view, decision = table.view("g"), table.decision("g")
    assert decision is not None
    assert GAME.bots()["thumb"](view, decision, random.Random(1)) == "use:insigne_sniper"


def test_a1s_9_waffen_ss_ignores_a_skull() -> None:
    dice = ("skull", "soldier", "two", "two", "star", "star")
    for crew, skulls in ((["unteroffizier"], 1), (["waffen_ss"], 0)):
        table = alone(
            "N18",
            phase="tally",
            automatic="7",
            german={"dice": dice, "specialists": crew},
        )
        assert (asked(table, "g") == "ask-skulls") == bool(skulls)


def test_a1s_10_a_second_tally_and_one_of_the_two() -> None:
    table = alone(
        "N18",
        phase="contest",
        automatic="7",
        german={"dice": QUIET, "hand": ["agrafe_combat_rapproche"]},
    )
    play(table, "use:agrafe_combat_rapproche", seat="g")
    assert asked(table, "g") == "ask-lock"
    play(table, ids(table, "g")[0], "done", seat="g")
    assert ids(table, "g") == ["new", "old"]
    play(table, "old", seat="g")
    assert last(table, "tallied").soldiers == 6


def test_a1s_11_the_dog_takes_a_die_of_the_pool() -> None:
    table = alone("N18", phase="camp", automatic="7", german={"points": 18})
    play(table, "find:chien", seat="g")
    assert len(german(table).pool_faces) == 6
    play(table, "find:barbeles", seat="g")
    assert len(german(table).pool_faces) == 6


def test_a1s_12_cards_that_only_hit_units_are_out() -> None:
    side = wall_of(state(alone()))
    assert len(side.deck) == 14
    assert "blessure_or" not in side.deck
    assert len(side.items) == 8
    assert state(alone()).items == []


# Battle Conditions.


def front(card: str, phase: str = "roll", **more: Any) -> Table:
    return wall(phase, options={"conditions": "turn"}, condition=card, **more)


def test_a2_1_a_card_before_phase_1() -> None:
    table = wall("condition", options={"conditions": "turn"}, conditions=["bc22"])
    assert last(table, "condition-drawn").card == "condition:bc22"
    assert me(table).courage == 2


def test_a2_3_a_card_takes_the_place_of_what_the_sector_says() -> None:
    assert ids(front("bc37"))[:1] == ["done"]
    assert all(answer.count(",") == 2 for answer in ids(front("bc36")))
    assert len(me(front("bc38")).faces) == 5


def test_a2_4_and_a2_5_a_card_is_cancelled_by_a_loss() -> None:
    """dice A2.5: cancelled, it does nothing for anyone."""
    units: list[dict[str, Any]] = [{"sector": "1", "items": ["bazooka"]}]
    table = wall("condition", options={"conditions": "turn"}, conditions=["bc42"], units=units)
    play(table, "lose-for:bazooka")
    assert told(table, "condition-cancelled")
    assert german(table).soldiers == 4
    assert in_force(state(table), "def") == []


def test_a2_4_the_last_of_a_unit_is_not_given() -> None:
    for soldiers in (0, 1):
        units = [{"sector": "1", "soldiers": soldiers, "specialists": ["grenadier"]}]
        table = wall("condition", options={"conditions": "turn"}, conditions=["bc40"], units=units)
        assert (asked(table) == "ask-cancel-condition") is bool(soldiers)


def test_a2_2_soaked_gear_keeps_every_item_from_use() -> None:
    """bc28: those played against the German too, and the grenade that cancels a Decoration."""
    units = [{"sector": "1", "items": ["tnt", "ordres_errones", "grenade_thermite"], "dice": QUIET}]
    for card, use in (("bc28", False), ("bc22", True)):
        table = wall(
            "changes",
            units=units,
            german={"dice": QUIET, "hand": ["insigne_sportif"]},
            options={"conditions": "turn"},
            condition=card,
        )
        unit = me(table)
        assert bool(dice_options(state(table), unit)) is use
        assert cancellers(state(table), unit) == (["grenade_thermite"] if use else [])


def test_a2_2_nobody_is_recruited_in_a_broken_chain_of_command() -> None:
    """bc32 applies to all players: not even the Eastern Front Medal recruits."""
    for card, recruits in (("bc32", False), ("bc22", True)):
        table = wall(
            "camp",
            german={"stars": 9, "hand": ["medaille_front_est"]},
            options={"conditions": "turn"},
            condition=card,
        )
        found = ids(table, "g")
        assert ("use:medaille_front_est" in found) is recruits
        assert any(answer.startswith("recruit:") for answer in found) is recruits


def test_a2_2_of_equals_the_first_in_the_order_of_the_table() -> None:
    """bc18, bc45: on turn 2 the second Unit is the first player."""
    units: list[dict[str, Any]] = [{"sector": "1"}, {"sector": "2"}]
    table = wall("camp", units=units)
    assert [u.seat for u in most_soldiers(state(table))] == ["p2"]
    assert [u.seat for u in most_crowded(state(table))] == ["p2"]


def single_combat() -> tuple[str, str]:
    return next(
        (name, sector.id)
        for name, field in parts.BATTLEFIELDS.items()
        for sector in field.sectors
        if sector.single_combat and not sector.bunker
    )


def test_a2_4_a_sniper_who_has_fired_cancels_nothing() -> None:
    """No one may use a Specialist and then lose that Specialist to cancel a card."""
    units = [
        {"sector": "8", "soldiers": 9, "courage": 5, "specialists": ["sniper", "tireur_elite"]}
    ]
    table = front(
        "bc13", "ambush", units=units, german={"soldiers": 9, "items": ["grenade_manche"]}
    )
    averts = {"avert:bc13:sniper", "avert:bc13:tireur_elite"}
    assert averts <= set(ids(table))
    play(table, "sniper:soldiers")
    finish(table, "ask-round", "p1")
    assert state(table).phase == "ambush"
    assert averts & set(ids(table)) == {"avert:bc13:tireur_elite"}


def test_a2_2_crossfire_hits_where_there_is_no_combat() -> None:
    """bc13: all Units lose 3 in Phase 6; a Medic saves 2 of them."""
    scenario, sector = single_combat()
    for crew, left in (([], 37), (["medecin"], 39)):
        table = wall(
            "combat",
            scenario,
            units=[{"sector": sector, "soldiers": 40, "specialists": crew}],
            options={"conditions": "turn"},
            condition="bc13",
        )
        finish(table)
        assert not told(table, "fought")
        assert me(table).soldiers == left


@pytest.mark.parametrize(("card", "stays", "moves"), [("bc13", 3, 3), ("bc08", 2, 0)])
def test_a2_2_the_odds_know_what_a_condition_adds(card: str, stays: int, moves: int) -> None:
    """Just enough to live through the DEF is not enough for the cold or the crossfire besides."""
    sectors = parts.BATTLEFIELDS["N01"].sectors
    defences = {s.id: s.defence for s in sectors}

    def view(soldiers: int, card: str) -> Any:
        units = [{"sector": "8", "soldiers": soldiers, "courage": 9}]
        options = {"conditions": "turn"}
        he = {"soldiers": 90}
        return seen(wall("camp", units=units, options=options, condition=card, german=he))

    enough = defences["8"] + 1
    assert view(enough, "bc22").units[0].survival == 100
    assert view(enough + stays - 1, card).units[0].survival == 0
    assert view(enough + stays, card).units[0].survival == 100
    enough = defences["10"] + 1
    for soldiers, chance in ((enough + moves - 1, 0), (enough + moves, 100)):
        ways = {way.sector: way.survival for way in view(soldiers, card).ways}
        assert ways["10"] == chance


def test_a2_6_what_he_has_not_he_need_not_lose() -> None:
    table = wall(
        "condition",
        options={"conditions": "turn"},
        conditions=["bc43"],
        german={"soldiers": 1},
    )
    assert german(table).soldiers == 0


def test_a2_7_each_active_skull_costs_a_soldier() -> None:
    dice = ("skull", "soldier", "two", "two", "star", "star")
    units: list[dict[str, Any]] = [{"sector": "1", "soldiers": 9, "dice": dice}]
    table = front("bc07", "tally", units=units, german={"dice": QUIET})
    play(table, ids(table)[0])
    assert any(e.by == "condition:bc07" and e.soldiers == 1 for e in told(table, "lost"))


def test_a2_8_weather_stays_until_the_next_weather() -> None:
    options = {"conditions": "persistent"}
    table = wall("condition", options=options, conditions=["bc03", "bc22"])
    game = state(table)
    assert game.front is not None
    assert (game.front.weather, game.front.current) == ("bc03", "")
    finish(table)
    assert game.front.weather == "bc03"
    assert game.front.current == "bc22"


def test_a2_9_an_optical_item_shows_the_next_two() -> None:
    """dice A2.10: the drawn cards are shuffled into a new deck."""
    units: list[dict[str, Any]] = [{"sector": "1", "items": ["jumelles"]}]
    options = {"conditions": "turn", "observation": True}
    table = wall("camp", units=units, options=options, conditions=["bc22", "bc12"])
    play(table, "observe:jumelles")
    assert ids(table) == ["top:bc22,bc12", "top:bc12,bc22"]
    view: Any = table.view("p1")
    other: Any = table.view("g")
    assert view.conditions_known == ("bc22", "bc12")
    assert other.conditions_known == ()
    play(table, "top:bc12,bc22")
    game = state(table)
    assert game.front is not None
    # The turn went on automatically: the card put on top is drawn first.
    assert game.front.current == "bc12"


def test_a2_10_an_empty_deck_is_made_of_the_discards() -> None:
    table = wall("roll", options={"conditions": "turn"})
    game = state(table)
    assert game.front is not None
    game.front.discards, game.front.deck = game.front.deck, []
    finish(table)
    assert len(game.front.deck) == 49


@pytest.mark.parametrize("card", [f"bc{n:02d}" for n in range(1, 51)])
def test_a2_2_every_card_can_be_played_through(card: str) -> None:
    whims = random.Random(card)
    units: list[dict[str, Any]] = [
        {"sector": s, "soldiers": 60, "courage": 6, "specialists": ["tireur_elite", "caporal"]}
        for s in ("4", "6")
    ]
    table = wall("condition", options={"conditions": "turn"}, conditions=[card], units=units)
    for _ in range(80):
        if table.outcome is not None or state(table).turn > 2:
            break
        decision = table.decisions[0]
        table.answer(decision.seat, whims.choice(decision.options).id)
        GAME.check(table.state)
    assert last(table, "condition-drawn")


# Badges.


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
    """Three Soldiers of any colours: which colour stays out is a choice; like dice are one choice."""
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
    """dice A3.6: badges of honour are not."""
    for kind, traded in (("badges", True), ("honour", False)):
        units: list[dict[str, Any]] = [
            {"sector": "1", "soldiers": 9, "badges": ["chauffeur"]},
            {"sector": "1"},
        ]
        table = wall("trade", units=units, options={"badges": kind})
        assert ("hand:p2:chauffeur" in ids(table)) == traded


def test_a3_7_and_a3_6_a_star_and_a_courage_draw_one() -> None:
    """dice A3.6, A3.8: three Courage for the German where Badges are permanent."""
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


# Bonus options, material, everything together.


def test_a4_1_too_many_explosives_cost_soldiers() -> None:
    bombs = [card for card, kind in parts.ITEMS.items() if kind.explosion]
    bombs = [card for card in bombs if parts.ITEMS[card].category == "standard"][:4]
    units: list[dict[str, Any]] = [{"sector": "1", "soldiers": 9, "items": bombs}]
    table = wall("trade", units=units, options={"playing_with_fire": True})
    finish(table, "ask-move")
    lost = [e.soldiers for e in told(table, "lost") if e.by == "why:explosives"]
    assert lost == [2]


def test_a4_2_items_lie_in_two_decks() -> None:
    table = Table(GAME, "N01", {"chaotic_supply": True}, {}, "s")
    game = state(table)
    assert len(game.items) == 2
    assert {stack[-1] for stack in game.stacks} == set(game.items)
    assert abs(len(game.stacks[0]) - len(game.stacks[1])) <= 1


def test_a4_2_a_mission_brings_no_item_out_of_its_deck() -> None:
    """M3.2 does not apply: the card would be in two places."""
    options: dict[str, Any] = {"chaotic_supply": True, "missions": "possible"}
    game = state(Table(GAME, "N01", options, {}, "s"))
    shown = list(game.items)
    mission = next(
        name
        for name in game.mission_deck
        if {i for stack in game.stacks for i in stack[:-1]}
        & set(parts.MISSIONS[name].sacrifice.items_all)
    )
    game.mission_deck.remove(mission)
    keep(game, game.units[0], mission)
    assert game.items == shown
    GAME.check(game)


def test_a0_1_the_material_joins_any_game() -> None:
    plain = state(Table(GAME, "N01", {}, {}, "s"))
    more = state(Table(GAME, "N01", {"wall_material": True}, {}, "s"))
    assert len(more.medals) == len(plain.medals) + 4
    assert set(more.vehicles) - set(plain.vehicles) == {"char_deminage", "tracteur"}


def test_a0_2_the_flail_tank_clears_mines_for_good() -> None:
    edge = next(e for e in parts.BATTLEFIELDS["N01"].edges if e.landmines)
    units: list[dict[str, Any]] = [
        {"sector": edge.a, "soldiers": 40, "courage": 9, "vehicle": "char_deminage"}
    ]
    units[0]["specialists"] = ["medecin", "genie", "resistant"]
    table = wall("move", units=units, german={"soldiers": 30, "specialists": ["pionier"]})
    play(table, f"move:{edge.b}")
    assert state(table).cleared == [edge.id]
    assert not told(table, "mine-exploded")


def test_a0_3_two_defs_change_places() -> None:
    units: list[dict[str, Any]] = [
        {"sector": "8", "soldiers": 40, "medals": ["etoile_france_allemagne"]}
    ]
    table = wall("camp", units=units)
    game = state(table)
    here = game.ground.sectors["8"].defence
    play(table, "use:etoile_france_allemagne")
    other = ids(table)[0].partition(":")[2]
    there = game.ground.sectors[other].defence
    play(table, f"sector:{other}")
    assert (game.swapped["8"], game.swapped[other]) == (there, here)
    assert guns(game, game.ground.sectors["8"]) == 0
    assert defence(game, game.ground.sectors["8"]) <= there


def test_a0_4_medals_at_sea() -> None:
    table = at(
        "changes",
        options={"crossing": True, "wall_material": True},
        sector="r0c0",
        afloat="craft",
        medals=["croix_grunwald"],
        dice=QUIET,
    )
    assert "use:croix_grunwald" in ids(table)
    play(table, "use:croix_grunwald")
    assert any(e.by == "card:croix_grunwald" and e.soldiers == 10 for e in told(table, "gained"))


def test_a5_1_and_a5_2_at_sea_the_german_waits() -> None:
    """dice A5.2: the three new Ranking Specialists are Passengers."""
    options: dict[str, Any] = {"players": 2, "wall": "player", "crossing": True}
    table = Table(GAME, "N01", options, {}, "s")
    assert not wall_of(state(table)).awake
    assert table.decision("g") is None
    assert "sniper" in me(table).passengers


def test_a5_3_a_golden_die_taken_has_any_colour() -> None:
    dice = (*QUIET[:5], "two/gold")
    table = wall(
        "contest",
        units=[{"sector": "1", "dice": dice, "specialists": ["caporal"]}],
        german={"items": ["chien"], "dice": QUIET},
        options={"golden": "standard"},
    )
    play(table, "use:chien:p1:5", seat="g")
    assert last(table, "die-taken").colour == "colour:gold"


def test_a5_5_and_a5_6_an_assault_won_without_the_mission_is_lost() -> None:
    """dice A5.6: points are counted for the Units alone, and only if they win."""
    units: list[dict[str, Any]] = [
        {"sector": "B", "soldiers": 60},
        {"sector": "1", "missions": ["ms01"]},
    ]
    table = wall("assault", units=units, options={"missions": "missions"})
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-mission"
    assert table.outcome.winners == ("g",)
    assert table.outcome.scores == {}


def test_a5_5_the_table_warns_before_the_bunker() -> None:
    def offer(missions: list[str]) -> Any:
        units: list[dict[str, Any]] = [
            {"sector": "9", "soldiers": 60, "courage": 9},
            {"sector": "1", "soldiers": 20, "missions": missions},
        ]
        table = wall("move", units=units, options={"missions": "missions"})
        decision = table.decision("p1")
        assert decision is not None
        return next(o for o in decision.options if o.id == "move:B")

    warned = offer(["ms01"])
    assert (warned.text, warned.rule) == ("option-advance-too-early", "A5.5")
    assert warned.args["seats"] == ("seat:p2",)
    assert offer([]).text == "option-advance"


@pytest.mark.parametrize("used", [False, True])
def test_a0_3_the_war_medal_replaces_the_condition_before_it_is_obeyed(used: bool) -> None:
    """dice A2.1, ruling 36: bc12 gives 2 Soldiers, bc22 2 Courage; only the current one applies."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": 9, "medals": ["medaille_guerre_3945"]}
    ]
    table = wall(
        "condition",
        units=units,
        options={"conditions": "turn", "wall_material": True},
        conditions=["bc12"],
    )
    assert asked(table) == "ask-condition-medal"
    play(table, *(("use:medaille_guerre_3945", "condition:bc22") if used else ("no",)))
    assert (me(table).soldiers, me(table).courage) == ((9, 2) if used else (11, 0))
    assert seen(table).condition == ("bc22" if used else "bc12")
    assert me(table).medals == ([] if used else ["medaille_guerre_3945"])


def test_a5_7_who_wins_by_resignation() -> None:
    options: dict[str, Any] = {"players": 3, "wall": "player"}
    assert GAME.wins_by_resignation("p1", "N01", options) == ("g",)
    assert GAME.wins_by_resignation("g", "N01", options) == ("p1", "p2")
    assert GAME.wins_by_resignation("p1", "N01", {"players": 2}) == ()


def test_a1s_1_one_player_and_a_unit_without_goods() -> None:
    table = Table(GAME, "N18", {"wall": "solo"}, {}, "s")
    assert table.all_seats == ("g",)
    assert state(table).units == []
    assert wall_of(state(table)).automatic is not None


def test_a1s_13_what_counts_units_counts_one() -> None:
    """A1.4 gives Courage for each Unit after the first: there is none after it."""
    table = Table(GAME, "N18", {"wall": "solo"}, {}, "s")
    assert (german(table).soldiers, german(table).courage) == (4, 0)


def test_a5_4_a_war_hero_counts_as_the_title() -> None:
    for hero in ("wh07", "wh01"):
        units = [{"sector": "1", "specialists": [hero]}]
        table = wall("trade", units=units, options={"heroes": "heroes"})
        assert me(table).has(parts.TITLES[hero])
        assert parts.TITLES[hero] != hero
