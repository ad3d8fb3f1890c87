"""A seat of a server's table at the terminal: `podziemia join LINK`."""
