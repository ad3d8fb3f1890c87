"""The kernel: what a game is. It knows no game."""
