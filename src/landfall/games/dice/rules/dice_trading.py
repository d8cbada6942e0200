"""dice 9, M1.10, M2.6: swapping dice: the Lieutenant, the pool in solo play, and cards that affect other units'
dice.

No dice change hands while players offer swaps: each offer is an order, and the partner must agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    COLOURS,
    CONSTANTS,
    FACES,
    GOLD,
    RED,
    SIX,
    SKULL,
    WHITE,
)
from landfall.games.dice.model.offers import DONE, NO, YES, Menu, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import add_result, added_results, result_options
from landfall.games.dice.rules.resources import gain, use_up
from landfall.games.dice.rules.roll import FACE_NAMES, choices
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.tally import cancel

SAME_COLOUR: Final = bool(CONSTANTS["same_colour_swap"])


@dataclass(frozen=True, slots=True)
class Swaps(Step):
    """After all units have changed their own dice, the changes that affect other units' dice."""

    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.playing and (unit.specialists or unit.items or unit.medals or unit.promotions):
                unit.ask("swaps")
        hold(game, "swaps")


def fill_pool(game: DDay, unit: Unit) -> None:
    """dice 9.2, 9.3: the solitaire pool, rolled once when the Lieutenant joins."""
    unit.pool_colours = [GOLD] * 4 if game.golden_trade else list(SIX)
    unit.pool_faces = [game.chance.draw(6, unit.seat) for _ in unit.pool_colours]
    emit(
        game,
        events.DiceRolled(
            seat=f"seat:{unit.seat}",
            roll=0,
            dice=(),
            faces=tuple(FACE_NAMES[face] for face in unit.pool_faces),
            colours=tuple(f"colour:{COLOURS[colour]}" for colour in unit.pool_colours),
            rule="9.3" if game.golden_trade else "9.2",
        ),
    )


def partners(game: DDay, unit: Unit) -> list[Unit]:
    """Units that may still take part in a swap. Those at sea can't (M1.14)."""
    if unit.afloat or "swapped" in unit.marks or forbidden(game, "trade_dice"):
        return []
    return [o for o in game.others(unit) if o.on_land and "swapped" not in o.marks]


def own_dice(game: DDay, unit: Unit) -> list[int]:
    """dice 9.1: the dice that can be swapped; results that cards added are not dice (3.2.1)."""
    added = added_results(game, unit)
    return [die for die in range(len(unit.faces)) if not added >> die & 1]


def alike(mine: int, theirs: int) -> bool:
    """dice 9.1: dice of the same colour; a golden one takes the colour it needs (M2.1)."""
    return not SAME_COLOUR or mine == theirs or GOLD in (mine, theirs)


def swap_options(game: DDay, unit: Unit, card: str, any_colour: bool) -> list[Option]:
    return [
        option(
            f"{card}:{other.seat}:{mine}:{theirs}",
            "option-swap",
            at=(f"die:{mine}", f"seat:{other.seat}"),
            rule="9.1",
            card=f"card:{card}",
            seat=f"seat:{other.seat}",
            face=FACE_NAMES[unit.faces[mine]],
            got=FACE_NAMES[other.faces[theirs]],
            mine=mine + 1,
            theirs=theirs + 1,
        )
        for other in partners(game, unit)
        for mine in own_dice(game, unit)
        for theirs in own_dice(game, other)
        if (any_colour or alike(unit.colours[mine], other.colours[theirs]))
        and unit.faces[mine] != other.faces[theirs]
    ]


def pool_options(game: DDay, unit: Unit) -> list[Option]:
    """9.2: one of the unit's dice for one of the same colour from the pool, or any with John
    Spalding."""
    if "swapped" in unit.marks:
        return []
    any_colour = "wh09" in unit.specialists
    return [
        option(
            f"pool:{mine}:{theirs}",
            "option-pool",
            at=(f"die:{mine}", f"pool:{theirs}"),
            rule="9.2",
            face=FACE_NAMES[unit.faces[mine]],
            got=FACE_NAMES[unit.pool_faces[theirs]],
            mine=mine + 1,
            theirs=theirs + 1,
        )
        for mine in own_dice(game, unit)
        for theirs in range(len(unit.pool_faces))
        if (any_colour or alike(unit.colours[mine], unit.pool_colours[theirs]))
        and (unit.faces[mine], unit.colours[mine])
        != (unit.pool_faces[theirs], unit.pool_colours[theirs])
    ]


