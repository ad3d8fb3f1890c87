"""What bots know: how good a position is, and answers at first sight."""
