"""What a standing order (G33) would do now, unit by unit, and how many questions the orders leave.

`look("order:german/opportunity/from-5")`: who would fire, hold, pay or roll; `look("questions:german")`: questions per turn.
"""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model import counters
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.orders import ORDERS, key
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import has_bonus
from landfall.games.crete.rules.opportunity import rating
from landfall.games.crete.rules.quality import chance, need, wants_to_pay

#: The modifier for a move out of the zone, the most frequent one (G15.3).
_LEAVES: Final = -1
#: Questions per turn and unit on the maps while an order says `ask`: the mean of eight games of scenarios 1 and 2 played by
#: the bot, half of them with every order at `ask`. OTHERWISE counts the questions that no order answers.
ASKED: Final = {
    "opportunity": 0.005,
    "defensive": 0.002,
    "bonus": 0.144,
    "soft": 0.035,
    "hard": 0.026,
    "rally": 0.016,
    "last": 0.002,
    "stand": 0.008,
    "targets": 0.003,
    "landing": 0.07,
    "leaders": 0.116,
}
OTHERWISE: Final = 1.4


def effect(game: Crete, name: str) -> tuple[Fact, ...]:
    side_name, _, rest = name.partition("/")
    order, _, value = rest.partition("/")
    if side_name not in SIDES or value not in ORDERS.get(order, ()):
        return ()
    side = SIDES.index(side_name)
    if order == "opportunity":
        return tuple(_fire(game, side, value))
    if order in ("bonus", "soft", "hard", "rally", "last"):
        return tuple(_pay(game, side, order, value))
    return ()


def _fire(game: Crete, side: int, value: str) -> list[Fact]:
    """What each unit would do if the best target in its fire zone left that zone."""
    found = []
    for unit in game.fielded(side):
        zone = game.zone(unit)
        near = [n for n in game.fielded(1 - side) if zone >> game.units[n].at & 1]
        if not near:
            continue
        target = max(near, key=lambda n: rating(game, (unit, _LEAVES), n, False))
        best = rating(game, (unit, _LEAVES), target, False)
        least = int(value.removeprefix("from-")) if value.startswith("from-") else 0
        fires = value == "all" or (value.startswith("from-") and best >= least)
        does = "asks" if value == "ask" else "fires" if fires else "holds"
        args: dict[str, Arg] = {
            "unit": counters.REF[unit],
            "target": counters.REF[target],
            "value": best,
            "does": does,
        }
        found.append(Fact("G15.3", "fact-order-fire", args, (counters.REF[unit],), does))
    return found


def _pay(game: Crete, side: int, order: str, value: str) -> list[Fact]:
    """Whether each unit concerned would pay a point for this check."""
    there = game.clone()
    there.orders[key(side, order)] = value
    foes = game.zones_of(1 - side)
    found = []
    for unit in game.fielded(side):
        state = game.units[unit]
        if order == "rally":
            concerned = state.suppressed or state.cohesion > 0
        elif order == "bonus":
            concerned = has_bonus(game, unit) and bool(game.zone(unit))
        else:
            concerned = bool(foes >> state.at & 1)
        if not concerned:
            continue
        pays = wants_to_pay(there, unit, order, True)
        does = "asks" if pays is None else "pays" if pays else "rolls"
        args: dict[str, Arg] = {
            "unit": counters.REF[unit],
            "value": chance(need(game, unit, order, True)),
            "does": does,
        }
        found.append(Fact("G8.4", "fact-order-pay", args, (counters.REF[unit],), does))
    return found


def questions(game: Crete, name: str) -> tuple[Fact, ...]:
    """About how many questions per turn this seat gets: with its orders, with the defaults, and if it is asked everything."""
    if name not in SIDES:
        return ()
    side = SIDES.index(name)
    units = len(game.fielded(side))
    asked = sum(much for order, much in ASKED.items() if game.order(side, order) == "ask")
    args: dict[str, Arg] = {
        "now": round(units * (OTHERWISE + asked)),
        "usual": round(
            units
            * (OTHERWISE + sum(much for order, much in ASKED.items() if ORDERS[order][0] == "ask"))
        ),
        "all": round(units * (OTHERWISE + sum(ASKED.values()))),
    }
    return (Fact("G33", "fact-order-questions", args, (), "questions"),)
