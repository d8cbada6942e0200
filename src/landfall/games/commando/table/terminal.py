"""The table of *Opération Commando* in the terminal: the path, the fronts, both armies, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Seat
from landfall.core.texts import Texts
from landfall.games.commando.model.cards import SIDES
from landfall.games.commando.table.view import ArmyView, CommandoView, FrontView, LineView

#: Always beside a word or a place: colour alone says nothing.
COLOURS = {"english": "green", "german": "bright_blue"}
KINDS = ("unit", "action", "event")
SIGNS = {"action": "+", "event": "!"}


def render(view: CommandoView, seat: Seat | None, texts: Texts, board: Any) -> RenderableType:
    return Group(*_parts(_Drawing(view, seat, texts, board)))


def _parts(draw: _Drawing) -> Iterator[RenderableType]:
    yield draw.headline()
    yield draw.path()
    yield from draw.scenario()
    yield from map(draw.front, draw.view.fronts)
    yield from map(draw.offer, dict.fromkeys(draw.view.offered))
    yield draw.armies()
    if draw.mine is not None and draw.mine.hand:
        yield draw.hand(draw.mine.hand)


class _Drawing:
    def __init__(self, view: CommandoView, seat: Seat | None, texts: Texts, board: Any) -> None:
        self.view = view
        self.texts = texts
        self.board = board
        self.mine: ArmyView | None = getattr(view, seat) if seat in SIDES else None

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(f"tui-{key}", args)

    def terrain(self, number: str) -> str:
        return self.texts.name(f"terrain:{number}")

    def card(self, number: int) -> str:
        return self.texts.name(f"card:{number}")

    def text(self, kind: str, number: int | str) -> str:
        """What a card or terrain does, in our own words."""
        said: str = self.board[kind][str(number)]["text"][self.texts.language]
        return "" if said == self.texts.say("text-none") else said

    def side(self, side: str) -> Text:
        return Text(self.texts.say(f"seat-{side}", part="name"), COLOURS.get(side, ""))

    # Where we are.

    def headline(self) -> Text:
        view, texts = self.view, self.texts
        line = Text(texts.say("phase-name", {"phase": view.phase}), style="bold")
        if view.turn:
            line = Text(f"{self.say('turn', turn=view.turn)} · ", style="bold").append(line)
        if view.manpower is not None:
            line.append(f" · {self.say('manpower')} {'●' * view.manpower or '–'}", style="not bold")
        line.append(f" · {self.say('reserve', count=view.reserve)}", style="not bold")
        if view.turn_token:
            line.append(f" · {self.say('turn-token')} ", style="not bold").append(
                self.side(view.turn_token)
            )
        return line

    def path(self) -> Text:
        """The terrains behind, the one here, how many to go, the bridges ahead."""
        view = self.view
        line = Text()
        arrow = Text(" › ", style="dim")
        steps = [Text(f"{self.terrain(t)} {_mark(w)}", COLOURS.get(w, "dim")) for t, w in view.path]
        here = [Text(f"[{self.terrain(f.terrain)}]", "bold reverse") for f in view.fronts]
        here = here or [Text(f"{self.terrain(t)}?", "bold") for t in view.offered]
        steps += [step for step in here if step.plain not in {s.plain for s in steps}]
        if left := view.terrains_left + view.approach_left:
            steps.append(Text(self.say("pile-left", count=left), "dim"))
        fought = {front.terrain for front in view.fronts}
        steps += [Text(self.terrain(t), "bold") for t in view.ahead if t not in fought]
        return line.append(arrow.join(steps))

    def scenario(self) -> Iterator[RenderableType]:
        """What only some scenarios have."""
        view = self.view
        if view.objectives_left:
            yield self.labelled("objectives", self.listed(view.objectives_left))
        if view.battery_left:
            yield self.labelled("battery", str(view.battery_left))
        for number, pile in enumerate(view.piles, start=1):
            bridge = self.terrain(pile.bridge) if pile.bridge else "?"
            below = f" – {self.listed(pile.terrains)}" if pile.terrains else ""
            text = f"{number} · {bridge} ({pile.count}){below}"
            yield self.labelled("pile", text)
        for side, taken in (("english", view.taken_english), ("german", view.taken_german)):
            if taken:
                line = self.labelled("taken", "").append(self.side(side))
                yield line.append(f" – {self.listed(taken)}")
        if view.counter_attack_count:
            known = f" – {self.cards(view.counter_attack)}" if view.counter_attack else ""
            yield self.labelled("counter-attack", f"{view.counter_attack_count}{known}")
        if view.campaign is not None:
            blue = self.say("blue", count=view.campaign.blue)
            yield self.labelled("points", f"{view.campaign.total} · {blue}")

    def labelled(self, key: str, text: str) -> Text:
        return Text(f"{self.say(key)} ", style="dim").append(text, style="not dim")

    def listed(self, terrains: Sequence[str]) -> str:
        return ", ".join(_times(self.terrain(t), n) for t, n in Counter(terrains).items())

    def cards(self, numbers: Sequence[int]) -> str:
        return ", ".join(_times(self.card(c), n) for c, n in Counter(numbers).items())

    # The fight.

    def front(self, front: FrontView) -> Panel:
        """Two units face to face, each sum spelt out."""
        grid = Grid.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(*(self.line(side, getattr(front, side)) for side in SIDES))
        effect = self.text("terrains", front.terrain)
        boxes = "■" * min(front.played, front.size) + "□" * max(front.size - front.played, 0)
        title = Text(self.terrain(front.terrain), style="bold")
        title.append(
            f" {boxes} {self.say('size', played=front.played, size=front.size)}", "not bold"
        )
        if front.winner:
            title.append(f" {_mark(front.winner)} ").append(self.side(front.winner))
        return Panel(
            Group(Text(effect, style="dim italic"), grid) if effect else grid,
            title=title,
            title_align="left",
            box=box.ROUNDED,
            border_style="dim",
        )

    def offer(self, number: str) -> Text:
        """A terrain that may be chosen: its size, what each side draws, what it does."""
        terrain = self.board["terrains"][number]
        english, german = terrain["draws"]
        line = Text(f"{self.terrain(number)} {'□' * terrain['size']} ", style="bold")
        drawn = self.say("draws", english=english, german=german)
        line.append(f"{drawn} ", style="not bold")
        return line.append(self.text("terrains", number), style="not bold dim italic")

    def line(self, side: str, line: LineView) -> RenderableType:
        lines = [self.side(side).append("")]
        if line.unit:
            lines.append(Text(self.card(line.unit), style="bold"))
            lines.append(self.sum(line))
        else:
            lines.append(Text("–", style="dim"))
        counted = {source for source, _ in line.parts}
        if other := [card for card in line.actions if f"card:{card}" not in counted]:
            lines.append(Text(self.cards(other)))
        if line.fought:
            lines.append(Text(f"{self.say('fought')} {self.cards(line.fought)}", style="dim"))
        return Group(*lines)

    def sum(self, line: LineView) -> Text:
        """``2 + 2 grenade + 1 jeton = 5``."""
        amounts: dict[str, int] = {}
        for source, amount in line.parts:
            amounts[source] = amounts.get(source, 0) + amount
        text = Text(str(amounts.pop("printed", 0)))
        for source, amount in amounts.items():
            text.append(f" {'+' if amount >= 0 else '−'} {abs(amount)} ")
            text.append(self.texts.name(source), style="dim")
        if amounts:
            text.append(" = ")
            text.append(str(line.strength), style="bold")
        return text

    # The goods.

    def armies(self) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
        for head in ("army", "tokens", "hand", "deck", "discard", "heroes"):
            grid.add_column(self.say(f"head-{head}"))
        for side in SIDES:
            army: ArmyView = getattr(self.view, side)
            heroes = self.say("of-them-heroic", count=army.hand_heroes) if army.hand_heroes else ""
            top = f" · {self.card(army.discard_top)}" if army.discard_top else ""
            grid.add_row(
                self.side(side),
                _tokens(army),
                f"{army.hand_count} {heroes}".strip(),
                str(army.deck_count),
                f"{army.discard_count}{top}",
                str(army.heroes_count),
            )
        return grid

    def hand(self, numbers: Sequence[int]) -> RenderableType:
        """Units first, then what strengthens them, then events; copies together."""
        grid = Grid(
            title=Text(self.say("your-hand"), style="bold"),
            title_justify="left",
            show_header=False,
            box=box.HORIZONTALS,
            border_style="dim",
        )
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(max_width=30)
        grid.add_column(ratio=1)
        copies = Counter(numbers)
        for number in sorted(copies, key=self.order):
            grid.add_row(*self.in_hand(number, copies[number]))
        if any(self.reconstructed(number) for number in copies):
            grid.caption = Text(self.say("reconstructed"), style="dim")
            grid.caption_justify = "left"
        return grid

    def order(self, number: int) -> tuple[int, int, int]:
        card = self.board["cards"][str(number)]
        return KINDS.index(card["kind"]), -card["combat"], number

    def in_hand(self, number: int, copies: int) -> tuple[Text, Text, Text]:
        card = self.board["cards"][str(number)]
        value = str(card["combat"]) if card["kind"] == "unit" else SIGNS[card["kind"]]
        name = Text(_times(self.card(number), copies), style="bold")
        if card["heroic"]:
            name.append(" ★")
        if self.reconstructed(number):
            name.append(" ≈", style="not bold dim")
        kind = self.texts.say(f"kind-{card['kind']}")
        words = [kind, *([self.texts.say(f"type-{card['type']}")] if card["type"] else [])]
        effect = Text(f"{' · '.join(words)}. ", style="dim")
        return Text(value), name, effect.append(self.text("cards", number), style="not dim")

    def reconstructed(self, number: int) -> bool:
        certainty = self.board["cards"][str(number)]["certainty"]
        return any(certainty.get(field) == "reconstructed" for field in ("combat", "effect"))


def _mark(winner: str) -> str:
    return {"english": "✓", "german": "✗"}.get(winner, "·")


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _tokens(army: ArmyView) -> str:
    found = [f"●×{army.tokens}"]
    if special := army.plus3 + army.plus3_heroic:
        found.append(f"+3×{special}")
    if army.thornton:
        found.append(f"T×{army.thornton}")
    return " ".join(found)
