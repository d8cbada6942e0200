"""S8: step F.1: Kampfgruppe leaders."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model.counters import LEADER_REF, LEADERS
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import GERMAN
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.leaders import hosts, put_leader


def deploys(game: Crete) -> bool:
    """crete S8.0, R44: not in the learning scenario, which sets its one leader up."""
    return "S8" in game.clauses.rules and game.scenario != "L"


@dataclass(frozen=True, slots=True)
class Deploy(Ask):
    """crete S8.0, G3.5: step F.1: leaders not yet in play join any unit of their division."""

    done: tuple[int, ...] = ()

    def _next(self, game: Crete) -> int:
        if not deploys(game):
            return NOBODY
        for leader, record in enumerate(LEADERS):
            if (
                record.level == "kampfgruppe"
                and leader not in self.done
                and game.leaders[leader].on == NOBODY
                # G7.5: a leader who has left for good does not come back.
                and leader not in game.leaders_out
                and game.frame.leader_division[leader] != NOBODY
                and hosts(game, leader)
            ):
                return leader
        return NOBODY

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        leader = self._next(game)
        if leader == NOBODY:
            return ()
        options = [unit_option("host", u, "S8.0") for u in hosts(game, leader)]
        options.append(plain("later", "S8.0"))
        args: dict[str, Arg] = {"leader": LEADER_REF[leader]}
        seat = game.seat(GERMAN)
        return (Decision(seat, "ask-kampfgruppe", tuple(options), "S8.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        leader = self._next(game)
        if option.id != "later":
            put_leader(game, leader, int(option.value))
        game.push(Deploy((*self.done, leader)))
