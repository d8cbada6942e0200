"""The components: how many, of what kind, what they say, and what an owner may change."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from landfall.core.errors import PackBroken
from landfall.core.rules import coverage
from landfall.core.texts import LANGUAGES, core_texts
from landfall.games.commando.model.card_language import Manpower, TerrainSize
from landfall.games.commando.model.cards import ENGLISH, GERMAN, load_pack, pack
from landfall.games.commando.table import card_texts


def most(copies: Mapping[str, int]) -> int:
    return max(copies.values())


@pytest.mark.parametrize(
    ("letter", "english", "german", "terrains"),
    [("P", 50, 44, 16), ("M", 48, 43, 14), ("D", 49, 43, 15)],
)
def test_0_2_the_decks_and_terrains_of_each_letter(
    letter: str, english: int, german: int, terrains: int
) -> None:
    assert len(pack().deck(ENGLISH, letter)) == english
    assert len(pack().deck(GERMAN, letter)) == german
    assert len(pack().terrain_cards(letter)) == terrains
    assert len(pack().heroes(ENGLISH, letter)) == len(pack().heroes(GERMAN, letter)) == 4


def test_0_2_the_box_holds_91_81_and_39_cards() -> None:
    in_the_box = [0, 0]
    for card in pack().cards.values():
        in_the_box[card.side] += most(card.copies)
    assert in_the_box == [91, 81]
    assert sum(most(t.copies) for t in pack().terrains.values()) == 39
    assert len(pack().cards) == 90
    assert len(pack().terrains) == 34  # two of them are backs


def test_0_2_numbers_tell_side_and_kind() -> None:
    kinds = {1: "unit", 2: "event", 3: "action", 5: "unit", 6: "event", 7: "action"}
    for number, card in pack().cards.items():
        hundred = number // 100 % 10
        assert card.side == (GERMAN if hundred >= 5 else ENGLISH)
        assert card.heroic == (hundred in (4, 8))
        if not card.heroic:
            assert card.kind == kinds[hundred]


def test_0_14_heroic_cards_are_single_and_in_one_scenario() -> None:
    for card in pack().cards.values():
        if card.heroic:
            assert sorted(card.copies.values()) == [0, 0, 1]


def test_6_2_the_cancel_cards_and_their_windows() -> None:
    windows = {n: set(c.windows) for n, c in pack().cards.items() if c.windows}
    assert windows == {
        1204: {"enemy_event"},
        1304: {"enemy_action"},
        1303: {"german_unit_destroyed", "card:1703"},
        1703: {"german_unit_destroyed", "card:1303"},
        1704: {"enemy_event", "enemy_action"},
        1706: {"enemy_unit"},
    }
    assert [n for n, c in pack().cards.items() if not c.needs_own_unit] == [1303, 1304, 1703, 1704]


def test_6_3_only_smoke_trench_and_troarn_change_the_size() -> None:
    changing = {
        number
        for components in (pack().cards, pack().terrains)
        for number, component in components.items()
        for effect in component.effects
        for op in effect.do
        if isinstance(op, TerrainSize)
    }
    assert changing == {1303, 1703, "1029"}


def test_4_11_road_and_containers_are_large() -> None:
    assert pack().terrains["1001"].size == pack().terrains["1002"].size == 4
    assert pack().terrains["1015A"].size == 2


def test_7_5_the_armoured_car_is_in_every_scenario_and_tokens_are_enough() -> None:
    assert all(pack().cards[1503].copies[letter] for letter in "PMD")
    assert pack().cards[1205].copies == {"P": 2, "M": 0, "D": 1}
    for number, letter in ((1402, "P"), (1406, "M"), (1411, "D")):
        assert pack().cards[number].copies[letter] == 1


def test_7_6_the_defence_platoon_is_in_merville_only() -> None:
    assert {k for k, n in pack().cards[1506].copies.items() if n} == {"M"}


def test_m_5_merville_has_strong_ordinary_units() -> None:
    strong = [
        card.number
        for card in pack().cards.values()
        if card.side == ENGLISH and not card.heroic and card.kind == "unit" and card.combat >= 4
        for _ in range(card.copies["M"])
    ]
    assert len(strong) == 7


def test_d_3_the_double_terrains_of_the_dives() -> None:
    copies = Counter(pack().terrain_cards("D"))
    assert {t for t, n in copies.items() if n == 2} == {"1008", "1025", "1026"}


def test_d_2_nothing_in_the_dives_uses_manpower() -> None:
    assert pack().cards[1311].copies["D"] == 0
    for components in (pack().cards, pack().terrains):
        for component in components.values():
            if component.copies.get("D"):
                assert not any(
                    isinstance(op, Manpower) for effect in component.effects for op in effect.do
                )


def test_8_5_the_terrains_that_score() -> None:
    scoring = {n for n, t in pack().terrains.items() if t.scores}
    assert scoring == {
        *("1014A", "1014B", "1015A", "1016", "1022", "1023", "1024"),
        *("1028", "1030", "1031", "1032"),
    }


# Texts.


def test_every_card_says_what_it_does_in_both_languages() -> None:
    board = card_texts.board()
    for components in (board["cards"], board["terrains"]):
        for number, component in components.items():
            assert set(component["name"]) >= set(LANGUAGES)
            for language in LANGUAGES:
                text = component["text"][language]
                assert text.strip(), number
                assert text[0].isupper() or text[0] in "+−«“", f"{number}: {text}"
                assert "{" not in text
                assert "text-" not in text
            assert component["text"]["fr"] != component["text"]["en"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1302, "+2"),
        (1806, "−3"),
        (1502, "per German Unit"),
        (1108, "per British Unit"),
        (1106, "per Paratrooper"),
        (1503, "special ones from a heroic card"),
        (1506, "heroic"),
        (1402, "4 Thornton"),
        (1304, "cancel it"),
        (1303, "−1"),
        (1703, "+1"),
    ],
)
def test_a_text_names_what_matters(number: int, words: str) -> None:
    assert words in card_texts.text(pack().cards[number], "en")


def test_cards_without_an_effect_say_so() -> None:
    for card in pack().cards.values():
        silent = card_texts.text(card, "en") == "No effect."
        assert silent == (not card.effects)


# An owner's own records.


def own(folder: Path, file: str, section: str, *records: dict[str, Any]) -> Path:
    target = folder / "commando"
    target.mkdir(exist_ok=True)
    (target / file).write_text(json.dumps({section: records}), encoding="utf-8")
    return folder


def test_an_owner_changes_a_value_and_the_text_follows(tmp_path: Path) -> None:
    grenade = {"op": "combat", "amount": 4, "target": "own_unit"}
    folder = own(
        tmp_path,
        "cards.json",
        "cards",
        {"number": "1105", "combat": 7},
        {"number": "1302", "effects": [{"when": "on_play", "do": [grenade]}]},
    )
    changed = load_pack(folder)
    assert changed.cards[1105].combat == 7
    assert changed.cards[1105].certainty["combat"] == "owner"
    assert changed.cards[1105].certainty["name"] == pack().cards[1105].certainty["name"]
    assert changed.cards[1105].copies == pack().cards[1105].copies
    assert "+4" in card_texts.text(changed.cards[1302], "en")
    assert changed.digest != pack().digest
    assert changed.cards[1102] == pack().cards[1102]


def test_an_owner_changes_a_terrain(tmp_path: Path) -> None:
    folder = own(tmp_path, "terrains.json", "terrains", {"number": "1001", "size": 5})
    changed = load_pack(folder)
    assert changed.terrains["1001"].size == 5
    assert changed.cards == pack().cards


@pytest.mark.parametrize(
    ("file", "record", "field"),
    [
        ("cards.json", {"number": "1105", "combat": "seven"}, "combat"),
        ("cards.json", {"number": "1105", "side": "martian"}, "side"),
        ("cards.json", {"number": "1105", "combat": None}, "combat"),
        ("cards.json", {"number": "1302", "combat": 3}, "combat"),
        ("cards.json", {"number": "1105", "copies": {"X": 1}}, "copies.X"),
        ("cards.json", {"number": "1105", "copies": {"P": 99}}, "copies.P"),
        ("cards.json", {"number": "1105", "name": {"fr": "Rien"}}, "name.en"),
        ("cards.json", {"number": "1105", "colour": "red"}, "number"),
        ("cards.json", {"number": "1302", "effects": [{"when": "never"}]}, "effects[0].when"),
        (
            "cards.json",
            {"number": "1302", "effects": [{"when": "on_play", "do": [{"op": "explode"}]}]},
            "effects[0].do[0].op",
        ),
        ("cards.json", {"number": "9999", "combat": 1}, "number"),
        ("terrains.json", {"number": "1001", "size": -1}, "size"),
        ("terrains.json", {"number": "1001", "draw_english": "many"}, "draw_english"),
    ],
)
def test_a_broken_record_is_named_with_its_file_and_field(
    tmp_path: Path, file: str, record: dict[str, Any], field: str
) -> None:
    folder = own(tmp_path, file, file.removesuffix(".json"), record)
    with pytest.raises(PackBroken) as caught:
        load_pack(folder)
    args = caught.value.args_for_text
    assert str(args["file"]).endswith(file)
    assert args["record"] == record["number"]
    assert args["field"] == field
    for language in LANGUAGES:
        said = core_texts(language).error(caught.value)
        assert file in said
        assert record["number"] in said


@pytest.mark.parametrize("content", ["", "{", "[]", '{"cards": {}}', '{"cards": [1]}', "\xff"])
def test_a_broken_file_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "commando").mkdir()
    (tmp_path / "commando" / "cards.json").write_text(content, encoding="latin-1")
    with pytest.raises(PackBroken) as caught:
        load_pack(tmp_path)
    assert "cards.json" in str(caught.value)


def test_the_board_has_the_numbers_that_tables_draw() -> None:
    """1A.3, 0.5, M.9, M.15, D.14: clients get these numbers from the board and keep no copy."""
    board = card_texts.board()
    facts = board["facts"]
    assert facts["manpower"] == {"1A": 3, "1B": 3, "2": 3, "3": None}
    assert facts["bridges"] == {"english": 3, "german": 2}


def test_no_rule_is_missing() -> None:
    assert coverage("commando").missing == ()
