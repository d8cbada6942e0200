"""13 and 20. Victory points (omaha 13, 13.2, 13.21, 13.22, 20, 20.2, 20.3, 21.2, 23.7)."""

from __future__ import annotations

from typing import Final, NamedTuple

from landfall.core.decisions import Outcome
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import Scored
from landfall.games.omaha.model.state import EXITED, IN_BOX, Omaha
from landfall.games.omaha.rules.communication import us_reach, won_hexes
from landfall.games.omaha.rules.engineer_bases import engineer_area

FIRST_CHECK: Final = 16  # 13.2, 20.2
LAST_TURN: Final = 32
WIN: Final = {"first-waves": 19, "easy-fox": 10}
DECISIVE: Final = 25  # 20.2
HOPELESS: Final = 10
DRAW: Final = 5  # 13.2
OPEN_DRAW: Final = 4  # 20.3
#: 20.3, 21.2: the lowest score of each level, from operational defeat upwards.
LEVELS: Final = {"d-day": (20, 30, 40, 50, 60), "beyond-the-beach": (25, 35, 45, 55, 65)}
LEVEL_NAMES: Final = (
    "decisive-defeat",
    "operational-defeat",
    "tactical-defeat",
    "tactical-victory",
    "operational-victory",
    "decisive-victory",
)
ADJUSTMENTS: Final = {"22.1": -10, "22.2": -5, "22.3": 5, "22.4": 5}


class Item(NamedTuple):
    """One item of the score, and the places it comes from."""

    kind: str
    points: int
    at: tuple[str, ...] = ()


def beach_items(game: Omaha) -> list[Item]:
    """13.2: nests, reinforcement positions and draws under US control."""
    won = won_hexes(game)
    items: list[Item] = []
    nests: list[str] = []
    points = 0
    places: list[str] = []
    for position, record in enumerate(ground.POSITIONS):
        if game.one_sector and record.sector == "west":
            continue
        hexes = ground.POSITION_HEXES[position]
        if all(hex in won for hex in hexes):
            if record.kind == "wn":
                points += len(hexes)
                nests.append(f"position:{record.position}")
            else:
                places.append(f"position:{record.position}")
    items.append(Item("nests", points, tuple(nests)))
    items.append(Item("positions", len(places), tuple(places)))
    draws = [
        f"draw:{name}"
        for name, hexes in ground.DRAWS.items()
        if not (game.one_sector and ground.SECTOR[hexes[0]] == "west")
        and all(hex in won for hex in hexes)
    ]
    items.append(Item("draws", DRAW * len(draws), tuple(draws)))
    return items


def is_open(game: Omaha, name: str, won: frozenset[int], area: frozenset[int]) -> bool:
    """20.3: a draw is open if US units control all of it and engineers have cleared every German obstacle in it."""
    hexes = ground.DRAWS[name]
    if not all(hex in won for hex in hexes):
        return False
    for hex in hexes:
        if hex in ground.MINED and hex not in area:
            return False
        for near in ground.NEIGHBOURS[hex]:
            built = ground.SIDES.get((hex, near), ground.NO_SIDE) & {"at_ditch", "at_wall"}
            if built and hex not in area and near not in area:
                return False
    return True


