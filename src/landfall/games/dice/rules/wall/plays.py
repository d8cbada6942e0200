"""Playing the German's Items and Decorations, and Specialists that act when told to.

Each play is fully described by its answer (``use:grenade_manche:p2``): its target is part of it.
Plays that affect Units, and all Decorations, are orders (ruling 51); the rest happens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CARDS, DECORATIONS, SPECIALISTS
from landfall.games.dice.model.offers import emit, option
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.wall.drawn_decorations import refill
from landfall.games.dice.rules.wall.side import SEAT, in_play, wall_of

#: What an answer adds to the card's name: further words of its id, what it points at, its text and
#: arguments.
Target: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], str, dict[str, Arg]]
Targets: TypeAlias = Callable[[DDay], list[Target]]
Act: TypeAlias = Callable[..., None]
PLAIN_USE: Final[Target] = ((), (), "option-use", {})


@dataclass(frozen=True, slots=True)
class Play:
    act: Act
    targets: Targets
    #: Affects Units, so it is an order.
    hostile: bool


PLAYS: Final[dict[str, Play]] = {}
#: dice A1S.13: what the card does against the automatic Unit.
ALONE: Final[dict[str, Play]] = {}
#: Specialists that act when told to, and the window.
SERVES: Final = {
    "unteroffizier": "changes",
    "leutnant": "changes",
    "waffen_ss": "contest",
    "scharfschutze": "ambush",
}


def plain(game: DDay) -> list[Target]:
    return [PLAIN_USE]


def play(
    card: str,
    targets: Targets = plain,
    hostile: bool = False,
    table: dict[str, Play] = PLAYS,
) -> Callable[[Act], Act]:
    def keep(act: Act) -> Act:
        table[card] = Play(act, targets, hostile)
        return act

    return keep


def the_play(game: DDay, card: str) -> Play:
    return ALONE[card] if wall_of(game).solo and card in ALONE else PLAYS[card]


def german_options(game: DDay, window: str) -> list[Option]:
    """What the German player may play now: Items, Decorations, Specialists."""
    wall = wall_of(game)
    found: list[Option] = []
    for card in (*wall.german.items, *wall.hand):
        if window in CARDS[card].windows:
            found += card_options(game, card)
    for card in wall.german.specialists:
        if SERVES.get(card) == window and card not in wall.german.marks:
            found += card_options(game, card)
    return found


def card_options(game: DDay, card: str) -> list[Option]:
    return [
        option(
            ":".join(("use", card, *words)),
            text,
            at=(f"card:{card}", *at),
            rule="A1.19",
            card=f"card:{card}",
            **args,
        )
        for words, at, text, args in the_play(game, card).targets(game)
    ]


def is_german_order(game: DDay, answer: str) -> bool:
    verb, card = (*answer.split(":"), "")[:2]
    if verb != "use":
        return False
    return card in DECORATIONS or the_play(game, card).hostile


def perform(game: DDay, answer: str) -> None:
    """Discard the card, unless it is a Specialist, and apply its effect."""
    _, card, *words = answer.split(":")
    wall = wall_of(game)
    if card in DECORATIONS:
        # A1.19: it is discarded once used, so a deck that is empty now is made without it.
        refill(game)
        wall.hand.remove(card)
        wall.discards.append(card)
    elif card in SPECIALISTS:
        wall.german.marks.append(card)
    else:
        wall.german.items.remove(card)
        wall.german.discards.append(card)
        emit(game, events.CardUsed(seat=SEAT, card=f"card:{card}", rule="A1.19"))
    the_play(game, card).act(game, *words)


# The possible targets of a card.


def on_unit(unit: Unit, *more: str) -> Target:
    seat = f"seat:{unit.seat}"
    return ((unit.seat, *more), (seat,), "option-use-on", {"target": seat})


def reached(game: DDay) -> list[Unit]:
    """Ruling 29: in Phase 7 only Units in the Bunker."""
    found = in_play(game)
    if game.phase == "assault":
        found = [u for u in found if u.sector in game.ground.final]
    return found


def each_unit(game: DDay) -> list[Target]:
    return [on_unit(u) for u in reached(game)]


def if_any(game: DDay) -> list[Target]:
    return [PLAIN_USE] if reached(game) else []


def with_vehicle(game: DDay) -> list[Target]:
    return [
        (
            (u.seat, "vehicle"),
            (f"seat:{u.seat}", f"card:{u.vehicle}"),
            "option-use-vehicle",
            {"target": f"seat:{u.seat}", "vehicle": f"card:{u.vehicle}"},
        )
        for u in reached(game)
        if u.vehicle
    ]


def crowded(game: DDay) -> list[Target]:
    sectors = sorted({u.sector for u in reached(game)})
    return [((s,), (f"sector:{s}",), "option-use-sector", {"sector": s}) for s in sectors]
