"""D-Day at Omaha Beach: one player, or two together, against a German side that is the rules."""
