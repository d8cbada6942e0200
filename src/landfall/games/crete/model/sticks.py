"""O1: the table of free drops: which sticks are ready on which turn, and from which roll they scatter."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.frames import NOBODY, frame, moment


@dataclass(frozen=True, slots=True)
class DropTurn:
    """A turn of the table: the lowest roll that scatters, and the sticks that become ready."""

    turn: int
    low: int
    sticks: tuple[tuple[int, ...], ...]


@cache
def drop_turns(scenario: str) -> tuple[DropTurn, ...]:
    table = BOX.scenarios[scenario].free_drops
    if not table:
        return ()
    return tuple(
        DropTurn(
            moment(row["date"], row["turn"]),
            row["dispersed_on"][0],
            tuple(tuple(NUMBER[u] for u in stick["units"]) for stick in row["sticks"]),
        )
        for row in table["turns"]
    )


@cache
def gliders(scenario: str) -> frozenset[int]:
    table = BOX.scenarios[scenario].free_drops or {"turns": ()}
    return frozenset(
        NUMBER[u]
        for row in table["turns"]
        for stick in row["sticks"]
        if stick["type"] == "glider"
        for u in stick["units"]
    )


@cache
def jumpers(scenario: str) -> frozenset[int]:
    """All units that come down by free drop."""
    return frozenset(n for t in drop_turns(scenario) for stick in t.sticks for n in stick)


@cache
def loose(scenario: str) -> frozenset[int]:
    """crete R73: units of a small stick of their own that may be added to another one: independents, and Det Braun."""
    independent = frame(scenario).formation_of
    return frozenset(
        n
        for t in drop_turns(scenario)
        for stick in t.sticks
        if len(stick) <= 2
        for n in stick
        if independent[n] == NOBODY or n == NUMBER["LS-BRAUN"]
    )
