"""G4: command and dispatch points, and the chits they buy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model.counters import CHIT_REF, PARAMETERS
from landfall.games.crete.model.events import ChitBought, IncomeRolled, PointsConverted
from landfall.games.crete.model.frames import NOBODY, frame
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.pieces import DUE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.airlanding import series_due_by
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.command_values import command_value
from landfall.games.crete.rules.free_drops import formation_due
from landfall.games.crete.rules.late_chits import sold
from landfall.games.crete.rules.quality import division_name, roll
from landfall.games.crete.rules.standing import OPEN, Orders

PLANNED = PARAMETERS["chitPlanned"]
AT_ONCE = PARAMETERS["chitAtOnce"]
CP_PER_DP = PARAMETERS["cpPerDp"]


def income(command: int, dispatch: int, die: int, dispatch_used: bool = True) -> tuple[int, int]:
    """crete G4.2: the points a roll brings."""
    cp = command + die // PARAMETERS["cpRollDivisor"]
    if not dispatch_used:
        return cp, 0
    dp = dispatch
    if die >= PARAMETERS["dpHighRoll"]:
        dp += 1
    elif die <= PARAMETERS["dpLowRoll"]:
        dp = max(0, dp - 1)
    return cp, dp


@dataclass(frozen=True, slots=True)
class Income(Step):
    """crete G4.1, G4.2, G4.3, 11.0: before anything else of a Division activation; not in the first German one."""

    division: int

    def run(self, game: Crete) -> None:
        division = game.frame.divisions[self.division]
        if self.division not in game.opened:
            game.opened.append(self.division)
            if division.no_income_first:
                return
        die = roll(game)
        command = command_value(game, self.division)
        cp, dp = income(command, division.dispatch, die, game.frame.record.dispatch_used)
        game.cp[self.division] += cp
        game.dp[self.division] += dp
        game.emit(
            IncomeRolled(division=f"division:{division.name}", roll=die, cp=cp, dp=dp, rule="G4.2")
        )


def has_somebody(game: Crete, formation: int, turn: int) -> bool:
    """crete G4.5: whether the formation has a leader or a unit on a map, or a unit due by that turn."""
    frame = game.frame
    if any(leader_hex(game, n) >= 0 for n in frame.formations[formation].leaders):
        return True
    for number, unit in game.units.items():
        if frame.formation_of[number] == formation and unit.at >= 0:
            return True
    if any(frame.formation_of[n] == formation for n in series_due_by(game, turn)):
        return True
    if frame.record.free_drops and formation_due(game, formation, turn):
        return True
    return any(
        arrival.turn <= turn
        and any(
            frame.formation_of[n] == formation and game.units[n].at == DUE for n in arrival.units
        )
        for arrival in frame.arrivals
    )


@dataclass(frozen=True, slots=True)
class Dispatch(Ask):
    """crete G4.4, G4.5, 3.2: step D: convert, plan for the next turn, buy at once."""

    division: int

    def _for_sale(self, game: Crete) -> tuple[list[int], list[int]]:
        """Chits that may be bought at once, and those that may be planned."""
        now: list[int] = []
        later: list[int] = []
        taken = {*game.bought, *game.coming, game.carried}
        if game.turn == game.frame.first_turn:
            # R58: chits the scenario puts into the cup are not sold in its first turn.
            taken |= set(game.frame.start_cup)
            if game.clauses.others_in:
                taken |= set(game.clauses.choose)
        for number, formation in enumerate(game.frame.formations):
            if formation.division != self.division:
                continue
            chit = formation.chit
            if (
                chit not in taken
                and sold(game, chit, game.turn)
                and has_somebody(game, number, game.turn)
            ):
                now.append(chit)
            if (
                game.turn < game.frame.last_turn
                and chit not in game.planned
                and sold(game, chit, game.turn + 1)
                and has_somebody(game, number, game.turn + 1)
            ):
                later.append(chit)
        return now, later

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not game.frame.record.dispatch_used:
            return ()
        now, later = self._for_sale(game)
        dp, cp = game.dp[self.division], game.cp[self.division]
        within_reach = dp + cp // CP_PER_DP
        if not (now and within_reach >= AT_ONCE) and not (later and within_reach >= PLANNED):
            return ()
        options = [plain("done", "G4.5")]
        if dp >= PLANNED:
            options += [_chit("plan", c, PLANNED) for c in later]
        if dp >= AT_ONCE:
            options += [_chit("buy", c, AT_ONCE) for c in now]
        if cp >= CP_PER_DP:
            options.append(plain("convert", "G4.4"))
        options.append(OPEN)
        side = game.frame.divisions[self.division].side
        args: dict[str, Arg] = {
            "division": f"division:{division_name(game, self.division)}",
            "cp": cp,
            "dp": dp,
        }
        return (Decision(game.seat(side), "ask-dispatch", tuple(options), "G4.5", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        game.push(self)
        verb = option.id.partition(":")[0]
        name = f"division:{division_name(game, self.division)}"
        if verb == "orders":
            game.push(Orders(game.frame.divisions[self.division].side))
        elif verb == "convert":
            game.cp[self.division] -= CP_PER_DP
            game.dp[self.division] += 1
            game.emit(PointsConverted(division=name, cp=CP_PER_DP, dp=1, rule="G4.4"))
        else:
            chit = int(option.value)
            cost = PLANNED if verb == "plan" else AT_ONCE
            game.dp[self.division] -= cost
            (game.planned if verb == "plan" else game.bought).append(chit)
            game.emit(
                ChitBought(
                    division=name,
                    chit=CHIT_REF[chit],
                    cost=cost,
                    planned=verb == "plan",
                    rule="G4.5",
                )
            )


def _chit(verb: str, chit: int, cost: int) -> Option:
    ref = CHIT_REF[chit]
    args: dict[str, Arg] = {"what": ref, "cost": cost}
    return Option(f"{verb}:{ref.partition(':')[2]}", f"option-{verb}", args, (ref,), "G4.5", chit)


def formation_with(game: Crete, chit: int) -> int:
    return _formation_with(game.scenario, chit)


@cache
def _formation_with(scenario: str, chit: int) -> int:
    for number, formation in enumerate(frame(scenario).formations):
        if formation.chit == chit:
            return number
    return NOBODY
