"""Hexagonal maps: coordinates, distance, neighbours, ranges and paths, without the rules of any game."""

from landfall.hexes.grid import Cube, Grid, distance, line, neighbours, ring
from landfall.hexes.paths import flood, reach

__all__ = ["Cube", "Grid", "distance", "flood", "line", "neighbours", "reach", "ring"]
