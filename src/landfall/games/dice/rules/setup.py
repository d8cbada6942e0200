"""dice 2: setting up, and what the players choose before the first turn.

dice 10.1, 11.2, G.1, M1.1, M1.2, M5.1, A0.1, A1.1, A1S.1, A5.2.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from landfall.core.chance import Chance
from landfall.core.decisions import Option
from landfall.core.game import Options
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    CARDS,
    CONSTANTS,
    HEROES,
    ITEMS,
    MEDALS,
    MISSIONS,
    NAVAL,
    PROMOTIONS,
    RANKING,
    UNIQUE,
    VEHICLES,
    sea_for,
    sea_sectors,
)
from landfall.games.dice.model.offers import Menu, emit, hold, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.rules.golden import unavailable
from landfall.games.dice.rules.missions import deal_missions
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.turn import Turn
from landfall.games.dice.rules.upkeep import UNCOUNTED
from landfall.games.dice.rules.wall.automatic import Land
from landfall.games.dice.rules.wall.bonus_options import chaotic_supply
from landfall.games.dice.rules.wall.setup import begin_wall, build_wall

NATION_ORDER: Final = ("usa", "uk", "canada", "france", "shaef", "poland")
WALL: Final = "atlantikwall"
MOST_SPECIALS: Final = CONSTANTS["max_special_items"]


def unit_count(options: Options) -> int:
    """dice A1.1, A1S.1: the German sits at the table too, but is not a Unit."""
    wall = options.get("wall", "none")
    return int(options["players"]) - (wall != "none")


def seats(options: Options) -> tuple[str, ...]:
    units = tuple(f"p{n}" for n in range(1, unit_count(options) + 1))
    return units if options.get("wall", "none") == "none" else (*units, GERMAN)


def nations(options: Options) -> list[str]:
    """dice 2.3, M5.1: each seat's nation; SHAEF is for the last player, and for the fifth."""
    count = unit_count(options)
    chosen = list(NATION_ORDER[:count])
    if options["shaef"] and 0 < count < 5:
        chosen[-1] = "shaef"
    return chosen


def new_game(scenario: str, options: Options, chance: Chance) -> DDay:
    game = DDay(chance)
    game.battlefield = scenario
    game.level = int(options.get("level", 3))  # 2.2
    game.golden = str(options["golden"])
    game.golden_trade = bool(options["golden_trade"])
    game.missions = str(options["missions"])
    game.heroes = str(options["heroes"])
    game.continuous = bool(options.get("continuous", False))
    game.mulligan = bool(options["mulligan"])
    game.units = [
        Unit(seat, nation)
        for seat, nation in zip(seats(options), nations(options), strict=False)
        if seat != GERMAN
    ]
    if options.get("crossing", False):
        game.sea = sea_for(len(game.units)).id
    game.wall_material = bool(options.get("wall_material")) or options.get("wall") == "player"
    fill_pools(game, bool(options["material"]), options.get("wall") == "player")
    build_wall(game, options)
    if options.get("chaotic_supply"):
        chaotic_supply(game)
    game.push(Begin(bool(options["blind_start"])), Turn())
    return game


def fill_pools(game: DDay, material: bool, german: bool) -> None:
    """dice 2.6, 2.8: single copies; the expansion's cards with its general material (G.1)."""
    # A0.1, A1.5: cards of another box, absent from games without it.
    box = {*(c for c in (*MEDALS, *VEHICLES) if CARDS[c].box == WALL and not game.wall_material)}
    if not german:
        box |= {c for c in (*RANKING, *ITEMS) if CARDS[c].box == WALL}
    removed = list(unavailable(game.golden))
    if german and game.golden == "joker":
        # A5.3: it would change the dice beside the joker, as the Lieutenant would.
        removed.append("tnt")
    if game.missions == "none":
        removed.append("nouveaux_ordres")
    if game.solo:
        # 10.2: cards that need another unit and have no solo effect.
        removed.append("pigeon_voyageur")
    if not material:
        kept = {"general"} if game.golden in ("standard", "pinch") else set()
        removed += [
            card
            for card in (*RANKING, *UNIQUE, *MEDALS, *VEHICLES)
            if CARDS[card].box not in ("base", WALL) and card not in kept
        ]
    game.removed = sorted(set(removed))
    out = set(removed) | box
    game.items = [i for i, c in ITEMS.items() if c.category == "standard" and i not in out]
    game.specialists = [i for i in (*RANKING, *UNIQUE) if i not in out]
    if game.heroes != "none":
        game.hero_pool = [h for h in HEROES if _title(h) not in out]
    game.medals = [m for m in MEDALS if m not in out]
    game.vehicles = [v for v in VEHICLES if v not in out]
    if not game.units:
        # A1S.12: without a Unit, Allied cards are not in play.
        game.items, game.specialists, game.medals, game.vehicles = [], [], [], []
        return
    game.chance.shuffle(game.medals)
    game.chance.shuffle(game.vehicles)
    if game.missions != "none":
        game.mission_deck = list(MISSIONS)
        game.promotions = list(PROMOTIONS)
        game.chance.shuffle(game.mission_deck)
        game.chance.shuffle(game.promotions)


