"""G7.5 to G7.7: where leaders are, how they are transferred, how they are lost."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import GREEK, LEADER_REF, LEADER_SIDE, LEADERS, REARGUARD
from landfall.games.crete.model.events import LeaderFell, LeaderMoved
from landfall.games.crete.model.frames import NOBODY, frame
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SHEET, SHEETS, distance
from landfall.games.crete.model.island_events import LeaderLeft
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.pieces import Leader
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import (
    BEDDINGS_SHEET,
    command_range,
    commanders,
    commands,
    formation_of,
    in_range,
    leader_hex,
)


@cache
def _under(scenario: str, small: bool, leader: int) -> dict[int, None]:
    """The units he may ever stand with, by number: those of his division, or for Bedding the Greeks."""
    here, side = frame(scenario, small), LEADER_SIDE[leader]
    greek = LEADERS[leader].whole_map
    return {
        n: None
        for n in range(counters.COUNT)
        if counters.SIDE[n] == side
        and not REARGUARD[n]
        and GREEK[n] == greek
        and (greek or here.division_of[n] == here.leader_division[leader])
    }


def may_stand_with(game: Crete, leader: int, unit: int) -> bool:
    """crete G7.6, S8.0: a unit of his formation; a Kampfgruppe leader's, of his division; Bedding's, a Greek at Kastelli."""
    at = game.units[unit].at
    if at < 0 or unit not in _under(game.scenario, game.small, leader):
        return False
    record = LEADERS[leader]
    if record.whole_map:
        return SHEET[at] == BEDDINGS_SHEET
    if record.level == "kampfgruppe":
        return True
    return formation_of(game, unit) == game.frame.leader_formation[leader]


def hosts(game: Crete, leader: int) -> list[int]:
    """All units the leader may stand with, by number."""
    units = game.units
    return [
        n
        for n in _under(game.scenario, game.small, leader)
        if n in units and may_stand_with(game, leader, n)
    ]


def put_leader(game: Crete, leader: int, unit: int) -> None:
    game.set_leader(leader, game.leaders[leader]._replace(on=unit))
    game.shown[unit] = None
    game.emit(
        LeaderMoved(
            leader=LEADER_REF[leader],
            unit=counters.REF[unit],
            hex=HEX[game.units[unit].at],
            rule="G7.5",
        )
    )


def along(game: Crete, unit: int, to: int = NOBODY) -> list[Step]:
    """crete G7.5: what to ask before a unit leaves its hex, on the move, in an advance or in a retreat."""
    return [GoAlong(leader, unit, to) for leader in game.leaders_at(unit)]


@dataclass(frozen=True, slots=True)
class GoAlong(Ask):
    """crete G7.5: the owner decides whether a leader moves with his unit, if he can stay with another."""

    leader: int
    unit: int
    #: Where the unit goes, if that is known.
    to: int = NOBODY

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        others = [
            n
            for n in game.at(game.units[self.unit].at)
            if n != self.unit and may_stand_with(game, self.leader, n)
        ]
        if not others or not self._matters(game):
            return ()
        seat = game.seat(counters.SIDE[self.unit])
        options = [plain("along", "G7.5")]
        options += [unit_option("host", n, "G7.5") for n in others]
        args: dict[str, Arg] = {"leader": LEADER_REF[self.leader], "unit": counters.REF[self.unit]}
        return (Decision(seat, "ask-along", tuple(options), "G7.5", args),)

    def _matters(self, game: Crete) -> bool:
        """crete G33: with the order `along`, he goes along without a question, unless units that no other leader commands gain
        or lose by it."""
        if (
            game.order(LEADER_SIDE[self.leader], "leaders") != "along"
            or self.to == NOBODY
            or self.unit in game.entered
        ):
            return True
        here = game.units[self.unit].at
        return self._only_his(game, here) != self._only_his(game, self.to)

    def _only_his(self, game: Crete, hex: int) -> list[int]:
        """The units that he alone would command from a hex once his unit has moved."""
        reach = command_range(game, self.leader)
        found = []
        for n in hosts(game, self.leader):
            at = self.to if n == self.unit else game.units[n].at
            if distance(hex, at) <= reach and not any(
                in_range(game, other, at) and commands(game, other, n)
                for other in range(len(LEADERS))
                if other != self.leader
            ):
                found.append(n)
        return found

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id != "along":
            put_leader(game, self.leader, int(option.value))


def leaders_of_lost(game: Crete, unit: int, hex: int) -> None:
    """crete G7.7: when a leader's unit is gone, he joins another one in the hex, or is lost with it."""
    for leader in game.leaders_at(unit):
        others = [n for n in game.at(hex) if may_stand_with(game, leader, n)] if hex >= 0 else []
        others = others or (
            [n for n in game.at(hex) if counters.SIDE[n] == LEADER_SIDE[leader]] if hex >= 0 else []
        )
        if others:
            put_leader(game, leader, others[0])
        else:
            game.set_leader(leader, Leader(NOBODY, game.leaders[leader].replaced))
            game.push(ReplaceLeader(leader, hex))


