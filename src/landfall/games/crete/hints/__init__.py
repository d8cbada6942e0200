"""Reasons that speak for an answer, made of what a seat sees."""
