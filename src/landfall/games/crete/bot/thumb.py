"""A rule of thumb for both sides: a function of what is seen, what is asked and a whim."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.crete.bot.activation import RESERVE, Activation
from landfall.games.crete.bot.moves import Moves
from landfall.games.crete.bot.picture import Picture, number_of, picture
from landfall.games.crete.bot.plan import Plan
from landfall.games.crete.bot.worth import forecast, partisan_worth, strike_worth
from landfall.games.crete.model.counters import (
    LEADER_NUMBER,
    LEADERS,
    MOUNTED,
    TQ,
    UNITS,
)
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, SIDES, distance
from landfall.games.crete.model.state import DUE
from landfall.games.crete.rules.command import leader_hex, payer
from landfall.games.crete.rules.fire import PRIMARY
from landfall.games.crete.rules.indirect import may_observe
from landfall.games.crete.rules.leaders import commanded_from
from landfall.games.crete.rules.movement import allowance
from landfall.games.crete.rules.odds import odds
from landfall.games.crete.table.read_view import hex_of
from landfall.games.crete.table.view import CreteView

Answer = Callable[[Picture, Decision], str]


def thumb(view: CreteView, decision: Decision, whims: random.Random) -> str:
    """The answer; whims break no ties, because the plan must be the same from one question to the next."""
    seen = picture(view, SIDES.index(decision.seat))
    return ANSWERS[decision.text](seen, decision)


def _best(decision: Decision, worth: Callable[[Option], float]) -> str:
    return max(decision.options, key=worth).id


def _has(decision: Decision, *ids: str) -> str:
    """The first of these that is offered."""
    offered = {option.id for option in decision.options}
    return next((id for id in ids if id in offered), decision.options[0].id)


def _setup(seen: Picture, decision: Decision) -> str:
    return "accept"


def _orders(seen: Picture, decision: Decision) -> str:
    return "done"


# Activations.


def _who(seen: Picture, decision: Decision) -> str:
    return Activation(seen, Plan(seen), decision).answer()


def _move(seen: Picture, decision: Decision) -> str:
    moves = Moves(seen, Plan(seen), number_of(decision.at[0]))
    by_end = {(int(o.value), o.id.partition("/")[2]): o.id for o in decision.options}
    return by_end[moves.best_of(list(by_end))]


def _go_on(seen: Picture, decision: Decision) -> str:
    """G15: a shaken company does not walk into a second volley."""
    return "stop" if seen.unit(number_of(decision.at[0])).cohesion >= 2 else "go-on"


def _join(seen: Picture, decision: Decision) -> str:
    """Everybody who makes the assault better than it is without him."""
    hex = hex_of(decision.at[0])
    joining = [int(o.value) for o in decision.options if o.id != "attack"]
    if not joining:
        return "attack"
    origin = seen.at(joining[0])
    party = [
        n
        for n in seen.own_at(origin)
        if n not in joining and seen.unit(n).first == "assault" and seen.unit(n).acted
    ]
    for n in joining:
        if not party:
            return _has(decision, f"join:{UNITS[n].unit}")
        without = forecast(seen.game, party, hex).gain(seen.price)
        if forecast(seen.game, [*party, n], hex).gain(seen.price) > without:
            return _has(decision, f"join:{UNITS[n].unit}")
    return "attack"


def _target(seen: Picture, decision: Decision) -> str:
    unit = number_of(decision.at[0])
    mode = str(decision.args.get("mode", PRIMARY))

    def worth(option: Option) -> float:
        spread = odds(seen.game, unit, int(option.value), mode)
        return spread.eliminated * 2 + spread.step + spread.suppressed / 2 + spread.cohesion / 3

    return _best(decision, worth)


def _independents(seen: Picture, decision: Decision) -> str:
    """Those nearest to the enemy."""
    if not any(o.id != "done" for o in decision.options):
        return "done"
    return _best(
        decision,
        lambda o: -99.0 if o.id == "done" else -float(seen.nearest_foe(seen.at(int(o.value)))),
    )


# Checks.


def _pay(seen: Picture, decision: Decision) -> str:
    """Points for checks that decide: a company in contact, a last check that means surrender."""
    unit = number_of(decision.at[0])
    odds_to_pass = int(decision.args["chance"])
    purpose = str(decision.args["purpose"])
    state = seen.unit(unit)
    division = payer(seen.game, unit)
    points = seen.game.cp[division] if division != NOBODY else 0
    contact = state.at >= 0 and seen.nearest_foe(state.at) <= 1
    if purpose == "last":
        surrenders = (
            state.suppressed or state.chutes or state.gliders or not allowance(seen.game, unit)
        )
        return "pay" if odds_to_pass <= (80 if surrenders else 60) else "roll"
    if purpose in ("hard", "rout"):
        limit = 80 if contact else 60
        return "pay" if odds_to_pass <= limit and (points > 1 or contact) else "roll"
    if purpose == "rally":
        return "pay" if odds_to_pass <= 60 and (contact or points > RESERVE) else "roll"
    return "pay" if odds_to_pass <= 50 and points > 2 * RESERVE else "roll"


def _stand(seen: Picture, decision: Decision) -> str:
    """Who holds an objective or is dug in stands; who is shaken and weak runs while he can."""
    unit = number_of(decision.at[0])
    state = seen.unit(unit)
    if state.at in seen.objectives or state.position:
        return "stand"
    against = sum(seen.unit(n).steps for n in seen.foes_within(state.at, 1))
    here = sum(seen.unit(n).steps for n in seen.own_at(state.at))
    hopeless = against >= 3 * here and state.cohesion >= 1
    return "run" if hopeless else "stand"


def _retreat(seen: Picture, decision: Decision) -> str:
    """Out of their zones, into cover, to friends."""

    def worth(option: Option) -> float:
        hex = int(option.value)
        friends = min(3, len(seen.own_within(hex, 1)))
        return (
            seen.cover(hex) + friends - 3 * seen.foes_firing_on(hex) + min(3, seen.nearest_foe(hex))
        )

    return _best(decision, worth)


def _advance(seen: Picture, decision: Decision) -> str:
    """Whole companies go in; where it is no objective and bare, one is enough."""
    hex = hex_of(decision.at[0])
    there = sum(seen.unit(n).steps for n in seen.own_at(hex))
    offered = {o.id for o in decision.options}
    if "enough" in offered and hex not in seen.objectives and (there >= 4 or not seen.cover(hex)):
        return "enough"
    return _best(
        decision,
        lambda o: (
            -9.0
            if o.id == "enough"
            else seen.unit(int(o.value)).steps - seen.unit(int(o.value)).cohesion
        ),
    )


def _opportunity(seen: Picture, decision: Decision) -> str:
    return _has(decision, "fire-all")


# From the air.


def _strike(seen: Picture, decision: Decision) -> str:
    """What covers the hexes where we come down; else what is hurt most."""
    game = seen.game
    drops = 0
    for arrival in game.frame.arrivals:
        if arrival.kind != "drop" or arrival.turn > game.turn:
            continue
        for unit, hex in zip(arrival.units, arrival.hexes, strict=True):
            if game.units[unit].at == DUE:
                drops |= BIT[hex]

    def worth(option: Option) -> float:
        hex = int(option.value)
        there = seen.foes_at(hex)
        covered = sum((game.zone(n) & drops).bit_count() for n in there)
        best = max((strike_worth(game, n) for n in there), default=0.0)
        near = 0.3 if len(seen.own_within(hex, 1)) else 0.0
        return best + 0.4 * covered + near - 1.0 * game.strikes.count(hex)

    return _best(decision, worth)


def _struck(seen: Picture, decision: Decision) -> str:
    return _best(decision, lambda o: strike_worth(seen.game, int(o.value)))


# Points, parks, leaders.


def _dispatch(seen: Picture, decision: Decision) -> str:
    """A battalion's chit moves all its companies for the price of two second actions: plan them all, if two points are left."""
    game = seen.game
    cp, dp = int(decision.args["cp"]), int(decision.args["dp"])
    plans = [o for o in decision.options if o.id.startswith("plan:")]
    buys = [o for o in decision.options if o.id.startswith("buy:")]

    def busy(option: Option) -> float:
        chit = int(option.value)
        formation = next(n for n, f in enumerate(game.frame.formations) if f.chit == chit)
        members = [n for n in seen.own if game.frame.formation_of[n] == formation]
        return sum(seen.unit(n).steps / (1 + seen.nearest_foe(seen.at(n))) for n in members)

    if plans:
        best = max(plans, key=busy)
        if busy(best) > 0:
            return best.id
    if buys and dp >= 2:
        best = max(buys, key=busy)
        if busy(best) >= 1.5:
            return best.id
    unplanned = [
        f.chit
        for f in game.frame.formations
        if game.frame.divisions[f.division].side == seen.side
        and f.chit not in game.planned
        and any(
            game.frame.formation_of[n] == number
            for number, other in enumerate(game.frame.formations)
            if other is f
            for n in seen.own
        )
    ]
    if not plans and unplanned and game.turn < game.frame.last_turn and cp >= 2 + RESERVE:
        return _has(decision, "convert", "done")
    return "done"


