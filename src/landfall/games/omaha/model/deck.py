"""The cards, and the tracks of turns, command and engineers."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model.components import BOX, CardColor

CARDS: Final = {record.card: record for record in BOX.cards.values()}
CARD_COLORS: Final[dict[int, dict[str, CardColor]]] = {
    number: {entry.color: entry for entry in record.positions} for number, record in CARDS.items()
}
TIDE: Final = {record.turn: record.tide for record in BOX.turns.values()}
SHUFFLE_AFTER: Final = frozenset(r.turn for r in BOX.turns.values() if r.shuffle)
COMMAND_TRACK: Final = BOX.tracks["command"].values
ENGINEER_TRACK: Final = BOX.tracks["engineer"].values
