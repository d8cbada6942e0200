"""dice 3.6, 6, 8, 10, 11: combat, bunkers, the end, solo play, optional rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, seen, state, told, until

from landfall.core.table import Table, open_table
from landfall.games.dice.model.components import ground
from landfall.games.dice.rules.survival import Span, survival
from landfall.games.dice.table.outlook import Way


def test_3_6_1_the_def_costs_soldiers() -> None:
    table = at("combat", sector="4", soldiers=10)
    assert last(table, "fought").losses == 6
    assert me(table).soldiers == 4


def test_3_6_2_each_machine_gun_rolls_a_die_that_no_cut_touches() -> None:
    table = at("combat", sector="9", soldiers=30, items=("torpille_bangalore",), rolls=(3,))
    play(table, "use:torpille_bangalore")
    fought = last(table, "fought")
    assert (fought.defence, fought.fire, fought.losses) == (0, 4, 4)


def test_3_6_3_special_damage_on_a_six_that_stays_a_six() -> None:
    table = at("combat", "N09", sector="11", soldiers=40, specialists=("sergent",), rolls=(5,))
    assert last(table, "specialist-lost").card == "card:sergent"
    table = at(
        "combat", "N09", sector="11", soldiers=40, specialists=("tireur_precis",), rolls=(5,)
    )
    assert told(table, "specialist-lost") == []
    assert last(table, "fought").fire == 4


def test_3_6_4_variable_defence_is_rolled_once_for_all() -> None:
    units = [{"sector": "5", "soldiers": 40}, {"sector": "5", "soldiers": 40}]
    table = at("combat", "N22", units=units, rolls=(2,))
    assert [e.defence for e in told(table, "fought")] == [9, 9]
    assert len(told(table, "defence-rolled")) == 1


def test_3_6_4_a_single_combat_is_fought_on_entry_only() -> None:
    again = at("combat", "N21", sector="8", soldiers=40)
    assert told(again, "fought") == []
    entered = at("combat", "N21", sector="8", soldiers=40, marks=("entered",))
    assert len(told(entered, "fought")) == 1


def test_3_6_5_specialists_cover_what_soldiers_cannot() -> None:
    table = at("combat", sector="4", soldiers=5, specialists=("sergent", "genie", "medecin"))
    # DEF 6 minus 2 for the engineers, minus 2 saved by the medic: two fall, three are left.
    assert me(table).soldiers == 3
    short = at("combat", sector="4", soldiers=5, specialists=("sergent", "caporal"))
    assert asked(short) == "ask-lose-specialist"
    play(short, "lose:sergent")
    assert me(short).specialists == ["caporal"]


def test_3_6_6_nobody_left_is_the_end() -> None:
    table = at("combat", sector="4", soldiers=6)
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert last(table, "unit-eliminated").seat == "seat:p1"


def test_6_1_the_bunker_costs_courage_and_a_combat() -> None:
    table = at("move", sector="9", soldiers=40, courage=4, rolls=(2,))
    play(table, "move:B")
    assert last(table, "moved").courage == 4
    fought = last(table, "fought")
    assert (fought.defence, fought.fire) == (12, 3)


def test_6_2_who_survives_has_taken_it_and_leaves_play() -> None:
    units = [{"sector": "B", "soldiers": 40}, {"sector": "1", "soldiers": 9}]
    table = at("combat", units=units)
    assert last(table, "bunker-taken").seat == "seat:p1"
    assert [d.seat for d in table.decisions] == ["p2"]


def test_6_3_all_win_when_all_have_survived_the_bunker() -> None:
    units = [{"sector": "B", "soldiers": 40}, {"sector": "B", "soldiers": 40}]
    table = at("combat", units=units)
    assert table.outcome is not None
    assert table.outcome.winners == ("p1", "p2")


def test_6_3_two_bunkers_want_two_units() -> None:
    one = [{"sector": "B1", "soldiers": 60}, {"sector": "B1", "soldiers": 60}]
    both = [{"sector": "B1", "soldiers": 60}, {"sector": "B2", "soldiers": 60}]
    lost, won = at("combat", "N03", units=one), at("combat", "N03", units=both)
    assert lost.outcome is not None
    assert lost.outcome.text == "outcome-defeat-bunker"
    assert won.outcome is not None
    assert won.outcome.winners == ("p1", "p2")
    alone = at("combat", "N03", sector="B1", soldiers=60)
    assert alone.outcome is not None
    assert alone.outcome.winners == ("p1",)


def test_6_4_one_unit_lost_is_the_game_lost() -> None:
    units = [{"sector": "B", "soldiers": 40}, {"sector": "4", "soldiers": 6}]
    table = at("combat", units=units)
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert table.outcome.rule == "6.4"


def test_6_5_bangalore_and_engineers_are_no_use_in_a_bunker() -> None:
    table = at(
        "combat",
        sector="B",
        soldiers=40,
        specialists=("genie",),
        items=("torpille_bangalore", "lance_flammes"),
    )
    assert ids(table) == ["done", "use:lance_flammes"]
    play(table, "use:lance_flammes")
    assert last(table, "fought").defence == 12 - 5


def test_the_bazooka_takes_seven_from_a_bunker_of_twelve() -> None:
    """The Atlantikwall rulebook's example: a DEF of 12 becomes 5 (dice 3.3.5)."""
    table = at("combat", sector="B", soldiers=40, items=("bazooka",))
    play(table, "use:bazooka")
    assert last(table, "fought").defence == 5