def _title(card: str) -> str:
    from landfall.games.dice.model.components import TITLES

    return TITLES[card]


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """dice 2.5: starting resources and places, special items, missions."""

    blind: bool

    def run(self, game: DDay) -> None:
        start = game.ground.battlefield.start
        for unit in game.units:
            unit.marker = UNCOUNTED
            if game.sea:
                embark(game, unit)
            elif self.blind:
                # 11.2: one die gives soldiers, the other is split.
                unit.soldiers = game.chance.draw(6, unit.seat) + 1
                unit.ask("split", n=game.chance.draw(6, unit.seat) + 1)
            else:
                # 2.5: what the map gives.
                unit.soldiers, unit.courage = start["soldiers"], start["courage"]
                unit.stars, unit.points = start["stars"], start["item_points"]
            if not game.sea:
                deal_missions(game, unit)
            if game.ground.battlefield.scattered:
                # A scattered drop: chance decides where, not the player.
                starts = game.ground.starts
                unit.sector = starts[game.chance.draw(len(starts), unit.seat)]
                unit.visited = [unit.sector]
            else:
                unit.ask("start")
        if game.wall is not None and game.wall.solo:
            game.push(Land())
        if not game.sea:
            begin_wall(game)
        if game.level > 2 and game.units and not game.stacks:
            wanted = len(game.units) if CONSTANTS["special_items_per_player"] else MOST_SPECIALS
            count = min(wanted, MOST_SPECIALS)
            game.units[0].ask("special-items", n=count)
        hold(game, "start")


def embark(game: DDay, unit: Unit) -> None:
    """dice M1.1, M1.2, A5.2: soldiers, courage and the craft's points; ranking specialists, those of
    *Atlantikwall* too, as passengers."""
    unit.afloat = "craft"
    unit.soldiers, unit.courage = CONSTANTS["sea_soldiers"], CONSTANTS["sea_courage"]
    unit.points, unit.stars = CONSTANTS["sea_points"], 0
    nation = "sixth_nation" if unit.nation == "poland" else unit.nation
    unit.naval = NAVAL[nation]
    if unit is game.units[0]:
        aboard = [card for card in game.specialists if card in RANKING]
        game.specialists = [card for card in game.specialists if card not in RANKING]
        for number, card in enumerate(aboard):
            game.units[number % len(game.units)].passengers.append(card)


@menu
class SpecialItems(Menu):
    """dice 2.7, 10.1: as many as there are players, from the battlefield's four."""

    kind = "special-items"
    text = "ask-special-items"
    rule = "2.7"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        listed = [i for i in game.ground.battlefield.special_items if i not in game.removed]
        return tuple(
            option(
                f"items:{','.join(chosen)}",
                "option-items",
                at=tuple(f"card:{card}" for card in chosen),
                cards=tuple(f"card:{card}" for card in chosen),
            )
            for chosen in combinations(listed, min(asked.n, len(listed)))
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return True

    def carry_out(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        for card in option.id.partition(":")[2].split(","):
            if card and card not in game.items:
                game.items.append(card)


@menu
class Start(Menu):
    """dice 2.4: a start sector of the player's choice; at sea, no two craft in the same one (M1.2)."""

    kind = "start"
    text = "ask-start"
    rule = "2.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if game.sea:
            taken = {other.sector for other in game.units}
            return tuple(
                option(f"start:{s.id}", "option-start", at=(f"sea:{s.id}",), sector=f"sea:{s.id}")
                for s in sea_sectors(game.sea).values()
                if s.start and s.id not in taken
            )
        return tuple(
            option(f"start:{s}", "option-start", at=(f"sector:{s}",), sector=f"sector:{s}")
            for s in game.ground.starts
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return bool(game.sea) and not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        unit.sector = option.id.partition(":")[2]
        if game.sea:
            emit(
                game,
                events.Embarked(
                    seat=f"seat:{unit.seat}",
                    sector=f"sea:{unit.sector}",
                    passengers=tuple(f"card:{card}" for card in unit.passengers),
                    rule="M1.2",
                ),
            )
            return
        unit.visited = [unit.sector]


@menu
class Split(Menu):
    """dice 11.2: the second die is split between courage and stars."""

    kind = "split"
    text = "ask-split"
    rule = "11.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"courage:{n}", "option-split", courage=n, stars=asked.n - n)
            for n in range(asked.n + 1)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        courage = int(option.id.partition(":")[2])
        gain(game, unit, "why:blind", "11.2", courage=courage, stars=asked.n - courage)
