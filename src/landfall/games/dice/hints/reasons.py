"""Why an answer is a good one, from the dice, the sectors and what the unit owns.

The bot chooses the answer. Each reason must be true by the view and the battlefield.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from landfall.core.decisions import Arg, Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.dice.hints.wall import against_reasons, german_reasons, tally_reason
from landfall.games.dice.model.components import (
    BONUSES,
    COURAGE,
    FACES,
    GOLD,
    PLAIN,
    SKULL,
    SPECIALISTS,
    ground,
    sea_sectors,
)
from landfall.games.dice.model.wall import GERMAN
from landfall.games.dice.rules.roll import dice_of, die_names
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.table.view import UnitView, View

Reasons: TypeAlias = Iterator[Fact]


class Seen:
    def __init__(self, view: View, decision: Decision) -> None:
        self.view, self.decision = view, decision
        self.unit: UnitView = next(u for u in view.units if u.seat == decision.seat)
        self.dice = range(len(self.unit.faces))

    def faces(self, dice: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(f"face:{FACES[self.unit.faces[die]]}" for die in dice)

    def colours(self, face: int, dice: tuple[int, ...]) -> int:
        """How many of the colours red, white and blue show a face among these dice; gold fills in for any."""
        shown = [self.unit.colours[die] for die in dice if self.unit.faces[die] == face]
        plain = len({colour for colour in shown if colour < GOLD})
        return min(plain + shown.count(GOLD), 3)

    def may_complete(self, face: int, kept: tuple[int, ...]) -> bool:
        """Whether one of the other dice has a colour that the bonus still needs."""
        shown = {self.unit.colours[die] for die in kept if self.unit.faces[die] == face}
        return any(self.unit.colours[d] not in {*shown, PLAIN} for d in self.dice if d not in kept)


Speaker: TypeAlias = Callable[[Seen, Option], Reasons]


def reasons(view: View, decision: Decision, option: Option) -> tuple[Fact, ...]:
    if decision.seat == GERMAN:
        return tuple(german_reasons(view, decision, option))
    if view.german is not None and (found := tuple(against_reasons(view, decision, option))):
        return found
    speak = _SPEAKERS.get(decision.text)
    return () if speak is None else tuple(speak(Seen(view, decision), option))


# Dice.


def _lock(seen: Seen, option: Option) -> Reasons:
    kept = dice_of(int(option.value))
    yield from _bonus(seen, kept)
    yield from _courage(seen, kept)
    yield reason("locks", "3.1.2", option.at, faces=seen.faces(kept))


def _roll(seen: Seen, option: Option) -> Reasons:
    unit = seen.unit
    rolled = () if option.id == "done" else dice_of(int(option.value))
    kept = tuple(die for die in seen.dice if die not in rolled)
    if not unit.afloat:
        yield from _bonus(seen, kept)
        skulls = tuple(die for die in rolled if unit.faces[die] == SKULL)
        if skulls:
            yield reason("rolls-skulls", "3.2.6", _refs(skulls), count=len(skulls))
        yield from _courage(seen, kept)
    if option.id == "done":
        if unit.tally is not None and not unit.afloat:
            yield tally_reason(unit.tally)
    elif kept:
        yield reason("keeps", "3.1.3", _refs(kept), faces=seen.faces(kept))


def _refs(dice: tuple[int, ...]) -> tuple[str, ...]:
    return die_names(sum(1 << die for die in dice))


def _bonus(seen: Seen, kept: tuple[int, ...]) -> Reasons:
    """4.1 to 4.6: the kept dice show a face in three colours, or in two that need a third."""
    for face in reversed(range(len(FACES))):
        colours = seen.colours(face, kept)
        rule, bonus = f"4.{face + 1}", f"bonus:{BONUSES[face]}"
        shown = tuple(die for die in kept if seen.unit.faces[die] == face)
        args: dict[str, Arg] = {"face": f"face:{FACES[face]}", "bonus": bonus}
        if colours == 3:
            yield reason("bonus-made", rule, _refs(shown), **args)
        elif colours == 2 and face != SKULL and seen.may_complete(face, kept):
            yield reason("bonus-near", rule, _refs(shown), **args)


def _courage(seen: Seen, kept: tuple[int, ...]) -> Reasons:
    """3.5.1: the path to the bunker costs more courage than the unit has."""
    unit = seen.unit
    need = to_the_bunker(seen.view.battlefield, unit.sector) if not unit.afloat else 0
    shown = tuple(die for die in kept if unit.faces[die] == COURAGE)
    if shown and need > unit.courage:
        yield reason("courage", "3.5.1", _refs(shown), need=need, have=unit.courage)


@cache
def to_the_bunker(battlefield: str, sector: str) -> int:
    """The courage that the cheapest path to the bunker costs; 0 if there is no path."""
    field = ground(battlefield)
    if sector not in field.sectors:
        return 0
    reached = {sector: 0}
    edge = [(0, sector)]
    while edge:
        paid, at = heappop(edge)
        if at in field.final:
            return paid
        for border, goal in field.exits[at]:
            cost = paid + border.courage
            if not border.barrier and cost < reached.get(goal.id, cost + 1):
                reached[goal.id] = cost
                heappush(edge, (cost, goal.id))
    return 0


def _cancel(seen: Seen, option: Option) -> Reasons:
    """3.2.6: the dice that are lost, and the bonuses that remain."""
    lost = dice_of(int(option.value))
    standing = tuple(d for d in seen.dice if d not in lost and not seen.unit.void >> d & 1)
    for face in range(1, len(FACES)):
        if seen.colours(face, standing) == 3:
            shown = tuple(die for die in standing if seen.unit.faces[die] == face)
            bonus = f"bonus:{BONUSES[face]}"
            yield reason("bonus-stays", f"4.{face + 1}", _refs(shown), bonus=bonus)
    yield reason("cancels", "3.2.6", option.at, faces=seen.faces(lost))


# Moving.


def number(span: Span) -> Arg:
    """A number, or a range such as ``7–17`` before the dice are rolled (3.6.4)."""
    return span.least if span.least == span.most else str(span)


def _move(seen: Seen, option: Option) -> Reasons:
    view, unit = seen.view, seen.unit
    verb, _, goal = option.id.partition(":")
    if verb == "stay":
        yield reason("stay", "3.6.1", (), chance=unit.survival)
        left = unit.stay - unit.marker
        if left >= 0:
            yield reason("may-stay", "3.5.8", count=unit.stay, marker=unit.marker)
        return
    way = next((way for way in view.ways if way.sector == goal), None)
    sectors = ground(view.battlefield).sectors
    if way is None or goal not in sectors or unit.sector not in sectors:
        return
    where = (f"sector:{goal}",)
    if seen.decision.option("stay") is None:
        yield reason("must-move", "3.5.8")
    yield reason(
        "way", "3.6.1", where, chance=way.survival, here=unit.survival, defence=number(way.defence)
    )
    others = [
        w.survival for w in view.ways if w is not way and seen.decision.option(f"move:{w.sector}")
    ]
    if others and way.survival > max(others):
        yield reason("safest-way", "3.6.1", where, other=max(others))
    if sectors[goal].row > sectors[unit.sector].row:
        yield reason(
            "advance", "3.5.1", where, courage=way.courage, left=unit.courage - way.courage
        )


def _sail(seen: Seen, option: Option) -> Reasons:
    """M1: a sea sector's DEF and mines, compared with those of the others within reach."""
    sectors = sea_sectors(seen.view.sea) if seen.view.sea else {}
    goal = option.id.partition(":")[2]
    if option.id.startswith("land"):
        yield reason("land", "", option.at)
        return
    if goal not in sectors:
        return
    others = [
        sectors[name].defence
        for other in seen.decision.options
        if other is not option and (name := other.id.partition(":")[2]) in sectors
    ]
    here, worst = sectors[goal], max(others, default=0)
    if here.defence < worst:
        yield reason("sea-quiet", "", option.at, defence=here.defence, other=worst)
    if not here.mines and any(
        sectors[name].mines
        for other in seen.decision.options
        if (name := other.id.partition(":")[2]) in sectors
    ):
        yield reason("sea-no-mines", "", option.at)
    if seen.unit.sector in sectors and here.row > sectors[seen.unit.sector].row:
        yield reason("sea-nearer", "", option.at)


