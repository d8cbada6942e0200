"""Sets up scenario 3 for tests: a given bridge comes first, a given side wins the turn."""

from __future__ import annotations

from tests.games.commando.helpers import (
    asked,
    fresh,
    german,
    offered,
    play,
    quick,
    told,
)

from landfall.core.table import Table
from landfall.games.commando.model.events import PileOpened

PILES = {
    "1030": ["1001", "1002", "1007"],
    "1031": ["1029", "1008", "1025", "1026"],
    "1032": ["1027", "1008", "1025", "1026"],
}


def built(seed: int, piles: dict[str, list[str]] | None = None) -> Table:
    table = fresh("3", seed)
    for terrains in (piles or PILES).values():
        play(table, *(f"G terrain:{t}" for t in terrains))
    return play(table, "E keep", "G keep")


def dives(bridge: str, piles: dict[str, list[str]] | None = None) -> Table:
    """A game in which this bridge comes first, up to the choice of heroic cards."""
    for seed in range(60):
        table = built(seed, piles)
        if told(table, PileOpened)[0].bridge == f"terrain:{bridge}":
            return table
    raise AssertionError(bridge)


def heroes(table: Table, mine: int = 1411, his: int = 1809) -> Table:
    return play(table, f"E hero:{mine}", f"G hero:{his}")


def turn(table: Table, winner: str, terrain: str = "") -> Table:
    """Play a turn that this side wins, on this terrain if there is a choice."""
    quick(table, "ask-terrain", "ask-events")
    if asked(table)[1] == "ask-terrain":
        table.answer(asked(table)[0], f"terrain:{terrain}" if terrain else offered(table)[0])
    quick(table, "ask-german-unit")
    if winner == "english":
        table.answer("german", "stop")
    else:
        give_unit(table)
        play(table, f"G unit:{german(table).hand[-1]}", "E retreat")
    return table


def give_unit(table: Table) -> None:
    """Put a plain unit into the German hand, taken from wherever it is."""
    army = german(table)
    for place in (army.deck, army.hand, army.discard):
        for card in (1505, 1502):
            if card in place:
                place.remove(card)
                army.hand.append(card)
                table.decisions = table.state.advance()
                return


ALIKE = {
    "1030": ["1008", "1008", "1007"],
    "1031": ["1029", "1001", "1025", "1026"],
    "1032": ["1027", "1002", "1025", "1026"],
}
