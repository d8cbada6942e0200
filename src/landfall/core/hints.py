"""What a player might do, and why: the answer of a bot, and facts that speak for it.

A hint is made from what the seat sees and is asked, as a bot's answer is, so it can give nothing away.
It changes nothing, draws no chance from the game, and is the same however often one asks.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final

import msgspec
from msgspec import Struct

from landfall.core.decisions import Arg, Decision, Fact

#: More than this nobody reads in the middle of a game.
MOST_REASONS: Final = 3


class Hint(Struct, frozen=True):
    #: The id of one of the decision's options.
    option: str
    #: What is true and speaks for it, the best first.
    why: tuple[Fact, ...]


def whims_for(view: Any, decision: Decision) -> random.Random:
    """Whims that follow from what is seen: who asks twice is told the same."""
    seen = msgspec.json.encode((view, decision), order="deterministic")
    return random.Random(hashlib.blake2b(seen, digest_size=16).digest())


def reason(text: str, rule: str = "", at: tuple[str, ...] = (), **args: Arg) -> Fact:
    """Something true that speaks for an answer; its text is ``hint-<text>``."""
    return Fact(rule, f"hint-{text}", args, at)


def only_answer(decision: Decision) -> Hint:
    return Hint(decision.options[0].id, (reason("only"),))


def plain_reason(decision: Decision, thinks: bool) -> Fact:
    """For what no game has a word: who chose, and out of how many."""
    return reason("plain" if thinks else "any", decision.rule, count=len(decision.options))