# Cards.


def _camp(seen: Seen, option: Option) -> Reasons:
    unit = seen.unit
    verb, _, card = option.id.partition(":")
    prices = {
        p.card: p.price for p in (seen.view.recruits if verb == "recruit" else seen.view.finds)
    }
    if verb == "recruit" and card in prices:
        args = {"price": prices[card], "left": unit.stars - prices[card]}
        yield reason("recruit", "3.3.1", option.at, **args)
    elif verb == "find" and card in prices:
        args = {"price": prices[card], "left": unit.points - prices[card]}
        yield reason("find", "3.3.1", option.at, **args)
    elif option.id == "done":
        yield reason("saves", "3.3.1", stars=unit.stars, points=unit.points)


def _fight(seen: Seen, option: Option) -> Reasons:
    """3.6: how likely the unit is to survive the fire if nothing changes."""
    unit = seen.unit
    if seen.decision.text == "ask-fire" and unit.combat is not None:
        loss = unit.combat.losses.most
        text = "fire-stands" if loss < unit.force else "fire-kills"
        yield reason(text, "3.6.1", loss=loss, force=unit.force)
    elif option.id == "done":
        yield reason("stay", "3.6.1", chance=unit.survival)
    else:
        shield = number(unit.defence)
        yield reason("combat-risk", "3.6.1", option.at, chance=unit.survival, defence=shield)


def _trade(seen: Seen, option: Option) -> Reasons:
    if option.id == "done":
        need = to_the_bunker(seen.view.battlefield, seen.unit.sector)
        if need:
            yield reason("courage", "3.5.1", need=need, have=seen.unit.courage)
        else:
            yield reason("keeps-courage", "3.4.1", courage=seen.unit.courage)


def _lose_specialist(seen: Seen, option: Option) -> Reasons:
    prices = {
        o.id: SPECIALISTS[card].cost
        for o in seen.decision.options
        if (card := o.id.partition(":")[2]) in SPECIALISTS
    }
    if option.id in prices and prices[option.id] == min(prices.values()):
        yield reason("cheapest", "", option.at, price=prices[option.id])


_SPEAKERS: Final[dict[str, Speaker]] = {
    "ask-lock": _lock,
    "ask-roll": _roll,
    "ask-reroll-some": _roll,
    "ask-skulls": _cancel,
    "ask-move": _move,
    "ask-sea-move": _sail,
    "ask-start": _sail,
    "ask-disembark": _sail,
    "ask-camp": _camp,
    "ask-combat": _fight,
    "ask-fire": _fight,
    "ask-trade": _trade,
    "ask-lose-specialist": _lose_specialist,
}
