"""The log reads like natural sentences."""

from __future__ import annotations

import pytest

from landfall.core.texts import game_texts
from landfall.games.omaha.model.events import (
    ArtilleryFired,
    AttackDeclared,
    DivisionActs,
    Scored,
    TurnBegan,
    UnitDisrupted,
    UnitEliminated,
)


@pytest.mark.parametrize(
    ("language", "turn", "guns", "attack"),
    [
        (
            "fr",
            "Tour 1, 6\u00a0h\u00a015\u00a0: marée basse",
            "Artillerie, secteur Est\u00a0: 1 pièce prête, seuil de 2, aucune touche.",
            "E/2/16 attaque WN 62N (0812).",
        ),
        (
            "en",
            "Turn 1, 6:15: low tide",
            "Artillery, eastern sector: 1 gun ready, 2 needed, no hits.",
            "E/2/16 attacks WN 62N (0812).",
        ),
    ],
)
def test_times_and_numbers_read_as_in_a_sentence(
    language: str, turn: str, guns: str, attack: str
) -> None:
    said = game_texts("omaha", language).event
    assert said(TurnBegan(turn=1, tide="low", time="time:0615")) == turn
    assert said(ArtilleryFired(sector="east", card="card:1", value=2, guns=1, struck=False)) == guns
    declared = AttackDeclared(hex="hex:0812", position="position:WN62N", units=("unit:E/2/16",))
    assert said(declared) == attack


@pytest.mark.parametrize(
    ("language", "nothing", "idle"),
    [
        ("fr", "Fin du tour 16\u00a0: 0 point.", "La 1re division agit\u00a0: aucune action."),
        ("en", "End of turn 16: 0 points.", "The 1st Division acts: no action."),
    ],
)
def test_nothing_is_counted_as_the_language_does(language: str, nothing: str, idle: str) -> None:
    """In French, zero is singular; a text with its own wording for zero must not use the one for "one"."""
    said = game_texts("omaha", language).event
    assert said(Scored(turn=16, points=0, items=(), values=())) == nothing
    assert said(DivisionActs(division=1, actions=0)) == idle


@pytest.mark.parametrize(
    ("unit", "disrupted", "eliminated", "extended"),
    [
        (
            "unit:Gen/Cota",
            "Le général Cota est désorganisé en 0812.",
            "Le général Cota est éliminé en 0812 par la marée.",
            "Étendre la portée de commandement du général Cota",
        ),
        (
            "unit:HQ/16",
            "Le QG du 16e est désorganisé en 0812.",
            "Le QG du 16e est éliminé en 0812 par la marée.",
            "Étendre la portée de commandement du QG du 16e",
        ),
        (
            "unit:A/1/16",
            "A/1/16 est désorganisée en 0812.",
            "A/1/16 est éliminée en 0812 par la marée.",
            "Étendre la portée de commandement de A/1/16",
        ),
    ],
)
def test_french_agrees_with_the_unit(
    unit: str, disrupted: str, eliminated: str, extended: str
) -> None:
    texts = game_texts("omaha", "fr")
    assert texts.event(UnitDisrupted(unit=unit, hex="hex:0812", cause="fire")) == disrupted
    assert texts.event(UnitEliminated(unit=unit, hex="hex:0812", cause="tide")) == eliminated
    assert texts.say("option-reach", {"at": unit}) == extended


def test_english_gives_a_headquarters_its_article() -> None:
    said = game_texts("omaha", "en").event
    disrupted = UnitDisrupted(unit="unit:HQ/16", hex="hex:0812", cause="fire")
    assert said(disrupted) == "The 16th Regiment HQ is disrupted in 0812."
