"""The reasons behind an answer."""
