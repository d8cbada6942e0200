"""Why an option is a good one: sums and comparisons that any player in the same seat could make.

The bot picks the option. The reasons follow from the view and the printed texts of the cards; they
do not predict what chance or the opponent decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.commando.hints.facts import Seen, sure_gain
from landfall.games.commando.model.card_language import (
    AnyOp,
    Cancel,
    Choose,
    Combat,
    DestroyUnit,
    Discard,
    DiscardUnit,
    Draw,
    Retrieve,
    Tokens,
)
from landfall.games.commando.model.cards import ENGLISH, Card, pack
from landfall.games.commando.rules.strength import as_action, shortfall
from landfall.games.commando.table.read_view import front_of, line
from landfall.games.commando.table.view import CommandoView, FrontView

Reasons: TypeAlias = Iterator[Fact]
#: How an effect names its owner.
OWN: Final = ("self", "active")
#: The printed value from which a unit can hold on its own.
STRONG: Final = 3

Speaker: TypeAlias = Callable[[Seen, Option], Reasons]


def reasons(view: CommandoView, decision: Decision, option: Option) -> tuple[Fact, ...]:
    speak = _SPEAKERS.get(decision.text)
    return () if speak is None else tuple(speak(Seen(view, decision), option))


# Combat.


def _bid(seen: Seen, option: Option) -> Reasons:
    front, side = seen.front, seen.side
    if front is None:
        return
    mine, theirs = line(front, side).strength, line(front, 1 - side).strength
    enemy = line(front, 1 - side).unit
    verb, _, what = option.id.partition(":")
    if verb == "play":
        card = pack().cards[int(option.value)]
        gain = sure_gain(seen.view, front, card)
        if gain is not None and gain != (0, 0):
            yield from _sum(side, mine + gain[0], theirs - gain[1], option, enemy)
    elif verb == "as-action":
        amount = as_action(front_of(front), pack().cards[int(option.value)])
        if amount:
            yield from _sum(side, mine + amount, theirs, option, enemy)
    elif verb == "toss":
        worth = 3 if what.startswith("plus3") else 1
        if what == "thornton":
            yield from _sum(side, mine + worth, theirs, option, enemy)
        else:
            text = "toss" if enemy else "toss-alone"
            yield reason(text, "4.4", option.at, mine=mine + worth, theirs=theirs)
            if what == "normal":
                yield reason("tokens-left", "4.4", option.at, count=seen.me.tokens)
    elif verb == "hand-over" and seen.decision.text == "ask-bid":
        tie = mine == theirs
        yield reason("ahead-tie" if tie else "ahead", "4.7", mine=mine, theirs=theirs)
    elif verb == "hand-over":
        yield reason("wait", "6.5", mine=mine)
    elif verb == "give-up":
        yield from _short(seen, front, shortfall(side, mine, theirs))


def _sum(side: int, mine: int, theirs: int, option: Option, enemy: int) -> Reasons:
    """The sum after this move, and whether it is enough."""
    if not enemy:
        yield reason("sum-alone", "4.3", option.at, mine=mine)
        return
    text = "sum-enough" if shortfall(side, mine, theirs) <= 0 else "sum-not-yet"
    yield reason(text, "4.3", option.at, mine=mine, theirs=theirs)


def _short(seen: Seen, front: FrontView, need: int) -> Reasons:
    """How much is missing to win this combat, and what could make up for it."""
    gains = []
    for answer, card in seen.offered.items():
        if answer.startswith("play:"):
            sure = sure_gain(seen.view, front, card)
            gains.append(sum(sure) if sure else 0)
        else:
            gains.append(as_action(front_of(front), card))
    tokens = seen.me.tokens if seen.decision.option("toss:normal") else 0
    yield reason(
        "short",
        "4.5" if seen.side == ENGLISH else "4.6",
        need=need,
        gain=sum(gain for gain in gains if gain > 0),
        tokens=tokens,
    )


# Units.


def _english_unit(seen: Seen, option: Option) -> Reasons:
    strengths = seen.strengths
    if seen.front is None or strengths is None:
        return
    need = seen.front.german.strength
    best = max(strengths.values(), default=0)
    if option.id in strengths:
        mine = strengths[option.id]
        text = "unit-enough" if mine >= need else "unit-not-enough"
        yield reason(text, "4.3", option.at, mine=mine, theirs=need)
        enough = [strength for strength in strengths.values() if strength >= need]
        if mine >= need and len(enough) > 1 and mine == min(enough):
            yield reason("unit-least", "4.2", option.at, count=len(enough))
        elif mine < need and mine == best:
            yield reason("unit-best", "4.2", option.at)
    elif not strengths:
        yield reason("no-unit", "4.2")
    elif best < need:
        yield reason("none-enough", "4.3", best=best, theirs=need)


def _german_unit(seen: Seen, option: Option) -> Reasons:
    front, strengths = seen.front, seen.strengths
    if front is None:
        return
    if strengths and option.id in strengths:
        mine = strengths[option.id]
        yield reason("unit-shows", "3.3", option.at, mine=mine)
        if len(strengths) > 1 and mine == max(strengths.values()):
            yield reason("unit-best", "3.3", option.at)
    elif strengths:
        best = max(strengths.values())
        yield reason("keeps-units", "4.10", count=len(strengths), best=best)
    elif not seen.offered:
        yield reason("no-unit", "4.10")
    if option.id in seen.offered:
        yield reason("units-after", "4.10", count=front.size - front.played - 1)


# Cards and terrains.


def _event(seen: Seen, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("keeps-hand", "", count=len(seen.hand))
        return
    yield from _brings(seen, pack().cards[int(option.value)], option)


def _brings(seen: Seen, card: Card, option: Option) -> Reasons:
    """What a card is certain to bring, or to take from the opponent."""
    for _, effect in card.on_play:
        if not effect.conditions:
            yield from _done(seen, effect.do, option)


def _done(seen: Seen, ops: tuple[AnyOp, ...], option: Option) -> Reasons:
    for op in ops:
        if isinstance(op, Draw) and op.who in OWN and not op.per:
            yield reason("draws", "", option.at, count=op.n)
        elif isinstance(op, Tokens) and op.who in OWN and op.n > 0:
            yield reason("takes-tokens", "", option.at, count=op.n)
        elif isinstance(op, Tokens) and op.who == "opponent" and op.n < 0 < seen.foe.tokens:
            count = min(-op.n, seen.foe.tokens)
            yield reason("robs-tokens", "", option.at, count=count)
        elif isinstance(op, Retrieve):
            yield reason("retrieves", "0.13", option.at, count=op.n)
        elif isinstance(op, Discard) and op.who == "opponent" and seen.foe.hand_count:
            count = min(op.n, seen.foe.hand_count)
            yield reason("robs-cards", "0.12", option.at, count=count)
        elif isinstance(op, Choose):
            yield reason("choice", "7.7", option.at, count=op.n, of=len(op.options))


def _choice(seen: Seen, option: Option) -> Reasons:
    """What the chosen effect of a card brings."""
    card = pack().cards[int(seen.decision.at[0].partition(":")[2])]
    found = [op for _, effect in card.on_play for op in effect.do if isinstance(op, Choose)]
    if not found:
        return
    ops = found[0].options[int(option.value)].do
    yield from _done(seen, ops, option)
    more = sum(op.amount for op in ops if isinstance(op, Combat) and op.target == "own_unit")
    front = seen.front or (seen.view.fronts[0] if len(seen.view.fronts) == 1 else None)
    if more and front is not None:
        mine, theirs = (line(front, side).strength for side in (seen.side, 1 - seen.side))
        yield from _sum(seen.side, mine + more, theirs, option, line(front, 1 - seen.side).unit)


def _terrain(seen: Seen, option: Option) -> Reasons:
    """Size and draws, compared with the other terrains where they differ."""
    terrains = pack().terrains
    chosen = terrains[str(option.value)]
    others = [terrains[str(o.value)] for o in seen.decision.options if o is not option]
    sizes = [terrain.size for terrain in others]
    mine = chosen.draws[seen.side], max((t.draws[seen.side] for t in others), default=0)
    theirs = chosen.draws[1 - seen.side], min((t.draws[1 - seen.side] for t in others), default=0)
    wanted = min(sizes, default=0) if seen.side == ENGLISH else max(sizes, default=0)
    better = chosen.size < wanted if seen.side == ENGLISH else chosen.size > wanted
    if better:
        yield reason("terrain-size", "4.10", option.at, count=chosen.size, other=wanted)
    if mine[0] > mine[1]:
        yield reason("terrain-draws", "", option.at, count=mine[0], other=mine[1])
    if theirs[0] < theirs[1]:
        yield reason("terrain-denies", "", option.at, count=theirs[0], other=theirs[1])
    if not better and mine[0] <= mine[1] and theirs[0] >= theirs[1]:
        size = chosen.size
        yield reason("terrain", "", option.at, size=size, mine=mine[0], theirs=theirs[0])


def _hand(seen: Seen, option: Option) -> Reasons:
    units = [card.combat for card in seen.hand if card.kind == "unit"]
    best = max(units, default=0)
    yield reason("hand", "0.8", count=len(units), of=len(seen.hand), best=best)


def _weakest(seen: Seen, option: Option) -> Reasons:
    """The unit, if none of the others on offer is weaker."""
    yield from _compared(seen, option, "weakest", least=True)


def _strongest(seen: Seen, option: Option) -> Reasons:
    yield from _compared(seen, option, "strongest", least=False)


def _compared(seen: Seen, option: Option, text: str, least: bool) -> Reasons:
    card = seen.offered.get(option.id)
    units = [c.combat for c in seen.offered.values() if c.kind == "unit"]
    if card is not None and card.kind == "unit" and len(units) > 1:
        if card.combat == (min(units) if least else max(units)):
            yield reason(text, "", option.at, count=card.combat)
    elif least and card is not None and card.kind != "unit":
        yield reason("units-stay", "", option.at, count=len(units))


def _window(seen: Seen, option: Option) -> Reasons:
    ref = seen.decision.at[0]
    answers = len(seen.decision.options) - 1
    if option.id != "pass":
        answer = pack().cards[int(option.value)]
        ops = [op for effect in answer.effects if effect.when == "response" for op in effect.do]
        if any(isinstance(op, Cancel) for op in ops):
            yield reason("cancels", "6.2", (ref,), card=ref)
        elif any(isinstance(op, DiscardUnit | DestroyUnit) for op in ops):
            yield reason("removes", "6.2", (ref,), card=ref)
    else:
        yield reason("keeps-answers", "6.2", count=answers)


def _size(seen: Seen, option: Option) -> Reasons:
    front = seen.front
    if front is not None:
        left = max(front.size - front.played, 0)
        yield reason("units-left", "4.10", count=left)


def _hero(seen: Seen, option: Option) -> Reasons:
    """0.14: heroic cards can't be cancelled."""
    yield reason("heroic", "0.14", option.at)
    yield from _strongest(seen, option)


def _blue(seen: Seen, option: Option) -> Reasons:
    if seen.front is not None:
        strong = sum(card.kind == "unit" and card.combat >= STRONG for card in seen.hand)
        yield reason("blue", "8.5", size=seen.front.size, count=strong, value=STRONG)


def _spend(seen: Seen, option: Option) -> Reasons:
    spent = int(option.value)
    yield reason("spend", "7.10", cards=spent, left=seen.me.tokens - spent)


_SPEAKERS: Final[dict[str, Speaker]] = {
    "ask-bid": _bid,
    "ask-initiative": _bid,
    "ask-english-unit": _english_unit,
    "ask-german-unit": _german_unit,
    "ask-german-next-unit": _german_unit,
    "ask-events": _event,
    "ask-terrain": _terrain,
    "ask-hand": _hand,
    "ask-discard": _weakest,
    "ask-discard-theirs": _strongest,
    "ask-take-back": _strongest,
    "ask-keep": _strongest,
    "ask-set-aside-unit": _strongest,
    "ask-window": _window,
    "ask-size": _size,
    "ask-spend": _spend,
    "ask-choice": _choice,
    "ask-hero": _hero,
    "ask-blue": _blue,
}
