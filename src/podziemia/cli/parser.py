"""argparse in the reader's language: whatever a command gives as help is a message id, looked up when it is shown."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from podziemia.kernel.errors import BadSetup

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


class Parser(argparse.ArgumentParser):
    """Help and usage in `lang`; wrong arguments are a trouble like any other."""

    lang: ClassVar[str]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs, add_help=False, allow_abbrev=False, formatter_class=formatter_in(self.lang))
        self._positionals.title = "cli-arguments"
        self._optionals.title = "cli-options"
        self.add_argument("-h", "--help", action="help", help="cli-help")
        self.add_argument("--lang", default=argparse.SUPPRESS, help="cli-lang")

    def error(self, message: str) -> NoReturn:
        """argparse would explain in English; the usage says what is right in any language."""
        raise BadSetup("usage", usage=" ".join(self.format_usage().split()))


class Formatter(argparse.HelpFormatter):
    """Looks every text up; what is not a message stays as it is."""

    lang: ClassVar[str]

    def say(self, id: str | None) -> str | None:
        if id is None or id is argparse.SUPPRESS:
            return id
        from podziemia.words import words_in

        return words_in(self.lang).say(id)

    def start_section(self, heading: str | None) -> None:
        super().start_section(self.say(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(self.say(text))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.say('cli-usage')} " if prefix is None else prefix)

    def _expand_help(self, action: argparse.Action) -> str:
        return self.say(action.help) or ""

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        """What stands for the value is a word too; a command in the list of commands stands for itself."""
        shown = action.metavar if isinstance(action.metavar, str) else self.say(f"cli-metavar-{action.dest}") or ""
        return lambda size: (shown,) * size


def parser_in(lang: str) -> type[Parser]:
    """The parser class that speaks the language; sub-parsers are made of the same class."""
    return type("Parser", (Parser,), {"lang": lang})


def formatter_in(lang: str) -> type[Formatter]:
    return type("Formatter", (Formatter,), {"lang": lang})
