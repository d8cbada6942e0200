"""Decisions away from the fighting: strikes, points, parks, leaders, events, arrivals."""

from __future__ import annotations

from landfall.core.decisions import Decision, Option
from landfall.games.crete.bot.activation import RESERVE
from landfall.games.crete.bot.choices import best, count_of, has
from landfall.games.crete.bot.picture import Picture, number_of
from landfall.games.crete.bot.worth import partisan_worth, strike_worth
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADERS, MOUNTED, TQ
from landfall.games.crete.model.ground import BIT, NEAR_MASK, SHEET, distance
from landfall.games.crete.model.pieces import DUE
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.indirect import may_observe
from landfall.games.crete.rules.leaders import commanded_from

# Air strikes.


def strike(seen: Picture, decision: Decision) -> str:
    """Strike enemies that fire on the hexes where we land; otherwise those that would suffer most."""
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

    return best(decision, worth)


def struck(seen: Picture, decision: Decision) -> str:
    return best(decision, lambda o: strike_worth(seen.game, int(o.value)))


# Points, parks, leaders.


def dispatch(seen: Picture, decision: Decision) -> str:
    """A planned chit costs as much as two second actions and activates a whole formation: plan one for each, and convert
    command points for it."""
    game = seen.game
    cp, dp = count_of(decision, "cp"), count_of(decision, "dp")
    plans = [o for o in decision.options if o.id.startswith("plan:")]
    buys = [o for o in decision.options if o.id.startswith("buy:")]

    if plans:
        best = max(plans, key=lambda o: busy(seen, int(o.value)))
        if busy(seen, int(best.value)) > 0:
            return best.id
    if buys and dp >= 2:
        best = max(buys, key=lambda o: busy(seen, int(o.value)))
        if busy(seen, int(best.value)) >= 1.5:
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
        return has(decision, "convert", "done")
    return "done"


def busy(seen: Picture, chit: int) -> float:
    """How many steps of a chit's formation are close to the enemy; those further away count less."""
    frame = seen.game.frame
    formation = next(n for n, f in enumerate(frame.formations) if f.chit == chit)
    members = [n for n in seen.own if frame.formation_of[n] == formation]
    return sum(seen.unit(n).steps / (1 + seen.nearest_foe(seen.at(n))) for n in members)


def parks(seen: Picture, decision: Decision) -> str:
    """Guns out of the enemy's reach form a park; a park is dissolved when the enemy comes close."""
    for option in decision.options:
        hex = int(option.value) if option.id != "done" else -1
        if option.id.startswith("park:") and seen.nearest_foe(hex) > 3:
            return option.id
        if option.id.startswith("dissolve:") and seen.nearest_foe(hex) <= 2:
            return option.id
    return "done"


def contact(seen: Picture, decision: Decision) -> str:
    """The leader whose units see most of the enemy."""
    return best(
        decision,
        lambda o: (
            -1.0
            if o.id == "done"
            else float(observers(seen, LEADER_NUMBER[o.id.partition("@")[2]]))
        ),
    )


def observers(seen: Picture, leader: int) -> int:
    """How many units in a leader's range have an enemy within three hexes and could observe."""
    at = leader_hex(seen.game, leader)
    near = [n for n in seen.own if distance(at, seen.at(n)) <= LEADERS[leader].range]
    return sum(may_observe(seen.game, n) and seen.nearest_foe(seen.at(n)) <= 3 for n in near)


def leader_of(decision: Decision) -> int:
    return LEADER_NUMBER[str(decision.args["leader"]).partition(":")[2]]


def host(seen: Picture, decision: Decision) -> str:
    """The unit from which the leader commands the most others, preferably in a strong stack, where he is safer."""
    leader = leader_of(decision)

    def worth(option: Option) -> float:
        unit = int(option.value) if option.id != "stay" else seen.game.leaders[leader].on
        hex = seen.at(unit)
        stays = 0.4 if option.id == "stay" else 0.0
        friends = sum(seen.unit(n).steps for n in seen.own_at(hex))
        return commanded_from(seen.game, leader, hex) + stays + 0.1 * friends

    return best(decision, worth)


def along(seen: Picture, decision: Decision) -> str:
    """The leader stays with the strongest unit of the stack, and leaves with the last one."""
    return best(
        decision, lambda o: 0.0 if o.id == "along" else float(seen.unit(int(o.value)).steps)
    )


def come_back(seen: Picture, decision: Decision) -> str:
    """Return to the leader with the most of our units nearby."""
    return best(
        decision,
        lambda o: float(len(seen.own_within(leader_hex(seen.game, int(o.value)), 2))),
    )


# Events.


def subject(seen: Picture, decision: Decision) -> str:
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
        # A lost step goes to a unit on a map before one that is out of the game.
        return 1.0 + state.steps if state.at >= 0 else 0.5

    return best(decision, worth)


def relief(seen: Picture, decision: Decision) -> str:
    def worth(option: Option) -> float:
        if option.id == "done":
            return -99.0
        state = seen.unit(int(option.value))
        return state.steps + state.cohesion - 0.5 * seen.nearest_foe(state.at)

    return best(decision, worth)


def enter(seen: Picture, decision: Decision) -> str:
    """In column and mounted while no enemy is near; on foot otherwise."""
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

    return best(decision, worth)


def division(seen: Picture, decision: Decision) -> str:
    """An event adds or takes points: choose the division that has the most."""
    return best(decision, lambda o: float(seen.game.cp[int(o.value)]))


def leader_lost(seen: Picture, decision: Decision) -> str:
    return best(
        decision,
        lambda o: float(
            commanded_from(seen.game, int(o.value), leader_hex(seen.game, int(o.value)))
        ),
    )


def sheet(seen: Picture, decision: Decision) -> str:
    """crete 5.8: the map where the most enemies are adjacent to our units."""
    own = seen.game.holding(seen.side)
    near = [SHEET[seen.at(n)] for n in seen.foes if own & NEAR_MASK[seen.at(n)]]
    return best(decision, lambda o: float(near.count(o.id.partition(":")[2])))
