"""Why an answer is a good one: sentences from the view, the map and the exact odds of the rules.

The answer itself is the bot's. Nothing here guesses what the bot calculated: each sentence is true, whatever led to the
answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.crete.bot.choices import count_of
from landfall.games.crete.bot.picture import Picture, number_of, picture
from landfall.games.crete.bot.worth import partisan_spread, strike_spread
from landfall.games.crete.hints import command, island
from landfall.games.crete.hints.deeds import deed
from landfall.games.crete.hints.facts import Reasons, ground, losses, spread_of, weakness
from landfall.games.crete.model.counters import CHIT_REF, REF
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BIT, SIDES
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import DUE
from landfall.games.crete.rules.assault import bravery
from landfall.games.crete.rules.command import payer
from landfall.games.crete.rules.movement import allowance, reach_of
from landfall.games.crete.rules.odds import odds
from landfall.games.crete.rules.points import AT_ONCE, CP_PER_DP, PLANNED, formation_with
from landfall.games.crete.rules.quality import chance
from landfall.games.crete.table.read_view import hex_of
from landfall.games.crete.table.view import CreteView

Speaker = Callable[[Picture, Decision, Option], Reasons]


def reasons(view: CreteView, decision: Decision, option: Option) -> tuple[Fact, ...]:
    speak = SPEAKERS.get(decision.text)
    if speak is None:
        return ()
    seen = picture(view, SIDES.index(decision.seat))
    return tuple(speak(seen, decision, option))


def _move(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """The path the move would take, and the hex where it would end."""
    if not option.id.startswith("to:"):
        yield from island.way_out(seen, decision, option)
        return
    unit = number_of(decision.at[0])
    hex, state = int(option.value), option.id.partition("/")[2]
    points, shots = reach_of(seen.game, unit).points_to(hex, state)
    ref = HEX[hex]
    yield reason("way", "G10.1", (ref,), hex=ref, points=points // 2, half=points % 2, shots=shots)
    yield from ground(seen, hex)
    if state == "column":
        yield reason("column", "G10.6", (ref,))


def _go_on(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = number_of(decision.at[0])
    hits = seen.unit(unit).cohesion
    if hits:
        yield reason("hits", "G14.4", (REF[unit],), unit=REF[unit], count=hits)
    yield from ground(seen, seen.at(unit) if option.id == "stop" else _hex(decision))


def _hex(decision: Decision) -> int:
    return hex_of(str(decision.args["hex"]))


def _pay(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = number_of(decision.at[0])
    passing = count_of(decision, "chance")
    state = seen.unit(unit)
    division = payer(seen.game, unit)
    points = seen.game.cp[division] if division != NOBODY else 0
    if option.id == "pay":
        yield reason(
            "pay", "G8.4", (REF[unit],), unit=REF[unit], chance=100 - passing, left=points - 1
        )
    else:
        yield reason("roll", "G8.1", (REF[unit],), unit=REF[unit], chance=passing, points=points)
    packed = state.chutes or state.gliders
    stuck = state.suppressed or packed or not allowance(seen.game, unit)
    if decision.args["purpose"] == "last" and stuck:
        yield reason("surrender", "G16.8", (REF[unit],), unit=REF[unit])


def _join(seen: Picture, decision: Decision, option: Option) -> Reasons:
    hex = hex_of(decision.at[0])
    if option.id != "attack":
        unit = int(option.value)
        yield reason(
            "bravery",
            "G16.3",
            (REF[unit],),
            unit=REF[unit],
            chance=chance(bravery(seen.game, unit, hex)[0]),
        )
    for foe in seen.foes_at(hex):
        yield from weakness(seen, foe)
    steps = sum(seen.unit(n).steps for n in seen.foes_at(hex))
    yield reason("defenders", "G16.1", (HEX[hex],), hex=HEX[hex], count=steps)


def _target(seen: Picture, decision: Decision, option: Option) -> Reasons:
    target = int(option.value)
    yield from weakness(seen, target)
    if "mode" in decision.args:
        mode = str(decision.args["mode"])
        if mode in ("primary", "secondary"):
            shot = odds(seen.game, number_of(decision.at[0]), target, mode)
            yield spread_of(shot, target, decision.rule)


def _stand(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = number_of(decision.at[0])
    state = seen.unit(unit)
    if option.id == "stand":
        if state.at in seen.objectives:
            yield reason("held", "S6.0", (HEX[state.at],), hex=HEX[state.at])
        if state.position:
            yield reason("leaves-position", "G16.9", (REF[unit],), unit=REF[unit])
        yield reason("run-shot", "G16.5", (REF[unit],), unit=REF[unit])
    else:
        against = sum(seen.unit(n).steps for n in seen.foes_within(state.at, 1))
        here = sum(seen.unit(n).steps for n in seen.own_at(state.at))
        yield reason("outnumbered", "G16.5", (REF[unit],), count=here, foes=against)


def _advance(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield from ground(seen, hex_of(decision.at[0]))


def _opportunity(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield reason("opportunity" if option.id != "enough" else "hold-fire", "G15.2", decision.at)


# Air strikes.


def _strike(seen: Picture, decision: Decision, option: Option) -> Reasons:
    game, hex = seen.game, int(option.value)
    drops = 0
    for arrival in game.frame.arrivals:
        if arrival.kind == "drop" and arrival.turn <= game.turn:
            for unit, landing in zip(arrival.units, arrival.hexes, strict=True):
                if game.units[unit].at == DUE:
                    drops |= BIT[landing]
    covered = 0
    for foe in seen.foes_at(hex):
        covered |= game.zone(foe) & drops
    if covered:
        yield reason("covers-drop", "G21.4", (HEX[hex],), hex=HEX[hex], count=covered.bit_count())
    if seen.foes_at(hex):
        best = max(seen.foes_at(hex), key=lambda n: (strike_spread(game, n).hurt, -n))
        yield spread_of(strike_spread(game, best), best, "G22.2")


def _struck(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = int(option.value)
    yield spread_of(strike_spread(seen.game, unit), unit, "G22.2")
    yield from weakness(seen, unit)


# Points, parks and leaders.


def _dispatch(seen: Picture, decision: Decision, option: Option) -> Reasons:
    verb = option.id.partition(":")[0]
    if verb in ("plan", "buy"):
        chit = int(option.value)
        formation = formation_with(seen.game, chit)
        members = [n for n in seen.own if seen.game.frame.formation_of[n] == formation]
        yield reason(
            "formation",
            "G6.2",
            tuple(REF[n] for n in members),
            chit=CHIT_REF[chit],
            count=len(members),
        )
        yield reason(
            "planned" if verb == "plan" else "bought", "G4.5", planned=PLANNED, bought=AT_ONCE
        )
    elif verb == "convert":
        yield reason("convert", "G4.4", cp=CP_PER_DP, left=count_of(decision, "cp") - CP_PER_DP)
    else:
        yield reason("keeps", "G4.6", cp=count_of(decision, "cp"), dp=count_of(decision, "dp"))


def _parks(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("no-park", "G17.6")
        return
    hex = int(option.value)
    far = seen.nearest_foe(hex)
    if option.id.startswith("give-up"):
        yield reason("give-up", "G17.7", (HEX[hex],), hex=HEX[hex])
        return
    text = "park" if option.id.startswith("park") else "dissolve"
    yield reason(text, "G17.6", (HEX[hex],), hex=HEX[hex], range=far)


# Events.


def _subject(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = int(option.value)
    what = decision.args["what"]
    if what == "strike-on":
        yield spread_of(strike_spread(seen.game, unit), unit, "G22.2")
    elif what == "partisans":
        yield spread_of(partisan_spread(seen.game, unit), unit, "G22.5")
    if seen.at(unit) >= 0:
        far = seen.nearest_foe(seen.at(unit))
        yield from weakness(seen, unit)
        yield reason("near-foe", decision.rule, (REF[unit],), unit=REF[unit], range=far)
    else:
        yield reason("comes-back", "5.10", (REF[unit],), unit=REF[unit])
        yield from losses(seen)


def _relief(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("nobody-else", decision.rule)
        return
    unit = int(option.value)
    far = seen.nearest_foe(seen.at(unit))
    yield reason("near-foe", decision.rule, (REF[unit],), unit=REF[unit], range=far)


def _leg(seen: Picture, decision: Decision, option: Option) -> Reasons:
    stays = option.id == "stop"
    yield from ground(seen, seen.at(number_of(decision.at[0])) if stays else int(option.value))


SPEAKERS: Final[dict[str, Speaker]] = {
    "ask-setup": command.stands,
    "ask-orders": command.orders,
    "ask-who": deed,
    "ask-leg": _leg,
    "ask-move": _move,
    "ask-go-on": _go_on,
    "ask-pay": _pay,
    "ask-join": _join,
    "ask-target": _target,
    "ask-stand": _stand,
    "ask-retreat": command.place,
    "ask-advance": _advance,
    "ask-enter": command.place,
    "ask-opportunity": _opportunity,
    "ask-strike": _strike,
    "ask-struck": _struck,
    "ask-dispatch": _dispatch,
    "ask-parks": _parks,
    "ask-contact": command.contact,
    "ask-host": command.host,
    "ask-transfer": command.host,
    "ask-along": command.host,
    "ask-kampfgruppe": command.host,
    "ask-return": command.back,
    "ask-leader": command.lost,
    "ask-first": command.first,
    "ask-division": command.division,
    "ask-sheet": command.sheet,
    "ask-attach": command.attach,
    "ask-allot": command.allot,
    "ask-air": command.air,
    "ask-airfield": command.airfield,
    "ask-series": command.series,
    "ask-land": command.place,
    "ask-come-in": island.come_in,
    "ask-box-march": island.box_march,
    "ask-leave": island.leave,
    "ask-ad-hoc": island.drop,
    "ask-zone": island.drop,
    "ask-stick": island.stick,
    "ask-add": island.alone,
    "ask-over": island.over,
    "ask-fleet": island.fleet,
    "ask-sail": island.fleet,
    "ask-coast": island.coast,
    "ask-ships": island.ships,
    "ask-gun": command.contact,
    "ask-subject": _subject,
    "ask-relief": _relief,
    "ask-independents": _relief,
}
