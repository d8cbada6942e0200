"""What there is: components, state, events, what can be offered."""
