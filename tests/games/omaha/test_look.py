"""Details on request: a position's field of fire, what it observes for, its line or what blocks it; what a unit may do."""

from __future__ import annotations

import random
from itertools import pairwise

from tests.games.omaha.helpers import asked, at, last, state

from landfall.core.decisions import Fact
from landfall.core.registry import get_game
from landfall.core.rules import rule_index
from landfall.core.table import Table, open_table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.communication import german_reach, is_linked, linked_sites
from landfall.games.omaha.table.view import OmahaView


def of(table: Table, hex: str, kind: str) -> Fact:
    (fact,) = (f for f in table.look("us", f"hex:{hex}") if f.kind == kind)
    return fact


#: Around C2 in 1215: every adjacent hex is occupied or controlled; bocage 1316 is only controlled.
RING = {"A/1/16": "1115", "B/1/16": "1214", "C/1/16": "1317", "E/2/16": "1314"}


def test_12_2_a_free_position_shows_its_way_to_an_exit() -> None:
    fact = of(at(5, "actions", {}, {"0812": {}}), "0812", "line")
    path = [int(ref.removeprefix("hex:")) for ref in fact.at]
    assert path[0] == 812
    assert path[-1] in ground.EXITS
    assert all(b in ground.ADJACENT[a] for a, b in pairwise(path))
    assert not set(path[1:]) & (ground.BEACH | ground.BEACHSIDE | ground.ROUGH)
    assert (fact.rule, fact.args["count"]) == ("12.2", len(path) - 1)


def test_12_21_germans_hold_their_own_hex_against_control() -> None:
    table = at(5, "actions", {"A/1/16": "1111"}, {"1110": {}})
    fact = of(table, "1110", "line")
    assert (fact.rule, fact.at[0]) == ("12.21", "hex:1110")


def test_12_22_an_empty_position_may_be_controlled() -> None:
    assert of(at(5, "actions", {"A/1/16": "1111"}), "1110", "line").rule == "12.22"


def test_12_23_a_surrounded_reinforcement_slips_through_bocage_1316() -> None:
    """The rulebook's example: the line runs towards 1416."""
    fact = of(at(5, "actions", RING, {"1215": {}}), "1215", "line")
    assert fact.rule == "12.23"
    assert fact.at[:2] in (("hex:1215", "hex:1315"), ("hex:1215", "hex:1316"))
    assert fact.at[-1] == "hex:2015"


def test_12_23_an_empty_reinforcement_position_does_not_slip_through() -> None:
    fact = of(at(5, "actions", RING), "1215", "cut")
    assert fact.rule == "12.2"
    assert set(fact.at) >= {"hex:1115", "hex:1116", "hex:1316"}


def test_12_23_bocage_that_is_itself_surrounded_does_not_help() -> None:
    """The rulebook's second example: the path stops after the first bocage hex."""
    around = {**RING, "I/3/16": "1414", "F/2/16": "1416"}
    fact = of(at(5, "actions", around, {"1215": {}}), "1215", "cut")
    assert (fact.rule, fact.text) == ("12.23", "look-cut-bocage")
    assert "hex:1415" in fact.at
    units = fact.args["units"]
    assert isinstance(units, tuple)
    assert set(units) <= {f"unit:{name}" for name in around}


def test_12_2_us_units_on_a_position_cut_it() -> None:
    fact = of(at(5, "actions", {"A/1/16": "1110"}), "1110", "cut")
    assert (fact.text, fact.at) == ("look-cut-occupied", ("hex:1110",))


def test_12_24_in_the_fire_phase_what_was_so_when_it_began_counts() -> None:
    table = at(20, "actions", {}, {"1215": {}})
    game = state(table)
    game.phase, game.linked = "fire", []
    facts = table.look("us", "hex:1215")
    assert [(f.rule, f.text) for f in facts][-1] == ("12.24", "look-settled-cut")
    game.linked = [1215]
    assert "12.24" not in {f.rule for f in table.look("us", "hex:1215")}
    game.phase, game.linked = "actions", []
    assert "12.24" not in {f.rule for f in table.look("us", "hex:1215")}


def test_6_51_observers_and_their_battery() -> None:
    seen = at(5, "actions", {}, {"0812": {}})
    assert of(seen, "0812", "observers").text == "look-observes"
    everywhere = {"WN60", "WN61", "WN62", "A6"}
    hexes = [h for name in everywhere for h in ground.POSITION_HEXES[ground.POSITION[name]]]
    names = ["A/1/16", "B/1/16", "C/1/16", "E/2/16", "F/2/16"]
    ours = {name: f"{hex:04d}" for name, hex in zip(names, hexes, strict=True)}
    lost = of(at(5, "actions", ours), "0812", "observers")
    assert lost.text == "look-observes-silent"
    assert "hex:1309" in lost.at


