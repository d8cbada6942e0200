"""The data: components, state, events, options."""
