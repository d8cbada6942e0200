"""What a game must provide: its description (`meta.py`) and its rules (`game.py`).

A game is one folder in ``landfall/games``; nothing else lists it. The contract test (`testing/contract.py`) checks
every game against what is written here.
"""

from __future__ import annotations

import pkgutil
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from landfall.core.bots import random_bot
from landfall.core.bounds import bounded
from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.errors import (
    BadOption,
    NotOffered,
    OptionsClash,
    PositionBroken,
    UnknownBot,
    UnknownOption,
    UnknownScenario,
    UnknownSeat,
)
from landfall.core.events import Event
from landfall.core.hints import MOST_REASONS, Hint, only_answer, plain_reason, whims_for
from landfall.core.imagine import Pool, imagine
from landfall.core.state import State, Step

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
#: A bot gets its seat's view and decision and a random generator; never the state.
Bot: TypeAlias = Callable[[Any, Decision, random.Random], str]

G = TypeVar("G", bound=State)
K = TypeVar("K")


class Scenario(Struct, frozen=True):
    """Title, situation and so on are texts: ``scenario-1A`` and its attributes."""

    id: str
    minutes: tuple[int, int]
    rule: str = ""


class OptionSpec(Struct, frozen=True):
    """A choice made before the game. Its texts are ``option-<id>``."""

    id: str
    default: Value
    #: The values it may have; empty for a plain yes or no.
    values: tuple[Value, ...] = ()
    #: The scenarios that have it; empty for all.
    scenarios: tuple[str, ...] = ()
    rule: str = ""

    def allows(self, value: object) -> bool:
        if self.values:
            return any(value == v and type(value) is type(v) for v in self.values)
        return isinstance(value, bool)

    @property
    def choices(self) -> tuple[Value, ...]:
        return self.values or (False, True)

    @property
    def allowed(self) -> tuple[str, ...]:
        return tuple(str(v) for v in self.values) or ("true", "false")


class Clash(Struct, frozen=True):
    """Two or more option values that a rule does not allow together."""

    chosen: tuple[tuple[str, Value], ...]
    rule: str


class Preset(Struct, frozen=True):
    """A named set of options; its texts are ``preset-<id>``. Options that a scenario does not know are left out."""

    id: str
    options: Mapping[str, Value]
    #: The scenario it is meant for; empty for any.
    scenario: str = ""
    #: The seat of the player who chooses it, with bots in the others; empty for any.
    seat: str = ""


class Target(Struct, frozen=True):
    """A figure of `landfall bench` and what it is measured against."""

    id: str
    scenario: str
    value: float
    #: For a figure that compares: the options. It is measured against the scenario without them.
    options: Mapping[str, Value] = {}


