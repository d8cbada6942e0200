"""Everything a player can read on a walk has a sentence in both languages, and cites rules that exist."""

from __future__ import annotations

import random

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import MOST_REASONS
from landfall.core.rules import rule_index
from landfall.core.table import Table
from landfall.core.texts import LANGUAGES, game_texts
from landfall.testing.checks import Checks

#: Texts that were already tried: catalogue, kind of thing, message and arguments.
_SAID: set[tuple[str, str, str, str]] = set()
#: How often the walk asks for a hint: bots take longer than rules.
HINTED = 0.05


class Wording(Checks):
    """Says what is new after each answer, and asks for hints."""

    def __init__(self, table: Table, whims: random.Random) -> None:
        super().__init__(table, whims)
        #: How many entries of the log have been said.
        self.told = 0

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
        """Check that both languages have a sentence for it; each is tried once per run."""
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
            self.demand(decision.option(hint.option) is not None, f"a hint suggests {hint.option}")
            self.demand(self.game.hint(view, decision) == hint, "a second hint is another one")
            self.demand(table.hash == before, "a hint changed the state")
            self.demand(
                0 < len(hint.why) <= MOST_REASONS,
                f"the hint {hint.option} has no reasons, or too many",
            )
            for reason in hint.why:
                self.demand(
                    not reason.rule or reason.rule in known,
                    f"{reason.text} cites no known rule: {reason.rule!r}",
                )
                self.say("fact", reason)

    def check_outcome(self) -> None:
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
