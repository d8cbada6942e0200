"""The rules of *Opération Commando*, as the core sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.game import Bot, Game, Options
from landfall.core.imagine import Pool
from landfall.games.commando.bot.thumb import thumb
from landfall.games.commando.hints.reasons import reasons
from landfall.games.commando.meta import META
from landfall.games.commando.model import cards
from landfall.games.commando.model.state import Campaign, Commando
from landfall.games.commando.rules.campaign import ORDER
from landfall.games.commando.rules.setup import lay_out
from landfall.games.commando.table import card_texts, hidden, invariants, view, why_not
from landfall.games.commando.table.position import CommandoPosition, author


class CommandoGame(Game[Commando]):
    meta = META
    state_type = Commando
    view_type = view.CommandoView
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

    def hidden(self, state: Commando, seat: Seat | None) -> Iterable[Pool]:
        return hidden.hidden(state, seat)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return cards.names()

    def bots(self) -> Mapping[str, Bot]:
        return {"thumb": thumb}

    def why_not(
        self, state: Commando, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        return why_not.why_not(state, seat, action, what)

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        return reasons(view, decision, option)

    def author(
        self, position: CommandoPosition, scenario: str, options: Options, chance: Chance
    ) -> Commando:
        return author(position, scenario, chance)

    def board(self) -> Any:
        return card_texts.board()

    def digest(self) -> str:
        return cards.pack().digest


GAME = CommandoGame()
