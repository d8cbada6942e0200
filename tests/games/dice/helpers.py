"""Tables in the middle of a battle, for the tests of D-Day Dice."""

from __future__ import annotations

from typing import Any

from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.wall.side import wall_of
from landfall.games.dice.table.view import View

GAME = get_game("dice")
#: A tally without a skull, a triple or a straight.
QUIET = ("soldier", "soldier", "two", "two", "star", "star")
#: A Unit that may stay in its sector, and a Condition that gives only Courage.
STAYING: dict[str, Any] = {"sector": "4", "soldiers": 40, "courage": 9}
CALM = "bc22"
#: A Unit far from the Bunker, and one closer to it.
FAR: dict[str, Any] = {"sector": "1", "soldiers": 40}
HIT: dict[str, Any] = {"sector": "8", "soldiers": 40, "courage": 3}


def at(
    phase: str = "roll",
    scenario: str = "N01",
    *,
    rolls: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    turn: int = 2,
    units: list[dict[str, Any]] | None = None,
    **unit: Any,
) -> Table:
    """A table at a phase; one unit in sector 1 unless told otherwise."""
    given = units or [{"sector": "1", **unit}]
    chosen = {"players": len(given), **(options or {})}
    if len(given) > 4:
        chosen["shaef"] = True
    position = {"phase": phase, "turn": turn, "rolls": rolls, "units": given}
    return Table(GAME, scenario, chosen, {}, "a seed", position)


def ids(table: Table, seat: str = "p1") -> list[str]:
    asked = table.decision(seat)
    return [option.id for option in asked.options] if asked else []


def asked(table: Table, seat: str = "p1") -> str:
    decision = table.decision(seat)
    return decision.text if decision else ""


def play(table: Table, *answers: str, seat: str = "p1") -> Table:
    for answer in answers:
        table.answer(seat, answer)
    return table


def state(table: Table) -> DDay:
    game = table.state
    assert isinstance(game, DDay)
    return game


def seen(table: Table, seat: str = "p1") -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def me(table: Table, seat: str = "p1") -> Unit:
    return state(table).unit(seat)


def told(table: Table, kind: str, seat: str = "") -> list[Any]:
    """The events of a kind, such as ``fought``; with a seat, as that seat sees them."""
    events = table.events_for(seat) if seat else table.events
    return [event for event in events if event.text == f"event-{kind}"]


def last(table: Table, kind: str) -> Any:
    return told(table, kind)[-1]


def until(table: Table, text: str, seat: str = "p1") -> Table:
    """Answer ``done`` (or the first option) until a question comes up."""
    for _ in range(60):
        if table.outcome is not None or asked(table, seat) == text:
            return table
        for decision in table.decisions:
            if decision.text != text:
                done = next(
                    (o.id for o in decision.options if o.id in ("done", "stay", "no", "count")),
                    decision.options[0].id,
                )
                table.answer(decision.seat, done)
                break
    raise AssertionError(f"{text} was never asked")


# Against a German.


def hits(table: Table) -> list[int]:
    return [event.amount for event in told(table, "hit-pending")]


def wall(
    phase: str = "roll",
    scenario: str = "N01",
    *,
    german: dict[str, Any] | None = None,
    units: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    rolls: tuple[int, ...] = (),
    **more: Any,
) -> Table:
    given = units or [{"sector": "1"}]
    position = {
        "phase": phase,
        "units": given,
        "rolls": rolls,
        "german": german or {},
        **more,
    }
    chosen = {"players": len(given) + 1, "wall": "player", **(options or {})}
    return Table(GAME, scenario, chosen, {}, "a seed", position)


def german(table: Table) -> Any:
    return wall_of(state(table)).german


def finish(table: Table, text: str = "", seat: str = "") -> Table:
    """Pass until a question comes up, or until the next turn begins."""
    for _ in range(80):
        game = state(table)
        if table.outcome is not None or game.turn != 2:
            return table
        for decision in table.decisions:
            if decision.text == text and (not seat or decision.seat == seat):
                return table
        decision = table.decisions[0]
        answers = [o.id for o in decision.options]
        quiet = next((a for a in ("done", "stay", "no") if a in answers), answers[0])
        table.answer(decision.seat, quiet)
    raise AssertionError(f"{text} was never asked")


def paid(table: Table) -> tuple[int, int]:
    event = last(table, "german-paid")
    return event.paid, event.missing


def alone(scenario: str = "N18", **position: Any) -> Table:
    options = {"wall": "solo", **position.pop("options", {})}
    given = {"units": [], **position} if position else None
    return Table(GAME, scenario, options, {}, "a seed", given)


def front(card: str, phase: str = "roll", **more: Any) -> Table:
    return wall(phase, options={"conditions": "turn"}, condition=card, **more)


def weather(
    card: str,
    phase: str,
    scenario: str = "N01",
    *,
    units: list[dict[str, Any]],
    options: dict[str, Any] | None = None,
    rolls: tuple[int, ...] = (),
) -> Table:
    """A Battle Condition without a German: about to be drawn, or in force since this turn began."""
    drawn: dict[str, Any] = {"conditions": [card]} if phase == "condition" else {"condition": card}
    position = {"phase": phase, "units": units, "rolls": rolls, **drawn}
    chosen = {"players": len(units), "conditions": "turn", **(options or {})}
    return Table(GAME, scenario, chosen, {}, "a seed", position)
