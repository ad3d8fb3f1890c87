"""The screen and the keyboard: plain when it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

PLAIN_WIDTH: Final = 120
"""Into a file or a pipe lines may be long: nothing is cut off there."""
WIDEST_PROSE: Final = 100
HANGING: Final = " " * 6


class Screen:
    """Where a person reads and writes."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or _console()
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    def blank(self) -> None:
        self.console.print()

    def heading(self, text: str) -> None:
        self.prose(text, "bold cyan")

    def prose(self, text: str, style: str = "", indent: str = "", first: str | None = None) -> None:
        """A paragraph, broken between words. Polish one-letter words hold on to the next one (rich would let go)."""
        width = min(self.console.width, WIDEST_PROSE)
        begin = indent if first is None else first
        for line in wrap(text, width, initial_indent=begin, subsequent_indent=indent) or [""]:
            self.console.print(Text(line, style=style), soft_wrap=True)

    def drawing(self, markup: str) -> None:
        """Lines with marks of their own; one that is too long goes on below, further in."""
        for line in hanging(markup, self.console, self.console.width):
            self.console.print(line, soft_wrap=True)

    def choice(self, number: int, label: str, meaning: str) -> None:
        shown = f"[bold yellow]{number:3}[/]  {escape(label)}"
        self.drawing(f"{shown} [dim]· {escape(meaning)}[/]" if meaning else shown)

    def ask(self, prompt: str) -> str | None:
        """A line from the person; None when there will be no more. What comes through a pipe is shown, as if typed."""
        self.console.file.flush()
        try:
            line = input(prompt).strip()
        except EOFError:
            self.blank()
            return None
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while a bot thinks."""
        return self.console.status(escape(text)) if self.interactive else nullcontext()

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()


def hanging(markup: str, console: Console, width: int) -> Iterator[Text]:
    """The lines of a drawing; one that is wider goes on below, further in."""
    for line in markup.splitlines():
        text = Text.from_markup(line)
        if text.cell_len <= width:
            yield text
            continue
        for number, part in enumerate(text.wrap(console, width - len(HANGING))):
            yield Text(HANGING if number else "") + part


def _console() -> Console:
    console = Console(highlight=False, emoji=False)
    return console if console.is_terminal else Console(highlight=False, emoji=False, width=PLAIN_WIDTH)
