"""Hand-written positions of D-Day at Omaha Beach in a line or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landfall.core.decisions import Decision
from landfall.core.events import Event
from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import CardRecord
from landfall.games.omaha.model.state import Force, Omaha, Unit
from landfall.games.omaha.rules.communication import linked_sites

Units = dict[str, Any]
Germans = dict[str, Any]


def at(
    turn: int,
    phase: str,
    units: Units | None = None,
    germans: Germans | None = None,
    cards: tuple[int, ...] = (),
    scenario: str = "",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Units as ``{"A/1/116": "0612"}`` or with details, ``{"A/1/116": {"at": "0612", "steps": 2}}``."""
    position: dict[str, Any] = {"turn": turn, "phase": phase, "cards": list(cards), **more}
    position["units"] = [
        {"unit": name, **(what if isinstance(what, dict) else {"at": what})}
        for name, what in (units or {}).items()
    ]
    position["germans"] = [
        {"hex": hex, **(what if isinstance(what, dict) else {"unit": what})}
        for hex, what in (germans or {}).items()
    ]
    chosen = scenario or ("first-waves" if turn <= 16 else "d-day")
    table = Table(get_game("omaha"), chosen, options or {}, {}, "test", position)
    state(table)
    return table


def state(table: Table) -> Omaha:
    game = table.state
    assert isinstance(game, Omaha)
    get_game("omaha").check(game)
    return game


def number(name: str) -> int:
    return counters.US_NUMBER[name]


def position(name: str) -> int:
    return ground.POSITION[name]


def unit(table: Table, name: str) -> Unit:
    return state(table).units[number(name)]


def force(table: Table, hex: str) -> Force | None:
    return state(table).germans.get(int(hex))


def linked(game: Omaha) -> Omaha:
    """Fixes the lines of communication, as at the start of a phase that uses them (12.24)."""
    game.linked = sorted(linked_sites(game))
    return game


def asked(table: Table) -> Decision:
    assert len(table.decisions) == 1, table.decisions
    return table.decisions[0]


def ids(table: Table) -> set[str]:
    return {option.id for option in asked(table).options}


def say(table: Table, *answers: str) -> None:
    for answer in answers:
        table.answer(asked(table).seat, answer)


def told(table: Table, kind: str) -> list[Any]:
    return [event for event in table.events if type(event).__name__ == kind]


def last(table: Table, kind: str) -> Any:
    return told(table, kind)[-1]


def to_actions(table: Table, division: int = 1) -> None:
    """Skips the choice of the division that acts first."""
    say(table, f"division:{division}")


def card(fits: Callable[[CardRecord], bool], *but: int) -> int:
    """The first card of the deck that matches."""
    return next(n for n, record in deck.CARDS.items() if n not in but and fits(record))


def fire_card(target: str, but: tuple[int, ...] = (), **colors: str) -> int:
    """A card with this target; colours as ``red="single"``, ``double``, ``any`` or ``no``; no artillery."""

    def fits(record: CardRecord) -> bool:
        if record.target != target or record.artillery is not None:
            return False
        shown = {c.color: c for c in record.positions}
        for name, how in colors.items():
            entry = shown.get(name)  # type: ignore[call-overload]
            if how == "no":
                if entry is not None:
                    return False
            elif entry is None or (how != "any" and entry.double != (how == "double")):
                return False
        return True

    return card(fits, *but)


def blank(*but: int) -> int:
    """A fire card without artillery, for a sector that does not matter."""
    return card(lambda r: r.artillery is None, *but)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
