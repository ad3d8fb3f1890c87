"""The tables of the store as they are now. What older stores lack is added by `migrations.py`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("frozen", Boolean, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("undo", Text, nullable=False),
    # how often the room has changed: whoever changes it says from which version on, and only one can
    Column("version", Integer, nullable=False, default=0, server_default="0"),
    Column("touched", Float, nullable=False, default=0.0, server_default="0"),
    # whether a bot may have to move, so that nobody reads all rooms to find out
    Column("bots", Boolean, nullable=False, default=True, server_default="1"),
    # what may be said at the table: everything, ready phrases, nothing
    Column("talk", String(8), nullable=False, default="all", server_default="all"),
    Column("clock", Text, nullable=False, default="", server_default=""),
    # when somebody's time is up, so that nobody reads all rooms to find out; 0 where no clock runs
    Column("due", Float, nullable=False, default=0.0, server_default="0"),
    # since when strangers may take its free seats, 0 for never; how fast it is played, and whom the host looks for
    Column("opened", Float, nullable=False, default=0.0, server_default="0"),
    Column("pace", String(12), nullable=False, default="", server_default=""),
    Column("wanted", String(12), nullable=False, default="", server_default=""),
    # whether its result counts in the club
    Column("rated", Boolean, nullable=False, default=False, server_default="0"),
    # the puzzle of its game that is solved here
    Column("puzzle", String(12), nullable=False, default="", server_default=""),
    Index("rooms_by_due", "due"),
    # which seats are told of their turns, and how
    Column("reached", Text, nullable=False, default="", server_default=""),
    Index("rooms_by_opening", "opened"),
    # how far behind those see it who only look on
    Column("delay", Text, nullable=False, default="", server_default=""),
    # the offer of a rematch, and who won the games before in a row of them
    Column("offer", Text, nullable=False, default="", server_default=""),
    Column("series", Text, nullable=False, default="", server_default=""),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("since", Float, nullable=False, default=0.0, server_default="0"),
    # when somebody was last seen there
    Column("seen", Float, nullable=False, default=0.0, server_default="0"),
    # the colour that somebody has picked; -1 for that of the place
    Column("colour", Integer, nullable=False, default=-1, server_default="-1"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("member", String(24), nullable=False, default="", server_default="", index=True),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("nonce", String(80), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

REACHES: Final = Table(
    "reaches",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("quiet", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("token", String(64), nullable=False),
    Column("agreed", Boolean, nullable=False),
    Index("reaches_by_device", "device"),
    Index("reaches_by_token", "token"),
)
"""Where people are told of their turn."""

CALLS: Final = Table(
    "calls",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("begun", Float, nullable=False),
    Column("due", Float, nullable=False),
    Index("calls_by_due", "due"),
)
"""Who must still be told, and when."""

KEPT: Final = Table(
    "kept", METADATA, Column("name", String(20), primary_key=True), Column("text", Text, nullable=False)
)
"""What the server has made for itself once, such as the keys under which it sends notices."""

TALK: Final = Table(
    "talk",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("after", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("nonce", String(80), nullable=False),
)
"""What people said, and who came and went: beside the game, never in its record."""

PULSE: Final = Table("pulse", METADATA, Column("text", Text, nullable=False))
"""Empty but for a moment, when somebody asks whether the store is well."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    # of the game that was reviewed: a room that went on since has no review
    Column("moves", Integer, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
)

SEEKERS: Final = Table(
    "seekers",
    METADATA,
    # of the secret that the seat will have
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("people", Integer, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

FOUND: Final = Table(
    "found",
    METADATA,
    Column("seeker", String(64), primary_key=True),
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
)
"""Who has looked for a game and was given a seat: once, though two processes may find one for him."""
