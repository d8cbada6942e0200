"""What players see: views, card texts, refusals, positions, the terminal."""
