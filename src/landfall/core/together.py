"""Games in which all seats play a phase together.

Every player has questions of their own and answers them one after the other, without waiting for the others. What
affects only the player happens at once. What affects others or the table is an **order**: it waits, unseen, until all
have answered, and is then carried out in the order of the table. A player whose order comes too late pays nothing and
is asked again.

A game brings its questions (`Menu`), one `Simultaneous` that says who plays, and two steps of its own
that inherit from `Together` and `Orders`: the names of steps are part of saves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step


class Player(Protocol):
    seat: Seat
    #: The player's open questions; the last one is asked first.
    todo: list[Any]
    #: The option that waits until all have answered, or nothing.
    order: str


class Menu:
    """One kind of question: what it offers and what each answer does.

    Game, player and question are `Any` here and the game's own types in every subclass, as in `Step`.
    """

    kind: ClassVar[str] = ""
    text: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def options(self, game: Any, player: Any, asked: Any) -> tuple[Option, ...]:
        raise TypeError(f"{self.kind} offers nothing")

    def take(self, game: Any, player: Any, asked: Any, option: Option) -> None:
        """Act on an answer; its question has already been taken off the player's list."""

    def is_order(self, game: Any, option: Option) -> bool:
        """Whether the answer waits until everyone has answered."""
        return False

    def carry_out(self, game: Any, player: Any, asked: Any, option: Option) -> None:
        """Carry out the order, once everyone has answered."""
        self.take(game, player, asked, option)

    def waits(self, game: Any) -> bool:
        """Whether to ask even if only one answer is left: skipping the question would give a secret away."""
        return False

    def args(self, asked: Any) -> dict[str, Arg]:
        return {}


M = TypeVar("M", bound=Menu)


class Simultaneous:
    """Who plays together and what each of them decides; one immutable object per game."""

    def __init__(self) -> None:
        self.menus: dict[str, Menu] = {}

    def menu(self, kind: type[M]) -> type[M]:
        """A decorator: the game knows this kind of question."""
        self.menus[kind.kind] = kind()
        return kind

    # Defined by the game.

    def players(self, game: Any) -> Sequence[Player]:
        """All seats that may have to answer."""
        raise TypeError(f"{type(self).__name__} has no players()")

    def player(self, game: Any, seat: Seat) -> Player:
        return next(player for player in self.players(game) if player.seat == seat)

    def in_order(self, game: Any) -> Sequence[Player]:
        """The order in which orders are carried out."""
        return self.players(game)

    def steps(self, phase: str) -> tuple[Step, Step]:
        """The game's own `Together` and `Orders` for a phase."""
        raise TypeError(f"{type(self).__name__} has no steps()")

    def sees_others_act(self, game: Any, player: Any) -> bool:
        """Whether others' answers may change what this player is offered."""
        return False

    def before_orders(self, game: Any) -> None:
        """Look at all orders before the first is carried out."""

    def orders(self, game: Any, phase: str) -> tuple[Step, ...]:
        """Steps that carry the orders out and may ask in between; none: they are carried out at once."""
        return ()

    def lay_down(self, game: Any) -> None:
        """Put on the table what was held back so that nobody's options changed while others answered."""

    def kept_back(self, game: Any) -> bool:
        """Whether `lay_down` has something to do."""
        return False

    def alone(self, game: Any) -> bool:
        """Whether nobody else is at the table, so that an order can give nothing away."""
        return len(self.players(game)) == 1

    def too_late(self, game: Any, player: Any) -> None:
        """Called when an order can no longer be carried out."""

    # Derived from these.

    def hold(self, game: Any, phase: str) -> None:
        """Let the players answer their open questions."""
        game.phase = phase
        if self.settle_all(game) or self.kept_back(game):
            game.push(*self.steps(phase))

    def offered(self, game: Any, player: Player) -> tuple[Option, ...]:
        """What the player is offered now; kept in ``game.offers`` until it changes."""
        offers: dict[Seat, tuple[Option, ...]] = game.offers
        found = offers.get(player.seat)
        if found is None or self.sees_others_act(game, player):
            asked = player.todo[-1]
            found = offers[player.seat] = self.menus[asked.kind].options(game, player, asked)
        return found

    def ask(self, game: Any) -> tuple[Decision, ...]:
        decisions = []
        for player in self.players(game):
            if player.todo and not player.order:
                asked = player.todo[-1]
                kind = self.menus[asked.kind]
                options = self.offered(game, player)
                decisions.append(
                    Decision(player.seat, kind.text, options, kind.rule, kind.args(asked))
                )
        return tuple(decisions)

    def answer(self, game: Any, player: Player, option: Option) -> None:
        asked = player.todo[-1]
        kind = self.menus[asked.kind]
        if kind.is_order(game, option):
            player.order = option.id
        else:
            player.todo.pop()
            kind.take(game, player, asked, option)

    def settle(self, game: Any, player: Player) -> None:
        """Answer automatically where there is no choice."""
        todo = player.todo
        while todo and not player.order:
            asked = todo[-1]
            kind = self.menus[asked.kind]
            options = kind.options(game, player, asked)
            if len(options) > 1 or (options and kind.waits(game)):
                game.offers[player.seat] = options
                return
            if options:
                self.answer(game, player, options[0])
            else:
                todo.pop()
        game.offers.pop(player.seat, None)

    def settle_all(self, game: Any) -> bool:
        """Whether anything is left to answer or to carry out."""
        game.offers.clear()
        open_questions = False
        for player in self.players(game):
            if player.todo:
                self.settle(game, player)
                if player.todo:
                    open_questions = True
        return open_questions

    def carry_out(self, game: Any, player: Player) -> None:
        asked = player.todo[-1]
        kind = self.menus[asked.kind]
        wanted, player.order = player.order, ""
        for choice in kind.options(game, player, asked):
            if choice.id == wanted:
                player.todo.pop()
                kind.carry_out(game, player, asked, choice)
                return
        self.too_late(game, player)


@dataclass(frozen=True, slots=True)
class Together(Ask):
    """Everyone answers, in any order."""

    table: ClassVar[Simultaneous]
    phase: str

    def ask(self, game: Any) -> tuple[Decision, ...]:
        return self.table.ask(game)

    def take(self, game: Any, seat: Seat, option: Option) -> None:
        player = self.table.player(game, seat)
        self.table.answer(game, player, option)
        self.table.settle(game, player)
        game.steps.append(self)


@dataclass(frozen=True, slots=True)
class Orders(Step):
    """All have answered: the orders are carried out, and may lead to further questions."""

    table: ClassVar[Simultaneous]
    phase: str

    def run(self, game: Any) -> None:
        table = self.table
        table.lay_down(game)
        if any(player.order for player in table.players(game)):
            if not table.alone(game):
                game.reveal()
            table.before_orders(game)
            steps = table.orders(game, self.phase)
            if steps:
                game.push(*steps, self)
                return
            for player in table.in_order(game):
                if player.order:
                    table.carry_out(game, player)
            table.lay_down(game)
        if table.settle_all(game):
            game.push(table.steps(self.phase)[0], self)