@dataclass(frozen=True, slots=True)
class ReplaceLeader(Step):
    """crete G7.7: his replacement goes to the nearest unit."""

    leader: int
    hex: int

    def run(self, game: Crete) -> None:
        first = not game.leaders[self.leader].replaced
        game.set_leader(self.leader, Leader(NOBODY, True))
        if first and self.hex >= 0:
            game.emit(LeaderFell(leader=LEADER_REF[self.leader], hex=HEX[self.hex], rule="G7.7"))
        units = hosts(game, self.leader)
        if not units:
            return
        near = [
            u
            for u in units
            if self.hex >= 0 and SHEETS.grid[game.units[u].at] == SHEETS.grid[self.hex]
        ]
        if near:
            least = min(distance(self.hex, game.units[u].at) for u in near)
            units = [u for u in near if distance(self.hex, game.units[u].at) == least]
        if len(units) == 1:
            put_leader(game, self.leader, units[0])
        else:
            game.push(ChooseHost(self.leader, tuple(units)))


def bring_leaders(game: Crete, units: tuple[int, ...]) -> None:
    """crete G21.1, 11.0: a leader arrives with the first units of the formation, on the one the owner names."""
    for record in game.frame.record.leaders:
        leader = counters.LEADER_NUMBER[record.leader]
        state = game.leaders[leader]
        if state.on != NOBODY or not (record.arrives or state.replaced):
            continue
        if leader in game.leaders_out:
            continue  # G7.5: the leader has left for good
        some = tuple(n for n in units if may_stand_with(game, leader, n))
        if len(some) == 1:
            put_leader(game, leader, some[0])
        elif some:
            game.push(ChooseHost(leader, some))


@dataclass(frozen=True, slots=True)
class ChooseHost(Ask):
    """crete G7.7, 5.11: the owner chooses where a leader goes."""

    leader: int
    units: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(unit_option("host", u, "G7.7") for u in self.units if game.units[u].at >= 0)
        seat = game.seat(LEADER_SIDE[self.leader])
        args: dict[str, Arg] = {"leader": LEADER_REF[self.leader]}
        return (Decision(seat, "ask-host", options, "G7.7", args),) if options else ()

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        put_leader(game, self.leader, int(option.value))


def commanded_from(game: Crete, leader: int, hex: int) -> int:
    """How many of their own units the leader would command from a hex."""
    reach = command_range(game, leader)
    return sum(distance(hex, game.units[n].at) <= reach for n in hosts(game, leader))


@dataclass(frozen=True, slots=True)
class Transfers(Ask):
    """crete G7.6: at the end of the division's activation, each leader may join another unit."""

    division: int
    done: tuple[int, ...] = ()

    def _next(self, game: Crete) -> int:
        for leader, division in enumerate(game.frame.leader_division):
            if (
                division == self.division
                and leader not in self.done
                and leader_hex(game, leader) >= 0
                and self._matters(game, leader)
            ):
                return leader
        return NOBODY

    def _matters(self, game: Crete, leader: int) -> bool:
        """With the order `stay`, the player is asked only if he would command more elsewhere, or commands none now. For a
        Kampfgruppe leader, units that have another leader do not count: they gain nothing by him."""
        units = self._near(game, leader)
        if len(units) < 2 or LEADERS[leader].whole_map:
            return False
        if game.order(LEADER_SIDE[leader], "leaders") == "ask":
            return True
        own = units
        if LEADERS[leader].level == "kampfgruppe":
            own = [u for u in units if set(commanders(game, u)) <= {leader}]
        places = [game.units[u].at for u in own]
        reach = command_range(game, leader)

        def commanded(hex: int) -> int:
            return sum(distance(hex, place) <= reach for place in places)

        now = commanded(leader_hex(game, leader))
        return now < len(places) and any(
            commanded(hex) > now for hex in {game.units[u].at for u in units}
        )

    def _near(self, game: Crete, leader: int) -> list[int]:
        """crete G7.6: the units he may join: those on his grid."""
        grid = SHEETS.grid[leader_hex(game, leader)]
        return [u for u in hosts(game, leader) if SHEETS.grid[game.units[u].at] == grid]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        leader = self._next(game)
        if leader == NOBODY:
            return ()
        seat = game.seat(LEADER_SIDE[leader])
        here = game.leaders[leader].on
        options = [plain("stay", "G7.6")]
        options += [unit_option("host", u, "G7.6") for u in self._near(game, leader) if u != here]
        return (
            Decision(seat, "ask-transfer", tuple(options), "G7.6", {"leader": LEADER_REF[leader]}),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        leader = self._next(game)
        if option.id != "stay":
            put_leader(game, leader, int(option.value))
        game.push(Transfers(self.division, (*self.done, leader)))


def leader_clauses(game: Crete) -> None:
    """Scenario 11: where Vasey and Campbell meet on one map, Campbell leaves the game."""
    for clause in game.frame.record.leader_rules:
        who = [counters.LEADER_NUMBER[name] for name in clause["if_same_map"]]
        hexes = [leader_hex(game, n) for n in who]
        if min(hexes) >= 0 and len({SHEET[h] for h in hexes}) == 1:
            gone = counters.LEADER_NUMBER[clause["remove"]]
            game.set_leader(gone, Leader(NOBODY, game.leaders[gone].replaced))
            game.leaders_out[gone] = NOBODY
            game.emit(LeaderLeft(leader=LEADER_REF[gone], rule="11.0"))
