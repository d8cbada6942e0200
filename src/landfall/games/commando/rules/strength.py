"""7. How strong a unit is and what it may use: the lasting effects of cards and terrains."""

from __future__ import annotations

from typing import Final, Protocol

from landfall.games.commando.model.card_language import (
    ActiveSide,
    AnyCondition,
    CapBase,
    Combat,
    Count,
    Draw,
    EnemyBase,
    EnemyType,
    Forbid,
    Limit,
    Not,
    TerrainTag,
    TurnToken,
    UnitBonus,
    UnitsAsActions,
    Winner,
)
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, Card, Terrain, pack
from landfall.games.commando.model.scenario_facts import MANPOWER, STUBBORN
from landfall.games.commando.model.state import NORMAL, PLUS3, THORNTON, Commando, Front

#: What a token adds when it succeeds.
WORTH = {NORMAL: 1, PLUS3: 3, THORNTON: 1}
TOKEN_SOURCES = ("token:normal", "token:plus3", "token:thornton")


class Moment(Protocol):
    """What conditions read besides the front, either from a game or from what a seat sees of it."""

    @property
    def manpower(self) -> int | None: ...

    @property
    def turn_token(self) -> str: ...


def terrain_of(front: Front) -> Terrain:
    return pack().terrains[front.terrain]


def size(game: Commando, front: Front) -> int:
    """How many units the Germans may play here (commando 4.10, 6.3), Ranville included (1B.11)."""
    own = terrain_of(front).size + front.size_change
    return own + game.ranville if front.terrain in STUBBORN else own


def german_units_played(front: Front) -> int:
    german = front.lines[GERMAN]
    return len(german.fought) + (german.unit != 0)


def count(game: Moment, front: Front, what: str) -> int:
    """What cards can count (commando 7.1, 7.2, 7.4): never units played as actions."""
    if what == "german_units_fought":
        return len(front.lines[GERMAN].fought)
    if what == "english_units_fought":
        return len(front.lines[ENGLISH].fought)
    if what == "paratroopers_fought":
        cards = pack().cards
        return sum(cards[unit].type == "paratrooper" for unit in front.lines[ENGLISH].fought)
    if what == "german_units_destroyed":
        return front.destroyed
    return 0 if game.manpower is None else MANPOWER - game.manpower


def times(game: Moment, front: Front, op: Combat | Draw, base: int) -> int:
    """The base amount for each thing counted, up to the operation's maximum."""
    amount = base if op.per is None else base * count(game, front, op.per)
    return amount if op.max is None else min(amount, op.max)


def compare(left: int, sign: str, right: int) -> bool:
    if sign == "==":
        return left == right
    return left >= right if sign == ">=" else left <= right


def holds(game: Moment, front: Front, side: int, conditions: tuple[AnyCondition, ...]) -> bool:
    """Whether all conditions of an effect hold; ``side`` owns the effect or the phase."""
    for condition in conditions:
        if isinstance(condition, Count):
            met = compare(count(game, front, condition.what), condition.cmp, condition.n)
        elif isinstance(condition, TerrainTag):
            met = not terrain_of(front).tags.isdisjoint(condition.among)
        elif isinstance(condition, EnemyType):
            enemy = front.lines[1 - side].unit
            met = enemy != 0 and pack().cards[enemy].type == condition.type
        elif isinstance(condition, EnemyBase):
            enemy = front.lines[1 - side].unit
            met = enemy != 0 and compare(pack().cards[enemy].combat, condition.cmp, condition.n)
        elif isinstance(condition, TurnToken):
            met = game.turn_token == condition.side
        elif isinstance(condition, Winner):
            met = front.winner == condition.side
        elif isinstance(condition, ActiveSide):
            met = SIDES[side] == condition.side
        else:
            assert isinstance(condition, Not)
            met = not holds(game, front, side, (condition.of,))
        if not met:
            return False
    return True


def concerns(who: str, owner: int, side: int) -> bool:
    """Whether ``side`` is the one that ``who`` means in an effect of ``owner``."""
    if who == "both":
        return True
    if who in ("self", "active"):
        return side == owner
    if who == "opponent":
        return side != owner
    return SIDES[side] == who


def ordinal(front: Front, side: int) -> int:
    """1 for the first unit a side plays on this terrain, 2 for the second, and so on."""
    return len(front.lines[side].fought) + 1


def own_parts(game: Moment, front: Front, unit: Card) -> list[tuple[str, int]]:
    """A unit's own strength on this terrain: its printed value, and lasting effects of unit and terrain."""
    terrain, side = terrain_of(front), unit.side
    place = ordinal(front, side)
    printed = unit.combat
    found: list[tuple[str, int]] = []
    for op in terrain.static:
        if isinstance(op, CapBase) and concerns(op.who, side, side):
            printed = min(printed, op.max)  # commando 7.9: only the printed value is capped
        elif isinstance(op, UnitBonus) and concerns(op.who, side, side) and op.ordinal == place:
            found.append((terrain.ref, op.amount))
    for effect in unit.static:
        for op in effect.do:
            if isinstance(op, Combat) and holds(game, front, side, effect.conditions):
                amount = times(game, front, op, op.amount)
                if amount:
                    found.append((unit.ref, amount))
    return [("printed", printed), *found]


