"""G15, G12.7: fire at a unit that leaves a fire zone.

The modifiers of its hex are in `fire.py`, the half of the table (crete G15.6) in `results.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import MoveStopped
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import OPPORTUNITY, Aim, Roll, aim
from landfall.games.crete.rules.quality import check_now
from landfall.games.crete.rules.stacking import crowd

#: A firer with its modifier: +2 if the unit moves on within its zone, −1 if it leaves the zone, +2 if it runs.
Firer = tuple[int, int]


def leaving_mod(game: Crete, firer: int, to: int) -> int:
    """crete G15.3: the modifier for moving on within the firer's zone, or out of it."""
    return 2 if to >= 0 and game.zone(firer) >> to & 1 else -1


def mod_name(value: int, running: bool) -> str:
    return "running" if running else ("zone-to-zone" if value > 0 else "out-of-zone")


def firers(game: Crete, mover: int, to: int, running: bool = False) -> tuple[Firer, ...]:
    """crete G15.2: every unit with a zone on the hex being left, determined once, before the first shot."""
    hex = game.units[mover].at
    return tuple(
        (n, 2 if running else leaving_mod(game, n, to))
        for n in game.firers_on(hex, 1 - SIDE[mover])
        if n not in game.failed
    )


def rating(game: Crete, firer: Firer, mover: int, running: bool) -> int:
    return shot_at(game, firer, mover, running).sum


def shot_at(game: Crete, firer: Firer, mover: int, running: bool) -> Aim:
    extra = ((mod_name(firer[1], running), firer[1]),)
    return aim(game, firer[0], mover, OPPORTUNITY, False, game.units[mover].steps, extra)


def in_order(game: Crete, some: tuple[Firer, ...], mover: int, running: bool) -> tuple[Firer, ...]:
    """crete G33: the highest rating first; in a tie, the most steps."""
    return tuple(
        sorted(
            some,
            key=lambda f: (-rating(game, f, mover, running), -game.units[f[0]].steps, f[0]),
        )
    )


@dataclass(frozen=True, slots=True)
class OpportunityFire(Step):
    """crete G15.3: one firer after another, until the mover is stopped or no firer is left."""

    mover: int
    some: tuple[Firer, ...]
    running: bool = False
    #: Whether the owner has chosen that all of them fire.
    all: bool = False

    def run(self, game: Crete) -> None:
        state = game.units[self.mover]
        if state.at < 0 or state.suppressed:
            return
        able = tuple(f for f in self.some if game.reach(f[0]) > 0)
        if not able:
            return
        order = game.order(1 - SIDE[self.mover], "opportunity")
        if order == "ask" and not self.all:
            game.push(AskFirer(self.mover, able, self.running))
            return
        if order == "never" and not self.all:
            return
        able = in_order(game, able, self.mover, self.running)
        if order.startswith("from-") and not self.all:
            least = int(order.removeprefix("from-"))
            able = tuple(f for f in able if rating(game, f, self.mover, self.running) >= least)
            if not able:
                return
        game.push(
            TryShot(self.mover, able[0], self.running),
            OpportunityFire(self.mover, able[1:], self.running, self.all),
        )


@dataclass(frozen=True, slots=True)
class AskFirer(Ask):
    """The window of the order `ask`; the first answer is what the default does."""

    mover: int
    some: tuple[Firer, ...]
    running: bool = False

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        seat = game.seat(1 - SIDE[self.mover])
        options = [plain("fire-all", "G15.3")]
        options += [unit_option("shoot", f, "G15.3") for f, _ in self.some]
        options.append(plain("enough", "G15.3"))
        ref = counters.REF[self.mover]
        return (
            Decision(
                seat,
                "ask-opportunity",
                tuple(options),
                "G15.3",
                {"unit": ref, "hex": HEX[game.units[self.mover].at]},
                (ref,),
            ),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "enough":
            return
        if option.id == "fire-all":
            game.push(OpportunityFire(self.mover, self.some, self.running, True))
            return
        chosen = next(f for f in self.some if f[0] == option.value)
        rest = tuple(f for f in self.some if f != chosen)
        game.push(
            TryShot(self.mover, chosen, self.running),
            OpportunityFire(self.mover, rest, self.running),
        )


@dataclass(frozen=True, slots=True)
class TryShot(Step):
    """A check without points; a unit that fails does not try again against this unit in this action."""

    mover: int
    firer: Firer
    running: bool

    def run(self, game: Crete) -> None:
        if not check_now(game, self.firer[0], "opportunity"):
            if not self.running:
                game.failed.append(self.firer[0])
            return
        game.passed = False
        extra = ((mod_name(self.firer[1], self.running), self.firer[1]),)
        game.push(Roll(self.firer[0], self.mover, OPPORTUNITY, game.units[self.mover].steps, extra))


@dataclass(frozen=True, slots=True)
class LeaveHex(Step):
    """crete G15.1, G10.8: opportunity fire before a unit leaves its hex."""

    mover: int
    to: int

    def run(self, game: Crete) -> None:
        game.shaken = False
        some = firers(game, self.mover, self.to)
        if some:
            game.push(OpportunityFire(self.mover, some))


def stop_under_fire(game: Crete, unit: int) -> None:
    """crete G15.5: fire has stopped the unit where it is."""
    hex = game.units[unit].at
    game.emit(MoveStopped(unit=counters.REF[unit], hex=HEX[hex], rule="G15.5"))
    crowd(game, hex)
