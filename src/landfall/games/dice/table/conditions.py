"""dice 5.1 to 5.11: what a sector requires, gives and forbids, item by item.

Each item has a key, which the browser and the terminal put into words. Which of them apply at which level
(dice 2.2) is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from landfall.core.game import OptionSpec
from landfall.games.dice.model.components import BATTLEFIELDS, CONSTANTS, Sector


class Condition(Struct, frozen=True, omit_defaults=True):
    kind: str
    amount: int | str = 0
    #: stars, courage, tools: what is paid or gained.
    what: str = ""
    card: str = ""
    #: An advantage, not a burden.
    good: bool = False
    #: A gift for the first unit only: the mark in the view's ``taken`` once it is gone.
    gift: str = ""


_GIFTS = {
    "gain_soldiers": "soldiers",
    "gain_specialist": "joins",
    "gain_specialist_choice": "joins-choice",
    "draw_vehicle": "vehicle",
    "gain_medal": "medal",
    "gain_item": "item",
}
_FIRST_ONLY = ("draw_vehicle", "gain_medal", "gain_item")


def conditions(sector: Sector, level: int) -> tuple[Condition, ...]:
    return tuple(_conditions(sector, level))


def _conditions(sector: Sector, level: int) -> Iterator[Condition]:
    if sector.max_turns < CONSTANTS["max_turns_in_sector"]:
        yield Condition("turns", sector.max_turns)
    if level > 1:
        yield from _requirements(sector)
    for gift in sector.on_enter:
        for what, value in gift.items():
            mark = f"{what}:{sector.id}" if what in _FIRST_ONLY else ""
            card = str(value) if what in ("gain_specialist", "gain_item") else ""
            amount = value if what == "gain_soldiers" else 0
            yield Condition(_GIFTS[what], amount, card=card, good=True, gift=mark)
    for what, more in sector.per_tally.items():
        yield Condition("tally", more, what, good=True)
    if "count" in sector.dice:
        yield Condition("five-dice", sector.dice["count"])
    if "locked" in sector.dice:
        yield Condition("one-lock" if sector.dice["locked"] else "no-lock", good=True)
    for what in sector.forbid:
        yield Condition(f"forbid-{what}")
    if sector.climb:
        yield Condition("climb", CONSTANTS["climb_courage"])
    if sector.max_units:
        yield Condition("units", sector.max_units)
    if sector.single_combat:
        yield Condition("single")
    if sector.mgf_special and level > 1:
        six = "six-item" if sector.mgf_special == "lose_item" else "six-specialist"
        yield Condition(six, CONSTANTS["mgf_special_on"])


def _requirements(sector: Sector) -> Iterator[Condition]:
    for wants in sector.requires:
        if wants.own_specialist:
            yield Condition("needs", card=wants.own_specialist)
        if wants.lose_specialist:
            yield Condition("costs-specialist", 1)
        for what, amount in wants.pay.items():
            yield Condition("pay", amount, what)
        either = wants.own_any_item_or_pay
        if either is not None:
            for what, amount in either.pay.items():
                yield Condition("item-or-pay", amount, what, either.item)


def all_conditions(levels: OptionSpec) -> dict[str, dict[str, dict[str, tuple[Condition, ...]]]]:
    """By battlefield, level and sector; only the first battlefield has levels (dice 2.2)."""
    return {
        name: {
            str(level): {s.id: found for s in field.sectors if (found := conditions(s, int(level)))}
            for level in (levels.values if name in levels.scenarios else (levels.default,))
        }
        for name, field in BATTLEFIELDS.items()
    }