def test_a_position_of_two_hexes_tells_of_both() -> None:
    table = at(5, "actions", {"A/1/16": "0812"}, {"0912": {}})
    kinds = [fact.kind for fact in table.look("us", "position:WN62")]
    assert sorted(kind for kind in kinds if kind in ("line", "cut")) == ["cut", "line"]
    assert table.look("us", "position:WN62N") != table.look("us", "position:WN62S")


def test_there_is_nothing_to_say_about_a_hex_without_a_position() -> None:
    table = at(5, "actions")
    for ref in ("hex:0101", "hex:9999", "hex:²", "unit:A/1/16", "position:", "nonsense", ""):
        assert table.look("us", ref) == ()


def test_paths_and_rules_agree_and_nothing_hidden_is_revealed() -> None:
    """Over full games: there is a path exactly where the rules say there is a line, whatever was dealt."""
    game, whims = get_game("omaha"), random.Random(4)
    known = rule_index("omaha")
    bot = game.bot("thumb")
    for scenario in ("first-waves", "beyond-the-beach"):
        table = open_table("omaha", scenario, seed=11)
        for number in range(260):
            if not table.decisions:
                break
            asked = table.decisions[0]
            table.answer(asked.seat, bot(table.view(asked.seat), asked, whims))
            if number % 20:
                continue
            now = state(table)
            twin = game.imagine(now, "us", whims)
            linked, reach = linked_sites(now), german_reach(now)
            for hex in ground.SITES:
                facts = table.look("us", ground.REF[hex])
                assert facts == game.look(twin, "us", ground.REF[hex])
                path = next((f.at for f in facts if f.kind == "line"), ())
                assert bool(path) == (hex in linked) == is_linked(now, hex, reach)
                for fact in facts:
                    assert fact.rule in known
                    assert fact.kind != "cut" or fact.at
                    for language in LANGUAGES:
                        assert game_texts("omaha", language).fact(fact)


def may(table: Table, unit: str) -> dict[str, Fact]:
    facts = table.look("us", f"unit:{unit}")
    for language in LANGUAGES:
        texts = game_texts("omaha", language)
        assert all(texts.fact(fact) for fact in facts)
    return {fact.text: fact for fact in facts if fact.kind == "may"}


def test_7_2_a_unit_tells_what_it_may_do_and_for_how_much() -> None:
    table = at(5, "actions", {"A/1/16": "0813", "B/1/16": "0613"}, {"0812": {}})
    table.answer("us", "division:1")
    found = may(table, "A/1/16")
    assert found["look-may-attack"].args["hexes"] == ("hex:0812",)
    assert found["look-may-attack"].args["cost"] == "action"
    assert found["look-may-move"].args["count"] == len(found["look-may-move"].at)
    # 7.1: moving towards cover on the beach is free.
    assert may(table, "B/1/16")["look-may-move"].args["cost"] == "some"
    table.answer("us", "unit:B/1/16")
    options = {ref for o in table.decisions[0].options for ref in o.at if o.id[:5] == "move:"}
    assert options == set(may(table, "B/1/16")["look-may-move"].at)


def test_7_7_a_unit_that_does_nothing_tells_why() -> None:
    units = {"A/1/16": {"at": "0613", "disrupted": True}, "A/1/116": "0625"}
    table = at(5, "actions", units)
    assert not may(table, "A/1/16")
    table.answer("us", "division:1")
    assert may(table, "A/1/16").keys() == {"look-rally"}
    assert may(table, "A/1/116").keys() == {"look-other-division"}
    assert not may(table, "C/1/16")
    assert not may(table, "nobody")


