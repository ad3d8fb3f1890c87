"""How a game is spoken of: questions, answers, events, reasons, scores and rules of one game in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Ask, Option
from podziemia.kernel.facets.foresight import Likelihood
from podziemia.kernel.game import Game, Reason
from podziemia.kernel.show import message_id
from podziemia.kernel.state import Event
from podziemia.words.messages import words_in

SEVERAL = ">"
COPY = re.compile(r"-\d+$")
"""Stands between the parts of a thing that is several things in order."""

CASES = (("", ""), ("Acc", "acc"), ("Gen", "gen"))
"""The forms of a name that messages may ask for, and the attribute that holds each."""


class Speech:
    """Speaks of one game. `players` are the names at the table, by seat."""

    def __init__(self, lang: str, game: Game[Any], players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.game = game
        self.players = players
        self.words = words_in(lang, game.name)
        self.say = self.words.say

    def id(self, *parts: str) -> str:
        return message_id(self.game.name, *parts)

    # ---- names ----

    def player(self, seat: int) -> str:
        if seat == NOBODY:
            return ""
        return self.players[seat] if seat < len(self.players) else SEAT_LETTERS[seat]

    def name(self, thing: str, case: str = "") -> str:
        """The thing's name in that case; a seat's letter is its player, a number itself, and several things chosen as
        one (`dig>mine>build`) go by their names in order."""
        if SEVERAL in thing:
            return f" {SEVERAL} ".join([self.name(part, case) for part in thing.split(SEVERAL)])
        if len(thing) == 1 and thing in SEAT_LETTERS:
            return self.player(SEAT_LETTERS.index(thing))
        if not thing or thing.isdigit():
            return thing
        id = self.id("name", thing)
        return self.say(id, case) if self.words.has(id, case) else self.say(id)

    def forms(self, argument: str, thing: str) -> dict[str, str | int]:
        """The name in all its cases, as arguments: `thing`, `thingAcc`, `thingGen`."""
        if thing.isdigit():
            return {argument + suffix: int(thing) for suffix, _ in CASES}
        return {argument + suffix: self.name(thing, case) for suffix, case in CASES}

    def heading(self, thing: str) -> str:
        """The name as it stands alone: English leaves its article out."""
        return self.name(thing, "title")

    def title(self) -> str:
        return self.say(self.id("title"))

    def short(self, thing: str) -> str:
        """What stands on the card; empty when there is nothing."""
        return self._if_there("short", thing)

    def text(self, thing: str) -> str:
        """What the thing does, in full; a copy (`frenzy-2`) goes by its first. Empty when there is nothing."""
        return self._if_there("text", thing) or self._if_there("text", COPY.sub("", thing))

    def facts(self, thing: str) -> str:
        """The thing's printed facts as one line, from the game's catalogue; empty when no message tells them."""
        for group, things in self.game.catalogue().items():
            id = self.id("facts", group)
            if isinstance(things, Mapping) and thing in things and self.words.has(id):
                return self.say(id, **self._facts(things[thing]))
        return ""

    def _facts(self, printed: Mapping[str, object]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for key, value in printed.items():
            if isinstance(value, int):
                arguments[key] = value
            elif isinstance(value, str) and self.words.has(self.id("name", value)):
                arguments.update(self.forms(key, value))
            else:
                arguments[key] = "none" if value is None else str(value)
        return arguments

    def _if_there(self, *parts: str) -> str:
        id = self.id(*parts)
        return self.say(id) if self.words.has(id) else ""

    # ---- play ----

    def ask(self, ask: Ask) -> str:
        return self.say(self.id("ask", ask.kind), **self._ask_arguments(ask))

    def ask_why(self, ask: Ask) -> str:
        """The line below the question; empty when there is none."""
        id = self.id("ask", ask.kind)
        return self.say(id, "why", **self._ask_arguments(ask)) if self.words.has(id, "why") else ""

    def _ask_arguments(self, ask: Ask) -> dict[str, str | int]:
        """What is behind the question is a card, or a rule under its title."""
        rule = self.id("rule", ask.because)
        if ask.because and self.words.has(rule, "title"):
            return {"n": ask.n, **{"because" + suffix: self.say(rule, "title") for suffix, _ in CASES}}
        return {"n": ask.n, **self.forms("because", ask.because)}

    def option(self, option: Option) -> str:
        return self.say(self.id("option", option.verb), **self.forms("thing", option.thing))

    def event(self, event: Event) -> str:
        return self.say(
            self.id("event", event.what),
            seat=self.player(event.seat),
            other=self.player(event.other),
            n=event.n,
            things=self.words.joined([self.name(thing) for thing in event.things]),
            **self.forms("thing", event.thing),
        )

    def likelihood(self, likely: Likelihood) -> str:
        """The outcomes in percent."""
        parts = {outcome: round(100 * part) for outcome, part in likely.parts.items()}
        return self.say(self.id("chance"), what=self.name(likely.what), thing=self.name(likely.thing), **parts)

    def reason(self, reason: Reason) -> str:
        return self.say(
            self.id("why", reason.what),
            needed=reason.needed,
            given=reason.given,
            **self.forms("thing", reason.thing),
        )

    def tell(self, id: str, **arguments: object) -> str:
        """A message with the arguments that an event has, given as ids: a seat, a thing or a list of things. After a
        dot stands a form of the message, which need not be there: `abyss-name-keeper.title`."""
        said: dict[str, str | int] = {}
        for key, value in arguments.items():
            if key in ("seat", "other") and isinstance(value, int):
                said[key] = self.player(value)
            elif key == "thing":
                said.update(self.forms(key, str(value)))
            elif isinstance(value, list | tuple):
                said[key] = self.words.joined([self.name(thing) for thing in value])
            else:
                said[key] = value if isinstance(value, int) else str(value)
        id, _, form = id.partition(".")
        return self.say(id, form if self.words.has(id, form) else "", **said)

    # ---- around the play ----

    def setting(self, key: str, value: str = "") -> str:
        return self.say(self.id("setting", key, value) if value else self.id("setting", key))

    def score(self, part: str) -> str:
        return self.say(self.id("score", part))

    def chapter(self, key: str) -> str:
        return self.say(self.id("chapter", key))

    def rule(self, rule: str) -> tuple[str, str]:
        """Title and text of a rule, by its id in the ledger."""
        id = self.id("rule", rule)
        return self.say(id, "title"), self.say(id)

    def rules(self) -> dict[str, list[str]]:
        """The ids of the rules by chapter, in the order of the file: `ABY-4.01` stands in the 4th chapter."""
        pattern = re.compile(re.escape(self.id("rule", self.game.ids)) + r"-(\d+)-(\w+)")
        numbered = [match.groups() for match in map(pattern.fullmatch, self.words.ids(self.id("rule"))) if match]
        first = min([int(number) for number, _ in numbered], default=1)  # some ledgers count from 0
        found: dict[str, list[str]] = {chapter: [] for chapter in self.game.chapters}
        for number, rest in numbered:
            found[self.game.chapters[int(number) - first]].append(f"{self.game.ids}-{number}.{rest}")
        return found
