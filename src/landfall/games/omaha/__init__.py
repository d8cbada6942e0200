"""D-Day at Omaha Beach: one player, or two together, against Germans run by the rules."""
