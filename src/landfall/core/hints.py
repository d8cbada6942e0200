"""What a player might do, and why: the bot's answer, and the reasons for it.

A hint is made from the seat's own view and question, like a bot's answer, so it gives nothing away. It changes nothing,
does not use the game's random numbers, and is the same each time.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final

import msgspec
from msgspec import Struct

from landfall.core.decisions import Arg, Decision, Fact

#: Nobody reads more reasons than this in the middle of a game.
MOST_REASONS: Final = 3


class Hint(Struct, frozen=True):
    #: The id of one of the decision's options.
    option: str
    #: The reasons for that option, the best first.
    why: tuple[Fact, ...]


def whims_for(view: Any, decision: Decision) -> random.Random:
    """A random source seeded by the view: asking twice gives the same hint."""
    seen = msgspec.json.encode((view, decision), order="deterministic")
    return random.Random(hashlib.blake2b(seen, digest_size=16).digest())


def reason(text: str, rule: str = "", at: tuple[str, ...] = (), **args: Arg) -> Fact:
    """A reason for an answer; its text is ``hint-<text>``."""
    return Fact(rule, f"hint-{text}", args, at)


def only_answer(decision: Decision) -> Hint:
    return Hint(decision.options[0].id, (reason("only"),))


def plain_reason(decision: Decision, thinks: bool) -> Fact:
    """Without a reason from the game: who chose, and from how many options."""
    return reason("plain" if thinks else "any", decision.rule, count=len(decision.options))
