"""6. German fire: cards, positions, volleys, hit limits.

omaha 6, 6.1, 6.2, 6.21, 6.22, 6.23, 6.3, 6.31, 6.34, 6.35, 6.36, 6.37, 6.4, 6.41, 14.1, 14.11, 14.12.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import board
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.events import GermansRecovered, PositionFired
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import Force, Omaha
from landfall.games.omaha.rules.artillery import ArtilleryFire, settle_batteries
from landfall.games.omaha.rules.communication import linked_sites
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.leaders import LeaderFire, dot_now
from landfall.games.omaha.rules.losses import Hit

DENSE: Final = 5  # 6.35: steps in a hex
STEADY: Final = board.DOT["steady"]
INTENSE: Final = board.DOT["intense"]


class Gun(NamedTuple):
    """A position that fires: one of the map, or an armour unit by its hex."""

    #: The position's number, or minus the hex of an armour unit.
    id: int
    color: str
    limit: int
    #: Unrevealed reinforcements also disrupt whom they hit.
    disrupts: bool
    anti_armor: bool
    star: bool

    @property
    def ref(self) -> str:
        return gun_ref(self.id)

    @property
    def field(self) -> dict[int, int]:
        return board.FIELD[self.id] if self.id >= 0 else armour_field(-self.id)

    @property
    def hexes(self) -> tuple[int, ...]:
        return board.POSITION_HEXES[self.id] if self.id >= 0 else (-self.id,)


def gun_ref(id: int) -> str:
    return f"position:{board.POSITIONS[id].position}" if id >= 0 else board.REF[-id]


class Target(NamedTuple):
    """Somebody in the field of fire who would be hit. Sorts by the priorities of 6.31."""

    dot: int
    far: int
    steps: int
    unit: int

    @property
    def priority(self) -> tuple[int, int, int]:
        return -self.dot, self.far, -self.steps


# Who fires.


def live_forces(game: Omaha, position: int) -> list[Force]:
    """6.21, 6.41: the forces of a position that are not disrupted; of two hexes both count."""
    return [
        force
        for hex in board.POSITION_HEXES[position]
        if (force := game.germans.get(hex)) is not None
        and not force.disrupted
        and not board.ARMOUR[force.unit]
    ]


def gun(game: Omaha, position: int, color: CardColor) -> Gun | None:
    """6.3: the position as it fires on this colour of the card, or None if it does not."""
    forces = live_forces(game, position)
    if not forces or position in game.smoke:
        return None
    depth = sum(1 for force in forces if force.depth >= 0)
    if color.double and not depth:
        return None
    # 6.31: as many hits as units and markers; 14.11: twice as many in the extended game.
    limit = (len(forces) + depth) * (2 if game.extended else 1)
    hidden = not board.IS_WN[position] and not forces[0].revealed
    return Gun(
        position, color.color, limit, hidden, color.symbol == "armor", color.symbol == "star"
    )


def positions_of(sector: str, color: str) -> tuple[int, ...]:
    return _BY_COLOR[sector, color]


_BY_COLOR: Final = {
    (sector, color): tuple(
        p
        for p, record in enumerate(board.POSITIONS)
        if record.sector == sector and record.color == color
    )
    for sector in board.SECTORS
    for color in ("orange", "red", "purple", "blue", "green", "brown")
}

# Who is hit.


def dense(game: Omaha, numbers: tuple[int, ...]) -> bool:
    """6.35: five steps or more in the hex."""
    return sum(game.units[n].steps for n in numbers if board.FULL[n]) >= DENSE


def targets(game: Omaha, gun: Gun, symbol: str) -> list[Target]:
    """6.3: the US units that this gun hits if its limit allows."""
    stacks = game.on()
    found = []
    for hex, printed in gun.field.items():
        numbers = stacks.get(hex)
        if numbers is None or (game.one_sector and board.SECTOR[hex] == "west"):
            continue
        dot = dot_now(game, hex, printed)
        marked = dot == INTENSE or dense(game, numbers)
        for number in numbers:
            if not board.FULL[number]:
                continue  # leaders and bases are no targets here
            unit = game.units[number]
            if dot != INTENSE and board.ARMORED[number] and not gun.anti_armor:
                continue
            if not marked and board.LEVELS[number][unit.steps - 1].target != symbol:
                continue
            if dot >= STEADY and not game.extended and number in game.hit:
                continue  # 6.34: one step a phase; in the extended game 14.12 lifts this
            far = min(board.distance(hex, at) for at in gun.hexes)
            found.append(Target(dot, far, unit.steps, number))
    found.sort(key=lambda t: (t.priority, t.unit))
    return found


# 6.34: several positions share their targets so that as many units as possible are hit.


def slot(target: Target) -> int:
    """What a hit takes up: a unit can lose one step, and can be disrupted once."""
    return target.unit * 2 + (target.dot >= STEADY)


def most_hits(limits: dict[int, int], aims: dict[int, list[int]], taken: set[int]) -> int:
    """The most slots that the guns can hit, each within its limit (augmenting paths)."""
    held: dict[int, int] = {}
    load = dict.fromkeys(limits, 0)

    def place(gun: int, seen: set[int]) -> bool:
        for want in aims[gun]:
            if want in taken or want in seen:
                continue
            seen.add(want)
            holder = held.get(want)
            if holder is None or place(holder, seen):
                held[want] = gun
                return True
        return False

    for gun, limit in limits.items():
        while load[gun] < limit and place(gun, set()):
            load[gun] += 1
    return len(held)


@dataclass(frozen=True, slots=True)
class Volley(Step):
    """6.3: guns of one card that fire together; `chosen` are the hits settled so far."""

    guns: tuple[Gun, ...]
    card: int
    symbol: str
    chosen: tuple[tuple[int, int], ...] = ()  # place of the gun, unit

    def run(self, game: Omaha) -> None:
        aims = [targets(game, gun, self.symbol) for gun in self.guns]
        hits: list[list[Target]] = [[] for _ in self.guns]
        for place, number in self.chosen:
            hits[place].append(next(t for t in aims[place] if t.unit == number))
        unclear = self._settle(game, aims, hits)
        if unclear is not None:
            place, candidates = unclear
            settled = tuple((p, t.unit) for p, made in enumerate(hits) for t in made)
            game.push(
                ChooseTarget(
                    Volley(self.guns, self.card, self.symbol, settled),
                    place,
                    tuple(t.unit for t in candidates),
                )
            )
            return
        self._strike(game, hits)

    def _settle(
        self, game: Omaha, aims: list[list[Target]], hits: list[list[Target]]
    ) -> tuple[int, list[Target]] | None:
        """Fill in what the priorities decide; what they leave open is the player's."""
        shared = len({slot(t) for aim in aims for t in aim}) < sum(len(aim) for aim in aims)
        if not shared and all(len(a) <= g.limit for a, g in zip(aims, self.guns, strict=True)):
            hits[:] = aims
            return None
        taken = {slot(t) for made in hits for t in made}
        limits = {p: gun.limit - len(hits[p]) for p, gun in enumerate(self.guns)}
        slots = {p: [slot(t) for t in aim] for p, aim in enumerate(aims)}
        free = game.extended
        for place, aim in enumerate(aims):
            while limits[place] > 0:
                mine = {t.unit for t in hits[place]}
                left = [t for t in aim if t.unit not in mine and (free or slot(t) not in taken)]
                if not left:
                    break
                best = self._best(left, place, limits, slots, taken, free)
                if not best:
                    break
                if len(best) > limits[place]:
                    return place, best
                self._take(best[0], place, limits, taken, hits)
        return None

    @staticmethod
    def _best(
        left: list[Target],
        place: int,
        limits: dict[int, int],
        slots: dict[int, list[int]],
        taken: set[int],
        free: bool,
    ) -> list[Target]:
        """The targets of the highest priority whose choice costs no hit elsewhere."""
        if free or len(limits) == 1:
            return [t for t in left if t.priority == left[0].priority]
        most = most_hits(limits, slots, taken)
        fewer = {**limits, place: limits[place] - 1}
        best: list[Target] = []
        for target in left:
            if best and target.priority != best[0].priority:
                break
            if most_hits(fewer, slots, taken | {slot(target)}) + 1 == most:
                best.append(target)
        return best

    @staticmethod
    def _take(
        target: Target,
        place: int,
        limits: dict[int, int],
        taken: set[int],
        hits: list[list[Target]],
    ) -> None:
        hits[place].append(target)
        taken.add(slot(target))
        limits[place] -= 1

    def _strike(self, game: Omaha, hits: list[list[Target]]) -> None:
        then: list[Step] = []
        for gun, made in zip(self.guns, hits, strict=True):
            if not made and not gun.star:
                continue
            if made:
                game.emit(
                    PositionFired(
                        position=gun.ref,
                        card=f"card:{self.card}",
                        color=gun.color,
                        limit=gun.limit,
                        units=tuple(board.US_REF[t.unit] for t in made),
                        hexes=tuple(board.REF[game.units[t.unit].at] for t in made),
                        dots=tuple(f"dot:{board.DOT_NAME[t.dot]}" for t in made),
                        rule="6.3",
                    )
                )
            for target in made:
                # 6.37: hits are on units, never on stacks.
                steps = target.dot >= STEADY
                then.append(Hit(target.unit, "fire", steps, not steps or gun.disrupts))
            if gun.star and len(made) < gun.limit:
                then.append(LeaderFire(gun.id))
        game.push(*then)


