"""The table in the terminal: the same decisions, log and refusals as in the browser."""
