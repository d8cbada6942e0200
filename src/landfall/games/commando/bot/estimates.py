"""What a seat can reckon from its view: how strong a unit would be, what an action would add."""

from __future__ import annotations

from landfall.games.commando.model.card_language import (
    ActiveSide,
    AnyCondition,
    AnyOp,
    CapBase,
    Choose,
    Combat,
    Count,
    Draw,
    EnemyBase,
    EnemyType,
    FlipDestiny,
    FlipTokens,
    Forbid,
    Not,
    Retrieve,
    SpecialTokens,
    TerrainTag,
    Tokens,
    TurnToken,
    UnitBonus,
)
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, Card, pack
from landfall.games.commando.model.scenario_facts import (
    ALL_GUNS,
    ENGLISH_GOAL,
    GERMAN_GOAL,
    GUNS,
    GUNS_TO_WIN,
    LAYOUTS,
    MAJOR_BRIDGES,
    RANVILLE,
    ROBEHOMME,
)
from landfall.games.commando.table.view import ArmyView, CommandoView, FrontView, LineView


def army(view: CommandoView, side: int) -> ArmyView:
    return view.german if side == GERMAN else view.english


def line(front: FrontView, side: int) -> LineView:
    return front.german if side == GERMAN else front.english


def counter(view: CommandoView, front: FrontView, what: str) -> int:
    if what == "german_units_fought":
        return len(front.german.fought)
    if what == "english_units_fought":
        return len(front.english.fought)
    if what == "paratroopers_fought":
        cards = pack().cards
        return sum(cards[n].type == "paratrooper" for n in front.english.fought)
    if what == "german_units_destroyed":
        return front.destroyed
    return 0 if view.manpower is None else 3 - view.manpower


def met(view: CommandoView, front: FrontView, side: int, condition: AnyCondition) -> bool:
    enemy = line(front, 1 - side).unit
    if isinstance(condition, Count):
        have = counter(view, front, condition.what)
        return {
            "==": have == condition.n,
            ">=": have >= condition.n,
            "<=": have <= condition.n,
        }[condition.cmp]
    if isinstance(condition, TerrainTag):
        return not pack().terrains[front.terrain].tags.isdisjoint(condition.among)
    if isinstance(condition, EnemyType):
        return enemy != 0 and pack().cards[enemy].type == condition.type
    if isinstance(condition, EnemyBase):
        value = pack().cards[enemy].combat if enemy else 0
        return value <= condition.n if condition.cmp == "<=" else value >= condition.n
    if isinstance(condition, TurnToken):
        return view.turn_token == condition.side
    if isinstance(condition, ActiveSide):
        return SIDES[side] == condition.side
    if isinstance(condition, Not):
        return not met(view, front, side, condition.of)
    return False


def unit_strength(view: CommandoView, front: FrontView, unit: Card) -> int:
    """What a unit of the hand would be worth if it were played here now."""
    terrain = pack().terrains[front.terrain]
    value = unit.combat
    ordinal = len(line(front, unit.side).fought) + 1
    for op in terrain.static:
        if isinstance(op, CapBase):
            value = min(value, op.max)
    for op in terrain.static:
        if isinstance(op, UnitBonus) and op.who == SIDES[unit.side] and op.ordinal == ordinal:
            value += op.amount
    for effect in unit.static:
        if all(met(view, front, unit.side, c) for c in effect.conditions):
            value += sum(gain(view, front, op) for op in effect.do)
    return value


def gain(view: CommandoView, front: FrontView, op: AnyOp) -> int:
    """What an operation adds to the balance of a combat, as far as one can expect."""
    if isinstance(op, Combat):
        amount = op.amount if op.per is None else op.amount * counter(view, front, op.per)
        return -amount if op.target == "enemy_unit" else amount
    if isinstance(op, FlipTokens):
        return op.n // 2
    if isinstance(op, FlipDestiny):
        branches = [sum(gain(view, front, o) for o in branch) for branch in (op.success, op.fail)]
        return sum(branches) // 2
    if isinstance(op, Choose):
        return max(sum(gain(view, front, o) for o in option.do) for option in op.options)
    return 0


def action_gain(view: CommandoView, front: FrontView, card: Card) -> int:
    """What a combat action would add to its side."""
    return sum(
        gain(view, front, op)
        for _, effect in card.on_play
        if all(met(view, front, card.side, c) for c in effect.conditions)
        for op in effect.do
    )


def as_action_gain(front: FrontView, card: Card) -> int:
    if card.alt_action:
        return sum(op.amount for op in pack().ops[card.alt_action] if isinstance(op, Combat))
    return 2


def tokens_allowed(view: CommandoView, front: FrontView, side: int) -> bool:
    """Whether normal tokens may be tossed, by the units and the terrain in sight."""
    for op in pack().terrains[front.terrain].static:
        if isinstance(op, Forbid) and op.what == "tokens":
            return False
    for owner in (ENGLISH, GERMAN):
        unit = line(front, owner).unit
        for effect in pack().cards[unit].static if unit else ():
            for op in effect.do:
                if isinstance(op, Forbid) and op.what == "tokens":
                    hits = (op.who == "self") == (owner == side)
                    if hits:
                        return False
    return True


def worth(card: Card) -> float:
    """How much one would like to have a card in hand: for keeping, discarding, cancelling."""
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


def final_stand(view: CommandoView, front: FrontView) -> bool:
    """The bridges of scenario 1, where everything is decided."""
    return front.terrain in ("1014A", "1014B")


def loses_all(view: CommandoView, front: FrontView, side: int) -> bool:
    """Whether who loses this assault has lost the scenario with it; for the English a single
    combat is enough (commando 1A.4, 4.8, D.14, M.9)."""
    bridge = front.terrain in (*MAJOR_BRIDGES, ROBEHOMME) and view.campaign is None
    if side == ENGLISH:
        if view.manpower == 1:
            return front.terrain != RANVILLE  # which costs no manpower (1B.11)
        return bridge and len(view.taken_german) + 1 >= GERMAN_GOAL
    if front.terrain in GUNS:
        guns = sum(GUNS.get(terrain, 0) for terrain in (*view.taken_english, front.terrain))
        return guns >= (GUNS_TO_WIN if view.campaign is None else ALL_GUNS)
    if front.terrain == "1014A":
        return view.scenario == "1A"
    return front.terrain == "1014B" or (bridge and len(view.taken_english) + 1 >= ENGLISH_GOAL)


def stake(view: CommandoView, front: FrontView) -> float:
    """How much an assault matters, from 0 (a field) to 2 (it decides the game)."""
    terrain = pack().terrains[front.terrain]
    if final_stand(view, front):
        return 2.0
    if view.scenario == "3":
        return 1.6 if terrain.scores else 0.55
    if view.scenario == "2":
        base = 1.2 if terrain.number in ("1022", "1023", "1024") else 0.7
    else:
        base = 0.8
    if view.manpower is not None and LAYOUTS[view.scenario].manpower:
        base += (3 - view.manpower) * 0.4
    return base
