"""Playing together, in a game with one cake: the first order carried out takes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from landfall.core.chance import Chance
from landfall.core.decisions import Option, Outcome
from landfall.core.state import State, Step
from landfall.core.together import Menu, Orders, Simultaneous, Together


@dataclass(slots=True)
class Guest:
    seat: str
    todo: list[Any] = field(default_factory=list)
    order: str = ""
    plate: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Party(State):
    guests: list[Guest] = field(default_factory=list)
    cakes: int = 1
    phase: str = ""
    offers: dict[str, tuple[Option, ...]] = field(default_factory=dict)
    late: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Wish:
    kind: str = "wish"


class Guests(Simultaneous):
    def players(self, game: Party) -> list[Guest]:
        return game.guests

    def steps(self, phase: str) -> tuple[Step, Step]:
        return _eat(phase), _serve(phase)

    def too_late(self, game: Party, guest: Guest) -> None:
        game.late.append(guest.seat)


GUESTS = Guests()


@GUESTS.menu
class Wishes(Menu):
    kind = "wish"
    text = "ask-wish"

    def options(self, game: Party, guest: Guest, asked: Wish) -> tuple[Option, ...]:
        found = ["bread"] if "bread" in guest.plate else ["bread", "water"]
        return tuple(Option(one, one) for one in (*found, *["cake"] * (game.cakes > 0)))

    def is_order(self, game: Party, option: Option) -> bool:
        return option.id == "cake"

    def take(self, game: Party, guest: Guest, asked: Wish, option: Option) -> None:
        game.cakes -= option.id == "cake"
        guest.plate.append(option.id)


@dataclass(frozen=True, slots=True)
class Eat(Together):
    table: ClassVar[Simultaneous] = GUESTS


@dataclass(frozen=True, slots=True)
class Serve(Orders):
    table: ClassVar[Simultaneous] = GUESTS


@dataclass(frozen=True, slots=True)
class End(Step):
    def run(self, game: Party) -> None:
        game.end(Outcome((), "over", ""))


_eat, _serve = cache(Eat), cache(Serve)


def party(*seats: str) -> Party:
    game = Party(Chance("1"), steps=[End()], guests=[Guest(seat, [Wish()]) for seat in seats])
    GUESTS.hold(game, "tea")
    return game


def answer(game: Party, seat: str, id: str) -> tuple[str, ...]:
    """Give an answer; returns the seats that have a question afterwards."""
    asked = {one.seat: one for one in game.advance()}
    option = asked[seat].option(id)
    assert option is not None
    return tuple(one.seat for one in game.apply(seat, option))


def test_what_affects_only_the_player_happens_at_once() -> None:
    game = party("a", "b")
    assert answer(game, "b", "bread") == ("a",)
    assert game.guests[1].plate == ["bread"]


def test_orders_wait_and_are_carried_out_in_table_order() -> None:
    game = party("a", "b")
    assert answer(game, "b", "cake") == ("a",)
    assert (game.cakes, game.guests[1].plate, game.reveals) == (1, [], {})
    assert answer(game, "a", "cake") == ("b",), "the one who comes too late is asked again"
    assert [guest.plate for guest in game.guests] == [["cake"], []]
    assert (game.late, game.reveals) == (["b"], {"": 1})
    assert answer(game, "b", "water") == ()


def test_a_question_without_a_choice_is_answered_automatically() -> None:
    game = party("a", "b")
    game.guests[0].plate.append("bread")
    game.cakes = 0
    game.offers.clear()
    GUESTS.settle_all(game)
    assert game.guests[0].plate == ["bread", "bread"]
    assert [one.seat for one in game.advance()] == ["b"]


def test_a_player_alone_at_the_table_need_not_wait() -> None:
    game = party("a")
    assert answer(game, "a", "cake") == ()
    assert (game.guests[0].plate, game.reveals) == (["cake"], {})