def _parks(seen: Picture, decision: Decision) -> str:
    """Guns out of the enemy's reach form a park; one that he comes near to is dissolved."""
    for option in decision.options:
        hex = int(option.value) if option.id != "done" else -1
        if option.id.startswith("park:") and seen.nearest_foe(hex) > 3:
            return option.id
        if option.id.startswith("dissolve:") and seen.nearest_foe(hex) <= 2:
            return option.id
    return "done"


def _contact(seen: Picture, decision: Decision) -> str:
    """The leader whose men see most of the enemy."""
    game = seen.game

    def worth(option: Option) -> float:
        if option.id == "done":
            return -1.0
        leader = LEADER_NUMBER[option.id.partition("@")[2]]
        at = leader_hex(game, leader)
        return float(
            sum(
                may_observe(game, n) and seen.nearest_foe(seen.at(n)) <= 3
                for n in seen.own
                if distance(at, seen.at(n)) <= LEADERS[leader].range
            )
        )

    return _best(decision, worth)


def _leader(decision: Decision) -> int:
    return LEADER_NUMBER[str(decision.args["leader"]).partition(":")[2]]


def _host(seen: Picture, decision: Decision) -> str:
    """With the unit from which he commands most; a strong one, so that he lives."""
    leader = _leader(decision)

    def worth(option: Option) -> float:
        unit = int(option.value) if option.id != "stay" else seen.game.leaders[leader].on
        hex = seen.at(unit)
        stays = 0.4 if option.id == "stay" else 0.0
        friends = sum(seen.unit(n).steps for n in seen.own_at(hex))
        return commanded_from(seen.game, leader, hex) + stays + 0.1 * friends

    return _best(decision, worth)


