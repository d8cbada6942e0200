"""What a seat can estimate from its view: how strong a unit would be, what an action would add."""

from __future__ import annotations

from landfall.games.commando.model.card_language import (
    AnyOp,
    Choose,
    Combat,
    Draw,
    FlipDestiny,
    FlipTokens,
    Retrieve,
    SpecialTokens,
    Tokens,
)
from landfall.games.commando.model.cards import ENGLISH, Card, pack
from landfall.games.commando.model.scenario_facts import (
    BENOUVILLE,
    ENGLISH_GOAL,
    GERMAN_GOAL,
    GUNS,
    LAYOUTS,
    MAJOR_BRIDGES,
    MANPOWER,
    PEGASUS,
    RANVILLE,
    ROBEHOMME,
    STUBBORN,
)
from landfall.games.commando.model.state import Front
from landfall.games.commando.rules.strength import (
    ALL_TOKENS,
    holds,
    own_parts,
    times,
    token_ban,
)
from landfall.games.commando.rules.tossing_tokens import FACES
from landfall.games.commando.table.read_view import front_of
from landfall.games.commando.table.view import CommandoView, FrontView


def unit_strength(view: CommandoView, front: FrontView, unit: Card) -> int:
    """The combat value of a unit from the hand if it were played here now."""
    return sum(amount for _, amount in own_parts(view, front_of(front), unit))


def gain(view: CommandoView, front: Front, op: AnyOp) -> int:
    """How much an operation is expected to shift a combat."""
    if isinstance(op, Combat):
        amount = times(view, front, op, op.amount)
        return -amount if op.target == "enemy_unit" else amount
    if isinstance(op, FlipTokens):
        return op.n // FACES
    if isinstance(op, FlipDestiny):
        branches = [sum(gain(view, front, o) for o in branch) for branch in (op.success, op.fail)]
        return sum(branches) // FACES
    if isinstance(op, Choose):
        return max(sum(gain(view, front, o) for o in option.do) for option in op.options)
    return 0


def action_gain(view: CommandoView, front: FrontView, card: Card) -> int:
    """How much a combat action would shift the combat for its side."""
    here = front_of(front)
    return sum(
        gain(view, here, op)
        for _, effect in card.on_play
        if holds(view, here, card.side, effect.conditions)
        for op in effect.do
    )


def tokens_allowed(front: FrontView, side: int) -> bool:
    """Whether the visible units and terrain allow normal tokens."""
    return token_ban(front_of(front), side) == ALL_TOKENS


def worth(card: Card) -> float:
    """How valuable a card is in hand, for keeping, discarding and cancelling."""
    if card.heroic:
        return 9.0
    if card.kind == "unit":
        return card.combat + 0.5 * bool(card.effects)
    if card.response:
        return 3.2
    value = 0.0
    for _, effect in card.on_play:
        value = max(value, sum(op_worth(op) for op in effect.do))
    return value


def op_worth(op: AnyOp) -> float:
    if isinstance(op, Combat):
        return abs(op.amount) * (1.5 if op.per is None else 1.0)
    if isinstance(op, Draw):
        return 2.2 * op.n
    if isinstance(op, Tokens):
        return 0.7 * abs(op.n)
    if isinstance(op, SpecialTokens):
        return 2.0 * op.n
    if isinstance(op, Retrieve):
        return 2.5 * op.n
    if isinstance(op, Choose):
        return max(sum(op_worth(o) for o in option.do) for option in op.options)
    return 1.5


def final_stand(front: FrontView) -> bool:
    """The bridges of scenario 1, which decide the game."""
    return front.terrain in STUBBORN


def loses_all(view: CommandoView, front: FrontView, side: int) -> bool:
    """Whether losing this assault loses the scenario; for the British, a single lost combat
    can be enough (commando 1A.4, 4.8, D.14, M.9)."""
    bridge = front.terrain in (*MAJOR_BRIDGES, ROBEHOMME) and view.campaign is None
    if side == ENGLISH:
        if view.manpower == 1:
            return front.terrain != RANVILLE  # a loss there costs no Manpower (1B.11)
        return bridge and len(view.taken_german) + 1 >= GERMAN_GOAL
    if front.terrain in GUNS:
        return view.guns + GUNS[front.terrain] >= view.guns_to_win
    if front.terrain == BENOUVILLE:
        return view.scenario == "1A"
    return front.terrain == PEGASUS or (bridge and len(view.taken_english) + 1 >= ENGLISH_GOAL)


def stake(view: CommandoView, front: FrontView) -> float:
    """How much an assault matters, from 0 (an ordinary terrain) to 2 (it decides the game)."""
    terrain = pack().terrains[front.terrain]
    if final_stand(front):
        return 2.0
    if view.scenario == "3":
        return 1.6 if terrain.scores else 0.55
    base = 0.8
    if view.scenario == "2":
        base = 1.2 if terrain.number in GUNS else 0.7
    if view.manpower is not None and LAYOUTS[view.scenario].manpower:
        base += (MANPOWER - view.manpower) * 0.4
    return base
