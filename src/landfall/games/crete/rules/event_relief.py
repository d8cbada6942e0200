"""R14: events that take markers off units of one formation."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import GREEK
from landfall.games.crete.model.events import Rallied
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import division_of, formation_of
from landfall.games.crete.rules.event_subjects import nothing_happens


def rally(game: Crete, side: int, marker: int) -> None:
    """crete 5.5, R14."""
    _recover(game, side, marker, "suppression")


def resupply(game: Crete, side: int, marker: int) -> None:
    """crete 5.9."""
    _recover(game, side, marker, "cohesion")


def _recover(game: Crete, side: int, marker: int, what: str) -> None:
    if _shaken(game, side, what):
        game.push(Relief(side, what))
    else:
        nothing_happens(game, side, marker)


def _shaken(game: Crete, side: int, what: str) -> list[int]:
    return sorted(
        n
        for n in game.fielded(side)
        if (game.units[n].suppressed if what == "suppression" else game.units[n].cohesion)
    )


def relief_group(game: Crete, unit: int) -> tuple[int, int, bool]:
    """crete R14: independents, or Greeks, of one division count as one formation here."""
    return formation_of(game, unit), division_of(game, unit), GREEK[unit]


@dataclass(frozen=True, slots=True)
class Relief(Ask):
    """Take up to two markers off units of one formation, even in enemy fire zones."""

    side: int
    what: str
    count: int = 2
    group: tuple[int, int, bool] | None = None

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        units = [
            n
            for n in _shaken(game, self.side, self.what)
            if self.group is None or relief_group(game, n) == tuple(self.group)
        ]
        if not units or not self.count:
            return ()
        rule = "5.5" if self.what == "suppression" else "5.9"
        options = [unit_option("relieve", n, rule) for n in units]
        options.append(plain("done", rule))
        args: dict[str, Arg] = {"count": self.count, "what": self.what}
        return (Decision(game.seat(self.side), "ask-relief", tuple(options), rule, args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        unit = int(option.value)
        if self.what == "suppression":
            game.mark(unit, suppressed=False)
        else:
            game.mark(unit, cohesion=game.units[unit].cohesion - 1)
        game.emit(
            Rallied(
                unit=counters.REF[unit],
                hex=HEX[game.units[unit].at],
                what=self.what,
                rule="5.5" if self.what == "suppression" else "5.9",
            )
        )
        game.push(Relief(self.side, self.what, self.count - 1, relief_group(game, unit)))
