"""Positions for tests: units on a scenario's map, a chit about to be played, dice that are known."""

from __future__ import annotations

from typing import Any

from landfall.core.chance import Chance
from landfall.core.events import Event
from landfall.core.registry import get_game
from landfall.core.state import Ask
from landfall.core.table import Table
from landfall.games.crete.model import ground, sight
from landfall.games.crete.model.counters import EVENT_NUMBER, NUMBER
from landfall.games.crete.model.ground import BY_NAME, NAME, NEAR, SLOPES, TERRAIN
from landfall.games.crete.model.pieces import Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.random_events import Happening

#: A parachute company, a New Zealand company, an Australian one.
FJ, NZ, AUS = "FJ2-1", "NZ-18-A", "CR-21-A"


def table(
    units: list[dict[str, Any]],
    *,
    scenario: str = "1",
    chit: str = "FJR 2 Division",
    cup: tuple[str, ...] = ("Allied Event", "German Event"),
    day: int = 20,
    hour: str = "1700",
    script: tuple[int, ...] = (),
    **more: Any,
) -> Table:
    """``script``: the dice that follow the income roll of a Division chit, which is always a 4."""
    dice = [4, *script] if "Division" in chit else list(script)
    position = {
        "day": day,
        "hour": hour,
        "units": units,
        "chit": chit,
        "cup": [c for c in cup if c != chit],
        "script": dice,
        **more,
    }
    return Table(get_game("crete"), scenario, {}, {}, "test", position)


def still(units: list[dict[str, Any]], *, scenario: str = "1", **more: Any) -> Crete:
    """A position before any chit is played."""
    rules = get_game("crete")
    position = {"day": 20, "hour": "1700", "units": units, **more}
    state = rules.author(rules.read_position(position), scenario, {}, Chance("still"))
    assert isinstance(state, Crete)
    return state


def island(units: list[dict[str, Any]], **more: Any) -> Table:
    """Scenario 12 with a New Zealand chit about to be played."""
    wanted: dict[str, Any] = {
        "scenario": "12",
        "chit": "2NZ Division",
        "day": 25,
        "hour": "0900",
    } | more
    return table(units, **wanted)


def quiet(units: list[dict[str, Any]], **more: Any) -> Crete:
    """Scenario 12 on 25 May, before anything happens."""
    wanted: dict[str, Any] = {"scenario": "12", "day": 25, "hour": "0900"} | more
    return still(units, **wanted)


def kampfgruppe() -> Table:
    return table(
        [
            unit("NZ-20-A", "W24.14"),
            unit("RAM-1", "W11.06"),
            unit("G85-1", "W05.08"),
            unit("FJ3-1", "W20.14"),
        ],
        scenario="8",
        chit="",
        day=23,
        hour="1100",
        cp={"2NZ": 0, "7FL": 0, "5GEB": 0},
        dp={"2NZ": 0, "7FL": 0, "5GEB": 0},
    )


def unit(name: str, at: str, **state: Any) -> dict[str, Any]:
    return {"unit": name, "at": at, **state}


def game_of(table: Table) -> Crete:
    assert isinstance(table.state, Crete)
    return table.state


def number(name: str) -> int:
    return NUMBER[name]


def at(name: str) -> int:
    return BY_NAME[name]


def choose(table: Table, *options: str) -> None:
    """Answer with these options, one after the other."""
    for option in options:
        asked = table.decisions[0]
        table.answer(asked.seat, option)


def ids(table: Table) -> list[str]:
    return [option.id for option in table.decisions[0].options]


def told(table: Table, kind: type[Event]) -> list[Any]:
    return [event for event in table.events if isinstance(event, kind)]


def pair(first: str, second: str, slope: bool = False, grid: str = "R") -> tuple[str, str]:
    """Two neighbours with this terrain, without a slope between them, or with the second one high."""
    for hex, letter in enumerate(TERRAIN):
        if letter != first or not NAME[hex].startswith(grid):
            continue
        for near in NEAR[hex]:
            high = SLOPES.high(hex, near)
            if TERRAIN[near] == second and (high == near if slope else high is None):
                return NAME[hex], NAME[near]
    raise LookupError(f"{first} beside {second}")


def straight(length: int, letters: str = "C", grid: str = "R") -> tuple[str, str]:
    """Two clear hexes at this distance that see each other."""
    for hex, letter in enumerate(TERRAIN):
        if letter in letters and NAME[hex].startswith(grid):
            for far in ground.SHEETS.within(hex, length):
                if (
                    ground.distance(hex, far) == length
                    and TERRAIN[far] in letters
                    and sight.sees(hex, far)
                ):
                    return NAME[hex], NAME[far]
    raise LookupError(f"no line of {length}")


def said(game: Crete, kind: type[Event]) -> list[Any]:
    """The events of a state that is not at a table."""
    return [e.public for e in game.journal or () if isinstance(e.public, kind)]


def run(game: Crete) -> None:
    """Run the steps on top until the beginning of a turn is on top again, or there is a question."""
    while type(game.steps[-1]).__name__ != "Turn" and not isinstance(game.steps[-1], Ask):
        game.steps.pop().run(game)


def happen(game: Crete, name: str, side: int) -> None:
    """Draw this event marker."""
    game.event_cups[side] = [EVENT_NUMBER[name]]
    game.push(Happening(side))
    run(game)


def walk_out(*dice: int, **orders: str) -> Table:
    """A company walks away from an Australian one."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ, "LB-2-1Inf": AUS},
        orders={"allied": orders, "german": {"hard": "never", "soft": "never"}},
        script=dice,
    )
    away = next(
        NAME[h] for h in NEAR[at(here)] if ground.distance(h, at(there)) == 2 and TERRAIN[h] != "~"
    )
    choose(play, f"move:{FJ}", f"to:{away}")
    return play


def assault(*dice: int, slope: bool = False) -> Table:
    """The companies of E9; the New Zealanders hold and nobody pays."""
    here, there = pair("C", "O", slope)
    orders = {"hard": "never", "last": "never", "stand": "stand"}
    play = table(
        [unit(FJ, here), unit(NZ, there, position=1), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": orders, "allied": orders},
        script=dice,
    )
    choose(play, f"assault:{FJ}@{there}")
    return play


def became(unit: Unit) -> str:
    """The outcome of a shot at a fresh unit of two steps, by the name that the odds give it."""
    if unit.at < 0:
        return "eliminated"
    if unit.steps == 1:
        return "step"
    if unit.suppressed:
        return "suppressed"
    return "cohesion" if unit.cohesion else "none"