def test_8_1_a_specialist_counts_as_a_soldier() -> None:
    assert me(at(soldiers=3, specialists=("sergent",))).force == 4


def test_8_2_a_handful_of_warriors_plays_on() -> None:
    table = at("combat", sector="4", soldiers=6, specialists=("sergent",))
    assert table.outcome is None
    assert me(table).soldiers == 0
    assert me(table).specialists == ["sergent"]


def test_10_1_one_unit_plays_by_the_same_rules_with_one_special_item() -> None:
    table = open_table("dice", "N02", seed=1)
    assert table.all_seats == ("p1",)
    assert {len(o.at) for o in table.decisions[0].options} == {1}


def test_10_2_alone_some_cards_work_otherwise_and_some_are_gone() -> None:
    table = at("changes", dice=QUIET, items=("porte_documents",), rolls=(4, 4, 4, 3, 3, 1))
    assert "pigeon_voyageur" not in state(table).items
    play(table, "use:porte_documents")
    assert ids(table) == ["new", "old"]
    play(table, "old")
    assert last(table, "tallied").soldiers == 6
    radio = at("upkeep", specialists=("operateur_radio",))
    assert me(radio).points == 1
    book = at("camp", items=("carnet_messages",), courage=3)
    play(book, "use:carnet_messages", "convert:courage:stars:3")
    assert (me(book).courage, me(book).stars) == (0, 3)


def test_11_1_victory_points_count_what_is_left() -> None:
    table = at("combat", sector="B", soldiers=30, courage=2, turn=10, rolls=(0,))
    assert table.outcome is not None
    # 17 soldiers, 2 courage, difficulty 1, ten turns.
    assert table.outcome.scores == {"p1": 17 + 4 + 10 - 10}


def test_11_2_a_blind_start_is_rolled_and_split() -> None:
    table = open_table("dice", "N01", seed=4, options={"blind_start": True, "level": 1})
    assert asked(table) == "ask-split"
    unit = me(table)
    assert 1 <= unit.soldiers <= 6
    die = len(ids(table)) - 1
    table.answer("p1", "courage:1")
    assert (unit.courage, unit.stars) == (1, die - 1)