class Meta(Struct, frozen=True):
    slug: str
    title: Mapping[str, str]
    #: Incremented when a rule change makes old saves lead to a different state.
    rules_version: int
    #: The least and the most players.
    players: tuple[int, int]
    scenarios: tuple[Scenario, ...]
    options: tuple[OptionSpec, ...] = ()
    clashes: tuple[Clash, ...] = ()
    #: The options that decide which seats exist.
    seat_options: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()
    #: Such as "first", "standard", "everything": one click instead of filling in a form.
    presets: tuple[Preset, ...] = ()
    #: No game asks this many times: a walk that exceeds it is stuck.
    max_decisions: int = 5_000

    def option(self, name: str) -> OptionSpec:
        return next(spec for spec in self.options if spec.id == name)

    def scenario(self, name: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == name:
                return scenario
        raise UnknownScenario(self.slug, name[:60], tuple(s.id for s in self.scenarios))


class Game(ABC, Generic[G]):
    """The rules of one game, as the core uses them."""

    meta: Meta
    #: The class of its states, for snapshots.
    state_type: type[G]
    #: The shape of its views, for clients in other languages.
    view_type: type[Struct] | None = None
    #: The shape of its authored positions.
    position_type: type[Struct] | None = None

    # What every game must define.

    @abstractmethod
    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]: ...

    @abstractmethod
    def setup(self, scenario: str, options: Options, chance: Chance) -> G:
        """A state whose steps lead through the whole game."""

    @abstractmethod
    def view(self, state: G, seat: Seat | None) -> Struct:
        """What a seat may know, built field by field; None is a spectator."""

    @abstractmethod
    def check(self, state: G) -> None:
        """Raise InvariantBroken if the state is impossible."""

    def glance(self, state: G) -> None:
        """The part of `check` that is cheap enough to run after every answer. To be overridden if `check` as a whole is
        too slow.
        """
        self.check(state)

    @abstractmethod
    def hidden(self, state: G, seat: Seat | None) -> Iterable[Pool]:
        """What this seat can't know: places that look alike to it, and what may be in them."""

    @abstractmethod
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """The names of components by reference and language: ``card:1302`` → fr, en.

        The article and the gender are given separately: ``fr-article`` (le, la, les, l’), ``fr-gender`` (m, f, mp, fp;
        needed if no article shows it) and ``en-article`` (the).
        """

    # What a game may override.

    def bots(self) -> Mapping[str, Bot]:
        """The game's own bots, besides `random`."""
        return {}

    def why_not(self, state: G, seat: Seat, action: str, what: Mapping[str, str]) -> Refusal | None:
        return None

    def look(self, state: G, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        """What the seat could work out about a thing, when that is too expensive to put into every view."""
        return ()

    def wins_by_resignation(self, seat: Seat, scenario: str, options: Options) -> tuple[Seat, ...]:
        """Who wins when this seat gives up: all others, except its partners."""
        return tuple(s for s in self.seats(scenario, options) if s != seat)

    def views(self, state: G, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Struct]:
        """The views of several seats. A game may override this to build only once what all of them see."""
        return {seat: self.view(state, seat) for seat in seats}

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        """The reasons for this answer, as far as the view shows them; the best first."""
        return ()

    def author(self, position: Any, scenario: str, options: Options, chance: Chance) -> G:
        """A state from an authored position of `position_type`."""
        raise PositionBroken(f"{self.meta.slug} has no authored positions")

    def board(self) -> Any:
        """What never changes and everyone may see (maps, cards), for the client to draw."""
        return {}

    def digest(self) -> str:
        """A fingerprint of the components in use, to recognise saves made with others."""
        return ""

    # What is derived from these.

    @property
    def folder(self) -> Path:
        where = sys.modules[type(self).__module__].__file__
        assert where is not None
        return Path(where).parent

    @cached_property
    def steps(self) -> Mapping[str, type[Step]]:
        """The game's step classes by name."""
        return MappingProxyType({kind.__name__: kind for kind in self._kinds(Step)})

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        """The game's event classes."""
        return tuple(sorted(self._kinds(Event), key=lambda kind: kind.__name__))

    def _kinds(self, base: type[K]) -> list[type[K]]:
        """Subclasses of this class in the game's own modules."""
        # A step may be defined in a module that nothing has imported yet.
        for module in pkgutil.walk_packages(
            [str(self.folder)], f"landfall.games.{self.meta.slug}."
        ):
            import_module(module.name)
        found: list[type[K]] = []
        package = f"landfall.games.{self.meta.slug}."
        unseen = [base]
        while unseen:
            kind = unseen.pop()
            unseen.extend(kind.__subclasses__())
            # ``slots=True`` creates a dataclass twice; the class in use is the one in its module.
            known = vars(sys.modules[kind.__module__])
            if kind.__module__.startswith(package) and known.get(kind.__name__) is kind:
                found.append(kind)
        return found

    def checked_options(self, scenario: str, given: Options) -> dict[str, Value]:
        """All options with their values, or an error that says which one is wrong."""
        self.meta.scenario(scenario)
        specs = {s.id: s for s in self.meta.options if not s.scenarios or scenario in s.scenarios}
        for name, value in given.items():
            spec = specs.get(name)
            if spec is None:
                raise UnknownOption(name[:60], tuple(specs))
            if not spec.allows(value):
                raise BadOption(name, value, spec.allowed)
        options = {name: given.get(name, spec.default) for name, spec in specs.items()}
        for clash in self.meta.clashes:
            if all(options.get(name) == value for name, value in clash.chosen):
                raise OptionsClash(tuple(name for name, _ in clash.chosen), clash.rule)
        return options

    def checked_seat(self, seat: Seat, scenario: str, options: Options) -> Seat:
        seats = self.seats(scenario, options)
        if seat not in seats:
            raise UnknownSeat(seat[:60], seats)
        return seat

    def bot(self, name: str) -> Bot:
        bots = {"random": random_bot, **self.bots()}
        if name not in bots:
            raise UnknownBot(name[:60], tuple(bots))
        return bots[name]

    def bot_names(self) -> tuple[str, ...]:
        return ("random", *self.bots())

    def imagine(self, state: G, seat: Seat | None, whims: random.Random) -> G:
        """A state that is possible as far as the seat knows."""
        return imagine(self, state, seat, whims)

    @property
    def best_bot(self) -> str:
        """`thumb`, if the game has it; otherwise its first bot."""
        return "thumb" if "thumb" in self.bots() else next(iter(self.bots()), "random")

    def hint(self, view: Any, decision: Decision) -> Hint:
        """What the game's best bot would do at this decision, and why."""
        if decision.forced:
            return only_answer(decision)
        chosen = self.bot(self.best_bot)(view, decision, whims_for(view, decision))
        option = decision.option(chosen)
        if option is None:
            raise NotOffered(chosen, decision.rule)
        why = self.reasons(view, decision, option)[:MOST_REASONS]
        return Hint(option.id, why or (plain_reason(decision, self.best_bot != "random"),))

    def opponents(self, seat: Seat, scenario: str, options: Options) -> tuple[Seat, ...]:
        """Seats of another side: a hint would be unfair to other people in them."""
        return self.wins_by_resignation(seat, scenario, options)

    def read_position(self, raw: Any) -> Any:
        if self.position_type is None:
            raise PositionBroken(f"{self.meta.slug} has no authored positions")
        bounded(raw)
        try:
            return msgspec.convert(raw, self.position_type)
        except msgspec.ValidationError as error:
            raise PositionBroken(str(error)) from error
