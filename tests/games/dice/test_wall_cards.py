"""*Atlantikwall*: what each German card does, with its numbers, and when it may be played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    FAR,
    HIT,
    asked,
    finish,
    german,
    hits,
    ids,
    last,
    me,
    paid,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.side import wall_of

NEAR = {"sector": "10", "soldiers": 40}
MOVED = {**HIT, "marks": ["entered"]}


def offers(table: Table, card: str, seat: str = "g") -> list[str]:
    return [answer for answer in ids(table, seat) if answer.startswith(f"use:{card}")]


# Hits (A1.19): the least and the most that the dice can make.


@pytest.mark.parametrize(
    ("window", "card", "target", "units", "dice", "amounts"),
    [
        ("ambush", "grenade_manche", "p1", [HIT], (), [3]),
        ("ambush", "cocktail_molotov", "p1", [NEAR], (), [4]),
        ("ambush", "panzerfaust", "p1", [HIT], (), [5]),
        ("ambush", "mine_goliath", "p1", [HIT], (0,), [3]),
        ("ambush", "mine_goliath", "p1", [HIT], (5,), [8]),
        ("combat", "mines_piege", "p1", [MOVED], (0,), [1]),
        ("combat", "mines_piege", "p1", [MOVED], (5,), [6]),
        ("ambush", "gaz", "8", [HIT, HIT, FAR], (0, 5), [1, 6]),
    ],
)
def test_a1_19_what_an_item_costs_a_unit(
    window: str,
    card: str,
    target: str,
    units: list[dict[str, Any]],
    dice: tuple[int, ...],
    amounts: list[int],
) -> None:
    he = {"items": [card], "soldiers": 40}
    table = wall(window, german=he, units=units, rolls=dice)
    play(table, f"use:{card}:{target}", seat="g")
    assert hits(table) == amounts
    assert card not in german(table).items


def test_a1_19_gas_takes_a_courage_where_it_is() -> None:
    table = wall("ambush", german={"items": ["gaz"]}, units=[HIT, {**FAR, "courage": 3}])
    play(table, "use:gaz:8", seat="g")
    assert (me(table).courage, me(table, "p2").courage) == (2, 3)


def test_a1_19_artillery_hits_every_unit_each_with_its_own_die() -> None:
    he = {"hand": ["insigne_artillerie_cotiere"]}
    table = wall("ambush", german=he, units=[HIT, FAR], rolls=(0, 5))
    play(table, "use:insigne_artillerie_cotiere", seat="g")
    assert hits(table) == [1, 6]


def test_a1_19_a_molotov_reaches_only_those_near_the_bunker() -> None:
    he = {"items": ["cocktail_molotov"], "hand": ["croix_fer"]}
    table = wall("ambush", german=he, units=[FAR, NEAR])
    assert offers(table, "cocktail_molotov") == ["use:cocktail_molotov:p2"]


def test_a1_19_booby_traps_are_for_those_who_have_moved() -> None:
    he = {"items": ["mines_piege"], "hand": ["croix_fer"], "soldiers": 40}
    table = wall("combat", german=he, units=[HIT, MOVED])
    assert offers(table, "mines_piege") == ["use:mines_piege:p2"]


@pytest.mark.parametrize(
    ("courage", "offered"),
    [(0, []), (1, ["soldiers"]), (2, ["soldiers", "specialist"])],
)
def test_a1_17_what_the_scharfschutze_asks_for(courage: int, offered: list[str]) -> None:
    he = {"courage": courage, "specialists": ["scharfschutze"], "hand": ["insigne_flak"]}
    table = wall("ambush", german=he, units=[{**HIT, "specialists": ["medecin"]}])
    assert [answer.rpartition(":")[2] for answer in offers(table, "scharfschutze")] == offered
    if courage == 1:
        play(table, "use:scharfschutze:p1:soldiers", seat="g")
        assert (hits(table), german(table).courage) == ([3], 0)


def test_a1_17_the_scharfschutze_fires_once_per_turn() -> None:
    he = {"courage": 5, "specialists": ["scharfschutze"], "hand": ["insigne_flak"]}
    table = wall("ambush", german=he, units=[HIT])
    play(table, "use:scharfschutze:p1:soldiers", seat="g")
    assert state(table).phase == "ambush"
    assert offers(table, "scharfschutze") == []
    # The Unit has no Specialist, so the second Courage buys no other shot.
    assert german(table).courage == 4


def test_a1_19_a_vehicle_is_destroyed_instead() -> None:
    unit = {**HIT, "vehicle": "char_sherman"}
    for item, answer in (("panzerfaust", "use:panzerfaust:p1:vehicle"),):
        table = wall("ambush", german={"items": [item]}, units=[unit], options={"material": True})
        play(table, answer, seat="g")
        assert me(table).vehicle == ""
        assert hits(table) == []


# Gains (A1.19), which grow with the Units in play.


@pytest.mark.parametrize("units", [1, 2, 4])
@pytest.mark.parametrize(
    ("held", "card", "base", "each"),
    [("items", "telephone_campagne", 3, 2), ("hand", "insigne_assaut_infanterie", 0, 5)],
)
def test_a1_19_soldiers_for_each_unit(
    held: str, card: str, base: int, each: int, units: int
) -> None:
    table = wall("ambush", german={"soldiers": 0, held: [card]}, units=[HIT] * units)
    play(table, f"use:{card}", seat="g")
    assert last(table, "gained").soldiers == base + each * units


@pytest.mark.parametrize(
    ("answer", "resource", "amount"),
    [
        ("use:insigne_sportif", "stars", 4),
        ("use:bande_afrika:courage", "courage", 3),
        ("use:insigne_destruction_chars:points", "points", 12),
    ],
)
def test_a1_19_what_a_decoration_gives(answer: str, resource: str, amount: int) -> None:
    table = wall("camp", german={"hand": [answer.split(":")[1]]}, units=[HIT])
    before = getattr(german(table), resource)
    play(table, answer, seat="g")
    finish(table, "ask-german", "g")
    assert getattr(german(table), resource) == before + amount


def test_a1_19_the_war_merit_cross_halves_item_points_rounded_down() -> None:
    units = [{**HIT, "points": 7}, {**HIT, "points": 1}]
    table = wall("camp", german={"hand": ["croix_merite_guerre"]}, units=units)
    play(table, "use:croix_merite_guerre", seat="g")
    finish(table, "ask-move")
    # The first Unit loses three of seven points; the second loses none of one.
    assert [event.points for event in told(table, "lost") if event.points] == [3]


def test_a1_19_the_gestapo_disc_takes_five_points_at_most() -> None:
    units = [{**HIT, "points": 9}]
    table = wall("ambush", german={"hand": ["plaque_gestapo"]}, units=units)
    play(table, "use:plaque_gestapo:p1", seat="g")
    finish(table, "ask-move")
    assert me(table).points == 4


@pytest.mark.parametrize(("units", "bonuses"), [(2, 1), (3, 2)])
def test_a1_19_the_knights_cross_gives_two_bonuses_against_three_units(
    units: int, bonuses: int
) -> None:
    table = wall("camp", german={"hand": ["croix_chevalier"]}, units=[HIT] * units)
    play(table, "use:croix_chevalier", seat="g")
    finish(table, "ask-any-bonus", "g")
    play(table, "bonus:remplacements", seat="g")
    if bonuses == 2:
        # The second bonus must be a different one.
        assert "bonus:remplacements" not in ids(table, "g")
        play(table, "bonus:troupes_soutien", seat="g")
    finish(table, "ask-move")
    assert len(told(table, "bonus-won")) == bonuses


def test_a1_19_westwall_raises_one_sector_by_three_and_no_bunker() -> None:
    he = {"hand": ["medaille_westwall"], "soldiers": 40}
    table = wall("combat", german=he, units=[HIT, {**NEAR, "sector": "B"}])
    assert offers(table, "medaille_westwall") == ["use:medaille_westwall:8"]
    before = seen(table).units[0].defence.most
    play(table, "use:medaille_westwall:8", seat="g")
    finish(table, "ask-lose-specialist")
    assert told(table, "fought")[0].defence == before + 3
    # Ruling 27: the Germans pay the bunker's DEF, which is the highest, and nothing for the
    # Westwall.
    assert paid(table)[0] == state(table).ground.sectors["B"].defence


def test_a1_19_two_mines_are_placed_where_there_are_none() -> None:
    table = wall("ambush", german={"hand": ["insigne_rad"]}, units=[HIT])
    play(table, "use:insigne_rad", seat="g")
    mined = {f"border:{e.id}" for e in parts.BATTLEFIELDS["N01"].edges if e.landmines}
    assert mined.isdisjoint(ids(table, "g"))
    first = ids(table, "g")[0]
    play(table, first, seat="g")
    assert first not in ids(table, "g")
    play(table, ids(table, "g")[0], seat="g")
    assert asked(table, "g") != "ask-place-mine"
    assert len(state(table).tokens) == 2


def test_a1_19_the_mg42_goes_where_there_is_no_gun_and_nobody_lands() -> None:
    table = wall("camp", german={"items": ["mg42"]}, units=[HIT])
    field = parts.BATTLEFIELDS["N01"]
    free = {s.id for s in field.sectors if not s.mgf and not s.start}
    assert {answer.rpartition(":")[2] for answer in offers(table, "mg42")} == free
    play(table, f"use:mg42:{min(free)}", seat="g")
    finish(table, "ask-move")
    assert state(table).tokens == [f"mgf:{min(free)}"]


@pytest.mark.parametrize(("placed", "left"), [(11, True), (12, False)])
def test_a1_19_there_are_twelve_tokens_of_each_kind(placed: int, left: bool) -> None:
    borders = [e.id for e in parts.BATTLEFIELDS["N18"].edges if not e.landmines]
    sectors = parts.BATTLEFIELDS["N18"].sectors
    free = next(s for s in sectors if not s.mgf and not s.start)
    others = [s.id for s in sectors if s is not free]
    assert min(len(borders) - 1, len(others)) >= 12
    for tokens, card in (
        ([f"mine:{border}" for border in borders[:placed]], "insigne_rad"),
        ([f"mgf:{sector}" for sector in others[:placed]], "mg42"),
    ):
        he = {"hand": ["insigne_rad"], "items": ["mg42"]}
        table = wall("camp", "N18", units=[{"sector": "1"}], german=he, tokens=tuple(tokens))
        assert bool(offers(table, card)) is left


# Windows (A1.7, A1.19) and the prices that the book names (A1.5).


WINDOWS = {
    "croix_fer": "changes contest camp trade ambush combat assault",
    "insigne_flak": "combat",
    "croix_allemande": "ambush",
    "plaque_gestapo": "camp trade ambush",
    "insigne_rad": "camp ambush",
    "croix_merite_guerre": "camp",
    "medaille_westwall": "combat",
    "insigne_sniper": "camp ambush combat assault",
    "agrafe_combat_rapproche": "contest",
    "croix_chevalier": "changes camp",
    "insigne_assaut_infanterie": "camp ambush combat assault",
    "insigne_assaut_general": "changes",
    "insigne_panzer": "combat",
    "insigne_artillerie_cotiere": "camp ambush combat",
    "medaille_front_est": "camp",
    "insigne_destruction_chars": "camp ambush combat",
    "insigne_sportif": "camp",
    "bande_afrika": "camp trade",
    "grenade_manche": "camp ambush combat assault",
    "cocktail_molotov": "ambush combat assault",
    "periscope_bunker": "camp trade",
    "balles_tracantes": "combat",
    "chien": "contest",
    "mines_piege": "combat",
    "projecteur": "changes",
    "barbeles": "contest",
    "stimulants": "camp trade ambush combat assault",
    "telephone_campagne": "camp ambush combat assault",
    "mg42": "camp ambush",
    "panzerfaust": "camp ambush combat assault",
    "mine_goliath": "camp ambush combat assault",
    "gaz": "camp ambush combat assault",
}


def test_a1_19_when_each_card_may_be_played() -> None:
    cards = [c for c, kind in parts.DECORATIONS.items() if not kind.black] + [*parts.GERMAN_ITEMS]
    assert {card: " ".join(parts.CARDS[card].windows) for card in cards} == WINDOWS


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("ordres_errones", 7),
        ("lunette_sniper", 7),
        ("tnt", 12),
        ("grenade_thermite", 15),
        ("barbeles", 10),
        ("stimulants", 10),
    ],
)
def test_a1_5_the_prices_that_the_book_prints(card: str, points: int) -> None:
    assert parts.ITEMS[card].cost == points


@pytest.mark.parametrize(
    "card", ["croix_allemande", "insigne_sniper", "plaque_gestapo", "insigne_assaut_infanterie"]
)
def test_a1_19_every_decoration_is_an_order(card: str) -> None:
    """Ruling 51: a Decoration waits until the Units have answered, and can be cancelled, even if it only
    affects the German player."""
    units = [{**HIT, "points": 5, "specialists": ["agent_soe", "sniper"], "courage": 9}]
    table = wall("ambush", german={"hand": [card]}, units=units)
    answer = next(a for a in ids(table, "g") if a.startswith("use:"))
    play(table, answer, seat="g")
    assert wall_of(state(table)).hand == [card]
    play(table, "done")
    assert asked(table) == "ask-cancel-decoration"
    play(table, "cancel-with:agent_soe")
    assert wall_of(state(table)).discards == [card]
    assert me(table).specialists == ["sniper"]


@pytest.mark.parametrize(("sector", "goal", "marker"), [("8", "7", 1), ("1", "1", 3)])
def test_a1_19_the_german_cross_keeps_a_unit_from_advancing(
    sector: str, goal: str, marker: int
) -> None:
    """Ruling 24: a Unit that must move goes sideways. If it can't, it stays a turn longer and its
    marker is not turned."""
    unit = {**HIT, "sector": sector, "courage": 9, "marker": 4, "specialists": ["medecin"]}
    he = {"soldiers": 90, "hand": ["croix_allemande", "insigne_flak"]}
    table = wall("ambush", german=he, units=[unit])
    play(table, "use:croix_allemande:p1", "done", seat="g")
    # With a single answer, there is no question.
    assert (me(table).sector, me(table).marker) == (goal, marker)
    assert state(table).phase == "combat"


def test_a1_19_a_card_is_not_drawn_by_itself() -> None:
    """A card is discarded only once used: a deck that is empty is made of the cards played before it."""
    for discards, drawn in ((["insigne_sportif"], ["insigne_sportif"]), ([], None)):
        table = wall("camp", units=[FAR], german={"hand": ["bande_afrika"], "courage": 9})
        side = wall_of(state(table))
        side.deck.clear()
        side.discards[:] = discards
        play(table, "done", seat="g")
        assert state(table).phase == "trade"
        found = ids(table, "g")
        assert [("use:bande_afrika:draw" in found), ("buy-decoration" in found)] == [
            bool(drawn)
        ] * 2
        if drawn:
            play(table, "use:bande_afrika:draw", seat="g")
            finish(table, "ask-german", "g")
            assert (side.hand, side.deck) == (drawn, [])


def test_a1_17_the_owner_may_limit_what_the_german_buys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 2: here, one Specialist and one Item per turn; 0 means no limit."""
    he = {"stars": 20, "points": 50, "hand": ["insigne_flak"]}
    for most in (0, 1):
        monkeypatch.setitem(parts.CONSTANTS, "german_purchases", most)
        table = wall("camp", units=[FAR], german=he)
        for verb, card in (("recruit", "funker"), ("find", "gaz")):
            play(table, f"{verb}:{card}", seat="g")
            left = [answer for answer in ids(table, "g") if answer.startswith(f"{verb}:")]
            assert bool(left) is (most == 0)


