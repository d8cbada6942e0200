"""The rules of *Opération Commando*, seen from outside."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.game import Bot, Game, Options
from landfall.games.commando import cards, describe, invariants, unknown, view, whynot
from landfall.games.commando.bot import thumb
from landfall.games.commando.campaign import ORDER
from landfall.games.commando.hints import reasons
from landfall.games.commando.meta import META
from landfall.games.commando.position import CommandoPosition, author
from landfall.games.commando.setup import lay_out
from landfall.games.commando.state import Campaign, Commando


class CommandoGame(Game[Commando]):
    meta = META
    state_type = Commando
    position_type = CommandoPosition

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return cards.SIDES

    def setup(self, scenario: str, options: Options, chance: Chance) -> Commando:
        game = Commando(chance)
        game.scenario = scenario
        if scenario == "campaign":
            game.campaign, game.scenario = Campaign(), ORDER[0]
        lay_out(game)
        return game

    def view(self, state: Commando, seat: Seat | None) -> view.CommandoView:
        return view.view(state, seat)

    def views(self, state: Commando, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Struct]:
        return view.views(state, seats)

    def check(self, state: Commando) -> None:
        invariants.check(state)

    def redeal(self, state: Commando, seat: Seat | None, whims: random.Random) -> None:
        unknown.redeal(state, seat, whims)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return cards.names()

    def bots(self) -> Mapping[str, Bot]:
        return {"thumb": thumb}

    def why_not(
        self, state: Commando, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        return whynot.why_not(state, seat, action, what)

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        return reasons(view, decision, option)

    def author(
        self, position: CommandoPosition, scenario: str, options: Options, chance: Chance
    ) -> Commando:
        return author(position, scenario, chance)

    def board(self) -> Any:
        return describe.board()

    def digest(self) -> str:
        return cards.pack().digest


GAME = CommandoGame()
