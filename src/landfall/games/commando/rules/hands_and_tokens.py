"""0.9, 0.10 Hands and tokens: drawing, showing a hand, the Reserve (commando 0.9, 0.10, 6.1)."""

from __future__ import annotations

from landfall.games.commando.model.cards import SIDES
from landfall.games.commando.model.events import (
    CardsDrawn,
    DeckEmpty,
    HandShown,
    ReserveEmpty,
    SpecialTokensTaken,
    TokensReturned,
    TokensTaken,
)
from landfall.games.commando.model.state import Commando


def draw(game: Commando, side: int, count: int, rule: str) -> None:
    """Draw as many as the deck still has: it is not reshuffled (commando 6.1)."""
    army = game.armies[side]
    drawn = army.deck[: max(count, 0)]
    if drawn:
        del army.deck[: len(drawn)]
        army.hand.extend(drawn)
        seat = SIDES[side]
        game.reveal(seat)
        cards = tuple(f"card:{n}" for n in drawn)
        game.emit(
            CardsDrawn(side=seat, count=len(drawn), rule=rule),
            {seat: CardsDrawn(side=seat, count=len(drawn), cards=cards, rule=rule)},
        )
    if len(drawn) < count:
        game.emit(DeckEmpty(side=SIDES[side], rule="6.1"))


def take_from_hand(game: Commando, side: int, card: int) -> None:
    army = game.armies[side]
    army.hand.remove(card)
    if card in army.known:
        army.known.remove(card)


def take_tokens(game: Commando, side: int, count: int, rule: str) -> None:
    """Take tokens from the reserve, as many as are left (commando 0.10)."""
    taken = min(count, game.reserve)
    if taken:
        game.reserve -= taken
        game.armies[side].tokens += taken
        game.emit(TokensTaken(side=SIDES[side], count=taken, rule=rule))
    if taken < count:
        game.emit(ReserveEmpty(side=SIDES[side], rule="0.10"))


def return_tokens(game: Commando, side: int, count: int, rule: str) -> None:
    army = game.armies[side]
    returned = min(count, army.tokens)
    if returned:
        army.tokens -= returned
        game.reserve += returned
        game.emit(TokensReturned(side=SIDES[side], count=returned, rule=rule))


def take_special_tokens(game: Commando, side: int, kind: str, count: int, heroic: bool) -> None:
    """Take special tokens, as many as are left, keeping track of heroic ones (commando 7.5)."""
    army = game.armies[side]
    if kind == "thornton":
        taken = min(count, game.thornton_beside)
        game.thornton_beside -= taken
        army.thornton += taken
    else:
        taken = min(count, game.plus3_beside)
        game.plus3_beside -= taken
        if heroic:
            army.plus3_heroic += taken
        else:
            army.plus3 += taken
    if taken:
        game.emit(SpecialTokensTaken(side=SIDES[side], kind=kind, count=taken, rule="0.10"))


def show_hand(game: Commando, side: int, to: int, rule: str) -> None:
    army = game.armies[side]
    army.known = sorted(army.hand)
    game.reveal(SIDES[to])
    shown = tuple(f"card:{n}" for n in sorted(army.hand))
    public = HandShown(side=SIDES[side], to=SIDES[to], count=len(shown), rule=rule)
    full = HandShown(side=SIDES[side], to=SIDES[to], count=len(shown), cards=shown, rule=rule)
    game.emit(public, {SIDES[side]: full, SIDES[to]: full})
