"""*Atlantikwall*: the material of the expansion (A0), its bonus options (A4), and its use with the other modules (A5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    CALM,
    GAME,
    QUIET,
    asked,
    at,
    finish,
    ids,
    last,
    me,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.missions import keep
from landfall.games.dice.rules.sectors import (
    defence,
    guns,
)
from landfall.games.dice.rules.wall.count import GermanUpkeep
from landfall.games.dice.rules.wall.plays import perform
from landfall.games.dice.rules.wall.setup import wake
from landfall.games.dice.rules.wall.side import wall_of


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


@pytest.mark.parametrize("golden", ["none", "standard"])
def test_a4_2_an_odd_item_goes_into_the_first_deck(golden: str) -> None:
    """The Supply Bag, which comes with golden dice, makes the number of Items odd."""
    game = state(Table(GAME, "N01", {"chaotic_supply": True, "golden": golden}, {}, "s"))
    first, second = (len(stack) for stack in game.stacks)
    assert first - second == (first + second) % 2
    cards = {card for stack in game.stacks for card in stack}
    special = {i for i, card in parts.ITEMS.items() if card.category == "special"}
    assert special <= cards
    assert ("sac_ravitaillement" in cards) is (golden == "standard")


def test_a4_2_when_an_item_is_taken_the_next_is_shown() -> None:
    """An empty deck shows nothing more; used Items stay within reach of the Find."""
    units: list[dict[str, Any]] = [{"sector": "1", "points": 90, "finds": 9}]
    table = at("camp", options={"chaotic_supply": True}, units=units)
    game = state(table)
    game.used.append(game.stacks[0].pop(0))
    me(table).marks.append("used-item")
    while any(game.stacks):
        shown = [stack[-1] for stack in game.stacks if stack]
        assert sorted(game.items) == sorted(shown)
        finds = {a.partition(":")[2] for a in ids(table) if a.startswith("find:")}
        assert finds <= {*shown, *game.used}
        me(table).finds, me(table).points = 9, 90
        card = shown[-1]
        play(table, f"find:{card}")
        assert card in me(table).items
    assert game.items == []


@pytest.mark.parametrize("on_top", [True, False])
def test_a4_2_a_sector_gives_an_item_only_from_the_top_of_a_deck(on_top: bool) -> None:
    """dice 5.4: only the first Unit can get the Item, whether or not it was on top."""
    unit = {"sector": "1", "soldiers": 40, "courage": 9}
    table = at("move", "N05", options={"chaotic_supply": True}, units=[unit])
    game = state(table)
    stack = next(stack for stack in game.stacks if "grappin" in stack)
    stack.remove("grappin")
    stack.insert(len(stack) if on_top else 0, "grappin")
    game.items = [each[-1] for each in game.stacks]
    play(table, "move:3")
    assert ("grappin" in me(table).items) is on_top
    assert game.taken == ["gain_item:3"]
    assert sorted(game.items) == sorted(each[-1] for each in game.stacks)


def test_a4_2_a_mission_brings_no_item_out_of_its_deck() -> None:
    """M3.2 does not apply here: otherwise, the card would be in two places."""
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
    """dice A5.6: only the Units score points, and only if they win."""
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
    """dice A2.1, ruling 36: bc12 gives 2 Soldiers, bc22 2 Courage; only the card now in force
    applies."""
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


def test_a5_4_a_war_hero_counts_as_the_title() -> None:
    for hero in ("wh07", "wh01"):
        units = [{"sector": "1", "specialists": [hero]}]
        table = wall("trade", units=units, options={"heroes": "heroes"})
        assert me(table).has(parts.TITLES[hero])
        assert parts.TITLES[hero] != hero


def test_a5_3_with_the_joker_tnt_is_out_like_the_lieutenant() -> None:
    """TNT would give a Unit a seventh die to change. Cards that re-roll stay in the game."""
    for golden, out in (("joker", True), ("standard", False)):
        options: dict[str, Any] = {"players": 2, "wall": "player", "golden": golden}
        game = state(Table(GAME, "N01", options, {}, "s"))
        assert ("tnt" not in game.items) is out
        assert ("tnt" in game.removed) is out
        assert "ordres_errones" in game.items


def test_a5_4_stanley_hollis_takes_heart_from_a_gun_that_was_placed() -> None:
    """Ruling 53: a rule about guns also applies to tokens."""
    for tokens, courage in (((), 4), (("mgf:4",), 5)):
        units: list[dict[str, Any]] = [{"sector": "2", "courage": 6, "specialists": ["wh04"]}]
        table = wall(
            "move",
            units=units,
            german={"hand": ["insigne_flak"]},
            options={"heroes": "heroes"},
            tokens=tokens,
        )
        play(table, "move:4")
        assert me(table).courage == courage


def test_a0_3_two_swaps_of_one_def_are_settled_in_the_order_of_the_table() -> None:
    """A swap waits like every order, so it does not matter who answers first."""
    units: list[dict[str, Any]] = [{"sector": "8", "medals": ["etoile_france_allemagne"]}]
    table = wall("camp", units=units, german={"hand": ["insigne_sportif"]})
    play(table, "use:etoile_france_allemagne")
    play(table, "use:insigne_sportif", seat="g")
    play(table, "sector:10")
    # The German player is still being asked: nothing has changed yet.
    assert state(table).swapped == {}
    play(table, "done", seat="g")
    assert state(table).swapped == {"8": 10, "10": 8}


def test_a1_24_the_german_player_is_not_asked_who_goes_first_where_it_cannot_matter() -> None:
    """Ruling 18: twelve points from the Tank Destruction Badge touch no Unit."""
    units = [{"sector": "8", "soldiers": 40, "courage": 3, "specialists": ["sniper"]}] * 2
    units[1] = {**units[1], "vehicle": "jeep", "specialists": []}
    for answer, asks in (("points", False), ("p2:vehicle", True)):
        table = wall("ambush", units=units, german={"hand": ["insigne_destruction_chars"]})
        play(table, f"use:insigne_destruction_chars:{answer}", seat="g")
        play(table, "sniper:soldiers")
        assert (asked(table, "g") == "ask-precedence") is asks


# At sea (A5.1).


def continuous(phase: str, **more: Any) -> Table:
    """One Unit ashore, two in the water."""
    wader = {"sector": "r3c1", "afloat": "wading", "soldiers": 9}
    options = {"players": 3, "crossing": True, "continuous": True, **more.pop("options", {})}
    position = {"phase": phase, "units": [{"sector": "1", "soldiers": 9}, wader, wader], **more}
    return Table(GAME, "N02", options, {}, "s", position)


@pytest.mark.parametrize("card", ["bc03", "bc34", CALM])
def test_a5_1_no_condition_keeps_waders_from_trading(card: str) -> None:
    table = continuous("trade", options={"conditions": "turn"}, condition=card)
    assert [answer for answer in ids(table, "p2") if answer.startswith("give:p3")]


def test_a5_1_units_at_sea_bring_the_german_nothing() -> None:
    """Numbers per Unit count those in play: the Telephone brings 3 and 2, and there is no levy."""
    he = {"soldiers": 0, "specialists": ["feldwebel"], "items": ["telephone_campagne"]}
    options = {"players": 4, "wall": "player"}
    game = state(continuous("camp", options=options, german=he))
    wake(game)
    GermanUpkeep().run(game)
    assert wall_of(game).german.soldiers == 1
    perform(game, "use:telephone_campagne")
    assert wall_of(game).german.soldiers == 1 + 4 + 1


def test_a1_23_no_unit_plays_what_the_gestapo_disc_is_about_to_take() -> None:
    """3.0: answering first is no advantage. The German player names the card before the Unit, whose own
    order is carried out as well, may act again."""
    units = [
        {
            "sector": "8",
            "soldiers": 40,
            "points": 20,
            "medals": ["bronze_star", "medaille_militaire"],
        }
    ]
    table = wall("camp", units=units, german={"hand": ["plaque_gestapo", "insigne_sniper"]})
    play(table, "use:plaque_gestapo:p1", seat="g")
    play(table, "find:grenades")
    assert [decision.seat for decision in table.decisions] == ["g"]
    play(table, "seize:bronze_star", seat="g")
    uses = [answer for answer in ids(table) if answer.startswith("use:")]
    assert uses == ["use:medaille_militaire"]
    assert me(table).items == ["grenades"]
