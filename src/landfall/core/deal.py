"""How a game was dealt: who contributed to its randomness, and what was unusual about the deal.

One number, the commitment, is published when the game starts. It covers everything the game starts from, so nothing can
be swapped unnoticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from landfall.core.game import Value

#: Reasons why someone may know the deal in advance, in the order they are listed.
MARKS: Final = ("position", "imported", "seed", "saved", "old")
MAX_SHARES: Final = 100

_encoder = msgspec.json.Encoder(order="deterministic")


class Published(Struct, frozen=True):
    """Options and components as they were when the game began: what came later is not covered."""

    options: dict[str, Value]
    #: Fingerprint of the components.
    data: str


class Share(Struct, frozen=True, array_like=True):
    """A player who sits down adds this to the seed, together with what the table adds."""

    #: How many answers had been given before the share was added.
    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[str, Meta(max_length=60)]
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]
    share: Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]
    #: Whether the share redealt everything, which is possible only before the first answer.
    deal: bool = False


def mixed(seed: str, share: Share) -> str:
    """The seed from this share on. It depends on all shares so far, so nobody who knows only some of them can predict it."""
    key = _encoder.encode(("landfall:share", seed, share.seat, share.secret, share.share))
    return blake2b(key, digest_size=16).hexdigest()


def marked(marks: Sequence[str]) -> tuple[str, ...]:
    """The known marks, each once, in their order."""
    return tuple(mark for mark in MARKS if mark in marks)


def marks_told(marks: Sequence[str], position: Any) -> tuple[str, ...]:
    """What was unusual, as message keys."""
    all_marks = (*marks, "position") if position is not None else marks
    return tuple(f"deal-{mark}" for mark in marked(all_marks))


def committed(*covered: Any) -> str:
    """Published while the game is played; what it covers is revealed when the game ends."""
    key = _encoder.encode(("landfall:2", *covered))
    return blake2b(key, digest_size=16).hexdigest()
