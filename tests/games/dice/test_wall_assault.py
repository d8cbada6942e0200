"""*Atlantikwall*, Phase 7: the assault on the Final Bunker (A1.26 to A1.30)."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    finish,
    last,
    me,
    play,
    state,
    told,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.assault import attackers


@pytest.mark.parametrize(
    ("soldiers", "crew", "winner"), [(10, 2, "p1"), (9, 3, "g")], ids=["more", "equal"]
)
def test_a1_26_example_9_a_tie_is_for_the_specialists(
    soldiers: int, crew: int, winner: str
) -> None:
    """dice A1.29: the Allies win by winning an assault, the German player by destroying the last Unit."""
    table = wall(
        "assault",
        german={
            "soldiers": soldiers,
            "specialists": ("unteroffizier", "funker", "leutnant")[:crew],
        },
        units=[{"sector": "B", "soldiers": 9, "specialists": ["medecin", "genie", "sergent"]}],
    )
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)
    assert last(table, "assault-fought").winner == f"seat:{winner}"


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_a1_27_example_10_the_order_of_the_assaults(first: str) -> None:
    """dice A1.28: the German player takes a trophy for a Unit destroyed while another is left."""
    table = wall(
        "assault",
        german={"soldiers": 10, "deck": ["insigne_assaut_infanterie"]},
        units=[{"sector": "B", "soldiers": 8}, {"sector": "B", "soldiers": 15}],
    )
    chooser = table.decisions[0].seat
    table.answer(chooser, f"attack:{first}")
    if first == "p2":
        assert table.outcome is not None
        assert table.outcome.winners == ("p1", "p2")
        return
    assert told(table, "trophy-taken")
    play(table, "use:insigne_assaut_infanterie", seat="g")
    # One Unit is left.
    gained = last(table, "gained").soldiers
    assert gained == parts.CONSTANTS["infantry_per_unit"]
    assert table.outcome is not None
    assert table.outcome.winners == ("g",)


@pytest.mark.parametrize("winner", [0, 1])
def test_a1_30_two_bunkers_count_as_one(winner: int) -> None:
    """Gold Beach: Units in either Bunker attack in the same Phase 7, which ends with the first
    assault won."""
    scenario = next(
        name for name, field in parts.BATTLEFIELDS.items() if len(field.final_bunkers) > 1
    )
    bunkers = parts.BATTLEFIELDS[scenario].final_bunkers
    force = [5, 5]
    force[winner] = 60
    units = [{"sector": b, "soldiers": n} for b, n in zip(bunkers, force, strict=True)]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    assert sorted(u.seat for u in attackers(state(table))) == ["p1", "p2"]
    while table.outcome is None:
        decision = table.decisions[0]
        answers = [o.id for o in decision.options]
        weak = f"attack:p{2 - winner}"
        table.answer(decision.seat, next((a for a in ("done", weak) if a in answers), answers[0]))
    fought = told(table, "assault-fought")
    assert [event.seat for event in fought] == [f"seat:p{2 - winner}", f"seat:p{1 + winner}"]
    assert table.outcome.winners == ("p1", "p2")


def gold_beach() -> tuple[str, tuple[str, ...]]:
    name = next(n for n, field in parts.BATTLEFIELDS.items() if len(field.final_bunkers) > 1)
    return name, tuple(parts.BATTLEFIELDS[name].final_bunkers)


def test_a1_30_the_first_assault_won_ends_it() -> None:
    scenario, bunkers = gold_beach()
    units = [{"sector": b, "soldiers": n} for b, n in zip(bunkers, (60, 5), strict=True)]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    play(table, "attack:p1", seat="p2")
    finish(table)
    assert [e.seat for e in told(table, "assault-fought")] == ["seat:p1"]
    assert table.outcome is not None
    assert table.outcome.winners == ("p1", "p2")


def test_a1_30_a_lone_unit_need_not_take_both() -> None:
    scenario, bunkers = gold_beach()
    units = [{"sector": bunkers[1], "soldiers": 60}]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    finish(table)
    assert table.outcome is not None
    assert (table.outcome.text, table.outcome.winners) == ("outcome-assault", ("p1",))


def test_a1_28_nothing_is_drawn_when_the_last_unit_falls() -> None:
    table = wall("assault", german={"soldiers": 30}, units=[{"sector": "B", "soldiers": 5}])
    assert not told(table, "trophy-taken")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-assault"


def test_a1_28_a_destroyed_unit_leaves_promotions_mission_and_vehicle() -> None:
    """Ruling 44: the Vehicle goes under its deck. A5.5: its open Mission no longer counts."""
    lost = {
        "sector": "B",
        "soldiers": 5,
        "vehicle": "jeep",
        "promotions": ["promo_sergent"],
        "missions": ["ms01"],
    }
    units = [lost, {"sector": "B", "soldiers": 30}]
    he = {"soldiers": 9, "deck": ["insigne_flak"]}
    table = wall("assault", german=he, units=units, options={"missions": "missions"})
    table.answer(table.decisions[0].seat, "attack:p1")
    unit = state(table).units[0]
    assert (unit.vehicle, unit.promotions, unit.missions) == ("", [], [])
    finish(table)
    assert state(table).vehicles[0] == "jeep"
    assert table.outcome is not None
    assert table.outcome.winners == ("p1", "p2")


def test_a1_26_only_units_in_the_bunker_play_cards_in_phase_7() -> None:
    """Ruling 29."""
    card = {"soldiers": 9, "medals": ["medaille_militaire"]}
    units = [{"sector": "B", **card}, {"sector": "1", "soldiers": 9, "items": ["radio_campagne"]}]
    table = wall("assault", german={"soldiers": 40, "hand": ["croix_fer"]}, units=units)
    assert {decision.seat for decision in table.decisions} == {"p1", "g"}
    play(table, "use:medaille_militaire")
    play(table, "done", seat="g")
    assert me(table).soldiers == 9 + 8
    finish(table)
    assert last(table, "assault-fought").force == 17
