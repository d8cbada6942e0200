from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from landfall.core.decisions import Decision, Option, Outcome, Seat
from landfall.core.events import Event
from landfall.core.state import Ask, State, Step

DONE = Option("done", "answer-done", rule="1.2")


class Dealt(Event, frozen=True, kw_only=True):
    seat: str
    cards: tuple[str, ...] = ()


class Bid(Event, frozen=True, kw_only=True):
    seat: str


class Shown(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CoinTaken(Event, frozen=True, kw_only=True):
    seat: str


@dataclass(slots=True)
class Toy(State):
    hands: dict[Seat, list[int]] = field(default_factory=dict)
    deck: list[int] = field(default_factory=list)
    bids: dict[Seat, int] = field(default_factory=dict)
    coins: dict[Seat, int] = field(default_factory=dict)
    spent: list[int] = field(default_factory=list)
    with_coins: bool = True

    def clone(self) -> Toy:
        return Toy(
            self.chance.clone(),
            self.steps.copy(),
            self.outcome,
            self.reveals.copy(),
            [],
            0,
            None,
            {seat: hand.copy() for seat, hand in self.hands.items()},
            self.deck.copy(),
            self.bids.copy(),
            self.coins.copy(),
            self.spent.copy(),
            self.with_coins,
        )


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """toy 1: each seat draws its hand."""

    def run(self, game: Toy) -> None:
        game.chance.shuffle(game.deck)
        for seat, hand in game.hands.items():
            hand.extend(game.deck.pop() for _ in range(3))
            cards = tuple(f"card:{card}" for card in hand)
            game.emit(
                Dealt(seat=f"seat:{seat}", rule="1"),
                {seat: Dealt(seat=f"seat:{seat}", cards=cards, rule="1")},
            )
            game.reveal(seat)


@dataclass(frozen=True, slots=True)
class Auction(Ask):
    """toy 1.1: everyone bids at once, face down."""

    def ask(self, game: Toy) -> tuple[Decision, ...]:
        return tuple(
            Decision(seat, "ask-bid", tuple(map(_bid, hand)), rule="1.1")
            for seat, hand in game.hands.items()
            if seat not in game.bids
        )

    def take(self, game: Toy, seat: Seat, option: Option) -> None:
        game.bids[seat] = int(option.value)
        game.hands[seat].remove(int(option.value))
        game.emit(Bid(seat=f"seat:{seat}", rule="1.1"))
        game.push(self if len(game.bids) < len(game.hands) else Show())


@dataclass(frozen=True, slots=True)
class Show(Step):
    """toy 1.1: the highest bid may take coins."""

    def run(self, game: Toy) -> None:
        game.reveal()
        for seat in game.hands:
            card = game.bids[seat]
            game.emit(Shown(seat=f"seat:{seat}", card=f"card:{card}", rule="1.1"))
        best = max(game.hands, key=game.bids.__getitem__)
        game.spent.extend(game.bids[seat] for seat in game.hands)
        game.bids.clear()
        if game.with_coins:
            game.push(Coins(best, 2))
        else:
            game.coins[best] += 1


@dataclass(frozen=True, slots=True)
class Coins(Ask):
    """toy 1.2: one coin at a time, two at most."""

    seat: Seat
    left: int

    def ask(self, game: Toy) -> tuple[Decision, ...]:
        take = (Option("take", "answer-take", rule="1.2"),) if self.left else ()
        args: dict[str, Any] = {"left": self.left}
        return (Decision(self.seat, "ask-coins", (*take, DONE), rule="1.2", args=args),)

    def take(self, game: Toy, seat: Seat, option: Option) -> None:
        if option.id == "take":
            game.coins[seat] += 1
            game.emit(CoinTaken(seat=f"seat:{seat}", rule="1.2"))
            game.push(Coins(seat, self.left - 1))


@dataclass(frozen=True, slots=True)
class Count(Step):
    """toy 1.3: most coins win."""

    def run(self, game: Toy) -> None:
        best = max(game.coins.values())
        winners = tuple(seat for seat, coins in game.coins.items() if coins == best)
        if len(winners) > 1:
            winners = ()
        game.end(Outcome(winners, "outcome-counted", "1.3", scores=dict(game.coins)))


def _bid(card: int) -> Option:
    return Option(
        f"bid:{card}", "answer-bid", {"card": f"card:{card}"}, (f"card:{card}",), "1.1", card
    )
