"""What a hint says is true, checked against the rules and against what happens next."""

from __future__ import annotations

import random

from tests.games.omaha.helpers import asked, at, last, say, to_actions

from landfall.core.decisions import Fact
from landfall.core.table import Table, open_table
from landfall.core.texts import game_texts
from landfall.games.omaha.hints.facts import Seen
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.table.read_view import hex_of, number_of


def why(table: Table, option_id: str) -> dict[str, Fact]:
    """The reasons for an answer, by message id."""
    decision = asked(table)
    option = decision.option(option_id)
    assert option is not None, [o.id for o in decision.options]
    found = table.game.reasons(table.view(decision.seat), decision, option)
    return {reason.text: reason for reason in found}


def test_8_3_an_attack_is_summed_up() -> None:
    """omaha 8.2, 8.3: 4 against 2, and the weapon the unit requires."""
    table = at(5, "actions", {"E/2/16": {"at": "0915", "steps": 2}}, {"0916": "WN-P2"})
    to_actions(table)
    say(table, "unit:E/2/16")
    hidden = why(table, "attack:0916")
    assert "hint-stronger" not in hidden, "nobody has seen the unit"
    assert hidden["hint-unseen"].args["strength"] == 4
    say(table, "attack:0916")
    compared = last(table, "AttackCompared")
    assert (compared.strength, compared.defence) == (4, 2)


def test_8_2_a_seen_unit_says_what_it_asks_for() -> None:
    table = at(
        5,
        "actions",
        {"E/2/16": {"at": "0915"}},
        {"0916": {"unit": "WN-P1", "revealed": True}},
    )
    to_actions(table)
    say(table, "unit:E/2/16")
    found = why(table, "attack:0916")
    record = BOX.german_units["WN-P1"]
    assert found["hint-armed"].args["weapons"] == tuple(f"weapon:{w}" for w in record.needs)
    assert found["hint-stronger"].args["defence"] == record.strength
    assert game_texts("omaha", "fr").fact(found["hint-armed"])


def test_5_21_the_tide_is_foretold() -> None:
    """For a unit the tide will reach, the hint gives the turn; on dry ground it says nothing."""
    wet = next(h for h in ground.UNDERWATER["mid"] if h not in ground.UNDERWATER["low"])
    rises = next(turn for turn in sorted(deck.TIDE) if deck.TIDE[turn] == "mid")
    table = at(rises - 1, "actions", {"E/2/16": f"{wet:04d}"})
    to_actions(table)
    said = why(table, "unit:E/2/16")
    assert said["hint-tide"].args == {"hex": ground.REF[wet], "turn": rises}
    table = at(rises - 1, "actions", {"E/2/16": "0915"})
    to_actions(table)
    assert "hint-tide" not in why(table, "unit:E/2/16")


def test_6_3_fewer_positions_fire_there() -> None:
    table = at(5, "actions", {"E/2/16": "0613"}, {"0812": "WN-P1", "0916": "WN-P2"})
    to_actions(table)
    say(table, "unit:E/2/16")
    seen = Seen(table.view("us"))  # type: ignore[arg-type]
    for option in asked(table).options:
        if not option.id.startswith("move:"):
            continue
        before, after = seen.fire_on(613), seen.fire_on(int(option.value))
        found = why(table, option.id)
        assert ("hint-less-fire" in found) == (0 < len(after) < len(before))
        assert ("hint-out-of-fire" in found) == (not after and bool(before))


def test_13_11_losses_of_vehicles_do_not_count() -> None:
    seen = open_table("omaha", "easy-fox", seed=1)
    tank, company = counters.US_NUMBER["2/C/741"], counters.US_NUMBER["E/2/16"]
    facts = Seen(seen.view("us"))  # type: ignore[arg-type]
    assert not counters.REGULAR[tank]
    assert facts.units[company].steps == 3
    assert not facts.counts_next(company)


def test_sums_of_hints_are_those_of_the_table() -> None:
    """Games played by hints, with an occasional random move: the totals announced before an attack are those compared."""
    compared = 0
    for seed in range(3):
        table, whims = open_table("omaha", "easy-fox", seed=seed), random.Random(seed)
        while table.outcome is None:
            decision = table.decisions[0]
            view = table.view(decision.seat)
            if decision.text == "ask-join" and decision.option("done"):
                compared += _check_sum(table)
            answer = table.game.hint(view, decision).option
            if whims.random() < 0.15:
                answer = whims.choice(decision.options).id
            table.answer(decision.seat, answer)
    assert compared


def _check_sum(table: Table) -> int:
    decision = table.decisions[0]
    seen = Seen(table.view(decision.seat))  # type: ignore[arg-type]
    units = tuple(number_of(ref) for ref in decision.at[1:])
    told = seen.attack(hex_of(decision.at[0]), units)
    if told is None or told.of:
        return 0
    twin = table.clone()
    before = len(twin.events)
    twin.answer(decision.seat, "done")
    found = [e for e in twin.events[before:] if type(e).__name__ == "AttackCompared"]
    if not found:
        return 0
    event: object = found[0]
    strength = event.strength - (event.hero == "strength")  # type: ignore[attr-defined]
    assert (strength, event.defence) == (told.strength, told.defence)  # type: ignore[attr-defined]
    return 1
