"""The standard bot for both sides: its answer follows from the view and the question."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.crete.bot import island, special, staff
from landfall.games.crete.bot.activation import RESERVE, Activation
from landfall.games.crete.bot.choices import best, count_of, has
from landfall.games.crete.bot.moves import Moves
from landfall.games.crete.bot.picture import Picture, number_of, picture
from landfall.games.crete.bot.sides import make_plan
from landfall.games.crete.bot.worth import forecast, odds
from landfall.games.crete.model.counters import UNITS
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.rules.command import payer
from landfall.games.crete.rules.fire import PRIMARY
from landfall.games.crete.rules.movement import allowance
from landfall.games.crete.table.read_view import hex_of
from landfall.games.crete.table.view import CreteView

Answer = Callable[[Picture, Decision], str]


def thumb(view: CreteView, decision: Decision, whims: random.Random) -> str:
    """The answer. Ties are not broken at random, because the plan must be the same from one question to the next."""
    seen = picture(view, SIDES.index(decision.seat))
    return ANSWERS.get(decision.text, _anything)(seen, decision)


def _anything(seen: Picture, decision: Decision) -> str:
    """By default, the first option of a question (G33)."""
    return decision.options[0].id


def _setup(seen: Picture, decision: Decision) -> str:
    return "accept"


def _orders(seen: Picture, decision: Decision) -> str:
    return "done"


# Activations.


def _who(seen: Picture, decision: Decision) -> str:
    return Activation(seen, decision).answer()


def _move(seen: Picture, decision: Decision) -> str:
    out = island.way_out(seen, decision)
    if out:
        return out
    unit = number_of(decision.at[0])
    moves = Moves(seen, make_plan(seen, [unit]), unit)
    ends = [o for o in decision.options if o.id.startswith("to:")]
    by_end = {(int(o.value), o.id.partition("/")[2]): o.id for o in ends}
    return by_end[moves.best_of(list(by_end))]


def _leg(seen: Picture, decision: Decision) -> str:
    """G10.11: moving in legs is for players who choose their own path. The bot never starts one; within one, it stops at once."""
    return "stop" if any(o.id == "stop" for o in decision.options) else decision.options[0].id


def _go_on(seen: Picture, decision: Decision) -> str:
    """G15: a shaken company does not walk into a second volley."""
    return "stop" if seen.unit(number_of(decision.at[0])).cohesion >= 2 else "go-on"


def _join(seen: Picture, decision: Decision) -> str:
    """Every unit that improves the assault joins it."""
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
            return has(decision, f"join:{UNITS[n].unit}")
        without = forecast(seen.game, party, hex).gain(seen.price)
        if forecast(seen.game, [*party, n], hex).gain(seen.price) > without:
            return has(decision, f"join:{UNITS[n].unit}")
    return "attack"


def _target(seen: Picture, decision: Decision) -> str:
    unit = number_of(decision.at[0])
    mode = str(decision.args.get("mode", PRIMARY))

    def worth(option: Option) -> float:
        spread = odds(seen.game, unit, int(option.value), mode)
        return spread.eliminated * 2 + spread.step + spread.suppressed / 2 + spread.cohesion / 3

    return best(decision, worth)


def _independents(seen: Picture, decision: Decision) -> str:
    """The independents closest to the enemy."""
    if not any(o.id != "done" for o in decision.options):
        return "done"
    return best(
        decision,
        lambda o: -99.0 if o.id == "done" else -float(seen.nearest_foe(seen.at(int(o.value)))),
    )


# Checks.


def _pay(seen: Picture, decision: Decision) -> str:
    """Points for checks that decide: a company in contact, a last check that means surrender."""
    unit = number_of(decision.at[0])
    odds_to_pass = count_of(decision, "chance")
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
    if purpose in ("hard", "rout", "desertion"):
        limit = 80 if contact else 60
        return "pay" if odds_to_pass <= limit and (points > 1 or contact) else "roll"
    if purpose == "rally":
        return "pay" if odds_to_pass <= 60 and (contact or points > RESERVE) else "roll"
    return "pay" if odds_to_pass <= 50 and points > 2 * RESERVE else "roll"


def _stand(seen: Picture, decision: Decision) -> str:
    """Units that are dug in or on an objective stand their ground; shaken and weak ones run while they can."""
    unit = number_of(decision.at[0])
    state = seen.unit(unit)
    if state.at in seen.objectives or state.position:
        return "stand"
    against = sum(seen.unit(n).steps for n in seen.foes_within(state.at, 1))
    here = sum(seen.unit(n).steps for n in seen.own_at(state.at))
    hopeless = against >= 3 * here and state.cohesion >= 1
    return "run" if hopeless else "stand"


def _retreat(seen: Picture, decision: Decision) -> str:
    """Out of enemy zones, into cover, towards friends."""

    def worth(option: Option) -> float:
        hex = int(option.value)
        friends = min(3, len(seen.own_within(hex, 1)))
        return (
            seen.cover(hex) + friends - 3 * seen.foes_firing_on(hex) + min(3, seen.nearest_foe(hex))
        )

    return best(decision, worth)


def _advance(seen: Picture, decision: Decision) -> str:
    """Full companies go in; in an open hex that is not an objective, one is enough."""
    hex = hex_of(decision.at[0])
    there = sum(seen.unit(n).steps for n in seen.own_at(hex))
    offered = {o.id for o in decision.options}
    if "enough" in offered and hex not in seen.objectives and (there >= 4 or not seen.cover(hex)):
        return "enough"
    return best(
        decision,
        lambda o: (
            -9.0
            if o.id == "enough"
            else seen.unit(int(o.value)).steps - seen.unit(int(o.value)).cohesion
        ),
    )


def _opportunity(seen: Picture, decision: Decision) -> str:
    return has(decision, "fire-all")


ANSWERS: Final[dict[str, Answer]] = {
    "ask-setup": _setup,
    "ask-orders": _orders,
    "ask-who": _who,
    "ask-move": _move,
    "ask-leg": _leg,
    "ask-go-on": _go_on,
    "ask-join": _join,
    "ask-target": _target,
    "ask-independents": _independents,
    "ask-pay": _pay,
    "ask-stand": _stand,
    "ask-retreat": _retreat,
    "ask-advance": _advance,
    "ask-opportunity": _opportunity,
    "ask-strike": staff.strike,
    "ask-struck": staff.struck,
    "ask-dispatch": staff.dispatch,
    "ask-parks": staff.parks,
    "ask-contact": staff.contact,
    "ask-host": staff.host,
    "ask-transfer": staff.host,
    "ask-along": staff.along,
    "ask-return": staff.come_back,
    "ask-subject": staff.subject,
    "ask-relief": staff.relief,
    "ask-enter": staff.enter,
    "ask-division": staff.division,
    "ask-leader": staff.leader_lost,
    "ask-sheet": staff.sheet,
    "ask-first": special.first,
    "ask-allot": special.allot,
    "ask-air": special.use_air,
    "ask-airfield": special.airfield,
    "ask-land": staff.enter,
    "ask-kampfgruppe": special.kampfgruppe,
    "ask-attach": special.attach,
    "ask-come-in": island.come_in,
    "ask-box-march": island.box_march,
    "ask-leave": island.leave,
    "ask-ad-hoc": island.ad_hoc,
    "ask-stick": island.stick,
    "ask-add": island.alone,
    "ask-zone": island.zone,
    "ask-over": island.over,
    "ask-series": island.series,
    "ask-fleet": island.fleet,
    "ask-coast": island.coast,
    "ask-ships": island.ships,
    "ask-sail": island.sail,
    "ask-gun": island.gun,
}
