"""Components, state, events and options."""
