"""What a table is opened with, and the seed that follows from it and from the players who sit down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypedDict

from landfall.core.chance import Chance, commitment
from landfall.core.deal import Published, Share, committed, marked, marks_told, mixed
from landfall.core.decisions import Seat
from landfall.core.errors import InvariantBroken, PositionBroken
from landfall.core.game import Game, Options
from landfall.core.state import State


class Dealt(TypedDict, total=False):
    """The optional arguments of `Opened`."""

    shares: Sequence[Share]
    marks: Sequence[str]
    known: int
    published: Published | None


class Opened:
    """A game with its options, seats and seed, before anything is set up."""

    def __init__(
        self,
        game: Game[Any],
        scenario: str,
        options: Options,
        seats: Mapping[Seat, str],
        seed: str,
        position: Any = None,
        *,
        shares: Sequence[Share] = (),
        marks: Sequence[str] = (),
        known: int = 0,
        published: Published | None = None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = dict(game.checked_options(scenario, options))
        for seat in seats:
            game.checked_seat(seat, scenario, self.options)
        #: Who sits where: "me", a name, or "bot:<name>". Saved with the game, but not used by it.
        self.seats = {seat: seats.get(seat, "me") for seat in self.all_seats}
        self.seed = seed
        self.position = position
        #: What was unusual about the deal; an authored position always is.
        self.marks = marked((*marks, "position") if position is not None else marks)
        #: All shares in the seed, including those that were added after later answers.
        self.shares = list(shares)
        #: How many of the shares are known from a save file.
        self.known = known
        self.published = published or Published(self.options, game.digest())

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        return self.game.seats(self.scenario, self.options)

    @property
    def deal(self) -> tuple[str, ...]:
        """What was unusual about the deal, as message keys; empty for a plain one."""
        told = list(marks_told(self.marks, self.position))
        fresh = self.shares[self.known :]
        if told and fresh:
            anew = fresh[0].deal and self.position is None
            told.append("deal-anew" if anew else "deal-since")
        return tuple(told)

    @property
    def commitment(self) -> str:
        """Public from the start: the hash of everything the game starts from, and of the shares since."""
        if "old" in self.marks and not self.shares:
            return commitment(self.seed)
        return committed(
            self.game.meta.slug,
            self.scenario,
            self.published,
            self.position,
            self.seed,
            self.shares,
            self.marks,
            self.known,
        )

    def seed_after(self, shares: int) -> str:
        """The seed once this many shares have been mixed in."""
        seed = self.seed
        for share in self.shares[:shares]:
            seed = mixed(seed, share)
        return seed

    def first_state(self, seed: str) -> State:
        """The set-up of the scenario, or the authored position."""
        chance = Chance(seed)
        if self.position is None:
            return typed(self.game.setup(self.scenario, self.options, chance))
        position = self.game.read_position(self.position)
        state = typed(self.game.author(position, self.scenario, self.options, chance))
        try:
            self.game.check(state)
        except InvariantBroken as error:
            raise PositionBroken(str(error)) from error
        return state

    def unopened(self) -> Self:
        """The same game with nothing set up. Whatever can change is copied."""
        twin = type(self).__new__(type(self))
        twin.game, twin.scenario, twin.options = self.game, self.scenario, self.options.copy()
        twin.seats, twin.seed, twin.position = self.seats.copy(), self.seed, self.position
        twin.shares, twin.marks, twin.known = self.shares.copy(), self.marks, self.known
        twin.published = self.published
        return twin


def typed(state: Any) -> State:
    assert isinstance(state, State)
    return state
