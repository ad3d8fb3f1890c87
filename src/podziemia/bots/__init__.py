"""Bots: they play any game through the kernel alone, and know of each game only what its `Mind` tells them."""

from podziemia.bots.bot import Bot
from podziemia.bots.budget import Budget, Settings
from podziemia.bots.make import LEVELS, SECONDS, make_bot
from podziemia.bots.search import think
from podziemia.bots.verdict import Alternative, Verdict

__all__ = ["LEVELS", "SECONDS", "Alternative", "Bot", "Budget", "Settings", "Verdict", "make_bot", "think"]