def _along(seen: Picture, decision: Decision) -> str:
    """He stays with the stack; with the last to leave it he goes along."""
    return _best(
        decision, lambda o: 0.0 if o.id == "along" else float(seen.unit(int(o.value)).steps)
    )


def _return(seen: Picture, decision: Decision) -> str:
    """To the leader with most of ours around him."""
    return _best(
        decision,
        lambda o: float(len(seen.own_within(leader_hex(seen.game, int(o.value)), 2))),
    )


# Events.


def _subject(seen: Picture, decision: Decision) -> str:
    game = seen.game
    what = str(decision.args["what"])

    def worth(option: Option) -> float:
        unit = int(option.value)
        state = seen.unit(unit)
        if what == "strike-on":
            return strike_worth(game, unit)
        if what == "partisans":
            return partisan_worth(game, unit)
        if what == "rout":
            held = 1.0 if state.at in seen.objectives else 0.0
            return state.steps * (10 - TQ[unit]) / 10 + held
        if what == "heroic":
            return state.steps * 2 - seen.nearest_foe(state.at)
        if what == "breakdown":
            return -float(min((distance(state.at, seen.at(n)) for n in seen.own), default=0))
        if what == "ammunition":
            return state.steps - 2.0 * state.cohesion
        # A step comes back: where there is fighting, and where one is left already.
        return 1.0 + state.steps if state.at >= 0 else 0.5

    return _best(decision, worth)


def _relief(seen: Picture, decision: Decision) -> str:
    def worth(option: Option) -> float:
        if option.id == "done":
            return -99.0
        state = seen.unit(int(option.value))
        return state.steps + state.cohesion - 0.5 * seen.nearest_foe(state.at)

    return _best(decision, worth)


def _enter(seen: Picture, decision: Decision) -> str:
    """By road and mounted while nobody is near: guns cannot walk."""
    unit = number_of(decision.at[0])
    rides = MOUNTED[unit] is not None
    near = seen.nearest_foe(int(decision.options[0].value)) <= 4

    def worth(option: Option) -> float:
        way = option.id.partition("/")[2]
        score = -seen.foes_firing_on(int(option.value))
        if near:
            return score + (1.0 if "column" not in way else 0.0)
        return (
            score + (1.0 if "column" in way else 0.0) + (1.0 if rides and "mounted" in way else 0.0)
        )

    return _best(decision, worth)


def _division(seen: Picture, decision: Decision) -> str:
    """Points change where most of them are ours to win or theirs to lose."""
    return _best(decision, lambda o: float(seen.game.cp[int(o.value)]))


def _leader_lost(seen: Picture, decision: Decision) -> str:
    return _best(
        decision,
        lambda o: float(
            commanded_from(seen.game, int(o.value), leader_hex(seen.game, int(o.value)))
        ),
    )


def _sheet(seen: Picture, decision: Decision) -> str:
    return decision.options[0].id


ANSWERS: Final[dict[str, Answer]] = {
    "ask-setup": _setup,
    "ask-orders": _orders,
    "ask-who": _who,
    "ask-move": _move,
    "ask-go-on": _go_on,
    "ask-join": _join,
    "ask-target": _target,
    "ask-independents": _independents,
    "ask-pay": _pay,
    "ask-stand": _stand,
    "ask-retreat": _retreat,
    "ask-advance": _advance,
    "ask-opportunity": _opportunity,
    "ask-strike": _strike,
    "ask-struck": _struck,
    "ask-dispatch": _dispatch,
    "ask-parks": _parks,
    "ask-contact": _contact,
    "ask-host": _host,
    "ask-transfer": _host,
    "ask-along": _along,
    "ask-return": _return,
    "ask-subject": _subject,
    "ask-relief": _relief,
    "ask-enter": _enter,
    "ask-division": _division,
    "ask-leader": _leader_lost,
    "ask-sheet": _sheet,
}
