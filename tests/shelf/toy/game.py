from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from landfall.games.toy.meta import META
from landfall.games.toy.state import Auction, Coins, Count, Deal, Toy
from msgspec import Struct

from landfall.core import packs
from landfall.core.chance import Chance
from landfall.core.decisions import Refusal, Seat
from landfall.core.errors import InvariantBroken
from landfall.core.game import Bot, Game, Options
from landfall.core.imagine import Pool

NAMES = ("ann", "bob", "cat")


class Hand(Struct, frozen=True):
    seat: Seat
    cards: int
    coins: int
    bid: bool


class View(Struct, frozen=True):
    mine: tuple[int, ...]
    my_bid: int
    hands: tuple[Hand, ...]
    spent: tuple[int, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    hands: dict[str, list[int]]


class ToyGame(Game[Toy]):
    meta = META
    state_type = Toy
    position_type = Position

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return NAMES[: int(options.get("players", 2))]

    def setup(self, scenario: str, options: Options, chance: Chance) -> Toy:
        seats = self.seats(scenario, options)
        rounds = 2 if scenario == "short" else 3
        game = Toy(
            chance,
            hands={seat: [] for seat in seats},
            deck=list(range(1, 13)),
            coins=dict.fromkeys(seats, 0),
            with_coins=bool(options["coins"]),
        )
        game.push(Deal(), *[Auction() for _ in range(rounds)], Count())
        return game

    def author(self, position: Position, scenario: str, options: Options, chance: Chance) -> Toy:
        game = self.setup(scenario, options, chance)
        game.steps.pop()
        for seat, hand in position.hands.items():
            game.hands[self.checked_seat(seat, scenario, options)] = list(hand)
            for card in hand:
                game.deck.remove(card)
        return game

    def view(self, state: Toy, seat: Seat | None) -> View:
        return View(
            mine=tuple(state.hands.get(seat or "", ())),
            my_bid=state.bids.get(seat or "", 0),
            hands=tuple(
                Hand(s, len(hand), state.coins[s], s in state.bids)
                for s, hand in state.hands.items()
            ),
            spent=tuple(state.spent),
        )

    def check(self, state: Toy) -> None:
        held = [card for hand in state.hands.values() for card in hand]
        cards = [*state.deck, *state.spent, *state.bids.values(), *held]
        if sorted(cards) != list(range(1, 13)):
            raise InvariantBroken(f"cards {sorted(cards)}")

    def hidden(self, state: Toy, seat: Seat | None) -> Iterable[Pool]:
        others = [s for s in state.hands if s != seat]
        bidders = [s for s in others if s in state.bids]

        def lay(cards: list[int]) -> None:
            for s in bidders:
                state.bids[s] = cards.pop()
            for s in others:
                state.hands[s] = [cards.pop() for _ in state.hands[s]]
            state.deck = cards

        hands = [card for s in reversed(others) for card in reversed(state.hands[s])]
        bids = [state.bids[s] for s in reversed(bidders)]
        yield Pool("cards", [*state.deck, *hands, *bids], lay)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {f"card:{n}": {"fr": f"carte {n}", "en": f"card {n}"} for n in range(1, 13)}

    def bots(self) -> Mapping[str, Bot]:
        return {"greedy": lambda view, decision, whims: decision.options[0].id}

    def why_not(
        self, state: Toy, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        if action == "take" and not isinstance(state.steps[-1], Coins):
            return Refusal("1.2", "refusal-no-coins")
        return None

    def board(self) -> Any:
        return {"cards": 12}

    def digest(self) -> str:
        return packs.digest("toy")


GAME = ToyGame()
