"""What players see: views, names, refusals, positions, the terminal."""
