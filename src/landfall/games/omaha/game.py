"""D-Day at Omaha Beach as the platform sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.game import Bot, Game, Options
from landfall.core.imagine import Pool
from landfall.games.omaha.bot.thumb import thumb
from landfall.games.omaha.hints.reasons import reasons
from landfall.games.omaha.meta import META
from landfall.games.omaha.model.components import BOX, Components
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.setup import set_up
from landfall.games.omaha.table.hidden import hidden
from landfall.games.omaha.table.invariants import check
from landfall.games.omaha.table.look import look
from landfall.games.omaha.table.names import NAMES
from landfall.games.omaha.table.position import Position, author
from landfall.games.omaha.table.view import OmahaView, view
from landfall.games.omaha.table.why_not import why_not


class OmahaGame(Game[Omaha]):
    meta = META
    state_type = Omaha
    view_type = OmahaView
    position_type = Position

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return ("us1", "us29") if options.get("players") == 2 else ("us",)

    def setup(self, scenario: str, options: Options, chance: Chance) -> Omaha:
        return set_up(scenario, options, chance)

    def view(self, state: Omaha, seat: Seat | None) -> Struct:
        return view(state, seat)

    def check(self, state: Omaha) -> None:
        check(state)

    def hidden(self, state: Omaha, seat: Seat | None) -> Iterable[Pool]:
        return hidden(state)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return NAMES

    def bots(self) -> Mapping[str, Bot]:
        return {"thumb": thumb}

    def why_not(
        self, state: Omaha, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        return why_not(state, seat, action, what)

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        return reasons(view, decision, option)

    def look(self, state: Omaha, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        return look(state, ref)

    def wins_by_resignation(self, seat: Seat, scenario: str, options: Options) -> tuple[Seat, ...]:
        return ()  # two players are on the same side

    def author(self, position: Any, scenario: str, options: Options, chance: Chance) -> Omaha:
        return author(position, scenario, options, chance)

    def board(self) -> Any:
        """The contents of the box: map, counters, cards, tables and set-ups, for clients to draw."""
        raw: dict[str, Any] = msgspec.to_builtins(BOX)
        names = [n for n in Components.__struct_fields__ if n != "digest"]
        return {name: list(raw[name].values()) for name in names}

    def digest(self) -> str:
        return BOX.digest


GAME = OmahaGame()
