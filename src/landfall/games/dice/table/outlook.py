"""What a unit can expect, computed by the rules: its tally, its combat, its ways, its missions.

All figures that a table shows come from here, so that no client has to calculate.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from landfall.core.wire import words
from landfall.games.dice.model.components import (
    BLUE,
    BONUSES,
    GOLD,
    MISSIONS,
    NATIONS,
    RED,
    SEAS,
    WHITE,
    Sector,
    ground,
    sea_sectors,
    tool_points,
)
from landfall.games.dice.model.offers import offered
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.combat import fights, fire_of, softened, spared
from landfall.games.dice.rules.missions import Need, needs
from landfall.games.dice.rules.movement import advance_cost
from landfall.games.dice.rules.rwb_bonuses import bonuses, triples
from landfall.games.dice.rules.sea_crossing import PENALTIES, sea_defence, sea_results
from landfall.games.dice.rules.sectors import (
    defences,
    gun_shift,
    gun_symbols,
    guns,
    loses,
    mined,
)
from landfall.games.dice.rules.survival import (
    Span,
    fire_totals,
    percent,
    survival_of,
    survival_twice,
)
from landfall.games.dice.rules.tally import active_skulls, results
from landfall.games.dice.rules.wall.conditions import phase_six


class Bonus(Struct, frozen=True):
    """What three dice of a face bring besides their results; at sea, the name of a penalty."""

    name: str
    gains: dict[str, int] = {}


class Tally(Struct, frozen=True):
    """What the dice would bring as they are (at sea: cost), before skulls and choices."""

    soldiers: int
    courage: int
    stars: int
    points: int
    #: Active skulls: each will cancel another die.
    skulls: int
    #: The bonuses: first those made of dice, then those that cards gave.
    bonuses: tuple[Bonus, ...]
    #: The dice of each bonus made of dice, as masks.
    sets: tuple[int, ...] = ()
    #: Soldiers, courage, stars and points with the bonuses.
    whole: tuple[int, ...] = ()


class Remains(Struct, frozen=True):
    """What a combat may leave of a unit."""

    men: int
    #: dice 8.2: only Specialists are left, or no one.
    state: Annotated[str, words("well", "people", "lost")]
    #: The face of the gun's die that leaves this, or of how many rolls in 100 it is the most; 0 if nothing is rolled.
    face: int = 0
    share: int = 0


class Combat(Struct, frozen=True):
    """The next combat where the unit is, or the one being fought."""

    #: The force that fights: now, after pending losses; and with the soldiers of the coming tally.
    force: int
    whole: int

    #: What the guns have rolled, after all reductions.
    fire: int
    #: How many losses are saved at least.
    saved: int
    losses: Span
    #: The chance to survive it, in percent: as the unit is now; with the soldiers of the coming
    #: tally (`coming`); and the chance to survive two such combats.
    survival: int
    coming: int
    tallied: int
    twice: int
    #: What will be left: at least and at most; and where nothing is rolled, at one value; with one
    #: gun, for each face of its die; otherwise what 5, 50 and 95 of 100 rolls leave at most.
    after: Span
    left: tuple[Remains, ...]
    #: Losses that a Battle Condition adds, whether or not they are saved.
    added: int = 0


class Way(Struct, frozen=True):
    """A border the unit might cross, with its courage and the chance to survive the first combat."""

    sector: str
    courage: int
    defence: Span
    guns: int
    mines: bool
    survival: int


#: Used for odds before the combat.
PLANNING = ("camp", "trade", "move")
#: Before the dice have been counted.
TALLYING = ("roll", "changes", "swaps", "tally")
#: After the guns have fired.
FOUGHT = ("fire", "losses")


# The tally.


@cache
def _bonus(nation: str, face: int) -> Bonus:
    numbers = NATIONS[nation].bonus.get(BONUSES[face], {})
    gains = {("points" if what == "item_points" else what): n for what, n in numbers.items()}
    return Bonus(BONUSES[face], gains)


@cache
def _penalty(face: int) -> Bonus:
    return Bonus(PENALTIES[face])


def uncounted(game: DDay, unit: Unit) -> bool:
    """Whether the dice are still to be counted; in Phase 2 they are once missions and Skulls are settled (dice 3.2)."""
    if not unit.faces or game.phase not in TALLYING:
        return False
    if game.phase != "tally" or unit.afloat:
        return True
    return any(asked.kind in ("mission", "skulls", "german-skulls") for asked in unit.todo)


def tally(game: DDay, unit: Unit) -> Tally:
    if unit.afloat:
        soldiers, courage, stars, points = sea_results(unit)
        craft = unit.afloat == "craft"
        faces = triples(unit.faces, unit.colours, unit.void) if craft else []
        found = tuple([_penalty(face) for face in faces])
        sets = dice_of_bonuses(unit, faces)
        whole = (soldiers, courage, stars, points)
        return Tally(soldiers, courage, stars, points, 0, found, sets, whole)
    soldiers, courage, stars, tools = results(game, unit)
    points, faces = tool_points(tools), bonuses(unit)
    found = tuple([_bonus(unit.nation, face) for face in (*faces, *unit.granted)])
    whole = (soldiers, courage, stars, points)
    if found:
        gains = [bonus.gains for bonus in found]
        whole = with_bonuses(whole, gains)
    sets = dice_of_bonuses(unit, faces)
    return Tally(soldiers, courage, stars, points, active_skulls(unit), found, sets, whole)


def with_bonuses(
    results: tuple[int, int, int, int], gains: list[dict[str, int]]
) -> tuple[int, int, int, int]:
    soldiers, courage, stars, points = results
    for gain in gains:
        soldiers += gain.get("soldiers", 0)
        courage += gain.get("courage", 0)
        stars += gain.get("stars", 0)
        points += gain.get("points", 0)
    return soldiers, courage, stars, points


def dice_of_bonuses(unit: Unit, faces: list[int]) -> tuple[int, ...]:
    """dice 3.2.2, 3.2.3: three dice of different colours for each bonus; gold fills in for a missing one."""
    if not faces:
        return ()
    free = [die for die in range(len(unit.faces)) if not unit.void >> die & 1]
    masks = []
    for face in faces:
        mask = 0
        for colour in (RED, WHITE, BLUE):
            shown = [d for d in free if unit.faces[d] == face and unit.colours[d] in (colour, GOLD)]
            die = min(shown, key=lambda d: unit.colours[d] == GOLD, default=None)
            if die is not None:
                free.remove(die)
                mask |= 1 << die
        masks.append(mask)
    return tuple(masks)


def cancelled(game: DDay, unit: Unit) -> dict[str, Tally]:
    """When the unit chooses dice to cancel: the tally each choice leaves, by mask."""
    if not unit.todo or unit.todo[-1].kind not in ("skulls", "cancel-own"):
        return {}
    masks = {int(option.value) for option in offered(game, unit)}
    for mask in tuple(masks):
        part = mask
        while part:
            masks.add(part)
            part = (part - 1) & mask
    whole = unit.void
    found = {}
    for mask in sorted(masks):
        unit.void = whole | mask
        found[str(mask)] = tally(game, unit)
    unit.void = whole
    return found


# Combat.


class Shield(NamedTuple):
    """DEF and guns where a unit is."""

    defence: Span
    guns: int
    combat: Combat | None


@cache
def span(shields: tuple[int, ...]) -> Span:
    return Span(min(shields), max(shields))


NOTHING = Shield(Span(0, 0), 0, None)


def standing(game: DDay, unit: Unit, soldiers: int) -> Shield:
    """The combat that the unit faces now. ``soldiers``: those that its tally will bring."""
    if not unit.sector or not unit.playing:
        return NOTHING
    if not unit.on_land:
        return Shield(span((sea_defence(game, unit),)), 0, None)
    sector = game.ground.sectors[unit.sector]
    shields, count = defences(game, sector), guns(game, sector)
    silent = game.cuts and game.cuts.get(f"{sector.id}:smoke")
    fought = None
    if fights(game, unit):
        fought = _combat(game, unit, shields, 0 if silent else count, soldiers)
    return Shield(span(shields), count, fought)


def _combat(game: DDay, unit: Unit, shields: tuple[int, ...], guns: int, soldiers: int) -> Combat:
    less, saved, force = softened(unit), spared(game, unit), unit.force - unit.pending
    if unit.marks:
        guns = 0 if "vest" in unit.marks else guns
        if "unhurt" in unit.marks:
            # Every loss is saved.
            saved = max(*shields, 0) + 6 * max(guns, len(unit.fire))
    # A2.2: the losses that a Condition adds are counted as fewer losses saved.
    added = phase_six(game, unit) if game.front is not None else 0
    if game.phase in FOUGHT:
        found = _fought(shields, sum(fire_of(unit)), saved - added, force, len(unit.specialists))
    else:
        more, dimmed = gun_shift(game) if guns and (game.wall or game.front) else (0, 0)
        people = len(unit.specialists)
        found = _to_come(shields, guns, less + dimmed, saved - added, force, soldiers, more, people)
    if not added:
        return found
    saved = saved if found.losses.most else found.saved + added
    return replace(found, added=added, saved=saved)


@lru_cache(4096)
def _to_come(
    shields: tuple[int, ...],
    guns: int,
    less: int,
    saved: int,
    force: int,
    soldiers: int,
    more: int,
    people: int,
) -> Combat:
    """A combat whose guns have not fired yet."""
    low = guns * max(min(1 + more, 6) - less, 0)
    high = guns * max(min(6 + more, 6) - less, 0)
    losses = Span(loses(min(shields), low, saved), loses(max(shields), high, saved))
    after = force + soldiers
    return Combat(
        force,
        after,
        0,
        max(max(*shields, 0) + high - losses.most, 0),
        losses,
        percent(survival_of(force, shields, guns, less, saved, more)),
        soldiers,
        percent(survival_of(after, shields, guns, less, saved, more)),
        percent(survival_twice(after, shields, guns, less, saved, more)),
        Span(left(after, max(shields), high, saved), left(after, min(shields), low, saved)),
        leaves(after, shields, guns, less, saved, more, people),
    )


def left(force: int, shield: int, fire: int, saved: int) -> int:
    """dice 3.6.1, 3.6.2, A1.14: how many of the force are left after the guns have fired."""
    return max(force + max(-shield, 0) - loses(shield, fire, saved), 0)


def leaves(
    force: int,
    shields: tuple[int, ...],
    guns: int,
    less: int,
    saved: int,
    more: int,
    people: int,
) -> tuple[Remains, ...]:
    if len(shields) == 1 and guns < 2:
        return tuple(
            [
                remains(
                    left(force, shields[0], max(min(f + more, 6) - less, 0) * guns, saved),
                    people,
                    face=f,
                )
                for f in (range(1, 7) if guns else (0,))
            ]
        )
    ways = fire_totals(guns, less, more)
    found = sorted(
        left(force, shield, fire, saved)
        for shield in shields
        for fire, count in enumerate(ways)
        for _ in range(count)
    )
    return shares(found, people)


def shares(found: list[int], people: int) -> tuple[Remains, ...]:
    return tuple(
        [remains(found[len(found) * share // 100], people, share=share) for share in (5, 50, 95)]
    )


def remains(men: int, people: int, face: int = 0, share: int = 0) -> Remains:
    return Remains(men, "lost" if not men else "people" if men <= people else "well", face, share)


@lru_cache(1024)
def _fought(shields: tuple[int, ...], fire: int, saved: int, force: int, people: int) -> Combat:
    """A combat with nothing left to roll, except perhaps the DEF."""
    losses = Span(loses(min(shields), fire, saved), loses(max(shields), fire, saved))
    alive = sum(loses(shield, fire, saved) < force + max(-shield, 0) for shield in shields) / len(
        shields
    )
    odds = percent(alive)
    found = sorted(left(force, shield, fire, saved) for shield in shields)
    told = (remains(found[0], people),) if len(found) == 1 else shares(found, people)
    kept = max(max(*shields, 0) + fire - losses.most, 0)
    after = Span(found[0], found[-1])
    return Combat(force, force, fire, kept, losses, odds, 0, odds, odds, after, told)


# Moves.


def ways(game: DDay, unit: Unit) -> tuple[Way, ...]:
    """The moves of the unit, whether or not it has the courage."""
    if game.phase not in PLANNING or not unit.on_land:
        return ()
    found = []
    less, force = softened(unit), unit.force - unit.pending
    more, dimmed = gun_shift(game) if game.wall or game.front else (0, 0)
    for edge, sector in game.ground.exits[unit.sector]:
        if sector.id in unit.visited:
            continue
        shields, count = defences(game, sector, unit), guns(game, sector)
        saved = spared(game, unit, sector.id)
        if game.front is not None:
            saved -= phase_six(game, unit, moving=True)
        chance = survival_of(force, shields, count, less + dimmed, saved, more)
        courage = advance_cost(game, unit, edge, sector)
        mines = mined(game, edge)
        found.append(Way(sector.id, courage, span(shields), count, mines, percent(chance)))
    return tuple(found)


def guns_of(game: DDay) -> dict[str, int]:
    """Machine guns by sector, at levels that have them (dice 2.2); silent ones are left out."""
    if game.level == 1:
        return {}
    printed = armed(game.battlefield)
    if game.tokens:
        sectors = game.ground.sectors
        placed = [token[4:] for token in game.tokens if token.startswith("mgf:")]
        return {s: gun_symbols(game, sectors[s]) for s in (*printed, *placed)}
    return printed | dict.fromkeys(game.silenced, 0) if game.silenced else printed


@cache
def armed(battlefield: str) -> dict[str, int]:
    return {s.id: s.mgf for s in ground(battlefield).battlefield.sectors if s.mgf}


@cache
def shelled(sea: str) -> dict[str, int]:
    """M1.6: the chance that two dice make one of a sea sector's numbers, in percent."""
    return {name: _shelled(sector) for name, sector in sea_sectors(sea).items()}


def _shelled(sector: Sector) -> int:
    return percent(sum(6 - abs(7 - number) for number in sector.bombardment) / 36)


def all_shelled() -> dict[str, dict[str, int]]:
    return {sea: shelled(sea) for sea in SEAS}


# Missions.


def wants(game: DDay, mine: Unit | None) -> dict[str, tuple[Need, ...]]:
    """What the missions of all units require, and what they already have; for the unit that is
    choosing, those that it may choose too."""
    found = {m: needs(game, unit, m) for unit in game.units for m in unit.missions}
    if mine is not None and mine.todo and mine.todo[-1].kind == "choose-mission":
        for mission in mine.todo[-1].card.split(","):
            if mission in MISSIONS:
                found[mission] = needs(game, mine, mission)
    return found
