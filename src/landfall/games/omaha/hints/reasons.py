"""Why an answer is a good one, in sentences built from the view (`facts.py`).

The bot chooses the answer. The reasons do not retrace its calculation: each sentence follows from the
view, the map and the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.omaha.hints.facts import Seen
from landfall.games.omaha.hints.reasons_actions import (
    Reasons,
    companion,
    hero_use,
    join,
    naval_target,
    place,
    what,
    whose_turn,
)
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.table.read_view import hex_of, number_of
from landfall.games.omaha.table.view import OmahaView

Speaker: TypeAlias = Callable[[Seen, Decision, Option], Reasons]


def reasons(view: OmahaView, decision: Decision, option: Option) -> tuple[Fact, ...]:
    speak = _SPEAKERS.get(decision.text)
    return () if speak is None else tuple(speak(Seen(view), decision, option))


# Losses and heroes.


def _attrition(seen: Seen, decision: Decision, option: Option) -> Reasons:
    if option.id != "none":
        yield reason("depth-goes", "8.3", (decision.at[0],))
        yield from _who_suffers(seen, decision, option)
    else:
        yield from _dear(seen, decision, option)


def _who_suffers(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """13.1, 13.11: which unit's step costs the division least."""
    if not option.at:
        return
    number = number_of(option.at[0])
    unit = seen.units[number]
    if not counters.REGULAR[number]:
        yield reason("not-counted", "13.11", option.at, unit=option.at[0])
    elif unit.steps > 2:
        yield reason("keeps-steps", "13.1", option.at, unit=option.at[0], count=unit.steps - 1)
    elif unit.steps == 1:
        yield reason("counted-already", "13.1", option.at, unit=option.at[0])
    yield from _dear(seen, decision, option)


def _dear(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """The other units for which losing a step would count against the division."""
    others = [
        n
        for other in decision.options
        if other is not option and other.at and (n := number_of(other.at[0])) in seen.units
        if seen.counts_next(n)
    ]
    if others:
        units = tuple(counters.US_REF[n] for n in others[:4])
        yield reason(
            "others-count",
            "13.1",
            units,
            units=units,
            count=len(units),
            losses=seen.losses(others[0]),
            limit=seen.view.loss_limit,
        )


def _sacrifice(seen: Seen, decision: Decision, option: Option) -> Reasons:
    if option.id == "sacrifice":
        yield reason("sacrifice", "11.14", decision.at, unit=decision.at[0])


def _hero(seen: Seen, decision: Decision, option: Option) -> Reasons:
    if not option.at:
        return
    number = number_of(option.at[0])
    if not seen.is_free(number):
        yield reason("hero-free", "7.1", option.at, unit=option.at[0])
    others = [seen.units[number_of(o.at[0])].steps for o in decision.options if o.at]
    steps = seen.units[number].steps
    if steps == max(others):
        yield reason("most-steps", "11.14", option.at, unit=option.at[0], count=steps)


def _landing(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """5.3: how much fire covers the landing hex, compared with the alternatives."""
    if option.id == "stay":
        return
    here = _landing_hex(seen, decision, option)
    if here is None:
        return
    others = [
        len(seen.fire_on(hex))
        for other in decision.options
        if other is not option and (hex := _landing_hex(seen, decision, other)) is not None
    ]
    guns = seen.fire_on(here)
    worst = max(others, default=0)
    if len(guns) < worst:
        where = (ground.REF[here],)
        yield reason("landing", "6.3", where, hex=ground.REF[here], count=len(guns), worst=worst)
    elif others and len(guns) == worst == min(others):
        yield reason("landing-same", "6.3", (ground.REF[here],), count=len(guns))


def _landing_hex(seen: Seen, decision: Decision, option: Option) -> int | None:
    place = option.at[0] if option.at else ""
    if place.startswith("hex:"):
        return hex_of(place)
    if not place.startswith("box:"):
        return None
    # A drifting unit lands now; a unit placed in a box lands next turn.
    turn = seen.view.turn + (decision.text == "ask-box")
    return ground.BOX_HEX[deck.TIDE[min(turn, 32)]][ground.BOX_NUMBER[place[4:]]]


def _refuge(seen: Seen, decision: Decision, option: Option) -> Reasons:
    yield from _landing(seen, decision, option)


def _clear(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """10.1: clear obstacles in front of boxes with waiting units."""
    if not option.at:
        return
    hex = hex_of(option.at[0])
    boxes = {
        f"box:{ground.BOX_NAMES[n]}" for n, mid in enumerate(ground.BOX_HEX["mid"]) if mid == hex
    }
    waiting = tuple(f"unit:{u.unit}" for u in seen.view.units if u.at in boxes)
    if waiting:
        yield reason("clear-waiting", "5.14", waiting, hex=option.at[0], units=waiting)
    else:
        yield reason("clear", "5.14", option.at, hex=option.at[0])


def _reveal(seen: Seen, decision: Decision, option: Option) -> Reasons:
    hex = int(option.value)
    ours = frozenset(at for n in seen.units if counters.FULL[n] and (at := seen.at(n)))
    far = ground.nearest(hex, ours)
    if ours and far == min(ground.nearest(int(o.value), ours) for o in decision.options):
        yield reason("nearest", "9.1", option.at, position=place(hex), count=far)


_SPEAKERS: Final[dict[str, Speaker]] = {
    "ask-actions": whose_turn,
    "ask-unit": what,
    "ask-companion": companion,
    "ask-join": join,
    "ask-naval-target": naval_target,
    "ask-hero-use": hero_use,
    "ask-attrition": _attrition,
    "ask-fire-target": _who_suffers,
    "ask-mine": _who_suffers,
    "ask-shelled": _who_suffers,
    "ask-overstacked": _who_suffers,
    "ask-advance-loss": _who_suffers,
    "ask-sacrifice": _sacrifice,
    "ask-hero": _hero,
    "ask-box": _landing,
    "ask-tideline": _landing,
    "ask-ranger-drift": _landing,
    "ask-refuge": _refuge,
    "ask-clear": _clear,
    "ask-reveal": _reveal,
}
