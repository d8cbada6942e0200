"""Applies the effects of cards and terrains, one operation at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from landfall.core.state import Step
from landfall.games.commando.model.card_language import (
    AnyOp,
    Choose,
    ChooseNextObjective,
    Combat,
    DestroyUnit,
    Discard,
    DiscardUnit,
    Draw,
    DrawModifier,
    Effect,
    FlipDestiny,
    FlipTokens,
    Forbid,
    GainHeroic,
    Look,
    Manpower,
    Retrieve,
    Search,
    SpecialTokens,
    TerrainSize,
    Tokens,
    TokensForCards,
    UnitBonus,
)
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.events import (
    DestinyTossed,
    HeroGained,
    ManpowerRegained,
    SizeChanged,
    StrengthChanged,
    TokensFlipped,
    UnitDiscarded,
)
from landfall.games.commando.model.scenario_facts import MANPOWER
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules import choices
from landfall.games.commando.rules.discard_piles import DiscardCards, TakeBack, put_away
from landfall.games.commando.rules.hands_and_tokens import (
    draw,
    return_tokens,
    show_hand,
    take_special_tokens,
    take_tokens,
)
from landfall.games.commando.rules.strength import (
    ban_of,
    concerns,
    holds,
    size,
    times,
    units_as_actions,
)


@cache
def source(path: str) -> str:
    """The card or terrain to which a list of operations belongs, as a reference."""
    number = path.partition("/")[0]
    return (
        f"card:{number}"
        if number.isdigit() and int(number) in pack().cards
        else f"terrain:{number}"
    )


@cache
def rule_of(path: str) -> str:
    number = path.partition("/")[0]
    card = pack().cards.get(int(number)) if number.isdigit() else None
    if card is None:
        return "1.3"
    if card.kind == "event":
        return ("2.2", "3.2")[card.side]
    return "4.2" if card.kind == "unit" else "4.3"


def sides(who: str, owner: int) -> tuple[int, ...]:
    return tuple(side for side in (ENGLISH, GERMAN) if concerns(who, owner, side))


def triggered(
    game: Commando,
    effects: Iterable[tuple[str, Effect]],
    side: int,
    front: int,
    card: int = 0,
) -> list[Step]:
    """The effects whose conditions hold now, as steps."""
    here = game.fronts[front]
    return [
        Do(path, 0, side, front, card)
        for path, effect in effects
        if effect.do and holds(game, here, side, effect.conditions)
    ]


@dataclass(frozen=True, slots=True)
class Do(Step):
    """Applies the operations at a path, from an index on; "fields" stands for a unit played as an action."""

    path: str
    index: int
    side: int
    front: int
    card: int = 0

    def run(self, game: Commando) -> None:
        if self.path == "fields":
            amount = units_as_actions(game.fronts[self.front])
            change(game, self.front, self.side, f"card:{self.card}", amount, "7.4")
            return
        ops = pack().ops[self.path]
        if self.index + 1 < len(ops):
            game.push(Do(self.path, self.index + 1, self.side, self.front, self.card))
        perform(game, ops[self.index], self)


def change(game: Commando, front: int, side: int, ref: str, amount: int, rule: str) -> None:
    here = game.fronts[front]
    here.lines[side].changes.append((ref, amount))
    game.emit(
        StrengthChanged(
            side=SIDES[side],
            source=ref,
            amount=amount,
            terrain=f"terrain:{here.terrain}",
            rule=rule,
        )
    )


def perform(game: Commando, op: AnyOp, at: Do) -> None:
    """Apply one operation, as far as possible (commando 0.13)."""
    rule = rule_of(at.path)
    if isinstance(op, Combat):
        side = 1 - at.side if op.target == "enemy_unit" else at.side
        amount = times(game, game.fronts[at.front], op, op.amount)
        if amount:
            change(game, at.front, side, source(at.path), amount, rule)
    elif isinstance(op, Draw):
        for side in sides(op.who, at.side):
            amount = times(game, game.fronts[at.front], op, op.n)
            if amount:
                draw(game, side, amount, rule)
    elif isinstance(op, Tokens):
        for side in sides(op.who, at.side):
            if op.n > 0:
                take_tokens(game, side, op.n, rule)
            else:
                return_tokens(game, side, -op.n, rule)
    elif isinstance(op, SpecialTokens):
        take_special_tokens(game, at.side, op.kind, op.n, pack().cards[at.card].heroic)
    elif isinstance(op, Discard):
        for side in sides(op.who, at.side):
            chooser = side if op.chooser == "owner" else 1 - side
            game.push(DiscardCards(side, chooser, op.n, op.filter.kind, rule))
    elif isinstance(op, Retrieve):
        limit = -1 if op.filter.combat_max is None else op.filter.combat_max
        game.push(TakeBack(at.side, op.n, op.filter.kind, limit, rule))
    elif isinstance(op, Choose):
        game.push(choices.ChooseEffect(at.path, at.index, at.side, at.front, at.card, op.n))
    elif isinstance(op, Search):
        game.push(choices.SearchDeck(at.side, op.top, op.take, rule))
    elif isinstance(op, TokensForCards):
        for side in sides(op.who, at.side):
            game.push(choices.TokensAgainstCards(side, op.max))
    elif isinstance(op, FlipDestiny):
        toss_destiny(game, at, rule)
    elif isinstance(op, FlipTokens):
        flip_tokens(game, op, at, rule)
    elif isinstance(op, Look):
        for side in sides(op.who, at.side):
            show_hand(game, side, 1 - side, rule)
    elif isinstance(op, TerrainSize):
        resize(game, at.front, op.delta, rule)
    elif isinstance(op, Forbid):
        for side in sides(op.who, at.side):
            line = game.fronts[at.front].lines[side]
            line.token_ban = max(line.token_ban, ban_of(op))
    elif isinstance(op, UnitBonus):
        for side in sides(op.who, at.side):
            game.armies[side].turn_bonuses.append(at.card)
    elif isinstance(op, DrawModifier):
        for side in sides(op.who, at.side):
            game.armies[side].draw_change += op.delta
    elif isinstance(op, DiscardUnit):
        discard_unit(game, at, rule)
    elif isinstance(op, DestroyUnit):
        # Imported here to break a cycle: losing a unit has effects of its own.
        from landfall.games.commando.rules.assault import GermanUnitFalls

        game.push(GermanUnitFalls(at.front))
    elif isinstance(op, Manpower):
        regain_manpower(game, op.delta, rule)
    elif isinstance(op, GainHeroic):
        gain_hero(game, int(op.card))
    elif isinstance(op, ChooseNextObjective):
        game.next_from = "choice"
    else:
        raise TypeError(f"{at.path}: {op!r} is not an operation to perform")


def resize(game: Commando, front: int, delta: int, rule: str) -> None:
    """Change how many German units a terrain can hold; changes add up (commando 6.3)."""
    here = game.fronts[front]
    here.size_change += delta
    game.emit(
        SizeChanged(
            terrain=f"terrain:{here.terrain}", size=max(size(game, here), 0), delta=delta, rule=rule
        )
    )


def toss_destiny(game: Commando, at: Do, rule: str) -> None:
    success = game.chance.draw(2)
    game.emit(DestinyTossed(source=source(at.path), success=success, rule=rule))
    path = f"{at.path}/{at.index}/{'success' if success else 'fail'}"
    if pack().ops[path]:
        game.push(Do(path, 0, at.side, at.front, at.card))


def flip_tokens(game: Commando, op: FlipTokens, at: Do, rule: str) -> None:
    tossed = min(op.n, game.reserve)
    landed = sum(game.chance.draw(2) for _ in range(tossed))
    ref = source(at.path)
    game.emit(
        TokensFlipped(side=SIDES[at.side], source=ref, count=tossed, successes=landed, rule=rule)
    )
    if landed:
        change(game, at.front, at.side, ref, landed, rule)


def discard_unit(game: Commando, at: Do, rule: str) -> None:
    """Sacrifice: the player's own unit leaves and no longer counts (commando 7.1, 7.2)."""
    line = game.fronts[at.front].lines[at.side]
    unit, line.unit = line.unit, 0
    put_away(game, at.side, unit)
    game.emit(UnitDiscarded(side=SIDES[at.side], card=f"card:{unit}", rule=rule))


def regain_manpower(game: Commando, delta: int, rule: str) -> None:
    if game.manpower is not None and game.manpower < MANPOWER:
        game.manpower = min(MANPOWER, game.manpower + delta)
        game.emit(ManpowerRegained(left=game.manpower, rule=rule))


def gain_hero(game: Commando, hero: int) -> None:
    army = game.armies[ENGLISH]
    if hero in army.heroes:
        army.heroes.remove(hero)
        army.hand.append(hero)
        army.known.append(hero)
        game.emit(HeroGained(side=SIDES[ENGLISH], card=f"card:{hero}", rule="M.8"))
