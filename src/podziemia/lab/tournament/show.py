"""The standings in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.markup import escape
from rich.table import Table

from podziemia.lab.report import lab_console
from podziemia.words import words_in

COLUMNS: Final = ("rating", "interval", "wins", "ci", "score", "deviation", "games", "milliseconds")


def show_standings(found: dict[str, Any], lang: str) -> None:
    say = words_in(lang).say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("lab-column-seat"))
    for column in COLUMNS:
        table.add_column(say(f"lab-column-{column}"), justify="right")
    for standing in found["standings"]:
        table.add_row(escape(standing["bot"]), *figures(standing, lang))
    console = lab_console()
    console.print(table)
    console.print(
        say(
            "lab-tournament-played",
            games=found["games"],
            deals=found["deals"],
            share=found["fair_share"],
            ties=found["ties"],
            capped=found["capped"],
        )
    )


def figures(standing: dict[str, Any], lang: str) -> list[str]:
    """A bot's row, in the order of the columns."""
    say = words_in(lang).say
    low, high = standing["rating_ci"]
    least, most = standing["ci"]
    return [
        rating_text(standing["rating"]),
        f"{rating_text(low)} … {rating_text(high)}",
        say("lab-share", share=standing["win_rate"]),
        f"{say('lab-share', share=least)} – {say('lab-share', share=most)}",
        say("lab-mean", n=standing["mean_score"]),
        say("lab-mean", n=standing["score_deviation"]),
        str(standing["games"]),
        say("lab-mean", n=standing["milliseconds"]),
    ]


def rating_text(points: float) -> str:
    """With its sign, because ratings are told against the average of the field."""
    return f"{round(points):+d}".replace("-", "−").replace("+0", "0")
