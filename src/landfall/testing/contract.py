"""The contract that every game must keep, checked on a random walk.

`walk` plays one game to its end and, after each answer, checks what `docs/architecture.md` promises:
states survive being frozen, clones share nothing, nobody but the asked can answer, undo returns,
invariants hold, and no seat learns what it may not know. The tests run it over every game in
``landfall/games``; a new game is picked up by itself.
"""

from __future__ import annotations

import dataclasses
import random
from typing import Any, NoReturn

import msgspec

from landfall.core import codec
from landfall.core.decisions import Decision, Fact, Option, Seat
from landfall.core.errors import LandfallError, NothingToUndo, NotYourTurn
from landfall.core.events import Event
from landfall.core.game import Options
from landfall.core.hints import MOST_REASONS
from landfall.core.rules import rule_index
from landfall.core.saves import load
from landfall.core.state import State
from landfall.core.table import Table, open_table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.testing.stays import Stays

NOWHERE = "no such option"
#: Texts already made: catalogue, kind of thing, message and arguments.
_SAID: set[tuple[str, str, str, str]] = set()
#: How often the walk asks for a hint: bots take longer than rules.
HINTED = 0.05


class ContractBroken(AssertionError):
    """Says what was violated; the walk's table is in `table`."""

    def __init__(self, what: str, table: Table) -> None:
        super().__init__(
            f"{table.game.meta.slug} {table.scenario}, answer {len(table.answers)}: {what}"
        )
        self.table = table


def walk(
    slug: str, scenario: str, seed: int, options: Options | None = None, most: int | None = None
) -> Table:
    """Play a game at random, checking everything on the way: to its end, or for so many answers."""
    return walk_from(open_table(slug, scenario, seed=seed, options=options), seed, most)


def walk_from(table: Table, seed: int, most: int | None = None) -> Table:
    """The same from any table, such as an authored position."""
    walker = Walk(table, random.Random(seed))
    walker.check_standing()
    last = None if most is None else len(table.answers) + most
    while table.outcome is None and len(table.answers) != last:
        walker.answer()
        walker.demand(len(table.answers) <= table.game.meta.max_decisions, "the game does not end")
    walker.check_end()
    return table


