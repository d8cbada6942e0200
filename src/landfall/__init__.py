"""Landfall: a table for games about the landings of the Second World War.

>>> from landfall import open_table
>>> table = open_table("commando", "1A", seed=7)
>>> table.decisions[0].seat
'english'
"""

from landfall import games
from landfall.core.saves import load
from landfall.core.table import Table, open_table

__all__ = ["Table", "games", "load", "open_table"]
__version__ = "0.1.0"
