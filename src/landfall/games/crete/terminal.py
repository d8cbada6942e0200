"""Where the terminal looks for the table it draws."""

from landfall.games.crete.table.terminal import render

__all__ = ["render"]
