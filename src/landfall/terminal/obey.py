"""What the table does when a player types something that is not an answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule as Line
from rich.text import Text

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.rules import find_rule
from landfall.terminal import frame
from landfall.terminal.commands import (
    AskHint,
    Board,
    Command,
    Help,
    Leave,
    Log,
    Look,
    Quit,
    Save,
    Undo,
    Why,
    spelt,
)
from landfall.terminal.files import write_save

if TYPE_CHECKING:
    from landfall.terminal.session import Session


def obey(session: Session, command: Command, decision: Decision) -> bool:
    """True if the question has to be asked again."""
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
        case AskHint():
            show_hint(session, decision)
        case Board():
            session.show_board(decision.seat)
            session.show_question(decision)
        case Log(last):
            show_log(session, decision.seat, last)
        case Save(name):
            file = Path(name).expanduser() if name else session.file
            write_save(session.table, file)
            session.say("table-saved", file=str(file))
        case Why():
            why(session, decision, command)
        case Look(name):
            look(session, decision.seat, name)
    return False


def show_rule(session: Session, number: str) -> None:
    rule = find_rule(session.table.game.meta.slug, number)
    session.console.print(frame.rule_panel(rule, session.texts.language))


def show_hint(session: Session, decision: Decision) -> None:
    """What a bot would do in this seat, from what it sees. Every seat without a bot is played by people at this keyboard."""
    table = session.table
    hint = table.game.hint(table.view(decision.seat), decision)
    session.console.print(frame.hint_panel(hint, decision, session.texts))


def show_log(session: Session, seat: Seat, last: int) -> None:
    events = session.table.events_for(seat)
    if not events:
        session.say("table-nothing-yet")
        return
    session.console.print(Line(session.texts.say("table-log"), align="left", style="dim"))
    session.console.print(frame.log_lines(events[-last:], session.texts))


def why(session: Session, decision: Decision, command: Why) -> None:
    if not command.action or command.action.isdecimal():
        option = _option(decision, command.action)
        rule = (option.rule if option else "") or decision.rule
        show_rule(session, rule)
        return
    game, state = session.table.game, session.table.state
    meant = [command.what | named for named in _by_name(session, command.name)]
    refusals = [game.why_not(state, decision.seat, command.action, what) for what in meant]
    if None in refusals:
        session.say("table-nothing-forbids")
        return
    told = dict.fromkeys((session.texts.refusal(r), r.rule) for r in refusals if r)
    for sentence, rule in told:
        session.console.print(Text(sentence).append(f"  {rule}", style="dim"))


def look(session: Session, seat: Seat, name: str) -> None:
    """``look 0812``, ``look wn 62``: shows the first thing by that name that has any facts."""
    wanted = spelt(name)
    called = [
        ref
        for ref in session.table.game.names()
        if wanted and wanted in map(spelt, _spellings(session, ref))
    ]
    for ref in (name, *called):
        facts = session.table.look(seat, ref)
        for fact in facts:
            line = Text(session.texts.fact(fact)).append(f"  {fact.rule}", style="dim")
            session.console.print(line)
        if facts:
            return
    session.say("table-nothing-to-see", name=name[:60])


def _by_name(session: Session, name: str) -> list[dict[str, str]]:
    """What a name may mean, as the game's references: ``sappers`` is ``card=1103``."""
    if not name:
        return [{}]
    found = []
    for reference in session.table.game.names():
        if any(spelt(s).startswith(spelt(name)) for s in _spellings(session, reference)):
            kind, _, number = reference.partition(":")
            found.append({kind: number})
    return found or [{"name": name}]


def _spellings(session: Session, reference: str) -> tuple[str, str]:
    """A name without its article and with it: people type either."""
    return session.texts.label(reference), session.texts.name(reference)


def _option(decision: Decision, number: str) -> Option | None:
    place = int(number or 0) - 1
    return decision.options[place] if 0 <= place < len(decision.options) else None
