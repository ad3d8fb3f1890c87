"""Ids of things and the ids of messages made of them, for the client to prove that it makes them alike.

Written by `python -m tests.words.message_ids`.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.show import message_id
from podziemia.words import FALLBACK, source

FILE = Path(__file__).parents[2] / "web/tests/message-ids.json"
ODD_NAMES = ["Zażółć gęślą", "İstanbul", "\u212aelvin", "ΣΑΣ", "𝔸 𝔹"]
ODD = ["", "-", "_", "-_-", "a__b", "a\u00a0b\n", "A.B:C+D>E", "ABY-7.01", *ODD_NAMES]


def ids_of(name: str) -> Iterator[str]:
    """Whatever a game calls something: verbs, things, settings, and all words of its catalogue."""
    game = find_game(name)
    for text in game.action_texts():
        yield from text.replace(">", " ").split(" ")
    for setting in game.settings:
        yield from (setting.key, *setting.choices)
    yield from game.chapters
    yield from strings(game.catalogue())


def strings(plain: object) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(plain, (list, tuple)):
        for value in plain:
            yield from strings(value)


def made() -> str:
    games = [name for name in game_names() if source(FALLBACK, name)]  # games for tests have no words
    ids = {*ODD, *[id for name in games for id in ids_of(name)]}
    return json.dumps({id: message_id(id) for id in sorted(ids)}, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
