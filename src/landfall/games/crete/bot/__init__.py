"""Players without hands: a plan of an activation and the executor that answers by it."""
