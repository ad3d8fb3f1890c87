"""What the levels of bots are, in words: the same that the page says where one chooses them."""

from __future__ import annotations

from podziemia.ladder import Rise, Rung, rungs
from podziemia.words import Words, words_in


def told_levels(lang: str, game: str) -> list[str]:
    """A line for each level from the lowest up, and one for all of them where the game has it."""
    words = words_in(lang, "ui")
    lines = []
    below = ""
    for rung in rungs(game):
        lines.append(f"{called(words, rung['level'])}: {' '.join(about(words, rung, below))}")
        below = rung["level"]
    own = words_in(lang, game)
    return [*lines, own.say(f"{game}-levels")] if own.has(f"{game}-levels") else lines


def called(words: Words, level: str) -> str:
    """What one writes to have it, and its name in the language."""
    name = words.say(f"ui-level-{level}")
    return level if name == level else f"{level} ({name})"


def about(words: Words, rung: Rung, below: str) -> list[str]:
    does = words.say(f"ui-level-does-{rung['level']}", seconds=rung["seconds"])
    if not below:
        return [does, words.say("ui-level-lowest", rating=str(rung["rating"]))]
    rated = [] if rung["rating"] is None else [words.say("ui-level-rated", rating=str(rung["rating"]))]
    return [does, *rated, risen(words, rung["rise"], below)]


def risen(words: Words, rise: Rise | None, below: str) -> str:
    name = words.say(f"ui-level-{below}")
    if rise is None:
        return words.say("ui-level-unmeasured", below=name)
    return words.say(
        "ui-level-rise",
        below=name,
        games=rise["games"],
        share=round(100 * rise["share"]),
        low=round(100 * rise["low"]),
        high=round(100 * rise["high"]),
        par=round(100 * rise["par"]),
    )