class Walk:
    """A table, and the checks after each answer."""

    def __init__(self, table: Table, whims: random.Random) -> None:
        self.table = table
        self.whims = whims
        #: A separate generator, so that the walk does not depend on what is checked.
        self.curiosity = random.Random(table.seed)
        self.game = table.game
        self.told = 0
        self.stays = Stays()
        #: The views of the state as it is now, by seat, and as they would travel.
        self._views: dict[Seat | None, tuple[Any, bytes]] = {}

    def fail(self, what: str) -> NoReturn:
        raise ContractBroken(what, self.table)

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    # One answer.

    def answer(self) -> None:
        table = self.table
        asked = self.whims.choice(table.decisions)
        option = self.whims.choice(asked.options)
        self.check_order_of_answers()
        before, before_log = table.state.clone(), len(table.log)
        table.answer(asked.seat, option.id)
        self._views.clear()
        self.check_thawed(before, asked.seat, option)
        self.check_undo(asked.seat, option.id)
        self.check_what_others_learn(before, before_log, asked.seat, option)
        self.check_standing()
        if self.whims.random() < 0.02:
            self.check_save()

    # What holds between answers.

    def check_standing(self) -> None:
        self.check_decisions()
        self.check_refusals()
        self.check_copies()
        self.check_texts()
        self.check_hints()
        try:
            self.game.check(self.table.state)
        except LandfallError as error:
            self.fail(str(error))
        for seat in (*self.table.all_seats, None):
            self.check_blindness(seat)
        seats = (None, *self.table.all_seats)
        apart = {seat: self.view(seat)[0] for seat in seats}
        self.demand(self.table.views(seats) == apart, "views built together are other ones")

    def view(self, seat: Seat | None) -> tuple[Any, bytes]:
        """What a seat sees now: built once, looked at often."""
        if seat not in self._views:
            view = self.table.view(seat)
            self._views[seat] = view, msgspec.json.encode(view)
        return self._views[seat]

    def check_decisions(self) -> None:
        table = self.table
        self.demand(bool(table.decisions) != (table.outcome is not None), "nobody is asked")
        seats = [d.seat for d in table.decisions]
        self.demand(len(set(seats)) == len(seats), "a seat is asked twice at once")
        self.demand(set(seats) <= set(table.all_seats), "an unknown seat is asked")
        known = rule_index(self.game.meta.slug)
        for decision in table.decisions:
            ids = [o.id for o in decision.options]
            self.demand(bool(ids), f"{decision.text} offers nothing")
            self.demand(len(set(ids)) == len(ids), f"{decision.text} repeats an option id: {ids}")
            for rule in (decision.rule, *(o.rule for o in decision.options if o.rule)):
                self.demand(rule in known, f"{decision.text} cites no known rule: {rule!r}")

    def check_refusals(self) -> None:
        """Only the seats that have a decision can answer, and only with an option offered."""
        table = self.table
        before = table.hash
        for seat in table.all_seats:
            try:
                table.answer(seat, NOWHERE)
            except LandfallError:
                pass
            else:
                self.fail(f"{seat} answered what was not offered")
        for decision in table.decisions:
            for seat in table.all_seats:
                if table.decision(seat) is None:
                    try:
                        table.answer(seat, decision.options[0].id)
                    except NotYourTurn:
                        pass
                    else:
                        self.fail(f"{seat} answered for {decision.seat}")
        self.demand(table.hash == before, "a refused answer changed the state")

    def check_copies(self) -> None:
        state = self.table.state
        frozen = codec.freeze(state)
        thawed = codec.thaw(frozen, self.game.state_type, self.game.steps)
        self.demand(codec.freeze(thawed) == frozen, "a thawed state is another state")
        if state.outcome is None:
            self.demand(thawed.advance() == self.table.decisions, "a thawed state asks otherwise")
        twin = state.clone()
        self.demand(codec.freeze(twin) == frozen, "a clone is another state")
        shared = _shared(state, twin)
        self.demand(shared is None, f"a clone shares a {shared}")

    def check_thawed(self, before: State, seat: Seat, option: Option) -> None:
        """A state that was frozen and thawed continues like one that never was."""
        frozen = codec.freeze(before)
        thawed = codec.thaw(frozen, self.game.state_type, self.game.steps)
        thawed.advance()
        asked = thawed.apply(seat, option)
        self.demand(asked == self.table.decisions, "a thawed state goes on otherwise")
        after = codec.freeze(self.table.state)
        self.demand(codec.freeze(thawed) == after, "a thawed state leads elsewhere")

    def check_texts(self) -> None:
        """Everything new can be said in both languages."""
        new = [self.table.log[i] for i in range(self.told, len(self.table.log))]
        self.told = len(self.table.log)
        known = rule_index(self.game.meta.slug)
        seat = self.table.all_seats[0]
        facts = [fact for ref in self.pointed() for fact in self.table.look(seat, ref)]
        for fact in facts:
            self.say("fact", fact)
            self.demand(fact.rule in known, f"{fact.text} cites no known rule: {fact.rule!r}")
        for decision in self.table.decisions:
            self.say("decision", decision)
            for option in decision.options:
                self.say("option", option)
        for logged in new:
            for event in {logged.public, *logged.private.values()} - {None}:
                assert event is not None
                for language in LANGUAGES:
                    game_texts(self.game.meta.slug, language).event(event)
                self.demand(
                    not event.rule or event.rule in known,
                    f"{event.text} cites no known rule: {event.rule!r}",
                )

    def say(self, kind: str, thing: Decision | Option | Fact) -> None:
        """Both languages have a sentence for it; the same sentence is tried once a run."""
        slug = self.game.meta.slug
        key = slug, kind, thing.text, repr(thing.args)
        if key not in _SAID:
            for language in LANGUAGES:
                getattr(game_texts(slug, language), kind)(thing)
            _SAID.add(key)

    def check_hints(self) -> None:
        """A hint is one of the answers, the same each time, and can be said; asking changes nothing."""
        table, known = self.table, rule_index(self.game.meta.slug)
        for decision in table.decisions:
            if self.curiosity.random() > HINTED:
                continue
            before, view = table.hash, self.view(decision.seat)[0]
            hint = self.game.hint(view, decision)
            self.demand(decision.option(hint.option) is not None, f"a hint says {hint.option}")
            self.demand(self.game.hint(view, decision) == hint, "a second hint is another one")
            self.demand(table.hash == before, "a hint changed the state")
            self.demand(
                0 < len(hint.why) <= MOST_REASONS, f"{hint.option} is hinted at for nothing"
            )
            for reason in hint.why:
                self.demand(
                    not reason.rule or reason.rule in known,
                    f"{reason.text} cites no known rule: {reason.rule!r}",
                )
                self.say("fact", reason)

    # Undo.

    def check_undo(self, seat: Seat, option_id: str) -> None:
        table = self.table
        after = table.hash
        if not table.can_undo(seat):
            try:
                table.undo(seat)
            except NothingToUndo:
                self.demand(table.hash == after, "a refused undo changed the state")
                return
            self.fail("undid what can't be undone")
        log = len(table.log)
        table.undo(seat)
        table.answer(seat, option_id)
        self.demand(table.hash == after, "undo and the same answer lead elsewhere")
        self.demand(len(table.log) == log, "undo and the same answer tell another story")

    # Hidden information.

    def check_blindness(self, seat: Seat | None) -> None:
        """Change what the seat can't know: the seat must not notice."""
        table = self.table
        other = self.imagined(table.state, seat)
        leak = _leak(self.view(seat), self.game.view(other, seat))
        self.demand(not leak, f"the view of {seat} tells what it can't know: {leak}")
        for ref in self.pointed():
            facts = self.game.look(table.state, seat, ref)
            self.demand(facts == self.game.look(other, seat, ref), f"{seat} looks through {ref}")
        if table.outcome is not None:
            return
        asked = other.advance()
        mine = _of(asked, seat)
        self.demand(mine == _of(table.decisions, seat), f"{seat} is asked what it can't know")
        self.demand(
            [d.seat for d in asked] == [d.seat for d in table.decisions],
            f"{seat} can tell from who is asked",
        )

    def pointed(self) -> list[str]:
        """Some of the things the questions point at, for `look`."""
        decisions = self.table.decisions
        refs = {ref for d in decisions for ref in d.at}
        refs |= {ref for d in decisions for o in d.options for ref in o.at}
        return self.whims.sample(sorted(refs), min(2, len(refs)))

    def check_what_others_learn(self, before: State, log: int, mover: Seat, option: Option) -> None:
        """An answer that shows a seat nothing must look the same to it in another deal."""
        mine = self.table.state
        for seat in (*self.table.all_seats, None):
            if _learnt(before, mine, seat):
                continue
            other = self.imagined(before, seat)
            asked = _of(other.advance(), mover)
            if asked is None or asked.option(option.id) is None:
                continue
            other.journal = []
            shown = self.watched(other, seat)
            other.apply(mover, option)
            if _learnt(before, other, seat):
                continue
            self.check_beats(before, seat, mover, option, shown)
            seen = [e for logged in self.table.log[log:] if (e := logged.seen_by(seat))]
            told = [e for logged in other.journal if (e := logged.seen_by(seat))]
            self.demand(seen == told, f"{seat} hears what it can't know: {_first(seen, told)}")
            leak = _leak(self.view(seat), self.game.view(other, seat))
            self.demand(not leak, f"{seat} sees after {option.id} of {mover}: {leak}")

    def watched(self, state: State, seat: Seat | None) -> list[bytes]:
        """What the seat is shown at each beat of the next move, in order."""
        shown: list[bytes] = []
        state.watch = lambda: shown.append(msgspec.json.encode(self.game.view(state, seat)))
        return shown

    def check_beats(
        self, before: State, seat: Seat | None, mover: Seat, option: Option, shown: list[bytes]
    ) -> None:
        """What is shown on the way tells the seat no more than how things stand at the end."""
        true = before.clone()
        seen = self.watched(true, seat)
        true.apply(mover, option)
        true.watch = None
        self.demand(seen == shown, f"{seat} sees on the way of {option.id} of {mover}")

    def imagined(self, state: State, seat: Seat | None) -> State:
        twin: State = self.game.imagine(state, seat, self.whims)
        self.check_possible(twin)
        self.stays.compare(self.game.hidden(state, seat), self.game.hidden(twin, seat))
        return twin

    def check_possible(self, twin: State) -> None:
        try:
            self.game.check(twin)
        except LandfallError as error:
            self.fail(f"what is imagined can't be: {error}")

    def check_order_of_answers(self) -> None:
        """If several seats are asked at once, the order of their answers does not matter."""
        table = self.table
        if len(table.decisions) < 2:
            return
        first, second = self.whims.sample(table.decisions, 2)
        a, b = self.whims.choice(first.options), self.whims.choice(second.options)
        there, back = table.state.clone(), table.state.clone()
        waiting = there.apply(first.seat, a)
        self.demand(
            _of(waiting, second.seat) == second, f"{second.seat} notices {first.seat}'s answer"
        )
        there.apply(second.seat, b)
        back.apply(second.seat, b)
        back.apply(first.seat, a)
        self.demand(
            codec.freeze(there) == codec.freeze(back),
            f"who answers first matters: {first.seat} {a.id}, {second.seat} {b.id}",
        )

    # The record.

    def check_save(self) -> None:
        again = load(self.table.save())
        self.demand(again.hash == self.table.hash, "a save leads elsewhere")
        self.demand(again.events == self.table.events, "a replay tells another story")
        self.demand(again.decisions == self.table.decisions, "a replay asks otherwise")

    def check_end(self) -> None:
        self.check_save()
        self.demand(not (odd := self.stays.odd()), f"not shuffled as counting says: {odd}")
        outcome = self.table.outcome
        if outcome is None:
            return
        self.demand(set(outcome.winners) <= set(self.table.all_seats), "an unknown seat won")
        self.demand(outcome.rule in rule_index(self.game.meta.slug), "the end cites no rule")
        for language in LANGUAGES:
            texts = game_texts(self.game.meta.slug, language)
            texts.outcome(outcome)
            side = f"seat-{outcome.side}"
            self.demand(
                not outcome.side or texts.has(side), f"the winning side has no name: {side}"
            )
            for key in outcome.scores:
                named = texts.has(f"seat-{key}") or texts.has(f"score-{key}")
                self.demand(named, f"a score has no name: score-{key}")


