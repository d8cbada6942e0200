"""What the German, and the Units, decide while a German card takes effect."""

from __future__ import annotations

from itertools import permutations

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model.components import COLOURS, DECORATIONS, FACES
from landfall.games.dice.model.offers import Menu, card_option, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import ask_for_next
from landfall.games.dice.rules.wall.decorations import free_borders, free_germans
from landfall.games.dice.rules.wall.dice import real_dice, take_die
from landfall.games.dice.rules.wall.drawn_decorations import take_decoration
from landfall.games.dice.rules.wall.german_items import place_token
from landfall.games.dice.rules.wall.side import add_german, lose_german, wall_of


@menu
class GermanLoses(Menu):
    """A Specialist of the German player's choice (dice A1S.4, A1S.7)."""

    kind = "german-loses"
    text = "ask-lose-specialist"
    rule = "A1S.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("lose", card) for card in unit.specialists)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        lose_german(game, option.id.partition(":")[2], asked.card or "A1S.4")


@menu
class OrderTop(Menu):
    """dice A1.15: the cards looked at go back in any order; the first named is on top."""

    kind = "order-top"
    text = "ask-order-top"
    rule = "A1.15"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        deck = wall_of(game).deck
        count = min(asked.n, len(deck))
        top = tuple(reversed(deck[-count:])) if count else ()
        return tuple(
            option(
                f"top:{','.join(cards)}",
                "option-top",
                at=tuple(f"card:{card}" for card in cards),
                rule="A1.15",
                cards=tuple(f"card:{card}" for card in cards),
            )
            for cards in permutations(top)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        cards = option.id.partition(":")[2].split(",")
        deck = wall_of(game).deck
        deck[len(deck) - len(cards) :] = reversed(cards)


@menu
class ChooseDecoration(Menu):
    """dice A1.16: any one from the deck, which is then shuffled."""

    kind = "choose-decoration"
    text = "ask-choose-decoration"
    rule = "A1.16"

    def waits(self, game: DDay) -> bool:
        return True

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("take", card, "A1.16") for card in sorted(wall_of(game).deck))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        wall = wall_of(game)
        card = option.id.partition(":")[2]
        wall.deck.remove(card)
        game.chance.shuffle(wall.deck)
        wall.known = 0
        by = f"card:{asked.card}" if asked.card in DECORATIONS else "why:straight"
        take_decoration(game, card, by, "A1.16")


@menu
class PlaceMine(Menu):
    kind = "place-mine"
    text = "ask-place-mine"
    rule = "A1.8"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(
                f"border:{edge.id}",
                "option-border",
                at=(f"token:mine:{edge.id}", f"sector:{edge.a}", f"sector:{edge.b}"),
                rule="A1.8",
                a=edge.a,
                b=edge.b,
            )
            for edge in free_borders(game)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        border = option.id.partition(":")[2]
        place_token(game, f"mine:{border}", f"border:{border}", asked.card)
        ask_for_next(unit, asked)


@menu
class FreeGerman(Menu):
    kind = "free-german"
    text = "ask-free-recruit"
    rule = "A1.17"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("recruit", card, "A1.17") for card in free_germans(game))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        add_german(game, option.id.partition(":")[2], 0)


@menu
class GiveDie(Menu):
    """Barbed Wire: each Unit gives a die of its own choice."""

    kind = "give-die"
    text = "ask-give-die"
    rule = "A1.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(
                f"die:{die}",
                "option-give-die",
                at=(f"die:{die}",),
                rule="A1.6",
                die=die + 1,
                face=f"face:{FACES[unit.faces[die]]}",
                colour=f"colour:{COLOURS[unit.colours[die]]}",
            )
            for die in real_dice(unit)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        die = int(option.id.partition(":")[2])
        take_die(game, game.unit(GERMAN), unit, die, asked.card)
