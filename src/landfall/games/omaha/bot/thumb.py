"""The standard bot for the US side: take cover, get off the beach, attack with the right weapons.

It sees a view and a decision and keeps no memory. Values are expected victory points.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.plan import attack_worth, best_action, leader_worth
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.table.read_view import box_of, hex_of, number_of
from landfall.games.omaha.table.view import OmahaView

Answer = Callable[[OmahaView, Decision, random.Random], str]

#: The value of a paid action spent elsewhere.
PRICE: Final = 0.2
#: Up to this many losses, a second step may be traded for a marker.
ATTRITION_LOSSES: Final = 4
#: Naval fire is scarce: the value that a marker must add to be spent.
NAVAL_PRICE: Final = 0.7


def thumb(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    answer = _ANSWERS.get(decision.text)
    if answer is None:
        return decision.options[0].id
    return answer(view, decision, whims)


def _best(decision: Decision, worth: Callable[[Option], float]) -> str:
    return max(decision.options, key=worth).id


# Landing and fire.


def _box(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """The box with the safest landing; the bot never waits."""
    seen = picture(view)
    number = number_of(decision.at[0])
    tide = deck.TIDE[min(view.turn + 1, 32)]

    def worth(option: Option) -> float:
        if option.id.startswith("delay:"):
            return -9.0 - int(option.value)
        hex = ground.BOX_HEX[tide][int(option.value)]
        return -9.0 if hex is None else seen.landing_worth(number, hex)

    return _best(decision, worth)


def _drift(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    number = number_of(decision.at[0])
    at = seen.units[number].box

    def worth(option: Option) -> float:
        box = at if option.id == "stay" else box_of(option.at[0])
        hex = ground.BOX_HEX[view.tide][box]
        return -9.0 if hex is None else seen.landing_worth(number, hex)

    return _best(decision, worth)


def _tideline(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    number = number_of(decision.at[0])
    return _best(decision, lambda o: seen.landing_worth(number, int(o.value)))


def _who_suffers(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """Vehicles first; then infantry with more than two steps."""
    seen = picture(view)

    def worth(option: Option) -> float:
        if option.id == "none":
            return -0.5
        number = number_of(option.at[0])
        steps = seen.units[number].steps
        if not counters.INFANTRY[number]:
            return 3.0 + steps
        if counters.RANGER[number]:
            return 1.0 + steps
        return {3: 2.0, 2: -2.0, 1: -1.0}.get(steps, 0.0)

    return _best(decision, worth)


def _attrition(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """Trades a step for the marker where it hurts least: not the step that counts as a loss."""
    seen = picture(view)

    def worth(option: Option) -> float:
        if option.id == "none":
            return 0.0
        number = number_of(option.at[0])
        unit = seen.units[number]
        if not counters.REGULAR[number]:
            return 1.0 + unit.steps
        if unit.steps == 1:
            return 0.5 if unit.hero else 2.0
        if unit.steps == 3:
            return 3.0
        return 0.5 if seen.losses[counters.DIVISION[number]] <= ATTRITION_LOSSES else -1.0

    return _best(decision, worth)


def _hero(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)

    def worth(option: Option) -> float:
        if option.id == "nobody":
            return -99.0
        number = number_of(option.at[0])
        unit = seen.units[number]
        inland = -seen.to_goal(number, unit.hex) if unit.hex else -8.0
        return (4.0 if counters.REGULAR[number] else 0.0) + unit.steps + 0.5 * inland

    return _best(decision, worth)


def _clear(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """Any of the hexes: to the bot, they are all the same."""
    return decision.options[whims.randrange(len(decision.options) - 1)].id


def _reveal(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    return _best(decision, lambda o: -ground.nearest(int(o.value), seen.ours))


# Actions.


def _actions(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """The unit with the most to gain; leaders last, because they lose command by moving."""
    ids = {option.id for option in decision.options}
    if "rally" in ids:
        return "rally"
    seen = picture(view)
    best, choice = 0.05, ""
    leaders: list[int] = []
    for option in decision.options:
        if not option.id.startswith("unit:"):
            continue
        number = int(option.value)
        if counters.LEADER[number]:
            leaders.append(number)
            continue
        worth = best_action(seen, number)[0]
        if worth > best:
            best, choice = worth, option.id
    if choice:
        return choice
    if "naval" in ids:
        return "naval"
    for number in leaders:
        hex, worth = leader_worth(seen, number)
        if worth > 0.15 and hex:
            return f"unit:{counters.US[number].unit}"
    return "done"


def _what(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    number = number_of(decision.at[0])
    ids = [option.id for option in decision.options]
    if counters.LEADER[number]:
        wanted = f"move:{leader_worth(seen, number)[0]:04d}"
    else:
        kind, hex = best_action(seen, number)[1:]
        wanted = f"{kind}:{hex:04d}"
    if wanted in ids:
        return wanted
    for kind in ("end-climb", "go-up"):
        for id in ids:
            if id.startswith(kind):
                return id
    moves = [o for o in decision.options if o.id.partition(":")[0] in ("move", "climb")]
    if moves:
        return max(moves, key=lambda o: seen.stand_worth(number, int(o.value))).id
    return ids[0]


def _companion(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """A second unit comes along if that is better than staying; leaders always do."""
    seen = picture(view)
    first = number_of(decision.at[0])
    where = seen.units[first].hex
    kind, to = best_action(seen, first)[1:]
    for option in decision.options[:-1]:
        number = int(option.value)
        if counters.LEADER[number]:
            return option.id
        if not to or kind not in ("move", "climb", "cliff") or len(decision.at) > 1:
            continue
        together = seen.stand_worth(number, to, first) + seen.stand_worth(first, to, number)
        apart = seen.stand_worth(number, where) + seen.stand_worth(first, to)
        if together > apart:
            return option.id
    return "done"


def _join(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    target = hex_of(decision.at[0])
    units = [number_of(ref) for ref in decision.at[1:]]
    now = attack_worth(seen, target, units)
    best, choice = 0.02, "done"
    for option in decision.options:
        if option.id == "done":
            continue
        if option.id == "naval":
            gain = attack_worth(seen, target, units, naval=True) - now - NAVAL_PRICE
        else:
            number = int(option.value)
            gain = attack_worth(seen, target, [*units, number]) - now
            at = seen.units[number].hex
            paid = {seen.units[n].hex for n in units if not seen.is_free(n)}
            if seen.is_free(number) or at in paid:
                # Free help, from units with nothing better to do.
                gain += 0.3 - max(0.0, best_action(seen, number)[0]) * 0.5
            else:
                gain -= PRICE
        if gain > best:
            best, choice = gain, option.id
    return choice


def _naval_target(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)

    def worth(option: Option) -> float:
        hex = int(option.value)
        near = sum(
            1
            for h in ground.NEIGHBOURS[hex]
            for n in seen.stacks.get(h, ())
            if counters.INFANTRY[n]
        )
        prize = 0.3 * seen.prizes.get(hex, 1.0)
        return seen.threat(hex) + (1.0 + prize + 0.5 * near if seen.germans[hex].depth else 0.0)

    return _best(decision, worth)


def _hero_use(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    weapons = [o.id for o in decision.options if o.id.startswith("hero:weapon")]
    return weapons[0] if weapons else decision.options[0].id


def _works(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    """Garrisons first, then longer ranges, then new bases near the draws and command posts behind the lines."""
    order = ("garrison", "extend", "reach", "base", "post")
    seen = picture(view)

    def worth(option: Option) -> float:
        kind = option.id.partition(":")[0]
        if kind not in order:
            return -1.0
        near = 0.0
        if kind == "base":
            mouths = frozenset(hexes[0] for hexes in ground.DRAWS.values())
            near = -ground.nearest(int(option.value), mouths) / 20
        if kind == "post":
            at = seen.units[int(option.value)].hex
            return 0.5 if at and at not in ground.BEACH else -2.0
        return len(order) - order.index(kind) + near

    return _best(decision, worth)


def _press_on(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    return "press-on"


def _refuge(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    seen = picture(view)
    number = number_of(decision.at[0])
    return _best(decision, lambda o: -seen.danger(number, int(o.value)))


_ANSWERS: Final[dict[str, Answer]] = {
    "ask-box": _box,
    "ask-ranger-drift": _drift,
    "ask-tideline": _tideline,
    "ask-mine": _who_suffers,
    "ask-fire-target": _who_suffers,
    "ask-shelled": _who_suffers,
    "ask-overstacked": _who_suffers,
    "ask-advance-loss": _who_suffers,
    "ask-disrupted": _who_suffers,
    "ask-attrition": _attrition,
    "ask-hero": _hero,
    "ask-clear": _clear,
    "ask-reveal": _reveal,
    "ask-actions": _actions,
    "ask-unit": _what,
    "ask-companion": _companion,
    "ask-join": _join,
    "ask-naval-target": _naval_target,
    "ask-hero-use": _hero_use,
    "ask-works": _works,
    "ask-press-on": _press_on,
    "ask-refuge": _refuge,
}
