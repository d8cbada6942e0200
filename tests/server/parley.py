"""Parley: a game of two seats, small enough to test a server with.

Each seat has a hidden hand of three numbers. In each round, both choose a card at once, then a die is rolled. After
that, the seat with the lower card may keep or swap the token as often as it likes (which can be undone), and says
*done*. After the last round the higher sum wins.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from msgspec import Struct

from landfall.core import registry
from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Outcome, Refusal, Seat
from landfall.core.events import Event
from landfall.core.game import Game, Meta, Options, OptionSpec, Scenario
from landfall.core.imagine import Pool
from landfall.core.state import Ask, State, Step

SEATS = ("north", "south")


class Dealt(Event, frozen=True):
    seat: str
    cards: tuple[str, ...] = ()


class Played(Event, frozen=True):
    north: int
    south: int
    die: int


class Swapped(Event, frozen=True):
    seat: str


@dataclass(slots=True)
class Parley(State):
    hands: dict[str, list[int]] = field(default_factory=dict)
    chosen: dict[str, int] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    token: bool = False
    left: int = 3

    def clone(self) -> Self:
        return type(self)(
            self.chance.clone(),
            self.steps.copy(),
            self.outcome,
            self.reveals.copy(),
            [],
            0,
            None,
            {seat: hand.copy() for seat, hand in self.hands.items()},
            self.chosen.copy(),
            self.sums.copy(),
            self.token,
            self.left,
        )


@dataclass(frozen=True, slots=True)
class Deal(Step):
    def run(self, game: Parley) -> None:
        for seat in SEATS:
            game.hands[seat] = [game.chance.draw(90) + 10 for _ in range(3)]
            cards = tuple(f"card:{n}" for n in game.hands[seat])
            game.emit(Dealt(seat=f"seat:{seat}"), {seat: Dealt(seat=f"seat:{seat}", cards=cards)})


@dataclass(frozen=True, slots=True)
class Choose(Ask):
    def ask(self, game: Parley) -> tuple[Decision, ...]:
        return tuple(
            Decision(
                seat,
                "ask-card",
                tuple(
                    Option(f"play:{n}:{i}", "option-card", {"n": n}, (f"card:{n}",), "1", i)
                    for i, n in enumerate(game.hands[seat])
                ),
                rule="1",
            )
            for seat in SEATS
            if seat not in game.chosen
        )

    def take(self, game: Parley, seat: Seat, option: Option) -> None:
        game.chosen[seat] = int(option.value)
        if len(game.chosen) < 2:
            game.push(self)
            return
        cards = {s: game.hands[s].pop(i) for s, i in game.chosen.items()}
        game.chosen.clear()
        game.emit(Played(north=cards["north"], south=cards["south"], die=game.chance.draw(6) + 1))
        for s in SEATS:
            game.sums[s] += cards[s]
            if game.left > 3:
                game.hands[s].append(game.chance.draw(90) + 10)
        game.left -= 1
        lower = min(SEATS, key=lambda s: cards[s])
        game.push(Token(lower), Choose() if game.left else End())


@dataclass(frozen=True, slots=True)
class Token(Ask):
    seat: str

    def ask(self, game: Parley) -> tuple[Decision, ...]:
        options = (Option("swap", "option-swap"), Option("done", "option-done"))
        return (Decision(self.seat, "ask-token", options, rule="2"),)

    def take(self, game: Parley, seat: Seat, option: Option) -> None:
        if option.id == "swap":
            game.token = not game.token
            game.emit(Swapped(seat=f"seat:{seat}"))
            game.push(self)


@dataclass(frozen=True, slots=True)
class End(Step):
    def run(self, game: Parley) -> None:
        best = max(game.sums.values())
        winners = tuple(s for s in SEATS if game.sums[s] == best)
        game.end(Outcome(winners, "outcome-sum", "3", scores=dict(game.sums)))


class View(Struct):
    hand: tuple[int, ...]
    chosen: int | None
    counts: dict[str, int]
    sums: dict[str, int]
    token: bool


META = Meta(
    slug="parley",
    title={"fr": "Pourparlers", "en": "Parley"},
    rules_version=1,
    players=(1, 2),
    scenarios=(Scenario("short", (1, 2)), Scenario("long", (2, 3)), Scenario("marathon", (60, 90))),
    options=(OptionSpec("loud", False),),
)


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """Authored hands, and the results of the next dice."""

    hands: dict[str, list[int]]
    script: list[int] = []


class ParleyGame(Game[Parley]):
    meta = META
    state_type = Parley
    position_type = Position

    def author(self, position: Position, scenario: str, options: Options, chance: Chance) -> Parley:
        chance.script = list(position.script)
        state = Parley(chance, left=2, hands={s: list(position.hands[s]) for s in SEATS})
        state.push(Choose())
        return state

    steps = MappingProxyType({kind.__name__: kind for kind in (Deal, Choose, Token, End)})
    events = (Dealt, Played, Swapped)

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return SEATS

    def setup(self, scenario: str, options: Options, chance: Chance) -> Parley:
        state = Parley(chance, left={"short": 2, "long": 3, "marathon": 200}[scenario])
        state.push(Deal(), Choose())
        return state

    def view(self, state: Parley, seat: Seat | None) -> Struct:
        hand = tuple(state.hands.get(seat, ())) if seat else ()
        return View(
            hand,
            state.chosen.get(seat) if seat else None,
            {s: len(h) for s, h in state.hands.items()},
            dict(state.sums),
            state.token,
        )

    def check(self, state: Parley) -> None: ...

    def hidden(self, state: Parley, seat: Seat | None) -> Iterable[Pool]:
        return ()

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {f"card:{n}": {"fr": f"le {n}", "en": f"the {n}"} for n in range(10, 100)}

    def bots(self) -> Mapping[str, Any]:
        return {"first": first, "broken": broken, "slow": slow}

    def board(self) -> Any:
        return {"token": "round"}

    def why_not(
        self, state: Parley, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        return Refusal("1", "why-no-move", {"what": action}) if action == "move" else None

    def look(self, state: Parley, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        return (Fact("1", "why-no-move", {"what": seat or "nobody"}),) if ref == "card:10" else ()

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / "parley_data"


def first(view: Any, decision: Decision, whims: random.Random) -> str:
    return decision.options[-1].id


def broken(view: Any, decision: Decision, whims: random.Random) -> str:
    raise RuntimeError("no idea")


def slow(view: Any, decision: Decision, whims: random.Random) -> str:
    time.sleep(1)
    return first(view, decision, whims)


GAME = ParleyGame()


def on_the_shelf(set_attribute: Callable[[Any, str, Any], None] = setattr) -> None:
    """Put Parley beside the real games, in this process."""
    metas, find = registry.all_metas, registry.get_game

    def all_metas() -> tuple[Meta, ...]:
        return (*metas(), META)

    def get_game(slug: str) -> Game[Any]:
        return GAME if slug == "parley" else find(slug)

    for module in list(sys.modules.values()):
        for name, old, new in (("all_metas", metas, all_metas), ("get_game", find, get_game)):
            if vars(module).get(name) is old:
                set_attribute(module, name, new)


if multiprocessing.parent_process() is not None:
    on_the_shelf()  # also in the process where bots think, since nothing else registers it there
