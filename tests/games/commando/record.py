"""Records the games of ``saves/`` again, after an intended change of rules or components.

python -m tests.games.commando.record
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from tests.games.commando.helpers import HERE

from landfall.core.table import Table, open_table

FOLDER = HERE / "saves"
SCENARIOS = ("1A", "1B", "2", "3", "campaign")


def played(
    scenario: str, seed: int | str, bots: Mapping[str, str] | None = None
) -> Iterator[Table]:
    """A game by bots, `thumb` unless said otherwise: the table before each answer, and at the end."""
    table = open_table("commando", scenario, seed=seed)
    names = {seat: (bots or {}).get(seat, "thumb") for seat in table.all_seats}
    whims = {seat: random.Random(f"{seed}/{seat}") for seat in table.all_seats}
    while table.outcome is None:
        yield table
        (decision,) = table.decisions
        seat = decision.seat
        bot = table.game.bot(names[seat])
        table.answer(seat, bot(table.view(seat), decision, whims[seat]))
    yield table


def finished(scenario: str, seed: int | str, bots: Mapping[str, str] | None = None) -> Table:
    *_, last = played(scenario, seed, bots)
    return last


def in_the_middle(scenario: str) -> Table:
    """A game stopped in an assault, with two units in combat and a card or token played for one."""
    for seed in range(100):
        for table in played(scenario, seed):
            if table.decisions and table.decisions[0].text == "ask-bid":
                view: Any = table.view(None)
                if any(f.english.actions and f.german.fought for f in view.fronts):
                    return table
    raise AssertionError("no such moment")


def to_the_last_turn(scenario: str) -> Table:
    """A game that reaches its last turn: the bridges, or in other scenarios turn 6."""
    least = {"1A": 7, "1B": 8}.get(scenario, 6)
    for seed in range(1944, 2044):
        table = finished(scenario, seed)
        view: Any = table.view(None)
        if view.turn >= least:
            return table
    raise AssertionError("no such game")


def main() -> None:
    for scenario in SCENARIOS:
        file = FOLDER / f"{scenario}.landfall.json"
        file.write_bytes(to_the_last_turn(scenario).save() + b"\n")
    middle = in_the_middle("1B")
    (FOLDER / "1B-in-an-assault.landfall.json").write_bytes(middle.save() + b"\n")


if __name__ == "__main__":
    main()
