"""6.31 Guns that fire together: which units in their fields are hit (omaha 6.31, 6.34, 6.37)."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import PositionFired
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fields_of_fire import STEADY
from landfall.games.omaha.rules.fire_targets import Gun, Target, targets
from landfall.games.omaha.rules.leaders import LeaderFire
from landfall.games.omaha.rules.losses import Hit

# 6.34: positions divide up their targets so that as many units as possible are hit.


def slot(target: Target) -> int:
    """What a hit uses up: a unit can lose one step and be disrupted once."""
    return target.unit * 2 + (target.dot >= STEADY)


def most_hits(limits: dict[int, int], aims: dict[int, list[int]], taken: set[int]) -> int:
    """The most slots the guns can hit, each within its limit (augmenting paths)."""
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


#: Which units lose a step or are disrupted, and by which gun where that matters.
Effects = frozenset[tuple[str, int]]
#: The units that each gun hits.
Hits = tuple[frozenset[int], ...]


def _with(hits: list[list[Target]], place: int, target: Target) -> list[list[Target]]:
    """The hits, with one more added."""
    return [[*made, target] if place == p else [*made] for p, made in enumerate(hits)]


@dataclass(frozen=True, slots=True)
class Volley(Step):
    """6.3: the guns of one card fire together; `chosen` holds the hits decided so far."""

    guns: tuple[Gun, ...]
    card: int
    symbol: str
    chosen: tuple[tuple[int, int], ...] = ()  # the index of the gun, the unit

    def run(self, game: Omaha) -> None:
        aims = [targets(game, gun, self.symbol) for gun in self.guns]
        hits: list[list[Target]] = [[] for _ in self.guns]
        for place, number in self.chosen:
            hits[place].append(next(t for t in aims[place] if t.unit == number))
        while (unclear := self._settle(game, aims, hits)) is not None:
            place, candidates = unclear
            if self._matters(game, aims, hits, place, candidates):
                settled = tuple((p, t.unit) for p, made in enumerate(hits) for t in made)
                game.push(
                    ChooseTarget(
                        Volley(self.guns, self.card, self.symbol, settled),
                        place,
                        tuple(t.unit for t in candidates),
                    )
                )
                return
            hits[place].append(candidates[0])
        self._strike(game, hits)

    def _settle(
        self, game: Omaha, aims: list[list[Target]], hits: list[list[Target]]
    ) -> tuple[int, list[Target]] | None:
        """Fills in the hits the priorities decide; returns the first choice they leave to the player."""
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

    def _matters(
        self,
        game: Omaha,
        aims: list[list[Target]],
        hits: list[list[Target]],
        place: int,
        candidates: list[Target],
    ) -> bool:
        """6.31: the player is asked only if the choice can make a difference."""
        end = _with(hits, place, candidates[0])
        while (unclear := self._settle(game, aims, end)) is not None:
            end[unclear[0]].append(unclear[1][0])
        suffered = self._effects(game, end)
        if not all(self._effect(game, place, target) <= suffered for target in candidates):
            return True  # the usual case: another choice would hit a unit that is spared here
        known: dict[Hits, set[Effects]] = {}
        ends = [self._ends(game, aims, _with(hits, place, t), known) for t in candidates]
        return any(other != ends[0] for other in ends)

    def _ends(
        self,
        game: Omaha,
        aims: list[list[Target]],
        hits: list[list[Target]],
        known: dict[Hits, set[Effects]],
    ) -> set[Effects]:
        """Every possible end of these hits, over all later choices."""
        key = tuple(frozenset(t.unit for t in made) for made in hits)
        if key not in known:
            unclear = self._settle(game, aims, hits)
            if unclear is None:
                known[key] = {self._effects(game, hits)}
            else:
                place, candidates = unclear
                known[key] = set().union(
                    *(self._ends(game, aims, _with(hits, place, t), known) for t in candidates)
                )
        return known[key]

    def _effect(self, game: Omaha, place: int, target: Target) -> Effects:
        """What a hit does: a step lost, a Disrupted marker unless the unit has one, or nothing."""
        steps = target.dot >= STEADY
        found = {("step", target.unit)} if steps else set()
        if (not steps or self.guns[place].disrupts) and not game.units[target.unit].disrupted:
            found.add(("disrupted", target.unit))
        return frozenset(found)

    def _effects(self, game: Omaha, hits: list[list[Target]]) -> Effects:
        """What a volley does; which gun hits matters only if one may still hit a leader (11.41)."""
        found: set[tuple[str, int]] = set()
        for place, made in enumerate(hits):
            for target in made:
                found |= self._effect(game, place, target)
            if any(gun.star and len(h) < gun.limit for gun, h in zip(self.guns, hits, strict=True)):
                found |= {(f"gun {place}", target.unit) for target in made}
        return frozenset(found)

    @staticmethod
    def _best(
        left: list[Target],
        place: int,
        limits: dict[int, int],
        slots: dict[int, list[int]],
        taken: set[int],
        free: bool,
    ) -> list[Target]:
        """6.34: the targets of the highest priority whose choice loses no other hit, and spares no other unit."""
        if free or len(limits) == 1:
            return [t for t in left if t.priority == left[0].priority]
        most = most_hits(limits, slots, taken)
        # A unit that loses a step to one gun and is disrupted by another (6.33) counts once.
        units = {gun: [want // 2 for want in wanted] for gun, wanted in slots.items()}
        hit = {want // 2 for want in taken}
        reached = most_hits(limits, units, hit)
        fewer = {**limits, place: limits[place] - 1}
        best: list[Target] = []
        for target in left:
            if best and target.priority != best[0].priority:
                break
            if most_hits(fewer, slots, taken | {slot(target)}) + 1 != most:
                continue
            new = target.unit not in hit
            if most_hits(fewer, units, hit | {target.unit}) + new == reached:
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
                        units=tuple(counters.US_REF[t.unit] for t in made),
                        hexes=tuple(ground.REF[game.units[t.unit].at] for t in made),
                        dots=tuple(f"dot:{ground.DOT_NAME[t.dot]}" for t in made),
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


def foreseen(game: Omaha, guns: tuple[Gun, ...], symbol: str) -> tuple[set[int], set[int]]:
    """The units this volley would hit, and those it hits only if the player chooses them (6.31)."""
    volley = Volley(guns, 0, symbol)
    aims = [targets(game, gun, symbol) for gun in guns]
    hits: list[list[Target]] = [[] for _ in guns]
    chosen: set[int] = set()
    while (unclear := volley._settle(game, aims, hits)) is not None:
        place, candidates = unclear
        chosen |= {target.unit for target in candidates}
        hits[place].append(candidates[0])
    return {target.unit for made in hits for target in made} - chosen, chosen


@dataclass(frozen=True, slots=True)
class ChooseTarget(Ask):
    """6.31: if the priorities leave several units, the player chooses."""

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
