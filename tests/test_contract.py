"""The contract that every game keeps. Games are found by scanning their folder, so none can be left out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import landfall.games
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import rule_index
from landfall.core.table import open_table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.lab.one import Task, play_one
from landfall.lab.options import random_options
from landfall.testing.contract import walk

#: How many walks each scenario gets, and the number of answers after which no new walk is begun: a number, not a time,
#: so that every machine makes the same walks. The
#: battlefields of D-Day Dice share their rules, so each is walked with other options.
WALKS = 6
ENOUGH = {"crete": 80, "dice": 100}
USUAL = 300
#: The answers in a walk, if a full game is too long to check after each answer.
MOST = {"crete": 40}
#: Scenarios in which a bot takes long: it gives only `BOT_ANSWERS` answers; tests/games/crete continues from authored
#: positions.
LONG = {("crete", str(number)) for number in range(3, 14)}
BOT_ANSWERS = 60

SCENARIOS = [(meta.slug, scenario.id) for meta in all_metas() for scenario in meta.scenarios]
GAMES = [meta.slug for meta in all_metas()]


def test_every_game_folder_is_found() -> None:
    shelf = Path(landfall.games.__path__[0])
    folders = {file.parent.name for file in shelf.glob("*/game.py")}
    assert folders == set(GAMES)


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_any_legal_walk_stays_sound(slug: str, scenario: str) -> None:
    """The first walk has the default options, the others have any legal ones."""
    answers = 0
    for seed in range(WALKS):
        whims = random.Random(f"{scenario}/{seed}")
        options = random_options(slug, scenario, whims) if seed else {}
        try:
            answers += len(walk(slug, scenario, seed, options, MOST.get(slug)).answers)
        except Exception as error:
            error.add_note(f"walk({slug!r}, {scenario!r}, {seed}, {options})")
            raise
        if answers >= ENOUGH.get(slug, USUAL):
            return


@pytest.mark.parametrize(("slug", "scenario"), [s for s in SCENARIOS if s in LONG])
def test_every_bot_answers_in_a_long_scenario(slug: str, scenario: str) -> None:
    table, whims = open_table(slug, scenario, seed=7), random.Random(7)
    bots = [table.game.bot(name) for name in table.game.bot_names()]
    for _ in range(BOT_ANSWERS):
        asked = table.decisions[0]
        view = table.view(asked.seat)
        # Each bot's answer is checked, and one of them is given.
        answers = [bot(view, asked, whims) for bot in bots]
        assert all(asked.option(answer) for answer in answers)
        table.answer(asked.seat, whims.choice(answers))
        table.game.check(table.state)


@pytest.mark.parametrize(("slug", "scenario"), [s for s in SCENARIOS if s not in LONG])
def test_every_bot_plays_to_the_end(slug: str, scenario: str) -> None:
    game = get_game(slug)
    options = game.checked_options(scenario, {})
    for bot in game.bot_names():
        played = play_one(Task(slug, scenario, options, (bot,), f"contract/{bot}", 0))
        assert played.failure is None, f"{bot}: {played.failure.what}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_texts_for_newcomers_exist(slug: str, language: str) -> None:
    meta, texts = get_game(slug).meta, game_texts(slug, language)
    for key in ("game-title", "game-about", "game-provenance"):
        assert texts.say(key)
    assert meta.title[language]
    for scenario in meta.scenarios:
        assert texts.say(f"scenario-{scenario.id}")
        for part in ("situation", "objective", "balance"):
            assert texts.say(f"scenario-{scenario.id}", part=part)
        options = get_game(slug).checked_options(scenario.id, {})
        for seat in get_game(slug).seats(scenario.id, options):
            assert texts.say(f"seat-{seat}")
    for spec in meta.options:
        assert texts.say(f"option-{spec.id}")
        assert texts.say(f"option-{spec.id}", part="about")


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_only_the_named_options_decide_the_seats(slug: str, scenario: str) -> None:
    game, whims = get_game(slug), random.Random(scenario)
    for _ in range(20):
        options = random_options(slug, scenario, whims)
        deciding = {name: options[name] for name in game.meta.seat_options if name in options}
        plain = game.checked_options(scenario, {}) | deciding
        assert game.seats(scenario, options) == game.seats(scenario, plain)


@pytest.mark.parametrize("slug", GAMES)
def test_cited_rules_exist(slug: str) -> None:
    meta, known = get_game(slug).meta, rule_index(slug)
    pointed = [s.rule for s in meta.scenarios] + [o.rule for o in meta.options]
    pointed += [clash.rule for clash in meta.clashes]
    assert [number for number in pointed if number and number not in known] == []


@pytest.mark.parametrize("slug", GAMES)
def test_rules_are_in_both_languages(slug: str) -> None:
    silent = [
        rule.number
        for rule in rule_index(slug).values()
        for language in LANGUAGES
        if not rule.title.get(language) or not rule.summary.get(language)
    ]
    assert silent == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_can_be_played_by_hints(slug: str) -> None:
    """Every decision in a game that follows its hints has a hint that can be said in both languages."""
    game = get_game(slug)
    table = open_table(slug, game.meta.scenarios[0].id, seed=11)
    plain = asked = 0
    while table.outcome is None:
        decision = table.decisions[0]
        hint = game.hint(table.view(decision.seat), decision)
        for reason in hint.why:
            for language in LANGUAGES:
                assert game_texts(slug, language).fact(reason)
        if not decision.forced:
            asked += 1
            plain += hint.why[0].text == "hint-plain"
        table.answer(decision.seat, hint.option)
    # Usually there is a better reason than the bot's preference.
    assert plain < asked / 2
