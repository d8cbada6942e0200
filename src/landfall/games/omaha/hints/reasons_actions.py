"""Why this unit, this move, this attack: the reasons behind an answer in the US action phase.

omaha 5.21, 6.3, 7.1, 7.2, 7.21, 8.1, 8.2, 8.22, 8.3, 8.4, 8.52, 13.22.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from landfall.core.decisions import Arg, Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.omaha.bot.marches import LONG, turns_to
from landfall.games.omaha.hints.facts import Seen, Sum
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.barrage import disrupting
from landfall.games.omaha.rules.communication import control_of
from landfall.games.omaha.rules.fire_targets import hexes_of
from landfall.games.omaha.rules.free_actions import TO_COVER
from landfall.games.omaha.rules.weapons import FLANKING, NAVAL_STRENGTH, NAVAL_WEAPONS
from landfall.games.omaha.table.read_view import hex_of, number_of

Reasons: TypeAlias = Iterator[Fact]


def place(hex: int) -> str:
    """A German hex by the name of its position, if it has one."""
    name = ground.SITE_NAME.get(hex)
    return f"position:{name}" if name else ground.REF[hex]


def _sites(guns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(ground.REF[hexes_of(gun)[0]] for gun in guns)


# Actions.


def whose_turn(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """7.2: which unit acts, or none."""
    if option.id == "done":
        if not decision.args.get("actions"):
            yield reason("no-actions", "7.1")
        else:
            yield reason("enough", "7.2", count=len(decision.options) - 1)
    elif option.id == "rally":
        down = tuple(f"unit:{u.unit}" for u in seen.view.units if u.disrupted)
        yield reason("rally", "7.7", down, count=len(down))
    elif option.id == "naval":
        yield reason("naval", "8.52")
    else:
        yield from _why_this_unit(seen, number_of(option.at[0]))


def _why_this_unit(seen: Seen, number: int) -> Reasons:
    unit, at = seen.units[number], seen.at(number)
    if turn := seen.flooded(at):
        yield reason("tide", "5.21", (ground.REF[at],), hex=ground.REF[at], turn=turn)
    if not unit.climb and (targets := seen.targets(number, at)):
        places = tuple(place(hex) for hex in targets)
        where = tuple(ground.REF[hex] for hex in targets)
        yield reason("next-to", "8.1", where, positions=places)
    if unit.climb:
        yield reason("climbing", "7.4" if unit.climb == "climb" else "7.51")
    if guns := seen.fire_on(at):
        yield reason(
            "under-fire",
            "6.3",
            _sites(guns),
            hex=ground.REF[at],
            count=len(guns),
            dot=f"dot:{ground.DOT_NAME[seen.heaviest(at)]}",
        )
    if seen.is_free(number):
        yield reason("free", "7.1")


def what(seen: Seen, decision: Decision, option: Option) -> Reasons:
    """7.2: what the unit does."""
    number, hex = number_of(decision.at[0]), int(option.value)
    kind = option.id.partition(":")[0]
    if kind == "attack":
        yield from _attack(seen, hex, (number,))
    elif kind == "barrage":
        yield from _barrage(seen, number, hex)
    elif kind in ("move", "climb", "cliff", "go-up"):
        yield from _move(seen, number, hex)
    elif kind == "end-climb":
        yield reason("recover", "7.4")


def _move(seen: Seen, number: int, to: int) -> Reasons:
    at = seen.at(number)
    here, there = ground.REF[at], ground.REF[to]
    if (turn := seen.flooded(at)) and (seen.flooded(to) or turn + 1) > turn:
        yield reason("tide", "5.21", (here,), hex=here, turn=turn)
    yield from _fire(seen, at, to)
    yield from _errand(seen, number, at, to)
    yield from _towards(seen, number, at, to)
    if to in ground.SITES and to not in seen.germans and counters.FULL[number]:
        yield reason("empty-position", "12.1", (there,), position=place(to))
    if at in ground.BEACH and to not in ground.BEACH:
        yield reason("off-beach", "", (there,))
    if counters.LEADER[number]:
        near = [_infantry_near(seen, hex) for hex in (at, to)]
        if near[1] > near[0]:
            yield reason("leader-near", "", (there,), hex=there, count=near[1], here=near[0])
    elif counters.INFANTRY[number] and to in TO_COVER.get(at, ()):
        yield reason("to-cover", "7.1", (there,), hex=there)
    elif seen.is_free(number):
        yield reason("free", "7.1")


def _fire(seen: Seen, at: int, to: int) -> Reasons:
    """Fewer positions can fire at the new hex, or their fire is less intense there."""
    before, after = seen.fire_on(at), seen.fire_on(to)
    hex = ground.REF[to]
    if before and not after:
        yield reason("out-of-fire", "6.3", _sites(before), hex=hex, here=len(before))
    elif len(after) < len(before):
        guns = _sites(after)
        yield reason("less-fire", "6.3", guns, hex=hex, count=len(after), here=len(before))
    elif after and seen.heaviest(to) < seen.heaviest(at):
        yield reason(
            "lighter-fire",
            "6.3",
            _sites(after),
            hex=hex,
            dot=f"dot:{ground.DOT_NAME[seen.heaviest(to)]}",
            here=f"dot:{ground.DOT_NAME[seen.heaviest(at)]}",
        )


def _errand(seen: Seen, number: int, at: int, to: int) -> Reasons:
    """13.22: the unit gets closer to the place where it will hold the most ground when the score is counted."""
    picture = seen.picture
    errand = picture.errands.get(number)
    if errand is None or not picture.is_open or seen.targets(number, errand):
        return  # it is going there to fight
    turns = turns_to(errand, picture.enemy)
    if turns.get(to, LONG) >= turns.get(at, LONG):
        return
    held = control_of(number, picture.units[number].steps, errand) & picture.held.wanted
    sites = tuple(place(hex) for hex in sorted(held & ground.SITES.keys()))
    if sites:
        hex = ground.REF[errand]
        yield reason("errand", "13.22", (hex,), hex=hex, positions=sites, turn=picture.counted)


def _towards(seen: Seen, number: int, at: int, to: int) -> Reasons:
    """The unit gets closer to Germans it can fight, and brings weapons that are needed there."""
    if not counters.INFANTRY[number]:
        return
    near = [hex for hex in seen.targets(number, to) if hex not in seen.targets(number, at)]
    target = near[0] if near else seen.nearest_german(to)
    if not target or ground.distance(to, target) >= ground.distance(at, target):
        return
    force, named, ref = seen.germans[target], place(target), ground.REF[target]
    needs = tuple(dict.fromkeys(w for w in force.needs if w != FLANKING))
    has = tuple(f"weapon:{w}" for w in needs if w in seen.weapons(number, target))
    if has and len(has) == len(needs):
        yield reason("towards-armed", "8.2", (ref,), position=named, weapons=has)
    elif near:
        yield reason("may-attack", "8.1", (ref,), position=named)
    else:
        far = ground.distance(to, target)
        yield reason("towards", "", (ref,), position=named, count=far)


def _infantry_near(seen: Seen, hex: int) -> int:
    around = {hex, *ground.NEIGHBOURS.get(hex, ())}
    return sum(counters.INFANTRY[n] and hex_of(u.at) in around for n, u in seen.units.items())


def companion(seen: Seen, decision: Decision, option: Option) -> Reasons:
    if option.id != "done":
        yield reason("comes-along", "7.21")
        at = seen.at(number_of(option.at[0]))
        if turn := seen.flooded(at):
            yield reason("tide", "5.21", (ground.REF[at],), hex=ground.REF[at], turn=turn)


# Attacks and barrages.


def _attack(seen: Seen, target: int, units: tuple[int, ...]) -> Reasons:
    found = seen.attack(target, units)
    if found is None:
        return
    yield from _weapons(target, found)
    yield from _strength(target, found)
    yield from _denied(seen, target)


def _weapons(target: int, found: Sum) -> Reasons:
    if found.needs and not found.missing:
        needs = tuple(f"weapon:{w}" for w in dict.fromkeys(found.needs))
        yield reason("armed", "8.2", (ground.REF[target],), position=place(target), weapons=needs)


def _strength(target: int, found: Sum) -> Reasons:
    named, ref = place(target), (ground.REF[target],)
    if found.defence and found.strength > found.defence:
        yield reason(
            "stronger-depth" if found.hidden_depth else "stronger",
            "8.3",
            ref,
            strength=found.strength,
            defence=found.defence,
            double=int(found.strength >= 2 * found.defence),
        )
    elif found.of and found.beaten:
        yield reason(
            "unseen",
            "8.3",
            ref,
            position=named,
            strength=found.strength,
            count=found.beaten,
            of=found.of,
        )


def _denied(seen: Seen, target: int) -> Reasons:
    """The units the position could hit where they are now."""
    force = seen.germans[target]
    under = seen.in_field(target)
    if under and not force.disrupted:
        units = tuple(counters.US_REF[n] for n in under[:8])
        yield reason("in-its-field", "6.4", units, position=place(target), count=len(under))


def _barrage(seen: Seen, number: int, target: int) -> Reasons:
    good, cards = _barrage_chance(seen, number, target)
    if good:
        yield reason("barrage", "8.4", (ground.REF[target],), count=good, of=cards)
    yield from _denied(seen, target)


def _barrage_chance(seen: Seen, number: int, target: int) -> tuple[int, int]:
    """8.4: how many of the remaining cards disrupt the target."""
    view, force, unit = seen.view, seen.germans[target], seen.units[number]
    out = {*view.shown, *view.discards}
    left = [card for card in deck.CARDS if card not in out]
    if len(left) != view.pools.deck or not force.color:
        return 0, 0
    good = disrupting(left, unit.strength, unit.symbol, force.color, force.depth)
    return good, len(left)


def join(seen: Seen, decision: Decision, option: Option) -> Reasons:
    target = hex_of(decision.at[0])
    units = tuple(number_of(ref) for ref in decision.at[1:])
    before = seen.attack(target, units)
    if option.id == "done":
        yield from _attack(seen, target, units)
        return
    if before is None:
        return
    if option.id == "naval":
        more, brings = NAVAL_STRENGTH, NAVAL_WEAPONS
    else:
        number = number_of(option.at[0])
        more, brings = seen.units[number].strength, seen.weapons(number, target)
        after = seen.attack(target, (*units, number))
        if after and FLANKING in before.missing and FLANKING not in after.missing:
            yield reason("flanks", "8.22", option.at)
    new = tuple(f"weapon:{w}" for w in before.missing if w in brings)
    if new:
        yield reason("brings", "8.2", (decision.at[0],), weapons=new, position=place(target))
    total = before.strength + more
    if more:
        text = "adds-known" if before.defence else "adds"
        defence: dict[str, Arg] = {"defence": before.defence} if before.defence else {}
        yield reason(text, "8.3", (), more=more, strength=total, **defence)


def naval_target(seen: Seen, decision: Decision, option: Option) -> Reasons:
    target = int(option.value)
    if seen.germans[target].depth:
        yield reason("naval-depth", "8.52", option.at, position=place(target))
    yield from _denied(seen, target)


def hero_use(seen: Seen, decision: Decision, option: Option) -> Reasons:
    lacking = tuple(str(o.args["weapon"]) for o in decision.options if "weapon" in o.args)
    if "weapon" in option.args:
        yield reason("hero-weapon", "8.23", lacking=lacking, count=len(lacking))