@dataclass(frozen=True, slots=True)
class ChooseTarget(Ask):
    """6.31: where the priorities leave several, the player says who is hit."""

    volley: Volley
    place: int
    units: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        gun = self.volley.guns[self.place]
        return (
            Decision(
                game.seat(game.units[self.units[0]].command),
                "ask-fire-target",
                tuple(unit_option(n, "6.31") for n in self.units),
                "6.31",
                {"position": gun.ref},
                (gun.ref,),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        volley = self.volley
        chosen = (*volley.chosen, (self.place, int(option.value)))
        game.push(Volley(volley.guns, volley.card, volley.symbol, chosen))


# The phase.


@dataclass(frozen=True, slots=True)
class GermanFire(Step):
    """III. The German fire phase: a card for each sector, then recovery."""

    def run(self, game: Omaha) -> None:
        from landfall.games.omaha.rules.advance import Advances

        game.hit.clear()
        game.fire_cards.clear()
        # 12.24: who is in communication is settled now, for the whole phase.
        game.linked = sorted(linked_sites(game)) if game.german_actions else []
        settle_batteries(game, begins=True)
        game.advances.clear()
        game.push(*(SectorFire(sector) for sector in game.sectors), Advances(), Recovery())


@dataclass(frozen=True, slots=True)
class SectorFire(Step):
    """6.1, 6.22: the positions of the sector fire, also across the boundary; then artillery."""

    sector: str

    def run(self, game: Omaha) -> None:
        from landfall.games.omaha.rules.german_actions import GermanActions

        card = game.draw("fire", self.sector)
        game.fire_cards[self.sector] = card
        if game.german_actions:
            game.push(GermanActions(self.sector, card), ArtilleryFire(self.sector, card))
            return
        symbol = board.CARDS[card].target
        guns = [
            gun_
            for color in board.CARDS[card].positions
            for position in positions_of(self.sector, color.color)
            if (gun_ := gun(game, position, color)) is not None
        ]
        game.push(Volley(tuple(guns), card, symbol), ArtilleryFire(self.sector, card))


@dataclass(frozen=True, slots=True)
class Recovery(Step):
    """6.4: disrupted Germans whose colour came up are ready again; single or double is the same."""

    def run(self, game: Omaha) -> None:
        if game.has("22.1") and game.turn == 4:
            return  # 22.1: the bombardment still tells
        ready = []
        for hex, force in sorted(game.germans.items()):
            if force.disrupted and color_of(game, hex) in _colors(game, board.SECTOR[hex]):
                ready.append(hex)
        recover(game, ready)


def _colors(game: Omaha, sector: str) -> frozenset[str]:
    card = game.fire_cards.get(sector)
    return frozenset() if card is None else frozenset(board.CARD_COLORS[card])


def color_of(game: Omaha, hex: int) -> str:
    """The colour that a force in this hex acts on."""
    record = board.GERMANS[game.germans[hex].unit]
    return record.color or board.POSITIONS[board.SITES[hex]].color


def recover(game: Omaha, hexes: list[int]) -> None:
    for hex in hexes:
        game.germans[hex] = game.germans[hex]._replace(disrupted=False)
    if hexes:
        game.emit(GermansRecovered(positions=tuple(board.REF[h] for h in hexes), rule="6.4"))
