"""S11, G22.4, R64: strikes that the Germans allot to the turns of a day."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model.clause_events import AirAllotted, AirLost
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CHITS
from landfall.games.crete.model.frames import TURNS, day_of, hour_of, is_night, moment
from landfall.games.crete.model.ground import GERMAN
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import LayStrikes, Strikes, strike_hexes

_AIR = BOX.common["air_support"].value
PER_DAY: int = _AIR["planned_per_day"]
FROM: int = moment(" ".join(_AIR["from"].split()[:2]), _AIR["from"].split()[2])


def to_allot(game: Crete) -> int:
    """crete S11.0, G22.4: four at 0700 from 22 May on, except on days the scenario excludes."""
    if "S11" not in game.clauses.rules or game.turn < FROM or hour_of(game.turn) != "0700":
        return 0
    if f"{day_of(game.turn)} May" in (game.frame.record.no_planned_air_on or ()):
        return 0
    return PER_DAY


@dataclass(frozen=True, slots=True)
class Allot(Ask):
    """crete S11.0, G22.4, G3.5: each strike goes to a turn of this day."""

    left: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        evening = game.turn - game.turn % len(TURNS) + len(TURNS) - 1
        turns = [t for t in range(game.turn, evening) if t <= game.frame.last_turn]
        options = [
            Option(
                f"air:{hour_of(t)}",
                "option-air",
                {"hour": f"hour:{hour_of(t)}", "count": game.air.get(t, 0)},
                (),
                "S11.0",
                t,
            )
            for t in turns
        ]
        options.append(plain("done", "S11.0"))
        args: dict[str, Arg] = {"count": self.left}
        return (Decision(game.seat(GERMAN), "ask-allot", tuple(options), "S11.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        turn = int(option.value)
        game.air[turn] = game.air.get(turn, 0) + 1
        game.emit(
            AirAllotted(day=day_of(turn), hour=hour_of(turn), count=game.air[turn], rule="G22.4")
        )
        game.push(Allot(self.left - 1))


@dataclass(frozen=True, slots=True)
class PlannedStrikes(Ask):
    """crete G22.4, R64: the strikes of a turn are used in its first German Division activation, or kept for a later one."""

    def _others(self, game: Crete) -> bool:
        """Whether another German Division chit is still in the cup."""
        return any(CHITS[c].kind == "division" and CHITS[c].side == "german" for c in game.cup)

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        count = game.air.get(game.turn, 0)
        if not count or is_night(game.turn) or not strike_hexes(game, GERMAN, False, ""):
            return ()
        options = [plain("use-air", "S11.0")]
        if self._others(game):
            options.append(plain("keep-air", "S11.0"))
        args: dict[str, Arg] = {"count": count}
        return (Decision(game.seat(GERMAN), "ask-air", tuple(options), "S11.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "use-air":
            count = game.air.pop(game.turn)
            game.push(LayStrikes(GERMAN, count), Strikes(GERMAN))


def lose_unused(game: Crete) -> None:
    """crete G22.4: lost at the end of the turn."""
    count = game.air.pop(game.turn, 0)
    if count:
        game.emit(AirLost(count=count, rule="G22.4"))
