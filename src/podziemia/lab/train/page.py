"""The curve of strength: one page that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

from podziemia.lab.tournament import plots
from podziemia.words import words_in

DUELS: Final = [("strength", "lab-train-strength"), ("gate", "lab-train-gate-title")]


def page(log: dict[str, Any], lang: str) -> str:
    """What each generation won against the one before it and against the yardstick, with intervals. Where greedy does
    not ask the net, the gate is how well both have foretold games, and there is nothing else."""
    game = log["recipe"]["game"]
    say = words_in(lang, game).say
    title = escape(say("lab-train-title", game=say(f"{game}-title")))
    style = files("podziemia.lab.tournament").joinpath("page.css").read_text(encoding="utf-8")
    parts = [f"<h1>{title}</h1>"]
    foretold = [one for one in log["generations"] if one["gate"] and "losses" in one["gate"]]
    headings = [("gate", "lab-train-foretold-title")] if foretold else DUELS
    for key, heading in headings:
        parts += [f"<h2>{escape(say(heading))}</h2>", curve(log["generations"], key, lang)]
    parts.append(losses(log["generations"], lang))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}main {{ display: block; }}\n</style>\n</head>\n"
        f"<body>\n<main>{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def curve(generations: list[dict[str, Any]], key: str, lang: str) -> str:
    say = words_in(lang).say

    def share(value: float) -> str:
        return say("lab-share", share=value)

    axis = plots.linear_axis(0.0, 1.0, share)
    rows = []
    for one in generations:
        found = one[key]
        if found is not None:
            figure = f"{share(found['share'])} ({share(found['low'])} – {share(found['high'])})"
            label = say("lab-train-row", n=one["generation"], games=found["games"], kept="yes" if one["kept"] else "no")
            strip = plots.interval(axis, found["low"], found["share"], found["high"], f"{label}: {figure}")
            rows.append((label, strip, figure))
    return plots.plot(rows, axis)


def losses(generations: list[dict[str, Any]], lang: str) -> str:
    say = words_in(lang).say
    rows = [
        say(
            "lab-train-loss",
            n=one["generation"],
            positions=one["positions"],
            path=" → ".join(map(str, one["log_loss"])),
        )
        for one in generations
    ]
    return f"<h2>{escape(say('lab-train-losses'))}</h2><ul>{''.join([f'<li>{escape(row)}</li>' for row in rows])}</ul>"
