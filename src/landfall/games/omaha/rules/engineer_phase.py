"""IV. The engineer phase: beach obstacles; from turn 17 on, engineer bases, garrisons and command posts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters
from landfall.games.omaha.model.state import ABSENT, Omaha
from landfall.games.omaha.rules.command_posts import establish_post, extend_post, post_options
from landfall.games.omaha.rules.communication import linked_sites
from landfall.games.omaha.rules.engineer_bases import (
    base_options,
    extend_base,
    garrison_options,
    place_base,
    place_garrison,
)
from landfall.games.omaha.rules.obstacles import Clear, clearing_limit

DONE_BASES: Final = Option("done", "option-done-engineers", rule="19.2")


@dataclass(frozen=True, slots=True)
class Engineers(Step):
    """IV. The US engineer phase; from turn 17 on, headquarters act in it too (15)."""

    def run(self, game: Omaha) -> None:
        limit = clearing_limit(game)
        if limit:
            game.push(*(Clear(sector, limit) for sector in game.sectors))
        elif game.extended:
            game.push(*(EngineersAndPosts(division) for division in game.divisions))


def works(game: Omaha, division: int) -> list[Option]:
    """What engineers and headquarters of a division can do now."""
    linked = linked_sites(game)
    return [
        *base_options(game, bases_of(division), division, linked),
        *post_options(game, division, linked),
        *garrison_options(game, division),
    ]


def bases_of(division: int) -> list[int]:
    return [n for n in counters.BASES if counters.DIVISION[n] == division]


@dataclass(frozen=True, slots=True)
class EngineersAndPosts(Ask):
    """15 V: bases, garrisons and command posts, one at a time."""

    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = works(game, self.division)
        if not options:
            return ()
        return (
            Decision(
                game.seat(self.division),
                "ask-works",
                (*options, DONE_BASES),
                "19.2",
                {"division": self.division},
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        kind, value = option.id.partition(":")[0], int(option.value)
        if kind == "base":
            base = next(n for n in bases_of(self.division) if game.units[n].at == ABSENT)
            place_base(game, base, value)
        elif kind == "extend":
            extend_base(game, value)
        elif kind == "post":
            establish_post(game, value)
        elif kind == "reach":
            extend_post(game, value)
        else:
            place_garrison(game, value)
        game.push(self)
