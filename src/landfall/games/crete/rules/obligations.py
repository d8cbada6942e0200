"""R52, R53, R54, R77: the Germans' obligations by date, and the levels of victory."""

from __future__ import annotations

from typing import Any

from landfall.games.crete.model.chart import EXIT_IDS, EXIT_REF
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import ALLIED, GERMAN, hex_on
from landfall.games.crete.model.island_events import ObligationTested
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.leaving import leaders_out_by, units_out_by
from landfall.games.crete.rules.morale import change, raise_level


def duties(game: Crete) -> tuple[dict[str, Any], ...]:
    return tuple(game.frame.record.obligations or ())


def duty_hexes(game: Crete, duty: dict[str, Any]) -> list[int]:
    """The hexes an obligation names; all of them are on the west grid."""
    return [hex_on("Maleme", number) for number in duty.get("occupy", ())]


def held(game: Crete, duty: dict[str, Any]) -> int:
    """crete R54: "must occupy" means holding it at the end."""
    return sum(game.control.get(h, ALLIED) == GERMAN for h in duty_hexes(game, duty))


def exits_of(duty: dict[str, Any]) -> tuple[int, int, int]:
    """The number of the exit, the units and the leaders that must leave by it; -1 without an exit."""
    wanted = duty.get("exit")
    if wanted is None:
        return -1, 0, 0
    return EXIT_IDS.index(wanted["exit"]), wanted["units"], wanted.get("leaders", 0)


def met(game: Crete, duty: dict[str, Any]) -> bool:
    exit, units, leaders = exits_of(duty)
    if exit >= 0 and (units_out_by(game, exit) < units or leaders_out_by(game, exit) < leaders):
        return False
    return held(game, duty) == len(duty.get("occupy", ()))


def test(game: Crete, number: int, duty: dict[str, Any]) -> None:
    """crete R52, R54: if an obligation is not met, Allied morale rises, at most to its start; under withdrawal, its level
    rises."""
    game.tested.append(number)
    fulfilled = met(game, duty)
    exit, units, _ = exits_of(duty)
    game.emit(
        ObligationTested(
            exit=EXIT_REF[exit] if exit >= 0 else "",
            met=fulfilled,
            have=units_out_by(game, exit) if exit >= 0 else held(game, duty),
            need=units if exit >= 0 else len(duty["occupy"]),
            rule="R77" if exit >= 0 else "R54",
        )
    )
    if fulfilled:
        return
    more = duty["else"]
    change(game, more.get("allied_morale", 0), "obligation", "R54")
    raise_level(game, sum(more.values()), "obligation", "R54")


def at_start_of_turn(game: Crete) -> None:
    """crete G3.3, G25.4: test the obligations due at this turn, before its step B."""
    for number, duty in enumerate(duties(game)):
        by = duty["by"]
        if (
            number not in game.tested
            and by != "end"
            and game.turn >= moment(by["date"], by["turn"])
        ):
            test(game, number, duty)


def at_the_end(game: Crete) -> None:
    """Test the obligations due at the end, before the level of victory is read."""
    for number, duty in enumerate(duties(game)):
        if number not in game.tested:
            test(game, number, duty)


def band(game: Crete) -> str:
    """crete R53, S5.0: the level of victory for the withdrawal level; without withdrawal, none."""
    victory = game.frame.record.victory
    if not game.withdrawal:
        return str(victory.if_withdrawal_never_starts)
    for row in victory.withdrawal_bands:
        low, high = row["min"], row["max"]
        if (low is None or game.morale >= low) and (high is None or game.morale <= high):
            return str(row["result"])
    return ""
