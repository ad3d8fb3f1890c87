"""The rulebook: the state, the turn, one file a rule area."""
