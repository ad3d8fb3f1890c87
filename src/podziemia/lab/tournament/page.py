"""The report: one page that needs nothing else, in all languages, dark or light as the reader's system is."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.lab.tournament import plots
from podziemia.lab.tournament.show import COLUMNS, figures, rating_text
from podziemia.words import LANGUAGES, words_in

LANGUAGE_STYLE: Final = """
#{lang}:checked ~ main:lang({lang}) {{ display: block; }}
#{lang}:checked ~ .langs [for="{lang}"] {{ background: var(--panel); color: var(--ink); border-color: var(--ink); }}
#{lang}:focus-visible ~ .langs [for="{lang}"] {{ outline: 2px solid var(--focus); outline-offset: 3px; }}
"""


def page(found: dict[str, Any], lang: str) -> str:
    """The whole page; `lang` is the language it opens in."""
    style = files("podziemia.lab.tournament").joinpath("page.css").read_text(encoding="utf-8")
    style += "".join([LANGUAGE_STYLE.format(lang=one) for one in LANGUAGES])
    buttons = [
        f'<input type="radio" class="lang" name="lang" id="{one}"{" checked" if one == lang else ""} '
        f'aria-label="{words_in(one).say("lab-page-language")}">'
        for one in LANGUAGES
    ]
    labels = [f'<label for="{one}">{words_in(one).say("lab-page-language")}</label>' for one in LANGUAGES]
    title = escape(Report(found, lang).title())
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'{"".join(buttons)}<div class="langs" aria-hidden="true">{"".join(labels)}</div>\n'
        + "\n".join([Report(found, one).main() for one in LANGUAGES])
        + "\n</body>\n</html>\n"
    )


class Report:
    """The standings as a page in one language."""

    def __init__(self, found: dict[str, Any], lang: str) -> None:
        self.found = found
        self.lang = lang
        self.words = words_in(lang, found["game"])
        self.standings: list[dict[str, Any]] = found["standings"]

    def say(self, message: str, **arguments: str | float) -> str:
        return self.words.say(message, **arguments)

    def title(self) -> str:
        return self.say("lab-page-title", game=self.say(f"{self.found['game']}-title"))

    def main(self) -> str:
        parts = [
            self.head(),
            self.section("ratings", self.ladder()),
            self.section("standings", self.table()),
            self.section("matrix", self.matrix()),
            self.section("scores", self.scores()),
            self.section("time", self.times()),
            self.section("sides", self.sides()),
        ]
        return f'<main lang="{self.lang}">{"".join(parts)}</main>'

    def section(self, key: str, inside: str) -> str:
        heading = escape(self.say(f"lab-page-{key}"))
        return (
            f"<section><h2>{heading}</h2><p>{escape(self.words.say(f'lab-page-{key}', 'about'))}</p>{inside}</section>"
        )

    # ---- the top ----

    def head(self) -> str:
        return f'<h1>{escape(self.title())}</h1><p class="lead">{escape(self.verdict())}</p>{self.facts()}'

    def verdict(self) -> str:
        """Who leads, and how often it did better than the runner-up where they met."""
        first, second = self.standings[0]["bot"], self.standings[1]["bot"]
        meeting = self.found["better"][0][1]
        if meeting is None:
            return self.say("lab-page-leader", first=first)
        return self.say("lab-page-lead", first=first, second=second, share=meeting["share"], games=meeting["games"])

    def facts(self) -> str:
        found = self.found
        settings = ", ".join([f"{key}={value}" for key, value in found["settings"].items()])
        pairs = [
            ("games", str(found["games"])),
            ("deals", str(found["deals"])),
            ("seats", str(found["seats"])),
            ("fair", self.say("lab-share", share=found["fair_share"])),
            ("decisions", self.say("lab-mean", n=found["mean_decisions"])),
            ("seed", found["seed"]),
            ("settings", settings),
            ("clock", found["clock"]),
            ("version", f"{found['version']} · {found['edition']}"),
            ("build", ", ".join([self.say(f"cli-build-{build}") for build in found["builds"]])),
        ]
        shown = [
            f"<div><dt>{escape(self.say(f'lab-fact-{key}'))}</dt><dd>{escape(value)}</dd></div>"
            for key, value in pairs
            if value
        ]
        return f'<dl class="facts">{"".join(shown)}</dl>'

    # ---- plots ----

    def ladder(self) -> str:
        ends = [end for one in self.standings for end in one["rating_ci"]]
        axis = plots.linear_axis(min(ends), max(ends), rating_text)
        rows = []
        for one in self.standings:
            low, high = one["rating_ci"]
            figure = rating_text(one["rating"])
            spoken = f"{one['bot']}: {figure} ({rating_text(low)} … {rating_text(high)})"
            rows.append((one["bot"], plots.interval(axis, low, one["rating"], high, spoken), figure))
        return plots.plot(rows, axis)

    def scores(self) -> str:
        every = [score for one in self.standings for score in one["scores"]] or [0]
        width = max(1, round((max(every) - min(every)) / 30))
        low, high = min(every) // width * width, (max(every) // width + 1) * width
        axis = plots.linear_axis(low - 0.5, high - 0.5, lambda n: f"{n:g}", 7)
        rows = []
        for one in self.standings:
            mean = self.say("lab-mean", n=one["mean_score"])
            spoken = f"{one['bot']}: {mean} ± {self.say('lab-mean', n=one['score_deviation'])}"
            drawn = plots.histogram(axis, one["scores"], width, one["mean_score"], spoken)
            rows.append((one["bot"], drawn, mean))
        return plots.plot(rows, axis)

    def times(self) -> str:
        least = 0.001
        milliseconds = [
            max(least, one[key]) for one in self.standings for key in ("milliseconds", "longest_milliseconds")
        ]
        axis = plots.log_axis(min(milliseconds), max(milliseconds), lambda n: self.say("lab-number", n=n))
        rows = []
        for one in self.standings:
            mean, longest = max(least, one["milliseconds"]), max(least, one["longest_milliseconds"])
            figure = self.say("lab-milliseconds", n=one["milliseconds"])
            spoken = f"{one['bot']}: {figure} … {self.say('lab-milliseconds', n=one['longest_milliseconds'])}"
            rows.append((one["bot"], plots.reach(axis, mean, longest, spoken), figure))
        return plots.plot(rows, axis)

    # ---- tables ----

    def table(self) -> str:
        heads = "".join([f"<th scope=col>{escape(self.say(f'lab-column-{column}'))}</th>" for column in COLUMNS])
        rows = [
            f"<tr><th scope=row>{escape(one['bot'])}</th>"
            + "".join([f"<td>{escape(figure)}</td>" for figure in figures(one, self.lang)])
            + "</tr>"
            for one in self.standings
        ]
        return self.grid("", heads, rows)

    def matrix(self) -> str:
        heads = "".join([f"<th scope=col>{escape(one['bot'])}</th>" for one in self.standings])
        rows = [
            f"<tr><th scope=row>{escape(one['bot'])}</th>{''.join([self.meeting(cell) for cell in cells])}</tr>"
            for one, cells in zip(self.standings, self.found["better"], strict=True)
        ]
        return self.grid("matrix", heads, rows)

    def meeting(self, cell: dict[str, float] | None) -> str:
        if cell is None:
            return '<td class="none">–</td>'
        share = cell["share"]
        side = "ahead" if share >= 0.5 else "behind"
        shown = escape(self.say("lab-share", share=share))
        games = escape(self.say("lab-games", n=cell["games"]))
        return f'<td class="{side}" style="--by:{abs(share - 0.5) * 2:.2f}">{shown}<small>{games}</small></td>'

    def sides(self) -> str:
        names = ["".join([SEAT_LETTERS[seat] for seat in side["seats"]]) for side in self.found["sides"]]
        heads = "".join([f"<th scope=col>{name}</th>" for name in names])
        every = [self.say("lab-share", share=side["win_rate"]) for side in self.found["sides"]]
        rows = [self.share_row(self.say("lab-page-all-bots"), every)]
        for one in self.standings:
            shares = ["–" if share is None else self.say("lab-share", share=share) for share in one["by_side"]]
            rows.append(self.share_row(one["bot"], shares))
        return self.grid("", heads, rows)

    def share_row(self, name: str, shares: list[str]) -> str:
        cells = "".join([f"<td>{escape(share)}</td>" for share in shares])
        return f"<tr><th scope=row>{escape(name)}</th>{cells}</tr>"

    def grid(self, css: str, heads: str, rows: list[str]) -> str:
        corner = escape(self.say("lab-column-seat"))
        head = f"<thead><tr><th scope=col>{corner}</th>{heads}</tr></thead>"
        body = f"<tbody>{''.join(rows)}</tbody>"
        return f'<div class="wide" tabindex="0"><table class="{css}">{head}{body}</table></div>'
