"""Four authored moments of the campaign, for walks that begin far from its first turn.

Units are where the book's scenarios 9 (25 May) and 10 (27 May) put them; the rest is written here.
"""

from __future__ import annotations

from typing import Any

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import NAME, hex_on

RUNWAY = {"W09.04": "german", "W10.04": "german", "W11.05": "german"}


def _units(scenario: str) -> list[dict[str, Any]]:
    record = BOX.scenarios[scenario]
    return [
        {"unit": u.unit, "at": NAME[hex_on(u.map, u.hex)]} | ({"steps": u.steps} if u.steps else {})
        for u in record.setup
    ]


def _leaders(scenario: str, units: list[dict[str, Any]]) -> dict[str, str]:
    """Each leader with a unit in his hex."""
    there = {u["at"]: u["unit"] for u in reversed(units)}
    found = {}
    for leader in BOX.scenarios[scenario].leaders:
        if leader.hex:
            found[leader.leader] = there[NAME[hex_on(leader.map, leader.hex)]]
    return found


def _moment(scenario: str, **more: Any) -> dict[str, Any]:
    units = _units(scenario)
    return {
        "units": units,
        "leaders": _leaders(scenario, units),
        "control": RUNWAY,
        "cp": {"2NZ": 5, "CREFORCE": 5, "7FL": 6, "5GEB": 6},
        "dp": {"2NZ": 1, "CREFORCE": 1, "7FL": 2, "5GEB": 2},
        **more,
    }


def morning_of_25_may() -> dict[str, Any]:
    """Before Galatas: morale is low, and the four units owed by 0700 have not left."""
    return _moment("9", day=25, hour="0700", morale=12)


def withdrawal() -> dict[str, Any]:
    """Two days later: everyone is on the road to Sfakia, some have got away."""
    units = [*_units("10"), {"unit": "NZ-AA1", "at": "aside"}]
    return _moment("10", day=27, hour="0900", morale=6, withdrawal=True) | {"units": units}


def night_at_suda() -> dict[str, Any]:
    """The port of Suda by night, full of units waiting to leave."""
    wanted = ("NZ-18-A", "NZ-18-B", "NZ-20-A", "NZ-20-B")
    units = [u for u in _units("10") if u["unit"] not in wanted and u["at"] != "W59.13"]
    at_port = [{"unit": name, "at": "W59.13"} for name in wanted]
    rest = _moment("10", day=27, hour="Night", morale=6, withdrawal=True)
    return rest | {"units": [*units, *at_port], "leaders": _leaders("10", _units("10"))}


def naval_turn() -> dict[str, Any]:
    """Cruisers off Maleme; the naval chit is about to be played by day."""
    ships = ("CR-N-DD1", "CR-N-AJAX", "CR-N-DIDO", "CR-N-DD2")
    position = _moment(
        "9",
        day=26,
        hour="0900",
        morale=14,
        chit="Naval",
        cup=["2NZ Division", "7FL Division", "5GEB Division", "German Direct Command"],
        fleet="Maleme",
        target="W20.07",
    )
    return position | {
        "units": [*position["units"], *({"unit": name, "at": "sea"} for name in ships)]
    }


#: The scenario, its options and the position.
POSITIONS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "25 May in the morning": ("12", {}, morning_of_25_may()),
    "withdrawal in force": ("12", {}, withdrawal()),
    "a night at Suda": ("12", {}, night_at_suda()),
    "a naval turn": ("12", {"ships": True, "coastal-guns": True}, naval_turn()),
}
