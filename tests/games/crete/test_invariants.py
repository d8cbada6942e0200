"""The faults that `check` and its quick part find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landfall.core.errors import InvariantBroken
from landfall.core.table import Table, open_table
from landfall.games.crete.model.ground import BIT, LAND, NEAR
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.activation import WhoDoesWhat
from landfall.games.crete.rules.march import Hop, March
from landfall.games.crete.rules.stacking import overstacked
from landfall.games.crete.table.invariants import check, glance


def activation() -> Crete:
    """Scenario 1 where the first chit has been drawn and its units are asked what they do."""
    table: Table = open_table("crete", "1", seed=3)
    while True:
        state = table.state
        assert isinstance(state, Crete)
        if isinstance(state.steps[-1], WhoDoesWhat):
            return state
        asked = table.decisions[0]
        table.answer(asked.seat, asked.options[0].id)


def somebody(game: Crete) -> int:
    return game.fielded(0)[0]


def elsewhere(game: Crete) -> None:
    one = somebody(game)
    game.units[one] = game.units[one]._replace(at=game.units[one].at + 1)


def at_sea(game: Crete) -> None:
    game.place(somebody(game), next(h for h, land in enumerate(LAND) if not land))


def in_no_park(game: Crete) -> None:
    game.place(somebody(game), IN_PARK)


def without_steps(game: Crete) -> None:
    game.mark(somebody(game), steps=0)


def too_many(game: Crete) -> None:
    hex = game.units[somebody(game)].at
    for number in game.fielded(0)[:8]:
        game.place(number, hex)


def two_chits(game: Crete) -> None:
    game.cup.append(game.put_in[0])


@pytest.mark.parametrize(
    "breaks", [elsewhere, at_sea, in_no_park, without_steps, too_many, two_chits]
)
def test_a_glance_finds_it(breaks: Callable[[Crete], None]) -> None:
    game = activation()
    glance(game)
    breaks(game)
    with pytest.raises(InvariantBroken):
        glance(game)


def wrong_zone(game: Crete) -> None:
    game.refresh()
    game.zones[somebody(game)] ^= BIT[0]


def wrong_zones_of_a_side(game: Crete) -> None:
    game.joined[0] = game.zones_of(0) ^ BIT[0]


def wrong_line_up(game: Crete) -> None:
    game.line_up[0] = game.fielded(0)[1:]


def wrong_command(game: Crete) -> None:
    one = next(iter(game.commanded))
    game.commanded[one] = not game.commanded[one]


def wrong_offer(game: Crete) -> None:
    unit, offer = next(iter(game.offered.known.items()))
    game.offered.known[unit] = offer._replace(options=[*offer.options, offer.options])


@pytest.mark.parametrize(
    "breaks", [wrong_zone, wrong_zones_of_a_side, wrong_line_up, wrong_command, wrong_offer]
)
def test_a_recount_finds_what_was_kept_wrongly(breaks: Callable[[Crete], None]) -> None:
    game = activation()
    check(game)
    breaks(game)
    glance(game)
    with pytest.raises(InvariantBroken):
        check(game)


def crowded(game: Crete) -> int:
    """Put more units into one hex than G11.1 allows; the one that came last."""
    first, *others = [n for n in game.fielded(0) if not game.units[n].column]
    for n in others:
        game.place(n, game.units[first].at)
        if overstacked(game, game.units[first].at, 0):
            return n
    raise AssertionError("there are not enough units")


def test_a_hex_may_be_too_full_while_a_unit_is_about_to_leave_it() -> None:
    """crete G11.2: moving through is free of the limit, up to the last step of a path and while its owner is asked."""
    game = activation()
    unit = crowded(game)
    with pytest.raises(InvariantBroken, match="overstacked"):
        check(game)
    here = game.units[unit].at
    game.push(March(unit, (), (), False), Hop(unit, NEAR[here][0], 2))
    check(game)