def day_items(game: Omaha) -> list[Item]:
    """20.3: what scores at the end of turn 32."""
    won = won_hexes(game)
    area = engineer_area(game)
    places = [
        f"position:{r.position}"
        for p, r in enumerate(ground.POSITIONS)
        if r.vp and ground.POSITION_HEXES[p][0] in won
    ]
    draws = [f"draw:{name}" for name in ground.DRAWS if is_open(game, name, won, area)]
    heavy = [
        counters.US_REF[n]
        for n in counters.FIGHTERS
        if not counters.INFANTRY[n]
        and 0 <= game.units[n].at < IN_BOX
        and game.units[n].at not in ground.LOW
    ]
    reach = us_reach(game)
    exits = {"ABCDEFG".index(letter): hex for hex, letter in ground.EXITS.items()}
    gone = 0
    rangers = 0
    left: list[str] = []
    for number in counters.FIGHTERS:
        unit = game.units[number]
        if unit.at < EXITED:
            continue
        exit = unit.at - EXITED
        if counters.RANGER[number]:
            if "ABCDEFG"[exit] in "FG":
                rangers += unit.steps
        elif exits[exit] in reach:
            gone += unit.steps
            if counters.ARMORED[number]:
                gone += 1  # it was on the heights before it left them
        left.append(counters.US_REF[number])
    lost = [
        ground.REF[hex]
        for p, r in enumerate(ground.POSITIONS)
        if r.kind == "wn"
        for hex in ground.POSITION_HEXES[p]
        if hex not in won
    ]
    return [
        Item("positions", len(places), tuple(places)),
        Item("open-draws", OPEN_DRAW * len(draws), tuple(draws)),
        Item("heights", len(heavy), tuple(heavy)),
        Item("exits", gone, tuple(left)),
        Item("ranger-exits", rangers),
        Item("nests-lost", -len(lost), tuple(lost)),
        Item("kampfgruppe", -len(game.kampfgruppe)),
    ]


def adjustments(game: Omaha) -> list[Item]:
    """22, 23.7: the points the variants add or subtract at the end."""
    items = [
        Item(f"variant-{v.replace('.', '-')}", ADJUSTMENTS[v])
        for v in game.variants
        if v in ADJUSTMENTS
    ]
    if game.has("23"):
        items.append(Item("armour", game.armour_entered))
    return items


def standing(game: Omaha) -> list[Item]:
    """The points as they would be counted now."""
    if game.last_turn == FIRST_CHECK:
        return beach_items(game) + adjustments(game)
    if game.turn <= FIRST_CHECK:
        return beach_items(game)
    return day_items(game) + adjustments(game)


def _tell(game: Omaha, items: list[Item], rule: str) -> int:
    points = sum(item.points for item in items)
    game.emit(
        Scored(
            turn=game.turn,
            points=points,
            items=tuple(f"item:{item.kind}" for item in items),
            values=tuple(str(item.points) for item in items),
            rule=rule,
        )
    )
    return points


def _end(game: Omaha, won: bool, text: str, rule: str, points: int) -> None:
    seats = tuple(dict.fromkeys(game.seat(d) for d in game.divisions))
    scores = {"points": points} | {f"losses{d}": game.losses(d) for d in game.divisions}
    game.end(
        Outcome(
            seats if won else (),
            text,
            rule,
            {"points": points},
            scores,
            side="us" if won else "german",
        )
    )


def goal(game: Omaha) -> int:
    """13.2, 20.3, 21.2: the points from which the game is won."""
    return WIN[game.scenario] if game.scenario in WIN else LEVELS[game.scenario][2]


def check_victory(game: Omaha) -> None:
    """Decides the game at the end of turn 16 or 32, as the scenario says."""
    if game.turn == FIRST_CHECK and game.scenario in WIN:
        points = _tell(game, standing(game), "13.2")
        won = points >= WIN[game.scenario]
        _end(game, won, "outcome-victory" if won else "outcome-defeat", "13.2", points)
    elif game.turn == FIRST_CHECK and game.scenario == "d-day":
        points = _tell(game, standing(game), "20.2")
        if points >= DECISIVE:
            _end(game, True, "outcome-decisive-victory", "20.2", points)
        elif points <= HOPELESS:
            _end(game, False, "outcome-decisive-defeat", "20.2", points)
    elif game.turn == LAST_TURN:
        rule = "21.2" if game.scenario == "beyond-the-beach" else "20.3"
        points = _tell(game, standing(game), rule)
        level = sum(points >= least for least in LEVELS[game.scenario])
        _end(game, level >= 3, f"outcome-{LEVEL_NAMES[level]}", rule, points)
