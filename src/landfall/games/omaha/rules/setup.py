"""3, 21.1, 22. Setting up (omaha 3, 21, 21.1, 22, 22.1, 22.2, 22.3, 22.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Option, Seat
from landfall.core.game import Options
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX, SetUp
from landfall.games.omaha.model.events import Bombarded, UnitPlaced
from landfall.games.omaha.model.offers import hex_option
from landfall.games.omaha.model.state import (
    ABSENT,
    EXTENDED,
    GONE,
    IN_BOX,
    NOBODY,
    ON_TRACK,
    Force,
    Omaha,
    Unit,
)
from landfall.games.omaha.rules.attack_results import disrupt_german
from landfall.games.omaha.rules.depth import depth_pool
from landfall.games.omaha.rules.landing_boxes import has_room, place_in_box
from landfall.games.omaha.rules.sequence import Turn
from landfall.games.omaha.rules.stacking import STACK_LIMIT, counted

VARIANTS: Final = {
    "early-actions": "14.2",
    "bombardment": "22.1",
    "safe-tanks": "22.2",
    "pointe-du-hoc": "22.3",
    "better-reaction": "22.4",
    "armour": "23",
}


def new_game(scenario: str, options: Options, chance: Chance) -> Omaha:
    variants = tuple(rule for name, rule in VARIANTS.items() if options.get(name))
    game = Omaha(
        chance=chance,
        scenario=scenario,
        variants=variants,
        players=int(options.get("players", 1)),
        last_turn=16 if scenario in ("easy-fox", "first-waves") else 32,
    )
    game.units = [
        Unit(ABSENT, counters.FULL[n], counters.DIVISION[n]) for n in range(len(counters.US))
    ]
    game.led = [0] * len(game.units)
    game.stood = [ABSENT] * len(game.units)
    return game


def set_up(scenario: str, options: Options, chance: Chance) -> Omaha:
    game = new_game(scenario, options, chance)
    plan = BOX.scenarios["first-waves" if scenario == "d-day" else scenario]
    game.deck = list(deck.CARDS)
    chance.shuffle(game.deck)
    place_germans(game, plan)
    fill_pools(game, plan)
    game.turn = first_turn(game)
    if scenario == "beyond-the-beach":
        steps = place_landed(game, plan)
    else:
        place_fleet(game)
        steps = []
    if game.has("22.3"):
        for number in range(len(counters.US)):
            if counters.RANGER[number] and counters.US[number].unit != "C/2R":
                game.move(number, ABSENT)
    if game.has("22.1"):
        steps.append(Bombardment())
    game.push(*steps, Turn())
    return game


def first_turn(game: Omaha) -> int:
    """22.1: after the bombardment, the landing begins on turn 4; 21: Beyond the Beach begins on turn 17."""
    if game.has("22.1"):
        return 4
    return EXTENDED if game.scenario == "beyond-the-beach" else 1


# The Germans.


def place_germans(game: Omaha, plan: SetUp) -> None:
    """3: each kind of WN unit is shuffled and placed face down, some on depth markers."""
    kinds: dict[str, list[int]] = {"88": [], "75": [], "rocket": [], "plain": []}
    for number, record in enumerate(counters.GERMANS):
        if record.kind == "wn":
            kinds["plain"].append(number)
        elif record.kind == "wn_rocket":
            kinds["rocket"].append(number)
        elif record.kind == "wn_artillery":
            kinds[str(record.caliber)].append(number)
    markers = [n for n, d in enumerate(counters.DEPTHS) if d.type == "wn"]
    game.chance.shuffle(markers)
    for kind, units in kinds.items():
        game.chance.shuffle(units)
        for name in plan.wn_units.get(kind, ()):
            depth = markers.pop() if name in plan.wn_depth else NOBODY
            game.germans[ground.SITE_BY_NAME[f"WN{name}"]] = Force(units.pop(), depth)
        game.germans_unused += units
    game.wn_depth = markers[: plan.wn_depth_box]
    game.depth_unused += markers[plan.wn_depth_box :]


def fill_pools(game: Omaha, plan: SetUp) -> None:
    pools: dict[str, list[int]] = {"tactical": [], "division": [], "kampfgruppe": [], "armor": []}
    for number, record in enumerate(counters.GERMANS):
        if record.kind in pools:
            pools[record.kind].append(number)
    depth: dict[str, list[int]] = {"building": [], "mobile": [], "armor": []}
    for number, marker in enumerate(counters.DEPTHS):
        if marker.type in depth:
            depth[marker.type].append(number)
    for units in (*pools.values(), *depth.values()):
        game.chance.shuffle(units)
    mobile = depth["mobile"]
    game.building_depth = depth["building"]
    game.mobile_depth = mobile[: plan.mobile_pool]
    game.tactical = pools["tactical"]
    if game.one_sector:
        game.germans_unused += pools["division"] + pools["kampfgruppe"]
        game.depth_unused += mobile[plan.mobile_pool :]
    else:
        game.division = pools["division"]
        game.kampfgruppe = pools["kampfgruppe"]
        game.kampfgruppe_depth = mobile[plan.mobile_pool :]
    if game.has("23"):
        game.armour, game.armour_depth = pools["armor"], depth["armor"]
    else:
        game.germans_unused += pools["armor"]
        game.depth_unused += depth["armor"]
    if plan.reinforcements:
        place_reinforcements(game, plan)
    if game.has("22.4"):
        # 22.4: the Kampfgruppe is available from the start.
        game.division += game.kampfgruppe
        game.mobile_depth += game.kampfgruppe_depth
        game.kampfgruppe, game.kampfgruppe_depth = [], []
        game.chance.shuffle(game.division)
        game.chance.shuffle(game.mobile_depth)


def place_reinforcements(game: Omaha, plan: SetUp) -> None:
    """21.1: six tactical and six division units, shuffled together, on twelve positions."""
    half = len(plan.reinforcements) // 2
    drawn = game.tactical[:half] + game.division[:half]
    game.germans_unused += game.tactical[half:]
    game.tactical = []
    del game.division[:half]
    game.chance.shuffle(drawn)
    for name, unit in zip(plan.reinforcements, drawn, strict=True):
        hex = ground.SITE_BY_NAME[name]
        depth = NOBODY
        if name in plan.with_depth:
            pool = depth_pool(game, hex, unit)
            assert pool is not None
            depth = pool.pop()
        game.germans[hex] = Force(unit, depth)


# The Americans.


def place_fleet(game: Omaha) -> None:
    """3: eight tank units in their boxes, all others on the turn track."""
    last = 16 if game.scenario in ("easy-fox", "first-waves") else 99
    for number, record in enumerate(counters.US):
        if counters.BASE[number] or (game.one_sector and record.division == 29):
            continue
        if record.arrival is None:
            assert record.landing is not None
            game.move(number, IN_BOX + ground.BOX_NUMBER[record.landing])
            continue
        if record.arrival >= last:
            continue
        turn = record.arrival
        if game.has("22.1"):
            turn += 3 if turn < 16 else 1
        game.move(number, ON_TRACK + turn)


def place_landed(game: Omaha, plan: SetUp) -> list[Step]:
    """21.1: the morning's survivors; the player places the units on the tide line and in the boxes."""
    steps: list[Step] = []
    for entry in plan.us_on_map:
        number = counters.US_NUMBER[entry.unit]
        game.move(number, int(entry.hex))
        hero = counters.HERO_NUMBER[f"Hero/{entry.hero}"] if entry.hero else NOBODY
        game.units[number] = game.units[number]._replace(
            steps=entry.steps,
            hero=hero,
            command=entry.command_transfer or counters.DIVISION[number],
        )
    for entry in plan.us_on_tideline:
        number = counters.US_NUMBER[entry.unit]
        game.units[number] = game.units[number]._replace(steps=entry.steps)
        steps.append(PlaceOnTideline(number))
    for number, record in enumerate(counters.US):
        if counters.BASE[number] or record.arrival is None:
            continue
        if record.arrival == 16:
            steps.append(PlaceFirst(number))
        elif record.arrival > 16:
            game.move(number, ON_TRACK + record.arrival)
    for entry in plan.us_track:
        game.move(counters.US_NUMBER[entry.unit], ON_TRACK + entry.turn)
    for name in plan.lost:
        number = counters.US_NUMBER[name]
        game.move(number, GONE)
        game.units[number] = game.units[number]._replace(steps=0)
    game.cleared = [int(hex) for hex in plan.cleared]
    game.meemies = True
    return steps