def parts(game: Commando, front: Front, side: int) -> list[tuple[str, int]]:
    """A unit's combat value, part by part: printed value, effects, actions, tokens."""
    line = front.lines[side]
    if not line.unit:
        return []
    found = own_parts(game, front, pack().cards[line.unit])
    for number in game.armies[side].turn_bonuses:
        found.extend(
            (f"card:{number}", op.amount)
            for _, effect in pack().cards[number].on_play
            for op in effect.do
            if isinstance(op, UnitBonus) and op.ordinal == ordinal(front, side)
        )
    found.extend(line.changes)
    for kind, lying in enumerate(line.tokens):
        if lying:
            found.append((TOKEN_SOURCES[kind], lying * WORTH[kind]))
    return found


def strength(game: Commando, front: Front, side: int) -> int:
    total = 0
    for _, amount in parts(game, front, side):
        total += amount
    return total


#: Who wins on equal strength (commando 4.5).
TIES: Final = ENGLISH


def shortfall(side: int, mine: int, theirs: int) -> int:
    """What a side lacks to win a combat with these strengths (commando 4.5, 4.6)."""
    return theirs - mine + (side != TIES)


def ahead(game: Commando, front: Front) -> int:
    """Who would win this combat now (commando 4.5)."""
    mine, theirs = strength(game, front, ENGLISH), strength(game, front, GERMAN)
    return ENGLISH if shortfall(ENGLISH, mine, theirs) <= 0 else GERMAN


# Bans.

ALL_TOKENS, SPECIAL_ONLY, HEROIC_SPECIAL_ONLY, NO_TOKENS = 0, 1, 2, 3


def _ban(forbid: Forbid) -> int:
    if "special" in forbid.spared:
        return SPECIAL_ONLY
    return HEROIC_SPECIAL_ONLY if "special_from_heroic" in forbid.spared else NO_TOKENS


def token_ban(front: Front, side: int) -> int:
    """The strictest ban on tokens that applies to a side (commando 7.5)."""
    ban = front.lines[side].token_ban
    for op in terrain_of(front).static:
        if isinstance(op, Forbid) and op.what == "tokens" and concerns(op.who, side, side):
            ban = max(ban, _ban(op))
    for owner in (ENGLISH, GERMAN):
        number = front.lines[owner].unit
        if number:
            for effect in pack().cards[number].static:
                for op in effect.do:
                    if (
                        isinstance(op, Forbid)
                        and op.what == "tokens"
                        and concerns(op.who, owner, side)
                    ):
                        ban = max(ban, _ban(op))
    return ban


def ban_of(forbid: Forbid) -> int:
    return _ban(forbid)


def only_heroic_actions(front: Front, side: int) -> bool:
    """The enemy unit forbids all but heroic combat actions (commando 7.6)."""
    enemy = front.lines[1 - side].unit
    return enemy != 0 and any(
        isinstance(op, Forbid) and op.what == "actions"
        for effect in pack().cards[enemy].static
        for op in effect.do
    )


def action_limit_reached(front: Front, side: int) -> bool:
    """Whether the terrain forbids another combat action in this combat."""
    return any(
        isinstance(op, Limit) and front.lines[side].acted >= op.n for op in terrain_of(front).static
    )


def units_as_actions(front: Front) -> int:
    """What any unit adds as a combat action here; 0 where that is not allowed."""
    for op in terrain_of(front).static:
        if isinstance(op, UnitsAsActions):
            return op.amount
    return 0


def as_action(front: Front, card: Card) -> int:
    """What a unit adds when it is played as a combat action: by its own text, or by the terrain's (commando 7.4)."""
    if card.alt_action:
        return sum(op.amount for op in pack().ops[card.alt_action] if isinstance(op, Combat))
    return units_as_actions(front)


def unit_allowed(game: Commando, front: Front, unit: Card) -> bool:
    """Whether the terrain allows units of this type, and the unit's own requirement is met."""
    for op in terrain_of(front).static:
        if isinstance(op, Forbid) and op.what == "unit_type" and op.type == unit.type:
            return False
    return all(holds(game, front, unit.side, e.conditions) for e in unit.require)


def may_act(game: Commando, front: Front, card: Card) -> bool:
    """Whether the table allows a combat action now (commando 4.3, 7.6)."""
    if card.needs_own_unit and not front.lines[card.side].unit:
        return False
    if not card.heroic and only_heroic_actions(front, card.side):
        return False
    return not action_limit_reached(front, card.side)