def test_a1_16_everyone_is_told_how_a_decoration_was_chosen() -> None:
    """From the Iron Cross or from a Straight; the card itself stays secret (A1.20)."""
    table = wall("camp", units=[FAR], german={"hand": ["croix_fer"]})
    play(table, "use:croix_fer", seat="g")
    finish(table, "ask-choose-decoration", "g")
    play(table, "take:insigne_panzer", seat="g")
    straight = ("skull", "star", "soldier", "two", "courage", "tool")
    other = wall("tally", units=[FAR], german={"dice": straight})
    play(other, "yes", "take:insigne_panzer", seat="g")
    for found, by in ((table, "card:croix_fer"), (other, "why:straight")):
        drawn = told(found, "decoration-drawn", "p1")
        assert [(e.by, e.card) for e in drawn] == [(by, "")]
        assert wall_of(state(found)).hand == ["insigne_panzer"]


@pytest.mark.parametrize(
    ("answer", "lost", "soldiers"),
    [("soldiers", "resource:soldiers", 7), ("lose:unteroffizier", "card:unteroffizier", 0)],
)
def test_a1_21_everyone_is_told_what_a_wound_costs(answer: str, lost: str, soldiers: int) -> None:
    """Ruling 45: everyone is told."""
    he = {"courage": 5, "soldiers": 9, "deck": ["blessure_argent"], "hand": ["croix_fer"]}
    table = wall("trade", units=[FAR], german=he)
    play(table, "buy-decoration", answer, seat="g")
    suffered = told(table, "wound-suffered", "p1")
    assert [(e.lost, e.soldiers) for e in suffered] == [(lost, soldiers)]
    assert german(table).soldiers == 9 - soldiers
    # Each Unit gains a Courage if Soldiers are lost.
    assert me(table).courage == (1 if soldiers else 0)
