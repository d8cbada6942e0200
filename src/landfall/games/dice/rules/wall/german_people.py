"""dice A1.17: the German player's Specialists that act when told to."""

from __future__ import annotations

from landfall.games.dice.model.components import BLUE, COLOURS, RED, SKULL, WHITE
from landfall.games.dice.model.state import DDay
from landfall.games.dice.rules.changed_dice import add_result
from landfall.games.dice.rules.resources import pay
from landfall.games.dice.rules.wall.plays import PLAIN_USE, Target, play
from landfall.games.dice.rules.wall.side import in_play, strike, wall_of


def _rerollable(game: DDay) -> list[Target]:
    german = wall_of(game).german
    free = ((1 << len(german.faces)) - 1) & ~german.locked
    return [PLAIN_USE] if free else []


@play("unteroffizier", _rerollable)
def _(game: DDay) -> None:
    wall_of(game).german.ask("reroll-some", "unteroffizier", 1)


@play("leutnant")
def _(game: DDay) -> None:
    wall_of(game).german.ask("paint", "leutnant", 1)


@play(
    "waffen_ss",
    lambda g: [
        (
            (COLOURS[colour],),
            (),
            "option-use-colour",
            {"colour": f"colour:{COLOURS[colour]}"},
        )
        for colour in (RED, WHITE, BLUE)
        if in_play(g)
    ],
    hostile=True,
)
def _(game: DDay, colour: str) -> None:
    for unit in in_play(game):
        add_result(game, unit, SKULL, COLOURS.index(colour), "card:waffen_ss")


def sharpshooting(game: DDay) -> list[Target]:
    german = wall_of(game).german
    found: list[Target] = []
    for unit in in_play(game):
        seat = f"seat:{unit.seat}"
        if german.courage >= 1:
            found.append(
                ((unit.seat, "soldiers"), (seat,), "option-shoot-soldiers", {"target": seat})
            )
        if german.courage >= 2 and unit.specialists:
            found.append(
                ((unit.seat, "specialist"), (seat,), "option-shoot-specialist", {"target": seat})
            )
    return found


@play("scharfschutze", sharpshooting, hostile=True)
def _(game: DDay, seat: str, what: str) -> None:
    unit, german = game.unit(seat), wall_of(game).german
    if what == "soldiers":
        pay(game, german, "card:scharfschutze", "A1.17", courage=1)
        strike(game, unit, 3, "card:scharfschutze")
    else:
        pay(game, german, "card:scharfschutze", "A1.17", courage=2)
        unit.ask("lose-specialist")
