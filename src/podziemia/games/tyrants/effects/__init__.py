"""What single cards do, one file a half-deck; importing a file wires its cards."""
