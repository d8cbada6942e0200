"""dice A1.3, A1.4, A1.31, A1.32, A3.8, A5.1: the German side of the table, and when it begins."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.core.game import Options
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    BADGES,
    CONDITIONS,
    CONSTANTS,
    DECORATIONS,
    GERMAN_ITEMS,
    GERMANS,
    ITEMS,
)
from landfall.games.dice.model.offers import Menu, emit, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.model.wall import Automatic, Front, Insignia, Wall
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.wall.side import SEAT, wall_of

FIRST_MAN: Final = "unteroffizier"


def build_wall(game: DDay, options: Options) -> None:
    """Shuffle the deck after everything else, so that games without a German are not affected. It
    has one black Decoration for every six others (dice A1.32), and fewer cards in solo play
    (dice A1S.12)."""
    wall = options.get("wall", "none")
    if wall != "none":
        solo = wall == "solo"
        side = Wall(Unit(GERMAN, "germany"))
        side.automatic = Automatic() if solo else None
        side.blind = bool(options.get("german_blind"))
        side.awake = not game.sea
        side.specialists = [card for card in GERMANS if card != FIRST_MAN]
        side.german.specialists = [FIRST_MAN]
        side.items = [card for card in GERMAN_ITEMS if ITEMS[card].solo or not solo]
        side.deck = [card for card, kind in DECORATIONS.items() if kind.solo or not solo]
        game.chance.shuffle(side.deck)
        game.wall = side
        side.german.soldiers = CONSTANTS["german_soldiers"]
        more = max(len(game.units) - 1, 0)
        side.german.courage = CONSTANTS["german_courage_per_unit"] * more
    conditions = options.get("conditions", "none")
    if conditions != "none":
        game.front = Front(persistent=conditions == "persistent")
        game.front.observation = bool(options.get("observation"))
        game.front.deck = list(CONDITIONS)
        game.chance.shuffle(game.front.deck)
    badges = options.get("badges", "none")
    if badges != "none":
        game.insignia = Insignia(honour=badges == "honour")
        game.insignia.purchase = bool(options.get("badge_purchase"))
        game.insignia.help = bool(options.get("badge_help"))
        game.insignia.deck = list(BADGES)
        game.chance.shuffle(game.insignia.deck)
    game.playing_with_fire = bool(options.get("playing_with_fire"))


def begin_wall(game: DDay) -> None:
    """What is rolled or dealt before the first turn on land (dice A3.8, A1.31)."""
    if game.insignia is not None and game.insignia.help:
        game.insignia.help = False
        from landfall.games.dice.rules.wall.badges import deal_badge

        for unit in game.units:
            deal_badge(game, unit)
    wall = game.wall
    if wall is not None and wall.blind:
        wall.blind = False
        count = max(len(game.units), 1)
        dice = [game.chance.draw(6, GERMAN) + 1 for _ in range(count)]
        wall.german.soldiers = wall.german.courage = 0
        if count == 1:
            gain(game, wall.german, "why:blind", "A1.31", soldiers=dice[0])
        else:
            wall.german.ask("german-blind", ",".join(map(str, dice)))


def wake(game: DDay) -> None:
    """dice A5.1: the German player's first turn is the first that begins with a Unit on land."""
    wall = wall_of(game)
    if not wall.awake and any(unit.on_land and unit.sector for unit in game.units):
        wall.awake = True
        emit(game, told.GermanAwake(seat=SEAT, rule="A5.1"))


@menu
class GermanBlind(Menu):
    """dice A1.31: one die gives Soldiers, the others together Courage."""

    kind = "german-blind"
    text = "ask-german-blind"
    rule = "A1.31"

    def args(self, asked: Question) -> dict[str, int | str | tuple[str, ...]]:
        return {"dice": asked.card.replace(",", ", ")}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        dice = [int(die) for die in asked.card.split(",")]
        return tuple(
            option(
                f"soldiers:{die}",
                "option-german-blind",
                rule="A1.31",
                soldiers=die,
                courage=sum(dice) - die,
            )
            for die in sorted(set(dice))
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        die = int(option.id.partition(":")[2])
        courage = sum(int(each) for each in asked.card.split(",")) - die
        gain(game, unit, "why:blind", "A1.31", soldiers=die, courage=courage)
