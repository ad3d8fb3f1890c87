"""Titles of games, without reading all the words of a game for the sake of one."""

from __future__ import annotations

import re
from functools import cache

from podziemia.kernel.show import message_id
from podziemia.words import source


@cache
def title_of(game: str, lang: str) -> str:
    found = re.search(rf"^{re.escape(message_id(game, 'title'))} = (.+)$", source(lang, game), re.MULTILINE)
    return found[1].strip() if found else game
