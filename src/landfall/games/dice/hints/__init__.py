"""The reasons that a hint gives for an answer."""
