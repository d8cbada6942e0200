"""The independents that act with a formation: the last part of G6.2."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model.counters import GREEK, LEADERS, SELF
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import attachment, formation_of, in_range, leader_hex
from landfall.games.crete.rules.locks import locked


@dataclass(frozen=True, slots=True)
class ChooseIndependents(Ask):
    """crete G6.2, S8.0: independents within the leader's range, as many as his attachment value."""

    formation: int
    taken: tuple[int, ...] = ()

    def _in_reach(self, game: Crete) -> list[int]:
        frame = game.frame
        formation = frame.formations[self.formation]
        leaders = [n for n in formation.leaders if leader_hex(game, n) >= 0]
        if not leaders:
            return []
        division = formation.division
        side = frame.divisions[division].side
        helpers = [
            n
            for n in range(len(LEADERS))
            if LEADERS[n].level == "kampfgruppe" and frame.leader_division[n] == division
        ]
        return [
            u
            for u in game.fielded(side)
            if frame.division_of[u] == division
            and formation_of(game, u) == NOBODY
            and not GREEK[u]
            and not SELF[u]
            # G21.7, R49: units that cannot be activated take nobody's place.
            and not game.units[u].delay
            and not locked(game, u)
            and any(in_range(game, n, game.units[u].at) for n in (*leaders, *helpers))
        ]

    def room(self, game: Crete, units: list[int]) -> int:
        """How many more may come along; negative if these are too many already.

        Two leaders of one formation have a value each (G6.2): a unit in range of only one of them counts against his, and a
        unit that a Kampfgruppe leader reaches counts against either.
        """
        leaders = [
            n for n in game.frame.formations[self.formation].leaders if leader_hex(game, n) >= 0
        ]
        return min(
            sum(attachment(game, n) for n in some)
            - sum(self._bound_to(game, u, leaders) <= set(some) for u in units)
            for size in range(1, len(leaders) + 1)
            for some in combinations(leaders, size)
        )

    def _bound_to(self, game: Crete, unit: int, leaders: list[int]) -> set[int]:
        """The leaders of the formation against whose value a unit may count."""
        at = game.units[unit].at
        return {n for n in leaders if in_range(game, n, at)} or set(leaders)

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        reach = [
            u
            for u in self._in_reach(game)
            if u not in game.chosen and self.room(game, [*game.chosen, u]) >= 0
        ]
        if not reach:
            return ()
        room = self.room(game, game.chosen)
        side = game.frame.divisions[game.frame.formations[self.formation].division].side
        options = [unit_option("take", u, "G6.2") for u in reach]
        options.append(plain("done", "G6.2"))
        return (
            Decision(game.seat(side), "ask-independents", tuple(options), "G6.2", {"room": room}),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id != "done":
            game.chosen.append(int(option.value))
            game.push(self)


@dataclass(frozen=True, slots=True)
class TakeIndependents(Step):
    """There are no more than the leader may take along, so all of them act."""

    formation: int

    def run(self, game: Crete) -> None:
        choice = ChooseIndependents(self.formation)
        reach = choice._in_reach(game)
        if not reach or choice.room(game, reach) >= 0:
            game.chosen.extend(reach)
        else:
            game.push(choice)