def cancel_options(game: DDay, unit: Unit, card: str) -> list[Option]:
    """M1.10: at sea these medals take results out of another unit's tally."""
    found = []
    targets = [unit] if game.solo else [o for o in game.others(unit) if o.afloat and o.playing]
    for other in targets:
        standing = [d for d in range(len(other.faces)) if not other.void >> d & 1]
        picks: list[tuple[int, ...]] = [(d,) for d in standing if other.faces[d] != SKULL]
        if card == "medaille_honneur":
            reds, whites, blues = (
                [d for d in standing if other.colours[d] == c] for c in (RED, WHITE, BLUE)
            )
            picks = list(product(reds, whites, blues))
        for pick in picks:
            dice = ",".join(str(d) for d in pick)
            found.append(
                option(
                    f"cancel-at:{card}:{other.seat}:{dice}",
                    "option-cancel-at",
                    at=(f"seat:{other.seat}",),
                    rule="M1.10",
                    card=f"card:{card}",
                    seat=f"seat:{other.seat}",
                    which=", ".join(str(d + 1) for d in pick),
                )
            )
    return found


@menu
class SwapDice(Menu):
    kind = "swaps"
    text = "ask-swaps"
    rule = "9.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found: list[Option] = [DONE]
        if unit.afloat:
            if "bravery" in unit.marks and not game.solo:
                found += cancel_options(game, unit, "actes_bravoure")
            if "medaille_honneur" in unit.medals:
                found += cancel_options(game, unit, "medaille_honneur")
            return tuple(found)
        lieutenant = unit.holder("lieutenant")
        if lieutenant:
            if game.solo:
                found += [] if forbidden(game, "trade_dice") else pool_options(game, unit)
            else:
                found += swap_options(game, unit, lieutenant, lieutenant == "wh09")
        if "promo_sous_lieutenant" in unit.promotions and not game.solo:
            found += swap_options(game, unit, "promo_sous_lieutenant", True)
        if "porte_documents" in unit.items and not game.solo and not forbidden(game, "use_items"):
            found += [
                option(
                    f"copy:{other.seat}",
                    "option-copy",
                    at=("card:porte_documents", f"seat:{other.seat}"),
                    rule="3.3.3",
                    seat=f"seat:{other.seat}",
                )
                for other in game.others(unit)
                if other.on_land
            ]
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id != "done" and not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        unit.todo.append(asked)
        verb, *rest = option.id.split(":")
        if verb == "pool":
            mine, theirs = int(rest[0]), int(rest[1])
            unit.marks.append("swapped")
            unit.faces[mine], unit.pool_faces[theirs] = unit.pool_faces[theirs], unit.faces[mine]
            if unit.pool_colours[theirs] == GOLD:
                # M2.6: the golden die has any colour in the tally; the pool stays golden.
                unit.colours[mine] = GOLD
            else:
                colour, unit.colours[mine] = unit.colours[mine], unit.pool_colours[theirs]
                unit.pool_colours[theirs] = colour
            emit(
                game,
                events.DiceSwapped(
                    seat=f"seat:{unit.seat}",
                    die=mine,
                    other="pool:lieutenant",
                    other_die=theirs,
                    face=FACE_NAMES[unit.pool_faces[theirs]],
                    got=FACE_NAMES[unit.faces[mine]],
                    rule="9.2",
                ),
            )
            glad(game, unit)
        elif verb == "copy":
            other = game.unit(rest[0])
            use_up(game, unit, "porte_documents")
            unit.faces, unit.colours = other.faces.copy(), other.colours.copy()
            unit.locked, unit.extra = (1 << len(unit.faces)) - 1, other.extra
        elif verb == "cancel-at":
            if rest[0] == "actes_bravoure":
                unit.marks.remove("bravery")
            else:
                use_up(game, unit, rest[0])
            other = game.unit(rest[1])
            mask = sum(1 << int(d) for d in rest[2].split(","))
            cancel(game, other, mask, "M1.10")
        else:
            other = game.unit(rest[0])
            # Both units are in a swap from now on; the partner may still refuse.
            unit.marks.append("swapped")
            other.marks.append("swapped")
            if verb == "promo_sous_lieutenant":
                use_up(game, unit, verb)
            other.ask("swap-offer", f"{verb}:{unit.seat}", int(rest[2]) * 100 + int(rest[1]))


