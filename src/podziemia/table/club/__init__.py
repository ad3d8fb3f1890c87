"""The club: members with a lasting name, their tables, games, ratings, seasons and events. Off unless it is set up.

Nothing at the table knows of it but that a key may belong to a member and that a table may be rated."""