@dataclass(frozen=True, slots=True)
class PlaceOnTideline(Ask):
    """21.1: the unit starts on the high-tide line of its sector, with two units per hex at most."""

    number: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        division = counters.DIVISION[self.number]
        ref = counters.US_REF[self.number]
        options = tuple(
            hex_option(h, "21.1")
            for h in ground.TIDELINE["high"]
            if ground.SECTOR[h] == ground.SECTOR_OF[division]
            and len(counted(game, h)) < STACK_LIMIT
        )
        return (
            Decision(game.seat(division), "ask-tideline", options, "21.1", {"unit": ref}, (ref,)),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        game.move(self.number, int(option.value))
        game.emit(UnitPlaced(unit=counters.US_REF[self.number], place=option.id, rule="21.1"))


@dataclass(frozen=True, slots=True)
class PlaceFirst(Ask):
    """21.1: units due on turn 16 go into a lettered box of their own sector."""

    number: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        division = counters.DIVISION[self.number]
        ref = counters.US_REF[self.number]
        options = []
        for box, record in enumerate(ground.BOXES):
            if (
                record.beach not in (None, "CH")
                and record.sector == ground.SECTOR_OF[division]
                and record.high is not None
                and has_room(game, self.number, box)
            ):
                name = f"box:{record.box}"
                options.append(Option(name, "option-box", {"box": name}, (name,), "5.3", box))
        return (
            Decision(game.seat(division), "ask-box", tuple(options), "21.1", {"unit": ref}, (ref,)),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        place_in_box(game, self.number, int(option.value))


@dataclass(frozen=True, slots=True)
class Bombardment(Step):
    """22.1: two cards; nests of a colour on one card are disrupted, on both cards destroyed.

    Units and markers leave the game: they are not among the eliminated ones that may return (16.1).
    """

    def run(self, game: Omaha) -> None:
        colors = [deck.CARD_COLORS[game.draw("bombardment")] for _ in range(2)]
        shaken: list[str] = []
        gone: list[str] = []
        for hex in sorted(game.germans):
            color = ground.POSITIONS[ground.SITES[hex]].color
            times = sum(color in card for card in colors)
            if not times:
                continue
            force = game.germans[hex]
            if force.depth != NOBODY:
                game.depth_unused.append(force.depth)
                game.germans[hex] = force = force._replace(depth=NOBODY)
            if times == 2:
                game.germans_unused.append(force.unit)
                del game.germans[hex]
                gone.append(ground.REF[hex])
            else:
                disrupt_german(game, hex, "bombardment", "22.1")
                shaken.append(ground.REF[hex])
        game.discards.extend(game.shown)
        game.shown.clear()
        game.emit(Bombarded(disrupted=tuple(shaken), destroyed=tuple(gone), rule="22.1"))
