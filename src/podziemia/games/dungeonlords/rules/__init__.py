"""The rulebook, a file a rule area."""
