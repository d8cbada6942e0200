"""Plans the way to the Bunker against a German player, turn by turn, and estimates what both sides
will have left there.

Both sides pay the DEF, so a Combat hardly changes who is ahead. Guns, mines, shots and the number
of turns do. A plan is worth its chance to win: the chance to survive every Combat on the way and
then to beat the German in Phase 7.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from typing import Final, NamedTuple

from landfall.games.dice.bot.way_ahead import GUN, open_to, titles_of
from landfall.games.dice.model.components import Ground, Sector, ground
from landfall.games.dice.rules.movement import CLIMB_COURAGE, SCOUT, scouted
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.view import UnitView, View

#: Average gains per turn: of a Unit (Soldiers, Courage) and of the Germans (Soldiers).
SOLDIERS: Final = 5.4
COURAGE: Final = 1.6
GERMAN_SOLDIERS: Final = 6.6
#: How much a sleeping gun or minefield counts, since it may have woken by then.
ASLEEP: Final = 0.45
#: How much the final comparison and a Combat vary, in Soldiers.
DOUBT: Final = 7.0
RISK: Final = 1.8
#: What each German card is worth in the assault, in Soldiers.
TRUMP: Final = 1.2


def chance(lead: float, doubt: float) -> float:
    return 1 / (1 + exp(-max(min(lead / doubt, 30.0), -30.0)))


class Stop(NamedTuple):
    """A sector on the way, and what both sides have left there."""

    sector: Sector
    #: The sectors of this row that the Unit has already been in.
    beside: frozenset[str]
    #: Turns that the Unit may still stay.
    stays: int
    force: float
    enemy: float
    courage: float


@dataclass(slots=True)
class Campaign:
    map: Ground
    titles: frozenset[str]
    guns: float
    mines: float
    #: Soldiers gained per turn, by the Unit and by the Germans.
    soldiers: float
    german: float
    #: What the German Specialists and cards are worth in the assault, in Soldiers.
    staff: float
    seen: dict[tuple[str, frozenset[str], int, int, int, int], float] = field(default_factory=dict)

    def arrive(self, at: Stop, first: bool = True) -> float:
        """The chance that a Unit fighting in this sector now goes on to win."""
        sector, force = at.sector, at.force
        shield = defence(sector)
        paid = min(shield, max(at.enemy, 0.0))
        if first or not sector.single_combat:
            less = 2 if "genie" in self.titles and not sector.bunker else 0
            gun = GUN - 1.8 if "tireur_precis" in self.titles else GUN
            loss = max(paid - less, 0.0) + gun * sector.mgf * self.guns
            force -= max(loss - (2 if "medecin" in self.titles else 0), 0.0)
        alive = chance(force - 0.5, RISK)
        if alive < 0.02:
            return 0.0
        enemy = at.enemy - paid
        if sector.id in self.map.final:
            return alive * chance(force - enemy - self.staff, DOUBT)
        return alive * self.next_turn(at._replace(force=force, enemy=enemy))

    def next_turn(self, at: Stop) -> float:
        rounded = round(at.force / 4), round(at.enemy / 4), round(at.courage / 2)
        key = (at.sector.id, at.beside, at.stays, *rounded)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._choose(at)
        return found

    def _choose(self, at: Stop) -> float:
        sector = at.sector
        force = at.force + self.soldiers + (1 if sector.per_tally.get("soldiers") else 0)
        enemy = at.enemy + self.german
        courage = min(at.courage + COURAGE + sector.per_tally.get("courage", 0), 16.0)
        if "sniper" in self.titles and courage > 5:
            enemy, courage = enemy - 3, courage - 1
        best = 0.0
        if at.stays > 0:
            here = Stop(sector, at.beside, at.stays - 1, force, enemy, courage)
            best = self.arrive(here, first=False)
        for edge, goal in self.map.exits[sector.id]:
            if edge.barrier or goal.id in at.beside or not open_to(goal, self.titles):
                continue
            price = scouted(edge.courage, goal) if SCOUT in self.titles else edge.courage
            if goal.climb:
                price += CLIMB_COURAGE
            if price > courage + 0.5:
                continue
            beside = at.beside | {sector.id} if edge.kind == "lateral" else NOWHERE
            after = force + gain(goal) - (GUN * self.mines if edge.landmines else 0)
            there = Stop(goal, beside, goal.max_turns - 1, after, enemy, courage - price)
            best = max(best, self.arrive(there))
        return best


NOWHERE: Final[frozenset[str]] = frozenset()


def defence(sector: Sector) -> float:
    if not sector.def_roll:
        return sector.defence
    dice, _, plus = sector.def_roll.partition("+")
    return GUN * int(dice[0]) + int(plus or 0)


def gain(sector: Sector) -> float:
    """Soldiers and Specialists gained on entering, minus the Specialists it costs."""
    return 2.0 * bool(sector.on_enter) - sum(bool(w.lose_specialist) for w in sector.requires)


def plan(view: View, unit: UnitView, german: GermanView) -> Campaign:
    titles = titles_of(unit)
    soldiers = SOLDIERS + sum(title in titles for title in ("sergent", "commandant"))
    if "scharfschutze" in german.specialists:
        soldiers -= 2.2 / max(sum(not u.dead and not u.out for u in view.units), 1)
    return Campaign(
        ground(view.battlefield),
        titles,
        1.0 if german.guns_awake else ASLEEP,
        1.0 if german.mines_awake else ASLEEP,
        soldiers,
        GERMAN_SOLDIERS,
        len(german.specialists) + TRUMP * (german.decorations + len(german.items)),
    )


def prospects(
    view: View, unit: UnitView, german: GermanView, answers: list[str]
) -> dict[str, float]:
    """The chance to win after each move."""
    campaign = plan(view, unit, german)
    map_ = campaign.map
    found = {}
    for answer in answers:
        goal = answer.partition(":")[2] or unit.sector
        sector = map_.sectors[goal]
        force, courage = float(unit.force - unit.pending), float(unit.courage)
        if goal == unit.sector:
            stays, beside, first = unit.stay - unit.marker - 1, frozenset(unit.visited), False
        else:
            way = next((w for w in view.ways if w.sector == goal), None)
            if way is not None:
                courage -= 0 if "battle-cry" in unit.marks else way.courage
                force -= GUN if way.mines else 0
            lateral = any(s.id == goal and e.kind != "advance" for e, s in map_.exits[unit.sector])
            beside = frozenset((*unit.visited, unit.sector)) if lateral else NOWHERE
            stays, first = sector.max_turns - 1, True
            force += gain(sector)
        at = Stop(sector, beside, stays, force, float(german.soldiers), courage)
        found[answer] = campaign.arrive(at, first)
    return found
