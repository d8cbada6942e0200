"""Card texts, generated from card effects: changing a value changes the text too."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from landfall.core.decisions import Arg
from landfall.core.texts import LANGUAGES, Texts, game_texts, signed
from landfall.games.commando.model.card_language import (
    AnyCondition,
    AnyOp,
    Cancel,
    CapBase,
    Choose,
    ChooseNextObjective,
    Combat,
    Count,
    DestroyUnit,
    Discard,
    DiscardUnit,
    Draw,
    DrawModifier,
    Effect,
    EnemyBase,
    EnemyType,
    FlipDestiny,
    FlipTokens,
    Forbid,
    GainHeroic,
    Limit,
    Look,
    Manpower,
    NoAssault,
    Not,
    Retrieve,
    Search,
    SpecialTokens,
    TerrainSize,
    TerrainTag,
    Tokens,
    TokensForCards,
    TurnToken,
    UnitBonus,
    UnitsAsActions,
    Winner,
)
from landfall.games.commando.model.cards import SIDES, Card, Terrain, pack
from landfall.games.commando.model.scenario_facts import (
    ENGLISH_GOAL,
    GERMAN_GOAL,
    LAYOUTS,
)
from landfall.games.commando.rules.strength import TIES

COUNTERS: Final = {
    "german_units_fought": "german",
    "english_units_fought": "english",
    "paratroopers_fought": "paratroopers",
    "pe_lost": "manpower",
}
WHOSE: Final = {"own_unit": "own", "enemy_unit": "enemy", "played_unit": "played"}


def condition(conditions: tuple[AnyCondition, ...]) -> dict[str, Arg]:
    """The first condition, by the name that the messages select on."""
    for each in conditions:
        if isinstance(each, Count):
            return {"condition": "first" if each.n == 0 else "later", "n": each.n}
        if isinstance(each, EnemyBase):
            return {"condition": "weak" if each.cmp == "<=" else "strong", "n": each.n}
        if isinstance(each, TerrainTag):
            return {"condition": "tags", "tags": each.among}
        if isinstance(each, Not):
            return {"condition": "elsewhere"}
        if isinstance(each, EnemyType):
            return {"condition": each.type}
    return {"condition": "none"}


class _Writer:
    """Writes one component's sentences in one language."""

    def __init__(self, texts: Texts, number: str, side: int | None) -> None:
        self.texts = texts
        self.number = number
        self.side = side

    def say(self, key: str, **args: Arg) -> str:
        tags = args.get("tags")
        if isinstance(tags, tuple):
            args["tags"] = " / ".join(self.texts.name(f"tag:{tag}") for tag in tags)
        return self.texts.say(f"text-{key}", {"n": 0, **args})

    def effect(self, effect: Effect) -> list[str]:
        conditions = effect.conditions
        if effect.when == "require":
            return [self.say("require", side=SIDES[self.side or 0])]
        if effect.when == "response":
            return [self.response(effect)]
        if effect.when == "alt_action":
            amounts = [op.amount for op in effect.do if isinstance(op, Combat)]
            return [self.say("alt-action", amount=signed(amounts[0]))]
        if effect.when == "on_destroyed":
            return [self.say("on-destroyed")]
        if effect.when == "on_german_destroyed":
            return [self.say("first-fallen")]
        if effect.when == "assault_end":
            return [self.at_the_end(op, conditions) for op in effect.do]
        if any(isinstance(op, DestroyUnit) for op in effect.do):
            return [self.say("sacrifice")]
        sentences = [s for op in effect.do for s in self.op(op, effect)]
        later = any(isinstance(c, Count) and c.n for c in conditions)
        plain = not any(isinstance(op, Combat) for op in effect.do)
        return [self.say("if-later"), *sentences] if later and plain else sentences

    def response(self, effect: Effect) -> str:
        for op in effect.do:
            if isinstance(op, TerrainSize):
                return self.say("size", delta=signed(op.delta))
            if isinstance(op, DiscardUnit):
                return self.say("trap")
            if isinstance(op, Cancel):
                kinds = [w.removeprefix("enemy_") for w in effect.to]
                return self.say("cancel", windows=kinds[0] if len(kinds) == 1 else "both")
        return self.say("none")

    def at_the_end(self, op: AnyOp, conditions: tuple[AnyCondition, ...]) -> str:
        if isinstance(op, Manpower):
            return self.say("manpower")
        if isinstance(op, ChooseNextObjective):
            return self.say("next-objective")
        assert any(isinstance(c, Winner) for c in conditions)
        return self.say("won-whole")

    def who(self, op: Draw | Tokens | Discard) -> str:
        """On a card, "self" is its player; a terrain names a side."""
        return op.who if op.who in ("self", "english", "german") else "opponent"

    def op(self, op: AnyOp, effect: Effect) -> list[str]:
        given = condition(effect.conditions)
        if isinstance(op, Combat):
            return [self.combat(op, effect, given)]
        if isinstance(op, Draw):
            if op.per is not None:
                return [self.say("draw-per-paratrooper", max=op.max or 0)]
            return [self.say("draw", who=self.who(op), n=op.n)]
        if isinstance(op, Tokens):
            if op.n < 0:
                return [self.say("tokens-back", n=-op.n)]
            if any(isinstance(c, TurnToken) for c in effect.conditions):
                return [self.say("tokens-token", n=op.n)]
            return [self.say("tokens", who=self.who(op), n=op.n)]
        if isinstance(op, SpecialTokens):
            return [self.say("special", kind=op.kind, n=op.n)]
        if isinstance(op, Discard):
            if op.chooser == "opponent":
                return [self.say("spy")]
            what = "unit" if op.filter.kind == ("unit",) else "any"
            return [self.say("discard", who=self.who(op), n=op.n, what=what)]
        if isinstance(op, Look):
            return [self.say("look", who="german" if op.who == "german" else "opponent")]
        if isinstance(op, Retrieve):
            limit = op.filter.combat_max
            return [self.say("retrieve", n=op.n, limit="none" if limit is None else str(limit))]
        if isinstance(op, FlipDestiny):
            return self.destiny(op, effect)
        if isinstance(op, Choose):
            choices = [self.texts.say(f"choice-{self.number}-{i}") for i in range(len(op.options))]
            return [self.say("choose", n=op.n, options=" · ".join(choices))]
        if isinstance(op, TerrainSize):
            return [self.say("size-token", delta=signed(op.delta))]
        if isinstance(op, Forbid):
            return [self.forbid(op, effect)]
        if isinstance(op, UnitBonus):
            if op.scope == "turn":
                return [self.say("turn-bonus", amount=signed(op.amount))]
            return [self.say("first-unit", who=op.who, amount=signed(op.amount))]
        return [self.simple(op)]

    def simple(self, op: AnyOp) -> str:
        if isinstance(op, FlipTokens):
            return self.say("flip-tokens", n=op.n)
        if isinstance(op, Search):
            return self.say("search", top=op.top)
        if isinstance(op, DrawModifier):
            return self.say("draw-modifier")
        if isinstance(op, Limit):
            return self.say("limit")
        if isinstance(op, CapBase):
            return self.say("cap", max=op.max)
        if isinstance(op, UnitsAsActions):
            return self.say("fields", amount=op.amount)
        if isinstance(op, TokensForCards):
            return self.say("trade", max=op.max)
        if isinstance(op, NoAssault):
            return self.say("no-assault")
        if isinstance(op, GainHeroic):
            return self.say("gain-hero", card=f"card:{op.card}")
        raise TypeError(f"{self.number}: no words for {op!r}")

    def combat(self, op: Combat, effect: Effect, given: dict[str, Arg]) -> str:
        amount = signed(op.amount)
        if op.per is not None:
            return self.say("per", amount=amount, counter=COUNTERS[op.per])
        if effect.when == "static":
            return self.say("unit", amount=amount, **given)
        return self.say("combat", amount=amount, whose=WHOSE[op.target], **given)

    def destiny(self, op: FlipDestiny, effect: Effect) -> list[str]:
        moments = {"on_unit_played": "english-unit", "phase_start": "english-phase"}
        sentences = [self.say("destiny", when=moments.get(effect.when, "play"))]
        bare = Effect(effect.when)
        for key, branch in (("success", op.success), ("fail", op.fail)):
            said = " ".join(s for inner in branch for s in self.op(inner, bare))
            if said:
                sentences.append(self.say(key, what=said))
        return sentences

    def forbid(self, op: Forbid, effect: Effect) -> str:
        if op.what == "unit_type":
            return self.say("terrain-no-type", type=f"type:{op.type}")
        if op.what == "actions":
            return self.say("forbid-actions")
        if self.side is None:
            return self.say("terrain-no-tokens")
        if op.who == "self":
            return self.say("forbid-own-tokens")
        if "special_from_heroic" in op.spared:
            return self.say("forbid-tokens", spared="heroic")
        return self.say("forbid-tokens", spared="special" if op.spared else "none")


