"""The vocabulary that cards and terrains are written in: triggers, operations, conditions.

No card has needed code of its own so far.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Who: TypeAlias = Literal["self", "opponent", "active", "english", "german", "both"]
Target: TypeAlias = Literal["own_unit", "enemy_unit", "played_unit"]
Counter: TypeAlias = Literal[
    "german_units_fought",
    "english_units_fought",
    "paratroopers_fought",
    "pe_lost",
    "german_units_destroyed",
]
Kind: TypeAlias = Literal["unit", "event", "action"]
Compare: TypeAlias = Literal["==", ">=", "<="]


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    kind: tuple[Kind, ...] = ()
    combat_max: int | None = None


# Conditions.


class Condition(Struct, frozen=True, tag_field="c", forbid_unknown_fields=True):
    pass


class Count(Condition, frozen=True, tag="count"):
    what: Counter
    cmp: Compare
    n: int


class TerrainTag(Condition, frozen=True, tag="terrain_tag"):
    among: tuple[str, ...] = field(name="in")


class EnemyType(Condition, frozen=True, tag="enemy_type"):
    type: str = field(name="is")


class EnemyBase(Condition, frozen=True, tag="enemy_base"):
    cmp: Compare
    n: int


class TurnToken(Condition, frozen=True, tag="turn_token"):
    side: str = field(name="is")


class Winner(Condition, frozen=True, tag="winner"):
    side: str = field(name="is")


class ActiveSide(Condition, frozen=True, tag="active_side"):
    side: str = field(name="is")


class Not(Condition, frozen=True, tag="not"):
    of: TerrainTag | EnemyType | TurnToken


AnyCondition: TypeAlias = (
    Count | TerrainTag | EnemyType | EnemyBase | TurnToken | Winner | ActiveSide | Not
)

# Operations.


class Op(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    pass


class Combat(Op, frozen=True, tag="combat"):
    amount: int
    target: Target
    per: Counter | None = None
    max: int | None = None


class Draw(Op, frozen=True, tag="draw"):
    who: Who
    n: int
    per: Counter | None = None
    max: int | None = None


class Discard(Op, frozen=True, tag="discard"):
    who: Who
    n: int
    chooser: Literal["owner", "opponent"]
    filter: Filter = Filter()


class Retrieve(Op, frozen=True, tag="retrieve"):
    n: int
    filter: Filter


class Tokens(Op, frozen=True, tag="tokens"):
    who: Who
    n: int


class SpecialTokens(Op, frozen=True, tag="special_tokens"):
    kind: Literal["plus3", "thornton"]
    n: int


class FlipTokens(Op, frozen=True, tag="flip_tokens"):
    n: int
    target: Target


class FlipDestiny(Op, frozen=True, tag="flip_destiny"):
    success: tuple[AnyOp, ...]
    fail: tuple[AnyOp, ...]


class Alternative(Struct, frozen=True, forbid_unknown_fields=True):
    do: tuple[AnyOp, ...]


class Choose(Op, frozen=True, tag="choose"):
    n: int
    options: tuple[Alternative, ...]


class Cancel(Op, frozen=True, tag="cancel"):
    pass


class DiscardUnit(Op, frozen=True, tag="discard_unit"):
    target: Target
    replace: bool


class DestroyUnit(Op, frozen=True, tag="destroy_unit"):
    target: Target


class TerrainSize(Op, frozen=True, tag="terrain_size"):
    delta: int


class Forbid(Op, frozen=True, tag="forbid"):
    who: Who
    what: Literal["tokens", "actions", "unit_type"]
    scope: Literal["combat", "terrain"]
    spared: tuple[Literal["heroic", "special", "special_from_heroic"], ...] = field(
        name="except", default=()
    )
    type: str = ""


class Limit(Op, frozen=True, tag="limit"):
    who: Who
    what: Literal["actions"]
    n: int
    scope: Literal["combat"]


class CapBase(Op, frozen=True, tag="cap_base"):
    who: Who
    max: int


class UnitBonus(Op, frozen=True, tag="unit_bonus"):
    who: Who
    amount: int
    ordinal: int
    scope: Literal["terrain", "turn"]


class UnitsAsActions(Op, frozen=True, tag="units_as_actions"):
    who: Who
    amount: int


class TokensForCards(Op, frozen=True, tag="tokens_for_cards"):
    who: Who
    max: int


class DrawModifier(Op, frozen=True, tag="draw_modifier"):
    who: Who
    delta: int


class Look(Op, frozen=True, tag="look"):
    who: Who
    zone: Literal["hand"]
    by: Who = "self"


class Search(Op, frozen=True, tag="search"):
    top: int
    take: int
    rest: Literal["bottom"]


class Manpower(Op, frozen=True, tag="manpower"):
    delta: int


class NoAssault(Op, frozen=True, tag="no_assault"):
    pass


class GainHeroic(Op, frozen=True, tag="gain_heroic"):
    card: str


class ChooseNextObjective(Op, frozen=True, tag="choose_next_objective"):
    who: Who


AnyOp: TypeAlias = (
    Combat
    | Draw
    | Discard
    | Retrieve
    | Tokens
    | SpecialTokens
    | FlipTokens
    | FlipDestiny
    | Choose
    | Cancel
    | DiscardUnit
    | DestroyUnit
    | TerrainSize
    | Forbid
    | Limit
    | CapBase
    | UnitBonus
    | UnitsAsActions
    | TokensForCards
    | DrawModifier
    | Look
    | Search
    | Manpower
    | NoAssault
    | GainHeroic
    | ChooseNextObjective
)

When: TypeAlias = Literal[
    "on_play",
    "static",
    "require",
    "alt_action",
    "response",
    "on_destroyed",
    "on_enter",
    "phase_start",
    "on_unit_played",
    "on_german_destroyed",
    "assault_end",
]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    when: When
    conditions: tuple[AnyCondition, ...] = field(name="if", default=())
    #: The windows of a response: enemy_event, enemy_action, enemy_unit, german_unit_destroyed, card:….
    to: tuple[str, ...] = ()
    do: tuple[AnyOp, ...] = ()
