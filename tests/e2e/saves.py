"""Games that bots have played, for tests to continue."""

from __future__ import annotations

import random
from functools import cache

from landfall import open_table
from landfall.core.registry import get_game


@cache
def by_thumb(game: str, scenario: str, seed: str, left: int = 0) -> bytes:
    """A game as the bot plays it, up to this many answers before its end."""
    table, whims = open_table(game, scenario, seed=seed), random.Random(1)
    thumb = get_game(game).bot("thumb")
    while table.outcome is None:
        asked = table.decisions[0]
        table.answer(asked.seat, thumb(table.view(asked.seat), asked, whims))
    if not left:
        return table.save()
    again = open_table(game, scenario, seed=seed)
    for answer in table.answers[:-left]:
        again.answer(answer.seat, answer.option)
    return again.save()


@cache
def in_combat() -> bytes:
    """A game of Commando in which the British choose a card in a combat and have a token to toss."""
    table, whims = open_table("commando", "1A", seed="room"), random.Random(3)
    thumb = get_game("commando").bot("thumb")
    while table.outcome is None:
        asked = table.decisions[0]
        may_toss = any(option.id.startswith("toss:") for option in asked.options)
        if asked.text == "ask-bid" and asked.seat == "english" and may_toss:
            return table.save()
        table.answer(asked.seat, thumb(table.view(asked.seat), asked, whims))
    raise AssertionError("no combat")
