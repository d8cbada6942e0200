"""Amounts in both languages: in French, the plural begins at two; in English, zero is plural."""

from __future__ import annotations

import pytest

from landfall.core.texts import game_texts

POINTS = {
    "fr": ("0 Point d’Objet", "1 Point d’Objet", "2 Points d’Objets"),
    "en": ("0 Item Points", "1 Item Point", "2 Item Points"),
}
SOLDIERS = {
    "fr": ("0 Soldat", "1 Soldat", "2 Soldats"),
    "en": ("0 Soldiers", "1 Soldier", "2 Soldiers"),
}
LOSSES = {
    "fr": ("0 perte sur 9", "1 perte sur 9", "2 pertes sur 9"),
    "en": ("0 lost out of 9", "1 lost out of 9", "2 lost out of 9"),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_amounts_agree_with_their_words(language: str, amount: int) -> None:
    say = game_texts("dice", language).say
    assert say("option-points", {"points": amount}) == POINTS[language][amount]
    tally = say("hint-tally", {"soldiers": amount, "courage": 0, "stars": 0, "points": amount})
    assert POINTS[language][amount] in tally
    assert SOLDIERS[language][amount] in tally
    sum_ = say(
        "table-combat-sum",
        {"defence": 2, "fire": 0, "more": 0, "saved": 0, "losses": amount, "force": 9},
    )
    assert sum_.endswith(LOSSES[language][amount])