def test_11_3_a_mulligan_once_a_game_for_two_soldiers() -> None:
    table = at(
        "changes",
        dice=("skull",) * 6,
        options={"mulligan": True},
        soldiers=9,
        rolls=(3, 3, 3, 3, 3, 3),
    )
    play(table, "mulligan")
    assert told(table, "mulligan-taken") != []
    assert "mulligan" not in ids(table)
    assert last(table, "tallied").soldiers == 12


def test_the_chance_of_survival_is_exact() -> None:
    assert survival(10, 9, 0) == 1
    assert survival(10, 10, 0) == 0
    # DEF 5 and one gun against a force of 9: the unit survives a die of 3 or less.
    assert survival(9, 5, 1) == 0.5
    assert survival(9, 5, 1, less=2) == 5 / 6
    assert seen(at(sector="4", soldiers=6)).units[0].survival == 0


def test_the_hero_gives_himself_for_all_losses() -> None:
    table = at("combat", sector="9", soldiers=5, specialists=("heros",), rolls=(5,))
    assert asked(table) == "ask-fire"
    play(table, "use:heros")
    assert me(table).soldiers == 5
    assert me(table).specialists == []


def test_the_grenadier_silences_a_sector_for_good() -> None:
    table = at("move", sector="9", soldiers=30, specialists=("grenadier",))
    play(table, "use:grenadier")
    until(table, "ask-lock")
    assert state(table).silenced == ["9"]
    assert last(table, "fought").fire == 0


def test_binoculars_turn_a_machine_gun_die() -> None:
    table = at("combat", sector="9", soldiers=30, items=("jumelles",), rolls=(5,))
    play(table, "use:jumelles")
    assert last(table, "fought").fire == 1


def test_the_grenadier_silences_the_sector_just_entered() -> None:
    table = at("combat", sector="9", soldiers=30, specialists=("grenadier",), marks=("entered",))
    play(table, "use:grenadier")
    assert state(table).silenced == ["9"]
    assert not told(table, "guns-fired")
    later = at("combat", sector="9", soldiers=30, specialists=("grenadier",))
    assert "use:grenadier" not in ids(later)


def test_3_6_6_the_last_of_a_unit_is_not_sacrificed() -> None:
    alone = at("move", sector="9", soldiers=0, specialists=("grenadier",))
    assert "use:grenadier" not in ids(alone)
    hero = at("combat", sector="9", soldiers=0, specialists=("heros",))
    assert "use:heros" not in ids(hero)


def way_to(table: Table, sector: str) -> Way:
    return next(way for way in seen(table).ways if way.sector == sector)


def test_3_6_4_a_def_not_yet_rolled_is_a_range_and_never_nothing() -> None:
    """N08, sector 9: 2d6+5. None of the seven survives it, and no hint may call it safe."""
    table = at("move", "N08", sector="6", soldiers=7, courage=9, visited=("3", "6"))
    there = way_to(table, "9")
    assert (there.defence, there.survival) == (Span(7, 17), 0)
    # The unit's own sector: 1d6+5.
    mine = seen(table).units[0]
    assert mine.defence == Span(6, 11)
    assert mine.survival == 17
    # In sector 6, eleven men survive five of the six rolls, and twelve survive all.
    assert seen(at("move", "N08", sector="6", soldiers=11)).units[0].survival == 83
    assert seen(at("move", "N08", sector="6", soldiers=12)).units[0].survival == 100
    # A card that takes two off lowers both ends of the range.
    cut = at("combat", "N08", sector="6", soldiers=30, items=("grenades", "bazooka"))
    play(cut, "use:grenades")
    assert seen(cut).units[0].defence == Span(4, 9)


@pytest.mark.parametrize(
    ("field", "origin", "goal", "least", "most"),
    [
        ("N08", "6", "9", 7, 17),
        ("N08", "3", "6", 6, 11),
        ("N16", "", "7", 4, 14),
        ("N22", "", "5", 7, 12),
    ],
)
def test_3_6_4_every_variable_def_is_a_range_on_the_way(
    field: str, origin: str, goal: str, least: int, most: int
) -> None:
    exits = ground(field).exits
    start = origin or next(s for s in exits if any(to.id == goal for _, to in exits[s]))
    table = at("move", field, sector=start, soldiers=3, courage=20)
    there = way_to(table, goal)
    assert there.defence == Span(least, most)
    assert there.survival == 0


