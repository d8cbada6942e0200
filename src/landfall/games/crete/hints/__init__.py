"""The reasons for an answer, from what a seat sees."""