def _of(decisions: tuple[Decision, ...], seat: Seat | None) -> Decision | None:
    return next((d for d in decisions if d.seat == seat), None)


def _leak(seen: tuple[Any, bytes], other: Any) -> str:
    """The fields in which two views differ, as they would travel."""
    view, sent = seen
    if sent == msgspec.json.encode(other):
        return ""
    a, b = msgspec.to_builtins(view), msgspec.to_builtins(other)
    return "; ".join(f"{key}: {a[key]} ≠ {b[key]}" for key in a if a[key] != b[key])


def _learnt(before: State, after: State, seat: Seat | None) -> bool:
    if after.chance.total != before.chance.total:
        return True
    seats = ("",) if seat is None else ("", seat)
    return any(after.reveals.get(s, 0) != before.reveals.get(s, 0) for s in seats)


def _first(seen: list[Event], told: list[Event]) -> str:
    for a, b in zip(seen, told, strict=False):
        if a != b:
            return f"{a} ≠ {b}"
    return f"{len(seen)} ≠ {len(told)} events"


def _shared(a: Any, b: Any) -> str | None:
    """The kind of the first thing that can change and that both hold."""
    if isinstance(a, list | dict | set) and a is b:
        return type(a).__name__
    if isinstance(a, list | tuple) and isinstance(b, list | tuple):
        return _first_shared(zip(a, b, strict=True))
    if isinstance(a, dict):
        return _first_shared((a[key], b[key]) for key in a)
    if dataclasses.is_dataclass(a):
        params: Any = a
        if a is b and not params.__dataclass_params__.frozen:
            return type(a).__name__
        names = [field.name for field in dataclasses.fields(a) if field.compare]
        return _first_shared((getattr(a, n), getattr(b, n)) for n in names)
    return None


def _first_shared(pairs: Any) -> str | None:
    return next((found for a, b in pairs if (found := _shared(a, b))), None)
