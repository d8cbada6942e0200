"""What the table does when a person types something that is no answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule as Line
from rich.text import Text

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.rules import find_rule
from landfall.terminal import frame
from landfall.terminal.commands import Board, Command, Help, Leave, Log, Quit, Save, Undo, Why
from landfall.terminal.files import write_save

if TYPE_CHECKING:
    from landfall.terminal.session import Session


def obey(session: Session, command: Command, decision: Decision) -> bool:
    """True where the question has to be put anew."""
    match command:
        case Undo():
            session.undo(decision.seat)
            session.keep()
            session.say("table-undone")
            return True
        case Quit():
            raise Leave
        case Help(""):
            session.console.print(frame.help_panel(session.texts))
        case Help(number):
            show_rule(session, number)
        case Board():
            session.show_board(decision.seat)
            session.show_question(decision)
        case Log(last):
            show_log(session, decision.seat, last)
        case Save(name):
            file = Path(name).expanduser() if name else session.file
            write_save(session.table, file)
            session.say("table-saved", file=str(file))
        case Why(action, what):
            why(session, decision, action, what)
    return False


def show_rule(session: Session, number: str) -> None:
    rule = find_rule(session.table.game.meta.slug, number)
    session.console.print(frame.rule_panel(rule, session.texts.language))


def show_log(session: Session, seat: Seat, last: int) -> None:
    events = session.table.events_for(seat)
    if not events:
        session.say("table-nothing-yet")
        return
    session.console.print(Line(session.texts.say("table-log"), align="left", style="dim"))
    session.console.print(frame.log_lines(events[-last:], session.texts))


def why(session: Session, decision: Decision, action: str, what: dict[str, str]) -> None:
    if not action or action.isdecimal():
        option = _option(decision, action)
        rule = (option.rule if option else "") or decision.rule
        show_rule(session, rule)
        return
    refusal = session.table.game.why_not(session.table.state, decision.seat, action, what)
    if refusal is None:
        session.say("table-nothing-forbids")
        return
    line = Text(session.texts.refusal(refusal))
    session.console.print(line.append(f"  {refusal.rule}", style="dim"))


def _option(decision: Decision, number: str) -> Option | None:
    place = int(number or 0) - 1
    return decision.options[place] if 0 <= place < len(decision.options) else None