def text(component: Card | Terrain, language: str) -> str:
    """The effect of a card or terrain, in sentences."""
    side = component.side if isinstance(component, Card) else None
    number = component.ref.partition(":")[2]
    writer = _Writer(game_texts("commando", language), number, side)
    sentences = [s for effect in component.effects for s in writer.effect(effect)]
    if sentences:
        return " ".join(sentences)
    scenario = number.startswith(("1014", "1015"))
    return writer.say("scenario" if scenario else "none")


@cache
def board() -> dict[str, Any]:
    """All cards and terrains with their texts, for the client."""
    return {
        "cards": {
            str(card.number): {
                "number": card.number,
                "side": SIDES[card.side],
                "kind": card.kind,
                "name": card.name,
                "heroic": card.heroic,
                "combat": card.combat,
                "type": card.type,
                "copies": card.copies,
                "answers": sorted(card.windows),
                "text": {language: text(card, language) for language in LANGUAGES},
                "certainty": card.certainty,
            }
            for card in pack().cards.values()
        },
        "terrains": {
            terrain.number: {
                "number": terrain.number,
                "name": terrain.name,
                "size": terrain.size,
                "draws": list(terrain.draws),
                "tags": sorted(terrain.tags),
                "copies": terrain.copies,
                "scores": terrain.scores,
                "text": {language: text(terrain, language) for language in LANGUAGES},
                "certainty": terrain.certainty,
            }
            for terrain in pack().terrains.values()
        },
        "facts": facts(),
    }


def facts() -> dict[str, Any]:
    """What a table shows besides the view: Manpower at the start, the bridges needed to win, and who wins ties."""
    return {
        "manpower": {name: layout.manpower for name, layout in LAYOUTS.items()},
        "bridges": dict(zip(SIDES, (ENGLISH_GOAL, GERMAN_GOAL), strict=True)),
        "ties": SIDES[TIES],
    }
