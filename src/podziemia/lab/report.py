"""What the laboratory prints."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.show import message_id
from podziemia.lab.simulate import Tally
from podziemia.words import Words, words_in

T = TypeVar("T")

LOOK: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

BENCH_COLUMNS: Final = (
    "decisions_per_second",
    "games_per_second",
    "fork_microseconds",
    "mcts_iterations_per_second",
    "replays_per_second",
    "yardstick_seconds",
)


def with_progress(things: Iterable[T], total: int, lang: str, worth: Callable[[T], int] = lambda _: 1) -> Iterator[T]:
    """The things, with a bar on stderr while they come, if somebody looks at it; `worth` says how far one moves it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from things
        return
    with Progress(*LOOK, console=console, transient=True) as progress:
        bar = progress.add_task(words_in(lang).say("lab-running"), total=total)
        for thing in things:
            yield thing
            progress.advance(bar, worth(thing))


def tell_played(tally: Tally, keys: list[str], lang: str) -> None:
    """A line on stderr for a table at which all games are played, so that a long sweep is seen to go on."""
    table = " ".join([tally.contest.settings[key] for key in keys])
    wins = ", ".join([f"{SEAT_LETTERS[seat]} {tally.won(seat):g}" for seat in range(len(tally.contest.seats))])
    line = words_in(lang).say(
        "lab-table-played", table=table, seats=len(tally.contest.seats), games=tally.games, wins=wins
    )
    sys.stderr.write(line + "\n")


def show_simulation(found: dict[str, Any], lang: str) -> None:
    say = words_in(lang).say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("seat", "wins", "ci", "score", "deviation", "range"):
        table.add_column(say(f"lab-column-{column}"), justify="left" if column == "seat" else "right")
    for seat, spec in enumerate(found["seats"]):
        low, high = found["ci"][seat]
        table.add_row(
            SEAT_LETTERS[seat],
            escape(spec),
            say("lab-share", share=found["win_rate"][seat]),
            f"{say('lab-share', share=low)} – {say('lab-share', share=high)}",
            say("lab-mean", n=found["mean_score"][seat]),
            say("lab-mean", n=found["score_deviation"][seat]),
            f"{found['lowest_score'][seat]} – {found['highest_score'][seat]}",
        )
    console = lab_console()
    console.print(table)
    console.print(
        say(
            "lab-length",
            games=found["games"],
            mean=say("lab-mean", n=found["mean_decisions"]),
            shortest=found["shortest"],
            longest=found["longest"],
            ties=found["ties"],
            capped=found["capped"],
        )
    )


def show_sweep(found: dict[str, Any], lang: str) -> None:
    """A line for every table: what it was set to, how many sat at it, and how often each side won."""
    words = words_in(lang, found["game"])
    say = words.say
    game, keys, played = found["game"], found["swept"], found["tables"]
    most = max(played, key=lambda one: len(one["sides"]))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in keys:
        table.add_column(say(message_id(game, "setting", key)))
    table.add_column(say("lab-column-seats"), justify="right")
    for number in range(len(most["sides"])):
        table.add_column(_side_name(words, game, number, most), justify="right")
        table.add_column(say("lab-column-ci"), justify="right")
    table.add_column(say("lab-column-games"), justify="right")
    table.add_column(say("lab-fact-decisions"), justify="right")
    for one in played:
        row = [say(message_id(game, "setting", key, one["settings"][key])) for key in keys]
        row.append(str(len(one["seats"])))
        for side in one["sides"]:
            low, high = side["ci"]
            row += [say("lab-share", share=side["win_rate"]), f"{_share(say, low)} – {_share(say, high)}"]
        row += [""] * (2 * (len(most["sides"]) - len(one["sides"])))
        table.add_row(*row, str(one["games"]), say("lab-mean", n=one["mean_decisions"]))
    lab_console().print(table)


def _share(say: Callable[..., str], share: float) -> str:
    return say("lab-share", share=share)


def _side_name(words: Words, game: str, number: int, table: dict[str, Any]) -> str:
    """The side's name where the game has one, else the letters of its seats."""
    id = message_id(game, "side", str(number))
    if words.has(id):
        return words.say(id)
    return "".join([SEAT_LETTERS[seat] for seat in table["sides"][number]["seats"]])


def show_bench(found: list[dict[str, Any]], lang: str) -> None:
    say = words_in(lang).say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("lab-column-game"))
    table.add_column(say("lab-column-seats"), justify="right")
    for column in BENCH_COLUMNS:
        table.add_column(say(message_id("lab-column", column)), justify="right")
    table.add_column(say("lab-column-build"))
    for figures in found:
        row = [say("lab-figure", n=figures[column]) for column in BENCH_COLUMNS]
        table.add_row(figures["game"], str(figures["seats"]), *row, figures["build"])
    lab_console().print(table)


def tell(message: str, lang: str, **details: str | int) -> None:
    """A line beside the results, which go to stdout."""
    sys.stderr.write(words_in(lang).say(message, **details) + "\n")


def lab_console() -> Console:
    console = Console(highlight=False, emoji=False)
    return console if console.is_terminal else Console(highlight=False, emoji=False, width=140)
