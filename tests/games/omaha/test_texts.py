"""What the log says, as one would say it."""

from __future__ import annotations

import pytest

from landfall.core.texts import game_texts
from landfall.games.omaha.model.events import (
    ArtilleryFired,
    AttackDeclared,
    DivisionActs,
    Scored,
    TurnBegan,
)


@pytest.mark.parametrize(
    ("language", "turn", "guns", "attack"),
    [
        (
            "fr",
            "Tour 1, 6\u00a0h\u00a015\u00a0: marée basse",
            "Artillerie, secteur Est\u00a0: 1 pièce prête, seuil de 2, personne n’est touché.",
            "E/2/16 attaque WN 62N (0812).",
        ),
        (
            "en",
            "Turn 1, 6:15: low tide",
            "Artillery, eastern sector: 1 gun ready, 2 needed, nobody is hit.",
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
    """In French none is singular, and "one" must not swallow it where it has words of its own."""
    said = game_texts("omaha", language).event
    assert said(Scored(turn=16, points=0, items=(), values=())) == nothing
    assert said(DivisionActs(division=1, actions=0)) == idle
