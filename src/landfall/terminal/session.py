"""A game played in the terminal, by people and bots, until it is over or someone leaves."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.text import Text

from landfall.core.decisions import Decision, Seat
from landfall.core.errors import LandfallError
from landfall.core.game import Bot
from landfall.core.table import Table
from landfall.core.texts import Texts
from landfall.terminal import frame
from landfall.terminal.commands import Choose, Leave, NotUnderstood, parse
from landfall.terminal.files import write_save
from landfall.terminal.obey import obey
from landfall.terminal.proof import Proof

Read = Callable[[str], str]
#: Clears the screen and the scrollback: a hand must not stay there.
_FORGET = "\x1b[3J"
#: How much of the log is shown again when a saved game continues.
RECENT = 12


class Session:
    """One table, and the people at its keyboard."""

    def __init__(
        self,
        table: Table,
        texts: Texts,
        file: Path,
        console: Console,
        read: Read,
        ask_always: bool | None = None,
        proof: Proof | None = None,
    ) -> None:
        self.table = table
        table.keep_snapshots()
        #: For a long game that continues before it has been fully replayed.
        self.proof = proof
        self.texts = texts
        self.file = file
        self.console = console
        self.read = read
        self.ask_always = ask_always
        self.bots: dict[Seat, Bot] = {
            seat: table.game.bot(who.removeprefix("bot:"))
            for seat, who in table.seats.items()
            if who.startswith("bot:")
        }
        self.people = [seat for seat in table.all_seats if seat not in self.bots]
        self.whims = random.Random(f"{table.seed}/bots/{len(table.answers)}")
        #: Who is at the keyboard, and how much of the log each player has seen.
        self.sitting: Seat | None = self.people[0] if len(self.people) == 1 else None
        #: What each player saw when the board was last drawn, while it is still on the screen.
        self.seen: dict[Seat | None, Any] = {}
        # For a continued game, the last lines of its log.
        told = max(0, len(table.log) - RECENT) if table.answers else 0
        self.told: dict[Seat | None, int] = dict.fromkeys((*table.all_seats, None), told)

    # The game.

    def play(self) -> None:
        """Play until the game is over or someone leaves; the game is saved after each answer."""
        self.keep()
        self.welcome()
        try:
            while self.table.outcome is None:
                self.next_answer()
        except (Leave, KeyboardInterrupt, EOFError):
            # Nothing is saved here: that was done before this question, and an interrupt may have left the state half
            # changed.
            if len(self.people) > 1:
                self.wipe()
            self.say("table-bye", file=str(self.file))
            return
        self.finish()

    def next_answer(self) -> None:
        if self.proof is not None:
            self.proof.look()
        asked = self.whose_turn()
        if asked.seat in self.bots:
            view = self.table.view(asked.seat)
            choice = self.bots[asked.seat](view, asked, self.whims)
            self.table.answer(asked.seat, choice)
            if not self.people:
                self.tell(None)
        elif self.goes_without_saying(asked):
            self.table.answer(asked.seat, asked.options[0].id)
            if asked.seat == self.sitting:
                only = self.texts.option(asked.options[0])
                self.console.print(Text(self.texts.say("table-forced", {"option": only}), "dim"))
        else:
            self.keep()
            self.ask(asked)
            self.keep()

    def goes_without_saying(self, asked: Decision) -> bool:
        """Whether a question with only one answer is answered for the player.

        Several people at one keyboard are asked anyway: if the curtain came down only for a real choice, the others
        would know that there is one.
        """
        if not asked.forced or self.ask_always:
            return False
        return self.ask_always is False or len(self.people) == 1 or asked.seat == self.sitting

    def whose_turn(self) -> Decision:
        """The next seat to answer: bots first, then the player at the keyboard, then the others."""

        def waits(decision: Decision) -> int:
            if decision.seat in self.bots:
                return 0
            return 1 if decision.seat == self.sitting else 2

        return min(self.table.decisions, key=waits)

    def ask(self, decision: Decision) -> None:
        """Ask a player until the question is answered or a move is undone."""
        seat = decision.seat
        if self.sitting != seat:
            self.curtain(seat)
        self.show_board(seat, whole=False)
        self.show_question(decision)
        while True:
            prompt = self.texts.say("table-prompt", {"seat": frame.seat_name(self.texts, seat)})
            command = parse(self.read(f"{prompt} › "), decision, self.texts.option)
            try:
                if isinstance(command, Choose):
                    self.table.answer(seat, command.option)
                    return
                if isinstance(command, NotUnderstood):
                    self.complain(self.texts.say(command.text, command.args))
                elif obey(self, command, decision):
                    return
            except LandfallError as error:
                self.complain(self.texts.error(error))

    def undo(self, seat: Seat) -> None:
        """Go back to the last question that the player answered personally."""
        self.table.undo(seat)
        while self.table.can_undo(seat):
            asked = self.table.decision(seat)
            if asked is None or not self.goes_without_saying(asked):
                break
            self.table.undo(seat)
        self.told = {s: min(told, len(self.table.log)) for s, told in self.told.items()}

    # The screen.

    def say(self, key: str, **args: str) -> None:
        self.console.print(Text(self.texts.say(key, args)))

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="yellow"))

    def welcome(self) -> None:
        table, texts = self.table, self.texts
        title = texts.say(
            "table-title",
            {
                "game": texts.say("game-title"),
                "scenario": frame.scenario_title(texts, table.scenario),
            },
        )
        self.console.print(Line(Text(title, style="bold")))
        for part in ("situation", "objective"):
            self.console.print(Text(texts.say(f"scenario-{table.scenario}", part=part)))
        for line in frame.people_and_bots(table, texts):
            self.console.print(Text(line))
        self.console.print(Text(texts.say("table-kept", {"file": str(self.file)}), style="dim"))

    def tell(self, seat: Seat | None) -> None:
        """What happened since this seat was last told."""
        since, self.told[seat] = self.told[seat], len(self.table.log)
        events = self.table.events_for(seat, since)
        if not events:
            return
        if seat is not None:
            news = self.texts.say("table-news" if since else "table-begins")
            self.console.print(Line(news, align="left", style="dim"))
        self.console.print(frame.log_lines(events, self.texts))

    def show_board(self, seat: Seat | None, whole: bool = True) -> None:
        self.tell(seat)
        before = None if whole else self.seen.get(seat)
        self.console.print(frame.board(self.table, seat, self.texts, before))
        self.seen[seat] = self.table.view(seat)

    def show_question(self, decision: Decision) -> None:
        title = self.texts.say("table-asked", {"seat": frame.seat_name(self.texts, decision.seat)})
        panel = Panel(
            frame.question(decision, self.texts),
            title=Text(title, style="bold"),
            title_align="left",
            border_style="cyan",
        )
        self.console.print(panel)

    def curtain(self, seat: Seat) -> None:
        """Nobody sees another seat's hand: the screen is cleared before the next player looks."""
        if self.sitting is not None:
            self.wipe()
        since, self.told[None] = self.told[None], len(self.table.log)
        public = self.table.events_for(None, since)
        if public:
            self.console.print(Line(self.texts.say("table-news-all"), align="left", style="dim"))
            self.console.print(frame.log_lines(public, self.texts))
        text = self.texts.say("table-curtain", {"seat": f"seat:{seat}"})
        self.console.print(Panel(Text(text, style="bold"), expand=False))
        self.read(f"{self.texts.say('table-curtain-enter')} ")
        self.sitting = seat
        self.wipe()

    def wipe(self) -> None:
        self.seen.clear()
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(_FORGET)

    # Saving.

    def keep(self) -> None:
        write_save(self.table, self.file)

    def finish(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        if self.proof is not None:
            self.proof.look(None)
        self.keep()
        seat = self.sitting if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.wipe()
        self.show_board(seat)
        self.console.print(frame.result_panel(outcome, self.texts))
        self.say("table-seed", seed=self.table.seed, file=str(self.file))