def test_3_6_4_once_rolled_the_def_is_one_number() -> None:
    table = at("combat", "N08", sector="6", soldiers=30, specialists=("heros",), rolls=(2,))
    assert asked(table) == "ask-fire"
    assert seen(table).units[0].defence == Span(8, 8)


def test_3_6_1_a_way_counts_the_units_own_engineers_and_sherman() -> None:
    start, goal = next(
        (start, goal)
        for start, out in ground("N01").exits.items()
        for _, goal in out
        if not goal.bunker and not goal.mgf and goal.defence > 4
    )
    shield = goal.defence

    def there(**unit: Any) -> tuple[Span, int]:
        table = at("move", sector=start, courage=9, **unit)
        return way_to(table, goal.id).defence, way_to(table, goal.id).survival

    assert there(soldiers=shield) == (Span(shield, shield), 0)
    engineers = there(soldiers=shield - 2, specialists=("genie",))
    assert engineers == (Span(shield - 2, shield - 2), 100)
    tank = there(soldiers=shield - 2, vehicle="char_sherman")
    assert tank == (Span(shield - 3, shield - 3), 100)
    # In the unit's own sector, they are counted only once.
    table = at("move", sector=goal.id, soldiers=9, specialists=("genie",))
    assert seen(table).units[0].defence == Span(shield - 2, shield - 2)


def test_3_6_1_a_tank_destroyer_counts_on_the_way_into_a_bunker() -> None:
    start = next(s for s, out in ground("N01").exits.items() if any(g.bunker for _, g in out))
    bunker = next(g for _, g in ground("N01").exits[start] if g.bunker)
    table = at("move", sector=start, soldiers=40, courage=20, vehicle="chasseur_char")
    assert way_to(table, bunker.id).defence == Span(bunker.defence - 4, bunker.defence - 4)


def test_3_6_3_a_flak_vest_ignores_the_guns_six_too() -> None:
    table = at(
        "combat",
        "N09",
        sector="11",
        soldiers=40,
        specialists=("sergent",),
        items=("gilet_pare_eclats",),
        vehicle="jeep",
        rolls=(5,),
    )
    play(table, "use:gilet_pare_eclats")
    assert last(table, "fought").fire == 0
    assert told(table, "specialist-lost") == []
    assert told(table, "vehicle-lost") == []


def test_m4_2_the_view_counts_the_medic_of_another_unit() -> None:
    """Robert Wright (wh07) saves one soldier of each other unit in his sector."""
    units = [
        {"sector": "4", "soldiers": 9, "specialists": ("wh07",)},
        {"sector": "4", "soldiers": 9, "items": ("porte_bonheur",), "specialists": ("heros",)},
    ]
    table = at("combat", units=units, options={"heroes": "heroes"})
    until(table, "ask-fire", "p2")
    fought = seen(table, "p2").units[1].combat
    assert fought is not None
    assert (fought.saved, fought.losses) == (1, Span(5, 5))
    until(table, "ask-roll", "p2")
    assert [event.losses for event in told(table, "fought")] == [4, 5]


def test_3_3_5_a_mortar_is_kept_where_it_would_hit_nothing() -> None:
    """It can't be aimed at a bunker."""
    for others, offered in ((["B"], False), (["B", "4"], True)):
        units: list[dict[str, Any]] = [
            {
                "sector": sector,
                "soldiers": 60,
                "items": ["mortier", "grenades"][: 2 if n == 0 else 0],
            }
            for n, sector in enumerate(others)
        ]
        assert ("use:mortier" in ids(at("combat", units=units))) is offered
