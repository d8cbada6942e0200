"""dice A1S.8 to A1S.13: what the German player's cards do against the automatic Unit."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.dice.model import events
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    COLOURS,
    CONSTANTS,
    FACES,
    SIX,
)
from landfall.games.dice.model.offers import Menu, emit, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import colour_name
from landfall.games.dice.rules.resources import pay
from landfall.games.dice.rules.roll import first_roll
from landfall.games.dice.rules.wall.automatic import walker
from landfall.games.dice.rules.wall.plays import ALONE, PLAIN_USE, Target, play
from landfall.games.dice.rules.wall.side import (
    SEAT,
    german_gains,
    lose_german,
    wall_of,
)


def _gains(card: str, **resources: int) -> None:
    @play(card, table=ALONE)
    def _(game: DDay, *words: str) -> None:
        german_gains(game, f"card:{card}", "A1S.13", **resources)


_gains("grenade_manche", soldiers=3)
_gains("telephone_campagne", soldiers=5)
_gains("panzerfaust", soldiers=5)
_gains("insigne_assaut_infanterie", soldiers=5)
_gains("insigne_artillerie_cotiere", soldiers=4)
_gains("insigne_destruction_chars", points=12)


def sniper_lives(game: DDay) -> list[Target]:
    return [PLAIN_USE] if walker(game).sniper == "ready" else []


@play("insigne_sniper", sniper_lives, table=ALONE)
def _(game: DDay) -> None:
    kill_sniper(game, "card:insigne_sniper")


def kill_sniper(game: DDay, by: str) -> None:
    walker(game).sniper = "dead"
    emit(game, told.SniperDead(by=by, rule="A1S.8"))


@play(
    "scharfschutze",
    lambda g: sniper_lives(g) if wall_of(g).german.courage >= 1 else [],
    table=ALONE,
)
def _(game: DDay) -> None:
    """dice A1S.8: the fourth use finds the Sniper, and the German Sharpshooter is sacrificed."""
    auto = walker(game)
    pay(game, wall_of(game).german, "card:scharfschutze", "A1S.8", courage=1)
    auto.uses += 1
    if auto.uses >= CONSTANTS["scharfschutze_uses"]:
        kill_sniper(game, "card:scharfschutze")
        lose_german(game, "scharfschutze", "A1S.8")


@play("waffen_ss", lambda g: [], table=ALONE)
def _(game: DDay) -> None:
    """dice A1S.9: the Waffen-SS ignores a Skull automatically; there is nothing to ask."""


def fill_trade_pool(game: DDay) -> None:
    """dice A1S.11: six dice; rolled again only when none are left."""
    german = wall_of(game).german
    if german.pool_faces:
        return
    german.pool_colours = list(SIX)
    german.pool_faces = [game.chance.draw(6, GERMAN) for _ in SIX]
    emit(
        game,
        events.DiceRolled(
            seat=SEAT,
            roll=0,
            dice=(),
            faces=tuple(f"face:{FACES[face]}" for face in german.pool_faces),
            colours=tuple(f"colour:{COLOURS[colour]}" for colour in german.pool_colours),
            rule="A1S.11",
        ),
    )


@play("chien", table=ALONE)
def _(game: DDay) -> None:
    fill_trade_pool(game)
    wall_of(game).german.ask("pool-die", "chien", 1)


@play("barbeles", table=ALONE)
def _(game: DDay) -> None:
    fill_trade_pool(game)
    wall_of(game).german.ask("pool-die", "barbeles", 2)


@menu
class PoolDie(Menu):
    """dice A1S.11: a die of the trade pool joins the German tally."""

    kind = "pool-die"
    text = "ask-pool-die"
    rule = "A1S.11"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(
                f"pool:{die}",
                "option-pool-die",
                at=(f"pool:{die}",),
                rule="A1S.11",
                face=f"face:{FACES[face]}",
                colour=colour_name(unit, unit.pool_colours[die]),
            )
            for die, face in enumerate(unit.pool_faces)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        die = int(option.id.partition(":")[2])
        unit.locked |= 1 << len(unit.faces)
        unit.faces.append(unit.pool_faces.pop(die))
        unit.colours.append(unit.pool_colours.pop(die))
        emit(
            game,
            told.DieTaken(
                seat=SEAT,
                other="pool:trade",
                face=f"face:{FACES[unit.faces[-1]]}",
                colour=colour_name(unit, unit.colours[-1]),
                by=f"card:{asked.card}",
                rule="A1S.11",
            ),
        )
        if asked.n > 1:
            fill_trade_pool(game)
            unit.ask("pool-die", asked.card, asked.n - 1)


@play("agrafe_combat_rapproche", table=ALONE)
def _(game: DDay) -> None:
    """dice A1S.10: a second Final Tally, locks and re-rolls included; one of the two is kept."""
    german = wall_of(game).german
    old = ",".join(f"{f}.{c}" for f, c in zip(german.faces, german.colours, strict=True))
    extra, german.extra = german.extra, 0
    german.ask("second-tally", old, extra)
    first_roll(game, german, SIX)


@menu
class SecondTally(Menu):
    kind = "second-tally"
    text = "ask-two-tallies"
    rule = "A1S.10"

    def args(self, asked: Question) -> dict[str, str | int | tuple[str, ...]]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        faces = tuple(f"face:{FACES[int(die.split('.')[0])]}" for die in asked.card.split(","))
        return (
            option("new", "option-new-tally", rule="A1S.10"),
            option("old", "option-old-tally", rule="A1S.10", faces=faces),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "old":
            dice = [die.split(".") for die in asked.card.split(",")]
            unit.faces = [int(face) for face, _ in dice]
            unit.colours = [int(colour) for _, colour in dice]
            unit.locked = (1 << len(unit.faces)) - 1
            unit.extra = asked.n
