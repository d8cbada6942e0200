"""Hints are true: by the rules, and by what happens next."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.crete.helpers import AUS, FJ, choose, game_of, number, pair, table, told, unit

from landfall.core.chance import Chance
from landfall.core.decisions import Fact
from landfall.core.rules import rule_index
from landfall.core.table import Table, open_table
from landfall.core.texts import catalogue_source, game_texts
from landfall.games.crete.bot.worth import strike_spread
from landfall.games.crete.hints.reasons import SPEAKERS
from landfall.games.crete.model.events import (
    BraveryChecked,
    QualityChecked,
    UnitMoved,
)
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN
from landfall.games.crete.rules.fire import DIRECT
from landfall.games.crete.rules.odds import odds
from landfall.games.crete.rules.quality import chance


def why(table: Table, option_id: str) -> dict[str, Fact]:
    """All reasons for an answer, by the name of their text."""
    decision = table.decisions[0]
    option = decision.option(option_id)
    assert option is not None, [o.id for o in decision.options]
    found = table.game.reasons(table.view(decision.seat), decision, option)
    return {reason.text: reason for reason in found}


def facing(**target: object) -> Table:
    here, there = pair("C", "C")
    return table(
        [unit(FJ, here), unit(AUS, there, **target)],
        leaders={"LB-I-FJR2": FJ},
    )


def test_g13_1_the_odds_are_those_of_the_rules_and_of_the_dice() -> None:
    game = facing()
    fact = why(game, f"fire:{FJ}@{AUS}")["hint-odds"]
    spread = odds(game_of(game), number(FJ), number(AUS), DIRECT)
    assert fact.args["step"] == round(spread.step)
    assert fact.args["eliminated"] == round(spread.eliminated)
    lost = 0
    many = 600
    for seed in range(many):
        twin = game.clone()
        twin.state.chance = Chance(f"shot {seed}")
        choose(twin, f"fire:{FJ}@{AUS}")
        lost += game_of(twin).units[number(AUS)].steps < 2
    expected = (spread.step + spread.eliminated) / 100
    assert lost / many == pytest.approx(expected, abs=0.06)


def test_g16_3_bravery_is_foretold() -> None:
    game = facing(suppressed=True)
    target = next(o.id for o in game.decisions[0].options if o.id.startswith("assault:"))
    said = why(game, target)
    assert said["hint-suppressed"].args["unit"] == f"unit:{AUS}"
    assert (said["hint-steps"].args["count"], said["hint-steps"].args["foes"]) == (2, 2)
    choose(game, target)
    checked = told(game, BraveryChecked)[-1]
    assert said["hint-bravery"].args["chance"] == chance(checked.need)


def test_g10_1_the_way_costs_what_was_said() -> None:
    """Points and shots are announced, then paid and drawn."""
    here, there = pair("C", "C")
    # A 9: the check before the shot fails, so that nothing stops the mover.
    game = table([unit(FJ, here), unit(AUS, there)], leaders={"LB-I-FJR2": FJ}, script=(9,))
    choose(game, f"move:{FJ}")
    ends = [o.id for o in game.decisions[0].options if o.id.startswith("to:")]
    ways = {end: why(game, end)["hint-way"].args for end in ends}
    target, said = next(
        (id, args)
        for id, args in ways.items()
        if args["shots"] == 1 and "/" not in id and args["points"] in (2, 3, 4)
    )
    choose(game, target)
    moved = told(game, UnitMoved)
    assert moved[-1].hex == f"hex:{target.removeprefix('to:')}"
    assert divmod(sum(e.cost for e in moved), 2) == (said["points"], said["half"])
    fired = [e for e in told(game, QualityChecked) if e.purpose == "opportunity"]
    assert len(fired) == said["shots"]


def test_g18_1_the_chance_to_rally_is_that_of_the_check() -> None:
    here, there = pair("C", "C")
    game = table(
        [unit(FJ, here, suppressed=True), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": {"rally": "never"}},
    )
    said = why(game, f"rally:{FJ}")["hint-rally"]
    choose(game, f"rally:{FJ}")
    checked = next(e for e in told(game, QualityChecked) if e.purpose == "rally")
    assert said.args["chance"] == chance(checked.need)


def test_g25_1_losses_are_counted_against_the_test() -> None:
    hex = next(NAME[h] for h, letter in enumerate(TERRAIN) if letter == "O" and NAME[h][0] == "R")
    game = table([unit(FJ, hex), unit(AUS, "R08.13")], lost={"german": 5})
    said = why(game, f"dig:{FJ}")
    assert (said["hint-losses-own"].args["count"], said["hint-losses-own"].args["limit"]) == (5, 13)
    assert "hint-dig" in said


def test_g12_7_zones_at_the_end_of_a_move_are_counted() -> None:
    here, there = pair("C", "C")
    game = table([unit(FJ, here), unit(AUS, there)], leaders={"LB-I-FJR2": FJ})
    choose(game, f"move:{FJ}")
    beside = {NAME[h] for h in NEAR[game_of(game).units[number(AUS)].at]}
    for option in game.decisions[0].options:
        if option.id.removeprefix("to:") in beside:
            assert why(game, option.id)["hint-zones"].args["count"] == 1
            break
    else:
        pytest.fail("no end beside the enemy")


@pytest.mark.parametrize(("scenario", "seed"), [("L", 1), ("1", 2)])
def test_hints_can_be_said_in_both_languages(scenario: str, seed: int) -> None:
    """In a game of `thumb` with some random answers, each reason for each kind of question is a sentence."""
    game = open_table("crete", scenario, seed=seed)
    whims = random.Random(seed)
    french, english = game_texts("crete", "fr"), game_texts("crete", "en")
    rules = rule_index("crete")
    asked: set[str] = set()
    spoken: set[str] = set()
    for _ in range(250):
        if not game.decisions:
            break
        decision = game.decisions[0]
        hint = game.game.hint(game.view(decision.seat), decision)
        asked.add(decision.text)
        for fact in hint.why:
            assert fact.text.startswith("hint-")
            assert not fact.rule or fact.rule in rules
            for texts in (french, english):
                assert "{" not in texts.fact(fact)
            spoken.add(decision.text)
        chosen = hint.option if whims.random() < 0.8 else whims.choice(decision.options).id
        game.answer(decision.seat, chosen)
    assert spoken & asked >= {"ask-who", "ask-move"}


def test_every_speaker_is_asked_for() -> None:
    questions = set(re.findall(r"^(ask-[a-z-]+) =", catalogue_source("crete", "en"), re.MULTILINE))
    assert questions
    assert set(SPEAKERS) <= questions


def test_g22_2_a_trench_gives_no_armour_against_a_strike() -> None:
    here, there = pair("C", "C")
    spreads = [
        strike_spread(
            game_of(table([unit(FJ, here), unit(AUS, there, position=position)])), number(AUS)
        )
        for position in (0, 2)
    ]
    dug, trench = spreads
    # Only the checks after the roll differ: a unit that is dug in passes them more often.
    assert trench.eliminated == dug.eliminated
    assert trench.step == dug.step
