"""*Who does what*: the reasons to fire, assault, move, rally, dig in, or end the chit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.core.hints import reason
from landfall.games.crete.bot.activation import deeds
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import HOLD, TAKE
from landfall.games.crete.bot.sides import make_plan
from landfall.games.crete.bot.worth import shot, shot_mode
from landfall.games.crete.hints.facts import Reasons, losses, spread_of, weakness
from landfall.games.crete.model.counters import CHIT_SIDE, CHITS, NUMBER, REF
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.rules.assault import bravery
from landfall.games.crete.rules.fire import INDIRECT
from landfall.games.crete.rules.quality import chance, need

Speaker = Callable[[Picture, int, int], Reasons]


def deed(seen: Picture, decision: Decision, option: Option) -> Reasons:
    verb, colon, what = option.id.partition(":")
    if not colon:
        if verb == "end":
            yield from _end(seen, decision)
        else:
            yield reason("orders", "G33")
        return
    unit = NUMBER[what.partition("@")[0]]
    speak = _DEEDS.get(verb)
    if speak is not None:
        yield from speak(seen, unit, int(option.value))


def _fire(seen: Picture, unit: int, target: int) -> Reasons:
    yield spread_of(shot(seen, unit, target), target, "G13.1")
    yield from weakness(seen, target)
    if shot_mode(seen, unit, target) == INDIRECT:
        hex = HEX[seen.at(target)] if seen.at(target) >= 0 else ""
        if hex:
            yield reason("barrage", "G17.4", (hex,), hex=hex)


def _assault(seen: Picture, unit: int, hex: int) -> Reasons:
    against = seen.foes_at(hex)
    for foe in against:
        yield from weakness(seen, foe)
    own = sum(seen.unit(n).steps for n in seen.own_at(seen.at(unit)))
    foes = sum(seen.unit(n).steps for n in against)
    yield reason("steps", "G16.1", (HEX[hex],), hex=HEX[hex], count=own, foes=foes)
    brave = chance(bravery(seen.game, unit, hex)[0])
    yield reason("bravery", "G16.3", (REF[unit],), unit=REF[unit], chance=brave)


def _move(seen: Picture, unit: int, _: int) -> Reasons:
    order = make_plan(seen).order(unit)
    ref = HEX[order.hex]
    if order.kind == TAKE:
        yield reason("take", "G25.1", (ref,), unit=REF[unit], hex=ref)
    elif order.kind == HOLD:
        yield reason("gather", "G19.3", (ref,), unit=REF[unit], hex=ref)
    else:
        foes = tuple(REF[n] for n in seen.foes_at(order.hex))
        yield reason("hunt", "G16.1", foes, unit=REF[unit], hex=ref, units=foes, count=len(foes))
    firing = seen.foes_firing_on(seen.at(unit))
    if not firing:
        yield reason("leaves-free", "G15.1", (REF[unit],), unit=REF[unit])


def _rally(seen: Picture, unit: int, _: int) -> Reasons:
    state = seen.unit(unit)
    if state.suppressed:
        passing = chance(need(seen.game, unit, "rally"))
        yield reason("rally", "G18.1", (REF[unit],), unit=REF[unit], chance=passing)
    else:
        yield reason("rally-sure", "G18.1", (REF[unit],), unit=REF[unit])


def _dig(seen: Picture, unit: int, _: int) -> Reasons:
    yield reason("dig", "G19.3", (REF[unit],), unit=REF[unit], chance=chance(need(seen.game, unit)))
    yield from losses(seen, of_the_enemy=False)


def _entrench(seen: Picture, unit: int, target: int) -> Reasons:
    passing = chance(need(seen.game, unit))
    yield reason("entrench", "G19.4", (REF[target],), unit=REF[target], chance=passing)
    yield from losses(seen, of_the_enemy=False)


def _unpack(seen: Picture, unit: int, _: int) -> Reasons:
    yield reason("unpack", "G21.3", (REF[unit],), unit=REF[unit])


def _work(text: str, rule: str) -> Speaker:
    """For an Engineer action on a road or in a hex: what it does, and how near the enemy is."""

    def speak(seen: Picture, unit: int, _: int) -> Reasons:
        hex = HEX[seen.at(unit)]
        yield reason(text, rule, (REF[unit],), unit=REF[unit], hex=hex)
        far = seen.nearest_foe(seen.at(unit))
        yield reason("near-foe", rule, (REF[unit],), unit=REF[unit], range=far)

    return speak


def _end(seen: Picture, decision: Decision) -> Reasons:
    """What the points are kept for, and what the best of the shots left would bring."""
    game = seen.game
    if game.chit != NOBODY:
        side = CHIT_SIDE[game.chit]
        points = sum(game.cp[d] for d, it in enumerate(game.frame.divisions) if it.side == side)
        yield reason("end", "G8.4", count=points)
        if CHITS[game.chit].kind == "direct":
            yield reason("direct", "G6.3")
    shots = [deed for deed in deeds(decision) if deed.verb == "fire"]
    if shots:
        hurts = {deed: shot(seen, deed.unit, deed.target).hurt for deed in shots}
        best = max(shots, key=lambda deed: (hurts[deed], -deed.unit, -deed.target))
        refs = REF[best.unit], REF[best.target]
        percent = round(hurts[best])
        yield reason("best-shot", "G13.1", refs, unit=refs[0], target=refs[1], chance=percent)
    yield from losses(seen)


_DEEDS: Final[dict[str, Speaker]] = {
    "fire": _fire,
    "assault": _assault,
    "move": _move,
    "rally": _rally,
    "dig": _dig,
    "entrench": _entrench,
    "entrench-for": _entrench,
    "unpack": _unpack,
    "block": _work("block", "G19.7"),
    "unblock": _work("unblock", "G19.7"),
    "clear": _work("clear", "2.9"),
    "rearguard": _work("rearguard", "G19.6"),
    "take-up": _work("take-up", "G19.6"),
    **{
        f"{verb}{column}": _work(text, rule)
        for verb, text, rule in (
            ("mount", "mount", "G20.1"),
            ("dismount", "dismount", "G20.1"),
            ("load", "mount", "G20.2"),
            ("unload", "dismount", "G20.2"),
        )
        for column in ("", "-column")
    },
}