def test_8_3_an_attack_is_described_before_it_is_made() -> None:
    """By the rulebook's table: the result if the unit is revealed; otherwise the result for each unit it may be."""
    known = at(
        5,
        "actions",
        {"A/1/16": "0813", "B/1/16": "0813"},
        {"0812": {"unit": "WN-P4", "revealed": True}},
    )
    for answer in ("division:1", "unit:A/1/16"):
        known.answer("us", answer)
    before = {fact.text: fact for fact in known.look("us", "attack:0812")}
    assert before["look-attack"].args["of"] == 1
    known.answer("us", "attack:0812")
    assert asked(known).text == "ask-join"
    joined = {fact.text: fact for fact in known.look("us", "attack:0812")}
    assert joined == before
    known.answer("us", "done")
    compared = last(known, "AttackCompared")
    assert joined["look-attack-result"].args["results"] == compared.results
    assert joined["look-attack"].args["strength"] == compared.strength

    hidden = at(5, "actions", {"A/1/16": "0813"}, {"0812": {}})
    for answer in ("division:1", "unit:A/1/16"):
        hidden.answer("us", answer)
    facts = hidden.look("us", "attack:0812")
    of = facts[0].args["of"]
    assert isinstance(of, int)
    assert of > 1
    shares = [f.args for f in facts if f.text == "look-attack-result"]
    assert sum(int(str(a["count"])) for a in shares) == shares[0]["of"]
    twin = get_game("omaha").imagine(state(hidden), "us", random.Random(1))
    assert get_game("omaha").look(twin, "us", "attack:0812") == facts
    assert hidden.look("us", "attack:0912") == ()


def test_8_2_an_attack_names_the_weapons_at_hand() -> None:
    """8.2, 8.21: all of them for a full company, those of its counter for one that has lost a step."""

    def weapons(unit: dict[str, object]) -> set[str]:
        table = at(5, "actions", {"A/1/16": unit}, {"0812": {}})
        for answer in ("division:1", "unit:A/1/16"):
            table.answer("us", answer)
        (fact,) = (f for f in table.look("us", "attack:0812") if f.text == "look-attack-weapons")
        named = fact.args["weapons"]
        assert isinstance(named, tuple)
        return {str(ref).removeprefix("weapon:") for ref in named}

    assert weapons({"at": "0813"}) == {"BZ", "BG", "BR", "DE", "MO", "RD"}
    assert weapons({"at": "0813", "steps": 2}) == {"BZ", "BG", "RD"}


def test_13_2_the_points_as_they_stand_name_their_places() -> None:
    table = open_table("omaha", "easy-fox", seed="points")
    facts = {fact.text: fact for fact in table.look(None, "score")}
    assert facts.keys() == {"item-nests", "item-positions", "item-draws"}
    assert all(fact.rule == "13.2" and fact.kind == "item" for fact in facts.values())


def test_8_4_each_target_of_a_barrage_says_how_many_cards_of_the_deck_hit() -> None:
    """Checked by firing at the target with each of those cards."""
    table = open_table("omaha", "first-waves", seed="targets")
    found: tuple[Fact, ...] = ()
    whims = random.Random(5)
    for _ in range(400):
        decision = table.decisions[0]
        found = tuple(f for f in table.look(decision.seat, "targets") if f.kind == "barrage")
        if found:
            break
        table.answer(decision.seat, whims.choice(decision.options).id)
    assert found
    game = state(table)
    fact = found[0]
    (hex,) = fact.at
    option = f"barrage:{hex.removeprefix('hex:')}"
    hits = 0
    for card in game.deck:
        twin = table.clone()
        other = state(twin)
        other.deck.remove(card)
        other.deck.append(card)
        twin.answer(twin.decisions[0].seat, option)
        hits += last(twin, "BarrageFired").result != "none"
    assert (fact.args["count"], fact.args["of"]) == (hits, len(game.deck))


def test_5_3_every_place_with_somebody_in_it_is_known() -> None:
    table, chance = open_table("omaha", "first-waves", seed="look"), random.Random(2)
    for _ in range(60):
        view = table.view("us")
        assert isinstance(view, OmahaView)
        for unit in view.units:
            if unit.at.startswith(("hex:", "box:")):
                (here,) = (f for f in table.look("us", unit.at) if f.kind == "here")
                units = here.args["units"]
                assert isinstance(units, tuple)
                assert f"unit:{unit.unit}" in units
        for force in view.germans:
            assert table.look("us", force.hex)
        decision = table.decisions[0]
        table.answer(decision.seat, chance.choice(decision.options).id)
    assert table.look("us", "box:X99") == ()


def test_every_hex_says_at_least_what_ground_it_is() -> None:
    table = at(5, "actions", {})
    for hex, ref in ground.REF.items():
        fact = of(table, ref.removeprefix("hex:"), "ground")
        assert fact.args["level"] == ground.HEXES[hex].level


def test_5_21_a_hex_under_water_says_so() -> None:
    assert of(at(1, "actions", {}), "0512", "ground").args["terrain"] == "beach"
    assert of(at(16, "actions", {}), "0512", "ground").args["terrain"] == "sea"
