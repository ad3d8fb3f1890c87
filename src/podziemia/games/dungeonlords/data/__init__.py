"""Facts of the game: its components, and the answers they allow."""