def glad(game: DDay, unit: Unit) -> None:
    if "wh08" in unit.specialists:
        gain(game, unit, "card:wh08", "M4.2", soldiers=1)


@menu
class SwapOffer(Menu):
    """The partner of a swap agrees or refuses."""

    kind = "swap-offer"
    text = "ask-swap-offer"
    rule = "9.1"

    def args(self, asked: Question) -> dict[str, Arg]:
        seat = asked.card.partition(":")[2]
        mine, theirs = divmod(asked.n, 100)
        return {"seat": f"seat:{seat}", "mine": mine + 1, "theirs": theirs + 1}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (YES, NO)

    def is_order(self, game: DDay, option: Option) -> bool:
        return True

    def carry_out(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card, _, seat = asked.card.partition(":")
        if option.id == "no":
            return
        other = game.unit(seat)
        mine, theirs = divmod(asked.n, 100)
        unit.faces[mine], other.faces[theirs] = other.faces[theirs], unit.faces[mine]
        unit.colours[mine], other.colours[theirs] = other.colours[theirs], unit.colours[mine]
        emit(
            game,
            events.DiceSwapped(
                seat=f"seat:{other.seat}",
                die=theirs,
                other=f"seat:{unit.seat}",
                other_die=mine,
                face=FACE_NAMES[unit.faces[mine]],
                got=FACE_NAMES[other.faces[theirs]],
                rule="9.1",
            ),
        )
        if card == "wh08":
            glad(game, other)


@menu
class GiveResult(Menu):
    """Medals that add results to another unit's tally: choose the unit and the results."""

    kind = "give-result"
    text = "ask-give-result"
    rule = "3.2.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        others = [unit] if game.solo else [o for o in game.others(unit) if o.on_land]
        if asked.card == "medaille_honneur":
            return tuple(
                option(
                    f"honour:{o.seat}:{FACES[face]}",
                    "option-honour",
                    at=(f"seat:{o.seat}",),
                    seat=f"seat:{o.seat}",
                    face=FACE_NAMES[face],
                )
                for o in others
                for face in range(6)
            )
        if game.solo:
            return ()
        return tuple(
            option(
                f"give:{o.seat}:{result.id}",
                "option-give-result",
                at=(f"seat:{o.seat}",),
                seat=f"seat:{o.seat}",
                face=result.args["face"],
                colour=result.args["colour"],
            )
            for o in others
            for result in result_options()
        )

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, seat, *rest = option.id.split(":")
        other = game.unit(seat)
        by = f"card:{asked.card}"
        if verb == "honour":
            for colour in (RED, WHITE, BLUE):
                add_result(game, other, FACES.index(rest[0]), colour, by)
        else:
            add_result(game, other, FACES.index(rest[1]), COLOURS.index(rest[2]), by)


@menu
class CancelOwn(Menu):
    """M1.10: the Conspicuous Gallantry Medal aboard removes two of the unit's own results."""

    kind = "cancel-own"
    text = "ask-cancel-own"
    rule = "M1.10"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        among = ((1 << len(unit.faces)) - 1) & ~unit.void
        return choices("cancel", among, 1, asked.n)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        unit.void |= int(option.value)
