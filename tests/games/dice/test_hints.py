"""Each hint is true for the dice on the table and for the map."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dice.helpers import at, ids, wall

from landfall.core.decisions import Fact
from landfall.core.table import Table
from landfall.games.dice.hints.reasons import to_the_bunker
from landfall.games.dice.model.components import ground


def why(table: Table, option_id: str) -> dict[str, Fact]:
    decision = table.decision("p1")
    assert decision is not None
    option = decision.option(option_id)
    assert option is not None, ids(table)
    found = table.game.reasons(table.view("p1"), decision, option)
    return {reason.text: reason for reason in found}


#: Red courage, white courage, a blue skull and three soldiers, in the order of the dice.
FACES = (4, 2, 4, 2, 0, 2)


def test_4_5_two_colours_of_a_face_want_a_third() -> None:
    table = at("roll", rolls=FACES, courage=0)
    near = why(table, "lock:0,2")["hint-bonus-near"]
    assert near.args == {"face": "face:courage", "bonus": "bonus:cri_de_guerre"}
    assert near.at == ("die:0", "die:2")
    assert near.rule == "4.5"
    # Two red dice are one colour.
    assert "hint-bonus-near" not in why(table, "lock:0,1")


def test_3_2_6_skulls_are_worth_a_roll() -> None:
    table = at("roll", rolls=FACES)
    table.answer("p1", "lock:0,2")
    assert why(table, "roll:4")["hint-rolls-skulls"].args == {"count": 1}
    assert "hint-rolls-skulls" not in why(table, "roll:1")


def test_3_5_1_the_courage_of_the_way_is_that_of_the_map() -> None:
    field = ground("N01")
    assert all(to_the_bunker("N01", final) == 0 for final in field.final)
    cheapest = min(edge.courage for edge, goal in field.exits["1"])
    assert to_the_bunker("N01", "1") > cheapest
    rich = at("roll", rolls=FACES, courage=50)
    assert "hint-courage" not in why(rich, "lock:0,2")
    poor = at("roll", rolls=FACES, courage=0)
    said = why(poor, "lock:0,2")["hint-courage"]
    assert said.args == {"need": to_the_bunker("N01", "1"), "have": 0}


def test_3_6_4_certain_death_is_never_the_safest_way() -> None:
    """N08: any sector is safer than sector 9, whose DEF is two dice plus five."""
    table = at("move", "N08", sector="6", soldiers=7, courage=9, visited=("3", "6"), marker=4)
    said = why(table, "move:9")
    assert "hint-safest-way" not in said
    assert said["hint-way"].args["chance"] == 0
    assert said["hint-way"].args["defence"] == "7–17"


def test_3_6_1_what_the_fire_costs_is_what_it_will_cost() -> None:
    """The medic and the sharpshooter are counted, so no hint warns of fire that kills nobody."""
    table = at(
        "combat",
        sector="9",
        soldiers=ground("N01").sectors["9"].defence,
        specialists=("medecin", "tireur_precis", "heros"),
        rolls=(5,),
    )
    said = why(table, "done")
    shield = ground("N01").sectors["9"].defence
    assert said["hint-fire-stands"].args["loss"] == shield + 4 - 2


def test_a1_26_the_way_into_the_bunker_mentions_the_assault() -> None:
    """A unit that would survive the combat but lose the assault is not told that the move is safe."""
    units = [{"sector": "9", "soldiers": 60, "courage": 9}]
    table = wall("move", german={"soldiers": 90}, units=units)
    said = why(table, "move:B")
    assert set(said) == {"hint-wall-assault"}
    assert said["hint-wall-assault"].args == {"force": 60, "german": 91}
    assert "hint-wall-assault" not in why(table, "stay")


@pytest.mark.parametrize(
    ("scenario", "options"), [("N01", {"players": 2, "wall": "player"}), ("N18", {"wall": "solo"})]
)
def test_a1_7_every_answer_of_the_german_has_a_reason(
    scenario: str, options: dict[str, Any]
) -> None:
    table = Table(at().game, scenario, options, {}, "a seed")
    thumb, whims = table.game.bot("thumb"), random.Random(1)
    kinds = set()
    while table.outcome is None:
        decision = table.decisions[0]
        view = table.view(decision.seat)
        answer = thumb(view, decision, whims)
        option = decision.option(answer)
        assert option is not None
        if decision.seat == "g" and not decision.forced:
            kinds.add(decision.text)
            assert table.game.reasons(view, decision, option), (decision.text, answer)
        table.answer(decision.seat, answer)
    assert {"ask-lock", "ask-roll", "ask-german"} <= kinds
