"""Bots: they play any game through the kernel alone, and know of each game only what its `Mind` tells them."""

from podziemia.bots.bot import Bot
from podziemia.bots.make import LEVELS, make_bot
from podziemia.bots.search import Alternative, Budget, Settings, Verdict, think

__all__ = ["LEVELS", "Alternative", "Bot", "Budget", "Settings", "Verdict", "make_bot", "think"]
